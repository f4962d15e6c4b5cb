// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/loop_turn.h"

#include <QAbstractEventDispatcher>

#include <ctime>

namespace saltus::ui {

namespace {
double thread_ms() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}
} // namespace

// By the processor, not by the clock: some dispatchers tell only that they will sleep, not that they woke.
LoopTurn::LoopTurn(QObject* parent) : QObject(parent), begun_(thread_ms()) {
    const auto* dispatcher = QAbstractEventDispatcher::instance();
    if (!dispatcher) return; // no loop, no turns
    connect(dispatcher, &QAbstractEventDispatcher::awake, this, &LoopTurn::begin);
    connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, &LoopTurn::begin);
}

bool LoopTurn::isLong() const { return thread_ms() - begun_ > kLong; }

bool LoopTurn::givesWay(bool can) {
    const bool gives = can && isLong() && gaveWay_ < kMostTurns;
    gaveWay_ = gives ? gaveWay_ + 1 : 0;
    return gives;
}

void LoopTurn::begin() {
    begun_ = thread_ms();
    emit began();
}

} // namespace saltus::ui

#include "moc_loop_turn.cpp"

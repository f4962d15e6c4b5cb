// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/slices.h"

#include <algorithm>
#include <utility>

namespace saltus::ui {

Slices::Slices(QObject* parent) : QObject(parent) {
    timer_.setSingleShot(true);
    timer_.setInterval(0); // begun anew after each piece, so never two in one turn
    connect(&timer_, &QTimer::timeout, this, &Slices::next);
}

void Slices::putOff(QObject* owner, std::function<void()> work) {
    const auto found = std::find_if(pieces_.begin(), pieces_.end(), [owner](const Piece& piece) { return piece.owner == owner; });
    if (found != pieces_.end()) found->work = std::move(work);
    else pieces_.push_back({owner, std::move(work)});
    timer_.start();
}

bool Slices::waits(const QObject* owner) const {
    return std::any_of(pieces_.begin(), pieces_.end(), [owner](const Piece& piece) { return piece.owner == owner; });
}

void Slices::doNow(const QObject* owner) {
    const auto found = std::find_if(pieces_.begin(), pieces_.end(), [owner](const Piece& piece) { return piece.owner == owner; });
    if (found == pieces_.end()) return;
    const Piece piece = std::move(*found);
    pieces_.erase(found);
    piece.work();
}

void Slices::drop(const QObject* owner) {
    std::erase_if(pieces_, [owner](const Piece& piece) { return piece.owner == owner; });
}

void Slices::next() {
    while (!pieces_.empty() && !pieces_.front().owner) pieces_.pop_front();
    if (pieces_.empty()) return;
    if (turn_.givesWay()) return timer_.start();
    const Piece piece = std::move(pieces_.front());
    pieces_.pop_front();
    if (!pieces_.empty()) timer_.start();
    piece.work();
}

} // namespace saltus::ui

#include "moc_slices.cpp"

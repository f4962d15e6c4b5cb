// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/thread_reserve.h"

#include <exception>
#include <new>
#include <utility>

namespace saltus::ui {

namespace {
// The language keeps one handler for the program and gives it no argument: by thread it is found without a lock.
thread_local ThreadReserve* reserve = nullptr;
} // namespace

ThreadReserve::ThreadReserve() {
    before_ = std::exchange(reserve, this);
    std::set_new_handler(&ThreadReserve::giveBack);
}

ThreadReserve::~ThreadReserve() {
    reserve = before_;
    if (!before_) std::set_new_handler(nullptr);
}

void ThreadReserve::giveBack() {
    if (reserve && reserve->held_) {
        reserve->held_.reset();
        reserve->wanted_ = true;
        return;
    }
    // Gone since an earlier event, and no room to set it aside again: whoever asked may not be able to bear an exception.
    if (reserve && !reserve->wanted_) std::terminate();
    throw std::bad_alloc();
}

bool ThreadReserve::wasWanted() noexcept {
    const bool wanted = std::exchange(wanted_, false);
    if (!held_) {
        std::set_new_handler(nullptr); // no reserve for the reserve
        try {
            held_.emplace();
        } catch (const std::bad_alloc&) {
        }
        std::set_new_handler(&ThreadReserve::giveBack);
    }
    return wanted;
}

} // namespace saltus::ui

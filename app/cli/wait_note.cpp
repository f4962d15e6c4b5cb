// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/wait_note.h"

#include "app/cli/terminal.h"

#include <chrono>
#include <ctime>
#include <exception>
#include <utility>

namespace saltus::cli {

namespace {

double processor_seconds() {
    timespec t{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

} // namespace

WaitNote::WaitNote(std::string what) : what_(std::move(what)) {
    try {
        thread_ = std::thread([this] { watch(); });
    } catch (const std::exception&) { // no memory or no thread left: the work is what matters
    }
}

WaitNote::~WaitNote() {
    {
        const std::scoped_lock lock(mutex_);
        done_ = true;
    }
    changed_.notify_all();
    if (thread_.joinable()) thread_.join();
}

void WaitNote::now(std::string what) {
    {
        const std::scoped_lock lock(mutex_);
        what_ = std::move(what);
    }
    changed_.notify_all();
}

void WaitNote::watch() {
    using namespace std::chrono_literals;
    constexpr double kFewest = 0.5; // s of processor time: a machine that is busy elsewhere is no news
    const double begin = processor_seconds();
    std::unique_lock lock(mutex_);
    for (auto wait = 1000ms; !changed_.wait_for(lock, wait, [this] { return done_; }); wait = 200ms)
        if (processor_seconds() - begin >= kFewest) break;
    while (!done_) {
        try {
            if (what_ != told_) say(told_ = what_);
        } catch (const std::exception&) { // no memory left for a note
            return;
        }
        changed_.wait(lock, [this] { return done_ || what_ != told_; });
    }
}

} // namespace saltus::cli

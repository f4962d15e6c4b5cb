// SPDX-License-Identifier: GPL-3.0-or-later
// What the program is at, in a line on standard error, once that has taken a second; and what comes after that.
#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace saltus::cli {

class WaitNote {
public:
    explicit WaitNote(std::string what);
    ~WaitNote();
    WaitNote(const WaitNote&) = delete;
    WaitNote& operator=(const WaitNote&) = delete;
    void now(std::string what);

private:
    void watch();
    std::mutex mutex_; // guards the next three
    std::condition_variable changed_;
    std::string what_, told_;
    bool done_ = false;
    std::thread thread_; // the work itself need not look at the clock
};

} // namespace saltus::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl-C and SIGTERM: a thread waits for them, so that what they do is ordinary code and not a signal handler. As long as nothing
// is computed that could be kept, the first one ends the program (what it was writing is removed first). From the first
// Guard on, the first one stops the run (files are still written, in haste), the second one the writing (no half file stays), the third one
// ends the program.
#pragma once

#include "core/base/cancel.h"

#include <functional>
#include <mutex>
#include <thread>

namespace saltus::cli {

class Interrupts {
public:
    Interrupts(); // before any other thread is started: they inherit the blocked signals
    ~Interrupts();
    Interrupts(const Interrupts&) = delete;
    Interrupts& operator=(const Interrupts&) = delete;

    bool interrupted() const noexcept { return first_.cancelled(); }
    const CancelToken& running() const noexcept { return first_; }
    const CancelToken& writing() const noexcept { return second_; }

    bool keeping() const; // whether what is computed is worth keeping: a signal does not end the program

    // What is computed from now on is worth keeping. Calls `stop` at the first signal, at once if it came already, as long as the
    // guard lives.
    class Guard {
    public:
        Guard(Interrupts& owner, std::function<void()> stop);
        ~Guard();
        Guard(const Guard&) = delete;
        Guard& operator=(const Guard&) = delete;

    private:
        Interrupts& owner_;
    };

private:
    void wait();
    [[noreturn]] void end_program() noexcept;
    CancelToken first_, second_;
    mutable std::mutex mutex_;
    std::function<void()> stop_;
    bool keeping_ = false;
    std::thread thread_;
};

} // namespace saltus::cli

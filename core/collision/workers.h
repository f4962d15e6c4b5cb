// SPDX-License-Identifier: GPL-3.0-or-later
// Threads that wait for shares of work; made once, when first asked for.
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace saltus::collision {

class Workers {
public:
    Workers() = default;
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    // Calls work(context, share) for every share in [0, shares), share 0 on this thread; returns when all are done.
    void run(int shares, void (*work)(void*, int), void* context);

private:
    void serve(int share);

    std::mutex mutex_;
    std::condition_variable start_, done_;
    std::vector<std::thread> threads_;
    void (*work_)(void*, int) = nullptr;
    void* context_ = nullptr;
    unsigned long round_ = 0;
    int shares_ = 0, open_ = 0;
    bool stop_ = false;
};

} // namespace saltus::collision

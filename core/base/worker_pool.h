// SPDX-License-Identifier: GPL-3.0-or-later
// Threads that live as long as their owner and run one function together. Between the parts of it they meet at a
// barrier: a short spin, then sleep, so that a machine busy with other work is not held up. What one of them throws (want of
// memory, Stopped) the others meet at the barrier as Abandoned, and whoever asked for the work gets it. They ask whether to go on
// what the caller asks, where any thread may (going_on.h).
#pragma once

#include "core/base/going_on.h"

#include <atomic>
#include <exception>
#include <memory>
#include <thread>
#include <vector>

namespace saltus {

// Another thread of the team has thrown: this one is to leave as well. Caught by the pool alone.
struct Abandoned {};

class Barrier {
public:
    // Only while nobody waits.
    void reset(int count) noexcept;
    // Everything written before by one thread is seen after it by all. Throws Abandoned.
    void wait();
    // Nobody waits any longer.
    void abandon() noexcept;
    bool abandoned() const noexcept { return abandoned_.load(std::memory_order_acquire); }

private:
    int count_ = 1;
    std::atomic<bool> abandoned_{false};
    std::atomic<int> left_{1};
    std::atomic<unsigned> round_{0};
};

// What one thread knows of those that do the same work. A team of one has no barrier.
struct Team {
    int index = 0, count = 1;
    Barrier* barrier = nullptr;
    void wait() const {
        if (barrier != nullptr) barrier->wait();
    }
    // Between the barriers, in a loop that waits for what another thread makes.
    void check() const {
        if (barrier != nullptr && barrier->abandoned()) throw Abandoned{};
    }
};

class WorkerPool {
public:
    WorkerPool() = default;
    ~WorkerPool();
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    // task(team) on so many threads, the caller's own (index 0) included; returns when all are done, or throws what the task
    // threw first. Threads are made when first asked for and stay; those not asked for are left asleep.
    template <class Task>
    void run(int threads, Task& task) {
        run(threads, [](void* context, const Team& team) { (*static_cast<Task*>(context))(team); }, &task);
    }

private:
    using Function = void (*)(void*, const Team&);
    struct Worker {
        std::atomic<unsigned> job{0}; // changes when there is something to do
        std::thread thread;
    };
    void run(int threads, Function function, void* context);
    void work(Worker& worker, int index);
    void together(const Team& team) noexcept; // the function, by one thread

    std::vector<std::unique_ptr<Worker>> workers_;
    Barrier barrier_;
    std::atomic<int> busy_{0};
    int threads_ = 1;
    bool quit_ = false;
    std::atomic<bool> thrown_{false}; // who sets it keeps what it caught
    std::exception_ptr caught_;
    Function function_ = nullptr;
    void* context_ = nullptr;
    const GoesOn* goes_on_ = nullptr; // of the caller; null: none, or one that its thread alone may ask
};

} // namespace saltus

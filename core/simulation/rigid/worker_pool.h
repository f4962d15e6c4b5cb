// SPDX-License-Identifier: GPL-3.0-or-later
// Threads that live as long as their owner and run one function together. Between the parts of it they meet at a
// barrier: a short spin, then sleep, so that a machine busy with other work is not held up.
#pragma once

#include <atomic>
#include <thread>
#include <vector>

namespace saltus::rigid {

class Barrier {
public:
    explicit Barrier(int count) noexcept : count_(count), left_(count) {}
    // Everything written before by one thread is seen after it by all.
    void wait() noexcept;

private:
    int count_;
    std::atomic<int> left_;
    std::atomic<unsigned> round_{0};
};

// What one thread knows of those that do the same work. A team of one has no barrier.
struct Team {
    int index = 0, count = 1;
    Barrier* barrier = nullptr;
    void wait() const noexcept {
        if (barrier != nullptr) barrier->wait();
    }
};

class WorkerPool {
public:
    explicit WorkerPool(int threads); // >= 1, the caller's own included
    ~WorkerPool();
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    int threads() const noexcept { return threads_; }

    // task(team) on every thread; returns when all are done. The task must not throw.
    template <class Task>
    void run(Task& task) {
        run([](void* context, const Team& team) { (*static_cast<Task*>(context))(team); }, &task);
    }

private:
    using Function = void (*)(void*, const Team&);
    void run(Function function, void* context);
    void work(int index);

    int threads_;
    std::vector<std::thread> workers_;
    Barrier barrier_;
    std::atomic<unsigned> job_{0}; // changes when there is something to do
    std::atomic<int> busy_{0};
    bool quit_ = false;
    Function function_ = nullptr;
    void* context_ = nullptr;
};

} // namespace saltus::rigid

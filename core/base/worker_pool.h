// SPDX-License-Identifier: GPL-3.0-or-later
// Threads that live as long as their owner and run one function together. Between the parts of it they meet at a
// barrier: a short spin, then sleep, so that a machine busy with other work is not held up.
#pragma once

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace saltus {

class Barrier {
public:
    // Only while nobody waits.
    void reset(int count) noexcept;
    // Everything written before by one thread is seen after it by all.
    void wait() noexcept;

private:
    int count_ = 1;
    std::atomic<int> left_{1};
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
    WorkerPool() = default;
    ~WorkerPool();
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    // task(team) on so many threads, the caller's own (index 0) included; returns when all are done. The task must not
    // throw. Threads are made when first asked for and stay; those not asked for are left asleep.
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

    std::vector<std::unique_ptr<Worker>> workers_;
    Barrier barrier_;
    std::atomic<int> busy_{0};
    int threads_ = 1;
    bool quit_ = false;
    Function function_ = nullptr;
    void* context_ = nullptr;
};

} // namespace saltus

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/worker_pool.h"

namespace saltus::rigid {

namespace {

constexpr int kSpins = 2000; // some microseconds

template <class T>
void wait_while(const std::atomic<T>& value, T old) noexcept {
    for (int i = 0; i < kSpins; ++i) {
        if (value.load(std::memory_order_acquire) != old) return;
#if defined(__x86_64__) || defined(__i386__)
        __builtin_ia32_pause();
#endif
    }
    while (value.load(std::memory_order_acquire) == old) value.wait(old, std::memory_order_acquire);
}

} // namespace

void Barrier::wait() noexcept {
    const unsigned round = round_.load(std::memory_order_relaxed);
    if (left_.fetch_sub(1, std::memory_order_acq_rel) == 1) {
        left_.store(count_, std::memory_order_relaxed);
        round_.fetch_add(1, std::memory_order_release);
        round_.notify_all();
    } else
        wait_while(round_, round);
}

WorkerPool::WorkerPool(int threads) : threads_(threads < 1 ? 1 : threads), barrier_(threads_) {
    for (int i = 1; i < threads; ++i) workers_.emplace_back([this, i] { work(i); });
}

WorkerPool::~WorkerPool() {
    quit_ = true;
    job_.fetch_add(1, std::memory_order_release);
    job_.notify_all();
    for (std::thread& worker : workers_) worker.join();
}

void WorkerPool::run(Function function, void* context) {
    if (workers_.empty()) {
        function(context, Team{});
        return;
    }
    function_ = function;
    context_ = context;
    busy_.store(static_cast<int>(workers_.size()), std::memory_order_relaxed);
    job_.fetch_add(1, std::memory_order_release);
    job_.notify_all();
    function(context, Team{0, threads(), &barrier_});
    for (int left = busy_.load(std::memory_order_acquire); left != 0; left = busy_.load(std::memory_order_acquire))
        wait_while(busy_, left);
}

void WorkerPool::work(int index) {
    unsigned seen = 0;
    for (;;) {
        wait_while(job_, seen);
        ++seen;
        if (quit_) return;
        function_(context_, Team{index, threads(), &barrier_});
        if (busy_.fetch_sub(1, std::memory_order_acq_rel) == 1) busy_.notify_all();
    }
}

} // namespace saltus::rigid

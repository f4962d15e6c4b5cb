// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/worker_pool.h"

#include <utility>

namespace saltus {

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

void Barrier::reset(int count) noexcept {
    count_ = count;
    left_.store(count, std::memory_order_relaxed);
    abandoned_.store(false, std::memory_order_relaxed);
}

void Barrier::abandon() noexcept {
    abandoned_.store(true, std::memory_order_release);
    round_.fetch_add(1, std::memory_order_release); // wakes those who wait for this round
    round_.notify_all();
}

void Barrier::wait() {
    const unsigned round = round_.load(std::memory_order_acquire);
    if (abandoned()) throw Abandoned{}; // else this round or the one that abandon() begins ends the wait
    if (left_.fetch_sub(1, std::memory_order_acq_rel) == 1) {
        left_.store(count_, std::memory_order_relaxed);
        round_.fetch_add(1, std::memory_order_release);
        round_.notify_all();
    } else
        wait_while(round_, round);
    if (abandoned()) throw Abandoned{};
}

WorkerPool::~WorkerPool() {
    quit_ = true;
    for (const auto& worker : workers_) {
        worker->job.fetch_add(1, std::memory_order_release);
        worker->job.notify_one();
    }
    for (const auto& worker : workers_) worker->thread.join();
}

void WorkerPool::run(int threads, Function function, void* context) {
    if (threads <= 1) {
        function(context, Team{});
        return;
    }
    const auto others = static_cast<std::size_t>(threads) - 1;
    workers_.reserve(others);
    while (workers_.size() < others) {
        auto worker = std::make_unique<Worker>();
        const int index = static_cast<int>(workers_.size()) + 1;
        worker->thread = std::thread([this, self = worker.get(), index] { work(*self, index); });
        workers_.push_back(std::move(worker));
    }
    const StopQuestion::Asked asked = StopQuestion::in_force();
    goes_on_ = asked.by == AskedBy::any_thread ? asked.goes_on : nullptr;
    function_ = function;
    context_ = context;
    threads_ = threads;
    barrier_.reset(threads);
    thrown_.store(false, std::memory_order_relaxed);
    busy_.store(threads - 1, std::memory_order_relaxed);
    for (std::size_t k = 0; k < others; ++k) {
        workers_[k]->job.fetch_add(1, std::memory_order_release);
        workers_[k]->job.notify_one();
    }
    together(Team{0, threads, &barrier_});
    for (int left = busy_.load(std::memory_order_acquire); left != 0; left = busy_.load(std::memory_order_acquire))
        wait_while(busy_, left);
    if (caught_) std::rethrow_exception(std::exchange(caught_, nullptr));
}

// The others are not left at a barrier that this one never reaches.
void WorkerPool::together(const Team& team) noexcept {
    try {
        function_(context_, team);
    } catch (const Abandoned&) {
    } catch (...) {
        if (!thrown_.exchange(true, std::memory_order_relaxed)) caught_ = std::current_exception();
        barrier_.abandon();
    }
}

void WorkerPool::work(Worker& worker, int index) {
    const GoesOn nothing;
    unsigned seen = 0;
    for (;;) {
        wait_while(worker.job, seen);
        ++seen;
        if (quit_) return;
        {
            const StopQuestion question(goes_on_ != nullptr ? *goes_on_ : nothing, AskedBy::any_thread);
            together(Team{index, threads_, &barrier_});
        }
        if (busy_.fetch_sub(1, std::memory_order_acq_rel) == 1) busy_.notify_all();
    }
}

} // namespace saltus

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collision/workers.h"

namespace saltus::collision {

Workers::~Workers() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    start_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void Workers::run(int shares, void (*work)(void*, int), void* context) {
    if (shares > 1) {
        {
            const std::lock_guard lock(mutex_);
            work_ = work, context_ = context, shares_ = shares, open_ = shares - 1;
            ++round_;
            while (static_cast<int>(threads_.size()) < shares - 1)
                threads_.emplace_back([this, share = static_cast<int>(threads_.size()) + 1] { serve(share); });
        }
        start_.notify_all();
    }
    work(context, 0);
    if (shares > 1) {
        std::unique_lock lock(mutex_);
        done_.wait(lock, [this] { return open_ == 0; });
    }
}

void Workers::serve(int share) {
    unsigned long seen = 0;
    std::unique_lock lock(mutex_);
    for (;;) {
        start_.wait(lock, [&] { return stop_ || round_ != seen; });
        if (stop_) return;
        seen = round_;
        if (share >= shares_) continue;
        void (*const work)(void*, int) = work_;
        void* const context = context_;
        lock.unlock();
        work(context, share);
        lock.lock();
        if (--open_ == 0) done_.notify_one();
    }
}

} // namespace saltus::collision

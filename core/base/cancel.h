// SPDX-License-Identifier: GPL-3.0-or-later
// A flag that one thread raises and another polls: the only way to stop long work from outside.
#pragma once

#include <atomic>

namespace saltus {

class CancelToken {
public:
    void cancel() noexcept { raised_.store(true, std::memory_order_relaxed); }
    void reset() noexcept { raised_.store(false, std::memory_order_relaxed); }
    bool cancelled() const noexcept { return raised_.load(std::memory_order_relaxed); }

private:
    std::atomic<bool> raised_{false};
};

} // namespace saltus

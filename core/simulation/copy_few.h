// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of a handful of numbers, where the call of a library's copy would cost more than the numbers do: most scenes have fewer than ten
// coordinates, and a sample is a dozen such copies.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <span>

namespace saltus::simulation {

// Ranges do not overlap.
[[gnu::always_inline]] inline void copy_few(const double* from, std::size_t count, double* to) noexcept {
    constexpr std::size_t few = 8;
    if (count > few) {
        std::copy_n(from, count, to);
        return;
    }
    using Pair [[gnu::vector_size(16), gnu::aligned(8), gnu::may_alias]] = double;
    if (count & 1) to[0] = from[0];
    for (std::size_t i = count & 1; i < count; i += 2) {
        *reinterpret_cast<Pair*>(to + i) = *reinterpret_cast<const Pair*>(from + i);
        std::atomic_signal_fence(std::memory_order_acq_rel); // else the compiler makes the very call of the loop
    }
}
[[gnu::always_inline]] inline void copy_few(std::span<const double> from, double* to) noexcept {
    copy_few(from.data(), from.size(), to);
}

} // namespace saltus::simulation

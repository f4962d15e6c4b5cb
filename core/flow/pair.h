// SPDX-License-Identifier: GPL-3.0-or-later
// Two numbers at once, as every x86-64 and ARMv8 can; each is computed as by itself.
#pragma once

#include <cstring>

namespace saltus::flow {

using Pair [[gnu::vector_size(16)]] = double;

inline Pair load_pair(const double* at) noexcept { // at any place
    Pair pair;
    std::memcpy(&pair, at, sizeof pair);
    return pair;
}
inline void store_pair(double* at, Pair pair) noexcept {
    std::memcpy(at, &pair, sizeof pair);
}

} // namespace saltus::flow

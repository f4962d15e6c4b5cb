// SPDX-License-Identifier: GPL-3.0-or-later
// A few numbers side by side, two to a register as every x86-64 and ARMv8 has them. What is done to all is done to each alone and in the
// same order, so with the same bits as by a loop. For problems so small that their loops would cost more than their numbers.
#pragma once

#include <cstddef>
#include <cstdint>

namespace saltus::math {

template <std::size_t N>
struct Lanes {
    static_assert(N % 2 == 0);
    using Pair [[gnu::vector_size(16)]] = double;
    using Bits [[gnu::vector_size(16)]] = std::int64_t;
    static constexpr std::size_t pairs = N / 2;
    Pair pair[pairs];

    [[gnu::always_inline]] double operator[](std::size_t i) const noexcept { return pair[i / 2][i % 2]; }
    [[gnu::always_inline]] void set(std::size_t i, double value) noexcept { pair[i / 2][i % 2] = value; }

    [[gnu::always_inline]] static Lanes all(double value) noexcept {
        Lanes out;
#pragma GCC unroll 4
        for (std::size_t i = 0; i < pairs; ++i) out.pair[i] = Pair{value, value};
        return out;
    }
    // The first `count` of `from`, then zeros.
    [[gnu::always_inline]] static Lanes load(const double* from, std::size_t count) noexcept {
        Lanes out;
#pragma GCC unroll 4
        for (std::size_t i = 0; i < pairs; ++i) // number by number, as they have just been written: a pair would wait for both to reach the cache
            out.pair[i] = 2 * i + 1 < count ? Pair{from[2 * i], from[2 * i + 1]} : 2 * i < count ? Pair{from[2 * i], 0.0} : Pair{0.0, 0.0};
        return out;
    }
    [[gnu::always_inline]] void store(double* to, std::size_t count) const noexcept {
#pragma GCC unroll 8
        for (std::size_t i = 0; i < N; ++i) {
            if (i == count) break;
            to[i] = pair[i / 2][i % 2];
        }
    }

    template <class Operation>
    [[gnu::always_inline]] static Lanes each(const Lanes& a, const Lanes& b, Operation operation) noexcept {
        Lanes out;
#pragma GCC unroll 4
        for (std::size_t i = 0; i < pairs; ++i) out.pair[i] = operation(a.pair[i], b.pair[i]);
        return out;
    }
    [[gnu::always_inline]] friend Lanes operator+(const Lanes& a, const Lanes& b) noexcept {
        return each(a, b, [](Pair x, Pair y) { return x + y; });
    }
    [[gnu::always_inline]] friend Lanes operator-(const Lanes& a, const Lanes& b) noexcept {
        return each(a, b, [](Pair x, Pair y) { return x - y; });
    }
    [[gnu::always_inline]] friend Lanes operator*(const Lanes& a, const Lanes& b) noexcept {
        return each(a, b, [](Pair x, Pair y) { return x * y; });
    }
    [[gnu::always_inline]] friend Lanes operator*(double a, const Lanes& b) noexcept { return all(a) * b; }
    [[gnu::always_inline]] friend Lanes max(const Lanes& a, const Lanes& b) noexcept { // as std::max
        return each(a, b, [](Pair x, Pair y) { return x < y ? y : x; });
    }
    [[gnu::always_inline]] friend Lanes abs(const Lanes& a) noexcept {
        return each(a, a, [](Pair x, Pair) { return reinterpret_cast<Pair>(reinterpret_cast<Bits>(x) & INT64_MAX); });
    }
    [[gnu::always_inline]] friend double largest(const Lanes& a) noexcept {
        Pair most = a.pair[0];
#pragma GCC unroll 4
        for (std::size_t i = 1; i < pairs; ++i) most = most < a.pair[i] ? a.pair[i] : most;
        return most[0] < most[1] ? most[1] : most[0];
    }
    [[gnu::always_inline]] friend double sum(const Lanes& a) noexcept {
        Pair whole = a.pair[0];
#pragma GCC unroll 4
        for (std::size_t i = 1; i < pairs; ++i) whole += a.pair[i];
        return whole[0] + whole[1];
    }
};

// sum over the columns of a matrix, column by column: column[j] x_j of j < count <= N.
template <std::size_t Rows, std::size_t N>
[[gnu::always_inline]] inline Lanes<Rows> product(const Lanes<Rows> (&column)[N], const Lanes<N>& x, std::size_t count) noexcept {
    Lanes<Rows> out = Lanes<Rows>::all(0.0);
#pragma GCC unroll 8
    for (std::size_t j = 0; j < N; ++j) {
        if (j == count) break;
        out = out + x[j] * column[j];
    }
    return out;
}

} // namespace saltus::math

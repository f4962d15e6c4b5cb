// SPDX-License-Identifier: GPL-3.0-or-later
// A few numbers side by side, two to a register as every x86-64 and ARMv8 has them, or four where who uses them is compiled for wider ones
// (SALTUS_WIDE). What is done to all is done to each alone and in the same order, so with the same bits as by a loop. For problems so small that
// their loops would cost more than their numbers. All is inline: by value such numbers are handed over in other ways with and without wide registers.
#pragma once

#include <cstddef>
#include <cstdint>

// A function that is compiled a second time for processors with registers of four numbers, and whether this one is such.
#if defined(__x86_64__)
#define SALTUS_WIDE [[gnu::target("avx2")]]
#define SALTUS_HAS_WIDE (__builtin_cpu_supports("avx2") != 0)
#else
#define SALTUS_WIDE
#define SALTUS_HAS_WIDE false
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpsabi" // nothing here is called

namespace saltus::math {

template <std::size_t Width>
struct Registers;
template <>
struct Registers<2> {
    using Numbers [[gnu::vector_size(16)]] = double;
    using Bits [[gnu::vector_size(16)]] = std::int64_t;
};
template <>
struct Registers<4> { // without such registers the compiler takes two of half their width
    using Numbers [[gnu::vector_size(32)]] = double;
    using Bits [[gnu::vector_size(32)]] = std::int64_t;
};

template <std::size_t N>
struct Lanes {
    static_assert(N % 2 == 0);
    static constexpr std::size_t width = N % 4 == 0 ? 4 : 2, parts = N / width;
    using Part = typename Registers<width>::Numbers;
    using Bits = typename Registers<width>::Bits;
    Part part[parts];

    [[gnu::always_inline]] double operator[](std::size_t i) const noexcept { return part[i / width][i % width]; }
    [[gnu::always_inline]] void set(std::size_t i, double value) noexcept { part[i / width][i % width] = value; }

    [[gnu::always_inline]] static Lanes all(double value) noexcept {
        Lanes out;
#pragma GCC unroll 4
        for (std::size_t i = 0; i < parts; ++i) {
            if constexpr (width == 2) out.part[i] = Part{value, value};
            else out.part[i] = Part{value, value, value, value};
        }
        return out;
    }
    // The first `count` of `from`, then zeros. Number by number, as they have just been written: a register would wait for all to reach the cache.
    [[gnu::always_inline]] static Lanes load(const double* from, std::size_t count) noexcept {
        Lanes out;
#pragma GCC unroll 4
        for (std::size_t i = 0; i < parts; ++i, from += width) {
            const std::size_t here = count > width * i ? count - width * i : 0;
            if constexpr (width == 2) out.part[i] = here > 1 ? Part{from[0], from[1]} : here == 1 ? Part{from[0], 0.0} : Part{0.0, 0.0};
            else
                out.part[i] = here > 3    ? Part{from[0], from[1], from[2], from[3]}
                              : here == 3 ? Part{from[0], from[1], from[2], 0.0}
                              : here == 2 ? Part{from[0], from[1], 0.0, 0.0}
                              : here == 1 ? Part{from[0], 0.0, 0.0, 0.0}
                                          : Part{0.0, 0.0, 0.0, 0.0};
        }
        return out;
    }
    [[gnu::always_inline]] void store(double* to, std::size_t count) const noexcept {
#pragma GCC unroll 8
        for (std::size_t i = 0; i < N; ++i) {
            if (i == count) break;
            to[i] = part[i / width][i % width];
        }
    }

    [[gnu::always_inline]] friend Lanes operator+(const Lanes& a, const Lanes& b) noexcept {
        Lanes out;
#pragma GCC unroll 4
        for (std::size_t i = 0; i < parts; ++i) out.part[i] = a.part[i] + b.part[i];
        return out;
    }
    [[gnu::always_inline]] friend Lanes operator-(const Lanes& a, const Lanes& b) noexcept {
        Lanes out;
#pragma GCC unroll 4
        for (std::size_t i = 0; i < parts; ++i) out.part[i] = a.part[i] - b.part[i];
        return out;
    }
    [[gnu::always_inline]] friend Lanes operator*(const Lanes& a, const Lanes& b) noexcept {
        Lanes out;
#pragma GCC unroll 4
        for (std::size_t i = 0; i < parts; ++i) out.part[i] = a.part[i] * b.part[i];
        return out;
    }
    [[gnu::always_inline]] friend Lanes operator*(double a, const Lanes& b) noexcept { return all(a) * b; }
    [[gnu::always_inline]] friend Lanes max(const Lanes& a, const Lanes& b) noexcept { // as std::max
        Lanes out;
#pragma GCC unroll 4
        for (std::size_t i = 0; i < parts; ++i) out.part[i] = a.part[i] < b.part[i] ? b.part[i] : a.part[i];
        return out;
    }
    [[gnu::always_inline]] friend Lanes abs(const Lanes& a) noexcept {
        Lanes out;
#pragma GCC unroll 4
        for (std::size_t i = 0; i < parts; ++i) out.part[i] = reinterpret_cast<Part>(reinterpret_cast<Bits>(a.part[i]) & INT64_MAX);
        return out;
    }
    [[gnu::always_inline]] friend double largest(const Lanes& a) noexcept {
        Part most = a.part[0];
#pragma GCC unroll 4
        for (std::size_t i = 1; i < parts; ++i) most = most < a.part[i] ? a.part[i] : most;
        double one = most[0] < most[1] ? most[1] : most[0];
        if constexpr (width == 4) {
            const double other = most[2] < most[3] ? most[3] : most[2];
            one = one < other ? other : one;
        }
        return one;
    }
    // 0 where all are finite, else NaN.
    [[gnu::always_inline]] friend double defect(const Lanes& a) noexcept {
        Part bad = a.part[0] - a.part[0];
#pragma GCC unroll 4
        for (std::size_t i = 1; i < parts; ++i) bad += a.part[i] - a.part[i];
        double sum = bad[0] + bad[1];
        if constexpr (width == 4) sum += bad[2] + bad[3];
        return sum;
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

#pragma GCC diagnostic pop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/lanes.h"

#include "core/formula/foreseen.h"
#include "core/formula/values.h"

#include <algorithm>
#include <cmath>

namespace saltus::formula {

namespace {

// Four lanes at once. Where the processor has no such registers, the compiler takes two of half their width. Functions take them by reference:
// by value they would be handed over in other ways with and without such registers.
using FourLanes [[gnu::vector_size(32)]] = double;
using FourInSlots [[gnu::vector_size(32), gnu::aligned(8), gnu::may_alias]] = double;

[[gnu::always_inline]] inline void load_lanes(const double* at, FourLanes& four) noexcept {
    four = *reinterpret_cast<const FourInSlots*>(at);
}
[[gnu::always_inline]] inline void store_lanes(double* at, const FourLanes& four) noexcept {
    *reinterpret_cast<FourInSlots*>(at) = four;
}
[[gnu::always_inline]] inline void fill_lanes(double value, FourLanes& four) noexcept {
    for (int lane = 0; lane < 4; ++lane) four[lane] = value;
}

// Sums, products and the like: the same text computes four lanes; functions of the C library take them one by one.
template <class F>
constexpr bool by_fours = requires(F f, FourLanes& x) { f(x, x, x); };

template <std::size_t lanes>
[[gnu::always_inline]] inline bool evaluate_all_lanes(const Tape::Impl& tape, const double* first, const double* in, const double* cells, double* out, double* workspace) noexcept {
    const auto slot = [workspace](std::uint32_t index) { return workspace + lanes * index; };
    for (const Tape::Impl::Input& input : tape.inputs) {
        if (input.index == 0) std::copy_n(first, lanes, slot(input.slot));
        else std::fill_n(slot(input.slot), lanes, in[input.index]);
    }
    for (const Tape::Impl::Input& cell : tape.cells) std::fill_n(slot(cell.slot), lanes, cells[cell.index]);

    const double* accumulator = workspace; // what the instruction before has left, in its slot

#define SALTUS_LANES_FROM_w(field) slot(at->field)
#define SALTUS_LANES_FROM_a(field) accumulator
#define SALTUS_LANES_FROM_k(field) nullptr
#define SALTUS_LANES_FROM_n(field) nullptr
#define SALTUS_LANES_AT_w(from) from[lane]
#define SALTUS_LANES_AT_a(from) from[lane]
#define SALTUS_LANES_AT_k(from) constant
#define SALTUS_LANES_AT_n(from) 0.0
#define SALTUS_LANES_FOUR_w(from, four) load_lanes(from + lane, four)
#define SALTUS_LANES_FOUR_a(from, four) load_lanes(from + lane, four)
#define SALTUS_LANES_FOUR_k(from, four) fill_lanes(constant, four)
#define SALTUS_LANES_FOUR_n(from, four) static_cast<void>(four)
#define SALTUS_LANES_TAKE_w 1
#define SALTUS_LANES_TAKE_a 0
#define SALTUS_LANES_TAKE_k 0
    for (const Instruction* at = tape.code.data(); !tape.code.empty() && at->code != Code::stop;) {
        [[maybe_unused]] const double constant = at->k;
        double* const dst = slot(at->dst); // may be the slot of an operand: each lane is read before it is written
        switch (at->code) {
#define X(op, f, g, value)                                                                                             \
    case Code::op##_##f##g: {                                                                                          \
        [[maybe_unused]] const double *const from_x = SALTUS_LANES_FROM_##f(x), *const from_y = SALTUS_LANES_FROM_##g(y); \
        const auto operation = [](const auto& x, [[maybe_unused]] const auto& y, auto& made)                           \
                                   __attribute__((always_inline)) -> decltype(static_cast<void>(made = value)) { made = value; }; \
        if constexpr (by_fours<decltype(operation)>) {                                                                 \
            for (std::size_t lane = 0; lane < lanes; lane += 4) {                                                      \
                FourLanes x = {}, y = {}, made;                                                                        \
                SALTUS_LANES_FOUR_##f(from_x, x), SALTUS_LANES_FOUR_##g(from_y, y);                                    \
                operation(x, y, made);                                                                                 \
                store_lanes(dst + lane, made);                                                                         \
            }                                                                                                          \
        } else {                                                                                                       \
            for (std::size_t lane = 0; lane < lanes; ++lane) operation(SALTUS_LANES_AT_##f(from_x), SALTUS_LANES_AT_##g(from_y), dst[lane]); \
        }                                                                                                              \
        break;                                                                                                         \
    }
            SALTUS_CODES(X)
#undef X
// The slots of fused instructions stand in x, y, z in the order in which they are read.
#define X(fusion, f, g, h, value)                                                                                      \
    case Code::fusion##_##f##g##h: {                                                                                   \
        const std::uint32_t read[3] = {at->x, at->y, at->z};                                                           \
        constexpr int second = SALTUS_LANES_TAKE_##f, third = SALTUS_LANES_TAKE_##f + SALTUS_LANES_TAKE_##g;           \
        [[maybe_unused]] const double *const from_x = SALTUS_LANES_TAKE_##f ? slot(read[0]) : accumulator,             \
                                      *const from_y = SALTUS_LANES_TAKE_##g ? slot(read[second]) : accumulator,        \
                                      *const from_z = SALTUS_LANES_TAKE_##h ? slot(read[third]) : accumulator;         \
        for (std::size_t lane = 0; lane < lanes; lane += 4) {                                                          \
            FourLanes x, y, z;                                                                                         \
            SALTUS_LANES_FOUR_##f(from_x, x), SALTUS_LANES_FOUR_##g(from_y, y), SALTUS_LANES_FOUR_##h(from_z, z);      \
            const FourLanes made = value;                                                                              \
            store_lanes(dst + lane, made);                                                                             \
        }                                                                                                              \
        break;                                                                                                         \
    }
            SALTUS_FUSED(X)
#undef X
#define X(op, f, g, condition)                                                                                         \
    case Code::branch_##op##_##f##g: {                                                                                 \
        [[maybe_unused]] const double *const from_x = SALTUS_LANES_FROM_##f(x), *const from_y = SALTUS_LANES_FROM_##g(y); \
        std::size_t holds = 0;                                                                                         \
        for (std::size_t lane = 0; lane < lanes; ++lane) {                                                             \
            const double x = SALTUS_LANES_AT_##f(from_x);                                                              \
            [[maybe_unused]] const double y = SALTUS_LANES_AT_##g(from_y);                                             \
            holds += (condition) ? 1 : 0;                                                                              \
        }                                                                                                              \
        if (holds != 0 && holds != lanes) return false;                                                                \
        at += holds != 0 ? 1 : at->dst;                                                                                \
        continue;                                                                                                      \
    }
            SALTUS_BRANCHES(X)
#undef X
        case Code::sincos_w:
        case Code::sincos_a: {
            const double* const from = at->code == Code::sincos_w ? slot(at->x) : accumulator;
            double* const cosine = slot(at->y);
            for (std::size_t lane = 0; lane < lanes; ++lane) {
                const double x = from[lane];
                dst[lane] = std::sin(x);
                cosine[lane] = std::cos(x);
            }
            accumulator = cosine;
            ++at;
            continue;
        }
        case Code::select: {
            const double *const condition = slot(at->x), *const then = slot(at->y), *const otherwise = slot(at->z);
            for (std::size_t lane = 0; lane < lanes; ++lane) dst[lane] = condition[lane] != 0.0 ? then[lane] : otherwise[lane];
            break;
        }
        case Code::jump:
            at += at->dst;
            continue;
        case Code::stop:
            break;
        }
        accumulator = dst;
        ++at;
    }
    for (const Tape::Impl::Output& output : tape.outputs) {
        if (output.constant) std::fill_n(out, lanes, output.value);
        else std::copy_n(slot(output.slot), lanes, out);
        out += lanes;
    }
    return true;
#undef SALTUS_LANES_FROM_w
#undef SALTUS_LANES_FROM_a
#undef SALTUS_LANES_FROM_k
#undef SALTUS_LANES_FROM_n
#undef SALTUS_LANES_AT_w
#undef SALTUS_LANES_AT_a
#undef SALTUS_LANES_AT_k
#undef SALTUS_LANES_AT_n
#undef SALTUS_LANES_FOUR_w
#undef SALTUS_LANES_FOUR_a
#undef SALTUS_LANES_FOUR_k
#undef SALTUS_LANES_FOUR_n
#undef SALTUS_LANES_TAKE_w
#undef SALTUS_LANES_TAKE_a
#undef SALTUS_LANES_TAKE_k
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) bool evaluate_wide(const Tape::Impl& tape, const double* first, const double* in, const double* cells, double* out, double* workspace) noexcept {
    return evaluate_all_lanes<ForeseenTape::kLanes>(tape, first, in, cells, out, workspace);
}
#endif

} // namespace

bool evaluate_lanes(const Tape::Impl& tape, const double* first, const double* in, const double* cells, double* out, double* workspace) noexcept {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2")) return evaluate_wide(tape, first, in, cells, out, workspace);
#endif
    return evaluate_all_lanes<ForeseenTape::kLanes>(tape, first, in, cells, out, workspace);
}

} // namespace saltus::formula

// SPDX-License-Identifier: GPL-3.0-or-later
// The interpreter: each instruction jumps straight to the next one's code, so that the processor predicts every jump by
// its own history.
#include "core/formula/tape_impl.h"

#include "core/formula/values.h"

#include <cmath>

namespace saltus::formula {

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic" // addresses of labels: g++ and clang have them, ISO C++ has not

void Tape::evaluate(const double* in, double* out, double* workspace) const noexcept {
    const Impl& tape = *impl_;
    double* const __restrict slots = workspace;
#pragma GCC unroll 4
    for (const Impl::Input& input : tape.inputs) slots[input.slot] = in[input.index];
    if (!tape.code.empty()) {
        static const void* const kLabels[] = {
#define X(op, f, g, value) &&op##_##f##g,
            SALTUS_CODES(X)
#undef X
#define X(fusion, f, g, h, value) &&fusion##_##f##g##h,
                SALTUS_FUSED(X)
#undef X
#define X(op, f, g, value) &&branch_##op##_##f##g,
                SALTUS_BRANCHES(X)
#undef X
                    && sincos_w,
            &&sincos_a, &&select, &&jump, &&stop};

        const Instruction* at = tape.code.data();
        double accumulator = 0.0;

#define SALTUS_NEXT goto* kLabels[static_cast<std::size_t>(at->code)]
#define SALTUS_FORM_w(field) slots[at->field]
#define SALTUS_FORM_a(field) accumulator
#define SALTUS_FORM_k(field) at->k
#define SALTUS_FORM_n(field) 0.0
        SALTUS_NEXT;

#define X(op, f, g, value)                                                                                             \
    op##_##f##g : {                                                                                                    \
        const double x = SALTUS_FORM_##f(x);                                                                           \
        [[maybe_unused]] const double y = SALTUS_FORM_##g(y);                                                          \
        accumulator = value;                                                                                           \
        slots[at->dst] = accumulator;                                                                                  \
        ++at;                                                                                                          \
        SALTUS_NEXT;                                                                                                   \
    }
        SALTUS_CODES(X)
#undef X

// The slots of fused instructions stand in x, y, z in the order in which they are read.
#define SALTUS_READ_w() slots[next == 0 ? at->x : next == 1 ? at->y : at->z]
#define SALTUS_READ_a() accumulator
#define SALTUS_READ_k() at->k
#define SALTUS_TAKE_w 1
#define SALTUS_TAKE_a 0
#define SALTUS_TAKE_k 0
#define X(fusion, f, g, h, value)                                                                                      \
    fusion##_##f##g##h : {                                                                                             \
        double x, y, z;                                                                                                \
        {                                                                                                              \
            constexpr int next = 0;                                                                                    \
            static_cast<void>(next);                                                                                   \
            x = SALTUS_READ_##f();                                                                                     \
        }                                                                                                              \
        {                                                                                                              \
            constexpr int next = SALTUS_TAKE_##f;                                                                      \
            static_cast<void>(next);                                                                                   \
            y = SALTUS_READ_##g();                                                                                     \
        }                                                                                                              \
        {                                                                                                              \
            constexpr int next = SALTUS_TAKE_##f + SALTUS_TAKE_##g;                                                    \
            static_cast<void>(next);                                                                                   \
            z = SALTUS_READ_##h();                                                                                     \
        }                                                                                                              \
        accumulator = value;                                                                                           \
        slots[at->dst] = accumulator;                                                                                  \
        ++at;                                                                                                          \
        SALTUS_NEXT;                                                                                                   \
    }
        SALTUS_FUSED(X)
#undef X

#define X(op, f, g, condition)                                                                                         \
    branch_##op##_##f##g : {                                                                                           \
        const double x = SALTUS_FORM_##f(x);                                                                           \
        [[maybe_unused]] const double y = SALTUS_FORM_##g(y);                                                          \
        if (condition) {                                                                                               \
            ++at;                                                                                                      \
            SALTUS_NEXT;                                                                                               \
        }                                                                                                              \
        at += at->dst;                                                                                                 \
        SALTUS_NEXT;                                                                                                   \
    }
        SALTUS_BRANCHES(X)
#undef X

    sincos_w:
        accumulator = slots[at->x];
    sincos_a: {
        const double x = accumulator;
        slots[at->dst] = std::sin(x);
        accumulator = std::cos(x);
        slots[at->y] = accumulator;
        ++at;
        SALTUS_NEXT;
    }
    select:
        accumulator = slots[at->x] != 0.0 ? slots[at->y] : slots[at->z];
        slots[at->dst] = accumulator;
        ++at;
        SALTUS_NEXT;
    jump:
        at += at->dst;
        SALTUS_NEXT;
    stop:;
    }
    if (const std::size_t count = tape.output_slots.size()) {
        const std::uint32_t* const from = tape.output_slots.data();
#pragma GCC unroll 4
        for (std::size_t i = 0; i < count; ++i) out[i] = slots[from[i]];
        return;
    }
    double* write = out;
    for (const Impl::Output& output : tape.outputs) *write++ = output.constant ? output.value : slots[output.slot];
}

#pragma GCC diagnostic pop

} // namespace saltus::formula

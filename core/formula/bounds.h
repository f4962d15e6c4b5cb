// SPDX-License-Identifier: GPL-3.0-or-later
// What formulas may amount to while their inputs are anywhere within bounds: interval arithmetic, operation by operation, rounded outwards. Never too
// narrow; as much too wide as an input that occurs several times makes it, which falls with the width of the inputs.
// Source: R. E. Moore, R. B. Kearfott, M. J. Cloud, "Introduction to Interval Analysis", SIAM 2009.
#pragma once

#include "core/formula/conditions.h"
#include "core/formula/operations.h"

#include <cstdint>
#include <span>
#include <vector>

namespace saltus::formula {

struct Range {
    double low = 0.0, high = 0.0;
};

// Of a tape with given branches. What it computes with is its own: one for each thread. Evaluation allocates nothing.
class Bounds {
public:
    Bounds() = default;
    explicit Bounds(const FrozenTape& tape);

    std::size_t output_count() const noexcept { return roots_.size(); }
    std::span<const std::uint32_t> reads() const noexcept { return reads_; } // inputs that the outputs hang on, ascending
    // in: by input of the tape; those that reads() does not name are not looked at. cells: as FrozenTape::evaluate. An output that need not be a number
    // there (a division by what may be zero) is anything from -inf to inf.
    void evaluate(const Range* in, const double* cells, Range* out) noexcept;

private:
    struct Step {
        Op op;
        std::uint32_t a, b, c; // places
        double value;          // of a constant
    };
    struct Leaf {
        std::uint32_t place, index;
    };
    std::vector<Step> steps_; // by place; operands first
    std::vector<Leaf> inputs_, cells_;
    std::vector<std::uint32_t> roots_, reads_;
    std::vector<Range> values_;
};

} // namespace saltus::formula

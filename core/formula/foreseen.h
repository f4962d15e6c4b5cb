// SPDX-License-Identifier: GPL-3.0-or-later
// A frozen tape in two parts, for who knows the instants beforehand at which it will ask (the stages of a step): what hangs on time and
// parameters alone is computed for several instants at once, and the rest from it. See core/formula/README.md, "Foreseen".
#pragma once

#include "core/formula/conditions.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace saltus::formula {

// Equal bit by bit to the frozen tape of the same outputs. Constant, shared by any number of threads.
class ForeseenTape {
public:
    static constexpr std::size_t kLanes = 16; // instants at once: all of a step

    std::size_t kept_count() const noexcept { return early_.output_count(); } // numbers that the first part hands to the rest; 0: there is nothing to foresee
    std::size_t workspace_size() const noexcept; // doubles

    // The first part at kLanes values of the first input; the others of `in`, which it reads, are alike. kept: [number][lane]. False where the lanes
    // would go different ways: kept is not written then.
    bool foresee(const double* first, const double* in, const double* cells, double* kept, double* workspace) const noexcept;
    // The same at `in` alone; kept: kept_count() numbers.
    void keep(const double* in, const double* cells, double* kept, double* workspace) const noexcept {
        early_.evaluate(in, cells, kept, workspace);
    }
    // The outputs; in: the inputs, then what was kept at them.
    void evaluate(const double* in, const double* cells, double* out, double* workspace) const noexcept {
        late_.evaluate(in, cells, out, workspace);
    }

    // A whole tape at kLanes values of its first input, the others alike: [output][lane], workspace: kLanes times the tape's. False where the lanes
    // part at a jump: out is not written then.
    static bool evaluate_all(const Tape& tape, const double* first, const double* in, double* out, double* workspace) noexcept;
    // By output: the number that the first part keeps for it, where every output is one of them and nothing is left to compute; else empty.
    std::span<const std::uint32_t> outputs_kept() const noexcept { return outputs_kept_; }

private:
    friend class Conditions;
    FrozenTape early_, late_;
    std::vector<std::uint32_t> outputs_kept_;
};

} // namespace saltus::formula

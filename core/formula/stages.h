// SPDX-License-Identifier: GPL-3.0-or-later
// Outputs in parts that are wanted one behind the other at the same inputs, as the values of equations and then their slopes: what parts share is
// computed once, and what hangs on steady inputs (parameters) alone once until these change. See core/formula/README.md, "Stages".
#pragma once

#include "core/formula/formula.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace saltus::formula {

// Equal bit by bit to a Tape of the same outputs. Constant, shared by any number of threads; what was computed stands in the caller's workspace.
class Stages {
public:
    struct Part {
        std::vector<Expr> outputs;
        std::uint32_t behind = 0; // bit i: part i was always evaluated before, at the same inputs
    };
    struct Steady {
        std::size_t first = 0, count = 0; // of the inputs
    };
    // At most 30 parts; `behind` names earlier ones. Formulas with conditions share nothing: each part is a tape of its own.
    static Stages compile(const Graph& graph, std::span<const Part> parts, std::span<const Symbol> inputs, Steady steady);

    std::size_t input_count() const noexcept { return whole_.input_count(); }
    std::size_t workspace_size() const noexcept { return workspace_; } // doubles
    // Whenever the steady inputs have changed, before all else. Both: no allocation, no errors, as Tape::evaluate.
    void prepare(const double* in, double* workspace) const noexcept { steady_.evaluate(in, nullptr, workspace); }
    void evaluate(std::size_t part, const double* in, double* out, double* workspace) const noexcept { parts_[part].evaluate(in, out, workspace); }

    // Why one of all outputs is not finite at these inputs.
    std::optional<Error> explain(const double* in) const { return whole_.explain(in); }

private:
    Tape whole_; // without instructions where it is cut up
    Tape steady_;
    std::vector<Tape> parts_;
    std::size_t workspace_ = 0;
};

} // namespace saltus::formula

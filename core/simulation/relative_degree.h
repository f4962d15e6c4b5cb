// SPDX-License-Identifier: GPL-3.0-or-later
// How many times y has to be differentiated until lambda appears in it, row by row, for first-order systems: 0 if D_jj is
// not 0, else the least r with C_j A^(r-1) B_j not 0 (M^-1 in front of A and B). Source: Siconos Developer's Notes (2011), section 2.1.3.
#pragma once

#include "core/base/error.h"
#include "core/simulation/assembled.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace saltus::simulation {

struct RelativeDegree {
    std::size_t row = 0;
    std::optional<std::size_t> degree; // nothing: the row's own lambda never reaches its y
    bool reached_by_others = false;    // another lambda of systems that they are joined to does
};

// Of all first-order rows, at a generic point (a nonlinear relation may lose a coefficient at x0, lambda = 0). Overwrites
// the numbers that StateOutputs gives.
std::vector<RelativeDegree> relative_degrees(Assembled& model, std::span<const double> parameter_values);

struct DegreeFindings {
    Errors errors;                    // formulations that cannot work
    std::vector<std::string> remarks; // that work, but the user should know
};
DegreeFindings judge_relative_degrees(Assembled& model, std::span<const double> parameter_values);

} // namespace saltus::simulation

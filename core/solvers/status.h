// SPDX-License-Identifier: GPL-3.0-or-later
// How a solver ended. The same words for every problem, in reports, in `saltus-cli solve` and in notices.
#pragma once

#include <string_view>

namespace saltus::solvers {

enum class Status {
    not_run,
    solved,     // residual <= tolerance
    infeasible, // proven: no z satisfies the linear inequalities or equations
    ray,        // pivoting ended on a secondary ray: no solution for copositive-plus M; otherwise the method gave up
    stalled,    // iterations used up, or no progress, residual above the tolerance
    singular,   // a matrix met on the way has no usable factorisation
    too_large,  // the method's workspace or the number of cases would not fit
    unsuitable, // the method does not apply to this problem
    invalid,    // sizes that do not fit, numbers that are not finite, lower > upper
};
std::string_view name(Status status) noexcept;

} // namespace saltus::solvers

// SPDX-License-Identifier: GPL-3.0-or-later
// Equalities of Lagrangian systems at the start of a run. The schemes hold them by their velocities (joints) or by forces
// (compliant relations without compliance), so what y is at the start it stays, or becomes by a blow. One rule:
// y must be 0 at the start; where it is not, the positions move to the nearest ones (in the metric of the masses' diagonal)
// with y = 0, and the user is told; where there are none, or the rates of moving rows differ, the run is refused.
// Of first-order systems lambda makes the states jump to where y = 0, which is told; rows that contradict others are refused.
// Rows that depend on others are found by the pivots of a sparse L D L^T of H M^-1 H^T: d_i / A_ii is the squared sine of
// the angle between row i and the span of the rows before it. Source: Golub, Van Loan, "Matrix Computations", 4th ed., 4.2.
#pragma once

#include "core/base/error.h"
#include "core/simulation/assembled.h"
#include "core/simulation/state.h"
#include "core/simulation/stepper.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace saltus::simulation {

// The rows whose y an equality keeps at 0: joints, and compliant relations with law "equality" whose y lambda does not enter.
std::vector<std::uint32_t> equality_rows(const Structure& of);

// "row 0 of 'pin'"
std::string row_name(const Assembled& model, std::size_t row);
// Where equalities hardly differ at H as it is now: ": row 1 of 'pin' says nearly what row 0 of 'pin' says (sine 2e-5)"; else "".
std::string dependence_text(const Assembled& model);

struct EqualityFindings {
    Errors errors;                    // contradictions, by row and value
    std::vector<std::string> remarks; // what was moved, which rows say nothing new
};
// May change q in `state`, nothing else that a later settle() does not form anew. Of steppers with q and H of Assembled.
EqualityFindings satisfy_equalities(Assembled& model, Stepper& stepper, State& state);
// The same rule after a parameter has changed: `before` is the state with the old value, settled. Only what the change did counts: a
// row that has drifted, and that the change leaves where it is, moves nothing.
EqualityFindings satisfy_changed_equalities(Assembled& model, Stepper& stepper, State& state, const State& before);

// A symmetric positive semidefinite matrix by its lower rows (columns ascending, the diagonal last) and its rank.
class SemidefiniteLdlt {
public:
    using Row = std::vector<std::pair<std::uint32_t, double>>;
    void factorize(const std::vector<Row>& lower);
    bool is_dependent(std::size_t row) const { return pivot_[row] == 0.0; }
    // Of the angle between a row and the span of those before it; 0: dependent.
    double sine(std::size_t row) const { return sine_[row]; }
    // x := a solution with 0 at dependent rows; right-hand side on entry.
    void solve(std::vector<double>& x) const;
    // c with row i = sum of c_j row j over independent rows j < i; empty for rows that are 0.
    Row combination(std::size_t row) const;

private:
    double rounding(std::uint32_t row, const std::vector<double>& length) const;

    std::vector<Row> columns_; // of L, rows ascending
    std::vector<Row> rows_;    // of L, columns ascending
    std::vector<double> pivot_, sine_;
};

} // namespace saltus::simulation

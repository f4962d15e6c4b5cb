// SPDX-License-Identifier: GPL-3.0-or-later
// Coordinates of systems of equations on which relations of bodies act ("carriers"), as nodes of a one-step problem: a group of
// coordinates that answer to each other by the mobility S = L L^T is a body of unit mass (six numbers; several, where it has more) with
// coordinates w, and a row with slopes J by the group sees it along J L. So velocities, and displacements by a projection, are those
// of one problem with bodies, whichever its solver.
#pragma once

#include "core/simulation/rigid/one_step_problem.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace saltus::rigid {

struct CarrierGroup {
    static constexpr std::size_t kNode = 6;  // numbers of a node
    std::vector<std::uint32_t> carriers;     // that answer to each other
    std::uint32_t node = 0;                  // the first of its nodes, as a body's number
    std::vector<double> root, vectors;       // L with L L^T = mobility, row-major; scratch
    std::uint32_t nodes() const noexcept { return static_cast<std::uint32_t>((carriers.size() + kNode - 1) / kNode); }
};

// Adds nodes to a row: slopes J by the carriers `numbers`, times sign. p: percussions by carrier that the systems took already, which
// count in the row's target; null: none.
void add_carriers(std::span<const CarrierGroup> groups, std::span<const std::uint32_t> numbers, const double* J, double sign, const double* p, Row& row,
                  std::vector<RowSide>& sides);

// q += L w; w: six numbers a body and node. q by carrier.
void displace_carriers(std::span<const CarrierGroup> groups, const double* w, double factor, double* q) noexcept;

} // namespace saltus::rigid

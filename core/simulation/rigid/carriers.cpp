// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/carriers.h"

#include <algorithm>

namespace saltus::rigid {

namespace {

// In place of a body that the row has not, or behind its other sides.
void add_side(Row& row, const RowSide& side, std::vector<RowSide>& sides) {
    if (row.body_a == kWorld) {
        row.body_a = side.body, row.Ja = side.J;
        return;
    }
    if (row.body_b == kWorld) {
        row.body_b = side.body, row.Jb = side.J;
        return;
    }
    if (row.side_end != sides.size()) { // a row's sides stand together
        const std::uint32_t begin = row.side_begin, end = row.side_end;
        row.side_begin = static_cast<std::uint32_t>(sides.size());
        for (std::uint32_t s = begin; s < end; ++s) sides.push_back(RowSide(sides[s]));
    }
    sides.push_back(side);
    row.side_end = static_cast<std::uint32_t>(sides.size());
}

} // namespace

void add_carriers(std::span<const CarrierGroup> groups, std::span<const std::uint32_t> numbers, const double* J, double sign, const double* p, Row& row,
                  std::vector<RowSide>& sides) {
    for (const CarrierGroup& group : groups) {
        const std::size_t n = group.carriers.size();
        double now = 0.0; // what those percussions gave
        for (std::size_t first = 0; first < n; first += CarrierGroup::kNode) {
            RowSide node{group.node + static_cast<std::uint32_t>(first / CarrierGroup::kNode), Vector6::Zero()};
            bool any = false;
            for (std::size_t k = first; k < std::min(n, first + CarrierGroup::kNode); ++k) {
                double by_node = 0.0, pushed = 0.0;
                for (std::size_t i = 0; i < n; ++i) {
                    const double L = group.root[i * n + k];
                    if (p) pushed += L * p[group.carriers[i]];
                    const auto at = std::find(numbers.begin(), numbers.end(), group.carriers[i]);
                    if (at != numbers.end()) by_node += sign * J[static_cast<std::size_t>(at - numbers.begin())] * L;
                }
                node.J[static_cast<Eigen::Index>(k - first)] = by_node;
                now += by_node * pushed;
                any = any || by_node != 0.0;
            }
            if (any) add_side(row, node, sides);
        }
        if (p) row.target += now;
    }
}

void displace_carriers(std::span<const CarrierGroup> groups, const double* w, double factor, double* q) noexcept {
    for (const CarrierGroup& group : groups) {
        const std::size_t n = group.carriers.size();
        const double* const own = w + CarrierGroup::kNode * group.node; // numbers of its nodes stand together
        for (std::size_t i = 0; i < n; ++i) {
            double by_nodes = 0.0;
            for (std::size_t k = 0; k < n; ++k) by_nodes += group.root[i * n + k] * own[k];
            q[group.carriers[i]] += factor * by_nodes;
        }
    }
}

} // namespace saltus::rigid

// SPDX-License-Identifier: GPL-3.0-or-later
// The rank of rows that act on few bodies each, however many of them meet in one.
#pragma once

#include "core/simulation/rigid/world.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace saltus::simulation {

using RowOnBodies = std::vector<std::pair<std::uint32_t, Eigen::Matrix<double, 6, 1>>>; // body, factors of its six velocities

// Bodies are eliminated one after the other, those with the fewest rows first, by Householder reflections of the rows that meet there
// (a multifrontal QR factorisation; Duff and Reid 1983): a star or a chain takes time that grows with its length. Rows count as
// dependent to eight digits of their lengths. Nothing where that took more than `most_work` multiplications.
std::optional<std::size_t> rank_by_bodies(std::vector<RowOnBodies> rows, std::size_t bodies, double most_work);

} // namespace saltus::simulation

// SPDX-License-Identifier: GPL-3.0-or-later
// D = H W^-1 H^T (1/kg): how an impulse on one row changes the relative velocity of another. Sparse: rows are coupled
// when they share a system. The pattern is found once, the numbers are computed again when W or H change.
#pragma once

#include "core/math/sparse_matrix.h"
#include "core/simulation/iteration_matrix.h"
#include "core/simulation/sparse_rows.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace saltus::simulation {

class Delassus {
public:
    // offsets: first coordinate of each system, and the number of coordinates at the end.
    void set_structure(const SparseRows& H, std::span<const std::size_t> offsets);
    // Returns the first row that nothing can push (H_a W^-1 H_a^T <= 0), if any. No allocation.
    std::optional<std::size_t> compute(const SparseRows& H, const IterationMatrix& W) noexcept;
    const math::SparseMatrix& matrix() const noexcept { return matrix_; }

private:
    struct Part { // the entries of one row of H in one system
        std::uint32_t row, first, last;
    };
    struct Group { // the rows that touch one system
        std::size_t system, offset, size;
        std::vector<Part> parts;
    };
    std::vector<Group> groups_;
    std::vector<std::size_t> slots_; // entry of D, in the order of compute()
    std::vector<double> column_;
    math::SparseMatrix matrix_;
};

} // namespace saltus::simulation

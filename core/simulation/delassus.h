// SPDX-License-Identifier: GPL-3.0-or-later
// The operator of the one-step problem, D = H W^-1 B^T (+ the D of relations): how what acts on one row changes the
// output of another. With B = H that is the Delassus operator (1/kg): an impulse on one row and the relative velocity of
// another. Sparse: rows are coupled when they share a block of W. The pattern is found once, the numbers are computed again
// when W, H or B change; the pattern is shared by all runs of a program. Source: Siconos Developer's Notes (2011), chapter 2.
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
    // How rows act and what they see, all with the columns of one list of unknowns.
    struct Rows {
        const SparseRows* H; // outputs
        const SparseRows* B; // inputs of the rows in by_B: without entries they act on nothing. May be null
        const SparseRows* D; // direct part, rows x rows; may be null
        const SparseRows* along = nullptr; // how the other rows act, with the pattern of H; null: by H
    };
    struct Weights { // empty: 1. (out_i H_i) W^-1 (in_j B_j)^T
        std::span<const double> in, out;
    };

    // Which rows meet in which block of W, and where in the matrix. As they are found, so they stay.
    struct Coupling {
        struct Part { // the entries of one row in one block of W: of H, and of what acts
            std::uint32_t row, first, last, in_first, in_last;
            bool by_B;
        };
        struct Group { // the rows that touch one block
            std::size_t block, offset, size;
            bool scattered; // its unknowns do not follow each other
            std::vector<Part> parts;
        };
        struct Patterns { // as Rows
            const SparsePattern *H, *B, *D;
        };
        // by_B: rows that act by B (first order); empty: none.
        static Coupling find(const Patterns& rows, const IterationMatrix::Blocks& W, std::span<const unsigned char> by_B = {});
        std::vector<Group> groups;
        std::vector<std::size_t> entries; // entry of the matrix, in the order of compute()
        std::vector<std::size_t> direct_slots;
        std::size_t largest = 0; // unknowns of a group
        math::SparseMatrix pattern;
    };

    // coupling must live as long as this.
    explicit Delassus(const Coupling& coupling) : coupling_(&coupling), column_(coupling.largest, 0.0), matrix_(coupling.pattern) {}
    // No allocation. mask: rows whose entries are wanted (empty: all); the others may be left 0.
    void compute(const Rows& rows, const IterationMatrix& W, const Weights& weights = {},
                 std::span<const unsigned char> mask = {}) noexcept;
    // The first row that nothing can push (D_aa <= 0), if any.
    std::optional<std::size_t> dead_row() const noexcept;
    const math::SparseMatrix& matrix() const noexcept { return matrix_; }

private:
    const Coupling* coupling_;
    std::vector<double> column_;
    math::SparseMatrix matrix_;
};

} // namespace saltus::simulation

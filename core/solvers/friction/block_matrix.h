// SPDX-License-Identifier: GPL-3.0-or-later
// Square sparse matrix of equal square blocks, compressed by block rows; columns ascending, every diagonal block there.
#pragma once

#include "core/math/sparse_matrix.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace saltus::solvers::friction {

struct BlockMatrix {
    std::size_t block = 3;             // rows of a block
    std::vector<std::uint32_t> start;  // block rows + 1
    std::vector<std::uint32_t> column; // block column of each block
    std::vector<double> value;         // block * block numbers a block, row by row

    std::size_t rows() const noexcept { return start.empty() ? 0 : start.size() - 1; } // block rows
    // M.size() must be a multiple of `block`.
    static BlockMatrix from_sparse(const math::SparseMatrix& M, std::size_t block);
};

} // namespace saltus::solvers::friction

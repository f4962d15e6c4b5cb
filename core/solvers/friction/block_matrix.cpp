// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/friction/block_matrix.h"

#include "core/base/check.h"

#include <algorithm>

namespace saltus::solvers::friction {

BlockMatrix BlockMatrix::from_sparse(const math::SparseMatrix& M, std::size_t block) {
    SALTUS_DEMAND(block > 0 && M.size() % block == 0);
    BlockMatrix out;
    out.block = block;
    const std::size_t rows = M.size() / block;
    out.start.assign(1, 0);
    std::vector<std::uint32_t> found;
    std::vector<std::uint32_t> place(rows, 0);
    for (std::size_t i = 0; i < rows; ++i) {
        found.assign(1, static_cast<std::uint32_t>(i));
        for (std::size_t k = M.row_start(block * i); k < M.row_start(block * (i + 1)); ++k)
            found.push_back(static_cast<std::uint32_t>(M.column(k) / block));
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        for (const std::uint32_t j : found) {
            place[j] = static_cast<std::uint32_t>(out.column.size());
            out.column.push_back(j);
        }
        out.value.resize(out.column.size() * block * block, 0.0);
        for (std::size_t a = 0; a < block; ++a)
            for (std::size_t k = M.row_start(block * i + a); k < M.row_start(block * i + a + 1); ++k)
                out.value[(place[M.column(k) / block] * block + a) * block + M.column(k) % block] = M.value(k);
        out.start.push_back(static_cast<std::uint32_t>(out.column.size()));
    }
    return out;
}

} // namespace saltus::solvers::friction

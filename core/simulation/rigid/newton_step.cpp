// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/newton_step.h"

#include "core/simulation/rigid/linearise.h"
#include "core/simulation/rigid/unit_matrix.h"

namespace saltus::rigid {

void newton_assemble(BlockSystem& system, const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end,
                     double delta, BodyMatrix& matrix, std::vector<BodyVelocity>& right) noexcept {
    for (std::uint32_t k = unit_begin; k < unit_end; ++k)
        with_kind(islands.units[k], matrix, [&](auto one, auto planar) {
            const Unit& unit = islands.units[k];
            const auto velocities = read<one>(system.w, unit);
            auto sum = read<one>(right, unit);
            UnitMatrix<one, planar> blocks;
            system.each_block(k, [&](auto& block, std::size_t at) {
                constexpr int rows = std::remove_reference_t<decltype(block)>::kRows;
                double u[rows], E[rows * rows], f[rows];
                for (int r = 0; r < rows; ++r) u[r] = block.free[r] + velocities.row(block.ga[r], block.gb[r]);
                linearise(block, u, system.p.data() + at, delta, E, f);
                for (int r = 0; r < rows; ++r) sum.add(block.ga[r], block.gb[r], -f[r]);
                blocks.template add<rows>(E, block.ga, block.gb);
            });
            write(sum, right, unit);
            blocks.write(matrix, k, unit);
        });
}

void newton_advance(BlockSystem& system, const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end,
                    double delta, const std::vector<BodyVelocity>& dw) noexcept {
    for (std::uint32_t k = unit_begin; k < unit_end; ++k)
        with_size(islands.units[k], [&](auto one) {
            const Unit& unit = islands.units[k];
            const auto velocities = read<one>(system.w, unit);
            const auto change = read<one>(dw, unit);
            system.each_block(k, [&](auto& block, std::size_t at) {
                constexpr int rows = std::remove_reference_t<decltype(block)>::kRows;
                double* const q = system.p.data() + at;
                double u[rows], du[rows], E[rows * rows], f[rows];
                for (int r = 0; r < rows; ++r) {
                    u[r] = block.free[r] + velocities.row(block.ga[r], block.gb[r]);
                    du[r] = change.row(block.ga[r], block.gb[r]);
                }
                linearise(block, u, q, delta, E, f);
                for (int r = 0; r < rows; ++r) {
                    double dp = -f[r];
                    for (int c = 0; c < rows; ++c) dp -= E[r * rows + c] * du[c];
                    q[r] += dp;
                }
            });
        });
}

} // namespace saltus::rigid

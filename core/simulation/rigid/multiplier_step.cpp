// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/multiplier_step.h"

#include "core/simulation/rigid/unit_matrix.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace saltus::rigid {

namespace {

// p = P(c - stiffness u) and dp = -E du of a block; E: rows x rows, row-major.
void project(const NormalBlock& block, const double* u, const double* c, double delta, double* E, double* p) noexcept {
    const double stiffness = block.inverse / delta, z = c[0] - stiffness * u[0];
    E[0] = z > 0.0 ? stiffness : 0.0;
    p[0] = std::fmax(0.0, z);
}

void project(const RowBlock& block, const double* u, const double* c, double delta, double* E, double* p) noexcept {
    const double stiffness = block.head.rho / delta, share = 1.0 / (1.0 + stiffness * block.compliance);
    const double z = (c[0] - stiffness * u[0]) * share;
    E[0] = z > block.lower && z < block.upper ? stiffness * share : 0.0;
    p[0] = std::fmax(block.lower, std::fmin(block.upper, z));
}

// The rows of a disc behind a normal row: z in p on entry.
void project_disc(int stride, int row, int rows, double mu, double normal, double stiffness, double* E, double* p) noexcept {
    const double z1 = p[row], z2 = rows == 2 ? p[row + 1] : 0.0;
    const double size = std::sqrt(z1 * z1 + z2 * z2), radius = mu * normal;
    if (size <= radius) {
        for (int i = row; i < row + rows; ++i) E[i * stride + i] = stiffness;
        return;
    }
    const double t1 = z1 / size, t2 = z2 / size, across = stiffness * radius / size;
    p[row] = radius * t1;
    E[row * stride] = mu * stiffness * t1;
    if (rows == 1) return;
    E[row * stride + row] = across * t2 * t2;
    p[row + 1] = radius * t2;
    E[(row + 1) * stride] = mu * stiffness * t2;
    E[row * stride + row + 1] = E[(row + 1) * stride + row] = -across * t1 * t2;
    E[(row + 1) * stride + row + 1] = across * t1 * t1;
}

template <class Block>
void project(const Block& block, const double* u, const double* c, double delta, double* E, double* p) noexcept {
    constexpr int n = Block::kRows;
    const double stiffness = block.head.rho / delta;
    std::fill_n(E, n * n, 0.0);
    for (int i = 0; i < n; ++i) p[i] = c[i] - stiffness * u[i];
    if (!(p[0] > 0.0)) {
        std::fill_n(p, n, 0.0);
        return;
    }
    E[0] = stiffness;
    if constexpr (n == 2) project_disc(n, 1, 1, block.mu, p[0], stiffness, E, p);
    if constexpr (n == 3) project_disc(n, 1, 2, block.local.mu, p[0], stiffness, E, p);
    if constexpr (n == 6) {
        project_disc(n, 1, 2, block.mu, p[0], stiffness, E, p);
        project_disc(n, 3, 2, block.mu_rolling, p[0], stiffness, E, p);
        project_disc(n, 5, 1, block.mu_spinning, p[0], stiffness, E, p);
    }
}

// call(block, at, E, p) with what project() gives for every block of a unit
template <class Call>
void each_projection(BlockSystem& system, const Unit& unit, std::uint32_t k, double delta, const std::vector<double>& centre,
                     const std::vector<BodyVelocity>& w, Call&& call) noexcept {
    with_size(unit, [&](auto one) {
        const auto velocities = read<one>(w, unit);
        system.each_block(k, [&](auto& block, std::size_t at) {
            constexpr int rows = std::remove_reference_t<decltype(block)>::kRows;
            double u[rows], E[rows * rows], p[rows];
            for (int r = 0; r < rows; ++r) u[r] = block.free[r] + velocities.row(block.ga[r], block.gb[r]);
            project(block, u, centre.data() + at, delta, E, p);
            call(block, at, E, p);
        });
    });
}

} // namespace

void multiplier_project(BlockSystem& system, const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end,
                      double delta, const std::vector<double>& centre, const std::vector<BodyVelocity>& w) noexcept {
    for (std::uint32_t k = unit_begin; k < unit_end; ++k)
        each_projection(system, islands.units[k], k, delta, centre, w,
                        [&](auto& block, std::size_t at, const double*, const double* p) {
                            constexpr std::size_t rows = std::remove_reference_t<decltype(block)>::kRows;
                            std::copy_n(p, rows, system.p.data() + at);
                        });
}

void multiplier_assemble(BlockSystem& system, const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end,
                       double delta, const std::vector<double>& centre, const std::vector<BodyVelocity>& w,
                       BodyMatrix& matrix) noexcept {
    for (std::uint32_t k = unit_begin; k < unit_end; ++k) {
        const Unit& unit = islands.units[k];
        with_kind(unit, matrix, [&](auto one, auto planar) {
            UnitMatrix<one, planar> blocks;
            each_projection(system, unit, k, delta, centre, w,
                            [&](auto& block, std::size_t, const double* E, const double*) {
                                constexpr int rows = std::remove_reference_t<decltype(block)>::kRows;
                                blocks.template add<rows>(E, block.ga, block.gb);
                            });
            blocks.write(matrix, k, unit);
        });
    }
}

} // namespace saltus::rigid

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/assembled_island.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace saltus::rigid {

namespace {

double dot_in_order(const HalfRow& x, const HalfRow& y) noexcept {
    double sum = 0.0;
    for (int i = 0; i < 6; ++i) sum += x.g[i] * y.g[i];
    return sum;
}

} // namespace

bool AssembledIsland::takes(const BlockSystem& system, const Island& island) noexcept {
    const BlockSystem::Begin &from = system.begin[island.unit_begin], &to = system.begin[island.unit_end];
    if (from.row != to.row) return false;
    return std::none_of(system.rolling.begin() + from.rolling, system.rolling.begin() + to.rolling,
                        [](const RollingBlock& block) { return block.size > 5; });
}

// Contacts without friction get rows of zeros behind their normal, those that do not roll behind their tangents.
void AssembledIsland::collect(BlockSystem& system, const Islands& islands, const Island& island) {
    const BlockSystem::Begin &from = system.begin[island.unit_begin], &to = system.begin[island.unit_end];
    const bool rolling = from.rolling != to.rolling, space = from.space != to.space;
    problem_.dimension = rolling ? 5 : space ? 3 : 2;
    const auto d = static_cast<std::size_t>(problem_.dimension);
    blocks_.clear();
    problem_.q.clear();
    problem_.mu.clear();
    problem_.mu_rolling.clear();
    r_.clear();
    for (std::uint32_t k = island.unit_begin; k < island.unit_end; ++k)
        system.each_block(k, [&](const auto& block, std::size_t at) {
            using Kind = std::remove_cvref_t<decltype(block)>;
            const Unit& unit = islands.units[k];
            const std::size_t rows = std::min<std::size_t>(Kind::kRows, d);
            blocks_.push_back({unit.a, unit.b, static_cast<std::uint32_t>(rows), block.ga, block.gb, at});
            for (std::size_t r = 0; r < d; ++r) {
                problem_.q.push_back(r < rows ? block.free[r] : 0.0);
                r_.push_back(r < rows ? system.p[at + r] : 0.0);
            }
            double mu = 0.0, mu_rolling = 0.0;
            if constexpr (std::is_same_v<Kind, PlanarBlock>) mu = block.mu;
            if constexpr (std::is_same_v<Kind, SpaceBlock>) mu = block.local.mu;
            if constexpr (std::is_same_v<Kind, RollingBlock>) mu = block.mu, mu_rolling = block.mu_rolling;
            problem_.mu.push_back(mu);
            if (rolling) problem_.mu_rolling.push_back(mu_rolling);
        });
    of_body_.resize(system.w.size());
    for (std::uint32_t k = island.body_begin; k < island.body_end; ++k) of_body_[islands.bodies[k]].clear();
    for (std::uint32_t i = 0; i < blocks_.size(); ++i) {
        of_body_[blocks_[i].a].push_back(i);
        if (blocks_[i].b != kWorld) of_body_[blocks_[i].b].push_back(i);
    }
}

void AssembledIsland::assemble() {
    const auto d = static_cast<std::size_t>(problem_.dimension);
    solvers::friction::BlockMatrix& matrix = problem_.M;
    matrix.block = d;
    matrix.start.assign(1, 0);
    matrix.column.clear();
    matrix.value.clear();
    for (const Block& x : blocks_) {
        neighbours_ = of_body_[x.a];
        if (x.b != kWorld) neighbours_.insert(neighbours_.end(), of_body_[x.b].begin(), of_body_[x.b].end());
        std::sort(neighbours_.begin(), neighbours_.end());
        neighbours_.erase(std::unique(neighbours_.begin(), neighbours_.end()), neighbours_.end());
        for (const std::uint32_t j : neighbours_) {
            const Block& y = blocks_[j];
            matrix.column.push_back(j);
            for (std::size_t r = 0; r < d; ++r)
                for (std::size_t c = 0; c < d; ++c) {
                    double sum = 0.0;
                    if (r < x.rows && c < y.rows) {
                        if (x.a == y.a) sum += dot_in_order(x.ga[r], y.ga[c]);
                        if (x.a == y.b) sum += dot_in_order(x.ga[r], y.gb[c]);
                        if (x.b != kWorld && x.b == y.a) sum += dot_in_order(x.gb[r], y.ga[c]);
                        if (x.b != kWorld && x.b == y.b) sum += dot_in_order(x.gb[r], y.gb[c]);
                    }
                    matrix.value.push_back(sum);
                }
        }
        matrix.start.push_back(static_cast<std::uint32_t>(matrix.column.size()));
    }
}

void AssembledIsland::solve(BlockSystem& system, const Islands& islands, const Island& island, double tolerance) {
    collect(system, islands, island);
    assemble();
    u_.resize(r_.size());
    workspace_.forget_pattern();
    solvers::friction::FrictionSettings settings;
    settings.tolerance = 0.5 * tolerance; // its residual is not quite ours
    if (solvers::friction::solve(problem_, settings, workspace_, r_, u_).status == solvers::Status::invalid) return;
    const auto d = static_cast<std::size_t>(problem_.dimension);
    for (std::size_t i = 0; i < blocks_.size(); ++i)
        std::copy_n(r_.begin() + static_cast<std::ptrdiff_t>(d * i), blocks_[i].rows,
                    system.p.begin() + static_cast<std::ptrdiff_t>(blocks_[i].at));
}

} // namespace saltus::rigid

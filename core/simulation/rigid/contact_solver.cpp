// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/contact_solver.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {

double residual_scale(double free, double meeting) noexcept { // of sums of squares
    return std::fmax(1e-100, std::fmax(std::sqrt(free), 1e-7 * std::sqrt(meeting)));
}

void ContactSolver::resize(const Islands& islands) { change_.resize(islands.units.size()); }

// The island as one thread of a team sees it. A part of the work ends with the team meeting at the barrier.
struct ContactSolver::Run {
    const Team& team;
    const Islands& islands;
    const Island& island;
    BlockSystem& system;
    std::vector<double>& change;

    struct Range {
        std::uint32_t begin, end;
    };
    Range share(std::uint32_t begin, std::uint32_t end) const noexcept {
        const auto part = [&](int k) {
            return begin + static_cast<std::uint32_t>(std::uint64_t{end - begin} * static_cast<std::uint64_t>(k) /
                                                      static_cast<std::uint64_t>(team.count));
        };
        return {part(team.index), part(team.index + 1)};
    }
    // visit(unit_begin, unit_end) colour by colour
    template <class Visit>
    void by_colour(Visit&& visit) const {
        if (island.colour_begin == island.colour_end) {
            visit(island.unit_begin, island.unit_end);
            team.wait();
            return;
        }
        for (std::uint32_t c = island.colour_begin; c < island.colour_end; ++c) {
            const Colour& colour = islands.colours[c];
            if (!colour.alone) {
                const Range mine = share(colour.unit_begin, colour.unit_end);
                visit(mine.begin, mine.end);
            } else if (team.index == 0)
                visit(colour.unit_begin, colour.unit_end);
            team.wait();
        }
    }
    void rebuild() const {
        const Range mine = share(island.body_begin, island.body_end);
        for (std::uint32_t k = mine.begin; k < mine.end; ++k) system.w[islands.bodies[k]] = BodyVelocity{};
        team.wait();
        by_colour([&](std::uint32_t begin, std::uint32_t end) { system.push(islands, begin, end); });
    }
    double sweep() const {
        by_colour([&](std::uint32_t begin, std::uint32_t end) {
            for (std::uint32_t k = begin; k < end; ++k) change[k] = system.sweep(islands, k, k + 1);
        });
        double sum = 0.0;
        for (std::uint32_t k = island.unit_begin; k < island.unit_end; ++k) sum += change[k];
        return sum;
    }
    void measure(IslandOutcome& outcome) const {
        rebuild();
        const Range mine = share(island.unit_begin, island.unit_end);
        system.measure(islands, mine.begin, mine.end);
        team.wait();
        outcome.map = outcome.free = outcome.meeting = outcome.largest = 0.0;
        for (std::uint32_t k = island.unit_begin; k < island.unit_end; ++k) {
            const BlockSums& sum = system.sums[k];
            outcome.map += sum.map;
            outcome.free += sum.free;
            outcome.meeting += sum.meeting;
            if (!(sum.largest <= outcome.largest)) {
                outcome.largest = sum.largest;
                outcome.worst = sum.worst;
                outcome.worst_is_row = sum.worst_is_row;
            }
        }
    }
};

IslandOutcome ContactSolver::solve(const Team& team, const Islands& islands, const Island& island, BlockSystem& system,
                                   const OneStepSettings& settings) {
    const Run run{team, islands, island, system, change_};
    IslandOutcome outcome;
    run.measure(outcome);
    const double target = settings.tolerance * residual_scale(outcome.free, outcome.meeting);
    const auto reached = [&] { return outcome.map <= target * target; };
    int next_check = 1;
    while (!reached() && outcome.iterations < settings.max_iterations && std::isfinite(outcome.map)) {
        team.wait(); // all have read the sums
        const double change = run.sweep();
        ++outcome.iterations;
        if (outcome.iterations == settings.max_iterations ||
            (outcome.iterations >= next_check && (change <= target * target || outcome.iterations % 16 == 0))) {
            next_check = outcome.iterations + std::clamp(outcome.iterations / 8, 1, 16);
            run.measure(outcome);
        }
    }
    outcome.solved = reached();
    return outcome;
}

} // namespace saltus::rigid

// SPDX-License-Identifier: GPL-3.0-or-later
// In which branch each formula goes on: at the start by the point, or, on an edge, by where the motion leads; at an event in the branch behind the
// edge that was reached, while all others keep theirs unless the point is truly elsewhere.
#include "core/simulation/event_driven/event_stepper.h"

#include <cmath>
#include <limits>

namespace saltus::simulation {

namespace {

constexpr double kOnEdge = 1e-11; // of the terms of a residual: the point does not tell the branch
constexpr int kRounds = 16;

} // namespace

// flips_: conditions and the cells behind the edges that they have reached. fresh: no earlier cells count.
bool EventStepper::decide_cells(double t, const double* z, bool fresh) {
    const auto& conditions = model_.of_events->conditions;
    const std::size_t count = conditions.size();
    if (count == 0) return true;
    std::vector<double>& old = room_.cells;
    std::vector<unsigned char>& was_active = room_.active;
    old = base_.cells;
    was_active = active_;
    std::vector<double>& given = deciding_in_;
    std::fill(given.begin(), given.end(), std::numeric_limits<double>::quiet_NaN());
    for (const auto& [k, cell] : flips_) given[k] = cell;
    for (int round = 0; round < kRounds; ++round) {
        motion_.decide(t, z, given.data(), deciding_out_.data());
        for (std::size_t k = 0; k < count; ++k) {
            active_[k] = deciding_out_[count + k] != 0.0;
            base_.cells[k] = active_[k] && std::isfinite(deciding_out_[k]) ? deciding_out_[k] : 0.0;
        }
        motion_.set_cells(base_.cells);
        motion_.residuals(t, z, residual_.data());
        bool changed = false;
        for (std::size_t k = 0; k < count && !changed; ++k) {
            if (!active_[k] || given[k] == given[k]) continue;
            const formula::Condition& condition = conditions[k].condition;
            const double cell = base_.cells[k], r = residual_[k], size = kOnEdge * (std::abs(r + condition.joint) + std::abs(condition.joint)) + 1e-300;
            const auto here = condition.interval(cell);
            const bool at_upper = std::isfinite(here.upper) && std::abs(here.upper - r) <= size, at_lower = std::isfinite(here.lower) && std::abs(r - here.lower) <= size;
            if (!at_upper && !at_lower) continue;
            if (!fresh && was_active[k] && old[k] != cell && std::abs(old[k] - cell) <= 2.0) { // a rounding away from the branch that it is in
                given[k] = old[k];
                changed = true;
                continue;
            }
            const bool exact = (at_upper && r == here.upper) || (at_lower && r == here.lower);
            if (!exact) continue;
            // where the motion leads
            motion_.evaluate(t, z, true);
            const double dt = 1e-7 * (std::abs(t) > 0.0 ? std::min(1.0, std::max(std::abs(t), 1e-3)) : 1.0) * std::min(1.0, model_.scheme.h * 1e3);
            const auto ahead = [&](double by) {
                std::copy_n(z, n_, z_scratch_.begin());
                for (std::size_t i = 0; i < n_; ++i) z_scratch_[n_ + i] = z[n_ + i] + 0.5 * by * motion_.acceleration()[i];
                motion_.displace(z_scratch_.data(), z_scratch_.data() + n_, by);
                for (std::size_t i = 0; i < N_; ++i) z_scratch_[n_ + i] = z[n_ + i] + by * motion_.acceleration()[i];
                motion_.residuals(t + by, z_scratch_.data(), rate_.data());
                return rate_[k];
            };
            const double one = ahead(dt), two = ahead(2.0 * dt);
            const double rate = std::abs(one - r) > 1e-14 * std::abs(r + condition.joint) ? one - r : 0.0;
            const double next = condition.onward(cell, r, rate, rate == 0.0 ? two - r : 0.0);
            if (next == cell) continue;
            given[k] = next;
            changed = true;
        }
        if (!changed) return true;
    }
    return give_up(Failed::branches);
}

} // namespace saltus::simulation

// SPDX-License-Identifier: GPL-3.0-or-later
// The method of multipliers for an island (README.md).
#include "core/simulation/rigid/contact_run.h"

namespace saltus::rigid {

namespace {

constexpr double kMultiplierDelta = 0.1, kMostDelta = 100.0;
constexpr double kInner = 0.2;       // of what is left of the velocities may stay in a problem with fixed multipliers
constexpr int kInnerSteps = 20;      // for that, or delta is too small
constexpr double kLeastPart = 0.02;  // of a step: if that does not help either

} // namespace

// p of the trial velocities, and the square of how far they are from those that p makes.
double ContactSolver::Run::multiplier_error(double delta) const {
    by_unit([&](std::uint32_t begin, std::uint32_t end) {
        multiplier_project(system, islands, begin, end, delta, solver.centre_, solver.trial_);
    });
    rebuild();
    double sum = 0.0;
    for (std::uint32_t k = island.body_begin; k < island.body_end; ++k) {
        const double *w = system.w[islands.bodies[k]].w, *trial = solver.trial_[islands.bodies[k]].w;
        for (int i = 0; i < 6; ++i) sum += (w[i] - trial[i]) * (w[i] - trial[i]);
    }
    team.wait();
    return sum;
}

// The problem with the multipliers of now, from w: Newton's method with a search along each step.
// The number of steps; 0: the accuracy is not reached.
int ContactSolver::Run::with_multipliers(double delta, double accuracy) {
    combine(system.w, 0.0, system.w, solver.trial_);
    double error = multiplier_error(delta);
    for (int k = 1; k <= kInnerSteps && goes_on(); ++k) {
        if (error == 0.0) {
            ++outcome.iterations; // costs nothing, and may be all that is left to happen again and again
            return k;
        }
        combine(system.w, -1.0, solver.trial_, solver.dw_);
        matrix.set_identity(team);
        by_colour([&](std::uint32_t begin, std::uint32_t end) {
            multiplier_assemble(system, islands, begin, end, delta, solver.centre_, solver.trial_, matrix);
        });
        solve_bodies(delta, kForcing * std::sqrt(error));
        ++outcome.iterations;
        pay(newton_cost());
        combine(solver.trial_, 1.0, solver.dw_, solver.trial_);
        double next = multiplier_error(delta);
        for (double size = 1.0; !(next < (1.0 - 1e-4 * size) * error); size *= 0.5) {
            if (size < kLeastPart) return 0;
            combine(solver.trial_, -0.5 * size, solver.dw_, solver.trial_);
            next = multiplier_error(delta);
        }
        error = next;
        if (error <= accuracy * accuracy) return k;
    }
    return 0;
}

// The method of multipliers from the answer so far, which stays if it is the better one.
void ContactSolver::Run::multipliers() {
    measure();
    copy_p(system.p, solver.centre_);
    copy_p(system.p, solver.best_p_);
    double best = outcome.map, delta = kMultiplierDelta;
    while (!reached() && goes_on() && delta <= kMostDelta) {
        const int steps = with_multipliers(delta, kInner * std::sqrt(outcome.energy));
        measure();
        if (outcome.map < best) {
            best = outcome.map;
            copy_p(system.p, solver.best_p_);
        }
        if (steps > 0) {
            copy_p(system.p, solver.centre_);
            delta = std::fmax(kLeastDelta, delta * (steps <= 3 ? 0.1 : steps <= 8 ? 0.3 : 0.4));
        } else {
            copy_p(solver.centre_, system.p);
            measure();
            delta *= 4.0;
        }
    }
    if (best < outcome.map) {
        copy_p(solver.best_p_, system.p);
        measure();
    }
}

} // namespace saltus::rigid

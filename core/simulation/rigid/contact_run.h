// SPDX-License-Identifier: GPL-3.0-or-later
// The island as one thread of a team sees it, for who solves it. Every part of the work ends with the team meeting at the barrier, and
// starts with all threads knowing the same numbers.
#pragma once

#include "core/base/going_on.h"
#include "core/simulation/rigid/contact_solver.h"
#include "core/simulation/rigid/multiplier_step.h"
#include "core/simulation/rigid/newton_step.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {

struct ContactSolver::Run {
    // Costs, measured in seconds on one core; they decide between ways to the same answer, nothing else.
    static constexpr double kSweepCost = 0.07e-6;   // a contact
    static constexpr double kAssembleCost = 0.6e-6; // a contact, with what else a step of Newton's needs
    static constexpr double kProductCost = 0.05e-6; // of two blocks in the factorisation
    static constexpr double kBodyCost = 0.5e-6;     // a body
    static constexpr double kForcing = 0.3;         // of what is left of the velocities may stay in the linear system of a step
    static constexpr double kLeastDelta = 1e-8;
    static constexpr double kAsking = 64.0; // contacts and rows
    // Anderson's method: from so many contacts and rows, where it pays; two sweeps are a step of its iteration (mixed after each one it takes a fifth of the time).
    static constexpr double kMixed = 32.0, kMixCost = 0.4; // sweeps
    static constexpr int kSweepsToMix = 2;
    static constexpr double kWorse = 2.0; // in squares: after a sweep that changes so much more than the one before it is begun anew
    static constexpr double kAhead = 0.7; // of the squares left by four sweeps: more than that, and further ones do not pay

    const Team& team;
    const Islands& islands;
    const Island& island;
    BlockSystem& system;
    ContactSolver& solver;
    BodyMatrix& matrix;
    Room& room;
    IslandOutcome& outcome;
    double target = 0.0; // square of the natural map to reach
    double too_stiff = 0.0; // delta at which iteration failed
    double budget = HUGE_VAL; // of outcome.cost
    int last = 0;             // iterations
    bool accelerated = false; // sweeps in a row, by Anderson's method
    double late_target = 0.0, patience = HUGE_VAL; // square of the natural map that will do, from that cost on

    // Before a sweep or a step of an island that takes its time.
    void ask() const {
        if (contacts() > kAsking) ask_to_go_on();
    }
    void pay(double sweeps) const noexcept { outcome.cost += sweeps * contacts() * kSweepCost; }
    bool goes_on() const noexcept { return outcome.iterations < last && outcome.cost < budget; }

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
    // visit(unit_begin, unit_end), for work that writes to its units alone
    template <class Visit>
    void by_unit(Visit&& visit) const {
        const Range mine = share(island.unit_begin, island.unit_end);
        visit(mine.begin, mine.end);
        team.wait();
    }
    void clear(std::vector<BodyVelocity>& x) const {
        const Range mine = share(island.body_begin, island.body_end);
        for (std::uint32_t k = mine.begin; k < mine.end; ++k) x[islands.bodies[k]] = BodyVelocity{};
        team.wait();
    }
    void rebuild() const { // w of p
        clear(system.w);
        by_colour([&](std::uint32_t begin, std::uint32_t end) { system.push(islands, begin, end); });
    }
    void copy_p(const std::vector<double>& from, std::vector<double>& to) const {
        const Range mine = share(system.p_begin(island.unit_begin), system.p_begin(island.unit_end));
        std::copy(from.begin() + mine.begin, from.begin() + mine.end, to.begin() + mine.begin);
        team.wait();
    }
    void clear_p() const {
        const Range mine = share(system.p_begin(island.unit_begin), system.p_begin(island.unit_end));
        std::fill(system.p.begin() + mine.begin, system.p.begin() + mine.end, 0.0);
        team.wait();
    }
    bool reached() const noexcept { return outcome.map <= target || (outcome.cost > patience && outcome.map <= late_target); }

    double sweep() const { // returns about the square of the natural map before it
        ask();
        by_colour([&](std::uint32_t begin, std::uint32_t end) {
            for (std::uint32_t k = begin; k < end; ++k) solver.change_[k] = system.sweep(islands, k, k + 1);
        });
        ++outcome.iterations;
        pay(1.0);
        double sum = 0.0;
        for (std::uint32_t k = island.unit_begin; k < island.unit_end; ++k) sum += solver.change_[k];
        team.wait();
        return sum;
    }
    // Anderson's method over sweeps, measured by the velocities w (whose squares are energies); the percussions that make them follow.
    void gather(std::vector<double>& to) const;
    void start_mixing() const;
    void mix() const; // between two sweeps, since the last one or the start
    class Acceleration {
    public:
        explicit Acceleration(const Run& run) : run_(run) {
            if (run_.accelerated) run_.start_mixing();
        }
        void after(double change) { // between a sweep and the next one
            if (!run_.accelerated) return;
            if (change > kWorse * before_) {
                run_.start_mixing();
                swept_ = 0;
            } else if (++swept_ == kSweepsToMix) {
                run_.mix();
                swept_ = 0;
            }
            before_ = change;
        }

    private:
        const Run& run_;
        double before_ = HUGE_VAL;
        int swept_ = 0;
    };

    void measure() const {
        pay(1.0);
        rebuild();
        by_unit([&](std::uint32_t begin, std::uint32_t end) { system.measure(islands, begin, end); });
        outcome.map = outcome.energy = outcome.largest = 0.0;
        static_cast<VelocitySums&>(outcome) = {};
        for (std::uint32_t k = island.unit_begin; k < island.unit_end; ++k) {
            const BlockSums& sum = system.sums[k];
            outcome.map += sum.map;
            outcome.energy += sum.energy;
            outcome += sum;
            if (!(sum.largest <= outcome.largest)) {
                outcome.largest = sum.largest;
                outcome.worst = sum.worst;
                outcome.worst_is_row = sum.worst_is_row;
            }
        }
        team.wait();
    }

    double contacts() const noexcept {
        return static_cast<double>(island.contact_end - island.contact_begin + island.row_end - island.row_begin);
    }
    // Newton's step in sweeps
    double newton_cost() const noexcept {
        return (contacts() * kAssembleCost + matrix.cost() * kProductCost +
                static_cast<double>(matrix.bodies()) * kBodyCost) / (contacts() * kSweepCost);
    }
    // dw of the matrix as assembled and dw as right-hand side
    void solve_bodies(double delta, double tolerance) {
        // In large islands by iteration, as well as the step asks for. The matrix is the harder the smaller delta is.
        const std::span<double> dw(solver.dw_[0].w, solver.dw_.size() * 8);
        bool done = false;
        if (matrix.prefers_iteration() && delta > too_stiff) {
            done = matrix.iterate(team, dw, tolerance);
            if (!done) too_stiff = delta;
        }
        if (!done) {
            matrix.factorise(team);
            matrix.solve(team, dw);
        }
    }
    void newton(double delta) {
        ask();
        pay(newton_cost());
        clear(solver.dw_);
        matrix.set_identity(team);
        by_colour([&](std::uint32_t begin, std::uint32_t end) {
            newton_assemble(system, islands, begin, end, delta, matrix, solver.dw_);
        });
        solve_bodies(delta, kForcing * std::sqrt(outcome.energy));
        by_unit([&](std::uint32_t begin, std::uint32_t end) {
            newton_advance(system, islands, begin, end, delta, solver.dw_);
        });
        rebuild();
        ++outcome.iterations;
    }

    // to = from + factor x of every body; `to` may be `from`
    void combine(const std::vector<BodyVelocity>& from, double factor, const std::vector<BodyVelocity>& x,
                 std::vector<BodyVelocity>& to) const {
        const Range mine = share(island.body_begin, island.body_end);
        for (std::uint32_t k = mine.begin; k < mine.end; ++k) {
            const std::uint32_t body = islands.bodies[k];
            for (int i = 0; i < 6; ++i) to[body].w[i] = from[body].w[i] + factor * x[body].w[i];
        }
        team.wait();
    }
    double multiplier_error(double delta) const;
    int with_multipliers(double delta, double accuracy);
    void multipliers();

    // Sweeps until the target is reached, at most `most`; gives up when the rest of the way at the present rate would
    // cost more than by steps of Newton's, each of which costs so many sweeps and gains about a decade. Measured at the
    // end.
    void sweeps(int least, int most, double newton_sweeps) const {
        double old = 0.0, old2 = 0.0;
        int next_check = 1;
        Acceleration acceleration(*this);
        for (int k = 1; k <= most; ++k) {
            const double change = sweep();
            if (k == most || outcome.cost > budget || !(change < 1e300)) break;
            if (change <= target && k >= next_check) {
                measure();
                if (reached()) return;
                next_check = k + std::max(1, k / 4);
            }
            if (k >= least && k % 4 == 0) {
                // rate over the last eight sweeps
                const double rate = old2 > 0.0 ? std::pow(change / old2, 0.125) : 0.0;
                const double rest = rate < 1.0 ? std::log(target / change) / std::log(rate) : 1e300;
                const double decades = 0.5 * std::log10(change / target);
                if (old2 > 0.0 && rest > newton_sweeps * (0.3 + std::fmax(0.0, decades))) break;
            }
            if (k % 4 == 0) {
                old2 = old;
                old = change;
            }
            acceleration.after(change);
        }
        measure();
    }

    // After a step of Newton's: accelerated ones go on as long as they get ahead. Returns how many.
    int sweeps_between(int least, int most) const {
        Acceleration acceleration(*this);
        double old = HUGE_VAL;
        int k = 1;
        for (;; ++k) {
            const double change = sweep();
            if (k >= (accelerated ? most : least) || (accelerated && !(change < 1e300))) return k;
            if (accelerated && k > 1 && change <= target) return k;
            if (k >= least && (k - least) % 4 == 0) {
                if (change > kAhead * old) return k;
                old = change;
            }
            acceleration.after(change);
        }
    }

    // Sums of squares of w, twice an energy: without percussions, and what those of now leave.
    double energy(bool left) const noexcept {
        double sum = 0.0;
        for (std::uint32_t k = island.body_begin; k < island.body_end; ++k) {
            const double *w = system.w[islands.bodies[k]].w, *stopped = system.stopped[islands.bodies[k]].w;
            for (int i = 0; i < 6; ++i) sum += left ? (w[i] - stopped[i]) * (w[i] - stopped[i]) : stopped[i] * stopped[i];
        }
        return sum;
    }
    bool at_rest() const noexcept { return energy(true) < 1e-3 * energy(false); }
    void carry() const;
    bool is_large() const; // of which hard steps go by factors of blocks and to the end; smaller ones go on to methods that leave less, of still larger ones factors are dear
    bool interior(int most, bool on) const;
    void analyse(); // pattern and order of the matrix
    void few_sweeps(int most);
    void refine(double goal, double delta);
    void assembled(AssembledIsland& assembled, double tolerance) const;
};

} // namespace saltus::rigid

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/contact_solver.h"

#include "core/simulation/rigid/multiplier_step.h"
#include "core/simulation/rigid/newton_step.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {

namespace {

// Costs, measured in seconds on one core; they decide between ways to the same answer, nothing else.
constexpr double kSweepCost = 0.07e-6;        // a contact
constexpr double kAssembleCost = 0.6e-6;      // a contact, with what else a step of Newton's needs
constexpr double kProductCost = 0.05e-6;      // of two blocks in the factorisation
constexpr double kBodyCost = 0.5e-6;          // a body

constexpr double kLarge = 256.0, kSmall = 64.0; // contacts
constexpr double kCarried = 32.0;               // from so many contacts loads are carried, where
constexpr double kCold = 0.03;                  // the natural map is so large beside the free velocities, or
constexpr double kStarted = 0.9;                // with a given number of sweeps, where bodies move: loads of what tumbles have no way straight down
constexpr double kWarm = 0.003, kNoise = 30.0;  // so large, also beside the target, and the pile all but at rest
constexpr double kLeft = 0.1;                   // of the energy that supports may fail to stop before that is given up
constexpr int kLastSweeps = 5000;               // of a small island before it is given up
constexpr int kFirstSweeps = 10;
constexpr double kSolved = 8.0;     // contacts: with a given number of sweeps islands up to this are solved all the same
constexpr double kUncarried = 0.05; // of the free velocities: where a given number of sweeps leaves more, piles would creep
constexpr int kHelped = 2;          // steps of Newton's there
constexpr double kStill = 0.01;     // of the tolerance, for what is all but at rest
constexpr double kAtOnce = 2000.0;  // contacts: up to here it is solved
constexpr double kQuiet = 0.1;      // of the tolerance: up to here that is left as it is
constexpr int kSweepsBetween = 8; // after a step of Newton's: they put the percussions back into their cones
constexpr int kPatience = 6;      // Newton's steps without a better answer
constexpr double kForcing = 0.3;  // of what is left of the velocities may stay in the linear system of a step
constexpr double kFirstDelta = 1e-3, kLeastDelta = 1e-8;

// Method of multipliers, after so many failures of Newton's steps.
constexpr int kMultipliersAfter = 3;
constexpr double kMostMultiplied = 4096.0; // contacts: hundreds of factorisations of larger islands take minutes
constexpr double kMultiplierDelta = 0.1, kMostDelta = 100.0;
constexpr double kInner = 0.2;      // of what is left of the velocities may stay in a problem with fixed multipliers
constexpr int kInnerSteps = 20;     // for that, or delta is too small
constexpr double kLeastPart = 0.02; // of a step: if that does not help either

} // namespace

double residual_scale(double free, double meeting) noexcept { // of sums of squares
    return std::fmax(1e-100, std::fmax(std::sqrt(free), 1e-7 * std::sqrt(meeting)));
}

void ContactSolver::resize(const BlockSystem& system, const Islands& islands, int threads) {
    change_.resize(islands.units.size());
    best_p_.resize(system.p.size());
    centre_.resize(system.p.size());
    dw_.resize(system.w.size());
    trial_.resize(system.w.size());
    while (rooms_.size() < static_cast<std::size_t>(threads)) rooms_.push_back(std::make_unique<Room>());
    interior_.resize(system, islands);
}

// The island as one thread of a team sees it. Every part of the work ends with the team meeting at the barrier, and
// starts with all threads knowing the same numbers.
struct ContactSolver::Run {
    const Team& team;
    const Islands& islands;
    const Island& island;
    BlockSystem& system;
    ContactSolver& solver;
    BodyMatrix& matrix;
    LoadPath& path;
    IslandOutcome& outcome;
    double target = 0.0; // square of the natural map to reach
    double too_stiff = 0.0; // delta at which iteration failed
    double budget = HUGE_VAL; // of outcome.cost
    int last = 0;             // iterations

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
    bool reached() const noexcept { return outcome.map <= target; }

    double sweep() const { // returns about the square of the natural map before it
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
    void measure() const {
        pay(1.0);
        rebuild();
        by_unit([&](std::uint32_t begin, std::uint32_t end) { system.measure(islands, begin, end); });
        outcome.map = outcome.energy = outcome.free = outcome.meeting = outcome.largest = 0.0;
        for (std::uint32_t k = island.unit_begin; k < island.unit_end; ++k) {
            const BlockSums& sum = system.sums[k];
            outcome.map += sum.map;
            outcome.energy += sum.energy;
            outcome.free += sum.free;
            outcome.meeting += sum.meeting;
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
        }
        measure();
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
    bool interior(int most) const;
    void few_sweeps(int most);
    void assembled(AssembledIsland& assembled, double tolerance) const;
};

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
        if (error == 0.0) return k;
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

// From the answer so far, which stays if it is the better one.
void ContactSolver::Run::assembled(AssembledIsland& assembled, double tolerance) const {
    const double before = outcome.map;
    copy_p(system.p, solver.best_p_);
    if (team.index == 0) assembled.solve(system, islands, island, tolerance);
    team.wait();
    measure();
    if (outcome.map <= before) return;
    copy_p(solver.best_p_, system.p);
    measure();
}

// Loads from the top down, in place of p if that is better.
void ContactSolver::Run::carry() const {
    if (team.index == 0) path.find(system, islands, island);
    team.wait();
    if (path.levels() < 2) return;
    const double before = outcome.map;
    copy_p(system.p, solver.best_p_);
    clear_p();
    const double most = kLeft * energy(false);
    double left = 0.0;
    for (std::uint32_t k = 0; k < path.levels() && left <= most; ++k) {
        const Range mine = share(path.level_begin(k), path.level_begin(k + 1));
        path.carry(system, islands, mine.begin, mine.end, target / contacts());
        team.wait();
        left += path.left(k);
    }
    if (left <= most) {
        measure();
        if (outcome.map < before) return;
    }
    copy_p(solver.best_p_, system.p);
    measure();
}

// A given number of sweeps. What they cannot carry down in a step they often cannot in the next one either: a pile of bricks creeps for ten
// seconds and falls. There Newton's steps, each with as many sweeps, which cost less than what creeping bodies cost.
void ContactSolver::Run::few_sweeps(int most) {
    const double cold = at_rest() ? kCold : kStarted;
    if (outcome.map > cold * cold * outcome.free) carry();
    // What is all but at rest is to come to rest, by Newton's steps to a hundredth of the tolerance: sweeps that stop at the tolerance leave velocities
    // that go on from step to step, and sweep in each. Once solved so it seldom needs it again. Islands of thousands are not done in two such steps.
    const bool rests = at_rest(), at_once = rests && contacts() <= kAtOnce;
    if (at_once && outcome.map <= kQuiet * kQuiet * target) return;
    if (at_once) target *= kStill * kStill;
    for (int k = 0; k < most && !at_once && !reached(); ++k)
        if (sweep() <= target && rests) break;
    if (!at_once) measure();
    const auto creeps = [&] { return !reached() && outcome.cost < budget && (rests || outcome.map > kUncarried * kUncarried * outcome.free); };
    if (!std::isfinite(outcome.map) || !creeps()) return;
    if (!rests) { // of what tumbles as many sweeps again stop more than a step of Newton's, and cost a fraction of it
        for (int k = 0; k < most; ++k) sweep();
        measure();
        if (!creeps()) return;
    }
    if (team.index == 0) matrix.analyse(islands, island, system.w.size(), team.count);
    team.wait();
    copy_p(system.p, solver.best_p_);
    double best = outcome.map, delta = kFirstDelta;
    for (int step = 0; step < kHelped && creeps(); ++step) {
        newton(delta);
        for (int k = 0; k < most; ++k) sweep();
        measure();
        if (!(outcome.map < best)) continue;
        best = outcome.map;
        delta *= 0.3;
        copy_p(system.p, solver.best_p_);
    }
    if (outcome.map <= best) return;
    copy_p(solver.best_p_, system.p);
    measure();
}

// From nothing; best_p_ is the answer to beat. Ends with the better of the two; true if it found that.
bool ContactSolver::Run::interior(int most) const {
    InteriorPoint& point = solver.interior_;
    // unit of velocities: root mean square of the free ones
    const double unit = residual_scale(outcome.free, outcome.meeting) / std::sqrt(contacts());
    const double before = outcome.map;
    by_unit([&](std::uint32_t begin, std::uint32_t end) { point.start(system, begin, end, unit); });
    rebuild();
    double best = before;
    int stuck = 0, worse = 0;
    bool better = false;
    for (int k = 0; k < most && stuck < 3 && outcome.cost < budget; ++k) {
        InteriorPoint::Step whole;
        const auto step = [&](double aim, double second) {
            matrix.solve(team, {solver.dw_[0].w, solver.dw_.size() * 8});
            by_unit([&](std::uint32_t begin, std::uint32_t end) {
                point.step(system, islands, begin, end, unit, aim, second, solver.dw_);
            });
            whole = InteriorPoint::Step{};
            whole.size = HUGE_VAL;
            for (std::uint32_t i = island.unit_begin; i < island.unit_end; ++i) {
                const InteriorPoint::Step& part = point.steps[i];
                whole.size = std::fmin(whole.size, part.size);
                whole.gap0 += part.gap0, whole.gap1 += part.gap1, whole.gap2 += part.gap2;
                whole.count += part.count;
            }
            team.wait();
        };
        clear(solver.dw_);
        matrix.set_identity(team);
        by_colour([&](std::uint32_t begin, std::uint32_t end) {
            point.assemble(system, islands, begin, end, unit, matrix, solver.dw_);
        });
        matrix.factorise(team);
        step(0.0, 0.0);
        ++outcome.iterations;
        pay(2.0 * newton_cost());
        const double affine = std::fmin(1.0, whole.size), tau = whole.gap0 / whole.count;
        const double left = std::fmax(0.0, whole.gap0 + affine * (whole.gap1 + affine * whole.gap2)) / whole.gap0;
        double sigma = std::clamp(left * left * left, 0.1, 1.0), size = 0.0;
        for (int attempt = 0; attempt < 3; ++attempt) {
            clear(solver.dw_);
            const double second = attempt == 0 ? 1.0 : 0.0;
            if (attempt > 0) sigma = attempt == 1 ? 0.3 : 0.8;
            by_colour([&](std::uint32_t begin, std::uint32_t end) {
                point.correct(system, islands, begin, end, unit, sigma * tau, second, solver.dw_);
            });
            step(sigma * tau, second);
            size = std::fmin(1.0, 0.99 * whole.size);
            if (size >= 0.1) break;
        }
        if (!(size > 0.0)) break;
        by_unit([&](std::uint32_t begin, std::uint32_t end) { point.advance(system, begin, end, unit, size); });
        measure();
        if (!(outcome.map < HUGE_VAL)) break;
        stuck = size < 0.1 ? stuck + 1 : 0;
        if (outcome.map < best) {
            best = outcome.map;
            better = true;
            copy_p(system.p, solver.best_p_);
            worse = 0;
        } else if (better && ++worse == 8)
            break;
        // the last decades of a large island are cheaper by a step of Newton's
        if (outcome.map <= (contacts() < kLarge ? target : std::fmax(target, 1e-12 * outcome.free))) break;
    }
    copy_p(solver.best_p_, system.p);
    measure();
    return better;
}

IslandOutcome ContactSolver::solve(const Team& team, int worker, const Islands& islands, const Island& island,
                                   BlockSystem& system, const OneStepSettings& settings) {
    IslandOutcome outcome;
    Room& room = *rooms_[static_cast<std::size_t>(worker)];
    BodyMatrix& matrix = room.matrix;
    const int most = settings.max_iterations;
    Run run{team, islands, island, system, *this, matrix, room.path, outcome, 0.0, 0.0, settings.budget > 0.0 ? settings.budget : HUGE_VAL, most};
    run.measure();
    // Nothing pushes: no percussions. And a start that is further off than none is dropped: in a pile the percussions of an
    // impact say nothing of the step after it.
    if (outcome.free == 0.0 || outcome.map > outcome.free) {
        run.clear_p();
        run.measure();
    }
    const double scale = settings.tolerance * residual_scale(outcome.free, outcome.meeting);
    run.target = scale * scale;
    // Small islands are solved where they rest; what tumbles asks for other percussions in the next step anyway.
    const auto swept = [&] { return run.contacts() > kCarried || (run.contacts() > kSolved && !run.at_rest()); };
    if (settings.sweeps > 0 && island.row_begin == island.row_end && swept()) {
        run.few_sweeps(settings.sweeps);
        outcome.solved = std::isfinite(outcome.map);
        return outcome;
    }
    if (run.reached() || !std::isfinite(outcome.map) || most <= 0) {
        outcome.solved = run.reached();
        return outcome;
    }
    const bool cold = outcome.map > kCold * kCold * outcome.free;
    const bool noisy = outcome.map > std::fmax(kWarm * kWarm * outcome.free, kNoise * kNoise * run.target);
    if (run.contacts() > kCarried && (cold || (noisy && run.at_rest()))) {
        run.carry();
        if (run.reached()) {
            outcome.solved = true;
            return outcome;
        }
    }
    if (team.index == 0) matrix.analyse(islands, island, system.w.size(), team.count);
    team.wait();
    const double cost = run.newton_cost();
    const int between = static_cast<int>(std::clamp(0.5 * cost, 4.0, static_cast<double>(kSweepsBetween)));
    run.sweeps(kFirstSweeps, most, cost);

    double delta = kFirstDelta, best = HUGE_VAL;
    int failures = 0, since = 0;
    bool interior_tried = !InteriorPoint::takes(system, island);
    // larger ones would cost seconds
    bool assembled_tried = run.contacts() > kSmall || most < OneStepSettings{}.max_iterations ||
                           !AssembledIsland::takes(system, island);
    const auto assemble = [&] {
        assembled_tried = true;
        run.assembled(room.assembled, settings.tolerance);
    };
    while (!run.reached() && run.goes_on()) {
        if (outcome.map < best) {
            best = outcome.map;
            since = 0;
            run.copy_p(system.p, best_p_);
        }
        run.newton(delta);
        for (int k = 0; k < between; ++k) run.sweep();
        outcome.iterations -= between - between / 4; // cheap beside the step itself
        run.measure();
        if (run.reached()) break;
        if (outcome.map < best) {
            delta = std::fmax(kLeastDelta, 0.3 * delta);
            continue;
        }
        if (outcome.map < 1e4 * best && ++since < kPatience) continue;
        // back to the best answer, with more sweeps and a softer step; once, another method
        since = 0;
        ++failures;
        run.copy_p(best_p_, system.p);
        delta = std::fmin(1.0, 10.0 * delta);
        outcome.map = best;
        if (failures >= 2 && !interior_tried) {
            interior_tried = true;
            if (run.interior(std::min(60, most - outcome.iterations))) {
                delta = 1e-5;
                continue;
            }
        }
        run.rebuild();
        if (failures == kMultipliersAfter && run.contacts() <= kMostMultiplied) {
            run.multipliers();
            if (run.reached()) break;
            best = outcome.map;
            run.copy_p(system.p, best_p_);
        }
        if (failures == 4 && !assembled_tried) {
            assemble();
            if (run.reached()) break;
        }
        run.sweeps(10 << std::min(failures, 5), std::min(10 << std::min(failures, 5), most - outcome.iterations), HUGE_VAL);
    }
    if (!run.reached() && best < outcome.map) {
        run.copy_p(best_p_, system.p);
        run.measure();
    }
    if (!run.reached() && !assembled_tried && outcome.cost < run.budget) assemble();
    if (!run.reached() && run.contacts() <= kSmall && most >= OneStepSettings{}.max_iterations)
        run.sweeps(kLastSweeps, kLastSweeps, HUGE_VAL);
    outcome.solved = run.reached();
    return outcome;
}

} // namespace saltus::rigid

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/contact_solver.h"

#include "core/simulation/rigid/contact_run.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {

namespace {

constexpr double kLarge = 256.0, kSmall = 64.0; // contacts
constexpr double kCarried = 32.0;               // from so many contacts loads are carried, where
constexpr double kCold = 0.03;                  // the natural map is so large beside the free velocities, or
constexpr double kStarted = 0.9;                // with a given number of sweeps, where bodies move: loads of what tumbles have no way straight down
constexpr double kWarm = 0.003, kNoise = 30.0;  // so large, also beside the target, and the pile all but at rest
constexpr double kLeft = 0.1;                   // of the energy that supports may fail to stop before that is given up
constexpr int kLastSweeps = 5000;               // of a small island before it is given up
constexpr int kFirstSweeps = 10, kFirstAccelerated = 40; // the rate of accelerated ones foretells little
constexpr double kSolved = 8.0;     // contacts: with a given number of sweeps islands up to this are solved all the same
constexpr double kUnlike = 30.0;    // masses by each other: sweeps carry no great mass on small ones, which sink, however often they are pushed apart
constexpr double kUncarried = 0.05; // of the free velocities: where a given number of sweeps leaves more, piles would creep
constexpr int kHelped = 2;          // steps of Newton's there
constexpr double kStill = 0.01;     // of the tolerance, for what is all but at rest
constexpr double kAtOnce = 2000.0;  // contacts: up to here it is solved
constexpr double kQuiet = 0.1;      // of the tolerance: up to here that is left as it is
constexpr double kFew = 8.0;        // contacts: islands up to this that rebound or rest are met to kFine
constexpr double kFine = 1e-8;      // as a tolerance
constexpr int kRefinements = 3, kSweepsToRefine = 4;
constexpr double kRefiningDelta = 1e-5;
constexpr int kSweepsBetween = 8; // after a step of Newton's: they put the percussions back into their cones
constexpr int kAcceleratedBetween = 40; // at most; they leave less than further steps do, which go in circles
// Large islands that tumble, with fewer normals than their bodies have ways to move: sweeps creep in them, but arrive, and a step of Newton's
// costs hundreds of sweeps, most of them in vain from far off.
constexpr int kSweepsBetweenLoose = 30;
constexpr double kSweptFirst = 10.0; // times the price of Newton's steps
constexpr int kPatience = 6, kRoughPatience = 2; // Newton's steps without a better answer; of a tolerance above kExact
// Where so little of the free velocities may be left, Newton's steps do it at once or not at all: half as many in vain, and the interior point after the first failure.
constexpr double kExact = 1e-6;
constexpr double kLeastAim = 1e-4; // of the gap, for a step of the interior point to aim at
constexpr double kFirstDelta = 1e-3; // and the least of a tolerance above kExact where nothing is loose: smaller ones leave what sweeps need long for

// Method of multipliers, after so many failures of Newton's steps.
constexpr int kMultipliersAfter = 3;
constexpr double kMostMultiplied = 65536.0; // contacts: factorisations of larger islands take minutes

} // namespace

double velocity_unit(const VelocitySums& sums) noexcept { return std::fmax(1e-100, std::fmax(std::sqrt(sums.free), 1e-7 * std::sqrt(sums.meeting))); }

double residual_scale(const VelocitySums& sums, double tolerance) noexcept {
    constexpr double kFinest = 1e-7, kSlides = 10.0;
    const double unit = velocity_unit(sums);
    return std::fmax(std::fmin(unit, kSlides * std::sqrt(sums.stopped)), std::fmin(1.0, kFinest / tolerance) * unit);
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
    LoadPath& path = room.path;
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

void ContactSolver::Run::gather(std::vector<double>& to) const {
    double* at = to.data();
    for (std::uint32_t k = island.body_begin; k < island.body_end; ++k, at += 6) std::copy_n(system.w[islands.bodies[k]].w, 6, at);
}

void ContactSolver::Run::start_mixing() const {
    if (team.index == 0) {
        const std::size_t size = 6 * std::size_t{island.body_end - island.body_begin};
        const std::size_t percussions = system.p_begin(island.unit_end) - system.p_begin(island.unit_begin);
        room.anderson.reserve(size, percussions);
        room.anderson.start(size, nullptr, percussions);
        for (std::vector<double>* one : {&room.from, &room.to})
            if (one->size() < size) one->resize(size);
        gather(room.from);
    }
    team.wait();
}

void ContactSolver::Run::mix() const {
    pay(kMixCost);
    if (team.index == 0) {
        gather(room.to);
        if (room.anderson.extrapolate(room.from.data(), room.to.data(), system.p.data() + system.p_begin(island.unit_begin))) {
            const double* at = room.to.data();
            for (std::uint32_t k = island.body_begin; k < island.body_end; ++k, at += 6) std::copy_n(at, 6, system.w[islands.bodies[k]].w);
        }
        room.from.swap(room.to);
    }
    team.wait();
}

void ContactSolver::Run::analyse() {
    if (team.index == 0) matrix.analyse(islands, island, system.w.size(), team.count, system.in_plane(islands, island));
    team.wait();
}

// A given number of sweeps. What they cannot carry down in a step they often cannot in the next one either: a pile of bricks creeps for ten
// seconds and falls. There Newton's steps, each with as many sweeps, which cost less than what creeping bodies cost.
void ContactSolver::Run::few_sweeps(int most) {
    const double cold = at_rest() ? kCold : kStarted;
    const bool moves = energy(false) > 0.0; // else these are displacements: no loads
    if (moves && outcome.map > cold * cold * outcome.free) carry();
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
    analyse();
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

// From an answer that will do towards a better one, by a few of Newton's steps; the better one stays.
void ContactSolver::Run::refine(double goal, double delta) {
    if (outcome.map <= goal) return;
    copy_p(system.p, solver.best_p_);
    double best = outcome.map;
    bool analysed = false;
    for (int k = 0; k < kRefinements && outcome.map > goal && goes_on(); ++k) {
        if (k > 0) {
            if (!analysed) {
                analyse();
                analysed = true;
            }
            newton(delta);
        }
        for (int i = 0; i < kSweepsToRefine; ++i) sweep();
        measure();
        if (!(outcome.map < best)) continue;
        best = outcome.map;
        copy_p(system.p, solver.best_p_);
    }
    if (outcome.map <= best) return;
    copy_p(solver.best_p_, system.p);
    measure();
}

bool ContactSolver::Run::is_large() const {
    return contacts() > kSmall && !matrix.prefers_iteration();
}

// From nothing, or on from where it stood; best_p_ is the answer to beat. Ends with the better of the two; true if it found that.
bool ContactSolver::Run::interior(int most, bool on) const {
    InteriorPoint& point = solver.interior_;
    // unit of velocities: root mean square of the free ones
    const double unit = velocity_unit(outcome) / std::sqrt(contacts());
    const double before = outcome.map;
    by_unit([&](std::uint32_t begin, std::uint32_t end) {
        if (on) point.advance(system, begin, end, unit, 0.0);
        else point.start(system, begin, end, unit);
    });
    rebuild();
    const bool large = is_large();
    double best = before;
    int stuck = 0, worse = 0;
    bool better = false;
    for (int k = 0; k < most && stuck < 3 && outcome.cost < budget; ++k) {
        InteriorPoint::Step whole;
        const auto step = [&] {
            matrix.solve(team, {solver.dw_[0].w, solver.dw_.size() * 8});
            by_unit([&](std::uint32_t begin, std::uint32_t end) {
                point.step(system, islands, begin, end, unit, solver.dw_);
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
        ask();
        clear(solver.dw_);
        matrix.set_identity(team);
        by_colour([&](std::uint32_t begin, std::uint32_t end) {
            point.assemble(system, islands, begin, end, unit, matrix, solver.dw_);
        });
        matrix.factorise(team, large);
        step();
        ++outcome.iterations;
        pay(2.0 * newton_cost());
        const double affine = std::fmin(1.0, whole.size), tau = whole.gap0 / whole.count;
        const double left = std::fmax(0.0, whole.gap0 + affine * (whole.gap1 + affine * whole.gap2)) / whole.gap0;
        double sigma = std::clamp(left * left * left, large ? kLeastAim : 0.1, 1.0), size = 0.0;
        for (int attempt = 0; attempt < 3; ++attempt) {
            clear(solver.dw_);
            const double second = attempt == 0 ? 1.0 : 0.0;
            if (attempt > 0) sigma = attempt == 1 ? 0.3 : 0.8;
            by_colour([&](std::uint32_t begin, std::uint32_t end) {
                point.correct(system, islands, begin, end, unit, sigma * tau, second, solver.dw_);
            });
            step();
            size = std::fmin(1.0, (large ? 0.995 : 0.99) * whole.size);
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
        // the last decades of a large island are cheaper by a step of Newton's, which also leaves less: boxes that land flush stay so
        if (reached() || outcome.map <= (on || contacts() < kLarge ? target : std::fmax(target, 1e-12 * outcome.free))) break;
    }
    copy_p(solver.best_p_, system.p);
    measure();
    return better;
}

IslandOutcome ContactSolver::solve(const Team& team, int worker, const Islands& islands, const Island& island,
                                   BlockSystem& system, const OneStepSettings& settings, bool rebounds) {
    IslandOutcome outcome;
    Room& room = *rooms_[static_cast<std::size_t>(worker)];
    BodyMatrix& matrix = room.matrix;
    const int most = settings.max_iterations;
    Run run{team, islands, island, system, *this, matrix, room, outcome, 0.0, 0.0, settings.budget > 0.0 ? settings.budget : HUGE_VAL, most};
    if (settings.late_tolerance > 0.0) run.patience = settings.late_cost * run.contacts();
    const bool rough = settings.tolerance > kExact;
    run.accelerated = rough && run.contacts() > Run::kMixed; // close to the end plain sweeps, Newton's steps and the interior point cost less
    run.measure();
    // Nothing pushes: no percussions. And a start that is further off than none is dropped: in a pile the percussions of an
    // impact say nothing of the step after it.
    if (outcome.free == 0.0 || outcome.map > outcome.free) {
        run.clear_p();
        run.measure();
    }
    const auto target = [&](double tolerance) { return std::pow(tolerance * residual_scale(outcome, tolerance), 2.0); };
    run.target = target(settings.tolerance);
    run.late_target = target(settings.late_tolerance);
    // Small islands are solved where they rest; what tumbles asks for other percussions in the next step anyway.
    const auto swept = [&] { return run.contacts() > kCarried || (run.contacts() > kSolved && !run.at_rest()); };
    const auto unlike = [&] { return run.contacts() <= kAtOnce && system.mass_ratio(islands, island) > kUnlike; };
    if (settings.sweeps > 0 && island.row_begin == island.row_end && swept() && !unlike()) {
        run.few_sweeps(settings.sweeps);
        outcome.solved = std::isfinite(outcome.map);
        return outcome;
    }
    // Where the answer will do.
    const auto done = [&] {
        outcome.solved = run.reached();
        if (!outcome.solved || !settings.refine || most <= 0 || island.row_begin != island.row_end) return outcome;
        const double fine = kFine / settings.tolerance;
        if (run.contacts() <= kFew) {
            if (fine < 1.0 && (rebounds || run.contacts() < 2.0 || run.at_rest())) run.refine(fine * fine * run.target, kRefiningDelta);
        } else if (run.contacts() <= kLarge && outcome.map > kQuiet * kQuiet * run.target && run.at_rest()) run.refine(kStill * kStill * run.target, kRefiningDelta);
        return outcome;
    };
    if (run.reached() || !std::isfinite(outcome.map) || most <= 0) return done();
    const bool cold = outcome.map > kCold * kCold * outcome.free;
    const bool noisy = outcome.map > std::fmax(kWarm * kWarm * outcome.free, kNoise * kNoise * run.target);
    if (run.contacts() > kCarried && (cold || (noisy && run.at_rest()))) {
        run.carry();
        if (run.reached()) return done();
    }
    run.analyse();
    const double cost = run.newton_cost();
    const bool loose = matrix.prefers_iteration() && !run.at_rest() && run.energy(false) > 0.0 && run.contacts() < 6.0 * static_cast<double>(matrix.bodies());
    team.wait(); // all know it before one of them sweeps
    const int between = static_cast<int>(std::clamp(0.5 * cost, 4.0, static_cast<double>(loose ? kSweepsBetweenLoose : kSweepsBetween)));
    const int most_between = std::max(between, static_cast<int>(std::fmin(4.0 * cost, static_cast<double>(kAcceleratedBetween))));
    run.sweeps(run.accelerated ? kFirstAccelerated : kFirstSweeps, loose ? most / 2 : most, loose ? kSweptFirst * cost : cost);

    const bool exact = run.is_large() && run.target < kExact * kExact * outcome.free;
    const int patience = exact ? kPatience / 2 : rough ? kRoughPatience : kPatience;
    const double least_delta = rough && !loose ? kFirstDelta : Run::kLeastDelta;
    double delta = kFirstDelta, best = HUGE_VAL;
    int failures = 0, since = 0;
    bool interior_tried = !InteriorPoint::takes(system, island), goes_on = false;
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
        const int further = run.sweeps_between(between, most_between);
        outcome.iterations -= further - further / 4; // cheap beside the step itself
        run.measure();
        if (run.reached()) break;
        if (outcome.map < best) {
            delta = std::fmax(least_delta, 0.3 * delta);
            continue;
        }
        if (outcome.map < 1e4 * best && ++since < patience) continue;
        // back to the best answer, with more sweeps and a softer step; once, another method
        since = 0;
        ++failures;
        run.copy_p(best_p_, system.p);
        delta = std::fmin(1.0, 10.0 * delta);
        outcome.map = best;
        if (failures >= (exact ? 1 : 2) && !interior_tried) {
            interior_tried = true;
            goes_on = exact;
            if (run.interior(std::min(60, most - outcome.iterations), false)) {
                delta = std::fmax(1e-5, least_delta);
                continue;
            }
        } else if (goes_on) {
            goes_on = false;
            if (run.interior(std::min(60, most - outcome.iterations), true)) continue;
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
    if (best < outcome.map) {
        run.copy_p(best_p_, system.p);
        run.measure();
    }
    if (!run.reached() && !assembled_tried && outcome.cost < run.budget) assemble();
    if (!run.reached() && run.contacts() <= kSmall && most >= OneStepSettings{}.max_iterations)
        run.sweeps(kLastSweeps, kLastSweeps, HUGE_VAL);
    return done();
}

} // namespace saltus::rigid

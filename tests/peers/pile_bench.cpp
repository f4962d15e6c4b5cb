// SPDX-License-Identifier: GPL-3.0-or-later
// Piles of boxes by Saltus and by Siconos with Bullet, in one run:
//   peer_piles [--tolerance T] [--most N] [--solver NAME|all] [--steps N] [--from T]... [--limit S] [--one-step] [COUNT
//   ...]
// Whole steps, contact detection included, processor time of both in turn. Up to 200 boxes both run the pile by
// themselves from the start, on the same grid, in windows of ten steps, until the end or until the reference has had S
// seconds; a larger pile is run by Saltus, and at some of its times the reference takes over the bodies' state for N
// steps beside it, of which the first is not counted (it has no warm start). --one-step: the friction problems of our
// steps, by our solver and by the reference's, both started from the percussions of the step before; no detection.
// The residual of both is the larger of the two of core/solvers/friction/friction.h, recomputed from their own problem.
#include "core/simulation/rigid/contact_frames.h"
#include "core/simulation/rigid/island_solver.h"
#include "core/solvers/friction/friction.h"
#include "tests/core/simulation/rigid/piles.h"
#include "tests/peers/pile.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <map>
#include <string>
#include <tuple>
#include <vector>

using namespace saltus;
using solvers::friction::FrictionProblem;

namespace {

struct Options {
    double tolerance = 1e-4, limit = 60.0;
    std::vector<double> from; // times at which the reference takes over, s
    int most = 1000, steps = 3;
    bool one_step = false, all = false;
    peers::PileSolver solver = peers::PileSolver::plain;
};

double quantile(std::vector<double> x, double part) {
    if (x.empty()) return 0.0;
    std::sort(x.begin(), x.end());
    return x[std::min(x.size() - 1, static_cast<std::size_t>(part * static_cast<double>(x.size())))];
}

// What a run was like, step by step and window by window.
struct Figures {
    std::vector<double> window, residual; // ms a step; of steps
    double seconds = 0.0, contacts = 0.0, iterations = 0.0;
    int steps = 0, missed = 0, most_contacts = 0;

    void count(int contacts_now, int iterations_now, double residual_now, double tolerance) {
        ++steps;
        contacts += contacts_now;
        most_contacts = std::max(most_contacts, contacts_now);
        iterations += iterations_now;
        if (contacts_now == 0) return;
        residual.push_back(residual_now);
        missed += !(residual_now <= 3.0 * tolerance);
    }
    double mean() const { return steps > 0 ? 1e3 * seconds / steps : 0.0; }
    void print(const char* who) const {
        const double n = std::max(1, steps);
        std::printf("    %-22s %9.3f ms a step (median of windows %.3f)  contacts %.0f/%d  iterations %.1f  residual "
                    "%.1e / %.1e / %.1e  above 3 x tolerance %d of %d\n",
                    who, mean(), quantile(window, 0.5), contacts / n, most_contacts, iterations / n,
                    quantile(residual, 0.5), quantile(residual, 0.9), quantile(residual, 1.0), missed, steps);
    }
};

void print_ratio(const Figures& ours, const Figures& theirs) {
    std::vector<double> ratio;
    for (std::size_t i = 0; i < ours.window.size() && i < theirs.window.size(); ++i)
        ratio.push_back(theirs.window[i] / ours.window[i]);
    std::printf("    ratio of means %.1f; window by window: median %.1f, least %.1f, largest %.1f\n",
                theirs.mean() / ours.mean(), quantile(ratio, 0.5), quantile(ratio, 0.0), quantile(ratio, 1.0));
}

// u = M r + q of blocks between boxes of mass 1 and moments 1/6.
FrictionProblem friction_problem(const std::vector<rigid::ContactBlock>& blocks, const std::vector<double>& v_free) {
    using Rows = Eigen::Matrix<double, 3, 6>;
    const auto rows = [](const rigid::ContactBlock& block, std::uint32_t body) {
        Rows out;
        if (body == block.body_a)
            out << block.frame, block.angular_a;
        else
            out << -block.frame, block.angular_b;
        return out;
    };
    std::vector<std::vector<std::uint32_t>> of_body(v_free.size() / 6);
    for (std::uint32_t i = 0; i < blocks.size(); ++i)
        for (const std::uint32_t body : {blocks[i].body_a, blocks[i].body_b})
            if (body != rigid::kWorld) of_body[body].push_back(i);
    Rows weight; // M^-1
    weight.leftCols<3>().setConstant(1.0);
    weight.rightCols<3>().setConstant(6.0);
    FrictionProblem out;
    out.M.block = 3;
    out.M.start.push_back(0);
    std::map<std::uint32_t, rigid::Matrix3> row;
    for (std::uint32_t i = 0; i < blocks.size(); ++i) {
        row.clear();
        rigid::Vector3 q = rigid::Vector3::Zero();
        for (const std::uint32_t body : {blocks[i].body_a, blocks[i].body_b}) {
            if (body == rigid::kWorld) continue;
            const Rows mine = rows(blocks[i], body);
            q += mine * Eigen::Map<const rigid::Vector6>(v_free.data() + 6 * std::size_t{body});
            for (const std::uint32_t j : of_body[body])
                row.try_emplace(j, rigid::Matrix3::Zero()).first->second +=
                    mine.cwiseProduct(weight) * rows(blocks[j], body).transpose();
        }
        for (const auto& [j, block] : row) {
            out.M.column.push_back(j);
            for (int a = 0; a < 3; ++a)
                for (int b = 0; b < 3; ++b) out.M.value.push_back(block(a, b));
        }
        out.M.start.push_back(static_cast<std::uint32_t>(out.M.column.size()));
        out.q.insert(out.q.end(), q.data(), q.data() + 3);
        out.mu.push_back(blocks[i].mu);
    }
    return out;
}

double residual(const FrictionProblem& problem, const std::vector<double>& r) {
    if (r.empty()) return 0.0;
    std::vector<double> u(r.size());
    const auto both = solvers::friction::friction_residuals(problem, r, u);
    return std::max(both.unit, both.scaled);
}

double residual(const peers::PileRun& run) {
    const peers::ReferenceFriction from = run.problem();
    FrictionProblem problem;
    problem.M.block = 3;
    problem.M.start.assign(from.start.begin(), from.start.end());
    problem.M.column.assign(from.column.begin(), from.column.end());
    problem.M.value = from.value;
    problem.q = from.q;
    problem.mu = from.mu;
    return residual(problem, run.percussions());
}

peers::ReferenceFriction reference(const FrictionProblem& from) {
    peers::ReferenceFriction out;
    out.contacts = from.contacts();
    out.start.assign(from.M.start.begin(), from.M.start.end());
    out.column.assign(from.M.column.begin(), from.M.column.end());
    out.value = from.M.value;
    out.q = from.q;
    out.mu = from.mu;
    return out;
}

// Our pile, step by step.
class Ours {
public:
    Ours(test::Pile pile, const Options& options) : duration(pile.duration) {
        pile.input.settings.tolerance = options.tolerance;
        pile.input.settings.max_iterations = options.most;
        pile.input.parts[0].shape = collision::Box{.half = {25.0, 25.0, 0.5}}; // the reference's floor
        pile.input.bodies[0].pose.position = {0.0, 0.0, -0.5};
        h = pile.input.settings.h;
        mu = pile.input.laws[0].mu;
        gravity = pile.input.gravity;
        auto created = rigid::World::create(std::move(pile.input), nullptr);
        if (!created) {
            std::fprintf(stderr, "%s\n", created.error().front().text().c_str());
            std::exit(1);
        }
        world = std::move(*created);
        q.resize(world->q_count());
        v.resize(world->v_count());
        world->initial(q.data(), v.data());
        world->settle(0.0, q.data(), v.data());
    }
    std::size_t boxes() const { return v.size() / 6 - 1; }
    double step() { // processor time, s
        q0 = q;
        v0 = v;
        const double start = peers::processor_seconds();
        report = &world->compute(static_cast<double>(steps) * h, q.data(), v.data());
        std::copy(world->next_q().begin(), world->next_q().end(), q.begin());
        std::copy(world->next_v().begin(), world->next_v().end(), v.begin());
        world->commit();
        ++steps;
        return peers::processor_seconds() - start;
    }
    // The friction problem of the last step, and its answer.
    void problem(std::vector<rigid::ContactBlock>& blocks, std::vector<double>& v_free, std::vector<double>& r) const {
        v_free = v0;
        for (std::size_t b = 1; b <= boxes(); ++b)
            for (std::size_t i = 0; i < 3; ++i) v_free[6 * b + i] += h * gravity[static_cast<Eigen::Index>(i)];
        blocks.clear();
        r.clear();
        for (const rigid::ContactState& contact : world->contacts()) {
            if (!contact.active) continue;
            rigid::ContactBlock block;
            const collision::Pose a = pose(contact.body_a), b = pose(contact.body_b);
            rigid::place_contact(block, contact.point, contact.normal, contact.body_a,
                                 contact.body_a != 0 ? &a : nullptr, contact.body_b, contact.body_b != 0 ? &b : nullptr,
                                 false);
            block.mu = mu;
            blocks.push_back(block);
            r.insert(r.end(), contact.p, contact.p + 3);
        }
    }
    double residual_now() const {
        std::vector<rigid::ContactBlock> blocks;
        std::vector<double> v_free, r;
        problem(blocks, v_free, r);
        return residual(friction_problem(blocks, v_free), r);
    }
    peers::PileSetup setup(const Options& options, peers::PileSolver solver) const {
        peers::PileSetup out;
        out.h = h;
        out.mu = mu;
        out.gravity = -gravity.z();
        out.tolerance = options.tolerance;
        out.most = options.most;
        out.solver = solver;
        for (std::size_t b = 1; b <= boxes(); ++b) {
            peers::PileBox box;
            std::copy_n(q.begin() + static_cast<std::ptrdiff_t>(7 * b), 3, box.x);
            std::copy_n(q.begin() + static_cast<std::ptrdiff_t>(7 * b + 3), 4, box.q);
            std::copy_n(v.begin() + static_cast<std::ptrdiff_t>(6 * b), 6, box.v);
            out.boxes.push_back(box);
        }
        return out;
    }

    std::unique_ptr<rigid::World> world;
    std::vector<double> q, v, q0, v0;
    const rigid::Report* report = nullptr;
    rigid::Vector3 gravity;
    double h = 0.0, mu = 0.0, duration = 0.0;
    int steps = 0;

private:
    collision::Pose pose(std::uint32_t body) const {
        const double* x = q0.data() + 7 * std::size_t{body};
        return {{x[0], x[1], x[2]}, Eigen::Quaterniond(x[3], x[4], x[5], x[6])};
    }
};

void count_ours(const Ours& ours, Figures& figures, const Options& options) {
    figures.count(static_cast<int>(ours.report->active_contacts), ours.report->solver.iterations, ours.residual_now(),
                  options.tolerance);
}
// A step of theirs, counted in `figures`; processor time, s.
double step(peers::PileRun& theirs, std::initializer_list<Figures*> figures, const Options& options) {
    double start = peers::processor_seconds();
    theirs.compute();
    double time = peers::processor_seconds() - start;
    const int contacts = theirs.contacts();
    const double found = contacts > 0 ? residual(theirs) : 0.0;
    for (Figures* f : figures) f->count(contacts, theirs.iterations(), found, options.tolerance);
    start = peers::processor_seconds();
    theirs.next();
    return time + peers::processor_seconds() - start;
}

// Both by themselves, from the start.
void whole(const test::Pile& pile, const Options& options, peers::PileSolver solver) {
    constexpr int kWindow = 10;
    Ours ours(pile, options);
    const auto theirs = peers::siconos_pile(ours.setup(options, solver));
    Figures our_figures, their_figures;
    const int steps = static_cast<int>(std::lround(ours.duration / ours.h));
    int k = 0;
    while (k < steps && their_figures.seconds < options.limit) {
        double our_time = 0.0, their_time = 0.0;
        const int end = std::min(steps, k + kWindow), size = end - k;
        for (int i = k; i < end; ++i) {
            our_time += ours.step();
            count_ours(ours, our_figures, options);
        }
        for (; k < end; ++k) their_time += step(*theirs, {&their_figures}, options);
        our_figures.seconds += our_time;
        their_figures.seconds += their_time;
        our_figures.window.push_back(1e3 * our_time / size);
        their_figures.window.push_back(1e3 * their_time / size);
    }
    std::printf("%zu boxes, %d of %d steps, each from the start\n", ours.boxes(), k, steps);
    our_figures.print("ours");
    their_figures.print((std::string("theirs, ") + peers::kPileSolverNames[static_cast<int>(solver)]).c_str());
    print_ratio(our_figures, their_figures);
}

// Ours all along; theirs for a few steps from our state.
void sampled(const test::Pile& pile, const Options& options, peers::PileSolver solver) {
    Ours ours(pile, options);
    std::printf("%zu boxes, theirs from our state\n", ours.boxes());
    Figures our_figures, their_figures;
    for (const double t : options.from) {
        if (t >= ours.duration || their_figures.seconds > options.limit) break;
        while (ours.steps < std::lround(t / ours.h)) ours.step();
        std::printf("  from %.2f s\n", t);
        const auto theirs = peers::siconos_pile(ours.setup(options, solver));
        Figures our_part, their_part;
        for (int i = 0; i <= options.steps; ++i) {
            const double mine = ours.step();
            if (i == 0) {
                step(*theirs, {}, options);
                continue;
            }
            const double other = step(*theirs, {&their_part, &their_figures}, options);
            for (Figures* f : {&our_part, &our_figures}) {
                f->seconds += mine;
                f->window.push_back(1e3 * mine);
                count_ours(ours, *f, options);
            }
            for (Figures* f : {&their_part, &their_figures}) {
                f->seconds += other;
                f->window.push_back(1e3 * other);
            }
        }
        our_part.print("ours");
        their_part.print((std::string("theirs, ") + peers::kPileSolverNames[static_cast<int>(solver)]).c_str());
        print_ratio(our_part, their_part);
        std::fflush(stdout);
    }
    std::printf("  all\n");
    our_figures.print("ours");
    their_figures.print("theirs");
    print_ratio(our_figures, their_figures);
}

// The problems of our steps alone.
void one_step(const test::Pile& pile, const Options& options, peers::PileSolver solver) {
    Ours ours(pile, options);
    using Key = std::tuple<std::uint32_t, std::uint32_t, std::uint64_t>;
    struct Old {
        rigid::Vector3 p; // of the world
    };
    std::map<Key, Old> before;
    Figures our_figures, their_figures;
    rigid::IslandSolver islands;
    rigid::OneStepSettings settings;
    settings.tolerance = options.tolerance;
    settings.max_iterations = options.most;
    std::vector<rigid::InverseMass> mass(ours.boxes() + 1);
    for (std::size_t b = 1; b < mass.size(); ++b) {
        mass[b].linear.setConstant(1.0);
        mass[b].angular = 6.0 * rigid::Matrix3::Identity();
    }
    std::vector<rigid::ContactBlock> blocks;
    std::vector<double> v_free, r, answer, v(ours.v.size());
    const int steps = static_cast<int>(std::lround(ours.duration / ours.h));
    const int apart = std::max(1, steps / 100); // two in a row count as warm: the one before is always known
    for (int k = 0; k < steps && their_figures.seconds < options.limit; ++k) {
        ours.step();
        ours.problem(blocks, v_free, r);
        if (!blocks.empty() && k % apart == 0) {
            std::size_t i = 0;
            std::vector<double> start(r.size());
            for (const rigid::ContactState& contact : ours.world->contacts()) {
                if (!contact.active) continue;
                const auto found = before.find({contact.shape_a, contact.shape_b, contact.id});
                if (found != before.end()) {
                    const rigid::Vector3 p = blocks[i].frame * found->second.p;
                    std::copy_n(p.data(), 3, start.begin() + static_cast<std::ptrdiff_t>(3 * i));
                    std::copy_n(p.data(), 3, blocks[i].p);
                }
                ++i;
            }
            const FrictionProblem problem = friction_problem(blocks, v_free);
            const int contacts = static_cast<int>(blocks.size());
            {
                const double from = peers::processor_seconds();
                const auto report = islands.solve({mass, v_free, {}, blocks, v, {}}, settings);
                const double time = peers::processor_seconds() - from;
                our_figures.seconds += time;
                our_figures.window.push_back(1e3 * time);
                answer.clear();
                for (const rigid::ContactBlock& block : blocks) answer.insert(answer.end(), block.p, block.p + 3);
                our_figures.count(contacts, report.iterations, residual(problem, answer), options.tolerance);
            }
            {
                const auto theirs = peers::siconos_problem(reference(problem), options.tolerance, options.most, solver);
                answer = start;
                const double time = theirs->solve(answer);
                their_figures.seconds += time;
                their_figures.window.push_back(1e3 * time);
                their_figures.count(contacts, theirs->iterations(), residual(problem, answer), options.tolerance);
            }
        }
        before.clear();
        for (const rigid::ContactState& contact : ours.world->contacts())
            if (contact.active)
                before[{contact.shape_a, contact.shape_b, contact.id}] = {
                    contact.p[0] * contact.normal + contact.p[1] * contact.tangent1 + contact.p[2] * contact.tangent2};
    }
    std::printf("%zu boxes, %d friction problems of our steps\n", ours.boxes(), our_figures.steps);
    our_figures.print("ours");
    their_figures.print((std::string("theirs, ") + peers::kPileSolverNames[static_cast<int>(solver)]).c_str());
    print_ratio(our_figures, their_figures);
}

} // namespace

int main(int argc, char** argv) {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    Options options;
    std::vector<int> counts;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const auto value = [&] { return i + 1 < argc ? std::string(argv[++i]) : std::string("0"); };
        if (word == "--tolerance")
            options.tolerance = std::stod(value());
        else if (word == "--most")
            options.most = std::stoi(value());
        else if (word == "--steps")
            options.steps = std::stoi(value());
        else if (word == "--limit")
            options.limit = std::stod(value());
        else if (word == "--from")
            options.from.push_back(std::stod(value()));
        else if (word == "--one-step")
            options.one_step = true;
        else if (word == "--solver") {
            const std::string name = value();
            options.all = name == "all";
            for (int s = 0; s < peers::kPileSolvers; ++s)
                if (name == peers::kPileSolverNames[s]) options.solver = static_cast<peers::PileSolver>(s);
        } else
            counts.push_back(std::stoi(word));
    }
    if (options.from.empty()) options.from = {0.15, 0.3, 0.6, 2.0};
    if (counts.empty()) counts = {10, 50, 100, 200, 1000};
    std::printf("tolerance %g, at most %d iterations\n", options.tolerance, options.most);
    for (const int count : counts) {
        auto read = test::reference_pile(SALTUS_SOURCE_DIR "/tests/reference/piles", count);
        const test::Pile pile = read ? std::move(*read) : test::layered_pile(count);
        for (int s = 0; s < peers::kPileSolvers; ++s) {
            const auto solver = static_cast<peers::PileSolver>(s);
            if (!options.all && solver != options.solver) continue;
            if (options.one_step)
                one_step(pile, options, solver);
            else if (count <= 200)
                whole(pile, options, solver);
            else
                sampled(pile, options, solver);
        }
    }
}

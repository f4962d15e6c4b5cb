// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/island_solver.h"

#include "core/base/worker_pool.h"
#include "core/simulation/rigid/contact_solver.h"
#include "core/simulation/rigid/joint_solver.h"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace saltus::rigid {

namespace {
constexpr std::uint32_t kColouredFrom = 256; // contacts and rows: below, a thread takes the island as a whole
constexpr double kSlip = 1e-8, kSweptSlip = 1e-3; // BlockSystem::slip_accuracy: what is left of the second is 1e-6 of a slip in a few sweeps,
constexpr double kSweptFrom = 1e-5;               // enough where residuals of this are asked for
constexpr std::uint32_t kSmallIsland = 64;   // contacts and rows: with any row, solved by elimination
} // namespace

struct IslandSolver::Impl {
    Islands islands;
    BlockSystem system;
    ContactSolver contacts;
    std::vector<IslandOutcome> outcomes; // by island
    std::vector<unsigned char> taken;    // by island: by the sweeps over contacts; 0: by elimination of its rows
    std::vector<std::unique_ptr<JointSolver>> joints; // by thread
    std::vector<std::uint32_t> contradicting;         // by island: row; kWorld: none
    std::vector<std::vector<double>> answers; // by thread: of the island that it retries
    WorkerPool pool;

    void solve_all(const Team& team, const OneStepProblem& problem, const OneStepSettings& settings,
                   std::atomic<std::uint32_t>& next);
    // What one island may cost: its share of the budget, by contacts and rows.
    OneStepSettings share(const OneStepProblem& problem, OneStepSettings settings, const Island& island) const {
        const auto all = static_cast<double>(problem.contacts.size() + problem.rows.size());
        const auto own = static_cast<double>(island.contact_end - island.contact_begin + island.row_end - island.row_begin);
        settings.budget *= own / all;
        return settings;
    }
    bool rebounds(const OneStepProblem& problem, const Island& island) const noexcept {
        return std::any_of(islands.contacts.begin() + island.contact_begin, islands.contacts.begin() + island.contact_end,
                           [&](std::uint32_t k) { return problem.contacts[k].bias[0] != 0.0; });
    }
    bool by_elimination(const OneStepProblem& problem, const Island& island) const;
    void eliminate(JointSolver& solver, const OneStepProblem& problem, const OneStepSettings& settings,
                   std::uint32_t k);
    void retry(std::size_t thread, const OneStepProblem& problem, const OneStepSettings& settings, std::uint32_t k);
};

namespace {
bool coloured(const Island& island) noexcept {
    return island.colour_end > island.colour_begin;
}
bool hard(const Row& row) noexcept { return row.law == RowLaw::equality && !(row.compliance > 0.0); }
} // namespace

// A mechanism with few contacts has its joints eliminated: then they hold exactly. Among many contacts Newton's steps in
// the velocities take joints as they take contacts; sweeps over what is left of the elimination take many times longer.
bool IslandSolver::Impl::by_elimination(const OneStepProblem& problem, const Island& island) const {
    const std::uint32_t rows = island.row_end - island.row_begin;
    if (rows == 0) return false;
    if (rows + (island.contact_end - island.contact_begin) <= kSmallIsland) return true;
    bool any = false;
    std::size_t others = 0; // rows of contacts, limits, boxes
    for (std::uint32_t i = island.row_begin; i < island.row_end; ++i) {
        const Row& row = problem.rows[islands.rows[i]];
        if (row.side_end > row.side_begin) return true;
        any = any || hard(row);
        if (row.law != RowLaw::equality) ++others;
    }
    for (std::uint32_t i = island.contact_begin; i < island.contact_end && others <= JointSolver::kDenseRows; ++i)
        others += JointSolver::rows_of(problem.contacts[islands.contacts[i]]);
    return any && others <= JointSolver::kDenseRows;
}

void IslandSolver::Impl::eliminate(JointSolver& solver, const OneStepProblem& problem, const OneStepSettings& settings,
                                   std::uint32_t k) {
    const Island& island = islands.islands[k];
    const auto part = [](const std::vector<std::uint32_t>& v, std::uint32_t begin, std::uint32_t end) {
        return std::span(v).subspan(begin, end - begin);
    };
    const JointOutcome found = solver.solve(problem, part(islands.bodies, island.body_begin, island.body_end),
                                            part(islands.rows, island.row_begin, island.row_end),
                                            part(islands.contacts, island.contact_begin, island.contact_end), settings);
    IslandOutcome& outcome = outcomes[k];
    outcome = IslandOutcome{};
    outcome.solved = found.solved;
    outcome.iterations = found.iterations;
    outcome.map = found.map;
    static_cast<VelocitySums&>(outcome) = found;
    outcome.largest = found.largest, outcome.worst = found.worst, outcome.worst_is_row = found.worst_is_row;
    if (found.contradiction) contradicting[k] = found.contradicting;
}

// What Newton's steps and sweeps missed with joints in it, by elimination: it also tells joints that contradict each other.
// The better of the two answers stays.
void IslandSolver::Impl::retry(std::size_t thread, const OneStepProblem& problem, const OneStepSettings& settings,
                               std::uint32_t k) {
    const Island& island = islands.islands[k];
    bool any = false;
    for (std::uint32_t i = island.row_begin; i < island.row_end && !any; ++i) any = hard(problem.rows[islands.rows[i]]);
    if (!any) return;
    const IslandOutcome first = outcomes[k];
    std::vector<double>& answer = answers[thread];
    // Both ways in the same order: kept, and put back.
    const auto each_number = [&](auto&& visit) {
        for (std::uint32_t i = island.row_begin; i < island.row_end; ++i) visit(problem.rows[islands.rows[i]].p);
        for (std::uint32_t i = island.contact_begin; i < island.contact_end; ++i) {
            ContactBlock& block = problem.contacts[islands.contacts[i]];
            for (double& p : block.p) visit(p);
            visit(block.alpha);
        }
        for (std::uint32_t i = island.body_begin; i < island.body_end; ++i)
            for (std::size_t r = 0; r < 6; ++r) visit(problem.v[std::size_t{6} * islands.bodies[i] + r]);
    };
    answer.clear();
    each_number([&](double x) { answer.push_back(x); });
    eliminate(*joints[thread], problem, settings, k);
    outcomes[k].iterations += first.iterations;
    if (outcomes[k].solved || contradicting[k] != kWorld || outcomes[k].map < first.map) return;
    auto kept = answer.begin();
    each_number([&](double& x) { x = *kept++; });
    outcomes[k] = first;
}

// Large islands by all threads together, the others one by one by whoever is free.
void IslandSolver::Impl::solve_all(const Team& team, const OneStepProblem& problem, const OneStepSettings& settings,
                                   std::atomic<std::uint32_t>& next) {
    const auto part = [&](std::uint32_t begin, std::uint32_t end, int k) {
        return begin + static_cast<std::uint32_t>(std::uint64_t{end - begin} * static_cast<std::uint64_t>(k) /
                                                  static_cast<std::uint64_t>(team.count));
    };
    for (std::uint32_t k = 0; k < islands.islands.size(); ++k) {
        const Island& island = islands.islands[k];
        if (!coloured(island) || !taken[k]) continue;
        if (team.index == 0) system.load_bodies(problem, islands, island);
        team.wait();
        const std::uint32_t begin = part(island.unit_begin, island.unit_end, team.index),
                            end = part(island.unit_begin, island.unit_end, team.index + 1);
        system.load(problem, islands, begin, end);
        team.wait();
        const IslandOutcome outcome = contacts.solve(team, 0, islands, island, system, share(problem, settings, island), rebounds(problem, island));
        if (team.index == 0) {
            outcomes[k] = outcome;
            system.save_bodies(problem, islands, island);
        }
        system.save(problem, islands, begin, end);
        team.wait();
        if (team.index == 0 && !outcomes[k].solved) retry(0, problem, settings, k);
    }
    for (;;) {
        const std::uint32_t k = next.fetch_add(1, std::memory_order_relaxed);
        if (k >= islands.islands.size()) break;
        const Island& island = islands.islands[k];
        if (!taken[k]) {
            eliminate(*joints[static_cast<std::size_t>(team.index)], problem, settings, k);
            continue;
        }
        if (coloured(island)) continue;
        system.load_bodies(problem, islands, island);
        system.load(problem, islands, island.unit_begin, island.unit_end);
        outcomes[k] = contacts.solve(Team{}, team.index, islands, island, system, share(problem, settings, island), rebounds(problem, island));
        system.save(problem, islands, island.unit_begin, island.unit_end);
        system.save_bodies(problem, islands, island);
        if (!outcomes[k].solved) retry(static_cast<std::size_t>(team.index), problem, settings, k);
    }
}

IslandSolver::IslandSolver() : impl_(std::make_unique<Impl>()) {}
IslandSolver::~IslandSolver() = default;

OneStepReport IslandSolver::solve(const OneStepProblem& problem, const OneStepSettings& settings) {
    Impl& self = *impl_;
    const int threads = std::max(1, settings.threads);

    self.islands.build(problem, kColouredFrom);
    const std::vector<Island>& islands = self.islands.islands;
    self.taken.resize(islands.size());
    for (std::size_t k = 0; k < islands.size(); ++k) self.taken[k] = !self.by_elimination(problem, islands[k]);
    self.contradicting.assign(islands.size(), kWorld);
    while (self.joints.size() < static_cast<std::size_t>(threads))
        self.joints.push_back(std::make_unique<JointSolver>());
    self.answers.resize(self.joints.size());
    self.system.resize(problem, self.islands, self.taken);
    self.system.slip_accuracy = settings.sweeps > 0 || settings.tolerance >= kSweptFrom ? kSweptSlip : kSlip;
    self.contacts.resize(self.system, self.islands, threads);
    self.outcomes.resize(islands.size());
    std::copy(problem.v_free.begin(), problem.v_free.end(), problem.v.begin());
    std::atomic<std::uint32_t> next{0};
    auto task = [&](const Team& team) { self.solve_all(team, problem, settings, next); };
    self.pool.run(threads, task);

    OneStepReport report;
    report.islands = self.islands.island_count;
    report.skipped = self.islands.skipped;
    bool solved = true;
    double map = 0.0, largest = 0.0;
    VelocitySums sums;
    for (std::size_t k = 0; k < islands.size(); ++k) {
        const IslandOutcome& outcome = self.outcomes[k];
        const std::uint32_t size =
            islands[k].contact_end - islands[k].contact_begin + islands[k].row_end - islands[k].row_begin;
        report.largest_island = std::max(report.largest_island, size);
        report.iterations = std::max(report.iterations, outcome.iterations);
        report.cost += outcome.cost;
        solved = solved && outcome.solved;
        map += outcome.map;
        sums += outcome;
        if (!(outcome.largest <= largest)) {
            largest = outcome.largest;
            (outcome.worst_is_row ? report.worst_row : report.worst_contact) = outcome.worst;
        }
    }
    for (const std::uint32_t row : self.contradicting) {
        if (row == kWorld || report.contradiction) continue;
        report.contradiction = true;
        report.worst_row = row;
    }
    report.residual = std::sqrt(map) / residual_scale(sums, settings.tolerance);
    report.largest_velocity_error = std::sqrt(largest);
    report.solved = settings.sweeps > 0 || settings.late_tolerance > 0.0 ? solved && std::isfinite(report.residual) : report.residual <= settings.tolerance; // false for what is not a number
    return report;
}

} // namespace saltus::rigid

// SPDX-License-Identifier: GPL-3.0-or-later
// Friction problems by Saltus and by the reference's NSGS, Alart-Curnier and Fischer-Burmeister solvers, in one run:
// peer_friction [FILE ...]; without files, those of tests/reference/solver. Both are judged by the larger of the two
// recomputed residuals (core/solvers/friction/friction.h). The reference counts as done at three times the tolerance;
// where its own measure of the error lets it stop before, it is asked for a tenth, a hundredth, ... of the tolerance.
#include "core/io/problem_file.h"
#include "core/solvers/friction/friction.h"
#include "tests/peers/friction_reference.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <string>

using namespace saltus;
using namespace solvers::friction;

namespace {

constexpr peers::ReferenceSolver kSolvers[] = {peers::ReferenceSolver::nsgs, peers::ReferenceSolver::nsgs_full,
                                               peers::ReferenceSolver::alart_curnier,
                                               peers::ReferenceSolver::fischer_burmeister};
constexpr const char* kNames[] = {"nsgs", "nsgs-full", "nsn-ac", "nsn-fb"};

struct Best {
    double ms = HUGE_VAL, residual = HUGE_VAL;
    const char* name = "-";
};

Best reference(const FrictionProblem& problem, double tolerance) {
    peers::ReferenceFriction copy;
    copy.dimension = problem.dimension;
    copy.contacts = problem.contacts();
    copy.start.assign(problem.M.start.begin(), problem.M.start.end());
    copy.column.assign(problem.M.column.begin(), problem.M.column.end());
    copy.value = problem.M.value;
    copy.q = problem.q;
    copy.mu = problem.mu;
    Best best;
    std::vector<double> u(problem.q.size());
    for (std::size_t k = 0; k < std::size(kSolvers); ++k) {
        if (problem.dimension == 2 && k > 0) break; // one solver in the plane
        double asked = tolerance;
        for (int tries = 0; tries < 5; ++tries, asked *= 0.1) {
            const auto run = peers::run_reference(copy, kSolvers[k], asked, k < 2 ? 10000 : 200, 20);
            if (!run.ended) break;
            const FrictionResiduals residuals = friction_residuals(problem, run.r, u);
            const double worst = std::max(residuals.unit, residuals.scaled);
            if (worst <= 3.0 * tolerance) {
                if (1e3 * run.seconds < best.ms) best = {1e3 * run.seconds, worst, kNames[k]};
                break;
            }
            if (!run.claims || run.seconds > 1.0) break;
        }
    }
    return best;
}

} // namespace

int main(int count, char** words) {
    std::vector<std::filesystem::path> files(words + 1, words + count);
    if (files.empty())
        for (const auto& one : std::filesystem::directory_iterator(SALTUS_SOURCE_DIR "/tests/reference/solver"))
            files.push_back(one.path());
    std::sort(files.begin(), files.end());
    double log_ratio[2] = {};
    int compared[2] = {}, ours_solved[2] = {}, theirs_solved[2] = {}, slower[2] = {}, all = 0;
    std::printf("%-44s %8s | %9s %9s %-9s %7s | %9s %9s %-9s %7s\n", "problem", "contacts", "1e-4: ms", "theirs", "",
                "ratio", "1e-8: ms", "theirs", "", "ratio");
    for (const auto& file : files) {
        const auto problem = io::read_problem(file.string());
        if (!problem || (problem->dimension != 2 && problem->dimension != 3) || problem->q.empty()) continue;
        const FrictionProblem friction = friction_problem(problem->dimension, problem->M, problem->q, problem->mu);
        std::printf("%-44.44s %8zu", file.filename().string().c_str(), friction.contacts());
        ++all;
        for (int t = 0; t < 2; ++t) {
            FrictionSettings settings;
            settings.tolerance = t == 0 ? 1e-4 : 1e-8;
            FrictionWorkspace workspace;
            std::vector<double> r(friction.q.size()), u(friction.q.size());
            double ms = HUGE_VAL, sum = 0.0;
            FrictionReport report;
            for (int k = 0; k < 30 && sum < 300.0; ++k) {
                std::fill(r.begin(), r.end(), 0.0);
                workspace.forget_pattern();
                const double begin = peers::processor_seconds();
                report = solve(friction, settings, workspace, r, u);
                const double one = 1e3 * (peers::processor_seconds() - begin);
                ms = std::min(ms, one);
                sum += one;
            }
            const bool solved = report.status == solvers::Status::solved;
            const Best theirs = reference(friction, settings.tolerance);
            const bool both = solved && theirs.ms < HUGE_VAL;
            ours_solved[t] += solved;
            theirs_solved[t] += theirs.ms < HUGE_VAL;
            if (both) {
                if (theirs.ms > 0.01) { // below it is the calls that are measured
                    log_ratio[t] += std::log(theirs.ms / ms);
                    ++compared[t];
                    slower[t] += ms > theirs.ms;
                }
                std::printf(" | %9.4f %9.4f %-9s %7.1f", ms, theirs.ms, theirs.name, theirs.ms / ms);
            } else {
                std::printf(" | %9.4f%c %8s %-9s %7s", ms, solved ? ' ' : '!', "-", "", "-");
            }
        }
        std::printf("\n");
        std::fflush(stdout);
    }
    for (int t = 0; t < 2; ++t)
        std::printf("%s: of %d problems Saltus solves %d, the reference %d; those above 10 us: theirs/ours, geometric "
                    "mean of %d: "
                    "%.1f, slower than the best of them: %d\n",
                    t == 0 ? "1e-4" : "1e-8", all, ours_solved[t], theirs_solved[t], compared[t],
                    compared[t] > 0 ? std::exp(log_ratio[t] / compared[t]) : 0.0, slower[t]);
    return 0;
}

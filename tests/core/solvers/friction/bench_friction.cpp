// SPDX-License-Identifier: GPL-3.0-or-later
// What friction problems cost: bench_friction [--perturb N] [--solver NAME] [FILE ...]; without files, those of
// tests/reference/solver. Every solve is from zero and finds islands and orderings anew. Beside it the reference's best
// solver among NSGS (error formed after every sweep), Alart-Curnier and Fischer-Burmeister: Siconos 4.4.0 of Debian 12
// on a shared two-core machine, loop time, at a residual recomputed here of at most three times the tolerance
// (docs/benchmarks.md; packaging/peers-friction measures both in one run).
#include "core/io/problem_file.h"
#include "core/solvers/friction/friction.h"
#include "perturbed.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

using namespace saltus;
using namespace solvers::friction;
using solvers::Status;

namespace {

struct Reference {
    const char* begin;  // of the file's name
    double rough, fine; // milliseconds at 1e-4 and 1e-8; 0: none of its solvers gets there
};
constexpr Reference kReference[] = {
    {"Box_Stacks", 0.66, 1.33},
    {"BoxesStack1", 15.9, 69.5},
    {"Capsules-i100", 1.20, 505},
    {"Capsules-i101", 1.16, 64.3},
    {"Capsules-i125", 1.45, 245},
    {"Confeti-ex03", 0.60, 1.48},
    {"Confeti-ex13-Fc3D", 1.05, 2.13},
    {"LMGC_100", 9.30, 26.6},
    {"NESpheres_10", 0.026, 0.069},
    {"OneObject-i100000", 2.54, 3.78},
    {"OneObject-i1028", 1.72, 4.46},
    {"Rover1039", 0.032, 0.055},
    {"Spheres-i099", 9.84, 17.3},
    {"fclib_local", 5.08, 109},
    {"FrictionContactProblem00071", 0.16, 0.38},
    {"FrictionContactProblem00237", 5.17, 13.3},
};

struct Timing {
    FrictionReport report;
    double ms = 0.0;
};

Timing run(const FrictionProblem& problem, const FrictionSettings& settings, FrictionWorkspace& workspace,
           int repeats) {
    std::vector<double> r(problem.q.size()), u(problem.q.size());
    Timing out;
    out.ms = HUGE_VAL;
    double all = 0.0;
    for (int k = 0; k < repeats && all < 300.0; ++k) {
        std::fill(r.begin(), r.end(), 0.0);
        workspace.forget_pattern();
        const auto begin = std::chrono::steady_clock::now();
        out.report = solve(problem, settings, workspace, r, u);
        const double ms = 1e3 * std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        out.ms = std::min(out.ms, ms);
        all += ms;
    }
    return out;
}

} // namespace

int main(int count, char** words) {
    int perturb = 0;
    FrictionSettings settings;
    std::vector<std::filesystem::path> files;
    for (int k = 1; k < count; ++k) {
        const std::string word = words[k];
        if (word == "--perturb" && k + 1 < count)
            perturb = std::atoi(words[++k]);
        else if (word == "--solver" && k + 1 < count)
            settings.method = friction_method(words[++k]).value_or(FrictionMethod::automatic);
        else
            files.emplace_back(word);
    }
    if (files.empty())
        for (const auto& one : std::filesystem::directory_iterator(SALTUS_SOURCE_DIR "/tests/reference/solver"))
            files.push_back(one.path());
    std::sort(files.begin(), files.end());

    double log_ratio[2] = {};
    int compared[2] = {}, unsolved[2] = {}, solved[2] = {};
    std::printf("%-44s %8s %8s", "problem", "contacts", "islands");
    for (const char* tolerance : {"1e-4", "1e-8"})
        std::printf(" | %4s %5s %9s %9s %6s", "", "its", tolerance, "reference", "ratio");
    std::printf("\n");
    for (const auto& file : files) {
        const auto problem = io::read_problem(file.string());
        if (!problem || problem->dimension == 0 || problem->q.empty()) continue;
        const FrictionProblem friction =
            friction_problem(problem->dimension, problem->M, problem->q, problem->mu, problem->mu_rolling);
        const std::string name = file.filename().string();
        const Reference* reference = nullptr;
        for (const Reference& one : kReference)
            if (name.rfind(one.begin, 0) == 0) reference = &one;
        FrictionWorkspace workspace;
        std::printf("%-44.44s %8zu", name.c_str(), friction.contacts());
        for (int t = 0; t < 2; ++t) {
            settings.tolerance = t == 0 ? 1e-4 : 1e-8;
            if (perturb > 0) {
                double mean = 0.0, longest = 0.0;
                int failed = 0;
                for (int seed = 0; seed < perturb; ++seed) {
                    const FrictionProblem near = testing::perturbed(friction, static_cast<std::uint64_t>(seed));
                    const Timing one = run(near, settings, workspace, 1);
                    mean += one.ms / perturb;
                    longest = std::max(longest, one.ms);
                    failed += one.report.status != Status::solved;
                }
                unsolved[t] += failed;
                solved[t] += perturb - failed;
                std::printf(" | unsolved %3d mean %8.3f longest %8.3f", failed, mean, longest);
                continue;
            }
            const Timing one = run(friction, settings, workspace, 30);
            const bool done = one.report.status == Status::solved;
            (done ? solved : unsolved)[t]++;
            const double theirs = reference ? (t == 0 ? reference->rough : reference->fine) : 0.0;
            if (t == 0) std::printf(" %8zu", one.report.islands);
            std::printf(" | %4s %5d %9.4f", done ? "ok" : "FAIL", one.report.iterations, one.ms);
            if (theirs > 0.0) {
                std::printf(" %9.3f %6.1f", theirs, theirs / one.ms);
                log_ratio[t] += std::log(theirs / one.ms);
                ++compared[t];
            } else {
                std::printf(" %9s %6s", "-", "-");
            }
        }
        std::printf("\n");
        std::fflush(stdout);
    }
    for (int t = 0; t < 2; ++t) {
        std::printf("%s: solved %d, unsolved %d", t == 0 ? "1e-4" : "1e-8", solved[t], unsolved[t]);
        if (compared[t] > 0)
            std::printf("; reference/ours, geometric mean of %d: %.1f", compared[t],
                        std::exp(log_ratio[t] / compared[t]));
        std::printf("\n");
    }
    return unsolved[0] > 0;
}

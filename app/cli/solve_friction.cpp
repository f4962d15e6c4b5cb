// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/solve_friction.h"

#include "app/cli/json_values.h"
#include "app/cli/terminal.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

namespace saltus::cli {

using solvers::Status;
using namespace solvers::friction;

namespace {

std::string explain(const FrictionRun& run) {
    switch (run.report.status) {
    case Status::solved: {
        std::string text;
        if (run.asked == FrictionMethod::automatic) text = "solved by: " + std::string(name(run.report.method));
        if (run.report.fallbacks > 0) text += ", after " + std::to_string(run.report.fallbacks) + " that gave up";
        return text;
    }
    case Status::unsuitable:
        return "does not apply to this problem";
    case Status::invalid:
        return "a number is not finite, or a contact does not resist along its normal";
    default:
        return "the tolerance was not reached";
    }
}

} // namespace

std::vector<FrictionMethod> friction_methods_of(const std::string& asked) {
    std::vector<FrictionMethod> out;
    for (int k = 0; k < kFrictionMethods; ++k) {
        const auto method = static_cast<FrictionMethod>(k);
        if (asked == "all" || asked == name(method)) out.push_back(method);
    }
    return out;
}

std::vector<std::string> friction_method_names() {
    std::vector<std::string> out;
    for (int k = 0; k < kFrictionMethods; ++k) out.emplace_back(name(static_cast<FrictionMethod>(k)));
    return out;
}

FrictionRun solve_friction(const io::Problem& problem, FrictionMethod method, double tolerance) {
    const FrictionProblem friction =
        friction_problem(problem.dimension, problem.M, problem.q, problem.mu, problem.mu_rolling);
    FrictionSettings settings;
    settings.method = method;
    settings.tolerance = tolerance;
    FrictionWorkspace workspace;
    FrictionRun run;
    run.asked = method;
    run.tolerance = tolerance;
    run.u.resize(problem.q.size());
    run.seconds = HUGE_VAL;
    using Clock = std::chrono::steady_clock;
    for (int repeat = 0; repeat < 5; ++repeat) { // quick ones again: the first run meets cold memory
        run.r.assign(problem.q.size(), 0.0);
        workspace.forget_pattern();
        const auto begin = Clock::now();
        run.report = solve(friction, settings, workspace, run.r, run.u);
        run.seconds = std::min(run.seconds, std::chrono::duration<double>(Clock::now() - begin).count());
        if (run.seconds > 0.01) break;
    }
    return run;
}

std::string table_heading() {
    char text[160];
    std::snprintf(text, sizeof text, "%-18s %-11s %10s %10s %12s\n", "solver", "status", "iterations", "residual",
                  "time");
    return text;
}

std::string table_line(const FrictionRun& run) {
    char line[160];
    const std::string asked(name(run.asked));
    if (run.report.status == Status::unsuitable)
        std::snprintf(line, sizeof line, "%-18s %-11s %10s %10s %12s  ", asked.c_str(), word_of(run.report.status), "-",
                      "-", "-");
    else
        std::snprintf(line, sizeof line, "%-18s %-11s %10d %10.2e %12s  ", asked.c_str(), word_of(run.report.status),
                      run.report.iterations, run.report.worst(), seconds(run.seconds).c_str());
    const std::string text = line + explain(run);
    return text.substr(0, text.find_last_not_of(' ') + 1) + '\n';
}

std::string text_of(const FrictionRun& run, const io::Problem& problem) {
    char line[160];
    std::string out = std::string(io::name(problem.kind)) + " with " + std::to_string(problem.mu.size()) +
                      (problem.mu.size() == 1 ? " contact in " : " contacts in ") + std::to_string(run.report.islands) +
                      (run.report.islands == 1 ? " island\n" : " islands\n");
    out += std::string("status      ") + word_of(run.report.status) + '\n';
    if (const std::string said = explain(run); !said.empty()) out += "            " + said + '\n';
    out += "solver      " + std::string(name(run.asked)) + '\n';
    out += "iterations  " + std::to_string(run.report.iterations) + '\n';
    std::snprintf(line, sizeof line, "residual    %.3g, scaled %.3g of |q| (tolerance %.3g)\n", run.report.residual,
                  run.report.residual_scaled, run.tolerance);
    out += line;
    out += "time        " + seconds(run.seconds) + '\n';
    std::snprintf(line, sizeof line, "%6s %24s %24s\n", "row", "r", "u");
    out += line;
    for (std::size_t i = 0; i < run.r.size(); ++i) {
        std::snprintf(line, sizeof line, "%6zu %24.16g %24.16g\n", i, run.r[i], run.u[i]);
        out += line;
    }
    return out;
}

Json::Value json_of(const FrictionRun& run, const io::Problem& problem) {
    Json::Value out(Json::objectValue);
    out["kind"] = std::string(io::name(problem.kind));
    out["status"] = word_of(run.report.status);
    out["asked"] = std::string(name(run.asked));
    out["solver"] = std::string(name(run.asked == FrictionMethod::automatic ? run.report.method : run.asked));
    out["iterations"] = run.report.iterations;
    out["fallbacks"] = run.report.fallbacks;
    out["islands"] = static_cast<Json::UInt64>(run.report.islands);
    out["residual"] = finite(run.report.residual);
    out["residual_scaled"] = finite(run.report.residual_scaled);
    out["seconds"] = finite(run.seconds);
    out["solution"] = list(run.r);
    out["w"] = list(run.u);
    if (const std::string said = explain(run); !said.empty()) out["explanation"] = said;
    return out;
}

} // namespace saltus::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/json_values.h"
#include "app/cli/solve_friction.h"
#include "app/cli/terminal.h"
#include "core/io/json_writer.h"
#include "core/io/problem_file.h"
#include "core/solvers/infeasibility.h"
#include "core/solvers/mixed.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <optional>

namespace saltus::cli {

namespace {

using solvers::MixedMethod;
using solvers::Status;

struct Method {
    MixedMethod method;
    const char* name;
};
constexpr std::array kMethods = {
    Method{MixedMethod::automatic, "automatic"},
    Method{MixedMethod::closed_form, "closed-form"},
    Method{MixedMethod::active_set, "active-set"},
    Method{MixedMethod::semismooth_newton, "semismooth-newton"},
    Method{MixedMethod::pgs, "pgs"},
    Method{MixedMethod::lemke, "lemke"},
    Method{MixedMethod::enumerative, "enumerative"},
};

const char* name_of(MixedMethod method) {
    for (const Method& one : kMethods)
        if (one.method == method) return one.name;
    return "";
}

} // namespace

// The words that scripts rely on.
const char* word_of(Status status) {
    switch (status) {
    case Status::solved:
        return "solved";
    case Status::infeasible:
        return "infeasible";
    case Status::ray:
        return "ray";
    case Status::stalled:
        return "stalled";
    case Status::singular:
        return "singular";
    case Status::not_run:
    case Status::too_large:
    case Status::unsuitable:
    case Status::invalid:
        return "invalid";
    }
    return "invalid";
}

namespace {

struct Solved {
    MixedMethod asked = MixedMethod::automatic;
    solvers::MixedReport report;
    double seconds = 0.0;
    std::vector<double> z, w, certificate;
    std::string explanation;
};

std::string explain(const Solved& run, bool has_proof) {
    const auto before =
        run.report.fallbacks == 0 ? std::string() : ", after " + std::to_string(run.report.fallbacks) + " that gave up";
    const std::string by(name(run.report.method));
    switch (run.report.status) {
    case Status::solved:
        return run.asked == MixedMethod::automatic ? "solved by: " + by + before : "";
    case Status::infeasible:
        return "proven: the linear inequalities and equations have no solution";
    case Status::ray:
        return has_proof ? "ended on a ray; the linear inequalities and equations have no solution"
                         : "ended on a ray: no solution if M is copositive-plus, otherwise try another solver";
    case Status::stalled:
        return has_proof ? "the linear inequalities and equations have no solution" : "the tolerance was not reached";
    case Status::singular:
        return has_proof ? "the linear inequalities and equations have no solution"
                         : "a set of rows has no unique solution, and the method cannot go on";
    case Status::too_large:
        return "does not apply: the problem is too large for this solver";
    case Status::unsuitable:
        return "does not apply to this problem";
    case Status::invalid:
        return "a number is not finite, or a bound is above the other";
    case Status::not_run:
        return "not run";
    }
    return "";
}

// The problem is solved for q / |q| (the bounds likewise), so that residual and tolerance are relative to the largest
// |q|.
Solved solve_by(MixedMethod method, const io::Problem& problem, double tolerance) {
    const std::size_t n = problem.q.size();
    double scale = 0.0;
    for (const double q : problem.q) scale = std::max(scale, std::abs(q));
    if (!(scale > 0.0)) scale = 1.0;
    std::vector<double> q(n);
    for (std::size_t i = 0; i < n; ++i) q[i] = problem.q[i] / scale;
    solvers::MixedRows rows = problem.rows;
    for (std::size_t i = 0; i < n; ++i) {
        rows.lower[i] /= scale;
        rows.upper[i] /= scale;
    }
    solvers::MixedSettings settings;
    settings.method = method;
    settings.tolerance = tolerance;
    solvers::MixedSolver solver(problem.M, rows, settings);

    Solved run;
    run.asked = method;
    run.w.resize(n);
    using Clock = std::chrono::steady_clock;
    run.seconds = HUGE_VAL;
    for (int repeat = 0; repeat < 5; ++repeat) { // quick ones again: the first run meets cold memory
        run.z.assign(n, 0.0);
        solver.matrix_changed();
        const auto begin = Clock::now();
        run.report = solver.solve(problem.M, q, {}, run.z, run.w);
        run.seconds = std::min(run.seconds, std::chrono::duration<double>(Clock::now() - begin).count());
        if (run.seconds > 0.01) break;
    }
    for (std::size_t i = 0; i < n; ++i) {
        run.z[i] *= scale;
        run.w[i] *= scale;
    }
    const bool failed = run.report.status == Status::infeasible || run.report.status == Status::ray ||
                        run.report.status == Status::stalled || run.report.status == Status::singular;
    if (failed)
        if (auto proof = solvers::prove_infeasible(problem.M, q, rows, {})) run.certificate = std::move(proof->y);
    run.explanation = explain(run, !run.certificate.empty());
    return run;
}

Json::Value json_of(const Solved& run, io::ProblemKind kind) {
    Json::Value out(Json::objectValue);
    out["kind"] = std::string(io::name(kind));
    out["status"] = word_of(run.report.status);
    out["asked"] = name_of(run.asked);
    out["solver"] = name_of(run.report.method == MixedMethod::automatic ? run.asked : run.report.method);
    out["iterations"] = run.report.iterations;
    out["fallbacks"] = run.report.fallbacks;
    out["residual"] = finite(run.report.residual);
    out["seconds"] = finite(run.seconds);
    out["solution"] = list(run.z);
    out["w"] = list(run.w);
    if (!run.explanation.empty()) out["explanation"] = run.explanation;
    if (!run.certificate.empty()) out["certificate"] = list(run.certificate);
    return out;
}

std::string text_of(const Json::Value& value) {
    return io::json_written(value) + '\n';
}

Json::Value invalid(const std::string& explanation) {
    Json::Value out(Json::objectValue);
    out["status"] = "invalid";
    out["solver"] = "";
    out["iterations"] = 0;
    out["residual"] = Json::Value();
    out["seconds"] = 0.0;
    out["solution"] = Json::Value(Json::arrayValue);
    out["explanation"] = explanation;
    return out;
}

std::string three_digits(double value) {
    char text[40];
    std::snprintf(text, sizeof text, "%.3g", value);
    return text;
}

std::string text_of(const Solved& run, const io::Problem& problem, double tolerance) {
    std::string out = std::string(io::name(problem.kind)) + " with " + std::to_string(problem.q.size()) + " rows\n";
    out += std::string("status      ") + word_of(run.report.status) + '\n';
    if (!run.explanation.empty()) out += "            " + run.explanation + '\n';
    out += std::string("solver      ") + name_of(run.asked) + '\n';
    out += "iterations  " + std::to_string(run.report.iterations) + '\n';
    out += "residual    " + three_digits(run.report.residual) + " of the largest |q| (tolerance " +
           three_digits(tolerance) + ")\n";
    out += "time        " + seconds(run.seconds) + '\n';
    const bool friction = problem.kind == io::ProblemKind::friction2d;
    char line[120];
    std::snprintf(line, sizeof line, "%6s %24s %24s\n", "row", friction ? "r" : "z", friction ? "u" : "w");
    out += line;
    for (std::size_t i = 0; i < run.z.size(); ++i) {
        std::snprintf(line, sizeof line, "%6zu %24.16g %24.16g\n", i, run.z[i], run.w[i]);
        out += line;
    }
    return out;
}

std::string table_line(const Solved& run) {
    const bool applies = run.report.status != Status::unsuitable && run.report.status != Status::too_large;
    char line[160];
    if (applies)
        std::snprintf(line, sizeof line, "%-18s %-11s %10d %10.2e %12s  ", name_of(run.asked),
                      word_of(run.report.status), run.report.iterations, run.report.residual,
                      seconds(run.seconds).c_str());
    else
        std::snprintf(line, sizeof line, "%-18s %-11s %10s %10s %12s  ", name_of(run.asked), word_of(run.report.status),
                      "-", "-", "-");
    std::string text = line + run.explanation;
    return text.substr(0, text.find_last_not_of(' ') + 1) + '\n';
}

} // namespace

int solve(const SolveCommand& command) {
    const auto refuse = [&](const Error& error) {
        if (command.json)
            if (auto said = write_output(text_of(invalid(error.text()))); !said) return fail_with(said.error());
        return fail_with(error, Doing::reading);
    };
    std::optional<io::ProblemKind> kind;
    if (!command.kind.empty()) {
        kind = io::problem_kind(command.kind);
        if (!kind)
            return refuse({ErrorKind::input,
                           "there is no kind of problem \"" + command.kind + '"',
                           "choose lcp, mlcp, relay, friction2d, friction3d or rolling",
                           {{}, 0, 0, "--kind"}});
    }
    if (command.tolerance && (!(*command.tolerance > 0.0) || !std::isfinite(*command.tolerance)))
        return refuse({ErrorKind::input,
                       "the tolerance must be above zero",
                       "give for instance --tolerance 1e-10",
                       {{}, 0, 0, "--tolerance"}});
    std::vector<MixedMethod> methods;
    std::string known;
    for (const Method& one : kMethods) {
        if (command.solver == one.name || command.solver == "all") methods.push_back(one.method);
        known += std::string(one.name) + ", ";
    }
    const auto friction_methods = friction_methods_of(command.solver);
    for (const std::string& one : friction_method_names())
        if (known.find(one + ", ") == std::string::npos) known += one + ", ";
    if (methods.empty() && friction_methods.empty())
        return refuse({ErrorKind::input,
                       "there is no solver \"" + command.solver + '"',
                       "choose one of " + known + "all",
                       {{}, 0, 0, "--solver"}});

    auto problem = io::read_problem(command.problem, kind);
    if (!problem) return refuse(problem.error());
    // planar friction is of both kinds: the solvers of friction first
    const bool has_contacts = problem->dimension != 0, has_rows = problem->rows.size() == problem->q.size();
    std::string why;
    if (problem->q.empty())
        why = "the problem has no rows";
    else if (has_contacts && friction_methods.empty() && !has_rows)
        why = "the solver " + command.solver + " does not apply to contacts with friction in space";
    else if (!has_contacts && methods.empty())
        why = "the solver " + command.solver + " applies to contacts with friction only";
    if (!why.empty()) {
        Json::Value out = invalid(why);
        out["kind"] = std::string(io::name(problem->kind));
        if (command.json) {
            if (auto said = write_output(text_of(out)); !said) return fail_with(said.error());
        }
        say(command.problem + ": " + why);
        return kRunFailed;
    }
    const bool is_table = command.solver == "all";
    Json::Value all(Json::arrayValue);
    bool solved = false;
    if (is_table && !command.json)
        if (auto said = write_output(table_heading()); !said) return fail_with(said.error());
    if (has_contacts) {
        for (const auto method : friction_methods) {
            const FrictionRun run = solve_friction(*problem, method, command.tolerance.value_or(1e-8));
            solved = solved || run.report.status == Status::solved;
            if (command.json) {
                all.append(json_of(run, *problem));
            } else if (auto said = write_output(is_table ? table_line(run) : text_of(run, *problem)); !said) {
                return fail_with(said.error());
            }
        }
        if (!has_rows) methods.clear();
        if (!friction_methods.empty()) std::erase(methods, MixedMethod::automatic);
    }
    const double tolerance = command.tolerance.value_or(1e-10);
    for (const MixedMethod method : methods) {
        const Solved run = solve_by(method, *problem, tolerance);
        solved = solved || run.report.status == Status::solved;
        if (command.json) {
            all.append(json_of(run, problem->kind));
        } else if (auto said = write_output(is_table ? table_line(run) : text_of(run, *problem, tolerance)); !said) {
            return fail_with(said.error());
        }
    }
    if (command.json)
        if (auto said = write_output(text_of(all.size() == 1 && !is_table ? all[0] : all)); !said)
            return fail_with(said.error());
    return solved ? kDone : kRunFailed;
}

} // namespace saltus::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// One-step problems of stacked boxes: time, sweeps, residual. Not a test: prints times.
//   bench_contacts [TOLERANCE [THREADS [MAX_ITERATIONS [NAME]]]]
#include "core/simulation/rigid/island_solver.h"
#include "tests/core/simulation/rigid/stacks.h"
#include "tests/processor_time.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

using namespace saltus;

namespace {

const char* only = nullptr;

void line(const char* name, const char* start, const test::Stack& stack, const rigid::OneStepReport& report, double time) {
    const double sweeps = std::max(1, report.iterations);
    std::printf("%-14s %5zu %6zu  %-5s %9.3f ms %6d  %9.2e  %s  %7.4f us/contact/iteration\n", name, stack.boxes.size(),
                stack.contacts.size(), start, 1e3 * time, report.iterations, report.residual,
                report.solved ? "solved" : "MISSED", 1e6 * time / (sweeps * static_cast<double>(stack.contacts.size())));
}

void measure(const char* name, test::Stack stack, const rigid::OneStepSettings& settings) {
    if (only != nullptr && std::string(name).find(only) == std::string::npos) return;
    rigid::IslandSolver solver;
    const rigid::OneStepProblem problem = stack.problem();
    solver.solve(problem, {.tolerance = settings.tolerance, .max_iterations = 1, .threads = settings.threads});
    for (rigid::ContactBlock& contact : stack.contacts) {
        std::fill(contact.p, contact.p + 6, 0.0);
        contact.alpha = 0.0;
    }
    double start = saltus::testing::processor_seconds();
    rigid::OneStepReport report = solver.solve(problem, settings);
    line(name, "cold", stack, report, saltus::testing::processor_seconds() - start);
    // the step after it: gravity again, and every tenth body pushed a little
    for (std::size_t i = 0; i < stack.v_free.size(); ++i) stack.v_free[i] = stack.v[i];
    for (std::size_t i = 0; i < stack.boxes.size(); ++i) {
        stack.v_free[6 * i + 2] -= 9.81 * 5e-3;
        if (i % 10 == 0) stack.v_free[6 * i] += 1e-3;
    }
    start = saltus::testing::processor_seconds();
    report = solver.solve(problem, settings);
    line(name, "warm", stack, report, saltus::testing::processor_seconds() - start);
}

} // namespace

int main(int argc, char** argv) {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    rigid::OneStepSettings settings;
    settings.tolerance = argc > 1 ? std::strtod(argv[1], nullptr) : 1e-4;
    settings.threads = argc > 2 ? std::atoi(argv[2]) : 1;
    settings.max_iterations = argc > 3 ? std::atoi(argv[3]) : 5000;
    only = argc > 4 ? argv[4] : nullptr;
    std::printf("tolerance %g, threads %d, at most %d iterations\n", settings.tolerance, settings.threads,
                settings.max_iterations);
    const double mu = 0.5, h = 5e-3;
    measure("tower 10", test::tower(10, mu, h), settings);
    measure("tower 30", test::tower(30, mu, h), settings);
    measure("wall 10x10", test::wall(10, 10, mu, h), settings);
    measure("wall 40x25", test::wall(40, 25, mu, h), settings);
    measure("pyramid 6", test::pyramid(6, mu, h), settings);
    measure("pyramid 14", test::pyramid(14, mu, h), settings);
    measure("heap 3x3x5", test::heap(3, 5, mu, h, 0.0), settings);
    measure("heap 5x5x8", test::heap(5, 8, mu, h, 0.0), settings);
    measure("heap 10x10x10", test::heap(10, 10, mu, h, 0.0), settings);
    measure("stirred 5x5x8", test::heap(5, 8, mu, h, 0.5), settings);
    measure("stirred 10x10x10", test::heap(10, 10, mu, h, 0.5), settings);
}

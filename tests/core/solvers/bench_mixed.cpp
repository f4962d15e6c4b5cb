// SPDX-License-Identifier: GPL-3.0-or-later
// Time of one MixedSolver::solve() with a warm start that is right, as in a step where nothing switches. Prints a
// table.
#include "core/solvers/lcp.h"
#include "mixed_problems.h"

#include <chrono>
#include <cstdio>

using namespace mixed_problems;

namespace {

// best of several runs, nanoseconds a call
template <class Call>
double nanoseconds(Call&& call) {
    using Clock = std::chrono::steady_clock;
    double best = 1e300;
    for (int run = 0; run < 15; ++run) {
        constexpr int kCalls = 20000;
        const auto begin = Clock::now();
        for (int i = 0; i < kCalls; ++i) call();
        best = std::min(best, std::chrono::duration<double, std::nano>(Clock::now() - begin).count() / kCalls);
    }
    return best;
}

void measure(const char* what, const Problem& p, bool changing_matrix = false,
             const std::vector<unsigned char>& mask = {}) {
    const auto M = SparseMatrix::from_dense(p.n, p.M);
    MixedSolver solver(M, p.rows, {});
    std::vector<double> z(p.n, 0.0), w(p.n), q = p.q;
    auto report = solver.solve(M, q, mask, z, w);
    double wiggle = 1e-9;
    bool solved = report.status == saltus::solvers::Status::solved;
    const double time = nanoseconds([&] {
        wiggle = -wiggle;
        q[0] += wiggle; // not the same problem twice
        if (changing_matrix) solver.matrix_changed();
        report = solver.solve(M, q, mask, z, w);
        solved = solved && report.status == saltus::solvers::Status::solved;
    });
    std::printf("%-34s %9.1f ns   %s, %d iteration(s), residual %.1e\n", what, time, solved ? "solved" : "NOT SOLVED",
                report.iterations, report.residual);
}

} // namespace

int main() {
    {
        Problem p{1, {0.01}, {-0.003}, {}};
        p.rows.add(-1.0, 1.0);
        measure("relay", p);
        measure("relay, new matrix", p, true);
        Problem c{1, {2.0}, {-3.0}, {}};
        c.rows.add(0.0, kInfinity);
        measure("one contact", c);
    }
    {
        // The bridge of four diodes with an LC circuit and a resistor (h = 1 us, C = 1 uF, R = 1 kOhm), theta = 1/2
        const double g = 1e-3, c = 0.5;
        Problem p{4, {g, g, -1, 0, g, g, 0, -1, 1, 0, c, -c, 0, 1, -c, c}, {0.0, 0.0, 5.0, -5.0}, {}};
        for (int i = 0; i < 4; ++i) p.rows.add(0.0, kInfinity);
        measure("diode bridge", p);
        measure("diode bridge, new matrix", p, true);
        measure("diode bridge, mask of ones", p, false, {1, 1, 1, 1});
    }
    {
        Problem p = random_friction(2, 6, 0.3, 3);
        p.q = {-1.0, 0.1, -0.5, 2.0};
        measure("two contacts with friction", p);
        measure("two contacts, new matrix", p, true);
        measure("two contacts, one masked", p, false, {1, 1, 0, 0});
    }
    {
        Problem p = random_friction(4, 12, 0.3, 3);
        measure("four contacts with friction", p);
        p = random_friction(12, 36, 0.3, 3);
        measure("twelve contacts with friction", p);
    }
    for (const std::size_t n : {20u, 300u}) { // beads in a column: the floor carries all
        Problem p;
        add_rows(p, n, 0.0, kInfinity);
        p.M.assign(n * n, 0.0);
        p.q.assign(n, 0.0);
        p.q[0] = -1.0;
        for (std::size_t i = 0; i < n; ++i) {
            p.M[i * n + i] = i == 0 ? 1.0 : 2.0;
            if (i > 0) p.M[i * n + i - 1] = p.M[(i - 1) * n + i] = -1.0;
        }
        measure(n == 20 ? "column of 20 beads" : "column of 300 beads", p);
        measure(n == 20 ? "column of 20 beads, new matrix" : "column of 300 beads, new matrix", p, true);
    }
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The reference's solvers of friction problems, called on our data: each run in a process of its own, for some end in
// an assertion and some do not end.
#pragma once

#include <cstddef>
#include <vector>

namespace saltus::peers {

struct ReferenceFriction {
    int dimension = 3; // 2 or 3
    std::size_t contacts = 0;
    std::vector<unsigned> start, column; // blocks by rows
    std::vector<double> value;           // dimension * dimension a block, row by row
    std::vector<double> q, mu;
};

// nsgs_full: the error formed anew after every sweep, which ends sooner on easy problems
enum class ReferenceSolver { nsgs, nsgs_full, alart_curnier, fischer_burmeister };

struct ReferenceAnswer {
    bool ended = false; // no crash, within the time
    bool claims = false;
    int iterations = 0;
    double seconds = 0.0; // of the processor, shortest of a few runs, the driver alone
    std::vector<double> r;
};

double processor_seconds(); // of this process

// most: sweeps or Newton steps. limit: seconds for everything.
ReferenceAnswer run_reference(const ReferenceFriction& problem, ReferenceSolver solver, double tolerance, int most,
                              int limit);

} // namespace saltus::peers

// SPDX-License-Identifier: GPL-3.0-or-later
// check_random_events [COUNT [FIRST [SAMPLES]]]: as many mechanisms made by chance, from that number on, with so many samples of each looked at.
// Prints what is wrong and what was refused; status 1 if anything is wrong. COUNT 0 prints the scene of FIRST, for saltus-cli.
#include "tests/core/simulation/event_checks.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>

using namespace saltus::testing;

int main(int argc, char** argv) {
    const auto argument = [&](int index, long usual) { return argc > index ? std::strtol(argv[index], nullptr, 10) : usual; };
    const long count = argument(1, 10'000), first = argument(2, 1), samples = argument(3, 5000);
    if (count == 0) {
        std::puts(RandomMechanism(static_cast<unsigned>(first)).scene(checks::kEnd, checks::kTolerance, checks::kEnd / static_cast<double>(samples)).c_str());
        return 0;
    }
    long faults = 0, refused = 0;
    std::size_t events = 0, compared = 0;
    double slowest = 0.0;
    long slowest_seed = 0;
    for (long seed = first; seed < first + count; ++seed) {
        const auto begin = std::chrono::steady_clock::now();
        const Verdict verdict = examine(static_cast<unsigned>(seed), static_cast<int>(samples));
        const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        if (took > slowest) slowest = took, slowest_seed = seed;
        events += verdict.events, compared += verdict.compared;
        if (!verdict.refusal.empty()) ++refused, std::printf("%ld refused: %s\n", seed, verdict.refusal.c_str());
        if (!verdict.fault.empty()) ++faults, std::printf("%ld WRONG: %s\n", seed, verdict.fault.c_str());
        std::fflush(stdout);
    }
    std::printf("%ld mechanisms, %zu events, %zu of them compared with steps of a fiftieth; %ld refused, %ld wrong; slowest %ld (%.1f s)\n", count, events, compared, refused, faults,
                slowest_seed, slowest);
    return faults > 0 ? 1 : 0;
}

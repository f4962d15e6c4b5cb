// SPDX-License-Identifier: GPL-3.0-or-later
// Swinging chains, free and with weights up to 10^4 links' masses: do they run, what do joints, energy and books show,
// what does a step cost. bench_chains [largest links [seconds]].
#include "tests/core/simulation/rigid/chains.h"

#include <ctime>

#include <cstdio>
#include <cstdlib>

using namespace saltus::testing;

namespace {

double processor_seconds() {
    timespec t{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

void show(const ChainOf& c, double h, double until, bool middle) {
    Settings s;
    s.h = h;
    if (middle) s.joints = Joints::middle;
    const double begin = processor_seconds();
    const ChainRun run = swing(c, s, until);
    const double spent = processor_seconds() - begin;
    std::printf("%4d links %6g kg %3g deg%s h %g ms: %s %6.2f s  joint %.0e rate %.0e  energy %+.1e %+.1e books %.0e  passes %.2f cut %ld of %ld (%ld parts)  %.4f ms %s\n",
                c.links, c.end_mass, c.below, middle ? " middle" : "", 1e3 * h, run.finished ? "ran  " : "ENDED", run.reached, run.joint, run.rate, run.highest,
                run.lowest, run.books, run.passes, run.cut, run.steps, run.parts, 1e3 * spent / std::max(1.0, static_cast<double>(run.steps)), run.message.c_str());
    std::fflush(stdout);
}

} // namespace

int main(int count, char** words) {
    const int largest = count > 1 ? std::atoi(words[1]) : 200;
    const double free = count > 2 ? std::atof(words[2]) : 60.0, loaded = free / 3.0;
    if (count > 3) {
        show({std::atoi(words[3]), count > 4 ? std::atof(words[4]) : 0.0, count > 5 ? std::atof(words[5]) : 0.0}, count > 6 ? std::atof(words[6]) : 5e-3, free, false);
        return 0;
    }
    for (const int links : {20, 100, 200})
        if (links <= largest) show({links}, 5e-3, free, false);
    for (const int links : {10, 100})
        for (const double below : {0.0, 60.0})
            for (const double kg : {100.0, 300.0, 1000.0, 1e4})
                if (links <= largest) show({links, kg, below}, 5e-3, loaded, false);
    show({20}, 1.25e-3, loaded, false);
    show({10, 100.0, 60.0}, 5e-3, 10.0, false);
    show({10, 100.0, 60.0}, 5e-3, 10.0, true);
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/timing.h"

#include <algorithm>
#include <ctime>

namespace saltus::peers {

namespace {

constexpr double kEnough = 20'000.0; // us: shorter loops are repeated within one repetition

// Time of the processor, not of the wall: on a shared machine others would be measured too.
double cpu_microseconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return 1e6 * static_cast<double>(now.tv_sec) + 1e-3 * static_cast<double>(now.tv_nsec);
}

Spread spread(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return {values.front(), values[values.size() / 2], values.back()};
}

// us a step.
double peer_once(const Case& one) {
    double sum = 0.0;
    long steps = 0;
    while (sum < kEnough) {
        const auto peer = one.peer(one.steps);
        const std::size_t width = peer->columns().size();
        std::vector<double> rows(width *
                                 (static_cast<std::size_t>(one.steps) + 1)); // touched: no page faults in the loop
        const double start = cpu_microseconds();
        for (int i = 1; i <= one.steps; ++i) peer->step(rows.data() + width * static_cast<std::size_t>(i));
        sum += cpu_microseconds() - start;
        steps += one.steps;
    }
    return sum / static_cast<double>(steps);
}

Result<double> ours_once(const Case& one) {
    double sum = 0.0;
    long steps = 0;
    while (sum < kEnough) {
        auto run = our_run(one);
        if (!run) return Unexpected(run.error().front());
        const double start = cpu_microseconds();
        const auto done = one.by_events ? (*run)->run_until(one.steps * one.step) : (*run)->run_steps(one.steps);
        if (!done) return Unexpected(done.error());
        sum += cpu_microseconds() - start;
        steps += one.steps;
    }
    return sum / static_cast<double>(steps);
}

} // namespace

Spread time_peer(const Case& one, int repetitions) {
    peer_once(one);
    std::vector<double> times;
    for (int i = 0; i < repetitions; ++i) times.push_back(peer_once(one));
    return spread(times);
}

Result<Spread> time_ours(const Case& one, int repetitions) {
    if (auto warm = ours_once(one); !warm) return Unexpected(warm.error());
    std::vector<double> times;
    for (int i = 0; i < repetitions; ++i) times.push_back(*ours_once(one));
    return spread(times);
}

Result<Timing> time_case(const Case& one, int repetitions) {
    if (auto warm = ours_once(one); !warm) return Unexpected(warm.error());
    peer_once(one);
    std::vector<double> ours, peer, ratio;
    for (int i = 0; i < repetitions; ++i) {
        auto time = ours_once(one);
        if (!time) return Unexpected(time.error());
        ours.push_back(*time);
        peer.push_back(peer_once(one));
        ratio.push_back(peer.back() / ours.back());
    }
    return Timing{spread(ours), spread(peer), spread(ratio), repetitions};
}

} // namespace saltus::peers

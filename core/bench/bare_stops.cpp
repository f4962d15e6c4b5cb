// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bench/bare_stops.h"

#include "core/bench/bare_dop853.h"

#include <cmath>

namespace saltus::bench {

void run_bare_stop_events(BareEvents& events, double until, const BareStops& stops, double tolerance) {
    constexpr int n = BareStops::kMasses;
    using Flow = BareDop853<2 * n>;
    Flow flow; // gaps, then their rates
    flow.tolerance = tolerance;
    const auto f = [&](double t, const double* y, double* d) {
        for (int i = 0; i < n; ++i) {
            const double q = y[i] - stops.room, left = i > 0 ? y[i - 1] - stops.room : 0.0;
            double a = (stops.push + stops.push_more * i) * std::sin((stops.pace + stops.pace_more * i) * t) + stops.stiffness * (left - q);
            if (i + 1 < n) a += stops.stiffness * (y[i + 1] - stops.room - q);
            d[i] = y[n + i], d[n + i] = a;
        }
    };
    Flow::State start{};
    for (int i = 0; i < n; ++i) start[static_cast<std::size_t>(i)] = stops.room, start[static_cast<std::size_t>(n + i)] = stops.speed * (i % 3 - 1);
    flow.start(f, 0.0, start, 1e-3);
    int touching = -1; // starts from zero
    while (flow.t < until) {
        ++events.steps;
        flow.step(f, until);
        flow.extend(f);
        double theta = 2.0;
        int who = -1;
        for (int i = 0; i < n; ++i) {
            const double at = first_fall(flow, touching == i, i);
            if (at < theta) theta = at, who = i;
        }
        touching = -1;
        if (who < 0 || theta > 1.0) continue;
        const double h = flow.h;
        flow.redo(f, flow.begun + theta * (flow.t - flow.begun));
        Flow::State y = flow.y;
        const auto mass = static_cast<std::size_t>(who), rate = static_cast<std::size_t>(n + who);
        const double before = y[rate];
        y[mass] = 0.0, y[rate] = -stops.restitution * before;
        events.impacts.push_back({flow.t, before, y[rate]});
        flow.start(f, flow.t, y, h);
        touching = who;
    }
}

} // namespace saltus::bench

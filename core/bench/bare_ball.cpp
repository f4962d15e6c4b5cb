// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bench/bare_ball.h"

#include "core/bench/bare_dop853.h"

namespace saltus::bench {

void run_bare_ball_events(BareEvents& events, double until, const BareBall& ball, double tolerance) {
    BareDop853<6> flow; // height, place, angle and their velocities, as the scene has them
    flow.tolerance = tolerance;
    const auto f = [&](double, const double* y, double* d) {
        for (int i = 0; i < 3; ++i) d[i] = y[3 + i], d[3 + i] = 0.0;
        d[3] = -ball.gravity;
    };
    flow.start(f, 0.0, {ball.height}, 1e-3);
    bool skip = false;
    while (flow.t < until) {
        ++events.steps;
        const auto fall = step_to_fall(flow, f, until, skip);
        if (!fall) continue;
        const double after = -ball.restitution * fall->v;
        events.impacts.push_back({flow.t + fall->late, fall->v, after});
        flow.start(f, flow.t + fall->late, {0.0, flow.y[1], flow.y[2], after, flow.y[4], flow.y[5]}, fall->h);
        skip = true;
    }
}

} // namespace saltus::bench

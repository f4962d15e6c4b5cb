// SPDX-License-Identifier: GPL-3.0-or-later
// To an event with the accuracy of the method, not of its dense step: the last step is done again to the instant that the polynomial names; what the
// guard is then off by, a Newton step in time takes away. Instants come out five to twenty times more exact than by the polynomial.
#pragma once

#include "core/flow/smooth_flow.h"

#include <cmath>

namespace saltus::flow {

// Inside the last accepted step, at a transversal root (rate away from zero) that the dense step shows at t. guard(t, state) and
// rate(t, state, derivative): g and dg/dt. Afterwards time() is the event's and g(state()) is zero to second order in 1e-7 of a step; a restart must
// follow. Returns time(). Failure: as redo's.
template <class Guard, class Rate>
Result<double, Failure> arrive(SmoothFlow& flow, double t, Guard&& guard, Rate&& rate) {
    for (int round = 0;; ++round) {
        if (t != flow.time())
            if (auto good = flow.redo(t); !good) return Unexpected<Failure>(good.error());
        const double late = -guard(flow.time(), flow.state()) / rate(flow.time(), flow.state(), flow.derivative());
        const double length = flow.time() - flow.start_time();
        if (!std::isfinite(late) || std::abs(late) >= 0.1 * length) return flow.time(); // no transversal root: the polynomial's instant stands
        if (std::abs(late) <= 1e-7 * length || round == 4) {
            if (late != 0.0) flow.nudge(late);
            return flow.time();
        }
        t = flow.time() + late;
    }
}

} // namespace saltus::flow

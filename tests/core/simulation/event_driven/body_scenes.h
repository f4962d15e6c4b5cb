// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes of rigid bodies that run by events, for their tests.
#pragma once

#include "tests/core/simulation/event_scenes.h"

namespace saltus::testing {

// Members of the scene besides the run; samples each 0.05 s.
inline model::Model bodies_by_events(const std::string& members, const std::string& end, double rtol = 1e-10, const std::string& more = "") {
    return parse(R"({"saltus": 1, "title": "Test", )" + members + R"(, "run": {"integrator": {"kind": "event-driven", "rtol": )" + text(rtol) + more + R"(}, "step": "50 ms", "end": ")" + end +
                 "\"}}");
}

inline const std::string kPlane = R"j("world": {"planar": true, "gravity": [0, -9.81]})j";
inline const std::string kGround = R"j("ground": {"fixed": true, "shapes": [{"kind": "half-space"}]})j";

// kinetic + potential + what was lost - what was put in, against the start
inline double imbalance(const Session& session) {
    const Recording& recording = *session.recording();
    double worst = 0.0;
    const auto scheme = column(recording, "energy.scheme");
    for (const double value : scheme) worst = std::max(worst, std::abs(value));
    return worst;
}

} // namespace saltus::testing

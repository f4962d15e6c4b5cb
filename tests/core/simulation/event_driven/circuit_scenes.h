// SPDX-License-Identifier: GPL-3.0-or-later
// Circuits run by events, for their tests.
#pragma once

#include "tests/core/simulation/event_scenes.h"

namespace saltus::testing {

inline std::unique_ptr<Session> run_circuit(const std::string& elements, double step, double end) {
    return run_scene(R"({"saltus": 1, "title": "Circuit", "circuits": {"c": {"elements": {)" + elements +
                         R"(, "GND": {"kind": "ground", "nodes": ["gnd"]}}}}, "run": {"integrator": {"kind": "event-driven"}, "step": "1 ms", "end": "1 s"}})",
                     step, end);
}

inline std::string element(const std::string& name, const std::string& kind, const std::string& a, const std::string& b, const std::string& value = "") {
    return "\"" + name + "\": {\"kind\": \"" + kind + "\", \"nodes\": [\"" + a + "\", \"" + b + "\"]" + (value.empty() ? "" : ", \"value\": " + value) + "}";
}

// From a and b to p and gnd.
inline std::string bridge(const std::string& forward = "") {
    return element("D1", "diode", "a", "p", forward) + "," + element("D2", "diode", "b", "p", forward) + "," + element("D3", "diode", "gnd", "a", forward) + "," +
           element("D4", "diode", "gnd", "b", forward);
}

// The instants at which something switched.
inline std::vector<double> instants(const Session& session) {
    std::vector<double> out;
    for (const RunEvent& event : events_of(session, EventKind::switching))
        if (out.empty() || event.time > out.back() + 1e-13) out.push_back(event.time);
    return out;
}

} // namespace saltus::testing

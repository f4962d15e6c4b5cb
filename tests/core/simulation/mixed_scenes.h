// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes with bodies and systems of equations for the tests, and twins of them written otherwise.
#pragma once

#include "tests/core/simulation/runs.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace saltus::testing {

// A direct-current motor whose rotor is a disc on an axle, perhaps with a weight that hangs from it.
struct Motor {
    double J = 0.02, R = 2.0, L = 0.05, k = 0.4, V = 12.0; // kg m^2, Ohm, H, N m/A, V
    double weight = 0.0;                                   // N m, times sin of the angle
    double h = 1e-3, end = 0.2;
    double theta = 0.5;         // of the mechanism
    double circuit_theta = 0.5; // of the circuit
    bool diode = false;         // the circuit cannot drive current backwards
};

// JSON with ' for ".
inline std::string json(std::string text) {
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

inline std::string run_of(const Motor& m) {
    return "'run': { 'integrator': { 'kind': 'moreau-jean', 'theta': " + text(m.theta) + ", 'newton': { 'tolerance': 1e-14 } }, 'step': " + text(m.h) +
           ", 'end': " + text(m.end) + " }";
}

// x = current. `speed`: how the circuit reads the rotor.
inline std::string winding(const Motor& m, const std::string& speed) {
    return "'winding': { 'kind': 'first-order-linear', 'A': [[" + text(-m.R / m.L) + "]], 'b': ['(" + text(m.V) + " - " + text(m.k) + "*" + speed + ")/" +
           text(m.L) + "'], 'theta': " + text(m.circuit_theta) + ", 'x': [0] }";
}

// lambda: the voltage that keeps the current from turning.
inline std::string diode(const Motor& m) {
    if (!m.diode) return {};
    return "'interactions': { 'diode': { 'between': ['winding'], 'relation': { 'kind': 'first-order-linear', 'C': [[1]], 'B': [[" + text(1.0 / m.L) +
           "]] }, 'law': { 'kind': 'complementarity' } } },";
}

inline std::string as_bodies_text(const Motor& m) {
    return json("{ 'saltus': 2, 'world': { 'planar': true, 'gravity': [0, 0] }, 'systems': { " + winding(m, "axle.ydot[2]") + " }," + diode(m) +
                "'bodies': { 'rotor': { 'mass': 1, 'inertia': [" + text(m.J) + "], 'shapes': [{ 'kind': 'disc', 'radius': 0.1, 'touches': false }], 'moment': ['-" +
                text(m.weight) + "*sin(rotor.q[2])'] } }, 'joints': { 'axle': { 'kind': 'revolute', 'between': ['rotor'], 'point': [0, 0], "
                "'coordinates': [{ 'drive': 'force', 'value': '" + text(m.k) + "*winding.x[0]' }] } }," + run_of(m) + "}");
}
inline model::Model as_bodies(const Motor& m) { return parse(as_bodies_text(m)); }

inline std::string text_of_two_systems(const Motor& m) { // the winding reads another system: nonlinear in form
    return json("{ 'saltus': 2, 'systems': { 'winding': { 'kind': 'first-order-nonlinear', 'f': ['(" + text(m.V) + " - " + text(m.R) +
                      "*winding.x[0] - " + text(m.k) + "*rotor.v[0])/" + text(m.L) + "'], 'theta': " + text(m.circuit_theta) + ", 'x': [0] }, 'rotor': { 'kind': 'lagrangian-nonlinear', 'M': [[" + text(m.J) +
                      "]], 'F': ['" + text(m.k) + "*winding.x[0] - " + text(m.weight) + "*sin(rotor.q[0])'], 'q': [0], 'v': [0] } }," + diode(m) + run_of(m) + "}");
}
inline model::Model as_two_systems(const Motor& m) { return parse(text_of_two_systems(m)); }

// Angle, speed, current; one theta for all.
inline model::Model as_one_system(const Motor& m) {
    model::Model out = parse(json("{ 'saltus': 1, 'systems': { 'motor': { 'kind': 'first-order-nonlinear', 'f': ['motor.x[1]', '(" + text(m.k) + "*motor.x[2] - " +
                                  text(m.weight) + "*sin(motor.x[0]))/" + text(m.J) + "', '(" + text(m.V) + " - " + text(m.R) + "*motor.x[2] - " + text(m.k) +
                                  "*motor.x[1])/" + text(m.L) + "'], 'x': [0, 0, 0] } }, 'run': { 'integrator': { 'kind': 'euler-moreau', 'newton': { 'tolerance': 1e-14 } }, 'step': " +
                                  text(m.h) + ", 'end': " + text(m.end) + " } }"));
    return out;
}

// Run to its end, with these signals recorded.
inline std::unique_ptr<Session> run_recording(const std::string& scene_text, std::vector<std::string> names) {
    RunOptions options;
    options.record = std::move(names);
    const model::Model model = parse(scene_text);
    auto session = start(model, options);
    run_to(*session, std::get<double>(model.run.end.source));
    return session;
}

} // namespace saltus::testing

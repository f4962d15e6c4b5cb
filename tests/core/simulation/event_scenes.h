// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes and results of event-driven runs, for their tests.
#pragma once

#include "tests/core/simulation/runs.h"

#include <functional>

namespace saltus::testing {

// Samples each 0.05 s.
inline std::string scene_of(const std::string& systems, const std::string& interactions, const std::string& end, double tolerance, const std::string& more = "") {
    return R"({"saltus": 1, "title": "Test", "systems": {)" + systems + "}" + (interactions.empty() ? "" : ", \"interactions\": {" + interactions + "}") +
           R"(, "run": {"integrator": {"kind": "event-driven", "rtol": )" + text(tolerance) + more + R"(}, "step": "50 ms", "end": ")" + end + "\"}}";
}

// One system "mass" and one contact "c" with the rows H.
inline std::string contact_scene(const std::string& system, const std::string& H, double e, const std::string& end, double tolerance = 1e-10, const std::string& more = "") {
    return scene_of("\"mass\": {\"kind\": " + system + "}",
                    "\"c\": {\"between\": [\"mass\"], \"relation\": {\"kind\": \"lagrangian-linear\", \"H\": " + H + "}, \"law\": {\"kind\": \"newton-impact\", \"e\": " + text(e) + "}}", end,
                    tolerance, more);
}

// "name": b.q - a.q + offset >= 0
inline std::string contact_between(const std::string& name, const std::string& a, const std::string& b, double offset, double e) {
    return "\"" + name + "\": {\"between\": [\"" + a + "\", \"" + b + "\"], \"relation\": {\"kind\": \"lagrangian-linear\", \"H\": [[-1, 1]], \"b\": [" + text(offset) +
           "]}, \"law\": {\"kind\": \"newton-impact\", \"e\": " + text(e) + "}}";
}
// "name": a.q + offset >= 0
inline std::string stop(const std::string& name, const std::string& a, double offset, double e) {
    return "\"" + name + "\": {\"between\": [\"" + a + "\"], \"relation\": {\"kind\": \"lagrangian-linear\", \"H\": [[1]], \"b\": [" + text(offset) +
           "]}, \"law\": {\"kind\": \"newton-impact\", \"e\": " + text(e) + "}}";
}

// A scene of the gallery, run by events.
inline model::Model driven(model::Model model, double end, double step) {
    const model::Run usual;
    model.run.integrator = model::IntegratorKind::event_driven;
    model.run.theta = usual.theta, model.run.gamma = usual.gamma, model.run.activation = usual.activation;
    model.run.step = step, model.run.end = end;
    model.run.record.clear();
    return model;
}

inline std::vector<RunEvent> events_of(const Session& session, EventKind kind) {
    std::vector<RunEvent> out;
    for (RunEvent& event : session.recording()->events())
        if (event.kind == kind) out.push_back(std::move(event));
    return out;
}

inline double last(const Session& session, const std::string& name) {
    return column(*session.recording(), name).back();
}

inline std::unique_ptr<Session> run_scene(const std::string& scene, double step, double end) {
    model::Model model = parse(scene);
    model.run.step = step;
    auto session = start(model);
    run_to(*session, end);
    return session;
}

// Where f changes its sign between a and b, by halves.
inline double zero_between(const std::function<double(double)>& f, double a, double b) {
    const bool rises = f(b) > 0.0;
    for (int k = 0; k < 200; ++k) {
        const double middle = 0.5 * (a + b);
        ((f(middle) > 0.0) == rises ? b : a) = middle;
    }
    return 0.5 * (a + b);
}

} // namespace saltus::testing

// SPDX-License-Identifier: GPL-3.0-or-later
// Small models and runs for the tests of the simulation.
#pragma once

#include "core/io/scene_file.h"
#include "core/session.h"

#include <cmath>
#include <cstdio>
#include <memory>
#include <numbers>
#include <stdexcept>
#include <string>
#include <vector>

namespace saltus::testing {

// A number as a scene writes it.
inline std::string text(double number) {
    char out[40];
    std::snprintf(out, sizeof out, "%.17g", number);
    return out;
}

inline std::string text_of(const Errors& errors) {
    std::string text;
    for (const Error& error : errors) text += error.text() + '\n';
    return text;
}

// Throws with all messages: a test that expects errors calls Session::create itself.
inline std::unique_ptr<Session> start(const model::Model& model, const RunOptions& options = {}) {
    auto session = Session::create(model, options);
    if (!session) throw std::runtime_error(text_of(session.error()));
    return std::move(*session);
}

inline model::Model scene(const std::string& name) {
    auto model = io::read_scene(std::string(SALTUS_SOURCE_DIR) + "/scenes/" + name + ".saltus");
    if (!model) throw std::runtime_error(text_of(model.error()));
    return std::move(*model);
}

inline model::Model parse(const std::string& text) {
    auto model = io::parse_scene(text, "test.saltus");
    if (!model) throw std::runtime_error(text_of(model.error()) + text);
    return std::move(*model);
}

// One coordinate: m, c, k, force, initial q and v.
inline model::Model oscillator(model::Value m, model::Value c, model::Value k, model::Formula force, double q,
                               double v) {
    model::LagrangianLinear kind;
    kind.M = {{m}};
    kind.C = {{c}};
    kind.K = {{k}};
    kind.F = {force};
    kind.q = {q};
    kind.v = {v};
    model::System system;
    system.name = "mass";
    system.kind = kind;
    model::Model model;
    model.title = "Oscillator";
    model.systems = {system};
    model.run.step = 1e-3;
    model.run.end = 1.0;
    return model;
}

// The same with a wall at q = 0.
inline void add_wall(model::Model& model, model::Value e, const std::string& system = "mass") {
    model::Interaction wall;
    wall.name = "wall";
    wall.between = {system};
    wall.relation = model::LagrangianLinearRelation{{{1.0}}, {}, {}, {}};
    wall.law = model::NewtonImpactLaw{e};
    model.interactions.push_back(wall);
}

inline std::vector<double> column(const Recording& recording, const std::string& name) {
    const auto index = recording.catalogue().find(name);
    if (!index) throw std::runtime_error("no column " + name);
    std::vector<double> values(recording.rows());
    recording.copy(*index, 0, values.size(), values.data());
    return values;
}

inline void run_to(Session& session, double t) {
    auto done = session.run_until(t);
    if (!done) throw std::runtime_error(done.error().text());
}

inline void run_for(Session& session, std::int64_t steps) {
    auto done = session.run_steps(steps);
    if (!done) throw std::runtime_error(done.error().text());
}

// A run that goes on for so many steps from another one's snapshot.
inline std::unique_ptr<Session> restored_after(const model::Model& model, std::int64_t steps, std::int64_t more) {
    const auto first = start(model);
    run_for(*first, steps);
    auto second = start(model);
    const auto restored = second->restore(first->snapshot());
    if (!restored) throw std::runtime_error(restored.error().text());
    run_for(*second, more);
    return second;
}

} // namespace saltus::testing

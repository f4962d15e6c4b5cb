// SPDX-License-Identifier: GPL-3.0-or-later
// A disc on a hinge, a cart on a slide, and what is done to them in the tests of drives.
#pragma once

#include "core/authoring/drives.h"
#include "core/authoring/made_parts.h"
#include "tests/core/simulation/runs.h"

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

namespace saltus::testing {

inline constexpr const char* kDisc = R"j({ "saltus": 1, "world": { "planar": true, "gravity": [0, 0] }, "bodies": { "disc": { "mass": 1, "inertia": [0.05],
    "shapes": [{ "kind": "disc", "radius": 0.2 }] }, "cart": { "mass": 2, "inertia": [0.1], "position": [2, 0], "shapes": [{ "kind": "disc", "radius": 0.2 }] } },
    "joints": { "hinge": { "kind": "revolute", "between": ["disc"], "point": [0, 0] }, "slide": { "kind": "prismatic", "between": ["cart"], "point": [2, 0], "axis": [1, 0] },
    "stop": { "kind": "revolute", "between": ["cart"], "point": [2, 0], "coordinates": [{ "drive": "velocity", "value": 0 }] },
    "weld": { "kind": "fixed", "between": ["disc", "cart"], "point": [1, 0] } },
    "run": { "step": 1e-3, "end": 2 } })j";

inline model::Model scene_with(std::initializer_list<const char*> without) {
    model::Model model = parse(kDisc);
    std::erase_if(model.joints, [&](const model::Joint& j) { return std::find(without.begin(), without.end(), j.name) != without.end(); });
    return model;
}

inline model::Model with(const model::Model& model, const model::Edit& edit) {
    model::Model next = model;
    model::apply(next, authoring::completed(model, edit));
    return next;
}

inline double last(const Session& session, const std::string& name) { return column(*session.recording(), name).back(); }

inline std::unique_ptr<Session> run(const model::Model& model, double end, std::vector<std::string> names) {
    RunOptions options;
    options.record = std::move(names);
    auto session = start(model, options);
    run_to(*session, end);
    return session;
}

inline void set_parameter(model::Model& model, const std::string& name, model::Value value) {
    for (model::Parameter& p : model.parameters)
        if (p.name == name) p.value = std::move(value);
}

} // namespace saltus::testing

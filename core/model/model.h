// SPDX-License-Identifier: GPL-3.0-or-later
// What the user edits and what a scene file stores: plain values, no behaviour, by subject in the headers below.
#pragma once

#include "core/base/compiled_once.h"
#include "core/model/bodies.h"
#include "core/model/circuits.h"
#include "core/model/definitions.h"
#include "core/model/dynamics.h"
#include "core/model/run.h"
#include "core/model/views.h"

#include <string>
#include <vector>

namespace saltus::model {

// A comment of the scene file, kept for the next save.
struct Comment {
    std::string path;               // of the part that it stands before: "systems.ball.M"
    std::vector<std::string> lines; // without // and /* */
    friend bool operator==(const Comment&, const Comment&) = default;
};

struct Model {
    SALTUS_COMPILED_ONCE(Model);
    std::string title;
    std::string description; // one line under the title in the gallery
    std::vector<Parameter> parameters;
    std::vector<Function> functions;
    std::vector<Drive> drives;
    std::vector<Expression> expressions;
    std::vector<System> systems;
    std::vector<Interaction> interactions;
    World world;
    std::vector<Material> materials;
    std::vector<ContactLaw> contacts;
    std::vector<Body> bodies;
    std::vector<Joint> joints;
    Run run;
    Views views;
    std::vector<Comment> comments;
    std::vector<Circuit> circuits;
    friend bool operator==(const Model&, const Model&) = default;
};

} // namespace saltus::model

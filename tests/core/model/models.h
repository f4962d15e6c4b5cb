// SPDX-License-Identifier: GPL-3.0-or-later
// Small models for the tests of core/model, made by hand.
#pragma once

#include "core/model/model.h"

namespace saltus::test {

// A ball over a floor, Newton's law.
inline model::Model ball() {
    using namespace model;
    Model m;
    m.title = "Ball";
    m.parameters = {{"e", 0.9, std::pair<Value, Value>(0.0, 1.0), "", "", true, false, {}}};
    LagrangianLinear linear;
    linear.M = {{1.0}};
    linear.F = {"-9.81"};
    linear.q = {1.0};
    linear.v = {0.0};
    m.systems = {{"ball", {}, linear, "", {}}};
    Interaction floor;
    floor.name = "floor";
    floor.between = {"ball"};
    floor.relation = LagrangianLinearRelation{{{1.0}}, {}, {}, {}};
    floor.law = NewtonImpactLaw{"e"};
    m.interactions = {floor};
    return m;
}

// n beads above each other.
inline model::Model beads(double n) {
    using namespace model;
    Model m = ball();
    m.parameters.push_back({"n", n, {}, "", "", false, true, {}});
    m.systems[0].name = "bead";
    m.systems[0].repeat = Repeat{"i", "n"};
    std::get<LagrangianLinear>(m.systems[0].kind).q = {"1 + 0.25*i"};
    m.interactions[0].between = {"bead[0]"};
    Interaction contact;
    contact.name = "contact";
    contact.repeat = Repeat{"i", "n - 1"};
    contact.between = {"bead[i]", "bead[i+1]"};
    contact.relation = LagrangianLinearRelation{{{-1.0, 1.0}}, {-0.2}, {}, {}};
    contact.law = NewtonImpactLaw{"e"};
    m.interactions.push_back(contact);
    return m;
}

} // namespace saltus::test

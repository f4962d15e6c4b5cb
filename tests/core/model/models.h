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

// A capacitor and a coil with a diode in series with a resistor: x = (voltage, current).
inline model::Model circuit() {
    using namespace model;
    Model m;
    m.title = "Circuit";
    m.parameters = {{"R", 1e3, {}, "", "", false, false, {}}};
    FirstOrderLinear linear;
    linear.A = {{0.0, -1e6}, {1e2, 0.0}};
    linear.x = {10.0, 0.0};
    m.systems = {{"circuit", {}, linear, "", {}}};
    Interaction diode;
    diode.name = "diode";
    diode.between = {"circuit"};
    diode.relation = FirstOrderLinearRelation{{{-1.0, 0.0}}, {{"R"}}, {{-1e6}, {0.0}}, {}};
    diode.law = ComplementarityLaw{};
    m.interactions = {diode};
    return m;
}

// Two genes that switch each other off.
inline model::Model switches() {
    using namespace model;
    Model m;
    FirstOrderNonlinear cell;
    cell.f = {"-4.5*cell.x[0]", "-1.5*cell.x[1]"};
    cell.x = {1.0, 6.0};
    m.systems = {{"cell", {}, cell, "", {}}};
    Interaction genes;
    genes.name = "genes";
    genes.between = {"cell"};
    genes.relation = FirstOrderNonlinearRelation{{"8 - cell.x[0]", "8 - cell.x[1]"}, {"40*(1 - genes.lambda[0])", "40*(1 - genes.lambda[1])"}};
    genes.law = RelayLaw{0.0, 1.0};
    m.interactions = {genes};
    return m;
}

// A rod, q = (height, angle), whose tip slides on a rough floor.
inline model::Model rod() {
    using namespace model;
    Model m;
    m.parameters = {{"mu", 0.3, {}, "", "", false, false, {}}, {"l", 1.0, {}, "", "", false, false, {}}};
    LagrangianNonlinear kind;
    kind.M = {{"1 + 0.1*sin(rod.q[1])^2", 0.0}, {0.0, "0.1 + l^2"}};
    kind.F = {"-9.81", "0.1*sin(t)"};
    kind.F_int = {"3*rod.q[0] + 0.1*rod.v[0]", 0.0};
    kind.F_gyr = {"0.1*sin(2*rod.q[1])*rod.v[0]*rod.v[1]", 0.0};
    kind.q = {1.0, 0.5};
    kind.v = {0.0, 0.0};
    m.systems = {{"rod", {}, kind, "", {}}};
    Interaction tip;
    tip.name = "tip";
    tip.between = {"rod"};
    tip.relation = LagrangianScleronomousRelation{{"rod.q[0] - l*cos(rod.q[1])"}, {"l*cos(rod.q[1])*rod.v[1]"}};
    tip.law = NewtonImpactFrictionLaw{0.5, "mu", 0.0};
    m.interactions = {tip};
    return m;
}

// A string by its modes with an obstacle under its middle.
inline model::Model string(double modes) {
    using namespace model;
    Model m;
    m.parameters = {{"n", modes, {}, "", "", false, true, {}}};
    LagrangianDiagonal kind;
    kind.size = "n";
    kind.C = "0.1*(k + 1)";
    kind.K = "((k + 1)*pi)^2";
    kind.F = "if(k == 0, sin(t), 0)";
    kind.q = "if(k == 0, 0.1, 0)";
    m.systems = {{"wire", {}, kind, "", {}}};
    Interaction obstacle;
    obstacle.name = "obstacle";
    obstacle.between = {"wire"};
    obstacle.relation = LagrangianLinearRelation{{{"sin((j + 1)*pi/2)"}}, {0.01}, {}, "j"};
    obstacle.law = NewtonImpactLaw{0.0};
    m.interactions = {obstacle};
    m.run.integrator = IntegratorKind::modal;
    return m;
}

// A ball on a floor that gives way.
inline model::Model cushion() {
    using namespace model;
    Model m = ball();
    m.interactions[0].relation = LagrangianCompliantRelation{{"ball.q[0] + floor.lambda[0]/1000"}};
    m.interactions[0].law = ComplementarityLaw{};
    return m;
}

} // namespace saltus::test

// SPDX-License-Identifier: GPL-3.0-or-later
// The same motion written otherwise: as one system, as two, as bodies with joints or formulas, as a circuit and as equations, for
// every theta. Where the algebra is the same, to round-off; else to the scheme's order.
#include "tests/core/simulation/mixed_scenes.h"

#include <QtTest>

#include <cmath>
#include <utility>

using namespace saltus;
using namespace saltus::testing;

namespace {

enum class Equal { to_round_off, to_order };

struct Twins {
    const char* name;
    std::string one, other; // without "run"; @theta: of the whole scheme
    std::vector<std::pair<std::string, std::string>> signals_of; // signals that are the same; a formula where signs or origins differ
    Equal equal = Equal::to_round_off;
    const char* integrator = "moreau-jean";
    double h = 1e-3, end = 0.6;
};

const char* const kPlane = "'world': { 'planar': true, 'gravity': [0, 0], 'joint_scheme': 'middle', 'projection': 'none' },";
const char* const kFalls = "'world': { 'planar': true, 'gravity': [0, -9.81], 'joint_scheme': 'middle', 'projection': 'none' },";

std::string body(const std::string& name, const std::string& more, double mass = 2.0, double inertia = 0.5) {
    return "'" + name + "': { 'mass': " + text(mass) + ", 'inertia': [" + text(inertia) + "], 'shapes': [{ 'kind': 'disc', 'radius': 0.1, 'touches': false }]" +
           (more.empty() ? "" : ", " + more) + " }";
}
std::string slide(const std::string& coordinate) {
    return "'joints': { 'slide': { 'kind': 'prismatic', 'between': ['m'], 'point': [0, 0], 'axis': [1, 0]" + (coordinate.empty() ? "" : ", 'coordinates': [" + coordinate + "]") + " } },";
}
std::string linear(const std::string& name, const std::string& matrices) { return "'systems': { '" + name + "': { 'kind': 'lagrangian-linear', " + matrices + " } },"; }
std::string wall(const std::string& of, const std::string& relation, const std::string& law) {
    return "'interactions': { 'wall': { 'between': [" + of + "], 'relation': { " + relation + " }, 'law': { " + law + " } } },";
}
std::string gap(const std::string& h) { return "'kind': 'lagrangian-scleronomous', 'h': ['" + h + "']"; }
const char* const kImpact = "'kind': 'newton-impact', 'e': 0.7";

std::string without_run(const std::string& text) { // of mixed_scenes.h
    const auto begin = text.find(','), run = text.find("\"run\"");
    return text.substr(begin + 1, run - begin - 1);
}
// All parts by the scheme's theta.
Motor motor(bool diode) {
    Motor m;
    m.weight = 1.5;
    m.diode = diode;
    return m;
}
std::string by_scheme(std::string text) { // the winding has no theta of its own
    for (std::string::size_type at; (at = text.find("\"theta\": 0.5,")) != std::string::npos;) text.erase(at, std::string("\"theta\": 0.5,").size());
    return text;
}

// Relations between bodies and systems: the same parts as one system.
std::vector<Twins> carried_twins() {
    const auto both = [](const std::string& systems, const std::string& bodies, const std::string& interactions) {
        return kFalls + ("'systems': { " + systems + " }, 'bodies': { " + bodies + " }, 'interactions': { " + interactions + " },");
    };
    const auto one = [](const std::string& matrices, const std::string& interactions) { return linear("o", matrices) + "'interactions': { " + interactions + " },"; };
    const auto between = [](const std::string& name, const std::string& of, const std::string& relation, const std::string& law) {
        return "'" + name + "': { 'between': [" + of + "], 'relation': { " + relation + " }, 'law': { " + law + " } }";
    };
    const std::string cart = "'c': { 'kind': 'lagrangian-linear', 'M': [[3]], 'K': [[40]], 'C': [[0.4]], 'F': ['5*sin(3*t)'], 'q': [0.2], 'v': [1] }";
    const std::string cart_and_mass = "'M': [[3, 0, 0], [0, 2, 0], [0, 0, 2]], 'K': [[40, 0, 0], [0, 0, 0], [0, 0, 0]], 'C': [[0.4, 0, 0], [0, 0, 0], [0, 0, 0]], "
                                      "'F': ['5*sin(3*t)', 0, -19.62], 'q': [0.2, 0.1, 0.2], 'v': [1, 0.5, 1]";
    const std::string mass = body("m", "'position': [0.1, 0.2], 'velocity': [0.5, 1]");
    const std::vector<std::pair<std::string, std::string>> signals_of = {{"c.q[0]", "o.q[0]"}, {"c.v[0]", "o.v[0]"}, {"m.q[0]", "o.q[1]"}, {"m.q[1]", "o.q[2]"}, {"m.v[1]", "o.v[2]"}};
    std::vector<Twins> list;
    const auto add = [&](const char* name, const std::string& h_both, const std::string& h_one, const std::string& law, const std::string& tangent_both = {}, const std::string& tangent_one = {}) {
        const auto relation = [](const std::string& h, const std::string& tangent) { return "'kind': 'lagrangian-rheonomous', 'h': ['" + h + "']" + (tangent.empty() ? "" : ", 'tangent': ['" + tangent + "']"); };
        auto shown = signals_of;
        shown.emplace_back("r.lambda[0]", "r.lambda[0]");
        std::string high = mass, high_one = cart_and_mass; // what may meet stands apart: at 0 round-off would decide who is closed
        if (law != "'kind': 'equality'") high.replace(high.find("[0.1, 0.2]"), 10, "[0.1, 0.5]"), high_one.replace(high_one.find("[0.2, 0.1, 0.2]"), 15, "[0.2, 0.1, 0.5]");
        list.push_back({name, both(cart, high, between("r", "'m', 'c'", relation(h_both, tangent_both), law)), one(high_one, between("r", "'o'", relation(h_one, tangent_one), law)), shown});
    };
    add("a rope between a cart by equations and a body", "m.q[1] - c.q[0]", "o.q[2] - o.q[0]", "'kind': 'equality'");
    add("a body that hits a system", "m.q[1] - c.q[0]", "o.q[2] - o.q[0]", kImpact);
    // what rests: systems activate by their prediction alone, bodies keep what pressed, so its twin is made of bodies
    const std::string block = body("c", "'position': [0.2, 0], 'velocity': [1, 0], 'force': ['5*sin(3*t) - 40*c.q[0] - 0.4*c.v[0]', 0]", 3.0), above = body("m", "'position': [0.1, 0.5], 'velocity': [0.5, 1]");
    const std::string rests = between("r", "'m', 'c'", gap("m.q[1] - c.q[0]"), "'kind': 'complementarity'");
    list.push_back({"a body that rests on a system", both(cart, above, rests), kFalls + ("'bodies': { " + above + ", " + block + " }, 'interactions': { " + rests + " },"),
                    {{"c.q[0]", "c.q[0]"}, {"m.q[1]", "m.q[1]"}, {"m.v[1]", "m.v[1]"}, {"r.lambda[0]", "r.lambda[0]"}}});
    add("a body on a plate that moves by t and by a system", "m.q[1] - c.q[0] - 0.05*sin(9*t)", "o.q[2] - o.q[0] - 0.05*sin(9*t)", kImpact);
    add("dry friction between a system and a body", "m.q[0] - c.q[0]", "o.q[1] - o.q[0]", "'kind': 'relay', 'lower': -6, 'upper': 6");
    add("a body that slides on a plate by equations", "m.q[1] - c.q[0]", "o.q[2] - o.q[0]", "'kind': 'newton-impact-friction', 'e': 0.3, 'mu': 0.2", "m.v[0] - 0.5*c.v[0]", "o.v[1] - 0.5*o.v[0]");
    add("a curved relation of a body and a system", "m.q[1] - c.q[0] - 0.1*sin(4*m.q[0] - 0.4) - 0.2*(c.q[0] - 0.2)*(m.q[0] - 0.1)", "o.q[2] - o.q[0] - 0.1*sin(4*o.q[1] - 0.4) - 0.2*(o.q[0] - 0.2)*(o.q[1] - 0.1)",
        "'kind': 'newton-impact', 'e': 0");
    // the cart has a stop of its own, and three masses share it
    const std::string plate = "'c': { 'kind': 'lagrangian-linear', 'M': [[0.5]], 'F': [-4.905], 'q': [0.1], 'v': [0] }";
    std::string masses, gaps = between("stop", "'c'", gap("c.q[0]"), "'kind': 'newton-impact', 'e': 0"), gaps_one = between("stop", "'o'", gap("o.q[0]"), "'kind': 'newton-impact', 'e': 0"), q = "0.1", F = "-4.905", M = "[0.5, 0, 0, 0]";
    for (int i = 0; i < 3; ++i) {
        const std::string n = std::to_string(i);
        masses += (i > 0 ? ", " : "") + body("m" + n, "'position': [" + n + ", " + text(0.15 + 0.1 * i) + "]", 1.0 + i);
        gaps += ", " + between("on" + n, "'c', 'm" + n + "'", gap("m" + n + ".q[1] - c.q[0]"), "'kind': 'newton-impact', 'e': 0.8");
        gaps_one += ", " + between("on" + n, "'o'", gap("o.q[" + std::to_string(i + 1) + "] - o.q[0]"), "'kind': 'newton-impact', 'e': 0.8");
        q += ", " + text(0.15 + 0.1 * i);
        F += ", " + text(-9.81 * (1.0 + i));
        M += ", [0, " + std::string(i == 0 ? "1, 0, 0" : i == 1 ? "0, 2, 0" : "0, 0, 3") + "]";
    }
    list.push_back({"three bodies on a plate with a stop", both(plate, masses, gaps), one("'M': [" + M + "], 'F': [" + F + "], 'q': [" + q + "], 'v': [0, 0, 0, 0]", gaps_one),
                    {{"c.q[0]", "o.q[0]"}, {"m0.q[1]", "o.q[1]"}, {"m1.v[1]", "o.v[2]"}, {"m2.q[1]", "o.q[3]"}, {"on2.lambda[0]", "on2.lambda[0]"}, {"stop.lambda[0]", "stop.lambda[0]"}}});
    // compliant ones
    const auto spring = [](const std::string& h) { return "'kind': 'lagrangian-compliant', 'h': ['" + h + " + r.lambda[0]/900']"; };
    for (const char* law : {"'kind': 'complementarity'", "'kind': 'equality'"}) {
        const bool floor = law[9] == 'c';
        list.push_back({floor ? "a compliant floor between a body and a system" : "a spring by compliance between a body and a system", both(cart, mass, between("r", "'m', 'c'", spring("m.q[1] - c.q[0]"), law)),
                        one(cart_and_mass, between("r", "'o'", spring("o.q[2] - o.q[0]"), law)), {{"c.q[0]", "o.q[0]"}, {"m.q[1]", "o.q[2]"}, {"m.v[1]", "o.v[2]"}, {"r.lambda[0]", "r.lambda[0]"}}});
        const std::string n = body("n", "'position': [0.1, 0.6], 'velocity': [0, -0.3]", 1.0);
        list.push_back({floor ? "a compliant floor between bodies" : "a spring by compliance between bodies", kFalls + ("'bodies': { " + mass + ", " + n + " }, 'interactions': { " + between("r", "'n', 'm'", spring("n.q[1] - m.q[1] - 0.3"), law) + " },"),
                        one("'M': [[2, 0], [0, 1]], 'F': [-19.62, -9.81], 'q': [0.2, 0.6], 'v': [1, -0.3]", between("r", "'o'", spring("o.q[1] - o.q[0] - 0.3"), law)),
                        {{"m.q[1]", "o.q[0]"}, {"n.q[1]", "o.q[1]"}, {"n.v[1]", "o.v[1]"}}});
        if (floor) list.back().signals_of.emplace_back("r.lambda[0]", "r.lambda[0]"); // at t = 0 systems do not tell what a stretched spring gives
    }
    // several bodies in one relation, and several with a system
    const std::string one_more = mass + ", " + body("n", "'position': [1, 0.6], 'velocity': [0, -0.3]", 1.0) + ", " + body("k", "'position': [2, 0.1], 'velocity': [0.2, 0.35], 'force': [0, 8]", 1.5);
    const std::string three = "'M': [[2, 0, 0], [0, 1, 0], [0, 0, 1.5]], 'F': [-19.62, -9.81, -6.715], 'q': [0.2, 0.6, 0.1], 'v': [1, -0.3, 0.35]";
    for (const char* law : {"'kind': 'equality'", kImpact})
        list.push_back({law == kImpact ? "a differential of pulleys that goes slack" : "a differential of pulleys",
                        kFalls + ("'bodies': { " + one_more + " }, 'interactions': { " + between("r", "'m', 'n', 'k'", gap(law == kImpact ? "m.q[1] + n.q[1] - 2*k.q[1]" : "m.q[1] + n.q[1] - 2*k.q[1] - 0.6"), law) + " },"),
                        one(three, between("r", "'o'", gap(law == kImpact ? "o.q[0] + o.q[1] - 2*o.q[2]" : "o.q[0] + o.q[1] - 2*o.q[2] - 0.6"), law)),
                        {{"m.q[1]", "o.q[0]"}, {"n.v[1]", "o.v[1]"}, {"k.q[1]", "o.q[2]"}, {"r.lambda[0]", "r.lambda[0]"}}});
    const std::string axles = "'joints': { 'am': { 'kind': 'revolute', 'between': ['m'], 'point': [0.1, 0.2] }, 'an': { 'kind': 'revolute', 'between': ['n'], 'point': [1, 0.6] }, 'ak': { 'kind': 'revolute', 'between': ['k'], 'point': [2, 0.1] } },";
    const std::string wheels_of_three = body("m", "'position': [0.1, 0.2], 'spin': [2], 'moment': ['3*sin(4*t)']") + ", " + body("n", "'position': [1, 0.6], 'spin': [-4]", 1.0, 0.2) + ", " + body("k", "'position': [2, 0.1], 'spin': [-1]", 1.5, 0.3);
    list.push_back({"a differential gear of three wheels", kPlane + ("'bodies': { " + wheels_of_three + " }, " + axles + " 'interactions': { " + between("r", "'m', 'n', 'k'", gap("m.q[2] + n.q[2] - 2*k.q[2]"), "'kind': 'equality'") + " },"),
                    one("'M': [[0.5, 0, 0], [0, 0.2, 0], [0, 0, 0.3]], 'F': ['3*sin(4*t)', 0, 0], 'q': [0, 0, 0], 'v': [2, -4, -1]", between("r", "'o'", gap("o.q[0] + o.q[1] - 2*o.q[2]"), "'kind': 'equality'")),
                    {{"m.q[2]", "o.q[0]"}, {"n.v[2]", "o.v[1]"}, {"k.q[2]", "o.q[2]"}, {"r.lambda[0]", "r.lambda[0]"}}});
    list.push_back({"two bodies and a system in one relation", both(cart, mass + ", " + body("n", "'position': [1, 0.6], 'velocity': [0, -0.3]", 1.0), between("r", "'m', 'c', 'n'", gap("m.q[1] + n.q[1] - 2*c.q[0]"), kImpact)),
                    one("'M': [[3, 0, 0], [0, 2, 0], [0, 0, 1]], 'K': [[40, 0, 0], [0, 0, 0], [0, 0, 0]], 'C': [[0.4, 0, 0], [0, 0, 0], [0, 0, 0]], 'F': ['5*sin(3*t)', -19.62, -9.81], 'q': [0.2, 0.2, 0.6], 'v': [1, 1, -0.3]",
                        between("r", "'o'", gap("o.q[1] + o.q[2] - 2*o.q[0]"), kImpact)),
                    {{"c.q[0]", "o.q[0]"}, {"m.v[1]", "o.v[1]"}, {"n.q[1]", "o.q[2]"}, {"r.lambda[0]", "r.lambda[0]"}}});
    // a beam of eight coordinates, all of which a body rests on
    std::string beam_M, beam_K, beam_F, zeros, sum, sum_one, all_M, all_K;
    for (int i = 0; i < 8; ++i) {
        std::string M_row, K_row;
        for (int j = 0; j < 8; ++j) {
            M_row += (j > 0 ? ", " : "") + std::string(i == j ? "0.5" : "0");
            K_row += (j > 0 ? ", " : "") + std::string(i == j ? "80" : std::abs(i - j) == 1 ? "-30" : "0");
        }
        const std::string comma = i > 0 ? ", " : "", weight = text(0.1 + 0.02 * i);
        beam_M += comma + "[" + M_row + "]", beam_K += comma + "[" + K_row + "]", beam_F += comma + "0", zeros += comma + "0";
        all_M += comma + "[" + M_row + ", 0]", all_K += comma + "[" + K_row + ", 0]";
        sum += " - " + weight + "*c.q[" + std::to_string(i) + "]", sum_one += " - " + weight + "*o.q[" + std::to_string(i) + "]";
    }
    list.push_back({"a body on eight coordinates of a beam", both("'c': { 'kind': 'lagrangian-linear', 'M': [" + beam_M + "], 'K': [" + beam_K + "], 'F': [" + beam_F + "], 'q': [" + zeros + "], 'v': [" + zeros + "] }", mass, between("r", "'c', 'm'", gap("m.q[1]" + sum), kImpact)),
                    one("'M': [" + all_M + ", [0, 0, 0, 0, 0, 0, 0, 0, 2]], 'K': [" + all_K + ", [0, 0, 0, 0, 0, 0, 0, 0, 0]], 'F': [" + beam_F + ", -19.62], 'q': [" + zeros + ", 0.2], 'v': [" + zeros + ", 1]", between("r", "'o'", gap("o.q[8]" + sum_one), kImpact)),
                    {{"c.q[0]", "o.q[0]"}, {"c.v[7]", "o.v[7]"}, {"m.q[1]", "o.q[8]"}, {"r.lambda[0]", "r.lambda[0]"}}});
    // two coordinates of a nonlinear system that carry a body in two rows
    const std::string arm = "'c': { 'kind': 'lagrangian-nonlinear', 'M': [['2 + cos(c.q[1])', 0.5], [0.5, 1.5]], 'F_int': ['30*c.q[0]', '20*sin(c.q[1])'], 'F': [0, 'cos(4*t)'], 'q': [0.1, 0.2], 'v': [0.5, 1] }";
    const std::string all = "'o': { 'kind': 'lagrangian-nonlinear', 'M': [['2 + cos(o.q[1])', 0.5, 0, 0], [0.5, 1.5, 0, 0], [0, 0, 2, 0], [0, 0, 0, 2]], 'F_int': ['30*o.q[0]', '20*sin(o.q[1])', 0, 19.62], "
                            "'F': [0, 'cos(4*t)', 0, 0], 'q': [0.1, 0.2, 0.1, 0.2], 'v': [0.5, 1, 0.5, 1] }";
    const std::string two = "'kind': 'lagrangian-scleronomous', 'h': ['m.q[0] - c.q[0]', 'm.q[1] - c.q[1]']", two_one = "'kind': 'lagrangian-scleronomous', 'h': ['o.q[2] - o.q[0]', 'o.q[3] - o.q[1]']";
    list.push_back({"a pin between a body and two coordinates of a nonlinear system", both(arm, mass, between("pin", "'m', 'c'", two, "'kind': 'equality'")),
                    "'systems': { " + all + " }, 'interactions': { " + between("pin", "'o'", two_one, "'kind': 'equality'") + " },",
                    {{"c.q[0]", "o.q[0]"}, {"c.v[1]", "o.v[1]"}, {"m.q[0]", "o.q[2]"}, {"m.q[1]", "o.q[3]"}, {"pin.lambda[1]", "pin.lambda[1]"}}});
    return list;
}

std::vector<Twins> all_twins() {
    const Motor m = motor(false), d = motor(true);
    std::vector<Twins> list;
    list.push_back({"a spring by K and by a force", linear("m", "'M': [[2]], 'C': [[0.3]], 'K': [[50]], 'F': ['sin(3*t)'], 'q': [0.1], 'v': [1]"),
                    "'systems': { 'm': { 'kind': 'lagrangian-nonlinear', 'M': [[2]], 'F_int': ['50*m.q[0] + 0.3*m.v[0]'], 'F': ['sin(3*t)'], 'q': [0.1], 'v': [1] } },",
                    {{"m.q[0]", "m.q[0]"}, {"m.v[0]", "m.v[0]"}}});
    list.push_back({"two masses as one system and as two that read each other",
                    linear("m", "'M': [[2, 0], [0, 1]], 'K': [[60, -20], [-20, 30]], 'C': [[0.5, -0.2], [-0.2, 0.4]], 'F': [0, 0], 'q': [0.1, -0.2], 'v': [0, 1]"),
                    "'systems': { 'a': { 'kind': 'lagrangian-nonlinear', 'M': [[2]], 'F': ['-60*a.q[0] + 20*b.q[0] - 0.5*a.v[0] + 0.2*b.v[0]'], 'q': [0.1], 'v': [0] }, "
                    "'b': { 'kind': 'lagrangian-nonlinear', 'M': [[1]], 'F': ['20*a.q[0] - 30*b.q[0] + 0.2*a.v[0] - 0.4*b.v[0]'], 'q': [-0.2], 'v': [1] } },",
                    {{"m.q[0]", "a.q[0]"}, {"m.q[1]", "b.q[0]"}, {"m.v[1]", "b.v[0]"}}});
    list.push_back({"a diagonal system and its matrices",
                    "'systems': { 'm': { 'kind': 'lagrangian-diagonal', 'size': 2, 'index': 'i', 'M': '1 + i', 'K': '20*(1 + i)', 'C': '0.1*(i + 1)', 'F': 0, 'q': '0.1*(1 - 3*i)', 'v': 'i' } },",
                    linear("m", "'M': [[1, 0], [0, 2]], 'K': [[20, 0], [0, 40]], 'C': [[0.1, 0], [0, 0.2]], 'F': [0, 0], 'q': [0.1, -0.2], 'v': [0, 1]"),
                    {{"m.q[0]", "m.q[0]"}, {"m.q[1]", "m.q[1]"}, {"m.v[1]", "m.v[1]"}}});
    list.push_back({"a wall by a matrix and by a formula", linear("m", "'M': [[1]], 'K': [[40]], 'F': ['-9.81'], 'q': [0.4], 'v': [0]") + wall("'m'", "'kind': 'lagrangian-linear', 'H': [[1]], 'b': [-0.1]", kImpact),
                    linear("m", "'M': [[1]], 'K': [[40]], 'F': ['-9.81'], 'q': [0.4], 'v': [0]") + wall("'m'", gap("m.q[0] - 0.1"), kImpact), {{"m.q[0]", "m.q[0]"}, {"m.v[0]", "m.v[0]"}}});
    list.push_back({"a floor under a system and under a body",
                    linear("m", "'M': [[2, 0], [0, 2]], 'F': [0, -19.62], 'q': [0, 0.4], 'v': [1, 0]") + wall("'m'", gap("m.q[1] - 0.1"), kImpact),
                    kFalls + ("'bodies': { " + body("m", "'position': [0, 0.4], 'velocity': [1, 0]") + " },") + wall("'m'", gap("m.q[1] - 0.1"), kImpact),
                    {{"m.q[0]", "m.q[0]"}, {"m.q[1]", "m.q[1]"}, {"m.v[1]", "m.v[1]"}}});
    list.push_back({"a floor that moves under a system and under a body",
                    linear("m", "'M': [[2, 0], [0, 2]], 'F': [0, -19.62], 'q': [0, 0.4], 'v': [1, 0]") + wall("'m'", "'kind': 'lagrangian-rheonomous', 'h': ['m.q[1] - 0.05*sin(8*t)']", kImpact),
                    kFalls + ("'bodies': { " + body("m", "'position': [0, 0.4], 'velocity': [1, 0]") + " },") +
                        wall("'m'", "'kind': 'lagrangian-rheonomous', 'h': ['m.q[1] - 0.05*sin(8*t)']", kImpact),
                    {{"m.q[1]", "m.q[1]"}, {"m.v[1]", "m.v[1]"}}});
    list.push_back({"dry friction of a slide and a relay of a system", linear("m", "'M': [[2]], 'K': [[80]], 'F': [0], 'q': [0.3], 'v': [1]") + wall("'m'", "'kind': 'lagrangian-linear', 'H': [[1]]", "'kind': 'relay', 'lower': -3, 'upper': 3"),
                    kPlane + ("'bodies': { " + body("m", "'position': [0.3, 0], 'velocity': [1, 0]") + " },") + slide("{ 'friction': 3, 'stiffness': 80, 'rest': -0.3 }"),
                    {{"m.q[0]", "m.q[0]"}, {"m.v[0]", "m.v[0]"}}});
    list.push_back({"a relay between bodies and a relay of a system", linear("m", "'M': [[2]], 'F': ['-5*cos(6*t)'], 'q': [0.3], 'v': [1]") + wall("'m'", "'kind': 'lagrangian-linear', 'H': [[1]]", "'kind': 'relay', 'lower': -3, 'upper': 1"),
                    kPlane + ("'bodies': { " + body("m", "'position': [0.3, 0], 'velocity': [1, 0], 'force': ['-5*cos(6*t)', 0]") + " },") + wall("'m'", gap("m.q[0]"), "'kind': 'relay', 'lower': -3, 'upper': 1"),
                    {{"m.q[0]", "m.q[0]"}, {"m.v[0]", "m.v[0]"}}});
    list.push_back({"a spring of a slide and of a system", linear("m", "'M': [[2]], 'K': [[80]], 'C': [[0.6]], 'F': [0], 'q': [0.3], 'v': [1]"),
                    kPlane + ("'bodies': { " + body("m", "'position': [0.3, 0], 'velocity': [1, 0]") + " },") + slide("{ 'stiffness': 80, 'damping': 0.6, 'rest': -0.3 }"),
                    {{"m.q[0]", "m.q[0]"}, {"m.v[0]", "m.v[0]"}}});
    list.push_back({"an equality of a system and a slide", linear("m", "'M': [[2, 0], [0, 2]], 'F': [0, -19.62], 'q': [0, 0], 'v': [1, 1]") + wall("'m'", "'kind': 'lagrangian-linear', 'H': [[1, -1]]", "'kind': 'equality'"),
                    kFalls + ("'bodies': { " + body("m", "'velocity': [1, 1]") + " }, 'joints': { 'slide': { 'kind': 'prismatic', 'between': ['m'], 'point': [0, 0], 'axis': [1, 1] } },"),
                    {{"m.q[0]", "m.q[0]"}, {"m.v[1]", "m.v[1]"}}});
    list.push_back({"an equality of a system and of a body", linear("m", "'M': [[2, 0], [0, 2]], 'F': [0, -19.62], 'q': [0, 0], 'v': [1, 1]") + wall("'m'", "'kind': 'lagrangian-linear', 'H': [[1, -1]]", "'kind': 'equality'"),
                    kFalls + ("'bodies': { " + body("m", "'velocity': [1, 1]") + " },") + wall("'m'", gap("m.q[0] - m.q[1]"), "'kind': 'equality'"), {{"m.q[0]", "m.q[0]"}, {"m.v[1]", "m.v[1]"}}});
    const std::string wheels = "'bodies': { " + body("a", "'spin': [3], 'moment': ['sin(2*t)']", 2.0, 0.5) + ", " + body("b", "'position': [1, 0], 'spin': [-6]", 1.0, 0.1) +
                               " }, 'joints': { 'axle_a': { 'kind': 'revolute', 'between': ['a'], 'point': [0, 0] }, 'axle_b': { 'kind': 'revolute', 'between': ['b'], 'point': [1, 0] }";
    list.push_back({"gears by a joint and by a formula", kPlane + wheels + ", 'gears': { 'kind': 'gear', 'between': ['a', 'b'], 'ratio': 2 } },",
                    kPlane + wheels + " }," + wall("'a', 'b'", gap("2*a.q[2] + b.q[2]"), "'kind': 'equality'"), {{"a.q[2]", "a.q[2]"}, {"b.v[2]", "b.v[2]"}}});
    const std::string bob = kFalls + ("'bodies': { " + body("m", "'position': [0.3, -0.4], 'velocity': [2, 2]") + " },");
    list.push_back({"a rope by a joint and by a formula", bob + "'joints': { 'rope': { 'kind': 'distance', 'between': ['m'], 'point': [0.3, -0.4], 'point_b': [0, 0], 'coordinates': [{ 'limits': [0, 0.5], 'e': 0.2 }] } },",
                    bob + wall("'m'", gap("0.5 - sqrt(m.q[0]^2 + m.q[1]^2)"), "'kind': 'newton-impact', 'e': 0.2"), {{"m.q[0]", "m.q[0]"}, {"m.v[1]", "m.v[1]"}}});
    list.push_back({"a circuit and its equations",
                    "'circuits': { 'net': { 'elements': { 'S': { 'kind': 'voltage-source', 'nodes': ['a', 'g'], 'value': '12*cos(40*t)' }, 'R': { 'kind': 'resistor', 'nodes': ['a', 'b'], 'value': 3 }, "
                    "'L': { 'kind': 'inductor', 'nodes': ['b', 'c'], 'value': 0.05 }, 'C': { 'kind': 'capacitor', 'nodes': ['c', 'g'], 'value': 0.002 }, 'G': { 'kind': 'ground', 'nodes': ['g'] } } } },",
                    "'systems': { 'eq': { 'kind': 'first-order-linear', 'A': [[0, 500], [-20, -60]], 'b': [0, '240*cos(40*t)'], 'x': [0, 0] } },", {{"v_C", "eq.x[0]"}, {"i_L", "eq.x[1]"}}, Equal::to_round_off, "euler-moreau"});
    list.push_back({"linear and nonlinear equations of first order", "'systems': { 'x': { 'kind': 'first-order-linear', 'A': [[0, 500], [-20, -60]], 'b': [0, '240*cos(40*t)'], 'x': [1, 0] } },",
                    "'systems': { 'x': { 'kind': 'first-order-nonlinear', 'f': ['500*x.x[1]', '-20*x.x[0] - 60*x.x[1] + 240*cos(40*t)'], 'x': [1, 0] } },", {{"x.x[0]", "x.x[0]"}, {"x.x[1]", "x.x[1]"}},
                    Equal::to_round_off, "euler-moreau"});
    list.push_back({"a motor as bodies and as two systems", by_scheme(without_run(as_bodies_text(m))), {}, {{"rotor.v[2]", "rotor.v[0]"}, {"winding.x[0]", "winding.x[0]"}}});
    list.push_back({"a motor with a diode as bodies and as two systems", by_scheme(without_run(as_bodies_text(d))), {}, {{"rotor.v[2]", "rotor.v[0]"}, {"winding.x[0]", "winding.x[0]"}}});
    const std::string hanging = "'joints': { 'axle': { 'kind': 'revolute', 'between': ['m'], 'point': [0, 0] } },";
    list.push_back({"a pendulum as a body and in its angle", kFalls + ("'bodies': { " + body("m", "'position': [0.4, -0.3], 'rotation': ['atan2(0.4, 0.3)']") + " },") + hanging,
                    "'systems': { 'm': { 'kind': 'lagrangian-nonlinear', 'M': [['0.5 + 2*0.25']], 'F_int': ['2*9.81*0.5*sin(m.q[0])'], 'q': ['atan2(0.4, 0.3)'], 'v': [0] } },",
                    {{"m.q[2]", "m.q[0]"}, {"m.v[2]", "m.v[0]"}}, Equal::to_order});
    list.push_back({"a controlled body and its equations of first order",
                    kPlane + ("'bodies': { " + body("m", "'position': [0.3, 0], 'force': ['-20*m.q[0] - 4*m.v[0] - integral.x[0]', 0]") + " }, 'systems': { 'integral': { 'kind': 'first-order-nonlinear', 'f': "
                                                                                                                                      "['15*m.q[0]'], 'x': [0] } },"),
                    "'systems': { 's': { 'kind': 'first-order-nonlinear', 'f': ['s.x[1]', '(-20*s.x[0] - 4*s.x[1] - s.x[2])/2', '15*s.x[0]'], 'x': [0.3, 0, 0] } },",
                    {{"m.q[0]", "s.x[0]"}, {"m.v[0]", "s.x[1]"}, {"integral.x[0]", "s.x[2]"}}, Equal::to_order});
    for (const Twins& twins : carried_twins()) list.push_back(twins);
    return list;
}

std::string scene_of(const std::string& parts, const std::string& integrator, double theta, double h, double end) {
    return "{ \"saltus\": 2, " + json(parts) + json("'run': { 'integrator': { 'kind': '" + integrator + "', 'theta': " + text(theta) + ", 'newton': { 'tolerance': 1e-14 }") +
           json(" }, 'step': " + text(h) + ", 'end': " + text(end) + ", 'solver': { 'tolerance': 1e-13 } }") + "}";
}

std::vector<std::vector<double>> columns(const std::string& text, const std::vector<std::string>& names, double end) {
    const model::Model model = parse(text);
    RunOptions options;
    options.record = names;
    const auto session = start(model, options);
    run_to(*session, end);
    std::vector<std::vector<double>> out;
    for (const std::string& name : names) out.push_back(column(*session->recording(), name));
    return out;
}

// The largest difference, by the largest value of each signal.
double apart(const Twins& twins, double theta, double h) {
    std::vector<std::string> a, b;
    for (const auto& [one, other] : twins.signals_of) a.push_back(one), b.push_back(other);
    const bool first_order = std::string(twins.integrator) != "moreau-jean";
    const bool of_first_order = twins.other.find("'s': {") != std::string::npos; // alone: by its own scheme
    std::string other = twins.other;
    if (other.empty()) other = by_scheme(without_run(text_of_two_systems(motor(twins.one.find("diode") != std::string::npos))));
    const auto x = columns(scene_of(twins.one, twins.integrator, theta, h, twins.end), a, twins.end);
    const auto y = columns(scene_of(other, of_first_order && !first_order ? "euler-moreau" : twins.integrator, theta, h, twins.end), b, twins.end);
    double most = 0.0;
    for (std::size_t k = 0; k < x.size(); ++k) {
        if (x[k].size() != y[k].size()) return HUGE_VAL;
        double scale = 0.0, off = 0.0;
        for (std::size_t i = 0; i < x[k].size(); ++i) scale = std::max(scale, std::abs(y[k][i])), off = std::max(off, std::abs(x[k][i] - y[k][i]));
        if (!(scale > 0.0)) return HUGE_VAL; // nothing moves: nothing is shown
        most = std::max(most, off / scale);
    }
    return most;
}

} // namespace

class TestTwins : public QObject {
    Q_OBJECT

private slots:
    void theSameMotionWrittenOtherwiseIsTheSame_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<double>("theta");
        const auto twins = all_twins();
        for (std::size_t k = 0; k < twins.size(); ++k)
            for (const double theta : {0.5, 0.6, 1.0})
                QTest::newRow(qPrintable(QString("%1, theta %2").arg(QLatin1String(twins[k].name)).arg(theta))) << static_cast<int>(k) << theta;
    }
    void theSameMotionWrittenOtherwiseIsTheSame() {
        QFETCH(int, number);
        QFETCH(double, theta);
        const Twins twins = all_twins()[static_cast<std::size_t>(number)];
        const double off = apart(twins, theta, twins.h);
        if (twins.equal == Equal::to_round_off) {
            QVERIFY2(off < 1e-9, qPrintable(QString::number(off)));
            return;
        }
        const double finer = apart(twins, theta, 0.5 * twins.h), order = std::log2(off / finer);
        QVERIFY2(off < (theta == 0.5 ? 1e-5 : 2e-2), qPrintable(QString::number(off)));
        QVERIFY2(order > (theta == 0.5 ? 1.9 : 0.9) || off < 1e-11, qPrintable(QString("%1 %2").arg(off).arg(finer)));
    }
};

QTEST_GUILESS_MAIN(TestTwins)
#include "test_twins.moc"

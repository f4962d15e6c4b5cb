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

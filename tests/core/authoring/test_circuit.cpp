// SPDX-License-Identifier: GPL-3.0-or-later
// Circuits against the shipped scenes, closed forms and, for random ones, the laws of Kirchhoff and of each element.
#include "core/authoring/circuit.h"
#include "core/authoring/made_parts.h"
#include "core/formula/formula.h"
#include "tests/core/authoring/circuits.h"
#include "tests/core/simulation/runs.h"

#include <QTest>

#include <cmath>
#include <map>
#include <numbers>
#include <random>

using namespace saltus;
using namespace saltus::authoring;
using namespace saltus::model;
using namespace saltus::testing;
using Kind = CircuitElementKind;
using std::numbers::pi;

namespace {

// A model of the circuit alone.
Model model_of(const Circuit& circuit, double step, double end) {
    Model model;
    model.title = "Circuit";
    model.circuits = {circuit};
    model.run.integrator = IntegratorKind::euler_moreau;
    model.run.theta = 0.5;
    model.run.gamma = 1.0;
    model.run.step = step;
    model.run.end = end;
    const Errors errors = make_parts(model);
    if (!errors.empty()) throw std::runtime_error(text_of(errors));
    return model;
}

// The scene with its equations replaced by the circuit.
Model instead(Model scene, const Circuit& circuit) {
    scene.systems.clear();
    scene.interactions.clear();
    scene.expressions.clear();
    scene.views = {};
    scene.run.record.clear();
    scene.circuits = {circuit};
    const Errors errors = make_parts(scene);
    if (!errors.empty()) throw std::runtime_error(text_of(errors));
    return scene;
}

// Runs to t and gives the columns.
std::map<std::string, std::vector<double>> columns(const Model& model, double t, const std::vector<std::string>& names) {
    RunOptions options;
    options.record = names;
    const auto session = start(model, options);
    run_to(*session, t);
    std::map<std::string, std::vector<double>> out;
    for (const std::string& name : names) out[name] = column(*session->recording(), name);
    return out;
}

double largest_difference(const std::vector<double>& a, const std::vector<double>& b, std::size_t first = 1) {
    if (a.size() != b.size()) return INFINITY;
    double largest = 0.0;
    for (std::size_t i = first; i < a.size(); ++i) largest = std::max(largest, std::abs(a[i] - b[i]));
    return largest;
}

Circuit bridge() {
    return circuit({element(Kind::capacitor, "C1", "a", "b", "C", "v0"), element(Kind::inductor, "L1", "a", "b", "L"), element(Kind::diode, "D1", "a", "p"),
                    element(Kind::diode, "D2", "b", "p"), element(Kind::diode, "D3", "m", "a"), element(Kind::diode, "D4", "m", "b"),
                    element(Kind::resistor, "R1", "p", "m", "R"), ground("m")});
}

bool mentions(const Errors& errors, const std::string& word) { return text_of(errors).find(word) != std::string::npos; }

// Values of formulas by name; the parts of a circuit without parameters.
class Numbers {
public:
    Numbers(const CircuitParts& parts, double time, std::mt19937& random) : parts_(parts) {
        std::uniform_real_distribution<double> any(-1.0, 1.0);
        const auto symbol = [&](const std::string& name, double value) {
            symbols_.push_back(*graph_.add_symbol(name, formula::SymbolKind::parameter));
            values_.push_back(value);
            known_[name] = value;
        };
        symbol("t", time);
        const auto& linear = std::get<FirstOrderLinear>(parts.system.kind);
        for (std::size_t i = 0; i < linear.x.size(); ++i) symbol("circuit.x[" + std::to_string(i) + ']', any(random));
        for (const Interaction& interaction : parts.interactions)
            for (std::size_t i = 0; i < std::get<FirstOrderLinearRelation>(interaction.relation).C.size(); ++i)
                symbol(interaction.name + ".lambda[" + std::to_string(i) + ']', any(random));
        for (const Expression& e : parts.expressions)
            if (!graph_.add_definition(e.name, e.formula.formula())) throw std::runtime_error(e.name);
    }
    double operator()(const std::string& text) {
        const auto expr = graph_.parse(text);
        if (!expr) throw std::runtime_error(expr.error().text());
        const formula::Expr outputs[] = {*expr};
        const auto tape = formula::Tape::compile(graph_, outputs, symbols_);
        std::vector<double> workspace(tape.workspace_size());
        double out = 0.0;
        tape.evaluate(values_.data(), &out, workspace.data());
        return out;
    }
    double operator()(const Value& value) { return (*this)(value.formula()); }
    double slope(std::size_t state) { // x' by the system and the interactions
        const auto& s = std::get<FirstOrderLinear>(parts_.system.kind);
        double sum = s.b.empty() ? 0.0 : (*this)(s.b[state]);
        for (std::size_t j = 0; j < s.x.size() && !s.A.empty(); ++j) sum += (*this)(s.A[state][j]) * known_["circuit.x[" + std::to_string(j) + ']'];
        for (const Interaction& interaction : parts_.interactions) {
            const auto& r = std::get<FirstOrderLinearRelation>(interaction.relation);
            for (std::size_t j = 0; j < r.C.size(); ++j) sum += (*this)(r.B[state][j]) * known_[interaction.name + ".lambda[" + std::to_string(j) + ']'];
        }
        return sum;
    }
    double output(const Interaction& interaction, std::size_t row) {
        const auto& r = std::get<FirstOrderLinearRelation>(interaction.relation);
        double sum = r.e.empty() ? 0.0 : (*this)(r.e[row]);
        for (std::size_t j = 0; j < r.C[row].size(); ++j) sum += (*this)(r.C[row][j]) * known_["circuit.x[" + std::to_string(j) + ']'];
        for (std::size_t j = 0; j < r.C.size() && !r.D.empty(); ++j) sum += (*this)(r.D[row][j]) * lambda(interaction, j);
        return sum;
    }
    double lambda(const Interaction& interaction, std::size_t row) { return known_[interaction.name + ".lambda[" + std::to_string(row) + ']']; }

private:
    const CircuitParts& parts_;
    formula::Graph graph_;
    std::vector<formula::Symbol> symbols_;
    std::vector<double> values_;
    std::map<std::string, double> known_;
};

Circuit random_circuit(std::mt19937& random) {
    const int nodes = 3 + static_cast<int>(random() % 5);
    Circuit c = circuit({ground("n0")});
    std::uniform_real_distribution<double> size(0.3, 3.0);
    int number = 0;
    const auto add = [&](int a, int b, Kind kind) {
        const std::string name = usual_name(kind) + std::to_string(++number);
        CircuitElement e = element(kind, name, "n" + std::to_string(a), "n" + std::to_string(b), std::round(100 * size(random)) / 100);
        if (kind == Kind::diode) e.value = random() % 3 == 0 ? 0.4 : 0.0;
        if (kind == Kind::voltage_source || kind == Kind::current_source) e.value = random() % 2 ? Value("sin(2*t) - 1") : Value(-0.7);
        c.elements.push_back(e);
    };
    const auto kind = [&] {
        static constexpr Kind kinds[] = {Kind::resistor, Kind::resistor, Kind::resistor, Kind::diode, Kind::diode, Kind::capacitor, Kind::inductor, Kind::voltage_source, Kind::current_source};
        return kinds[random() % std::size(kinds)];
    };
    for (int i = 0; i < nodes; ++i) add(i, (i + 1) % nodes, kind()); // a ring: every node has two ends
    const int more = static_cast<int>(random() % 6);
    for (int i = 0; i < more; ++i) {
        const int a = static_cast<int>(random() % static_cast<unsigned>(nodes)), b = static_cast<int>(random() % static_cast<unsigned>(nodes));
        if (a != b) add(a, b, kind());
    }
    return c;
}

} // namespace

class TestCircuit : public QObject {
    Q_OBJECT

private slots:
    void theDiodeBridgeRunsAsTheShippedScene() {
        const Model shipped = scene("diode-bridge");
        const auto a = columns(shipped, 5e-3, {"v", "i", "v_load", "i_load"});
        const auto b = columns(instead(shipped, bridge()), 5e-3, {"v_C1", "i_L1", "v_R1", "i_R1"});
        QVERIFY2(largest_difference(a.at("v"), b.at("v_C1")) < 1e-9, qPrintable(QString::number(largest_difference(a.at("v"), b.at("v_C1")))));
        QVERIFY(largest_difference(a.at("i"), b.at("i_L1")) < 1e-9);
        QVERIFY(largest_difference(a.at("v_load"), b.at("v_R1")) < 1e-9);
        QVERIFY(largest_difference(a.at("i_load"), b.at("i_R1")) < 1e-9);
    }

    void theEntriesOfTheBridgeAreReadable() {
        const auto parts = circuit_parts(bridge());
        QVERIFY(parts);
        const auto& system = std::get<FirstOrderLinear>(parts->system.kind);
        QVERIFY(system.A == (ValueMatrix{{0.0, "-1/C"}, {"1/L", 0.0}}));
        QVERIFY(system.x == (ValueVector{"v0", 0.0}));
        const auto& relation = std::get<FirstOrderLinearRelation>(parts->interactions.at(0).relation);
        QVERIFY(relation.D[2] == (ValueVector{-1.0, 0.0, "R", "R"}));
        QVERIFY(relation.e.empty());
        QCOMPARE(parts->interactions[0].name, std::string("circuit_diodes"));
        QCOMPARE(parts->expressions.size(), std::size_t{14});
        for (const Expression& e : parts->expressions) QCOMPARE(e.circuit, std::string("circuit"));
    }

    void theCircuitWithADiodeRunsAsTheShippedScene() {
        const Model shipped = scene("circuit-rlcd");
        const Circuit drawn = circuit({element(Kind::capacitor, "C1", "a", "0", "C", "v0"), element(Kind::inductor, "L1", "a", "0", "L"), element(Kind::diode, "D1", "a", "m"),
                                       element(Kind::resistor, "R1", "m", "0", "R"), ground("0")});
        const auto a = columns(shipped, 5e-3, {"v", "i", "i_diode", "v_diode"});
        const auto b = columns(instead(shipped, drawn), 5e-3, {"v_C1", "i_L1", "i_D1", "v_D1"});
        QVERIFY(largest_difference(a.at("v"), b.at("v_C1")) < 1e-9);
        QVERIFY(largest_difference(a.at("i"), b.at("i_L1")) < 1e-9);
        QVERIFY(largest_difference(a.at("i_diode"), b.at("i_D1")) < 1e-9);
        QVERIFY(largest_difference(a.at("v_diode"), b.at("v_D1")) < 1e-9);
    }

    void theRelayOscillatorIsALadder() {
        // y''' + 2 y'' + 3 y' = relay, y the current of the second coil: L1 L2 C = 1, L1 L2/R = 2, L1 + L2 = 3
        const Model shipped = scene("relay-oscillator");
        const Circuit ladder = circuit({relay("K1", "a", "0", "-u", "u", "L2"), element(Kind::inductor, "L1", "a", "b", 1.0, "2*3*sqrt(2)/(2*pi)"),
                                        element(Kind::capacitor, "C1", "b", "0", 0.5, "2*3*sqrt(2)/(2*pi)"), element(Kind::resistor, "R1", "b", "0", 1.0),
                                        element(Kind::inductor, "L2", "b", "0", 2.0), ground("0")});
        const auto a = columns(shipped, 30.0, {"y", "output"});
        const auto b = columns(instead(shipped, ladder), 30.0, {"i_L2", "v_K1"});
        QVERIFY2(largest_difference(a.at("y"), b.at("i_L2")) < 1e-9, qPrintable(QString::number(largest_difference(a.at("y"), b.at("i_L2")))));
        QVERIFY(largest_difference(a.at("output"), b.at("v_K1")) < 1e-9);
    }

    void aHalfWaveRectifierCutsOffTheNegativeHalf() {
        for (const double forward : {0.0, 0.7}) {
            const Circuit rectifier = circuit({element(Kind::voltage_source, "V1", "a", "0", "10*sin(2*pi*50*t)"), element(Kind::diode, "D1", "a", "b", forward),
                                               element(Kind::resistor, "R1", "b", "0", "1 kOhm"), ground("0")});
            const auto found = columns(model_of(rectifier, 1e-4, 0.04), 0.04, {"t", "v_R1", "i_D1", "v_D1"});
            const auto& t = found.at("t");
            for (std::size_t i = 1; i < t.size(); ++i) {
                const double source = 10 * std::sin(2 * pi * 50 * t[i]), load = std::max(0.0, source - forward);
                QVERIFY(std::abs(found.at("v_R1")[i] - load) < 1e-9);
                QVERIFY(std::abs(found.at("i_D1")[i] - load / 1000) < 1e-12);
                QVERIFY(std::abs(found.at("v_D1")[i] - (source - load)) < 1e-9);
            }
        }
    }

    void aSeriesResonantCircuitFollowsItsClosedForm() {
        const double R = 2.0, L = 0.5, C = 0.1, E = 3.0, damping = R / (2 * L), w = std::sqrt(1 / (L * C) - damping * damping);
        const Circuit series = circuit({element(Kind::voltage_source, "V1", "a", "0", E), element(Kind::resistor, "R1", "a", "b", R), element(Kind::inductor, "L1", "b", "c", L),
                                        element(Kind::capacitor, "C1", "c", "0", C), ground("0")});
        const auto found = columns(model_of(series, 1e-4, 3.0), 3.0, {"t", "v_C1", "i_R1", "v_L1", "i_V1"});
        for (std::size_t i = 0; i < found.at("t").size(); ++i) {
            const double t = found.at("t")[i], decay = std::exp(-damping * t);
            QVERIFY(std::abs(found.at("v_C1")[i] - E * (1 - decay * (std::cos(w * t) + damping / w * std::sin(w * t)))) < 1e-6);
            QVERIFY(std::abs(found.at("i_R1")[i] - E / (w * L) * decay * std::sin(w * t)) < 1e-6);
            QVERIFY(std::abs(found.at("i_V1")[i] + found.at("i_R1")[i]) < 1e-14);
        }
    }

    void aRelayWithoutControlOpposesItsCurrent() { // as dry friction: each half swing loses 2 U
        const Circuit swing = circuit({element(Kind::capacitor, "C1", "a", "0", 1.0, 1.0), element(Kind::inductor, "L1", "a", "b", 1.0), relay("K1", "b", "0", -0.1, 0.1), ground("0")});
        const auto found = columns(model_of(swing, 1e-4, 4 * pi), 4 * pi, {"v_C1"});
        const auto at = [&](double t) { return found.at("v_C1")[static_cast<std::size_t>(std::lround(t / 1e-4))]; };
        QVERIFY(std::abs(at(pi) + 0.8) < 1e-3);
        QVERIFY(std::abs(at(2 * pi) - 0.6) < 1e-3);
        QVERIFY(std::abs(at(4 * pi) - 0.2) < 1e-3);
    }

    void relaysAndDiodesThatActOnEachOtherShareOneProblem() {
        const Circuit both = circuit({element(Kind::voltage_source, "V1", "a", "0", "5*sin(t)"), relay("K1", "a", "b", -2.0, 2.0), element(Kind::diode, "D1", "b", "c"),
                                      element(Kind::resistor, "R1", "c", "0", 10.0), ground("0")});
        const auto parts = circuit_parts(both);
        QVERIFY(parts);
        QCOMPARE(parts->interactions.size(), std::size_t{1});
        const auto found = columns(model_of(both, 1e-2, 7.0), 7.0, {"t", "i_R1"});
        for (std::size_t i = 1; i < found.at("t").size(); ++i)
            QVERIFY(std::abs(found.at("i_R1")[i] - std::max(0.0, 5 * std::sin(found.at("t")[i]) - 2) / 10) < 1e-9);
    }

    void resistorsAreEliminated() { // a Wheatstone bridge with a capacitor across
        const Circuit wheatstone = circuit({element(Kind::voltage_source, "V1", "a", "0", "E"), element(Kind::resistor, "R1", "a", "b", "R1"), element(Kind::resistor, "R2", "b", "0", "R2"),
                                            element(Kind::resistor, "R3", "a", "c", "R3"), element(Kind::resistor, "R4", "c", "0", "R4"), element(Kind::capacitor, "C1", "b", "c", "C"), ground("0")});
        const auto parts = circuit_parts(wheatstone);
        QVERIFY(parts);
        const auto& system = std::get<FirstOrderLinear>(parts->system.kind);
        // Thevenin: R1 parallel R2 in series with R3 parallel R4
        formula::Graph graph;
        double values[] = {2.0, 3.0, 5.0, 7.0, 11.0, 13.0};
        std::vector<formula::Symbol> symbols;
        for (const char* name : {"R1", "R2", "R3", "R4", "C", "E"}) symbols.push_back(*graph.add_symbol(name, formula::SymbolKind::parameter));
        const std::vector<formula::Expr> outputs{*graph.parse(system.A[0][0].formula()), *graph.parse(system.b[0].formula())};
        const auto tape = formula::Tape::compile(graph, outputs, symbols);
        std::vector<double> workspace(tape.workspace_size());
        double out[2];
        tape.evaluate(values, out, workspace.data());
        const double inner = 2.0 * 3.0 / 5.0 + 5.0 * 7.0 / 12.0;
        QVERIFY(std::abs(out[0] + 1 / (inner * 11.0)) < 1e-15);
        QVERIFY(std::abs(out[1] - 13.0 * (3.0 / 5.0 - 7.0 / 12.0) / (inner * 11.0)) < 1e-15);
    }

    void aVoltageDividerReadsAsInABook() {
        const Circuit divider = circuit({element(Kind::voltage_source, "V1", "a", "0", "E"), element(Kind::resistor, "R1", "a", "b", "Ra"), element(Kind::resistor, "R2", "b", "0", "Rb"), ground("0")});
        const auto parts = circuit_parts(divider);
        QVERIFY(parts);
        for (const Expression& e : parts->expressions)
            if (e.name == "v_R1") QCOMPARE(e.formula.formula(), std::string("Ra*E/(Ra + Rb)"));
    }

    void randomCircuitsObeyKirchhoffAndTheirElements() {
        std::mt19937 random(7);
        int accepted = 0, with_diodes = 0;
        for (int trial = 0; trial < 1500; ++trial) {
            const Circuit c = random_circuit(random);
            const auto parts = circuit_parts(c);
            if (!parts) continue;
            ++accepted;
            Numbers number(*parts, 0.37, random);
            std::map<std::string, double> current_into, potential{{"n0", 0.0}};
            for (std::size_t round = 0; round < c.elements.size(); ++round)
                for (const CircuitElement& e : c.elements)
                    if (e.kind != Kind::ground) {
                        const double v = number("v_" + e.name);
                        if (potential.count(e.nodes[0]) && !potential.count(e.nodes[1])) potential[e.nodes[1]] = potential[e.nodes[0]] - v;
                        if (potential.count(e.nodes[1]) && !potential.count(e.nodes[0])) potential[e.nodes[0]] = potential[e.nodes[1]] + v;
                    }
            std::size_t state = 0, row = 0;
            for (const CircuitElement& e : c.elements) {
                if (e.kind == Kind::ground) continue;
                const double v = number("v_" + e.name), i = number("i_" + e.name), value = number(e.value);
                QVERIFY(std::abs(potential[e.nodes[0]] - potential[e.nodes[1]] - v) < 1e-11);
                current_into[e.nodes[0]] -= i;
                current_into[e.nodes[1]] += i;
                switch (e.kind) {
                case Kind::resistor: QVERIFY(std::abs(v - value * i) < 1e-11); break;
                case Kind::voltage_source: QVERIFY(std::abs(v - value) < 1e-15); break;
                case Kind::current_source: QVERIFY(std::abs(i - value) < 1e-15); break;
                case Kind::capacitor:
                    QVERIFY(std::abs(v - number("circuit.x[" + std::to_string(state) + ']')) < 1e-15);
                    QVERIFY(std::abs(number.slope(state++) - i / value) < 1e-10);
                    break;
                case Kind::inductor:
                    QVERIFY(std::abs(i - number("circuit.x[" + std::to_string(state) + ']')) < 1e-15);
                    QVERIFY(std::abs(number.slope(state++) - v / value) < 1e-10);
                    break;
                case Kind::diode: { // current and reverse voltage, in either order
                    const double y = number.output(parts->interactions[0], row), lambda = number.lambda(parts->interactions[0], row);
                    const bool tree = std::abs(lambda - i) > 1e-15;
                    QVERIFY(std::abs(y - (tree ? i : value - v)) < 1e-11);
                    QVERIFY(std::abs(lambda - (tree ? value - v : i)) < 1e-13);
                    ++row;
                    break;
                }
                default: break;
                }
            }
            for (const auto& [node, sum] : current_into) QVERIFY2(std::abs(sum) < 1e-10, node.c_str());
            if (parts->interactions.empty()) continue;
            ++with_diodes;
            const auto& D = std::get<FirstOrderLinearRelation>(parts->interactions[0].relation).D;
            std::uniform_real_distribution<double> any(-1.0, 1.0);
            for (int k = 0; k < 20 && !D.empty(); ++k) { // z^T D z >= 0
                std::vector<double> z(D.size());
                for (double& entry : z) entry = any(random);
                double power = 0.0;
                for (std::size_t a = 0; a < z.size(); ++a)
                    for (std::size_t b = 0; b < z.size(); ++b) power += z[a] * number(D[a][b]) * z[b];
                QVERIFY(power > -1e-12);
            }
        }
        QVERIFY2(accepted > 200, qPrintable(QString::number(accepted)));
        QVERIFY2(with_diodes > 100, qPrintable(QString::number(with_diodes)));
    }

    void errorsNameTheElementsAndTheRemedy_data() {
        QTest::addColumn<Circuit>("drawn");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const Circuit& c, const char* words) { QTest::newRow(name) << c << words; };
        const auto R = [](const char* name, const char* a, const char* b) { return element(Kind::resistor, name, a, b, 1.0); };
        const auto C = [](const char* name, const char* a, const char* b) { return element(Kind::capacitor, name, a, b, 1.0); };
        const auto L = [](const char* name, const char* a, const char* b) { return element(Kind::inductor, name, a, b, 1.0); };
        const auto V = [](const char* name, const char* a, const char* b) { return element(Kind::voltage_source, name, a, b, 1.0); };
        const auto I = [](const char* name, const char* a, const char* b) { return element(Kind::current_source, name, a, b, 1.0); };
        const auto D = [](const char* name, const char* a, const char* b) { return element(Kind::diode, name, a, b); };
        row("empty", circuit({}), "no elements");
        row("no ground", circuit({V("V1", "a", "b"), R("R1", "a", "b")}), "no ground");
        row("floating part", circuit({V("V1", "a", "0"), R("R1", "a", "0"), V("V2", "c", "d"), R("R2", "c", "d"), ground("0")}), "V2 and R2 are not joined to the ground");
        row("hanging end", circuit({V("V1", "a", "0"), R("R1", "a", "0"), R("R2", "a", "x"), ground("0")}), "nothing but R2 is joined to the node 'x'");
        row("short circuit", circuit({V("V1", "a", "0"), R("R1", "a", "0"), R("R2", "a", "a"), ground("0")}), "both ends of R2");
        row("short circuit by two grounds", circuit({V("V1", "a", "0"), R("R1", "a", "0"), R("R2", "0", "1"), ground("0"), ground("1")}), "both ends of R2");
        row("two sources in parallel", circuit({V("V1", "a", "0"), V("V2", "a", "0"), R("R1", "a", "0"), ground("0")}), "V1 and V2 form a loop of sources");
        row("source and capacitor", circuit({V("V1", "a", "0"), C("C1", "a", "0"), R("R1", "a", "0"), ground("0")}), "V1 and C1 form a loop");
        row("a ring of capacitors", circuit({C("C1", "a", "b"), C("C2", "b", "c"), C("C3", "c", "a"), R("R1", "a", "0"), R("R2", "b", "0"), ground("0")}), "C1, C2 and C3 form a loop");
        row("two coils in series", circuit({V("V1", "a", "0"), L("L1", "a", "b"), L("L2", "b", "0"), ground("0")}), "only L1 and L2 lead");
        row("coil and current source", circuit({I("I1", "0", "a"), L("L1", "a", "0"), ground("0")}), "only I1 and L1 lead");
        row("two current sources", circuit({I("I1", "0", "a"), I("I2", "a", "0"), ground("0")}), "contradict");
        row("diode across a source", circuit({V("V1", "a", "0"), D("D1", "a", "0"), ground("0")}), "V1 alone prescribe the voltage of the diode D1");
        row("diode after a current source", circuit({I("I1", "0", "a"), D("D1", "a", "0"), ground("0")}), "I1 alone prescribe the current of the diode D1");
        row("twice the same name", circuit({V("V1", "a", "0"), R("V1", "a", "0"), ground("0")}), "two elements named 'V1'");
        row("no name", circuit({V("1V", "a", "0"), R("R1", "a", "0"), ground("0")}), "'1V' is not a name");
        row("one end", circuit({V("V1", "a", ""), R("R1", "a", "0"), ground("0")}), "an end of V1 is not joined");
        row("a control that is none", circuit({relay("K1", "a", "0", -1.0, 1.0, "R11"), R("R1", "a", "0"), ground("0")}), "did you mean 'R1'?");
    }
    void errorsNameTheElementsAndTheRemedy() {
        QFETCH(Circuit, drawn);
        QFETCH(QString, words);
        const auto parts = circuit_parts(drawn);
        QVERIFY(!parts);
        QVERIFY2(mentions(parts.error(), words.toStdString()), text_of(parts.error()).c_str());
        for (const Error& error : parts.error()) {
            QVERIFY(!error.remedy.empty());
            QVERIFY(error.place.object.rfind("circuits.circuit", 0) == 0);
        }
    }

    void valuesAreCheckedInTheModel_data() {
        QTest::addColumn<QString>("resistance");
        QTest::addColumn<QString>("capacitance");
        QTest::addColumn<QString>("words");
        QTest::newRow("unknown name") << "Rx" << "1 uF" << "Rx";
        QTest::newRow("zero") << "0" << "1 uF" << "the resistance of R1 is 0";
        QTest::newRow("negative") << "R - 2" << "1 uF" << "the resistance of R1 is -1";
        QTest::newRow("a capacitor of time") << "R" << "1 + t" << "the capacitance of C1 changes with time";
        QTest::newRow("by a drive") << "R" << "1 + turn" << "changes with time";
        QTest::newRow("nonsense") << "R +" << "1" << "circuits.circuit.elements.R1.value";
        QTest::newRow("another quantity") << "5 kg" << "1 uF" << "is no value of R1";
        QTest::newRow("another quantity of a capacitor") << "5 Ohm" << "1 mH" << "is no value of C1";
        QTest::newRow("two quantities") << "1 kOhm + 1 V" << "1 uF" << "'+' joins";
        QTest::newRow("a parameter of another quantity") << "feed" << "1 uF" << "\"feed\" is no value of R1";
        QTest::newRow("a parameter in a product") << "feed/2" << "1 uF" << ""; // 2 may be amperes
        QTest::newRow("its own unit") << "5 kOhm" << "1 uF" << "";
        QTest::newRow("good") << "R*(2 + sin(t))" << "k/R" << "";
    }
    void valuesAreCheckedInTheModel() {
        QFETCH(QString, resistance);
        QFETCH(QString, capacitance);
        QFETCH(QString, words);
        Model model;
        Parameter R;
        R.name = "R";
        R.value = 1.0;
        Parameter feed;
        feed.name = "feed";
        feed.value = "5 V";
        model.parameters = {R, feed};
        Drive turn;
        turn.name = "turn";
        turn.rate = 1.0;
        turn.start = 0.0;
        model.drives = {turn};
        Expression k;
        k.name = "k";
        k.formula = "2*R";
        model.expressions = {k};
        model.circuits = {circuit({element(Kind::capacitor, "C1", "a", "0", capacitance.toStdString(), 1.0), element(Kind::resistor, "R1", "a", "0", resistance.toStdString()), ground("0")})};
        const Errors errors = validate(model, model.circuits[0]);
        QCOMPARE(errors.empty(), words.isEmpty());
        QVERIFY2(words.isEmpty() || mentions(errors, words.toStdString()), text_of(errors).c_str());
        QCOMPARE(make_parts(model).empty(), words.isEmpty());
        QCOMPARE(model.systems.size(), std::size_t{words.isEmpty() ? 1u : 0u});
    }

    void partsAreMadeAnewAndStandForTheCircuit() {
        Model model = instead(scene("diode-bridge"), bridge());
        Expression own;
        own.name = "power";
        own.formula = "v_R1*i_R1";
        model.expressions.insert(model.expressions.begin(), own);
        QVERIFY(stands_for(model, model.circuits[0]));
        const Model before = model;
        QVERIFY(make_parts(model).empty());
        QVERIFY(model == before);
        model.circuits[0].elements.pop_back(); // no ground: no parts
        QVERIFY(!make_parts(model).empty());
        QVERIFY(model.systems.empty() && model.interactions.empty());
        QCOMPARE(model.expressions.size(), std::size_t{1});
        QVERIFY(stands_for(model, model.circuits[0]));
        model = before;
        std::get<FirstOrderLinear>(model.systems[0].kind).A[0][1] = "-2/C"; // by hand
        QVERIFY(!stands_for(model, model.circuits[0]));
    }

    void newElementsGetFreeNames() {
        Model model = instead(scene("diode-bridge"), bridge());
        QCOMPARE(free_element_name(model, model.circuits[0], Kind::resistor), std::string("R2"));
        QCOMPARE(free_element_name(model, model.circuits[0], Kind::diode), std::string("D5"));
        QCOMPARE(free_element_name(model, model.circuits[0], Kind::relay), std::string("K1"));
        Circuit other;
        other.name = "other";
        QCOMPARE(free_element_name(model, other, Kind::resistor), std::string("R2"));
    }

    void aLargeLadderIsMadeQuickly() {
        std::vector<CircuitElement> elements{ground("0"), element(Kind::voltage_source, "V1", "n0", "0", "sin(t)")};
        for (int i = 0; i < 100; ++i) {
            const std::string a = "n" + std::to_string(i), b = "n" + std::to_string(i + 1), number = std::to_string(i);
            elements.push_back(element(Kind::resistor, "R" + number, a, b, 1.0));
            elements.push_back(element(Kind::capacitor, "C" + number, b, "0", 1.0));
            elements.push_back(element(Kind::diode, "D" + number, b, "0", 0.5));
        }
        const auto parts = circuit_parts(circuit(elements));
        QVERIFY(parts);
        QCOMPARE(std::get<FirstOrderLinear>(parts->system.kind).x.size(), std::size_t{100});
    }
};

QTEST_APPLESS_MAIN(TestCircuit)
#include "test_circuit.moc"

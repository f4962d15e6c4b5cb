// SPDX-License-Identifier: GPL-3.0-or-later
// The reference cam: columns of cases.md L1 and L2, junction values of its part 3.
#include "cam.h"

#include "core/formula/formula.h"

#include <QtTest>

#include <vector>

using namespace saltus;
using namespace saltus::formula;

namespace {

struct Cam {
    Graph graph;
    std::vector<Symbol> inputs; // t, w, PI
    Tape tape;                  // c, c', c''
    std::vector<double> workspace;

    Cam() {
        inputs = {graph.add_symbol("t", SymbolKind::time).value(), graph.add_symbol("w", SymbolKind::parameter).value(),
                  graph.add_symbol("PI", SymbolKind::parameter).value()};
        for (const auto& function : cam::kFunctions) static_cast<void>(graph.add_function(function[0], function[1]));
        static_cast<void>(graph.add_definition("c", "cam(w*t + PI/2) - 0.3"));
        const std::vector<Expr> outputs{graph.parse("c").value(), graph.parse("dt(c)").value(),
                                        graph.parse("dt(dt(c))").value()};
        tape = Tape::compile(graph, outputs, inputs);
        workspace.resize(tape.workspace_size());
    }
    cam::Motion at(double t, double w, double pi = std::numbers::pi) {
        const double in[] = {t, w, pi};
        cam::Motion out{};
        double values[3];
        tape.evaluate(in, values, workspace.data());
        out = {values[0], values[1], values[2]};
        return out;
    }
};

constexpr double kAuthorsPi = 3.14159265; // as the reference rounded it

} // namespace

class TestFormulaCam : public QObject {
    Q_OBJECT

private slots:
    void theColumnsOfTheReferenceComeBack() {
        struct Row {
            double t, c, rate;
        };
        const Row rows[] = {{0, 0.1, 0},
                            {0.0001, 0.1000014881516254, 0.02976309657255986},
                            {0.1111, 0.1, 0},
                            {0.2222, 0.2416542860983333, -7.378201662501482},
                            {0.3333, 0.1, 0},
                            {0.4444, 0.1, 0},
                            {0.5556, 0.2512518978874873, -3.372463899232388},
                            {0.6667000000000001, 0.1, 0},
                            {0.7778, 0.1, 0},
                            {0.8889, 0.2539332072382101, 0},
                            {1, 0.1, 0}};
        Cam cam;
        const double w = 358.0 * 2.0 * kAuthorsPi / 60.0;
        for (const Row& row : rows) {
            const cam::Motion got = cam.at(row.t, w, kAuthorsPi);
            QVERIFY2(std::abs(got.h - row.c) <= 1e-14, qPrintable(QString("c(%1): %2").arg(row.t).arg(got.h - row.c)));
            // The second row is dense in the angle's last digits: w c'' * 1e-17.
            QVERIFY2(std::abs(got.rate - row.rate) <= 2e-13 * std::max(1.0, std::abs(row.rate)),
                     qPrintable(QString("c'(%1): %2").arg(row.t).arg(got.rate - row.rate)));
        }
    }

    void theHandWrittenProfileAgreesEverywhere() {
        Cam cam;
        double worst = 0.0;
        for (int i = 0; i < 20000; ++i) {
            const double angle = 2.0 * std::numbers::pi * (i + 0.37) / 20000;
            const cam::Motion got = cam.at(angle, 1.0), hand = cam::at(angle + std::numbers::pi / 2.0, 1.0);
            worst = std::max({worst, std::abs(got.h - (hand.h - 0.3)), std::abs(got.rate - hand.rate),
                              std::abs(got.acceleration - hand.acceleration)});
        }
        QVERIFY2(worst < 2e-14, qPrintable(QString::number(worst)));
    }

    // One side of a joint is the last number that the condition lets in, the other the next one: derivatives of the
    // branches themselves at the joint.
    void theAccelerationJumpsAtTheJoints() {
        Graph graph;
        const Symbol b = graph.add_symbol("b", SymbolKind::parameter).value();
        for (const auto& function : cam::kFunctions) {
            std::string text = function[1];
            for (std::size_t at; (at = text.find("PI")) != text.npos;) text.replace(at, 2, "pi");
            QVERIFY(graph.add_function(function[0], text));
        }
        const auto value = [&](const char* text, double at) {
            const Expr expr = graph.parse(text).value();
            const Tape tape = Tape::compile(graph, std::span(&expr, 1), std::span(&b, 1));
            std::vector<double> workspace(tape.workspace_size() + 1);
            double out = 0.0;
            tape.evaluate(&at, &out, workspace.data());
            return out;
        };
        const double half = std::numbers::pi / 2.0, second = half + cam::kLift, third = half + cam::kTop;
        const auto after = [](double x) { return std::nextafter(x, 10.0); };
        const auto near_to = [](double value_, double wanted, double tolerance) {
            return std::abs(value_ - wanted) < tolerance;
        };
        QCOMPARE(value("lift''(b)", half), 0.0);
        QVERIFY(near_to(value("lift''(b)", after(half)), 0.21176470588235294, 1e-14));
        QVERIFY(near_to(value("lift'(b)", after(half)), 0.0, 1e-15));
        QVERIFY(near_to(value("lift(b)", second), 0.5312555620190, 5e-14));
        QVERIFY(near_to(value("lift(b)", after(second)), 0.5312555620190, 5e-14));
        QVERIFY(near_to(value("lift'(b)", second), 0.27470212713267, 5e-14));
        QVERIFY(near_to(value("lift'(b)", after(second)), 0.27470212713267, 5e-14));
        QVERIFY(near_to(value("lift''(b)", second), 0.3415971000285, 1e-12));
        QVERIFY(near_to(value("lift''(b)", after(second)), -1.8692125827744, 1e-12));
        QVERIFY(near_to(value("lift''(b)", third), -1.4916801133032, 1e-12));
        QCOMPARE(value("lift''(b)", after(third)), 0.0);
    }

    // One decision serves c and c'': each joint is tested once on the way.
    void conditionsAreSharedByOutputs() {
        Cam cam;
        QVERIFY2(cam.tape.instruction_count() < 90, qPrintable(QString::number(cam.tape.instruction_count())));
    }
};

QTEST_APPLESS_MAIN(TestFormulaCam)
#include "test_formula_cam.moc"

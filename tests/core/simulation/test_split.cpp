// SPDX-License-Identifier: GPL-3.0-or-later
// A model whose unknowns are split over two systems is the same model: every kind of relation between two systems against
// the same relation of one system that holds both unknowns, and against closed forms.
#include "tests/core/simulation/runs.h"

#include <QtTest>

#include <algorithm>

using namespace saltus;
using namespace saltus::testing;

namespace {

std::string replaced(std::string text, const std::string& mark, const std::string& by) {
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + by.size())) text.replace(at, mark.size(), by);
    return text;
}

// $a, $b are the unknowns, $u, $w their velocities.
struct Split {
    const char *two, *one, *relation, *law;
    bool first_order;
};

const char* const kLinear[] = {R"j("a": { "kind": "first-order-linear", "A": [[-0.3]], "b": ["sin(3*t)"], "x": [1] },
                                  "b": { "kind": "first-order-linear", "A": [[0]], "b": [-1], "x": [-0.5] })j",
                               R"j("s": { "kind": "first-order-linear", "A": [[-0.3, 0], [0, 0]], "b": ["sin(3*t)", -1], "x": [1, -0.5] })j"};
const char* const kNonlinear[] = {R"j("a": { "kind": "first-order-nonlinear", "M": [[2]], "f": ["-a.x[0]^3 + sin(3*t)"], "x": [1] },
                                     "b": { "kind": "first-order-nonlinear", "f": ["-1 - 0.2*b.x[0]"], "x": [-0.5] })j",
                                  R"j("s": { "kind": "first-order-nonlinear", "M": [[2, 0], [0, 1]], "f": ["-s.x[0]^3 + sin(3*t)", "-1 - 0.2*s.x[1]"],
                                            "x": [1, -0.5] })j"};
const char* const kMasses[] = {R"j("a": { "kind": "lagrangian-linear", "M": [[2]], "C": [[0.1]], "K": [[30]], "F": ["sin(9*t)"], "q": [0.2], "v": [1] },
                                  "b": { "kind": "lagrangian-linear", "M": [[1]], "K": [[20]], "q": [0], "v": [0] })j",
                               R"j("s": { "kind": "lagrangian-linear", "M": [[2, 0], [0, 1]], "C": [[0.1, 0], [0, 0]], "K": [[30, 0], [0, 20]],
                                         "F": ["sin(9*t)", 0], "q": [0.2, 0], "v": [1, 0] })j"};
const char* const kPendula[] = {R"j("a": { "kind": "lagrangian-nonlinear", "M": [[2]], "F": ["-30*sin(a.q[0]) - 0.1*a.v[0] + sin(9*t)"], "q": [0.2], "v": [1] },
                                   "b": { "kind": "lagrangian-nonlinear", "M": [["1 + 0.1*cos(b.q[0])"]], "F": ["-20*b.q[0]^3"], "q": [0], "v": [0] })j",
                                R"j("s": { "kind": "lagrangian-nonlinear", "M": [[2, 0], [0, "1 + 0.1*cos(s.q[1])"]],
                                          "F": ["-30*sin(s.q[0]) - 0.1*s.v[0] + sin(9*t)", "-20*s.q[1]^3"], "q": [0.2, 0], "v": [1, 0] })j"};

const std::pair<const char*, Split> kSplits[] = {
    {"linear relation", {kLinear[0], kLinear[1], R"j({ "kind": "first-order-linear", "C": [[0.5, 1]], "B": [[-0.2], [1]], "D": [[0.1]], "e": ["0.2*cos(t)"] })j",
                         R"j({ "kind": "complementarity" })j", true}},
    {"spring in g", {kLinear[0], kLinear[1], R"j({ "kind": "first-order-nonlinear", "h": ["$b + 0.2"], "g": ["-5*($a - $b)", "5*($a - $b) + c.lambda[0]"] })j",
                     R"j({ "kind": "complementarity" })j", true}},
    {"stiff spring in g", {kLinear[0], kLinear[1], R"j({ "kind": "first-order-nonlinear", "h": ["$b + 0.2"], "g": ["-500*($a - $b)", "500*($a - $b) + c.lambda[0]"] })j",
                           R"j({ "kind": "complementarity" })j", true}},
    {"cubic spring in g", {kNonlinear[0], kNonlinear[1], R"j({ "kind": "first-order-nonlinear", "h": ["$b + 0.2 + 0.1*$a^2 + 0.01*c.lambda[0]"],
                           "g": ["-500*($a - $b)^3", "500*($a - $b)^3 + c.lambda[0]*(1 + 0.1*$a)"] })j", R"j({ "kind": "complementarity" })j", true}},
    {"relay", {kNonlinear[0], kNonlinear[1], R"j({ "kind": "first-order-nonlinear", "h": ["$a + 0.5*$b"],
               "g": ["-20*sin($a - $b) - c.lambda[0]", "20*sin($a - $b) - c.lambda[0]"] })j", R"j({ "kind": "relay", "lower": -1, "upper": 1 })j", true}},
    {"equality", {kNonlinear[0], kNonlinear[1], R"j({ "kind": "first-order-nonlinear", "h": ["$a + 0.5*$b - 0.75 - 0.1*sin(t)"],
                  "g": ["-9*($a - $b) + c.lambda[0]", "9*($a - $b)"] })j", R"j({ "kind": "equality" })j", true}},
    {"contact of two masses", {kMasses[0], kMasses[1], R"j({ "kind": "lagrangian-linear", "H": [[-1, 1]], "b": [0.1] })j",
                               R"j({ "kind": "newton-impact", "e": 0.7 })j", false}},
    {"moving contact", {kPendula[0], kPendula[1], R"j({ "kind": "lagrangian-rheonomous", "h": ["$b - $a + 0.3 + 0.1*$a*$b + 0.02*$a*sin(20*t)"] })j",
                        R"j({ "kind": "newton-impact", "e": 0.7 })j", false}},
    {"moving contact of masses", {kMasses[0], kMasses[1], R"j({ "kind": "lagrangian-rheonomous", "h": ["$b - $a + 0.3 + 0.02*$a*sin(20*t)"] })j",
                                  R"j({ "kind": "complementarity" })j", false}},
    {"rod", {kPendula[0], kPendula[1], R"j({ "kind": "lagrangian-scleronomous", "h": ["($a + 0.1)^2 + ($b + 0.4)^2 - 0.25"] })j", R"j({ "kind": "equality" })j", false}},
    {"cushion", {kPendula[0], kPendula[1], R"j({ "kind": "lagrangian-compliant", "h": ["$b - $a + 0.1 + c.lambda[0]/400"] })j", R"j({ "kind": "complementarity" })j", false}},
    {"elastic joint", {kMasses[0], kMasses[1], R"j({ "kind": "lagrangian-compliant", "h": ["$b - $a + c.lambda[0]/400"] })j", R"j({ "kind": "equality" })j", false}},
    {"dry friction", {kMasses[0], kMasses[1], R"j({ "kind": "lagrangian-linear", "H": [[-1, 1]] })j", R"j({ "kind": "relay", "lower": -2, "upper": 2 })j", false}},
    {"friction", {kPendula[0], kPendula[1], R"j({ "kind": "lagrangian-rheonomous", "h": ["0.2 + $b - 0.5*$a"], "tangent": ["$u + 0.4*$w + 0.3*$a + 0.1*sin(7*t)"] })j",
                  R"j({ "kind": "newton-impact-friction", "e": 0.4, "mu": 0.3 })j", false}},
};

std::string scene_of(const Split& split, bool two, const std::string& integrator, double h) {
    std::string text = std::string(R"j({ "saltus": 1, "title": "Split", "systems": {)j") + (two ? split.two : split.one) +
                       R"j(}, "interactions": { "c": { "between": )j" + (two ? R"j(["a", "b"])j" : R"j(["s"])j") + R"j(, "relation": )j" + split.relation +
                       R"j(, "law": )j" + split.law + R"j( } }, "run": { "integrator": )j" + integrator + R"j(, "step": )j" + std::to_string(h) +
                       R"j(, "end": 3, "record": ["$a", "$b", "c.y[0]", "c.lambda[0]"] } })j";
    const std::string q = split.first_order ? ".x" : ".q";
    text = replaced(text, "$a", two ? "a" + q + "[0]" : "s" + q + "[0]");
    text = replaced(text, "$b", two ? "b" + q + "[0]" : "s" + q + "[1]");
    text = replaced(text, "$u", two ? "a.v[0]" : "s.v[0]");
    return replaced(text, "$w", two ? "b.v[0]" : "s.v[1]");
}

} // namespace

class TestSplit : public QObject {
    Q_OBJECT

private slots:
    // f = (0, -1), 0 <= x_b + 0.2 _|_ lambda >= 0, r = (-k (x_a - x_b), k (x_a - x_b) + lambda), theta = gamma = 1: up to k = 5
    // lambda > 0, x_b = -0.2 and x_a = (1 - 0.2 h k) / (1 + h k); beyond x_a + x_b = 0.4, x_a - x_b = 1.6 / (1 + 2 h k).
    void theFirstStepIsThatOfTheSchemesOwnEquations() {
        for (const double k : {0.5, 5.0, 50.0, 5000.0}) {
            auto model = parse(replaced(R"j({ "saltus": 1, "title": "Two",
              "systems": { "a": { "kind": "first-order-linear", "A": [[0]], "x": [1] },
                           "b": { "kind": "first-order-linear", "A": [[0]], "b": [-1], "x": [-0.5] } },
              "interactions": { "c": { "between": ["a", "b"],
                  "relation": { "kind": "first-order-nonlinear", "h": ["b.x[0] + 0.2"], "g": ["-$k*(a.x[0] - b.x[0])", "$k*(a.x[0] - b.x[0]) + c.lambda[0]"] },
                  "law": { "kind": "complementarity" } } },
              "run": { "integrator": { "kind": "euler-moreau", "theta": 1 }, "step": 0.1, "end": 1, "record": ["a.x[0]", "b.x[0]"] } })j",
                                        "$k", std::to_string(k)));
            const auto session = start(model);
            run_for(*session, 1);
            const auto& r = *session->recording();
            const bool closed = k <= 5.0;
            const double difference = 1.6 / (1.0 + 0.2 * k);
            const double x_a = closed ? (1.0 - 0.02 * k) / (1.0 + 0.1 * k) : 0.2 + 0.5 * difference, x_b = closed ? -0.2 : 0.2 - 0.5 * difference;
            QVERIFY(std::abs(column(r, "a.x[0]").back() - x_a) < 1e-15 * (1.0 + k));
            QVERIFY(std::abs(column(r, "b.x[0]").back() - x_b) < 1e-15 * (1.0 + k));
            QVERIFY(session->statistics().worst_equations.has_value());
            QVERIFY(*session->statistics().worst_equations < 1e-14);
        }
    }

    // The same where the diode never closes: d = x_a - x_b obeys d' = 1 - 2 k d. Second order at theta = gamma = 1/2, first at 1.
    void theOrderOfTheSchemeSurvivesTheSplit() {
        const auto error_at = [](double theta, double h) {
            const std::string weights = std::to_string(theta);
            auto model = parse(replaced(R"j({ "saltus": 1, "title": "Two",
              "systems": { "a": { "kind": "first-order-linear", "A": [[0]], "x": [1] },
                           "b": { "kind": "first-order-linear", "A": [[0]], "b": [-1], "x": [-0.5] } },
              "interactions": { "c": { "between": ["a", "b"],
                  "relation": { "kind": "first-order-nonlinear", "h": ["b.x[0] + 20"], "g": ["-5*(a.x[0] - b.x[0])", "5*(a.x[0] - b.x[0]) + c.lambda[0]"] },
                  "law": { "kind": "complementarity" } } },
              "run": { "integrator": { "kind": "euler-moreau", "theta": $w, "gamma": $w }, "step": 0.1, "end": 1, "record": ["a.x[0]", "b.x[0]"] } })j",
                                        "$w", weights));
            model.run.step = h;
            const auto session = start(model);
            run_to(*session, 0.5);
            const auto& r = *session->recording();
            return std::abs(column(r, "a.x[0]").back() - column(r, "b.x[0]").back() - (0.1 + 1.4 * std::exp(-5.0)));
        };
        const double second = std::log2(error_at(0.5, 0.01) / error_at(0.5, 0.005)), first = std::log2(error_at(1.0, 0.001) / error_at(1.0, 0.0005));
        qInfo("order %.3f at theta = 1/2, %.3f at 1", second, first);
        QVERIFY(std::abs(second - 2.0) < 0.02);
        QVERIFY(std::abs(first - 1.0) < 0.02);
    }

    void twoSystemsAreOneOfTheirSum_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<QString>("integrator");
        for (std::size_t i = 0; i < std::size(kSplits); ++i) {
            const Split& split = kSplits[i].second;
            for (const double theta : {0.5, 0.6, 1.0}) {
                const auto row = [&](const QString& kind) {
                    QTest::addRow("%s, %s", kSplits[i].first, qPrintable(kind)) << int(i) << kind;
                };
                const QString kind = QString::fromLatin1(split.first_order ? "euler-moreau" : "moreau-jean");
                const auto integrator = [&](const QString& name, const QString& gamma) {
                    row(QStringLiteral(R"j({ "kind": "%1", "theta": %2, %3"newton": { "tolerance": 1e-12 } })j").arg(name).arg(theta).arg(gamma));
                };
                integrator(kind, {});
                if (!split.first_order) continue;
                const QString same = QStringLiteral("\"gamma\": %1, ").arg(theta);
                integrator(kind, same);
                integrator(QStringLiteral("full-theta-gamma"), same);
                integrator(QStringLiteral("full-theta-gamma"), QStringLiteral("\"gamma\": 1, "));
            }
        }
    }
    void twoSystemsAreOneOfTheirSum() {
        QFETCH(int, index);
        QFETCH(QString, integrator);
        const Split& split = kSplits[index].second;
        const double h = 0.004;
        const auto two = start(parse(scene_of(split, true, integrator.toStdString(), h)));
        const auto one = start(parse(scene_of(split, false, integrator.toStdString(), h)));
        const auto first = two->run_until(3.0), second = one->run_until(3.0);
        QVERIFY2(second.has_value(), second ? "" : second.error().text().c_str());
        QVERIFY2(first.has_value(), first ? "" : first.error().text().c_str());
        double carried = 0.0;
        for (std::size_t c = 1; c < 5; ++c) { // behind t: unknowns, y and lambda
            std::vector<double> a(two->recording()->rows()), b(one->recording()->rows());
            QCOMPARE(a.size(), b.size());
            two->recording()->copy(c, 0, a.size(), a.data());
            one->recording()->copy(c, 0, b.size(), b.data());
            double worst = 0.0, size = 1.0;
            for (std::size_t i = 0; i < a.size(); ++i) {
                worst = std::max(worst, std::abs(a[i] - b[i]));
                size = std::max(size, std::abs(b[i]));
            }
            if (c == 4) carried = size;
            QVERIFY2(worst <= 1e-9 * size, qPrintable(QString("column %1: %2 of %3").arg(c).arg(worst).arg(size)));
        }
        QVERIFY(carried > 0.0);
        // what is shown: the equations of every step, formed again
        if (const auto residual = two->statistics().worst_equations) QVERIFY2(*residual <= 1e-10, qPrintable(QString::number(*residual)));
    }

    // Between the two systems of a relation others may stand, with relations of their own.
    void systemsThatAreJoinedNeedNotBeNeighbours() {
        const auto run = [](bool split) {
            const std::string pair = split ? R"j("a": { "kind": "first-order-linear", "A": [[-1]], "x": [1] },
                  "m": { "kind": "first-order-linear", "A": [[-2]], "b": ["sin(5*t)"], "x": [0.3] },
                  "b": { "kind": "first-order-linear", "A": [[0]], "b": [-1], "x": [-0.1] })j"
                                           : R"j("s": { "kind": "first-order-linear", "A": [[-1, 0], [0, 0]], "b": [0, -1], "x": [1, -0.1] },
                  "m": { "kind": "first-order-linear", "A": [[-2]], "b": ["sin(5*t)"], "x": [0.3] })j";
            std::string text = R"j({ "saltus": 1, "title": "Apart", "systems": {)j" + pair +
                               R"j(},
              "interactions": { "c": { "between": $p, "relation": { "kind": "first-order-nonlinear", "h": ["$b + 0.2"],
                                       "g": ["-30*($a - $b)", "30*($a - $b) + c.lambda[0]"] }, "law": { "kind": "complementarity" } },
                                "d": { "between": $f, "relation": { "kind": "first-order-linear", "C": $C, "B": $B }, "law": { "kind": "complementarity" } } },
              "run": { "integrator": { "kind": "euler-moreau", "theta": 0.6 }, "step": 0.01, "end": 3, "record": ["$a", "$b", "m.x[0]", "d.lambda[0]"] } })j";
            text = replaced(text, "$p", split ? R"j(["a", "b"])j" : R"j(["s"])j");
            text = replaced(text, "$f", split ? R"j(["a", "m"])j" : R"j(["s", "m"])j");
            text = replaced(text, "$C", split ? "[[1, 1]]" : "[[1, 0, 1]]");
            text = replaced(text, "$B", split ? "[[1], [1]]" : "[[1], [0], [1]]");
            text = replaced(text, "$a", split ? "a.x[0]" : "s.x[0]");
            const auto session = start(parse(replaced(text, "$b", split ? "b.x[0]" : "s.x[1]")));
            run_to(*session, 3.0);
            std::vector<std::vector<double>> columns(4, std::vector<double>(session->recording()->rows()));
            for (std::size_t c = 0; c < 4; ++c) session->recording()->copy(c + 1, 0, columns[c].size(), columns[c].data());
            return columns;
        };
        const auto split = run(true), whole = run(false);
        for (std::size_t c = 0; c < 4; ++c)
            for (std::size_t i = 0; i < split[c].size(); ++i) QVERIFY(std::abs(split[c][i] - whole[c][i]) < 1e-12);
    }

    // The lambda of a row may reach its y through another system alone: degree 2, and no "nothing reaches y".
    void aRowMayBeReachedThroughAnotherSystem() {
        const auto session = Session::create(parse(R"j({ "saltus": 1, "title": "Through",
          "systems": { "a": { "kind": "first-order-linear", "A": [[0]], "x": [1] }, "b": { "kind": "first-order-linear", "A": [[0]], "x": [0] } },
          "interactions": { "c": { "between": ["a", "b"], "relation": { "kind": "first-order-nonlinear", "h": ["a.x[0]"],
              "g": ["b.x[0]", "c.lambda[0]"] }, "law": { "kind": "relay", "lower": -1, "upper": 1 } } },
          "run": { "step": 0.001, "end": 1 } })j"));
        QVERIFY2(session.has_value(), session ? "" : text_of(session.error()).c_str());
        run_to(**session, 1.0); // a'' = -sign(a) from (1, 0): a(1) = 1/2
        const auto& r = *(*session)->recording();
        QVERIFY(std::abs(column(r, "a.x[0]").back() - 0.5) < 2e-3);
    }
};

QTEST_GUILESS_MAIN(TestSplit)
#include "test_split.moc"

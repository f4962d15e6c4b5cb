// SPDX-License-Identifier: GPL-3.0-or-later
// Contacts of systems that rest press in every step, whatever the scheme's error and round-off leave of their gap: the force of each step, against closed
// forms. None of these has an impact.
#include "tests/core/simulation/runs.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double kG = 9.81;

QString scene_with(const QString& systems, const QString& interactions, double theta, double end) {
    return QString(R"j({ "saltus": 1, "title": "Rest", "systems": { %1 }, "interactions": { %2 },
        "run": { "integrator": { "kind": "moreau-jean", "theta": %3 }, "step": "1 ms", "end": %4, "record": ["c.force[0]", "c.y[0]"] } })j")
        .arg(systems, interactions)
        .arg(theta)
        .arg(end);
}

// Of every step that ends before `until` the force in its middle (theta 1: at its end), N.
void presses(const QString& text, double h, double until, double at, const std::function<double(double)>& exact, double tolerance) {
    auto model = parse(text.toStdString());
    model.run.step = h;
    const auto session = start(model);
    run_to(*session, until);
    const auto force = column(*session->recording(), "c.force[0]");
    QVERIFY(force.size() > 2);
    for (std::size_t k = 1; k < force.size(); ++k) {
        const double t = h * (static_cast<double>(k) - 1.0 + at), wanted = exact(t);
        QVERIFY2(std::abs(force[k] - wanted) < tolerance, qPrintable(QString("t = %1: %2, exact %3").arg(t).arg(force[k]).arg(wanted)));
    }
    QCOMPARE(session->recording()->impacts().size(), std::size_t(0));
}

} // namespace

class TestRestingContacts : public QObject {
    Q_OBJECT

private slots:
    // A block on a table that shakes with less than g: m (g - A w^2 sin(w t)). It opened once, and struck with e.
    void aBlockOnATableThatShakes_data() {
        QTest::addColumn<double>("theta");
        QTest::addColumn<double>("e");
        QTest::addColumn<double>("h");
        for (const double theta : {0.5, 0.6, 1.0})
            for (const double e : {0.0, 0.5, 0.9})
                for (const double h : {1e-3, 2.5e-4}) QTest::addRow("theta %g, e %g, h %g", theta, e, h) << theta << e << h;
    }
    void aBlockOnATableThatShakes() {
        QFETCH(double, theta);
        QFETCH(double, e);
        QFETCH(double, h);
        const QString systems = R"j("b": { "kind": "lagrangian-linear", "M": [[2]], "F": [-19.62], "q": [0], "v": [0.25] })j";
        const QString table = QString(R"j("c": { "between": ["b"], "relation": { "kind": "lagrangian-rheonomous", "h": ["b.q[0] - 0.01*sin(25*t)"] }, "law": { "kind": "newton-impact", "e": %1 } })j").arg(e);
        presses(scene_with(systems, table, theta, 5), h, 2.0, 0.5, [](double t) { return 2 * (kG - 6.25 * std::sin(25 * t)); }, 600 * h * h * 1.2);
    }

    // A block that slides down a wedge which it drives away, all of it linear: round-off lifted the block off in the second step.
    void aBlockOnAWedge() {
        const double a = 0.5, m = 1, M = 3;
        const QString systems = R"j("b": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "F": [0, -9.81], "q": [0, 0], "v": [0, 0] },
            "w": { "kind": "lagrangian-linear", "M": [[3]], "q": [0], "v": [0] })j";
        const QString slope = R"j("c": { "between": ["b", "w"], "relation": { "kind": "lagrangian-linear", "H": [["sin(0.5)", "cos(0.5)", "-sin(0.5)"]] }, "law": { "kind": "newton-impact", "e": 0.3 } })j";
        const double force = m * M * kG * std::cos(a) / (M + m * std::sin(a) * std::sin(a));
        for (const double theta : {0.5, 1.0}) presses(scene_with(systems, slope, theta, 5), 1e-3, 3.0, 0.5, [&](double) { return force; }, 1e-9);
    }

    // 0.1 + 0.2 - 0.3 is 5.6e-17: it lies on the floor from the first step on. One coordinate, a column of two, and by a formula.
    void whatRoundOffLiftsAtTheStartRests_data() {
        QTest::addColumn<QString>("systems");
        QTest::addColumn<QString>("relation");
        const QString one = R"j("b": { "kind": "lagrangian-linear", "M": [[2]], "F": [-19.62], "q": ["%1"], "v": [0] })j";
        QTest::newRow("one") << one.arg("0.1 + 0.2 - 0.3") << R"j("kind": "lagrangian-linear", "H": [[1]])j";
        QTest::newRow("above 0.3") << one.arg("0.1 + 0.2") << R"j("kind": "lagrangian-linear", "H": [[1]], "b": [-0.3])j";
        QTest::newRow("of two") << R"j("b": { "kind": "lagrangian-linear", "M": [[2, 0], [0, 1]], "F": [-19.62, 0], "q": ["0.1 + 0.2", 1], "v": [0, 0] })j" << R"j("kind": "lagrangian-linear", "H": [[1, 0]], "b": [-0.3])j";
        QTest::newRow("by a formula") << one.arg("0.1 + 0.2") << R"j("kind": "lagrangian-scleronomous", "h": ["sin(b.q[0]) - sin(0.3)"])j";
    }
    void whatRoundOffLiftsAtTheStartRests() {
        QFETCH(QString, systems);
        QFETCH(QString, relation);
        const QString floor = QString(R"j("c": { "between": ["b"], "relation": { %1 }, "law": { "kind": "newton-impact", "e": 0.5 } })j").arg(relation);
        const double along = relation.contains("sin") ? std::cos(0.3) : 1;
        presses(scene_with(systems, floor, 0.5, 1), 1e-3, 0.1, 0.5, [&](double) { return 2 * kG / along; }, 1e-9);
    }

    // A point that slides without friction off a sphere of 1 m, from a speed of 0.5 m/s at its top, as long as it presses; inside, through a bowl.
    void aPointOnASphere_data() {
        QTest::addColumn<bool>("inside");
        QTest::newRow("off a ball") << false;
        QTest::newRow("through a bowl") << true;
    }
    void aPointOnASphere() {
        QFETCH(bool, inside);
        const QString systems = QString(R"j("b": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "F": [0, -9.81], "q": [0, %1], "v": [%2, 0] })j").arg(inside ? -1 : 1).arg(inside ? 2.0 : 0.5);
        const QString sphere = QString(R"j("c": { "between": ["b"], "relation": { "kind": "lagrangian-scleronomous", "h": ["%1"] }, "law": { "kind": "newton-impact", "e": 0.5 } })j")
                                   .arg(inside ? "1 - hypot(b.q[0], b.q[1])" : "hypot(b.q[0], b.q[1]) - 1");
        // the angle from the bottom, or the top, by fine steps of order 4
        const double sign = inside ? -1 : 1, fine = 1e-5;
        std::vector<double> force;
        double phi = 0, w = inside ? 2 : 0.5;
        for (int k = 0; k < 220000; ++k) {
            force.push_back(inside ? kG * std::cos(phi) + w * w : kG * std::cos(phi) - w * w);
            const auto f = [&](double at) { return sign * kG * std::sin(at); };
            const double k1 = f(phi), k2 = f(phi + 0.5 * fine * w), k3 = f(phi + 0.5 * fine * w + 0.25 * fine * fine * k1), k4 = f(phi + fine * w + 0.5 * fine * fine * k2);
            phi += fine * w + fine * fine / 6 * (k1 + k2 + k3);
            w += fine / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
        }
        presses(scene_with(systems, sphere, 0.5, 5), 1e-3, inside ? 2.0 : 0.74, 0.5, [&](double t) { return force[static_cast<std::size_t>(t / fine + 0.5)]; }, 1e-3);
    }

    // In a bowl with friction, from 1 rad at rest to where it sticks: R phi'' = -g sin(phi) - mu s (g cos(phi) + R phi'^2). Ten false impacts before.
    void aPointInABowlWithFriction() {
        const QString systems = R"j("b": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "F": [0, -9.81], "q": ["-sin(1)", "-cos(1)"], "v": [0, 0] })j";
        const QString bowl = R"j("c": { "between": ["b"], "relation": { "kind": "lagrangian-scleronomous", "h": ["1 - hypot(b.q[0], b.q[1])"],
            "tangent": ["(b.q[0]*b.v[1] - b.q[1]*b.v[0])/hypot(b.q[0], b.q[1])"] }, "law": { "kind": "newton-impact-friction", "e": 0, "mu": 0.3 } })j";
        const double fine = 1e-5;
        std::vector<double> force;
        double phi = -1, w = 0;
        for (int k = 0; k < 90000; ++k) { // to before it turns
            force.push_back(kG * std::cos(phi) + w * w);
            const auto f = [&](double at, double speed) { return -kG * std::sin(at) - 0.3 * (kG * std::cos(at) + speed * speed); };
            const double a1 = f(phi, w), a2 = f(phi + 0.5 * fine * w, w + 0.5 * fine * a1), a3 = f(phi + 0.5 * fine * w + 0.25 * fine * fine * a1, w + 0.5 * fine * a2),
                         a4 = f(phi + fine * w + 0.5 * fine * fine * a2, w + fine * a3);
            phi += fine * w + fine * fine / 6 * (a1 + a2 + a3);
            w += fine / 6 * (a1 + 2 * a2 + 2 * a3 + a4);
        }
        presses(scene_with(systems, bowl, 0.5, 5), 1e-3, 0.85, 0.5, [&](double t) { return force[static_cast<std::size_t>(t / fine + 0.5)]; }, 1e-3);
    }

    // Newton's cradle: three equal balls that touch, the last gap lifted to 2.8e-17 by round-off, and one that comes. All contacts are in one impact:
    // p = (1 + e) (3, 2, 1)/4. They were struck one after the other: -1/3, 2/9, 2/9, 8/9 for e = 1.
    void touchingBallsAreStruckTogether_data() {
        QTest::addColumn<QString>("relation");
        QTest::addColumn<double>("last");
        for (const double last : {0.3, 0.30000000000000004, 0.30000000000000010}) {
            QTest::addRow("linear, %.17g", last) << R"j("kind": "lagrangian-linear", "H": [[-1, 1, 0, 0], [0, -1, 1, 0], [0, 0, -1, 1]], "b": [-0.1, -0.1, -0.1])j" << last;
            QTest::addRow("formulas, %.17g", last) << R"j("kind": "lagrangian-scleronomous", "h": ["b.q[1] - b.q[0] - 0.1", "b.q[2] - b.q[1] - 0.1", "b.q[3] - b.q[2] - 0.1"])j" << last;
        }
    }
    void touchingBallsAreStruckTogether() {
        QFETCH(QString, relation);
        QFETCH(double, last);
        for (const double e : {1.0, 0.5, 0.0}) {
            const QString systems = QString(R"j("b": { "kind": "lagrangian-linear", "M": [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]], "q": [-0.003, 0.1, 0.2, %1], "v": [1, 0, 0, 0] })j").arg(last, 0, 'g', 17);
            const QString contacts = QString(R"j("c": { "between": ["b"], "relation": { %1 }, "law": { "kind": "newton-impact", "e": %2 } })j").arg(relation).arg(e);
            auto model = parse(scene_with(systems, contacts, 0.5, 1).toStdString());
            model.run.record = {"b.v[0]", "b.v[1]", "b.v[2]", "b.v[3]"};
            model.run.step = 2e-4; // the first comes within a step
            const auto session = start(model);
            run_to(*session, 0.02);
            const double wanted[] = {1 - 0.75 * (1 + e), 0.25 * (1 + e), 0.25 * (1 + e), 0.25 * (1 + e)};
            for (int k = 0; k < 4; ++k) {
                const double v = column(*session->recording(), "b.v[" + std::to_string(k) + "]").back();
                QVERIFY2(std::abs(v - wanted[k]) < 1e-12, qPrintable(QString("e = %1, ball %2: %3").arg(e).arg(k).arg(v)));
            }
            QCOMPARE(session->recording()->impacts().size(), std::size_t(3));
        }
    }

    // What only touches its floor and is pressed later presses from then on, and does not strike: round-off had lifted it (0.1 + 0.2 over 0.3).
    void whatIsPressedLaterDoesNotStrike() {
        for (const char* const relation : {R"j("kind": "lagrangian-linear", "H": [[1]], "b": [-0.3])j", R"j("kind": "lagrangian-scleronomous", "h": ["b.q[0] - 0.3"])j"}) {
            const QString systems = R"j("b": { "kind": "lagrangian-linear", "M": [[2]], "F": ["-max(0, t - 0.01)*1000"], "q": [0.30000000000000004], "v": [0] })j";
            const QString floor = QString(R"j("c": { "between": ["b"], "relation": { %1 }, "law": { "kind": "newton-impact", "e": 0.8 } })j").arg(relation);
            presses(scene_with(systems, floor, 0.5, 1), 1e-3, 0.05, 0.5, [](double t) { return std::max(0.0, t - 0.01) * 1000; }, 1e-9);
        }
    }

    // A point that falls into a valley: the force there has two parts, which one gap by abs(x) has not. By two gaps it rests, and each side bears m g/sqrt(2) across it.
    void aValleyIsTwoGaps() {
        const QString systems = R"j("b": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "F": [0, -9.81], "q": [0.3, 0.8], "v": [0, 0] })j";
        const QString valley = R"j("c": { "between": ["b"], "relation": { "kind": "lagrangian-scleronomous", "h": [%1] }, "law": { "kind": "newton-impact", "e": 0 } })j";
        for (const char* const gap : {R"j("b.q[1] - abs(b.q[0])")j", R"j("b.q[1] - max(b.q[0], -b.q[0])")j"}) {
            const auto session = start(parse(scene_with(systems, valley.arg(gap), 0.5, 1).toStdString()));
            const auto done = session->run_steps(1000);
            QVERIFY(!done);
            QVERIFY2(done.error().text().find("write the two sides as two gaps") != std::string::npos, done.error().text().c_str());
        }
        auto model = parse(scene_with(systems, valley.arg(R"j("b.q[1] - b.q[0]", "b.q[1] + b.q[0]")j"), 0.5, 1).toStdString());
        model.run.record = {"c.force[0]", "c.force[1]"};
        const auto session = start(model);
        run_to(*session, 1);
        for (const char* const side : {"c.force[0]", "c.force[1]"}) QVERIFY(std::abs(column(*session->recording(), side).back() - kG / 2) < 1e-9); // of h, whose slope is (1, 1)
    }

    // What is thrown off its support leaves: the rule holds nothing down. Table with A w^2 = 25 m/s^2, from rest on it: it flies where g = A w^2 sin(w t).
    void whatIsThrownLeaves() {
        const QString systems = R"j("b": { "kind": "lagrangian-linear", "M": [[1]], "F": [-9.81], "q": [0], "v": [0.5] })j";
        const QString table = R"j("c": { "between": ["b"], "relation": { "kind": "lagrangian-rheonomous", "h": ["b.q[0] - 0.01*sin(50*t)"] }, "law": { "kind": "newton-impact", "e": 0 } })j";
        const double leaves = std::asin(kG / 25) / 50, lands = 0.1170128030665160;
        auto model = parse(scene_with(systems, table, 0.5, 1).toStdString());
        model.run.step = 1e-4;
        const auto session = start(model);
        run_to(*session, 0.13);
        const auto force = column(*session->recording(), "c.force[0]"), gap = column(*session->recording(), "c.y[0]");
        for (std::size_t k = 1; k < force.size(); ++k) {
            const double t = 1e-4 * static_cast<double>(k);
            if (t > leaves + 2e-4 && t < lands - 2e-4) QVERIFY2(force[k] == 0.0, qPrintable(QString::number(t)));
            QVERIFY(gap[k] > -1e-3);
        }
        QCOMPARE(session->recording()->impacts().size(), std::size_t(1));
        QVERIFY(std::abs(session->recording()->impacts()[0].time - lands) < 3e-4);
    }
};

QTEST_APPLESS_MAIN(TestRestingContacts)
#include "test_resting_contacts.moc"

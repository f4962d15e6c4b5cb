// SPDX-License-Identifier: GPL-3.0-or-later
// What bounces comes to rest when it should, though a projection brings it back to the surface that it fell below: a ball that falls from z bounces for
// sqrt(2 z / g) (1 + e) / (1 - e); with e = 1 nothing is won or lost. Stacks come to rest too.
#include "tests/core/simulation/runs.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double kGravity = 9.81, kFall = 0.3137; // m/s^2, m

struct Way { // in which the same weight meets its stop
    const char* name;
    const char* bodies;
    const char* rest;
};
// %1: e
const Way kWays[] = {
    {"ball", R"("shapes": [{ "kind": "sphere", "radius": 0.1 }] }, "floor": { "fixed": true, "shapes": [{ "kind": "half-space" }] } })",
     R"("contacts": { "default": { "e": %1, "mu": 0.3 } },)"},
    {"box", R"("shapes": [{ "kind": "box", "size": [0.2, 0.2, 0.2] }] }, "floor": { "fixed": true, "shapes": [{ "kind": "half-space" }] } })",
     R"("contacts": { "default": { "e": %1, "mu": 0.3 } },)"},
    {"gap by formula", R"("shapes": [{ "kind": "sphere", "radius": 0.1, "touches": false }] } })",
     R"("interactions": { "stop": { "between": ["b"], "relation": { "kind": "lagrangian-scleronomous", "h": ["b.q[2] - 0.1"] }, "law": { "kind": "newton-impact", "e": %1 } } },)"},
    {"limit", R"("shapes": [{ "kind": "sphere", "radius": 0.1, "touches": false }] } })",
     R"("world": { "joint_scheme": "middle" }, "joints": { "rail": { "kind": "prismatic", "between": ["b"], "point": [0, 0, 0.4137], "axis": [0, 0, 1], "coordinates": [{ "limits": [-0.3137, 10], "e": %1 }] } },)"},
    {"limit of a mechanism", R"("shapes": [{ "kind": "sphere", "radius": 0.1, "touches": false }] } })",
     R"("joints": { "rail": { "kind": "prismatic", "between": ["b"], "point": [0, 0, 0.4137], "axis": [0, 0, 1], "coordinates": [{ "limits": [-0.3137, 10], "e": %1 }] } },)"},
};

std::unique_ptr<Session> bounce(const Way& way, const QString& accuracy, double e, double h) {
    const QString text = QStringLiteral(R"({ "saltus": 2, "title": "Bounces", "bodies": { "b": { "mass": 1, "inertia": [0.1, 0.1, 0.1], "position": [0, 0, 0.4137], )") + way.bodies +
                         "," + QString(way.rest).arg(e) + QStringLiteral(R"( "run": { "step": %1, "end": 20, "accuracy": "%2", "record": ["b.q[2]", "energy.total"] } })").arg(h).arg(accuracy);
    return start(parse(text.toStdString()));
}

// As a system of equations, with direct projection.
std::unique_ptr<Session> bounce_by_equation(double e, double h) {
    return start(parse(QStringLiteral(R"({ "saltus": 2, "title": "Bounces", "systems": { "b": { "kind": "lagrangian-linear", "M": [[1]], "F": ["-9.81"], "q": [0.3137], "v": [0] } },
        "interactions": { "stop": { "between": ["b"], "relation": { "kind": "lagrangian-scleronomous", "h": ["b.q[0]"] }, "law": { "kind": "newton-impact", "e": %1 } } },
        "run": { "integrator": { "kind": "moreau-jean", "projection": "direct" }, "step": %2, "end": 20, "record": ["b.q[0]", "b.v[0]"] } })").arg(e).arg(h).toStdString()));
}

constexpr int kEquation = 5;
std::unique_ptr<Session> bounce(int way, const QString& accuracy, double e, double h) {
    return way == kEquation ? bounce_by_equation(e, h) : bounce(kWays[way], accuracy, e, h);
}

double last_impact(const Session& session) {
    double last = 0.0;
    for (const Impact& impact : session.recording()->impacts()) last = std::max(last, impact.time);
    return last;
}

void rows() {
    QTest::addColumn<int>("way");
    QTest::addColumn<QString>("accuracy");
    QTest::addColumn<double>("h");
    for (const double h : {0.01, 0.005, 0.002}) QTest::addRow("equation, %g", h) << kEquation << QString() << h;
    for (int way = 0; way < kEquation; ++way)
        for (const char* accuracy : {"balanced", "quick"})
            for (const double h : {0.01, 0.005, 0.002}) {
                if (way >= 2 && *accuracy == 'q') continue; // the same there
                QTest::addRow("%s, %s, %g", kWays[way].name, accuracy, h) << way << QString(accuracy) << h;
            }
}

} // namespace

class TestRebounds : public QObject {
    Q_OBJECT

private slots:
    void whatBouncesComesToRestInTime_data() { rows(); }
    void whatBouncesComesToRestInTime() {
        QFETCH(int, way);
        QFETCH(QString, accuracy);
        QFETCH(double, h);
        for (const double e : {0.5, 0.8, 0.9, 0.95}) {
            const auto session = bounce(way, accuracy, e, h);
            run_to(*session, 20.0);
            const double exact = std::sqrt(2.0 * kFall / kGravity) * (1.0 + e) / (1.0 - e), last = last_impact(*session);
            QVERIFY2(last > 0.5 * exact && last < 1.1 * exact + 5.0 * h, qPrintable(QString("e = %1: last impact at %2 s, exact %3 s").arg(e).arg(last).arg(exact)));
        }
    }

    void elasticBouncesKeepTheirEnergy_data() { rows(); }
    void elasticBouncesKeepTheirEnergy() {
        QFETCH(int, way);
        QFETCH(QString, accuracy);
        QFETCH(double, h);
        const auto session = bounce(way, accuracy, 1.0, h);
        run_to(*session, 20.0);
        std::vector<double> energy = column(*session->recording(), way == kEquation ? "b.q[0]" : "energy.total");
        if (way == kEquation) {
            const std::vector<double> v = column(*session->recording(), "b.v[0]");
            for (std::size_t i = 0; i < v.size(); ++i) energy[i] = kGravity * energy[i] + 0.5 * v[i] * v[i];
        }
        // 39 bounces; within a step that ends below the surface it is off by what that depth stores
        QVERIFY2(std::abs(energy.back() - energy.front()) < 1e-3, qPrintable(QString("%1 J of %2 J").arg(energy.back()).arg(energy.front())));
    }

    // A pendulum against a stop; with a spring; two with stops in both hinges, which strike in turn and press together; a weight in another on a rail.
    void elasticLimitsKeepTheEnergy_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<double>("most"); // J, of 4 to 20
        const QString arm = R"("a": { "mass": 1, "inertia": [0.02, 0.02, 0.001], "position": [0.3, 0, 0] })", stop = R"("between": ["a"], "point": [0, 0, 0], "axis": [0, 1, 0], "coordinates": [{ "limits": [-5, 1.0], "e": 1 %1 }])";
        const QString hinge = R"("h": { "kind": "revolute", )" + stop + " }";
        QTest::newRow("pendulum") << "\"bodies\": { " + arm + " }, \"joints\": { " + hinge.arg("") + " }" << 1e-7;
        QTest::newRow("with a spring") << "\"bodies\": { " + arm + " }, \"joints\": { " + hinge.arg(R"(, "stiffness": 8, "rest": 0.3)") + " }" << 1e-6;
        QTest::newRow("two") << "\"bodies\": { " + arm + R"(, "b": { "mass": 1, "inertia": [0.02, 0.02, 0.001], "position": [0.9, 0, 0] } }, "joints": { )" + hinge.arg("") +
                                    R"(, "g": { "kind": "revolute", "between": ["a", "b"], "point": [0.6, 0, 0], "axis": [0, 1, 0], "coordinates": [{ "limits": [-0.4, 0.6], "e": 1 }] } })" << 1e-3;
        QTest::newRow("rails") << R"("bodies": { "a": { "mass": 2, "inertia": [0.1, 0.1, 0.1], "position": [0, 0, 0.5] }, "b": { "mass": 1, "inertia": [0.1, 0.1, 0.1], "position": [0.3, 0, 0.9] } },
            "joints": { "h": { "kind": "prismatic", "between": ["a"], "point": [0, 0, 0.5], "axis": [0, 0, 1], "coordinates": [{ "limits": [-0.4, 9], "e": 1 }] },
                        "g": { "kind": "prismatic", "between": ["a", "b"], "point": [0.3, 0, 0.9], "axis": [0, 0, 1], "coordinates": [{ "limits": [-0.2, 0.3], "e": 1, "stiffness": 60 }] } })" << 1e-9;
    }
    void elasticLimitsKeepTheEnergy() {
        QFETCH(QString, scene);
        QFETCH(double, most);
        const auto session = start(parse((R"({ "saltus": 1, "title": "Limits", )" + scene + R"(, "run": { "step": "2 ms", "end": 10, "record": ["energy.total"] } })").toStdString()));
        run_to(*session, 10.0);
        QVERIFY(session->recording()->impacts().size() >= 10);
        const std::vector<double> energy = column(*session->recording(), "energy.total");
        for (const double e : energy) QVERIFY2(std::abs(e - energy.front()) < most, qPrintable(QString("%1 J of %2 J").arg(e).arg(energy.front())));
    }

    void stacksComeToRest_data() {
        QTest::addColumn<QString>("shape");
        QTest::addColumn<int>("count");
        for (const int count : {2, 3, 5})
            for (const char* shape : {R"({ "kind": "sphere", "radius": 0.1 })", R"({ "kind": "box", "size": [0.2, 0.2, 0.2] })"}) QTest::addRow("%d of %s", count, shape) << QString(shape) << count;
    }
    void stacksComeToRest() {
        QFETCH(QString, shape);
        QFETCH(int, count);
        for (const double e : {0.3, 0.8, 0.95})
            for (const double h : {0.01, 0.005}) {
                QString bodies = R"("floor": { "fixed": true, "shapes": [{ "kind": "half-space" }] })";
                for (int i = 0; i < count; ++i)
                    bodies += QString(R"(, "b%1": { "mass": 1, "inertia": [0.00667, 0.00667, 0.00667], "position": [0, 0, %2], "shapes": [%3] })").arg(i).arg(0.11 + 0.2137 * i).arg(shape);
                QString record = R"("b0.v[2]")";
                for (int i = 1; i < count; ++i) record += QString(R"(, "b%1.v[2]")").arg(i);
                const auto session = start(parse(QString(R"({ "saltus": 1, "title": "Stack", "bodies": { %1 }, "contacts": { "default": { "e": %2, "mu": 0.3 } },
                    "run": { "step": %3, "end": 12, "accuracy": "balanced", "record": [%4] } })").arg(bodies).arg(e).arg(h).arg(record).toStdString()));
                run_to(*session, 12.0);
                QVERIFY2(last_impact(*session) < 11.0, qPrintable(QString("e = %1, h = %2: an impact at %3 s").arg(e).arg(h).arg(last_impact(*session))));
                double fastest = 0.0;
                for (int i = 0; i < count; ++i) fastest = std::max(fastest, std::abs(column(*session->recording(), "b" + std::to_string(i) + ".v[2]").back()));
                QVERIFY2(fastest < 1e-6, qPrintable(QString("e = %1, h = %2: %3 m/s").arg(e).arg(h).arg(fastest)));
            }
    }

    // What a projection did in the last step is part of a run's memory.
    void snapshotsGoOnWithTheSameBits_data() { rows(); }
    void snapshotsGoOnWithTheSameBits() {
        QFETCH(int, way);
        QFETCH(QString, accuracy);
        QFETCH(double, h);
        const auto session = bounce(way, accuracy, 0.9, h), other = bounce(way, accuracy, 0.9, h);
        for (int k = 0; k < 300; ++k) {
            const Snapshot snapshot = session->snapshot();
            run_for(*session, 2);
            const std::uint64_t there = session->state_hash();
            QVERIFY(other->restore(snapshot).has_value());
            run_for(*other, 2);
            QCOMPARE(other->state_hash(), there);
            QVERIFY(session->restore(snapshot).has_value());
            run_for(*session, 1);
        }
    }
};

QTEST_GUILESS_MAIN(TestRebounds)
#include "test_rebounds.moc"

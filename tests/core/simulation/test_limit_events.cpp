// SPDX-License-Identifier: GPL-3.0-or-later
// Limits of joints raise events as contacts do: held against closed forms of a bouncing weight and of a falling pendulum.
#include "tests/core/simulation/runs.h"

#include <QtTest>

#include <algorithm>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double kGravity = 9.81;

model::Model parsed(const std::string& text) {
    auto model = io::parse_scene(text, "limits.saltus");
    if (!model) throw std::runtime_error(text_of(model.error()));
    return std::move(*model);
}

// 2 kg on a vertical rail, 0.5 m above the rail's end.
model::Model weight(const char* e, const char* step = "0.1 ms") {
    return parsed(std::string(R"({ "saltus": 1, "title": "Weight on a rail",
        "bodies": { "weight": { "mass": 2, "inertia": [0.01, 0.01, 0.01], "position": [0, 0, 0] } },
        "joints": { "rail": { "kind": "prismatic", "between": ["weight"], "point": [0, 0, 0], "axis": [0, 0, 1],
                              "coordinates": [{ "limits": [-0.5, 10], "e": )") + e + R"( }] } },
        "run": { "step": ")" + step + R"(", "end": "4 s", "record": ["weight.q[2]", "energy.total", "energy.impact", "energy.damping", "energy.scheme"] } })");
}

model::Model driven(const QString& drive, double spin, const QString& scheme, const QString& world) {
    return parse(QString(R"j({ "saltus": 1, "title": "Driven", "world": { "planar": true, "gravity": [0, 0]%4 },
      "bodies": { "disc": { "mass": 1, "inertia": [0.5], "spin": [%2], "shapes": [{ "kind": "disc", "radius": 0.2 }] } },
      "joints": { "hinge": { "kind": "revolute", "between": ["disc"], "point": [0, 0], "coordinates": [{ %1 }] } },
      "run": { "integrator": { %3 }, "step": "1 ms", "end": 1, "record": ["energy.input", "energy.impact", "energy.scheme", "energy.total"] } })j")
                     .arg(drive).arg(spin).arg(scheme, world).toStdString());
}

} // namespace

class TestLimitEvents : public QObject {
    Q_OBJECT

private slots:
    // A disc of I = 0.5 at rest on a hinge whose drive turns at 3 rad/s from the first instant: the drive's own motion does p w = I w^2, half of which the impact takes; by
    // every scheme. The same where it turns at half of that before.
    void aDriveThatMakesTheVelocityJumpHasAnImpact_data() {
        QTest::addColumn<QString>("drive");
        QTest::addColumn<double>("spin");
        for (const double spin : {0.0, 1.5, -1.0}) {
            QTest::addRow("position %g", spin) << R"("drive": "position", "value": "3*t")" << spin;
            QTest::addRow("velocity %g", spin) << R"("drive": "velocity", "value": 3)" << spin;
        }
    }
    void aDriveThatMakesTheVelocityJumpHasAnImpact() {
        QFETCH(QString, drive);
        QFETCH(double, spin);
        for (const char* scheme : {R"("kind": "moreau-jean", "theta": 0.5)", R"("kind": "moreau-jean", "theta": 1)", R"("kind": "event-driven")"})
            for (const char* world : {"", R"(, "joint_scheme": "middle")", R"(, "projection": "none")", R"(, "projection": "none", "joint_scheme": "middle")"}) {
                if (std::string(scheme).find("event") != std::string::npos && *world) continue;
                const auto session = start(driven(drive, spin, scheme, world));
                run_to(*session, 0.1);
                const auto of = [&](const char* name) { return column(*session->recording(), name).back(); };
                const QString told = QString("%1 %2: input %3, impact %4").arg(scheme, world).arg(of("energy.input"), 0, 'g', 12).arg(of("energy.impact"), 0, 'g', 12);
                const double p = 0.5 * (3.0 - spin);
                QVERIFY2(std::abs(of("energy.input") - 3.0 * p) < 1e-7, qPrintable(told));
                QVERIFY2(std::abs(of("energy.impact") - 0.5 * p * (3.0 - spin)) < 1e-7, qPrintable(told));
            }
    }

    // A drive that holds its rate, however it changes, has none; nor one that has a largest moment.
    void aDriveThatHoldsItsRateHasNone_data() {
        QTest::addColumn<QString>("drive");
        QTest::addColumn<double>("spin");
        QTest::newRow("swings by its place") << R"j("drive": "position", "value": "0.3*sin(40*t)")j" << 12.0;
        QTest::newRow("from rest") << R"j("drive": "position", "value": "0.3*(1 - cos(40*t))")j" << 0.0;
        QTest::newRow("swings by its rate") << R"j("drive": "velocity", "value": "12*cos(40*t)")j" << 12.0;
        QTest::newRow("swings from another rate") << R"j("drive": "velocity", "value": "12*cos(40*t)", "largest": 1e3)j" << 5.0;
        QTest::newRow("with a largest moment") << R"("drive": "velocity", "value": 3, "largest": 2)" << 0.0;
    }
    void aDriveThatHoldsItsRateHasNone() {
        QFETCH(QString, drive);
        QFETCH(double, spin);
        for (const double theta : {0.5, 0.6, 1.0})
            for (const char* world : {"", R"(, "joint_scheme": "middle")", R"(, "projection": "none")", R"(, "projection": "none", "joint_scheme": "middle")"}) {
                const auto session = start(driven(drive, spin, QString(R"("kind": "moreau-jean", "theta": %1)").arg(theta), world));
                run_to(*session, 0.5);
                double worst = 0.0;
                for (const double impact : column(*session->recording(), "energy.impact")) worst = std::max(worst, std::abs(impact));
                QVERIFY2(worst < 1e-12, qPrintable(QString("theta %1 %2: %3").arg(theta).arg(world).arg(worst)));
            }
    }

    // A stop that a parameter moves away from what rests on it holds nothing any more: a bar on its hinge falls from -0.2 rad on to -0.5, a block from its
    // floor by formula to the lower one.
    void aStopThatIsMovedAwayLetsGo_data() {
        QTest::addColumn<double>("e");
        QTest::newRow("plastic") << 0.0;
        QTest::newRow("e = 1/2") << 0.5;
    }
    void aStopThatIsMovedAwayLetsGo() {
        QFETCH(double, e);
        const std::string law = std::to_string(e);
        const auto model = parsed(R"({ "saltus": 2, "title": "Stops", "parameters": { "lowest": { "value": -0.2 }, "floor": { "value": 0 } },
            "world": { "planar": true, "gravity": [0, -9.81] },
            "bodies": { "bar": { "mass": 1, "inertia": [0.03], "position": [0.25, 0], "touches": false }, "block": { "mass": 1, "inertia": [0.03], "position": [2, 0], "touches": false } },
            "joints": { "hinge": { "kind": "revolute", "between": ["bar"], "point": [0, 0], "coordinates": [{ "limits": ["lowest", 1], "e": )" + law + R"( }] } },
            "interactions": { "gap": { "between": ["block"], "relation": { "kind": "lagrangian-scleronomous", "h": ["block.q[1] - floor"] }, "law": { "kind": "newton-impact", "e": )" + law + R"( } } },
            "run": { "step": "1 ms", "end": "6 s", "record": ["bar.q[2]", "block.q[1]"] } })");
        const auto session = start(model);
        const auto now = [&](const char* name) { return column(*session->recording(), name).back(); };
        run_to(*session, 2);
        QVERIFY(std::abs(now("bar.q[2]") + 0.2) < 1e-4 && std::abs(now("block.q[1]")) < 1e-4);
        QVERIFY(session->set_parameter("lowest", -0.5));
        QVERIFY(session->set_parameter("floor", -0.1));
        run_to(*session, 2.1);
        QVERIFY2(std::abs(now("block.q[1]") + 0.5 * kGravity * 0.01) < 1e-3, qPrintable(QString::number(now("block.q[1]"))));
        run_to(*session, 6);
        QVERIFY2(std::abs(now("bar.q[2]") + 0.5) < 1e-4, qPrintable(QString::number(now("bar.q[2]"))));
        QVERIFY2(std::abs(now("block.q[1]") + 0.1) < 1e-4, qPrintable(QString::number(now("block.q[1]"))));
    }
    void everyBounceAtALimitIsAnImpact() {
        const auto session = start(weight("0.8"));
        run_to(*session, 2.9);
        const Recording& recording = *session->recording();
        const auto& names = recording.interactions();
        const auto rail = std::find(names.begin(), names.end(), "rail");
        QVERIFY(rail != names.end());
        const auto impacts = recording.impacts();
        QVERIFY2(impacts.size() >= 20, qPrintable(QString("%1 impacts").arg(impacts.size())));
        const double first = std::sqrt(2.0 * 0.5 / kGravity), speed = kGravity * first, m = 2.0, e = 0.8;
        double when = first, v = speed;
        for (std::size_t i = 0; i < 10; ++i, when += 2.0 * v / kGravity) {
            const Impact& impact = impacts[i];
            QCOMPARE(impact.interaction, static_cast<std::uint32_t>(rail - names.begin()));
            QVERIFY(impact.angular == 0);
            QVERIFY2(std::abs(impact.time - when) < 3e-3, qPrintable(QString("bounce %1: %2 for %3").arg(i).arg(impact.time).arg(when)));
            QVERIFY(std::abs(impact.velocity_before + v) < 1e-2 * speed);
            QVERIFY(std::abs(impact.velocity_after + e * impact.velocity_before) < 1e-9); // the law, exactly
            // m (u+ - u-) and what gravity did within the step
            QVERIFY(std::abs(impact.impulse - m * (impact.velocity_after - impact.velocity_before)) < 1.01 * m * kGravity * 1e-4);
            const double lost = 0.5 * m * (1.0 - e * e) * impact.velocity_before * impact.velocity_before;
            QVERIFY(std::abs(impact.energy + lost) < 2e-3 * lost + 1e-4);
            QCOMPARE(impact.body_a, 0u);
            v *= e;
        }
        // The same energy stands in the books: impacts, not damping; the rest is what the projection of positions gives back.
        const auto impact = column(recording, "energy.impact"), damping = column(recording, "energy.damping"),
                   total = column(recording, "energy.total"), scheme = column(recording, "energy.scheme");
        double sum = 0.0;
        for (const Impact& one : impacts) sum += one.energy;
        QVERIFY(std::abs(impact.back() + sum) < 1e-3 * impact.back());
        QVERIFY(std::abs(impact.back() + scheme.back() - (total.front() - total.back())) < 1e-11 * impact.back());
        qInfo("lost at impacts %.6f J, by the scheme %.3g J", impact.back(), scheme.back());
        QVERIFY(std::abs(scheme.back()) < 1e-3 * impact.back());
        QVERIFY(std::abs(damping.back()) < 1e-9);
    }

    void aWeightThatStaysIsOneImpactAndOneSpan() {
        const auto session = start(weight("0"));
        run_to(*session, 1.0);
        const auto impacts = session->recording()->impacts();
        QCOMPARE(impacts.size(), std::size_t{1});
        const auto spans = session->recording()->contact_spans();
        QCOMPARE(spans.size(), std::size_t{1});
        QVERIFY(spans[0].open_ended);
        QVERIFY(std::abs(spans[0].end - 1.0) < 1e-9);
    }

    // At theta > 1/2 a step with an impact ends up to (theta - 1/2) h v over the limit; what rests comes down from there, to a gap that it
    // would close within a step (it hung there for ever, with its full force).
    void whatRestsDoesNotHangOverItsLimit_data() {
        QTest::addColumn<bool>("formula");
        QTest::addColumn<QString>("projection");
        QTest::addColumn<double>("theta");
        QTest::addColumn<double>("e");
        for (const bool formula : {false, true})
            for (const char* projection : {"combined", "direct", "none"})
                for (const double theta : {0.5, 0.6, 1.0})
                    for (const double e : {0.0, 0.3})
                        QTest::newRow(qPrintable(QString("%1, %2, theta %3, e %4").arg(formula ? "a gap by formula" : "a limit").arg(projection).arg(theta).arg(e)))
                            << formula << QString(projection) << theta << e;
    }
    void whatRestsDoesNotHangOverItsLimit() {
        QFETCH(bool, formula);
        QFETCH(QString, projection);
        QFETCH(double, theta);
        QFETCH(double, e);
        const double h = 1e-3;
        const QString way = formula ? QString(R"("interactions": { "stop": { "between": ["b"], "relation": { "kind": "lagrangian-scleronomous", "h": ["b.q[1]"] }, "law": { "kind": "newton-impact", "e": %1 } } })").arg(e)
                                    : QString(R"("joints": { "rail": { "kind": "prismatic", "between": ["b"], "point": [0, 0.4137], "axis": [0, 1], "coordinates": [{ "limits": [-0.4137, 10], "e": %1 }] } })").arg(e);
        const auto session = start(parsed(QString(R"({ "saltus": 2, "world": { "planar": true, "projection": "%1" },
            "bodies": { "b": { "mass": 1, "inertia": [1], "position": [0, 0.4137], "velocity": [0, -0.321], "shapes": [] } }, %2,
            "run": { "integrator": { "kind": "moreau-jean", "theta": %3 }, "step": 0.001, "end": 3, "record": ["b.q[1]", "b.v[1]"] } })").arg(projection).arg(way).arg(theta).toStdString()));
        run_to(*session, 3.0);
        const double gap = column(*session->recording(), "b.q[1]").back(), speed = column(*session->recording(), "b.v[1]").back();
        QVERIFY2(gap <= theta * h * h * kGravity + 1e-8, qPrintable(QString::number(gap)));
        QVERIFY2(gap >= (projection == "none" ? -3e-3 : -1e-8), qPrintable(QString::number(gap)));
        QVERIFY2(std::abs(speed) < 1e-9, qPrintable(QString::number(speed)));
    }

    // What bounces at a limit comes to rest as on a floor, by both forms of joints: the bounces end within z + 2 sum of flights, and from there on the limit bears
    // the weight in every step. (By the middle form they went on for ever: the fall within a step was projected away and struck in the next.)
    void whatBouncesAtALimitComesToRest_data() {
        QTest::addColumn<QString>("scheme");
        QTest::addColumn<QString>("joint");
        QTest::addColumn<double>("e");
        QTest::addColumn<double>("h");
        const std::pair<const char*, const char*> joints[] = {
            {"rail", R"("kind": "prismatic", "between": ["b"], "point": [0, 0, 0.02], "axis": [0, 0, 1], "coordinates": [{ "limits": [-0.02, 1], "e": %1 }])"},
            {"upside down", R"("kind": "prismatic", "between": ["b"], "point": [0, 0, 0.02], "axis": [0, 0, -1], "coordinates": [{ "limits": [-1, 0.02], "e": %1 }])"},
            {"strut", R"("kind": "distance", "between": ["b"], "point": [0, 0, 0.02], "point_b": [0, 0, -1], "coordinates": [{ "limits": [1, 3], "e": %1 }])"},
            {"rope", R"("kind": "distance", "between": ["b"], "point": [0, 0, 0.02], "point_b": [0, 0, 1], "coordinates": [{ "limits": [0, 1], "e": %1 }])"},
            {"bar on a hinge", R"("kind": "revolute", "between": ["b"], "point": [-0.1, 0, 0.02], "axis": [0, -1, 0], "coordinates": [{ "limits": [-0.2, 1], "e": %1 }])"}};
        for (const char* scheme : {"conserving", "middle"})
            for (const auto& [name, joint] : joints)
                for (const double e : {0.3, 0.7, 0.8, 0.9})
                    for (const double h : {2e-3, 1e-3}) QTest::addRow("%s, %s, e %g, h %g", name, scheme, e, h) << QString(scheme) << QString(joint) << e << h;
    }
    void whatBouncesAtALimitComesToRest() {
        QFETCH(QString, scheme);
        QFETCH(QString, joint);
        QFETCH(double, e);
        QFETCH(double, h);
        const double fall = std::sqrt(2.0 * 0.02 / kGravity), rests = 1.5 * fall * (1.0 + 2.0 * e / (1.0 - e)) + 0.1; // of a bar, too
        const auto session = start(parsed(QString(R"({ "saltus": 1, "world": { "joint_scheme": "%1" },
            "bodies": { "b": { "mass": 1, "inertia": [1e-4, 1e-4, 1e-4], "position": [0, 0, 0.02], "shapes": [] } },
            "joints": { "stop": { %2 } },
            "run": { "step": %3, "end": 5, "record": ["b.v[2]", "energy.total"] } })").arg(scheme, joint.arg(e)).arg(h).toStdString()));
        run_to(*session, rests);
        const std::size_t impacts = session->recording()->impact_count();
        QVERIFY2(impacts <= 60, qPrintable(QString("%1 impacts").arg(impacts)));
        const double settled = column(*session->recording(), "energy.total").back();
        run_to(*session, rests + 0.5);
        QCOMPARE(session->recording()->impact_count(), impacts);
        QVERIFY(std::abs(column(*session->recording(), "b.v[2]").back()) < 1e-9);
        QVERIFY2(std::abs(column(*session->recording(), "energy.total").back() - settled) < 1e-6, qPrintable(QString::number(settled)));
    }

    // A plastic drop is one impact, when it is due, on a floor, a gap by formula and a limit. (Where the projection of a step found it the body stopped up to h |u| / 2 above, and fell
    // again and again.)
    void aPlasticDropIsOneImpact_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("accuracy");
        QTest::addColumn<double>("height");
        for (const char* what : {"floor", "formula", "limit", "limit, middle"})
            for (const char* accuracy : {"exact", "balanced", "quick"})
                for (int k = 0; k < 12; ++k) QTest::addRow("%s, %s, %d", what, accuracy, k) << QString(what) << QString(accuracy) << 0.3 + 0.0137 * k;
    }
    void aPlasticDropIsOneImpact() {
        QFETCH(QString, what);
        QFETCH(QString, accuracy);
        QFETCH(double, height);
        const double h = 2e-3;
        const QString z = QString::number(height, 'g', 17);
        const QString floor = R"(, "floor": { "fixed": true, "shapes": [{ "kind": "half-space" }] })";
        const QString stop = what == "floor" ? QString() : what == "formula"
            ? QString(R"("interactions": { "stop": { "between": ["b"], "relation": { "kind": "lagrangian-scleronomous", "h": ["b.q[2] - 0.1"] }, "law": { "kind": "newton-impact", "e": 0 } } },)")
            : QString(R"("joints": { "stop": { "kind": "prismatic", "between": ["b"], "point": [0, 0, %1], "axis": [0, 0, 1], "coordinates": [{ "limits": [-%1, 10], "e": 0 }] } },)").arg(z);
        const auto session = start(parsed(QString(R"({ "saltus": 2, "contacts": { "default": { "e": 0 } }, "world": { %1 },
            "bodies": { "b": { "mass": 1, "inertia": [0.1, 0.1, 0.1], "position": [0, 0, %2], "shapes": [{ "kind": "sphere", "radius": 0.1, "touches": %3 }] } %4 }, %5
            "run": { "step": %6, "end": 1, "accuracy": "%7", "record": ["b.q[2]", "b.v[2]"] } })")
                                              .arg(what == "limit, middle" ? R"("joint_scheme": "middle")" : "", QString::number(height + 0.1, 'g', 17), what == "floor" ? "true" : "false",
                                                   what == "floor" ? floor : QString(), stop).arg(h).arg(accuracy).toStdString()));
        run_to(*session, 0.6);
        const auto impacts = session->recording()->impacts();
        QCOMPARE(impacts.size(), std::size_t{1});
        const double due = std::sqrt(2.0 * height / kGravity);
        QVERIFY2(std::abs(impacts[0].time - due) <= 2.0 * h, qPrintable(QString::number(impacts[0].time - due)));
        QVERIFY(std::abs(column(*session->recording(), "b.q[2]").back() - 0.1) < 1.1e-3);
        QVERIFY(std::abs(column(*session->recording(), "b.v[2]").back()) < 1e-3);
    }

    void aLimitOfAnAngleTellsRadians() {
        // A rod's pendulum from the horizontal to a stop straight below: half its omega^2 times I is m g l.
        const auto session = start(parsed(R"({ "saltus": 1, "title": "Pendulum at a stop",
            "bodies": { "bob": { "mass": 1, "inertia": [0.02, 0.02, 0.02], "position": [0.5, 0, 0] } },
            "joints": { "hinge": { "kind": "revolute", "between": ["bob"], "point": [0, 0, 0], "axis": [0, 1, 0],
                                   "coordinates": [{ "limits": ["-90 deg", "90 deg"], "e": 0.5 }] } },
            "run": { "step": "0.1 ms", "end": "2 s" } })"));
        run_to(*session, 0.6);
        const auto impacts = session->recording()->impacts();
        QVERIFY(!impacts.empty());
        const double inertia = 0.02 + 0.25, omega = std::sqrt(2.0 * kGravity * 0.5 / inertia);
        QCOMPARE(int(impacts[0].angular), 1);
        QVERIFY2(std::abs(impacts[0].velocity_before + omega) < 1e-3 * omega, qPrintable(QString::number(impacts[0].velocity_before)));
        QVERIFY(std::abs(impacts[0].impulse - 1.5 * inertia * omega) < 1e-3 * inertia * omega);
        QVERIFY(std::abs(impacts[0].energy + 0.5 * inertia * omega * omega * 0.75) < 2e-3 * inertia * omega * omega);
    }

    void aSnapshotRemembersWhichLimitsAreClosed() {
        const auto session = start(weight("0"));
        run_to(*session, 0.5);
        const Snapshot snapshot = session->snapshot();
        const auto other = start(weight("0"));
        QVERIFY(other->restore(snapshot).has_value());
        run_for(*other, 100);
        QCOMPARE(other->recording()->impact_count(), std::size_t{0}); // it rests there already
        run_for(*session, 100);
        QCOMPARE(session->recording()->impact_count(), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(TestLimitEvents)
#include "test_limit_events.moc"

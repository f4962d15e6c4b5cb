// SPDX-License-Identifier: GPL-3.0-or-later
// Starts that are not consistent: one rule. Positions off by more than the tolerance move to the nearest that hold, with a remark, or are refused;
// velocities are left to an impact.
#include "core/model/names.h"
#include "core/simulation/rank_by_bodies.h"
#include "core/simulation/redundant_joints.h"
#include "tests/core/simulation/runs.h"
#include "tests/processor_time.h"

#include <Eigen/QR>

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace saltus;
using namespace saltus::testing;

namespace {

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::string told(const Session& session) {
    std::string all;
    for (const auto& notice : session.recording()->notices()) all += notice.message + '\n';
    return all;
}

// A mass of 1 kg at q with v, and a wall at 0.
model::Model at_wall(double q, double v, double e = 0.5) {
    auto model = oscillator(1.0, 0.0, 0.0, 0.0, q, v);
    add_wall(model, e);
    model.run.record = {"mass.q[0]", "mass.v[0]", "wall.y[0]"};
    return model;
}

model::Model curved(model::Model model) { // the same by the Newton scheme
    model.run.solver = model::SolverKind::semismooth_newton;
    return model;
}

const char* const kTwo = R"j({ "saltus": 1, "title": "Two",
  "systems": { "p": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 3]], "q": [0, 0], "v": [0, 0] } },
  "interactions": { "near": { "between": ["p"], "relation": { "kind": "lagrangian-linear", "H": [[-1, 1]], "b": [-1] }, "law": { "kind": "newton-impact", "e": 0 } } },
  "run": { "step": "1 ms", "end": 1, "record": ["p.q[0]", "p.q[1]"] } })j";

} // namespace

// A plate that so many bodies hold, each by a joint to the plate and one to the world.
rigid::Input plate_in_joints(rigid::JointKind kind, int bodies, unsigned seed) {
    std::mt19937 chance(seed);
    std::uniform_real_distribution<double> number(-1.0, 1.0);
    const auto point = [&] { return collision::Vector3(number(chance), number(chance), number(chance)); };
    rigid::Input input;
    const auto body = [&](const collision::Vector3& at) {
        rigid::BodyInput made;
        made.mass = 2.0 + number(chance);
        made.inertia << 2.0, 0.1, 0.2, 0.1, 2.5, 0.3, 0.2, 0.3, 3.0;
        made.pose.position = at;
        input.bodies.push_back(made);
    };
    const auto join = [&](std::uint32_t a, std::uint32_t b, const collision::Vector3& at) {
        rigid::JointInput made;
        made.kind = kind;
        made.body_a = a, made.body_b = b;
        made.frame_a.position = at - input.bodies[a].pose.position;
        made.frame_b.position = b == rigid::kWorld ? at : collision::Vector3(at - input.bodies[b].pose.position);
        input.joint_names.push_back("j" + std::to_string(input.joints.size()));
        input.joints.push_back(made);
    };
    body({0.0, 0.0, 0.0});
    for (int i = 1; i <= bodies; ++i) {
        const collision::Vector3 near = point(), far = 3.0 * point();
        body(0.5 * (near + far));
        join(static_cast<std::uint32_t>(i), 0, near);
        join(static_cast<std::uint32_t>(i), rigid::kWorld, far);
    }
    return input;
}

class TestStarts : public QObject {
    Q_OBJECT

private slots:
    // A switch of 1 mohm or 1 Mohm before a diode: at theta = 1/2 half of what the coil's current does there stands against all that the diode's does, and no step fits.
    void whatThetaIsOutOfStepWithIsTold() {
        const auto circuit = [](const char* theta) {
            return start(parse(QString(R"j({"saltus": 1, "title": "Boost", "circuits": {"c": {"elements": {
                "V": {"kind": "voltage-source", "nodes": ["in", "gnd"], "value": "12 V"}, "L": {"kind": "inductor", "nodes": ["in", "sw"], "value": "200 uH"},
                "S": {"kind": "resistor", "nodes": ["sw", "gnd"], "value": "if(t < 8e-6, 1e-3, 1e6)"}, "D": {"kind": "diode", "nodes": ["sw", "out"]},
                "C": {"kind": "capacitor", "nodes": ["out", "gnd"], "value": "50 uF"}, "R": {"kind": "resistor", "nodes": ["out", "gnd"], "value": 10},
                "GND": {"kind": "ground", "nodes": ["gnd"]}}}}, "run": {"integrator": {"kind": "euler-moreau", "theta": %1}, "step": "1 us", "end": "20 us"}})j").arg(QLatin1String(theta)).toStdString()));
        };
        const auto half = circuit("0.5"), whole = circuit("1");
        const auto stopped = half->run_until(20e-6);
        QVERIFY(!stopped && stopped.error().remedy.starts_with("take theta 1"));
        QVERIFY(bool(whole->run_until(20e-6)));
    }
    // A Schmitt trigger made of a relay: the equations hold with either voltage and with one between, and no step knows which came before.
    void aRelayThatFeedsItselfIsTold() {
        const auto told = [](const char* control) {
            const auto session = start(parse(QString(R"j({"saltus": 1, "title": "Relay", "circuits": {"c": {"elements": {
                "Y": {"kind": "relay", "nodes": ["o", "gnd"], "lower": "-10 V", "upper": "10 V", "control": "%1", "control_by": "voltage"},
                "R": {"kind": "resistor", "nodes": ["o", "x"], "value": 1000}, "C": {"kind": "capacitor", "nodes": ["x", "gnd"], "value": "1 uF"},
                "Ra": {"kind": "resistor", "nodes": ["o", "p"], "value": 1000}, "Rb": {"kind": "resistor", "nodes": ["p", "gnd"], "value": 1000},
                "Difference": {"kind": "resistor", "nodes": ["x", "p"], "value": 1e9}, "GND": {"kind": "ground", "nodes": ["gnd"]}}}},
                "run": {"integrator": {"kind": "euler-moreau", "theta": 1}, "step": "10 us", "end": "1 ms"}})j").arg(QLatin1String(control)).toStdString()));
            const auto notices = session->recording()->notices();
            return std::any_of(notices.begin(), notices.end(), [](const auto& notice) { return notice.message.find("feeds its own output back") != std::string::npos; });
        };
        QVERIFY(told("Difference"));
        QVERIFY(!told("C"));
    }
    void aGapOfRoundOffIsClosedAndNothingIsTold() {
        for (const double q : {0.0, -1e-9, 1e-9, -1e-17}) {
            const auto session = start(at_wall(q, 0.0));
            QCOMPARE(column(*session->recording(), "mass.q[0]").front(), q);
            QVERIFY2(told(*session).empty(), told(*session).c_str());
        }
    }

    void aPenetrationIsMendedAndTold() {
        for (const auto& model : {at_wall(-0.25, 0.0), curved(at_wall(-0.25, 0.0))}) {
            const auto session = start(model);
            QVERIFY(std::abs(column(*session->recording(), "mass.q[0]").front()) < 1e-12);
            QVERIFY2(says(told(*session), "row 0 of 'wall' has a gap of -0.25 at the start") && says(told(*session), "mass.q[0] goes from -0.25 to 0"), told(*session).c_str());
        }
    }

    // In the metric of the masses: the centre of mass stays.
    void theNearestPositionsAreTaken() {
        const auto session = start(parse(kTwo));
        QVERIFY(std::abs(column(*session->recording(), "p.q[0]").front() + 0.75) < 1e-12);
        QVERIFY(std::abs(column(*session->recording(), "p.q[1]").front() - 0.25) < 1e-12);
    }

    // Walls at 0 and 0.5 on the same side: the farther one counts, the gap of the other is open.
    void gapsThatOpenAreNotPulledShut() {
        auto model = at_wall(-0.25, 0.0);
        model::Interaction farther = model.interactions[0];
        farther.name = "farther";
        std::get<model::LagrangianLinearRelation>(farther.relation).b = {-0.5};
        model.interactions.push_back(farther);
        const auto session = start(model);
        QVERIFY(std::abs(column(*session->recording(), "mass.q[0]").front() - 0.5) < 1e-12);
    }

    void wallsThatLeaveNoRoomAreRefused() {
        auto model = at_wall(0.0, 0.0);
        model::Interaction other = model.interactions[0];
        other.name = "other";
        other.relation = model::LagrangianLinearRelation{{{-1.0}}, {-0.5}, {}, {}}; // q <= -0.5
        model.interactions.push_back(other);
        const auto session = Session::create(model);
        QVERIFY(!session);
        QVERIFY2(says(text_of(session.error()), "row 0 of 'other' has a gap of -0.5 at the start, and no positions near there"), text_of(session.error()).c_str());
    }

    // A closed contact that approaches: an impact of the first step, by its law, in the list of impacts.
    void aClosedContactThatApproachesIsAnImpact() {
        for (const auto& model : {at_wall(0.0, -2.0), curved(at_wall(0.0, -2.0))}) {
            const auto session = start(model);
            QVERIFY(told(*session).empty());
            run_for(*session, 1);
            const auto& r = *session->recording();
            QCOMPARE(r.impact_count(), std::size_t{1});
            QCOMPARE(r.impact(0).velocity_before, -2.0);
            QVERIFY(std::abs(r.impact(0).impulse - 3.0) < 1e-12);
            QVERIFY(std::abs(column(r, "mass.v[0]").back() - 1.0) < 1e-12);
        }
    }

    // What lies on something when the run begins closes no gap: it has a force from the first step on, and no impact.
    void whatLiesOnSomethingIsNoImpact() {
        auto model = at_wall(0.0, 0.0);
        std::get<model::LagrangianLinear>(model.systems[0].kind).F = {-9.81};
        model.run.record = {"wall.force[0]", "wall.percussion[0]"};
        const auto session = start(model);
        run_for(*session, 5);
        const auto& r = *session->recording();
        QCOMPARE(r.impact_count(), std::size_t{0});
        QCOMPARE(r.contact_spans().size(), std::size_t{1});
        for (std::size_t k = 1; k < r.rows(); ++k) {
            QVERIFY(std::abs(column(r, "wall.force[0]")[k] - 9.81) < 1e-12);
            QCOMPARE(column(r, "wall.percussion[0]")[k], 0.0);
        }
        const char* const disc = R"j({ "saltus": 1, "title": "Disc", "world": { "planar": true, "gravity": [0, -9.81] },
            "bodies": { "ground": { "fixed": true, "shapes": [{ "kind": "half-space" }] },
                        "disc": { "mass": 2, "inertia": [0.01], "position": [0, 0.1], "velocity": [0, %s], "shapes": [{ "kind": "disc", "radius": 0.1 }] } },
            "contacts": { "usual": { "e": 0.5, "mu": 0.3 } }, "run": { "step": "1 ms", "end": 1, "record": ["contacts.force", "contacts.percussion"] } })j";
        const auto lies = start(parse(QString::asprintf(disc, "0").toStdString()));
        run_for(*lies, 5);
        QCOMPARE(lies->recording()->impact_count(), std::size_t{0});
        QVERIFY(std::abs(column(*lies->recording(), "contacts.force")[1] - 19.62) < 1e-9);
        QCOMPARE(column(*lies->recording(), "contacts.percussion")[1], 0.0);
        const auto falls = start(parse(QString::asprintf(disc, "-1").toStdString())); // it approaches
        run_for(*falls, 1);
        QCOMPARE(falls->recording()->impact_count(), std::size_t{1});
    }

    // The rule does not ask what else is in the scene: with a body beside them systems begin where they begin alone, and as much is told.
    void systemsBesideBodiesBeginAsAlone_data() {
        QTest::addColumn<QString>("start");
        QTest::addColumn<QStringList>("relations"); // formula and law
        const QString equality = R"("kind": "equality")", impact = R"("kind": "newton-impact", "e": 0.5)";
        QTest::newRow("an equality that is not 0") << R"("q": [0.3, 0], "v": [0, 0])" << QStringList{"p.q[0] - p.q[1]", equality};
        QTest::newRow("velocities that an equality forbids") << R"("q": [0, 0], "v": [1, 0])" << QStringList{"p.q[0] - p.q[1]", equality};
        QTest::newRow("a gap behind 0") << R"("q": [-0.1, 0], "v": [0, 0])" << QStringList{"p.q[0]", impact};
        QTest::newRow("a gap behind 0 and an equality") << R"("q": [-0.1, 0.2], "v": [0, 0])" << QStringList{"p.q[0]", impact, "p.q[0] - p.q[1]", equality};
        QTest::newRow("gaps that leave no room") << R"("q": [0.5, 0], "v": [0, 0])" << QStringList{"p.q[0]", impact, "-0.1 - p.q[0]", impact};
        QTest::newRow("an equality that another repeats") << R"("q": [0, 0], "v": [0, 0])" << QStringList{"p.q[0] - p.q[1]", equality, "2*p.q[0] - 2*p.q[1]", equality};
        QTest::newRow("one that another nearly repeats") << R"("q": [0, 0], "v": [0, 0])" << QStringList{"p.q[0] - p.q[1]", equality, "p.q[0] - (1 + 1e-7)*p.q[1]", equality};
        QTest::newRow("a closed gap that approaches") << R"("q": [0, 0], "v": [-1, 0])" << QStringList{"p.q[0]", impact};
    }
    void systemsBesideBodiesBeginAsAlone() {
        QFETCH(QString, start);
        QFETCH(QStringList, relations);
        QString interactions;
        for (int i = 0; i + 1 < relations.size(); i += 2)
            interactions += QString(R"(%1"r%2": { "between": ["p"], "relation": { "kind": "lagrangian-scleronomous", "h": ["%3"] }, "law": { %4 } })")
                                .arg(i > 0 ? ", " : "").arg(i).arg(relations[i], relations[i + 1]);
        std::string outcome[2];
        for (const bool beside : {false, true}) {
            const QString bodies = R"("world": { "planar": true }, "bodies": { "b": { "mass": 2, "inertia": [0.1], "position": [0, 5] } },)";
            const auto model = parse(QString(R"j({ "saltus": 2, "title": "Start", %1
              "systems": { "p": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 3]], %2 } }, "interactions": { %3 },
              "run": { "integrator": { "kind": "moreau-jean" }, "step": "1 ms", "end": 1, "record": ["p.q[0]", "p.q[1]", "p.v[0]", "p.v[1]", "r0.lambda[0]", "r0.y[0]"] } })j")
                                         .arg(beside ? bodies : QString(), start, interactions).toStdString());
            auto session = Session::create(model);
            if (!session) {
                for (const Error& error : session.error()) outcome[beside] += error.message + '\n';
                continue;
            }
            outcome[beside] = told(**session);
            run_for(**session, 3);
            for (const char* name : {"p.q[0]", "p.q[1]", "p.v[0]", "p.v[1]", "r0.lambda[0]", "r0.y[0]"})
                for (const double value : column(*(*session)->recording(), name)) outcome[beside] += ' ' + model::number_text(std::round(1e9 * value) + 0.0);
        }
        QCOMPARE(outcome[1], outcome[0]);
    }

    // A body joined to a coordinate that its system's equality moves from 0.4 to 0.2.
    void relationsThatMendedSystemsLeaveAreRefused() {
        for (const char* projection : {"combined", "none"}) {
            const auto session = Session::create(parse(QString(R"j({ "saltus": 2, "title": "Moved", "world": { "planar": true, "projection": "%1" },
              "systems": { "p": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "q": [0.4, 0], "v": [0, 0] } }, "bodies": { "b": { "mass": 2, "inertia": [0.1], "position": [0, 0.4] } },
              "interactions": { "own": { "between": ["p"], "relation": { "kind": "lagrangian-scleronomous", "h": ["p.q[0] - p.q[1]"] }, "law": { "kind": "equality" } },
                                "r": { "between": ["b", "p"], "relation": { "kind": "lagrangian-scleronomous", "h": ["b.q[1] - p.q[0]"] }, "law": { "kind": "equality" } } },
              "run": { "step": "1 ms", "end": 1, "record": ["p.q[0]"] } })j").arg(projection).toStdString()));
            QVERIFY(!session);
            QVERIFY2(says(text_of(session.error()), "interaction 'r' is 0.2 at the start"), text_of(session.error()).c_str());
        }
    }

    // Joints off by less than a hundredth of their bodies: mended, or left, and told. By no more than the tolerance: as they are.
    void jointsThatDoNotQuiteFitAreTold_data() {
        QTest::addColumn<QString>("joint");
        QTest::addColumn<QString>("projection");
        QTest::addColumn<QString>("remark");
        const QString rod = R"("kind": "distance", "point": [0, 0], "point_b": [0, 1], "length": %1)", pin = R"("kind": "revolute", "point": [0, 1], "coordinates": [{ %1 }])";
        const QString fits = "joint 'j' does not quite fit the bodies at the start: ", mended = "; the projection of the first step moves them together", left = "; they stay so, there is no projection";
        QTest::newRow("a rod") << rod.arg("1.0001") << "combined" << fits + "its two halves are 0.0001 m apart" + mended;
        QTest::newRow("a rod without projection") << rod.arg("1.0001") << "none" << fits + "its two halves are 0.0001 m apart" + left;
        QTest::newRow("a rod that fits") << rod.arg("1.000000001") << "combined" << QString();
        QTest::newRow("a limit") << pin.arg(R"("limits": [1e-4, 1])") << "direct" << fits + "it stands at 0 rad, below its lower limit 0.0001 rad" + mended;
        QTest::newRow("a drive") << pin.arg(R"("drive": "position", "value": "1e-4")") << "combined" << fits + "it stands at 0 rad, but its drive begins at 0.0001 rad" + mended;
    }
    void jointsThatDoNotQuiteFitAreTold() {
        QFETCH(QString, joint);
        QFETCH(QString, projection);
        QFETCH(QString, remark);
        const auto session = start(parse(QString(R"j({ "saltus": 1, "title": "Off", "world": { "planar": true, "projection": "%1" },
          "bodies": { "b": { "mass": 2, "inertia": [0.1], "position": [0, 0] } }, "joints": { "j": { "between": ["b"], %2 } },
          "run": { "step": "1 ms", "end": 1, "record": ["b.q[0]"] } })j").arg(projection, joint).toStdString()));
        if (remark.isEmpty()) QVERIFY2(told(*session).empty(), told(*session).c_str());
        else QVERIFY2(says(told(*session), remark.toStdString()), told(*session).c_str());
    }

    // What a joint forbids is stopped by it; of systems before the first step, of bodies in it. Both say so.
    void velocitiesThatJointsForbidAreTold() {
        const auto session = start(parse(R"j({ "saltus": 1, "title": "Rod",
          "bodies": { "ball": { "shapes": [{ "kind": "sphere", "radius": 0.1 }], "position": [0, 0, "-1 m"], "velocity": [0, 0, 0.5] } },
          "joints": { "rod": { "kind": "distance", "between": ["ball"], "point": [0, 0, "-1 m"], "point_b": [0, 0, 0], "length": 1 } },
          "run": { "step": "1 ms", "end": 1, "record": ["rod.ydot[0]", "ball.v[2]"] } })j"));
        QVERIFY2(says(told(*session), "the velocities at t = 0 violate joint 'rod' by 0.5 m/s"), told(*session).c_str());
        run_for(*session, 2);
        QVERIFY(std::abs(column(*session->recording(), "rod.ydot[0]").back()) < 1e-9);
        const auto system = start(parse(R"j({ "saltus": 1, "title": "Rod",
          "systems": { "p": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "q": [0, -1], "v": [0, 0.5] } },
          "interactions": { "rod": { "between": ["p"], "relation": { "kind": "lagrangian-scleronomous", "h": ["sqrt(p.q[0]^2 + p.q[1]^2) - 1"] }, "law": { "kind": "equality" } } },
          "run": { "step": "1 ms", "end": 1, "record": ["p.v[1]"] } })j"));
        QVERIFY2(says(told(*system), "the velocities at t = 0 violate row 0 of 'rod' by 0.5 m/s"), told(*system).c_str());
    }

    // With percussions at the end of the step no impact is made first: y keeps (1 - theta) h of the velocity, which is told.
    void whatTheFirstStepLeavesInPositionsIsTold() {
        const auto plane = [](const char* scheme) {
            return parse(std::string(R"j({ "saltus": 1, "title": "Plane",
              "systems": { "plane": { "kind": "lagrangian-linear", "M": [[1]], "q": [0], "v": [0] } },
              "interactions": { "motion": { "between": ["plane"], "relation": { "kind": "lagrangian-rheonomous", "h": ["plane.q[0] - 3*t"] },
                "law": { "kind": "equality" } } },
              "run": { "integrator": { "kind": "moreau-jean", )j") + scheme + R"j( }, "step": "8 ms", "end": 1, "record": ["motion.y[0]"] } })j");
        };
        for (const auto& [scheme, left] : {std::pair{R"("theta": 0.5, "percussion": "end")", 0.012}, std::pair{R"("theta": 0.75, "percussion": "end")", 0.006}}) {
            const auto session = start(plane(scheme));
            QVERIFY2(says(told(*session), "by 3 m/s: the first step leaves " + model::number_text(left) + " of that in y"), told(*session).c_str());
            run_for(*session, 100);
            QVERIFY(std::abs(std::abs(column(*session->recording(), "motion.y[0]").back()) - left) < 1e-12);
        }
        for (const char* scheme : {R"("theta": 1, "percussion": "end")", R"("theta": 0.5, "percussion": "end", "projection": "direct")"}) {
            const auto session = start(plane(scheme));
            QVERIFY2(told(*session).empty(), told(*session).c_str());
            run_for(*session, 100);
            QVERIFY(std::abs(column(*session->recording(), "motion.y[0]").back()) < 1e-12);
        }
    }

    // A floor that a change raises into what lies on it: by both schemes, alone and beside bodies, the system goes on at the nearest positions and is told;
    // a change of something else leaves what the steps left behind 0 where it is.
    void aFloorRaisedIntoWhatLiesOnItIsMendedAndTold_data() {
        QTest::addColumn<QString>("solver");
        QTest::addColumn<QString>("projection");
        QTest::addColumn<bool>("beside");
        for (const bool beside : {false, true})
            for (const char* solver : {"automatic", "semismooth-newton"})
                for (const char* projection : {"none", "direct"})
                    if (!beside || std::string(solver) == "automatic") QTest::addRow("%s %s %s", solver, projection, beside ? "beside a body" : "alone") << QString(solver) << QString(projection) << beside;
    }
    void aFloorRaisedIntoWhatLiesOnItIsMendedAndTold() {
        QFETCH(QString, solver);
        QFETCH(QString, projection);
        QFETCH(bool, beside);
        const auto session = start(parse(QString(R"j({ "saltus": 2, "title": "Floor", "parameters": { "level": { "value": 0 }, "other": { "value": 1 } }, %1
          "systems": { "p": { "kind": "lagrangian-linear", "M": [["other"]], "F": ["-9.81*other"], "q": [0], "v": [0] },
                       "far": { "kind": "lagrangian-linear", "M": [[1]], "q": [0.1], "v": [-0.5] } },
          "interactions": { "floor": { "between": ["p"], "relation": { "kind": "lagrangian-linear", "H": [[1]], "b": ["-level"] }, "law": { "kind": "newton-impact", "e": 0 } },
                            "wall": { "between": ["far"], "relation": { "kind": "lagrangian-linear", "H": [[1]] }, "law": { "kind": "newton-impact", "e": 0 } } },
          "run": { "integrator": { "kind": "moreau-jean", "projection": "%3" }, "solver": { "kind": "%2" }, "step": "7 ms", "end": 2, "record": ["p.q[0]", "far.q[0]"] } })j")
                                                   .arg(beside ? R"("world": { "planar": true, "gravity": [0, 0] }, "bodies": { "b": { "mass": 2, "inertia": [0.1] } },)" : "", solver, projection).toStdString()));
        run_to(*session, 0.7);
        const double far = column(*session->recording(), "far.q[0]").back();
        if (projection == "none") QVERIFY(far < -1e-4); // where the step left it
        QVERIFY(session->set_parameter("other", 2.0).has_value());
        QVERIFY2(told(*session).empty() , told(*session).c_str());
        QVERIFY(session->set_parameter("level", 0.2).has_value());
        QVERIFY2(says(told(*session), "row 0 of 'floor' has a gap of -0.2 after the change: the run goes on at the nearest positions that leave all gaps open or closed; p.q[0] goes from 0 to 0.2"),
                 told(*session).c_str());
        run_to(*session, 1.0);
        QVERIFY(std::abs(column(*session->recording(), "p.q[0]").back() - 0.2) < 1e-6);
        QVERIFY(session->set_parameter("level", 0.1).has_value()); // and it falls
        QCOMPARE(session->recording()->notices().size(), std::size_t{1});
    }

    void aFloorRaisedAgainstAnotherWallIsRefused() {
        const auto session = start(parse(R"j({ "saltus": 1, "title": "Press", "parameters": { "level": { "value": 0 } },
          "systems": { "p": { "kind": "lagrangian-linear", "M": [[1]], "F": [-1], "q": [0], "v": [0] } },
          "interactions": { "floor": { "between": ["p"], "relation": { "kind": "lagrangian-linear", "H": [[1]], "b": ["-level"] }, "law": { "kind": "newton-impact", "e": 0 } },
                            "roof": { "between": ["p"], "relation": { "kind": "lagrangian-linear", "H": [[-1]], "b": [0.1] }, "law": { "kind": "newton-impact", "e": 0 } } },
          "run": { "step": "1 ms", "end": 1, "record": ["p.q[0]"] } })j"));
        run_for(*session, 10);
        const auto hash = session->state_hash();
        const auto changed = session->set_parameter("level", 0.3);
        QVERIFY(!changed);
        QVERIFY2(says(changed.error().text(), "has a gap of -0.3 after the change, and no positions near there") && says(changed.error().text(), "change it by less"), changed.error().text().c_str());
        QCOMPARE(session->state_hash(), hash);
        run_for(*session, 10);
        QVERIFY(session->set_parameter("level", 0.05).has_value());
    }

    // Of bodies: gaps by formula, limits of joints, shapes that grow. With a projection they are told, without one refused.
    void bodiesThatAChangePushesIntoEachOtherAreToldOrRefused_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("what");
        QTest::newRow("a gap by formula") << R"("bodies": { "b": { "mass": 1, "inertia": [0.1], "position": [0, 0.5] } },
            "interactions": { "floor": { "between": ["b"], "relation": { "kind": "lagrangian-scleronomous", "h": ["b.q[1] - p"] }, "law": { "kind": "newton-impact", "e": 0 } } },)"
                                          << "interaction 'floor' is behind its limit by 0.25 after the change";
        QTest::newRow("a limit") << R"("bodies": { "b": { "mass": 1, "inertia": [0.1], "position": [0, 0.5] } },
            "joints": { "slide": { "kind": "prismatic", "between": ["b"], "point": [0, 0.5], "axis": [0, 1], "coordinates": [{ "limits": ["p - 0.5", 5] }] } },)"
                                 << "joint 'slide' is behind its limit by 0.25 after the change";
        QTest::newRow("a shape") << R"("bodies": { "ground": { "fixed": true, "shapes": [{ "kind": "half-space" }] },
            "b": { "mass": 1, "inertia": [0.1], "position": [0, 0.5], "shapes": [{ "kind": "disc", "radius": "p" }] } },)"
                                 << "bodies 'ground' and 'b' overlap by 0.25 m after the change";
    }
    void bodiesThatAChangePushesIntoEachOtherAreToldOrRefused() {
        QFETCH(QString, scene);
        QFETCH(QString, what);
        for (const char* projection : {"none", "direct", "combined"}) {
            const auto session = start(parse(QString(R"j({ "saltus": 2, "title": "Pushed", "parameters": { "p": { "value": 0.5 }, "g": { "value": 9.81 } },
              "world": { "planar": true, "gravity": [0, "-g"], "projection": "%2" }, %1 "run": { "step": "1 ms", "end": 2, "record": ["b.q[1]"] } })j").arg(scene, projection).toStdString()));
            run_for(*session, 10);
            QVERIFY(session->set_parameter("g", 5.0).has_value());
            QVERIFY2(told(*session).empty(), told(*session).c_str());
            const auto hash = session->state_hash();
            const auto changed = session->set_parameter("p", 0.75);
            QCOMPARE(changed.has_value(), projection[0] != 'n');
            if (projection[0] == 'n') {
                QVERIFY2(says(changed.error().text(), what.toStdString() + ", and there is no projection that moves its bodies"), changed.error().text().c_str());
                QCOMPARE(session->state_hash(), hash);
            } else {
                QVERIFY2(says(told(*session), what.toStdString() + ": the projection of the next steps moves its bodies"), told(*session).c_str());
            }
            run_for(*session, 10);
            QVERIFY(std::abs(column(*session->recording(), "b.q[1]").back() - (projection[0] == 'n' ? 0.5 : 0.75)) < 1e-6);
        }
    }

    // Bodies: an overlap that is small beside them is left to the projection and told, a larger one refused.
    void overlapsOfBodiesAreToldOrRefused() {
        const auto ball = [](const std::string& z) {
            return parse(R"j({ "saltus": 1, "title": "Ball", "bodies": { "floor": { "fixed": true, "shapes": [{ "kind": "half-space" }] },
              "ball": { "shapes": [{ "kind": "sphere", "radius": 0.1 }], "position": [0, 0, )j" + z + R"j(] } },
              "run": { "step": "1 ms", "end": 1, "record": ["ball.q[2]"] } })j");
        };
        QVERIFY(told(*start(ball("\"0.1 - 1e-9\""))).empty());
        const auto session = start(ball("\"0.1 - 1e-5\""));
        QVERIFY2(says(told(*session), "overlap by 1e-05 m at the start: the projection of the first steps moves them apart") ||
                     says(told(*session), "at the start: the projection of the first steps moves them apart"),
                 told(*session).c_str());
        run_for(*session, 2);
        QVERIFY(column(*session->recording(), "ball.q[2]").back() > 0.1 - 2e-8);
        QVERIFY(!Session::create(ball("0.099")).has_value());
    }

    void aSceneOfTheGalleryIsTakenAsItStands() {
        for (const char* name : {"cam-follower", "bouncing-ball", "bead-column", "woodpecker", "slider-crank", "newtons-cradle", "box-pile", "impacting-bar", "guitar-string"}) {
            const auto session = start(scene(name));
            QVERIFY2(!says(told(*session), "at the start"), (std::string(name) + ": " + told(*session)).c_str());
        }
    }

    // Two ball joints in one place; two in line, which leave a hinge; a door on two hinges; a four-bar linkage in space, whose parallel axes leave
    // 3 of 20 rows over; the same in the plane, which needs them all; a chain.
    void redundantJointsAreNamedWithTheirRank_data() {
        QTest::addColumn<QString>("joints");
        QTest::addColumn<QStringList>("remarks");
        const auto left = [](const char* joint, int over, int rows, const char* others, int all, int rank) {
            return QStringLiteral("joint '%1' says at the start in %2 of its %3 rows nothing beyond %4: the %5 rows of joints in loops have the rank %6, and how they share forces is not unique")
                .arg(joint).arg(over).arg(rows).arg(others).arg(all).arg(rank);
        };
        QTest::newRow("one place") << R"j("one": { "kind": "ball", "between": ["c"], "point": [0, 0, 0] }, "two": { "kind": "ball", "between": ["c"], "point": [0, 0, 0] })j"
                                   << QStringList{left("two", 3, 3, "'one'", 6, 3)};
        QTest::newRow("in line") << R"j("one": { "kind": "ball", "between": ["c"], "point": [0, 0, 0] }, "two": { "kind": "ball", "between": ["c"], "point": [0, 0, 1] })j"
                                 << QStringList{left("two", 1, 3, "'one'", 6, 5)};
        QTest::newRow("hinges") << R"j("upper": { "kind": "revolute", "between": ["c", "r"], "point": [0, 0, 1], "axis": [0, 0, 1] },
                                       "lower": { "kind": "revolute", "between": ["c", "r"], "point": [0, 0, 0], "axis": [0, 0, 1] })j"
                                << QStringList{left("lower", 5, 5, "'upper'", 10, 5)};
        QTest::newRow("hinges that lean") << R"j("upper": { "kind": "revolute", "between": ["c"], "point": [0, 0, 1], "axis": [0, "1e-5", 1] },
                                                 "lower": { "kind": "revolute", "between": ["c"], "point": [0, 0, 0], "axis": [0, 0, 1] })j"
                                          << QStringList{left("lower", 4, 5, "'upper'", 10, 6), QStringLiteral("joint 'lower' says at the start nearly what 'upper' says (the sine between them is")};
        const QString four = QStringLiteral(R"j("p1": { "kind": "revolute", "between": ["c"], "point": [0, 0, 0], "axis": [0, 1, 0] },
            "p2": { "kind": "revolute", "between": ["c", "r"], "point": [0, 0, 1], "axis": [0, 1, 0] },
            "p3": { "kind": "revolute", "between": ["r", "k"], "point": [2, 0, 1], "axis": [0, 1, 0] },
            "p4": { "kind": "%1", "between": ["k"], "point": [2, 0, 0]%2 })j");
        const QString axis = QStringLiteral(R"j(, "axis": [0, 1, 0])j");
        QTest::newRow("four-bar") << four.arg(QStringLiteral("revolute"), axis) << QStringList{left("p4", 3, 5, "'p1', 'p2', 'p3'", 20, 17)};
        QTest::newRow("chain") << four.section(QLatin1Char('\n'), 0, 2).chopped(1) << QStringList();
        QTest::newRow("a loop that needs all") << QStringLiteral(R"j("p1": { "kind": "ball", "between": ["c"], "point": [0, 0, 0] },
            "p2": { "kind": "revolute", "between": ["c", "r"], "point": [0, 0, 1], "axis": [0, 1, 0] }, "p3": { "kind": "ball", "between": ["r"], "point": [2, 0.5, 1] })j") << QStringList();
    }
    void redundantJointsAreNamedWithTheirRank() {
        QFETCH(QString, joints);
        QFETCH(QStringList, remarks);
        const auto body = [](const char* name, const char* at) {
            return QStringLiteral(R"j("%1": { "mass": 2, "inertia": [0.1, 0.2, 0.15], "position": %2, "shapes": [{ "kind": "box", "size": [0.1, 0.1, 0.1] }] })j").arg(QLatin1String(name), QLatin1String(at));
        };
        const QString text = QStringLiteral(R"j({ "saltus": 1, "title": "Joints", "bodies": { %1, %2, %3 }, "joints": { %4 }, "run": { "step": "1 ms", "end": "10 ms" } })j")
                                 .arg(body("c", "[0, 0, 0.5]"), body("r", "[1, 0, 1]"), body("k", "[2, 0, 0.5]"), joints);
        const auto session = start(parse(text.toUtf8().constData()));
        QStringList found;
        for (const auto& notice : session->recording()->notices()) found << QString::fromStdString(notice.message);
        QVERIFY2(found.size() == remarks.size(), qPrintable(found.join(QLatin1Char('\n'))));
        for (qsizetype i = 0; i < found.size(); ++i) QVERIFY2(found[i].startsWith(remarks[i]), qPrintable(found[i]));
        run_to(*session, 0.01); // they agree: no refusal
    }

    // n rods between a plate and the world, at both ends in balls: each turns about itself, and the first six of them hold the plate. Of n
    // bodies that are welded to a plate and to the world all six velocities are held, and those of the plate.
    void aPlateInManyJointsIsLookedAtInTime_data() {
        QTest::addColumn<rigid::JointKind>("kind");
        QTest::addColumn<int>("bodies");
        for (const int n : {5, 6, 7, 40, 1000, 5000}) QTest::addRow("%d rods", n) << rigid::JointKind::ball << n;
        for (const int n : {1, 2, 40, 1000}) QTest::addRow("%d welds", n) << rigid::JointKind::fixed << n;
    }
    void aPlateInManyJointsIsLookedAtInTime() {
        QFETCH(rigid::JointKind, kind);
        QFETCH(int, bodies);
        const rigid::Input input = plate_in_joints(kind, bodies, 4);
        const int per_joint = kind == rigid::JointKind::ball ? 3 : 6, rows = 2 * per_joint * bodies;
        const int rank = kind == rigid::JointKind::ball ? 5 * bodies + std::min(bodies, 6) : 6 * bodies + 6;
        const double begin = processor_seconds();
        const auto remarks = simulation::redundant_joints(input);
        const double took = processor_seconds() - begin;
        QVERIFY2(took < (bodies > 1000 ? 3.0 : 1.5), qPrintable(QString::number(took)));
        QCOMPARE(remarks.empty(), rank == rows);
        const std::string rank_text = "the " + std::to_string(rows) + " rows of joints in loops have the rank " + std::to_string(rank);
        if (rank < rows) QVERIFY2(says(remarks.front(), rank_text), remarks.front().c_str());
        if (bodies == 1000) {
            QCOMPARE(remarks.size(), std::size_t{1});
            QVERIFY2(says(remarks.front(), "some joints say nothing new"), remarks.front().c_str());
        }
    }

    // Rods in all positions: some rows are combinations of others with large numbers, which leave rounding in their pivots.
    void theRankOfPlatesOnRodsIsToldWhateverTheyLookLike() {
        for (unsigned seed = 100; seed < 400; ++seed) {
            const int rods = 7 + static_cast<int>(seed % 50);
            const auto remarks = simulation::redundant_joints(plate_in_joints(rigid::JointKind::ball, rods, seed));
            const std::string rank_text = "have the rank " + std::to_string(5 * rods + 6) + ",";
            QVERIFY2(says(remarks.front(), rank_text), (std::to_string(seed) + ": " + remarks.front()).c_str());
        }
    }

    // Against a dense factorisation of the same rows.
    void theRankByBodiesIsThatOfTheWholeMatrix() {
        std::mt19937 chance(7);
        std::uniform_real_distribution<double> number(-1.0, 1.0);
        for (int k = 0; k < 200; ++k) {
            const std::size_t bodies = 1 + chance() % 8, count = 1 + chance() % 40;
            std::vector<simulation::RowOnBodies> rows;
            for (std::size_t i = 0; i < count; ++i) {
                simulation::RowOnBodies& row = rows.emplace_back();
                if (i > 2 && chance() % 4 == 0) { // a sum of two before it
                    for (const std::size_t of : {chance() % i, chance() % i}) row.insert(row.end(), rows[of].begin(), rows[of].end());
                    continue;
                }
                const std::size_t parts = 1 + chance() % 3;
                for (std::size_t p = 0; p < parts; ++p) {
                    const auto b = static_cast<std::uint32_t>(chance() % bodies);
                    if (std::any_of(row.begin(), row.end(), [&](const auto& part) { return part.first == b; })) continue;
                    rigid::Vector6 part;
                    for (int j = 0; j < 6; ++j) part[j] = chance() % 3 == 0 ? 0.0 : number(chance);
                    row.emplace_back(b, part);
                }
            }
            for (simulation::RowOnBodies& row : rows) { // each body once
                simulation::RowOnBodies once;
                for (const auto& [b, part] : row) {
                    const auto found = std::find_if(once.begin(), once.end(), [b = b](const auto& one) { return one.first == b; });
                    if (found == once.end()) once.emplace_back(b, part);
                    else found->second += part;
                }
                row = std::move(once);
            }
            Eigen::MatrixXd whole = Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(count), 6 * static_cast<Eigen::Index>(bodies));
            for (std::size_t i = 0; i < count; ++i)
                for (const auto& [b, part] : rows[i]) whole.row(static_cast<Eigen::Index>(i)).segment<6>(6 * static_cast<Eigen::Index>(b)) = part.transpose();
            Eigen::ColPivHouseholderQR<Eigen::MatrixXd> reference(whole);
            reference.setThreshold(1e-9);
            const auto rank = simulation::rank_by_bodies(rows, bodies, 1e9);
            QVERIFY(rank.has_value());
            QCOMPARE(*rank, static_cast<std::size_t>(reference.rank()));
            QVERIFY(!simulation::rank_by_bodies(rows, bodies, 1.0)); // the limit holds
        }
    }

    // In the plane all eight rows of four hinges are needed.
    void aFourBarLinkageInThePlaneHasNoJointTooMuch() {
        const auto session = start(parse(R"j({ "saltus": 1, "title": "Plane", "world": { "planar": true },
          "bodies": { "c": { "mass": 1, "inertia": [0.1], "position": [0, 0.5], "shapes": [{ "kind": "disc", "radius": 0.05 }] },
                      "r": { "mass": 1, "inertia": [0.1], "position": [1, 1], "shapes": [{ "kind": "disc", "radius": 0.05 }] },
                      "k": { "mass": 1, "inertia": [0.1], "position": [2, 0.5], "shapes": [{ "kind": "disc", "radius": 0.05 }] } },
          "joints": { "p1": { "kind": "revolute", "between": ["c"], "point": [0, 0] }, "p2": { "kind": "revolute", "between": ["c", "r"], "point": [0, 1] },
                      "p3": { "kind": "revolute", "between": ["r", "k"], "point": [2, 1] }, "p4": { "kind": "revolute", "between": ["k"], "point": [2, 0] } },
          "run": { "step": "1 ms", "end": "10 ms" } })j"));
        QVERIFY2(told(*session).empty(), told(*session).c_str());
    }
};

QTEST_GUILESS_MAIN(TestStarts)
#include "test_starts.moc"

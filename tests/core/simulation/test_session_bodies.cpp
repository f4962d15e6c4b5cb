// SPDX-License-Identifier: GPL-3.0-or-later
// Rigid bodies through the narrow door: the same promises as for every other scene.
#include "tests/core/simulation/runs.h"

#include <QtTest>

#include <chrono>
#include <thread>

using namespace saltus;
using namespace saltus::testing;

namespace {

// A ball that falls on the ground and slides.
model::Model falling_ball() {
    model::Model model;
    model.title = "Ball";
    model::Parameter e;
    e.name = "e";
    e.value = 0.5;
    model::Parameter push;
    push.name = "push";
    push.value = 0.0;
    model.parameters = {e, push};
    model::ContactLaw law;
    law.name = "floor";
    law.e = "e";
    law.mu = 0.3;
    model.contacts = {law};
    model::Body ground;
    ground.name = "ground";
    ground.fixed = true;
    ground.shapes = {model::HalfSpaceShape{}};
    model::Body ball;
    ball.name = "ball";
    model::SphereShape sphere;
    sphere.radius = 0.1;
    ball.shapes = {sphere};
    ball.position = {0.0, 0.0, 0.6};
    ball.velocity = {1.0, 0.0, 0.0};
    ball.force = {"push", 0.0, 0.0};
    model.bodies = {ground, ball};
    model.run.step = 1e-3;
    model.run.end = 2.0;
    return model;
}

double value_at_end(const Recording& recording, const std::string& name) {
    return recording.value(*recording.catalogue().find(name), recording.rows() - 1);
}

std::string refusal(const model::Model& model) {
    const auto session = Session::create(model);
    return session ? std::string() : text_of(session.error());
}

} // namespace

class TestSessionBodies : public QObject {
    Q_OBJECT

private slots:
    // Whatever a scene records, its views draw bodies where they are.
    void viewsHaveThePosesOfBodies_data() {
        QTest::addColumn<bool>("planar");
        QTest::newRow("space") << false;
        QTest::newRow("plane") << true;
    }
    void viewsHaveThePosesOfBodies() {
        QFETCH(bool, planar);
        const QString scene = planar ? QStringLiteral(R"({ "saltus": 1, "title": "Poses", "world": { "planar": true }, "bodies": { "a": { "mass": 1, "inertia": [0.1] }, "b": { "repeat": { "index": "i", "count": 2 }, "mass": 1, "inertia": [0.1], "position": ["i + 1", 0] } },)")
                                     : QStringLiteral(R"({ "saltus": 1, "title": "Poses", "bodies": { "a": { "mass": 1, "inertia": [0.1, 0.1, 0.1] }, "b": { "repeat": { "index": "i", "count": 2 }, "mass": 1, "inertia": [0.1, 0.1, 0.1], "position": ["i + 1", 0, 0] } },)");
        RunOptions options;
        options.record_views = true;
        const auto session = start(parse((scene + R"( "run": { "step": "1 ms", "end": 1, "record": ["a.q[1]", "energy.total"] } })").toStdString()), options);
        for (const char* body : {"a", "b[0]", "b[1]"})
            for (int i = 0; i < (planar ? 3 : 7); ++i) {
                const std::string name = std::string(body) + ".q[" + std::to_string(i) + "]";
                QVERIFY2(session->recording()->catalogue().find(name), name.c_str());
            }
    }

    // A force that is no number stops the run with its reason, at the start and later, alone and beside a system.
    void aForceThatIsNoNumberIsNamed_data() {
        QTest::addColumn<QString>("force");
        QTest::addColumn<QString>("reason");
        QTest::newRow("a division by zero") << "1/a.q[0]" << "the force or moment on 'a' is inf: division by zero";
        QTest::newRow("a root, later") << "sqrt(0.0055 - a.v[1]*t + 0*a.q[0])" << "the force or moment on 'a' is ";
    }
    void aForceThatIsNoNumberIsNamed() {
        QFETCH(QString, force);
        QFETCH(QString, reason);
        for (const bool beside : {false, true}) {
            const QString system = R"("systems": { "x": { "kind": "first-order-nonlinear", "f": ["a.v[0] - x.x[0]"], "x": [0] } },)";
            const auto session = start(parse(QString(R"j({ "saltus": 2, "title": "No number", "world": { "planar": true, "gravity": [0, 0] }, %1
              "bodies": { "a": { "mass": 1, "inertia": [0.1], "velocity": [0, 1], "force": ["%2", 0] } }, "run": { "step": "1 ms", "end": 1, "record": ["a.q[0]"] } })j")
                                                 .arg(beside ? system : QString(), beside ? force + " + x.x[0]" : force).toStdString()));
            Result<void> done;
            for (int i = 0; i < 20 && done; ++i) done = session->step();
            QVERIFY(!done);
            QVERIFY2(done.error().text().find(reason.toStdString()) != std::string::npos, done.error().text().c_str());
        }
    }

    // What a scene leaves out has no unit that a parameter's name could be taken for.
    void parametersBesideBodiesMayBeCalledAsUnits() {
        for (const char* name : {"m", "s", "kg", "N", "rad"})
            (void)start(parse(QString(R"j({ "saltus": 1, "title": "Names", "parameters": { "%1": { "value": 2 } }, "materials": { "wood": {} },
              "bodies": { "b": { "shapes": [{ "kind": "sphere", "radius": 0.1 }] }, "c": { "material": "wood", "position": [1, 0, 0], "shapes": [{ "kind": "sphere", "radius": 0.1 }] } },
              "run": { "step": "1 ms", "end": 1 } })j").arg(name).toStdString()));
    }

    void aBallFallsBouncesAndRolls() {
        const auto session = start(falling_ball());
        run_for(*session, 2000);
        const Recording& recording = *session->recording();
        QVERIFY(recording.impact_count() > 3);
        const Impact first = recording.impact(0);
        const double t = std::sqrt(2.0 * 0.5 / 9.81);
        QVERIFY(std::abs(first.time - t) <= 1.5e-3);
        QVERIFY(std::abs(first.velocity_after + 0.5 * first.velocity_before) <= 1e-10);
        QCOMPARE(recording.interactions().at(first.interaction), std::string("floor"));
        QCOMPARE(first.body_a, 0u);
        QCOMPARE(first.body_b, 1u);
        // rolls: v = R omega
        const double v = value_at_end(recording, "ball.v[0]"), w = value_at_end(recording, "ball.v[4]");
        QVERIFY(std::abs(v - 0.1 * w) <= 1e-9);
    }

    void theSingleTolerancesComeBeforeTheAccuracy() {
        const auto hash = [](const model::Model& model) {
            const auto session = start(model);
            run_for(*session, 800);
            return session->state_hash();
        };
        const model::Model exact = falling_ball();
        model::Model quick = exact;
        quick.run.accuracy = model::Accuracy::quick;
        model::Model both = quick;
        both.run.tolerance = 1e-8;
        both.world.projection = model::ProjectionKind::combined;
        both.world.projection_tolerance = model::Value("1e-8 m");
        QVERIFY(hash(quick) != hash(exact));
        QCOMPARE(hash(both), hash(exact));
    }
    void aSleeperIsCounted() {
        model::Model model = falling_ball();
        model.bodies[1].shapes = {model::BoxShape{}};
        std::get<model::BoxShape>(model.bodies[1].shapes[0]).size = {0.2, 0.2, 0.2};
        model.bodies[1].position = {0.0, 0.0, 0.1};
        model.bodies[1].velocity = {};
        const auto awake = start(model);
        run_for(*awake, 700);
        QVERIFY(!awake->statistics().asleep);
        model.world.sleeping = true;
        const auto session = start(model);
        run_for(*session, 700);
        QCOMPARE(session->statistics().asleep.value_or(-1), std::int64_t{1});
    }

    void aSnapshotReplaysTheSameBits() {
        const auto model = scene("bouncing-box");
        const auto session = start(model);
        run_for(*session, 1200);
        const Snapshot middle = session->snapshot();
        run_for(*session, 400);
        const std::uint64_t hash = session->state_hash();
        const auto back = session->restore(middle);
        QVERIFY2(bool(back), back ? "" : back.error().text().c_str());
        run_for(*session, 400);
        QCOMPARE(session->state_hash(), hash);
        const auto other = start(model);
        QVERIFY(bool(other->restore(middle)));
        run_for(*other, 400);
        QCOMPARE(other->state_hash(), hash);
    }

    void aDamagedSnapshotIsRefused() {
        const auto session = start(scene("bouncing-box"));
        run_for(*session, 900);
        Snapshot snapshot = session->snapshot();
        snapshot.numbers.pop_back();
        QVERIFY(!session->restore(snapshot));
        snapshot = session->snapshot();
        snapshot.integers.resize(snapshot.integers.size() - 1);
        QVERIFY(!session->restore(snapshot));
    }

    // An angle bar: its hull has a corner more. A cube of 0.2 m with a cavity of 0.1 m: both pieces are convex.
    void aMovingMeshHasTheMassOfWhatItEncloses() {
        QTemporaryDir folder;
        const auto write = [&](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        };
        write("angle.obj", "v 0 0 0\nv .2 0 0\nv .2 .1 0\nv .1 .1 0\nv .1 .2 0\nv 0 .2 0\nv 0 0 .1\nv .2 0 .1\nv .2 .1 .1\nv .1 .1 .1\nv .1 .2 .1\nv 0 .2 .1\n"
                           "f 1 2 8 7\nf 2 3 9 8\nf 3 4 10 9\nf 4 5 11 10\nf 5 6 12 11\nf 6 1 7 12\nf 3 2 1\nf 4 3 1\nf 6 4 1\nf 6 5 4\nf 7 8 9\nf 7 9 10\nf 7 10 12\nf 10 11 12\n");
        QByteArray hollow;
        for (const double a : {0.1, 0.05})
            for (int k = 0; k < 8; ++k)
                hollow += "v " + QByteArray::number(k & 1 ? a : -a) + ' ' + QByteArray::number(k & 2 ? a : -a) + ' ' + QByteArray::number(k & 4 ? a : -a) + '\n';
        write("hollow.obj", hollow + "f 1 3 4 2\nf 5 6 8 7\nf 1 2 6 5\nf 3 7 8 4\nf 1 5 7 3\nf 2 4 8 6\n"
                                     "f 10 12 11 9\nf 15 16 14 13\nf 13 14 10 9\nf 12 16 15 11\nf 11 15 13 9\nf 14 16 12 10\n");
        const auto of = [&](const char* file, double scale, const Eigen::Vector3d& velocity, const Eigen::Vector3d& spin) { // twice the kinetic energy
            model::MeshShape mesh;
            mesh.file = folder.filePath(QLatin1String(file)).toStdString();
            mesh.scale = scale;
            model::Body body;
            body.name = "body";
            body.shapes = {mesh};
            body.velocity = {velocity.x(), velocity.y(), velocity.z()};
            body.spin = {spin.x(), spin.y(), spin.z()};
            model::Model model;
            model.title = "Mesh";
            model.bodies = {body};
            model.run.step = 1e-3;
            model.run.end = 1.0;
            model.run.record = {"energy.kinetic", "body.q[0]"};
            const auto session = start(model);
            return std::pair(2.0 * session->recording()->value(*session->recording()->catalogue().find("energy.kinetic"), 0),
                             session->recording()->value(*session->recording()->catalogue().find("body.q[0]"), 0));
        };
        const Eigen::Vector3d none = Eigen::Vector3d::Zero(), x = Eigen::Vector3d::UnitX(), z = Eigen::Vector3d::UnitZ();
        for (const double scale : {1.0, 2.0}) {
            const double mass = std::pow(scale, 3), moment = std::pow(scale, 5);
            const auto near = [](double value, double wanted) { return std::abs(value - wanted) < 1e-12 * wanted; };
            // Three cubes of 1 kg and 0.1 m, centres (.05 or .15, ...), their common one at 1/12 m.
            QVERIFY(near(of("angle.obj", scale, x, none).first, 3.0 * mass));
            QVERIFY(near(of("angle.obj", scale, x, none).second, scale / 12.0));
            const double off = 1.0 / 12.0 - 0.05, far = 0.15 - 1.0 / 12.0;
            QVERIFY(near(of("angle.obj", scale, none, z).first, moment * (3.0 * 0.01 / 6.0 + 2.0 * (2.0 * off * off + far * far))));
            QVERIFY(near(of("hollow.obj", scale, x, none).first, 7.0 * mass));
            QVERIFY(near(of("hollow.obj", scale, none, z).first, moment * (8.0 * 0.04 - 1.0 * 0.01) / 6.0));
        }
    }

    // Hooke's joint between shafts at 30 degrees, without gravity: a drive sets it off from rest. tan(out) = tan(in)/cos(30) from the yoke across the plane of the shafts.
    void aWeightlessMechanismIsSetOffByItsDrive() {
        const auto session = start(parse(R"j({"saltus": 1, "title": "Cardan", "world": {"gravity": [0, 0, 0]}, "drives": {"turn": {"rate": "2 rad/s"}},
            "parameters": {"tilt": {"value": "30 deg"}},
            "bodies": {"in": {"mass": 1, "inertia": [0.01, 0.02, 0.02], "position": [-0.3, 0, 0]}, "cross": {"mass": 0.1, "inertia": [0.001, 0.001, 0.001]},
                       "out": {"mass": 1, "inertia": [0.02, 0.02, 0.02], "position": ["0.3*cos(tilt)", "0.3*sin(tilt)", 0]}},
            "joints": {"drive": {"kind": "revolute", "between": ["in"], "point": [-0.3, 0, 0], "axis": [1, 0, 0], "coordinates": [{"drive": "position", "value": "turn"}]},
                       "yoke": {"kind": "revolute", "between": ["in", "cross"], "point": [0, 0, 0], "axis": [0, 0, 1]},
                       "fork": {"kind": "revolute", "between": ["cross", "out"], "point": [0, 0, 0], "axis": ["-sin(tilt)", "cos(tilt)", 0]},
                       "bearing": {"kind": "revolute", "between": ["out"], "point": ["0.3*cos(tilt)", "0.3*sin(tilt)", 0], "axis": ["cos(tilt)", "sin(tilt)", 0]}},
            "run": {"step": "1 ms", "end": 3, "record": ["drive.y[5]", "bearing.y[5]", "bearing.ydot[5]"]}})j"));
        run_for(*session, 2900);
        const Recording& recording = *session->recording();
        for (std::size_t row = 100; row < recording.rows(); row += 100) {
            const auto at = [&](const char* name) { return recording.value(*recording.catalogue().find(name), row); };
            const double in = at("drive.y[5]"), c = std::cos(std::numbers::pi / 6.0);
            const double out = std::atan2(std::sin(in), std::cos(in) / c);
            QVERIFY2(std::abs(std::remainder(at("bearing.y[5]") - out, 2.0 * std::numbers::pi)) < 1e-6, qPrintable(QString("%1 %2 %3").arg(in).arg(at("bearing.y[5]")).arg(out)));
            QVERIFY(std::abs(at("bearing.ydot[5]") - 2.0 * c / (1.0 - 0.25 * std::pow(std::sin(in), 2))) < 1e-5);
        }
    }

    void parametersChangeWhileItRuns() {
        const auto session = start(falling_ball());
        run_for(*session, 300);
        QVERIFY(bool(session->set_parameter("push", 100.0)));
        const double before = value_at_end(*session->recording(), "ball.v[0]");
        run_for(*session, 1);
        const double mass = 4.0 / 3.0 * std::numbers::pi * 1e-3 * 1000.0;
        QVERIFY(std::abs(value_at_end(*session->recording(), "ball.v[0]") - before - 1e-3 * 100.0 / mass) < 1e-12);
        QVERIFY(bool(session->set_parameter("e", 0.0)));
        run_for(*session, 100);
        QVERIFY(std::abs(value_at_end(*session->recording(), "ball.v[2]")) < 1e-9);
    }

    void theBooksOfEnergyClose() {
        auto model = falling_ball();
        RunOptions options;
        options.record = {"energy.kinetic", "energy.potential", "energy.total", "energy.input", "energy.damping", "energy.impact", "energy.scheme"};
        model.parameters[1].value = 2.0;
        const auto session = start(model, options);
        run_for(*session, 1500);
        const auto e = [&](const char* name, std::size_t row) { return session->recording()->value(*session->recording()->catalogue().find(name), row); };
        const std::size_t last = session->recording()->rows() - 1;
        const double change = e("energy.total", last) - e("energy.total", 0);
        const double books = e("energy.input", last) - e("energy.damping", last) - e("energy.impact", last) - e("energy.scheme", last);
        QVERIFY(std::abs(change - books) <= 1e-10 * e("energy.total", 0));
        QVERIFY(e("energy.impact", last) > 0.0);
        QVERIFY(std::abs(e("energy.scheme", last)) < 1e-3 * e("energy.total", 0)); // the projection of an impact's penetration
    }

    // Two corners that stick ask for velocities that no motion of the box has, by some 1e-7 m/s, and squeeze each other until one of them slides:
    // the steps were left unsolved (of 400 boxes, cylinders and cones pulled about by chance every fourth had such steps).
    void aPulledBoxLeavesNoStepUnsolved() {
        const auto session = start(parse(R"j({"saltus": 1, "title": "Pulled", "contacts": {"contact": {"e": 0.5, "mu": 0.3}}, "bodies": {
            "box": {"position": [1.82, -0.06, 0.5], "shapes": [{"kind": "box", "size": [1, 1, 1]}]}, "ground": {"fixed": true, "shapes": [{"kind": "half-space"}]}},
            "run": {"step": "1 ms", "end": "5 s"}})j"));
        const std::pair<int, rigid::Vector3> way[] = {{66, {1.604, -0.56, 0.2099}}, {184, {1.694, -0.4639, 0.3611}}, {250, {1.784, -0.3677, 0.5123}}, {219, {1.874, -0.2716, 0.6636}},
                                                      {175, {1.964, -0.1755, 0.8148}}, {218, {2.054, -0.07935, 0.9661}}, {3049, {2.144, 0.01678, 1.1173}}};
        rigid::Pull pull;
        pull.body = 0;
        pull.point = {-0.21582571550353524, -0.5, -0.29013367244158506};
        run_for(*session, 358);
        for (const auto& [steps, target] : way) {
            pull.target = target;
            QVERIFY(bool(session->set_pull(pull)));
            run_for(*session, steps);
        }
        QCOMPARE(session->statistics().missed_tolerance, 0);
    }

    void aHandPullsABody() {
        const auto session = start(falling_ball());
        rigid::Pull pull;
        pull.body = 1;
        pull.target = {0.0, 0.0, 1.5};
        QVERIFY(bool(session->set_pull(pull)));
        run_for(*session, 1500);
        QVERIFY(value_at_end(*session->recording(), "ball.q[2]") > 1.2);
        QVERIFY(bool(session->set_pull({})));
        pull.body = 0;
        const auto fixed = session->set_pull(pull);
        QVERIFY(!fixed && fixed.error().message.find("is fixed") != std::string::npos);
        pull.body = 7;
        QVERIFY(!session->set_pull(pull));
    }

    void framesShowContacts() {
        const auto session = start(falling_ball());
        run_for(*session, 1990);
        const auto frame = session->frame();
        QCOMPARE(frame->contact_points.size(), std::size_t{1});
        const FrameContact& contact = frame->contact_points.front();
        QVERIFY(std::abs(contact.point[2]) < 1e-6);
        QVERIFY(std::abs(std::abs(contact.normal[2]) - 1.0) < 1e-12);
        QCOMPARE(frame->closed, 1u);
    }

    void aBounceBetweenTwoFramesIsShown() {
        const auto session = start(falling_ball());
        run_for(*session, 300);
        QVERIFY(session->frame()->contact_points.empty());
        run_for(*session, 40); // the first impact is at 0.319 s
        const auto frame = session->frame();
        QCOMPARE(frame->contact_points.size(), std::size_t{1});
        QVERIFY(std::abs(frame->contact_points.front().percussion[2]) > 1.0);
        run_for(*session, 10);
        QVERIFY(session->frame()->contact_points.empty());
    }

    void whatCannotBeIsNamed_data() {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("message");
        QTest::newRow("no mass") << 0 << "the mass is 0 (bodies.ball.mass)";
        QTest::newRow("negative mass") << 1 << "the mass is -1 (bodies.ball.mass)";
        QTest::newRow("nan pose") << 2 << "(bodies.ball.position[0])";
        QTest::newRow("overlap") << 3 << "overlap";
        QTest::newRow("radius") << 4 << "the radius is -0.1 (bodies.ball.shapes[0].radius)";
        QTest::newRow("unknown material") << 5 << "there is no material named 'steal' (bodies.ball.material); did you mean 'steel'?";
        QTest::newRow("unknown body") << 6 << "there is no body named 'bal'";
        QTest::newRow("half-space that moves") << 7 << "a half-space has no mass";
        QTest::newRow("inertia") << 8 << "inertia";
    }
    void whatCannotBeIsNamed() {
        QFETCH(int, which);
        QFETCH(QString, message);
        model::Model model = falling_ball();
        model::Body& ball = model.bodies[1];
        switch (which) {
        case 0: ball.mass = 0.0; break;
        case 1: ball.mass = -1.0; break;
        case 2: ball.position[0] = "0/0"; break;
        case 3: ball.position[2] = 0.05; break;
        case 4: std::get<model::SphereShape>(ball.shapes[0]).radius = -0.1; break;
        case 5: {
            model::Material steel;
            steel.name = "steel";
            model.materials = {steel};
            ball.material = "steal";
            break;
        }
        case 6: {
            model::Joint joint;
            joint.name = "pin";
            joint.between = {"bal"};
            model.joints = {joint};
            break;
        }
        case 7: model.bodies[0].fixed = false; break;
        case 8: ball.inertia = {1.0, 1.0, 5.0}; break; // no body has this: Ixx + Iyy < Izz
        default: break;
        }
        const std::string said = refusal(model);
        QVERIFY2(said.find(message.toStdString()) != std::string::npos, said.c_str());
    }

    // A hub whose rods hold each other: a step is the elimination of one dense block. Who stops the run need not wait for its end, and it goes on
    // with the same bits.
    void aLongStepIsLeftInItsMiddle() {
        using Clock = std::chrono::steady_clock;
        const auto model = parse(R"j({"saltus": 1, "title": "Hub", "bodies": {"hub": {"mass": 10, "inertia": [1, 1, 1]},
            "rod": {"repeat": {"index": "i", "count": 120}, "mass": 0.1, "inertia": [0.01, 0.01, 0.01], "position": ["cos(pi*i/60)", "sin(pi*i/60)", 0]}},
            "joints": {"pin": {"repeat": {"index": "i", "count": 120}, "kind": "ball", "between": ["hub", "rod[i]"], "point": ["cos(pi*i/60)/2", "sin(pi*i/60)/2", 0]},
                       "link": {"repeat": {"index": "i", "count": 119}, "kind": "distance", "between": ["rod[i]", "rod[i + 1]"],
                                "point": ["cos(pi*i/60)", "sin(pi*i/60)", 0], "point_b": ["cos(pi*(i + 1)/60)", "sin(pi*(i + 1)/60)", 0]}},
            "run": {"step": "1 ms", "end": "1 s"}})j");
        const auto whole = start(model), cut = start(model);
        QVERIFY(whole->run_steps(1) && cut->run_steps(1));
        const auto begin = Clock::now();
        QVERIFY(whole->run_steps(1));
        const auto a_step = Clock::now() - begin;
        bool inside = false;
        for (int tries = 0; tries < 20 && !inside; ++tries) {
            cut->clear_cancel();
            const auto begun = Clock::now();
            std::jthread soon([&] { std::this_thread::sleep_for(a_step / 4), cut->cancel(); });
            const auto outcome = cut->run_steps(1);
            QVERIFY(outcome.has_value());
            inside = *outcome == Outcome::cancelled && Clock::now() - begun > a_step / 8;
            if (*outcome == Outcome::reached) QVERIFY(whole->run_steps(1));
        }
        QVERIFY(inside);
        cut->clear_cancel();
        QCOMPARE(cut->step_number() + 1, whole->step_number());
        QVERIFY(cut->run_steps(3) && whole->run_steps(2));
        QCOMPARE(cut->state_hash(), whole->state_hash());
    }

    // A drive of a joint gives any energy: a wheel at rest, with no other force, that is to turn at once.
    void aDriveSetsAWheelAtRestTurning() {
        const auto session = start(parse(R"j({"saltus": 1, "title": "Wheel", "world": {"planar": true, "gravity": [0, 0]}, "bodies": {"wheel": {"mass": 2, "inertia": [0.5], "position": [0, 0]}},
            "joints": {"axle": {"kind": "revolute", "between": ["wheel"], "point": [0, 0], "coordinates": [{"drive": "velocity", "value": 1}]}}, "run": {"step": "10 ms", "end": "1 s"}})j"));
        run_to(*session, 1.0);
        QVERIFY(std::abs(column(*session->recording(), "wheel.v[2]").back() - 1) < 1e-12);
    }
    // Nothing moves them any more: what the projection does to their potential energy stays what it was.
    // From rest the speeds of the first steps are no more than what rounding makes of positions over so short a time: 25 us ended the cradle at its second step, and asked for a smaller one.
    void shortStepsFromRestAreMade() {
        for (const double h : {2.5e-5, 1e-5, 1e-6}) {
            model::Model cradle = scene("newtons-cradle");
            cradle.run.step = model::Value(h);
            RunOptions options;
            options.record = {"energy.total"};
            const auto session = start(cradle, options);
            run_to(*session, 300.0 * h);
            const auto energy = column(*session->recording(), "energy.total");
            QVERIFY2(std::abs(energy.back() - energy.front()) < 1e-11 * std::abs(energy.front()), qPrintable(QString::number(energy.back() - energy.front())));
            QVERIFY(session->recording()->notices().empty());
        }
    }

    void ballsInABoxComeToRestByDirectProjection() {
        const std::string scene = R"j({
            "saltus": 1, "world": {"projection": "direct", "projection_tolerance": 1e-6}, "contacts": {"default": {"mu": 0.4, "e": 0.1}},
            "bodies": {
                "floor": {"fixed": true, "shapes": [
                    {"kind": "half-space"},
                    {"kind": "box", "size": [1, 0.1, 3], "position": [0, -0.3, 1.5]}, {"kind": "box", "size": [1, 0.1, 3], "position": [0, 0.3, 1.5]},
                    {"kind": "box", "size": [0.1, 1, 3], "position": [-0.3, 0, 1.5]}, {"kind": "box", "size": [0.1, 1, 3], "position": [0.3, 0, 1.5]}]},
                "ball": {"repeat": {"index": "i", "count": 36}, "mass": 1, "inertia": [0.001, 0.001, 0.001],
                    "position": ["(mod(i, 3) - 1)*0.13 + 0.013*sin(3*i)", "(mod(floor(i/3), 3) - 1)*0.13 + 0.013*cos(5*i)", "0.1 + 0.12*floor(i/9)"],
                    "shapes": [{"kind": "sphere", "radius": 0.05}]}},
            "run": {"step": "2 ms", "end": "2 s", "solver": {"kind": "automatic", "tolerance": 1e-4}}})j";
        RunOptions options;
        options.record = {"energy.projection", "energy.kinetic"};
        const auto session = start(parse(scene), options);
        run_to(*session, 2.0);
        const auto lifted = column(*session->recording(), "energy.projection");
        QVERIFY2(std::abs(lifted.back() - lifted[500]) < 0.05, qPrintable(QString("%1 J in the last second").arg(lifted.back() - lifted[500])));
        QVERIFY2(session->recording()->impact_count() < 4000, qPrintable(QString::number(session->recording()->impact_count())));
        QVERIFY(column(*session->recording(), "energy.kinetic").back() < 1e-2);
    }
};

QTEST_GUILESS_MAIN(TestSessionBodies)
#include "test_session_bodies.moc"

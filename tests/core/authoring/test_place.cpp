// SPDX-License-Identifier: GPL-3.0-or-later
// What is placed touches: gap = 0 by a fresh detection, closed forms where there are some.
#include "core/authoring/create.h"
#include "core/authoring/place.h"
#include "core/authoring/transform.h"
#include "core/authoring/value_text.h"
#include "core/collision/detector.h"
#include "core/collision/surface.h"
#include "core/model/edit.h"
#include "core/model/validate.h"
#include "tests/core/collision/reference.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::authoring;
using saltus::collision::testing::Random;

namespace {

struct Named {
    const char* name;
    collision::Shape shape;
};

collision::Hull wedge() {
    const std::vector<Vector3> points = {{-0.5, -0.4, -0.2}, {0.6, -0.4, -0.2}, {0.3, -0.4, 0.5}, {-0.5, 0.4, -0.2}, {0.6, 0.4, -0.2}, {0.3, 0.4, 0.5}};
    return *collision::convex_hull_of(points);
}

collision::Mesh roof() { // two slopes, open below
    collision::TriangleMesh mesh;
    mesh.vertices = {{-2, -2, 0}, {0, -2, 0.7}, {2, -2, 0.2}, {-2, 2, 0}, {0, 2, 0.7}, {2, 2, 0.2}};
    mesh.triangles = {{0, 1, 4}, {0, 4, 3}, {1, 2, 5}, {1, 5, 4}};
    return {std::make_shared<const collision::TriangleMesh>(mesh)};
}

std::vector<Named> upper() {
    return {{"sphere", collision::Sphere{0.4}},     {"box", collision::Box{{0.3, 0.5, 0.4}}}, {"cylinder", collision::Cylinder{0.35, 0.5}},
            {"capsule", collision::Capsule{0.2, 0.4}}, {"cone", collision::Cone{0.45, 0.9}},   {"hull", wedge()}};
}
std::vector<Named> lower() {
    auto list = upper();
    list.push_back({"half-space", collision::HalfSpace{}});
    list.push_back({"mesh", roof()});
    return list;
}
std::vector<Named> planar_upper() {
    return {{"disc", collision::Disc{0.4}},
            {"triangle", collision::Polygon{{{-0.4, -0.3}, {0.6, -0.2}, {-0.1, 0.5}}}},
            {"square", collision::Polygon{{{-0.4, -0.4}, {0.4, -0.4}, {0.4, 0.4}, {-0.4, 0.4}}}}};
}
std::vector<Named> planar_lower() {
    auto list = planar_upper();
    list.push_back({"half-plane", collision::HalfPlane{}});
    return list;
}

// A stage with one body that stands still.
Stage stage_with(const collision::Shape& shape, const Pose& at, bool planar) {
    model::Model model;
    model.world.planar = planar;
    model.bodies.push_back(new_body(model, NewShape::ground, 1.0));
    Stage stage = *Stage::create(model);
    StageBody& body = const_cast<StageBody&>(stage.bodies()[0]);
    body.parts = {{shape, Pose{}}};
    stage.set_frame(0, at);
    return stage;
}

double smallest_gap(const collision::Shape& a, const Pose& pa, const collision::Shape& b, const Pose& pb, bool planar) {
    collision::Detector detector(planar);
    detector.add_shape(0, a, {}, false);
    detector.add_shape(1, b, {}, true);
    const Pose poses[] = {pa, pb};
    const double reach[] = {0.5, 0.0};
    double gap = 1e9;
    for (const collision::Contact& contact : detector.detect(poses, reach)) gap = std::min(gap, contact.gap);
    return gap;
}

model::Model model_of(const QList<NewShape>& shapes) {
    model::Model model;
    for (const NewShape shape : shapes) {
        auto edit = add_body(model, new_body(model, shape, 1.0));
        model::apply(model, *edit);
    }
    return model;
}

} // namespace

class TestPlace : public QObject {
    Q_OBJECT
private slots:
    void aNewBodyIsAsLargeAsTheOthersNotAsLong() {
        const auto beside = [](const collision::Shape& shape) {
            Stage stage = stage_with(shape, {}, false);
            const_cast<StageBody&>(stage.bodies()[0]).fixed = false;
            return sensible_size(stage);
        };
        QCOMPARE(beside(collision::Box{{2.0, 0.5, 0.05}}), 1.0); // a table, 4 m long: a cube of 0.74 m
        QCOMPARE(beside(collision::Box{{0.05, 0.05, 0.5}}), 0.2); // a rod of 1 m
        QCOMPARE(beside(collision::Box{{0.25, 0.25, 0.25}}), 0.5);
        QCOMPARE(beside(collision::Sphere{0.05}), 0.1);
    }

    void everythingComesToRestOnEverything_data() {
        QTest::addColumn<int>("above");
        QTest::addColumn<int>("below");
        QTest::addColumn<bool>("planar");
        for (const bool planar : {false, true}) {
            const auto a = planar ? planar_upper() : upper(), b = planar ? planar_lower() : lower();
            for (int i = 0; i < static_cast<int>(a.size()); ++i)
                for (int j = 0; j < static_cast<int>(b.size()); ++j)
                    QTest::addRow("%s on %s", a[static_cast<std::size_t>(i)].name, b[static_cast<std::size_t>(j)].name) << i << j << planar;
        }
    }
    void everythingComesToRestOnEverything() {
        QFETCH(int, above);
        QFETCH(int, below);
        QFETCH(bool, planar);
        const auto a = (planar ? planar_upper() : upper())[static_cast<std::size_t>(above)].shape;
        const auto b = (planar ? planar_lower() : lower())[static_cast<std::size_t>(below)].shape;
        const bool ground = is_ground(b) || std::holds_alternative<collision::Mesh>(b);
        Random random(static_cast<unsigned>(17 * above + below + 1));
        for (int k = 0; k < 40; ++k) {
            Pose under;
            if (!ground) under.rotation = planar ? random.planar_turn() : random.turn();
            const Stage stage = stage_with(b, under, planar);
            Cluster cluster;
            cluster.parts = {{a, Pose{}}};
            Surroundings around(stage, {}, cluster, false);
            const Eigen::Quaterniond turn = planar ? random.planar_turn() : random.turn();
            // A mesh is pointed at from above: from below there is nothing to come to rest on.
            const Vector3 over(random.between(-0.15, 0.15), planar ? 0.0 : random.between(-0.15, 0.15), std::holds_alternative<collision::Mesh>(b) ? 0.7 : 0.0);
            const Landing landing = around.rest_over(over, turn);
            QVERIFY(landing.landed);
            QCOMPARE(landing.pose.position.x(), over.x());
            const double gap = smallest_gap(a, landing.pose, b, under, planar);
            // Round sides over edges are known to some 1e-8 of the size.
            QVERIFY2(std::abs(gap) < (std::holds_alternative<collision::Mesh>(b) ? 2e-8 : 1e-9), qPrintable(QString("gap %1").arg(gap)));
        }
    }

    // Its base nearly lies on both slopes: seen from farther off, a point of its rim was held against one of them alone, and
    // the cone came to stand 2 mm deep in the ridge.
    void aConeThatNearlyLiesOnARidgeStandsOnIt() {
        const Stage stage = stage_with(roof(), {}, false);
        Cluster cluster;
        cluster.parts = {{collision::Cone{0.45, 0.9}, Pose{}}};
        Surroundings around(stage, {}, cluster, false);
        const Eigen::Quaterniond turn(-0.95962034044244471, 0.021287315057478665, -0.070031084953824679, 0.27160872513039819);
        const Landing landing = around.rest_over({0.086816286521827352, 0.10125705973504409, 0.7}, turn);
        QVERIFY(landing.landed);
        // The ridge is the line x = 0, z = 0.7: the base's lowest point over it, in closed form.
        const Vector3 up = turn * Vector3::UnitZ(), base = landing.pose.position - 0.225 * up;
        const double z = base.z() - (up.x() * (0.0 - base.x())) / up.z(); // of the base's plane at x = 0, y = 0
        const double slope = -up.y() / up.z(); // along y
        double lowest = 1e9;
        for (int k = 0; k <= 200000; ++k) {
            const double y = base.y() + 0.45 * (k / 100000.0 - 1.0);
            const Vector3 p(0.0, y, z + slope * (y - base.y()));
            if ((p - base).norm() <= 0.45) lowest = std::min(lowest, p.z());
        }
        QVERIFY2(std::abs(lowest - 0.7) < 1e-6, qPrintable(QString::number(lowest - 0.7, 'g', 10)));
    }

    void aBallOnABallStandsWhereGeometrySays() {
        const Stage stage = stage_with(collision::Sphere{0.5}, {}, false);
        Cluster cluster;
        cluster.parts = {{collision::Sphere{0.3}, Pose{}}};
        Surroundings around(stage, {}, cluster, false);
        const Landing landing = around.rest_over({0.2, 0.1, 0.6}, Eigen::Quaterniond::Identity());
        QVERIFY(landing.landed);
        QCOMPARE(landing.on, std::string("ground"));
        QVERIFY(std::abs(landing.pose.position.z() - std::sqrt(0.64 - 0.05)) < 1e-12);
    }

    void aTiltedBoxStandsOnItsCorner() {
        model::Model model = model_of({NewShape::ground});
        const Stage stage = *Stage::create(model);
        Cluster cluster;
        cluster.parts = {{collision::Box{{0.5, 0.5, 0.5}}, Pose{}}};
        Surroundings around(stage, {}, cluster, false);
        const Eigen::Quaterniond turn(Eigen::AngleAxisd(0.3, Vector3::UnitY()));
        const Landing landing = around.rest_over({3.0, -1.0, 0.0}, turn);
        QVERIFY(std::abs(landing.pose.position.z() - 0.5 * (std::cos(0.3) + std::sin(0.3))) < 1e-13);
    }

    void withoutGroundTheFloorIsLevelAtZero() {
        const Stage stage = *Stage::create(model::Model{});
        Cluster cluster;
        cluster.parts = {{collision::Sphere{0.5}, Pose{}}};
        Surroundings floored(stage, {}, cluster, true);
        const Landing on = floored.rest_over({1.0, 2.0, 0.0}, Eigen::Quaterniond::Identity());
        QVERIFY(on.landed);
        QVERIFY(on.on.empty());
        QVERIFY(std::abs(on.pose.position.z() - 0.5) < 1e-13);
        Surroundings open(stage, {}, cluster, false);
        QVERIFY(!open.rest_over({1.0, 2.0, 0.0}, Eigen::Quaterniond::Identity()).landed);
    }

    void whereThereIsNoRoomABodyComesToRestOnTop() {
        model::Model model = model_of({NewShape::ground, NewShape::box});
        stand(model.bodies[1], {{0.0, 0.0, 0.5}, Eigen::Quaterniond::Identity()}, false);
        const Stage stage = *Stage::create(model);
        Surroundings around(stage, {}, cluster_of(stage.bodies()[1]), false);
        // The ground beside the box is pointed at, where a second box would overlap.
        const Landing landing = around.rest_over({0.7, 0.0, 0.0}, Eigen::Quaterniond::Identity());
        QVERIFY(std::abs(landing.pose.position.z() - 1.5) < 1e-12);
        QCOMPARE(landing.on, std::string("box"));
        const Landing free = around.rest_over({1.7, 0.0, 0.0}, Eigen::Quaterniond::Identity());
        QVERIFY(std::abs(free.pose.position.z() - 0.5) < 1e-12);
        QCOMPARE(free.on, std::string("ground"));
        QCOMPARE(around.overlaps({{0.5, 0.0, 0.4}, Eigen::Quaterniond::Identity()}).size(), std::size_t(2));
        QVERIFY(around.overlaps(landing.pose).empty());
    }

    void aFaceIsMetSquarely() {
        model::Model model = model_of({NewShape::box});
        stand(model.bodies[0], {{0.0, 0.0, 0.5}, Eigen::Quaterniond(Eigen::AngleAxisd(0.4, Vector3::UnitX()))}, false);
        const Stage stage = *Stage::create(model);
        const StageBody& box = stage.bodies()[0];
        const Vector3 outward = box.frame.rotation * Vector3::UnitY(), point = box.frame.apply({0.1, 0.5, 0.2});
        const auto normal = face_normal(box, point);
        QVERIFY(normal && (*normal - outward).norm() < 1e-12);
        Cluster cluster;
        cluster.parts = {{collision::Cylinder{0.2, 0.3}, Pose{}}};
        Surroundings around(stage, {}, cluster, false);
        const Landing landing = around.rest_on(point, *normal, Vector3::UnitZ());
        QVERIFY(landing.landed);
        QVERIFY((landing.pose.rotation * Vector3::UnitZ() - outward).norm() < 1e-12);
        QVERIFY(std::abs(*around.gap(landing.pose, 0.1)) < 1e-12);
        QVERIFY((landing.pose.position - (point + 0.3 * outward)).norm() < 1e-12);
    }

    void normalsOfAllShapesPointOutwards() {
        Random random(5);
        for (const Named& named : upper()) {
            const Stage stage = stage_with(named.shape, {{0.2, -0.3, 0.7}, random.turn()}, false);
            collision::Detector detector(false);
            detector.add_shape(0, collision::Sphere{1e-4}, {}, false);
            detector.add_shape(1, named.shape, {}, true);
            for (int k = 0; k < 50; ++k) {
                const Vector3 far = stage.bodies()[0].frame.position + 3.0 * random.direction();
                const Pose poses[] = {{far, Eigen::Quaterniond::Identity()}, stage.bodies()[0].frame};
                const double reach[] = {10.0, 0.0};
                const auto contacts = detector.detect(poses, reach);
                QVERIFY(!contacts.empty());
                const auto normal = face_normal(stage.bodies()[0], contacts[0].point_b);
                QVERIFY(normal);
                // At edges and corners the face is one of several.
                bool edge = false;
                for (int m = 0; m < 12; ++m)
                    edge = edge || face_normal(stage.bodies()[0], contacts[0].point_b + 1e-5 * random.direction())->dot(*normal) < 0.99;
                if (!edge) QVERIFY2(normal->dot(contacts[0].normal) > 0.999, named.name);
            }
        }
    }

    void theGridIsLevel() {
        const Vector3 snapped = on_grid(Vector3(0.37, -0.13, 0.77), 0.25, -Vector3::UnitZ(), false);
        QCOMPARE(snapped.x(), 0.25);
        QCOMPARE(snapped.y(), -0.25);
        QCOMPARE(snapped.z(), 0.77);
    }

    // --- texts --------------------------------------------------------------------------------------------------------

    void whatIsWrittenStays_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<double>("by");
        QTest::addColumn<QString>("after");
        QTest::newRow("unit") << "5 cm" << 0.025 << "7.5 cm";
        QTest::newRow("formula") << "height" << 0.5 << "height + 0.5 m";
        QTest::newRow("again") << "height + 0.5 m" << 0.25 << "height + 0.75 m";
        QTest::newRow("below") << "height + 0.5 m" << -0.75 << "height - 0.25 m";
        QTest::newRow("back") << "height + 0.5 m" << -0.5 << "height";
        QTest::newRow("product") << "2*height - 0.1 m" << 0.3 << "2*height + 0.2 m";
        QTest::newRow("own sum") << "height + gap" << 0.5 << "height + gap + 0.5 m";
        QTest::newRow("condition") << "a < b" << 0.5 << "(a < b) + 0.5 m";
        QTest::newRow("condition back") << "(a < b) + 0.5 m" << -0.5 << "a < b";
        QTest::newRow("no unit") << "1/2" << 0.25 << "1/2 + 0.25";
        QTest::newRow("plain text") << "0.5" << 0.25 << "0.75";
    }
    void whatIsWrittenStays() {
        QFETCH(QString, before);
        QFETCH(double, by);
        QFETCH(QString, after);
        QCOMPARE(QString::fromStdString(shifted(model::Value(before.toStdString()), by, "m").formula()), after);
    }

    // "v0 + 0.5 m/s" is refused in a scene that calls something s.
    void unitsOfSeveralWordsStandInBrackets() {
        QCOMPARE(shifted(model::Value("v0"), 0.5, "m/s").formula(), std::string("v0 + 0.5 [m/s]"));
        QCOMPARE(shifted(model::Value("v0 + 0.5 [m/s]"), 0.25, "m/s").formula(), std::string("v0 + 0.75 [m/s]"));
        QCOMPARE(shifted(model::Value("v0 + 0.5 m/s"), -0.5, "m/s").formula(), std::string("v0"));
        QCOMPARE(shifted(model::Value("5 [m/s]"), 0.5, "m/s").formula(), std::string("5.5 [m/s]"));
        QCOMPARE(shifted(model::Value("5 m/s"), 0.5, "m/s").formula(), std::string("5.5 m/s"));
        QCOMPARE(scaled(model::Value("5 [N/m]"), 2.0).formula(), std::string("10 [N/m]"));
    }

    void sizesAreScaledInTheirUnits() {
        QCOMPARE(scaled(model::Value("5 cm"), 2.0).formula(), std::string("10 cm"));
        QCOMPARE(scaled(model::Value("radius"), 2.0).formula(), std::string("2*(radius)"));
        QCOMPARE(scaled(model::Value("2*(radius)"), 1.5).formula(), std::string("3*(radius)"));
        QCOMPARE(scaled(model::Value("2*(radius)"), 0.5).formula(), std::string("radius"));
    }

    // --- moving -------------------------------------------------------------------------------------------------------

    void aMovedBodyStandsThere() {
        Random random(3);
        model::Model model = model_of({NewShape::box});
        Pose expected;
        for (int k = 0; k < 30; ++k) {
            Motion motion;
            motion.shift = Vector3(random.between(-1, 1), random.between(-1, 1), random.between(-1, 1));
            if (k % 2) motion.turn = random.turn(), motion.about = Vector3(0.3, 0.1, -0.2);
            const Stage stage = *Stage::create(model);
            expected = motion.apply(expected);
            auto edit = move(model, stage, {{0}, {}}, motion);
            QVERIFY(edit);
            model::apply(model, *edit);
            QVERIFY(model::validate(model).empty());
            const Pose now = Stage::create(model)->bodies()[0].frame;
            QVERIFY((now.position - expected.position).norm() < 1e-11);
            QVERIFY(now.rotation.angularDistance(expected.rotation) < 1e-7);
            QVERIFY((now.rotation.toRotationMatrix() - expected.rotation.toRotationMatrix()).cwiseAbs().maxCoeff() < 1e-11);
        }
    }

    void aStageFollowsWhatOnlyMoved() {
        Random random(11);
        model::Model model = model_of({NewShape::ground, NewShape::wedge, NewShape::box});
        model.bodies[1].centre = {0.1, 0.2, 0.05};
        Stage stage = *Stage::create(model);
        for (int k = 0; k < 10; ++k) {
            const model::Model before = model;
            Motion motion;
            motion.shift = Vector3(random.between(-1, 1), 0.3, 0.1);
            motion.turn = random.turn();
            model::apply(model, *move(model, stage, {{1, 2}, {}}, motion));
            model::apply(model, *set_velocity(model, 2, {1.0, 2.0, 3.0 + k}));
            const auto moved = only_moved(before, model);
            QVERIFY(moved);
            QCOMPARE(*moved, (std::vector<std::size_t>{1, 2}));
            stage.follow(model, *moved);
            const Stage anew = *Stage::create(model);
            for (std::size_t b = 0; b < 3; ++b) {
                QCOMPARE(stage.bodies()[b].frame.position, anew.bodies()[b].frame.position);
                QCOMPARE(stage.bodies()[b].frame.rotation.coeffs(), anew.bodies()[b].frame.rotation.coeffs());
                QCOMPARE(stage.bodies()[b].velocity, anew.bodies()[b].velocity);
            }
        }
        // Anything else is more than a move.
        model::Model other = model;
        other.bodies[2].position[0] = "2*pi*x";
        QVERIFY(!only_moved(model, other));
        other = model;
        other.bodies[2].fixed = true;
        QVERIFY(!only_moved(model, other));
    }

    void formulasOfPositionsAreMovedByATerm() {
        model::Model model = model_of({NewShape::ground, NewShape::box});
        model.parameters.push_back({.name = "height", .value = "2 m", .range = {}, .label = {}, .help = {}, .place = {}});
        model.bodies[1].position = {0.0, "10 cm", "height"};
        const Stage stage = *Stage::create(model);
        Motion motion;
        motion.shift = {0.0, 0.25, 0.5};
        model::apply(model, *move(model, stage, {{1}, {}}, motion));
        QCOMPARE(model.bodies[1].position[1].formula(), std::string("35 cm"));
        QCOMPARE(model.bodies[1].position[2].formula(), std::string("height + 0.5 m"));
        QVERIFY((Stage::create(model)->bodies()[1].frame.position - Vector3(0.0, 0.35, 2.5)).norm() < 1e-12);
        // A rotation by formula about another axis is refused with a reason, about its own it gets a term.
        model.bodies[1].rotation = {"0.1*height", 0.0, 0.0, 1.0};
        Motion turn;
        turn.turn = Eigen::AngleAxisd(0.2, Vector3::UnitX());
        auto wrong = move(model, *Stage::create(model), {{1}, {}}, turn);
        QVERIFY(!wrong);
        QVERIFY(wrong.error().message.find("rotation is a formula") != std::string::npos);
        QVERIFY(!wrong.error().remedy.empty());
        turn.turn = Eigen::AngleAxisd(0.25, Vector3::UnitZ());
        model::apply(model, *move(model, *Stage::create(model), {{1}, {}}, turn));
        QCOMPARE(model.bodies[1].rotation[0].formula(), std::string("0.1*height + 0.25 rad"));
        QVERIFY(std::abs(Eigen::AngleAxisd(Stage::create(model)->bodies()[1].frame.rotation).angle() - 0.45) < 1e-12);
    }

    void aJointGoesAlongWithBothOfItsBodies() {
        model::Model model = model_of({NewShape::box, NewShape::box});
        JointPlace where;
        where.body_a = "box";
        where.body_b = "box2";
        where.point = {0.5, 0.0, 0.0};
        model::apply(model, *add_joint(model, NewJoint::hinge, where));
        Motion motion;
        motion.shift = {0.0, 0.0, 1.0};
        const Stage stage = *Stage::create(model);
        model::Model one = model, both = model;
        model::apply(one, *move(model, stage, {{0}, {}}, motion));
        QCOMPARE(one.joints[0], model.joints[0]);
        model::apply(both, *move(model, stage, {{0, 1}, {}}, motion));
        QCOMPARE(*std::get_if<double>(&both.joints[0].point[2].source), 1.0);
    }

    void thousandsOfCopiesMoveAsOneBlock() {
        model::Model model = model_of({NewShape::sphere});
        model.bodies[0].repeat = model::Repeat{"i", 100.0};
        model.bodies[0].position = {"2*i", 0.0, 0.0};
        const Stage stage = *Stage::create(model);
        QCOMPARE(stage.bodies().size(), std::size_t(100));
        const std::string picked[] = {"ball[7]"};
        Motion motion;
        motion.shift = {0.5, 0.0, 0.0};
        model::apply(model, *move(model, stage, targets_of(model, picked), motion));
        QCOMPARE(model.bodies[0].position[0].formula(), std::string("2*i + 0.5 m"));
        QCOMPARE(Stage::create(model)->bodies()[7].frame.position.x(), 14.5);
        motion.turn = Eigen::AngleAxisd(0.3, Vector3::UnitZ());
        QVERIFY(!move(model, stage, targets_of(model, picked), motion));
    }

    // --- new things ---------------------------------------------------------------------------------------------------

    void everyNewBodyRuns_data() {
        QTest::addColumn<int>("shape");
        QTest::addColumn<bool>("planar");
        for (const bool planar : {false, true})
            for (int k = 0; k <= static_cast<int>(NewShape::ground); ++k)
                if (fits(static_cast<NewShape>(k), planar)) QTest::addRow("%d %s", k, planar ? "planar" : "spatial") << k << planar;
    }
    void everyNewBodyRuns() {
        QFETCH(int, shape);
        QFETCH(bool, planar);
        model::Model model;
        model.world.planar = planar;
        for (int k = 0; k < 2; ++k) model::apply(model, *add_body(model, new_body(model, static_cast<NewShape>(shape), 0.5)));
        const Errors errors = model::validate(model);
        QVERIFY2(errors.empty(), errors.empty() ? "" : errors[0].text().c_str());
        QVERIFY(model.bodies[1].name == model.bodies[0].name + "2");
        const auto stage = Stage::create(model);
        QVERIFY2(stage, stage ? "" : stage.error()[0].text().c_str());
        if (static_cast<NewShape>(shape) != NewShape::ground) {
            QVERIFY(std::abs(stage->extent(0).size().maxCoeff() - 0.5) < 0.13);
            QVERIFY(stage->bodies()[0].centre.norm() < 1e-9); // turns where it is seen to
        }
    }

    void everyNewJointRuns() {
        for (const bool planar : {false, true})
            for (int k = 0; k <= static_cast<int>(NewJoint::motor); ++k) {
                const auto kind = static_cast<NewJoint>(k);
                if (!fits(kind, planar)) continue;
                model::Model model;
                model.world.planar = planar;
                for (int b = 0; b < 2; ++b) model::apply(model, *add_body(model, new_body(model, NewShape::box, 0.5)));
                stand(model.bodies[1], {{2.0, 0.0, 0.0}, Eigen::Quaterniond::Identity()}, planar);
                JointPlace where;
                where.body_a = "box";
                where.body_b = "box2";
                where.point = {0.25, 0.0, 0.0};
                where.point_b = {1.75, 0.0, 0.0};
                where.axis = Vector3::UnitY();
                auto edit = add_joint(model, kind, where);
                QVERIFY(edit);
                model::apply(model, *edit);
                const Errors errors = model::validate(model);
                QVERIFY2(errors.empty(), errors.empty() ? "" : (std::to_string(k) + errors[0].text()).c_str());
                where.body_b.clear();
                model::apply(model, *add_joint(model, kind, where));
                QVERIFY(model::validate(model).empty());
                where.body_b = "box";
                QVERIFY(!add_joint(model, kind, where));
            }
    }

    void aLawBetweenTwoBodiesIsTheirs() {
        model::Model model = model_of({NewShape::ground, NewShape::box});
        auto law = law_between(model, 0, 1);
        QVERIFY(law);
        model::apply(model, law->edit);
        QVERIFY(model::validate(model).empty());
        QCOMPARE(model.contacts.size(), std::size_t(1));
        QCOMPARE(model.contacts[0].between, (std::vector<std::string>{model.bodies[0].material, model.bodies[1].material}));
        const auto again = law_between(model, 1, 0);
        QVERIFY(again->edit.empty());
        QCOMPARE(again->name, law->name);
    }

    void aBodyStandsBesideSystemsOfEquations() {
        model::Model model;
        model.systems.emplace_back();
        const auto edit = add_body(model, new_body(model, NewShape::box, 1.0));
        QVERIFY(edit);
        model::apply(model, *edit);
        QCOMPARE(model.bodies.size(), std::size_t(1));
        QCOMPARE(model.systems.size(), std::size_t(1));
    }
};

QTEST_APPLESS_MAIN(TestPlace)
#include "test_place.moc"

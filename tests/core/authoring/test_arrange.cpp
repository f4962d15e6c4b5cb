// SPDX-License-Identifier: GPL-3.0-or-later
// Copies stand where geometry says, keep their references, and are undone.
#include "core/authoring/arrange.h"
#include "core/authoring/clipboard.h"
#include "core/authoring/create.h"
#include "core/authoring/place.h"
#include "core/authoring/value_text.h"
#include "core/io/scene_file.h"
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

void put(model::Model& model, NewShape shape, const Vector3& at, const Eigen::Quaterniond& turn = Eigen::Quaterniond::Identity()) {
    model::Body body = new_body(model, shape, 1.0);
    stand(body, {at, turn}, model.world.planar);
    model::apply(model, *add_body(model, std::move(body)));
}

// A pendulum of two boxes with a formula each.
model::Model pendulum() {
    model::Model model;
    model.parameters.push_back({.name = "height", .value = "2 m", .range = {}, .label = {}, .help = {}, .place = {}});
    put(model, NewShape::box, {0, 0, 3});
    put(model, NewShape::box, {0, 0, 1.5});
    model.materials.push_back({.name = "wood", .density = "600 kg/m^3", .colour = {}, .place = {}});
    model.contacts.push_back({.name = "touch", .between = {"wood", "wood"}, .e = "0.1*height", .label = {}, .place = {}});
    for (model::Body& body : model.bodies) body.material = "wood";
    model.bodies[1].position[2] = "height - 0.5 m";
    model.bodies[1].force = {"-2*box.v[0] + 1 N", "0", "0"};
    JointPlace where;
    where.body_a = "box";
    where.body_b = "box2";
    where.point = {0, 0, 2.25};
    model::apply(model, *add_joint(model, NewJoint::hinge, where));
    return model;
}

std::string errors_of(const model::Model& model) {
    const Errors errors = model::validate(model);
    return errors.empty() ? std::string() : errors[0].text();
}

} // namespace

class TestArrange : public QObject {
    Q_OBJECT
private slots:
    void aDuplicateKeepsItsJointAndItsFormulas() {
        model::Model model = pendulum();
        QCOMPARE(errors_of(model), std::string());
        const model::Model before = model;
        auto copies = duplicate(model, *Stage::create(model), {{0, 1}, {}}, {2.0, 0.0, 0.0});
        QVERIFY(copies);
        QCOMPARE(copies->made, (std::vector<std::string>{"box3", "box4", "hinge2"}));
        const model::Edit inverse = model::apply(model, copies->edit);
        QCOMPARE(errors_of(model), std::string());
        QCOMPARE(model.joints[1].between, (std::vector<std::string>{"box3", "box4"}));
        QCOMPARE(model.bodies[3].force[0].formula(), std::string("-2*box3.v[0] + 1 N"));
        QCOMPARE(model.bodies[3].position[2].formula(), std::string("height - 0.5 m"));
        QCOMPARE(*std::get_if<double>(&model.joints[1].point[0].source), 2.0);
        model::apply(model, inverse);
        QCOMPARE(model, before);
        QCOMPARE(io::scene_text(model), io::scene_text(before));
    }

    void aRowHasEqualSteps() {
        model::Model model;
        put(model, NewShape::sphere, {0.5, 0, 0});
        model::apply(model, array_along(model, *Stage::create(model), {{0}, {}}, 10, {0.1, 0.2, 0.0})->edit);
        const Stage stage = *Stage::create(model);
        QCOMPARE(stage.bodies().size(), std::size_t(10));
        for (std::size_t k = 0; k < 10; ++k)
            QVERIFY((stage.bodies()[k].frame.position - Vector3(0.5 + 0.1 * double(k), 0.2 * double(k), 0.0)).norm() < 1e-12);
        QCOMPARE(errors_of(model), std::string());
        QVERIFY(!array_along(model, stage, {{0}, {}}, 1, Vector3::UnitX()));
        QVERIFY(!array_along(model, stage, {{0}, {}}, 100000, Vector3::UnitX()));
    }

    void aRingClosesWithoutMeetingItsBeginning() {
        model::Model model;
        put(model, NewShape::box, {2.0, 0, 0.5});
        model::apply(model, array_around(model, *Stage::create(model), {{0}, {}}, 12, {0, 0, 0}, Vector3::UnitZ(), 2.0 * std::numbers::pi)->edit);
        const Stage stage = *Stage::create(model);
        QCOMPARE(stage.bodies().size(), std::size_t(12));
        for (std::size_t k = 0; k < 12; ++k) {
            const double angle = 2.0 * std::numbers::pi * double(k) / 12.0;
            const Pose& at = stage.bodies()[k].frame;
            QVERIFY((at.position - Vector3(2.0 * std::cos(angle), 2.0 * std::sin(angle), 0.5)).norm() < 1e-11);
            QVERIFY((at.rotation * Vector3::UnitX() - Vector3(std::cos(angle), std::sin(angle), 0.0)).norm() < 1e-11);
        }
        // Half a turn reaches its end.
        model::Model half;
        put(half, NewShape::box, {1.0, 0, 0});
        model::apply(half, array_around(half, *Stage::create(half), {{0}, {}}, 3, {0, 0, 0}, Vector3::UnitZ(), std::numbers::pi)->edit);
        QVERIFY((Stage::create(half)->bodies()[2].frame.position - Vector3(-1, 0, 0)).norm() < 1e-11);
    }

    void aMirrorImageIsTheReflectedBody_data() {
        QTest::addColumn<bool>("planar");
        QTest::newRow("spatial") << false;
        QTest::newRow("planar") << true;
    }
    void aMirrorImageIsTheReflectedBody() {
        QFETCH(bool, planar);
        Random random(7);
        for (int k = 0; k < 20; ++k) {
            model::Model model;
            model.world.planar = planar;
            const Vector3 at(random.between(-1, 1), random.between(-1, 1), planar ? 0.0 : random.between(-1, 1));
            put(model, planar ? NewShape::polygon : NewShape::wedge, at, planar ? random.planar_turn() : random.turn());
            // A second shape off the middle, turned in the body.
            if (planar) {
                model::BoxShape box;
                box.size = {0.2, 0.6};
                box.where.position = {0.7, 0.2};
                box.where.rotation = {0.4};
                model.bodies[0].shapes.emplace_back(box);
            } else {
                model::CylinderShape rod;
                rod.radius = 0.1;
                rod.length = 0.8;
                rod.where.position = {0.7, 0.2, -0.1};
                rod.where.rotation = {0.6, 1.0, 2.0, -0.5};
                model.bodies[0].shapes.emplace_back(rod);
            }
            Vector3 normal = random.direction();
            if (planar) normal = Vector3(normal.x(), normal.y(), 0.0).normalized();
            if (k == 0) normal = Vector3::UnitX();
            const Vector3 through(0.3, -0.2, planar ? 0.0 : 0.5);
            auto image = mirror(model, *Stage::create(model), {{0}, {}}, through, normal);
            QVERIFY2(image, image ? "" : image.error().message.c_str());
            model::apply(model, image->edit);
            QCOMPARE(errors_of(model), std::string());
            const Stage stage = *Stage::create(model);
            const auto reflect = [&](const Vector3& d) { return Vector3(d - 2.0 * d.dot(normal) * normal); };
            // The support of the image in the reflected direction is that of the body: both are the same set of points.
            for (int m = 0; m < 50; ++m) {
                Vector3 d = random.direction();
                if (planar) d = Vector3(d.x(), d.y(), 0.0).normalized();
                const double shift = 2.0 * through.dot(normal) * normal.dot(d);
                const double body = cluster_of(stage.bodies()[0]).reach_along(stage.bodies()[0].frame, reflect(d));
                const double other = cluster_of(stage.bodies()[1]).reach_along(stage.bodies()[1].frame, d);
                QVERIFY2(std::abs(body + shift - other) < 1e-10, qPrintable(QString("%1").arg(body + shift - other)));
            }
        }
    }

    void motionIsMirroredToo() {
        model::Model model;
        put(model, NewShape::box, {1, 0, 0}, Eigen::Quaterniond(Eigen::AngleAxisd(0.7, Vector3(1, 2, 3).normalized())));
        model.bodies[0].velocity = {1.0, 2.0, 3.0};
        model.bodies[0].spin = {0.3, -0.2, 0.5};
        model::apply(model, mirror(model, *Stage::create(model), {{0}, {}}, Vector3::Zero(), Vector3::UnitX())->edit);
        const Stage stage = *Stage::create(model);
        const StageBody &a = stage.bodies()[0], &b = stage.bodies()[1];
        QVERIFY((b.velocity - Vector3(-1, 2, 3)).norm() < 1e-12);
        // A turning about x is seen unchanged in the mirror x = 0, others reversed.
        const Vector3 wa = a.frame.rotation * a.spin, wb = b.frame.rotation * b.spin;
        QVERIFY((wb - Vector3(wa.x(), -wa.y(), -wa.z())).norm() < 1e-11);
    }

    // Of a right-handed screw a left-handed one; angles about mirrored axes, and velocities across the mirror, the other way round.
    void whatJointsDriveIsMirroredToo() {
        model::Model model;
        put(model, NewShape::box, {1, 0, 0});
        const std::string box = model.bodies[0].name;
        const auto image = [&](model::JointKind kind, const Vector3& normal, const auto& with) {
            model::Model m = model;
            model::Joint joint;
            joint.name = "held";
            joint.kind = kind;
            joint.between = {box};
            if (kind != model::JointKind::twist) joint.point = {1.0, 0.0, 0.0}, joint.axis = {0.0, 0.0, 1.0};
            with(joint);
            m.joints.push_back(joint);
            const auto made = mirror(m, *Stage::create(m), {{0}, {0}}, Vector3::Zero(), normal);
            if (!made) return std::optional<model::Joint>();
            model::apply(m, made->edit);
            return std::optional(m.joints.back());
        };
        const auto turns = [](model::Joint& j) {
            j.pitch = 0.01;
            j.coordinates.resize(j.kind == model::JointKind::cylindrical ? 2 : 1);
            j.coordinates.back().limits = {-1.0, 2.0};
        };
        const auto number = [](const auto& value) { return *constant(value); };
        for (const Vector3& normal : {Vector3(Vector3::UnitX()), Vector3(Vector3::UnitZ())}) {
            const auto screw = image(model::JointKind::screw, normal, turns);
            QVERIFY(screw);
            QCOMPARE(number(screw->pitch), -0.01);
            QCOMPARE(number(screw->axis[2]), normal.x() == 1.0 ? -1.0 : 1.0); // axial
            QCOMPARE(number(screw->coordinates[0].limits[1]), 2.0);
            const auto rod = image(model::JointKind::cylindrical, normal, turns);
            QVERIFY(rod);
            QCOMPARE(number(rod->axis[2]), normal.x() == 1.0 ? 1.0 : -1.0); // polar, and so the angle turns round
            QCOMPARE(number(rod->coordinates[1].limits[0]), -2.0);
            QCOMPARE(number(rod->coordinates[1].limits[1]), 1.0);
        }
        const double signs[] = {-1.0, 1.0, 1.0, 1.0, -1.0, -1.0};
        for (int k = 0; k < 6; ++k) {
            const auto twist = image(model::JointKind::twist, Vector3::UnitX(), [&](model::Joint& j) { j.component = k, j.rate = 3.0; });
            QVERIFY(twist);
            QCOMPARE(number(twist->rate), 3.0 * signs[k]);
        }
        QVERIFY(!image(model::JointKind::twist, Vector3(0.6, 0.8, 0.0), [](model::Joint& j) { j.rate = 3.0; }));
    }

    void bodiesAreAlignedAndDistributed() {
        model::Model model;
        put(model, NewShape::box, {0, 0, 0.5});
        put(model, NewShape::sphere, {1.3, 0.4, 2.0});
        put(model, NewShape::cylinder, {4.0, -0.3, 1.0});
        const std::vector<std::string> names = {"box", "ball", "cylinder"};
        model::apply(model, *align(model, *Stage::create(model), names, 2, Align::lower));
        for (const std::size_t b : {0u, 1u, 2u}) QVERIFY(std::abs(Stage::create(model)->extent(b).lower.z()) < 1e-12);
        model::apply(model, *align(model, *Stage::create(model), names, 1, Align::centre));
        for (const std::size_t b : {0u, 1u, 2u}) QVERIFY(std::abs(Stage::create(model)->extent(b).centre().y()) < 1e-12);
        model::apply(model, *distribute(model, *Stage::create(model), names, 0));
        const Stage stage = *Stage::create(model);
        const double first = stage.extent(1).lower.x() - stage.extent(0).upper.x(), second = stage.extent(2).lower.x() - stage.extent(1).upper.x();
        QVERIFY(std::abs(first - second) < 1e-12);
        QCOMPARE(stage.bodies()[2].frame.position.x(), 4.0);
        QVERIFY(!align(model, stage, std::vector<std::string>{"box"}, 0, Align::upper));
    }

    void pastedPartsHoldEachOther() {
        const model::Model source = pendulum();
        const std::vector<std::string> names = {"box", "box2"};
        const model::Model part = fragment(source, names);
        QCOMPARE(part.bodies.size(), std::size_t(2));
        QCOMPARE(part.joints.size(), std::size_t(1));
        QCOMPARE(part.parameters.size(), std::size_t(1));
        QCOMPARE(part.materials.size(), std::size_t(1));
        QCOMPARE(part.contacts.size(), std::size_t(1));
        // Through the text of a scene file, as the clipboard carries it.
        const auto read = io::parse_scene(io::scene_text(part), "clipboard");
        QVERIFY2(read, read ? "" : read.error()[0].text().c_str());
        QCOMPARE(read->bodies, part.bodies);

        // Into the same scene: what is the same is shared.
        model::Model same = source;
        auto pasted = paste(same, *read, {1.0, 0.0, 0.0});
        QVERIFY(pasted);
        model::apply(same, pasted->edit);
        QCOMPARE(errors_of(same), std::string());
        QCOMPARE(same.parameters.size(), std::size_t(1));
        QCOMPARE(same.materials.size(), std::size_t(1));
        QCOMPARE(same.joints[1].between, (std::vector<std::string>{"box3", "box4"}));
        QCOMPARE(same.bodies[3].force[0].formula(), std::string("-2*box3.v[0] + 1 N"));

        // Into another one where the names mean something else.
        model::Model other;
        other.parameters.push_back({.name = "height", .value = "7 m", .range = {}, .label = {}, .help = {}, .place = {}});
        other.materials.push_back({.name = "wood", .density = "1 kg/m^3", .colour = {}, .place = {}});
        put(other, NewShape::box, {9, 9, 9});
        pasted = paste(other, *read, Vector3::Zero());
        QVERIFY(pasted);
        model::apply(other, pasted->edit);
        QCOMPARE(errors_of(other), std::string());
        QCOMPARE(other.bodies[2].position[2].formula(), std::string("height2 - 0.5 m"));
        QCOMPARE(other.bodies[2].material, std::string("wood2"));
        QCOMPARE(other.contacts[0].between, (std::vector<std::string>{"wood2", "wood2"}));
        QCOMPARE(other.contacts[0].e.formula(), std::string("0.1*height2"));
        QCOMPARE(other.bodies[2].force[0].formula(), std::string("-2*box2.v[0] + 1 N"));
        const Stage stage = *Stage::create(other);
        QVERIFY((stage.bodies()[2].frame.position - Vector3(0, 0, 1.5)).norm() < 1e-12);

        // Into an empty one of the other kind: it becomes planar with them.
        model::Model flat;
        flat.world.planar = true;
        put(flat, NewShape::disc, {0, 0, 0});
        QVERIFY(!paste(flat, *read, Vector3::Zero()));
        model::Model blank;
        const std::vector<std::string> disc = {"ball", flat.bodies[0].name};
        model::apply(blank, paste(blank, fragment(flat, disc), Vector3::Zero())->edit);
        QVERIFY(blank.world.planar);
    }
};

QTEST_APPLESS_MAIN(TestArrange)
#include "test_arrange.moc"

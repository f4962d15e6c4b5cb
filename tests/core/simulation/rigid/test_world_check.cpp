// SPDX-License-Identifier: GPL-3.0-or-later
// Bad input is named, placed, with a remedy.
#include "tests/core/simulation/rigid/worlds.h"

#include <QtTest>

#include <functional>

using namespace saltus;
using namespace saltus::testing;
namespace c = saltus::collision;

namespace {

using Change = std::function<void(Input&)>;

Input good() {
    Build build{Settings{}};
    build.body("crate", 1.0, c::Box{Vector3(0.5, 0.5, 0.5)}, Vector3(0.0, 0.0, 0.5));
    build.body("lid", 1.0, c::Box{Vector3(0.5, 0.5, 0.1)}, Vector3(0.0, 0.0, 1.1));
    build.ground();
    build[0].place = Place{"crates.saltus", 7, 3, "bodies.crate"};
    return build.input;
}

} // namespace

class TestWorldCheck : public QObject {
    Q_OBJECT

private slots:
    void goodInputIsTaken() { QVERIFY(World::create(good(), nullptr).has_value()); }
    void badInputIsNamedWithARemedy_data() {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* says, Change change) { QTest::newRow(name) << change << says; };
        const double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
        row("no mass", "mass of body 'crate' is 0", [](Input& i) { i.bodies[0].mass = 0.0; });
        row("negative mass", "mass of body 'crate' is -1", [](Input& i) { i.bodies[0].mass = -1.0; });
        row("mass not a number", "mass of body 'crate'", [=](Input& i) { i.bodies[0].mass = nan; });
        row("mass without end", "mass of body 'crate'", [=](Input& i) { i.bodies[0].mass = inf; });
        row("flat inertia", "principal moment of inertia of body 'crate' is 0",
            [](Input& i) { i.bodies[0].inertia = Vector3(0.0, 1.0, 1.0).asDiagonal(); });
        row("lopsided inertia", "not symmetric", [](Input& i) { i.bodies[0].inertia(0, 1) = 0.3; });
        row("impossible inertia", "no distribution of mass",
            [](Input& i) { i.bodies[0].inertia = Vector3(1.0, 1.0, 2.1).asDiagonal(); });
        row("inertia not a number", "inertia of body 'crate'", [=](Input& i) { i.bodies[0].inertia(1, 1) = nan; });
        row("pose not a number", "pose of body 'crate'", [=](Input& i) { i.bodies[0].pose.position.x() = nan; });
        row("no quaternion", "quaternion of body 'crate' is zero",
            [](Input& i) { i.bodies[0].pose.rotation = Eigen::Quaterniond(0.0, 0.0, 0.0, 0.0); });
        row("velocity not a number", "velocity of body 'crate'", [=](Input& i) { i.bodies[0].velocity.y() = nan; });
        row("bodies that overlap", "bodies 'crate' and 'lid' overlap by 0.1", [](Input& i) { i.bodies[1].pose.position.z() = 1.0; });
        row("a body in the ground", "overlap by 0.2", [](Input& i) {
            i.bodies[0].pose.position.z() = 0.3;
            i.bodies[1].pose.position.z() = 3.0;
        });
        row("a half-space that moves", "only a fixed body", [](Input& i) { i.bodies[2].fixed = false; });
        row("a planar shape in space", "planar shape", [](Input& i) { i.parts[0].shape = c::Disc{0.5}; });
        row("restitution above 1", "restitution is 1.5", [](Input& i) { i.laws[0].e = 1.5; });
        row("negative friction", "friction is -0.1", [](Input& i) { i.laws[0].mu = -0.1; });
        row("no step", "step size is 0", [](Input& i) { i.settings.h = 0.0; });
        row("theta", "theta is 2", [](Input& i) { i.settings.theta = 2.0; });
        row("a joint to itself", "to itself", [](Input& i) {
            JointInput joint;
            joint.body_a = joint.body_b = 0;
            i.joints.push_back(joint);
            i.joint_names.push_back("loop");
        });
    }
    void badInputIsNamedWithARemedy() {
        QFETCH(Change, change);
        QFETCH(QString, says);
        Input input = good();
        change(input);
        const auto made = World::create(std::move(input), nullptr);
        QVERIFY(!made.has_value());
        bool found = false;
        for (const Error& error : made.error()) {
            if (!QString::fromStdString(error.message).contains(says)) continue;
            found = true;
            QVERIFY(!error.remedy.empty());
            if (says.contains("crate")) QCOMPARE(error.place.line, 7);
        }
        std::string all;
        for (const Error& error : made.error()) all += error.text() + "\n";
        QVERIFY2(found, all.c_str());
    }
    void aGreatMassRatioIsAWarningNotAnError() {
        Input input = good();
        input.bodies[1].mass = 1e9;
        auto made = World::create(std::move(input), nullptr);
        QVERIFY(made.has_value());
        const auto warnings = (*made)->warnings();
        QCOMPARE(warnings.size(), std::size_t{1});
        QVERIFY(warnings[0].find("'lid'") != std::string::npos);
        QVERIFY(warnings[0].find("1e+09") != std::string::npos);
    }
    void aMassRatioOf1e9StaysFinite() {
        Input input = good();
        input.bodies[1].mass = 1e9;
        Run run(std::move(input));
        for (int i = 0; i < 100; ++i) {
            run.step();
            if (!run.last) break; // named, nothing explodes
            for (const double x : run.q) QVERIFY(std::isfinite(x));
        }
    }
};

QTEST_GUILESS_MAIN(TestWorldCheck)
#include "test_world_check.moc"

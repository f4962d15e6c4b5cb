// SPDX-License-Identifier: GPL-3.0-or-later
// Violations and coordinates of joints: Jacobians against finite differences on the group of motions, angles over
// turns.
#include "core/collision/short_turn.h"
#include "core/simulation/rigid/joint_rows.h"
#include "core/simulation/rigid/projection.h"

#include <QtTest>

#include <cmath>
#include <numbers>
#include <random>

using namespace saltus::rigid;

namespace {

struct Dice {
    std::mt19937_64 engine{7};
    double operator()(double low, double high) {
        return low + (high - low) * (static_cast<double>(engine() >> 11) * 0x1p-53);
    }
    Vector3 vector(double size) { return {(*this)(-size, size), (*this)(-size, size), (*this)(-size, size)}; }
    Eigen::Quaterniond rotation() {
        Eigen::Quaterniond q((*this)(-1, 1), (*this)(-1, 1), (*this)(-1, 1), (*this)(-1, 1));
        return q.normalized();
    }
    Pose pose() { return {vector(2.0), rotation()}; }
    Pose planar_pose() {
        const double half = 0.5 * (*this)(-3.0, 3.0);
        return {Vector3((*this)(-2, 2), (*this)(-2, 2), 0.0), Eigen::Quaterniond(std::cos(half), 0, 0, std::sin(half))};
    }
};

Pose moved(const Pose& pose, const Vector6& d) {
    return {pose.position + d.head<3>(), turned(pose.rotation, d.tail<3>())};
}

double angle_between(double a, double b) { // of two angles that may differ by turns
    return std::remainder(a - b, 2.0 * std::numbers::pi);
}

// Largest difference between J and central differences, over all lines and both bodies.
double worst_slope(const JointInput& joint, const JointStart& start, const Pose& a, const Pose& b, bool planar) {
    JointLines here;
    evaluate(joint, start, a, b, planar, {}, here);
    double worst = 0.0;
    const double e = 1e-5;
    for (int body = 0; body < 2; ++body)
        for (int k = 0; k < 6; ++k) {
            if (planar && k != 0 && k != 1 && k != 5) continue;
            JointLines plus, minus;
            const Vector6 d = e * Vector6::Unit(k);
            evaluate(joint, start, body == 0 ? moved(a, d) : a, body == 1 ? moved(b, d) : b, planar, here.memory, plus);
            evaluate(joint, start, body == 0 ? moved(a, -d) : a, body == 1 ? moved(b, -d) : b, planar, here.memory,
                     minus);
            for (int i = 0; i < here.equality + here.coordinates; ++i) {
                const double slope = (plus.line[i].y - minus.line[i].y) / (2.0 * e);
                const double J = body == 0 ? here.line[i].Ja[k] : here.line[i].Jb[k];
                worst = std::fmax(worst, std::fabs(slope - J) / (1.0 + std::fabs(J)));
            }
        }
    return worst;
}

} // namespace

class TestJointLines : public QObject {
    Q_OBJECT
private slots:
    void jacobians_are_the_derivatives_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("planar");
        const char* names[] = {"fixed",    "revolute", "ball",  "prismatic", "cylindrical",
                               "distance", "gear",     "screw", "planar"};
        for (int k = 0; k < 9; ++k) {
            QTest::addRow("%s in space", names[k]) << k << false;
            if (k != 4 && k != 7) QTest::addRow("%s in the plane", names[k]) << k << true;
        }
    }
    void jacobians_are_the_derivatives() {
        QFETCH(int, kind);
        QFETCH(bool, planar);
        Dice dice;
        for (int trial = 0; trial < 60; ++trial) {
            JointInput joint;
            joint.kind = static_cast<JointKind>(kind);
            joint.body_a = 0, joint.body_b = 1;
            joint.length = 0.7, joint.ratio = -2.5, joint.pitch = 0.3;
            joint.coordinates.resize(static_cast<std::size_t>(trial % 2));
            Pose a = planar ? dice.planar_pose() : dice.pose(), b = planar ? dice.planar_pose() : dice.pose();
            joint.frame_a = dice.pose(), joint.frame_b = dice.pose();
            if (planar) {
                joint.frame_a.position.z() = joint.frame_b.position.z() = 0.0;
                const double half = 0.25 * std::numbers::pi; // z of the frames into the plane
                const Eigen::Quaterniond lay(std::cos(half), std::sin(half), 0, 0);
                joint.frame_a.rotation = dice.planar_pose().rotation * lay;
                joint.frame_b.rotation = dice.planar_pose().rotation * lay;
            } else if (trial < 30) { // near the joint's own manifold too, where series take over
                const double size = std::pow(10.0, -dice(0.0, 9.0));
                joint.frame_b.rotation =
                    b.rotation.conjugate() * a.rotation * turned(joint.frame_a.rotation, dice.vector(size));
            }
            const JointStart start = joint_start(joint, planar ? dice.planar_pose() : dice.pose(), b);
            const double worst = worst_slope(joint, start, a, b, planar);
            QVERIFY2(worst < 1e-6, qPrintable(QString("trial %1: %2").arg(trial).arg(worst)));
        }
    }
    void bodies_that_are_the_world_have_no_rows() {
        Dice dice;
        JointInput joint;
        joint.kind = JointKind::prismatic;
        joint.body_a = 0;
        joint.frame_a = dice.pose();
        joint.frame_b = dice.pose();
        JointLines lines;
        evaluate(joint, {}, dice.pose(), dice.pose(), false, {}, lines);
        for (int i = 0; i < lines.equality + lines.coordinates; ++i) QCOMPARE(lines.line[i].Jb.norm(), 0.0);
    }
    void orientation_errors_grow_up_to_half_a_turn() {
        for (const JointKind kind : {JointKind::fixed, JointKind::revolute, JointKind::prismatic}) {
            JointInput joint;
            joint.kind = kind;
            joint.body_a = 0;
            double last = 0.0;
            for (int degrees = 1; degrees < 180; ++degrees) {
                const double angle = degrees * std::numbers::pi / 180.0;
                Pose a;
                a.rotation = turned(Eigen::Quaterniond::Identity(), angle * Vector3(0.6, 0.8, 0.0));
                JointLines lines;
                evaluate(joint, {}, a, {}, false, {}, lines);
                double sum = 0.0;
                for (int i = 0; i < lines.equality; ++i)
                    if (lines.line[i].angle) sum += lines.line[i].y * lines.line[i].y;
                QVERIFY(std::fabs(std::sqrt(sum) - angle) < 1e-12);
                QVERIFY(sum > last);
                last = sum;
            }
        }
    }
    void angles_count_turns() {
        JointInput joint;
        joint.kind = JointKind::revolute;
        joint.body_a = 0;
        Dice dice;
        joint.frame_b.rotation = dice.rotation();
        joint.frame_a.rotation = joint.frame_b.rotation;
        for (const double direction : {1.0, -1.0}) {
            JointMemory memory;
            for (int k = 0; k <= 400; ++k) {
                const double angle = direction * 0.1 * k;
                Pose a;
                a.rotation =
                    turned(Eigen::Quaterniond::Identity(), angle * (joint.frame_b.rotation * Vector3::UnitZ()));
                JointLines lines;
                evaluate(joint, {}, a, {}, false, memory, lines);
                QVERIFY(std::fabs(lines.coordinate(0).y - angle) < 1e-12 * (1.0 + std::fabs(angle)));
                for (int i = 0; i < lines.equality; ++i) QVERIFY(std::fabs(lines.line[i].y) < 1e-14);
                memory = lines.memory;
            }
        }
    }
    void gears_and_screws_keep_their_ratio_over_turns() {
        JointInput gear, screw;
        gear.kind = JointKind::gear;
        gear.body_a = 0, gear.body_b = 1;
        gear.ratio = 3.0;
        screw.kind = JointKind::screw;
        screw.body_a = 0;
        screw.pitch = 0.002;
        const Vector3 tilted = Vector3(1.0, 2.0, 2.0) / 3.0;
        gear.frame_b.rotation = saltus::collision::short_turn(Vector3::UnitZ(), tilted);
        const JointStart start = joint_start(gear, {}, {});
        JointMemory memory, turn;
        for (int k = 0; k <= 300; ++k) {
            const double angle = 0.3 * k;
            Pose a, b;
            a.rotation = turned(Eigen::Quaterniond::Identity(), angle * Vector3::UnitZ());
            b.rotation = turned(Eigen::Quaterniond::Identity(), -3.0 * angle * tilted);
            a.position.z() = screw.pitch * angle / (2.0 * std::numbers::pi);
            JointLines lines;
            evaluate(gear, start, a, b, false, memory, lines);
            QVERIFY(std::fabs(lines.line[0].y) < 1e-11);
            memory = lines.memory;
            evaluate(screw, {}, a, {}, false, turn, lines);
            QVERIFY(std::fabs(lines.line[4].y) < 1e-14);
            QVERIFY(std::fabs(lines.coordinate(0).y - angle) < 1e-11);
            turn = lines.memory;
            QVERIFY(std::fabs(angle_between(turn.angle[0], angle)) < 1e-11);
        }
    }
};

QTEST_APPLESS_MAIN(TestJointLines)
#include "test_joint_lines.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Projection on the constraints: nearest in the metric of the masses, joints, limits and gaps together, |q| = 1.
#include "core/simulation/rigid/projection.h"

#include <Eigen/Geometry>

#include <QtTest>

#include <chrono>
#include <cmath>

using namespace saltus::rigid;

namespace {

struct Bodies {
    std::vector<InverseMass> mass;
    std::vector<Pose> poses;
    std::vector<JointInput> joints;
    std::vector<JointStart> starts;
    std::vector<JointMemory> memory;
    JointLayout layout;
    std::vector<GapPoint> gaps;

    std::uint32_t add(double m, double inertia, const Vector3& position) {
        InverseMass x;
        x.linear = Vector3::Constant(1.0 / m);
        x.angular = Matrix3::Identity() / inertia;
        mass.push_back(x);
        poses.push_back({position, Eigen::Quaterniond::Identity()});
        return static_cast<std::uint32_t>(mass.size() - 1);
    }
    void join(const JointInput& joint) {
        joints.push_back(joint);
        starts.push_back({});
        memory.push_back({});
        layout = joint_layout(joints, false);
    }
    void gap(std::uint32_t a, std::uint32_t b, const Vector3& at, const Vector3& n, double value) {
        GapPoint g;
        g.body_a = a, g.body_b = b;
        g.point_a = at + 0.5 * value * n, g.point_b = at - 0.5 * value * n;
        g.normal = n, g.gap = value;
        gaps.push_back(g);
    }
    ProjectionReport project(Projector& projector, double tolerance = 1e-8) {
        ProjectionProblem p;
        p.mass = mass, p.poses = poses, p.joints = joints, p.starts = starts, p.memory = memory;
        p.layout = &layout;
        p.gaps = gaps;
        p.tolerance = tolerance;
        return projector.project(p);
    }
};

} // namespace

class TestProjection : public QObject {
    Q_OBJECT
private slots:
    void whatIsWithinTheToleranceIsLeftAlone() {
        Bodies b;
        b.add(1.0, 1.0, Vector3::Zero());
        b.gap(0, kWorld, Vector3(0, 0, -1), Vector3::UnitZ(), -0.9e-8);
        Projector projector;
        const ProjectionReport r = b.project(projector);
        QVERIFY(r.done);
        QCOMPARE(r.iterations, 0);
        QCOMPARE(b.poses[0].position.norm(), 0.0);
    }
    void onlyTheNeighbourhoodOfAViolationMovesAtFirst() {
        const auto row = [](int nearest, int iterations, Bodies& b) {
            for (int i = 0; i < 6; ++i) b.add(1.0, 1.0, Vector3(i, 0, 0));
            for (std::uint32_t i = 0; i < 5; ++i) b.gap(i + 1, i, Vector3(i + 0.5, 0, 0), Vector3::UnitX(), i == 0 ? -2e-3 : 0.0);
            ProjectionProblem p;
            p.mass = b.mass, p.poses = b.poses;
            p.gaps = b.gaps;
            p.tolerance = 1e-4;
            p.nearest_alone = nearest;
            p.max_iterations = iterations;
            Projector projector;
            return projector.project(p);
        };
        const auto moved = [](const Bodies& b, int i) { return b.poses[static_cast<std::size_t>(i)].position.x() - i; };
        Bodies all, near, both;
        QVERIFY(row(0, 1, all).done);
        QVERIFY(moved(all, 5) > 1e-4);
        // the first two and two more, which go into the fifth
        const ProjectionReport once = row(1, 1, near);
        QVERIFY(!once.done);
        QVERIFY(moved(near, 0) < -1e-4 && moved(near, 1) > 1e-4 && moved(near, 2) > 1e-4 && moved(near, 3) > 1e-4);
        QCOMPARE(moved(near, 4), 0.0);
        QCOMPARE(moved(near, 5), 0.0);
        QVERIFY(std::fabs(once.violation - moved(near, 3)) < 1e-12);
        // which the next iteration mends
        QVERIFY(row(1, 2, both).done);
        QVERIFY(moved(both, 5) > 0.0);
    }
    // A wedge of two faces of which each place shows one: what pushes the body out of one pushes it into sight of the other.
    void facesThatHideEachOtherDoNotTakeTurns() {
        struct Wedge : GapSource {
            GapPoint shown;
            std::span<const GapPoint> gaps(std::span<const Pose> poses) override {
                const Vector3 x = poses[0].position;
                const bool upper = x.y() >= 0.0;
                const double lean = 80.0 * M_PI / 180.0;
                shown.body_a = 0;
                shown.point_a = shown.point_b = x;
                shown.normal = Vector3(std::cos(lean), upper ? -std::sin(lean) : std::sin(lean), 0.0);
                shown.gap = shown.normal.dot(x);
                shown.point_b -= shown.gap * shown.normal;
                shown.pair = upper ? 1 : 2;
                return {&shown, 1};
            }
        } wedge;
        Bodies b;
        b.add(1.0, 1.0, Vector3(-1.0, 0.1, 0.0));
        ProjectionProblem p;
        p.mass = b.mass, p.poses = b.poses;
        p.gaps = wedge.gaps(b.poses);
        p.source = &wedge;
        p.tolerance = 1e-6;
        Projector projector;
        const ProjectionReport r = projector.project(p);
        QVERIFY2(r.done, qPrintable(QString("%1 iterations, %2 m").arg(r.iterations).arg(r.violation)));
        QVERIFY2(r.iterations < 10, qPrintable(QString::number(r.iterations)));
        QVERIFY(std::fabs(b.poses[0].position.x()) < 1e-5 && std::fabs(b.poses[0].position.y()) < 1e-5);
    }
    void onlyIslandsThatViolateSomethingMove() {
        Bodies b; // far from each other: one is within the tolerance, one is not
        b.add(1.0, 1.0, Vector3::Zero());
        b.add(1.0, 1.0, Vector3(10, 0, 0));
        b.gap(0, kWorld, Vector3(0, 0, -1), Vector3::UnitZ(), -0.9e-8);
        b.gap(1, kWorld, Vector3(10, 0, -1), Vector3::UnitZ(), -1e-3);
        Projector projector;
        const ProjectionReport r = b.project(projector);
        QVERIFY(r.done);
        QCOMPARE(b.poses[0].position.norm(), 0.0);
        QVERIFY(std::fabs(b.poses[1].position.z() - 1e-3) < 1e-8);
        QVERIFY(!projector.pressed()[0] && projector.pressed()[1]);
    }
    void bodiesPartByTheirMasses() {
        Bodies b; // two balls overlap by 0.04 along x; one is three times as heavy
        b.add(1.0, 1.0, Vector3(-0.48, 0, 0));
        b.add(3.0, 1.0, Vector3(0.48, 0, 0));
        b.gap(1, 0, Vector3::Zero(), Vector3::UnitX(), -0.04);
        Projector projector;
        const ProjectionReport r = b.project(projector);
        QVERIFY(r.done);
        QCOMPARE(r.iterations, 1);
        QVERIFY(std::fabs(b.poses[0].position.x() + 0.51) < 1e-8);
        QVERIFY(std::fabs(b.poses[1].position.x() - 0.49) < 1e-8);
        QVERIFY(projector.pressed()[0]);
    }
    void aPressedGapStaysClosed() {
        Bodies b;
        b.add(1.0, 0.1, Vector3(0, 0, 0.49));
        b.gap(0, kWorld, Vector3::Zero(), Vector3::UnitZ(), -0.01);
        Projector projector;
        QVERIFY(b.project(projector).done);
        const double gap = -0.01 + b.poses[0].position.z() - 0.49;
        QVERIFY(gap < 0.0 && gap >= -1e-8);
    }
    void farOffJointsAreMetWithUnitQuaternions() {
        Bodies b; // two bars, both turned and moved far from where their joints hold them
        const auto first = b.add(1.0, 0.2, Vector3(0.6, 0.3, -0.2)), second = b.add(2.0, 0.3, Vector3(1.4, -0.4, 0.3));
        b.poses[first].rotation = turned(Eigen::Quaterniond::Identity(), Vector3(1.0, 1.5, -0.7));
        b.poses[second].rotation = turned(Eigen::Quaterniond::Identity(), Vector3(-0.5, 0.4, 2.0));
        JointInput hinge;
        hinge.kind = JointKind::revolute;
        hinge.body_a = first;
        hinge.frame_a.position = Vector3(-0.5, 0, 0);
        hinge.coordinates.resize(1);
        hinge.coordinates[0].upper = 0.3;
        b.join(hinge);
        JointInput weld;
        weld.kind = JointKind::fixed;
        weld.body_a = second, weld.body_b = first;
        weld.frame_a.position = Vector3(-0.5, 0, 0);
        weld.frame_b.position = Vector3(0.5, 0, 0);
        b.join(weld);
        b.gap(second, kWorld, b.poses[second].apply(Vector3(0.5, 0, 0)), Vector3::UnitY(), -0.05);
        Projector projector;
        const ProjectionReport r = b.project(projector, 1e-10);
        qInfo("%d iterations from %.2f m to %.1e m", r.iterations, r.violation_before, r.violation);
        QVERIFY(r.done);
        for (const Pose& p : b.poses) QVERIFY(std::fabs(p.rotation.norm() - 1.0) < 1e-15);
        for (std::size_t j = 0; j < 2; ++j) {
            JointLines lines;
            evaluate(b.joints[j], {}, b.poses[b.joints[j].body_a], j == 0 ? Pose{} : b.poses[first], false, {}, lines);
            for (int i = 0; i < lines.equality; ++i) QVERIFY(std::fabs(lines.line[i].y) < 1e-9);
            if (j == 0) QVERIFY(lines.coordinate(0).y < 0.3 + 1e-9);
        }
    }
    void jointsThatCannotHoldAreTold() {
        Bodies b;
        b.add(1.0, 1.0, Vector3::Zero());
        for (const double x : {0.0, 0.1}) {
            JointInput ball;
            ball.body_a = 0;
            ball.frame_b.position.x() = x;
            b.join(ball);
        }
        Projector projector;
        const ProjectionReport r = b.project(projector);
        QVERIFY(!r.done);
        QVERIFY(r.worst_is_joint);
        QVERIFY(std::fabs(r.violation - 0.05) < 1e-6); // halfway between
    }
    void aThousandTouchingBodiesCostLittle() {
        Bodies b; // a wall of boxes, five gaps a box; every layer sank a little
        const int wide = 25, high = 40;
        for (int i = 0; i < wide * high; ++i)
            b.add(1.0, 1.0 / 6.0, Vector3(i % wide * 1.05, 0, 0.5 + i / wide - 1e-6 * (i / wide + 1)));
        for (int i = 0; i < wide * high; ++i)
            for (int k = 0; k < 4; ++k) {
                const Vector3 corner(k & 1 ? 0.5 : -0.5, k & 2 ? 0.5 : -0.5, -0.5);
                const auto a = static_cast<std::uint32_t>(i);
                b.gap(a, i < wide ? kWorld : a - static_cast<std::uint32_t>(wide), b.poses[a].apply(corner),
                      Vector3::UnitZ(), -1e-6);
            }
        const std::vector<Pose> start = b.poses;
        Projector projector;
        const auto begin = std::chrono::steady_clock::now();
        const ProjectionReport r = b.project(projector, 1e-8);
        const double ms = 1e3 * std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        qInfo("%zu gaps, %d iterations, %.1f ms, %.1e m left", b.gaps.size(), r.iterations, ms, r.violation);
        QVERIFY(r.done);
        QVERIFY(b.poses[0].position.z() > start[0].position.z());
    }
};

QTEST_APPLESS_MAIN(TestProjection)
#include "test_projection.moc"

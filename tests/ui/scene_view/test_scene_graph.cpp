// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference_cam.h"
#include "ui/scene_view/ambient.h"
#include "ui/scene_view/contact_shade.h"
#include "ui/scene_view/environment.h"
#include "ui/scene_view/hidden_parts.h"
#include "ui/scene_view/links.h"
#include "ui/scene_view/scene_camera.h"
#include "ui/scene_view/scene_graph.h"

#include <QtTest>

using namespace saltus;
using namespace saltus::ui::scene;

class TestSceneGraph : public QObject {
    Q_OBJECT
private slots:
    // Against the integral over the cosine-weighted sky, by half a million directions.
    void theHiddenSkyIsTheIntegralOverTheSky() {
        const double pi = std::numbers::pi;
        Occluder box{Occluder::Kind::box, {0.1, 0.2, 0.6}, {osg::Vec3d(0.30, 0.10, 0.05), osg::Vec3d(-0.10, 0.30, 0.0), osg::Vec3d()}};
        box.axes[2] = box.axes[0] ^ box.axes[1];
        box.axes[2].normalize();
        box.axes[2] *= 0.25;
        Occluder rod = box;
        rod.kind = Occluder::Kind::cylinder;
        const Occluder ball{Occluder::Kind::ball, {0.0, 0.0, 0.5}, {osg::Vec3d(0.3, 0.0, 0.0)}};
        const auto hit = [](const Occluder& o, const osg::Vec3d& p, const osg::Vec3d& d) {
            double in = 0.0, out = 1e9;
            if (o.kind == Occluder::Kind::ball) {
                const double b = p * d;
                return b < 0.0 && b * b - p * p + o.axes[0].x() * o.axes[0].x() > 0.0;
            }
            for (std::size_t k = o.kind == Occluder::Kind::box ? 0 : 2; k < 3; ++k) {
                const double l = o.axes[k].length2(), from = p * o.axes[k] / l, along = d * o.axes[k] / l;
                const double a = (-1.0 - from) / along, b = (1.0 - from) / along;
                in = std::max(in, std::min(a, b));
                out = std::min(out, std::max(a, b));
            }
            if (o.kind == Occluder::Kind::cylinder) {
                const double lx = o.axes[0].length2(), ly = o.axes[1].length2();
                const double px = p * o.axes[0] / lx, py = p * o.axes[1] / ly, dx = d * o.axes[0] / lx, dy = d * o.axes[1] / ly;
                const double a = dx * dx + dy * dy, b = px * dx + py * dy, root = b * b - a * (px * px + py * py - 1.0);
                if (root < 0.0) return false;
                in = std::max(in, (-b - std::sqrt(root)) / a);
                out = std::min(out, (-b + std::sqrt(root)) / a);
            }
            return in < out;
        };
        for (const Occluder& o : {box, rod, ball})
            for (const osg::Vec3d& at : {osg::Vec3d(0.0, 0.0, 0.0), osg::Vec3d(0.5, 0.1, 0.0), osg::Vec3d(1.0, -1.0, 0.0)}) {
                constexpr int rings = 500, sides = 1000;
                long hits = 0;
                for (int i = 0; i < rings; ++i)
                    for (int k = 0; k < sides; ++k) {
                        const double r = std::sqrt((i + 0.5) / rings), a = 2.0 * pi * (k + 0.5) / sides;
                        hits += hit(o, at - o.centre, osg::Vec3d(r * std::cos(a), r * std::sin(a), std::sqrt(1.0 - r * r))) ? 1 : 0;
                    }
                const double exact = static_cast<double>(hits) / (rings * sides), got = hiddenSky(o, at);
                const double slack = o.kind == Occluder::Kind::cylinder ? 0.03 * exact + 1e-3 : 1.5e-3;
                QVERIFY2(std::abs(got - exact) < slack, qPrintable(QStringLiteral("%1 %2").arg(got).arg(exact)));
                QVERIFY(std::abs(hiddenSky(o, at, true) - got) < 1e-6);
            }
        // A ball on the ground hides all of the sky where it touches.
        QCOMPARE(hiddenSky({Occluder::Kind::ball, {0.0, 0.0, 0.3}, {osg::Vec3d(0.3, 0.0, 0.0)}}, {0.0, 0.0, 0.0}), 1.0);
    }

    // A polygon's slab that stands on its side was shaded as the box about it, and the ground beneath that was white.
    void whatStandsOnTheGroundShadesItsOwnFoot() {
        const double pi = std::numbers::pi;
        Occluder hexagon{Occluder::Kind::prism, {0.0, 0.0, std::sqrt(0.75)}, {osg::Vec3d(1.0, 0.0, 0.0), osg::Vec3d(0.0, 0.0, std::sqrt(0.75)), osg::Vec3d(0.0, -0.2, 0.0)}};
        for (int k = 0; k < 6; ++k) hexagon.outline.emplace_back(std::cos(pi * k / 3.0), std::sin(pi * k / 3.0) / std::sqrt(0.75));
        const auto hit = [&](const osg::Vec3d& from, const osg::Vec3d& d) { // inside of all its planes
            double in = 0.0, out = 1e9;
            const auto cut = [&](const osg::Vec3d& normal, double reach) {
                const double start = (from - hexagon.centre) * normal - reach, rate = d * normal;
                if (std::abs(rate) < 1e-12) in = start > 0.0 ? 1e9 : in;
                else if (rate > 0.0) out = std::min(out, -start / rate);
                else in = std::max(in, -start / rate);
            };
            for (int k = 0; k < 6; ++k) cut({std::cos(pi * (k + 0.5) / 3.0), 0.0, std::sin(pi * (k + 0.5) / 3.0)}, std::sqrt(0.75));
            cut({0.0, 1.0, 0.0}, 0.2);
            cut({0.0, -1.0, 0.0}, 0.2);
            return in < out;
        };
        for (const osg::Vec3d& at : {osg::Vec3d(0.75, 0.0, 0.0), osg::Vec3d(0.75, 0.1, 0.0), osg::Vec3d(0.2, 0.3, 0.0), osg::Vec3d(1.2, 0.0, 0.0)}) {
            constexpr int rings = 300, sides = 600;
            long hits = 0;
            for (int i = 0; i < rings; ++i)
                for (int k = 0; k < sides; ++k) {
                    const double r = std::sqrt((i + 0.5) / rings), a = 2.0 * pi * (k + 0.5) / sides;
                    hits += hit(at, osg::Vec3d(r * std::cos(a), r * std::sin(a), std::sqrt(1.0 - r * r))) ? 1 : 0;
                }
            const double exact = static_cast<double>(hits) / (rings * sides), got = hiddenSky(hexagon, at);
            QVERIFY2(std::abs(got - exact) < 3e-3, qPrintable(QStringLiteral("%1 %2").arg(got).arg(exact)));
        }
        const Occluder box{Occluder::Kind::box, {0.0, 0.0, 0.5}, {osg::Vec3d(0.5, 0.0, 0.0), osg::Vec3d(0.0, 0.5, 0.0), osg::Vec3d(0.0, 0.0, 0.5)}};
        for (const Occluder* on : std::initializer_list<const Occluder*>{&hexagon, &box})
            for (const bool quick : {false, true}) QVERIFY(hiddenSky(*on, {0.1, 0.05, 0.0}, quick) > 0.99);
    }

    // Nine numbers hold what a matte surface sends back of the studio's light.
    void nineNumbersAreTheLightAround() {
        const double pi = std::numbers::pi;
        for (const bool dark : {false, true}) {
            const Radiance light = studio(dark);
            const Harmonics nine = projected(light);
            double worst = 0.0;
            for (const osg::Vec3d& n : {osg::Vec3d(0, 0, 1), osg::Vec3d(0, 0, -1), osg::Vec3d(1, 0, 0), osg::Vec3d(-1, 0, 0), osg::Vec3d(0, -1, 0), osg::Vec3d(0.6, -0.48, 0.64)}) {
                constexpr int rings = 200, sides = 400;
                osg::Vec3d sum;
                for (int i = 0; i < rings; ++i)
                    for (int k = 0; k < sides; ++k) {
                        const double z = -1.0 + (2.0 * i + 1.0) / rings, a = 2.0 * pi * (k + 0.5) / sides, r = std::sqrt(1.0 - z * z);
                        const osg::Vec3d d(r * std::cos(a), r * std::sin(a), z);
                        if (d * n > 0.0) sum += light(d) * (d * n);
                    }
                for (int colour = 0; colour < 3; ++colour) {
                    const double exact = sum[colour] * 4.0 * pi / (rings * sides) / pi;
                    const osg::Matrixd m = reflected(nine, colour);
                    const osg::Vec4d v(n, 1.0);
                    const double got = (v * m) * v;
                    worst = std::max(worst, std::abs(got / exact - 1.0));
                }
            }
            QVERIFY2(worst < 0.04, qPrintable(QString::number(worst)));
        }
    }

    // At distance d of the foot of a long wall of height h a point of the floor loses (1 - d/sqrt(d^2 + h^2))/2 of its sky.
    void aWallBlocksTheLightThatItHides() {
        const std::vector<osg::Vec3f> points{{0.0f, 0.0f, 0.0f}, {0.5f, -500.0f, 0.0f}, {0.5f, 500.0f, 0.0f}, {0.5f, 500.0f, 1.0f}, {0.5f, -500.0f, 1.0f}};
        const std::vector<osg::Vec3f> normals{{0.0f, 0.0f, 1.0f}, {-1.0f, 0.0f, 0.0f}, {-1.0f, 0.0f, 0.0f}, {-1.0f, 0.0f, 0.0f}, {-1.0f, 0.0f, 0.0f}};
        const std::vector<std::uint32_t> triangles{1, 2, 3, 1, 3, 4};
        // Reach so far that distance counts nothing; lifted by 2e-3 of it the point would leave the floor, hence the wall's size.
        const double exact = 0.5 * (1.0 - 0.5 / std::sqrt(1.25));
        const float got = blockedLight(points, normals, triangles, 30.0f)[0];
        QVERIFY2(std::abs(static_cast<double>(got) - exact) < 0.06, qPrintable(QStringLiteral("%1 %2").arg(static_cast<double>(got)).arg(exact)));
        QCOMPARE(blockedLight(points, normals, triangles, 0.2f)[0], 0.0f);
    }

    void theTipTouchesThePlateAtEveryAngleWhenTheGapIsZero() {
        CamScene scene;
        SceneGraph graph;
        graph.build(scene.specs, scene.poses);
        double worst = 0.0;
        for (int degree = 0; degree < 720; ++degree) {
            const double angle = degree * std::numbers::pi / 180.0 + 0.0031;
            scene.turn(angle, 3.0); // the follower is out of the way
            graph.place(scene.poses);
            const Hit plate = graph.pick(osg::Vec3d(1e-5, 1e-5, 1.0), osg::Vec3d(1e-5, 1e-5, -0.3));
            QCOMPARE(plate.shape, static_cast<int>(CamScene::cam));
            scene.turn(angle, 0.0);
            graph.place(scene.poses);
            const double tip = static_cast<double>(graph.boundsOf(CamScene::follower).zMin());
            worst = std::max(worst, std::abs(plate.at.z() - tip));
        }
        qInfo("largest distance between tip and plate: %.3g mm", worst * 1e3);
        QVERIFY2(worst < 1e-4, "the tip must touch within 0.1 mm");
    }

    void thePlateTurnsCounterClockwiseSeenFromMinusY() {
        CamScene scene;
        SceneGraph graph;
        graph.build(scene.specs, scene.poses);
        scene.turn(0.0, 1.0);
        graph.place(scene.poses);
        const auto reach = [&](double x, double z) { // along a ray from far away to the axis
            const Hit hit = graph.pick(osg::Vec3d(x, 1e-5, z - 0.3), osg::Vec3d(0.0, 1e-5, -0.3));
            return hit.shape == static_cast<int>(CamScene::cam) ? (hit.at - osg::Vec3d(0, 0, -0.3)).length() : -1.0;
        };
        // The point that will be on top after a quarter turn stands at +X now.
        QVERIFY(std::abs(reach(1.0, 1e-5) - referenceRadius(std::numbers::pi / 2.0)) < 2e-4);
        QVERIFY(std::abs(reach(-1.0, 1e-5) - referenceRadius(-std::numbers::pi / 2.0)) < 2e-4);
    }

    void thePickFindsWhatIsInFront() {
        CamScene scene;
        SceneGraph graph;
        graph.build(scene.specs, scene.poses);
        const auto at = [&](double x, double z) { return graph.pick(osg::Vec3d(x, -5, z), osg::Vec3d(x, 5, z)).shape; };
        QCOMPARE(at(0.0, -0.5), static_cast<int>(CamScene::cam));
        QCOMPARE(at(0.0, scene.poses[CamScene::follower].position[2] + 0.12), static_cast<int>(CamScene::follower));
        QCOMPARE(at(0.07, 1.0), static_cast<int>(CamScene::spring));
        QCOMPARE(at(0.15, 0.3), static_cast<int>(CamScene::guide));
        QCOMPARE(at(2.0, 2.0), -1);
    }

    void spheresArePickedWhereTheyAre() {
        std::vector<ShapeSpec> specs;
        std::vector<ShapePose> poses;
        beads(5, specs, poses);
        SceneGraph graph;
        graph.build(specs, poses);
        const Hit hit = graph.pick(osg::Vec3d(0.05, -3, 0.5), osg::Vec3d(0.05, 3, 0.5));
        QCOMPARE(hit.shape, 3);
        QVERIFY(std::abs(hit.at.y() + std::sqrt(0.1 * 0.1 - 0.05 * 0.05)) < 1e-12);
        QCOMPARE(graph.pick(osg::Vec3d(0.11, -3, 0.5), osg::Vec3d(0.11, 3, 0.5)).shape, -1);
    }

    void aValueThatWasNotComputedLeavesTheShapeWhereItWas() {
        CamScene scene;
        SceneGraph graph;
        graph.build(scene.specs, scene.poses);
        const osg::BoundingBox before = graph.boundsOf(CamScene::follower);
        scene.poses[CamScene::follower].position[2] = std::nan("");
        QVERIFY(!graph.place(scene.poses));
        QCOMPARE(graph.boundsOf(CamScene::follower).zMin(), before.zMin());
    }

    void nothingMovesWhenNothingChanged() {
        CamScene scene;
        SceneGraph graph;
        graph.build(scene.specs, scene.poses);
        QVERIFY(!graph.place(scene.poses));
        scene.turn(0.7, 0.0);
        QVERIFY(graph.place(scene.poses));
    }

    void anEmptySceneHasNoBounds() {
        SceneGraph graph;
        graph.build({}, {});
        QVERIFY(!graph.bounds().valid());
        QCOMPARE(graph.gridStep(), 0.0);
        QCOMPARE(graph.pick(osg::Vec3d(0, -1, 0), osg::Vec3d(0, 1, 0)).shape, -1);
    }

    void theGroundLiesUnderTheCamAndElseAtZero() {
        CamScene scene;
        SceneGraph graph;
        graph.build(scene.specs, scene.poses);
        QVERIFY(graph.groundHeight() < -0.3 - 0.55393320723821);
        std::vector<ShapeSpec> specs;
        std::vector<ShapePose> poses;
        beads(3, specs, poses);
        graph.build(specs, poses);
        QCOMPARE(graph.groundHeight(), 0.0);
        QCOMPARE(graph.gridStep(), 0.25);
    }
};

// Of a heap: what is left out is what no ray from the eye or the light reaches, whatever way it takes.
class TestHiddenParts : public QObject {
    Q_OBJECT
    struct Ball {
        osg::Vec3d at;
        double radius;
    };
    static std::vector<Ball> heap() {
        std::vector<Ball> balls;
        unsigned seed = 7;
        const auto next = [&] {
            seed = seed * 1664525u + 1013904223u;
            return static_cast<double>(seed >> 8) / 16777216.0 - 0.5;
        };
        for (int i = 0; i < 12; ++i)
            for (int j = 0; j < 12; ++j)
                for (int k = 0; k < 10; ++k)
                    balls.push_back({osg::Vec3d(0.1 * i + 0.02 * next(), 0.1 * j + 0.02 * next(), 0.05 + 0.1 * k + 0.02 * next()), 0.045 + 0.01 * next()});
        return balls;
    }
    static bool blocked(const std::vector<Ball>& balls, std::size_t own, const osg::Vec3d& from, const osg::Vec3d& to) {
        const osg::Vec3d along = to - from;
        const double length = along.length();
        for (std::size_t b = 0; b < balls.size(); ++b) {
            if (b == own) continue;
            const osg::Vec3d offset = balls[b].at - from;
            const double t = (offset * along) / length;
            const double miss2 = offset.length2() - t * t, r = balls[b].radius;
            if (miss2 < r * r && t - std::sqrt(r * r - miss2) < length) return true;
        }
        return false;
    }

private slots:
    void whatIsLeftOutIsNotSeen_data() {
        QTest::addColumn<bool>("parallel");
        QTest::newRow("from an eye") << false;
        QTest::newRow("from the light") << true;
    }
    void whatIsLeftOutIsNotSeen() {
        QFETCH(const bool, parallel);
        const std::vector<Ball> balls = heap();
        const osg::Vec3d eye = parallel ? osg::Vec3d(-40.0, -60.0, 70.0) : osg::Vec3d(-0.6, -1.3, 1.5), target(0.55, 0.55, 0.4);
        const osg::Matrixd view = osg::Matrixd::lookAt(eye, target, osg::Vec3d(0, 0, 1));
        const osg::Matrixd projection = parallel ? osg::Matrixd::ortho(-1.3, 0.9, -1.0, 1.2, 1.0, 200.0) : osg::Matrixd::perspective(40.0, 1.6, 0.1, 20.0);
        HiddenParts hidden;
        hidden.begin(view, projection, parallel ? 1.0 : 1.6, 300);
        for (const Ball& ball : balls) hidden.cover(osg::Vec3f(ball.at), static_cast<float>(ball.radius));
        const osg::Vec3d back = parallel ? (eye - target) : osg::Vec3d();
        std::size_t out = 0, beside = 0;
        for (std::size_t b = 0; b < balls.size(); ++b) {
            if (!hidden.hides(osg::Vec3f(balls[b].at), static_cast<float>(balls[b].radius))) continue;
            ++out;
            for (int i = 0; i < 200; ++i) { // points of the ball
                const double z = 1.0 - 2.0 * (i + 0.5) / 200.0, a = 2.39996323 * i, s = std::sqrt(1.0 - z * z);
                const osg::Vec3d point = balls[b].at + osg::Vec3d(s * std::cos(a), s * std::sin(a), z) * balls[b].radius;
                const osg::Vec4d clip = osg::Vec4d(point, 1.0) * view * projection;
                if (std::abs(clip.x()) > clip.w() || std::abs(clip.y()) > clip.w()) {
                    ++beside; // not in the picture
                    continue;
                }
                const osg::Vec3d from = parallel ? point + back : eye;
                if ((balls[b].at - point) * (point - from) < 0.0) continue; // its own far side
                QVERIFY2(blocked(balls, b, from, point), qPrintable(QStringLiteral("ball %1").arg(b)));
            }
        }
        QVERIFY2(out > balls.size() / 3, qPrintable(QStringLiteral("%1 of %2").arg(out).arg(balls.size())));
        QVERIFY2(parallel || beside < out * 20, qPrintable(QString::number(beside)));
        // What covers nothing hides nothing.
        hidden.begin(view, projection, 1.0, 300);
        QVERIFY(!hidden.hides(osg::Vec3f(target), 0.05f));
    }
};

class TestSceneCamera : public QObject {
    Q_OBJECT
    static SceneCamera camera() {
        SceneCamera c;
        c.setSize(1040, 504);
        c.setStand({osg::Vec3d(0.1, 0.2, 0.3), 5.0, 0.4, 0.2});
        return c;
    }
private slots:
    void aRayMeetsTheScreenPointItCameFrom() {
        for (const bool ortho : {false, true}) {
            SceneCamera c = camera();
            c.setOrthographic(ortho);
            osg::Vec3d start, end;
            c.ray(333, 111, start, end);
            const osg::Vec2d back = c.toScreen(start + (end - start) * 0.37);
            QVERIFY(std::abs(back.x() - 333) < 1e-6 && std::abs(back.y() - 111) < 1e-6);
        }
    }
    void orbitKeepsThePivotOnTheScreenAndTheHorizonLevel() {
        SceneCamera c = camera();
        const osg::Vec3d pivot(0.6, -0.4, 0.9);
        const osg::Vec2d before = c.toScreen(pivot);
        c.orbit(0.7, 0.4, pivot);
        const osg::Vec2d after = c.toScreen(pivot);
        QVERIFY((after - before).length() < 1e-6);
        const osg::Matrixd view = c.view();
        QVERIFY(std::abs(osg::Matrixd::transform3x3(osg::Vec3d(0, 0, 1), view).x()) < 1e-12); // Z has no sideways part
    }
    void orbitStopsAtThePoles() {
        SceneCamera c = camera();
        c.orbit(0.0, 9.0, c.stand().target);
        QVERIFY(c.stand().elevation < std::numbers::pi / 2.0);
        QVERIFY(std::isfinite(c.view()(0, 0)));
    }
    void zoomKeepsThePointUnderTheCursor() {
        SceneCamera c = camera();
        const osg::Vec3d at(0.5, 0.1, -0.2);
        const osg::Vec2d before = c.toScreen(at);
        c.zoom(0.5, at);
        QVERIFY((c.toScreen(at) - before).length() < 1e-6);
    }
    void panMovesWhatWasGrabbedWithTheMouse() {
        SceneCamera c = camera();
        const osg::Vec3d at = c.stand().target;
        const osg::Vec2d before = c.toScreen(at);
        c.pan(30, -12, at);
        QVERIFY((c.toScreen(at) - before - osg::Vec2d(30, -12)).length() < 1e-6);
    }
    void framingShowsEveryCorner() {
        for (const bool ortho : {false, true}) {
            SceneCamera c = camera();
            c.setOrthographic(ortho);
            const osg::BoundingBox box(-0.5f, -0.4f, -1.0f, 0.6f, 0.5f, 1.5f);
            c.setStand(c.framing(box, SceneCamera::kHomeAzimuth, SceneCamera::kHomeElevation, 0.44));
            for (unsigned k = 0; k < 8; ++k) {
                const osg::Vec2d p = c.toScreen(osg::Vec3d(box.corner(k)));
                QVERIFY(p.x() > 0 && p.x() < 1040 && p.y() > 0 && p.y() < 504);
            }
        }
    }
};

// Rods, ropes and springs between bodies.
class TestLinks : public QObject {
    Q_OBJECT
    static std::vector<BodySpec> balls(std::initializer_list<collision::Vector3> places) {
        std::vector<BodySpec> all;
        for (const collision::Vector3& at : places) {
            BodySpec ball;
            ball.name = "ball" + std::to_string(all.size());
            ball.parts.push_back({collision::Sphere{0.1}, {}, 0, {}});
            ball.start = {at, Eigen::Quaterniond::Identity()};
            all.push_back(ball);
        }
        return all;
    }
    static JointMark link(LinkKind kind, double length, int a, int b, const collision::Vector3& on_a = collision::Vector3::Zero(), const collision::Vector3& on_b = collision::Vector3::Zero()) {
        JointMark joint;
        joint.kind = rigid::JointKind::distance;
        joint.link = kind;
        joint.length = length;
        joint.body_a = a;
        joint.body_b = b;
        joint.frame_a.position = on_a;
        joint.frame_b.position = on_b;
        return joint;
    }
    static double lengthOf(const std::vector<osg::Vec3d>& way) {
        double sum = 0.0;
        for (std::size_t k = 1; k < way.size(); ++k) sum += (way[k] - way[k - 1]).length();
        return sum;
    }
    static double seen(const osg::BoundingBox& box) { return box.valid() ? static_cast<double>(box.zMax()) : 0.0; }

private slots:
    void aRopeIsAsLongAsItIsHoweverItHangs() {
        SceneGraph graph;
        for (const osg::Vec3d& to : {osg::Vec3d(0.6, 0.0, 3.0), osg::Vec3d(0.0, 0.0, 2.4), osg::Vec3d(0.0, 0.0, 3.6), osg::Vec3d(-0.3, 0.4, 3.1)}) {
            graph.buildBodies(balls({{0.0, 0.0, 3.0}, {to.x(), to.y(), to.z()}}), {link(LinkKind::rope, 1.0, 0, 1)}, false);
            QCOMPARE(graph.links().size(), std::size_t(1));
            const auto& way = graph.links().way(0);
            QVERIFY2(std::abs(lengthOf(way) - 1.0) < 1e-6, qPrintable(QString::number(lengthOf(way))));
            QVERIFY((way.front() - osg::Vec3d(0.0, 0.0, 3.0)).length() < 1e-12 && (way.back() - to).length() < 1e-12);
            double lowest = 1e9;
            for (const osg::Vec3d& p : way) lowest = std::min(lowest, p.z());
            QVERIFY(lowest < std::min(3.0, to.z())); // it hangs below both ends
        }
        // Taut: the straight line. Beyond its length it is as long as the way: drawn where it pulls.
        graph.buildBodies(balls({{0.0, 0.0, 3.0}, {1.0, 0.0, 3.0}}), {link(LinkKind::rope, 1.0, 0, 1)}, false);
        for (const osg::Vec3d& p : graph.links().way(0)) QVERIFY(std::abs(p.z() - 3.0) < 1e-12);
    }

    // Against gravity that does not pull downwards.
    void aRopeHangsTheWayThingsFall() {
        SceneGraph graph;
        JointMark rope = link(LinkKind::rope, 1.0, 0, 1);
        rope.down = {1.0, 0.0, 0.0};
        graph.buildBodies(balls({{0.0, 0.0, 0.0}, {0.0, 0.0, 0.6}}), {rope}, false);
        double farthest = 0.0;
        for (const osg::Vec3d& p : graph.links().way(0)) farthest = std::max(farthest, p.x());
        // The parabola of span 0.6 and arc 1: sag 0.36 (by the closed form of its arc).
        const double a = 4.0 * farthest / 0.6, arc = 0.3 * (std::sqrt(1.0 + a * a) + std::asinh(a) / a);
        QVERIFY2(std::abs(arc - 1.0) < 2e-3, qPrintable(QString::number(arc)));
    }

    // By a straight line of sight: rods by their skin, thin things a little beside them too, never what stands behind a body or is hidden.
    void linksArePicked() {
        SceneGraph graph;
        graph.buildBodies(balls({{0.0, 0.0, 1.0}, {2.0, 0.0, 1.0}}), {link(LinkKind::rod, 2.0, 0, 1), link(LinkKind::spring, 1.0, 0, -1, {0.0, 0.0, 0.0}, {0.0, 0.0, 3.0})}, false);
        QCOMPARE(graph.links().size(), std::size_t(2));
        const PickWidth exact, wide{0.05, 0.05};
        const auto at = [&](double x, double z, const PickWidth* width) { return graph.pick(osg::Vec3d(x, -10.0, z), osg::Vec3d(x, 10.0, z), width); };
        const Hit rod = at(1.0, 1.0, &exact);
        QCOMPARE(rod.link, 0);
        QVERIFY(rod.body < 0 && rod.shape < 0);
        const double radius = -rod.at.y(); // of its skin towards the eye
        QVERIFY2(radius > 0.001 && radius < 0.05 && std::abs(rod.at.x() - 1.0) < 1e-12, qPrintable(QString::number(radius)));
        QCOMPARE(at(1.0, 1.0 + 0.9 * radius, &exact).link, 0);
        QCOMPARE(at(1.0, 1.0 + 1.2 * radius, &exact).link, -1);
        QCOMPARE(at(1.0, 1.0 + radius + 0.04, &wide).link, 0);
        QCOMPARE(at(1.0, 1.0 + radius + 0.06, &wide).link, -1);
        QCOMPARE(at(1.0, 1.0, nullptr).link, -1); // unless asked for: what it hides
        QCOMPARE(at(0.0, 1.0, &exact).body, 0);   // its end lies in the ball
        QCOMPARE(at(0.0, 2.0, &exact).link, 1);
        QVERIFY(at(0.0, 2.0, &exact).at.y() < -2.0 * radius); // a coil is wider than its wire
        const unsigned char second[] = {0, 1};
        graph.hideBodies(second);
        QCOMPARE(at(1.0, 1.0, &exact).link, -1);
        graph.hideBodies({});
        graph.selectLinks({0}); // outlined, and let go of when all is built anew
        graph.buildBodies(balls({{0.0, 0.0, 1.0}}), {}, false);
        QCOMPARE(at(1.0, 1.0, &wide).link, -1);
    }

    // Pieces for other programs: together they reach from end to end, as they do with the bodies elsewhere.
    void piecesOfLinksReachFromEndToEnd() {
        for (const LinkKind kind : {LinkKind::rod, LinkKind::rope, LinkKind::spring, LinkKind::damper}) {
            SceneGraph graph;
            graph.buildBodies(balls({{0.0, 0.0, 3.0}, {0.6, 0.0, 3.0}}), {link(kind, kind == LinkKind::rope ? 1.0 : 0.6, 0, 1)}, false);
            const LinkMeshes made = graph.links().meshes();
            const auto reach = [&](const std::vector<osg::Matrixd>& places) {
                osg::BoundingBox box;
                for (std::size_t k = 0; k < places.size(); ++k)
                    for (const osg::Vec3f& p : made.meshes[made.pieces[k].mesh].triangles.points) box.expandBy(osg::Vec3(osg::Vec3d(p) * places[k]));
                return box;
            };
            std::vector<osg::Matrixd> now;
            for (const LinkMeshes::Piece& piece : made.pieces) now.push_back(piece.place);
            const osg::BoundingBox here = reach(now), drawn = graph.links().bounds();
            for (unsigned k = 0; k < 8; ++k) QVERIFY((here.corner(k) - drawn.corner(k)).length() < 0.02f); // as in the picture
            const std::vector<collision::Pose> poses{{{0.0, 0.0, 3.0}, Eigen::Quaterniond::Identity()}, {{0.0, 0.0, 3.5}, Eigen::Quaterniond::Identity()}};
            const std::vector<osg::Matrixd> then = graph.links().places(graph.bodies(), poses);
            QCOMPARE(then.size(), now.size());
            graph.placeBodies(poses);
            const osg::BoundingBox there = reach(then), moved = graph.links().bounds();
            for (unsigned k = 0; k < 8; ++k) QVERIFY2((there.corner(k) - moved.corner(k)).length() < 0.02f, qPrintable(QStringLiteral("%1 %2").arg(int(kind)).arg(double((there.corner(k) - moved.corner(k)).length()))));
        }
    }

    void linksFollowTheirBodiesAndHideWithThem() {
        SceneGraph graph;
        graph.buildBodies(balls({{0.0, 0.0, 1.0}, {0.0, 0.0, 5.0}}), {link(LinkKind::rod, 1.0, 0, -1, {0.0, 0.0, 0.0}, {0.0, 0.0, 2.0}), link(LinkKind::spring, 0.0, 0, 1)}, false);
        QCOMPARE(graph.links().size(), std::size_t(2));
        QVERIFY(seen(graph.homeBounds()) >= 2.0); // what it hangs on is in the picture
        std::vector<collision::Pose> poses{{{0.0, 0.0, 1.3}, Eigen::Quaterniond::Identity()}, {{0.0, 0.0, 5.0}, Eigen::Quaterniond::Identity()}};
        graph.drawn();
        QVERIFY(graph.placeBodies(poses));
        QCOMPARE(graph.links().way(0).front(), osg::Vec3d(0.0, 0.0, 1.3));
        QCOMPARE(graph.links().way(0).back(), osg::Vec3d(0.0, 0.0, 2.0));
        const auto changed = graph.changed(); // what is drawn anew holds where they were and are
        QVERIFY(changed.has_value());
        osg::BoundingBox touched;
        for (const osg::Vec3& p : *changed) touched.expandBy(p);
        QVERIFY(touched.contains(osg::Vec3(0.0f, 0.0f, 1.95f)) && touched.contains(osg::Vec3(0.0f, 0.0f, 4.9f)));
        const unsigned char second[] = {0, 1};
        graph.hideBodies(second);
        QVERIFY(seen(graph.links().bounds()) < 2.2); // the spring to it went, the rod stays
        graph.hideBodies({});
        QVERIFY(seen(graph.links().bounds()) > 4.9);
    }

    // Ropes of 5 mm stand for the play of a pin in its hole: nothing that one would see.
    void thePlayOfAPinIsNoRope() {
        SceneGraph graph;
        graph.buildBodies(balls({{0.0, 0.0, 1.0}, {0.0, 0.0, 1.005}}), {link(LinkKind::rope, 0.005, 0, 1)}, false);
        QCOMPARE(graph.links().size(), std::size_t(0));
    }

    void whatAJointIsIsToldByItsNumbers() {
        rigid::JointInput joint;
        joint.kind = rigid::JointKind::distance;
        joint.length = 2.0;
        double length = 0.0;
        QCOMPARE(linkOf(joint, length), LinkKind::rod);
        QCOMPARE(length, 2.0);
        joint.coordinates.resize(1);
        joint.coordinates[0].lower = -1.5;
        joint.coordinates[0].upper = 1.5;
        QCOMPARE(linkOf(joint, length), LinkKind::rope);
        QCOMPARE(length, 1.5);
        joint.coordinates[0].stiffness = 10.0;
        joint.coordinates[0].rest = 0.7;
        QCOMPARE(linkOf(joint, length), LinkKind::spring);
        QCOMPARE(length, 0.7);
        joint.coordinates[0] = {};
        QCOMPARE(linkOf(joint, length), LinkKind::none);
        joint.coordinates[0].damping = 1.0;
        QCOMPARE(linkOf(joint, length), LinkKind::damper);
        joint.coordinates[0].lower = 0.4;
        QCOMPARE(linkOf(joint, length), LinkKind::strut);
        joint.kind = rigid::JointKind::revolute;
        QCOMPARE(linkOf(joint, length), LinkKind::none);
    }

    // Of equations: a shape that is hidden is neither seen nor picked nor framed.
    void hiddenShapesAreNotThere() {
        SceneGraph graph;
        std::vector<ShapeSpec> specs(2);
        specs[0].kind = model::ShapeKind::sphere;
        specs[1].kind = model::ShapeKind::box;
        std::vector<ShapePose> poses(2);
        poses[0].position = {0.0, 0.0, 1.0};
        poses[0].size = {0.5, 0.0, 0.0};
        poses[1].position = {5.0, 0.0, 1.0};
        poses[1].size = {1.0, 1.0, 1.0};
        graph.build(specs, poses);
        const auto at = [&](double x) { return graph.pick(osg::Vec3d(x, -10.0, 1.0), osg::Vec3d(x, 10.0, 1.0)).shape; };
        QCOMPARE(at(0.0), 0);
        QCOMPARE(at(5.0), 1);
        for (const std::size_t k : {0, 1}) {
            unsigned char hidden[] = {0, 0};
            hidden[k] = 1;
            graph.hideShapes(hidden);
            QCOMPARE(at(0.0), k == 0 ? -1 : 0);
            QCOMPARE(at(5.0), k == 1 ? -1 : 1);
            QCOMPARE(graph.bounds().xMax() > 4.0f, k == 0);
            poses[0].position[2] += 0.01; // it stays hidden as it moves
            graph.place(poses);
            QCOMPARE(at(0.0), k == 0 ? -1 : 0);
            QCOMPARE(graph.surfaces().size(), std::size_t(1));
        }
        graph.hideShapes({});
        QCOMPARE(at(0.0), 0);
        QCOMPARE(at(5.0), 1);
    }
};

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    TestSceneGraph graph;
    TestHiddenParts hidden;
    TestSceneCamera camera;
    TestLinks links;
    return QTest::qExec(&graph, argc, argv) | QTest::qExec(&links, argc, argv) | QTest::qExec(&hidden, argc, argv) | QTest::qExec(&camera, argc, argv);
}

#include "test_scene_graph.moc"

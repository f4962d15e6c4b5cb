// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference_cam.h"
#include "ui/scene_view/scene_camera.h"
#include "ui/scene_view/scene_graph.h"

#include <QtTest>

using namespace saltus;
using namespace saltus::ui::scene;

class TestSceneGraph : public QObject {
    Q_OBJECT
private slots:
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

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    TestSceneGraph graph;
    TestSceneCamera camera;
    return QTest::qExec(&graph, argc, argv) | QTest::qExec(&camera, argc, argv);
}

#include "test_scene_graph.moc"

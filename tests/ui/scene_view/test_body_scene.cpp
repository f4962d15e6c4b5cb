// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_bodies.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_palette.h"

#include <QApplication>
#include <QSignalSpy>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <thread>

using namespace saltus;
using namespace saltus::ui;
using namespace saltus::ui::scene;
using collision::Vector3;

namespace {

Vector3 vector(const osg::Vec3f& p) { return {static_cast<double>(p.x()), static_cast<double>(p.y()), static_cast<double>(p.z())}; }

struct Named {
    const char* name;
    collision::Shape shape;
    double volume;      // m^3, in closed form; slabs: area times thickness
    Vector3 low, high;  // bounds
};

std::vector<Named> shapes(double thickness) {
    constexpr double pi = std::numbers::pi;
    collision::Polygon triangle;
    triangle.points = {{-0.2, -0.1}, {0.3, -0.1}, {-0.1, 0.3}};
    const double h = thickness / 2.0;
    return {{"sphere", collision::Sphere{0.3}, 4.0 / 3.0 * pi * 0.027, {-0.3, -0.3, -0.3}, {0.3, 0.3, 0.3}},
            {"box", collision::Box{{0.1, 0.2, 0.3}}, 8.0 * 0.006, {-0.1, -0.2, -0.3}, {0.1, 0.2, 0.3}},
            {"cylinder", collision::Cylinder{0.2, 0.4}, pi * 0.04 * 0.8, {-0.2, -0.2, -0.4}, {0.2, 0.2, 0.4}},
            {"capsule", collision::Capsule{0.1, 0.3}, pi * 0.01 * 0.6 + 4.0 / 3.0 * pi * 0.001, {-0.1, -0.1, -0.4}, {0.1, 0.1, 0.4}},
            {"cone", collision::Cone{0.3, 0.8}, pi * 0.09 * 0.8 / 3.0, {-0.3, -0.3, -0.2}, {0.3, 0.3, 0.6}},
            {"hull", collision::Hull{crystal(0.2, 0.5)}, 4.0 / 3.0 * 0.5 * 0.04, {-0.2, -0.2, -0.5}, {0.2, 0.2, 0.5}},
            {"mesh", collision::Mesh{torus(0.3, 0.1, 96, 48)}, 2.0 * pi * pi * 0.3 * 0.01, {-0.4, -0.4, -0.1}, {0.4, 0.4, 0.1}},
            {"disc", collision::Disc{0.25}, pi * 0.0625 * thickness, {-0.25, -0.25, -h}, {0.25, 0.25, h}},
            {"polygon", triangle, 0.5 * 0.5 * 0.4 * thickness, {-0.2, -0.1, -h}, {0.3, 0.3, h}}};
}

} // namespace

class TestBodyScene : public QObject {
    Q_OBJECT
    Theme theme;

    std::unique_ptr<SceneCanvas> shown(const SampleBodies& sample, const MarkOptions& options = {}) {
        auto canvas = std::make_unique<SceneCanvas>(nullptr);
        canvas->resize(900, 520);
        canvas->graph().build({}, {});
        canvas->graph().buildBodies(sample.bodies, sample.joints, sample.planar);
        canvas->graph().setPalette(paletteOf(theme));
        canvas->graph().marks().setOptions(options);
        canvas->graph().marks().setContacts(sample.contacts, 0.0, 0.4);
        canvas->graph().marks().update(canvas->graph().bodies());
        canvas->show();
        [&] { QVERIFY(QTest::qWaitForWindowExposed(canvas.get())); }();
        QTest::qWait(60);
        return canvas;
    }
    static QPoint on(SceneCanvas& canvas, const osg::Vec3d& point) {
        const osg::Vec2d p = canvas.camera().toScreen(point);
        return QPoint(static_cast<int>(std::lround(p.x())), static_cast<int>(std::lround(p.y())));
    }
    static QPoint on(SceneCanvas& canvas, int body) {
        const BodyScene& bodies = canvas.graph().bodies();
        return on(canvas, bodies.frame().point(bodies.pose(static_cast<std::size_t>(body)).position));
    }
    static void move(SceneCanvas& canvas, QPoint to, Qt::MouseButtons buttons, Qt::KeyboardModifiers keys) {
        QMouseEvent event(QEvent::MouseMove, QPointF(to), canvas.mapToGlobal(QPointF(to)), Qt::NoButton, buttons, keys);
        QApplication::sendEvent(&canvas, &event);
    }

private slots:
    void init() { theme.setKind(ThemeKind::light); }

    void normalsPointOutwardAndAreUnit() {
        SolidDetail detail;
        for (const Named& named : shapes(detail.thickness)) {
            const SolidMesh mesh = solidMesh(named.shape, detail);
            QVERIFY2(!mesh.triangles.empty() && mesh.triangles.size() % 3 == 0, named.name);
            QCOMPARE(mesh.normals.size(), mesh.points.size());
            QCOMPARE(mesh.edges.size(), mesh.points.size());
            for (std::size_t k = 0; k < mesh.triangles.size(); k += 3) {
                const Vector3 a = vector(mesh.points[mesh.triangles[k]]), b = vector(mesh.points[mesh.triangles[k + 1]]),
                              c = vector(mesh.points[mesh.triangles[k + 2]]);
                const Vector3 face = (b - a).cross(c - a);
                for (std::size_t i = 0; i < 3; ++i) {
                    const Vector3 n = vector(mesh.normals[mesh.triangles[k + i]]);
                    QVERIFY2(std::abs(n.norm() - 1.0) < 1e-5, named.name);
                    QVERIFY2(face.dot(n) > 0.0, named.name); // counter-clockwise seen from outside
                }
            }
        }
    }

    // What a thread of its own built is taken as it is: the picture is the same to the last pixel, and it moves and is chosen as the other.
    void bodiesBuiltElsewhereAreDrawnAsTheOthers() {
        for (const SampleBodies& sample : {everyShape(), planarScene(), boxPile(200), ballHeap(200)}) {
            QImage pictures[2];
            for (const bool elsewhere : {false, true}) {
                const auto canvas = shown(elsewhere ? everyShape() : sample);
                SceneGraph& graph = canvas->graph();
                if (elsewhere) {
                    BodyScene built = graph.newBodies();
                    std::thread([&] { built.build(sample.bodies, sample.planar); }).join();
                    graph.takeBodies(std::move(built), sample.joints);
                    graph.setPalette(paletteOf(theme));
                    graph.marks().setContacts(sample.contacts, 0.0, 0.4);
                }
                QCOMPARE(graph.bodies().size(), sample.bodies.size());
                std::vector<collision::Pose> poses;
                for (const BodySpec& body : sample.bodies) poses.push_back(body.start);
                poses.back().position.y() += 0.05;
                graph.placeBodies(poses);
                graph.selectBodies({static_cast<int>(poses.size()) - 1});
                graph.marks().update(graph.bodies());
                canvas->home(false);
                pictures[elsewhere ? 1 : 0] = canvas->grabFramebuffer();
            }
            QVERIFY(!pictures[0].isNull() && pictures[0] == pictures[1]);
        }
    }

    void boundsAndVolumeAreTheShapes() {
        SolidDetail detail;
        detail.sides = 96;
        for (const Named& named : shapes(detail.thickness)) {
            const SolidMesh mesh = solidMesh(named.shape, detail);
            const Vector3 low(static_cast<double>(mesh.box.xMin()), static_cast<double>(mesh.box.yMin()), static_cast<double>(mesh.box.zMin()));
            const Vector3 high(static_cast<double>(mesh.box.xMax()), static_cast<double>(mesh.box.yMax()), static_cast<double>(mesh.box.zMax()));
            QVERIFY2((low - named.low).norm() < 1e-3 && (high - named.high).norm() < 1e-3, named.name);
            double volume = 0.0; // by the divergence theorem: closed, and outside is outside
            for (std::size_t k = 0; k < mesh.triangles.size(); k += 3)
                volume += vector(mesh.points[mesh.triangles[k]])
                              .dot(vector(mesh.points[mesh.triangles[k + 1]]).cross(vector(mesh.points[mesh.triangles[k + 2]]))) /
                          6.0;
            QVERIFY2(std::abs(volume / named.volume - 1.0) < 0.01, qPrintable(QStringLiteral("%1: %2, not %3").arg(QLatin1String(named.name)).arg(volume).arg(named.volume)));
        }
    }

    void edgesOfABoxAreAtTheirDistances() {
        const SolidMesh mesh = solidMesh(collision::Box{{0.1, 0.2, 0.3}}, {});
        QCOMPARE(mesh.points.size(), std::size_t{24});
        for (std::size_t i = 0; i < 24; ++i) { // corners: two edges of the face run through each
            int through = 0;
            for (int k = 0; k < 4; ++k) through += mesh.edges[i][k] < 1e-6f ? 1 : 0;
            QCOMPARE(through, 2);
        }
    }

    void smoothMeshesHaveNoLinesAndSharpOnesHave() {
        const SolidMesh smooth = solidMesh(collision::Mesh{torus(0.3, 0.1, 60, 30)}, {});
        QVERIFY(std::all_of(smooth.edges.begin(), smooth.edges.end(), [](const osg::Vec4f& e) { return e.x() == kNoEdge && e.w() == kNoEdge; }));
        QCOMPARE(smooth.points.size(), std::size_t{60 * 30}); // shared vertices
        const SolidMesh sharp = solidMesh(collision::Hull{crystal(0.2, 0.3)}, {});
        QVERIFY(std::any_of(sharp.edges.begin(), sharp.edges.end(), [](const osg::Vec4f& e) { return e.x() == 0.0f; }));
    }

    void raysHitWhatIsDrawn() {
        for (const Named& named : shapes(0.1)) {
            SolidDetail detail;
            const SolidMesh mesh = solidMesh(named.shape, detail);
            const Vector3 from = 0.5 * (named.low + named.high) + Vector3(named.name == std::string_view("mesh") ? 0.3 : 0.013, 0.017, 2.0);
            const auto hit = rayHit(mesh, from, from - Vector3(0, 0, 4.0));
            QVERIFY2(hit.has_value(), named.name);
            QVERIFY2(from.z() - 4.0 * *hit > 0.0, named.name); // from above: the upper surface
            QVERIFY2(!rayHit(mesh, from + Vector3(3, 0, 0), from + Vector3(3, 0, -4.0)), named.name);
        }
    }

    void posesMoveTheBodies() {
        BodyScene scene;
        SampleBodies sample = everyShape();
        scene.build(sample.bodies, false);
        auto poses = sample.poses();
        QVERIFY(!scene.place(poses)); // as built
        poses[2].position += Vector3(0.5, -0.25, 2.0);
        poses[2].rotation = turn(std::numbers::pi / 2.0, {0, 0, 1});
        QVERIFY(scene.place(poses));
        const osg::BoundingBox box = scene.boundsOf(2); // half edges 0.25, 0.2, 0.15, a quarter turn about z
        QVERIFY(std::abs(static_cast<double>(box.xMax() - box.xMin()) - 0.4) < 1e-5);
        QVERIFY(std::abs(static_cast<double>(box.yMax() - box.yMin()) - 0.5) < 1e-5);
        QVERIFY(std::abs(static_cast<double>(box.center().z()) - poses[2].position.z()) < 1e-5);
        poses[2].position.x() = std::nan("");
        QVERIFY(!scene.place(poses)); // not recorded: it stays
        QVERIFY(std::isfinite(scene.boundsOf(2).center().x()));
    }

    void planarWorldsStandUpright() {
        BodyScene scene;
        const SampleBodies sample = planarScene();
        scene.build(sample.bodies, true);
        QVERIFY(scene.ground().has_value());
        QCOMPARE(*scene.ground(), 0.0);
        const osg::BoundingBox brick = scene.boundsOf(2); // 0.2 wide, 0.1 high
        QVERIFY(std::abs(static_cast<double>(brick.xMax() - brick.xMin()) - 0.2) < 1e-5);
        QVERIFY(std::abs(static_cast<double>(brick.zMax() - brick.zMin()) - 0.1) < 1e-5);
        QVERIFY(std::abs(static_cast<double>(brick.center().z()) - sample.bodies[2].start.position.y()) < 1e-5);
        const Vector3 p(0.3, 0.7, 0.1);
        QVERIFY((scene.frame().world(scene.frame().point(p)) - p).norm() < 1e-15);
    }

    void theLevelHalfSpaceIsTheGround() {
        BodyScene scene;
        SampleBodies sample = everyShape();
        sample.bodies[0].start.position.z() = -0.4;
        scene.build(sample.bodies, false);
        QCOMPARE(scene.ground().value_or(1.0), -0.4);
        QVERIFY(!scene.boundsOf(0).valid());
        sample.bodies[0].start.rotation = turn(0.3, {1, 0, 0}); // a slope is drawn as a plate
        scene.build(sample.bodies, false);
        QVERIFY(!scene.ground().has_value());
    }

    void everyContactHasItsMarks() {
        BodyScene scene;
        const SampleBodies sample = everyShape();
        scene.build(sample.bodies, false);
        BodyMarks marks;
        MarkOptions options;
        options.impulses = false;
        options.points = true;
        marks.setOptions(options);
        marks.setContacts(sample.contacts, 0.0, 0.4);
        marks.update(scene);
        QCOMPARE(marks.pointCount(), sample.contacts.size());
        QCOMPARE(marks.arrowCount(), std::size_t{0});
        options = {};
        options.cones = true;
        marks.setOptions(options);
        marks.update(scene);
        QCOMPARE(marks.arrowCount(), std::size_t{4}); // four of five push
        QCOMPARE(marks.coneCount(), std::size_t{4});
        options.normals = true;
        marks.setOptions(options);
        marks.update(scene);
        QCOMPARE(marks.arrowCount(), std::size_t{4 + 5});
    }

    void percussionsFadeAndAreForgottenInThePast() {
        BodyScene scene;
        const SampleBodies sample = everyShape();
        scene.build(sample.bodies, false);
        BodyMarks marks;
        marks.setContacts(sample.contacts, 1.0, 0.4);
        marks.update(scene);
        QCOMPARE(marks.arrowCount(), std::size_t{4});
        marks.setContacts({}, 1.2, 0.4);
        marks.update(scene);
        QCOMPARE(marks.arrowCount(), std::size_t{4}); // half faded
        marks.setContacts({}, 1.5, 0.4);
        marks.update(scene);
        QCOMPARE(marks.arrowCount(), std::size_t{0});
        marks.setContacts(sample.contacts, 2.0, 0.4);
        marks.setContacts({}, 1.9, 0.4);
        marks.update(scene);
        QCOMPARE(marks.arrowCount(), std::size_t{0});
    }

    void aClickPicksTheBodyUnderIt() {
        const SampleBodies sample = everyShape();
        auto canvas = shown(sample);
        QSignalSpy picked(canvas.get(), &SceneCanvas::pickedBody), background(canvas.get(), &SceneCanvas::picked);
        for (const int body : {1, 3, 4, 6, 9}) { // those with nothing in front of them
            const int before = static_cast<int>(picked.count());
            const QPoint at = body == 9 ? on(*canvas, osg::Vec3d(1.1 + 0.22, 0.6, 0.16)) : on(*canvas, body); // the torus has a hole
            QTest::mouseClick(canvas.get(), Qt::LeftButton, {}, at);
            QCOMPARE(picked.count(), before + 1);
            QCOMPARE(picked.last()[0].toInt(), body);
        }
        QTest::mouseClick(canvas.get(), Qt::LeftButton, {}, QPoint(10, 10));
        QCOMPARE(background.count(), 1);
        QCOMPARE(background[0][0].toInt(), -1);
    }

    void theSelectedBodyHasAnOutline() {
        auto canvas = shown(everyShape());
        const auto accent = [&] {
            const QImage image = canvas->grabFramebuffer();
            const QColor c = theme.colors().accent;
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QColor p = image.pixelColor(x, y);
                    count += std::max({std::abs(p.red() - c.red()), std::abs(p.green() - c.green()), std::abs(p.blue() - c.blue())}) < 10 ? 1 : 0;
                }
            return count;
        };
        QCOMPARE(accent(), 0);
        for (const int body : {1, 2, 9}) { // ray-cast, of the common array, with a node of its own
            canvas->graph().selectBody(body);
            QVERIFY(accent() > 150);
        }
        canvas->graph().selectBody(-1);
        QCOMPARE(accent(), 0);
    }

    void aDragWithControlPulls() {
        const SampleBodies sample = everyShape();
        auto canvas = shown(sample);
        QSignalSpy started(canvas.get(), &SceneCanvas::pullStarted), moved(canvas.get(), &SceneCanvas::pullMoved),
            ended(canvas.get(), &SceneCanvas::pullEnded);
        const double azimuth = canvas->camera().stand().azimuth;
        const QPoint at = on(*canvas, 3);
        QTest::mousePress(canvas.get(), Qt::LeftButton, Qt::ControlModifier, at);
        QCOMPARE(started.count(), 1);
        QCOMPARE(started[0][0].toInt(), 3);
        const auto local = started[0][1].value<Vector3>(), first = started[0][2].value<Vector3>();
        const collision::Pose pose = sample.bodies[3].start;
        QVERIFY2((pose.apply(local) - first).norm() < 1e-3, "the hand begins where it grabbed");
        QVERIFY(local.cwiseAbs().maxCoeff() < 0.161); // on the box
        const QPoint to = at + QPoint(80, -60);
        move(*canvas, to, Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(moved.count(), 1);
        const auto target = moved[0][0].value<Vector3>();
        const QPoint seen = on(*canvas, osg::Vec3d(target.x(), target.y(), target.z()));
        QVERIFY2((seen - to).manhattanLength() <= 2, "the target is under the cursor");
        const osg::Vec3d ahead = canvas->camera().stand().target - canvas->camera().eye();
        const Vector3 normal = Vector3(ahead.x(), ahead.y(), ahead.z()).normalized();
        QVERIFY2(std::abs((target - first).dot(normal)) < 1e-6, "in a plane parallel to the screen");
        QTest::mouseRelease(canvas.get(), Qt::LeftButton, Qt::ControlModifier, to);
        QCOMPARE(ended.count(), 1);
        QCOMPARE(canvas->camera().stand().azimuth, azimuth); // no orbit
    }

    void escapeLetsGo() {
        auto canvas = shown(everyShape());
        QSignalSpy ended(canvas.get(), &SceneCanvas::pullEnded), moved(canvas.get(), &SceneCanvas::pullMoved);
        const QPoint at = on(*canvas, 1);
        QTest::mousePress(canvas.get(), Qt::LeftButton, Qt::ControlModifier, at);
        QVERIFY(canvas->isPulling());
        QTest::keyClick(canvas.get(), Qt::Key_Escape);
        QCOMPARE(ended.count(), 1);
        move(*canvas, at + QPoint(40, 0), Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(moved.count(), 0);
        QTest::mouseRelease(canvas.get(), Qt::LeftButton, Qt::ControlModifier, at);
        QCOMPARE(ended.count(), 1);
    }

    void planarBodiesArePulledInTheirPlane() {
        const SampleBodies sample = planarScene();
        auto canvas = shown(sample);
        QSignalSpy started(canvas.get(), &SceneCanvas::pullStarted), moved(canvas.get(), &SceneCanvas::pullMoved);
        const int disc = 17;
        QCOMPARE(sample.bodies[disc].name, std::string("disc"));
        const QPoint at = on(*canvas, disc);
        QTest::mousePress(canvas.get(), Qt::LeftButton, Qt::ControlModifier, at);
        QCOMPARE(started.count(), 1);
        QCOMPARE(started[0][0].toInt(), disc);
        QCOMPARE(started[0][1].value<Vector3>().z(), 0.0);
        move(*canvas, at + QPoint(50, -40), Qt::LeftButton, Qt::ControlModifier);
        QVERIFY(std::abs(moved[0][0].value<Vector3>().z()) < 1e-9);
        QTest::mouseRelease(canvas.get(), Qt::LeftButton, {}, at);
    }

    void fixedBodiesAreNotPulled() {
        SampleBodies sample = everyShape();
        sample.bodies[3].fixed = true;
        auto canvas = shown(sample);
        QSignalSpy started(canvas.get(), &SceneCanvas::pullStarted);
        QTest::mousePress(canvas.get(), Qt::LeftButton, Qt::ControlModifier, on(*canvas, 3));
        QCOMPARE(started.count(), 0);
        QTest::mouseRelease(canvas.get(), Qt::LeftButton, {}, on(*canvas, 3));
    }

    void theCameraFollowsAndCanBeTurnedMeanwhile() {
        const SampleBodies sample = everyShape();
        auto canvas = shown(sample);
        canvas->follow(1);
        QTest::qWait(260);
        auto poses = sample.poses();
        const QPoint before = on(*canvas, 1);
        for (int k = 0; k < 5; ++k) {
            poses[1].position += Vector3(0.2, 0.1, 0.05);
            canvas->graph().placeBodies(poses);
            canvas->bodiesMoved();
        }
        QVERIFY((on(*canvas, 1) - before).manhattanLength() <= 2);
        const double azimuth = canvas->camera().stand().azimuth;
        QTest::mousePress(canvas.get(), Qt::LeftButton, {}, QPoint(30, 480));
        move(*canvas, QPoint(60, 480), Qt::LeftButton, {});
        move(*canvas, QPoint(90, 480), Qt::LeftButton, {});
        QTest::mouseRelease(canvas.get(), Qt::LeftButton, {}, QPoint(90, 480));
        QVERIFY(canvas->camera().stand().azimuth != azimuth);
        QCOMPARE(canvas->followed(), 1);
        const QPoint turned = on(*canvas, 1);
        poses[1].position += Vector3(0.5, 0, 0);
        canvas->graph().placeBodies(poses);
        canvas->bodiesMoved();
        QVERIFY((on(*canvas, 1) - turned).manhattanLength() <= 2);
        QTest::keyClick(canvas.get(), Qt::Key_Escape);
        QCOMPARE(canvas->followed(), -1);
    }

    void aDoubleClickFocuses() {
        auto canvas = shown(everyShape());
        const double far = canvas->camera().stand().distance;
        QTest::mouseDClick(canvas.get(), Qt::LeftButton, {}, on(*canvas, 4));
        QTRY_VERIFY(canvas->camera().stand().distance < 0.8 * far); // it flies there
        QTRY_VERIFY((on(*canvas, 4) - QPoint(450, 260)).manhattanLength() < 60);
    }

    void aContactIsFoundUnderItsMark() {
        const SampleBodies sample = everyShape();
        MarkOptions options;
        options.points = true;
        auto canvas = shown(sample, options);
        const BodyScene& bodies = canvas->graph().bodies();
        BodyMarks& marks = canvas->graph().marks();
        for (std::size_t k = 0; k < sample.contacts.size(); ++k) {
            const auto& p = sample.contacts[k].point;
            const QPoint at = on(*canvas, osg::Vec3d(p[0], p[1], p[2]));
            const int found = marks.contactAt(canvas->camera(), bodies, at.x(), at.y());
            QVERIFY(found >= 0);
            QCOMPARE(marks.contacts()[static_cast<std::size_t>(found)].id, sample.contacts[k].id);
        }
        QCOMPARE(marks.contactAt(canvas->camera(), bodies, 10, 10), -1);
    }

    void aPileOfAThousandIsOneArray() {
        auto canvas = shown(boxPile(1000));
        QCOMPARE(canvas->graph().bodies().vertexCount(), std::size_t{24000});
        QVERIFY(canvas->failure().isEmpty());
    }

    void islandsChangeTheColours() {
        SampleBodies sample = boxPile(27);
        auto canvas = shown(sample);
        const QImage before = canvas->grabFramebuffer();
        std::vector<std::uint32_t> islands(28, 0);
        std::vector<unsigned char> asleep(28, 0);
        for (std::uint32_t k = 0; k < 28; ++k) islands[k] = k % 4;
        canvas->graph().setIslands(islands, asleep);
        QVERIFY(canvas->grabFramebuffer() != before);
        canvas->graph().setIslands({}, {});
        QCOMPARE(canvas->grabFramebuffer(), before);
    }

    // A percussion behind a solid is not seen; where nothing stands before it, it is.
    void solidsHideTheMarksBehindThem() {
        SampleBodies sample;
        sample.add("ground", collision::HalfSpace{}, Vector3::Zero(), Eigen::Quaterniond::Identity(), true);
        sample.add("wall", collision::Box{{1.0, 0.1, 0.8}}, {0.0, 0.0, 0.8});
        sample.add("behind", collision::Box{{0.1, 0.1, 0.1}}, {0.0, 0.6, 0.1});
        sample.push(2, 0, {0.0, 0.6, 0.0}, Vector3::UnitZ(), {0.0, 0.0, 2.0}, 0.5, 1);
        MarkOptions options;
        options.impulses = options.points = options.normals = options.cones = true;
        auto canvas = shown(sample, options);
        const auto look = [&](double azimuth) { canvas->camera().setStand(canvas->camera().framing(osg::BoundingBox(-1, -1, 0, 1, 1, 1.6f), azimuth, 0.12)); };
        const auto grabbed = [&](const MarkOptions& with) {
            canvas->graph().marks().setOptions(with);
            canvas->graph().marks().update(canvas->graph().bodies());
            return canvas->grabFramebuffer();
        };
        MarkOptions none;
        none.impulses = false;
        look(0.0); // the wall stands between
        QVERIFY(grabbed(options) == grabbed(none));
        look(std::numbers::pi);
        QVERIFY(grabbed(options) != grabbed(none));
    }
};

int main(int argc, char** argv) {
    saltus::ui::useGlFormat();
    QApplication app(argc, argv);
    TestBodyScene test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_body_scene.moc"

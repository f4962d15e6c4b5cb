// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/scene_view/alike.h"
#include "reference_cam.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_palette.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QScreen>
#include <QSignalSpy>
#include <QWindow>
#include <QtTest>

#include <ctime>

using namespace saltus;
using namespace saltus::ui;
using namespace saltus::ui::scene;

namespace {

int distance(const QColor& a, const QColor& b) {
    return std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()), std::abs(a.blue() - b.blue())});
}

} // namespace

class TestSceneCanvas : public QObject {
    Q_OBJECT
    Theme theme;
    CamScene scene;

    std::unique_ptr<SceneCanvas> shown() {
        auto canvas = std::make_unique<SceneCanvas>(nullptr);
        canvas->resize(1040, 504);
        canvas->graph().build(scene.specs, scene.poses);
        canvas->graph().setPalette(paletteOf(theme));
        canvas->show();
        [&] { QVERIFY(QTest::qWaitForWindowExposed(canvas.get())); }();
        QTest::qWait(60);
        return canvas;
    }
    static QPoint on(SceneCanvas& canvas, const osg::Vec3d& point) {
        const osg::Vec2d p = canvas.camera().toScreen(point);
        return QPoint(static_cast<int>(p.x()), static_cast<int>(p.y()));
    }
    static void drag(SceneCanvas& canvas, Qt::MouseButton button, QPoint from, QPoint to) {
        QTest::mousePress(&canvas, button, {}, from);
        for (int k = 1; k <= 5; ++k) {
            QTest::mouseMove(&canvas, from + (to - from) * k / 5, 10);
            QMouseEvent move(QEvent::MouseMove, QPointF(from + (to - from) * k / 5),
                             canvas.mapToGlobal(QPointF(from + (to - from) * k / 5)), Qt::NoButton, button, {});
            QApplication::sendEvent(&canvas, &move);
            QTest::qWait(10);
        }
        QTest::mouseRelease(&canvas, button, {}, to);
    }

private slots:
    void init() {
        theme.setKind(ThemeKind::dark);
        scene = CamScene();
    }

    void thePictureShowsSkyCamAndArrow() {
        auto canvas = shown();
        const QImage image = canvas->grabFramebuffer();
        QCOMPARE(image.size(), QSize(1040, 504));
        const Colors& c = theme.colors();
        QVERIFY(distance(image.pixelColor(900, 6), c.viewTop) <= 3);
        // The plate's front, away from holes and arrow: lit by key and fill as the drawings were.
        const QPoint plate = on(*canvas, osg::Vec3d(-0.12, -0.084, -0.22));
        const QColor expected(0x74, 0x7B, 0x84); // #8B949E times 0.83
        QVERIFY2(distance(image.pixelColor(plate), expected) <= 8, qPrintable(image.pixelColor(plate).name()));
        canvas->graph().setTurn(CamScene::cam, 1);
        const QImage with = canvas->grabFramebuffer();
        int pink = 0;
        for (int y = 0; y < with.height(); ++y)
            for (int x = 0; x < with.width(); ++x) pink += distance(with.pixelColor(x, y), c.parameter) < 12 ? 1 : 0;
        QVERIFY2(pink > 80, qPrintable(QString::number(pink)));
    }

    void theCamTurnsWithItsAngle() {
        auto canvas = shown();
        const QImage before = canvas->grabFramebuffer();
        scene.turn(2.2, 0.05);
        QVERIFY(canvas->graph().place(scene.poses));
        const QImage after = canvas->grabFramebuffer();
        const QPoint axis = on(*canvas, osg::Vec3d(0, 0, -0.3));
        const QRect around(axis - QPoint(110, 110), QSize(220, 220));
        QVERIFY(before.copy(around) != after.copy(around));
    }

    void theSceneIsFramedAnewWhenTheViewGetsItsSizeUnlessOneMovedTheCamera() {
        auto canvas = shown();
        canvas->resize(600, 700);
        QTRY_COMPARE(canvas->camera().width(), 600.0);
        const SceneCamera::Stand later = canvas->camera().stand();
        const osg::BoundingBox box = canvas->graph().homeBounds();
        const auto wanted = canvas->camera().framing(box, later.azimuth, later.elevation);
        QVERIFY2(later.isNear(wanted), qPrintable(QString("%1 m, %2 m wanted").arg(later.distance).arg(wanted.distance)));
        drag(*canvas, Qt::MiddleButton, {300, 250}, {340, 230});
        const SceneCamera::Stand moved = canvas->camera().stand();
        canvas->resize(1040, 504);
        QTRY_COMPARE(canvas->camera().width(), 1040.0);
        QVERIFY(canvas->camera().stand().isNear(moved));
    }

    void aDragTurnsTheCameraAboutWhatIsUnderTheCursor() {
        auto canvas = shown();
        const osg::Vec3d grabbed(-0.12, -0.084, -0.22);
        const QPoint at = on(*canvas, grabbed);
        const double azimuth = canvas->camera().stand().azimuth;
        QSignalSpy picked(canvas.get(), &SceneCanvas::picked);
        drag(*canvas, Qt::LeftButton, at, at + QPoint(60, 20));
        QVERIFY(std::abs(canvas->camera().stand().azimuth - azimuth) > 0.1);
        const QPoint now = on(*canvas, grabbed);
        QVERIFY2((now - at).manhattanLength() < 8, "the grabbed point keeps its place");
        QCOMPARE(picked.count(), 0);
    }

    void aMiddleDragMovesAndTheWheelZooms() {
        auto canvas = shown();
        const osg::Vec3d target = canvas->camera().stand().target;
        drag(*canvas, Qt::MiddleButton, {500, 250}, {560, 230});
        QVERIFY((canvas->camera().stand().target - target).length() > 0.05);
        const double far = canvas->camera().stand().distance;
        QWheelEvent wheel(QPointF(450, 300), canvas->mapToGlobal(QPointF(450, 300)), {}, QPoint(0, 120), Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(canvas.get(), &wheel);
        QVERIFY(canvas->camera().stand().distance < far);
    }

    void aClickPicksTheFollower() {
        auto canvas = shown();
        QSignalSpy picked(canvas.get(), &SceneCanvas::picked);
        const osg::Vec3d collar(0.0, -0.1, scene.poses[CamScene::follower].position[2] + 0.155);
        QTest::mouseClick(canvas.get(), Qt::LeftButton, {}, on(*canvas, collar));
        QCOMPARE(picked.count(), 1);
        QCOMPARE(picked[0][0].toInt(), static_cast<int>(CamScene::follower));
        QTest::mouseClick(canvas.get(), Qt::LeftButton, {}, QPoint(980, 300));
        QCOMPARE(picked.last()[0].toInt(), -1);
    }

    void aDoubleClickComesNearer() {
        auto canvas = shown();
        const double far = canvas->camera().stand().distance;
        QTest::mouseDClick(canvas.get(), Qt::LeftButton, {}, on(*canvas, osg::Vec3d(-0.12, -0.084, -0.22)));
        QTRY_VERIFY(canvas->camera().stand().distance < 0.8 * far); // within 150 ms, where the machine draws in time
    }

    void theSelectedShapeHasAnAccentOutline() {
        auto canvas = shown();
        const auto accent = [&](const QImage& image) {
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) count += distance(image.pixelColor(x, y), theme.colors().accent) < 10 ? 1 : 0;
            return count;
        };
        QCOMPARE(accent(canvas->grabFramebuffer()), 0);
        canvas->graph().select(static_cast<int>(CamScene::cam));
        QVERIFY(accent(canvas->grabFramebuffer()) > 300);
        canvas->graph().select(-1);
        QCOMPARE(accent(canvas->grabFramebuffer()), 0);
    }

    void theThemeChangesTheSky() {
        auto canvas = shown();
        QVERIFY(canvas->grabFramebuffer().pixelColor(900, 6).lightness() < 80);
        theme.setKind(ThemeKind::light);
        canvas->graph().setPalette(paletteOf(theme));
        QVERIFY(canvas->grabFramebuffer().pixelColor(900, 6).lightness() > 220);
    }

    void aShadowFallsOnTheGround() {
        theme.setKind(ThemeKind::light);
        auto canvas = shown();
        // Where the light's ray through a point of the plate, near its top, meets the ground.
        const double ground = canvas->graph().groundHeight();
        const double fall = (0.02 - ground) / 0.9;
        const QPoint dark = on(*canvas, osg::Vec3d(0.45 * fall, 0.65 * fall, ground));
        const QImage image = canvas->grabFramebuffer();
        const QPoint free(dark.x() + 190, dark.y());
        QVERIFY2(image.pixelColor(dark).lightness() + 15 < image.pixelColor(free).lightness(),
                 qPrintable(image.pixelColor(dark).name() + image.pixelColor(free).name()));
    }

    // What is on the screen while it runs, not what is grabbed: at least two samples a pixel, and edges that show it.
    void edgesAreSmoothWhileItMoves() {
        std::vector<ShapeSpec> specs(1);
        std::vector<ShapePose> poses(1);
        specs[0] = {model::ShapeKind::cylinder, "disc", "disc", true, {}}; // it has no fine lines
        poses[0].size = {0.5, 0.05, 0.0};
        SceneCanvas canvas(nullptr);
        canvas.resize(600, 500);
        canvas.graph().build(specs, poses);
        canvas.graph().setPalette(paletteOf(theme));
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        canvas.camera().setStand(canvas.camera().framing(canvas.graph().bounds(), 0.0, 0.0));
        QImage seen;
        for (int k = 0; k < 12; ++k) { // no pause in between: it never stands still
            poses[0].position[0] = 0.0137 * k;
            canvas.graph().place(poses);
            canvas.update();
            QCoreApplication::processEvents();
            QVERIFY2(canvas.samples() >= 2, qPrintable(QString::number(canvas.samples())));
            if (k == 11) seen = canvas.screen()->grabWindow(canvas.winId()).toImage();
        }
        // Along rows through the disc: between the sky and the disc stands a mixture of both.
        int rows = 0, mixed = 0;
        for (int y = 60; y < 440; ++y) {
            const QColor sky = seen.pixelColor(4, y);
            int first = 0;
            while (first < seen.width() && distance(seen.pixelColor(first, y), sky) < 6) ++first;
            if (first + 6 >= seen.width()) continue;
            const QColor disc = seen.pixelColor(first + 4, y), edge = seen.pixelColor(first, y);
            if (distance(disc, sky) < 40) continue;
            ++rows;
            mixed += distance(edge, disc) > 12 ? 1 : 0;
        }
        QVERIFY2(rows > 150, qPrintable(QString::number(rows)));
        QVERIFY2(3 * mixed > rows, qPrintable(QStringLiteral("%1 of %2").arg(mixed).arg(rows)));
    }

    void theWheelOverTheBackgroundKeepsTheSceneInSight() {
        auto canvas = shown();
        // Beside the gap between cam and follower, where nothing is but the ground far behind.
        QPoint at = on(*canvas, osg::Vec3d(0.0, 0.0, scene.poses[CamScene::follower].position[2] + 0.03));
        Hit hit;
        do {
            at += QPoint(-3, 0);
            canvas->underCursor(at, &hit);
        } while (hit.shape >= 0 && at.x() > 0);
        QVERIFY(at.x() > 40);
        for (int k = 0; k < 6; ++k) {
            QWheelEvent wheel(QPointF(at), canvas->mapToGlobal(QPointF(at)), {}, QPoint(0, 120), Qt::NoButton, {}, Qt::NoScrollPhase, false);
            QApplication::sendEvent(canvas.get(), &wheel);
        }
        int solid = 0, all = 0;
        for (int y = 6; y < canvas->height(); y += 12)
            for (int x = 6; x < canvas->width(); x += 12) {
                canvas->underCursor(QPointF(x, y), &hit);
                solid += hit.shape >= 0 ? 1 : 0;
                ++all;
            }
        QVERIFY2(10 * solid > all, qPrintable(QStringLiteral("%1 of %2").arg(solid).arg(all)));
        QVERIFY(!canvas->keepsInSight()); // one has chosen what to look at
        canvas->home(false);
        QVERIFY(canvas->keepsInSight());
    }

    // What rolls on and on is followed; what swings to and fro is framed once.
    void whatMovesStaysInThePicture() {
        std::vector<ShapeSpec> specs(2);
        std::vector<ShapePose> poses(2);
        specs[0] = {model::ShapeKind::ground, "ground", "", false, {}};
        specs[1] = {model::ShapeKind::sphere, "ball", "ball", true, {}};
        poses[1].position = {0.0, 0.0, 0.1};
        poses[1].size = {0.1, 0.0, 0.0};
        SceneCanvas canvas(nullptr);
        canvas.resize(800, 500);
        canvas.graph().build(specs, poses);
        canvas.graph().setPalette(paletteOf(theme));
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        QTest::qWait(60);
        const auto inside = [&] {
            const osg::Vec2d p = canvas.camera().toScreen(osg::Vec3d(poses[1].position[0], poses[1].position[1], poses[1].position[2]));
            return p.x() > 0.0 && p.x() < 800.0 && p.y() > 0.0 && p.y() < 500.0;
        };
        const auto go = [&](double x) {
            poses[1].position[0] = x;
            canvas.graph().place(poses);
            canvas.update();
            QTest::qWait(8);
        };
        for (int k = 0; k <= 100; ++k) go(0.06 * k);
        QTest::qWait(250);
        QVERIFY(inside());
        QVERIFY(canvas.camera().pixelSize(osg::Vec3d(6.0, 0.0, 0.1)) < 0.2 / 30.0); // and not tiny
        canvas.home(false); // all of the motion so far
        const osg::Vec2d from = canvas.camera().toScreen(osg::Vec3d(0.0, 0.0, 0.1));
        QVERIFY(inside() && from.x() > 0.0 && from.x() < 800.0 && from.y() > 0.0 && from.y() < 500.0);
        // One who has zoomed looks at what he wants.
        QWheelEvent wheel(QPointF(400, 200), canvas.mapToGlobal(QPointF(400, 200)), {}, QPoint(0, 120), Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&canvas, &wheel);
        const osg::Vec3d target = canvas.camera().stand().target;
        go(60.0);
        QTest::qWait(250);
        QCOMPARE((canvas.camera().stand().target - target).length(), 0.0);
    }

    // The ground reaches as far as one sees, wherever that is; its lines stay where they are in the world.
    void theFloorGoesAlongWithWhatRollsAway() {
        std::vector<ShapeSpec> specs(2);
        std::vector<ShapePose> poses(2);
        specs[0] = {model::ShapeKind::ground, "ground", "", false, {}};
        specs[1] = {model::ShapeKind::sphere, "ball", "ball", true, {}};
        poses[1].position = {0.0, 0.0, 0.2};
        poses[1].size = {0.2, 0.0, 0.0};
        SceneCanvas canvas(nullptr);
        canvas.resize(800, 500);
        canvas.graph().build(specs, poses);
        canvas.graph().setPalette(paletteOf(theme));
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        canvas.grabFramebuffer();
        const osg::BoundingBox near = canvas.graph().visibleBounds();
        QVERIFY(near.xMin() <= -3.9f && near.xMax() >= 3.9f && near.xMax() < 6.0f);
        poses[1].position[0] = 137.3;
        canvas.graph().place(poses);
        canvas.grabFramebuffer();
        QTest::qWait(250);
        canvas.grabFramebuffer();
        const osg::BoundingBox far = canvas.graph().visibleBounds();
        const double step = canvas.graph().gridStep();
        QVERIFY2(far.xMin() < 134.0f && far.xMax() > 140.5f, qPrintable(QStringLiteral("%1 %2").arg(far.xMin()).arg(far.xMax())));
        const double middle = 0.5 * static_cast<double>(far.xMin() + far.xMax()) / (5.0 * step);
        QVERIFY2(std::abs(middle - std::round(middle)) < 1e-4, qPrintable(QString::number(middle)));
    }

    // Without a graphics card a widget of OpenGL's in the window would have all of it composed by the processor in each picture.
    void thePictureIsPaintedWhereThereIsNoGraphicsCard() {
        if (!GlWidget::inSoftware()) QSKIP("there is a graphics card");
        QWidget window;
        window.resize(900, 600);
        SceneCanvas canvas(&window);
        canvas.setGeometry(100, 50, 700, 500);
        canvas.graph().build(scene.specs, scene.poses);
        canvas.graph().setPalette(paletteOf(theme));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTRY_VERIFY(canvas.pictures() > 0);
        QCOMPARE(window.windowHandle()->surfaceType(), QSurface::RasterSurface);
        for (const QWidget* child : window.findChildren<QWidget*>()) QVERIFY(!child->inherits("QOpenGLWidget"));
        // A label over it shows the last picture again and draws none.
        QTest::qWait(300);
        const auto drawn = canvas.pictures();
        canvas.QWidget::update(QRect(20, 20, 60, 40));
        QTest::qWait(60);
        QCOMPARE(canvas.pictures(), drawn);
        // What is kept has full quality and is what is seen: the same sky and the same plate.
        const QImage kept = canvas.grabFramebuffer(), seen = window.grab().toImage().copy(canvas.geometry());
        QCOMPARE(seen.size(), kept.size());
        for (const QPoint at : {QPoint(690, 8), on(canvas, osg::Vec3d(-0.12, -0.084, -0.22))}) QVERIFY(distance(kept.pixelColor(at), seen.pixelColor(at)) <= 1);
    }

    // A picture ahead is of what was there when it was begun, and comes when it is asked for: not before, and not of what came since.
    void aPictureAheadIsThatOfItsMoment() {
        if (!GlWidget::inSoftware()) QSKIP("there is a graphics card");
        auto canvas = shown();
        canvas->quality().hold(PictureQuality::Level::plain);
        const auto screen = [&] { return canvas->screen()->grabWindow(canvas->winId()).toImage(); };
        const auto drawn = [&](double angle) { // at once
            scene.turn(angle, 0.05);
            canvas->graph().place(scene.poses);
            canvas->update();
            QTest::qWait(40);
            return screen();
        };
        const QImage first = drawn(0.6), second = drawn(1.4), third = drawn(2.2), again = drawn(0.6);
        QVERIFY(testing::alike(first, again) && !testing::alike(first, second) && !testing::alike(second, third));
        scene.turn(1.4, 0.05);
        canvas->graph().place(scene.poses);
        canvas->drawNext();
        QVERIFY(canvas->isAhead());
        scene.turn(2.2, 0.05);
        canvas->graph().place(scene.poses);
        QTest::qWait(40);
        QVERIFY(testing::alike(screen(), first));
        QVERIFY(canvas->takeAhead());
        QVERIFY(!canvas->isAhead() && !canvas->takeAhead());
        QTest::qWait(20);
        QVERIFY(testing::alike(screen(), second));
        canvas->drawNext();
        QVERIFY(canvas->takeAhead());
        QTest::qWait(20);
        QVERIFY(testing::alike(screen(), third));
        // What is asked for at once is not kept waiting by one that is under way, nor comes that one later.
        int dropped = 0;
        canvas->aheadDropped = [&] { ++dropped; };
        scene.turn(1.4, 0.05);
        canvas->graph().place(scene.poses);
        canvas->drawNext();
        QVERIFY(testing::alike(drawn(0.6), first));
        QCOMPARE(dropped, 1);
        QVERIFY(!canvas->isAhead());
    }

    // Only what differs is drawn: in the end it is the picture that is drawn as a whole, but for a shade in smooth lines that the cut crosses.
    void whatDiffersMakesTheWholePicture_data() {
        QTest::addColumn<int>("level");
        QTest::addColumn<bool>("trail");
        QTest::newRow("plain") << static_cast<int>(PictureQuality::Level::plain) << false;
        QTest::newRow("plain, with a trail") << static_cast<int>(PictureQuality::Level::plain) << true;
        QTest::newRow("two thirds") << static_cast<int>(PictureQuality::Level::coarse) << false;
        QTest::newRow("half") << static_cast<int>(PictureQuality::Level::coarsest) << false;
    }
    void whatDiffersMakesTheWholePicture() {
        if (!GlWidget::inSoftware()) QSKIP("there is a graphics card");
        QFETCH(const int, level);
        QFETCH(const bool, trail);
        auto canvas = shown();
        // Beside the machine a ball and a box near the ground, which they shade.
        const double floor = canvas->graph().groundHeight();
        for (const auto& [kind, x] : {std::pair{model::ShapeKind::sphere, 0.9}, std::pair{model::ShapeKind::box, -0.9}}) {
            scene.specs.push_back({kind, x > 0.0 ? "ball" : "crate", x > 0.0 ? "ball" : "crate", true, {}});
            scene.poses.emplace_back();
            scene.poses.back().position = {x, 0.1, floor + 0.16};
            scene.poses.back().size = {0.15, 0.2, 0.3};
        }
        canvas->graph().build(scene.specs, scene.poses);
        canvas->graph().setPalette(paletteOf(theme));
        canvas->home(false);
        canvas->quality().hold(static_cast<PictureQuality::Level>(level));
        canvas->update();
        QTest::qWait(40);
        std::vector<TrailPoint> points;
        const SceneCamera::Stand stand = canvas->camera().stand();
        int ahead = 0;
        for (int k = 0; k < 12; ++k) {
            scene.turn(0.6 + 0.35 * k, 0.05 + 0.03 * (k % 3));
            const std::size_t ball = scene.poses.size() - 2, crate = ball + 1;
            scene.poses[ball].position = {0.9 + 0.02 * k, 0.1, floor + 0.15 + 0.08 * (k % 4)};
            scene.poses[crate].position[1] = 0.1 + 0.02 * k;
            scene.poses[crate].angle = 0.2 * k;
            QVERIFY(canvas->graph().place(scene.poses));
            if (trail) {
                points.push_back({osg::Vec3(0.9f + 0.02f * static_cast<float>(k), 0.1f, static_cast<float>(floor) + 0.5f + 0.08f * static_cast<float>(k % 4)), 1.0f});
                if (points.size() > 6) points.erase(points.begin());
                canvas->graph().setTrails(points, points.size());
            }
            canvas->drawNext();
            ahead += canvas->takeAhead() ? 1 : 0;
            if (k == 5) canvas->grabFramebuffer(); // someone keeps one meanwhile
            if (k == 5 || k == 6) QTest::qWait(20);
            else QTest::qWait(1);
        }
        QVERIFY2(ahead >= 8, qPrintable(QString::number(ahead))); // not those after which it was drawn at once
        QTest::qWait(20);
        QCOMPARE(static_cast<int>(canvas->level()), level);
        const QImage parts = canvas->screen()->grabWindow(canvas->winId()).toImage();
        canvas->update();
        QTest::qWait(40);
        QCOMPARE(static_cast<int>(canvas->level()), level);
        const QImage whole = canvas->screen()->grabWindow(canvas->winId()).toImage();
        QVERIFY(canvas->camera().stand().isNear(stand)); // nothing of it left the picture, so that the camera went along
        int others = 0, far = 0;
        QRect where;
        for (int y = 0; y < whole.height(); ++y)
            for (int x = 0; x < whole.width(); ++x)
                if (parts.pixel(x, y) != whole.pixel(x, y)) {
                    ++others;
                    far = std::max(far, distance(parts.pixelColor(x, y), whole.pixelColor(x, y)));
                    where |= QRect(x, y, 1, 1);
                }
        if (const QString to = qEnvironmentVariable("SALTUS_PICTURES"); !to.isEmpty() && others > 0) {
            parts.save(to + QStringLiteral("/differs-parts.png"));
            whole.save(to + QStringLiteral("/differs-whole.png"));
        }
        QVERIFY2(others <= 100 && far <= 24, qPrintable(QStringLiteral("%1 pixels, by %6 at most, within %2,%3 %4x%5").arg(others).arg(where.x()).arg(where.y()).arg(where.width()).arg(where.height()).arg(far)));
    }

    // A machine that is too slow for plain shadows draws fewer pixels, and says so; nothing else changes, and what stands still is fine again.
    void fewerPixelsWhereTimeIsShort() {
        auto canvas = shown();
        using Level = PictureQuality::Level;
        for (const Level level : {Level::fine, Level::plain, Level::coarse})
            for (int k = 0; k < 8; ++k) canvas->quality().took(level, 4.0 * PictureQuality::kInTime);
        QCOMPARE(canvas->quality().moving(), Level::coarsest);
        QSignalSpy changed(canvas.get(), &SceneCanvas::qualityChanged);
        scene.turn(0.4, 0.02);
        canvas->graph().place(scene.poses);
        canvas->update();
        QTRY_COMPARE(canvas->level(), Level::coarsest);
        QCOMPARE(changed.count(), 1);
        QVERIFY(canvas->samples() >= 2);
        const QImage seen = canvas->screen()->grabWindow(canvas->winId()).toImage();
        QTRY_COMPARE(canvas->level(), Level::fine); // it stands still
        QCOMPARE(changed.count(), 2);
        const QImage kept = canvas->grabFramebuffer();
        QCOMPARE(seen.size(), kept.size());
        double sum = 0.0;
        int far = 0;
        for (int y = 0; y < kept.height(); y += 2)
            for (int x = 0; x < kept.width(); x += 2) {
                const int d = distance(kept.pixelColor(x, y), seen.pixelColor(x, y));
                sum += d;
                far += d > 60 ? 1 : 0;
            }
        const double count = kept.width() * kept.height() / 4.0;
        QVERIFY2(sum / count < 6.0 && far < 0.02 * count, qPrintable(QStringLiteral("%1 %2").arg(sum / count).arg(far / count)));
    }

    // Under the ball the ground is darker than under its cast shadow's rim alone: the sky is hidden there.
    void theGroundIsDarkWhereABallStandsOnIt() {
        theme.setKind(ThemeKind::light);
        std::vector<ShapeSpec> specs(2);
        std::vector<ShapePose> poses(2);
        specs[0] = {model::ShapeKind::ground, "ground", "", false, {}};
        specs[1] = {model::ShapeKind::sphere, "ball", "ball", true, {}};
        poses[1].position = {0.0, 0.0, 0.2};
        poses[1].size = {0.2, 0.0, 0.0};
        SceneCanvas canvas(nullptr);
        canvas.resize(800, 500);
        canvas.graph().build(specs, poses);
        canvas.graph().setPalette(paletteOf(theme));
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        QTest::qWait(60);
        // In front left of it, towards the light: no cast shadow lies there, only what the ball hides of the sky.
        const QPoint beside = on(canvas, osg::Vec3d(-0.11, -0.16, 0.0)), free(std::max(beside.x() - 170, 8), beside.y());
        const QImage near = canvas.grabFramebuffer();
        QVERIFY2(near.pixelColor(beside).lightness() + 8 < near.pixelColor(free).lightness(), qPrintable(near.pixelColor(beside).name() + near.pixelColor(free).name()));
        // Shadows have the colour of the sky, and are not black, in the dark either.
        theme.setKind(ThemeKind::dark);
        canvas.graph().setPalette(paletteOf(theme));
        const QColor dark = canvas.grabFramebuffer().pixelColor(on(canvas, osg::Vec3d(0.16, 0.23, 0.0)));
        QVERIFY2(dark.lightness() > 12 && dark.blue() >= dark.red(), qPrintable(dark.name()));
    }

    void framesAreDrawnInTime() {
        qputenv("SALTUS_MEASURE", "1"); // waits for the end of each frame
        auto canvas = shown();
        const auto measure = [&](const char* what, auto&& move) {
            std::vector<double> times;
            std::clock_t begin = 0;
            for (int k = 0; k < 30; ++k) {
                if (k == 5) begin = std::clock();
                move(k);
                canvas->update();
                QCoreApplication::processEvents();
                if (k >= 5) times.push_back(canvas->lastFrameMilliseconds());
            }
            std::sort(times.begin(), times.end());
            const double cpu = 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / 25.0;
            qInfo("%s: %.1f ms a frame (median), %.1f ms best, %.1f ms worst; %.1f ms of processor, with the window", what,
                  times[times.size() / 2], times.front(), times.back(), cpu);
        };
        measure("cam-follower", [&](int k) {
            scene.turn(0.1 * k, 0.02);
            canvas->graph().place(scene.poses);
        });
        std::vector<ShapeSpec> specs;
        std::vector<ShapePose> poses;
        for (const int count : {10, 1000, 10000}) {
            beads(count, specs, poses);
            canvas->graph().build(specs, poses);
            canvas->graph().setPalette(paletteOf(theme));
            canvas->home(false);
            measure(qPrintable(QStringLiteral("%1 beads").arg(count)), [&](int k) {
                for (std::size_t i = 1; i < poses.size(); ++i) poses[i].position[2] += 1e-4 * k;
                canvas->graph().place(poses);
            });
        }
        qunsetenv("SALTUS_MEASURE");
    }
};

int main(int argc, char** argv) {
    saltus::ui::useGlFormat();
    QApplication app(argc, argv);
    TestSceneCanvas test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_scene_canvas.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Sky, floor and lines of a motion are copied from the picture before, as long as they look the same: whatever makes them look otherwise
// is seen at once.
#include "tests/ui/scene_view/alike.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_palette.h"

#include <QApplication>
#include <QScreen>
#include <QtTest>

#include <algorithm>
#include <cstdlib>
#include <memory>

using namespace saltus;
using namespace saltus::ui;
using namespace saltus::ui::scene;

namespace {

int distance(QRgb a, QRgb b) { return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))}); }

int farthest(const QImage& a, const QImage& b) {
    if (a.size() != b.size()) return 255;
    int most = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) most = std::max(most, distance(a.pixel(x, y), b.pixel(x, y)));
    return most;
}

} // namespace

class TestBackdrop : public QObject {
    Q_OBJECT
    Theme theme;
    std::vector<ShapeSpec> specs;
    std::vector<ShapePose> poses;

    std::unique_ptr<SceneCanvas> shown(PictureQuality::Level level) {
        auto canvas = std::make_unique<SceneCanvas>(nullptr);
        canvas->resize(700, 420);
        canvas->graph().build(specs, poses);
        canvas->graph().setPalette(paletteOf(theme));
        canvas->show();
        [&] { QVERIFY(QTest::qWaitForWindowExposed(canvas.get())); }();
        QTest::qWait(60);
        canvas->quality().hold(level);
        return canvas;
    }
    static QImage moving(SceneCanvas& canvas) {
        canvas.update();
        QCoreApplication::processEvents();
        return canvas.screen()->grabWindow(canvas.winId()).toImage();
    }
    // The second picture that looks alike keeps them, from the third on they are copies.
    static QImage kept(SceneCanvas& canvas) {
        moving(canvas);
        moving(canvas);
        const QImage seen = moving(canvas);
        [&] { QVERIFY(canvas.keepsBackdrop()); }();
        return seen;
    }
    // With sky, floor and lines of its own.
    static QImage fresh(SceneCanvas& canvas) {
        (void)canvas.grabFramebuffer(); // someone keeps it: nothing of it is a copy
        const QImage seen = moving(canvas);
        [&] { QVERIFY(!canvas.keepsBackdrop()); }();
        return seen;
    }

private slots:
    void init() {
        theme.setKind(ThemeKind::light);
        specs.assign(3, {});
        poses.assign(3, {});
        specs[0] = {model::ShapeKind::ground, "ground", "", false, {}};
        specs[1] = {model::ShapeKind::sphere, "ball", "ball", true, {}};
        specs[2] = {model::ShapeKind::box, "box", "box", true, {}};
        poses[1].position = {0.0, 0.0, 0.3};
        poses[1].size = {0.2, 0.0, 0.0};
        poses[2].position = {0.6, 0.0, 0.2};
        poses[2].size = {0.3, 0.3, 0.3};
    }

    void whatIsKeptIsWhatIsDrawn_data() {
        QTest::addColumn<int>("level");
        QTest::addColumn<bool>("dark");
        using Level = PictureQuality::Level;
        for (const auto& [level, name] : {std::pair{Level::plain, "all pixels"}, {Level::coarse, "two thirds"}, {Level::coarsest, "half"}})
            for (const bool dark : {false, true}) QTest::addRow("%s, %s", name, dark ? "dark" : "light") << static_cast<int>(level) << dark;
    }
    void whatIsKeptIsWhatIsDrawn() {
        QFETCH(const int, level);
        QFETCH(const bool, dark);
        theme.setKind(dark ? ThemeKind::dark : ThemeKind::light);
        auto canvas = shown(static_cast<PictureQuality::Level>(level));
        const QImage drawn = fresh(*canvas);
        QVERIFY(testing::alike(kept(*canvas), drawn));
        // Bodies go over it, their shadows with them; near and far go with the bodies.
        poses[1].position = {-0.5, 0.3, 2.5};
        QVERIFY(canvas->graph().place(poses));
        (void)moving(*canvas); // until the camera has gone along
        QTest::qWait(250);
        const QImage moved = kept(*canvas);
        QVERIFY(farthest(moved, drawn) > 40);
        QVERIFY(testing::alike(moved, fresh(*canvas), 1));
    }

    void whateverLooksOtherwiseIsDrawnAnew_data() {
        QTest::addColumn<QString>("what");
        for (const char* what : {"camera", "parallel", "theme", "size", "fewer pixels", "ground", "no ground"}) QTest::newRow(what) << QString::fromLatin1(what);
    }
    void whateverLooksOtherwiseIsDrawnAnew() {
        QFETCH(const QString, what);
        auto canvas = shown(PictureQuality::Level::plain);
        const QImage before = kept(*canvas);
        if (what == QLatin1String("camera")) {
            SceneCamera::Stand stand = canvas->camera().stand();
            stand.azimuth += 0.2;
            canvas->camera().setStand(stand);
        } else if (what == QLatin1String("parallel")) {
            canvas->setOrthographic(true);
        } else if (what == QLatin1String("theme")) {
            theme.setKind(ThemeKind::dark);
            canvas->graph().setPalette(paletteOf(theme));
        } else if (what == QLatin1String("size")) {
            canvas->resize(640, 480);
            QTRY_COMPARE(canvas->camera().width(), 640.0);
        } else if (what == QLatin1String("fewer pixels")) {
            canvas->quality().hold(PictureQuality::Level::coarsest);
        } else { // another height, or none; the camera stays
            const SceneCamera::Stand stand = canvas->camera().stand();
            if (what == QLatin1String("ground")) {
                specs[0].has_position = true;
                poses[0].position = {0.0, 0.0, -0.2};
            } else {
                specs.erase(specs.begin());
                poses.erase(poses.begin());
            }
            canvas->graph().build(specs, poses);
            canvas->graph().setPalette(paletteOf(theme));
            canvas->camera().setStand(stand);
        }
        const QImage after = moving(*canvas), again = fresh(*canvas);
        QVERIFY(farthest(before, again) > 40);
        const int far = farthest(after, again);
        QVERIFY2(far <= 1, qPrintable(QString::number(far)));
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication app(argc, argv);
    TestBackdrop test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_backdrop.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Many parts: what others hide is left out of the picture and of the shadow map, balls that move are drawn as sprites, and shadows are
// looked up in a way of their own. None of it may be seen.
#include "tests/ui/scene_view/alike.h"
#include "sample_bodies.h"
#include "core/simulation/frame.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/scene_view/body_marks.h"
#include "ui/scene_view/hidden_parts.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_palette.h"

#include <QApplication>
#include <QScreen>
#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace saltus;
using namespace saltus::ui;
using namespace saltus::ui::scene;

namespace {

struct Numbers { // the same everywhere
    unsigned seed = 11;
    double next() {
        seed = seed * 1664525u + 1013904223u;
        return static_cast<double>(seed >> 8) / 16777216.0 - 0.5;
    }
};

int distance(QRgb a, QRgb b) { return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))}); }

} // namespace

class TestCrowds : public QObject {
    Q_OBJECT
    Theme theme;

    static void heapOfBalls(SceneCanvas& canvas) {
        std::vector<ShapeSpec> specs(1);
        std::vector<ShapePose> poses(1);
        specs[0] = {model::ShapeKind::ground, "ground", "", false, {}};
        Numbers numbers;
        for (int i = 0; i < 12; ++i)
            for (int j = 0; j < 10; ++j)
                for (int k = 0; k < 8; ++k) {
                    specs.push_back({model::ShapeKind::sphere, "ball", "ball", true, {}});
                    ShapePose pose;
                    pose.position = {0.1 * i + 0.03 * numbers.next(), 0.1 * j + 0.03 * numbers.next(), 0.06 + 0.1 * k + 0.02 * numbers.next()};
                    pose.size = {0.045 + 0.01 * numbers.next(), 0.0, 0.0};
                    poses.push_back(pose);
                }
        canvas.graph().build(specs, poses);
    }
    static void heapOfBoxes(SceneCanvas& canvas) {
        SampleBodies sample;
        sample.add("ground", collision::HalfSpace{}, {0.0, 0.0, 0.0}, Eigen::Quaterniond::Identity(), true);
        Numbers numbers;
        for (int i = 0; i < 8; ++i)
            for (int j = 0; j < 8; ++j)
                for (int k = 0; k < 7; ++k)
                    sample.add("box", collision::Box{{0.04 + 0.01 * numbers.next(), 0.045, 0.04}}, {0.1 * i + 0.02 * numbers.next(), 0.1 * j, 0.08 + 0.1 * k},
                               Eigen::Quaterniond(1.0, 0.5 * numbers.next(), 0.5 * numbers.next(), 0.5 * numbers.next()).normalized());
        canvas.graph().build({}, {});
        canvas.graph().buildBodies(sample.bodies, sample.joints, false);
    }
    // A percussion at the foot of every box, and one on top of the heap.
    static void arrows(SceneCanvas& canvas) {
        SceneGraph& graph = canvas.graph();
        std::vector<FrameContact> contacts;
        for (std::size_t b = 1; b < graph.bodies().size(); ++b) {
            const collision::Vector3 at = graph.bodies().pose(b).position;
            FrameContact c;
            c.body_b = static_cast<std::uint32_t>(b);
            c.point[0] = at.x();
            c.point[1] = at.y();
            c.point[2] = at.z() + (b + 1 == graph.bodies().size() ? 0.05 : -0.05);
            c.normal[2] = c.percussion[2] = 1.0;
            contacts.push_back(c);
        }
        MarkOptions options;
        options.impulses = options.points = true;
        graph.marks().setOptions(options);
        graph.marks().setContacts(contacts, 0.0, 1.0);
        graph.marks().update(graph.bodies());
    }
    std::unique_ptr<SceneCanvas> shown(bool boxes) {
        auto canvas = std::make_unique<SceneCanvas>(nullptr);
        canvas->resize(900, 520);
        if (boxes) heapOfBoxes(*canvas);
        else heapOfBalls(*canvas);
        canvas->graph().setPalette(paletteOf(theme));
        canvas->show();
        [&] { QVERIFY(QTest::qWaitForWindowExposed(canvas.get())); }();
        QTest::qWait(60);
        return canvas;
    }
    // What stands on the screen of a motion.
    static QImage moving(SceneCanvas& canvas, PictureQuality::Level level) {
        canvas.quality().hold(level);
        canvas.update();
        QCoreApplication::processEvents();
        QImage seen = canvas.screen()->grabWindow(canvas.winId()).toImage();
        [&] { QCOMPARE(canvas.level(), level); }();
        return seen;
    }
    static double meanDistance(const QImage& a, const QImage& b, int left, int right) {
        double sum = 0.0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = left; x < right; ++x) sum += distance(a.pixel(x, y), b.pixel(x, y));
        return sum / a.height() / (right - left);
    }

private slots:
    void init() { theme.setKind(ThemeKind::light); }

    void whatIsHiddenIsNotMissed_data() {
        QTest::addColumn<bool>("boxes");
        QTest::addColumn<bool>("marked");
        QTest::addColumn<int>("chosen"); // every n-th has an outline; 0: none
        QTest::newRow("balls") << false << false << 0;
        QTest::newRow("boxes") << true << false << 0;
        QTest::newRow("boxes and what acts on them") << true << true << 0;
        QTest::newRow("boxes, all chosen") << true << false << 1;
        QTest::newRow("boxes, most chosen") << true << false << -5; // all but every fifth: it shines through those before it
    }
    void whatIsHiddenIsNotMissed() {
        QFETCH(const bool, boxes);
        QFETCH(const bool, marked);
        auto canvas = shown(boxes);
        if (marked) arrows(*canvas);
        QFETCH(const int, chosen);
        const QImage bare = canvas->grabFramebuffer();
        std::vector<int> bodies;
        for (int b = 1; chosen != 0 && b < static_cast<int>(canvas->graph().bodies().size()); ++b)
            if (chosen > 0 ? b % chosen == 0 : b % chosen != 0) bodies.push_back(b);
        QVERIFY(bodies.empty() || bodies.size() > HiddenParts::kMany); // many of what is outlined, too
        canvas->graph().selectBodies(bodies);
        QCOMPARE(canvas->grabFramebuffer() == bare, bodies.empty());
        const QImage without = canvas->grabFramebuffer(), plain = moving(*canvas, PictureQuality::Level::plain), coarsest = moving(*canvas, PictureQuality::Level::coarsest);
        const std::size_t marks = canvas->graph().marks().drawnCount();
        QVERIFY2(marked ? marks > 100 && marks < 448 : marks == 0, qPrintable(QString::number(marks)));
        canvas->graph().drawHiddenToo(true);
        canvas->quality().hold(std::nullopt);
        QCOMPARE(canvas->grabFramebuffer(), without);
        QCOMPARE(moving(*canvas, PictureQuality::Level::plain), plain);
        QCOMPARE(moving(*canvas, PictureQuality::Level::coarsest), coarsest);
        if (const QString to = qEnvironmentVariable("SALTUS_PICTURES"); !to.isEmpty()) {
            without.save(to + (boxes ? "/boxes-fine.png" : "/balls-fine.png"));
            plain.save(to + (boxes ? "/boxes-plain.png" : "/balls-plain.png"));
        }
    }

    // Marks have one size on the screen, however many pixels are drawn: the arrow above the heap ends at the same height.
    void arrowsAreAsLongWithFewerPixels() {
        auto canvas = shown(true);
        const QImage bare = moving(*canvas, PictureQuality::Level::plain), bareCoarse = moving(*canvas, PictureQuality::Level::coarsest);
        arrows(*canvas);
        const auto top = [](const QImage& with, const QImage& without) {
            for (int y = 0; y < with.height(); ++y)
                for (int x = 0; x < with.width(); ++x)
                    if (distance(with.pixel(x, y), without.pixel(x, y)) > 40) return y;
            return -1;
        };
        const int all = top(moving(*canvas, PictureQuality::Level::plain), bare), few = top(moving(*canvas, PictureQuality::Level::coarsest), bareCoarse);
        QVERIFY(all > 0);
        QVERIFY2(std::abs(all - few) <= 2, qPrintable(QStringLiteral("%1 %2").arg(all).arg(few)));
    }

    // A wall of boxes side by side hides what stands behind it, its own size included; what looks out beside it is seen.
    void facesCoverWhatTheirBallsDoNot() {
        HiddenParts hidden;
        const HiddenParts::Box cube{{osg::Vec3f(0.5f, 0, 0), osg::Vec3f(0, 0.5f, 0), osg::Vec3f(0, 0, 0.5f)}, true}, hollow{{cube.axes[0], cube.axes[1], cube.axes[2]}, false};
        for (const HiddenParts::Box& of : {cube, hollow}) {
            hidden.begin(osg::Matrixd::lookAt(osg::Vec3d(0.0, -10.0, 0.0), osg::Vec3d(), osg::Vec3d(0, 0, 1)), osg::Matrixd::perspective(40.0, 1.0, 0.1, 40.0), 1.0, 400);
            std::uint32_t number = 0;
            hidden.tell(HiddenParts::Owner::solids, number++, {0.0f, 0.0f, 0.0f}, 0.5f, 0.9f, of);
            hidden.tell(HiddenParts::Owner::solids, number++, {0.0f, 2.0f, 0.0f}, 0.5f, 0.9f, cube); // as it is seen, 0.79 of the first one's face
            hidden.tell(HiddenParts::Owner::solids, number++, {0.35f, 2.0f, 0.0f}, 0.5f, 0.9f, cube); // looks out
            hidden.find();
            std::vector<std::uint32_t> found;
            for (const HiddenParts::Part& part : hidden.found()) found.push_back(part.number);
            std::sort(found.begin(), found.end());
            QCOMPARE(found, of.filled ? (std::vector<std::uint32_t>{0, 2}) : (std::vector<std::uint32_t>{0, 1, 2}));
        }
    }

    // The same parts, found one by one.
    void findingThemAtOnceIsFindingEachBehindAllOthers() {
        const osg::Matrixd view = osg::Matrixd::lookAt(osg::Vec3d(-0.6, -1.3, 1.5), osg::Vec3d(0.5, 0.5, 0.4), osg::Vec3d(0, 0, 1)), projection = osg::Matrixd::perspective(40.0, 1.6, 0.1, 20.0);
        std::vector<std::pair<osg::Vec3f, float>> balls;
        Numbers numbers;
        for (int k = 0; k < 3000; ++k)
            balls.emplace_back(osg::Vec3f(osg::Vec3d(numbers.next() + 0.5, numbers.next() + 0.5, numbers.next() + 0.5)), static_cast<float>(0.04 + 0.02 * numbers.next()));
        HiddenParts one, all;
        one.begin(view, projection, 1.6, 300);
        all.begin(view, projection, 1.6, 300);
        for (std::size_t k = 0; k < balls.size(); ++k) {
            one.cover(balls[k].first, balls[k].second);
            all.tell(HiddenParts::Owner::balls, static_cast<std::uint32_t>(k), balls[k].first, balls[k].second, balls[k].second);
        }
        all.find();
        std::vector<std::uint32_t> wanted, got;
        for (std::size_t k = 0; k < balls.size(); ++k)
            if (!one.hides(balls[k].first, balls[k].second)) wanted.push_back(static_cast<std::uint32_t>(k));
        for (const HiddenParts::Part& part : all.found()) got.push_back(part.number);
        std::sort(got.begin(), got.end());
        QCOMPARE(got, wanted);
        QVERIFY2(wanted.size() < balls.size() / 2, qPrintable(QString::number(wanted.size())));
    }

    // Sprites in a motion, rays in a still picture: the same balls, those too whose middle lies beside the picture.
    void ballsLookAlikeInAMotion_data() {
        QTest::addColumn<bool>("near");
        QTest::addColumn<bool>("parallel");
        QTest::newRow("sprites") << false << false;
        QTest::newRow("large, and cut by the border") << true << false;
        QTest::newRow("sprites, parallel") << false << true;
    }
    void ballsLookAlikeInAMotion() {
        QFETCH(const bool, near);
        QFETCH(const bool, parallel);
        auto canvas = shown(false);
        SceneCamera::Stand stand = canvas->camera().stand();
        stand.distance *= near ? 0.4 : 1.6;
        canvas->camera().setStand(stand);
        canvas->setOrthographic(parallel);
        const QImage still = canvas->grabFramebuffer(), seen = moving(*canvas, PictureQuality::Level::plain);
        QCOMPARE(seen.size(), still.size());
        const double all = meanDistance(still, seen, 0, still.width()), border = meanDistance(still, seen, 0, 12);
        if (const QString to = qEnvironmentVariable("SALTUS_PICTURES"); !to.isEmpty()) {
            still.save(to + QStringLiteral("/still-%1.png").arg(QString::fromLatin1(QTest::currentDataTag())));
            seen.save(to + QStringLiteral("/moving-%1.png").arg(QString::fromLatin1(QTest::currentDataTag())));
            qInfo("%g %g", all, border);
        }
        QVERIFY2(all < (near ? 9.0 : 4.0), qPrintable(QString::number(all)));
        QVERIFY2(border < 8.0, qPrintable(QString::number(border)));
    }

    // The shadow map is read in one way for a crowd and in another for a few: whoever comes after the other finds his own.
    void aFewAfterACrowdHaveTheirShadows() {
        const auto few = [&](SceneCanvas& canvas) {
            std::vector<ShapeSpec> specs(3);
            std::vector<ShapePose> poses(3);
            specs[0] = {model::ShapeKind::ground, "ground", "", false, {}};
            specs[1] = {model::ShapeKind::sphere, "ball", "ball", true, {}};
            specs[2] = {model::ShapeKind::box, "box", "box", true, {}};
            poses[1].position = {0.0, 0.0, 0.4};
            poses[1].size = {0.2, 0.0, 0.0};
            poses[2].position = {0.5, 0.0, 0.2};
            poses[2].size = {0.3, 0.3, 0.3};
            canvas.graph().build(specs, poses);
            canvas.graph().setPalette(paletteOf(theme));
            canvas.home(false);
            return moving(canvas, PictureQuality::Level::plain);
        };
        auto first = shown(false);
        (void)moving(*first, PictureQuality::Level::plain); // once as a crowd
        const QImage after = few(*first);
        heapOfBalls(*first);
        first->graph().setPalette(paletteOf(theme));
        first->home(false);
        const QImage again = moving(*first, PictureQuality::Level::plain);
        first.reset(); // one window at a time: they lie on each other
        auto second = shown(false);
        second->home(false);
        QVERIFY(testing::alike(again, moving(*second, PictureQuality::Level::plain)));
        second.reset();
        SceneCanvas fresh(nullptr);
        fresh.resize(900, 520);
        fresh.show();
        QVERIFY(QTest::qWaitForWindowExposed(&fresh));
        const QImage alone = few(fresh);
        QVERIFY(testing::alike(after, alone));
        // And there is one: behind the ball, away from the light, the ground is darker than beside it.
        const auto lightness = [&](double x, double y) {
            const osg::Vec2d at = fresh.camera().toScreen(osg::Vec3d(x, y, 0.0));
            return alone.pixelColor(static_cast<int>(at.x()), static_cast<int>(at.y())).lightness();
        };
        const int dark = lightness(0.2, 0.29), free = lightness(-0.5, 0.29);
        QVERIFY2(dark + 15 < free, qPrintable(QStringLiteral("%1 %2").arg(dark).arg(free)));
    }

    // Fewer pixels have a shadow map of fewer texels: each level finds its own again, whichever was drawn before, and the shadows lie where they lay.
    void fewerPixelsHaveTheirOwnShadows_data() {
        QTest::addColumn<bool>("boxes");
        QTest::newRow("balls") << false;
        QTest::newRow("boxes") << true;
    }
    void fewerPixelsHaveTheirOwnShadows() {
        QFETCH(const bool, boxes);
        using Level = PictureQuality::Level;
        auto canvas = shown(boxes);
        const QImage plain = moving(*canvas, Level::plain), half = moving(*canvas, Level::coarsest);
        QVERIFY(plain != half);
        (void)moving(*canvas, Level::coarse);
        QCOMPARE(moving(*canvas, Level::plain), plain);
        (void)canvas->grabFramebuffer(); // fine
        QCOMPARE(moving(*canvas, Level::coarsest), half);
        const double mean = meanDistance(plain, half, 0, plain.width());
        QVERIFY2(mean < 6.0, qPrintable(QString::number(mean)));
        // Beside the heap, away from the light, the ground is dark at both, and as dark.
        const osg::Vec2d at = canvas->camera().toScreen(boxes ? osg::Vec3d(0.95, 0.6, 0.0) : osg::Vec3d(1.4, 0.7, 0.0));
        const auto lightness = [](const QImage& image, int x, int y) {
            int sum = 0;
            for (int i = -3; i <= 3; ++i)
                for (int k = -3; k <= 3; ++k) sum += image.pixelColor(x + i, y + k).lightness();
            return sum / 49;
        };
        const int x = static_cast<int>(at.x()), y = static_cast<int>(at.y());
        const int dark = lightness(plain, x, y), darkToo = lightness(half, x, y), free = lightness(plain, 8, plain.height() - 8);
        QVERIFY2(dark + 15 < free && std::abs(dark - darkToo) <= 4, qPrintable(QStringLiteral("%1 %2 %3").arg(dark).arg(darkToo).arg(free)));
    }

    // What goes less than one sees stays where it is shown, until it has gone as far in all; the picture is drawn anew about what goes further.
    void whatGoesLessThanOneSeesStays() {
        auto canvas = shown(true);
        SceneGraph& graph = canvas->graph();
        std::vector<collision::Pose> start;
        for (std::size_t b = 0; b < graph.bodies().size(); ++b) start.push_back(graph.bodies().pose(b));
        const double least = graph.unseen(canvas->camera());
        const double pixel = canvas->camera().pixelSize(osg::Vec3d(0.35, 0.35, 0.35)); // in the middle of the heap
        QVERIFY2(least > 0.04 * pixel && least < pixel / 16.0, qPrintable(QString("%1 of %2").arg(least).arg(pixel)));
        (void)moving(*canvas, PictureQuality::Level::plain);
        const auto shifted = [&](double way, std::size_t from, std::size_t to) {
            std::vector<collision::Pose> poses = start;
            for (std::size_t b = from; b < to; ++b) poses[b].position.x() += way;
            return poses;
        };
        QVERIFY(!graph.placeBodies(shifted(0.4 * least, 1, start.size()), least));
        QVERIFY(!graph.placeBodies(shifted(0.8 * least, 1, start.size()), least));
        QCOMPARE(graph.bodies().pose(7).position.x(), start[7].position.x());
        QVERIFY(graph.changed() && graph.changed()->empty());
        QVERIFY(graph.placeBodies(shifted(2.0 * least, 7, 8), least)); // one of 449
        QVERIFY(graph.changed() && !graph.changed()->empty() && graph.changed()->size() <= 48);
        QCOMPARE(graph.bodies().pose(7).position.x(), start[7].position.x() + 2.0 * least);
        QVERIFY(!graph.prepareLight()); // a shadow that is as it was
        auto turned = shifted(0.0, 0, 0);
        turned[7].position.x() += 2.0 * least;
        turned[9].rotation = Eigen::Quaterniond(Eigen::AngleAxisd(4.0 * least / graph.bodies().sizeOf(9), Eigen::Vector3d::UnitZ())) * turned[9].rotation;
        QVERIFY(graph.placeBodies(turned, least));
        QVERIFY(graph.placeBodies(shifted(0.1 * least, 1, start.size()))); // all, exactly
        QCOMPARE(graph.bodies().pose(9).position.x(), start[9].position.x() + 0.1 * least);
        QVERIFY(graph.placeBodies(shifted(40.0 * least, 7, 8), least));
        QVERIFY(graph.prepareLight());
    }

    // A chosen ball has a rim, hidden or not, in a motion too.
    void aChosenBallIsSeenInACrowd() {
        auto canvas = shown(false);
        const QColor accent = theme.colors().accent;
        const auto rim = [&](const QImage& image) {
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) count += distance(image.pixel(x, y), accent.rgb()) < 24 ? 1 : 0;
            return count;
        };
        QCOMPARE(rim(moving(*canvas, PictureQuality::Level::plain)), 0);
        canvas->graph().select(8); // on the heap's front, above
        QVERIFY(rim(moving(*canvas, PictureQuality::Level::plain)) > 40);
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication app(argc, argv);
    TestCrowds test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_crowds.moc"

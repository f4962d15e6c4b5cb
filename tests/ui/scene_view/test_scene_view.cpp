// SPDX-License-Identifier: GPL-3.0-or-later
// The whole view on real scenes and runs. With SALTUS_PICTURES=FOLDER the pictures are kept there, to be looked at.
#include "core/io/scene_file.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/contact_points.h"
#include "ui/scene_view/pose_source.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_graph.h"
#include "ui/scene_view/scene_view.h"

#include <QApplication>
#include <QPixmap>
#include <QFile>
#include <QScreen>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace saltus;
using namespace saltus::ui;

class TestSceneView : public QObject {
    Q_OBJECT

    struct Bench {
        Theme theme;
        RunController run;
        TimeCursor cursor;
        model::Model model;
        SceneView view{theme, run, cursor};
    };

    static std::unique_ptr<Bench> open(const char* scene, std::vector<std::pair<QString, double>> parameters = {}) {
        auto bench = std::make_unique<Bench>();
        bench->theme.apply();
        auto model = io::read_scene(*scene == '/' ? std::string(scene) : std::string(SALTUS_SOURCE_DIR "/scenes/") + scene);
        if (!model) {
            qWarning("%s", model.error().front().text().c_str());
            return nullptr;
        }
        bench->model = *model;
        QSignalSpy loaded(&bench->run, &RunController::loaded);
        bench->run.load(bench->model, std::move(parameters));
        for (int k = 0; k < 400 && loaded.isEmpty(); ++k) {
            QTest::qWait(25);
            bench->run.poll();
        }
        if (loaded.isEmpty()) return nullptr;
        bench->view.resize(1040, 504);
        bench->view.show();
        if (!QTest::qWaitForWindowExposed(&bench->view)) return nullptr;
        if (auto done = bench->view.setModel(bench->model); !done) {
            qWarning("%s", done.error().text().c_str());
            return nullptr;
        }
        QTest::qWait(80);
        return bench;
    }

    static void runUntil(Bench& bench, double time, double speed) {
        bench.run.setWantedSpeed(speed);
        bench.run.play();
        for (int k = 0; k < 2000; ++k) {
            QTest::qWait(15);
            bench.run.poll();
            const auto frame = bench.run.frame();
            if (frame) bench.cursor.advance(frame->time);
            bench.view.tick();
            if (frame && frame->time >= time) break;
        }
        bench.run.pause();
        for (int k = 0; k < 10; ++k) {
            QTest::qWait(15);
            bench.run.poll();
            bench.view.tick();
        }
    }

    static void keep(Bench& bench, const QString& name) {
        QTest::qWait(50);
        const QString folder = qEnvironmentVariable("SALTUS_PICTURES");
        if (!folder.isEmpty()) QVERIFY(bench.view.picture().save(folder + QLatin1Char('/') + name + QStringLiteral(".png")));
    }

private slots:
    // What is kept is drawn anew at full quality, and must not claim otherwise.
    void aPictureThatIsKeptDoesNotSayThatItsShadowsArePlain() {
        auto bench = open("cam-follower.saltus");
        QVERIFY(bench);
        scene::SceneCanvas& canvas = *bench->view.canvas();
        const QRect note(0, bench->view.height() - 40, bench->view.width() / 2, 40);
        QTRY_VERIFY(!canvas.isSimplified());
        const QImage still = bench->view.picture().copy(note);
        for (const auto level : {scene::PictureQuality::Level::plain, scene::PictureQuality::Level::coarse}) {
            canvas.quality().hold(level);
            canvas.update();
            QTRY_COMPARE(canvas.level(), level);
            const QImage seen = bench->view.screen()->grabWindow(bench->view.winId()).toImage().copy(note);
            QVERIFY(seen != still); // on the screen it is said
            QCOMPARE(bench->view.picture().copy(note), still);
        }
    }

    // A simulation that takes half a second for a step is no standing picture: drawing it finely would take both processors for as long again.
    void aMotionThatTakesBreathIsNotDrawnFinely() {
        auto bench = open("cam-follower.saltus");
        QVERIFY(bench);
        scene::SceneCanvas& canvas = *bench->view.canvas();
        QTRY_VERIFY(!canvas.isSimplified());
        canvas.quality().hold(scene::PictureQuality::Level::coarse);
        canvas.drawNext();
        QTRY_VERIFY(canvas.isSimplified());
        QTest::qWait(600);
        QVERIFY(canvas.isSimplified());
        canvas.standsStill(); // as the view tells it at a pause
        QTRY_VERIFY_WITH_TIMEOUT(!canvas.isSimplified(), 1000);
    }

    void theCamFollowerMovesAndShowsItsImpacts() {
        auto bench = open("cam-follower.saltus", {{QStringLiteral("rpm"), 660.0 * 2.0 * 3.14159265358979 / 60.0}});
        QVERIFY(bench);
        const QImage start = bench->view.picture();
        keep(*bench, QStringLiteral("cam-start-dark"));
        runUntil(*bench, 1.5, 10.0);
        const QImage later = bench->view.picture();
        QCOMPARE(start.size(), later.size());
        QVERIFY(start != later);
        // An impact under the cursor: the orange arrow is there.
        const auto recording = bench->run.recording();
        QVERIFY(recording->impact_count() > 3);
        bench->run.setWantedSpeed(0.1);
        const Impact impact = recording->impact(recording->impact_count() - 2);
        bench->cursor.scrub(impact.time + 0.004);
        bench->view.tick();
        keep(*bench, QStringLiteral("cam-impact-dark"));
        const QImage withArrow = bench->view.picture();
        bench->view.setShowImpulses(false);
        const QImage without = bench->view.picture();
        const auto orange = [&](const QImage& image) {
            int count = 0;
            const QColor c = bench->theme.colors().impulse;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QColor p = image.pixelColor(x, y);
                    count += std::abs(p.red() - c.red()) < 24 && std::abs(p.green() - c.green()) < 24 && p.blue() < 40 ? 1 : 0;
                }
            return count;
        };
        QVERIFY(orange(withArrow) > 100);
        QCOMPARE(orange(without), 0);
        bench->view.setShowImpulses(true);
        bench->theme.setKind(ThemeKind::light);
        keep(*bench, QStringLiteral("cam-impact-light"));
        bench->cursor.scrub(impact.time + 0.03);
        bench->view.tick();
        bench->view.select(QStringLiteral("follower"));
        keep(*bench, QStringLiteral("cam-later-light"));
        bench->theme.setKind(ThemeKind::dark);
        keep(*bench, QStringLiteral("cam-later-dark"));
        bench->view.setOrthographic(true);
        QVERIFY(bench->view.orthographic());
        keep(*bench, QStringLiteral("cam-ortho-dark"));
    }

    void aClickOnThePictureNamesTheShape() {
        auto bench = open("bouncing-ball.saltus");
        QVERIFY(bench);
        QSignalSpy picked(&bench->view, &SceneView::picked);
        QWidget* canvas = bench->view.focusProxy();
        QVERIFY(canvas);
        // Somewhere in the picture is the ball: look for it on a coarse grid, as an impatient user would.
        QString found;
        for (int y = 40; y < 480 && found.isEmpty(); y += 12)
            for (int x = 300; x < 640 && found.isEmpty(); x += 12) {
                QTest::mouseClick(canvas, Qt::LeftButton, {}, QPoint(x, y));
                if (!picked.isEmpty()) found = picked.last()[0].toString();
            }
        QCOMPARE(found, QStringLiteral("ball"));
    }

    void theBouncingBallIsDrawnInBothThemes() {
        auto bench = open("bouncing-ball.saltus");
        QVERIFY(bench);
        runUntil(*bench, 1.2, 4.0);
        keep(*bench, QStringLiteral("ball-dark"));
        bench->theme.setKind(ThemeKind::light);
        keep(*bench, QStringLiteral("ball-light"));
        QVERIFY(bench->view.picture().pixelColor(900, 6).lightness() > 220);
    }

    void theBeadColumnIsDrawn() {
        auto bench = open("bead-column.saltus");
        QVERIFY(bench);
        runUntil(*bench, 0.6, 1.0);
        keep(*bench, QStringLiteral("beads-dark"));
        bench->theme.setKind(ThemeKind::light);
        bench->view.select(QStringLiteral("bead[2]"));
        keep(*bench, QStringLiteral("beads-light"));
    }

    // Between the run of another version of the scene and its model there may be ticks, in a dialog's loop for one.
    void theRunOfAnotherVersionIsNotShownBeforeItsModel_data() {
        QTest::addColumn<QString>("other");
        QTest::newRow("other signals") << "bead-column.saltus";
        QTest::newRow("other parameters") << QString();
    }
    void theRunOfAnotherVersionIsNotShownBeforeItsModel() {
        QFETCH(QString, other);
        auto bench = open("cam-follower.saltus");
        QVERIFY(bench);
        const QImage before = bench->view.picture();
        model::Model next = bench->model;
        if (other.isEmpty()) {
            next.parameters.push_back(next.parameters.front());
            next.parameters.back().name = "one_more";
        } else {
            auto read = io::read_scene(std::string(SALTUS_SOURCE_DIR "/scenes/") + other.toStdString());
            QVERIFY(read);
            next = *read;
        }
        QSignalSpy loaded(&bench->run, &RunController::loaded);
        bench->run.load(next, {});
        for (int k = 0; k < 400 && loaded.isEmpty(); ++k) {
            QTest::qWait(25);
            bench->run.poll();
            bench->view.tick();
        }
        QVERIFY(!loaded.isEmpty());
        bench->run.play();
        for (int k = 0; k < 10; ++k) {
            QTest::qWait(15);
            bench->run.poll();
            bench->view.tick();
        }
        bench->run.pause();
        QCOMPARE(bench->view.picture(), before); // of its own scene
        const auto done = bench->view.setModel(next);
        QVERIFY2(done, done ? "" : done.error().text().c_str());
        bench->view.tick();
        QVERIFY(bench->view.picture() != before || other.isEmpty());
    }

    void aFormulaThatCannotBeReadIsAnErrorWithItsPlace() {
        auto bench = open("bouncing-ball.saltus");
        QVERIFY(bench);
        for (model::Shape& shape : bench->model.views.shapes)
            if (!shape.position.empty()) shape.position[2] = model::Formula("heigth + r");
        const auto done = bench->view.setModel(bench->model);
        QVERIFY(!done);
        QVERIFY2(done.error().text().find("heigth") != std::string::npos, done.error().text().c_str());
        keep(*bench, QStringLiteral("error-dark"));
    }

    void aProfileThatIsNotPositiveIsRefused() {
        auto bench = open("cam-follower.saltus");
        QVERIFY(bench);
        for (model::Shape& shape : bench->model.views.shapes)
            if (shape.kind == model::ShapeKind::cam) shape.profile = model::Formula("cam(b) - 0.5");
        const auto done = bench->view.setModel(bench->model);
        QVERIFY(!done);
        QVERIFY(done.error().text().find("profile") != std::string::npos);
        QVERIFY(!done.error().remedy.empty());
    }

    // A repeated shape, one copy, a system (all shapes that stand for it), a block of bodies, one of its copies.
    void aTrailNamesTheWholeObject_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("trail");
        QTest::addColumn<int>("lines");
        QTest::newRow("all beads") << "bead-column.saltus" << "bead" << 10;
        QTest::newRow("one bead") << "bead-column.saltus" << "bead[3]" << 1;
        QTest::newRow("a system") << "cam-follower.saltus" << "follower" << -1;
        QTest::newRow("a block of bodies") << "newtons-cradle.saltus" << "ball" << 5;
        QTest::newRow("one body of a block") << "newtons-cradle.saltus" << "ball[0]" << 1;
        QTest::newRow("a body") << "bouncing-box.saltus" << "box" << 1;
    }
    void aTrailNamesTheWholeObject() {
        QFETCH(QString, scene);
        QFETCH(QString, trail);
        QFETCH(int, lines);
        auto bench = open(qPrintable(scene));
        QVERIFY(bench);
        bench->model.views.trail = trail.toStdString();
        const auto done = bench->view.setModel(bench->model);
        QVERIFY2(done, done ? "" : done.error().text().c_str());
        bench->view.setShowTrail(true);
        bench->cursor.follow();
        runUntil(*bench, 0.3, 1.0);
        bench->view.tick();
        keep(*bench, QStringLiteral("trails-%1-%2").arg(scene.section(QLatin1Char('.'), 0, 0), trail));
        if (lines > 0) QCOMPARE(int(bench->view.trails()), lines);
        else QVERIFY(bench->view.trails() >= 1);
        bench->view.setShowTrail(false);
        QCOMPARE(bench->view.trails(), std::size_t(0));
    }

    // A relay's force is there in every step and neither opens nor closes anything.
    void aRelayIsNoContact() {
        auto bench = open("friction-oscillator.saltus");
        QVERIFY(bench);
        const auto recording = bench->run.recording();
        QVERIFY(recording);
        const Catalogue& catalogue = recording->catalogue();
        const auto values = recording->parameters_at(0);
        auto poses = scene::PoseSource::create(bench->model, catalogue, values);
        QVERIFY(poses);
        const auto points = scene::ContactPoints::create(bench->model, catalogue, {"dry"}, poses->shapes(), values);
        QVERIFY(points);
        QCOMPARE(points->size(), std::size_t{1});
        QCOMPARE(points->touching(), std::size_t{0});
        std::vector<double> row(catalogue.size(), 0.0);
        row[catalogue.find("dry.lambda[0]").value()] = 1.0;
        QCOMPARE(points->closed(row), std::size_t{0});
    }

    // The chip beside the picture and the line below it tell one number.
    void everyRowOfAnInteractionIsAContact() {
        auto bench = open("woodpecker.saltus");
        QVERIFY(bench);
        const auto recording = bench->run.recording();
        QVERIFY(recording && bench->run.frame());
        const Catalogue& catalogue = recording->catalogue();
        const auto values = recording->parameters_at(0);
        auto poses = scene::PoseSource::create(bench->model, catalogue, values);
        QVERIFY(poses);
        const auto points = scene::ContactPoints::create(bench->model, catalogue, {"beak", "sleeve"}, poses->shapes(), values);
        QVERIFY(points);
        QCOMPARE(points->size(), std::size_t{2});
        QCOMPARE(points->touching(), static_cast<std::size_t>(bench->run.frame()->contacts)); // the sleeve has an upper and a lower edge
        std::vector<double> row(catalogue.size(), 0.0);
        row[catalogue.find("sleeve.lambda[2]").value()] = 1e-3; // the normal force of the second edge
        QCOMPARE(points->closed(row), std::size_t{1});
        row[catalogue.find("sleeve.lambda[3]").value()] = 1e-3; // and its friction
        QCOMPARE(points->closed(row), std::size_t{1});
    }

    // The ball's lowest point and the plane's surface under it, whatever the sizes of the plane.
    void aContactOfTwoShapesLiesOnTheirSurfaces() {
        auto bench = open("ball-on-moving-plane.saltus");
        QVERIFY(bench);
        const auto recording = bench->run.recording();
        QVERIFY(recording);
        const Catalogue& catalogue = recording->catalogue();
        const auto values = recording->parameters_at(0);
        auto poses = scene::PoseSource::create(bench->model, catalogue, values);
        QVERIFY(poses);
        const auto points = scene::ContactPoints::create(bench->model, catalogue, {"contact"}, poses->shapes(), values);
        QVERIFY(points);
        std::vector<double> row(catalogue.size(), 0.0);
        row[catalogue.find("ball.q[0]").value()] = 3.4;
        row[catalogue.find("plane.q[0]").value()] = 3.1;
        row[catalogue.find("contact.y[0]").value()] = 0.3;
        std::vector<scene::ShapePose> placed(poses->shapes().size());
        poses->evaluate(row, values, placed);
        const auto place = points->at(0, row, values, placed);
        QVERIFY(place);
        const double low = std::min(place->on_body[2], place->on_partner[2]), high = std::max(place->on_body[2], place->on_partner[2]);
        QVERIFY2(std::abs(low - 3.1) < 1e-12 && std::abs(high - 3.4) < 1e-12, qPrintable(QStringLiteral("%1 %2").arg(low).arg(high)));
    }

    // The ground is q0 + slope q1 = 0: its percussion acts along (1, slope) of height and way, the point lies on the ball towards it,
    // and the distance is the gap over that normal's length.
    void aPercussionActsAlongTheNormalOfItsContact() {
        for (const double slope : {0.1, 0.5}) {
            auto bench = open("bouncing-ball-inclined.saltus", {{QStringLiteral("slope"), slope}});
            QVERIFY(bench);
            const auto recording = bench->run.recording();
            const Catalogue& catalogue = recording->catalogue();
            const auto values = recording->parameters_at(0);
            auto poses = scene::PoseSource::create(bench->model, catalogue, values);
            QVERIFY(poses);
            const auto points = scene::ContactPoints::create(bench->model, catalogue, {"ground"}, poses->shapes(), values);
            QVERIFY(points);
            std::vector<double> row(catalogue.size(), 0.0);
            const double height = 0.7, way = 0.4, gap = height + slope * way, length = std::hypot(1.0, slope), r = 0.2;
            row[catalogue.find("ball.q[0]").value()] = height;
            row[catalogue.find("ball.q[1]").value()] = way;
            row[catalogue.find("ground.y[0]").value()] = gap;
            for (const char* name : {"height", "way"}) // recorded beside what they are worked out from
                if (const auto column = catalogue.find(name)) row[*column] = row[catalogue.find(name[0] == 'h' ? "ball.q[0]" : "ball.q[1]").value()];
            std::vector<scene::ShapePose> placed(poses->shapes().size());
            poses->evaluate(row, values, placed);
            const auto place = points->at(0, row, values, placed);
            QVERIFY(place);
            const double nx = slope / length, nz = 1.0 / length;
            const auto near = [](double a, double b) { return std::abs(a - b) < 1e-7; };
            QVERIFY2(near(place->direction[0], nx) && near(place->direction[1], 0.0) && near(place->direction[2], nz),
                     qPrintable(QStringLiteral("%1 %2 %3").arg(place->direction[0]).arg(place->direction[1]).arg(place->direction[2])));
            const double cx = way + r * std::sin(std::atan(slope)), cz = height + r * std::cos(std::atan(slope));
            QVERIFY(near(place->on_body[0], cx - r * nx) && near(place->on_body[2], cz - r * nz));
            // On the slope, whose line is z = -slope x.
            QVERIFY2(near(place->on_partner[2], -slope * place->on_partner[0]), qPrintable(QStringLiteral("%1 %2").arg(place->on_partner[0]).arg(place->on_partner[2])));
        }
    }

    // A follower on its cam, a ball on a plane, pendulums and a bar against a wall.
    void percussionsOfOtherContactsActWhereTheyPush() {
        struct Case {
            const char* scene;
            const char* contact;
            std::vector<std::pair<const char*, double>> signals_;
            scene::Point along;
        };
        const std::vector<Case> cases = {
            {"cam-follower.saltus", "contact", {}, {0.0, 0.0, 1.0}},
            {"ball-on-moving-plane.saltus", "contact", {{"ball.q[0]", 3.4}, {"plane.q[0]", 3.1}}, {0.0, 0.0, 1.0}},
            {"simple-pendulum.saltus", "wall", {{"arm.q[0]", 0.0}}, {1.0, 0.0, 0.0}},
            {"simple-pendulum.saltus", "wall", {{"arm.q[0]", 0.3}}, {std::cos(0.3), 0.0, std::sin(0.3)}}, // along its circle: the rod bears the rest
            {"double-pendulum.saltus", "lower", {{"arm.q[0]", 0.2}, {"arm.q[1]", -0.5}}, {1.0, 0.0, 0.0}},
            {"impacting-bar.saltus", "wall", {}, {1.0, 0.0, 0.0}},
        };
        for (const Case& one : cases) {
            auto bench = open(one.scene);
            QVERIFY(bench);
            const auto recording = bench->run.recording();
            const Catalogue& catalogue = recording->catalogue();
            const auto values = recording->parameters_at(0);
            auto poses = scene::PoseSource::create(bench->model, catalogue, values);
            QVERIFY(poses);
            const auto points = scene::ContactPoints::create(bench->model, catalogue, {one.contact}, poses->shapes(), values);
            QVERIFY(points);
            std::vector<double> row(catalogue.size(), 0.0);
            for (const auto& [name, value] : one.signals_) row[catalogue.find(name).value()] = value;
            std::vector<scene::ShapePose> placed(poses->shapes().size());
            poses->evaluate(row, values, placed);
            const auto place = points->at(0, row, values, placed);
            QVERIFY(place);
            for (std::size_t k = 0; k < 3; ++k)
                QVERIFY2(std::abs(place->direction[k] - one.along[k]) < 1e-7,
                         qPrintable(QStringLiteral("%1: %2 %3 %4").arg(QLatin1String(one.scene)).arg(place->direction[0]).arg(place->direction[1]).arg(place->direction[2])));
        }
    }

    // While it runs, a body that creeps may be shown a small part of a pixel behind; when it stops, all stand where they are.
    void whatStoppedStandsExactly() {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("creep.saltus")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"s({ "saltus": 1, "world": { "gravity": [0, 0, 0] }, "materials": { "a": { "density": 1000 } },
            "bodies": { "box": { "material": "a", "touches": false, "velocity": [1e-5, 0, 0], "shapes": [{ "kind": "box", "size": [1, 1, 1] }] } },
            "run": { "step": "1 ms", "end": "10 s" } })s");
        file.close();
        auto bench = open(qPrintable(file.fileName()));
        QVERIFY(bench);
        const scene::BodyScene& bodies = bench->view.canvas()->graph().bodies();
        bench->run.setWantedSpeed(1.0);
        bench->run.play();
        QTRY_VERIFY_WITH_TIMEOUT((bench->run.poll(), bench->run.frame() && bench->run.frame()->time > 0.3), 20000);
        bench->cursor.advance(bench->run.frame()->time);
        bench->view.tick();
        QCOMPARE(bodies.pose(0).position.x(), 0.0); // 3 µm of several mm a pixel
        bench->run.pause();
        QTRY_COMPARE((bench->run.poll(), bench->run.state()), RunState::paused);
        bench->cursor.advance(bench->run.frame()->time);
        bench->view.tick();
        bench->view.tick();
        QVERIFY(std::abs(bodies.pose(0).position.x() - 1e-5 * bench->run.frame()->time) < 1e-12);
    }

    void clearedItShowsNothingAndTicksOn() {
        auto bench = open("bouncing-ball.saltus");
        QVERIFY(bench);
        bench->view.clear();
        bench->view.tick();
        bench->view.home();
        QTest::qWait(60);
        QVERIFY(!bench->view.picture().isNull());
    }
};

int main(int argc, char** argv) {
    saltus::ui::useGlFormat();
    QApplication app(argc, argv);
    TestSceneView test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_scene_view.moc"

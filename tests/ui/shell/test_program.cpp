// SPDX-License-Identifier: GPL-3.0-or-later
// The program saltus from outside: command line, exit status, files.
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <csignal>

#include <sys/types.h>

class TestProgram : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }

    void aScreenshotShowsTheRealWindow() {
        const QString file = folder_.filePath("window.png");
        QCOMPARE(run({"--screenshot", file, "--size", "1200x700", "--theme", "light", "--until", "500 ms", "--set", "rpm=660", scene_}), 0);
        const QImage image(file);
        QCOMPARE(image.size(), QSize(1200, 700));
        QSet<QRgb> colours;
        // The middle of the view: what OpenGL drew is in the picture too.
        for (int y = 150; y < 350; y += 3)
            for (int x = 400; x < 800; x += 3) colours.insert(image.pixel(x, y));
        QVERIFY2(colours.size() > 40, qPrintable(QString::number(colours.size())));
        QVERIFY(QColor(image.pixel(600, 10)).lightness() > 200);
    }

    // What is set from the start and what is changed at step 0 is the same motion; changed later it is another one.
    void settingsAndChangesAreInThePicture() {
        const auto scene = [this](const QString& name, const QStringList& with) {
            const QString file = folder_.filePath(name);
            QStringList arguments{"--screenshot", file, "--scene-only", "--size", "800x600", "--theme", "light", "--until", "0.3"};
            return run(arguments + with + QStringList{scene_}) == 0 ? QImage(file) : QImage();
        };
        const QImage plain = scene("plain.png", {});
        const QImage set = scene("set.png", {"--set", "rpm=660"});
        const QImage first = scene("first.png", {"--change", "0:rpm=660"});
        const QImage later = scene("later.png", {"--change", "5000:rpm=660"});
        QVERIFY2(!plain.isNull() && !set.isNull() && !first.isNull() && !later.isNull(), error_.constData());
        QCOMPARE(first, set);
        QVERIFY(first != plain);
        QVERIFY(later != plain);
        QVERIFY(later != first);
        QVERIFY(scene("step.png", {"--set", "run.step = 0.1 ms", "--set", "rpm=660"}) != set); // a key of the run
    }

    void theGalleryHasAPictureToo() {
        const QString file = folder_.filePath("gallery.png");
        QCOMPARE(run({"--screenshot", file, "--theme", "dark", "--view", "gallery", "--size", "1000x700"}), 0);
        QCOMPARE(QImage(file).size(), QSize(1000, 700));
    }

    // As scenes/thumbnails/make asks for the pictures of the gallery's cards.
    void cardsOfTheGalleryAreMade() {
        const QString still = folder_.filePath("card.jpg"), moving = folder_.filePath("card-moving.jpg");
        const QStringList as{"--scene-only", "--view", "scene", "--size", "1000x640", "--theme", "light", "--until", "0.1"};
        QCOMPARE(run(QStringList{"--screenshot", still} + as + QStringList{scene_}), 0);
        QVERIFY(!QImage(still).isNull());
        QCOMPARE(run(QStringList{"--screenshot", moving, "--moving", "0.1"} + as + QStringList{scene_}), 0);
        QCOMPARE(QImage(moving).size(), QSize(400, 12 * 177));
        QCOMPARE(run({"--screenshot", folder_.filePath("window.jpg"), scene_}), 1); // a window has texts: PNG
    }

    void aSceneWithErrorsEndsWithStatusOneAndTheirPlaces() {
        const QString file = folder_.filePath("broken.saltus");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("{ \"saltus\": 1,\n  \"systms\": {} }");
        out.close();
        QCOMPARE(run({"--screenshot", folder_.filePath("no.png"), file}), 1);
        QVERIFY2(error_.contains("broken.saltus:2:"), error_.constData());
        QVERIFY(!QFile::exists(folder_.filePath("no.png")));
    }

    void thePictureDoesNotTakeThePlaceOfItsScene() {
        const QString scene = folder_.filePath("own.saltus"), link = folder_.filePath("own.png");
        QVERIFY(QFile::copy(scene_, scene) && QFile::link(scene, link));
        QFile before(scene);
        QVERIFY(before.open(QIODevice::ReadOnly));
        const QByteArray text = before.readAll();
        QCOMPARE(run({"--screenshot", link, "--size", "800x600", scene}), 1);
        QVERIFY2(error_.contains("--screenshot"), error_.constData());
        QFile after(scene);
        QVERIFY(after.open(QIODevice::ReadOnly));
        QCOMPARE(after.readAll(), text);
    }

    void wrongOptionsAreExplained_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("unknown option") << QStringList{"--screenshoot", "x.png"};
        QTest::newRow("size") << QStringList{"--screenshot", "x.png", "--size", "big"};
        QTest::newRow("theme") << QStringList{"--screenshot", "x.png", "--theme", "pink"};
        QTest::newRow("until") << QStringList{"--screenshot", "x.png", "--until", "soon"};
        QTest::newRow("view") << QStringList{"--screenshot", "x.png", "--view", "inside"};
        QTest::newRow("setting") << QStringList{"--screenshot", "x.png", "--set", "rpm", scene_};
        QTest::newRow("key of the run") << QStringList{"--screenshot", "x.png", "--set", "run.stpe=1", scene_};
        QTest::newRow("integrator that cannot") << QStringList{"--screenshot", "x.png", "--set", "run.integrator=euler-moreau", scene_};
        QTest::newRow("no change") << QStringList{"--screenshot", "x.png", "--until", "0.1", "--change", "rpm=660", scene_};
        QTest::newRow("change too late") << QStringList{"--screenshot", "x.png", "--until", "0.1", "--change", "900000:rpm=660", scene_};
        QTest::newRow("two scenes") << QStringList{"a.saltus", "b.saltus"};
        QTest::newRow("figure without name") << QStringList{"export", scene_, "--output", "x.pdf"};
        QTest::newRow("unknown figure") << QStringList{"export", scene_, "--figure", "nope", "--output", "x.pdf"};
        QTest::newRow("picture without its ending") << QStringList{"--screenshot", "x.saltus", scene_};
        QTest::newRow("meshes without their ending") << QStringList{"export", scene_, "--meshes", "--until", "0.1", "--output", "x.saltus"};
        QTest::newRow("meshes over their recording") << QStringList{"export", "x.glb", "--meshes", "--output", "./x.glb"};
        QTest::newRow("no output") << QStringList{"export", scene_, "--figure", "phase"};
        QTest::newRow("missing scene") << QStringList{"export", "/nowhere.saltus", "--figure", "phase", "--output", "x.pdf"};
        QTest::newRow("parameter") << QStringList{"export", scene_, "--set", "rmp=3", "--figure", "phase", "--output", "x.pdf"};
        QTest::newRow("change") << QStringList{"export", scene_, "--change", "rpm=660", "--figure", "phase", "--output", "x.pdf"};
        QTest::newRow("late change") << QStringList{"export", scene_, "--until", "0.1", "--change", "900000:rpm=660", "--figure", "phase", "--output", "x.pdf"};
        QTest::newRow("step") << QStringList{"export", scene_, "--step", "-1", "--figure", "phase", "--output", "x.pdf"};
    }
    void wrongOptionsAreExplained() {
        QFETCH(QStringList, arguments);
        QCOMPARE(run(arguments), 1);
        QVERIFY(!error_.trimmed().isEmpty());
    }

    void figuresNeedNoDisplay() {
        QProcessEnvironment bare = QProcessEnvironment::systemEnvironment();
        bare.remove("DISPLAY");
        bare.remove("QT_QPA_PLATFORM");
        bare.remove("WAYLAND_DISPLAY");
        for (const QString suffix : {"pdf", "svg", "png"}) {
            const QString file = folder_.filePath("time." + suffix);
            QCOMPARE(run({"export", scene_, "--set", "rpm=660", "--until", "1", "--figure", "time", "--output", file, "--width", "178"}, bare), 0);
            QVERIFY(QFileInfo(file).size() > 1000);
        }
        QCOMPARE(QImage(folder_.filePath("time.png")).width(), int(std::lround(178 / 25.4 * 600)));
    }

    // What was done while a run went is done again.
    void aFigureShowsTheRunWithItsChanges() {
        const auto drawn = [&](const QStringList& more) {
            const QString file = folder_.filePath("changed.png");
            if (run(QStringList{"export", scene_, "--until", "1", "--figure", "time", "--output", file} + more) != 0) return QImage();
            return QImage(file);
        };
        const QImage plain = drawn({}), changed = drawn({"--change", "9000:rpm=660"}), later = drawn({"--change", "30000:rpm=660"});
        QVERIFY2(!plain.isNull() && !changed.isNull() && !later.isNull(), error_.constData());
        QCOMPARE(drawn({"--change", "9000:rpm=660"}), changed);
        QVERIFY(changed != plain && later != plain && later != changed);
    }

    // A key of the former integrator is left out, and said to be.
    void remarksAreRemarks() {
        for (const QStringList& arguments : {QStringList{"export", scene_, "--figure", "time", "--output", folder_.filePath("remark.png")},
                                             QStringList{scene_, "--screenshot", folder_.filePath("remark.png")}}) {
            QCOMPARE(run(arguments + QStringList{"--until", "0.1", "--set", "run.integrator=event-driven"}), 0);
            QVERIFY2(error_.contains("remark: ") && !error_.contains("error: "), error_.constData());
        }
    }

    void withoutADisplayTheWindowIsRefusedPolitely() {
        QProcessEnvironment bare = QProcessEnvironment::systemEnvironment();
        bare.remove("DISPLAY");
        bare.remove("QT_QPA_PLATFORM");
        bare.remove("WAYLAND_DISPLAY");
        QCOMPARE(run({scene_}, bare), 1);
        QVERIFY2(error_.contains("DISPLAY"), error_.constData());
        bare.insert("DISPLAY", ":987");
        QCOMPARE(run({scene_}, bare), 1);
        QVERIFY2(error_.contains(":987"), error_.constData());
        bare.insert("QT_QPA_PLATFORM", "offscreen");
        QCOMPARE(run({scene_}, bare), 1);
        for (const QStringList& arguments : {QStringList{"--help"}, QStringList{"-h"}, QStringList{"export", "--help"}}) {
            QCOMPARE(run(arguments, bare), 0);
            QVERIFY2(output_.contains("saltus") && !output_.contains("<executable_name>"), output_.constData()); // Qt's word without an application
        }
        QCOMPARE(run({"--help-all"}, bare), 1);
        QVERIFY2(error_.contains("--help"), error_.constData());
        QCOMPARE(run({"--version"}, bare), 0);
    }

    // The display answers and refuses: Qt would abort the program. xvfb-run's asks for a key.
    void aDisplayThatTurnsAwayIsToldPolitely() {
        QProcessEnvironment stranger = QProcessEnvironment::systemEnvironment();
        stranger.insert("XAUTHORITY", "/dev/null");
        stranger.insert("HOME", folder_.path()); // with no key of its own
        QCOMPARE(run({scene_}, stranger), 1);
        QVERIFY2(error_.contains("saltus: error: the display turned the window away") && error_.contains("XAUTHORITY"), error_.constData());
    }

    // What crashes tells where, and still ends by its signal.
    void aCrashTellsWhereItWas() {
        QProcess process;
        process.start(SALTUS_PROGRAM, {scene_});
        QVERIFY(process.waitForStarted());
        QTest::qWait(3000);
        QCOMPARE(process.state(), QProcess::Running);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGABRT), 0);
        QVERIFY(process.waitForFinished(30000));
        const QByteArray said = process.readAllStandardError();
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QCOMPARE(process.exitCode(), SIGABRT);
        QVERIFY2(said.contains("error: the program crashed (SIGABRT)") && said.contains("/saltus("), said.constData());
    }

private:
    int run(const QStringList& arguments, const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment()) {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder_.path());
        process.start(SALTUS_PROGRAM, arguments);
        if (!process.waitForFinished(120000)) {
            process.kill();
            process.waitForFinished();
            return -1;
        }
        error_ = process.readAllStandardError();
        output_ = process.readAllStandardOutput();
        return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
    }

    QTemporaryDir folder_;
    const QString scene_ = SALTUS_SOURCE_DIR "/scenes/cam-follower.saltus";
    QByteArray error_, output_;
};

QTEST_GUILESS_MAIN(TestProgram)
#include "test_program.moc"

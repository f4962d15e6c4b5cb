// SPDX-License-Identifier: GPL-3.0-or-later
// Recordings, scenes and bundles opened in the window: read beside it, refused with a message, stopped by a button.
#include "core/io/bundle.h"
#include "tests/core/recording/recording_maker.h"
#include "ui/run/run_history.h"
#include "ui/shell/file_reader.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QProgressDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>
#include <QtTest>

#include <algorithm>
#include <atomic>
#include <bit>
#include <memory>
#include <random>

#include <sys/stat.h>

using namespace saltus;
using namespace saltus::testing;

namespace {

// Presses Stop at the first bar that is seen; the reading waits for it, however fast the machine is, and may outlive this.
struct Bar {
    std::shared_ptr<std::atomic<bool>> seen = std::make_shared<std::atomic<bool>>(false);
    QTimer timer;
    QStringList texts;
    int range = 0;

    Bar() {
        QObject::connect(&timer, &QTimer::timeout, &timer, [this] {
            auto* bar = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget());
            if (!bar || *seen) return;
            for (const auto* label : bar->findChildren<QLabel*>()) texts << label->text();
            for (const auto* button : bar->findChildren<QPushButton*>()) texts << button->text();
            range = bar->maximum();
            const QString pictures = qEnvironmentVariable("SALTUS_PICTURES");
            if (!pictures.isEmpty()) bar->grab().save(pictures + QStringLiteral("/reading-bar.png"));
            bar->cancel();
            *seen = true;
        });
        timer.start(1);
    }
    ui::ReadingWatch watch() const {
        return {0, [seen = seen](double) {
                    while (!*seen) QThread::msleep(1);
                }};
    }
};

} // namespace

class TestFileReader : public QObject {
    Q_OBJECT
private slots:
    void aRecordingIsRead() {
        write("x.h5", 1000);
        const auto read = ui::readRecording(folder_.filePath("x.h5"), nullptr);
        QVERIFY(read);
        QCOMPARE(read->recording->rows(), std::size_t{1000});
    }

    void whatIsNoneIsRefusedAtOnce() {
        QFile garbage(folder_.filePath("garbage.h5"));
        QVERIFY(garbage.open(QIODevice::WriteOnly));
        garbage.write(QByteArray(100000, 'x'));
        garbage.close();
        QVERIFY(::mkfifo(folder_.filePath("pipe.h5").toUtf8(), 0600) == 0);
        for (const char* name : {"garbage.h5", "pipe.h5", "none.h5"}) {
            const auto read = ui::readRecording(folder_.filePath(name), nullptr);
            QVERIFY2(!read && !read.error().message.empty(), name);
        }
    }

    // A bundle takes the meshes of its scene along: they may be large, and on a slow disk.
    void whatABundleTakesAlongIsReadBesideTheWindow() {
        QFile mesh(folder_.filePath("wedge.obj"));
        QVERIFY(mesh.open(QIODevice::WriteOnly));
        mesh.write("v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n");
        mesh.close();
        const QString name = folder_.filePath("wedge.saltus");
        const auto scene = ui::parseScene(R"({ "saltus": 1, "parameters": { "h": { "value": 1 } },
            "bodies": { "wedge": { "mass": 1, "position": [0, 0, "h"], "shapes": [{ "kind": "hull", "file": "wedge.obj" }] } } })", name, nullptr);
        QVERIFY2(scene, scene ? "" : scene.error().front().text().c_str());
        ui::RunHistory history{*scene, {{"h", 2.0}}, {}, 10, 0.01, {}};
        Bar bar;
        const auto stopped = ui::gatherBundle(history, name, nullptr, bar.watch());
        QVERIFY(!stopped && stopped.error().kind == ErrorKind::cancelled);
        QVERIFY2(bar.texts.contains(QStringLiteral("Reading wedge.saltus")) && bar.texts.contains(QStringLiteral("Stop")), qPrintable(bar.texts.join(QLatin1Char('|'))));
        bar.timer.stop();
        const auto whole = ui::gatherBundle(history, name, nullptr);
        QVERIFY2(whole, whole ? "" : whole.error().text().c_str());
        QCOMPARE(whole->files.size(), std::size_t{1});
        QCOMPARE(whole->files[0].first, std::string("wedge.obj"));
        QCOMPARE(whole->steps, std::int64_t{10});
        QCOMPARE(whole->set.front().first, std::string("h"));
        QVERIFY(QFile::remove(mesh.fileName()));
        const auto missing = ui::gatherBundle(history, name, nullptr);
        QVERIFY(!missing && missing.error().kind == ErrorKind::io);
    }

    // The reading waits for the bar, however fast the machine is.
    void aLongReadingShowsABarAndCanBeStopped() {
        write("long.h5", 400000);
        Bar bar;
        const auto read = ui::readRecording(folder_.filePath("long.h5"), nullptr, bar.watch());
        QVERIFY(!read && read.error().kind == ErrorKind::cancelled);
        QVERIFY2(bar.texts.contains(QStringLiteral("Reading long.h5")) && bar.texts.contains(QStringLiteral("Stop")), qPrintable(bar.texts.join(QLatin1Char('|'))));
        QVERIFY(bar.range > 100); // it tells how far it is
    }

    void aLongSceneShowsABarAndCanBeStopped() {
        QFile file(folder_.filePath("many.saltus"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"saltus\": 1, \"bodies\": { \"ground\": { \"fixed\": true, \"shapes\": [{ \"kind\": \"half-space\" }] }");
        for (int k = 0; k < 20000; ++k) file.write(QStringLiteral(", \"b%1\": { \"mass\": 1, \"position\": [%1, 0, 1], \"shapes\": [{ \"kind\": \"sphere\", \"radius\": 0.1 }] }").arg(k).toUtf8());
        file.write(" } }\n");
        file.close();
        Bar bar;
        const auto stopped = ui::readScene(file.fileName(), nullptr, bar.watch());
        QVERIFY(!stopped && stopped.error().front().kind == ErrorKind::cancelled);
        QVERIFY(bar.texts.contains(QStringLiteral("Reading many.saltus")));
        const auto whole = ui::readScene(file.fileName(), nullptr);
        QVERIFY2(whole, whole ? "" : whole.error().front().text().c_str());
        QCOMPARE(whole->bodies.size(), std::size_t{20001});
        // Its text in a recording or from the clipboard, and as it is reverted to.
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string text = file.readAll().toStdString();
        Bar second, third;
        second.timer.stop(), third.timer.stop();
        second.timer.start(1);
        const auto left = ui::parseScene(text, "x/elsewhere.h5", nullptr, second.watch());
        QVERIFY(!left && left.error().front().kind == ErrorKind::cancelled);
        QVERIFY2(second.texts.contains(QStringLiteral("Reading elsewhere.h5")), qPrintable(second.texts.join(QLatin1Char('|'))));
        third.timer.start(1);
        const auto kept = ui::readDraft(file.fileName(), nullptr, third.watch());
        QVERIFY(!kept && kept.error().front().kind == ErrorKind::cancelled);
        QVERIFY(*ui::parseScene(text, file.fileName(), nullptr) == *whole && *ui::readDraft(file.fileName(), nullptr) == *whole);
        const auto none = ui::readScene(folder_.filePath("none.saltus"), nullptr);
        QVERIFY(!none && none.error().front().kind == ErrorKind::io);
    }

    void aLongBundleShowsABarAndCanBeStopped() {
        std::string scene = "{ \"saltus\": 1, \"parameters\": { \"g\": { \"value\": 9 } }, \"bodies\": { \"ground\": { \"fixed\": true, \"shapes\": [{ \"kind\": \"half-space\" }] }";
        for (int k = 0; k < 5000; ++k) scene += ", \"b" + std::to_string(k) + "\": { \"mass\": \"g\", \"position\": [" + std::to_string(k) + ", 0, 1], \"shapes\": [{ \"kind\": \"sphere\", \"radius\": 0.1 }] }";
        io::Bundle bundle;
        bundle.version = "1";
        bundle.scene_name = "many.saltus";
        bundle.scene_text = scene + " } }\n";
        bundle.set = {{"g", "4"}};
        bundle.files = {{"unused.stl", std::string(std::size_t{4} << 20, 'x')}};
        bundle.steps = 1000000;
        bundle.digests.assign(1000000, 7);
        bundle.end = 3.0;
        const QString file = folder_.filePath("many.saltus-bundle");
        QVERIFY(io::write_bundle(bundle, file.toStdString()));
        Bar bar;
        const auto stopped = ui::readBundle(file, nullptr, bar.watch());
        QVERIFY(!stopped && stopped.error().front().kind == ErrorKind::cancelled);
        QVERIFY2(bar.texts.contains(QStringLiteral("Reading many.saltus-bundle")) && bar.texts.contains(QStringLiteral("Stop")), qPrintable(bar.texts.join(QLatin1Char('|'))));
        const auto whole = ui::readBundle(file, nullptr);
        QVERIFY2(whole, whole ? "" : whole.error().front().text().c_str());
        QCOMPARE(whole->bundle->files.front().second, bundle.files.front().second);
        QCOMPARE(whole->bundle->digests.size(), bundle.digests.size());
        QCOMPARE(whole->scene.bodies.size(), std::size_t{5001});
        QCOMPARE(std::get<double>(whole->scene.run.end.source), 3.0);
        QCOMPARE(QString::fromStdString(whole->scene.parameters.front().value.formula()), QStringLiteral("4"));
        // Wherever it is stopped.
        const std::string text = io::bundle_text(bundle);
        int asked = 0;
        QVERIFY(io::parse_bundle(text, "x", [&] { return ++asked > 0; }));
        QVERIFY(asked > 100);
        for (int last = 0; last < asked; last += asked / 5) {
            int left = last;
            const auto read = io::parse_bundle(text, "x", [&] { return left-- > 0; });
            QVERIFY(!read && read.error().kind == ErrorKind::cancelled);
        }
    }

    void aReadingThatIsNotStoppedMovesTheBarToItsEnd() {
        write("whole.h5", 400000);
        std::atomic<int> shown = -1; // of the bar
        ui::ReadingWatch watch;
        watch.silent = 0;
        std::vector<double> reached;
        watch.reached = [&](double fraction) { // it is read to its end, before this function is left
            reached.push_back(fraction);
            while (shown.load() < static_cast<int>(fraction * 1000.0)) QThread::msleep(1); // until the bar stands there
        };
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            if (auto* bar = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget())) shown = std::max(shown.load(), bar->value());
        });
        timer.start(1);
        const auto read = ui::readRecording(folder_.filePath("whole.h5"), nullptr, watch);
        QVERIFY(read);
        QCOMPARE(read->recording->rows(), std::size_t{400000});
        QVERIFY(reached.size() > 3);
        QVERIFY(std::is_sorted(reached.begin(), reached.end()));
        QVERIFY(!QApplication::activeModalWidget());
    }

private:
    void write(const char* name, std::size_t rows) const {
        auto recording = empty_recording({{"q", "m"}, {"v", "m/s"}});
        std::mt19937_64 random(3);
        for (std::size_t i = 0; i < rows; ++i) {
            const double row[] = {1e-3 * static_cast<double>(i), static_cast<double>(random()), static_cast<double>(random())};
            QVERIFY(recording->append(row));
        }
        QVERIFY(io::write_hdf5(*recording, "{ \"saltus\": 1 }\n", folder_.filePath(name).toStdString()));
    }
    QTemporaryDir folder_;
};

QTEST_MAIN(TestFileReader)
#include "test_file_reader.moc"

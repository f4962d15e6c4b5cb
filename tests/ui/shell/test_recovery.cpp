// SPDX-License-Identifier: GPL-3.0-or-later
// A program killed at random moments, while it edits and runs, loses at most the last seconds, and says so at the next start.
#include "core/io/scene_file.h"
#include "ui/document/document.h"
#include "ui/document/recovery.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"
#include "ui/shell/gallery.h"
#include "ui/shell/main_window.h"

#include <QApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace saltus;
using namespace saltus::ui;

namespace {

constexpr qint64 kMostLost = 5000; // ms
#ifdef SALTUS_KILLS
constexpr int kKills = SALTUS_KILLS;
#else
constexpr int kKills = 3;
#endif

WindowOptions optionsOf(const QString& folder) {
    WindowOptions options;
    options.keepState = false;
    options.recoveryFolder = folder;
    return options;
}

// Edits every few milliseconds, tells the log before each, and runs meanwhile. Never returns by itself.
int edit(const QString& folder, const QString& scene, const QString& log) {
    Theme theme;
    theme.apply();
    MainWindow window(theme, optionsOf(folder));
    window.show();
    window.openFile(scene);
    QFile file(log);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) return 1;
    QObject::connect(&window, &MainWindow::modelReady, &window, [&] { window.run().play(); });
    QTimer timer;
    int count = 0;
    QObject::connect(&timer, &QTimer::timeout, &window, [&] {
        file.write(QByteArray::number(++count) + ' ' + QByteArray::number(QDateTime::currentMSecsSinceEpoch()) + '\n');
        model::Heading heading{"edit " + std::to_string(count), window.document().model().description};
        model::Body box = window.document().model().bodies[1];
        box.position = {0.01 * count, 0.0, 1.0};
        model::Edit change{model::Set{heading}};
        if (count % 20 == 0) change.push_back(model::Replace{1, box}); // builds the run anew
        window.document().edit(change, QStringLiteral("edit %1").arg(count));
    });
    timer.start(15);
    return QApplication::exec();
}

} // namespace

class TestRecovery : public QObject {
    Q_OBJECT
    const QString scene_ = QStringLiteral(SALTUS_SOURCE_DIR "/scenes/bouncing-box.saltus");
private slots:
    void killedAtAnyMomentItLosesAtMostFiveSeconds() {
        QTemporaryDir folder;
        const QString kept = folder.filePath(QStringLiteral("recovery")), log = folder.filePath(QStringLiteral("log"));
        std::mt19937 random(7);
        for (int round = 0; round < kKills; ++round) {
            QFile::remove(log);
            QProcess program;
            program.setProcessChannelMode(QProcess::ForwardedChannels);
            program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--edit"), kept, scene_, log});
            QVERIFY(program.waitForStarted());
            QTRY_VERIFY_WITH_TIMEOUT(QFile(log).size() > 0, 60000);
            QTest::qWait(std::uniform_int_distribution<int>(round == 0 ? 10 : 1500, round == 0 ? 20 : 4000)(random));
            const qint64 killed = QDateTime::currentMSecsSinceEpoch();
            program.kill(); // SIGKILL
            program.waitForFinished();
            QFile file(log);
            QVERIFY(file.open(QIODevice::ReadOnly));
            std::vector<qint64> times; // of edit i + 1
            for (const QByteArray& line : file.readAll().split('\n'))
                if (line.contains(' ')) times.push_back(line.split(' ').at(1).toLongLong());
            const auto left = Recovery::left(kept);
            if (left.empty()) { // nothing was written yet: nothing may be older than the limit
                QVERIFY2(killed - times.front() < kMostLost, qPrintable(QString("%1 ms of edits are lost").arg(killed - times.front())));
                continue;
            }
            QCOMPARE(int(left.size()), 1);
            QCOMPARE(left.front().filePath, scene_);
            const auto model = Recovery::read(left.front());
            QVERIFY(model.has_value());
            const auto last = std::size_t(QString::fromStdString(model->title).section(QLatin1Char(' '), 1, 1).toInt());
            QVERIFY2(last >= 1 && last <= times.size(), model->title.c_str());
            const qint64 lost = last < times.size() ? killed - times[last] : 0; // since the first edit that is not there
            QVERIFY2(lost < kMostLost, qPrintable(QString("%1 ms of edits are lost").arg(lost)));
            // The next start tells the moment: that of the last edit that is there, and of the write after it.
            const qint64 told = left.front().time.toMSecsSinceEpoch();
            QVERIFY2(told >= times[last - 1] - 50 && told <= killed + 50, qPrintable(QString("told %1 ms before the end").arg(killed - told)));
            Recovery::discard(left.front());
        }
        QVERIFY(Recovery::left(kept).empty());
    }

    void theNextStartOffersWhatWasLeftAndOpensItAsChanged() {
        QTemporaryDir folder;
        {
            Document document;
            Recovery recovery(document, folder.path());
            QVERIFY(document.open(scene_).has_value());
            document.edit({model::Set{model::Heading{"kept", ""}}}, QStringLiteral("Title"));
            QTRY_VERIFY(recovery.isCurrent());
            QVERIFY(Recovery::left(folder.path()).empty()); // its program runs
        } // as if killed: the document was not closed
        QCOMPARE(int(Recovery::left(folder.path()).size()), 1);
        const QString entry = Recovery::left(folder.path()).front().entry;
        Theme theme;
        theme.apply();
        MainWindow window(theme, optionsOf(folder.path()));
        window.show();
        auto* row = window.gallery().findChild<QPushButton*>(QStringLiteral("recovered"));
        QVERIFY(row && row->isVisible());
        QVERIFY(row->toolTip().contains(QFileInfo(entry).lastModified().time().toString(QStringLiteral("HH:mm:ss"))));
        QSignalSpy ready(&window, &MainWindow::modelReady);
        QTest::mouseClick(row, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, 20000);
        QVERIFY(window.document().model().title == "kept");
        QVERIFY(window.document().isModified());
        QCOMPARE(window.document().filePath(), scene_);
        QVERIFY(window.run().canRun());
        // What was left is never away, and it is this window's from now on.
        QVERIFY(QFile::exists(entry));
        QVERIFY(Recovery::left(folder.path()).empty());
        window.document().close();
        QTRY_VERIFY(!QFile::exists(entry)); // once what is just being written is
    }

    void aSceneThatIsSavedOrClosedLeavesNothing() {
        QTemporaryDir folder;
        Document document;
        Recovery recovery(document, folder.filePath(QStringLiteral("kept")));
        QVERIFY(document.open(scene_).has_value());
        const auto change = [&](const char* title) {
            document.edit({model::Set{model::Heading{title, ""}}}, QString::fromLatin1(title));
            QTRY_VERIFY(recovery.isCurrent());
            QVERIFY(QFile::exists(recovery.entry()));
        };
        change("one");
        const QString first = recovery.entry();
        QVERIFY(document.save(folder.filePath(QStringLiteral("saved.saltus"))).has_value());
        QVERIFY(!QFile::exists(first));
        change("two");
        const QString second = recovery.entry();
        document.undoStack().undo(); // as its file again
        QVERIFY(!QFile::exists(second));
        change("three");
        const QString third = recovery.entry();
        document.close();
        QVERIFY(!QFile::exists(third));
    }

    void aDamagedEntryIsSaidAndStays() {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("x.recovery")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"name\": \"x\", \"sce");
        file.close();
        const auto left = Recovery::left(folder.path());
        QCOMPARE(int(left.size()), 1);
        const auto model = Recovery::read(left.front());
        QVERIFY(!model.has_value());
        QVERIFY(!model.error().front().message.empty() && !model.error().front().remedy.empty());
        QVERIFY(file.exists());
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    const QStringList arguments = application.arguments();
    if (arguments.size() == 5 && arguments[1] == QLatin1String("--edit")) return edit(arguments[2], arguments[3], arguments[4]);
    TestRecovery test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_recovery.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Files that a killed program left half written are told by the window that opens a scene beside them, with the way to take them.
#include "core/io/hdf5_layout.h"
#include "core/io/unfinished.h"
#include "core/simulation/recording.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/main_window.h"
#include "ui/shell/preferences.h"
#include "ui/shell/unfinished_dialog.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

using namespace saltus;
using namespace saltus::ui;

class TestUnfinishedFiles : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QVERIFY(settings_.isValid());
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings_.path());
        QCoreApplication::setOrganizationName(QStringLiteral("SaltusTest"));
        qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
        theme_.apply();
        // A table of a program that is killed while it writes; recordings are written at once at the end of a run, so one is made by hand.
        QProcess writer;
        writer.start(QStringLiteral(SALTUS_CLI), {QStringLiteral("run"), QStringLiteral(SALTUS_SOURCE_DIR "/scenes/cam-follower.saltus"), QStringLiteral("--until"), QStringLiteral("40"),
                                                  QStringLiteral("--output"), folder_.filePath(QStringLiteral("x.csv"))});
        QVERIFY(writer.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(!hidden().isEmpty() && hidden().constFirst().size() > 1000, 120000);
        writer.kill();
        QVERIFY(writer.waitForFinished());
        QFile recording(folder_.filePath(QStringLiteral(".saltus-rrrrrrrr.part")));
        QVERIFY(recording.open(QIODevice::WriteOnly));
        QVERIFY(recording.write(QByteArray::fromStdString(io::layout::unfinished_user_block())) > 0);
        recording.close();
        QFile::copy(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/bouncing-box.saltus"), scene());
        QCOMPARE(int(hidden().size()), 2);
    }

    void openingASceneTellsThem() {
        WindowOptions options;
        options.keepState = false;
        MainWindow window(theme_, options);
        window.show();
        QTest::qWait(50);
        QVERIFY(!dialogOf(window)); // of no folder yet
        QVERIFY(window.openFile(scene()));
        QTRY_VERIFY_WITH_TIMEOUT(dialogOf(window), 20000);
        UnfinishedDialog& dialog = *dialogOf(window);
        QVERIFY(dialog.isVisible() && !dialog.isModal());
        QCOMPARE(QString::number(dialog.files().size()), QString::number(hidden().size()));
        auto& list = *dialog.findChild<QTreeWidget*>();
        const QString to = qEnvironmentVariable("SALTUS_PICTURES");
        if (!to.isEmpty()) QVERIFY(dialog.grab().save(to + QStringLiteral("/unfinished-files.png")));

        // The table is kept under a name; the recording cannot be opened, so it can only go.
        auto& keep = *dialog.findChild<QPushButton*>(QStringLiteral("keep"));
        auto& remove = *dialog.findChild<QPushButton*>(QStringLiteral("remove"));
        const int table = rowOf(dialog, io::Unfinished::Holds::table);
        QVERIFY(table >= 0);
        list.setCurrentItem(list.topLevelItem(table));
        QVERIFY(keep.isEnabled());
        const QString as = folder_.filePath(QStringLiteral("kept.csv"));
        QTimer answer;
        answerWith(answer, as);
        QTest::mouseClick(&keep, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(as), 20000);
        QFile kept(as);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QVERIFY(kept.readAll().startsWith("t,"));
        const int recording = rowOf(dialog, io::Unfinished::Holds::recording);
        QVERIFY(recording >= 0);
        list.setCurrentItem(list.topLevelItem(recording));
        QVERIFY(!keep.isEnabled() && remove.isEnabled());
        QPointer<UnfinishedDialog> there(&dialog);
        while (there && there->isVisible()) {
            const auto left = there->files().size();
            QTest::mouseClick(&remove, Qt::LeftButton);
            QTRY_VERIFY(!there || !there->isVisible() || there->files().size() < left);
        }
        QVERIFY(hidden().isEmpty()); // and the list closed by itself
        QVERIFY(window.openFile(scene()));
        QTest::qWait(50);
        QVERIFY(!dialogOf(window) || !dialogOf(window)->isVisible());
    }

    // What is written tells what lies beside it: a scene, an export, a bundle.
    void whatIsWrittenTellsThem_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("name");
        QTest::newRow("scene") << QStringLiteral("file.saveAs") << QStringLiteral("own.saltus");
        QTest::newRow("figure") << QStringLiteral("file.export") << QStringLiteral("own.pdf");
        QTest::newRow("bundle") << QStringLiteral("file.saveBundle") << QStringLiteral("own.saltus-bundle");
    }
    void whatIsWrittenTellsThem() {
        QFETCH(QString, command);
        QFETCH(QString, name);
        QTemporaryDir calm, other;
        const QString own = calm.filePath(QStringLiteral("own.saltus")), file = other.filePath(name);
        QVERIFY(QFile::copy(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/bouncing-box.saltus"), own));
        QFile left(other.filePath(QStringLiteral(".saltus-bbbbbbbb.left")));
        QVERIFY(left.open(QIODevice::WriteOnly) && left.write("t,x\n0,1\n") > 0);
        left.close();
        WindowOptions options;
        options.keepState = false;
        MainWindow window(theme_, options);
        window.show();
        QSignalSpy ready(&window, &MainWindow::modelReady);
        QVERIFY(window.openFile(own));
        QTRY_VERIFY_WITH_TIMEOUT(ready.count() > 0 && window.run().canRun(), 20000);
        window.run().play();
        QTRY_VERIFY_WITH_TIMEOUT(window.run().recording() && window.run().recording()->rows() > 3, 20000);
        window.run().pause();
        QVERIFY(!dialogOf(window));
        QTimer answer;
        answerWith(answer, file);
        window.actions().action(command)->trigger();
        if (auto* dialog = window.findChild<ExportDialog*>()) {
            dialog->setFile(file);
            dialog->start();
        }
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), 60000);
        QTRY_VERIFY_WITH_TIMEOUT(dialogOf(window) && dialogOf(window)->isVisible(), 20000);
        QCOMPARE(int(dialogOf(window)->files().size()), 1);
        for (QDialog* dialog : window.findChildren<QDialog*>()) dialog->close();
    }

    // At the start those in the folders of the recent files, once each.
    void theNextStartTellsThem() {
        QFile left(folder_.filePath(QStringLiteral(".saltus-aaaaaaaa.left")));
        QVERIFY(left.open(QIODevice::WriteOnly) && left.write("t,x\n0,1\n") > 0);
        left.close();
        addRecentFile(scene());
        addRecentFile(folder_.filePath(QStringLiteral("gone/other.saltus")));
        WindowOptions options;
        MainWindow window(theme_, options);
        window.show();
        QTRY_VERIFY_WITH_TIMEOUT(dialogOf(window), 20000);
        QCOMPARE(int(dialogOf(window)->files().size()), 1);
        dialogOf(window)->close();
        QVERIFY(left.exists()); // closing the list removes nothing
        QTRY_VERIFY(!dialogOf(window));
        QVERIFY(window.openFile(scene()));
        QTest::qWait(50);
        QVERIFY(!dialogOf(window)); // told already
        // Gone meanwhile: removing it says nothing and the row goes.
        UnfinishedDialog dialog(nullptr);
        dialog.add(io::find_unfinished(folder_.path().toStdString()));
        QCOMPARE(int(dialog.files().size()), 1);
        QVERIFY(left.remove());
        dialog.show();
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("remove")), Qt::LeftButton);
        QVERIFY(dialog.files().empty());
        QVERIFY(!dialog.findChild<QLabel*>(QStringLiteral("failure"))->isVisible());
    }

private:
    // Gives the next dialog that asks for a file this name, as typing does: QFileDialog::selectFile leaves the name alone where its line has the focus.
    static void answerWith(QTimer& answer, const QString& name) {
        connect(&answer, &QTimer::timeout, &answer, [&answer, name] {
            auto* asks = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            auto* line = asks ? asks->findChild<QLineEdit*>(QStringLiteral("fileNameEdit")) : nullptr;
            if (!line) return;
            answer.stop();
            line->setText(name);
            QMetaObject::invokeMethod(asks, "accept");
        });
        answer.start(50);
    }
    static UnfinishedDialog* dialogOf(const MainWindow& window) { return window.findChild<UnfinishedDialog*>(); }
    static int rowOf(const UnfinishedDialog& dialog, io::Unfinished::Holds holds) {
        for (std::size_t i = 0; i < dialog.files().size(); ++i)
            if (dialog.files()[i].holds == holds) return static_cast<int>(i);
        return -1;
    }
    QString scene() const { return folder_.filePath(QStringLiteral("own.saltus")); }
    QFileInfoList hidden() const { return QDir(folder_.path()).entryInfoList({QStringLiteral(".saltus-*")}, QDir::Files | QDir::Hidden, QDir::Time); }

    Theme theme_;
    QTemporaryDir settings_, folder_;
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    TestUnfinishedFiles test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_unfinished_files.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Files as they come: broken ones by drop, dialog and command line, one of 500 MB, one that another program replaces, a
// folder that vanishes; and the window on a small display. Nothing hangs, and what is said names the place and the remedy.
#include "core/io/bundle.h"
#include "tests/processor_time.h"
#include "tests/ui/shell/broken_files.h"
#include "tests/ui/shell/shown_texts.h"
#include "core/model/edit.h"
#include "ui/document/document.h"
#include "ui/scene_view/scene_editor.h"
#include "ui/panels/panel_kit.h"
#include "ui/panels/timeline_bar.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/error_page.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/gallery.h"
#include "ui/shell/main_window.h"
#include "ui/shell/status_line.h"
#include "ui/shell/workbench.h"

#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QProgressDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace saltus;
using namespace saltus::ui;

class TestFiles : public QObject {
    Q_OBJECT

    Theme theme_;
    QTemporaryDir folder_;
    QList<QString> broken_;
    std::unique_ptr<MainWindow> window_;

    static constexpr int kPatience = 10000; // ms for one file; a quiet machine needs some tens

    void drop(const QString& file) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        const QPoint at = window_->rect().center();
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window_.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window_.get(), &event);
    }
    // The answer to a file: a page of errors, or a scene with a banner that lists what is to be mended.
    bool answered() const { return window_->page() == MainWindow::Page::errors || (window_->page() == MainWindow::Page::workbench && window_->workbench().banner().isVisible()); }
    void told(const QString& file) {
        QVERIFY2(QTest::qWaitFor([&] { return answered(); }, kPatience), qPrintable(file));
        const Errors& errors = window_->lastErrors();
        QVERIFY2(!errors.empty(), qPrintable(file));
        QVERIFY(errors.size() <= 101);
        const Error& first = errors.front();
        QVERIFY2(!first.message.empty() && !first.remedy.empty(), qPrintable(file + ": " + QString::fromStdString(first.text())));
        QVERIFY2(!first.place.file.empty() || !first.place.object.empty() || QString::fromStdString(first.message).contains(QLatin1Char('\'')), qPrintable(file + ": " + QString::fromStdString(first.text())));
        for (const QString& text : tests::shownTexts(*window_)) {
            for (const QChar c : text) QVERIFY2(c.category() != QChar::Other_Control || c == QLatin1Char('\n') || c == QLatin1Char('\t'), qPrintable(file + ": " + text));
            QVERIFY(text.size() < 6000);
        }
    }
    bool open(const char* scene) {
        QSignalSpy ready(window_.get(), &MainWindow::modelReady);
        return window_->openFile(copy(scene)) && QTest::qWaitFor([&] { return ready.count() > 0 && window_->run().canRun(); }, 20000);
    }
    static QByteArray bytes(const QString& file) {
        QFile read(file);
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }
    QString copy(const char* scene) {
        const QString file = folder_.filePath(QStringLiteral("own-%1.saltus").arg(QLatin1String(scene)));
        QFile::remove(file);
        QFile::copy(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/%1.saltus").arg(QLatin1String(scene)), file);
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        return file;
    }
    void picture(const QString& name, QWidget& widget) {
        const QString to = qEnvironmentVariable("SALTUS_PICTURES");
        if (!to.isEmpty()) QVERIFY(widget.grab().save(to + QLatin1Char('/') + name + QStringLiteral(".png")));
    }
    template <class Act> static void whenAsked(Act act) {
        auto* look = new QTimer(qApp);
        QObject::connect(look, &QTimer::timeout, qApp, [look, act] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box) return;
            look->deleteLater();
            act(*box);
        });
        look->start(50);
    }

private slots:
    void initTestCase() {
        theme_.apply();
        WindowOptions options;
        options.keepState = false;
        window_ = std::make_unique<MainWindow>(theme_, options);
        window_->resize(1200, 700);
        window_->show();
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        QVERIFY(folder_.isValid());
        broken_ = tests::brokenFiles(folder_.path(), QStringLiteral(SALTUS_SOURCE_DIR));
        QVERIFY2(broken_.size() >= 50, qPrintable(QString::number(broken_.size())));
    }
    void cleanup() { QApplication::setOverrideCursor(Qt::ArrowCursor), QApplication::restoreOverrideCursor(); }

    void fiftyBrokenFilesAreDropped() {
        for (const QString& file : std::as_const(broken_)) {
            window_->closeScene();
            drop(file);
            told(file);
            if (QTest::currentTestFailed()) return;
            QVERIFY(!QApplication::overrideCursor());
        }
        picture(QStringLiteral("files-dropped"), *window_);
    }
    // What is open before stays as it is drawn until something better is there; nothing of it is left behind.
    void brokenFilesAreDroppedOnAScene() {
        for (int k = 0; k < broken_.size(); k += 6) {
            QVERIFY(open("bouncing-box"));
            drop(broken_[k]);
            told(broken_[k]);
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(open("bouncing-box"));
    }
    void fiftyBrokenFilesAreChosenInTheDialog() {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        for (const QString& file : std::as_const(broken_)) {
            if (!QFileInfo(file).isFile()) continue; // the dialog itself refuses what is none
            window_->closeScene();
            auto* look = new QTimer(qApp);
            connect(look, &QTimer::timeout, qApp, [look, file] {
                auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                if (!dialog) return;
                look->deleteLater();
                auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
                name->setText(file);
                QTest::keyClick(name, Qt::Key_Return);
            });
            look->start(20);
            window_->actions().action(QStringLiteral("file.open"))->trigger();
            told(file);
            if (QTest::currentTestFailed()) return;
        }
    }
    void fiftyBrokenFilesAreNamedOnTheCommandLine() {
        QElapsedTimer clock;
        for (const QString& file : std::as_const(broken_)) {
            clock.start();
            QProcess program;
            program.start(QStringLiteral(SALTUS_PROGRAM), {QStringLiteral("--screenshot"), folder_.filePath(QStringLiteral("shot.png")), file});
            QVERIFY2(program.waitForFinished(60000), qPrintable(file));
            const QByteArray said = program.readAllStandardError();
            QVERIFY2(program.exitStatus() == QProcess::NormalExit, (file.toUtf8() + ": signal " + QByteArray::number(program.exitCode()) + ": " + said).constData());
            QVERIFY2(program.exitCode() == 1, (file.toUtf8() + ": " + QByteArray::number(program.exitCode()) + ' ' + said).constData());
            QVERIFY2(said.contains("error: ") && said.contains("; "), (file.toUtf8() + ": " + said).constData());
            for (const char c : said) QVERIFY2(c == '\n' || static_cast<unsigned char>(c) >= 0x20, said.constData());
            QVERIFY(said.size() < 101 * 4200);
        }
    }

    void halfAGigabyteIsRefusedAtOnce() {
        for (const char* name : {"big.saltus", "big.h5", "big.urdf", "big.txt"}) {
            const QString file = folder_.filePath(QLatin1String(name));
            QFile big(file);
            QVERIFY(big.open(QIODevice::WriteOnly));
            QVERIFY(big.resize(qint64(500) << 20));
            big.close();
            window_->closeScene();
            const double begin = saltus::testing::processor_seconds();
            drop(file);
            told(file);
            if (QTest::currentTestFailed()) return;
            const double took = saltus::testing::processor_seconds() - begin;
            QVERIFY2(took < 5.0, qPrintable(QStringLiteral("%1: %2 s").arg(file).arg(took)));
            if (QLatin1String(name) == QLatin1String("big.saltus")) picture(QStringLiteral("files-500MB"), *window_);
            QVERIFY(big.remove());
        }
    }
    void aHugeSceneIsReadWithABarAndStopKeepsWhatIsOpen_data() {
        QTest::addColumn<bool>("bundle");
        QTest::newRow("scene") << false;
        QTest::newRow("bundle") << true;
    }
    // Whoever stops the reading of a huge scene, by itself or in a bundle, keeps the one that is open, and its run.
    void aHugeSceneIsReadWithABarAndStopKeepsWhatIsOpen() {
        QFETCH(const bool, bundle);
        QVERIFY(open("bouncing-ball"));
        const QString before = window_->document().displayName();
        const auto recording = window_->run().recording();
        QVERIFY(recording);
        const QString file = folder_.filePath(bundle ? QStringLiteral("huge.saltus-bundle") : QStringLiteral("huge.saltus"));
        {
            QByteArray scene = "{ \"saltus\": 1, \"bodies\": { \"ground\": { \"fixed\": true, \"shapes\": [{ \"kind\": \"half-space\" }] }";
            for (int k = 0; k < 100000; ++k) scene += QByteArray(", \"b") + QByteArray::number(k) + "\": { \"mass\": 1, \"position\": [" + QByteArray::number(k) + ", 0, 1], \"shapes\": [{ \"kind\": \"sphere\", \"radius\": 0.1 }] }";
            scene += " } }\n";
            if (bundle) {
                io::Bundle made;
                made.version = "1";
                made.scene_name = "huge.saltus";
                made.scene_text = scene.toStdString();
                QVERIFY(io::write_bundle(made, file.toStdString()));
            } else {
                QFile out(file);
                QVERIFY(out.open(QIODevice::WriteOnly));
                out.write(scene);
            }
        }
        bool pressed = false;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* bar = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget());
            if (!bar || pressed) return;
            picture(QStringLiteral("huge-reading"), *bar);
            auto* stop = bar->findChild<QPushButton*>();
            if (!stop) return;
            pressed = true;
            QTest::mouseClick(stop, Qt::LeftButton);
        });
        timer.start(20);
        QVERIFY(window_->openFile(file));
        QVERIFY(pressed);
        QCOMPARE(window_->document().displayName(), before);
        QCOMPARE(window_->run().recording(), recording);
        QCOMPARE(window_->page(), MainWindow::Page::workbench);
        QVERIFY(window_->lastErrors().empty());
        QFile::remove(file);
    }

    void aMeshOfHalfAGigabyteIsNotCopied() {
        QVERIFY(open("bouncing-box"));
        QTemporaryDir elsewhere;
        const QString file = elsewhere.filePath(QStringLiteral("big.stl"));
        QFile big(file);
        QVERIFY(big.open(QIODevice::WriteOnly));
        QVERIFY(big.resize(qint64(500) << 20));
        big.close();
        const double begin = saltus::testing::thread_seconds();
        QVERIFY(!window_->workbench().editor().placeMesh(file, true, window_->mapToGlobal(window_->rect().center())));
        QVERIFY(saltus::testing::thread_seconds() - begin < 1.0);
        QVERIFY(window_->workbench().banner().isVisible());
        QVERIFY(!QFile::exists(folder_.filePath(QStringLiteral("big.stl"))));
        picture(QStringLiteral("files-mesh"), *window_);
    }

    void aFileThatAnotherProgramReplacedIsNotWrittenOverUnasked() {
        QVERIFY(open("bouncing-box"));
        const QString file = window_->document().filePath();
        QFile in(file);
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QByteArray theirs = in.readAll() + "\n// theirs\n";
        in.close();
        QTest::qWait(30);
        QFile::remove(file);
        tests::put(file, theirs);
        QCOMPARE(window_->document().outside(), Document::Outside::changed);
        // Told when its user comes back to the window.
        QEvent back(QEvent::WindowActivate);
        QCoreApplication::sendEvent(window_.get(), &back);
        QTRY_VERIFY2(window_->findChild<StatusLine*>()->text().contains(QStringLiteral("another program")), qPrintable(window_->findChild<StatusLine*>()->text()));
        picture(QStringLiteral("files-replaced"), *window_);
        // Asked before it is written over: no.
        model::Model next = window_->document().model();
        next.title = "mine";
        window_->document().edit(model::difference(window_->document().model(), next), QStringLiteral("Title"));
        whenAsked([this](QMessageBox& box) {
            picture(QStringLiteral("files-question"), box);
            QTest::keyClick(&box, Qt::Key_Escape);
        });
        window_->actions().action(QStringLiteral("file.save"))->trigger();
        QVERIFY(in.open(QIODevice::ReadOnly));
        QCOMPARE(in.readAll(), theirs);
        in.close();
        // Yes.
        whenAsked([](QMessageBox& box) {
            for (QAbstractButton* button : box.buttons())
                if (button->text().contains(QStringLiteral("Save over"))) return button->click();
        });
        window_->actions().action(QStringLiteral("file.save"))->trigger();
        QVERIFY(in.open(QIODevice::ReadOnly));
        QVERIFY(in.readAll().contains("mine"));
        in.close();
        QCOMPARE(window_->document().outside(), Document::Outside::untouched);
        window_->actions().action(QStringLiteral("file.save"))->trigger(); // not asked again
        // Gone.
        QVERIFY(QFile::remove(file));
        QCOMPARE(window_->document().outside(), Document::Outside::gone);
        QCoreApplication::sendEvent(window_.get(), &back);
        QTRY_VERIFY(window_->findChild<StatusLine*>()->text().contains(QStringLiteral("no longer there")));
        window_->actions().action(QStringLiteral("file.save"))->trigger();
        QVERIFY(QFile::exists(file));
    }

    void aFolderThatVanishedIsNamed() {
        QTemporaryDir gone;
        const QString file = gone.filePath(QStringLiteral("scene.saltus"));
        QVERIFY(QFile::copy(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/bouncing-box.saltus"), file));
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        QSignalSpy ready(window_.get(), &MainWindow::modelReady);
        QVERIFY(window_->openFile(file));
        QVERIFY(QTest::qWaitFor([&] { return ready.count() > 0; }, 20000));
        QVERIFY(QDir(gone.path()).removeRecursively());
        model::Model next = window_->document().model();
        next.title = "mine";
        window_->document().edit(model::difference(window_->document().model(), next), QStringLiteral("Title"));
        window_->actions().action(QStringLiteral("file.save"))->trigger();
        QTRY_VERIFY(window_->workbench().banner().isVisible());
        const auto said = tests::drawnTexts(window_->workbench().banner());
        const bool named = std::any_of(said.begin(), said.end(), [&](const QString& t) { return t.contains(QStringLiteral("folder")); });
        QVERIFY2(named, qPrintable(QStringList(said.begin(), said.end()).join(QLatin1Char('|'))));
        QVERIFY(window_->document().isModified());
        picture(QStringLiteral("files-vanished"), *window_);
        // The run goes on, and exports say it too.
        window_->run().play();
        QTest::qWait(200);
        window_->run().pause();
        window_->actions().action(QStringLiteral("file.export"))->trigger();
        auto* dialog = window_->findChild<ExportDialog*>();
        QVERIFY(dialog);
        dialog->setFile(file + QStringLiteral(".pdf"));
        dialog->start();
        QTRY_VERIFY(!dialog->status().isEmpty());
        QVERIFY2(dialog->status().contains(QStringLiteral("older")), qPrintable(dialog->status()));
        dialog->close();
    }
    void whatWasSearchedForIsForgottenWithItsScene() {
        QVERIFY(open("bouncing-box"));
        int searched = 0;
        for (auto* head : window_->findChildren<PanelHead*>())
            for (auto* button : head->findChildren<QToolButton*>(Qt::FindDirectChildrenOnly)) {
                if (!button->isCheckable()) continue;
                button->setChecked(true);
                for (auto* line : head->findChildren<QLineEdit*>(Qt::FindDirectChildrenOnly)) line->setText(QStringLiteral("nothing of the kind")), ++searched;
            }
        QVERIFY(searched >= 4);
        QVERIFY(open("bouncing-ball"));
        for (auto* head : window_->findChildren<PanelHead*>())
            for (auto* line : head->findChildren<QLineEdit*>(Qt::FindDirectChildrenOnly)) QVERIFY(line->text().isEmpty() && line->isHidden());
    }
    // Typed by somebody who did not think of what is there.
    void anExportNeitherReplacesWhatIsOpenNorAnotherFileUnasked() {
        QVERIFY(open("bouncing-ball"));
        window_->run().play();
        QTest::qWait(200);
        window_->run().pause();
        window_->actions().action(QStringLiteral("file.export"))->trigger();
        auto* dialog = window_->findChild<ExportDialog*>();
        QVERIFY(dialog);
        auto* list = dialog->findChild<QListWidget*>(QStringLiteral("exportWhat"));
        list->setCurrentRow(list->count() - 1); // data
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("exportFile"));
        const auto exported = [&](const QString& file) {
            name->setFocus();
            name->selectAll();
            QTest::keyClicks(name, file);
            dialog->start();
            return QTest::qWaitFor([&] { return !dialog->status().isEmpty(); }, 20000) ? dialog->status() : QString();
        };
        const QString scene = window_->document().filePath();
        const QByteArray before = bytes(scene);
        QVERIFY2(exported(scene).contains(QStringLiteral(".csv, .h5")), qPrintable(dialog->status()));
        QCOMPARE(bytes(scene), before);
        const QString other = folder_.filePath(QStringLiteral("other.csv"));
        tests::put(other, "mine");
        QVERIFY2(exported(other).contains(QStringLiteral("other.csv is there already")), qPrintable(dialog->status()));
        QCOMPARE(bytes(other), QByteArray("mine"));
        dialog->start();
        QVERIFY(QTest::qWaitFor([&] { return dialog->status().startsWith(QStringLiteral("Saved")); }, 20000));
        QVERIFY(bytes(other).startsWith("t,"));
        // A recording that is open: another name is proposed, its own is not taken.
        const QString recording = folder_.filePath(QStringLiteral("run.h5"));
        QVERIFY2(exported(recording).startsWith(QStringLiteral("Saved")), qPrintable(dialog->status()));
        dialog->close();
        QTRY_VERIFY(window_->findChild<ExportDialog*>() == nullptr);
        QVERIFY(window_->openFile(recording));
        const QByteArray recorded = bytes(recording);
        window_->actions().action(QStringLiteral("file.export"))->trigger();
        dialog = window_->findChild<ExportDialog*>();
        QVERIFY(dialog);
        list = dialog->findChild<QListWidget*>(QStringLiteral("exportWhat"));
        list->setCurrentRow(list->count() - 1);
        name = dialog->findChild<QLineEdit*>(QStringLiteral("exportFile"));
        QVERIFY2(exported(recording).contains(QStringLiteral("run.h5 is open here")), qPrintable(dialog->status()));
        QCOMPARE(bytes(recording), recorded);
        dialog->close();
    }
    // Who reads the old picture meanwhile reads all of it; where there is no room for the new one it stays.
    void aPictureReplacesTheOldOneWhole() {
        QVERIFY(open("bouncing-box"));
        window_->run().play();
        QTest::qWait(200);
        window_->run().pause();
        const QString file = folder_.filePath(QStringLiteral("picture.png"));
        tests::put(file, "old");
        QFile reader(file);
        QVERIFY(reader.open(QIODevice::ReadOnly));
        window_->actions().action(QStringLiteral("file.export"))->trigger();
        auto* dialog = window_->findChild<ExportDialog*>();
        QVERIFY(dialog);
        auto* list = dialog->findChild<QListWidget*>(QStringLiteral("exportWhat"));
        for (int row = 0; row < list->count(); ++row)
            if (list->item(row)->text() == QStringLiteral("Picture of the scene")) list->setCurrentRow(row);
        dialog->setFile(file);
        dialog->start();
        QVERIFY2(dialog->status().startsWith(QStringLiteral("Saved")), qPrintable(dialog->status()));
        QCOMPARE(reader.readAll(), QByteArray("old"));
        QVERIFY(!QImage(file).isNull());
        dialog->setFile(folder_.filePath(QStringLiteral("nowhere/picture.png")));
        dialog->start();
        QVERIFY2(dialog->status().contains(QStringLiteral("older")), qPrintable(dialog->status()));
        dialog->close();
        // Files that may not grow stand for a full disk.
        const QString shot = folder_.filePath(QStringLiteral("full.png"));
        tests::put(shot, "old");
        QProcess program;
        program.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), QStringLiteral("ulimit -f 4; exec \"$@\""), QStringLiteral("sh"), QStringLiteral(SALTUS_PROGRAM),
                                                  QStringLiteral("--screenshot"), shot, copy("bouncing-box")});
        QVERIFY(program.waitForFinished(60000));
        const QByteArray said = program.readAllStandardError();
        QVERIFY2(program.exitStatus() == QProcess::NormalExit && program.exitCode() == 1, said.constData());
        QVERIFY2(said.contains("larger than this system allows"), said.constData());
        QFile held(shot);
        QVERIFY(held.open(QIODevice::ReadOnly));
        QCOMPARE(held.readAll(), QByteArray("old"));
    }
    void aGalleryWhoseFolderVanishedSaysSo() {
        window_->closeScene();
        QTemporaryDir scenes;
        const QByteArray before = qgetenv("SALTUS_SCENES");
        QVERIFY(QFile::copy(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/bouncing-box.saltus"), scenes.filePath(QStringLiteral("box.saltus"))));
        qputenv("SALTUS_SCENES", scenes.path().toUtf8());
        auto* gallery = window_->findChild<Gallery*>();
        gallery->reload();
        QVERIFY(QDir(scenes.path()).removeRecursively());
        // The card is still there; what it stands for is not.
        drop(scenes.filePath(QStringLiteral("box.saltus")));
        told(scenes.filePath(QStringLiteral("box.saltus")));
        window_->closeScene();
        gallery->reload();
        qputenv("SALTUS_SCENES", before);
        gallery->reload();
    }

    // Everything is within reach on a display of 800x600.
    void theWindowFitsASmallDisplay() {
        window_->resize(800, 600);
        QTRY_COMPARE(window_->size(), QSize(800, 600));
        window_->closeScene();
        QTest::qWait(100);
        picture(QStringLiteral("small-gallery"), *window_);
        for (const char* scene : {"bouncing-box", "cam-follower", "diode-bridge"}) {
            QVERIFY(open(scene));
            window_->run().play();
            QTest::qWait(300);
            window_->run().pause();
            for (QWidget* panel : {static_cast<QWidget*>(&window_->workbench().centre()), static_cast<QWidget*>(&window_->workbench().side()), static_cast<QWidget*>(&window_->workbench().timeline())}) {
                const QRect at(panel->mapTo(window_.get(), QPoint()), panel->size());
                QVERIFY2(window_->rect().contains(at), qPrintable(QStringLiteral("%1: %2 %3 %4x%5").arg(QLatin1String(panel->metaObject()->className())).arg(at.x()).arg(at.y()).arg(at.width()).arg(at.height())));
            }
            picture(QStringLiteral("small-") + QLatin1String(scene), *window_);
        }
        for (const char* command : {"edit.preferences", "file.export", "view.layouts"}) {
            window_->actions().action(QLatin1String(command))->trigger();
            QTest::qWait(150);
            QDialog* dialog = nullptr;
            for (QDialog* found : window_->findChildren<QDialog*>())
                if (found->isVisible()) dialog = found;
            QVERIFY(dialog);
            QVERIFY2(dialog->minimumSizeHint().width() <= 800 && dialog->minimumSizeHint().height() <= 600,
                     qPrintable(QStringLiteral("%1 needs %2x%3").arg(QLatin1String(command)).arg(dialog->minimumSizeHint().width()).arg(dialog->minimumSizeHint().height())));
            dialog->resize(qMin(dialog->width(), 780), qMin(dialog->height(), 560));
            picture(QStringLiteral("small-") + QLatin1String(command), *dialog);
            dialog->close();
        }
        window_->resize(1200, 700);
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    TestFiles test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_files.moc"

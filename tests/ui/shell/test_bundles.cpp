// SPDX-License-Identifier: GPL-3.0-or-later
// Reproduction bundles in the window: a run with a slider drawn while it went is saved, opened again, and comes out the same, bit by
// bit; what differs is told, with its step.
#include "core/io/bundle.h"
#include "core/model/model.h"
#include "core/replay.h"
#include "core/simulation/recording.h"
#include "tests/ui/shell/window_hand.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/panels/parameter_slider.h"
#include "ui/panels/parameters_panel.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/shell/bundle_dialog.h"

#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QTimer>
#include <QUrl>

using namespace saltus;
using namespace saltus::ui;
using saltus::testing::WindowHand;

class TestBundles : public QObject {
    Q_OBJECT

    testing::TestWindow window_;
    std::unique_ptr<WindowHand> hand_;
    std::vector<double> values_; // the last row of the run that was saved
    std::vector<double> parameters_;

    RunController& run() { return window_->run(); }
    QString file() { return window_.file(QStringLiteral("ball.saltus-bundle")); }
    BundleDialog* dialog() { return window_->findChild<BundleDialog*>(); }
    double now() { return run().frame() ? run().frame()->time : 0.0; }
    bool runTo(double time) {
        window_->workbench().focusView();
        hand_->key(Qt::Key_Space);
        const bool done = QTest::qWaitFor([&] { return now() >= time; }, 60000);
        hand_->key(Qt::Key_Space);
        QTest::qWait(200);
        return done && run().state() == RunState::paused;
    }
    std::vector<double> lastRow() {
        const auto recording = run().recording();
        std::vector<double> row;
        for (std::size_t c = 0; c < recording->catalogue().size(); ++c) row.push_back(recording->value(c, recording->rows() - 1));
        return row;
    }
    QString told(int timeout = 60000) {
        (void)QTest::qWaitFor([&] { return dialog() && !dialog()->result().isEmpty(); }, timeout);
        return dialog() ? dialog()->result() : QStringLiteral("no dialog");
    }
    void close() {
        if (dialog()) hand_->click(WindowHand::button(dialog(), QStringLiteral("Close")));
        QTRY_VERIFY(!dialog());
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void picture(QWidget* of, const char* name) {
        const QString to = qEnvironmentVariable("SALTUS_PICTURES");
        if (!to.isEmpty() && of) of->grab().save(to + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".png"));
    }

private slots:
    void initTestCase() {
        QVERIFY(window_.show());
        hand_ = std::make_unique<WindowHand>(*window_);
        QVERIFY(window_.open("cam-follower"));
        QTRY_VERIFY_WITH_TIMEOUT(run().canRun(), 20000);
    }
    void cleanupTestCase() { window_.reset(); }

    void aRunWithASliderDrawnInItIsSaved() {
        QVERIFY(runTo(0.2));
        auto* slider = window_->workbench().parameters().findChild<ParameterSlider*>();
        QVERIFY(slider);
        slider->setFocus(Qt::TabFocusReason);
        hand_->key(slider, Qt::Key_PageUp); // the drive, faster
        QVERIFY(runTo(0.5));
        values_ = lastRow();
        parameters_ = run().frame()->parameters;
        // The file dialog is another program's in a desktop; here it is Qt's, by its field and Enter.
        QTimer::singleShot(500, this, [this] {
            auto* chooser = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(chooser);
            auto* name = chooser->findChild<QLineEdit*>();
            name->selectAll();
            QTest::keyClicks(name, file());
            QTest::keyClick(name, Qt::Key_Return);
        });
        hand_->key(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY2(told().startsWith(QStringLiteral("Saved")), qPrintable(told()));
        picture(dialog(), "bundle-saved");
        close();
    }

    // The core alone, without the window, makes the same of the file.
    void itIsIdenticalWithoutTheWindow() {
        const auto bundle = io::read_bundle(file().toStdString());
        QVERIFY(bundle.has_value());
        QCOMPARE(bundle->changes.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(bundle->changes[0].name), QStringLiteral("rpm"));
        const auto made = replayable(*bundle);
        QVERIFY(made.has_value());
        auto session = Session::create(made->model, made->options);
        QVERIFY(session.has_value());
        const Comparison found = compare(**session, *bundle);
        QVERIFY(found.identical());
        QCOMPARE(found.same, bundle->steps);
    }

    void openedItIsTheSameRunWithItsSlider() {
        QVERIFY(window_->closeScene());
        // Dropped onto the window.
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file())});
        QDragEnterEvent enter(QPoint(400, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window_.get(), &enter);
        QDropEvent drop(QPointF(400, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window_.get(), &drop);
        const QString result = told();
        QVERIFY2(result.startsWith(QStringLiteral("Identical")), qPrintable(result));
        picture(window_.get(), "bundle-opened-window");
        picture(dialog(), "bundle-opened");
        const auto row = lastRow();
        QCOMPARE(row.size(), values_.size());
        for (std::size_t c = 0; c < row.size(); ++c) QVERIFY(row[c] == values_[c] || (std::isnan(row[c]) && std::isnan(values_[c])));
        QVERIFY(run().frame()->parameters == parameters_);
        close();
        // And it goes on.
        const double before = now();
        QVERIFY(runTo(before + 0.05));
    }

    void whatDiffersIsToldWithItsStep() {
        auto bundle = io::read_bundle(file().toStdString());
        QVERIFY(bundle.has_value());
        for (std::size_t i = 5000; i < bundle->digests.size(); ++i) bundle->digests[i] ^= 1; // from step 5001 on
        const QString wrong = window_.file(QStringLiteral("wrong.saltus-bundle"));
        QVERIFY(io::write_bundle(*bundle, wrong.toStdString()).has_value());
        QVERIFY(window_->openFile(wrong));
        QVERIFY2(told().startsWith(QStringLiteral("Diverged at step 5")), qPrintable(told()));
        QVERIFY2(told().remove(QChar(0x202f)).remove(QChar(0x2009)).contains(QStringLiteral("5001")), qPrintable(told()));
        picture(dialog(), "bundle-diverged");
        close();
    }

    void aFileThatIsNoneIsRefusedWithItsReason() {
        const QString bad = window_.file(QStringLiteral("bad.saltus-bundle"));
        QFile out(bad);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("{ \"saltus\": 1 }");
        out.close();
        QVERIFY(!window_->openFile(bad));
        QCOMPARE(window_->page(), MainWindow::Page::errors);
        QVERIFY(window_->lastErrors().front().message.find("bundle") != std::string::npos);
    }

    void changesAreKeptByTheFile() {
        io::Bundle bundle;
        bundle.version = "1";
        bundle.scene_name = "x";
        bundle.steps = 4;
        bundle.stride = 2;
        bundle.digests = {1, 2};
        rigid::Pull pull;
        pull.body = 3;
        pull.point = {0.1, -0.2, 1.0 / 3.0};
        pull.target = {1e-17, 2.0, -7.5};
        pull.frequency = 12.5;
        bundle.changes = {{0, "rpm", 0.1 + 0.2, std::nullopt}, {3, "", 0.0, pull}, {4, "", 0.0, std::nullopt}};
        const auto again = io::parse_bundle(io::bundle_text(bundle), "x");
        QVERIFY(again.has_value());
        QCOMPARE(again->changes.size(), std::size_t{3});
        QCOMPARE(again->changes[0].value, 0.1 + 0.2); // all its bits
        QVERIFY(again->changes[1].pull && again->changes[1].pull->point == pull.point && again->changes[1].pull->target == pull.target);
        QCOMPARE(again->changes[1].pull->frequency, 12.5);
        QVERIFY(!again->changes[2].pull && again->changes[2].name.empty());
        // Out of order, behind the end, without a body.
        for (const auto& [from, to] : {std::pair("\"step\" : 0", "\"step\" : 4"), std::pair("\"step\" : 4", "\"step\" : 5"), std::pair("\"body\" : 3", "\"body\" : -1")}) {
            QString text = QString::fromStdString(io::bundle_text(bundle));
            QVERIFY(text.contains(QLatin1String(from)));
            QVERIFY(!io::parse_bundle(text.replace(QLatin1String(from), QLatin1String(to)).toStdString(), "x"));
        }
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    TestBundles test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_bundles.moc"

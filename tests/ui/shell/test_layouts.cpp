// SPDX-License-Identifier: GPL-3.0-or-later
// Layouts of plots: kept from one scene, put onto another one, with what is missing there named.
#include "core/simulation/recording.h"
#include "tests/ui/shell/window_hand.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/plots/plot_area.h"
#include "ui/plots/plot_template.h"
#include "ui/run/run_controller.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/error_page.h"
#include "ui/shell/layout_dialog.h"
#include "ui/shell/layout_store.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workbench.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace saltus;
using namespace saltus::ui;

class TestLayouts : public QObject {
    Q_OBJECT

    testing::TestWindow window_;

    bool open(const char* name) { return window_.open(name); }
    LayoutDialog* dialog() {
        QTest::keyClick(window_.get(), Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        return window_->findChild<LayoutDialog*>();
    }
    static QPushButton* button(QWidget* parent, const char* name) {
        for (auto* b : parent->findChildren<QPushButton*>())
            if (b->accessibleName() == QLatin1String(name)) return b;
        return nullptr;
    }
    QString bannerText() {
        QStringList texts;
        for (auto* label : window_->workbench().banner().findChildren<QLabel*>()) texts << label->text();
        return texts.join(QLatin1Char(' '));
    }

private slots:
    void initTestCase() { QVERIFY(window_.show()); }
    void cleanupTestCase() { window_.reset(); }

    void theBuiltInOnesFitEveryShippedScene() {
        for (const char* name : {"cam-follower", "bouncing-box", "diode-bridge", "friction-oscillator", "double-pendulum", "tippe-top"}) {
            QVERIFY2(open(name), name);
            const auto& catalogue = window_->run().recording()->catalogue();
            const auto layouts = builtInTemplates(window_->document().model(), catalogue);
            QVERIFY2(!layouts.empty(), name);
            for (const PlotTemplate& layout : layouts) {
                const TemplateFit fit = fitTemplate(window_->document().model(), catalogue, layout);
                QVERIFY2(fit.skipped.isEmpty(), qPrintable(QLatin1String(name) + ": " + fit.skipped.join("; ")));
                QCOMPARE(fit.taken, int(layout.plots.size()));
            }
        }
    }

    void onesOwnIsSavedAppliedRenamedAndDeleted() {
        QVERIFY(open("cam-follower"));
        const auto plots = window_->document().model().views.plots;
        LayoutDialog* d = dialog();
        QVERIFY(d);
        const int before = d->list()->count();
        QVERIFY(before >= 3);
        QTest::keyClicks(d->name(), "My cam");
        QTest::keyClick(d->name(), Qt::Key_Return);
        QCOMPARE(d->list()->count(), before + 1);
        QCOMPARE(storedLayouts().size(), std::size_t(1));
        QCOMPARE(storedLayouts()[0].plots.size(), plots.size());
        // A built-in one takes its place, and undo brings the scene's own plots back.
        d->list()->setCurrentRow(0);
        QTest::mouseClick(button(d, "Apply"), Qt::LeftButton);
        QVERIFY(window_->document().model().views.plots != plots);
        window_->document().undoStack().undo();
        QVERIFY(window_->document().model().views.plots == plots);
        // The user's own gives the same plots again.
        d->list()->setCurrentRow(0);
        QTest::mouseClick(button(d, "Apply"), Qt::LeftButton);
        d->list()->setCurrentRow(before);
        QTest::mouseClick(button(d, "Apply"), Qt::LeftButton);
        QCOMPARE(window_->document().model().views.plots.size(), plots.size());
        for (std::size_t i = 0; i < plots.size(); ++i) QVERIFY(window_->document().model().views.plots[i].kind == plots[i].kind);
        d->name()->selectAll();
        QTest::keyClicks(d->name(), "Cam, all");
        QTest::mouseClick(button(d, "Rename"), Qt::LeftButton);
        QCOMPARE(storedLayouts()[0].name, QString("Cam, all"));
        QCOMPARE(storedLayouts().size(), std::size_t(1));
        d->close();
        QTRY_VERIFY(window_->findChild<LayoutDialog*>() == nullptr);
    }

    void anotherSceneTakesWhatItHasAndNamesTheRest() {
        QVERIFY(open("bouncing-ball"));
        const auto before = window_->document().model().views.plots;
        QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(&window_->palette().field(), "Layout: Cam, all");
        QTest::keyClick(&window_->palette().field(), Qt::Key_Return);
        QTRY_VERIFY(window_->workbench().banner().isVisible());
        QVERIFY2(bannerText().contains("here"), qPrintable(bannerText()));
        QVERIFY(bannerText().contains("Cam, all"));
        if (window_->document().undoStack().canUndo()) {
            QVERIFY(!window_->document().model().views.plots.empty());
            window_->document().undoStack().undo();
        }
        QVERIFY(window_->document().model().views.plots == before);
        LayoutDialog* d = dialog();
        d->list()->setCurrentRow(d->list()->count() - 1);
        QTest::mouseClick(button(d, "Delete"), Qt::LeftButton);
        QVERIFY(storedLayouts().empty());
        d->close();
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    TestLayouts test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_layouts.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Plots of every kind are added, changed in place and taken as the start of a run, by mouse and keys.
#include "core/analysis/forcing.h"
#include "core/simulation/recording.h"
#include "tests/ui/shell/window_hand.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/plots/plot_area.h"
#include "ui/plots/plot_canvas.h"
#include "ui/plots/plot_editor.h"
#include "ui/plots/plot_offer.h"
#include "ui/run/run_controller.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/error_page.h"
#include "ui/shell/main_window.h"
#include "ui/shell/top_bar.h"
#include "ui/shell/workbench.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <set>

using namespace saltus;
using namespace saltus::ui;

class TestAddingPlots : public QObject {
    Q_OBJECT

    testing::TestWindow window_;

    bool open(const char* name) { return window_.open(name); }
    const std::vector<model::Plot>& plots() { return window_->document().model().views.plots; }
    PlotEditor* editor() { return window_->findChild<PlotEditor*>(); }
    PlotCanvas* canvas(const QString& name) { return window_->workbench().plots().findChild<PlotCanvas*>(QStringLiteral("plot.") + name); }
    void runFor(double seconds) {
        window_->run().setWantedSpeed(std::numeric_limits<double>::infinity());
        window_->run().play();
        QVERIFY(QTest::qWaitFor([&] { return window_->run().frame() && window_->run().frame()->time > seconds; }, 20000));
        window_->run().pause();
        QTest::qWait(150);
    }

private slots:
    void initTestCase() { QVERIFY(window_.show()); }
    void cleanupTestCase() { window_.reset(); }

    void ctrlKAndStrobAddAStroboscopicMapWithTheDrivesPeriod() {
        QVERIFY(open("ball-on-moving-plane"));
        const std::size_t before = plots().size();
        QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(&window_->palette().field(), QStringLiteral("strob"));
        QTest::keyClick(&window_->palette().field(), Qt::Key_Return);
        QTRY_COMPARE(plots().size(), before + 1);
        const auto* strobe = std::get_if<model::StroboscopicPlot>(&plots().back().kind);
        QVERIFY(strobe);
        QVERIFY(strobe->phase == "phase" && strobe->period.formula() == "2*pi");
        QTRY_VERIFY(editor() && editor()->isVisible()); // in place
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!editor()->isVisible());
        runFor(2.0);
        QVERIFY(canvas(QString::fromStdString(plots().back().name))->content().hasData());
        window_->document().undoStack().undo();
        QCOMPARE(plots().size(), before);
    }

    void withoutADriveThePeriodIsThatOfTheForce() {
        QVERIFY(open("relay-oscillator"));
        const auto forcings = forcings_of(window_->document().model());
        window_->actions().action(QStringLiteral("plot.add.stroboscopic"))->trigger();
        const auto* strobe = std::get_if<model::StroboscopicPlot>(&plots().back().kind);
        QVERIFY(strobe);
        if (!forcings.empty()) QVERIFY(strobe->phase == forcings[0].phase && strobe->period.formula() == forcings[0].period);
        else {
            QTRY_VERIFY(editor() && editor()->isVisible());
            QVERIFY(!editor()->findChild<QLabel*>(QStringLiteral("plotEditor.message"))->text().isEmpty());
        }
    }

    void everyPlotMenuOffersEveryKind() {
        QVERIFY(open("cam-follower"));
        PlotCanvas& first = *canvas(QString::fromStdString(plots().front().name));
        QContextMenuEvent asked(QContextMenuEvent::Mouse, first.rect().center(), first.mapToGlobal(first.rect().center()));
        QApplication::sendEvent(&first, &asked);
        auto* menu = first.findChild<QMenu*>();
        QVERIFY(menu);
        auto* add = menu->findChild<QMenu*>(QStringLiteral("plots.add"));
        QVERIFY(add);
        QStringList kinds;
        for (const QAction* action : add->actions()) kinds << action->objectName();
        QCOMPARE(kinds, (QStringList{QStringLiteral("time"), QStringLiteral("stems"), QStringLiteral("phase"), QStringLiteral("stroboscopic"), QStringLiteral("impactMap"),
                                     QStringLiteral("plane"), QStringLiteral("law"), QStringLiteral("energy"), QStringLiteral("table")}));
        const std::size_t before = plots().size();
        for (QAction* action : add->actions())
            if (action->objectName() == QLatin1String("law")) action->trigger();
        menu->close();
        QTRY_COMPARE(plots().size(), before + 1);
        QVERIFY(std::holds_alternative<model::LawPlot>(plots().back().kind));
    }

    void everyKindOfPlotCanBeAddedAndDraws() {
        QVERIFY(open("cam-follower"));
        for (const PlotOffer offer : kPlotOffers) {
            if (offer == PlotOffer::table) continue;
            const std::size_t before = plots().size();
            window_->actions().action(QStringLiteral("plot.add.") + QLatin1String(offerId(offer)))->trigger();
            QVERIFY2(plots().size() == before + 1, offerId(offer));
            QVERIFY2(offerOf(plots().back().kind) == offer, offerId(offer));
            QTest::qWait(30);
        }
        runFor(1.0);
        for (const model::Plot& plot : plots()) {
            PlotCanvas* shown = canvas(QString::fromStdString(plot.name));
            QVERIFY(shown);
            shown->content().takeAll();
            QVERIFY2(shown->content().hasData(), plot.name.c_str());
        }
        window_->actions().action(QStringLiteral("plot.add.table"))->trigger();
        QVERIFY(window_->workbench().tab() == ViewTab::table);
        window_->workbench().setTab(ViewTab::scene);
    }

    void theAnalysisMenuHasNoCopiesOfView() {
        std::set<QAction*> view, analysis;
        const std::function<void(QMenu*, std::set<QAction*>&)> collect = [&](QMenu* menu, std::set<QAction*>& into) {
            for (QAction* action : menu->actions()) {
                if (action->isSeparator()) continue;
                if (action->menu()) collect(action->menu(), into);
                else into.insert(action);
            }
        };
        for (QMenuBar* bar : window_->findChildren<QMenuBar*>())
            for (QAction* action : bar->actions()) {
                if (action->text() == QLatin1String("&View")) collect(action->menu(), view);
                if (action->text() == QLatin1String("&Analysis")) collect(action->menu(), analysis);
            }
        QVERIFY(!view.empty() && analysis.size() >= 9);
        for (QAction* action : analysis) QVERIFY2(!view.count(action), qPrintable(action->text()));
    }

    void aMapsSectionIsEditedInPlace() {
        QVERIFY(open("cam-follower"));
        runFor(1.0);
        PlotCanvas& map = *canvas(QStringLiteral("stroboscopic"));
        // The line with what is drawn.
        QTest::mouseClick(&map, Qt::LeftButton, {}, QPoint(int(map.view().rect.center().x()), int(map.view().rect.top()) - 12));
        QTRY_VERIFY(editor() && editor()->isVisible());
        auto* at = editor()->findChild<QLineEdit*>(QStringLiteral("plotEditor.At"));
        QVERIFY(at);
        at->setFocus();
        at->selectAll();
        QTest::keyClicks(at, QStringLiteral("nobody/2"));
        QTest::keyClick(at, Qt::Key_Return);
        QVERIFY(editor()->isVisible()); // says what is wrong
        QVERIFY(!editor()->findChild<QLabel*>(QStringLiteral("plotEditor.message"))->text().isEmpty());
        at->selectAll();
        QTest::keyClicks(at, QStringLiteral("pi/2"));
        QTest::keyClick(at, Qt::Key_Return);
        QVERIFY(!editor()->isVisible());
        const auto found = std::find_if(plots().begin(), plots().end(), [](const model::Plot& p) { return p.name == "stroboscopic"; });
        QVERIFY(std::get<model::StroboscopicPlot>(found->kind).offset.formula() == "pi/2");
        QVERIFY(std::get<model::StroboscopicPlot>(found->kind).period.formula() == "2*pi");
    }

    void aClickOnAnEmptyPlaceOfAMapStartsARunFromThere() {
        QVERIFY(open("cam-follower"));
        runFor(3.0);
        PlotCanvas& map = *canvas(QStringLiteral("stroboscopic"));
        const View v = map.view();
        // A place without a point near it.
        QPoint at;
        for (int k = 1; k < 40 && at.isNull(); ++k) {
            const QPoint p(int(v.rect.left() + v.rect.width() * k / 40), int(v.rect.top() + 0.2 * v.rect.height()));
            if (v.fromX(p.x()) > 0.0 && !map.content().hover(v, map.look(), map.shownState(), p)) at = p;
        }
        QVERIFY(!at.isNull());
        const double x = v.fromX(at.x()), y = v.fromY(at.y());
        const auto old = window_->run().recording();
        QTest::mouseClick(&map, Qt::LeftButton, {}, at);
        QTRY_VERIFY_WITH_TIMEOUT(window_->run().recording() && window_->run().recording() != old && window_->run().recording()->rows() > 100, 10000);
        window_->run().pause();
        const Recording& r = *window_->run().recording();
        QVERIFY(std::abs(r.value(*r.catalogue().find("contact.y[0]"), 0) - x) < 1e-9);
        QVERIFY(std::abs(r.value(*r.catalogue().find("contact.ydot[0]"), 0) - y) < 1e-9);
        QVERIFY(window_->document().undoStack().canUndo());
    }

    void aDoubleClickOnAMapOnlyResetsTheZoom() {
        QVERIFY(open("cam-follower"));
        runFor(1.0);
        PlotCanvas& map = *canvas(QStringLiteral("stroboscopic"));
        const auto old = window_->run().recording();
        const QPoint at = (map.view().rect.topLeft() + QPointF(8, 8)).toPoint();
        QTest::mouseClick(&map, Qt::LeftButton, {}, at);
        QTest::mouseDClick(&map, Qt::LeftButton, {}, at);
        QTest::qWait(QApplication::doubleClickInterval() + 200);
        QVERIFY(window_->run().recording() == old);
        QVERIFY(!window_->document().undoStack().canUndo());
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    TestAddingPlots test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_adding_plots.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_window.h"

#include "core/analysis/start_at.h"
#include "core/io/export.h"
#include "core/io/bundle.h"
#include "core/io/scene_file.h"
#include "core/io/urdf.h"
#include "core/model/expand.h"
#include "core/model/validate.h"
#include "core/replay.h"
#include "core/simulation/recording.h"
#include "ui/document/document.h"
#include "ui/language/language.h"
#include "ui/language/text.h"
#include "ui/look/error_text.h"
#include "ui/look/format.h"
#include "ui/look/key_names.h"
#include "ui/look/popup_menu.h"
#include "ui/look/theme.h"
#include "ui/making/cam_editor.h"
#include "ui/making/circuit_editor.h"
#include "ui/panels/compare_bar.h"
#include "ui/panels/event_panel.h"
#include "ui/panels/formula_panel.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/palette_panel.h"
#include "ui/panels/parameters_panel.h"
#include "ui/panels/signals_panel.h"
#include "ui/panels/timeline_bar.h"
#include "ui/panels/timeline_branches.h"
#include "ui/panels/timeline_lane.h"
#include "ui/plots/plot_area.h"
#include "ui/plots/plot_offer.h"
#include "ui/plots/plot_template.h"
#include "ui/run/parameter_info.h"
#include "ui/run/run_controller.h"
#include "ui/run/second_run.h"
#include "ui/run/time_cursor.h"
#include "ui/look/wait_bar.h"
#include "ui/scene_view/mesh_wait.h"
#include "ui/scene_view/scene_editor.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/bundle_dialog.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/parameter_text.h"
#include "ui/shell/edit_commands.h"
#include "ui/shell/error_page.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/gallery.h"
#include "ui/shell/guide_window.h"
#include "ui/shell/import_report.h"
#include "ui/shell/key_badges.h"
#include "ui/shell/key_settings.h"
#include "ui/shell/key_sheet.h"
#include "ui/shell/layout_dialog.h"
#include "ui/shell/layout_store.h"
#include "ui/shell/record_table.h"
#include "ui/shell/making_bar.h"
#include "ui/shell/recording_reader.h"
#include "ui/shell/run_both_dialog.h"
#include "ui/shell/status_line.h"
#include "ui/shell/top_bar.h"
#include "ui/shell/tour_guide.h"
#include "ui/shell/workbench.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QProcess>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QComboBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace saltus::ui {

namespace {

const QString kBundleSuffix = QStringLiteral("saltus-bundle");
constexpr int kSay = 8000; // ms that a remark stays in the status line
constexpr int kTick = 33; // ms; what a machine without graphics card holds with everything on

struct MarkAction {
    const char* id;
    bool scene::MarkOptions::*option;
};
constexpr MarkAction kMarkOptions[] = {{"marks.points", &scene::MarkOptions::points},   {"marks.normals", &scene::MarkOptions::normals},
                                       {"marks.cones", &scene::MarkOptions::cones},     {"marks.modes", &scene::MarkOptions::modes},
                                       {"marks.joints", &scene::MarkOptions::joints},   {"marks.frames", &scene::MarkOptions::frames},
                                       {"marks.islands", &scene::MarkOptions::islands}};

bool isRecordingFile(const QString& file) {
    const QString suffix = QFileInfo(file).suffix().toLower();
    return suffix == QLatin1String("h5") || suffix == QLatin1String("hdf5");
}

QString factorText(double factor) {
    if (std::isinf(factor)) return QObject::tr("max");
    return (factor >= 0.01 ? fixedNumber(factor, factor >= 100 ? 0 : factor >= 10 ? 1 : 2) : plainNumber(factor, 2)) +
           QStringLiteral("×");
}

// Of another scene: its start, followed; no impact, no cursors A and B.
void resetCursor(TimeCursor& cursor) {
    cursor.pickImpact(std::nullopt);
    for (const auto which : {TimeCursor::a, TimeCursor::b}) cursor.setMarker(which, std::nullopt);
    cursor.follow();
    cursor.advance(0.0);
}

// Arrows step the time wherever the focus is, but not in texts, which keep their keys themselves, in menus and in rows of tabs,
// which the mouse does not give the focus to.
class ArrowKeys : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride) {
            const auto* key = static_cast<QKeyEvent*>(event);
            const bool arrow = key->key() == Qt::Key_Left || key->key() == Qt::Key_Right;
            const QWidget* focus = QApplication::focusWidget();
            if (arrow && key->modifiers() == Qt::NoModifier && (qobject_cast<const QMenuBar*>(focus) || qobject_cast<const QTabBar*>(focus))) {
                event->accept();
                return true;
            }
        }
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

MainWindow::MainWindow(Theme& theme, const WindowOptions& options, QWidget* parent)
    : QMainWindow(parent), theme_(theme), options_(options) {
    setObjectName(QStringLiteral("saltus"));
    setWindowIcon(theme.icon(QStringLiteral("cam"), theme.colors().accent));
    setAcceptDrops(true);
    installEventFilter(new ArrowKeys(this));
    setMinimumSize(700, 460); // of a display of 800x600
    document_ = new Document(this);
    document_->setShippedFolder(scenesFolder());
    run_ = new RunController(this);
    cursor_ = new TimeCursor(this);
    actions_ = new ActionRegistry(theme, this);
    if (options_.keepState) {
        preferences_ = Preferences::load();
        preferences_.apply(theme_, options_.systemIsDark);
    }
    run_->setLimits(preferences_.recordingLimits());
    run_->setMostMemory(1e6 * preferences_.runMemory);
    run_->setFastestSpeed(preferences_.fastestSpeed);
    createActions();
    if (options_.keepState) loadKeys(*actions_);
    top_ = new TopBar(theme, *actions_, this);
    setMenuWidget(top_);
    pages_ = new QStackedWidget(this);
    gallery_ = new Gallery(theme, *actions_, pages_);
    gallery_->setMoving(preferences_.movingPictures);
    workbench_ = new Workbench(theme, *actions_, *document_, *run_, *cursor_, pages_);
    errorPage_ = new ErrorPage(theme, pages_);
    commands_ = new EditCommands(workbench_->editor(), this);
    pages_->addWidget(gallery_);
    pages_->addWidget(workbench_);
    pages_->addWidget(errorPage_);
    status_ = new StatusLine(theme, this);
    auto* body = new QWidget(this);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(pages_, 1);
    column->addWidget(status_);
    setCentralWidget(body);
    palette_ = new CommandPalette(theme, this);
    keys_ = new KeySheet(theme, *actions_, this);
    tours_ = new TourGuide(theme, this, this);
    making_ = new MakingBar(*run_, this);
    top_->setUndoStack(document_->undoStack());
    createMenus();
    connectRun();
    connectViews();

    if (!options_.recoveryFolder.isEmpty()) {
        recovery_ = new Recovery(*document_, options_.recoveryFolder, this);
        gallery_->setRecoveryFolder(options_.recoveryFolder);
        connect(recovery_, &Recovery::failed, this, [this](const QString& message, const QString& remedy) {
            workbench_->banner().present(message, remedy);
        });
    }
    resize(1600, 1000);
    if (options_.keepState) {
        const QByteArray geometry = QSettings().value(QStringLiteral("window/geometry")).toByteArray();
        if (!geometry.isEmpty()) restoreGeometry(geometry);
        else if (const QScreen* screen = QGuiApplication::primaryScreen())
            resize(QSize(1600, 1000).boundedTo(screen->availableSize() * 0.95));
        workbench_->restoreState();
    }
    showPage(Page::gallery);
    timer_.setTimerType(Qt::PreciseTimer);
    timer_.setInterval(kTick);
    connect(&timer_, &QTimer::timeout, this, &MainWindow::tick);
    timer_.start();
}

MainWindow::~MainWindow() {
    timer_.stop();
    run_->unload();
    // The views go before the run and the cursor that they look at.
    delete workbench_;
    workbench_ = nullptr;
}

// --- commands ---------------------------------------------------------------------------------------------------------

void MainWindow::createActions() {
    ActionRegistry& a = *actions_;
    const auto on = [this](QAction* action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    const QString file = tr("File"), edit = tr("Edit"), run = tr("Run"), view = tr("View"), help = tr("Help");

    on(a.add("file.new", file, tr("&New scene"), tr("Begin an empty scene"), {QKeySequence(Qt::CTRL | Qt::Key_N)}, "plus"),
       [this] { newScene(); });
    on(a.add("file.newWindow", file, tr("New &window"), tr("Open another window of Saltus"),
             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)}),
       [] { QProcess::startDetached(QCoreApplication::applicationFilePath(), {}); });
    on(a.add("file.open", file, tr("&Open…"), tr("Open a scene, a recording or a bundle"), {QKeySequence(Qt::CTRL | Qt::Key_O)}, "folder"),
       [this] { openDialog(); });
    on(a.add("file.import", file, tr("&Import…"), tr("Make a scene of a robot (URDF)"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)}),
       [this] { importDialog(); });
    on(a.add("file.save", file, tr("&Save"), tr("Save the scene"), {QKeySequence(Qt::CTRL | Qt::Key_S)}), [this] { save(false); });
    on(a.add("file.saveAs", file, tr("Save &as…"), tr("Save the scene under another name"),
             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)}),
       [this] { save(true); });
    on(a.add("file.revert", file, tr("Re&vert"), tr("Go back to what the file holds; undo takes that back too")),
       [this] {
           if (const auto done = document_->revert(); !done)
               workbench_->banner().present(tr("The scene was not reverted"), done.error());
       });
    on(a.add("file.export", file, tr("&Export…"), tr("Save a figure, the picture or the data"),
             {QKeySequence(Qt::CTRL | Qt::Key_E)}, "export"),
       [this] { exportPlot({}); });
    on(a.add("file.saveBundle", file, tr("Save &bundle…"), tr("Save the run so far with all that was done in it, to be made again and compared bit by bit"),
             {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S)}),
       [this] { saveBundle(); });
    on(a.add("file.close", file, tr("&Close scene"), tr("Back to the gallery"), {QKeySequence(Qt::CTRL | Qt::Key_W)}, "back"),
       [this] { closeScene(); });
    on(a.add("file.quit", file, tr("&Quit"), tr("End Saltus"), {QKeySequence(Qt::CTRL | Qt::Key_Q)}), [this] { close(); });

    on(a.add("edit.undo", edit, tr("&Undo"), tr("Take the last change of the scene back"), {QKeySequence(Qt::CTRL | Qt::Key_Z)}),
       [this] { document_->undoStack().undo(); });
    on(a.add("edit.redo", edit, tr("&Redo"), tr("Make the change again"),
             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)}),
       [this] { document_->undoStack().redo(); });
    createEditActions();
    on(a.add("edit.equations", edit, tr("&Equations"), tr("Edit the equations of what is selected"), {QKeySequence(Qt::Key_F9)}),
       [this] { workbench_->editEquations(); });
    on(a.add("edit.pairLaw", edit, tr("Contact law of two bodies"), tr("The law between the two bodies selected; makes one where the scene has none"),
             {QKeySequence(Qt::Key_L)}, "law"),
       [this] { workbench_->openPairLaw(); });
    on(a.add("edit.materials", edit, tr("Table of materials…"), tr("Restitution and friction of all pairs of materials in one grid"),
             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M)}, "table"),
       [this] { workbench_->inspector().openMaterials(); });
    a.describe(edit, tr("Derivative of the formula at the text cursor"), ActionRegistry::keyText(QKeySequence(Qt::SHIFT | Qt::Key_F9)), KeyScope::window);
    on(a.add("scene.cam", edit, tr("Cam…"), tr("Make a cam, or change the one of the scene: its law, its drawing, its derivatives"),
             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)}, "cam"),
       [this] { openCam(); });
    on(a.add("scene.circuit", edit, tr("Circuit…"), tr("Draw a circuit, or change the one of the scene: its elements, their values, its drawing"),
             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)}, "diode"),
       [this] { openCircuit(); });
    on(a.add("edit.preferences", edit, tr("Pre&ferences…"), tr("Theme, text size, numbers, keys"),
             {QKeySequence(Qt::CTRL | Qt::Key_Comma)}),
       [this] { openPreferences(); });

    on(a.add("run.toggle", run, tr("Run"), tr("Run or pause"), {QKeySequence(Qt::Key_Space)}, "play"),
       [this] { run_->toggle(); });
    on(a.add("run.step", run, tr("&Step"), tr("One step forward"), {QKeySequence(Qt::Key_Right)}, "step"),
       [this] { run_->stepForward(); });
    on(a.add("run.back", run, tr("Step bac&k"), tr("One step back: the same states, bit for bit"),
             {QKeySequence(Qt::Key_Left)}, "back"),
       [this] { run_->stepBack(); });
    on(a.add("run.reset", run, tr("&Reset"), tr("Back to t = 0 with the present parameters"), {QKeySequence(Qt::Key_Backspace)},
             "restart"),
       [this] {
           cursor_->pickImpact(std::nullopt);
           cursor_->follow();
           run_->reset();
       });
    on(a.add("run.stopMaking", run, tr("Stop making the run"), tr("While a run is made that takes long: the scene stays open and is not run"),
             {QKeySequence(Qt::CTRL | Qt::Key_Period)}),
       [this] {
           if (QProgressDialog* bar = making_->dialog()) bar->cancel();
           else run_->stopMaking();
       });
    on(a.add("run.next", run, tr("&Next impact"), tr("Show the next impact"), {QKeySequence(Qt::Key_E)}, "next"),
       [this] { workbench_->timeline().nextImpact(); });
    on(a.add("run.previous", run, tr("&Previous impact"), tr("Show the impact before"), {QKeySequence(Qt::SHIFT | Qt::Key_E)},
             "prev"),
       [this] { workbench_->timeline().previousImpact(); });
    on(a.add("run.newest", run, tr("Newest state"), tr("Show the newest state again"), {QKeySequence(Qt::Key_End)}, {},
             KeyScope::view),
       [this] {
           cursor_->pickImpact(std::nullopt);
           cursor_->follow();
       });
    on(a.add("run.markerA", run, tr("Set cursor &A"), tr("Cursor A stays at the time shown; with B every plot shows the differences"),
             {QKeySequence(Qt::SHIFT | Qt::Key_A)}),
       [this] { cursor_->setMarker(TimeCursor::a, cursor_->time()); });
    on(a.add("run.markerB", run, tr("Set cursor &B"), tr("Cursor B stays at the time shown; with A every plot shows the differences"),
             {QKeySequence(Qt::SHIFT | Qt::Key_B)}),
       [this] { cursor_->setMarker(TimeCursor::b, cursor_->time()); });
    on(a.add("run.noMarkers", run, tr("Remove &cursors A and B"), tr("Only the one time is shown again"), {QKeySequence(Qt::SHIFT | Qt::Key_X)}),
       [this] {
           cursor_->setMarker(TimeCursor::a, std::nullopt);
           cursor_->setMarker(TimeCursor::b, std::nullopt);
       });
    on(a.add("run.newerLine", run, tr("Newer l&ine"), tr("Show the line of the run above on the timeline, and go on from its end"),
             {QKeySequence(Qt::ALT | Qt::Key_Up)}),
       [this] { workbench_->timeline().branches()->chooseNeighbour(-1); });
    on(a.add("run.olderLine", run, tr("&Older line"), tr("Show the line of the run below on the timeline, and go on from its end"),
             {QKeySequence(Qt::ALT | Qt::Key_Down)}),
       [this] { workbench_->timeline().branches()->chooseNeighbour(1); });
    on(a.add("run.faster", run, tr("&Faster"), tr("Double the speed"), {QKeySequence(Qt::Key_Equal), QKeySequence(Qt::Key_Plus)}),
       [this] { scaleSpeed(2.0); });
    on(a.add("run.slower", run, tr("S&lower"), tr("Half the speed"), {QKeySequence(Qt::Key_Minus)}), [this] { scaleSpeed(0.5); });
    on(a.add("run.realTime", run, tr("Real &time"), tr("One simulated second a second"), {QKeySequence(Qt::Key_1)}),
       [this] { wantSpeed(1.0); });
    on(a.add("run.fastest", run, tr("As fast as possible"), tr("The processor sets the speed"), {QKeySequence(Qt::Key_0)}),
       [this] { wantSpeed(std::numeric_limits<double>::infinity()); });

    on(a.add("view.scene", view, tr("&Scene"), tr("The moving picture"), {QKeySequence(Qt::CTRL | Qt::Key_1)}, "world"), [this] {
        workbench_->setTab(ViewTab::scene);
        workbench_->focusView();
    });
    on(a.add("view.analysis", view, tr("&Analysis"), tr("The trajectory in phase space with its section"),
             {QKeySequence(Qt::CTRL | Qt::Key_2)}, "section"),
       [this] {
           workbench_->setTab(ViewTab::analysis);
           workbench_->focusView();
       });
    on(a.add("view.table", view, tr("&Table"), tr("The recorded values as numbers"), {QKeySequence(Qt::CTRL | Qt::Key_3)}, "table"),
       [this] {
           workbench_->setTab(ViewTab::table);
           workbench_->focusView();
       });
    const auto checkable = [&](const char* id, const QString& text, const QString& tip, const QList<QKeySequence>& keys,
                               const QString& icon = {}) {
        QAction* action = a.add(QLatin1String(id), view, text, tip, keys, icon);
        action->setCheckable(true);
        return action;
    };
    const auto bare = [](Qt::Key key) { return QList<QKeySequence>{QKeySequence(key)}; };
    checkable("view.split", tr("S&plit view"), tr("Scene and analysis side by side"), {QKeySequence(Qt::CTRL | Qt::Key_Backslash)},
              "split");
    checkable("view.impulses", tr("&Impulses"), tr("Show impulses as arrows"), {QKeySequence(Qt::Key_I), QKeySequence(Qt::Key_F)}, "arrow");
    checkable("view.trail", tr("&Trail"), tr("Show the trail of the motion"), bare(Qt::Key_T), "trail");
    checkable("view.labels", tr("&Labels"), tr("Show values beside the bodies"), bare(Qt::Key_V));
    checkable("marks.points", tr("&Contact points"), tr("Show where bodies touch"), bare(Qt::Key_C));
    checkable("marks.normals", tr("&Normals"), tr("Show the normals of contacts"), bare(Qt::Key_N));
    checkable("marks.cones", tr("Friction con&es"), tr("Show friction cones with the reaction inside"), bare(Qt::Key_K));
    checkable("marks.modes", tr("Stick &and slip"), tr("Sticking contacts green, slipping ones vermillion"), bare(Qt::Key_M));
    checkable("marks.joints", tr("&Joints"), tr("Show joints and their axes"), bare(Qt::Key_J));
    checkable("marks.frames", tr("&Body frames"), tr("Show the axes of every body: x red, y green, z blue"), bare(Qt::Key_B));
    checkable("marks.islands", tr("Islands and &sleep"), tr("Bodies that touch in one colour, sleeping ones without"), bare(Qt::Key_G));
    on(checkable("view.follow", tr("&Follow"), tr("The camera goes along with the selected body; Esc lets it go"),
                 {QKeySequence(Qt::SHIFT | Qt::Key_F)}),
       [this](bool followed) {
           workbench_->sceneView().setFollowing(followed);
           updateActions();
       });
    on(a.add("view.focus", view, tr("F&ocus selection"), tr("Bring the selected body near"), {QKeySequence(Qt::Key_Period)}, {}, KeyScope::view),
       [this] { workbench_->sceneView().focusSelected(); });
    checkable("view.ortho", tr("Orthogra&phic"), tr("Parallel projection instead of perspective"), bare(Qt::Key_O), "ortho");
    on(a.add("view.home", view, tr("&Home camera"), tr("Frame the whole scene"), {QKeySequence(Qt::Key_Home)}, {}, KeyScope::view),
       [this] {
           if (workbench_->tab() == ViewTab::analysis && workbench_->analysisView()) workbench_->homeAnalysis();
           else workbench_->sceneView().home();
       });
    const struct { const char* id; QString text; Panel panel; Qt::Key key; } panels[] = {
        {"panel.palette", tr("Palette"), Panel::palette, Qt::Key_F12},
        {"panel.outline", tr("Outline"), Panel::outline, Qt::Key_F2},
        {"panel.signals", tr("Signals"), Panel::signals_, Qt::Key_F3},
        {"panel.inspector", tr("Inspector"), Panel::inspector, Qt::Key_F4},
        {"panel.parameters", tr("Parameters"), Panel::parameters, Qt::Key_F5},
        {"panel.timeline", tr("Timeline"), Panel::timeline, Qt::Key_F7},
        {"panel.plots", tr("Plots"), Panel::plots, Qt::Key_F8},
        {"panel.events", tr("Events"), Panel::events, Qt::Key_F10},
        {"panel.modes", tr("States of contacts"), Panel::modes, Qt::Key_unknown},
    };
    for (const auto& p : panels) {
        const bool strip = p.panel == Panel::modes;
        QAction* action = checkable(p.id, p.text, strip ? tr("Show or hide when each contact was open, closed, sticking or slipping, under the time axis") : tr("Show or hide this panel"),
                                    strip ? QList<QKeySequence>{QKeySequence(Qt::SHIFT | Qt::Key_F7)} : bare(p.key));
        const Panel panel = p.panel;
        on(action, [this, panel](bool shown) { workbench_->setPanelShown(panel, shown); });
    }
    const QString analysis = tr("Analysis");
    for (const PlotOffer offer : kPlotOffers)
        on(a.add(QStringLiteral("plot.add.") + QLatin1String(offerId(offer)), analysis, tr("Add plot: %1").arg(offerName(offer)),
                 tr("Beside the other plots, with its signals, period and phase guessed")),
           [this, offer] {
               if (offer != PlotOffer::table) workbench_->setPanelShown(Panel::plots, true);
               workbench_->plots().addPlot(offer);
           });
    on(a.add("view.layouts", analysis, tr("La&youts of plots…"), tr("Put a layout of plots onto the scene, or keep the present one for other scenes"),
             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)}),
       [this] { openLayouts(); });
    on(a.add("run.both", analysis, tr("Run both…"), tr("A second run beside this one with another step, law or parameter value; where they part is told"),
             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B)}, "branch"),
       [this] { openRunBoth(); });
    on(a.add("run.halve", analysis, tr("Run both: halve h"), tr("B again with half its step; tells the order in which they approach each other"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H)}),
       [this] { workbench_->compareBar().halve(); });
    on(a.add("run.parting", analysis, tr("Run both: show where they part"), tr("The first impact without a partner in the other run"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)}),
       [this] { workbench_->compareBar().goToParting(); });
    QAction* logarithm = a.add("run.logDifference", analysis, tr("Run both: logarithm of the difference"), tr("lg |B − A| instead of B − A below the first plot"), {});
    logarithm->setCheckable(true);
    on(logarithm, [this](bool wanted) { workbench_->compareBar().setLogarithmic(wanted); });
    on(a.add("run.endBoth", analysis, tr("Run both: end"), tr("A alone again"), {}), [this] { workbench_->second().end(); });
    QAction* only = a.add("view.only", view, tr("Only the &view"), tr("Hide all but the view"), {QKeySequence(Qt::Key_Tab)}, {},
                          KeyScope::view);
    only->setCheckable(true);
    on(only, [this](bool shown) {
        workbench_->setOnlyView(shown);
        workbench_->focusView();
    });
    on(a.add("view.nextPanel", view, tr("Next panel"), tr("Move the focus to the next panel"), {QKeySequence(Qt::Key_F6)}),
       [this] { workbench_->focusNextRegion(false); });
    on(a.add("view.previousPanel", view, tr("Previous panel"), tr("Move the focus to the panel before"),
             {QKeySequence(Qt::SHIFT | Qt::Key_F6)}),
       [this] { workbench_->focusNextRegion(true); });
    QAction* full = checkable("view.fullScreen", tr("&Full screen"), tr("Use the whole screen"), bare(Qt::Key_F11));
    on(full, [this](bool shown) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, shown)); });
    on(a.add("view.theme", view, tr("Light or dark"), tr("Change between the light and the dark theme"),
             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L)}, "sun"),
       [this] {
           Preferences p = preferences_;
           p.theme = theme_.kind() == ThemeKind::dark ? ThemeChoice::light : ThemeChoice::dark;
           setPreferences(p);
       });

    on(a.add("help.palette", help, tr("&Search everything"), tr("Commands, scenes, parameters"),
             {QKeySequence(Qt::CTRL | Qt::Key_K)}, "search"),
       [this] { openPalette(); });
    on(a.add("help.guide", help, tr("&User guide"), tr("The whole guide with search, also without a network"), {QKeySequence(Qt::CTRL | Qt::Key_F1)}),
       [this] {
           auto* guide = findChild<GuideWindow*>();
           if (!guide) guide = new GuideWindow(theme_, this);
           guide->show();
           guide->raise();
           guide->activateWindow();
       });
    QAction* keys = a.add("help.keys", help, tr("&Keys"), tr("Shows on every control the key that works it"), {QKeySequence(Qt::Key_F1)}, "book");
    keys->setShortcutContext(Qt::ApplicationShortcut); // in dialogs too
    keys->setAutoRepeat(false);
    on(keys, [this] { showKeys(); });
    on(a.add("help.keyList", help, tr("&List of all keys"), tr("All keys on one sheet"), {QKeySequence(Qt::SHIFT | Qt::Key_F1)}),
       [this] { keys_->toggle(); });
    // Tours ask for the places of their controls while they run: they are made when one begins.
    on(a.add("tour.cam", help, tr("Tour: a &cam and its follower"), tr("Build a cam-follower step by step; it can be left at any time"), {}, "cam"),
       [this] { tours_->start(camTour(*this)); });
    on(a.add("tour.box", help, tr("Tour: a &box with friction"), tr("Build a box that falls and slides step by step; it can be left at any time"), {}, "box"),
       [this] { tours_->start(boxTour(*this)); });
    on(a.add("tour.circuit", help, tr("Tour: a &diode bridge"), tr("Build a circuit step by step; it can be left at any time"), {}, "diode"),
       [this] { tours_->start(circuitTour(*this)); });
    on(a.add("help.about", help, tr("&About Saltus"), tr("Version and licences")), [this] { openAbout(); });
    on(a.add("gallery.filter", tr("Gallery"), tr("Filter scenes"), tr("Type a part of a scene's name"),
             {QKeySequence(Qt::Key_Slash)}, "search", KeyScope::gallery),
       [this] { gallery_->focusFilter(); });
    // Keys that widgets answer themselves.
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Return, Qt::Key_Enter}) a.reserve(QKeySequence(key), tr("it belongs to fields, lists and dialogs"));
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down}) a.reserve(QKeySequence(key), tr("it belongs to fields, lists and dialogs"));
    for (const Qt::Key key : {Qt::Key_X, Qt::Key_Y, Qt::Key_Z}) a.reserve(QKeySequence(key), tr("it names an axis while something is moved or turned"));
    a.reserve(QKeySequence(Qt::Key_D), tr("it runs the drop test of a law"));
    a.reserve(QKeySequence(Qt::SHIFT | Qt::Key_F9), tr("it shows the derivative of a formula"));
    a.describe(tr("Gallery"), tr("Choose a scene"), tr("Arrows"), KeyScope::gallery);
    a.describe(tr("Gallery"), tr("Open it"), tr("Enter"), KeyScope::gallery);
    a.describe(tr("Mouse"), tr("Orbit, pan, zoom"), tr("Left, Right, Wheel"));
    a.describe(tr("Mouse"), tr("Select a body"), tr("Click"));
    a.describe(tr("Mouse"), tr("Pull a body while it runs"), tr("Ctrl drag"));
    a.describe(tr("Mouse"), tr("Focus on a body"), tr("Double click"));
    a.describe(tr("Mouse"), tr("A contact's numbers"), tr("Click its mark"));
    a.describe(tr("Mouse"), tr("Scrub through time"), tr("Drag timeline"));
    a.describe(tr("Mouse"), tr("Plot a signal"), tr("Drag to plots"));
    a.describe(tr("Mouse"), tr("Cursors A and B"), tr("Shift click"));
}

// What is done by hand in the scene view.
void MainWindow::createEditActions() {
    ActionRegistry& a = *actions_;
    const QString edit = tr("Edit");
    // The workbench and its commands come after the actions.
    const auto command = [&](const char* id, const QString& text, const QString& tip, const QList<QKeySequence>& keys, auto slot,
                             KeyScope scope = KeyScope::window) {
        connect(a.add(QLatin1String(id), edit, text, tip, keys, {}, scope), &QAction::triggered, this, [this, slot] { slot(*commands_); });
    };
    const auto ctrl = [](Qt::Key key) { return QList<QKeySequence>{QKeySequence(Qt::CTRL | key)}; };
    command("edit.cut", tr("Cu&t"), tr("Take what is selected out of the scene, for pasting"), ctrl(Qt::Key_X), [](EditCommands& c) { c.cut(); });
    command("edit.copy", tr("&Copy"), tr("Copy what is selected, also for another window"), ctrl(Qt::Key_C), [](EditCommands& c) { c.copy(); });
    command("edit.paste", tr("&Paste"), tr("Put in what was copied, under new names"), ctrl(Qt::Key_V), [](EditCommands& c) { c.paste(); });
    command("edit.duplicate", tr("&Duplicate"), tr("A copy beside what is selected"), ctrl(Qt::Key_D), [](EditCommands& c) { c.duplicate(); });
    command("edit.group", tr("Group together"), tr("What is selected belongs together: a double click on one of them selects all"), ctrl(Qt::Key_G), [](EditCommands& c) { c.group(); });
    command("edit.ungroup", tr("Ungroup"), tr("The groups of what is selected are no more; the parts stay"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)},
            [](EditCommands& c) { c.ungroup(); });
    command("edit.motor", tr("Motor on joint"), tr("A direct-current motor drives the joint selected: its voltage, resistance, inductance and constant are parameters"),
            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_J)}, [](EditCommands& c) { c.addMotor(); });
    command("edit.controller", tr("Controller on joint"), tr("A controller with P, I and D brings the joint selected to a set value; its gains are parameters"),
            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K)}, [](EditCommands& c) { c.addController(); });
    command("edit.delete", tr("De&lete"), tr("Remove what is selected, with what needs it"), {QKeySequence(Qt::Key_Delete)},
            [](EditCommands& c) { c.remove(); }, KeyScope::view);
    command("edit.selectAll", tr("Select &all"), tr("Select all bodies"), ctrl(Qt::Key_A), [](EditCommands& c) { c.selectAll(); }, KeyScope::view);
    command("edit.dropDown", tr("Drop d&own"), tr("Set what is selected on what lies below it, gap 0"), {QKeySequence(Qt::SHIFT | Qt::Key_D)},
            [](EditCommands& c) { c.dropDown(); });
    command("edit.array", tr("Arra&y…"), tr("Several copies along a line or around an axis"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)},
            [](EditCommands& c) { c.array(); });
    const char* const axes = "XYZ";
    for (int axis = 0; axis < 3; ++axis) {
        const QString letter(QLatin1Char(axes[axis]));
        const QByteArray mirror = "edit.mirror" + letter.toLatin1();
        command(mirror.constData(), tr("Along %1").arg(letter), tr("Mirror at the plane through the origin across %1").arg(letter), {},
                [axis](EditCommands& c) { c.mirror(axis); });
        const struct { const char* id; QString text; authoring::Align how; } ways[] = {
            {"edit.alignLower", tr("Lower ends along %1").arg(letter), authoring::Align::lower},
            {"edit.alignCentre", tr("Centres along %1").arg(letter), authoring::Align::centre},
            {"edit.alignUpper", tr("Upper ends along %1").arg(letter), authoring::Align::upper},
        };
        for (const auto& way : ways) {
            const QByteArray id = way.id + letter.toLatin1();
            const auto how = way.how;
            command(id.constData(), way.text, tr("As the body selected first"), {}, [axis, how](EditCommands& c) { c.align(axis, how); });
        }
        const QByteArray spread = "edit.alignSpread" + letter.toLatin1();
        command(spread.constData(), tr("Equal gaps along %1").arg(letter), tr("The outer two bodies stay"), {},
                [axis](EditCommands& c) { c.distribute(axis); });
    }
    const struct { const char* id; QString text, tip; Qt::Key key; EditTool tool; } tools[] = {
        {"tool.select", tr("&Select"), tr("Click selects; no handles"), Qt::Key_Q, EditTool::select},
        {"tool.move", tr("Mo&ve"), tr("Handles that move what is selected; X, Y or Z and a number move it exactly"), Qt::Key_W, EditTool::move},
        {"tool.turn", tr("Tur&n"), tr("Handles that turn what is selected; X, Y or Z and an angle turn it exactly"), Qt::Key_R, EditTool::turn},
        {"tool.scale", tr("Scale"), tr("Handles that change the size of what is selected"), Qt::Key_S, EditTool::scale},
    };
    for (const auto& t : tools) {
        QAction* action = a.add(QLatin1String(t.id), edit, t.text, t.tip, {QKeySequence(t.key)});
        action->setCheckable(true);
        const EditTool tool = t.tool;
        connect(action, &QAction::triggered, this, [this, tool] { workbench_->editor().setTool(tool); });
    }
    QAction* local = a.add("tool.local", edit, tr("A&xes of the body"), tr("Handles along the axes of the body instead of the world's"),
                           {QKeySequence(Qt::SHIFT | Qt::Key_W)});
    local->setCheckable(true);
    connect(local, &QAction::triggered, this, [this](bool on) { workbench_->editor().setLocalAxes(on); });
}

void MainWindow::createMenus() {
    const auto act = [this](const char* id) { return actions_->action(QLatin1String(id)); };
    QMenuBar& bar = top_->menus();
    QMenu* file = bar.addMenu(tr("&File"));
    for (const char* id : {"file.new", "file.newWindow", "file.open", "file.import"}) file->addAction(act(id));
    recentMenu_ = file->addMenu(tr("Open &recent"));
    connect(recentMenu_, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    fillRecentMenu();
    file->addSeparator();
    for (const char* id : {"file.save", "file.saveAs", "file.saveBundle", "file.revert", "file.export"}) file->addAction(act(id));
    file->addSeparator();
    file->addAction(act("file.close"));
    file->addAction(act("file.quit"));
    QMenu* edit = bar.addMenu(tr("&Edit"));
    for (const char* id : {"edit.undo", "edit.redo"}) edit->addAction(act(id));
    edit->addSeparator();
    for (const char* id : {"edit.cut", "edit.copy", "edit.paste", "edit.duplicate", "edit.delete", "edit.selectAll", "edit.group", "edit.ungroup"}) edit->addAction(act(id));
    edit->addSeparator();
    for (const char* id : {"tool.select", "tool.move", "tool.turn", "tool.scale", "tool.local", "edit.dropDown", "edit.array"})
        edit->addAction(act(id));
    QMenu* mirrors = edit->addMenu(tr("&Mirror"));
    for (const char* id : {"edit.mirrorX", "edit.mirrorY", "edit.mirrorZ"}) mirrors->addAction(act(id));
    QMenu* aligns = edit->addMenu(tr("Al&ign"));
    for (const QString& axis : QStringList{QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("Z")}) {
        for (const char* how : {"Lower", "Centre", "Upper", "Spread"})
            aligns->addAction(actions_->action(QStringLiteral("edit.align") + QLatin1String(how) + axis));
        aligns->addSeparator();
    }
    edit->addSeparator();
    edit->addAction(act("edit.equations"));
    edit->addAction(act("edit.pairLaw"));
    edit->addAction(act("edit.materials"));
    edit->addAction(act("scene.cam"));
    edit->addAction(act("scene.circuit"));
    edit->addAction(act("edit.motor"));
    edit->addAction(act("edit.controller"));
    edit->addAction(act("edit.preferences"));
    QMenu* scene = bar.addMenu(tr("&Scene"));
    for (const char* id : {"view.impulses", "view.trail", "view.labels", "view.ortho"}) scene->addAction(act(id));
    scene->addSeparator();
    for (const char* id : kMarkActions)
        if (id != std::string_view("view.impulses")) scene->addAction(act(id));
    scene->addSeparator();
    for (const char* id : {"view.follow", "view.focus", "view.home"}) scene->addAction(act(id));
    QMenu* run = bar.addMenu(tr("&Run"));
    for (const char* id : {"run.toggle", "run.step", "run.back", "run.reset", "run.stopMaking"}) run->addAction(act(id));
    run->addSeparator();
    for (const char* id : {"run.next", "run.previous", "run.newest"}) run->addAction(act(id));
    run->addSeparator();
    for (const char* id : {"run.newerLine", "run.olderLine"}) run->addAction(act(id));
    run->addSeparator();
    for (const char* id : {"run.faster", "run.slower", "run.realTime", "run.fastest"}) run->addAction(act(id));
    QMenu* analysis = bar.addMenu(tr("&Analysis"));
    QMenu* addPlot = analysis->addMenu(tr("Add plo&t"));
    addPlot->setObjectName(QStringLiteral("analysis.add"));
    for (const PlotOffer offer : kPlotOffers) addPlot->addAction(actions_->action(QStringLiteral("plot.add.") + QLatin1String(offerId(offer))));
    analysis->addAction(act("view.layouts"));
    analysis->addSeparator();
    for (const char* id : {"run.both", "run.halve", "run.parting", "run.logDifference", "run.endBoth"}) analysis->addAction(act(id));
    analysis->addSeparator();
    for (const char* id : {"run.markerA", "run.markerB", "run.noMarkers"}) analysis->addAction(act(id));
    analysis->addSeparator();
    analysis->addAction(act("file.export"));
    QMenu* view = bar.addMenu(tr("&View"));
    for (const char* id : {"view.scene", "view.analysis", "view.table", "view.split"}) view->addAction(act(id));
    view->addSeparator();
    for (const char* id : {"panel.palette", "panel.outline", "panel.signals", "panel.inspector", "panel.parameters", "panel.timeline", "panel.plots", "panel.events",
                           "panel.modes", "view.only"})
        view->addAction(act(id));
    view->addSeparator();
    for (const char* id : {"view.nextPanel", "view.previousPanel"}) view->addAction(act(id));
    view->addSeparator();
    for (const char* id : {"view.theme", "view.fullScreen"}) view->addAction(act(id));
    QMenu* help = bar.addMenu(tr("&Help"));
    for (const char* id : {"help.guide", "help.palette", "help.keys", "help.keyList"}) help->addAction(act(id));
    help->addSeparator();
    for (const char* id : {"tour.cam", "tour.box", "tour.circuit"}) help->addAction(act(id));
    help->addSeparator();
    help->addAction(act("help.about"));

    top_->arrange();

    // Window keys work wherever the focus is; view keys only in the centre, so that arrows and Tab stay what they are
    // in trees and fields.
    for (const ActionEntry& entry : actions_->entries()) {
        if (!entry.action) continue;
        if (entry.scope == KeyScope::window) addAction(entry.action);
        if (entry.scope == KeyScope::view) workbench_->centre().addAction(entry.action);
        if (entry.scope == KeyScope::gallery) gallery_->addAction(entry.action);
    }
}

void MainWindow::fillRecentMenu() {
    recentMenu_->clear();
    for (const QString& file : recentFiles())
        recentMenu_->addAction(plainEntry(QFileInfo(file).fileName()), this, [this, file] { openFile(file); })
            ->setToolTip(plain(QDir::toNativeSeparators(file)));
    recentMenu_->setEnabled(!recentMenu_->isEmpty());
    if (!recentMenu_->isEmpty()) {
        recentMenu_->addSeparator();
        recentMenu_->addAction(tr("Forget these"), this, [this] {
            forgetRecentFiles();
            fillRecentMenu();
            gallery_->reload();
        });
    }
}

void MainWindow::connectRun() {
    restartSoon_.setSingleShot(true);
    restartSoon_.setInterval(0);
    connect(&restartSoon_, &QTimer::timeout, this, &MainWindow::restart);
    connect(run_, &RunController::loaded, this, [this] {
        if (workbench_->banner().showsProblems()) workbench_->banner().hide();
        if (restartSoon_.isActive()) return; // edited meanwhile: this run is of an older scene, the next one comes at once
        const bool again = std::exchange(restart_, Restart::none) != Restart::none;
        showPage(Page::workbench);
        const Errors errors = workbench_->setModel(document_->model(), !again);
        if (!errors.empty()) workbench_->banner().present(errors.front());
        if (!again) {
            if (preferences_.firstSpeed > 0.0) run_->setWantedSpeed(preferences_.firstSpeed);
            else if (const auto end = model::end_time(document_->model().run)) run_->setWantedSpeed(usualSpeed(*end));
            workbench_->focusView();
        }
        updateActions();
        emit modelReady();
    });
    connect(run_, &RunController::failed, this, [this](const Errors& errors) {
        errors_ = errors;
        if (run_->recording() == nullptr && !errors.empty() && errors.front().kind == ErrorKind::cancelled) { // by its user
            const bool again = std::exchange(restart_, Restart::none) != Restart::none;
            showPage(Page::workbench);
            if (!again) workbench_->setModel(document_->model());
            return showProblems(errors);
        }
        if (run_->recording() == nullptr && restart_ == Restart::changed && workbench_->formulas().isWaiting() &&
            document_->undoStack().canUndo()) {
            // What validation could not see: the scene goes back to the equations that ran, the texts stay to be mended.
            restart_ = Restart::takenBack;
            document_->undoStack().undo();
            workbench_->formulas().refused(errors);
            return;
        }
        if (run_->recording() == nullptr && std::exchange(restart_, Restart::none) != Restart::none) return showProblems(errors);
        if (run_->state() == RunState::empty || run_->recording() == nullptr) {
            showErrors(openingFile_, errors);
            return;
        }
        const Error& first = errors.front();
        workbench_->banner().present(
            tr("The run stopped: %1").arg(coreText(first.message)),
            (first.remedy.empty() ? QString() : asSentence(first.remedy) + QStringLiteral(". ")) +
                tr("All up to here stays to be looked at; %1 starts again.").arg(keyOf("run.reset")));
    });
    connect(run_, &RunController::stateChanged, this, [this](RunState state) {
        if (state == RunState::running) workbench_->banner().hide();
        updateActions();
    });
    connect(run_, &RunController::pausedAtEnd, this, [this](double time) {
        workbench_->banner().present(tr("Paused at the end of the scene, t = %1 s").arg(plainNumber(time)),
                                     tr("The scene asks for it, because it does not hold much further. %1 goes on all the same.")
                                         .arg(keyOf("run.toggle")));
    });
    connect(run_, &RunController::recordingChanged, this, [this] { updateStatus(); });
    connect(run_, &RunController::linesChanged, this, &MainWindow::updateActions);
    connect(document_, &Document::modelChanged, this, [this] {
        updateActions();
        updateTitle();
    });
    connect(document_, &Document::edited, this, [this](const model::Effects& effects) {
        // Views of another run are made when it is there.
        if (!effects.views || effects.dynamics || restartSoon_.isActive() || restart_ != Restart::none) return;
        if (const Errors errors = workbench_->setModel(document_->model(), false); !errors.empty())
            workbench_->banner().present(tr("Something cannot be shown"), errors);
    });
    connect(document_, &Document::equationsChanged, this, [this] { restartSoon_.start(); });
    connect(document_, &Document::closed, this, &MainWindow::dropRun);
    connect(document_, &Document::modifiedChanged, this, [this] {
        updateActions();
        updateTitle();
    });
    connect(&document_->undoStack(), &QUndoStack::indexChanged, this, [this] { updateActions(); });
}

void MainWindow::connectViews() {
    connect(gallery_, &Gallery::opened, this, &MainWindow::openFile);
    connect(gallery_, &Gallery::recovered, this, &MainWindow::recover);
    connect(workbench_, &Workbench::circuitWanted, this, &MainWindow::openCircuit);
    connect(&workbench_->banner(), &Banner::objectRequested, this, [this](const QString& name) {
        workbench_->setPanelShown(Panel::inspector, true);
        workbench_->outline().select(name);
        workbench_->inspector().select(name);
    });
    connect(errorPage_, &ErrorPage::retryRequested, this, &MainWindow::openFile);
    connect(errorPage_, &ErrorPage::backRequested, this, [this] { closeScene(); });
    connect(&top_->search(), &SearchButton::clicked, this, &MainWindow::openPalette);
    connect(&workbench_->plots(), &PlotArea::exportRequested, this, &MainWindow::exportPlot);
    connect(&workbench_->plots(), &PlotArea::tableWanted, actions_->action(QStringLiteral("view.table")), &QAction::trigger);
    connect(&workbench_->plots(), &PlotArea::refused, &workbench_->banner(), qOverload<const QString&, const QString&>(&Banner::present));
    connect(&workbench_->plots(), &PlotArea::startWanted, this, [this](const model::Plot& map, double x, double y) {
        auto started = started_at(document_->model(), map, x, y);
        if (!started) return workbench_->banner().present(started.error());
        if (run_->state() != RunState::running) run_->play(); // what is built anew goes on as what was there
        document_->edit(model::difference(document_->model(), *started), tr("Start at %1, %2").arg(plainNumber(x), plainNumber(y)));
        if (restartSoon_.isActive()) return;
        // It begins there already.
        run_->reset();
        cursor_->follow();
        run_->play();
    });
    SceneView& scene = workbench_->sceneView();
    const auto toggle = [this](const char* id, auto slot) {
        connect(actions_->action(QLatin1String(id)), &QAction::toggled, this, slot);
    };
    toggle("view.impulses", [&scene](bool on) { scene.setShowImpulses(on); });
    toggle("view.trail", [&scene](bool on) { scene.setShowTrail(on); });
    toggle("view.labels", [&scene](bool on) { scene.setShowLabels(on); });
    toggle("view.ortho", [&scene](bool on) { scene.setOrthographic(on); });
    for (const auto& [id, option] : kMarkOptions)
        toggle(id, [&scene, option = option](bool on) {
            scene::MarkOptions marks = scene.marks();
            marks.*option = on;
            scene.setMarks(marks);
        });
    connect(&scene, &SceneView::selectionChanged, this, &MainWindow::updateActions);
    connect(&workbench_->partPalette(), &PalettePanel::dialogRequested, this, [this](PaletteDialog dialog) {
        actions_->action(dialog == PaletteDialog::cam ? QStringLiteral("scene.cam") : QStringLiteral("scene.circuit"))->trigger();
    });
    connect(&workbench_->outline(), &OutlinePanel::groupRequested, commands_, &EditCommands::group);
    connect(&workbench_->outline(), &OutlinePanel::ungroupRequested, commands_, &EditCommands::ungroup);
    connect(&workbench_->editor(), &SceneEditor::toolChanged, this, &MainWindow::updateActions);
    // What a hand does is said as long as it does it; a remark ends by itself, with the next edit, or with the scene.
    auto* sayUntil = new QTimer(this);
    sayUntil->setSingleShot(true);
    sayUntil->setInterval(kSay);
    const auto busy = [this] { return workbench_ && (workbench_->editor().armed() || workbench_->editor().isDragging()); };
    connect(sayUntil, &QTimer::timeout, this, [this, sayUntil, busy] {
        if (busy()) return sayUntil->start();
        said_.clear();
    });
    connect(&workbench_->editor(), &SceneEditor::said, this, [this, sayUntil](const QString& text) {
        said_ = text;
        sayUntil->start();
    });
    connect(document_, &Document::closed, this, [this] { said_.clear(); });
    connect(document_, &Document::edited, this, [this] { // what is said of an edit is said after it
        if (workbench_ && !workbench_->editor().armed()) said_.clear();
    });
    connect(status_, &StatusLine::linkClicked, &workbench_->timeline(), &TimelineBar::listWarnings);
    connect(QApplication::clipboard(), &QClipboard::dataChanged, this, &MainWindow::updateActions);
    connect(&scene, &SceneView::menuRequested, this, &MainWindow::sceneMenu);
    toggle("view.split", [this](bool on) { workbench_->setSplit(on); });
    connect(&workbench_->second(), &SecondRun::changed, this, &MainWindow::updateActions);
    connect(&workbench_->compareBar(), &CompareBar::partingChanged, this, &MainWindow::updateActions);
    connect(&workbench_->compareBar(), &CompareBar::logarithmicChanged, this, [this](bool on) { actions_->action(QStringLiteral("run.logDifference"))->setChecked(on); });
    connect(&scene, &SceneView::viewOptionsChanged, this, &MainWindow::updateActions);
    connect(workbench_, &Workbench::layoutChanged, this, &MainWindow::updateActions);
    connect(&theme_, &Theme::changed, this, [this] { updateActions(); });
}

void MainWindow::sceneMenu(const QString& object, const QPoint& at) {
    QMenu* menu = popupMenu(this);
    const auto act = [this](const char* id) { return actions_->action(QLatin1String(id)); };
    if (!object.isEmpty() || act("view.follow")->isChecked()) menu->addAction(act("view.follow"));
    if (!object.isEmpty()) {
        menu->addAction(act("view.focus"));
        menu->addAction(tr("Copy name “%1”").arg(plainEntry(object)), this, [object] { QApplication::clipboard()->setText(object); });
    }
    if (!menu->isEmpty()) menu->addSeparator();
    if (commands_->hasSelection())
        for (const char* id : {"edit.cut", "edit.copy"}) menu->addAction(act(id));
    if (EditCommands::canPaste()) menu->addAction(act("edit.paste"));
    if (commands_->hasSelection())
        for (const char* id : {"edit.duplicate", "edit.array", "edit.dropDown", "edit.group", "edit.ungroup", "edit.motor", "edit.controller", "edit.delete"})
            if (act(id)->isEnabled()) menu->addAction(act(id));
    if (!menu->isEmpty()) menu->addSeparator();
    if (workbench_->sceneView().hasBodies()) {
        QMenu* marks = menu->addMenu(tr("Marks"));
        for (const char* id : kMarkActions) marks->addAction(act(id));
    }
    menu->addAction(act("view.home"));
    menu->popup(at);
}

// --- pages and files --------------------------------------------------------------------------------------------------

MainWindow::Page MainWindow::page() const { return static_cast<Page>(pages_->currentIndex()); }

void MainWindow::showPage(Page page) {
    pages_->setCurrentIndex(static_cast<int>(page));
    if (page == Page::gallery) {
        gallery_->reload();
        gallery_->focusFirst();
    }
    updateTitle();
    updateActions();
    updateStatus();
}

// The scene's run, there or on the way.
void MainWindow::dropRun() {
    restartSoon_.stop();
    restart_ = Restart::none;
    run_->unload();
}

void MainWindow::leaveScene() {
    errors_.clear();
    workbench_->second().end();
    dropRun();
    workbench_->clear();
    resetCursor(*cursor_);
    said_.clear();
}

bool MainWindow::newScene() {
    if (!mayDrop()) return false;
    leaveScene();
    fromRecording_ = false;
    openingFile_.clear();
    document_->openNew();
    original_ = document_->model();
    showDocument();
    return true;
}

bool MainWindow::recover(const Recovery::Left& left) {
    if (!mayDrop()) return false;
    auto model = Recovery::read(left);
    if (!model) {
        showErrors(left.entry, model.error());
        return false;
    }
    leaveScene();
    fromRecording_ = false;
    openingFile_ = left.filePath;
    document_->openRecovered(std::move(*model), left.filePath);
    original_ = {};
    recovery_->takeOver(left);
    showDocument();
    return true;
}

// A scene that may be empty or wrong: its page is there at once, its run when it can be.
void MainWindow::showDocument() {
    showPage(Page::workbench);
    workbench_->setModel(document_->model());
    workbench_->focusView();
    if (document_->isBlank()) return;
    restart_ = Restart::changed;
    run_->load(document_->model());
}

bool MainWindow::openFile(const QString& file) {
    if (!mayDrop()) return true;
    const QString path = QFileInfo(file).absoluteFilePath();
    if (QFileInfo(path).suffix().toLower() == QLatin1String("urdf")) return importRobot(path);
    if (QFileInfo(path).suffix().toLower() == kBundleSuffix) return openBundle(path);
    leaveScene();
    openingFile_ = path;
    const int before = refused_;
    QApplication::setOverrideCursor(Qt::WaitCursor);
    struct Restore {
        ~Restore() { QApplication::restoreOverrideCursor(); }
    } restore;
    fromRecording_ = isRecordingFile(path);
    if (fromRecording_) {
        auto read = readRecording(path, this);
        if (!read) {
            showErrors(path, {read.error()});
            return false;
        }
        auto model = io::parse_scene(read->scene_text, path.toStdString());
        if (!model) {
            showErrors(path, model.error());
            return false;
        }
        document_->openModel(*model, {});
        original_ = document_->model();
        if (options_.keepState) addRecentFile(path);
        run_->loadRecording(document_->model(), read->recording);
    } else {
        if (auto opened = document_->open(path); !opened) {
            showErrors(path, opened.error());
            return false;
        }
        original_ = document_->model();
        if (options_.keepState) addRecentFile(path);
        run_->load(document_->model());
    }
    return refused_ == before;
}

// A new scene that has no file yet, and the run of the bundle.
bool MainWindow::openBundle(const QString& file) {
    leaveScene();
    fromRecording_ = false;
    openingFile_ = file;
    const auto refuse = [&](const Errors& errors) {
        showErrors(file, errors);
        return false;
    };
    auto read = io::read_bundle(file.toStdString());
    if (!read) return refuse({read.error()});
    auto bundle = std::make_shared<const io::Bundle>(std::move(*read));
    auto made = replayable(*bundle);
    if (!made) return refuse(made.error());
    // The scene has the values of the run's start.
    model::Model& scene = made->model;
    if (made->options.step) scene.run.step = model::Value(*made->options.step);
    if (made->options.end) scene.run.end = model::Value(*made->options.end);
    if (made->options.solver) scene.run.solver = *made->options.solver;
    const auto infos = parameterInfos(scene);
    if (!infos) return refuse({infos.error()});
    for (const auto& [name, text] : bundle->set) {
        if (name.find('.') != std::string::npos) continue; // a setting of the run: taken already
        const auto si = model::parse_parameter(scene, name, text);
        if (!si) return refuse({si.error()});
        for (std::size_t i = 0; i < infos->size(); ++i)
            if ((*infos)[i].name == name) scene.parameters[i].value = (*infos)[i].sceneValue(*si);
    }
    if (options_.keepState) addRecentFile(file);
    document_->openModel(scene, {});
    original_ = document_->model();
    run_->loadBundle(document_->model(), bundle);
    auto* dialog = new BundleDialog(bundle, *run_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(document_, &Document::opened, dialog, &QDialog::close);
    connect(document_, &Document::closed, dialog, &QDialog::close);
    dialog->show();
    return true;
}

// The run is asked first: it tells at once what it holds.
void MainWindow::saveBundle() {
    const QString name = document_->filePath().isEmpty() ? document_->displayName() : document_->filePath();
    const QString proposal = QDir(QSettings().value(QStringLiteral("export/folder"), QDir::homePath()).toString())
                                 .filePath(QFileInfo(name).completeBaseName() + QLatin1Char('.') + kBundleSuffix);
    QString file = QFileDialog::getSaveFileName(this, tr("Save the bundle"), proposal, tr("Bundles (*.saltus-bundle)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QLatin1Char('.') + kBundleSuffix;
    QSettings().setValue(QStringLiteral("export/folder"), QFileInfo(file).absolutePath());
    run_->pause();
    connect(run_, &RunController::historyTold, this, [this, name, file](const RunHistory& history) {
        auto* dialog = new BundleDialog(history, name, file, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
    }, Qt::SingleShotConnection);
    run_->askHistory();
}

// A new scene that has no file yet; what could not be taken over is listed.
bool MainWindow::importRobot(const QString& file) {
    using Made = decltype(io::import_urdf(std::string()));
    auto read = std::make_shared<std::optional<Made>>();
    if (!waitFor(this, tr("Reading %1").arg(plainName(QFileInfo(file).fileName())), [read, path = file.toStdString()] { read->emplace(io::import_urdf(path)); })) return true;
    Made made = std::move(**read);
    leaveScene();
    fromRecording_ = false;
    openingFile_ = file;
    if (!made) {
        showErrors(file, made.error());
        return false;
    }
    openingFile_.clear();
    document_->openRecovered(std::move(made->model), {});
    original_ = {};
    showDocument();
    if (made->notes.empty()) return true;
    const model::Model& m = document_->model();
    auto* report = new ImportReport(file, tr("%1 is a scene now. Bodies: %2, joints: %3.").arg(plainName(QFileInfo(file).fileName())).arg(m.bodies.size()).arg(m.joints.size()), made->notes, this);
    report->setAttribute(Qt::WA_DeleteOnClose);
    report->show();
    return true;
}

void MainWindow::importDialog() {
    const QString folder = QSettings().value(QStringLiteral("import/folder"), QDir::homePath()).toString();
    const QString file = QFileDialog::getOpenFileName(this, tr("Make a scene of a robot"), folder, tr("Robots (*.urdf);;All files (*)"));
    if (file.isEmpty()) return;
    QSettings().setValue(QStringLiteral("import/folder"), QFileInfo(file).absolutePath());
    if (mayDrop()) importRobot(file);
}

void MainWindow::restart() {
    if (!document_->isOpen()) return;
    if (restart_ == Restart::none) restart_ = Restart::changed;
    const bool running = run_->state() == RunState::running;
    // A slip of a key costs nothing: the run of before rests, with its lines.
    if (const auto before = run_->recording(); before && before->rows() > 1 && said_.isEmpty() && document_->undoStack().canUndo())
        emit workbench_->editor().said(tr("A new run of the changed scene. Undo brings the run of before back, with its lines"));
    cursor_->pickImpact(std::nullopt);
    cursor_->follow();
    if (!workbench_->banner().showsProblems()) workbench_->banner().hide();
    if (document_->isBlank()) {
        restart_ = Restart::none;
        run_->unload();
        resetCursor(*cursor_);
        workbench_->banner().hide();
        workbench_->setModel(document_->model(), false);
        return updateActions();
    }
    run_->reload(document_->model());
    workbench_->compareBar().setModel(document_->model());
    workbench_->second().setModel(document_->model());
    if (running && restart_ == Restart::changed) run_->play();
}

// The scene stays as it was edited; what can be drawn is drawn, and Run waits until this is mended.
void MainWindow::showProblems(const Errors& errors) {
    errors_ = errors;
    // A run that cannot be made may not have read its meshes.
    if (readMeshes(simulation::mesh_files(document_->model()), this)) workbench_->setModel(document_->model(), false);
    workbench_->banner().present(errors.size() == 1 ? tr("It cannot run yet: one thing to mend") : tr("It cannot run yet: %1 things to mend").arg(errors.size()), errors);
    updateActions();
}

void MainWindow::showErrors(const QString& file, const Errors& errors) {
    ++refused_;
    errors_ = errors;
    document_->close();
    errorPage_->present(file, errors);
    showPage(Page::errors);
    emit loadFailed();
}

bool MainWindow::closeScene() {
    if (!mayDrop()) return false;
    leaveScene();
    document_->close();
    showPage(Page::gallery);
    return true;
}

// A field takes what was typed when the keyboard leaves it; it need not leave to save or to close.
void MainWindow::takeTypedText() {
    const QPointer<QLineEdit> field = qobject_cast<QLineEdit*>(focusWidget());
    if (!field || !field->isModified()) return;
    field->clearFocus();
    if (field) field->setFocus();
}

// Shipped scenes are there to be played with: turning their sliders loses no work. Everything else is asked for.
bool MainWindow::mayDrop() {
    takeTypedText();
    if (!options_.keepState || !document_->isOpen() || !document_->isModified()) return true;
    const model::Effects done = model::effects(original_, model::difference(original_, document_->model()));
    if (document_->isShipped() && !done.dynamics && !done.views) return true;
    QMessageBox box(QMessageBox::NoIcon, tr("Saltus"), tr("Save the changes of %1?").arg(document_->displayName()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setInformativeText(tr("Without saving they are lost."));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save: return save(false);
    case QMessageBox::Discard: return true;
    default: return false;
    }
}

void MainWindow::openDialog() {
    const QString folder = document_->filePath().isEmpty() ? scenesFolder() : QFileInfo(document_->filePath()).path();
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a scene, a recording or a bundle"), folder,
                                                      tr("Scenes, recordings and bundles (*.saltus *.h5 *.hdf5 *.saltus-bundle);;All files (*)"));
    if (!file.isEmpty()) openFile(file);
}

// Another program wrote the file: its work is not lost without a question.
bool MainWindow::mayOverwrite() {
    if (document_->outside() != Document::Outside::changed) return true;
    QMessageBox box(QMessageBox::NoIcon, tr("Saltus"), tr("%1 was changed by another program since it was opened.").arg(document_->displayName()), QMessageBox::Cancel, this);
    box.setInformativeText(tr("Saving writes this scene over it; Revert reads it instead, and undo takes that back."));
    const QPushButton* over = box.addButton(tr("Save over it"), QMessageBox::DestructiveRole);
    const QPushButton* read = box.addButton(tr("Revert"), QMessageBox::ActionRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == read) actions_->action(QStringLiteral("file.revert"))->trigger();
    return box.clickedButton() == over;
}

// Asked when the window comes to the front: that is when its user was elsewhere.
void MainWindow::lookAtFile() {
    if (!workbench_ || page() != Page::workbench) return;
    const Document::Outside now = document_->outside();
    if (now == std::exchange(toldOutside_, now) || now == Document::Outside::untouched) return;
    emit workbench_->editor().said(now == Document::Outside::gone ? tr("%1 is no longer there. Save writes it again").arg(document_->displayName())
                                                                   : tr("%1 was changed by another program. File > Revert reads it").arg(document_->displayName()));
}

bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::WindowActivate) lookAtFile();
    return QMainWindow::event(event);
}

bool MainWindow::save(bool ask) {
    takeTypedText();
    QString target = document_->filePath();
    if (ask || target.isEmpty() || document_->isShipped()) {
        const QString proposal = document_->isShipped() || target.isEmpty()
                                     ? QDir::home().filePath(plainFileName(document_->displayName()))
                                     : target;
        target = QFileDialog::getSaveFileName(this, tr("Save the scene"), proposal, tr("Scenes (*.saltus)"));
        if (target.isEmpty()) return false;
        if (QFileInfo(target).suffix().isEmpty()) target += QStringLiteral(".saltus");
    }
    if (target == document_->filePath() && !mayOverwrite()) return false;
    if (auto saved = document_->save(target); !saved) {
        workbench_->banner().present(saved.error());
        return false;
    }
    if (options_.keepState) addRecentFile(target);
    updateTitle();
    return true;
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) return event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) {
            event->acceptProposedAction();
            const QString file = url.toLocalFile();
            const QString suffix = QFileInfo(file).suffix().toLower();
            if (page() == Page::workbench && (suffix == QLatin1String("obj") || suffix == QLatin1String("stl") || suffix == QLatin1String("ply"))) {
                const QPoint at = mapToGlobal(event->position().toPoint());
                QMetaObject::invokeMethod(this, [this, file, at] { placeMesh(file, at); }, Qt::QueuedConnection);
                return;
            }
            // Outside the drop: what follows may ask a question.
            QMetaObject::invokeMethod(this, [this, file] { openFile(file); }, Qt::QueuedConnection);
            return;
        }
}

// A mesh becomes a body that moves, by its hull, or ground, by its triangles.
void MainWindow::placeMesh(const QString& file, const QPoint& at) {
    QMenu* menu = popupMenu(this);
    menu->addSection(plainEntry(QFileInfo(file).fileName()));
    menu->addAction(tr("Body that moves: its convex hull"), this, [this, file, at] { workbench_->editor().placeMesh(file, true, at); });
    menu->addAction(tr("Fixed ground: its triangles"), this, [this, file, at] { workbench_->editor().placeMesh(file, false, at); });
    menu->popup(at);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayDrop()) return event->ignore();
    if (options_.keepState) {
        QSettings().setValue(QStringLiteral("window/geometry"), saveGeometry());
        workbench_->saveState();
    }
    timer_.stop();
    run_->pause();
    if (recovery_) recovery_->forget(); // saved, or given up knowingly
    event->accept();
    // Dialogs that stand open would keep the program alive.
    for (QDialog* dialog : findChildren<QDialog*>()) dialog->close();
}

// --- run --------------------------------------------------------------------------------------------------------------

void MainWindow::tick() {
    meter_.begin();
    if (page() == Page::workbench) {
        run_->poll();
        if (const auto frame = run_->frame()) cursor_->advance(frame->time);
        workbench_->tick();
        updateStatus();
    }
    making_->tick();
    meter_.end();
}

// A limit of Preferences is told when it is met.
void MainWindow::wantSpeed(double factor) {
    if (factor > run_->fastestSpeed()) emit workbench_->editor().said(tr("Preferences limit the speed to %1").arg(shownSpeed(run_->fastestSpeed())));
    run_->setWantedSpeed(factor);
}

void MainWindow::scaleSpeed(double factor) {
    const double now = run_->wantedSpeed();
    if (std::isinf(now)) {
        if (factor < 1.0) run_->setWantedSpeed(qBound(RunController::kSlowest, run_->measuredSpeed() > 0 ? run_->measuredSpeed() / 2 : 10.0, RunController::kFastest));
        return;
    }
    wantSpeed(qBound(RunController::kSlowest, now * factor, RunController::kFastest));
}

// --- what is shown ----------------------------------------------------------------------------------------------------

void MainWindow::updateTitle() {
    const bool open = page() == Page::workbench && document_->isOpen();
    const QString name = open ? (fromRecording_ ? plainName(QFileInfo(openingFile_).fileName()) : document_->displayName()) : QString();
    const bool modified = open && document_->isModified();
    setWindowTitle(open ? name + (modified ? QStringLiteral(" • ") : QStringLiteral(" — ")) + tr("Saltus") : tr("Saltus"));
    top_->setSceneName(open ? name + (modified ? QStringLiteral(" •") : QString()) : tr("no scene open"),
                       open ? plain(QDir::toNativeSeparators(openingFile_)) + (modified ? tr("\nhas changes that are not saved") : QString())
                            : QString());
}

void MainWindow::updateActions() {
    if (!workbench_) return;
    const auto act = [this](const char* id) { return actions_->action(QLatin1String(id)); };
    const bool open = page() == Page::workbench;
    const bool live = open && run_->canRun();
    for (const ActionEntry& entry : actions_->entries()) {
        if (!entry.action) continue;
        const bool everywhere = entry.id.startsWith(QLatin1String("help.")) || entry.id.startsWith(QLatin1String("tour.")) || entry.id == QLatin1String("file.open") || entry.id == QLatin1String("file.import") ||
                                entry.id == QLatin1String("file.new") || entry.id == QLatin1String("file.newWindow") ||
                                entry.id == QLatin1String("file.quit") || entry.id == QLatin1String("run.stopMaking") || entry.id == QLatin1String("edit.preferences") ||
                                entry.id == QLatin1String("view.theme") || entry.id == QLatin1String("view.fullScreen");
        if (entry.scope == KeyScope::gallery) entry.action->setEnabled(page() == Page::gallery);
        else if (!everywhere) entry.action->setEnabled(open);
    }
    act("file.close")->setEnabled(page() != Page::gallery);
    act("file.revert")->setEnabled(open && document_->isModified() && !document_->filePath().isEmpty());
    for (const char* id : {"run.toggle", "run.step", "run.back", "run.reset", "run.faster", "run.slower", "run.realTime",
                           "run.fastest", "file.saveBundle"})
        act(id)->setEnabled(live);
    for (const char* id : {"run.newerLine", "run.olderLine"}) act(id)->setEnabled(live && run_->lines().size() > 1);
    const bool running = run_->state() == RunState::running;
    const bool both = live && workbench_->second().active();
    act("run.both")->setEnabled(live);
    for (const char* id : {"run.halve", "run.logDifference", "run.endBoth"}) act(id)->setEnabled(both);
    act("run.parting")->setEnabled(both && workbench_->compareBar().match().first());
    act("run.toggle")->setText(running ? tr("Pause") : tr("Run"));
    act("edit.undo")->setEnabled(open && document_->undoStack().canUndo());
    act("edit.redo")->setEnabled(open && document_->undoStack().canRedo());
    act("edit.undo")->setText(document_->undoStack().canUndo() ? tr("&Undo %1").arg(plainEntry(document_->undoStack().undoText())) : tr("&Undo"));
    act("edit.redo")->setText(document_->undoStack().canRedo() ? tr("&Redo %1").arg(plainEntry(document_->undoStack().redoText())) : tr("&Redo"));
    const SceneView& scene = workbench_->sceneView();
    act("view.impulses")->setChecked(scene.showImpulses());
    act("view.trail")->setChecked(scene.showTrail());
    act("view.labels")->setChecked(scene.showLabels());
    act("view.ortho")->setChecked(scene.orthographic());
    const bool bodies = open && scene.hasBodies();
    for (const auto& [id, option] : kMarkOptions) {
        act(id)->setChecked(scene.marks().*option);
        act(id)->setEnabled(bodies);
    }
    act("view.follow")->setChecked(scene.isFollowing());
    act("view.follow")->setEnabled(open && scene.canFollow());
    act("view.focus")->setEnabled(bodies);
    const bool selected = open && commands_->hasSelection();
    for (const char* id : {"edit.cut", "edit.copy", "edit.duplicate", "edit.delete", "edit.dropDown", "edit.array", "edit.mirrorX", "edit.mirrorY", "edit.mirrorZ"})
        act(id)->setEnabled(selected);
    for (const char* how : {"Lower", "Centre", "Upper", "Spread"})
        for (const char axis : {'X', 'Y', 'Z'})
            act((QByteArray("edit.align") + how + axis).constData())->setEnabled(open && commands_->canAlign());
    act("edit.group")->setEnabled(selected && commands_->canGroup());
    act("edit.ungroup")->setEnabled(selected && commands_->canUngroup());
    for (const char* id : {"edit.motor", "edit.controller"}) act(id)->setEnabled(selected && commands_->canDrive());
    act("edit.paste")->setEnabled(open && EditCommands::canPaste());
    const std::pair<const char*, EditTool> tools[] = {{"tool.select", EditTool::select}, {"tool.move", EditTool::move},
                                                      {"tool.turn", EditTool::turn}, {"tool.scale", EditTool::scale}};
    for (const auto& [id, tool] : tools) act(id)->setChecked(workbench_->editor().tool() == tool);
    act("tool.local")->setChecked(workbench_->editor().localAxes());
    act("view.split")->setChecked(workbench_->split());
    act("view.only")->setChecked(workbench_->onlyView());
    act("panel.palette")->setChecked(workbench_->panelShown(Panel::palette));
    act("panel.outline")->setChecked(workbench_->panelShown(Panel::outline));
    act("panel.signals")->setChecked(workbench_->panelShown(Panel::signals_));
    act("panel.inspector")->setChecked(workbench_->panelShown(Panel::inspector));
    act("panel.parameters")->setChecked(workbench_->panelShown(Panel::parameters));
    act("panel.timeline")->setChecked(workbench_->panelShown(Panel::timeline));
    act("panel.plots")->setChecked(workbench_->panelShown(Panel::plots));
    act("panel.events")->setChecked(workbench_->panelShown(Panel::events));
    act("panel.modes")->setChecked(workbench_->panelShown(Panel::modes));
    act("view.fullScreen")->setChecked(isFullScreen());
}

void MainWindow::updateStatus() {
    if (page() != Page::workbench) {
        status_->present({{{}, page() == Page::gallery ? tr("Ready") : tr("The scene has errors"), {}, {}, true}},
                         page() == Page::gallery ? tr("Arrow keys choose, Enter opens, %1 shows all keys").arg(keyOf("help.keys"))
                                                 : tr("Mend the file, then read it again"),
                         false);
        return;
    }
    std::vector<StatusItem> items;
    const auto frame = run_->frame();
    const auto recording = run_->recording();
    const double t = cursor_->time();
    items.push_back({tr("Time"), fixedNumber(t, 4), QStringLiteral("s"), {}, true});
    if (run_->canRun()) {
        items.push_back({tr("Speed wanted"), factorText(run_->wantedSpeed()), {}, {}, true});
        items.push_back({tr("measured"), run_->state() == RunState::running ? factorText(run_->measuredSpeed()) : tr("paused"), {}, {}, true});
    } else {
        items.push_back({tr("State"), tr("recording"), {}, {}, true});
    }
    if (frame) {
        const ShownNumber step = shown(frame->step_size, QStringLiteral("s"));
        items.push_back({tr("Step"), step.value, step.unit, {}, true});
        // Rows of circuits, joints and relays are no contacts.
        const bool contacts = frame->contacts > 0 || !document_->model().bodies.empty();
        if (contacts) items.push_back({tr("Contacts"), tr("%1 of %2 closed").arg(frame->closed).arg(frame->contacts), {}, {}, true});
        else items.push_back({tr("Rows"), QString::number(frame->rows), {}, {}, true});
        items.push_back({tr("Iterations"), QString::number(frame->iterations), {}, {}, true});
        if (frame->notices > 0) items.push_back({tr("Warnings"), groupedInteger(qint64(frame->notices)), {}, {}, true, true});
        const bool good = frame->notices == 0;
        items.push_back({tr("Residual"), frame->residual == 0.0 ? QStringLiteral("0") : plainNumber(frame->residual, 2),
                         QString::fromStdString(frame->residual_unit), good ? theme_.colors().stick : theme_.colors().slip, true});
    }
    QString right;
    if (recording) {
        const auto impacts = qint64(recording->impact_count());
        const qint64 steps = frame ? frame->step : qint64(recording->rows()) - 1;
        const QString count = steps == 1 ? tr("1 step") : tr("%1 steps").arg(groupedInteger(qMax<qint64>(0, steps)));
        const bool noContacts = frame && frame->contacts == 0 && document_->model().bodies.empty();
        right = noContacts ? tr("Recorded %1").arg(count)
                           : tr("Recorded %1, %2").arg(impacts == 1 ? tr("1 impact") : tr("%1 impacts").arg(groupedInteger(impacts)), count);
    }
    if (!run_->canRun() && !fromRecording_)
        items = {{{}, document_->isBlank() ? tr("Empty scene: drag something from the palette into the view, or make a cam") : tr("Not running"), {}, {}, true}};
    if (!said_.isEmpty()) items = {{{}, said_, {}, {}, true}}; // what a hand is doing
    status_->present(std::move(items), right, recording && recording->rows() > 0);
}

// --- dialogs and overlays ---------------------------------------------------------------------------------------------

void MainWindow::setPreferences(const Preferences& preferences) {
    if (preferences == preferences_) return;
    preferences_ = preferences;
    preferences_.apply(theme_, options_.systemIsDark);
    gallery_->setMoving(preferences_.movingPictures);
    run_->setLimits(preferences_.recordingLimits());
    run_->setMostMemory(1e6 * preferences_.runMemory);
    run_->setFastestSpeed(preferences_.fastestSpeed);
    if (options_.keepState) preferences_.save();
    update();
}

void MainWindow::openPreferences() {
    auto* dialog = new PreferencesDialog(preferences_, *actions_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::changed, this, &MainWindow::setPreferences);
    connect(dialog, &PreferencesDialog::keysChanged, this, [this] {
        if (options_.keepState) saveKeys(*actions_);
    });
    dialog->show();
}

void MainWindow::openAbout() {
    auto* dialog = new AboutDialog(theme_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

std::vector<PlotTemplate> MainWindow::builtInLayouts() const {
    const auto recording = run_->recording();
    return recording && page() == Page::workbench ? builtInTemplates(document_->model(), recording->catalogue()) : std::vector<PlotTemplate>{};
}

// What the scene does not have is left out and said.
void MainWindow::applyLayout(const PlotTemplate& layout) {
    const auto recording = run_->recording();
    if (page() != Page::workbench || !recording)
        return workbench_->banner().present(tr("No layout was applied: this scene has no run yet"), tr("Mend the scene first, so that its signals are known."));
    const TemplateFit fit = fitTemplate(document_->model(), recording->catalogue(), layout);
    if (fit.taken == 0)
        return workbench_->banner().present(tr("Nothing of the layout %1 fits this scene; its plots stay").arg(layout.name), fit.skipped.join(QStringLiteral("; ")));
    workbench_->setPanelShown(Panel::plots, true);
    document_->setViews(fit.views, tr("Layout %1").arg(layout.name));
    if (!fit.skipped.isEmpty())
        workbench_->banner().present(fit.skipped.size() == 1 ? tr("Layout %1: one thing was left out").arg(layout.name)
                                                            : tr("Layout %1: %2 things were left out").arg(layout.name).arg(fit.skipped.size()),
                                     fit.skipped.join(QStringLiteral("; ")));
}

void MainWindow::openLayouts() {
    if (auto* open = findChild<LayoutDialog*>()) return open->raise();
    auto* dialog = new LayoutDialog([this] { return builtInLayouts(); }, [this] { return document_->model().views.plots; }, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &LayoutDialog::applied, this, &MainWindow::applyLayout);
    dialog->show();
}

// Over the window that is worked in: this one, or a dialog of it.
void MainWindow::showKeys() {
    QWidget* window = QApplication::activeWindow();
    if (!window || (window != this && !isAncestorOf(window) && window->parentWidget() != this)) window = this;
    if (auto* shown = window->findChild<KeyBadges*>()) return shown->deleteLater();
    std::vector<KeyHint> hints = keyHints(window, *actions_);
    std::optional<KeyLegend> legend;
    if (window == this && page() == Page::workbench) {
        const auto keyOf = [this](const char* id) { return ActionRegistry::keyText(actions_->action(QLatin1String(id))->shortcut()); };
        const struct { const char* id; QWidget* panel; } panels[] = {
            {"panel.palette", &workbench_->partPalette()}, {"panel.outline", &workbench_->outline()}, {"panel.signals", &workbench_->signalsPanel()},
            {"panel.inspector", &workbench_->side()}, {"panel.parameters", &workbench_->parameters()}, {"panel.plots", &workbench_->plots()}, {"panel.events", &workbench_->events()}};
        for (const auto& [id, panel] : panels)
            if (panel->isVisible()) {
                // Beside the title; of the inspector and the plots, whose heads are full of tabs, behind and below it.
                const QRect head(0, 0, panel->width(), measure::headHeight);
                const QRect free = panel == &workbench_->side() ? head.adjusted(head.width() - 64_px, 0, -8, 0) : panel == &workbench_->plots() ? QRect(4, measure::headHeight + 2, 36, 20) : head;
                hints.push_back({panel, free, keyOf(id), true});
            }
        hints.push_back({workbench_->timeline().speedBox(), {}, keyOf("run.slower") + QStringLiteral("  ") + keyOf("run.faster"), false});
        hints.push_back({workbench_->timeline().lane(), QRect(workbench_->timeline().lane()->width() - 80, 6, 60, 24), keyOf("panel.timeline"), true});
        // What has no control, on the view that it is about.
        legend.emplace();
        legend->widget = &workbench_->sceneView();
        for (const ActionEntry& entry : actions_->entries()) {
            if (entry.keys.isEmpty() || entry.scope == KeyScope::gallery || (entry.action && !entry.action->isEnabled())) continue;
            const bool tool = entry.id.startsWith(QLatin1String("tool.")), mark = entry.id.startsWith(QLatin1String("marks.")) || entry.id == QLatin1String("view.labels");
            const bool own = !entry.action || entry.scope == KeyScope::view;
            if (tool || mark || own) legend->rows.emplace_back(entry.action ? entry.keys.section(QStringLiteral(", "), 0, 0) : entry.keys, entry.text);
        }
    }
    auto* badges = new KeyBadges(theme_, window, std::move(hints), std::move(legend));
    connect(badges, &KeyBadges::listWanted, this, [this] {
        activateWindow();
        keys_->toggle();
    });
}

void MainWindow::openRunBoth() {
    if (!run_->canRun()) return;
    if (auto* open = findChild<RunBothDialog*>()) return open->raise();
    auto* dialog = new RunBothDialog(document_->model(), run_->stepSize(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(document_, &Document::closed, dialog, &QDialog::close);
    connect(dialog, &RunBothDialog::wanted, this, [this, dialog](const Variation& variation) {
        workbench_->compareBar().setModel(document_->model());
        if (const auto begun = workbench_->second().begin(document_->model(), variation); !begun) return dialog->refuse(errorText(begun.error()));
        dialog->accept();
        workbench_->focusView();
    });
    dialog->show();
}

void MainWindow::openCam() {
    if (auto* open = findChild<CamEditor*>()) return open->raise();
    auto* dialog = new CamEditor(theme_, *document_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QString name;
    for (const model::Function& f : document_->model().functions)
        if (f.profile) name = QString::fromStdString(f.signature).section(QLatin1Char('('), 0, 0);
    dialog->edit(name);
    dialog->show();
}

void MainWindow::openCircuit() {
    if (auto* open = findChild<CircuitEditor*>()) return open->raise();
    auto* dialog = new CircuitEditor(theme_, *document_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (!document_->model().circuits.empty()) dialog->edit(QString::fromStdString(document_->model().circuits.front().name));
    dialog->show();
}

void MainWindow::exportPlot(const QString& plotName) {
    if (page() != Page::workbench || !run_->recording()) return;
    auto* dialog = new ExportDialog({theme_, *document_, *run_, workbench_->plots(), workbench_->sceneView(), openingFile_}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (!plotName.isEmpty()) dialog->choosePlot(plotName);
    dialog->show();
}

void MainWindow::openPalette() {
    std::vector<PaletteItem> items;
    if (page() == Page::workbench && run_->canRun()) {
        for (const model::Parameter& p : document_->model().parameters) {
            PaletteItem item;
            const QString name = QString::fromStdString(p.name);
            item.title = sceneName(p.label.empty() ? p.name : p.label);
            item.detail = QString::fromStdString(p.value.formula());
            item.icon = QStringLiteral("pin");
            item.set = [this, name](const QString& text) { return setParameterFromText(*document_, *run_, name, text); };
            items.push_back(std::move(item));
        }
    }
    for (const SceneEntry& scene : shippedScenes()) {
        PaletteItem item;
        item.title = scene.title;
        item.detail = tr("Scene");
        item.icon = scene.icon;
        const QString file = scene.file;
        item.run = [this, file] { openFile(file); };
        items.push_back(std::move(item));
    }
    std::vector<PaletteItem> commands;
    for (const ActionEntry& entry : actions_->entries()) {
        if (!entry.action || !entry.action->isEnabled() || entry.id == QLatin1String("help.palette")) continue;
        PaletteItem item;
        item.title = entry.action->text().remove(QLatin1Char('&'));
        item.detail = entry.group;
        item.keys = entry.keys.section(QStringLiteral(", "), 0, 0);
        QAction* action = entry.action;
        item.run = [action] { action->trigger(); };
        commands.push_back(std::move(item));
    }
    if (page() == Page::workbench && run_->recording()) {
        std::vector<PlotTemplate> layouts = builtInLayouts();
        for (PlotTemplate& own : storedLayouts()) layouts.push_back(std::move(own));
        for (const PlotTemplate& layout : layouts) {
            PaletteItem item;
            item.title = tr("Layout: %1").arg(layout.name);
            item.detail = tr("Plots");
            item.run = [this, layout] { applyLayout(layout); };
            items.push_back(std::move(item));
        }
    }
    // In the gallery scenes come first; in a scene its commands do.
    if (page() == Page::workbench) items.insert(items.begin(), commands.begin(), commands.end());
    else items.insert(items.end(), commands.begin(), commands.end());
    palette_->open(std::move(items));
}

} // namespace saltus::ui

#include "moc_main_window.cpp"

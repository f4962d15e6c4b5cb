// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done in the window: actions with their keys and texts, and the menus that hold them.
#include "ui/shell/main_window.h"

#include "core/io/export.h"
#include "core/simulation/recording.h"
#include "ui/document/document.h"
#include "ui/language/text.h"
#include "ui/look/format.h"
#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/making/cam_editor.h"
#include "ui/making/circuit_editor.h"
#include "ui/panels/compare_bar.h"
#include "ui/panels/drive_card.h"
#include "ui/panels/event_panel.h"
#include "ui/panels/formula_panel.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/palette_panel.h"
#include "ui/panels/signals_panel.h"
#include "ui/panels/timeline_bar.h"
#include "ui/panels/timeline_branches.h"
#include "ui/panels/timeline_lane.h"
#include "ui/plots/plot_area.h"
#include "ui/plots/plot_offer.h"
#include "ui/run/run_controller.h"
#include "ui/run/second_run.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/scene_editor.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/edit_commands.h"
#include "ui/shell/error_page.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/gallery.h"
#include "ui/shell/guide_window.h"
#include "ui/shell/key_badges.h"
#include "ui/shell/key_sheet.h"
#include "ui/shell/layout_dialog.h"
#include "ui/shell/making_bar.h"
#include "ui/shell/record_table.h"
#include "ui/shell/file_reader.h"
#include "ui/shell/run_both_dialog.h"
#include "ui/shell/status_line.h"
#include "ui/shell/top_bar.h"
#include "ui/shell/tour_guide.h"
#include "ui/shell/workbench.h"

#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenuBar>
#include <QProcess>
#include <QScrollArea>
#include <QTimer>

#include <optional>
#include <string_view>

namespace saltus::ui {

namespace {

QList<QKeySequence> bareKey(Qt::Key key) { return {QKeySequence(key)}; }

} // namespace

// The order is that of the list of all keys.
void MainWindow::createActions() {
    createFileActions();
    createSceneActions();
    createRunActions();
    createTimeActions();
    createViewActions();
    createPanelActions();
    createAnalysisActions();
    createWindowActions();
    createHelpActions();
    reserveKeys();
}

QAction* MainWindow::addSwitch(const char* id, const QString& text, const QString& tip, const QList<QKeySequence>& keys, const QString& icon) {
    QAction* action = actions_->add(QLatin1String(id), tr("View"), text, tip, keys, icon);
    action->setCheckable(true);
    return action;
}

void MainWindow::createFileActions() {
    ActionRegistry& a = *actions_;
    const QString file = tr("File");
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
           if (const auto done = document_->revert([this](const QString& path) { return readDraft(path, this); }); !done && done.error().front().kind != ErrorKind::cancelled)
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
}

void MainWindow::createSceneActions() {
    ActionRegistry& a = *actions_;
    const QString edit = tr("Edit");
    on(a.add("edit.undo", edit, tr("&Undo"), tr("Take the last change of the scene back"), {QKeySequence(Qt::CTRL | Qt::Key_Z)}),
       [this] { document_->undo(); });
    on(a.add("edit.redo", edit, tr("&Redo"), tr("Make the change again"),
             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)}),
       [this] { document_->redo(); });
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
}

void MainWindow::createRunActions() {
    ActionRegistry& a = *actions_;
    const QString run = tr("Run");
    on(a.add("run.toggle", run, tr("Run"), tr("Run or pause"), {QKeySequence(Qt::Key_Space)}, "play"),
       [this] {
           if (qobject_cast<QLineEdit*>(focusWidget())) workbench_->focusView(); // who runs the scene from a field has done with it: E, J and arrows are commands again
           run_->toggle();
       });
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
}

void MainWindow::createTimeActions() {
    ActionRegistry& a = *actions_;
    const QString run = tr("Run");
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
}

void MainWindow::createViewActions() {
    ActionRegistry& a = *actions_;
    const QString view = tr("View");
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
    addSwitch("view.split", tr("S&plit view"), tr("Scene and analysis side by side"), {QKeySequence(Qt::CTRL | Qt::Key_Backslash)},
              "split");
    addSwitch("view.impulses", tr("&Impulses"), tr("Show impulses as arrows"), {QKeySequence(Qt::Key_I), QKeySequence(Qt::Key_F)}, "arrow");
    addSwitch("view.trail", tr("&Trail"), tr("Show the trail of the motion"), bareKey(Qt::Key_T), "trail");
    addSwitch("view.labels", tr("&Labels"), tr("Show values beside the bodies"), bareKey(Qt::Key_V));
    addSwitch("marks.points", tr("&Contact points"), tr("Show where bodies touch"), bareKey(Qt::Key_C));
    addSwitch("marks.normals", tr("&Normals"), tr("Show the normals of contacts"), bareKey(Qt::Key_N));
    addSwitch("marks.cones", tr("Friction con&es"), tr("Show friction cones with the reaction inside"), bareKey(Qt::Key_K));
    addSwitch("marks.modes", tr("Stick &and slip"), tr("Sticking contacts green, slipping ones vermillion"), bareKey(Qt::Key_M));
    addSwitch("marks.joints", tr("&Joints"), tr("Show joints and their axes"), bareKey(Qt::Key_J));
    addSwitch("marks.frames", tr("&Body frames"), tr("Show the axes of every body: x red, y green, z blue"), bareKey(Qt::Key_B));
    addSwitch("marks.islands", tr("Islands and &sleep"), tr("Bodies that touch in one colour, sleeping ones without"), bareKey(Qt::Key_G));
    on(addSwitch("view.follow", tr("&Follow"), tr("The camera goes along with the selected body; Esc lets it go"),
                 {QKeySequence(Qt::SHIFT | Qt::Key_F)}),
       [this](bool followed) {
           workbench_->sceneView().setFollowing(followed);
           updateActions();
       });
    on(a.add("view.focus", view, tr("F&ocus selection"), tr("Bring the selected body near"), {QKeySequence(Qt::Key_Period)}, {}, KeyScope::view),
       [this] { workbench_->sceneView().focusSelected(); });
    addSwitch("view.ortho", tr("Orthogra&phic"), tr("Parallel projection instead of perspective"), bareKey(Qt::Key_O), "ortho");
    on(a.add("view.home", view, tr("&Home camera"), tr("Frame the whole scene"), {QKeySequence(Qt::Key_Home)}, {}, KeyScope::view),
       [this] {
           if (workbench_->tab() == ViewTab::analysis && workbench_->analysisView()) workbench_->homeAnalysis();
           else workbench_->sceneView().home();
       });
}

void MainWindow::createPanelActions() {
    const struct { const char* id; QString text; Panel panel; Qt::Key key; } panels[] = {
        {"panel.palette", tr("Palette"), Panel::palette, Qt::Key_F12},
        {"panel.outline", tr("Outline"), Panel::outline, Qt::Key_F2},
        {"panel.signals", tr("Signals"), Panel::signals_, Qt::Key_F3},
        {"panel.inspector", tr("Inspector"), Panel::inspector, Qt::Key_F4},
        {"panel.parameters", tr("Parameters"), Panel::parameters, Qt::Key_F5},
        {"panel.timeline", tr("Timeline"), Panel::timeline, Qt::Key_F7},
        {"panel.plots", tr("Plots"), Panel::plots, Qt::Key_F8},
        {"panel.events", tr("Events"), Panel::events, Qt::Key_F10},
        {"panel.modes", tr("States of contacts (modes)"), Panel::modes, Qt::Key_unknown},
    };
    for (const auto& p : panels) {
        const bool strip = p.panel == Panel::modes;
        QAction* action = addSwitch(p.id, p.text, strip ? tr("Show or hide when each contact was open, closed, sticking or slipping, under the time axis") : tr("Show or hide this panel"),
                                    strip ? QList<QKeySequence>{QKeySequence(Qt::SHIFT | Qt::Key_F7)} : bareKey(p.key));
        const Panel panel = p.panel;
        on(action, [this, panel](bool shown) { workbench_->setPanelShown(panel, shown); });
    }
}

void MainWindow::createAnalysisActions() {
    ActionRegistry& a = *actions_;
    const QString analysis = tr("Analysis");
    for (const PlotOffer offer : kPlotOffers) {
        QAction* action = a.add(QStringLiteral("plot.add.") + QLatin1String(offerId(offer)), analysis, tr("Add plot: %1").arg(offerName(offer)),
                                tr("Beside the other plots, with its signals, period and phase guessed"));
        action->setText(offerName(offer)); // in the menu "Add plot" stands above it
        on(action, [this, offer] {
            if (offer != PlotOffer::table) workbench_->setPanelShown(Panel::plots, true);
            workbench_->plots().addPlot(offer);
        });
    }
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
}

void MainWindow::createWindowActions() {
    ActionRegistry& a = *actions_;
    const QString view = tr("View");
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
    QAction* full = addSwitch("view.fullScreen", tr("&Full screen"), tr("Use the whole screen"), bareKey(Qt::Key_F11));
    on(full, [this](bool shown) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, shown)); });
    on(a.add("view.theme", view, tr("Light or dark"), tr("Change between the light and the dark theme"),
             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L)}, "sun"),
       [this] {
           Preferences p = preferences_;
           p.theme = theme_.kind() == ThemeKind::dark ? ThemeChoice::light : ThemeChoice::dark;
           setPreferences(p);
       });
}

void MainWindow::createHelpActions() {
    ActionRegistry& a = *actions_;
    const QString help = tr("Help");
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
}

void MainWindow::reserveKeys() {
    ActionRegistry& a = *actions_;
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
    // Its card stands below all that the joint has: it is brought into sight.
    for (const char* id : {"edit.motor", "edit.controller"})
        connect(a.action(QLatin1String(id)), &QAction::triggered, this, [this] {
            QTimer::singleShot(0, this, [this] {
                if (workbench_->inspector().drives().empty()) return;
                QWidget* card = workbench_->inspector().drives().front();
                for (QWidget* w = card->parentWidget(); w; w = w->parentWidget())
                    if (auto* area = qobject_cast<QScrollArea*>(w)) area->ensureWidgetVisible(card, 0, 24);
            });
        });
    command("edit.delete", tr("De&lete"), tr("Remove what is selected, with what needs it"), {QKeySequence(Qt::Key_Delete)},
            [](EditCommands& c) { c.remove(); }, KeyScope::view);
    command("edit.selectAll", tr("Select &all"), tr("Select all bodies"), ctrl(Qt::Key_A), [](EditCommands& c) { c.selectAll(); }, KeyScope::view);
    command("edit.dropDown", tr("Drop d&own"), tr("Set what is selected on what lies below it, gap 0"), {QKeySequence(Qt::SHIFT | Qt::Key_D)},
            [](EditCommands& c) { c.dropDown(); });
    command("edit.array", tr("Arra&y…"), tr("Several copies along a line or around an axis"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)},
            [](EditCommands& c) { c.array(); });
    const char* const axes = "XYZ";
    for (int axis = 0; axis < 3; ++axis) {
        const QString letter{QLatin1Char(axes[axis])};
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
    const auto add = [this](QMenu* menu, std::initializer_list<const char*> ids) { // "": a line between
        for (const char* id : ids)
            if (*id != '\0') menu->addAction(actions_->action(QLatin1String(id)));
            else menu->addSeparator();
    };
    QMenuBar& bar = top_->menus();
    QMenu* file = bar.addMenu(tr("&File"));
    add(file, {"file.new", "file.newWindow", "file.open", "file.import"});
    recentMenu_ = file->addMenu(tr("Open &recent"));
    connect(recentMenu_, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    fillRecentMenu();
    add(file, {"", "file.save", "file.saveAs", "file.saveBundle", "file.revert", "file.export", "", "file.close", "file.quit"});
    QMenu* edit = bar.addMenu(tr("&Edit"));
    add(edit, {"edit.undo", "edit.redo", "", "edit.cut", "edit.copy", "edit.paste", "edit.duplicate", "edit.delete", "edit.selectAll", "edit.group", "edit.ungroup", "",
               "tool.select", "tool.move", "tool.turn", "tool.scale", "tool.local", "edit.dropDown", "edit.array"});
    add(edit->addMenu(tr("&Mirror")), {"edit.mirrorX", "edit.mirrorY", "edit.mirrorZ"});
    add(edit->addMenu(tr("Al&ign")), {"edit.alignLowerX", "edit.alignCentreX", "edit.alignUpperX", "edit.alignSpreadX", "", "edit.alignLowerY", "edit.alignCentreY", "edit.alignUpperY",
                                      "edit.alignSpreadY", "", "edit.alignLowerZ", "edit.alignCentreZ", "edit.alignUpperZ", "edit.alignSpreadZ", ""});
    add(edit, {"", "edit.equations", "edit.pairLaw", "edit.materials", "scene.cam", "scene.circuit", "edit.motor", "edit.controller", "edit.preferences"});
    QMenu* scene = bar.addMenu(tr("&Scene"));
    add(scene, {"view.impulses", "view.trail", "view.labels", "view.ortho", ""});
    for (const char* id : kMarkActions)
        if (id != std::string_view("view.impulses")) add(scene, {id});
    add(scene, {"", "view.follow", "view.focus", "view.home"});
    add(bar.addMenu(tr("&Run")), {"run.toggle", "run.step", "run.back", "run.reset", "run.stopMaking", "", "run.next", "run.previous", "run.newest", "", "run.newerLine", "run.olderLine", "",
                                  "run.faster", "run.slower", "run.realTime", "run.fastest"});
    QMenu* analysis = bar.addMenu(tr("&Analysis"));
    QMenu* addPlot = analysis->addMenu(tr("Add plo&t"));
    addPlot->setObjectName(QStringLiteral("analysis.add"));
    for (const PlotOffer offer : kPlotOffers) addPlot->addAction(actions_->action(QStringLiteral("plot.add.") + QLatin1String(offerId(offer))));
    add(analysis, {"view.layouts", "", "run.both", "run.halve", "run.parting", "run.logDifference", "run.endBoth", "", "run.markerA", "run.markerB", "run.noMarkers", "", "file.export"});
    add(bar.addMenu(tr("&View")), {"view.scene", "view.analysis", "view.table", "view.split", "", "panel.palette", "panel.outline", "panel.signals", "panel.inspector", "panel.parameters",
                                   "panel.timeline", "panel.plots", "panel.events", "panel.modes", "view.only", "", "view.nextPanel", "view.previousPanel", "", "view.theme", "view.fullScreen"});
    add(bar.addMenu(tr("&Help")), {"help.guide", "help.palette", "help.keys", "help.keyList", "", "tour.cam", "tour.box", "tour.circuit", "", "help.about"});

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

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_window.h"

#include "core/analysis/start_at.h"
#include "core/io/export.h"
#include "core/io/last_words.h"
#include "core/model/edit.h"
#include "core/model/validate.h"
#include "core/simulation/recording.h"
#include "ui/document/document.h"
#include "ui/edits/run_edits.h"
#include "ui/language/language.h"
#include "ui/language/text.h"
#include "ui/look/error_text.h"
#include "ui/look/format.h"
#include "ui/look/key_names.h"
#include "ui/look/popup_menu.h"
#include "ui/look/theme.h"
#include "ui/look/wait_bar.h"
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
#include "ui/run/run_controller.h"
#include "ui/run/second_run.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/scene_editor.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/application.h"
#include "ui/shell/bundle_dialog.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/edit_commands.h"
#include "ui/shell/error_page.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/gallery.h"
#include "ui/shell/guide_window.h"
#include "ui/shell/key_badges.h"
#include "ui/shell/key_settings.h"
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

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace saltus::ui {

namespace {

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

QString factorText(double factor) {
    if (std::isinf(factor)) return QObject::tr("max");
    return (factor >= 0.01 ? fixedNumber(factor, factor >= 100 ? 0 : factor >= 10 ? 1 : 2) : plainNumber(factor, 2)) +
           QStringLiteral("×");
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
    document_->setWait([this](const QString& what, std::function<void()> work) { return waitFor(this, what, std::move(work)); });
    document_->setShippedFolder(scenesFolder());
    run_ = new RunController(this);
    edits_ = new RunEdits(*document_, *run_, this);
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
    workbench_ = new Workbench(theme, *actions_, *edits_, *cursor_, pages_);
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
    connect(top_, &TopBar::stepWanted, document_, &Document::stepTo);
    createMenus();
    connectRun();
    connectViews();

    connect(document_, &Document::memoryWanted, this, &MainWindow::wantMemory);
    if (auto* application = qobject_cast<Application*>(qApp)) connect(application, &Application::memoryWanted, this, &MainWindow::wantMemory);
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
    if (options_.keepState)
        QTimer::singleShot(0, this, [this] {
            QStringList folders;
            for (const QString& file : recentFiles()) folders += QFileInfo(file).path();
            folders.removeDuplicates();
            tellUnfinished(folders);
        });
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

void MainWindow::connectRun() {
    connect(edits_, &RunEdits::restarting, this, &MainWindow::tellRestart);
    connect(edits_, &RunEdits::restarted, this, [this] {
        workbench_->compareBar().setModel(document_->snapshot());
        workbench_->second().setModel(document_->model());
    });
    connect(edits_, &RunEdits::emptied, this, &MainWindow::showEmpty);
    connect(run_, &RunController::loaded, this, [this] {
        if (workbench_->banner().showsProblems()) workbench_->banner().hide();
        if (edits_->pending()) return; // edited meanwhile: this run is of an older scene, the next one comes at once
        const bool again = edits_->settle();
        showPage(Page::workbench);
        const Errors errors = workbench_->setModel(!again);
        if (!errors.empty()) workbench_->banner().present(errors.front());
        if (std::exchange(empty_, false) || !again) { // what stood there before has nothing to say of this scene's speed
            if (preferences_.firstSpeed > 0.0) run_->setWantedSpeed(preferences_.firstSpeed);
            else if (const auto end = model::end_time(document_->model().run)) run_->setWantedSpeed(usualSpeed(*end));
        }
        if (!again) workbench_->focusView();
        updateActions();
        emit modelReady();
    });
    connect(run_, &RunController::failed, this, [this](const Errors& errors) {
        errors_ = errors;
        if (run_->recording() == nullptr && !errors.empty() && errors.front().kind == ErrorKind::cancelled) { // by its user
            const bool again = edits_->settle();
            showPage(Page::workbench);
            if (!again) workbench_->setModel();
            return showProblems(errors);
        }
        // What validation could not see: the scene goes back to the equations that ran, the texts stay to be mended.
        if (run_->recording() == nullptr && workbench_->formulas().isWaiting() && edits_->takeBack()) return workbench_->formulas().refused(errors);
        if (run_->recording() == nullptr && edits_->settle()) return showProblems(errors);
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
    connect(run_, &RunController::parameterRefused, this, [this](const QString& name, double, double, const Error& error) {
        workbench_->banner().present(tr("The run goes on with the old value of %1").arg(plainName(name)), Errors{error});
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
        if (!effects.views || effects.dynamics || edits_->awaitsRun()) return;
        if (const Errors errors = workbench_->setModel(false); !errors.empty())
            workbench_->banner().present(tr("Something cannot be shown"), errors);
    });
    connect(document_, &Document::closed, edits_, &RunEdits::drop);
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
    connect(&workbench_->banner(), &Banner::objectRequested, this, &MainWindow::lead);
    connect(&workbench_->timeline(), &TimelineBar::objectRequested, this, &MainWindow::lead);
    connect(errorPage_, &ErrorPage::retryRequested, this, &MainWindow::openFile);
    connect(errorPage_, &ErrorPage::backRequested, this, [this] { closeScene(); });
    connect(&top_->search(), &SearchButton::clicked, this, &MainWindow::openPalette);
    connect(&workbench_->compareBar(), &CompareBar::halveWanted, this, [this](double h) {
        model::Model next = document_->model();
        next.run.step = h;
        document_->edit(model::difference(document_->model(), next), tr("Step h = %1").arg(shownText(h, QStringLiteral("s"))));
    });
    connect(&workbench_->plots(), &PlotArea::exportRequested, this, &MainWindow::exportPlot);
    connect(&workbench_->events(), &EventPanel::saved, this, &MainWindow::tellUnfinishedBeside);
    connect(&workbench_->plots(), &PlotArea::tableWanted, actions_->action(QStringLiteral("view.table")), &QAction::trigger);
    connect(&workbench_->plots(), &PlotArea::refused, &workbench_->banner(), qOverload<const QString&, const QString&>(&Banner::present));
    connect(&workbench_->plots(), &PlotArea::startWanted, this, [this](const model::Plot& map, double x, double y) {
        auto started = started_at(document_->model(), map, x, y);
        if (!started) return workbench_->banner().present(started.error());
        if (!document_->edit(model::difference(document_->model(), *started), tr("Start at %1, %2").arg(plainNumber(x), plainNumber(y)))) return;
        const bool beginsThereAlready = !edits_->pending();
        if (beginsThereAlready) run_->reset();
        else edits_->startAgain({});
        cursor_->follow();
        if (beginsThereAlready) run_->play();
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
        if (dialog == PaletteDialog::mesh) return chooseMesh();
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

// --- run --------------------------------------------------------------------------------------------------------------

void MainWindow::wantMemory() {
    if (std::exchange(memoryWanted_, true)) return;
    io::say_plainly("saltus: there is no memory left; save the scene and close other programs\n");
    if (reserve_) reserve_->release(); // for telling, and for saving
}

void MainWindow::tellWantOfMemory() {
    run_->pause();
    if (page() == Page::workbench) {
        workbench_->setModel(false);
        workbench_->banner().present(tr("There is no memory left: what was asked for last may not be done"),
                                     tr("Save the scene, then close other programs, or record fewer signals or every n-th step."));
    }
    reserve_.emplace();
    memoryWanted_ = false;
}

void MainWindow::tick() {
    if (memoryWanted_) tellWantOfMemory();
    if (turn_.isLong()) return; // the next tick comes soon
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
    if (open && edits_->awaitsRun()) act("run.toggle")->setEnabled(true); // it begins as soon as it is there: a value, Enter, Space
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
    const EditCommands::Can can = open ? commands_->can() : EditCommands::Can();
    for (const char* id : {"edit.cut", "edit.copy", "edit.duplicate", "edit.delete", "edit.dropDown", "edit.array", "edit.mirrorX", "edit.mirrorY", "edit.mirrorZ"})
        act(id)->setEnabled(can.any);
    for (const char* how : {"Lower", "Centre", "Upper", "Spread"})
        for (const char axis : {'X', 'Y', 'Z'})
            act((QByteArray("edit.align") + how + axis).constData())->setEnabled(can.align);
    act("edit.group")->setEnabled(can.any && can.group);
    act("edit.ungroup")->setEnabled(can.any && can.ungroup);
    for (const char* id : {"edit.motor", "edit.controller"}) act(id)->setEnabled(can.any && can.drive);
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
        // In front of what a narrow window has no room for.
        if (frame->notices > 0) items.push_back({tr("Warnings"), groupedInteger(qint64(frame->notices)), {}, {}, true, true});
        const ShownNumber step = shown(frame->step_size, QStringLiteral("s"));
        items.push_back({tr("Step"), step.value, step.unit, {}, true});
        // Rows of circuits, joints and relays are no contacts.
        const bool contacts = frame->contacts > 0 || !document_->model().bodies.empty();
        // They are those of the newest step: while the past is looked at, they are not of the time that stands before them.
        const bool past = !cursor_->following() && t < frame->time;
        if (contacts) items.push_back({tr("Contacts"), past ? QStringLiteral("–") : tr("%1 of %2 closed").arg(frame->closed).arg(frame->contacts), {}, {}, true});
        else items.push_back({tr("Rows"), QString::number(frame->rows), {}, {}, true});
        items.push_back({tr("Iterations"), past ? QStringLiteral("–") : QString::number(frame->iterations), {}, {}, true});
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

} // namespace saltus::ui

#include "moc_main_window.cpp"

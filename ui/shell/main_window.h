// SPDX-License-Identifier: GPL-3.0-or-later
// The window: gallery, workbench or list of errors, with the strip above, the status bar below, and the one timer that
// moves everything.
#pragma once

#include "core/base/error.h"
#include "core/base/want_of_memory.h"
#include "ui/look/loop_turn.h"
#include "ui/document/document.h"
#include "ui/document/recovery.h"
#include "ui/shell/preferences.h"
#include "ui/shell/tick_meter.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QMainWindow>
#include <QTimer>

#include <filesystem>
#include <optional>
#include <set>
#include <utility>
#include <vector>

class QMenu;
class QStackedWidget;

namespace saltus::ui {

class ActionRegistry;
class CommandPalette;
class Document;
class EditCommands;
class ErrorPage;
class ExportDialog;
class Gallery;
class MakingBar;
class KeySheet;
class RunController;
class RunEdits;
class StatusLine;
class Theme;
class TimeCursor;
struct PaletteItem;
struct PlotTemplate;
struct RunHistory;
class TopBar;
class TourGuide;
class Workbench;
enum class Panel;

struct WindowOptions {
    bool keepState = true;    // geometry, panels and recent files are read and written
    QString recoveryFolder;   // of work that is not saved; "": none is kept
    bool systemIsDark = true; // what the desktop's own palette said before the theme was applied
};

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Theme& theme, const WindowOptions& options = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    // A scene, a recording (.h5, .hdf5), a bundle (.saltus-bundle), whose run is made again, or a robot (.urdf), which becomes a new scene. False when the page of errors is shown instead.
    bool openFile(const QString& file);
    bool newScene();   // an empty one; false when the user kept the open one
    bool recover(const Recovery::Left& left);
    bool closeScene(); // false when the user kept the scene because of unsaved changes

    ActionRegistry& actions() { return *actions_; }
    Document& document() { return *document_; }
    RunController& run() { return *run_; }
    RunEdits& edits() { return *edits_; }
    TimeCursor& cursor() { return *cursor_; }
    Gallery& gallery() { return *gallery_; }
    Workbench& workbench() { return *workbench_; }
    CommandPalette& palette() { return *palette_; }
    TourGuide& tours() { return *tours_; }
    TickMeter& tickMeter() { return meter_; }
    const Errors& lastErrors() const { return errors_; }

    enum class Page { gallery, workbench, errors };
    Page page() const;
    const Preferences& preferences() const { return preferences_; }
    void setPreferences(const Preferences& preferences);

signals:
    void modelReady();            // the scene is loaded and the views were built
    void loadFailed();            // the page of errors is shown

protected:
    void closeEvent(QCloseEvent*) override;
    bool event(QEvent*) override;
    void dragEnterEvent(QDragEnterEvent*) override;
    void dropEvent(QDropEvent*) override;

private:
    void createActions(); // main_window_actions.cpp: by the groups in which they are listed
    void createFileActions();
    void createSceneActions();
    void createRunActions();
    void createTimeActions();
    void createViewActions();
    void createPanelActions();
    void createAnalysisActions();
    void createWindowActions();
    void createHelpActions();
    void reserveKeys();
    void createEditActions();
    QAction* addSwitch(const char* id, const QString& text, const QString& tip, const QList<QKeySequence>& keys, const QString& icon = {}); // of what is seen
    template <class Slot>
    void on(QAction* action, Slot slot) { connect(action, &QAction::triggered, this, slot); }
    void createMenus();
    void fillRecentMenu();
    void connectRun();
    void connectViews();
    void showPage(Page page);
    void showErrors(const QString& file, const Errors& errors);
    void leaveScene(); // what is open goes: its run, its views
    void showDocument();
    void tellRestart(); // the run of a changed scene begins
    void showEmpty();   // the changed scene has nothing to run
    void showProblems(const Errors& errors);
    void tick();
    void updateActions();
    void sceneMenu(const QString& object, const QPoint& at); // of the scene view
    void updateStatus();
    void updateTitle();
    void lookAtFile();
    void wantMemory();      // asks for none
    void tellWantOfMemory(); // the run rests, and what is shown is shown anew
    void tellUnfinished(const QStringList& folders); // what killed programs left there; each file once
    void tellUnfinishedBeside(const QString& file);   // that was opened or written
    bool mayOverwrite();
    void wantSpeed(double factor);
    void scaleSpeed(double factor);
    void openPalette();
    std::vector<PaletteItem> numbersToFind();
    void lead(const QString& name, const QString& field); // to a field of the inspector; name "": of the scene
    void openDialog();
    bool openBundle(const QString& file);
    void saveBundle();
    void saveBundle(const RunHistory& history, const QString& name, const QString& file);
    void importDialog();
    bool importRobot(const QString& file);
    bool save(bool ask);
    void takeTypedText();
    bool mayDrop();
    void placeMesh(const QString& file, const QPoint& at);
    void chooseMesh(); // from the palette: its file, then where it shall be
    void openCam();
    void openCircuit();
    void exportPlot(const QString& plotName);
    void openPreferences();
    void openAbout();
    void showKeys();
    std::vector<PlotTemplate> builtInLayouts() const; // of the open scene
    void applyLayout(const PlotTemplate& layout);
    void openLayouts();
    void openRunBoth();

    Theme& theme_;
    WindowOptions options_;
    Preferences preferences_;
    Document* document_;
    RunController* run_;
    RunEdits* edits_; // of the document to the run
    TimeCursor* cursor_;
    ActionRegistry* actions_;
    TopBar* top_;
    QStackedWidget* pages_;
    Gallery* gallery_;
    Workbench* workbench_;
    ErrorPage* errorPage_;
    StatusLine* status_;
    CommandPalette* palette_;
    KeySheet* keys_;
    TourGuide* tours_;
    EditCommands* commands_;
    QMenu* recentMenu_ = nullptr;
    QTimer timer_;
    LoopTurn turn_;
    TickMeter meter_;
    Errors errors_;
    bool empty_ = false; // a scene in which nothing can run yet
    Recovery* recovery_ = nullptr;
    std::shared_ptr<const model::Model> original_; // the scene when it was opened: turning its sliders is no work to be lost
    int refused_ = 0; // files so far
    Document::Outside toldOutside_ = Document::Outside::untouched; // what was said of the file already
    std::set<std::filesystem::path> toldUnfinished_;
    std::optional<MemoryReserve> reserve_{std::in_place};
    bool memoryWanted_ = false;
    QString said_; // by the scene's editor, for the status line
    QString openingFile_;
    bool fromRecording_ = false;
    MakingBar* making_;
};

} // namespace saltus::ui

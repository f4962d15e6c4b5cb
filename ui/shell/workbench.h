// SPDX-License-Identifier: GPL-3.0-or-later
// The page of an open scene: panels around the views, in splitters (a view with OpenGL must not float), and the rules of
// what is shown. It owns no run and no document.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <QByteArray>
#include <QImage>
#include <QWidget>

#include <array>

class QSplitter;
class QTabBar;
class QToolButton;

namespace saltus::ui {

class ActionRegistry;
class AnalysisView;
class Banner;
class CircuitView;
class CompareBar;
class ContactCard;
class Document;
class EventPanel;
class FormulaPanel;
class InspectorPanel;
class OutlinePanel;
class PalettePanel;
class ParametersPanel;
class PlotArea;
class RecordTable;
class RunController;
class RunEdits;
class SceneEditor;
class SceneView;
class SecondRun;
class SignalsPanel;
class Theme;
class TimeCursor;
class TimelineBar;

enum class ViewTab { scene, analysis, table };
enum class Panel { palette, outline, signals_, inspector, parameters, timeline, plots, events, modes };
inline constexpr int kPanels = 9;
// Actions that show marks of rigid bodies, in the order of menus.
inline constexpr const char* kMarkActions[] = {"view.impulses", "marks.points", "marks.normals", "marks.cones", "marks.modes",
                                               "marks.joints",  "marks.frames", "marks.islands"};

class Workbench : public QWidget {
    Q_OBJECT
public:
    Workbench(Theme& theme, ActionRegistry& actions, RunEdits& edits, TimeCursor& cursor, QWidget* parent);

    // Errors of a view (a shape's formula) are returned; the rest of the page works on.
    // A scene without bodies has its plots in the place of the picture. `fresh`: another scene, not a changed one.
    Errors setModel(bool fresh = true); // the document's, as it is
    bool bodiless() const { return bodiless_; }
    void clear();
    void tick();

    ViewTab tab() const;
    void setTab(ViewTab tab);
    bool split() const { return split_; }
    void setSplit(bool on); // scene and analysis side by side
    bool panelShown(Panel panel) const { return wanted_[static_cast<std::size_t>(panel)]; }
    void setPanelShown(Panel panel, bool shown);
    bool onlyView() const { return onlyView_; }
    void setOnlyView(bool on);
    void focusView();
    void homeAnalysis();
    // The editor of this object's equations beside the inspector, with the keyboard; "": of what is selected, else the
    // first system. Shown and focused already: back to the inspector and the view.
    void editEquations(const QString& object = {});
    void openPairLaw(); // of the two bodies selected, in the inspector
    bool equationsShown() const;
    void focusNextRegion(bool backwards);

    void saveState() const;
    void restoreState();

    SceneView& sceneView() { return *scene_; }
    AnalysisView* analysisView() { return analysis_; }
    PlotArea& plots() { return *plots_; }
    CircuitView& circuitView() { return *circuit_; } // shown beside the plots of a scene that is a circuit
    TimelineBar& timeline() { return *timeline_; }
    Banner& banner() { return *banner_; }
    RecordTable& table() { return *table_; }
    EventPanel& events() { return *events_; }
    CompareBar& compareBar() { return *compare_; } // of two runs
    SecondRun& second() { return *second_; }
    FormulaPanel& formulas() { return *formulas_; }
    InspectorPanel& inspector() { return *inspector_; }
    OutlinePanel& outline() { return *outline_; }
    ContactCard& contactCard() { return *contactCard_; }
    PalettePanel& partPalette() { return *palette_; }
    SceneEditor& editor() { return *editor_; }
    QWidget& centre() { return *centre_; }
    SignalsPanel& signalsPanel() { return *signals_panel_; }
    ParametersPanel& parameters() { return *parameters_; }
    QWidget& side() { return *side_; } // inspector and equations

signals:
    void circuitWanted(); // its editor
    void layoutChanged();

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    void buildViewBar(ActionRegistry& actions);
    void applyVisibility();
    void placePlots();
    void limitWidths();
    void giveWay();
    void sizeFirst();
    void placeContactCard();
    void connectEditing();

    Theme& theme_;
    RunController& run_;
    TimeCursor& cursor_;

    QSplitter *across_, *left_, *upper_, *rail_, *right_, *views_;
    QWidget* centre_;
    QWidget* viewBar_;
    QTabBar* tabs_;
    QToolButton* marks_ = nullptr; // what is drawn about rigid bodies
    SceneView* scene_;
    AnalysisView* analysis_ = nullptr;
    RecordTable* table_;
    CircuitView* circuit_;
    PlotArea* plots_;
    PalettePanel* palette_;
    SceneEditor* editor_; // what the mouse and the palette do in the scene view
    OutlinePanel* outline_;
    SignalsPanel* signals_panel_;
    QWidget* side_;      // inspector and equations behind two tabs
    QTabBar* sideTabs_;
    InspectorPanel* inspector_;
    FormulaPanel* formulas_;
    Document& document_;
    ParametersPanel* parameters_;
    TimelineBar* timeline_;
    Banner* banner_;
    ContactCard* contactCard_;
    std::array<bool, kPanels> wanted_{true, true, true, true, true, true, true, false, false};
    bool split_ = false, onlyView_ = false, sized_ = false, halve_ = false, sizeCircuit_ = false;
    bool bodiless_ = false, widened_ = false;
    QSplitter* stage_; // the view and the events below it
    EventPanel* events_;
    CompareBar* compare_;
    SecondRun* second_;
};

} // namespace saltus::ui

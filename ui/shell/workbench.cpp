// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/workbench.h"

#include "ui/analysis_view/analysis_view.h"
#include "ui/document/document.h"
#include "ui/edits/run_edits.h"
#include "ui/look/error_text.h"
#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/making/circuit_view.h"
#include "ui/panels/compare_bar.h"
#include "ui/panels/event_panel.h"
#include "ui/panels/formula_panel.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/mode_strip.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/parameters_panel.h"
#include "ui/panels/palette_panel.h"
#include "ui/panels/part_names.h"
#include "ui/panels/signals_panel.h"
#include "ui/panels/timeline_bar.h"
#include "ui/panels/timeline_lane.h"
#include "ui/plots/plot_area.h"
#include "ui/run/run_controller.h"
#include "ui/run/second_run.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/scene_editor.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/contact_card.h"
#include "ui/shell/error_page.h"
#include "ui/shell/record_table.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QSplitter>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace saltus::ui {

namespace {

QSplitter* splitter(Qt::Orientation orientation, const char* name) {
    auto* s = new QSplitter(orientation);
    s->setObjectName(QLatin1String(name));
    s->setHandleWidth(1);
    s->setChildrenCollapsible(false);
    return s;
}

// Panel colour behind tabs and toggles, with the rule below.
class Strip : public QWidget {
public:
    Strip(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
        connect(&theme, &Theme::changed, this, [this] { update(); });
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.fillRect(rect(), theme_.colors().panel);
        p.fillRect(0, height() - 1, width(), 1, theme_.colors().border);
    }

private:
    Theme& theme_;
};

// The keys of a card that is closed belong to the view, not to whatever field Qt finds next.
void hideCard(Workbench& bench, QWidget& card) {
    const QWidget* focus = QApplication::focusWidget();
    const bool focused = focus && (focus == &card || card.isAncestorOf(focus));
    card.hide();
    if (focused) bench.focusView();
}

// Where a bar is too narrow for all, buttons give way before a tab is cut.
class NarrowBar : public QObject {
public:
    NarrowBar(QWidget* bar, QTabBar* tabs, QWidget* stays, std::vector<QToolButton*> buttons) : QObject(bar), bar_(bar), tabs_(tabs), stays_(stays), buttons_(std::move(buttons)) {
        bar->installEventFilter(this);
        tabs->installEventFilter(this);
        stays->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Resize || (watched != bar_ && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent))) fit();
        return false;
    }

private:
    void fit() {
        int room = bar_->width() - tabs_->sizeHint().width() - 6 - (stays_->isVisibleTo(bar_) ? stays_->width() : 0);
        for (auto it = buttons_.rbegin(); it != buttons_.rend(); ++it) { // the last ones stay longest
            room -= (*it)->width();
            (*it)->setVisible(room >= 0);
        }
    }
    QWidget* bar_;
    QTabBar* tabs_;
    QWidget* stays_;
    std::vector<QToolButton*> buttons_;
};

} // namespace

Workbench::Workbench(Theme& theme, ActionRegistry& actions, RunEdits& edits, TimeCursor& cursor, QWidget* parent)
    : QWidget(parent), theme_(theme), run_(edits.run()), cursor_(cursor), document_(edits.document()) {
    Document& document = document_;
    RunController& run = run_;
    across_ = splitter(Qt::Horizontal, "across");
    left_ = splitter(Qt::Vertical, "left");
    upper_ = splitter(Qt::Horizontal, "upper");
    rail_ = splitter(Qt::Vertical, "rail");
    right_ = splitter(Qt::Vertical, "right");
    views_ = splitter(Qt::Horizontal, "views");

    palette_ = new PalettePanel(theme, document, rail_);
    outline_ = new OutlinePanel(theme, document, run, cursor, rail_);
    signals_panel_ = new SignalsPanel(theme, document, run, cursor, rail_);
    side_ = new QWidget(right_);
    sideTabs_ = new QTabBar;
    sideTabs_->setAccessibleName(tr("Inspector or equations"));
    auto* strip = new Strip(theme, side_);
    strip->setFixedHeight(measure::headHeight);
    auto* stripRow = new QHBoxLayout(strip);
    stripRow->setContentsMargins(0, 0, 0, 1);
    stripRow->addWidget(sideTabs_, 0, Qt::AlignBottom);
    stripRow->addStretch(1);
    sideTabs_->setDrawBase(false);
    sideTabs_->setExpanding(false);
    sideTabs_->setFocusPolicy(Qt::TabFocus);
    sideTabs_->addTab(tr("Inspector"));
    sideTabs_->addTab(tr("Equations"));
    sideTabs_->setTabToolTip(0, tr("What is selected: its law, its state"));
    inspector_ = new InspectorPanel(theme, edits, cursor, side_);
    formulas_ = new FormulaPanel(theme, document, run, cursor, side_);
    auto* sideColumn = new QVBoxLayout(side_);
    sideColumn->setContentsMargins(0, 0, 0, 0);
    sideColumn->setSpacing(0);
    sideColumn->addWidget(strip);
    sideColumn->addWidget(inspector_, 1);
    sideColumn->addWidget(formulas_, 1);
    connect(sideTabs_, &QTabBar::currentChanged, this, [this] { applyVisibility(); });
    parameters_ = new ParametersPanel(theme, edits, right_);
    plots_ = new PlotArea(theme, run, cursor, left_);
    scene_ = new SceneView(theme, run, cursor, views_);
    analysis_ = new AnalysisView(theme, run, cursor, views_);
    table_ = new RecordTable(theme, document, run, cursor, views_);
    circuit_ = new CircuitView(theme, run, cursor, views_);
    connect(circuit_, &CircuitView::editRequested, this, &Workbench::circuitWanted);

    centre_ = new QWidget;
    timeline_ = new TimelineBar(theme, document, run, cursor, centre_);
    buildViewBar(actions);
    auto* column = new QVBoxLayout(centre_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(viewBar_);
    auto* stage = new QWidget(centre_); // a splitter would make a pane of the banner
    auto* fill = new QVBoxLayout(stage);
    fill->setContentsMargins(0, 0, 0, 0);
    fill->addWidget(views_);
    stage_ = splitter(Qt::Vertical, "stage");
    events_ = new EventPanel(theme, run, cursor, stage_);
    events_->setMinimumHeight(120);
    events_->setNames([this](const EventRow& row) {
        if (!row.component) return QString::fromStdString(row.object);
        const QString name = shownContact(document_.model(), row.object, *row.component);
        if (row.body_a == kNoBody) return name;
        return tr("%1: %2, %3").arg(name, scene_->bodyName(static_cast<int>(row.body_a)), scene_->bodyName(static_cast<int>(row.body_b)));
    });
    // Its card would lie over the table, which says the same.
    connect(events_, &EventPanel::instantWanted, timeline_, [this](double time) { timeline_->showInstant(time, std::nullopt); });
    connect(events_, &EventPanel::refused, this, [this](const QString& message, const QString& remedy) { banner_->present(message, remedy); });
    stage_->addWidget(stage);
    stage_->addWidget(events_);
    stage_->setStretchFactor(0, 1);
    column->addWidget(stage_, 1);
    second_ = new SecondRun(run, this);
    compare_ = new CompareBar(theme, run, *second_,
                              [this](const std::string& interaction, std::uint32_t component) { return shownContact(document_.model(), interaction, component); }, centre_);
    column->addWidget(compare_);
    column->addWidget(timeline_);
    connect(compare_, &CompareBar::instantWanted, timeline_, &TimelineBar::showInstant);
    connect(compare_, &CompareBar::logarithmicChanged, plots_, &PlotArea::setLogarithmicDifference);
    connect(compare_, &CompareBar::refused, this, [this](const Error& error) { banner_->present(error); });
    connect(compare_, &CompareBar::partingChanged, this, [this] {
        const auto& parting = compare_->match().first();
        timeline_->lane()->setFlag(parting ? std::optional(parting->time) : std::nullopt, compare_->partingText());
    });
    connect(second_, &SecondRun::changed, this, [this] {
        plots_->setSecond(second_);
        scene_->setSecond(second_);
    });
    connect(second_, &SecondRun::failed, this, [this](const Errors& errors) {
        if (!errors.empty()) banner_->present(tr("The second run stopped"), errorText(errors.front()));
    });
    banner_ = new Banner(theme, stage);

    for (QWidget* w : {static_cast<QWidget*>(palette_), static_cast<QWidget*>(outline_), static_cast<QWidget*>(signals_panel_)}) rail_->addWidget(w);
    for (QWidget* w : {side_, static_cast<QWidget*>(parameters_)}) right_->addWidget(w);
    views_->addWidget(scene_);
    views_->addWidget(analysis_);
    views_->addWidget(table_);
    views_->addWidget(circuit_);
    views_->setStretchFactor(0, 1);
    views_->setStretchFactor(1, 1);
    upper_->addWidget(rail_);
    upper_->addWidget(centre_);
    left_->addWidget(upper_);
    left_->addWidget(plots_);
    across_->addWidget(left_);
    across_->addWidget(right_);
    upper_->setStretchFactor(1, 1);
    across_->setStretchFactor(0, 1);
    left_->setStretchFactor(0, 1);
    right_->setStretchFactor(0, 1);
    for (int i = 0; i < 3; ++i) rail_->setStretchFactor(i, 1);
    limitWidths();
    connect(&theme, &Theme::changed, this, &Workbench::limitWidths);
    views_->setMinimumHeight(120);
    plots_->setMinimumHeight(140);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(across_);

    // One line through the window: the edge above the plots and the one above the parameters move together.
    const auto follow = [this](QSplitter* from, QSplitter* to) {
        connect(from, &QSplitter::splitterMoved, this, [from, to] {
            const auto sizes = from->sizes();
            if (sizes.size() == 2 && sizes[0] > 0 && sizes[1] > 0 && to->sizes().value(1) > 0) to->setSizes(sizes);
        });
    };
    follow(left_, right_);
    follow(right_, left_);

    connect(&document_, &Document::opened, this, [this] { // what was searched for was of another scene
        for (auto* head : findChildren<PanelHead*>()) head->endSearch();
    });
    connect(outline_, &OutlinePanel::selected, inspector_, &InspectorPanel::select);
    connect(outline_, &OutlinePanel::selectionChanged, inspector_, &InspectorPanel::selectAll);
    connect(outline_, &OutlinePanel::renamed, inspector_, &InspectorPanel::followRename);
    connect(inspector_, &InspectorPanel::renamed, outline_, &OutlinePanel::followRename);
    connect(outline_, &OutlinePanel::renamed, scene_, &SceneView::followRename); // else it would let go of what is called otherwise, and all with it
    connect(inspector_, &InspectorPanel::renamed, scene_, &SceneView::followRename);
    connect(outline_, &OutlinePanel::selected, scene_, &SceneView::select);
    connect(outline_, &OutlinePanel::selected, formulas_, &FormulaPanel::select);
    connect(outline_, &OutlinePanel::equationsRequested, this, &Workbench::editEquations);
    connect(inspector_, &InspectorPanel::equationsRequested, this, &Workbench::editEquations);
    connect(scene_, &SceneView::picked, formulas_, &FormulaPanel::select);
    connect(scene_, &SceneView::picked, outline_, &OutlinePanel::select);
    connect(scene_, &SceneView::picked, inspector_, &InspectorPanel::select);
    connect(timeline_, &TimelineBar::impactSelected, outline_, &OutlinePanel::select);
    connect(timeline_, &TimelineBar::impactSelected, inspector_, &InspectorPanel::select);
    connect(timeline_, &TimelineBar::focusLeft, this, &Workbench::focusView);
    connect(banner_, &Banner::closed, this, &Workbench::focusView);
    connect(analysis_, &AnalysisView::stateRequested, &cursor, &TimeCursor::scrub);
    connect(plots_, &PlotArea::stateRequested, &cursor, &TimeCursor::scrub);
    connect(signals_panel_, &SignalsPanel::plotRequested, plots_, &PlotArea::plotNew);
    connect(plots_, &PlotArea::viewsWanted, this, [this](const model::Views& views, const QString& what) { document_.setViews(views, what); });
    connect(table_, &RecordTable::timeRequested, &cursor, &TimeCursor::scrub);
    contactCard_ = new ContactCard(theme, this);
    connect(scene_, &SceneView::contactPicked, this, &Workbench::placeContactCard);
    connect(contactCard_, &ContactCard::closed, scene_, &SceneView::dropContact);
    editor_ = new SceneEditor(theme, *scene_, document, run, cursor, this);
    // After an edit, or many taken back: what is no more is not selected. After the handlers of the edit, which may follow a new name.
    const auto dropGone = [this] {
        if (!document_.isOpen()) return;
        const PartNames names(document_.model());
        const auto gone = [&](const QString& name) { return !names.find(name.toStdString()); };
        QStringList kept = scene_->selection();
        kept.erase(std::remove_if(kept.begin(), kept.end(), gone), kept.end());
        if (kept != scene_->selection()) scene_->setSelection(kept);
        if (!inspector_->selection().isEmpty() && gone(inspector_->selection())) {
            inspector_->selectAll(kept);
            outline_->selectAll(kept);
        }
    };
    connect(&document, &Document::modelChanged, this, dropGone, Qt::QueuedConnection);
    connectEditing();
    applyVisibility();
}

// Palette, outline and view are about the same selection.
void Workbench::connectEditing() {
    connect(palette_, &PalettePanel::mouseDone, this, &Workbench::focusView);
    connect(palette_, &PalettePanel::armRequested, this, [this](const authoring::NewPart& part) {
        if (tab() != ViewTab::scene) setTab(ViewTab::scene);
        editor_->arm(part);
    });
    connect(palette_, &PalettePanel::disarmRequested, editor_, &SceneEditor::cancelPart);
    connect(palette_, &PalettePanel::placeRequested, editor_, [this](const authoring::NewPart& part) { editor_->placeAtCentre(part); });
    connect(palette_, &PalettePanel::equationRequested, this, [this](authoring::NewEquation kind) {
        auto made = authoring::add_equation(document_.model(), kind, outline_->selection().toStdString());
        if (!made) return banner_->present(made.error());
        const QString name = QString::fromStdString(made->name);
        document_.edit(std::move(made->edit), tr("Add %1").arg(name));
        outline_->select(name);
        inspector_->select(name);
        formulas_->select(name);
    });
    connect(palette_, &PalettePanel::dragged, editor_, &SceneEditor::dragPart);
    connect(palette_, &PalettePanel::dropped, editor_, &SceneEditor::dropPart);
    connect(palette_, &PalettePanel::dragCancelled, editor_, &SceneEditor::cancelPart);
    connect(editor_, &SceneEditor::armedChanged, palette_, [this] { palette_->setArmed(editor_->armed()); });
    connect(editor_, &SceneEditor::refused, banner_, qOverload<const QString&, const QString&>(&Banner::present));
    connect(scene_, &SceneView::selectionChanged, outline_, &OutlinePanel::selectAll);
    connect(scene_, &SceneView::selectionChanged, inspector_, &InspectorPanel::selectAll);
    connect(scene_, &SceneView::selectionChanged, formulas_, [this](const QStringList& names) { // of several the first; one alone is picked
        if (names.size() > 1) formulas_->select(names.front());
    });
    connect(outline_, &OutlinePanel::selectionChanged, scene_, &SceneView::setSelection);
    connect(outline_, &OutlinePanel::hiddenChanged, scene_, [this] { scene_->setHidden(QStringList(outline_->hidden().begin(), outline_->hidden().end())); });
    connect(outline_, &OutlinePanel::lockedChanged, editor_, [this] { editor_->setLocked(QStringList(outline_->locked().begin(), outline_->locked().end())); });
}

void Workbench::placeContactCard() {
    const auto& picked = scene_->pickedContact();
    if (!picked || !scene_->isVisible()) {
        return hideCard(*this, *contactCard_);
    }
    contactCard_->present(*picked);
    const QRect area(scene_->mapTo(this, QPoint(0, 0)), scene_->size());
    contactCard_->placeBy(scene_->mapTo(this, picked->at), area);
}

void Workbench::buildViewBar(ActionRegistry& actions) {
    viewBar_ = new Strip(theme_, centre_);
    viewBar_->setFixedHeight(measure::headHeight);
    tabs_ = new QTabBar(viewBar_);
    tabs_->setAccessibleName(tr("View in the middle"));
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    tabs_->setFocusPolicy(Qt::TabFocus);
    tabs_->setElideMode(Qt::ElideNone);
    tabs_->addTab(tr("Scene"));
    tabs_->addTab(tr("Analysis"));
    tabs_->addTab(tr("Table"));
    const auto tellKeys = [this, &actions] {
        const auto tip = [&](const char* id) { return actions.action(QLatin1String(id))->toolTip(); };
        tabs_->setTabToolTip(0, tip("view.scene"));
        tabs_->setTabToolTip(1, tip("view.analysis"));
        tabs_->setTabToolTip(2, tip("view.table"));
        sideTabs_->setTabToolTip(1, tip("edit.equations"));
    };
    connect(&actions, &ActionRegistry::keysChanged, this, tellKeys);
    tellKeys();
    connect(tabs_, &QTabBar::currentChanged, this, [this] {
        applyVisibility();
        emit layoutChanged();
    });
    auto* row = new QHBoxLayout(viewBar_);
    row->setContentsMargins(0, 0, 6, 1);
    row->setSpacing(0);
    row->addWidget(tabs_, 0, Qt::AlignBottom);
    row->addStretch(1);
    const auto finish = [row](QToolButton* button) {
        button->setIconSize({18_px, 18_px});
        button->setFixedSize(28_px, 28_px);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    };
    marks_ = new QToolButton(viewBar_);
    marks_->setPopupMode(QToolButton::InstantPopup);
    marks_->setToolTip(tr("What is drawn about bodies: contacts, friction cones, joints, frames"));
    marks_->setAccessibleName(tr("Marks of bodies"));
    marks_->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    auto* menu = new QMenu(marks_);
    for (const char* id : kMarkActions) menu->addAction(actions.action(QLatin1String(id)));
    marks_->setMenu(menu);
    const auto tint = [this] { marks_->setIcon(theme_.icon(QStringLiteral("eye"))); };
    tint();
    connect(&theme_, &Theme::changed, marks_, tint);
    finish(marks_);
    std::vector<QToolButton*> more; // all of them stand in the menu View too
    for (const char* id : {"view.impulses", "view.trail", "view.ortho", "view.split"}) {
        auto* button = new QToolButton(viewBar_);
        button->setDefaultAction(actions.action(QLatin1String(id)));
        finish(button);
        more.push_back(button);
    }
    new NarrowBar(viewBar_, tabs_, marks_, {more[2], more[3], more[1], more[0]});
}

Errors Workbench::setModel(bool fresh) {
    const model::Model& model = document_.model();
    Errors errors;
    bodiless_ = model.views.shapes.empty() && model.bodies.empty() && !model.systems.empty(); // an empty scene is built in the view
    marks_->setVisible(!model.bodies.empty());
    tabs_->setTabText(0, bodiless_ ? tr("Plots") : tr("Scene"));
    if (fresh) sideTabs_->setCurrentIndex(0);
    if (bodiless_) scene_->clear();
    else if (!fresh && !run_.recording()) (void)scene_->showEdited(document_.snapshot()); // what cannot run is drawn as it would start; what is gone is not
    else if (auto done = scene_->setModel(document_.snapshot()); !done) errors.push_back(done.error());
    if (auto done = analysis_->setModel(document_.snapshot()); !done) errors.push_back(done.error());
    plots_->setModel(document_.snapshot());
    circuit_->setModel(model);
    applyVisibility();
    emit layoutChanged();
    return errors;
}

// The plots of a scene without bodies stand where its picture would be, while that tab is open.
void Workbench::placePlots() {
    const bool centre = bodiless_ && tab() == ViewTab::scene;
    QSplitter* to = centre ? views_ : left_;
    if (plots_->parentWidget() == to) return;
    const QList<int> sizes = left_->sizes();
    if (centre) {
        views_->insertWidget(0, plots_);
        views_->setStretchFactor(0, 1);
        return;
    }
    left_->addWidget(plots_);
    left_->setStretchFactor(0, 1);
    const int all = sizes.value(0), plotsHeight = qBound(140, measure::plotsHeight * all / 936, measure::plotsHeight);
    left_->setSizes({all - plotsHeight, plotsHeight});
}

bool Workbench::equationsShown() const { return sideTabs_->currentIndex() == 1 && panelShown(Panel::inspector) && !onlyView_; }

void Workbench::editEquations(const QString& object) {
    QWidget* focus = QApplication::focusWidget();
    if (object.isEmpty() && equationsShown() && focus && formulas_->isAncestorOf(focus)) {
        sideTabs_->setCurrentIndex(0);
        return focusView();
    }
    QString wanted = object;
    if (wanted.isEmpty() && !formulas_->sheet() && !document_.model().systems.empty())
        wanted = QString::fromStdString(document_.model().systems.front().name);
    sideTabs_->setCurrentIndex(1);
    setPanelShown(Panel::inspector, true);
    if (!wanted.isEmpty()) {
        formulas_->select(wanted);
        outline_->select(wanted);
        inspector_->select(wanted);
    }
    // Formulas need room; once, so that whoever narrows it again is left alone.
    if (!widened_ && width() >= 1400 && right_->width() < 400) {
        widened_ = true;
        const int all = across_->width();
        across_->setSizes({all - 400, 400});
    }
    formulas_->focusFirst();
}

void Workbench::openPairLaw() {
    if (!inspector_->openPairLaw()) {
        banner_->present(tr("The law between two bodies"), tr("Select two bodies first, in the view with Shift and a click or in the outline with Ctrl and a click; then press %1.").arg(keyOf("edit.pairLaw")));
        return;
    }
    sideTabs_->setCurrentIndex(0);
    setPanelShown(Panel::inspector, true);
}

void Workbench::clear() {
    scene_->clear();
    analysis_->clear();
    plots_->clear();
    banner_->hide();
}

void Workbench::tick() {
    if (!isVisible()) return;
    if (halve_ && scene_->isVisible() && analysis_->isVisible()) {
        halve_ = false;
        views_->setSizes({views_->width() / 2, views_->width() / 2, 0});
    }
    if (sizeCircuit_ && circuit_->isVisible() && plots_->isVisible()) { // as the splitter has taken it in
        sizeCircuit_ = false;
        QList<int> sizes = views_->sizes();
        const int all = views_->width(), own = qBound(240, all * 2 / 5, 520), at = views_->indexOf(circuit_), plots = views_->indexOf(plots_);
        for (int& size : sizes) size = 0;
        if (at >= 0 && plots >= 0) {
            sizes[at] = own;
            sizes[plots] = all - own;
            views_->setSizes(sizes);
        }
    }
    if (scene_->isVisible()) scene_->tick();
    if (contactCard_->isVisible()) { // its numbers live; it stays where it was put
        if (scene_->pickedContact() && scene_->isVisible()) contactCard_->present(*scene_->pickedContact());
        else hideCard(*this, *contactCard_);
    }
    if (analysis_->isVisible()) analysis_->tick();
    if (table_->isVisible()) table_->tick();
    if (events_->isVisible()) events_->tick();
    if (plots_->isVisible()) plots_->tick();
    if (circuit_->isVisible()) circuit_->tick();
    second_->tick();
    compare_->tick();
    timeline_->tick(); // hidden or not: E and Shift+E go by what it has seen
    if (outline_->isVisible()) outline_->tick();
    if (signals_panel_->isVisible()) signals_panel_->tick();
    if (inspector_->isVisible()) inspector_->tick();
    if (parameters_->isVisible()) parameters_->tick();
}

ViewTab Workbench::tab() const { return static_cast<ViewTab>(tabs_->currentIndex()); }
void Workbench::setTab(ViewTab tab) { tabs_->setCurrentIndex(static_cast<int>(tab)); }

void Workbench::setSplit(bool on) {
    if (split_ == on) return;
    split_ = on;
    if (on && tab() == ViewTab::table) setTab(ViewTab::scene);
    applyVisibility();
    halve_ = on; // by the next tick, when the splitter has taken in the view that was just shown
    emit layoutChanged();
}

void Workbench::setPanelShown(Panel panel, bool shown) {
    wanted_[static_cast<std::size_t>(panel)] = shown;
    if (shown && onlyView_) onlyView_ = false;
    applyVisibility();
    emit layoutChanged();
}

void Workbench::setOnlyView(bool on) {
    onlyView_ = on;
    applyVisibility();
    emit layoutChanged();
}

void Workbench::applyVisibility() {
    const auto shown = [this](Panel panel) { return panelShown(panel) && !onlyView_; };
    palette_->setVisible(shown(Panel::palette));
    outline_->setVisible(shown(Panel::outline));
    signals_panel_->setVisible(shown(Panel::signals_));
    rail_->setVisible(shown(Panel::palette) || shown(Panel::outline) || shown(Panel::signals_));
    placePlots();
    side_->setVisible(shown(Panel::inspector));
    inspector_->setVisible(sideTabs_->currentIndex() == 0);
    formulas_->setVisible(sideTabs_->currentIndex() == 1);
    parameters_->setVisible(shown(Panel::parameters));
    right_->setVisible(shown(Panel::inspector) || shown(Panel::parameters));
    timeline_->setVisible(shown(Panel::timeline));
    timeline_->modes()->setWanted(shown(Panel::modes));
    events_->setVisible(shown(Panel::events));
    plots_->setVisible(shown(Panel::plots) || (bodiless_ && tab() == ViewTab::scene));
    viewBar_->setVisible(!onlyView_);
    scene_->setVisible(!bodiless_ && (tab() == ViewTab::scene || (split_ && tab() == ViewTab::analysis)));
    analysis_->setVisible(tab() == ViewTab::analysis || (split_ && tab() == ViewTab::scene));
    table_->setVisible(tab() == ViewTab::table);
    const bool circuit = bodiless_ && !circuit_->isEmpty() && tab() == ViewTab::scene;
    if (circuit && !circuit_->isVisibleTo(views_)) sizeCircuit_ = true;
    circuit_->setVisible(circuit);
}

void Workbench::focusView() {
    QWidget* view = tab() == ViewTab::scene && bodiless_ ? static_cast<QWidget*>(plots_)
                    : tab() == ViewTab::scene    ? static_cast<QWidget*>(scene_)
                    : tab() == ViewTab::analysis ? static_cast<QWidget*>(analysis_)
                                                 : static_cast<QWidget*>(table_);
    // The view itself may leave the focus to a child (the OpenGL widget).
    if (view->focusPolicy() == Qt::NoFocus)
        for (QWidget* child : view->findChildren<QWidget*>())
            if (child->focusPolicy() & Qt::TabFocus) return child->setFocus();
    if (view->focusPolicy() == Qt::NoFocus) view->setFocusPolicy(Qt::StrongFocus);
    view->setFocus();
}

void Workbench::homeAnalysis() { analysis_->home(); }

void Workbench::focusNextRegion(bool backwards) {
    std::vector<QWidget*> regions;
    for (QWidget* w : {static_cast<QWidget*>(views_), static_cast<QWidget*>(events_), static_cast<QWidget*>(timeline_), side_,
                       static_cast<QWidget*>(parameters_), static_cast<QWidget*>(plots_), static_cast<QWidget*>(palette_), static_cast<QWidget*>(outline_),
                       static_cast<QWidget*>(signals_panel_)})
        if (w->isVisible()) regions.push_back(w);
    QWidget* now = QApplication::focusWidget();
    std::size_t at = 0;
    for (std::size_t i = 0; i < regions.size(); ++i)
        if (now && (regions[i] == now || regions[i]->isAncestorOf(now))) at = i;
    for (std::size_t k = 1; k <= regions.size(); ++k) {
        const std::size_t i = (at + (backwards ? regions.size() - k : k)) % regions.size();
        if (regions[i] == views_) return focusView();
        QList<QWidget*> candidates = regions[i]->findChildren<QWidget*>();
        candidates.prepend(regions[i]);
        for (QWidget* w : candidates)
            if ((w->focusPolicy() & Qt::TabFocus) && w->isVisible() && w->isEnabled()) return w->setFocus(Qt::TabFocusReason);
    }
}

} // namespace saltus::ui

#include "moc_workbench.cpp"

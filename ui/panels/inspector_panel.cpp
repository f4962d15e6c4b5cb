// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/inspector_panel.h"

#include "core/model/expand.h"
#include "ui/document/document.h"
#include "ui/edits/parameter_edit.h"
#include "ui/edits/run_edits.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/inspector_compare.h"
#include "ui/panels/inspector_drop_test.h"
#include "ui/panels/inspector_text.h"
#include "ui/panels/part_names.h"
#include "ui/panels/working_point.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace saltus::ui {

using namespace inspector;

InspectorPanel::InspectorPanel(Theme& theme, RunEdits& edits, TimeCursor& cursor, QWidget* parent)
    : PanelBase(theme, parent), document_(edits.document()), run_(edits.run()), edits_(edits), cursor_(cursor) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    head_ = new PanelHead(theme, tr("Scene"), this);
    column->addWidget(head_);
    scroll_ = new QScrollArea(this);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->viewport()->setAutoFillBackground(false);
    column->addWidget(scroll_, 1);
    const auto nothing = [this] {
        choiceReason_.clear();
        selection_.clear();
        selections_.clear();
        rebuild();
    };
    connect(&document_, &Document::opened, this, nothing);
    connect(&document_, &Document::closed, this, nothing);
    connect(&document_, &Document::modelChanged, this, [this] {
        if (document_.slices().waits(this)) return; // it is all made anew
        if (showsMany()) document_.slices().putOff(this, [this] { takeModel(); });
        else takeModel();
    });
    const auto otherRecording = [this] {
        index_.set(run_.recording());
        waits_ = true; // which signals there are may have changed
        if (!isInUse()) rebuildSoon();
    };
    connect(&run_, &RunController::recordingChanged, this, otherRecording);
    connect(&run_, &RunController::loaded, this, otherRecording);
    connect(&document_, &Document::edited, this, [this](const model::Effects& effects) {
        if (!effects.parameters && !effects.dynamics) return;
        choiceReason_.clear(); // it was about another scene
        if (choiceNote_) choiceNote_->hide();
    });
    connect(&run_, &RunController::parameterChanged, this, [this] {
        for (PropertyForm* form : forms_) form->refreshValues();
    });
    connect(&cursor, &TimeCursor::changed, this, [this] { stale_ = true; });
    index_.set(run_.recording());
    rebuild();
}

void InspectorPanel::takeModel() {
    if (auto infos = parameterInfos(document_.model())) infos_ = std::move(*infos);
    updateTargets();
    stale_ = true;
    if (contentKey() != key_) return rebuildSoon();
    for (PropertyForm* form : forms_) {
        if (!std::holds_alternative<model::Location>(form->targets().front()) || form->targets().size() != targets_.size() ||
            std::get<model::Location>(form->targets().front()).part != std::get<model::Location>(targets_.front()).part)
            form->refresh();
        else
            form->show(targets_, form->subject());
    }
}

// Their fields are filled when the window has answered once.
bool InspectorPanel::showsMany() const { return static_cast<std::size_t>(selections_.size()) >= Document::kManyBodies; }

void InspectorPanel::settle() const { document_.slices().doNow(this); }

void InspectorPanel::select(const QString& objectName) {
    if (objectName == selection_ && selections_.size() <= 1) return;
    selectAll(objectName.isEmpty() ? QStringList() : QStringList{objectName});
}

void InspectorPanel::selectAll(const QStringList& objectNames) {
    if (objectNames == selections_) return;
    selections_ = objectNames;
    pair_ = false;
    selection_ = objectNames.value(0);
    component_ = 0;
    place_.reset();
    rebuild();
}

void InspectorPanel::followRename(const QString& from, const QString& to) {
    for (QString& one : selections_)
        if (one == from || one.startsWith(from + QLatin1Char('['))) one = to + one.mid(from.size());
    selection_ = selections_.value(0);
}

ValueField* InspectorPanel::field(const QString& parameter) const {
    settle();
    for (const PropertyForm* form : forms_)
        if (auto* field = form->field(parameter)) return field;
    return nullptr;
}

void InspectorPanel::showField(const QString& path) {
    settle();
    for (PropertyForm* form : forms_)
        if (QPointer<QWidget> field = form->reveal(path.toStdString())) {
            field->setFocus(Qt::OtherFocusReason);
            if (auto* edit = qobject_cast<QLineEdit*>(field.data())) edit->selectAll(); // what is typed replaces it
            QMetaObject::invokeMethod( // when the new parts have their heights
                this, [this, field] { if (field) scroll_->ensureWidgetVisible(field); }, Qt::QueuedConnection);
            return;
        }
}

PropertyRow* InspectorPanel::row(model::PropertyId id) const {
    settle();
    for (const PropertyForm* form : forms_)
        if (auto* row = form->row(id)) return row;
    return nullptr;
}

std::vector<Readout> InspectorPanel::readouts() const {
    settle();
    std::vector<Readout> all;
    for (const auto& [list, rows] : live_) all.insert(all.end(), list->rows().begin(), list->rows().end());
    return all;
}

// --- building -------------------------------------------------------------------------------------------------------

void InspectorPanel::updateTargets() {
    targets_.clear();
    if (!document_.isOpen()) return;
    const PartNames parts(document_.model());
    std::set<std::pair<model::Part, std::size_t>> seen;
    for (const QString& selected : selections_) {
        const auto found = parts.find(selected.toStdString());
        if (found && seen.emplace(found->part, found->at).second) targets_.emplace_back(*found);
    }
}

std::string InspectorPanel::contentKey() const {
    const model::Model& m = document_.model();
    std::string key = selections_.join(QLatin1Char('/')).toStdString() + (document_.isOpen() ? "+" : "-") + (m.world.planar ? "p" : "s");
    key += '/' + std::to_string(targets_.size()) + (pair_ ? "L" : "");
    if (pair_ || targets_.size() == 2) // which law applies
        for (const model::ContactLaw& law : m.contacts) {
            key += '/' + law.name;
            for (const std::string& one : law.between) key += ',' + one;
        }
    if (targets_.size() != 1) return key + (targets_.empty() ? std::string(m.bodies.empty() ? "e" : "b") : std::string());
    const model::Location at = std::get<model::Location>(targets_.front());
    key += '/' + std::to_string(static_cast<int>(at.part));
    switch (at.part) {
    case model::Part::interaction: {
        const model::Interaction& i = m.interactions[at.at];
        return key + std::to_string(i.law.index()) + std::to_string(i.relation.index()) + '/' + std::to_string(model::output_count(i.relation)) + (i.repeat ? "r" : "");
    }
    case model::Part::system: return key + std::to_string(m.systems[at.at].kind.index()) + (m.systems[at.at].repeat ? "r" : "");
    case model::Part::body: {
        const model::Body& b = m.bodies[at.at];
        key += std::string(b.fixed ? "f" : "m") + (b.repeat ? "r" : "") + b.material;
        for (const model::BodyShape& s : b.shapes) key += '/' + std::visit([](const auto& shape) { return shape.where.material; }, s);
        return key;
    }
    case model::Part::joint: {
        const model::Joint& j = m.joints[at.at];
        return key + std::to_string(static_cast<int>(j.kind)) + (j.repeat ? "r" : "") + std::to_string(j.coordinates.size());
    }
    default: return key;
    }
}

// A list of choices that is open, or a text that is being typed: what is made anew would take it away.
bool InspectorPanel::isInUse() const {
    for (const QWidget* popup = QApplication::activePopupWidget(); popup; popup = popup->parentWidget())
        if (popup == this) return true;
    const auto* edit = qobject_cast<const QLineEdit*>(QApplication::focusWidget());
    return edit && edit->isModified() && isAncestorOf(edit);
}

void InspectorPanel::rebuildSoon() {
    waits_ = false;
    if (!showsMany()) return rebuildInPlace();
    document_.slices().putOff(this, [this] { rebuildInPlace(); });
}

// The same part is shown: the panel stays where it was scrolled to, and the keyboard where it was.
void InspectorPanel::rebuildInPlace() {
    QScrollBar* const bar = scroll_->verticalScrollBar();
    if (!place_) place_ = bar->value(); // else a rebuilding before has not come to its place yet
    ++places_;
    const QPointer<QWidget> focus = QApplication::focusWidget();
    const bool mine = focus && isAncestorOf(focus);
    const QString name = mine ? focus->accessibleName() : QString();
    rebuild(true);
    if (mine && !name.isEmpty() && QApplication::focusWidget() != focus)
        for (QWidget* w : findChildren<QWidget*>())
            if (w->accessibleName() == name && w->isVisibleTo(this) && w->metaObject() == focus->metaObject()) {
                w->setFocus(Qt::OtherFocusReason);
                break;
            }
    QMetaObject::invokeMethod( // when the new parts have their heights
        this,
        [this, bar] {
            if (place_) bar->setValue(*place_);
            if (--places_ == 0) place_.reset();
        },
        Qt::QueuedConnection);
}

void InspectorPanel::rebuild(bool now) {
    waits_ = false;
    // Fields are costly to make (each is styled), and alike for alike parts: those that stand in the content stay there.
    spare_.insert(spare_.end(), forms_.begin(), forms_.end());
    forms_.clear();
    massForm_ = jointForm_ = nullptr;
    drop_ = nullptr;
    drives_.clear();
    compare_ = nullptr;
    ownLaw_ = nullptr;
    cone_ = nullptr;
    coneData_ = nullptr;
    coneTrail_.clear();
    coneSize_.clear();
    coneTime_ = -1.0;
    live_.clear();
    point_ = nullptr;
    law_.reset();
    interaction_.reset();
    impacts_.clear();
    impactsSeen_ = 0;
    if (auto infos = parameterInfos(document_.model())) infos_ = std::move(*infos);
    QWidget* inside = scroll_->widget();
    if (!inside) {
        inside = new QWidget;
        inside->setAutoFillBackground(false);
        content_ = new QVBoxLayout(inside);
        content_->setContentsMargins(0, 8, 0, 12);
        content_->setSpacing(0);
        scroll_->setWidget(inside);
    }
    std::erase_if(spare_, [inside](const PropertyForm* form) { return form->parentWidget() != inside; }); // it goes with its section
    while (QLayoutItem* item = content_->takeAt(0)) {
        QWidget* widget = item->widget();
        // What goes may be the sender of the signal that led here.
        if (widget && std::find(spare_.begin(), spare_.end(), widget) == spare_.end()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    if (now || !document_.isOpen() || !showsMany()) {
        document_.slices().drop(this);
        return build();
    }
    targets_.clear();
    for (PropertyForm* form : spare_) form->hide();
    head_->setTitle(tr("%1 selected").arg(groupedInteger(selections_.size())));
    head_->setDetail({});
    document_.slices().putOff(this, [this] { build(); });
}

void InspectorPanel::build() {
    updateTargets();
    key_ = contentKey();
    const model::Model& m = document_.model();
    const std::string name = selection_.toStdString();
    if (!document_.isOpen()) {
        head_->setTitle(tr("Inspector"));
        head_->setDetail({});
    } else if (selections_.isEmpty()) {
        showScene();
    } else if (targets_.empty()) {
        showNothing(selection_);
    } else if (const auto two = pair_ ? bodiesSelected() : std::nullopt) {
        showPair(two->first, two->second);
    } else if (targets_.size() > 1) {
        showMany();
    } else {
        const model::Location at = std::get<model::Location>(targets_.front());
        switch (at.part) {
        case model::Part::interaction: showInteraction(m.interactions[at.at], name); break;
        case model::Part::system: showSystem(m.systems[at.at], name); break;
        case model::Part::body: showBody(m.bodies[at.at], name); break;
        case model::Part::joint: showJoint(m.joints[at.at], name); break;
        case model::Part::material: showMaterial(m.materials[at.at]); break;
        case model::Part::contact_law: showContactLaw(m.contacts[at.at]); break;
        case model::Part::drive: showDrive(m.drives[at.at]); break;
        case model::Part::expression: showExpression(m.expressions[at.at]); break;
        case model::Part::shape: showShape(m.views.shapes[at.at]); break;
        case model::Part::plot: showPlot(m.views.plots[at.at]); break;
        default: showNothing(selection_); break;
        }
    }
    for (PropertyForm* form : spare_) {
        form->hide();
        form->deleteLater();
    }
    spare_.clear();
    content_->addStretch(1);
    for (int i = 0; i < content_->count(); ++i) // at once: the layout would show them with the next event
        if (QWidget* widget = content_->itemAt(i)->widget()) widget->show();
    scroll_->verticalScrollBar()->setValue(0);
    stale_ = true;
    tick();
}

PropertyForm* InspectorPanel::addForm(std::vector<model::Target> targets, const QString& subject, PropertyForm::Topics topics, QVBoxLayout* to) {
    QVBoxLayout* where = to ? to : content_;
    const auto partOf = [](const model::Target& target) {
        const auto* at = std::get_if<model::Location>(&target);
        return at ? static_cast<int>(at->part) : -1 - static_cast<int>(std::get<model::Setting>(target));
    };
    const auto alike = std::find_if(spare_.begin(), spare_.end(), [&](const PropertyForm* form) {
        return where == content_ && form->topics() == topics && !form->targets().empty() && partOf(form->targets().front()) == partOf(targets.front());
    });
    if (alike != spare_.end()) {
        PropertyForm* form = *alike;
        spare_.erase(alike);
        form->show(std::move(targets), subject);
        where->addWidget(form);
        forms_.push_back(form);
        return form;
    }
    auto* form = new PropertyForm(theme_, edits_, std::move(topics), where->parentWidget());
    form->show(std::move(targets), subject);
    where->addWidget(form);
    forms_.push_back(form);
    connect(form, &PropertyForm::blockAdded, this, &InspectorPanel::showField);
    connect(form, &PropertyForm::renamed, this, [this](const QString& from, const QString& to_name) {
        followRename(from, to_name);
        emit renamed(from, to_name);
    });
    return form;
}

void InspectorPanel::addDropTest() {
    auto* section = addSection(tr("Drop test"));
    drop_ = new DropTestCard(theme_, document_, run_, section);
    drop_->show(std::get<model::Location>(targets_.front()));
    section->add(drop_);
}

FoldSection* InspectorPanel::addSection(const QString& title) {
    auto* section = new FoldSection(theme_, title, content_->parentWidget());
    content_->addSpacing(4);
    content_->addWidget(section);
    return section;
}

ReadoutList* InspectorPanel::addReadouts(QVBoxLayout* to, Readouts rows, int unitColumn) {
    auto* list = new ReadoutList(theme_, to->parentWidget(), unitColumn);
    list->setRows(rows());
    to->addWidget(list);
    live_.emplace_back(list, std::move(rows));
    return list;
}

// --- live -----------------------------------------------------------------------------------------------------------

Readout InspectorPanel::signal(const QString& label, const std::string& name, bool italic) const {
    const auto column = index_.find(name);
    const auto row = index_.rowAt(cursor_.time());
    if (!column || !row) return {label, QStringLiteral("–"), {}, {}, {}, italic};
    const Channel& channel = index_.recording()->catalogue()[*column];
    Readout r = number(label, index_.recording()->value(*column, *row), text(channel.unit), italic);
    return r;
}

double InspectorPanel::parameterNow(const std::string& name) const {
    const auto& recording = index_.recording();
    const auto row = index_.rowAt(cursor_.time());
    if (recording && row) {
        const auto& names = recording->parameters();
        const auto it = std::find(names.begin(), names.end(), name);
        const auto values = recording->parameters_at(*row);
        if (it != names.end() && static_cast<std::size_t>(it - names.begin()) < values.size())
            return values[static_cast<std::size_t>(it - names.begin())];
    }
    for (const auto& info : infos_)
        if (info.name == name) return info.value;
    return std::nan("");
}

double InspectorPanel::valueNow(const model::Value& value) const {
    if (value.is_number()) return std::get<double>(value.source);
    if (const auto* p = soleParameter(document_.model(), value)) return parameterNow(p->name);
    return std::nan("");
}

void InspectorPanel::takeImpacts() {
    const auto& recording = index_.recording();
    if (!recording || !interaction_) return;
    const std::size_t count = recording->impact_count();
    if (count <= impactsSeen_) return;
    std::size_t i = impactsSeen_;
    for (const Impact& impact : recording->impacts(impactsSeen_)) {
        if (impact.interaction == *interaction_) impacts_.emplace_back(impact.time, i);
        ++i;
    }
    impactsSeen_ = i;
}

std::optional<Impact> InspectorPanel::lastImpact(double time) const {
    const auto after = std::upper_bound(impacts_.begin(), impacts_.end(),
                                        std::pair{time + 0.1 * run_.stepSize(), std::numeric_limits<std::size_t>::max()});
    if (after == impacts_.begin() || !index_.recording()) return std::nullopt;
    return index_.recording()->impact(std::prev(after)->second);
}

void InspectorPanel::tick() {
    if (waits_ && !isInUse()) rebuildSoon();
    if (!stale_ && run_.state() != RunState::running) return;
    stale_ = false;
    takeImpacts();
    for (const auto& [list, rows] : live_) list->setRows(rows());
    if (law_ && point_) {
        law_->take();
        point_->setData(WorkingPointData::of(*law_, cursor_.time()));
    }
    if (cone_ && coneData_) cone_->setData(coneData_());
}

} // namespace saltus::ui

#include "moc_inspector_panel.cpp"

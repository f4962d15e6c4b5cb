// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/property_form.h"

#include "core/formula/formula.h"
#include "core/model/expand.h"
#include "core/model/property_path.h"
#include "core/model/split.h"
#include "ui/document/document.h"
#include "ui/edits/run_edits.h"
#include "ui/language/text.h"
#include "ui/look/format.h"
#include "ui/look/popup_menu.h"
#include "ui/look/theme.h"
#include "ui/panels/found_fields.h"
#include "ui/run/run_controller.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace saltus::ui {

namespace {

using model::Key;
using model::Owner;
using model::PropertyKind;
using model::Topic;

constexpr std::array kOrder{Topic::general, Topic::law,  Topic::mass,   Topic::start,     Topic::load,  Topic::equations, Topic::relation,
                            Topic::joint,   Topic::shape, Topic::limits, Topic::spring,    Topic::drive, Topic::world,     Topic::scheme,
                            Topic::solver,  Topic::projection, Topic::recording, Topic::look, Topic::repeat};
constexpr std::size_t kOpenShapes = 3;
constexpr int kBlocks = 1000; // behind all shapes or coordinates: the link that adds one

int rankOf(Topic topic) { return static_cast<int>(std::find(kOrder.begin(), kOrder.end(), topic) - kOrder.begin()); }
bool has(const std::vector<Topic>& list, Topic topic) { return std::find(list.begin(), list.end(), topic) != list.end(); }

// Of a new shape or coordinate, the number `item`: what one changes first.
std::optional<model::PropertyId> firstField(model::PropertyId blocks, std::size_t item) {
    const auto at = static_cast<std::uint16_t>(item);
    if (blocks.key == Key::shapes) return model::PropertyId{Owner::shape, Key::kind, at};
    if (blocks.key == Key::coordinates) return model::PropertyId{Owner::coordinate, Key::limits, at};
    return std::nullopt;
}

bool isPlainNumber(const std::string& s) {
    bool ok = false;
    (void)QString::fromStdString(s).toDouble(&ok);
    return ok;
}

} // namespace

QToolButton* linkButton(Theme& theme, const QString& text, const QString& tip, QWidget* parent) {
    auto* link = new QToolButton(parent);
    link->setText(text);
    link->setToolButtonStyle(Qt::ToolButtonTextOnly);
    link->setAutoRaise(true);
    link->setCursor(Qt::PointingHandCursor);
    link->setFocusPolicy(Qt::TabFocus);
    link->setToolTip(tip);
    const auto tint = [&theme, link] {
        link->setStyleSheet(QStringLiteral("QToolButton { color: %1; border: none; padding: 2px 0; background: transparent; }"
                                           "QToolButton:hover, QToolButton:focus { text-decoration: underline; }")
                                .arg(theme.colors().accentText.name()));
    };
    tint();
    QObject::connect(&theme, &Theme::changed, link, tint);
    return link;
}

PropertyForm::PropertyForm(Theme& theme, RunEdits& edits, Topics topics, QWidget* parent)
    : QWidget(parent), document_(edits.document()), run_(edits.run()), edits_(edits), theme_(theme), topics_(std::move(topics)) {
    column_ = new QVBoxLayout(this);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
}

void PropertyForm::show(std::vector<model::Target> targets, const QString& subject) {
    const auto same = [](const model::Target& a, const model::Target& b) {
        const auto *x = std::get_if<model::Location>(&a), *y = std::get_if<model::Location>(&b);
        return x && y ? x->part == y->part && x->at == y->at : a.index() == b.index() && !x && std::get<model::Setting>(a) == std::get<model::Setting>(b);
    };
    if (!std::equal(targets.begin(), targets.end(), targets_.begin(), targets_.end(), same)) { // what was refused was refused of another part
        for (const Group& group : groups_)
            for (PropertyRow* row : group.rows)
                for (std::size_t k = 0; k < row->ids().size(); ++k) row->accept(k);
        placeholders_.clear();
    }
    targets_ = std::move(targets);
    subject_ = subject;
    refresh();
}

void PropertyForm::setPlaceholders(model::PropertyId whole, const QStringList& entries) {
    QStringList& slot = placeholders_[whole];
    if (slot == entries) return;
    slot = entries;
    refreshValues();
}

QString PropertyForm::placeholderOf(const model::Property& property, model::PropertyId id) const {
    const qsizetype entry = id.row < 0 ? 0 : id.row;
    if (const auto known = placeholders_.find(property.id); known != placeholders_.end()) return known->second.value(entry);
    const bool zero = property.info.topic == Topic::start || property.info.topic == Topic::load || property.info.topic == Topic::spring;
    const bool axis = property.info.entries == model::Entries::rotation && entry > 0; // of no turn
    return zero && !axis && !property.required && property.kind != PropertyKind::text ? QStringLiteral("0") : QString();
}

QString PropertyForm::titleOf(const model::Property& property, GroupKey key) const {
    if (key.owner == static_cast<int>(Owner::shape)) {
        const std::string kind = model::property_text(document_.model(), targets_.front(), {Owner::shape, Key::kind, property.id.item});
        return tr("Shape %1, %2").arg(key.item + 1).arg(choiceLabel(Key::kind, kind).toLower());
    }
    if (key.owner == static_cast<int>(Owner::coordinate)) return tr("Coordinate %1").arg(key.item + 1);
    return topicTitle(property.info.topic);
}

std::vector<PropertyForm::Group> PropertyForm::groupsNow() const {
    std::vector<Group> groups;
    if (targets_.empty()) return groups;
    for (model::Property& p : model::shared_properties(document_.model(), targets_)) {
        const Topic topic = p.info.topic;
        if ((!topics_.only.empty() && !has(topics_.only, topic)) || has(topics_.without, topic) || !isTaken(document_.model(), targets_.front(), p)) continue;
        GroupKey key{rankOf(topic), -1, -1};
        if (p.id.owner == Owner::shape) key = {rankOf(Topic::shape), static_cast<int>(p.id.owner), p.id.item};
        if (p.kind == PropertyKind::blocks && p.id.key != Key::repeat) key = {p.id.key == Key::shapes ? rankOf(Topic::shape) : rankOf(Topic::joint), kBlocks, 0};
        if (p.id.owner == Owner::coordinate) key = {rankOf(Topic::joint) , static_cast<int>(p.id.owner), p.id.item};
        auto found = std::find_if(groups.begin(), groups.end(), [&](const Group& g) { return g.key == key; });
        if (found == groups.end()) {
            Group made;
            made.key = key;
            made.title = titleOf(p, key);
            groups.push_back(std::move(made));
            found = groups.end() - 1;
        }
        found->properties.push_back(std::move(p));
    }
    std::stable_sort(groups.begin(), groups.end(), [](const Group& a, const Group& b) { return a.key < b.key; });
    return groups;
}

bool PropertyForm::isStale() const { return revision_ != document_.revision(); }

void PropertyForm::refresh() {
    revision_ = document_.revision();
    if (auto infos = parameterInfos(document_.model())) infos_ = std::move(*infos);
    std::vector<Group> now = groupsNow();
    const QString readOnly = readOnlyReason();
    bool same = now.size() == groups_.size() && readOnly == readOnly_;
    readOnly_ = readOnly;
    for (std::size_t g = 0; same && g < now.size(); ++g) {
        same = now[g].key == groups_[g].key && now[g].title == groups_[g].title && now[g].properties.size() == groups_[g].properties.size();
        std::size_t r = 0;
        for (std::size_t i = 0; same && i < now[g].properties.size(); ++i) {
            if (now[g].properties[i].kind == PropertyKind::blocks) same = now[g].properties[i].rows == groups_[g].properties[i].rows;
            else if (groups_[g].built) same = r < groups_[g].rows.size() && groups_[g].rows[r++]->take(now[g].properties[i]);
        }
        if (same) groups_[g].properties = now[g].properties;
    }
    if (same) refreshValues();
    else rebuild(std::move(now));
}

void PropertyForm::refreshValues() {
    if (isStale()) return;
    if (auto infos = parameterInfos(document_.model())) infos_ = std::move(*infos);
    std::vector<Group*> all;
    for (Group& group : groups_)
        if (group.built) all.push_back(&group);
    fill(all);
}

void PropertyForm::rebuild(std::vector<Group> groups) {
    if (content_) { // it may hold the sender of the signal that led here
        content_->hide();
        column_->removeWidget(content_);
        content_->deleteLater();
    }
    content_ = new QWidget(this);
    auto* inside = new QVBoxLayout(content_);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(0);
    groups_ = std::move(groups);
    std::size_t shapes = 0;
    for (const Group& g : groups_) shapes += g.key.owner == static_cast<int>(Owner::shape) ? 1 : 0;
    bool headless = topics_.without.empty() || has(topics_.only, Topic::law); // the first group of all needs no head
    for (std::size_t g = 0; g < groups_.size(); ++g) {
        Group& group = groups_[g];
        const bool general = group.key == GroupKey{rankOf(Topic::general), -1, -1};
        if (general || (headless && g == 0) || group.key.owner == kBlocks) {
            headless = false;
            auto* plain = new QWidget(content_);
            auto* body = new QVBoxLayout(plain);
            body->setContentsMargins(0, 0, 0, 4);
            body->setSpacing(0);
            inside->addWidget(plain);
            group.built = true;
            for (const model::Property& p : group.properties)
                if (p.kind != PropertyKind::blocks) addRow(group, body, p);
            addBlockButtons(group, body);
            continue;
        }
        group.section = new FoldSection(theme_, group.title, content_);
        inside->addSpacing(4);
        inside->addWidget(group.section);
        // Nothing in it differs from what is usual: folded, and its fields are made when someone looks.
        const bool nothing = std::all_of(group.properties.begin(), group.properties.end(), [](const model::Property& p) { return p.usual; });
        const bool many = group.key.owner == static_cast<int>(Owner::shape) && shapes > kOpenShapes;
        const auto known = folds_.find({group.key.rank, group.key.owner});
        const bool folded = known != folds_.end() ? known->second : many || (nothing && group.key.rank != rankOf(Topic::start) && group.key.rank != rankOf(Topic::law) && group.key.rank != rankOf(Topic::mass));
        group.section->setFolded(folded);
        if (!folded) build(group);
        const GroupKey key = group.key;
        connect(group.section, &FoldSection::foldChanged, this, [this, key](bool now) {
            folds_[{key.rank, key.owner}] = now;
            const auto found = std::find_if(groups_.begin(), groups_.end(), [&](const Group& other) { return other.key == key; });
            if (now || found == groups_.end() || found->built) return;
            if (isStale()) return; // shown anew in a moment
            build(*found);
            fill({&*found});
        });
    }
    refreshValues();
    column_->addWidget(content_);
    content_->show();
}

void PropertyForm::build(Group& group) {
    group.built = true;
    for (const model::Property& p : group.properties) {
        if (p.kind != PropertyKind::blocks) addRow(group, group.section->body(), p);
        if (p.id.owner != Owner::coordinate || p.id.key != Key::limits) continue;
        group.note = noteLabel(limitsNotes_[group.key.item], group.section);
        group.note->setObjectName(QStringLiteral("limits.note"));
        group.section->add(group.note);
        fitNote(group);
    }
    addBlockButtons(group, group.section->body());
}

void PropertyForm::setLimitsNote(std::size_t coordinate, const QString& text) {
    QString& known = limitsNotes_[static_cast<int>(coordinate)];
    if (known == text) return;
    known = text;
    for (Group& group : groups_)
        if (group.note && group.key.item == static_cast<int>(coordinate)) {
            group.note->setText(text);
            fitNote(group);
        }
}

// All of its lines: a panel asks wrapped text for the height of one, and took the other from the row above.
void PropertyForm::fitNote(const Group& group) const {
    const bool empty = group.note->text().isEmpty();
    group.note->setMinimumHeight(empty ? 0 : group.note->heightForWidth(std::max(60, width())));
    group.note->setVisible(!empty);
}

void PropertyForm::resizeEvent(QResizeEvent*) {
    for (const Group& group : groups_)
        if (group.note) fitNote(group);
}

void PropertyForm::addRow(Group& group, QVBoxLayout* to, const model::Property& property) {
    auto* row = new PropertyRow(theme_, property, to->parentWidget());
    to->addWidget(row);
    group.rows.push_back(row);
    connect(row, &PropertyRow::committed, this, [this, row](int field, const QString& typed) { commit(row, field, typed); });
    connect(row, &PropertyRow::pinClicked, this, [this, row](int field) { pinClicked(row, field); });
    connect(row, &PropertyRow::pinMenuAsked, this, [this, row](int field, const QPoint& at) { pinMenu(row, field, at); });
    if (const QString why = readOnlyReason(); !why.isEmpty()) row->setReadOnly(why);
}

// Shapes, coordinates and copies are added and taken away by links below their fields.
void PropertyForm::addBlockButtons(Group& group, QVBoxLayout* to) {
    if (targets_.size() != 1 || !readOnlyReason().isEmpty()) return;
    auto* line = new QWidget(to->parentWidget());
    auto* inside = new QHBoxLayout(line);
    inside->setContentsMargins(measure::panelPadding, 0, measure::panelPadding, 2);
    inside->setSpacing(12);
    const auto link = [&](const QString& label, const QString& tip, bool add, model::PropertyId id, const QString& what, std::size_t rows = 0) {
        auto* button = linkButton(theme_, label, tip, line);
        connect(button, &QToolButton::clicked, this, [this, add, id, what, rows] {
            if (isStale()) return;
            const auto edit = add ? model::add_block(document_.model(), targets_.front(), id) : model::remove_block(document_.model(), targets_.front(), id);
            if (!edit) return;
            document_.edit(*edit, what);
            if (const auto field = firstField(id, rows); add && field) emit blockAdded(text(model::property_path(*field)));
        });
        inside->addWidget(button);
    };
    for (const model::Property& p : group.properties) {
        if (p.kind != PropertyKind::blocks) continue;
        if (p.id.key == Key::shapes) link(tr("Add shape"), tr("One more shape of this body"), true, p.id, tr("Shape added to %1").arg(subject_), p.rows);
        if (p.id.key == Key::coordinates) {
            const auto at = std::get<model::Location>(targets_.front()).at;
            const model::Joint& joint = document_.model().joints[at];
            const std::size_t most = joint.kind == model::JointKind::distance ? 1 : model::joint_coordinates(joint);
            if (p.rows < most) link(tr("Add limits, spring or drive"), tr("For the next coordinate that the joint leaves free"), true, p.id, tr("Coordinate added to %1").arg(subject_), p.rows);
        }
        if (p.id.key == Key::repeat) {
            if (p.rows == 0) link(tr("Make copies"), tr("This block stands for several, counted by an index that its formulas can use"), true, p.id, tr("Copies of %1").arg(subject_));
            else link(tr("Only one"), tr("No copies: formulas must not use the index any more"), false, p.id, tr("No copies of %1").arg(subject_));
        }
    }
    if (group.key.owner == static_cast<int>(Owner::shape) || group.key.owner == static_cast<int>(Owner::coordinate)) {
        const bool shape = group.key.owner == static_cast<int>(Owner::shape);
        const model::PropertyId id{Owner::part, shape ? Key::shapes : Key::coordinates, static_cast<std::uint16_t>(group.key.item)};
        link(shape ? tr("Remove this shape") : tr("Remove this coordinate"), shape ? tr("The body loses this shape") : tr("Its limits, spring and drive go"), false, id,
             shape ? tr("Shape removed from %1").arg(subject_) : tr("Coordinate removed from %1").arg(subject_));
    }
    inside->addStretch(1);
    if (inside->count() > 1) to->addWidget(line);
    else line->deleteLater();
}

QString PropertyForm::readOnlyReason() const {
    const model::Model& m = document_.model();
    for (const model::Target& target : targets_) {
        const auto* at = std::get_if<model::Location>(&target);
        if (!at) continue;
        const std::string* circuit = at->part == model::Part::system        ? &m.systems[at->at].circuit
                                     : at->part == model::Part::interaction ? &m.interactions[at->at].circuit
                                     : at->part == model::Part::expression  ? &m.expressions[at->at].circuit
                                                                            : nullptr;
        if (circuit && !circuit->empty()) return tr("Made from the circuit “%1”: change it there").arg(text(*circuit));
    }
    return {};
}

// --- values ---------------------------------------------------------------------------------------------------------

PropertyRow::Shown PropertyForm::shownOf(const model::Property& property, model::PropertyId id, const std::optional<std::string>& value) const {
    PropertyRow::Shown out;
    if (!value) return out;
    std::string_view unit = property.unit;
    if (id.row >= 0 && static_cast<std::size_t>(id.row) < property.units.size()) unit = property.units[static_cast<std::size_t>(id.row)];
    const QString si = unitText(QString::fromUtf8(unit.data(), static_cast<qsizetype>(unit.size())));
    out.text = text(*value);
    out.unit = si;
    out.placeholder = placeholderOf(property, id);
    const bool number = property.info.use == model::Use::parameters &&
                        (property.kind == PropertyKind::number || property.kind == PropertyKind::vector || property.kind == PropertyKind::matrix);
    if (!number) {
        if (property.kind != PropertyKind::formula && property.kind != PropertyKind::vector) out.unit.clear();
        if (!isPlainNumber(*value)) out.tip = plain(*value);
        return out;
    }
    const auto info = std::find_if(infos_.begin(), infos_.end(), [&](const ParameterInfo& p) { return p.name == *value; });
    if (info != infos_.end()) {
        const auto index = static_cast<std::size_t>(info - infos_.begin());
        out.text = text(info->exactText(run_.parameter(index, info->name).value_or(info->value)));
        out.unit = unitText(text(info->unit));
        out.parameter = true;
        out.pinned = info->pinned;
        out.tip = tr("Parameter %1").arg(text(info->name)) + (info->help.empty() ? QString() : QStringLiteral(": ") + plain(info->help));
        return out;
    }
    const bool ofRun = std::holds_alternative<model::Setting>(targets_.front()) && std::get<model::Setting>(targets_.front()) == model::Setting::run;
    out.canPin = targets_.size() == 1 && !ofRun && !value->empty() && property.info.measure != model::Measure::count;
    if (isPlainNumber(*value) || value->empty()) return out;
    if (const auto plain = formula::parse_constant(*value); plain && plain->unit) { // one number with its own unit says all
        out.unit.clear();
        out.tip = QStringLiteral("%1 = %2 %3").arg(ui::plain(*value), exactText(plain->si), si);
        return out;
    }
    if (const auto known = model::property_value(document_.model(), targets_.front(), id)) {
        const ShownNumber n = shown(*known, QString::fromUtf8(unit.data(), static_cast<qsizetype>(unit.size())));
        out.unit = n.unit.isEmpty() ? QStringLiteral("= %1").arg(n.value) : QStringLiteral("= %1 %2").arg(n.value, n.unit);
        out.tip = QStringLiteral("%1 = %2 %3").arg(plain(*value), exactText(*known), si);
    } else {
        out.unit.clear();
        out.tip = plain(*value);
    }
    return out;
}

// All at once: of many parts each is looked at once.
void PropertyForm::fill(const std::vector<Group*>& groups) {
    std::vector<model::PropertyId> ids;
    for (const Group* group : groups)
        for (const PropertyRow* row : group->rows) ids.insert(ids.end(), row->ids().begin(), row->ids().end());
    const auto texts = model::shared_texts(document_.model(), targets_, ids);
    std::size_t i = 0;
    for (const Group* group : groups)
        for (PropertyRow* row : group->rows)
            for (std::size_t k = 0; k < row->ids().size(); ++k, ++i) row->setShown(k, shownOf(row->property(), ids[i], texts[i]));
}

ValueField* PropertyForm::field(const QString& parameter) const {
    for (const Group& group : groups_)
        for (const PropertyRow* row : group.rows)
            for (std::size_t i = 0; i < row->ids().size(); ++i)
                if (row->field(i) && model::property_text(document_.model(), targets_.front(), row->ids()[i]) == parameter.toStdString()) return row->field(i);
    return nullptr;
}

PropertyRow* PropertyForm::row(model::PropertyId id) const {
    for (const Group& group : groups_)
        for (PropertyRow* row : group.rows) {
            if (row->property().id == id) return row;
            if (std::find(row->ids().begin(), row->ids().end(), id) != row->ids().end()) return row;
        }
    return nullptr;
}

QWidget* PropertyForm::reveal(const std::string& path) {
    for (const Group& group : groups_)
        for (const model::Property& property : group.properties) {
            const std::string whole = model::property_path(property.id);
            if (property.kind == PropertyKind::blocks || (path != whole && !path.starts_with(whole + '['))) continue;
            if (group.section) group.section->setFolded(false); // makes its fields
            PropertyRow* found = row(property.id);
            if (!found) return nullptr;
            for (std::size_t i = 0; i < found->ids().size(); ++i)
                if (model::property_path(found->ids()[i]) == path && found->field(i)) return found->field(i)->edit();
            if (found->field(0)) return found->field(0)->edit();
            if (found->tick()) return found->tick();
            return found->choice() ? static_cast<QWidget*>(found->choice()) : found;
        }
    return nullptr;
}

std::vector<PropertyRow*> PropertyForm::rows() const {
    std::vector<PropertyRow*> all;
    for (const Group& group : groups_) all.insert(all.end(), group.rows.begin(), group.rows.end());
    return all;
}

// --- changes --------------------------------------------------------------------------------------------------------

void PropertyForm::takeEdit(Result<model::Edit, model::Refusal> edit, const QString& what, PropertyRow* row, int field, const QString& before, const std::function<void()>& leave) {
    if (!edit) return row->refuse(static_cast<std::size_t>(field), edit.error(), before);
    row->accept(static_cast<std::size_t>(field));
    if (edit->empty()) return refreshValues();
    document_.edit(std::move(*edit), what, leave);
}

void PropertyForm::commit(PropertyRow* row, int field, const QString& typed) {
    if (isStale()) return;
    const model::PropertyId id = row->ids()[static_cast<std::size_t>(field)];
    const model::Model& m = document_.model();
    const std::string now = model::shared_texts(m, targets_, std::span(&id, 1)).front().value_or(std::string());
    const auto info = std::find_if(infos_.begin(), infos_.end(), [&](const ParameterInfo& p) { return p.name == now; });
    const bool number = row->property().kind == PropertyKind::number || row->property().kind == PropertyKind::vector || row->property().kind == PropertyKind::matrix;
    if (info != infos_.end() && number) { // the field is the parameter's
        const QString name = text(info->name), before = text(info->exactText(info->value));
        if (const auto wrong = edits_.setParameter(name, typed)) return row->refuse(static_cast<std::size_t>(field), *wrong, before);
        row->accept(static_cast<std::size_t>(field));
        return refreshValues();
    }
    const QString subject = subject_;
    const QString label = propertyLabel(row->property());
    // "35 deg, 1, 1, 0" in the first field is all of them.
    const bool all = row->property().kind == PropertyKind::vector && field == 0 && model::split(typed.toStdString(), ',').size() > 1;
    const QString value = row->choice() ? choiceLabel(id.key, typed.toStdString())
                          : row->tick() ? (typed == QLatin1String("true") ? tr("on") : tr("off"))
                                        : typed.isEmpty() ? tr("as usual") : typed;
    const bool name = id.owner == Owner::part && (id.key == Key::name || id.key == Key::signature);
    const QString what = name ? tr("%1 is called %2").arg(subject, typed) : tr("%1 of %2: %3").arg(label, subject, value);
    const QPointer<PropertyRow> still = row;
    auto edit = document_.beside<Result<model::Edit, model::Refusal>>(
        what, [targets = targets_, whole = all ? row->property().id : id, to = typed.toStdString()](const model::Model& model) { return model::set_property(model, targets, whole, to); });
    if (!still) return; // another part is shown meanwhile
    if (!edit) return refreshValues(); // given up
    takeEdit(std::move(*edit), what, row, field, text(now), [&] {
        if (name) emit renamed(text(now), typed); // whoever shows it keeps showing it
    });
}

void PropertyForm::pinClicked(PropertyRow* row, int field) {
    if (isStale()) return;
    const model::PropertyId id = row->ids()[static_cast<std::size_t>(field)];
    const model::Model& m = document_.model();
    if (const model::Parameter* known = model::parameter_of(m, targets_.front(), id)) {
        document_.setPinned(text(known->name), !known->pinned);
        return;
    }
    if (targets_.size() != 1) return;
    takeEdit(model::pin(m, targets_.front(), id), tr("%1 of %2 is a slider").arg(propertyLabel(row->property()), subject_), row, field,
             text(model::property_text(m, targets_.front(), id)));
    refreshValues();
}

void PropertyForm::pinMenu(PropertyRow* row, int field, const QPoint& at) {
    if (isStale()) return;
    const model::PropertyId id = row->ids()[static_cast<std::size_t>(field)];
    const model::Parameter* known = model::parameter_of(document_.model(), targets_.front(), id);
    if (!known || targets_.size() != 1) return;
    QMenu* menu = popupMenu(row); // it speaks of this row
    menu->addAction(known->pinned ? tr("Unpin from Parameters") : tr("Pin as a slider in Parameters"), this, [this, row, field] { pinClicked(row, field); });
    menu->addAction(tr("Write the value here, without the parameter"), this, [this, row, field, id] {
        takeEdit(model::unpin(document_.model(), targets_.front(), id), tr("%1 of %2 is a number").arg(propertyLabel(row->property()), subject_), row, field, {});
    });
    menu->popup(at);
}

} // namespace saltus::ui

#include "moc_property_form.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/inspector_materials.h"

#include "core/authoring/create.h"
#include "core/model/names.h"
#include "ui/document/document.h"
#include "ui/look/error_text.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/inspector_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace saltus::ui {

using namespace inspector;
using model::Key;
using model::Owner;

namespace {

// Enter goes down, as in every table; the arrows move as long as nothing is typed.
class CellEditor : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const override {
        auto* edit = new QLineEdit(parent);
        edit->setFrame(false);
        edit->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        edit->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
        return edit;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        static_cast<QLineEdit*>(editor)->setText(index.data(Qt::EditRole).toString());
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
        auto* edit = static_cast<QLineEdit*>(editor);
        if (edit->isModified()) model->setData(index, edit->text(), Qt::EditRole);
    }
};

QString labelOf(Key key) {
    switch (key) {
    case Key::e: return QStringLiteral("e");
    case Key::mu: return QStringLiteral("μ");
    case Key::e_T: return QStringLiteral("eₜ");
    case Key::mu_rolling: return MaterialTable::tr("rolling");
    default: return MaterialTable::tr("spinning");
    }
}

QString nameOf(Key key) {
    switch (key) {
    case Key::e: return MaterialTable::tr("Restitution e");
    case Key::mu: return MaterialTable::tr("Friction μ");
    case Key::e_T: return MaterialTable::tr("Tangential restitution eₜ");
    case Key::mu_rolling: return MaterialTable::tr("Rolling friction, m");
    default: return MaterialTable::tr("Spinning friction, m");
    }
}

model::Value& valueOf(model::ContactLaw& law, Key key) {
    switch (key) {
    case Key::e: return law.e;
    case Key::mu: return law.mu;
    case Key::e_T: return law.e_T;
    case Key::mu_rolling: return law.mu_rolling;
    default: return law.mu_spinning;
    }
}

QString written(const model::Value& value) {
    if (value.is_number()) return text(model::number_text(std::get<double>(value.source)));
    return text(std::get<std::string>(value.source));
}

// What a law's formula or parameter comes to; nothing of a number, nor of a length that is typed with its unit.
QString amountOf(const model::Model& m, std::size_t law, Key key) {
    model::ContactLaw values = m.contacts[law];
    if (valueOf(values, key).is_number()) return {};
    const model::Location at{model::Part::contact_law, law};
    const auto si = model::property_value(m, at, {Owner::part, key});
    const bool length = key == Key::mu_rolling || key == Key::mu_spinning;
    if (!si || (length && !model::parameter_of(m, at, {Owner::part, key}))) return {};
    return length ? shownText(*si, QStringLiteral("m")) : plainNumber(*si);
}

} // namespace

// --- the grid -------------------------------------------------------------------------------------------------------

MaterialGrid::MaterialGrid(Theme& theme, Document& document, QObject* parent) : QAbstractTableModel(parent), theme_(theme), document_(document) {
    follow();
}

const std::vector<Key>& MaterialGrid::keys() {
    static const std::vector<Key> all{Key::e, Key::mu, Key::e_T, Key::mu_rolling, Key::mu_spinning};
    return all;
}

void MaterialGrid::setKey(Key key) {
    beginResetModel();
    key_ = key;
    endResetModel();
}

void MaterialGrid::follow() {
    std::vector<std::string> names;
    for (const model::Material& one : document_.model().materials) names.push_back(one.name);
    if (names == names_) { // other values: an open field and the keyboard stay where they are
        if (!names_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    refused_.clear();
    beginResetModel();
    names_ = std::move(names);
    endResetModel();
}

int MaterialGrid::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(document_.model().materials.size()); }
int MaterialGrid::columnCount(const QModelIndex& parent) const { return rowCount(parent); }

QString MaterialGrid::pairText(int row, int column) const {
    const auto& all = document_.model().materials;
    return QStringLiteral("%1 – %2").arg(plainName(all[static_cast<std::size_t>(row)].name), plainName(all[static_cast<std::size_t>(column)].name));
}

MaterialGrid::Rule MaterialGrid::rule(int row, int column) const {
    const model::Model& m = document_.model();
    const std::string &a = m.materials[static_cast<std::size_t>(row)].name, &b = m.materials[static_cast<std::size_t>(column)].name;
    Rule rule;
    for (std::size_t i = 0; i < m.contacts.size(); ++i) {
        const auto& between = m.contacts[i].between;
        if (between.empty() && !rule.own) rule.law = i;
        if (between.size() == 2 && ((between[0] == a && between[1] == b) || (between[0] == b && between[1] == a))) {
            rule.law = i;
            rule.own = true;
        }
    }
    if (!rule.law) {
        rule.text = rule.shown = QStringLiteral("0");
        rule.origin = tr("no law in the scene: 0");
        return rule;
    }
    model::ContactLaw law = m.contacts[*rule.law];
    rule.text = written(valueOf(law, key_));
    const QString amount = amountOf(m, *rule.law, key_);
    rule.shown = amount.isEmpty() ? rule.text : QStringLiteral("%1 = %2").arg(rule.text, amount);
    rule.origin = rule.own ? tr("law %1, of these materials").arg(plainName(law.name)) : tr("from the scene's default, %1").arg(plainName(law.name));
    return rule;
}

QString MaterialGrid::refusal(int row, int column) const {
    const auto found = refused_.find({key_, cell(row, column)});
    return found == refused_.end() ? QString() : found->second.reason;
}

QString MaterialGrid::about(int row, int column) const {
    const Rule holds = rule(row, column);
    QStringList values;
    if (holds.law) {
        model::ContactLaw law = document_.model().contacts[*holds.law];
        for (const Key key : keys()) {
            const QString amount = amountOf(document_.model(), *holds.law, key); // "e 0.5": the parameter is called e too
            values << QStringLiteral("%1 %2").arg(labelOf(key), amount.isEmpty() ? written(valueOf(law, key)) : amount);
        }
    }
    return QStringLiteral("%1: %2").arg(pairText(row, column), values.isEmpty() ? holds.origin : values.join(QStringLiteral(", ")) + QStringLiteral(" · ") + holds.origin);
}

QVariant MaterialGrid::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount()) return {};
    const int row = index.row(), column = index.column();
    const auto refused = refused_.find({key_, cell(row, column)});
    const bool wrong = refused != refused_.end();
    switch (role) {
    case Qt::DisplayRole: return wrong ? refused->second.text : rule(row, column).shown;
    case Qt::EditRole: { // an empty field where the pair has nothing of its own
        if (wrong) return refused->second.text;
        const Rule holds = rule(row, column);
        return holds.own ? holds.text : QString();
    }
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    case Qt::ForegroundRole: return wrong ? theme_.colors().errorText : rule(row, column).own ? theme_.colors().text : theme_.colors().secondary;
    case Qt::BackgroundRole: return wrong ? QVariant(theme_.colors().errorSoft) : QVariant();
    case Qt::ToolTipRole: {
        if (wrong) return refused->second.reason;
        return rule(row, column).origin;
    }
    case Qt::AccessibleTextRole: return QStringLiteral("%1, %2: %3").arg(nameOf(key_), pairText(row, column), wrong ? refused->second.text : rule(row, column).shown);
    case Qt::AccessibleDescriptionRole: return wrong ? refused->second.reason : rule(row, column).origin;
    default: return {};
    }
}

QVariant MaterialGrid::headerData(int section, Qt::Orientation, int role) const {
    const auto& all = document_.model().materials;
    if (section < 0 || static_cast<std::size_t>(section) >= all.size()) return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) return plainName(all[static_cast<std::size_t>(section)].name);
    return {};
}

Qt::ItemFlags MaterialGrid::flags(const QModelIndex& index) const {
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable : Qt::NoItemFlags;
}

void MaterialGrid::clear(int row, int column) {
    refused_.erase({key_, cell(row, column)});
    const Rule holds = rule(row, column);
    if (holds.own) document_.edit({model::Remove{model::Part::contact_law, *holds.law}}, tr("%1: no law of its own").arg(pairText(row, column)));
    else emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

// A pair without a law gets one with what held until now; a text that is no value stays, red.
bool MaterialGrid::setData(const QModelIndex& at, const QVariant& value, int role) {
    if (role != Qt::EditRole || !at.isValid()) return false;
    const int row = at.row(), column = at.column();
    const QString typed = value.toString().trimmed();
    if (typed.isEmpty()) {
        clear(row, column);
        return true;
    }
    const model::Model& m = document_.model();
    const Rule holds = rule(row, column);
    model::Edit edit;
    model::Model next = m;
    std::size_t law = holds.law.value_or(0);
    if (!holds.own) {
        const std::string &a = m.materials[static_cast<std::size_t>(row)].name, &b = m.materials[static_cast<std::size_t>(column)].name;
        model::ContactLaw made;
        if (holds.law) made = m.contacts[*holds.law];
        made.name = authoring::TakenNames(m).take(a == b ? a + "_contact" : a + "_" + b);
        made.label.clear();
        made.place = {};
        made.between = {a, b};
        law = m.contacts.size();
        next.contacts.push_back(made);
        edit.push_back(model::Insert{law, made});
    }
    const model::Target target = model::Location{model::Part::contact_law, law};
    QString plain = typed;
    plain.replace(QChar(0x2212), QLatin1Char('-'));
    auto set = model::set_property(next, std::span(&target, 1), {Owner::part, key_}, plain.toStdString());
    if (!set) {
        const Error& why = set.error().error;
        refused_[{key_, cell(row, column)}] = {typed, errorText(why)};
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return false;
    }
    refused_.erase({key_, cell(row, column)});
    edit.insert(edit.end(), std::make_move_iterator(set->begin()), std::make_move_iterator(set->end()));
    document_.edit(std::move(edit), tr("%1 of %2: %3").arg(nameOf(key_), pairText(row, column), typed));
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    return true;
}

// --- the dialog -----------------------------------------------------------------------------------------------------

MaterialTable::MaterialTable(Theme& theme, Document& document, QWidget* parent) : QDialog(parent), theme_(theme), document_(document) {
    setObjectName(QStringLiteral("materials"));
    setWindowTitle(tr("Materials and their pairs"));
    resize(560, 380);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 16);
    column->setSpacing(8);
    tabs_ = new QTabBar(this);
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    tabs_->setAccessibleName(tr("Which value of the laws"));
    for (const Key key : MaterialGrid::keys()) {
        const int at = tabs_->addTab(labelOf(key));
        tabs_->setTabToolTip(at, nameOf(key) + tr(" (Ctrl+Page Up, Ctrl+Page Down)"));
        tabs_->setAccessibleTabName(at, nameOf(key));
    }
    column->addWidget(tabs_);
    grid_ = new MaterialGrid(theme, document, this);
    view_ = new QTableView(this);
    view_->setModel(grid_);
    view_->setItemDelegate(new CellEditor(view_));
    view_->setSelectionMode(QAbstractItemView::SingleSelection);
    view_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    view_->setTabKeyNavigation(false);
    view_->setAccessibleName(tr("Values of all pairs of materials"));
    view_->setToolTip(tr("Type a number, a value with a unit or a formula of parameters. Grey: what holds by default; Delete goes back to it"));
    view_->verticalHeader()->setDefaultSectionSize(measure::row + 4);
    view_->horizontalHeader()->setDefaultSectionSize(96);
    view_->installEventFilter(this);
    column->addWidget(view_, 1);
    empty_ = new QLabel(tr("No materials yet: add one, then give it to bodies in the inspector"), this);
    empty_->setWordWrap(true);
    empty_->setProperty("role", "secondary");
    column->addWidget(empty_);
    about_ = new QLabel(this);
    about_->setWordWrap(true);
    about_->setTextFormat(Qt::PlainText);
    about_->setProperty("role", "small");
    column->addWidget(about_);
    error_ = new QLabel(this);
    error_->setWordWrap(true);
    error_->setTextFormat(Qt::PlainText);
    error_->setProperty("role", "error");
    error_->hide();
    column->addWidget(error_);
    auto* buttons = new QHBoxLayout;
    auto* add = new QPushButton(tr("Add a material"), this);
    add->setToolTip(tr("One more row and column; its density and colour stand in the inspector"));
    add->setAutoDefault(false);
    auto* close = new QPushButton(tr("Close"), this);
    close->setToolTip(tr("Close (Esc)"));
    close->setAutoDefault(false);
    buttons->addWidget(add);
    buttons->addStretch(1);
    buttons->addWidget(close);
    column->addLayout(buttons);

    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(add, &QPushButton::clicked, this, [this] {
        std::string name;
        model::Edit edit = authoring::add_material(document_.model(), &name);
        document_.edit(std::move(edit), tr("Material %1").arg(text(name)));
    });
    connect(tabs_, &QTabBar::currentChanged, this, [this](int at) {
        const QModelIndex now = view_->currentIndex();
        const int row = now.row(), col = now.column();
        grid_->setKey(MaterialGrid::keys()[static_cast<std::size_t>(at)]);
        view_->setCurrentIndex(grid_->index(std::max(0, row), std::max(0, col)));
        showCell();
    });
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this, &MaterialTable::showCell);
    connect(grid_, &QAbstractItemModel::dataChanged, this, &MaterialTable::showCell);
    const auto follow = [this] {
        const int row = view_->currentIndex().row(), col = view_->currentIndex().column();
        grid_->follow();
        if (grid_->rowCount() > 0) view_->setCurrentIndex(grid_->index(std::clamp(row, 0, grid_->rowCount() - 1), std::clamp(col, 0, grid_->columnCount() - 1)));
        showEmpty();
        showCell();
    };
    connect(&document, &Document::modelChanged, this, follow);
    connect(&document, &Document::opened, this, follow);
    connect(&document, &Document::closed, this, &QDialog::close);
    for (const bool back : {true, false}) {
        auto* key = new QShortcut(back ? QKeySequence::Undo : QKeySequence::Redo, this);
        connect(key, &QShortcut::activated, this, [this, back] { back ? document_.undo() : document_.redo(); });
    }
    for (const int step : {-1, 1}) {
        auto* key = new QShortcut(QKeySequence(Qt::CTRL | (step < 0 ? Qt::Key_PageUp : Qt::Key_PageDown)), this);
        connect(key, &QShortcut::activated, this, [this, step] { tabs_->setCurrentIndex(std::clamp(tabs_->currentIndex() + step, 0, tabs_->count() - 1)); });
    }
    connect(&theme, &Theme::changed, this, [this] { view_->viewport()->update(); });
    if (grid_->rowCount() > 0) view_->setCurrentIndex(grid_->index(0, 0));
    showEmpty();
    showCell();
    view_->setFocus();
}

void MaterialTable::showEmpty() {
    const bool none = grid_->rowCount() == 0;
    empty_->setVisible(none);
    view_->setVisible(!none);
    tabs_->setVisible(!none);
    // There is no spinning about the normal in the plane.
    tabs_->setTabVisible(tabs_->count() - 1, !document_.model().world.planar);
}

void MaterialTable::showCell() {
    const QModelIndex now = view_->currentIndex();
    const bool there = now.isValid() && now.row() < grid_->rowCount();
    about_->setText(there ? plain(grid_->about(now.row(), now.column())) : QString());
    const QString why = there ? grid_->refusal(now.row(), now.column()) : QString();
    error_->setText(plain(why));
    error_->setVisible(!why.isEmpty());
}

QString MaterialTable::about() const { return about_->text(); }
QString MaterialTable::error() const { return error_->isVisibleTo(this) ? error_->text() : QString(); }

bool MaterialTable::eventFilter(QObject* watched, QEvent* event) {
    if (watched == view_ && event->type() == QEvent::KeyPress && view_->hasFocus()) { // else a field is open in it
        const auto* key = static_cast<QKeyEvent*>(event);
        const QModelIndex now = view_->currentIndex();
        if (now.isValid() && (key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace)) {
            grid_->clear(now.row(), now.column());
            return true;
        }
        if (now.isValid() && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)) {
            view_->edit(now);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace saltus::ui

#include "moc_inspector_materials.cpp"

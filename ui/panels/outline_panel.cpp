// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/outline_panel.h"

#include "core/authoring/drives.h"
#include "core/authoring/groups.h"
#include "core/model/rename.h"
#include "ui/document/document.h"
#include "ui/language/language.h"
#include "ui/look/error_text.h"
#include "ui/look/format.h"
#include "ui/look/key_names.h"
#include "ui/look/popup_menu.h"
#include "ui/look/theme.h"
#include "ui/panels/outline_delegate.h"
#include "ui/panels/outline_model.h"
#include "ui/panels/part_names.h"
#include "ui/panels/removal_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace saltus::ui {

namespace {

// Rows that follow each other as one range: the selection asks each new row of all ranges.
QItemSelection together(QModelIndexList rows) {
    std::sort(rows.begin(), rows.end(), [](const QModelIndex& a, const QModelIndex& b) {
        return a.parent() == b.parent() ? a.row() < b.row() : a.parent() < b.parent();
    });
    QItemSelection out;
    for (qsizetype first = 0, last = 0; first < rows.size(); first = last + 1) {
        for (last = first; last + 1 < rows.size() && rows[last + 1].parent() == rows[first].parent() && rows[last + 1].row() <= rows[last].row() + 1;) ++last;
        out << QItemSelectionRange(rows[first], rows[last]);
    }
    return out;
}

// Draws the chevrons alone: the style would tint the branches of a selected row a second time.
class OutlineTree : public QTreeView {
public:
    OutlineTree(Theme& theme, QWidget* parent) : QTreeView(parent), theme_(theme) {}

protected:
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override {
        if (!model()->hasChildren(index)) return;
        const QPixmap chevron = theme_.pixmap(isExpanded(index) ? QStringLiteral("chevd") : QStringLiteral("chev"), 12,
                                              theme_.colors().secondary, devicePixelRatioF());
        painter->drawPixmap(rect.right() - 14, rect.center().y() - 5, chevron);
    }

private:
    Theme& theme_;
};

std::vector<std::string> standardNames(const QStringList& names) {
    std::vector<std::string> out;
    for (const QString& name : names) out.push_back(name.toStdString());
    return out;
}

} // namespace

OutlinePanel::OutlinePanel(Theme& theme, Document& document, RunController&, TimeCursor&, QWidget* parent)
    : PanelBase(theme, parent), document_(document) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new PanelHead(theme, tr("Outline"), this);
    search_ = head->addSearch(tr("Filter the outline"));
    column->addWidget(head);

    model_ = new OutlineModel(theme, this);
    filter_ = new QSortFilterProxyModel(this);
    filter_->setSourceModel(model_);
    filter_->setRecursiveFilteringEnabled(true);
    filter_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    tree_ = new OutlineTree(theme, this);
    tree_->setModel(filter_);
    tree_->setHeaderHidden(true);
    tree_->setUniformRowHeights(true);
    tree_->setIndentation(measure::treeIndent);
    tree_->setIconSize({16_px, 16_px});
    tree_->setEditTriggers(QAbstractItemView::EditKeyPressed);
    tree_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    tree_->setDragEnabled(true); // a contact onto plots: its impulses; the world: the energies
    tree_->setDragDropMode(QAbstractItemView::DragOnly);
    tree_->setMouseTracking(true);
    tree_->installEventFilter(this);
    auto* delegate = new OutlineDelegate(theme, this);
    tree_->setItemDelegate(delegate);
    const auto those = [this](const QModelIndex& index) { // all selected, when it is one of them
        const QStringList parts = index.data(OutlineModel::namesRole).toStringList(), all = selections();
        return !parts.isEmpty() && std::all_of(parts.begin(), parts.end(), [&](const QString& name) { return all.contains(name); }) ? all : parts;
    };
    connect(delegate, &OutlineDelegate::eyeClicked, this, [this, those](const QModelIndex& index) { setHidden(those(index), !index.data(OutlineModel::hiddenRole).toBool()); });
    connect(delegate, &OutlineDelegate::lockClicked, this, [this, those](const QModelIndex& index) { setLocked(those(index), !index.data(OutlineModel::lockedRole).toBool()); });
    // The editor of the row is closing: the scene changes after it.
    connect(model_, &OutlineModel::renameRequested, this, &OutlinePanel::rename, Qt::QueuedConnection);
    connect(model_, &OutlineModel::groupRenameRequested, this, &OutlinePanel::renameGroup, Qt::QueuedConnection);
    tree_->setContextMenuPolicy(Qt::CustomContextMenu);
    tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree_->setTextElideMode(Qt::ElideRight);
    tree_->setFrameShape(QFrame::NoFrame);
    tree_->setAccessibleName(tr("Outline"));
    column->addSpacing(4);
    column->addWidget(tree_, 1);
    note_ = noteLabel({}, this);
    note_->hide();
    column->addWidget(note_);

    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        filter_->setFilterFixedString(text);
        // Groups of thousands stay folded: opening them all would list them all.
        tree_->expandToDepth(text.isEmpty() ? 0 : 1);
        if (text.isEmpty()) rebuild();
    });
    connect(tree_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &OutlinePanel::takeSelection);
    tree_->setExpandsOnDoubleClick(false); // it opens the equations; the chevron and the arrow keys unfold
    connect(tree_, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const QString name = index.data(OutlineModel::nameRole).toString();
        if (hasEquations(name)) emit equationsRequested(name);
        else if (filter_->hasChildren(index)) tree_->setExpanded(index, !tree_->isExpanded(index));
    });
    connect(tree_, &QTreeView::customContextMenuRequested, this, &OutlinePanel::contextMenu);
    const auto begin = [this] {
        selection_.clear();
        say({});
        const bool marks = !hidden_.isEmpty() || !locked_.isEmpty();
        hidden_.clear();
        locked_.clear();
        model_->setMarks(hidden_, locked_);
        if (marks) {
            emit hiddenChanged();
            emit lockedChanged();
        }
    };
    connect(&document, &Document::opened, this, [this, begin] {
        begin();
        wanted_.reset();
        later(&OutlinePanel::rebuild);
    });
    connect(&document, &Document::closed, this, [this, begin] {
        begin();
        document_.slices().drop(this);
        wanted_.reset();
        model_->clear();
    });
    connect(&document, &Document::edited, this, [this](const model::Effects& effects) {
        if (effects.dynamics || effects.views) later(&OutlinePanel::refresh);
    });
    if (document.isOpen()) rebuild();
}

void OutlinePanel::later(void (OutlinePanel::*make)()) {
    if (document_.model().bodies.size() + document_.model().joints.size() < Document::kManyBodies) {
        document_.slices().drop(this);
        return (this->*make)();
    }
    document_.slices().putOff(this, [this, make] {
        (this->*make)();
        if (const auto wanted = std::exchange(wanted_, std::nullopt)) selectAll(*wanted);
    });
}

bool OutlinePanel::waits() const { return document_.slices().waits(this); }

void OutlinePanel::settle() const { document_.slices().doNow(this); }

QTreeView* OutlinePanel::tree() const {
    settle();
    return tree_;
}

void OutlinePanel::rebuild() {
    const QString keep = selection_;
    {
        quiet_ = true;
        model_->setModel(document_.model());
        quiet_ = false;
    }
    tree_->expandToDepth(0);
    for (int i = 0; i < filter_->rowCount(); ++i) // small branches open, copies folded
        for (int k = 0; k < filter_->rowCount(filter_->index(i, 0)); ++k) {
            const QModelIndex child = filter_->index(k, 0, filter_->index(i, 0));
            if (const int rows = filter_->rowCount(child); rows > 0 && rows <= 12) tree_->expand(child);
        }
    select(keep);
}

// Rows came or went: what was open stays open.
void OutlinePanel::refresh() {
    QSet<QString> open;
    const auto key = [](const QModelIndex& index) { return index.data(OutlineModel::nameRole).toString() + QLatin1Char('/') + index.data(Qt::DisplayRole).toString().section(QStringLiteral(" × "), 0, 0); };
    const std::function<void(const QModelIndex&, bool)> visit = [&](const QModelIndex& parent, bool restore) {
        for (int i = 0; i < filter_->rowCount(parent); ++i) {
            const QModelIndex child = filter_->index(i, 0, parent);
            if (!filter_->hasChildren(child)) continue;
            if (restore) tree_->setExpanded(child, open.contains(key(child)));
            else if (tree_->isExpanded(child)) open.insert(key(child));
            if (tree_->isExpanded(child)) visit(child, restore);
        }
    };
    visit({}, false);
    if (open.isEmpty()) { // nothing was there: as for a new scene
        rebuild();
        return forgetMarks();
    }
    QStringList keep = wanted_ ? *std::exchange(wanted_, std::nullopt) : selections();
    const auto [from, to] = std::exchange(renamed_, {});
    if (!from.isEmpty())
        for (QString& one : keep)
            if (one == from || one.startsWith(from + QLatin1Char('['))) one = to + one.mid(from.size());
    quiet_ = true;
    const bool changed = model_->setModel(document_.model());
    if (changed) {
        visit({}, true);
    }
    selectAll(keep);
    quiet_ = false;
    forgetMarks();
}

void OutlinePanel::forgetMarks() {
    if (hidden_.isEmpty() && locked_.isEmpty()) return;
    const PartNames names(document_.model());
    const auto gone = [&](const QString& name) { return !names.find(name.toStdString()); };
    const auto hidden = hidden_, locked = locked_;
    for (const QString& name : hidden)
        if (gone(name)) hidden_.remove(name);
    for (const QString& name : locked)
        if (gone(name)) locked_.remove(name);
    if (hidden == hidden_ && locked == locked_) return;
    model_->setMarks(hidden_, locked_);
    if (hidden != hidden_) emit hiddenChanged();
    if (locked != locked_) emit lockedChanged();
}

QStringList OutlinePanel::selections() const {
    settle();
    QStringList names;
    QSet<QString> known;
    for (const QItemSelectionRange& range : tree_->selectionModel()->selection()) // as selectedRows(), which asks each row whether all ranges hold it
        for (int row = range.top(); row <= range.bottom(); ++row)
            for (const QString& name : filter_->index(row, 0, range.parent()).data(OutlineModel::namesRole).toStringList())
                if (!known.contains(name)) known.insert(name), names << name;
    return names;
}

void OutlinePanel::takeSelection() {
    if (quiet_) return;
    const QStringList names = selections();
    say({});
    if (names.size() <= 1) {
        const QString name = names.value(0);
        if (name != selection_) {
            selection_ = name;
            emit selected(name);
        }
    } else {
        const QString current = tree_->currentIndex().data(OutlineModel::nameRole).toString();
        selection_ = names.contains(current) ? current : names.front();
    }
    emit selectionChanged(names);
}

void OutlinePanel::select(const QString& objectName) {
    if (waits()) {
        wanted_ = objectName.isEmpty() ? QStringList() : QStringList{objectName};
        selection_ = objectName;
        return;
    }
    const QModelIndex index = filter_->mapFromSource(model_->find(objectName));
    quiet_ = true;
    if (index.isValid()) {
        selection_ = index.data(OutlineModel::nameRole).toString();
        // Not by the tree's own setCurrentIndex(): with Ctrl still held (Ctrl+V, Ctrl+D) that would add the row, or let go of it.
        tree_->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        tree_->scrollTo(index);
    } else {
        tree_->selectionModel()->clear();
        selection_ = objectName;
    }
    quiet_ = false;
}

// The row of the group that has exactly these parts.
QModelIndex OutlinePanel::groupRow(const QSet<QString>& parts) const {
    for (int top = 0; top < filter_->rowCount(); ++top) {
        const QModelIndex branch = filter_->index(top, 0);
        for (int i = 0; i < filter_->rowCount(branch); ++i) {
            const QModelIndex row = filter_->index(i, 0, branch);
            if (row.data(OutlineModel::groupRole).toString().isEmpty()) continue;
            const QStringList names = row.data(OutlineModel::namesRole).toStringList();
            if (QSet<QString>(names.begin(), names.end()) == parts) return row;
        }
    }
    return {};
}

void OutlinePanel::selectAll(const QStringList& objectNames) {
    if (objectNames.size() <= 1) return select(objectNames.value(0));
    if (waits()) {
        wanted_ = objectNames;
        selection_ = objectNames.front();
        return;
    }
    const QStringList now = selections(); // of a group's row: its parts
    const QSet<QString> wanted(objectNames.begin(), objectNames.end());
    if (QSet<QString>(now.begin(), now.end()) == wanted) return;
    const bool before = quiet_;
    quiet_ = true;
    QItemSelection rows;
    if (const QModelIndex group = groupRow(wanted); group.isValid()) {
        rows.select(group, group);
        tree_->scrollTo(group);
    } else {
        QModelIndexList found;
        for (const QString& name : objectNames)
            if (const QModelIndex index = filter_->mapFromSource(model_->find(name)); index.isValid()) found << index;
        rows = together(std::move(found));
    }
    tree_->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    selection_ = objectNames.front();
    quiet_ = before;
}

// --- marks ----------------------------------------------------------------------------------------------------------

bool OutlinePanel::isHidden(const QString& name) const { return hidden_.contains(name) || hidden_.contains(name.section(QLatin1Char('['), 0, 0)); }
bool OutlinePanel::isLocked(const QString& name) const { return locked_.contains(name) || locked_.contains(name.section(QLatin1Char('['), 0, 0)); }

void OutlinePanel::setHidden(const QStringList& names, bool hidden) {
    const auto before = hidden_;
    for (const QString& name : names) {
        if (name.isEmpty()) continue;
        if (hidden) hidden_.insert(name);
        else hidden_.remove(name), hidden_.remove(name.section(QLatin1Char('['), 0, 0));
    }
    if (before == hidden_) return;
    model_->setMarks(hidden_, locked_);
    tree_->viewport()->update();
    emit hiddenChanged();
}

void OutlinePanel::setLocked(const QStringList& names, bool locked) {
    const auto before = locked_;
    for (const QString& name : names) {
        if (name.isEmpty()) continue;
        if (locked) locked_.insert(name);
        else locked_.remove(name), locked_.remove(name.section(QLatin1Char('['), 0, 0));
    }
    if (before == locked_) return;
    model_->setMarks(hidden_, locked_);
    tree_->viewport()->update();
    emit lockedChanged();
}

// --- names and removal ----------------------------------------------------------------------------------------------

QString OutlinePanel::note() const { return note_->isHidden() ? QString() : note_->text(); }

void OutlinePanel::say(const QString& note) {
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
}

void OutlinePanel::rename(const QString& name, const QString& newName) {
    const auto at = PartNames(document_.model()).find(name.toStdString());
    if (!at) return;
    const QString what = tr("%1 is called %2").arg(name, newName);
    auto edit = document_.beside<Result<model::Edit>>(what, [at, to = newName.toStdString()](const model::Model& model) { return model::rename(model, *at, to); });
    if (!edit) return;
    if (!*edit) return keepsName(name, edit->error());
    if ((*edit)->empty()) return;
    if (!document_.edit(std::move(**edit), what, [&] {
            followRename(name, newName);
            emit renamed(name, newName);
        }))
        return;
    say({});
    select(newName);
}

void OutlinePanel::keepsName(const QString& name, const Error& why) { say(tr("“%1” keeps its name: %2. %3").arg(name, coreText(why.message), asSentence(why.remedy))); }

void OutlinePanel::renameGroup(const QString& group, const QString& newName) {
    const QString what = tr("%1 is called %2").arg(group, newName);
    auto edit = document_.beside<Result<model::Edit>>(what, [from = group.toStdString(), to = newName.toStdString()](const model::Model& model) { return authoring::rename_group(model, from, to); });
    if (!edit) return;
    if (!*edit) return keepsName(group, edit->error());
    document_.edit(std::move(**edit), what);
    say({});
}

void OutlinePanel::followRename(const QString& from, const QString& to) {
    const auto move = [&](QSet<QString>& set) {
        if (set.remove(from)) set.insert(to);
    };
    move(hidden_);
    move(locked_);
    if (selection_ == from) selection_ = to;
    renamed_ = {from, to};
    model_->setMarks(hidden_, locked_);
}

void OutlinePanel::removeSelected() {
    const QStringList names = selections();
    if (names.isEmpty()) return;
    const PartNames parts(document_.model());
    std::vector<model::Location> doomed;
    QStringList gone;
    for (const QString& name : names) {
        if (isLocked(name)) return say(tr("“%1” is locked. Unlock it first: the lock in its row, or L.").arg(name));
        const auto at = parts.find(name.toStdString());
        if (!at) continue;
        if (name.contains(QLatin1Char('['))) return say(tr("“%1” is one of several copies. Change their number in the inspector.").arg(name));
        doomed.push_back(*at);
        gone << name;
    }
    if (doomed.empty()) return;
    auto removal = authoring::remove_chosen(document_.model(), doomed);
    if (!removal) return say(tr("Nothing is removed: %1. %2").arg(coreText(removal.error().message), asSentence(removal.error().remedy)));
    QStringList also;
    for (const model::Location& at : removal->also) also << QString::fromStdString(std::string(model::name_at(document_.model(), at.part, at.at)));
    for (const QString& name : also)
        if (isLocked(name)) return say(tr("“%1” needs what you remove, and it is locked. Unlock it first.").arg(name));
    RemovalDialog::ask(document_.model(), gone, *removal, this, [this, gone, also, edit = removal->edit] {
        const QString what = gone.size() == 1 ? gone.front() : tr("%1 parts").arg(groupedInteger(gone.size()));
        document_.edit(edit, also.isEmpty() ? tr("Remove %1").arg(what) : tr("Remove %1 and what needs it").arg(what));
        select({});
        emit selected({});
        emit selectionChanged({});
        if (also.isEmpty()) return;
        const QString first = also.mid(0, 6).join(QStringLiteral(", "));
        say(also.size() > 6 ? tr("%1 removed, and what needed it: %2 and %3 more. Undo brings all back.").arg(what, first, groupedInteger(also.size() - 6))
                            : tr("%1 removed, and what needed it: %2. Undo brings all back.").arg(what, first));
    });
}

bool OutlinePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == tree_ && (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress)) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool plain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        const bool ours = plain && (key->key() == Qt::Key_F2 || key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace || key->key() == Qt::Key_H || key->key() == Qt::Key_L);
        // Two bodies and the key of their law, L unless it was changed: the window's own.
        const auto isBody = [this](const QString& name) {
            const auto part = PartNames(document_.model()).find(name.toStdString());
            return part && part->part == model::Part::body;
        };
        const bool law = plain && KeyNames::instance().first(QStringLiteral("edit.pairLaw")) == QKeySequence(key->key()).toString(QKeySequence::NativeText);
        const bool pair = law && selections().size() == 2 && isBody(selections()[0]) && isBody(selections()[1]);
        if (ours && !pair && !selections().isEmpty()) {
            if (event->type() == QEvent::ShortcutOverride) { // before the window's own keys
                event->accept();
                return true;
            }
            const QStringList names = selections();
            switch (key->key()) {
            case Qt::Key_F2: tree_->edit(tree_->currentIndex()); break;
            case Qt::Key_H: {
                QStringList pictured;
                for (const QItemSelectionRange& range : tree_->selectionModel()->selection())
                    for (int row = range.top(); row <= range.bottom(); ++row)
                        if (const QModelIndex at = filter_->index(row, 0, range.parent()); at.data(OutlineModel::canHideRole).toBool()) pictured << at.data(OutlineModel::namesRole).toStringList();
                if (!pictured.isEmpty()) setHidden(pictured, !isHidden(pictured.front()));
                break;
            }
            case Qt::Key_L: setLocked(names, !isLocked(names.front())); break;
            default: removeSelected(); break;
            }
            return true;
        }
    }
    return PanelBase::eventFilter(watched, event);
}

bool OutlinePanel::hasEquations(const QString& name) const {
    const std::string base = name.section(QLatin1Char('['), 0, 0).toStdString();
    const auto among = [&](const auto& list) { return std::any_of(list.begin(), list.end(), [&](const auto& x) { return x.name == base; }); };
    const model::Model& m = document_.model();
    return !base.empty() && (among(m.systems) || among(m.interactions) || among(m.expressions));
}

void OutlinePanel::contextMenu(const QPoint& at) {
    const QPersistentModelIndex index = tree_->indexAt(at); // rows may come and go while the menu is open
    QMenu* menu = popupMenu(this);
    if (index.isValid()) {
        const QString name = index.data(OutlineModel::nameRole).toString();
        if (hasEquations(name)) menu->addAction(tr("Edit equations"), this, [this, name] { emit equationsRequested(name); });
        const QStringList parts = index.data(OutlineModel::namesRole).toStringList(), chosen = selections();
        if (!parts.isEmpty() && !name.contains(QLatin1Char('['))) {
            const QStringList names = chosen.contains(parts.front()) ? chosen : parts;
            menu->addAction(tr("Rename\tF2"), this, [this, index] { tree_->edit(index); });
            const bool hidden = index.data(OutlineModel::hiddenRole).toBool(), locked = index.data(OutlineModel::lockedRole).toBool();
            if (index.data(OutlineModel::canHideRole).toBool()) menu->addAction(hidden ? tr("Show\tH") : tr("Hide\tH"), this, [this, names, hidden] { setHidden(names, !hidden); });
            if (index.data(OutlineModel::canLockRole).toBool()) {
                menu->addAction(locked ? tr("Unlock\tL") : tr("Lock\tL"), this, [this, names, locked] { setLocked(names, !locked); });
            }
            if (authoring::group(document_.model(), standardNames(names))) menu->addAction(tr("Group") + QLatin1Char('\t') + KeyNames::instance().first(QStringLiteral("edit.group")), this, &OutlinePanel::groupRequested);
            if (!authoring::ungroup(document_.model(), standardNames(names)).empty()) menu->addAction(tr("Ungroup") + QLatin1Char('\t') + KeyNames::instance().first(QStringLiteral("edit.ungroup")), this, &OutlinePanel::ungroupRequested);
            menu->addAction(tr("Remove\tDel"), this, &OutlinePanel::removeSelected);
            menu->addSeparator();
        }
        if (!name.isEmpty())
            menu->addAction(tr("Copy name “%1”").arg(name), this, [name] { QApplication::clipboard()->setText(name); });
        if (filter_->hasChildren(index)) {
            const bool open = tree_->isExpanded(index);
            menu->addAction(open ? tr("Collapse") : tr("Expand"), this, [this, index, open] { tree_->setExpanded(index, !open); });
        }
        menu->addSeparator();
    }
    menu->addAction(tr("Expand all"), this, [this] { tree_->expandToDepth(1); });
    menu->addAction(tr("Collapse all"), this, [this] {
        tree_->collapseAll();
        tree_->expandToDepth(0);
    });
    menu->popup(tree_->viewport()->mapToGlobal(at));
}

} // namespace saltus::ui

#include "moc_outline_panel.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/outline_panel.h"

#include "ui/document/document.h"
#include "ui/look/theme.h"
#include "ui/panels/outline_model.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace saltus::ui {

namespace {

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
    tree_->setIconSize({16, 16});
    tree_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    tree_->setContextMenuPolicy(Qt::CustomContextMenu);
    tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree_->setTextElideMode(Qt::ElideRight);
    tree_->setFrameShape(QFrame::NoFrame);
    tree_->setAccessibleName(tr("Outline"));
    column->addSpacing(4);
    column->addWidget(tree_, 1);

    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        filter_->setFilterFixedString(text);
        // Groups of thousands stay folded: opening them all would list them all.
        tree_->expandToDepth(text.isEmpty() ? 0 : 1);
        if (text.isEmpty()) rebuild();
    });
    connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        const QString name = index.data(OutlineModel::nameRole).toString();
        if (name == selection_) return;
        selection_ = name;
        emit selected(name);
    });
    tree_->setExpandsOnDoubleClick(false); // it opens the equations; the chevron and the arrow keys unfold
    connect(tree_, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const QString name = index.data(OutlineModel::nameRole).toString();
        if (hasEquations(name)) emit equationsRequested(name);
        else if (filter_->hasChildren(index)) tree_->setExpanded(index, !tree_->isExpanded(index));
    });
    connect(tree_, &QTreeView::customContextMenuRequested, this, &OutlinePanel::contextMenu);
    connect(&document, &Document::opened, this, [this] {
        selection_.clear();
        rebuild();
    });
    connect(&document, &Document::closed, this, [this] {
        selection_.clear();
        model_->clear();
    });
    if (document.isOpen()) rebuild();
}

void OutlinePanel::rebuild() {
    const QString keep = selection_;
    {
        const QSignalBlocker quiet(tree_->selectionModel());
        model_->setModel(document_.model());
    }
    tree_->expandToDepth(0);
    for (int i = 0; i < filter_->rowCount(); ++i) // small branches open, copies folded
        for (int k = 0; k < filter_->rowCount(filter_->index(i, 0)); ++k) {
            const QModelIndex child = filter_->index(k, 0, filter_->index(i, 0));
            if (const int rows = filter_->rowCount(child); rows > 0 && rows <= 12) tree_->expand(child);
        }
    select(keep);
}

void OutlinePanel::select(const QString& objectName) {
    const QModelIndex index = filter_->mapFromSource(model_->find(objectName));
    const QSignalBlocker quiet(this);
    if (index.isValid()) {
        selection_ = index.data(OutlineModel::nameRole).toString();
        tree_->setCurrentIndex(index);
        tree_->scrollTo(index);
    } else {
        selection_ = objectName;
        tree_->selectionModel()->clear();
        selection_ = objectName;
    }
}

bool OutlinePanel::hasEquations(const QString& name) const {
    const std::string base = name.section(QLatin1Char('['), 0, 0).toStdString();
    const auto among = [&](const auto& list) { return std::any_of(list.begin(), list.end(), [&](const auto& x) { return x.name == base; }); };
    const model::Model& m = document_.model();
    return !base.empty() && (among(m.systems) || among(m.interactions) || among(m.expressions));
}

void OutlinePanel::contextMenu(const QPoint& at) {
    const QModelIndex index = tree_->indexAt(at);
    QMenu menu(this);
    if (index.isValid()) {
        const QString name = index.data(OutlineModel::nameRole).toString();
        if (hasEquations(name)) menu.addAction(tr("Edit equations"), this, [this, name] { emit equationsRequested(name); });
        if (!name.isEmpty())
            menu.addAction(tr("Copy name “%1”").arg(name), this, [name] { QApplication::clipboard()->setText(name); });
        if (filter_->hasChildren(index)) {
            const bool open = tree_->isExpanded(index);
            menu.addAction(open ? tr("Collapse") : tr("Expand"), this, [this, index, open] { tree_->setExpanded(index, !open); });
        }
        menu.addSeparator();
    }
    menu.addAction(tr("Expand all"), this, [this] { tree_->expandToDepth(1); });
    menu.addAction(tr("Collapse all"), this, [this] {
        tree_->collapseAll();
        tree_->expandToDepth(0);
    });
    menu.exec(tree_->viewport()->mapToGlobal(at));
}

} // namespace saltus::ui

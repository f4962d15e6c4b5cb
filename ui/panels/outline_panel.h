// SPDX-License-Identifier: GPL-3.0-or-later
// What the scene is made of, as a tree.
#pragma once

#include "ui/panels/panel_kit.h"

class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace saltus::ui {

class Document;
class OutlineModel;
class RunController;
class TimeCursor;

class OutlinePanel : public PanelBase {
    Q_OBJECT
public:
    OutlinePanel(Theme& theme, Document& document, RunController& run, TimeCursor& cursor, QWidget* parent = nullptr);
    void tick() {}
    QString selection() const { return selection_; }
    QTreeView* tree() const { return tree_; }
    QLineEdit* search() const { return search_; }

public slots:
    void select(const QString& objectName); // "" for none

signals:
    void selected(const QString& objectName);
    void equationsRequested(const QString& objectName); // double click or Enter on a system or an interaction

private:
    void rebuild();
    bool hasEquations(const QString& name) const;
    void contextMenu(const QPoint& at);
    Document& document_;
    OutlineModel* model_;
    QSortFilterProxyModel* filter_;
    QTreeView* tree_;
    QLineEdit* search_;
    QString selection_;
};

} // namespace saltus::ui

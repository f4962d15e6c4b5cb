// SPDX-License-Identifier: GPL-3.0-or-later
// What the scene is made of, as a tree: selected, found, renamed, removed, hidden from the view, locked against dragging.
// What is hidden or locked is of this session, not of the scene.
#pragma once

#include "core/base/error.h"
#include "ui/panels/panel_kit.h"

#include <QSet>
#include <QStringList>

#include <optional>
#include <utility>

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
    QString selection() const { return selection_; } // the current one
    QStringList selections() const;
    // Names of parts; a block's name stands for its copies.
    const QSet<QString>& hidden() const { return hidden_; }
    const QSet<QString>& locked() const { return locked_; }
    bool isHidden(const QString& name) const;
    bool isLocked(const QString& name) const;
    QString note() const; // why the last wish was refused, or what went with it; "" for none
    QTreeView* tree() const;
    QLineEdit* search() const { return search_; }

public slots:
    void select(const QString& objectName); // "" for none
    void selectAll(const QStringList& objectNames);
    void setHidden(const QStringList& names, bool hidden);
    void setLocked(const QStringList& names, bool locked);
    void rename(const QString& name, const QString& newName); // an edit of the scene
    void followRename(const QString& from, const QString& to); // someone else's edit, before the model has the new name
    void renameGroup(const QString& group, const QString& newName); // likewise
    void removeSelected();

signals:
    void selected(const QString& objectName); // one alone
    void selectionChanged(const QStringList& objectNames);
    void hiddenChanged();
    void lockedChanged();
    void renamed(const QString& from, const QString& to); // before the model has the new name
    void groupRequested();   // of what is selected, from the menu
    void ungroupRequested();
    void equationsRequested(const QString& objectName); // double click or Enter on a system or an interaction

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void rebuild();
    void refresh(); // the model has changed
    void later(void (OutlinePanel::*make)()); // of very many parts: then what is to be selected waits too
    bool waits() const;
    void settle() const; // what waits is done now
    void takeSelection();
    void say(const QString& note);
    void keepsName(const QString& name, const Error& why);
    void forgetMarks(); // of names that are no more
    QModelIndex groupRow(const QSet<QString>& parts) const;
    bool hasEquations(const QString& name) const;
    void contextMenu(const QPoint& at);
    Document& document_;
    OutlineModel* model_;
    QSortFilterProxyModel* filter_;
    QTreeView* tree_;
    QLineEdit* search_;
    QString selection_;
    std::pair<QString, QString> renamed_; // from, to: until the rows have the new name
    QSet<QString> hidden_, locked_;
    QLabel* note_;
    bool quiet_ = false; // selected by the program
    std::optional<QStringList> wanted_; // to be selected when the rows are there
};

} // namespace saltus::ui

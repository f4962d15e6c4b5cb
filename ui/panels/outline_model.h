// SPDX-License-Identifier: GPL-3.0-or-later
// The scene as a tree. Copies of a repeated block exist only as numbers, so 10 000 beads cost as much as one.
#pragma once

#include "core/model/model.h"

#include <QAbstractItemModel>
#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

namespace saltus::ui {

class Theme;

class OutlineModel : public QAbstractItemModel {
    Q_OBJECT
public:
    // namesRole: of a group all its parts, else the name alone. groupRole: the name of the group that the row stands for.
    enum Role { nameRole = Qt::UserRole, detailRole, hiddenRole, lockedRole, canHideRole, canLockRole, namesRole, groupRole };

    explicit OutlineModel(Theme& theme, QObject* parent);
    // True when rows came, went or changed: the view begins anew.
    bool setModel(const model::Model& model);
    void clear();
    // Names that are not drawn and names that are not moved or removed; a block's name stands for its copies.
    void setMarks(const QSet<QString>& hidden, const QSet<QString>& locked);
    // The row of this object; a shape that stands for a system leads to the system.
    QModelIndex find(const QString& name) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return 1; }
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override; // EditRole: asks for a new name
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QMimeData* mimeData(const QModelIndexList& list) const override; // names, for plots

signals:
    void renameRequested(const QString& name, const QString& newName);
    void groupRenameRequested(const QString& group, const QString& newName);

private:
    struct Node {
        QString text, icon, name, detail{}, tip{};
        int parent = -1, row = 0;
        std::vector<int> children{}; // empty for a group of copies
        int copies = 0;            // > 0: a group; its children are name[0] ... name[copies - 1]
        bool drawn = false;        // can be locked
        QString group{};           // its name, of a row that stands for a group of bodies and joints
        QString tipOf{};           // %1: the name; where there is no tip. Of thousands few are read
        bool shape = false;        // of the scene's views
        bool hides = false;        // what is drawn: bodies and groups of them, shapes and the systems that they stand for
        friend bool operator==(const Node&, const Node&) = default;
    };
    void build(const model::Model& model);
    bool marked(const QSet<QString>& set, const QString& name) const;
    bool marked(const QSet<QString>& set, const Node& node, const QString& name) const; // of a group: all its parts
    QStringList namesOf(const Node& node, const QString& name) const;
    int add(int parent, Node node);
    std::vector<Node> nodes_; // 0: the root, not shown
    QHash<QString, int> byName_; // of the nodes
    QSet<QString> hidden_, locked_;
    Theme& theme_;
};

} // namespace saltus::ui

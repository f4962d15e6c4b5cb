// SPDX-License-Identifier: GPL-3.0-or-later
// The scene as a tree. Copies of a repeated block exist only as numbers, so 10 000 beads cost as much as one.
#pragma once

#include "core/model/model.h"

#include <QAbstractItemModel>
#include <QString>

#include <vector>

namespace saltus::ui {

class Theme;

class OutlineModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Role { nameRole = Qt::UserRole, detailRole };

    explicit OutlineModel(Theme& theme, QObject* parent);
    void setModel(const model::Model& model);
    void clear();
    // The row of this object; a shape that stands for a system leads to the system.
    QModelIndex find(const QString& name) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return 1; }
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Node {
        QString text, icon, name, detail{}, tip{};
        int parent = -1, row = 0;
        std::vector<int> children{}; // empty for a group of copies
        int copies = 0;            // > 0: a group; its children are name[0] ... name[copies - 1]
    };
    int add(int parent, Node node);
    std::vector<Node> nodes_; // 0: the root, not shown
    Theme& theme_;
};

} // namespace saltus::ui

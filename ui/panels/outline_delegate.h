// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the outline with an eye and a lock at their right end, shown where they are set or the pointer is.
#pragma once

#include <QStyledItemDelegate>

namespace saltus::ui {

class Theme;

class OutlineDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    OutlineDelegate(Theme& theme, QObject* parent) : QStyledItemDelegate(parent), theme_(theme) {}
    static QRect eyeRect(const QRect& row);
    static QRect lockRect(const QRect& row);

signals:
    void eyeClicked(const QModelIndex& index);
    void lockClicked(const QModelIndex& index);

protected:
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option, const QModelIndex& index) override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option, const QModelIndex& index) override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    Theme& theme_;
};

} // namespace saltus::ui

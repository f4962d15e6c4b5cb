// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/outline_delegate.h"

#include "ui/look/theme.h"
#include "ui/panels/outline_model.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace saltus::ui {

namespace {

constexpr Px kSide{20}, kGlyph{14};

bool can(const QModelIndex& index, int role) { return index.data(role).toBool(); }

} // namespace

QRect OutlineDelegate::eyeRect(const QRect& row) { return {row.right() - kSide - 2, row.top(), kSide, row.height()}; }
QRect OutlineDelegate::lockRect(const QRect& row) { return {row.right() - 2 * kSide - 2, row.top(), kSide, row.height()}; }

void OutlineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const bool canHide = can(index, OutlineModel::canHideRole), canLock = can(index, OutlineModel::canLockRole);
    const bool hidden = can(index, OutlineModel::hiddenRole), locked = can(index, OutlineModel::lockedRole);
    const bool near = (option.state & (QStyle::State_MouseOver | QStyle::State_Selected)) != 0;
    QStyledItemDelegate::paint(painter, option, index);
    // The marks stand over the end of a long name: on the row's own ground.
    const bool eye = canHide && (hidden || near), lock = canLock && (locked || near);
    if (!eye && !lock) return;
    const Colors& c = theme_.colors();
    const QRect marks = (lock ? lockRect(option.rect) : eyeRect(option.rect)).united(eyeRect(option.rect));
    const QColor ground = option.state & QStyle::State_Selected ? c.accentSoft : option.state & QStyle::State_MouseOver ? c.hover : c.panel;
    painter->fillRect(marks.adjusted(0, 1, 0, -1), ground.alpha() < 255 ? c.panel : ground);
    if (ground.alpha() < 255) painter->fillRect(marks.adjusted(0, 1, 0, -1), ground);
    const auto icon = [&](const QRect& at, const QString& name, bool on, bool struck) {
        const QPoint corner(at.center().x() - kGlyph / 2, at.center().y() - kGlyph / 2);
        const QColor tint = on ? c.accentText : c.secondary;
        painter->drawPixmap(corner, theme_.pixmap(name, kGlyph, tint, painter->device()->devicePixelRatioF()));
        if (!struck) return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(tint, 1.4));
        painter->drawLine(QPointF(corner) + QPointF(2, kGlyph - 2), QPointF(corner) + QPointF(kGlyph - 2, 2));
        painter->restore();
    };
    if (eye) icon(eyeRect(option.rect), QStringLiteral("eye"), hidden, hidden);
    if (lock) icon(lockRect(option.rect), QStringLiteral("lock"), locked, false);
}

bool OutlineDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option, const QModelIndex& index) {
    if (event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const QPoint at = mouse->position().toPoint();
        const bool eye = can(index, OutlineModel::canHideRole) && eyeRect(option.rect).contains(at);
        const bool lock = can(index, OutlineModel::canLockRole) && lockRect(option.rect).contains(at);
        if (mouse->button() == Qt::LeftButton && (eye || lock)) {
            if (event->type() == QEvent::MouseButtonRelease) {
                if (eye) emit eyeClicked(index);
                else emit lockClicked(index);
            }
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

bool OutlineDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option, const QModelIndex& index) {
    if (event->type() == QEvent::ToolTip) {
        if (can(index, OutlineModel::canHideRole) && eyeRect(option.rect).contains(event->pos())) {
            QToolTip::showText(event->globalPos(), can(index, OutlineModel::hiddenRole) ? tr("Show in the view (H)") : tr("Hide in the view (H)"), view);
            return true;
        }
        if (can(index, OutlineModel::canLockRole) && lockRect(option.rect).contains(event->pos())) {
            QToolTip::showText(event->globalPos(), can(index, OutlineModel::lockedRole) ? tr("Unlock: it can be moved and removed again (L)")
                                                                                         : tr("Lock: it is neither moved nor removed (L)"), view);
            return true;
        }
    }
    return QStyledItemDelegate::helpEvent(event, view, option, index);
}

void OutlineDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyledItemDelegate::updateEditorGeometry(editor, option, index);
    QRect area = editor->geometry();
    area.setRight(option.rect.right() - 2);
    editor->setGeometry(area);
}

} // namespace saltus::ui

#include "moc_outline_delegate.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/key_sheet.h"

#include "ui/look/theme.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/paint.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

namespace saltus::ui {

namespace {
constexpr Px kRow{24}, kHead{32}, kTitle{44}, kColumn{300};
constexpr int kGap = 12, kPad = 24, kGutter = 32;
}

KeySheet::KeySheet(Theme& theme, const ActionRegistry& actions, QWidget* window)
    : QWidget(window), theme_(theme), actions_(actions) {
    setObjectName(QStringLiteral("keySheet"));
    setFocusPolicy(Qt::StrongFocus);
    hide();
    window->installEventFilter(this);
}

void KeySheet::toggle() {
    if (isVisible()) return dismiss();
    before_ = QApplication::focusWidget();
    setGeometry(parentWidget()->rect());
    show();
    raise();
    setFocus();
}

void KeySheet::dismiss() {
    hide();
    if (before_ && before_->isVisible()) before_->setFocus();
    before_ = nullptr;
}

bool KeySheet::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    return false;
}
bool KeySheet::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) { // no command runs under the sheet
        event->accept();
        return true;
    }
    return QWidget::event(event);
}
void KeySheet::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt || key == Qt::Key_Meta) return;
    dismiss();
}
void KeySheet::mousePressEvent(QMouseEvent*) { dismiss(); }

void KeySheet::paintEvent(QPaintEvent*) {
    const Colors& c = theme_.colors();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    QColor veil = c.window;
    veil.setAlphaF(0.75F);
    p.fillRect(rect(), veil);

    struct Group {
        QString name;
        std::vector<const ActionEntry*> rows;
    };
    std::vector<Group> groups;
    for (const ActionEntry& entry : actions_.entries()) {
        if (entry.keys.isEmpty()) continue;
        if (groups.empty() || groups.back().name != entry.group) {
            bool known = false;
            for (Group& g : groups)
                if (g.name == entry.group) {
                    g.rows.push_back(&entry);
                    known = true;
                }
            if (known) continue;
            groups.push_back({entry.group, {}});
        }
        groups.back().rows.push_back(&entry);
    }
    int total = 0;
    for (const Group& g : groups) total += kHead + int(g.rows.size()) * kRow + kGap;
    // As many columns as fit; rows shrink before anything is cut off.
    const int fitting = qBound(1, (width() - 2 * kPad - 48) / (kColumn + kGutter), 4);
    const int room = height() - 48 - 2 * kPad - kTitle;
    int columnHeight = 0;
    std::vector<std::vector<const Group*>> columns;
    for (int limit = total / fitting;; limit += kRow) {
        columns.assign(1, {});
        int y = 0;
        columnHeight = 0;
        for (const Group& g : groups) {
            const int h = kHead + int(g.rows.size()) * kRow + kGap;
            if (y > 0 && y + h > limit) {
                columns.emplace_back();
                y = 0;
            }
            columns.back().push_back(&g);
            y += h;
            columnHeight = qMax(columnHeight, y);
        }
        if (int(columns.size()) <= fitting) break;
    }
    const double squeeze = columnHeight > room ? double(room) / columnHeight : 1.0;
    const int count = int(columns.size());
    const double cardWidth = 2 * kPad + count * kColumn + (count - 1) * kGutter;
    const double cardHeight = 2 * kPad + kTitle + columnHeight * squeeze - kGap;
    const QRectF card((width() - cardWidth) / 2, (height() - cardHeight) / 2, cardWidth, cardHeight);
    paintShadow(p, card, 8, theme_);
    p.setPen(QPen(c.border, 1));
    p.setBrush(c.raised);
    p.drawRoundedRect(card, 8, 8);
    p.setPen(c.text);
    p.setFont(theme_.font(TextSize::page, true));
    p.drawText(QRectF(card.left() + kPad, card.top() + kPad - 6, cardWidth, kHead), Qt::AlignVCenter, tr("Keys"));
    p.setPen(c.secondary);
    p.setFont(theme_.font(TextSize::small));
    p.drawText(QRectF(card.left() + kPad, card.top() + kPad - 6, cardWidth - 2 * kPad, kHead), Qt::AlignVCenter | Qt::AlignRight,
               tr("any key or click goes back"));
    double x = card.left() + kPad;
    for (const auto& column : columns) {
        double y = card.top() + kPad + kTitle;
        for (const Group* g : column) {
            p.setPen(c.text);
            p.setFont(theme_.font(TextSize::normal, true));
            p.drawText(QRectF(x, y, kColumn, kHead * squeeze), Qt::AlignVCenter, g->name);
            y += kHead * squeeze;
            for (const ActionEntry* row : g->rows) {
                double right = x + kColumn;
                const QStringList keys = row->keys.split(QStringLiteral(", "));
                for (auto key = keys.rbegin(); key != keys.rend(); ++key)
                    right -= paintKeyChip(p, theme_, right, y + kRow * squeeze / 2, *key) + 4;
                p.setFont(theme_.font(TextSize::normal));
                p.setPen(c.text);
                const int space = int(right - x) - 6;
                p.drawText(QRectF(x, y, space, kRow * squeeze), Qt::AlignVCenter,
                           p.fontMetrics().elidedText(row->text, Qt::ElideRight, space));
                y += kRow * squeeze;
            }
            y += kGap * squeeze;
        }
        x += kColumn + kGutter;
    }
}

} // namespace saltus::ui

#include "moc_key_sheet.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/key_sheet.h"

#include "ui/look/theme.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/paint.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace saltus::ui {

namespace {
constexpr Px kRow{24}, kTightRow{20}, kTitle{44}, kColumn{300}, kNarrow{250};
constexpr int kPad = 24, kGutter = 32;
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
    first_ = 0;
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
    const Sheet sheet = layOut();
    if (sheet.last > 0) { // more than there is room for
        if (key == Qt::Key_Down) return scroll(1);
        if (key == Qt::Key_Up) return scroll(-1);
        if (key == Qt::Key_PageDown) return scroll(sheet.rows);
        if (key == Qt::Key_PageUp) return scroll(-sheet.rows);
    }
    dismiss();
}
void KeySheet::wheelEvent(QWheelEvent* event) {
    scroll(event->angleDelta().y() > 0 ? -3 : 3);
    event->accept();
}
void KeySheet::scroll(int rows) {
    first_ = qBound(0, first_ + rows, layOut().last);
    update();
}
void KeySheet::mousePressEvent(QMouseEvent*) { dismiss(); }

// Columns under heads; a group goes on in the next column under its name again. Rows come closer, then what does not fit is scrolled to.
KeySheet::Sheet KeySheet::layOut() const {
    struct Group {
        QString name;
        std::vector<const ActionEntry*> rows;
    };
    std::vector<Group> groups;
    for (const ActionEntry& entry : actions_.entries()) {
        if (entry.keys.isEmpty()) continue;
        const auto known = std::find_if(groups.begin(), groups.end(), [&](const Group& g) { return g.name == entry.group; });
        if (known != groups.end()) known->rows.push_back(&entry);
        else groups.push_back({entry.group, {&entry}});
    }
    std::vector<Line> lines;
    for (const Group& g : groups) {
        if (!lines.empty()) lines.emplace_back();
        lines.push_back({g.name, nullptr});
        for (const ActionEntry* row : g.rows) lines.push_back({g.name, row});
    }
    Sheet sheet;
    const int across = width() - 48 - 2 * kPad, room = height() - 48 - 2 * kPad - kTitle;
    const int count = qBound(1, (across + kGutter) / (kNarrow + kGutter), 4);
    sheet.column = qMin<int>(kColumn, (across - (count - 1) * kGutter) / count);
    // As few rows as take all lines; names that are told again take some more.
    const auto flow = [&](int rows) {
        std::vector<std::vector<Line>> columns(1);
        for (const Line& line : lines) {
            if (int(columns.back().size()) >= rows || (int(columns.back().size()) == rows - 1 && line.isHead())) {
                columns.emplace_back();
                if (line.row) columns.back().push_back({line.group, nullptr});
            }
            if (!(line.group.isEmpty() && columns.back().empty())) columns.back().push_back(line);
        }
        return columns;
    };
    int rows = qMax(4, int(lines.size()) / count);
    while (int((sheet.columns = flow(rows)).size()) > count) ++rows;
    sheet.pitch = qBound<int>(kTightRow, room / rows, kRow);
    sheet.rows = qMin(rows, qMax(1, room / sheet.pitch));
    sheet.last = rows - sheet.rows;
    return sheet;
}

void KeySheet::paintEvent(QPaintEvent*) {
    const Colors& c = theme_.colors();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    QColor veil = c.window;
    veil.setAlphaF(0.75F);
    p.fillRect(rect(), veil);
    const Sheet sheet = layOut();
    const int first = qMin(first_, sheet.last), count = int(sheet.columns.size());
    const double cardWidth = 2 * kPad + count * sheet.column + (count - 1) * kGutter, cardHeight = 2 * kPad + kTitle + sheet.rows * sheet.pitch;
    const QRect card((width() - cardWidth) / 2, (height() - cardHeight) / 2, cardWidth, cardHeight);
    paintShadow(p, card, 8, theme_);
    p.setPen(QPen(c.border, 1));
    p.setBrush(c.raised);
    p.drawRoundedRect(card, 8, 8);
    p.setPen(c.text);
    p.setFont(theme_.font(TextSize::page, true));
    p.drawText(QRectF(card.left() + kPad, card.top() + kPad - 6, cardWidth, 32_px), Qt::AlignVCenter, tr("Keys"));
    p.setPen(c.secondary);
    p.setFont(theme_.font(TextSize::small));
    p.drawText(QRectF(card.left() + kPad, card.top() + kPad - 6, cardWidth - 2 * kPad, 32_px), Qt::AlignVCenter | Qt::AlignRight,
               sheet.last > 0 ? tr("wheel and arrows: more; any other key or click goes back") : tr("any key or click goes back"));
    double x = card.left() + kPad;
    for (const auto& column : sheet.columns) {
        double y = card.top() + kPad + kTitle;
        for (int k = first; k < qMin(first + sheet.rows, int(column.size())); ++k, y += sheet.pitch) {
            const Line& line = column[std::size_t(k)];
            p.setPen(c.text);
            double right = x + sheet.column;
            if (line.row) {
                const QStringList keys = line.row->keys.split(QStringLiteral(", "));
                for (auto key = keys.rbegin(); key != keys.rend(); ++key) right -= paintKeyChip(p, theme_, right, y + sheet.pitch / 2.0, *key) + 4;
            }
            p.setFont(theme_.font(TextSize::normal, line.isHead()));
            p.setPen(c.text);
            const int space = int(right - x) - 6;
            p.drawText(QRectF(x, y, space, sheet.pitch), Qt::AlignVCenter, p.fontMetrics().elidedText(line.row ? line.row->text : line.group, Qt::ElideRight, space));
        }
        x += sheet.column + kGutter;
    }
    if (sheet.last == 0) return;
    const double track = sheet.rows * sheet.pitch, all = sheet.rows + sheet.last;
    QColor bar = c.secondary;
    bar.setAlphaF(0.5F);
    p.setPen(Qt::NoPen);
    p.setBrush(bar);
    p.drawRoundedRect(QRectF(card.right() - 12, card.top() + kPad + kTitle + track * first / all, 4, track * sheet.rows / all), 2, 2);
}

} // namespace saltus::ui

#include "moc_key_sheet.cpp"

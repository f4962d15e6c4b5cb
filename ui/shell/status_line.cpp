// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/status_line.h"

#include "ui/look/theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace saltus::ui {

namespace {
bool same(const StatusItem& a, const StatusItem& b) {
    return a.label == b.label && a.value == b.value && a.unit == b.unit && a.dot == b.dot && a.ruled == b.ruled && a.link == b.link;
}
} // namespace

StatusLine::StatusLine(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    setObjectName(QStringLiteral("statusLine"));
    setFixedHeight(measure::statusHeight);
    setMouseTracking(true);
    connect(&theme, &Theme::changed, this, [this] { update(); });
}

void StatusLine::present(std::vector<StatusItem> items, const QString& right, bool done) {
    if (right == right_ && done == done_ && std::equal(items.begin(), items.end(), items_.begin(), items_.end(), same)) return;
    items_ = std::move(items);
    right_ = right;
    done_ = done;
    update();
}

QString StatusLine::text() const {
    QStringList all;
    for (const StatusItem& item : items_)
        for (const QString& part : {item.label, item.value, item.unit})
            if (!part.isEmpty()) all << part;
    if (!right_.isEmpty()) all << right_;
    return all.join(QLatin1Char(' '));
}

void StatusLine::paintEvent(QPaintEvent*) {
    const Colors& c = theme_.colors();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), c.panel);
    p.fillRect(0, 0, width(), 1, c.border);
    p.setFont(theme_.font(TextSize::small));
    const QFontMetrics metrics = p.fontMetrics();
    const auto draw = [&](int x, const QString& text, const QColor& color) {
        p.setPen(color);
        p.drawText(QRect(x, 1, metrics.horizontalAdvance(text) + 2, height() - 1), Qt::AlignVCenter, text);
        return x + metrics.horizontalAdvance(text);
    };
    int right = width() - 12;
    if (done_) {
        right -= 14_px;
        p.drawPixmap(right, (height() - 14_px) / 2 + 1, theme_.pixmap(QStringLiteral("check"), 14_px, c.secondary, devicePixelRatioF()));
        right -= 6;
    }
    const QString shownRight = metrics.elidedText(right_, Qt::ElideRight, qMax(0, width() / 2));
    right -= metrics.horizontalAdvance(shownRight);
    draw(right, shownRight, c.secondary);
    int x = 12;
    bool first = true;
    link_ = {};
    for (const StatusItem& item : items_) {
        const int rule = first ? 0 : item.ruled ? 32 : 10;
        const int wide = rule + metrics.horizontalAdvance(item.label) + (item.label.isEmpty() ? 0 : 8) +
                         metrics.horizontalAdvance(item.value) + (item.unit.isEmpty() ? 0 : 4 + metrics.horizontalAdvance(item.unit)) +
                         (item.dot.isValid() ? 16 : 0);
        if (x + wide > right - 24) break;
        if (!first && item.ruled) p.fillRect(x + 16, 6, 1, height() - 11, c.border);
        x += rule;
        if (item.link) {
            link_ = QRect(x, 0, wide - rule, height());
            p.fillRect(QRect(x, height() - 5, wide - rule, 1), c.secondary);
        }
        if (!item.label.isEmpty()) x = draw(x, item.label, c.secondary) + 8;
        x = draw(x, item.value, c.text);
        if (!item.unit.isEmpty()) x = draw(x + 4, item.unit, c.secondary);
        if (item.dot.isValid()) {
            p.setPen(Qt::NoPen);
            p.setBrush(item.dot);
            p.drawEllipse(QPointF(x + 12, height() / 2.0 + 0.5), 4, 4);
            x += 16;
        }
        first = false;
    }
}

void StatusLine::mouseMoveEvent(QMouseEvent* event) { setCursor(link_.contains(event->position().toPoint()) ? Qt::PointingHandCursor : Qt::ArrowCursor); }

void StatusLine::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && link_.contains(event->position().toPoint())) emit linkClicked(mapToGlobal(link_.topLeft()));
}

} // namespace saltus::ui

#include "moc_status_line.cpp"

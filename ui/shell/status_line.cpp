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

const StatusLine::Laid& StatusLine::laid(const QString& text, const QFontMetrics& metrics) {
    const auto found = laid_.constFind(text);
    if (found != laid_.cend()) return *found;
    Laid made{QStaticText(text), metrics.horizontalAdvance(text)};
    made.text.setTextFormat(Qt::PlainText);
    made.text.prepare(QTransform(), font_);
    return *laid_.insert(text, made);
}

void StatusLine::paintEvent(QPaintEvent*) {
    const Colors& c = theme_.colors();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), c.panel);
    p.fillRect(0, 0, width(), 1, c.border);
    constexpr qsizetype most = 200; // texts kept: values come and go
    if (const QFont font = theme_.font(TextSize::small); font != font_ || laid_.size() > most) {
        laid_.clear();
        font_ = font;
    }
    p.setFont(font_);
    const QFontMetrics metrics = p.fontMetrics();
    const auto wide = [&](const QString& text) { return text.isEmpty() ? 0 : laid(text, metrics).width; };
    const int top = 1 + (height() - 1 - metrics.height()) / 2;
    const auto draw = [&](int x, const QString& text, const QColor& color) {
        if (text.isEmpty()) return x;
        p.setPen(color);
        p.drawStaticText(x, top, laid(text, metrics).text);
        return x + wide(text);
    };
    int right = width() - 12;
    if (done_) {
        right -= 14_px;
        p.drawPixmap(right, (height() - 14_px) / 2 + 1, theme_.pixmap(QStringLiteral("check"), 14_px, c.secondary, devicePixelRatioF()));
        right -= 6;
    }
    const QString shownRight = metrics.elidedText(right_, Qt::ElideRight, qMax(0, width() / 2));
    right -= wide(shownRight);
    draw(right, shownRight, c.secondary);
    int x = 12;
    bool first = true;
    link_ = {};
    for (const StatusItem& item : items_) {
        const int rule = first ? 0 : item.ruled ? 32 : 10;
        const int width = rule + wide(item.label) + (item.label.isEmpty() ? 0 : 8) + wide(item.value) + (item.unit.isEmpty() ? 0 : 4 + wide(item.unit)) +
                          (item.dot.isValid() ? 16 : 0);
        if (x + width > right - 24) break;
        if (!first && item.ruled) p.fillRect(x + 16, 6, 1, height() - 11, c.border);
        x += rule;
        if (item.link) {
            link_ = QRect(x, 0, width - rule, height());
            p.fillRect(QRect(x, height() - 5, width - rule, 1), c.secondary);
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

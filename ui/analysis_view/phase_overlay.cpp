// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis_view/phase_overlay.h"

#include "ui/look/theme.h"

#include <QPainter>

namespace saltus::ui {

namespace {
constexpr int kEdge = 12;
constexpr Px kChipHeight{28};
constexpr double kTickGap = 8.0, kTitleGap = 14.0;
} // namespace

PhaseOverlay::PhaseOverlay(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
}

void PhaseOverlay::setLabels(std::vector<OverlayLabel> labels) {
    labels_ = std::move(labels);
    update();
}

void PhaseOverlay::setChip(const QString& value, const QString& detail) {
    if (value == chipValue_ && detail == chipDetail_) return;
    chipValue_ = value;
    chipDetail_ = detail;
    update();
}

void PhaseOverlay::setMessage(const QString& message) {
    if (message == message_) return;
    message_ = message;
    update();
}

void PhaseOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors& colors = theme_.colors();

    painter.setFont(theme_.font(TextSize::small));
    const QFontMetricsF metrics(painter.font());
    QList<QRectF> taken; // text never overlaps: titles go first
    const auto place = [&](const OverlayLabel& label) {
        const QSizeF size(metrics.horizontalAdvance(label.text), metrics.height());
        const double gap = label.title ? kTitleGap : kTickGap;
        QRectF box(QPointF(), size);
        box.moveCenter(label.position + label.outwards * gap + QPointF(label.outwards.x() * 0.5 * size.width(), label.outwards.y() * 0.5 * size.height()));
        if (!rect().adjusted(2, 2, -2, -2).contains(box.toAlignedRect())) {
            if (!label.title) return;
            box.moveLeft(qBound(4.0, box.left(), width() - 4.0 - box.width()));
            box.moveTop(qBound(4.0, box.top(), height() - 4.0 - box.height()));
        }
        for (const QRectF& other : taken)
            if (other.intersects(box)) return;
        taken.append(box.adjusted(-3, -1, 3, 1));
        painter.setPen(label.title ? colors.text : colors.secondary);
        painter.drawText(box, Qt::AlignCenter, label.text);
    };

    if (!chipValue_.isEmpty()) {
        painter.setFont(theme_.font(TextSize::normal));
        const QFontMetricsF chipMetrics(painter.font());
        const double valueWidth = chipMetrics.horizontalAdvance(chipValue_);
        const double detailWidth = chipDetail_.isEmpty() ? 0.0 : chipMetrics.horizontalAdvance(chipDetail_) + 16.0;
        const QRectF chip(kEdge, kEdge, valueWidth + detailWidth + 24.0, kChipHeight);
        QColor fill = colors.panel;
        fill.setAlphaF(0.86F);
        painter.setPen(colors.border);
        painter.setBrush(fill);
        painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), measure::buttonRadius, measure::buttonRadius);
        painter.setPen(colors.text);
        painter.drawText(chip.adjusted(12, 0, -12, 0), Qt::AlignVCenter | Qt::AlignLeft, chipValue_);
        painter.setPen(colors.secondary);
        painter.drawText(chip.adjusted(12, 0, -12, 0), Qt::AlignVCenter | Qt::AlignRight, chipDetail_);
        taken.append(chip);
        painter.setFont(theme_.font(TextSize::small));
    }

    for (const OverlayLabel& label : labels_)
        if (label.title) place(label);
    for (const OverlayLabel& label : labels_)
        if (!label.title) place(label);

    if (!message_.isEmpty()) {
        painter.setFont(theme_.font(TextSize::normal));
        painter.setPen(colors.secondary);
        painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, message_);
    }
}

} // namespace saltus::ui

#include "moc_phase_overlay.cpp"

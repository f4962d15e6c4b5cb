// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/paint.h"

#include "ui/look/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

namespace saltus::ui {

double paintKeyChip(QPainter& painter, const Theme& theme, double right, double middle, const QString& text) {
    const QFont font = theme.font(TextSize::small);
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(text) + 12.0, height = 18_px;
    const QRectF chip(right - width + 0.5, middle - height / 2 + 0.5, width - 1, height - 1);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.colors().fieldBorder, 1.0));
    painter.setBrush(theme.colors().raised);
    painter.drawRoundedRect(chip, 4, 4);
    painter.setPen(theme.colors().secondary);
    painter.setFont(font);
    painter.drawText(chip, Qt::AlignCenter, text);
    painter.restore();
    return width;
}

void paintShadow(QPainter& painter, const QRectF& card, double radius, const Theme& theme) {
    const double strength = theme.kind() == ThemeKind::dark ? 0.55 : 0.22;
    constexpr int kBlur = 22;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QPainterPath hole, all;
    hole.addRoundedRect(card, radius, radius);
    all.addRect(card.adjusted(-40, -40, 40, 40));
    painter.setClipPath(all.subtracted(hole));
    // Layers that grow outwards and get thinner: the sum falls off quadratically.
    for (int i = 1; i <= kBlur; ++i) {
        QColor shade(Qt::black);
        shade.setAlphaF(static_cast<float>(strength * 2.0 * (kBlur - i + 0.5) / (kBlur * kBlur) * (i < 4 ? 0.6 : 1.0)));
        painter.setBrush(shade);
        painter.drawRoundedRect(card.adjusted(-i, 4 - i, i, 4 + i * 0.9), radius + i, radius + i);
    }
    painter.restore();
}

void paintCovering(QPainter& painter, const QRectF& area, const QPixmap& picture) {
    const QSizeF whole = picture.size();
    const QSizeF part = area.size().scaled(whole, Qt::KeepAspectRatio);
    const QRectF source(QPointF((whole.width() - part.width()) / 2, (whole.height() - part.height()) / 2), part);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(area, picture, source);
}

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/law/law_painter.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace saltus::ui {

QPointF LawPicture::to(QPointF value) const {
    return {rect.left() + (value.x() - ranges.y.begin) / ranges.y.span() * rect.width(),
            rect.bottom() - (value.y() - ranges.lambda.begin) / ranges.lambda.span() * rect.height()};
}

void drawLawAxes(QPainter& painter, const LawPicture& picture, const LawInk& ink) {
    painter.setPen(QPen(ink.axis, ink.px));
    const QPointF zero = picture.to({0.0, 0.0});
    if (picture.ranges.y.contains(0.0))
        painter.drawLine(QPointF(zero.x(), picture.rect.top()), QPointF(zero.x(), picture.rect.bottom()));
    if (picture.ranges.lambda.contains(0.0))
        painter.drawLine(QPointF(picture.rect.left(), zero.y()), QPointF(picture.rect.right(), zero.y()));
}

void drawLaw(QPainter& painter, const LawPicture& picture, const LawInk& ink) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPolygonF line;
    for (const QPointF& p : picture.graph.line(picture.ranges.y, picture.ranges.lambda)) line.append(picture.to(p));
    painter.setPen(QPen(ink.curve, ink.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);

    const QRectF room = picture.rect.adjusted(-4 * ink.px, -4 * ink.px, 4 * ink.px, 4 * ink.px);
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < picture.trail.size(); ++i) {
        const QPointF at = picture.to(picture.trail[i].at);
        if (!room.contains(at)) continue;
        const double age = static_cast<double>(i + 1) / static_cast<double>(picture.trail.size()); // 1: newest
        QColor color = ink.curve;
        color.setAlphaF(static_cast<float>((0.08 + 0.6 * age * age) * color.alphaF()));
        painter.setBrush(color);
        const double radius = (1.5 + 2.0 * age) * ink.px;
        painter.drawEllipse(at, radius, radius);
    }
    if (picture.now) {
        const QPointF at = picture.to(picture.now->at);
        if (room.contains(at)) {
            // Full while the law acts; a ring while the contact is open.
            painter.setPen(QPen(picture.now->acts ? ink.ground : ink.accent, (picture.now->acts ? 1.5 : 2.0) * ink.px));
            painter.setBrush(picture.now->acts ? ink.accent : ink.ground);
            const double radius = (picture.now->acts ? 5.25 : 4.0) * ink.px;
            painter.drawEllipse(at, radius, radius);
        }
    }
    painter.restore();
}

} // namespace saltus::ui

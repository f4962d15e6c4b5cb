// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/law/friction_cone.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

double ConePoint::tangential() const { return std::hypot(t1, t2); }

double ConePoint::share() const {
    const double held = mu * normal;
    return held > 0.0 ? tangential() / held : 0.0;
}

ConePoint::Mode modeOf(double normal, double tangential, double mu) {
    if (!(normal > 0.0)) return ConePoint::Mode::open;
    return std::abs(tangential) >= mu * normal * (1.0 - kOnTheCone) ? ConePoint::Mode::slip : ConePoint::Mode::stick;
}

double ConePicture::scale() const {
    const double high = section.height() / std::max(most, 1e-300);
    const double wide = 0.5 * section.width() / std::max(mu * most, 1e-300);
    return std::min(high, wide);
}

QPointF ConePicture::inSection(const ConePoint& p) const {
    const double t = p.t1 < 0.0 ? -p.tangential() : p.tangential();
    return {section.center().x() + scale() * t, section.bottom() - scale() * p.normal};
}

QPointF ConePicture::inDisc(const ConePoint& p) const {
    const double held = p.mu * p.normal, radius = 0.5 * disc.width();
    if (!(held > 0.0)) return disc.center();
    return {disc.center().x() + radius * p.t1 / held, disc.center().y() - radius * p.t2 / held};
}

namespace {

const QColor& colorOf(const ConePoint& p, const ConeInk& ink) {
    return p.mode == ConePoint::Mode::slip ? ink.slip : p.mode == ConePoint::Mode::stick ? ink.stick : ink.axis;
}

void dot(QPainter& painter, QPointF at, double radius, const QColor& fill, const QPen& rim) {
    painter.setPen(rim);
    painter.setBrush(fill);
    painter.drawEllipse(at, radius, radius);
}

} // namespace

void drawFrictionCone(QPainter& painter, const ConePicture& picture, const ConeInk& ink) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF tip(picture.section.center().x(), picture.section.bottom());
    const double s = picture.scale(), up = s * picture.most, across = picture.mu * up;
    painter.setPen(QPen(ink.axis, ink.px));
    painter.drawLine(QPointF(picture.section.left(), tip.y()), QPointF(picture.section.right(), tip.y()));
    painter.drawLine(tip, QPointF(tip.x(), picture.section.top()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink.fill);
    painter.drawPolygon(QPolygonF({tip, tip + QPointF(-across, -up), tip + QPointF(across, -up)}));
    painter.setPen(QPen(ink.cone, 2.0 * ink.px, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(tip, tip + QPointF(-across, -up));
    painter.drawLine(tip, tip + QPointF(across, -up));

    const bool hasDisc = picture.disc.width() > 0.0;
    if (hasDisc) {
        painter.setPen(QPen(ink.axis, ink.px));
        painter.setBrush(ink.fill);
        painter.drawLine(QPointF(picture.disc.left() - 4 * ink.px, picture.disc.center().y()), QPointF(picture.disc.right() + 4 * ink.px, picture.disc.center().y()));
        painter.drawLine(QPointF(picture.disc.center().x(), picture.disc.top() - 4 * ink.px), QPointF(picture.disc.center().x(), picture.disc.bottom() + 4 * ink.px));
        painter.setPen(QPen(ink.cone, 2.0 * ink.px));
        painter.drawEllipse(picture.disc);
    }

    painter.save();
    painter.setClipRect(picture.section.adjusted(-6 * ink.px, -6 * ink.px, 6 * ink.px, 6 * ink.px).united(hasDisc ? picture.disc.adjusted(-8 * ink.px, -8 * ink.px, 8 * ink.px, 8 * ink.px) : QRectF()));
    for (std::size_t i = 0; i < picture.trail.size(); ++i) {
        const double age = static_cast<double>(i + 1) / static_cast<double>(picture.trail.size()); // 1: newest
        QColor color = colorOf(picture.trail[i], ink);
        color.setAlphaF(static_cast<float>(0.08 + 0.5 * age * age));
        dot(painter, picture.inSection(picture.trail[i]), (1.2 + 1.6 * age) * ink.px, color, Qt::NoPen);
        if (hasDisc && picture.trail[i].normal > 0.0) dot(painter, picture.inDisc(picture.trail[i]), (1.2 + 1.6 * age) * ink.px, color, Qt::NoPen);
    }
    for (std::size_t i = 0; i < picture.now.size(); ++i) {
        const ConePoint& p = picture.now[i];
        const bool main = i + 1 == picture.now.size();
        const QColor color = colorOf(p, ink);
        const QPen rim(ink.ground, 1.5 * ink.px);
        if (main && p.normal > 0.0) { // the reaction itself
            painter.setPen(QPen(color, 2.0 * ink.px, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(tip, picture.inSection(p));
            if (hasDisc) painter.drawLine(picture.disc.center(), picture.inDisc(p));
        }
        dot(painter, picture.inSection(p), (main ? 5.25 : 3.5) * ink.px, color, rim);
        if (hasDisc && p.normal > 0.0) dot(painter, picture.inDisc(p), (main ? 5.25 : 3.5) * ink.px, color, rim);
    }
    painter.restore();
    painter.restore();
}

} // namespace saltus::ui

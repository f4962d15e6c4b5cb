// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/making/cam_drawing.h"

#include "ui/look/format.h"
#include "ui/look/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace saltus::ui {

namespace {

using authoring::kTurn;
constexpr Px kLegend{20};

QPolygonF polygon(const std::vector<authoring::CamPoint>& points, QPointF middle, double scale) {
    QPolygonF out;
    out.reserve(static_cast<qsizetype>(points.size()) + 1);
    for (const authoring::CamPoint& p : points) out << middle + QPointF(p.x, -p.y) * scale;
    if (!out.isEmpty()) out << out.front();
    return out;
}

} // namespace

CamDrawing::CamDrawing(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Drawing of the cam"));
    setToolTip(tr("Outline, base circle and path of the follower. Move the mouse around the axis, or press Left and Right, to move the follower"));
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void CamDrawing::setCam(std::optional<authoring::Cam> cam) {
    cam_ = std::move(cam);
    outline_.clear();
    pitch_.clear();
    largest_ = 1e-9;
    if (cam_) {
        outline_ = cam_->outline();
        if (cam_->follower() == model::CamFollower::roller) pitch_ = cam_->pitch_curve();
        for (const auto* points : {&outline_, &pitch_})
            for (const authoring::CamPoint& p : *points) largest_ = std::max(largest_, std::hypot(p.x, p.y));
        largest_ += cam_->roller();
        largest_ = std::max(largest_, cam_->base_radius());
    }
    update();
}

void CamDrawing::setStale(bool stale) {
    if (stale_ == stale) return;
    stale_ = stale;
    update();
}

void CamDrawing::setAngle(double angle) {
    angle -= kTurn * std::floor(angle / kTurn);
    if (angle == angle_) return;
    angle_ = angle;
    update();
    emit angleChanged(angle_);
}

double CamDrawing::scale() const { return 0.5 * std::max(20, std::min(width(), height() - kLegend) - 44) / largest_; }

void CamDrawing::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors& colors = theme_.colors();
    painter.fillRect(rect(), colors.plotCanvas);
    if (hasFocus()) {
        painter.setPen(QPen(colors.accent, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
    if (!cam_) {
        painter.setPen(colors.secondary);
        painter.setFont(theme_.font(TextSize::normal));
        painter.drawText(rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, tr("No cam yet: mend what is marked on the left"));
        return;
    }
    if (stale_) painter.setOpacity(0.4);
    const QPointF middle(0.5 * width(), 0.5 * (height() - kLegend));
    const double s = scale();
    QColor fill = colors.position;
    fill.setAlphaF(0.14F);
    painter.setPen(QPen(colors.position, 1.5));
    painter.setBrush(fill);
    painter.drawPolygon(polygon(outline_, middle, s));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.secondary, 1, Qt::DashLine));
    painter.drawEllipse(middle, cam_->base_radius() * s, cam_->base_radius() * s);
    if (!pitch_.empty()) {
        painter.setPen(QPen(colors.secondary, 1, Qt::DotLine));
        painter.drawPolyline(polygon(pitch_, middle, s));
    }
    painter.setPen(QPen(colors.text, 1));
    painter.drawLine(middle - QPointF(5, 0), middle + QPointF(5, 0));
    painter.drawLine(middle - QPointF(0, 5), middle + QPointF(0, 5));

    // The follower, in a frame whose y axis is its line.
    const authoring::CamSample sample = cam_->sample(angle_);
    const double reach = cam_->base_radius() + cam_->roller();
    const double along = cam_->follower() == model::CamFollower::flat ? sample.c : std::sqrt(reach * reach - cam_->offset() * cam_->offset()) + sample.c - cam_->base_radius();
    painter.save();
    painter.translate(middle);
    painter.rotate(-angle_ * 180.0 / std::numbers::pi);
    painter.setPen(QPen(colors.text, 2, Qt::SolidLine, Qt::RoundCap));
    const double x = along * s, y = -cam_->offset() * s, end = x + 26.0;
    switch (cam_->follower()) {
    case model::CamFollower::knife: {
        painter.setBrush(colors.text);
        const QPointF tip[] = {{x, y}, {x + 9, y - 4}, {x + 9, y + 4}};
        painter.drawPolygon(tip, 3);
        painter.drawLine(QPointF(x + 9, y), QPointF(end, y));
        break;
    }
    case model::CamFollower::roller:
        painter.setBrush(colors.plotCanvas);
        painter.drawEllipse(QPointF(x, y), cam_->roller() * s, cam_->roller() * s);
        painter.drawLine(QPointF(x, y), QPointF(std::max(end, x + cam_->roller() * s + 12), y));
        break;
    case model::CamFollower::flat: {
        const double half = std::max(20.0, std::abs(sample.c1) * s + 10.0);
        painter.drawLine(QPointF(x, -half), QPointF(x, half));
        painter.drawLine(QPointF(x, 0), QPointF(end, 0));
        break;
    }
    }
    painter.restore();

    painter.setOpacity(1.0);
    painter.setFont(theme_.font(TextSize::small));
    painter.setPen(colors.secondary);
    QString legend = tr("φ %1°   base circle %2").arg(fixedNumber(angle_ * 180.0 / std::numbers::pi, 1), shownText(cam_->base_radius(), QStringLiteral("m")));
    if (cam_->follower() != model::CamFollower::flat)
        legend += tr("   pressure angle %1°").arg(fixedNumber(sample.pressure_angle * 180.0 / std::numbers::pi, 1));
    painter.drawText(QRect(8, height() - kLegend - 2, width() - 16, kLegend), Qt::AlignHCenter | Qt::AlignVCenter, painter.fontMetrics().elidedText(legend, Qt::ElideRight, width() - 16));
}

void CamDrawing::mouseMoveEvent(QMouseEvent* event) {
    const QPointF middle(0.5 * width(), 0.5 * (height() - kLegend)), d = event->position() - middle;
    if (std::hypot(d.x(), d.y()) > 8.0) setAngle(std::atan2(-d.y(), d.x()));
}

void CamDrawing::keyPressEvent(QKeyEvent* event) {
    const double step = (event->modifiers() & Qt::ShiftModifier ? 10.0 : 1.0) * kTurn / 360.0;
    switch (event->key()) {
    case Qt::Key_Left: setAngle(angle_ - step); break;
    case Qt::Key_Right: setAngle(angle_ + step); break;
    case Qt::Key_Home: setAngle(0.0); break;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace saltus::ui

#include "moc_cam_drawing.cpp"

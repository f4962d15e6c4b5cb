// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/inspector_cone.h"

#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/panel_kit.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {
constexpr Px kConeHeight{176};
constexpr std::size_t kMostSeen = 60; // steps or frames: what presses now counts, not an impact long ago
} // namespace

void UsualSize::add(double value) {
    if (!(value > 0.0) || !std::isfinite(value)) return;
    seen_.push_back(value);
    if (seen_.size() > kMostSeen) seen_.pop_front();
}

double UsualSize::size() const {
    if (seen_.empty()) return 0.0;
    std::vector<double> sorted(seen_.begin(), seen_.end());
    if (sorted.size() < 10) return *std::max_element(sorted.begin(), sorted.end());
    const auto ninth = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() * 9 / 10);
    std::nth_element(sorted.begin(), ninth, sorted.end());
    return *ninth;
}

FrictionConeView::FrictionConeView(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    setFixedHeight(kConeHeight);
    setToolTip(tr("Coulomb's cone: the reaction lies inside it while the contact sticks, on it while it slips. Left: cut along the normal, "
                  "right: from above, with μ times the normal reaction as the circle. Green sticks, vermillion slips; small dots: before."));
    setAccessibleName(tr("Friction cone"));
    connect(&theme, &Theme::changed, this, [this] { update(); });
}

void FrictionConeView::setData(FrictionConeData data) {
    data_ = std::move(data);
    setAccessibleDescription(state());
    update();
}

ConePicture FrictionConeView::picture() const {
    const QRectF frame(12.5, 4.5, width() - 25, kConeHeight - 9);
    const QRectF inside = frame.adjusted(14, 24_px, -14, -26_px);
    ConePicture picture;
    picture.mu = data_.mu;
    const double now = data_.now.empty() ? 0.0 : data_.now.back().normal;
    picture.most = std::max({data_.most, now, 0.0}) * 1.12;
    if (!(picture.most > 0.0)) picture.most = 1.0;
    picture.trail = data_.trail;
    picture.now = data_.now;
    if (data_.planar) {
        picture.section = inside;
    } else {
        const double side = std::min(inside.height() - 8, 0.42 * inside.width());
        picture.section = QRectF(inside.left(), inside.top(), inside.width() - side - 26, inside.height());
        picture.disc = QRectF(inside.right() - side, inside.center().y() - 0.5 * side, side, side);
    }
    return picture;
}

QString FrictionConeView::state() const {
    if (!data_.note.isEmpty()) return data_.note;
    if (data_.now.empty()) return tr("open");
    const ConePoint& p = data_.now.back();
    if (p.mode == ConePoint::Mode::open) return tr("open");
    if (!(p.mu > 0.0)) return tr("no friction: μ = 0");
    const QString share = plainNumber(std::min(p.share(), 1.0), 3);
    return p.mode == ConePoint::Mode::slip ? tr("slips: pₜ = μ pₙ") : tr("sticks: pₜ = %1 μ pₙ").arg(share);
}

void FrictionConeView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Colors& c = theme_.colors();
    const QRectF frame(12.5, 4.5, width() - 25, kConeHeight - 9);
    p.setPen(QPen(c.fieldBorder, 1));
    p.setBrush(c.field);
    p.drawRoundedRect(frame, 4, 4);
    const ConePicture drawn = picture();
    QColor fill = c.friction;
    fill.setAlphaF(0.16F);
    drawFrictionCone(p, drawn, {c.plotAxis, c.friction, fill, c.stick, c.slip, c.field, 1.0});

    QFont small = theme_.font(TextSize::small), italic = small;
    italic.setItalic(true);
    const QFontMetricsF metrics(small), slanted(italic);
    const QString normal = QStringLiteral("pₙ"), tangential = QStringLiteral("pₜ");
    const QString unit = data_.unit.isEmpty() ? QString() : QLatin1Char(' ') + unitText(data_.unit);
    const double top = frame.top() + 6 + metrics.ascent();
    const double middle = drawn.section.center().x(), wide = slanted.horizontalAdvance(normal);
    p.setFont(italic);
    p.setPen(c.text);
    p.drawText(QPointF(middle - 0.5 * wide, top), normal);
    p.drawText(QPointF(drawn.section.right() - slanted.horizontalAdvance(tangential), drawn.section.bottom() - 5), tangential);
    p.setFont(small);
    p.setPen(c.secondary);
    p.drawText(QPointF(middle + 0.5 * wide + 1, top), unit);
    if (drawn.disc.width() > 0.0) {
        const QString about = tr("pₜ / μ pₙ");
        p.drawText(QPointF(drawn.disc.center().x() - 0.5 * metrics.horizontalAdvance(about), top), about);
    }
    p.setPen(c.text);
    const QString now = state();
    const ConePoint::Mode mode = data_.now.empty() || !data_.note.isEmpty() ? ConePoint::Mode::open : data_.now.back().mode;
    double x = frame.right() - 8 - metrics.horizontalAdvance(now);
    p.drawText(QPointF(x, frame.bottom() - 7), now);
    if (mode != ConePoint::Mode::open) paintSwatch(p, x - 14, frame.bottom() - 7 - 0.35 * metrics.ascent(), mode == ConePoint::Mode::slip ? c.slip : c.stick);
    const QString mu = QStringLiteral("μ = %1").arg(plainNumber(data_.mu, 3));
    if (frame.left() + 8 + metrics.horizontalAdvance(mu) < x - 20) p.drawText(QPointF(frame.left() + 8, frame.bottom() - 7), mu);
}

} // namespace saltus::ui

#include "moc_inspector_cone.cpp"

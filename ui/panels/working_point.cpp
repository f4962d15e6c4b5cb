// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/working_point.h"

#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/panel_kit.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {

double roundStep(double greatest) { // three ticks or so
    if (!(greatest > 0.0)) return 1.0;
    const double raw = greatest / 3.6, decade = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double m : {1.0, 2.0, 2.5, 5.0})
        if (m * decade >= raw) return m * decade;
    return 10.0 * decade;
}

// "p = 25.40 N·s" with the symbol italic and the unit grey, right-aligned at `right`.
void drawRight(QPainter& p, const Theme& theme, double right, double baseline, const std::vector<std::pair<QString, int>>& runs) {
    const QFont plain = theme.font(TextSize::small);
    QFont italic = plain;
    italic.setItalic(true);
    double width = 0.0;
    for (const auto& [text, kind] : runs) width += QFontMetricsF(kind == 1 ? italic : plain).horizontalAdvance(text);
    double x = right - width;
    for (const auto& [text, kind] : runs) {
        p.setFont(kind == 1 ? italic : plain);
        p.setPen(kind == 2 ? theme.colors().secondary : theme.colors().text);
        p.drawText(QPointF(x, baseline), text);
        x += QFontMetricsF(p.font()).horizontalAdvance(text);
    }
}

} // namespace

WorkingPoint::WorkingPoint(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    setFixedHeight(143);
    setToolTip(tr("The impact law: either the impulse p is zero, or v⁺ + e v⁻ is. Orange: the last impact. Ring: now."));
    setAccessibleName(tr("Working point"));
    connect(&theme, &Theme::changed, this, [this] { update(); });
}

void WorkingPoint::setData(const WorkingPointData& data) {
    if (data == data_) return;
    data_ = data;
    update();
}

void WorkingPoint::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Colors& c = theme_.colors();
    const QRectF frame(12.5, 4.5, width() - 25, 131);
    p.setPen(QPen(c.fieldBorder, 1));
    p.setBrush(c.field);
    p.drawRoundedRect(frame, 4, 4);
    const double x0 = frame.left() + 48, y0 = frame.top() + 100, top = frame.top() + 16, right = frame.right() - 16;
    const QFont small = theme_.font(TextSize::small);
    p.setFont(small);

    // One step above the greatest impulse so far.
    const double greatest = std::max(data_.greatestImpulse, 0.0), step = roundStep(greatest);
    const double range = greatest > 0.0 ? greatest * 1.12 : 1.0;
    const auto y = [&](double impulse) { return y0 - std::clamp(impulse / range, 0.0, 1.0) * (y0 - top - 4); };
    const double speedRange = std::max(data_.greatestSpeed, 1e-300);
    const auto x = [&](double speed) { return x0 + std::clamp(speed / speedRange, 0.0, 1.0) * (right - x0 - 12); };
    p.setPen(QPen(c.plotAxis, 1));
    p.drawLine(QPointF(x0, top), QPointF(x0, y0));
    p.drawLine(QPointF(x0, y0), QPointF(right, y0));
    QPen dashed(c.plotAxis, 1);
    dashed.setDashPattern({2, 3});
    p.setPen(dashed);
    p.drawLine(QPointF(frame.left() + 16, y0), QPointF(x0, y0));
    if (greatest > 0.0)
        for (int k = 1; k * step <= range; ++k) {
            const double ty = std::floor(y(k * step)) + 0.5;
            if (ty < top + 4) break;
            p.setPen(QPen(c.plotAxis, 1));
            p.drawLine(QPointF(x0 - 4, ty), QPointF(x0, ty));
            p.setPen(c.secondary);
            p.drawText(QRectF(frame.left(), ty - 9, x0 - 8 - frame.left(), 18), Qt::AlignVCenter | Qt::AlignRight,
                       roundNumber(k * step));
        }
    p.setPen(c.secondary);
    p.drawText(QRectF(frame.left(), y0 + 6, x0 - 8 - frame.left(), 18), Qt::AlignVCenter | Qt::AlignRight, QStringLiteral("0"));
    p.setPen(QPen(c.impulse, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(Qt::NoBrush);
    const QPointF graph[] = {{x0, top + 4}, {x0, y0}, {right - 4, y0}};
    p.drawPolyline(graph, 3);

    QFont italic = small;
    italic.setItalic(true);
    p.setFont(italic);
    p.setPen(c.text);
    p.drawText(QPointF(x0 + 10, top + 6), QStringLiteral("p"));
    const double pWidth = QFontMetricsF(italic).horizontalAdvance(QStringLiteral("p "));
    p.setFont(small);
    p.setPen(c.secondary);
    p.drawText(QPointF(x0 + 10 + pWidth, top + 6), QStringLiteral("N·s"));
    drawRight(p, theme_, right, y0 + 20,
              {{QStringLiteral("v"), 1}, {QStringLiteral("⁺ + "), 0}, {QStringLiteral("e v"), 1}, {QStringLiteral("⁻ "), 0}, {QStringLiteral("m/s"), 2}});
    if (!data_.known) return;

    const bool closed = data_.impulse > 0.0;
    const double shownImpulse = closed ? data_.impulse : data_.lastImpulse.value_or(0.0);
    const double py = y(shownImpulse);
    if (shownImpulse > 0.0) {
        const ShownNumber number = shown(shownImpulse, QStringLiteral("N s"));
        QPen lead(c.border, 1);
        lead.setDashPattern({2, 3});
        p.setPen(lead);
        const double textWidth = QFontMetricsF(small).horizontalAdvance(QStringLiteral("p = %1 %2").arg(number.value, number.unit));
        // Keep the label off the axis names above and below.
        const double baseline = std::clamp(py + 4, top + 24, y0 - 8);
        if (std::abs(baseline - py - 4) < 1) p.drawLine(QPointF(x0 + 8, py), QPointF(right - textWidth - 8, py));
        drawRight(p, theme_, right, baseline, {{QStringLiteral("p"), 1}, {QStringLiteral(" = %1 ").arg(number.value), 0}, {number.unit, 2}});
        p.setPen(QPen(c.field, 2));
        p.setBrush(c.impulse);
        p.drawEllipse(QPointF(x0, py), 5, 5);
    }
    // Where the contact is now; while it approaches, the law asks nothing and there is no point.
    if (!closed && !(data_.speed > 0.0)) return;
    const QPointF now = closed ? QPointF(x0, py) : QPointF(x(data_.speed), y0);
    p.setBrush(closed ? Qt::NoBrush : QBrush(c.field));
    p.setPen(QPen(c.accent, 2));
    p.drawEllipse(now, closed ? 7 : 4, closed ? 7 : 4);
}

} // namespace saltus::ui

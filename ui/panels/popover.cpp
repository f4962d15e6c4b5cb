// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/popover.h"

#include "ui/look/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace saltus::ui {

void paintPopover(QPainter& p, const Theme& theme, const QRectF& body, std::optional<double> tail) {
    const Colors& c = theme.colors();
    p.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(body, 8, 8);
    if (tail) {
        QPainterPath point;
        point.moveTo(*tail - kPopoverTail, body.bottom() - 1);
        point.lineTo(*tail, body.bottom() + kPopoverTail);
        point.lineTo(*tail + kPopoverTail, body.bottom() - 1);
        point.closeSubpath();
        shape = shape.united(point);
    }
    // A soft shadow: y 4, blur 20.
    const double strength = theme.kind() == ThemeKind::dark ? 0.55 : 0.22;
    for (int i = 20; i > 0; --i) {
        QColor shade(0, 0, 0);
        shade.setAlphaF(static_cast<float>(strength * 2.0 * (21 - i) / (20.0 * 21.0)));
        p.setPen(Qt::NoPen);
        p.setBrush(shade);
        p.drawRoundedRect(body.adjusted(-i, 4 - i, i, 4 + i), 8 + i, 8 + i);
    }
    p.setPen(QPen(c.fieldBorder, 1));
    p.setBrush(c.raised);
    p.drawPath(shape);
}

} // namespace saltus::ui

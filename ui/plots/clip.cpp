// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/clip.h"

namespace saltus::ui {

// Liang and Barsky, "A new concept and method for line clipping", ACM TOG 3 (1984).
bool clipSegment(QLineF& line, const QRectF& rect) {
    if (rect.contains(line.p1()) && rect.contains(line.p2())) return true;
    double enter = 0.0, leave = 1.0;
    const auto cut = [&](double direction, double distance) {
        if (direction == 0.0) return distance >= 0.0;
        const double r = distance / direction;
        if (direction < 0.0) {
            if (r > leave) return false;
            if (r > enter) enter = r;
        } else {
            if (r < enter) return false;
            if (r < leave) leave = r;
        }
        return true;
    };
    const double dx = line.dx(), dy = line.dy();
    if (!cut(-dx, line.x1() - rect.left()) || !cut(dx, rect.right() - line.x1()) ||
        !cut(-dy, line.y1() - rect.top()) || !cut(dy, rect.bottom() - line.y1()))
        return false;
    const QPointF p = line.p1();
    line = QLineF(enter > 0.0 ? QPointF(p.x() + enter * dx, p.y() + enter * dy) : p,
                  leave < 1.0 ? QPointF(p.x() + leave * dx, p.y() + leave * dy) : line.p2());
    return true;
}

} // namespace saltus::ui

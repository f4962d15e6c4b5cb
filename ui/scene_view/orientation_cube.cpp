// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/orientation_cube.h"

#include <QPainter>
#include <QTransform>

#include <array>
#include <cmath>
#include <numbers>

namespace saltus::ui::scene {

namespace {

using Vector = std::array<double, 3>;
double dot(const Vector& a, const Vector& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
Vector cross(const Vector& a, const Vector& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

struct FaceKind {
    const char* name;
    Vector normal, up; // up: of the letters on the face
    double azimuth, elevation;
};
constexpr double kQuarter = std::numbers::pi / 2.0;
constexpr FaceKind kFaces[] = {
    {"\u2212Y", {0, -1, 0}, {0, 0, 1}, 0.0, 0.0},          {"X", {1, 0, 0}, {0, 0, 1}, kQuarter, 0.0},
    {"Y", {0, 1, 0}, {0, 0, 1}, 2.0 * kQuarter, 0.0},      {"\u2212X", {-1, 0, 0}, {0, 0, 1}, -kQuarter, 0.0},
    {"Z", {0, 0, 1}, {0, 1, 0}, 0.0, kQuarter},            {"\u2212Z", {0, 0, -1}, {0, -1, 0}, 0.0, -kQuarter},
};

} // namespace

void OrientationCube::setLook(double azimuth, double elevation, const QPointF& center) {
    const double ca = std::cos(azimuth), sa = std::sin(azimuth), ce = std::cos(elevation), se = std::sin(elevation);
    const Vector right{ca, sa, 0.0}, up{-sa * se, ca * se, ce}, back{sa * ce, -ca * ce, se};
    faces_.clear();
    for (const FaceKind& kind : kFaces) {
        const double facing = dot(kind.normal, back);
        if (facing < 0.02) continue;
        const Vector across = cross(kind.up, kind.normal); // letters run along it
        Face face;
        face.name = QString::fromUtf8(kind.name);
        face.look = {kind.elevation == 0.0 ? kind.azimuth : azimuth, kind.elevation};
        // From above or below, the nearest upright turn of the letters.
        if (kind.elevation != 0.0) face.look.azimuth = std::round(azimuth / kQuarter) * kQuarter;
        face.facing = facing;
        for (const auto& [u, v] : {std::pair{-1.0, 1.0}, {1.0, 1.0}, {1.0, -1.0}, {-1.0, -1.0}}) {
            Vector p{};
            for (std::size_t k = 0; k < 3; ++k) p[k] = (kind.normal[k] + u * across[k] + v * kind.up[k]) * kEdge / 2.0;
            const double near = 1.0 + dot(p, back) / (kEdge * 9.0); // a little perspective
            face.outline << center + QPointF(dot(p, right), -dot(p, up)) * near;
        }
        faces_.push_back(std::move(face));
    }
}

const OrientationCube::Face* OrientationCube::at(const QPointF& point) const {
    for (const Face& face : faces_)
        if (face.outline.containsPoint(point, Qt::OddEvenFill)) return &face;
    return nullptr;
}

void OrientationCube::paint(QPainter& painter, const Theme& theme, const Face* hovered) const {
    const bool dark = theme.kind() == ThemeKind::dark;
    const Colors& c = theme.colors();
    painter.save();
    QFont letters = theme.font(TextSize::small, true);
    letters.setPointSizeF(letters.pointSizeF() / textScale()); // the cube stays as large as it is
    painter.setFont(letters);
    for (const Face& face : faces_) {
        const QColor low(dark ? QColor(0x33, 0x37, 0x3E) : QColor(0xD8, 0xDD, 0xE2));
        const QColor high(dark ? QColor(0x4A, 0x50, 0x59) : QColor(0xFD, 0xFD, 0xFE));
        const bool top = face.name.endsWith(QLatin1Char('Z'));
        const double level = top ? 1.0 : (face.name.endsWith(QLatin1Char('Y')) ? 0.4 : 0.0);
        QColor fill = QColor::fromRgbF(static_cast<float>(low.redF() + (high.redF() - low.redF()) * level),
                                       static_cast<float>(low.greenF() + (high.greenF() - low.greenF()) * level),
                                       static_cast<float>(low.blueF() + (high.blueF() - low.blueF()) * level));
        if (&face == hovered) fill = dark ? QColor(0x2D, 0x4A, 0x7A) : QColor(0xCF, 0xE0, 0xFC);
        painter.setBrush(fill);
        painter.setPen(QPen(dark ? c.plotAxis : c.plotAxis.lighter(108), 1.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(face.outline);
        if (face.facing < 0.12) continue; // a sliver holds no letters
        QTransform map;
        const QPolygonF square({{0, 0}, {kEdge, 0}, {kEdge, kEdge}, {0, kEdge}});
        if (!QTransform::quadToQuad(square, face.outline, map)) continue;
        painter.save();
        painter.setTransform(map, true);
        painter.setPen(&face == hovered ? c.text : c.secondary);
        painter.drawText(QRectF(0, 0, kEdge, kEdge), Qt::AlignCenter, face.name);
        painter.restore();
    }
    painter.restore();
}

} // namespace saltus::ui::scene

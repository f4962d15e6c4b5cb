// SPDX-License-Identifier: GPL-3.0-or-later
// Coulomb's cone with the reaction inside it: the cone cut along its axis, r_T against r_N in one scale, and from above the disc of
// tangential reactions, |r_T| <= mu r_N as the unit circle. Pure drawing, the same on the screen and on paper.
#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>

#include <vector>

class QPainter;

namespace saltus::ui {

struct ConePoint {
    double normal = 0.0, t1 = 0.0, t2 = 0.0; // N s (or N); t2 is 0 in the plane
    double mu = 0.0;
    enum class Mode { open, stick, slip } mode = Mode::open;

    double tangential() const; // >= 0
    double share() const;      // |r_T| / (mu r_N): 1 on the cone; 0 where nothing can be held
    friend bool operator==(const ConePoint&, const ConePoint&) = default;
};

// On the cone, up to this: what a solver leaves.
inline constexpr double kOnTheCone = 1e-6;
ConePoint::Mode modeOf(double normal, double tangential, double mu);

struct ConeInk {
    QColor axis, cone, fill, stick, slip, ground; // ground: behind, around points
    double px = 1.0;                              // painter units a drawing pixel
};

struct ConePicture {
    QRectF section; // the cone's tip stands in the middle of its lower edge
    QRectF disc;    // a square; empty in the plane
    double mu = 0.0;
    double most = 1.0;             // greatest normal reaction that has room
    std::vector<ConePoint> trail;  // oldest first
    std::vector<ConePoint> now;    // all points, the most pressed one last

    double scale() const;                       // painter units a N s: the same in both directions of the section
    QPointF inSection(const ConePoint& p) const; // in the plane with the sign of t1, in space with that of t1 too
    QPointF inDisc(const ConePoint& p) const;
};

void drawFrictionCone(QPainter& painter, const ConePicture& picture, const ConeInk& ink);

} // namespace saltus::ui

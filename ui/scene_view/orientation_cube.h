// SPDX-License-Identifier: GPL-3.0-or-later
// The small cube at the top right: shows where the axes point; a click on a face looks from there.
#pragma once

#include "ui/look/theme.h"

#include <QPointF>
#include <QPolygonF>
#include <QString>

#include <vector>

class QPainter;

namespace saltus::ui::scene {

class OrientationCube {
public:
    struct Look {
        double azimuth = 0.0, elevation = 0.0; // as SceneCamera::Stand
    };
    struct Face {
        QPolygonF outline;
        QString name; // "−Y"
        Look look;    // of a camera that faces it
        double facing = 0.0;
    };

    void setLook(double azimuth, double elevation, const QPointF& center);
    const std::vector<Face>& faces() const { return faces_; } // those that are seen
    const Face* at(const QPointF& point) const;
    void paint(QPainter& painter, const Theme& theme, const Face* hovered) const;
    static constexpr double kEdge = 44.0;

private:
    std::vector<Face> faces_;
};

} // namespace saltus::ui::scene

// SPDX-License-Identifier: GPL-3.0-or-later
// Handles by which what is selected is moved, turned and scaled: lines on the screen of constant size, and what a drag of one of
// them means in the world. Knows no widgets and no model.
#pragma once

#include "core/collision/shape.h"
#include "ui/scene_view/body_scene.h"
#include "ui/scene_view/scene_camera.h"

#include <QPointF>
#include <QPolygonF>

#include <optional>
#include <vector>

namespace saltus::ui::scene {

enum class GizmoMode { none, move, turn, scale };
// Axes, the planes across them (named by their normal), all at once (move: parallel to the screen; scale: all edges), and the tips
// of the arrows of velocity and spin.
enum class GizmoPart { none, x, y, z, across_x, across_y, across_z, all, velocity, spin };

struct GizmoStroke {
    enum class Hue { x, y, z, all, velocity, spin, guide };
    QPolygonF points;
    Hue hue = Hue::all;
    double width = 2.0;  // px; 0: filled
    double opacity = 1.0;
    bool dashed = false;
    friend bool operator==(const GizmoStroke&, const GizmoStroke&) = default;
};

class Gizmo {
public:
    void setMode(GizmoMode mode) { mode_ = mode; }
    GizmoMode mode() const { return mode_; }
    // World; the axes are the columns of `axes`.
    void setPlace(const collision::Vector3& origin, const Eigen::Quaterniond& axes, const ViewFrame& frame, double front);
    const collision::Vector3& origin() const { return origin_; }
    collision::Vector3 axis(int k) const { return axes_ * collision::Vector3::Unit(k); }
    // Arrows at the selected body: m/s and rad/s (world axes); nothing: not shown. pixels: a m/s, a rad/s.
    void setArrows(const std::optional<collision::Vector3>& velocity, const std::optional<collision::Vector3>& spin, double pixelsOfVelocity,
                   double pixelsOfSpin);

    std::vector<GizmoStroke> strokes(const SceneCamera& camera, GizmoPart hot) const;
    GizmoPart at(const QPointF& point, const SceneCamera& camera) const;
    QPointF centre(const SceneCamera& camera) const; // on the screen

    // A drag. What begin() and drag() see is the pointer; the results are as of the whole drag.
    void begin(GizmoPart part, const QPointF& at, const SceneCamera& camera);
    struct Step {
        collision::Vector3 shift = collision::Vector3::Zero(); // move: m, world
        double along = 0.0;                                    // move along one axis: m
        double angle = 0.0;                                    // turn: rad
        double factor = 1.0;                                   // scale
        collision::Vector3 arrow = collision::Vector3::Zero(); // velocity, spin: its new value
    };
    Step drag(const QPointF& at, const SceneCamera& camera);
    GizmoPart dragged() const { return part_; }
    void end() { part_ = GizmoPart::none; }

    static int axisOf(GizmoPart part); // 0, 1, 2; -1: none
    static bool isPlane(GizmoPart part) { return part >= GizmoPart::across_x && part <= GizmoPart::across_z; }

private:
    struct Line {
        GizmoPart part;
        QPolygonF points;
    };
    bool shows(GizmoPart part) const;
    double unit(const SceneCamera& camera) const; // m a pixel at the origin
    QPointF screen(const collision::Vector3& world, const SceneCamera& camera) const;
    QPolygonF ring(int axis, const SceneCamera& camera, std::vector<bool>* front = nullptr) const;
    collision::Vector3 arrowTip(GizmoPart part, const SceneCamera& camera) const;
    // Where the ray through the pixel meets the line or plane; nothing where it runs along it.
    std::optional<double> onLine(const QPointF& at, const collision::Vector3& direction, const SceneCamera& camera) const;
    std::optional<collision::Vector3> onPlane(const QPointF& at, const collision::Vector3& normal, const SceneCamera& camera) const;
    collision::Vector3 towardsEye(const SceneCamera& camera) const; // unit, world

    GizmoMode mode_ = GizmoMode::none;
    collision::Vector3 origin_ = collision::Vector3::Zero();
    Eigen::Quaterniond axes_ = Eigen::Quaterniond::Identity();
    ViewFrame frame_{false};
    double front_ = 0.0; // m, planar: how far before the plane the handles stand
    std::optional<collision::Vector3> velocity_, spin_;
    double velocityPixels_ = 40.0, spinPixels_ = 10.0;

    GizmoPart part_ = GizmoPart::none;
    QPointF pressed_;
    collision::Vector3 grabbed_ = collision::Vector3::Zero();
    double grabbedAlong_ = 0.0, lastAngle_ = 0.0, angle_ = 0.0;
};

} // namespace saltus::ui::scene

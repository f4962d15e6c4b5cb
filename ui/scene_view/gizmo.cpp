// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/gizmo.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace saltus::ui::scene {

namespace {

using collision::Vector3;

// px
constexpr double kAxis = 84.0, kInner = 14.0, kHead = 13.0, kHeadHalf = 4.5, kRing = 72.0, kPlaneNear = 26.0, kPlaneFar = 44.0, kBox = 5.0,
                 kGrab = 8.0, kStub = 40.0, kCentre = 7.0;
constexpr int kRingPoints = 72;
constexpr double kOblique = 0.18; // sine of the angle below which a plane is seen edge on

GizmoStroke::Hue hueOf(GizmoPart part) {
    switch (part) {
    case GizmoPart::x:
    case GizmoPart::across_x: return GizmoStroke::Hue::x;
    case GizmoPart::y:
    case GizmoPart::across_y: return GizmoStroke::Hue::y;
    case GizmoPart::z:
    case GizmoPart::across_z: return GizmoStroke::Hue::z;
    case GizmoPart::velocity: return GizmoStroke::Hue::velocity;
    case GizmoPart::spin: return GizmoStroke::Hue::spin;
    default: return GizmoStroke::Hue::all;
    }
}

double distance(const QPointF& p, const QPointF& a, const QPointF& b) {
    const QPointF ab = b - a, ap = p - a;
    const double length = QPointF::dotProduct(ab, ab);
    const double t = length > 0.0 ? std::clamp(QPointF::dotProduct(ap, ab) / length, 0.0, 1.0) : 0.0;
    return QLineF(p, a + t * ab).length();
}
double distance(const QPointF& p, const QPolygonF& line) {
    double least = std::numeric_limits<double>::infinity();
    for (int k = 1; k < line.size(); ++k) least = std::min(least, distance(p, line[k - 1], line[k]));
    return least;
}

QPolygonF disc(const QPointF& centre, double radius) {
    QPolygonF points;
    for (int k = 0; k < 24; ++k) {
        const double a = 2.0 * std::numbers::pi * k / 24.0;
        points << centre + radius * QPointF(std::cos(a), std::sin(a));
    }
    return points;
}

QPolygonF arrowHead(const QPointF& from, const QPointF& tip) {
    const double length = QLineF(from, tip).length();
    if (length < 1.0) return {};
    const QPointF along = (tip - from) / length, across(-along.y(), along.x());
    const QPointF neck = tip - along * std::min(kHead, length);
    return QPolygonF({tip, neck + across * kHeadHalf, neck - across * kHeadHalf});
}

} // namespace

int Gizmo::axisOf(GizmoPart part) {
    switch (part) {
    case GizmoPart::x:
    case GizmoPart::across_x: return 0;
    case GizmoPart::y:
    case GizmoPart::across_y: return 1;
    case GizmoPart::z:
    case GizmoPart::across_z: return 2;
    default: return -1;
    }
}

void Gizmo::setPlace(const Vector3& origin, const Eigen::Quaterniond& axes, const ViewFrame& frame, double front) {
    origin_ = origin;
    axes_ = axes;
    frame_ = frame;
    front_ = front;
}

void Gizmo::setArrows(const std::optional<Vector3>& velocity, const std::optional<Vector3>& spin, double pixelsOfVelocity, double pixelsOfSpin) {
    velocity_ = velocity;
    spin_ = spin;
    velocityPixels_ = pixelsOfVelocity;
    spinPixels_ = pixelsOfSpin;
}

bool Gizmo::shows(GizmoPart part) const {
    const bool planar = frame_.planar();
    switch (part) {
    case GizmoPart::none: return false;
    case GizmoPart::velocity: return velocity_.has_value();
    case GizmoPart::spin: return spin_.has_value();
    case GizmoPart::all: return mode_ == GizmoMode::move || mode_ == GizmoMode::scale;
    case GizmoPart::x:
    case GizmoPart::y: return mode_ == GizmoMode::turn ? !planar : mode_ != GizmoMode::none;
    case GizmoPart::z: return mode_ == GizmoMode::turn ? true : mode_ != GizmoMode::none && !planar;
    case GizmoPart::across_x:
    case GizmoPart::across_y:
    case GizmoPart::across_z: return mode_ == GizmoMode::move && !planar;
    }
    return false;
}

double Gizmo::unit(const SceneCamera& camera) const {
    return camera.pixelSize(frame_.point(origin_) - osg::Vec3d(0.0, front_, 0.0));
}

QPointF Gizmo::screen(const Vector3& world, const SceneCamera& camera) const {
    const osg::Vec2d at = camera.toScreen(frame_.point(world) - osg::Vec3d(0.0, front_, 0.0));
    return {at.x(), at.y()};
}

QPointF Gizmo::centre(const SceneCamera& camera) const { return screen(origin_, camera); }

Vector3 Gizmo::towardsEye(const SceneCamera& camera) const {
    const osg::Vec3d back = camera.orthographic() ? camera.eye() - camera.stand().target : camera.eye() - frame_.point(origin_);
    return frame_.world(back).normalized();
}

QPolygonF Gizmo::ring(int k, const SceneCamera& camera, std::vector<bool>* front) const {
    const double radius = kRing * unit(camera);
    const Vector3 u = axis((k + 1) % 3), v = axis((k + 2) % 3), eye = towardsEye(camera);
    QPolygonF points;
    for (int i = 0; i <= kRingPoints; ++i) {
        const double a = 2.0 * std::numbers::pi * i / kRingPoints;
        const Vector3 out = std::cos(a) * u + std::sin(a) * v;
        points << screen(origin_ + radius * out, camera);
        if (front) front->push_back(out.dot(eye) > -0.05);
    }
    return points;
}

// The arrow is longer than its value by a stub, so that it can be grabbed at rest.
Vector3 Gizmo::arrowTip(GizmoPart part, const SceneCamera& camera) const {
    const Vector3 value = part == GizmoPart::velocity ? *velocity_ : *spin_;
    const double size = value.norm(), pixels = part == GizmoPart::velocity ? velocityPixels_ : spinPixels_;
    // At rest: between the handles.
    const Vector3 rest = frame_.planar() ? Vector3(1.0, 1.0, 0.0).normalized() : Vector3(1.0, 0.0, 1.0).normalized();
    if (part == GizmoPart::spin && frame_.planar()) {
        // On a circle: the angle from the top tells the spin.
        const double a = std::clamp(value.z() * pixels / kRing, -2.6, 2.6);
        return origin_ + 1.35 * kRing * unit(camera) * Vector3(-std::sin(a), std::cos(a), 0.0);
    }
    return origin_ + (size > 0.0 ? Vector3(value / size) : rest) * ((kStub + size * pixels) * unit(camera));
}

std::vector<GizmoStroke> Gizmo::strokes(const SceneCamera& camera, GizmoPart hot) const {
    std::vector<GizmoStroke> list;
    const QPointF o = centre(camera);
    if (!std::isfinite(o.x())) return list;
    const double px = unit(camera);
    const auto add = [&](QPolygonF points, GizmoPart part, double width, double opacity = 1.0) {
        const bool on = hot == part || part_ == part;
        const bool other = part_ != GizmoPart::none && !on;
        list.push_back({std::move(points), hueOf(part), width > 0.0 && on ? width + 1.5 : width, (other ? 0.25 : 1.0) * (on ? 1.0 : opacity), false});
    };
    for (const GizmoPart part : {GizmoPart::across_x, GizmoPart::across_y, GizmoPart::across_z}) {
        if (!shows(part)) continue;
        const int k = axisOf(part);
        if (std::abs(axis(k).dot(towardsEye(camera))) < kOblique) continue;
        const Vector3 u = axis((k + 1) % 3) * px, v = axis((k + 2) % 3) * px;
        QPolygonF corners;
        for (const auto& [a, b] : {std::pair(kPlaneNear, kPlaneNear), std::pair(kPlaneFar, kPlaneNear), std::pair(kPlaneFar, kPlaneFar), std::pair(kPlaneNear, kPlaneFar)})
            corners << screen(origin_ + a * u + b * v, camera);
        add(corners, part, 0.0, 0.55);
    }
    for (const GizmoPart part : {GizmoPart::x, GizmoPart::y, GizmoPart::z}) {
        if (!shows(part)) continue;
        const int k = axisOf(part);
        if (mode_ == GizmoMode::turn) {
            std::vector<bool> front;
            const QPolygonF all = ring(k, camera, &front);
            // The far half shines through faintly.
            for (int i = 0; i < kRingPoints;) {
                int j = i;
                while (j < kRingPoints && front[static_cast<std::size_t>(j)] == front[static_cast<std::size_t>(i)]) ++j;
                add(QPolygonF(all.mid(i, j - i + 1)), part, 2.5, front[static_cast<std::size_t>(i)] ? 1.0 : 0.28);
                i = j;
            }
            continue;
        }
        const QPointF from = screen(origin_ + kInner * px * axis(k), camera), tip = screen(origin_ + kAxis * px * axis(k), camera);
        if (QLineF(o, tip).length() < 0.25 * kAxis) continue; // seen from its end
        add(QPolygonF({from, tip}), part, 2.5);
        if (mode_ == GizmoMode::scale) add(disc(tip, kBox), part, 0.0);
        else add(arrowHead(from, tip), part, 0.0);
    }
    if (shows(GizmoPart::all)) {
        add(disc(o, kCentre), GizmoPart::all, 1.5);
        add(disc(o, kCentre), GizmoPart::all, 0.0, 0.2);
    }
    for (const GizmoPart part : {GizmoPart::velocity, GizmoPart::spin}) {
        if (!shows(part)) continue;
        const QPointF tip = screen(arrowTip(part, camera), camera);
        const bool rest = (part == GizmoPart::velocity ? velocity_ : spin_)->isZero(0.0);
        if (part == GizmoPart::spin && frame_.planar()) {
            QPolygonF arc;
            const double a = std::clamp(spin_->z() * spinPixels_ / kRing, -2.6, 2.6);
            for (int i = 0; i <= 24; ++i) {
                const double b = a * i / 24.0;
                arc << screen(origin_ + 1.35 * kRing * px * Vector3(-std::sin(b), std::cos(b), 0.0), camera);
            }
            if (!rest) add(arc, part, 2.5);
        } else {
            const QPointF from = o + (tip - o) * std::min(1.0, kInner / std::max(1.0, QLineF(o, tip).length()));
            add(QPolygonF({from, tip}), part, rest ? 1.0 : 2.5, rest ? 0.5 : 1.0);
        }
        add(disc(tip, rest ? 5.0 : 6.0), part, rest ? 1.5 : 0.0);
    }
    return list;
}

GizmoPart Gizmo::at(const QPointF& point, const SceneCamera& camera) const {
    const QPointF o = centre(camera);
    if (!std::isfinite(o.x())) return GizmoPart::none;
    const double px = unit(camera);
    for (const GizmoPart part : {GizmoPart::velocity, GizmoPart::spin})
        if (shows(part) && QLineF(point, screen(arrowTip(part, camera), camera)).length() < kGrab + 2.0) return part;
    if (shows(GizmoPart::all) && QLineF(point, o).length() < kCentre + 2.0) return GizmoPart::all;
    GizmoPart best = GizmoPart::none;
    double least = kGrab;
    for (const GizmoPart part : {GizmoPart::x, GizmoPart::y, GizmoPart::z}) {
        if (!shows(part)) continue;
        const int k = axisOf(part);
        double d = 0.0;
        if (mode_ == GizmoMode::turn) {
            std::vector<bool> front;
            const QPolygonF all = ring(k, camera, &front);
            d = std::numeric_limits<double>::infinity();
            for (int i = 1; i < all.size(); ++i)
                if (front[static_cast<std::size_t>(i)]) d = std::min(d, distance(point, all[i - 1], all[i]));
        } else {
            const QPointF tip = screen(origin_ + (kAxis + 4.0) * px * axis(k), camera);
            if (QLineF(o, tip).length() < 0.25 * kAxis) continue;
            d = distance(point, QPolygonF({screen(origin_ + kInner * px * axis(k), camera), tip}));
        }
        if (d >= least) continue;
        least = d;
        best = part;
    }
    if (best != GizmoPart::none) return best;
    for (const GizmoPart part : {GizmoPart::across_x, GizmoPart::across_y, GizmoPart::across_z}) {
        if (!shows(part)) continue;
        const int k = axisOf(part);
        if (std::abs(axis(k).dot(towardsEye(camera))) < kOblique) continue;
        const Vector3 u = axis((k + 1) % 3) * px, v = axis((k + 2) % 3) * px;
        QPolygonF corners;
        for (const auto& [a, b] : {std::pair(kPlaneNear, kPlaneNear), std::pair(kPlaneFar, kPlaneNear), std::pair(kPlaneFar, kPlaneFar), std::pair(kPlaneNear, kPlaneFar)})
            corners << screen(origin_ + a * u + b * v, camera);
        if (corners.containsPoint(point, Qt::OddEvenFill)) return part;
    }
    return GizmoPart::none;
}

std::optional<double> Gizmo::onLine(const QPointF& at, const Vector3& direction, const SceneCamera& camera) const {
    osg::Vec3d start, end;
    camera.ray(at.x(), at.y(), start, end);
    const osg::Vec3d shift(0.0, front_, 0.0);
    const Vector3 p = frame_.world(start + shift), d = (frame_.world(end + shift) - p).normalized(), w = p - origin_;
    const double cosine = d.dot(direction), sine2 = 1.0 - cosine * cosine;
    if (sine2 < 1e-3) return std::nullopt;
    return (w.dot(direction) - cosine * w.dot(d)) / sine2;
}

std::optional<Vector3> Gizmo::onPlane(const QPointF& at, const Vector3& normal, const SceneCamera& camera) const {
    osg::Vec3d start, end;
    camera.ray(at.x(), at.y(), start, end);
    const osg::Vec3d shift(0.0, front_, 0.0);
    const Vector3 p = frame_.world(start + shift), d = (frame_.world(end + shift) - p).normalized();
    const double against = d.dot(normal);
    if (std::abs(against) < 1e-3) return std::nullopt;
    const double t = (origin_ - p).dot(normal) / against;
    if (t < 0.0) return std::nullopt; // behind the eye, beyond the horizon
    return p + t * d;
}

void Gizmo::begin(GizmoPart part, const QPointF& at, const SceneCamera& camera) {
    part_ = part;
    pressed_ = at;
    angle_ = 0.0;
    const int k = axisOf(part);
    if (k >= 0 && !isPlane(part) && mode_ != GizmoMode::turn) grabbedAlong_ = onLine(at, axis(k), camera).value_or(0.0);
    else if (isPlane(part)) grabbed_ = onPlane(at, axis(k), camera).value_or(origin_);
    else if (part == GizmoPart::all) grabbed_ = onPlane(at, frame_.planar() ? Vector3(Vector3::UnitZ()) : towardsEye(camera), camera).value_or(origin_);
    if (mode_ == GizmoMode::turn && k >= 0) {
        const QPointF o = centre(camera);
        lastAngle_ = std::atan2(at.y() - o.y(), at.x() - o.x());
        if (std::abs(axis(k).dot(towardsEye(camera))) >= kOblique)
            if (const auto on = onPlane(at, axis(k), camera)) {
                const Vector3 r = *on - origin_;
                lastAngle_ = std::atan2(r.dot(axis((k + 2) % 3)), r.dot(axis((k + 1) % 3)));
            }
    }
}

Gizmo::Step Gizmo::drag(const QPointF& at, const SceneCamera& camera) {
    Step step;
    const int k = axisOf(part_);
    if (part_ == GizmoPart::velocity || part_ == GizmoPart::spin) {
        const bool planar = frame_.planar();
        const auto on = onPlane(at, planar ? Vector3(Vector3::UnitZ()) : towardsEye(camera), camera);
        if (!on) return step;
        const Vector3 r = *on - origin_;
        const double px = unit(camera);
        if (part_ == GizmoPart::spin && planar) {
            step.arrow = Vector3(0.0, 0.0, std::atan2(-r.x(), r.y()) * kRing / spinPixels_);
            return step;
        }
        const double length = std::max(0.0, r.norm() / px - kStub) / (part_ == GizmoPart::velocity ? velocityPixels_ : spinPixels_);
        step.arrow = length > 0.0 ? Vector3(r.normalized() * length) : Vector3(Vector3::Zero());
        return step;
    }
    if (mode_ == GizmoMode::turn && k >= 0) {
        double now = lastAngle_;
        if (std::abs(axis(k).dot(towardsEye(camera))) >= kOblique) {
            if (const auto on = onPlane(at, axis(k), camera)) {
                const Vector3 r = *on - origin_;
                now = std::atan2(r.dot(axis((k + 2) % 3)), r.dot(axis((k + 1) % 3)));
            }
            angle_ += std::remainder(now - lastAngle_, 2.0 * std::numbers::pi);
            lastAngle_ = now;
        } else {
            // Edge on: the way along the ring's line, a radius a radian.
            const Vector3 tangent = axis(k).cross(towardsEye(camera)).normalized();
            const QPointF direction = screen(origin_ + tangent * kRing * unit(camera), camera) - centre(camera);
            const double length = std::hypot(direction.x(), direction.y());
            angle_ = length > 1.0 ? QPointF::dotProduct(at - pressed_, direction / length) / kRing : 0.0;
        }
        step.angle = angle_;
        return step;
    }
    if (mode_ == GizmoMode::scale) {
        if (k >= 0) {
            const auto now = onLine(at, axis(k), camera);
            if (now && std::abs(grabbedAlong_) > 1e-12) step.factor = std::max(*now / grabbedAlong_, 1e-3);
        } else {
            const QPointF way = at - pressed_;
            step.factor = std::exp((way.x() - way.y()) / 120.0);
        }
        return step;
    }
    if (k >= 0 && !isPlane(part_)) {
        const auto now = onLine(at, axis(k), camera);
        step.along = now ? *now - grabbedAlong_ : 0.0;
        step.shift = step.along * axis(k);
    } else {
        const Vector3 normal = k >= 0 ? axis(k) : frame_.planar() ? Vector3(Vector3::UnitZ()) : towardsEye(camera);
        if (const auto now = onPlane(at, normal, camera)) step.shift = *now - grabbed_;
    }
    return step;
}

} // namespace saltus::ui::scene

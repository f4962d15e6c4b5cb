// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/scene_camera.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace saltus::ui::scene {

namespace {

const double kTanHalf = std::tan(15.0 * std::numbers::pi / 180.0); // 30 degrees of height: little distortion
constexpr double kSteepest = 89.9 * std::numbers::pi / 180.0;        // "up" must stay defined
constexpr double kNearest = 1e-3, kFarthest = 1e6;                   // m, distance from the target

struct Frame {
    osg::Vec3d right, up, back;
};
Frame frameOf(double azimuth, double elevation) {
    const double ca = std::cos(azimuth), sa = std::sin(azimuth), ce = std::cos(elevation), se = std::sin(elevation);
    return {{ca, sa, 0.0}, {-sa * se, ca * se, ce}, {sa * ce, -ca * ce, se}};
}

} // namespace

void SceneCamera::setSize(double width, double height) {
    width_ = std::max(width, 1.0);
    height_ = std::max(height, 1.0);
}

void SceneCamera::setStand(const Stand& stand) {
    stand_ = stand;
    stand_.elevation = std::clamp(stand.elevation, -kSteepest, kSteepest);
    stand_.distance = std::clamp(stand.distance, kNearest, kFarthest);
}

bool SceneCamera::Stand::isNear(const Stand& other) const {
    constexpr double close = 1e-9;
    return (target - other.target).length() <= close * distance && std::abs(distance - other.distance) <= close * distance &&
           std::abs(std::remainder(azimuth - other.azimuth, 2.0 * std::numbers::pi)) <= close && std::abs(elevation - other.elevation) <= close;
}

SceneCamera::Stand SceneCamera::between(const Stand& from, const Stand& to, double fraction) {
    Stand stand;
    stand.target = from.target + (to.target - from.target) * fraction;
    stand.distance = from.distance * std::pow(to.distance / from.distance, fraction);
    stand.azimuth = from.azimuth + std::remainder(to.azimuth - from.azimuth, 2.0 * std::numbers::pi) * fraction;
    stand.elevation = from.elevation + (to.elevation - from.elevation) * fraction;
    return stand;
}

osg::Vec3d SceneCamera::back(double azimuth, double elevation) { return frameOf(azimuth, elevation).back; }

osg::Vec3d SceneCamera::eye() const {
    return stand_.target + back(stand_.azimuth, stand_.elevation) * stand_.distance;
}

double SceneCamera::depth(const osg::Vec3d& point) const {
    return orthographic_ ? stand_.distance : (eye() - point) * back(stand_.azimuth, stand_.elevation);
}

double SceneCamera::pixelSize(const osg::Vec3d& at) const {
    return 2.0 * std::max(depth(at), kNearest) * kTanHalf / height_;
}

void SceneCamera::orbit(double dAzimuth, double dElevation, const osg::Vec3d& pivot) {
    const Frame old = frameOf(stand_.azimuth, stand_.elevation);
    const osg::Vec3d offset = stand_.target - pivot;
    Stand turned = stand_;
    turned.azimuth = std::remainder(stand_.azimuth + dAzimuth, 2.0 * std::numbers::pi);
    turned.elevation = std::clamp(stand_.elevation + dElevation, -kSteepest, kSteepest);
    const Frame now = frameOf(turned.azimuth, turned.elevation);
    // The pivot keeps its place in the camera's frame, so it stays where it is on the screen.
    turned.target = pivot + now.right * (offset * old.right) + now.up * (offset * old.up) + now.back * (offset * old.back);
    setStand(turned);
}

void SceneCamera::pan(double dx, double dy, const osg::Vec3d& at) {
    const Frame f = frameOf(stand_.azimuth, stand_.elevation);
    const double metres = pixelSize(at);
    stand_.target += f.right * (-dx * metres) + f.up * (dy * metres);
}

void SceneCamera::zoom(double factor, const osg::Vec3d& at) {
    const double distance = std::clamp(stand_.distance * factor, kNearest, kFarthest);
    const double actual = distance / stand_.distance;
    stand_.target = at + (stand_.target - at) * actual;
    stand_.distance = distance;
}

SceneCamera::Stand SceneCamera::framing(const osg::BoundingBox& box, double azimuth, double elevation,
                                        double centerX) const {
    const Frame f = frameOf(azimuth, elevation);
    // Free margins: readouts at the top, grid note at the bottom.
    const double marginX = std::min(48.0, width_ * 0.08), marginY = std::min(26.0, height_ * 0.08);
    const double tanY = kTanHalf * std::max(0.2, 1.0 - 2.0 * marginY / height_);
    const double tanX = kTanHalf * width_ / height_ * std::max(0.2, 1.0 - 2.0 * marginX / width_) *
                        2.0 * std::min(centerX, 1.0 - centerX);
    Stand stand;
    stand.azimuth = azimuth;
    stand.elevation = elevation;
    stand.target = osg::Vec3d(box.center());
    stand.distance = std::max<double>(box.radius(), 1e-3) * 4.0;
    for (int pass = 0; pass < 8; ++pass) {
        // Move the target to the middle of what is seen, then take the distance at which all corners fit.
        double left = 1e300, right = -1e300, low = 1e300, high = -1e300, needed = kNearest;
        for (unsigned corner = 0; corner < 8; ++corner) {
            const osg::Vec3d p = osg::Vec3d(box.corner(corner)) - stand.target;
            const double z = orthographic_ ? 0.0 : p * f.back;
            const double seen = std::max(stand.distance - z, 1e-6) / stand.distance;
            left = std::min(left, (p * f.right) / seen);
            right = std::max(right, (p * f.right) / seen);
            low = std::min(low, (p * f.up) / seen);
            high = std::max(high, (p * f.up) / seen);
        }
        stand.target += f.right * ((left + right) / 2.0) + f.up * ((low + high) / 2.0);
        for (unsigned corner = 0; corner < 8; ++corner) {
            const osg::Vec3d p = osg::Vec3d(box.corner(corner)) - stand.target;
            const double z = orthographic_ ? 0.0 : p * f.back;
            needed = std::max({needed, std::abs(p * f.right) / tanX + z, std::abs(p * f.up) / tanY + z});
        }
        stand.distance = needed;
    }
    const double halfWidth = stand.distance * kTanHalf * width_ / height_;
    stand.target += f.right * ((1.0 - 2.0 * centerX) * halfWidth);
    return stand;
}

osg::Matrixd SceneCamera::view() const {
    return osg::Matrixd::lookAt(eye(), stand_.target, osg::Vec3d(0.0, 0.0, 1.0));
}

void SceneCamera::nearFar(double& nearest, double& farthest) const {
    const osg::Vec3d b = back(stand_.azimuth, stand_.elevation);
    double low = stand_.distance, high = stand_.distance;
    if (bounds_.valid())
        for (unsigned corner = 0; corner < 8; ++corner) {
            const double d = (eye() - osg::Vec3d(bounds_.corner(corner))) * b;
            low = std::min(low, d);
            high = std::max(high, d);
        }
    const double spread = std::max(high - low, stand_.distance * 0.01) * 0.05;
    farthest = high + spread;
    nearest = orthographic_ ? low - spread : std::max({low - spread, stand_.distance * 0.02, kNearest * 0.1});
}

osg::Matrixd SceneCamera::projection() const {
    double nearest = 0.0, farthest = 0.0;
    nearFar(nearest, farthest);
    const double aspect = width_ / height_;
    if (orthographic_) {
        const double half = stand_.distance * kTanHalf;
        return osg::Matrixd::ortho(-half * aspect, half * aspect, -half, half, nearest, farthest);
    }
    const double half = nearest * kTanHalf;
    return osg::Matrixd::frustum(-half * aspect, half * aspect, -half, half, nearest, farthest);
}

osg::Vec2d SceneCamera::toScreen(const osg::Vec3d& point) const {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const Frame f = frameOf(stand_.azimuth, stand_.elevation);
    const osg::Vec3d p = point - eye();
    const double z = orthographic_ ? stand_.distance : -(p * f.back);
    if (z <= kNearest * 0.1) return {none, none};
    const double scale = height_ / (2.0 * z * kTanHalf);
    return {width_ / 2.0 + (p * f.right) * scale, height_ / 2.0 - (p * f.up) * scale};
}

void SceneCamera::ray(double x, double y, osg::Vec3d& start, osg::Vec3d& end) const {
    const Frame f = frameOf(stand_.azimuth, stand_.elevation);
    double nearest = 0.0, farthest = 0.0;
    nearFar(nearest, farthest);
    const double half = kTanHalf * 2.0 / height_;
    const osg::Vec3d across = f.right * ((x - width_ / 2.0) * half) + f.up * ((height_ / 2.0 - y) * half);
    if (orthographic_) {
        const osg::Vec3d side = across * stand_.distance;
        start = eye() + side - f.back * nearest;
        end = eye() + side - f.back * farthest;
    } else {
        start = eye() + (across - f.back) * nearest;
        end = eye() + (across - f.back) * farthest;
    }
}

} // namespace saltus::ui::scene

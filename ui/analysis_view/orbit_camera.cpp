// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis_view/orbit_camera.h"

#include <vtkCamera.h>
#include <vtkRenderer.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace saltus::ui {

namespace {
constexpr double kViewAngle = 28.0; // degrees
constexpr double kRoomyAspect = 1.3;
constexpr double kDegree = std::numbers::pi / 180.0;
} // namespace

void OrbitCamera::turn(double azimuthDegrees, double elevationDegrees) {
    azimuth_ = std::remainder(azimuth_ + azimuthDegrees, 360.0);
    elevation_ = std::clamp(elevation_ + elevationDegrees, -89.0, 89.0);
}

void OrbitCamera::zoom(double factor) { distance_ = std::clamp(distance_ / factor, 0.3, 20.0); }

void OrbitCamera::pan(double right, double up) {
    const double height = 2.0 * distance_ * std::tan(0.5 * kViewAngle * kDegree);
    const double a = azimuth_ * kDegree, e = elevation_ * kDegree;
    target_[0] += height * (right * -std::sin(a) - up * std::sin(e) * std::cos(a));
    target_[1] += height * (right * std::cos(a) - up * std::sin(e) * std::sin(a));
    target_[2] += height * up * std::cos(e);
    for (double& t : target_) t = std::clamp(t, -2.0, 2.0); // the box cannot be lost
}

void OrbitCamera::home() { *this = OrbitCamera(); }

std::array<double, 3> OrbitCamera::eye() const {
    const double a = azimuth_ * kDegree, e = elevation_ * kDegree;
    return {target_[0] + distance_ * std::cos(e) * std::cos(a), target_[1] + distance_ * std::cos(e) * std::sin(a),
            target_[2] + distance_ * std::sin(e)};
}

void OrbitCamera::apply(vtkRenderer* renderer) const {
    vtkCamera* camera = renderer->GetActiveCamera();
    camera->SetViewAngle(kViewAngle);
    camera->SetViewUp(0.0, 0.0, 1.0);
    camera->SetFocalPoint(target_.data());
    // In a narrow view the camera steps back so that the box keeps its place.
    const int* size = renderer->GetSize();
    const double aspect = size[1] > 0 ? static_cast<double>(size[0]) / size[1] : kRoomyAspect;
    const double back = std::max(1.0, kRoomyAspect / std::max(aspect, 0.2));
    const std::array<double, 3> near = eye();
    std::array<double, 3> position{};
    for (std::size_t k = 0; k < 3; ++k) position[k] = target_[k] + back * (near[k] - target_[k]);
    camera->SetPosition(position.data());
    camera->SetClippingRange(0.05, 30.0);
}

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// A camera that turns about a point with the vertical kept upright.
#pragma once

#include <array>

class vtkRenderer;

namespace saltus::ui {

class OrbitCamera {
public:
    void turn(double azimuthDegrees, double elevationDegrees);
    void zoom(double factor);
    void pan(double right, double up); // fractions of the view's height
    void home();
    void apply(vtkRenderer* renderer) const;
    std::array<double, 3> eye() const;

private:
    double azimuth_ = -52.0, elevation_ = 20.0, distance_ = 3.65;
    std::array<double, 3> target_{0.0, 0.0, -0.06};
};

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// What the scene graph needs to know of the shapes: plain numbers, no formulas, no OSG.
#pragma once

#include "core/model/model.h"

#include <array>
#include <string>
#include <vector>

namespace saltus::ui::scene {

using Point = std::array<double, 3>; // x, y, z in m, Z up

// Where a shape is now.
struct ShapePose {
    Point position{0.0, 0.0, 0.0};
    double angle = 0.0;                // rad, about -Y: counter-clockwise when seen from -Y
    std::array<double, 3> size{};      // as in model::Shape::size; 0 where the scene gives none
    friend bool operator==(const ShapePose&, const ShapePose&) = default;
};

// What a shape is.
struct ShapeSpec {
    model::ShapeKind kind = model::ShapeKind::sphere;
    std::string name;
    std::string object;          // system it stands for
    bool has_position = false;   // written in the scene; else the builder chooses a sensible place for scenery
    std::vector<double> profile; // cams: distance from the axis to the contact, at angles 2 pi i / n, m
    friend bool operator==(const ShapeSpec&, const ShapeSpec&) = default;
};

} // namespace saltus::ui::scene

// SPDX-License-Identifier: GPL-3.0-or-later
// How far a shape of a body reaches.
#pragma once

#include "core/collision/shape.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <variant>

namespace saltus::ui::scene {

// About the shape's origin, m; 0 of grounds.
inline double reachOf(const collision::Shape& shape) {
    struct Reach {
        double operator()(const collision::Sphere& s) const { return s.radius; }
        double operator()(const collision::Box& s) const { return s.half.norm(); }
        double operator()(const collision::Cylinder& s) const { return std::hypot(s.radius, s.half_height); }
        double operator()(const collision::Capsule& s) const { return s.radius + s.half_height; }
        double operator()(const collision::Cone& s) const { return std::max(0.75 * s.height, std::hypot(s.radius, 0.25 * s.height)); }
        double operator()(const collision::HalfSpace&) const { return 0.0; }
        double operator()(const collision::Hull& s) const { return of(s.surface); }
        double operator()(const collision::Mesh& s) const { return of(s.surface); }
        double operator()(const collision::Disc& s) const { return s.radius; }
        double operator()(const collision::Polygon& s) const {
            double most = 0.0;
            for (const auto& p : s.points) most = std::max(most, p.norm());
            return most;
        }
        double operator()(const collision::HalfPlane&) const { return 0.0; }
        static double of(const std::shared_ptr<const collision::TriangleMesh>& mesh) {
            double most = 0.0;
            if (mesh)
                for (const auto& p : mesh->vertices) most = std::max(most, p.norm());
            return most;
        }
    };
    return std::visit(Reach{}, shape);
}

} // namespace saltus::ui::scene

// SPDX-License-Identifier: GPL-3.0-or-later
// What of a convex shape faces a direction (a face, an edge, a point), and the contacts of two features that face each
// other: the corners of the overlap of their projections along the common normal. The result does not depend on which of
// the two is called the reference, so nothing flips between steps and nothing need be remembered.
#pragma once

#include "core/collision/placed.h"
#include "core/collision/sink.h"

#include <cmath>
#include <cstdint>
#include <vector>

namespace saltus::collision {

struct Feature {
    std::vector<Vector3> point;        // 1: point, 2: segment, more: polygon, counter-clockwise seen from outside
    std::vector<std::uint32_t> vertex; // numbers, of points
    std::vector<std::uint32_t> edge;   // number of the edge from point k to the next
    Vector3 normal = Vector3::Zero();  // of a polygon, outwards
    double radius = 0.0;               // points lie this deep below the surface (along the common normal)
    Vector3 core_shift = Vector3::Zero(); // segment on the side of a cylinder: from its points to the axis

    void clear() { point.clear(), vertex.clear(), edge.clear(), radius = 0.0, core_shift.setZero(); }
    void add(const Vector3& p, std::uint32_t v, std::uint32_t e) { point.push_back(p), vertex.push_back(v), edge.push_back(e); }
};

// Room that a thread keeps between pairs.
struct Workspace {
    struct Corner {
        double x = 0.0, y = 0.0, side = 0.0;
        Meeting meeting = Meeting::vertex_b;
        std::uint32_t a = 0, b = 0;
        std::uint32_t edge = 0;  // the side that leads to the next corner: of the clipper or of the subject
        bool of_clipper = false;
    };
    Feature feature_a, feature_b;
    std::vector<Corner> corners, clipped;
    std::vector<double> clipper_x, clipper_y;
    std::vector<Contact> raw;
};

// A face counts as facing `direction` (unit, outwards) when its normal is within 8 degrees, an edge when it is within 6
// degrees of perpendicular.
struct Facing {
    double face_cosine = 0.99, edge_cosine = 0.1;
};
inline constexpr Facing nearly_facing{}, exactly_facing{1.0 - 1e-8, 1e-4};

void feature_towards(const Placed& placed, const Vector3& direction, Feature& feature, const Facing& facing = nearly_facing);
void face_feature(const Placed& placed, std::uint32_t face, Feature& feature); // of a box or hull

// Whether `normal` is that of the polygon. Else features face each other nearly, and edges that cross keep them apart.
inline bool is_normal_of(const Feature& polygon, const Vector3& normal) noexcept { return std::abs(polygon.normal.dot(normal)) > 1.0 - 1e-12; }

// Contacts of two features along `normal` (unit, from b to a). Returns the smallest gap, +infinity when the projections
// do not overlap; gaps beyond the sink's reach are counted in but not added.
double feature_contacts(const Feature& a, const Feature& b, const Vector3& normal, double scale, Workspace& room, const Sink& sink);

} // namespace saltus::collision

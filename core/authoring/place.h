// SPDX-License-Identifier: GPL-3.0-or-later
// Where a body comes to rest: gap = 0 on what lies below, on a face, on a grid. Distances are those of the collision
// detection, so that what is placed touches when the run begins.
#pragma once

#include "core/authoring/stage.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace saltus::authoring {

// Shapes that move as one, in a common frame.
struct Cluster {
    std::vector<StagePart> parts;
    bool empty() const { return parts.empty(); }
    // Largest x . direction over all shapes when the cluster stands at `at`, m.
    double reach_along(const Pose& at, const Vector3& direction) const;
    double radius() const; // of the ball about the frame's origin that holds it, m
};
// Grounds are left out: they cannot be put anywhere.
Cluster cluster_of(const StageBody& body);
// Several bodies as they stand, in the frame of `frame`.
Cluster cluster_of(const Stage& stage, std::span<const std::size_t> bodies, const Pose& frame);

struct Landing {
    Pose pose;
    bool landed = false;          // else nothing lies there within the way asked for
    double way = 0.0;             // m
    std::string on;               // name of the body touched; "" for the floor
    Vector3 normal = Vector3::UnitZ(); // of the contact, towards what was moved
};

// What stands still, and a cluster that is moved among it.
class Surroundings {
public:
    // moving: bodies of the stage that are left out. With `floor`, a level ground at height 0 stands in for one where the
    // scene has none. Bodies that touch nothing are left out.
    Surroundings(const Stage& stage, std::span<const std::size_t> moving, Cluster cluster, bool floor);
    ~Surroundings();
    Surroundings(Surroundings&&) noexcept;
    Surroundings& operator=(Surroundings&&) noexcept;

    const Cluster& cluster() const;
    // Straight on in `direction` (unit) until the first touch (gap 0 to 1e-11 of the size), at most `longest` (m).
    Landing advance(const Pose& from, const Vector3& direction, double longest);
    // From just above `point` down; where there is no room above it, from above everything. The cluster's frame stands over the
    // point.
    Landing rest_over(const Vector3& point, const Eigen::Quaterniond& rotation);
    // With the side that looks down on the face at `point` whose outward normal is `normal`: turned so that `up` (unit, in the
    // cluster's frame) is the normal, moved along it until gap = 0.
    Landing rest_on(const Vector3& point, const Vector3& normal, const Vector3& up);
    // Smallest gap to anything nearer than `reach` (m); below 0: overlap; nothing: farther.
    std::optional<double> gap(const Pose& at, double reach);
    // Names of the bodies that the cluster overlaps by more than `depth` (m).
    std::vector<std::string> overlaps(const Pose& at, double depth = 1e-9);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

// Outward normal (unit, world) of the body's surface at a point on it; nothing for bodies without shapes.
std::optional<Vector3> face_normal(const StageBody& body, const Vector3& point);

// The nearest multiple of `step`; step <= 0: x itself.
double on_grid(double x, double step);
// In the two directions across `down`.
Vector3 on_grid(const Vector3& point, double step, const Vector3& down, bool planar);

} // namespace saltus::authoring

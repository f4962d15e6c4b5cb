// SPDX-License-Identifier: GPL-3.0-or-later
// Where bodies touch or are about to: every contact point with its gap and normal, from the real geometry, with ids
// that persist while the same features face each other. Deterministic: contacts come sorted by (shape a, shape b, id).
#pragma once

#include "core/collision/shape.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>

namespace saltus::collision {

// Whose corner or end (of an edge, of a tube) stands on the other's. Not told on half-spaces and meshes, which never turn.
enum class Standing : std::uint8_t { neither, a_on_b, b_on_a };

struct Contact {
    std::uint32_t shape_a = 0, shape_b = 0; // as add_shape() numbered them, shape_a < shape_b
    std::uint32_t body_a = 0, body_b = 0;
    std::uint64_t id = 0;     // of the features that face each other, unique within the pair of shapes
    Vector3 point_a, point_b; // on the surfaces, world frame, m
    Vector3 normal;           // unit, from b to a
    double gap = 0.0;         // (point_a - point_b) . normal, m; below 0: penetration
    Standing standing = Standing::neither;
    bool on_side = false; // it stands on a flat side, the normal is that side's; else along an edge or a tube
};

struct DetectorCounts {
    std::size_t pairs = 0; // of shapes whose bounds overlap
    std::size_t contacts = 0;
};

// The shapes of all bodies, made ready. Any number of detectors on any number of threads may look at them while they do not change.
class Shapes {
public:
    // before: what was made ready of its shapes serves equal ones; may be null.
    explicit Shapes(bool planar, const Shapes* before = nullptr);
    ~Shapes();
    Shapes(const Shapes&) = delete;
    Shapes& operator=(const Shapes&) = delete;

    // Bodies are numbered by the caller. Shapes of the same body, of two fixed bodies, and pairs in ignore_pair() never
    // meet. Returns the shape's number, 0, 1, ...
    std::uint32_t add(std::uint32_t body, const Shape& shape, const Pose& in_body, bool fixed);
    void ignore_pair(std::uint32_t body_a, std::uint32_t body_b); // bodies joined by a joint

private:
    friend class Detector;
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

class Detector {
public:
    explicit Detector(std::shared_ptr<const Shapes> shapes);
    explicit Detector(bool planar); // with shapes of its own, which are added to it
    ~Detector();
    Detector(const Detector&) = delete;
    Detector& operator=(const Detector&) = delete;

    // Of its own shapes, as theirs.
    std::uint32_t add_shape(std::uint32_t body, const Shape& shape, const Pose& in_body, bool fixed) { return own_->add(body, shape, in_body, fixed); }
    void ignore_pair(std::uint32_t body_a, std::uint32_t body_b) { own_->ignore_pair(body_a, body_b); }

    // poses: by body (of its centre of mass). reach: by body, m: contacts with gap <= reach_a + reach_b are reported.
    // The result is valid until the next call; no allocation once the numbers have settled. threads >= 1: the narrow
    // phase may use that many, the result is the same for any number.
    // still: by body, may be empty; two bodies with a number other than 0, or one such and a fixed one, do not meet this time.
    std::span<const Contact> detect(std::span<const Pose> poses, std::span<const double> reach, int threads = 1,
                                    std::span<const unsigned char> still = {});

    // Pairs of shapes that detect() would look at: quick, whatever meets. Valid until the next call.
    std::span<const std::pair<std::uint32_t, std::uint32_t>> pairs(std::span<const Pose> poses, std::span<const double> reach);

    DetectorCounts counts() const noexcept;

    // Nearest hit of a ray from `from` to `to` (world, m) at the poses of the last detect(): fraction in [0, 1]; false:
    // nothing.
    bool cast(const Vector3& from, const Vector3& to, std::uint32_t& shape, double& fraction) const;

private:
    std::shared_ptr<Shapes> own_;
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::collision

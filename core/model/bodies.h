// SPDX-License-Identifier: GPL-3.0-or-later
// Rigid bodies, their shapes and joints, and what holds for all of them.
// Lengths are formulas of parameters (and of the index of a repeat). In planar worlds motion is in x and y, rotation
// about z; vectors then have two entries, rotations one.
#pragma once

#include "core/base/compiled_once.h"
#include "core/model/definitions.h"

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace saltus::model {

// What all shapes have besides their own sizes.
struct ShapePlace {
    ValueVector position; // in the body's frame, m; empty: at its origin
    ValueVector rotation; // angle (rad), then the axis (planar: the angle alone); empty: none
    std::string material; // "": the body's
    bool touches = true;  // false: it is drawn, but gives no mass and meets nothing
    bool shown = true;    // false: it gives mass and meets others, but is not drawn
    friend bool operator==(const ShapePlace&, const ShapePlace&) = default;
};
struct SphereShape {
    ShapePlace where;
    Value radius = 0.5;
    friend bool operator==(const SphereShape&, const SphereShape&) = default;
};
struct BoxShape { // planar: a rectangle
    ShapePlace where;
    ValueVector size; // edges, m: 3, planar 2
    friend bool operator==(const BoxShape&, const BoxShape&) = default;
};
struct CylinderShape { // axis z
    ShapePlace where;
    Value radius = 0.5, length = 1.0;
    friend bool operator==(const CylinderShape&, const CylinderShape&) = default;
};
struct CapsuleShape { // axis z; length of the straight part
    ShapePlace where;
    Value radius = 0.25, length = 1.0;
    friend bool operator==(const CapsuleShape&, const CapsuleShape&) = default;
};
struct ConeShape { // axis z, tip upwards; its origin is its centre of mass, a quarter of the height above the base
    ShapePlace where;
    Value radius = 0.5, height = 1.0;
    friend bool operator==(const ConeShape&, const ConeShape&) = default;
};
struct HalfSpaceShape { // solid where z <= 0 (planar: y <= 0); of fixed bodies
    ShapePlace where;
    friend bool operator==(const HalfSpaceShape&, const HalfSpaceShape&) = default;
};
struct HullShape { // convex hull of points, or of the points of a mesh file
    ShapePlace where;
    ValueMatrix points; // rows of 3 (planar: 2), m
    std::string file;   // OBJ, STL or PLY, beside the scene
    Value scale = 1.0;  // metres a unit of the file
    friend bool operator==(const HullShape&, const HullShape&) = default;
};
struct MeshShape { // triangles of a file; of fixed bodies as they are, of others by convex parts
    ShapePlace where;
    std::string file;
    Value scale = 1.0;
    friend bool operator==(const MeshShape&, const MeshShape&) = default;
};
struct DiscShape { // planar
    ShapePlace where;
    Value radius = 0.5;
    friend bool operator==(const DiscShape&, const DiscShape&) = default;
};
struct BodyShape : std::variant<SphereShape, BoxShape, CylinderShape, CapsuleShape, ConeShape, HalfSpaceShape, HullShape, MeshShape,
                                DiscShape> {
    using variant::variant;
    SALTUS_COMPILED_ONCE(BodyShape);
};

struct Material {
    std::string name;
    Value density = 1000.0; // kg/m^3; planar: per area. Without a unit: a parameter may be called m
    std::string colour;     // "#RRGGBB", "" for one of the theme
    Origin place;
    friend bool operator==(const Material&, const Material&) = default;
};

// What happens between two materials.
struct ContactLaw {
    std::string name;
    std::vector<std::string> between; // two materials; empty: every pair that has no law of its own
    Value e = 0.0, mu = 0.0, e_T = 0.0;
    Value mu_rolling = 0.0, mu_spinning = 0.0; // m: moment over normal force
    std::string label;
    Origin place;
    friend bool operator==(const ContactLaw&, const ContactLaw&) = default;
};

struct Body {
    std::string name;
    std::optional<Repeat> repeat;
    bool fixed = false;
    bool touches = true;    // false: its shapes give mass and are drawn, but meet nothing
    std::vector<BodyShape> shapes;
    std::string material;   // of its shapes; "": density 1000 kg/m^3, the default law
    std::optional<Value> mass; // kg; nothing: from shapes and density
    ValueVector inertia;    // about the centre of mass, body axes: Ixx, Iyy, Izz[, Ixy, Ixz, Iyz] (planar: one), kg m^2; empty: from shapes
    ValueVector centre;     // of mass, in the body's frame; empty: from shapes
    ValueVector position, rotation; // of the body's frame at the start
    ValueVector velocity;   // of the centre of mass, world axes, m/s
    ValueVector spin;       // angular velocity, body axes, rad/s (planar: one)
    std::vector<Formula> force, moment; // N, world axes, at the centre of mass; N m, body axes; of t, drives, q and v of bodies
    std::string label;
    Origin place;
    std::string group = {}; // bodies and joints of one group are chosen, moved and hidden as one; "": of none
    std::vector<std::string> passes = {}; // bodies that it never touches; "bead": all copies, "bead[i+1]": that one
    friend bool operator==(const Body&, const Body&) = default;
};

// What a joint leaves free may have limits, friction, a spring, a drive.
enum class DriveKind { none, position, velocity, force };
struct JointCoordinate {
    ValueVector limits;            // lowest, highest; empty: none
    Value e = 0.0;                 // at the limits
    Value friction = 0.0;          // largest, N or N m
    Value stiffness = 0.0, damping = 0.0, rest = 0.0;
    DriveKind drive = DriveKind::none;
    Formula value = 0.0;           // of the drive: m, m/s, N or rad, rad/s, N m; of t, drives, parameters
    std::optional<Value> largest;  // force or moment that a velocity drive can give; nothing: any
    friend bool operator==(const JointCoordinate&, const JointCoordinate&) = default;
};
enum class JointKind { fixed, revolute, ball, prismatic, cylindrical, distance, gear, screw, planar, twist };
struct Joint {
    std::string name;
    std::optional<Repeat> repeat;
    JointKind kind = JointKind::ball;
    std::vector<std::string> between;  // one body (to the world) or two
    ValueVector point;                 // world, at the start, m
    ValueVector point_b;               // distance: the other end
    ValueVector axis;                  // world, at the start
    std::optional<Value> length;       // distance; nothing: that of the start
    Value ratio = 1.0;                 // gear: angle_a ratio + angle_b stays
    Value pitch = 0.0;                 // screw: m a turn
    int component = 0;                 // twist: 0-2 velocity in world axes, 3-5 spin in body axes (planar: 0, 1, 2)
    Formula rate = 0.0;                // twist: its value
    std::vector<JointCoordinate> coordinates;
    bool collide = false;              // the two bodies may touch each other
    std::string label;
    Origin place;
    Origins between_places;
    std::string group = {}; // see Body
    WrittenKeys written = {};
    const Place& place_of_between(std::size_t i) const noexcept {
        return i < between_places.list.size() ? between_places.list[i] : place;
    }
    friend bool operator==(const Joint&, const Joint&) = default;
};

enum class GyroscopicKind { implicit, explicit_form };
enum class ProjectionKind { automatic, none, direct, combined };
// How joints act over a step where nothing but joints touches a mechanism: by a discrete gradient, so that they do no work and
// hold at its end, or along their directions in the middle of the step, as wherever contacts take part.
enum class JointScheme { conserving, middle };

// What holds for all bodies of a scene.
struct World {
    bool planar = false;
    ValueVector gravity; // m/s^2, world axes; empty: 9.81 m/s^2 downwards (-z, planar -y)
    GyroscopicKind gyroscopic = GyroscopicKind::implicit;
    ProjectionKind projection = ProjectionKind::automatic; // combined
    std::optional<Value> projection_tolerance; // m; nothing: that of the accuracy, 1e-8 m if exact
    int projection_iterations = 20;
    JointScheme joint_scheme = JointScheme::conserving;
    bool landing = true;            // pressing contacts close their gaps (combined projection); false: Newton's law alone
    bool sleeping = false;          // islands at rest stop being computed
    Value sleep_speed = 1e-4;       // m/s: what is slower for half a second rests
    int threads = 0;       // 0: as many as the machine has; the result is the same for any number
    Origin place;
    WrittenKeys written = {};
    friend bool operator==(const World&, const World&) = default;
};

} // namespace saltus::model

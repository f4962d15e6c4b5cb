// SPDX-License-Identifier: GPL-3.0-or-later
// Where contacts are in the middle of a step and how they go on from there to its end, as the velocities at its start foretell it: arms, normals.
// Percussions act in the middle, laws hold between start and end: so contacts are of the second order where nothing strikes.
#include "core/simulation/rigid/contact_frames.h"
#include "core/simulation/rigid/free_motion.h"
#include "core/simulation/rigid/world_impl.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace saltus::rigid {

namespace {

// Rotation vectors that are no turn: what they do to arms is less than rounding lets a contact show.
constexpr double kLeastTurn = 1e-6; // rad

// R x - x with R = cayley(t): as long as x whatever t is.
Vector3 turned(const Vector3& t, const Vector3& x) noexcept { return t.cross(x + 0.5 * t.cross(x)) / (1.0 + 0.25 * t.squaredNorm()); }

double known_so_far(double half_turn) noexcept {
    constexpr double kSmall = 0.1, kFar = 0.2; // rad
    return std::clamp((kFar - half_turn) / (kFar - kSmall), 0.0, 1.0);
}
// The spin that brings arms from the middle of the step to its end. It fades out where that turns them far: what slides at the end slides in
// another direction in the middle, where percussions act (a box that spins on its face would be slowed by the cosine of that).
Vector3 rate_to_end(const Vector3& half_turn, double h) noexcept {
    return 2.0 / h * known_so_far(half_turn.norm()) * half_turn;
}

bool is_ball(const collision::Shape& shape) noexcept { return std::holds_alternative<collision::Sphere>(shape) || std::holds_alternative<collision::Disc>(shape); }

bool has_axis(const collision::Shape& shape) noexcept {
    return std::holds_alternative<collision::Capsule>(shape) || std::holds_alternative<collision::Cylinder>(shape) || std::holds_alternative<collision::Cone>(shape);
}

constexpr double kThere = 1e-6; // of the size, or of a unit vector

// A shape where something touches it: a flat side, a tube along `axis`, or a ball; corners and edges have radius 0.
struct Facing {
    enum class Kind : unsigned char { flat, tube, ball } kind = Kind::flat;
    double radius = 0.0;
    Vector3 axis = Vector3::Zero(); // of a tube, in the world
};

Facing facing_of_box(const Pose& pose, const Vector3& outwards) noexcept {
    const Vector3 out = pose.rotation.conjugate() * outwards;
    int across = 0, along = 0; // directions that the one outwards has a part of, and the last one that it has none of
    for (int i = 0; i < 3; ++i) std::fabs(out[i]) > kThere ? ++across : along = i;
    if (across == 2) return {Facing::Kind::tube, 0.0, pose.rotation * Vector3::Unit(along)};
    return {across == 3 ? Facing::Kind::ball : Facing::Kind::flat};
}

Facing facing_of_polygon(const collision::Polygon& polygon, const Pose& pose, const Vector3& point, const Vector3& outwards) noexcept {
    const Vector3 at = pose.rotation.conjugate() * (point - pose.position), out = pose.rotation.conjugate() * outwards;
    const auto& corners = polygon.points;
    for (std::size_t k = 0, n = corners.size(); k < n; ++k) {
        const Eigen::Vector2d side = corners[(k + 1) % n] - corners[k], before = corners[k] - corners[(k + n - 1) % n];
        if ((at.head<2>() - corners[k]).norm() > kThere * (side.norm() + before.norm())) continue;
        const bool flat = std::fabs(out.head<2>().dot(side)) <= kThere * side.norm() || std::fabs(out.head<2>().dot(before)) <= kThere * before.norm();
        return {flat ? Facing::Kind::flat : Facing::Kind::ball};
    }
    return {};
}

// point, outwards: of its surface, in the world; where the shape is flat the direction outwards is that of a side. ends: it is a corner or an end of it that touches;
// else of a hull contacts tell alone what touches: an edge (its axis stays 0) or a side.
// None of a rim that rolls, where no point of the body stays, and of meshes.
std::optional<Facing> facing(const collision::Shape& shape, const Pose& pose, const Vector3& point, const Vector3& outwards, bool ends, const collision::Contact& contact) noexcept {
    using Kind = Facing::Kind;
    constexpr double kFlat = 0.99;
    if (const auto* const sphere = std::get_if<collision::Sphere>(&shape)) return Facing{Kind::ball, sphere->radius};
    if (const auto* const disc = std::get_if<collision::Disc>(&shape)) return Facing{Kind::ball, disc->radius};
    if (!has_axis(shape)) {
        if (ends) return Facing{Kind::ball};
        if (std::holds_alternative<collision::Box>(shape)) return facing_of_box(pose, outwards);
        if (const auto* const polygon = std::get_if<collision::Polygon>(&shape)) return facing_of_polygon(*polygon, pose, point, outwards);
        if (std::holds_alternative<collision::Mesh>(shape)) return std::nullopt;
        if (!std::holds_alternative<collision::Hull>(shape) || contact.on_side) return Facing{};
        return contact.standing == collision::Standing::neither ? std::nullopt : std::optional(Facing{Kind::tube});
    }
    const Vector3 axis = pose.rotation * Vector3::UnitZ();
    const double steep = axis.dot(outwards);
    if (const auto* const capsule = std::get_if<collision::Capsule>(&shape)) {
        const bool on_cap = ends || std::fabs(axis.dot(point - capsule->radius * outwards - pose.position)) >= capsule->half_height * (1.0 - kThere);
        return Facing{on_cap ? Kind::ball : Kind::tube, capsule->radius, axis};
    }
    if (const auto* const cylinder = std::get_if<collision::Cylinder>(&shape); cylinder && std::fabs(steep) <= kThere) return Facing{ends ? Kind::ball : Kind::tube, cylinder->radius, axis};
    if (std::fabs(steep) <= kFlat) return std::nullopt;
    return Facing{ends ? Kind::ball : Kind::flat};
}

// How the normal between two of them turns, 1/s, and how fast the points nearest to each other slide along tubes, m/s. w: of what is in the middle of a against that of b.
struct Turning {
    Vector3 normal = Vector3::Zero();
    double along_a = 0.0, along_b = 0.0;
};

// Of two tubes that cross the normal is across both axes.
Turning turning_across(const Facing& a, const Facing& b, const Vector3& n, double apart, const Vector3& spin_a, const Vector3& spin_b, const Vector3& w) noexcept {
    const Vector3 across = a.axis.cross(b.axis);
    Turning out;
    out.normal = (spin_a.cross(a.axis).cross(b.axis) + a.axis.cross(spin_b.cross(b.axis))) / across.dot(n);
    out.normal -= out.normal.dot(n) * n;
    const Vector3 behind = apart * out.normal - w, beside_a = a.axis.cross(n), beside_b = b.axis.cross(n);
    out.along_a = behind.dot(beside_b) / a.axis.dot(beside_b);
    out.along_b = -behind.dot(beside_a) / b.axis.dot(beside_a);
    return out;
}

// One of them is a ball; tubes that lie side by side touch with an end.
Turning turning_past(const Facing& a, const Facing& b, const Vector3& n, double apart, const Vector3& spin_a, const Vector3& spin_b, const Vector3& w) noexcept {
    const bool tube_a = a.kind == Facing::Kind::tube && b.kind != Facing::Kind::tube, tube_b = b.kind == Facing::Kind::tube;
    Turning out;
    out.normal = (w - w.dot(n) * n) / apart;
    if (!tube_a && !tube_b) return out;
    const Vector3 &axis = tube_a ? a.axis : b.axis, &spin = tube_a ? spin_a : spin_b;
    const double tilt = -n.dot(spin.cross(axis)), along = w.dot(axis) - apart * tilt;
    out.normal += (tilt - out.normal.dot(axis)) * axis; // it stays across the axis
    (tube_a ? out.along_a : out.along_b) = tube_a ? -along : along;
    return out;
}

} // namespace

// A moment of percussions acts in the axes of the middle orientation (free_motion.h). In those of the start that of a ball that slides
// while it spins about another axis would lose angular momentum of the order of h; with the spin that it has at the start the middle is
// known to the second order.
void World::Impl::turn_half() {
    half_turned = pose0;
    for (HalfTurn& of : half_turn) of.turns = false;
    const Settings& s = settings;
    if (s.gyroscopic == Gyroscopic::explicit_form) return;
    for (std::uint32_t b = 0; b < count(); ++b) {
        if (!moves(b)) continue;
        const Vector3 turn = 0.5 * s.h * Eigen::Map<const Vector3>(v0.data() + 6 * std::size_t{b} + 3);
        half_turned[b].rotation = pose0[b].rotation * cayley(turn);
        if (turn.squaredNorm() < kLeastTurn * kLeastTurn) continue;
        const Vector3 in_world = pose0[b].rotation * turn;
        half_turn[b] = {true, in_world, rate_to_end(in_world, s.h)};
    }
}

// The middle of a shape turns with its body, and the point on it where it touches; but not about an axis about which the shape is round there.
Vector3 World::Impl::shift_of(std::uint32_t body, std::uint32_t shape, const Vector3& point, const Vector3& normal, const Vector3& centre) const noexcept {
    constexpr double kFlat = 0.9; // along the axis: it touches with its flat end
    const Vector3& turn = half_turn[body].turn;
    const collision::Shape& kind = input().parts[shape].shape;
    const bool ball = is_ball(kind);
    if (!ball && !has_axis(kind)) return turned(turn, point - centre);
    const Pose& in_body = input().parts[shape].in_body;
    const Vector3 hub = pose0[body].rotation * in_body.position;
    if (ball) return turned(turn, hub);
    const Vector3 axis = pose0[body].rotation * (in_body.rotation * Vector3::UnitZ()), arm = point - centre - hub, across = turn - turn.dot(axis) * axis;
    if (std::holds_alternative<collision::Capsule>(kind)) return turned(turn, hub) + turned(across, arm.dot(axis) * axis);
    const double steep = normal.dot(axis);
    if (std::fabs(steep) > kFlat) return turned(turn, point - centre);
    // The point stays in the plane of axis and normal.
    const Vector3 down = normal - steep * axis;
    return turned(turn, hub) + turned(across + across.dot(down) * steep / down.squaredNorm() * axis, arm);
}

World::Impl::Going World::Impl::going(std::uint32_t body, const Matrix3& axes) const noexcept {
    if (!moves(body)) return {};
    const double* const twist = v0.data() + 6 * std::size_t{body};
    return {Eigen::Map<const Vector3>(twist), axes * Eigen::Map<const Vector3>(twist + 3)};
}

// A point of the body in place of the one on its surface: the way to the middle, and what goes on from there to the end at the spin of the start.
void World::Impl::carry(std::uint32_t body, const Vector3& point, double sign, Vector3& shift, Vector3& on_to_end) const noexcept {
    if (!moves(body) || !half_turn[body].turns) return;
    const Vector3 carried = turned(half_turn[body].turn, point - pose0[body].position);
    on_to_end += sign * half_turn[body].rate_to_end.cross(carried - shift);
    shift = carried;
}

// Where two bodies pass or roll on each other their normal turns, half of it until the middle of the step: percussions act there, and the law
// holds along the normal of the end. Returns the one of the middle; arms and what is left to the end go with it.
Vector3 World::Impl::turn_normal(const collision::Contact& contact, const ContactState& state, PairAxes& axes, Vector3& on_to_end) const noexcept {
    using Kind = Facing::Kind;
    using collision::Standing;
    if (settings.gyroscopic == Gyroscopic::explicit_form) return state.normal;
    const PartInput &part_a = input().parts[contact.shape_a], &part_b = input().parts[contact.shape_b];
    const auto turns = [&](std::uint32_t body) { return moves(body) && half_turn[body].turns; };
    const auto sharp = [](const collision::Shape& shape) { return !is_ball(shape) && !has_axis(shape); };
    if (sharp(part_a.shape) && sharp(part_b.shape) && !turns(contact.body_a) && !turns(contact.body_b)) return state.normal;
    const Vector3& n = contact.normal;
    auto a = facing(part_a.shape, pose0[contact.body_a].then(part_a.in_body), contact.point_a, -n, contact.standing == Standing::a_on_b, contact);
    auto b = facing(part_b.shape, pose0[contact.body_b].then(part_b.in_body), contact.point_b, n, contact.standing == Standing::b_on_a, contact);
    if (!a || !b) return state.normal;
    for (const auto& [edge, other] : {std::pair(&*a, &*b), std::pair(&*b, &*a)}) // side by side
        if (edge->kind == Kind::tube && edge->axis.isZero()) edge->axis = other->axis;
    if ((a->kind == Kind::tube && a->axis.isZero()) || (b->kind == Kind::tube && b->axis.isZero())) return state.normal;
    if (a->kind == Kind::flat || b->kind == Kind::flat) {
        const bool end_is_a = b->kind == Kind::flat;
        if (a->kind == b->kind || !turns(end_is_a ? contact.body_b : contact.body_a)) return state.normal;
        return turn_with_side(contact, end_is_a, end_is_a ? a->radius : b->radius, state, axes, on_to_end);
    }
    constexpr double kSideBySide = 1e-3;
    const bool across = a->kind == Kind::tube && b->kind == Kind::tube && a->axis.cross(b->axis).squaredNorm() > kSideBySide * kSideBySide;
    const double apart = contact.gap + a->radius + b->radius;
    if (!across && !(apart > 0.0)) return state.normal;
    const Vector3 centre_a = contact.point_a + a->radius * n, centre_b = contact.point_b - b->radius * n;
    const Going of_a = going(contact.body_a, axes.turn_a), of_b = going(contact.body_b, axes.turn_b);
    Vector3 w = of_a.velocity - of_b.velocity;
    if (axes.pose_a) w += of_a.spin.cross(centre_a - axes.pose_a->position);
    if (axes.pose_b) w -= of_b.spin.cross(centre_b - axes.pose_b->position);
    const Turning turning = across ? turning_across(*a, *b, n, apart, of_a.spin, of_b.spin, w) : turning_past(*a, *b, n, apart, of_a.spin, of_b.spin, w);
    const double half = 0.5 * settings.h, known = known_so_far(half * turning.normal.norm());
    const Vector3 turn = half * known * turning.normal;
    if (turn.squaredNorm() < kLeastTurn * kLeastTurn && a->kind == Kind::ball && b->kind == Kind::ball) return state.normal;
    if (!is_ball(part_a.shape)) carry(contact.body_a, centre_a, 1.0, axes.shift_a, on_to_end);
    if (!is_ball(part_b.shape)) carry(contact.body_b, centre_b, -1.0, axes.shift_b, on_to_end);
    const Vector3 middle_normal = (n + turn).normalized(), by = middle_normal - n;
    const double from_a = n.dot(centre_a - state.point), from_b = n.dot(state.point - centre_b);
    const Vector3 slide_a = half * known * turning.along_a * a->axis, slide_b = half * known * turning.along_b * b->axis;
    axes.shift_a += slide_a - from_a * by;
    axes.shift_b += slide_b + from_b * by;
    const Vector3 by_slide = of_a.spin.cross(slide_a) - of_b.spin.cross(slide_b);
    const Vector3 by_spin = by_slide - from_a * of_a.spin.cross(turn) - from_b * of_b.spin.cross(turn);
    on_to_end += by_spin + ((w - w.dot(n) * n).dot(turn) + (by_slide - by_spin).dot(middle_normal)) * middle_normal;
    return middle_normal;
}

// The same of a ball, an end or a corner on a flat side that turns: the normal turns with it, and the point where it touches goes with what stands there, not with the side.
Vector3 World::Impl::turn_with_side(const collision::Contact& contact, bool end_is_a, double radius, const ContactState& state, PairAxes& axes, Vector3& on_to_end) const noexcept {
    const std::uint32_t end = end_is_a ? contact.body_a : contact.body_b, side = end_is_a ? contact.body_b : contact.body_a;
    const double sign = end_is_a ? 1.0 : -1.0, known = known_so_far(half_turn[side].turn.norm());
    const Vector3& n = contact.normal;
    const Vector3 normal = (n + known * turned(half_turn[side].turn, n)).normalized(), by = normal - n;
    const Vector3 centre = end_is_a ? Vector3(contact.point_a + radius * n) : Vector3(contact.point_b - radius * n);
    Vector3 &of_end = end_is_a ? axes.shift_a : axes.shift_b, &of_side = end_is_a ? axes.shift_b : axes.shift_a;
    on_to_end += sign * half_turn[side].rate_to_end.cross(of_side); // it does not go with the side
    if (has_axis(input().parts[end_is_a ? contact.shape_a : contact.shape_b].shape)) carry(end, centre, sign, of_end, on_to_end);
    const Vector3 hub = of_end, spin_side = 2.0 / settings.h * half_turn[side].turn;
    const Going of_first = going(end, end_is_a ? axes.turn_a : axes.turn_b);
    const Vector3 between = of_first.velocity - going(side, Matrix3::Zero()).velocity;
    Vector3 passed = between;
    if (moves(end)) passed += of_first.spin.cross(centre - pose0[end].position);
    of_end += n.dot(state.point - centre) * by;
    of_side = 0.5 * settings.h * between + of_end;
    const Vector3 by_spin = known * (of_first.spin.cross(of_end - hub) - spin_side.cross(of_side));
    const Vector3 passing = passed - spin_side.cross(centre - pose0[side].position);
    on_to_end += sign * (by_spin + ((passing + passed).dot(by) - by_spin.dot(normal)) * normal);
    return normal;
}

} // namespace saltus::rigid

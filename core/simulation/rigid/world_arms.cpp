// SPDX-License-Identifier: GPL-3.0-or-later
// Where contacts are in the middle of a step and how they go on from there to its end, as the velocities at its start foretell it: arms, normals.
// Percussions act in the middle, laws hold between start and end: so contacts are of the second order where nothing strikes.
#include "core/simulation/rigid/contact_frames.h"
#include "core/simulation/rigid/free_motion.h"
#include "core/simulation/rigid/world_impl.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {

namespace {

// Rotation vectors that are no turn: what they do to arms is less than rounding lets a contact show.
constexpr double kLeastTurn = 1e-6; // rad

// The spin that brings arms from the middle of the step to its end. It fades out where that turns them far: what slides at the end slides in
// another direction in the middle, where percussions act (a box that spins on its face would be slowed by the cosine of that).
// R x - x with R = cayley(t): as long as x whatever t is.
Vector3 turned(const Vector3& t, const Vector3& x) noexcept { return t.cross(x + 0.5 * t.cross(x)) / (1.0 + 0.25 * t.squaredNorm()); }

double known_so_far(double half_turn) noexcept {
    constexpr double kSmall = 0.1, kFar = 0.2; // rad
    return std::clamp((kFar - half_turn) / (kFar - kSmall), 0.0, 1.0);
}
Vector3 rate_to_end(const Vector3& half_turn, double h) noexcept {
    return 2.0 / h * known_so_far(half_turn.norm()) * half_turn;
}

bool is_ball(const collision::Shape& shape) noexcept { return std::holds_alternative<collision::Sphere>(shape) || std::holds_alternative<collision::Disc>(shape); }

double radius_of_ball(const collision::Shape& shape) noexcept {
    if (const auto* const sphere = std::get_if<collision::Sphere>(&shape)) return sphere->radius;
    return std::get<collision::Disc>(shape).radius;
}

// A shape where something touches it: as round as a ball of that radius, corners being balls of radius 0, as a tube along `axis`, or neither.
struct Roundness {
    enum class Kind : unsigned char { none, tube, ball } kind = Kind::none;
    double radius = 0.0;
    Vector3 axis = Vector3::Zero(); // of a tube, in the world
};

// point, outwards: of its surface, in the world; where the shape is flat the direction outwards is that of a side.
Roundness roundness(const collision::Shape& shape, const Pose& pose, const Vector3& point, const Vector3& outwards) noexcept {
    using Kind = Roundness::Kind;
    constexpr double kThere = 1e-9; // of the size, or of a unit vector
    if (is_ball(shape)) return {Kind::ball, radius_of_ball(shape)};
    if (const auto* const polygon = std::get_if<collision::Polygon>(&shape)) {
        const Vector3 at = pose.rotation.conjugate() * (point - pose.position), out = pose.rotation.conjugate() * outwards;
        const auto& corners = polygon->points;
        for (std::size_t k = 0, n = corners.size(); k < n; ++k) {
            const Eigen::Vector2d side = corners[(k + 1) % n] - corners[k], before = corners[k] - corners[(k + n - 1) % n];
            if ((at.head<2>() - corners[k]).norm() > kThere * (side.norm() + before.norm())) continue;
            const bool flat = std::fabs(out.head<2>().dot(side)) <= kThere * side.norm() || std::fabs(out.head<2>().dot(before)) <= kThere * before.norm();
            return {flat ? Kind::none : Kind::ball};
        }
        return {};
    }
    if (const auto* const box = std::get_if<collision::Box>(&shape)) {
        const Vector3 out = pose.rotation.conjugate() * outwards;
        int across = 0, along = 0; // directions that the one outwards has a part of, and the last one that it has none of
        for (int i = 0; i < 3; ++i) std::fabs(out[i]) > kThere ? ++across : along = i;
        if (across == 3) return {Kind::ball};
        return across == 2 ? Roundness{Kind::tube, 0.0, pose.rotation * Vector3::Unit(along)} : Roundness{};
    }
    const Vector3 axis = pose.rotation * Vector3::UnitZ();
    if (const auto* const capsule = std::get_if<collision::Capsule>(&shape)) {
        const double along = axis.dot(point - capsule->radius * outwards - pose.position);
        return {std::fabs(along) < capsule->half_height * (1.0 - kThere) ? Kind::tube : Kind::ball, capsule->radius, axis};
    }
    if (const auto* const cylinder = std::get_if<collision::Cylinder>(&shape); cylinder && std::fabs(axis.dot(outwards)) <= kThere) return {Kind::tube, cylinder->radius, axis};
    return {};
}

} // namespace

// A moment of percussions acts in the axes of the middle orientation (free_motion.h). In those of the start that of a ball that slides
// while it spins about another axis would lose angular momentum of the order of h; with the spin that it has at the start the middle is
// known to the second order.
void World::Impl::turn_half() {
    half_turned = pose0;
    for (HalfTurn& of : half_turn) of.turns = false;
    const Settings& s = input.settings;
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
    const collision::Shape& kind = input.parts[shape].shape;
    const bool ball = is_ball(kind);
    const bool round = ball || std::holds_alternative<collision::Capsule>(kind) || std::holds_alternative<collision::Cylinder>(kind) || std::holds_alternative<collision::Cone>(kind);
    if (!round) return turned(turn, point - centre);
    const Pose& in_body = input.parts[shape].in_body;
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

// Where a ball and what is round too, a corner or an edge pass each other their normal turns, half of it until the middle of the step: percussions act there, and the law
// holds along the normal of the end. Returns the one of the middle; arms and what is left to the end go with it.
Vector3 World::Impl::turn_normal(const collision::Contact& contact, const ContactState& state, PairAxes& axes, Vector3& on_to_end) const noexcept {
    const auto &part_a = input.parts[contact.shape_a], &part_b = input.parts[contact.shape_b];
    if (!(is_ball(part_a.shape) || is_ball(part_b.shape)) || input.settings.gyroscopic == Gyroscopic::explicit_form) return state.normal;
    using Kind = Roundness::Kind;
    const Vector3& n = contact.normal;
    const Roundness a = roundness(part_a.shape, pose0[contact.body_a].then(part_a.in_body), contact.point_a, -n);
    const Roundness b = roundness(part_b.shape, pose0[contact.body_b].then(part_b.in_body), contact.point_b, n);
    if (a.kind == Kind::none || b.kind == Kind::none) return turn_with_side(contact, state, axes, on_to_end);
    const double apart = contact.gap + a.radius + b.radius;
    if (!(apart > 0.0)) return state.normal;
    const Vector3 centre_a = contact.point_a + a.radius * n, centre_b = contact.point_b - b.radius * n;
    Vector3 spin_a = Vector3::Zero(), spin_b = Vector3::Zero(), passing = Vector3::Zero();
    const auto add = [&](const Pose* pose, std::uint32_t body, const Matrix3& axes_of_body, const Vector3& centre, double sign, Vector3& spin) {
        if (!pose) return;
        const double* const twist = v0.data() + 6 * std::size_t{body};
        spin = axes_of_body * Eigen::Map<const Vector3>(twist + 3);
        passing += sign * (Eigen::Map<const Vector3>(twist) + spin.cross(centre - pose->position));
    };
    add(axes.pose_a, contact.body_a, axes.turn_a, centre_a, 1.0, spin_a);
    add(axes.pose_b, contact.body_b, axes.turn_b, centre_b, -1.0, spin_b);
    passing -= passing.dot(n) * n;
    for (const Roundness* one : {&a, &b})
        if (one->kind == Kind::tube) passing -= passing.dot(one->axis) * one->axis;
    Vector3 turn = 0.5 * input.settings.h / apart * passing;
    const double size = turn.squaredNorm();
    if (size < kLeastTurn * kLeastTurn) return state.normal;
    turn *= known_so_far(std::sqrt(size));
    const Vector3 middle_normal = (n + turn).normalized(), by = middle_normal - n;
    const double from_a = n.dot(centre_a - state.point), from_b = n.dot(state.point - centre_b);
    axes.shift_a -= from_a * by;
    axes.shift_b += from_b * by;
    const Vector3 by_spin = -from_a * spin_a.cross(turn) - from_b * spin_b.cross(turn);
    on_to_end += by_spin + (passing.dot(turn) - by_spin.dot(middle_normal)) * middle_normal;
    return middle_normal;
}

// The same of a ball on a flat side that turns: the normal turns with it, and the point where it touches goes with the ball, not with the side.
Vector3 World::Impl::turn_with_side(const collision::Contact& contact, const ContactState& state, PairAxes& axes, Vector3& on_to_end) const noexcept {
    const bool ball_is_a = is_ball(input.parts[contact.shape_a].shape);
    const std::uint32_t ball = ball_is_a ? contact.body_a : contact.body_b, side = ball_is_a ? contact.body_b : contact.body_a;
    if (!moves(side) || !half_turn[side].turns) return state.normal;
    const double sign = ball_is_a ? 1.0 : -1.0, known = known_so_far(half_turn[side].turn.norm());
    const Vector3& n = contact.normal;
    const Vector3 normal = (n + known * turned(half_turn[side].turn, n)).normalized(), by = normal - n;
    const Vector3 centre = ball_is_a ? Vector3(contact.point_a + radius_of_ball(input.parts[contact.shape_a].shape) * n) : Vector3(contact.point_b - radius_of_ball(input.parts[contact.shape_b].shape) * n);
    const auto velocity = [&](std::uint32_t body) { return moves(body) ? Vector3(Eigen::Map<const Vector3>(v0.data() + 6 * std::size_t{body})) : Vector3::Zero(); };
    Vector3 &of_ball = ball_is_a ? axes.shift_a : axes.shift_b, &of_side = ball_is_a ? axes.shift_b : axes.shift_a;
    on_to_end += sign * half_turn[side].rate_to_end.cross(of_side); // it does not go with the side
    const Vector3 hub = of_ball, spin_side = 2.0 / input.settings.h * half_turn[side].turn;
    Vector3 spin_ball = Vector3::Zero(), passed = velocity(ball) - velocity(side);
    if (moves(ball)) {
        spin_ball = (ball_is_a ? axes.turn_a : axes.turn_b) * Eigen::Map<const Vector3>(v0.data() + 6 * std::size_t{ball} + 3);
        passed += spin_ball.cross(centre - pose0[ball].position);
    }
    of_ball += n.dot(state.point - centre) * by;
    of_side = 0.5 * input.settings.h * (velocity(ball) - velocity(side)) + of_ball;
    const Vector3 by_spin = known * (spin_ball.cross(of_ball - hub) - spin_side.cross(of_side));
    const Vector3 passing = passed - spin_side.cross(centre - pose0[side].position);
    on_to_end += sign * (by_spin + ((passing + passed).dot(by) - by_spin.dot(normal)) * normal);
    return normal;
}

} // namespace saltus::rigid

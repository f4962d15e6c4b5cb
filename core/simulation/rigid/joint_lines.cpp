// SPDX-License-Identifier: GPL-3.0-or-later
// Violations and coordinates of joints with their Jacobians. World frames of the joint: A (of body a), B (of body b),
// d = p_A - p_B, w = w_a - w_b in world axes.
#include "core/simulation/rigid/joint_rows.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace saltus::rigid {
namespace {

constexpr double kTurn = 2.0 * std::numbers::pi;

struct Frames {
    Matrix3 body_a, body_b;      // rotations of the bodies
    Vector3 arm_a, arm_b, d;     // world axes, from the centres of mass
    Eigen::Quaterniond qa, qb;   // of the joint frames
    Matrix3 A, B;                // their axes as columns
    Eigen::Quaterniond relative; // B^-1 A, any sign
};

Frames frames_of(const JointInput& joint, const Pose& pose_a, const Pose& pose_b) noexcept {
    static const Pose origin;
    const Pose& a = joint.body_a == kWorld ? origin : pose_a;
    const Pose& b = joint.body_b == kWorld ? origin : pose_b;
    Frames f;
    f.body_a = a.rotation.toRotationMatrix();
    f.body_b = b.rotation.toRotationMatrix();
    f.arm_a = f.body_a * joint.frame_a.position;
    f.arm_b = f.body_b * joint.frame_b.position;
    f.d = (a.position - b.position) + (f.arm_a - f.arm_b);
    f.qa = a.rotation * joint.frame_a.rotation;
    f.qb = b.rotation * joint.frame_b.rotation;
    f.A = f.qa.toRotationMatrix();
    f.B = f.qb.toRotationMatrix();
    f.relative = f.qb.conjugate() * f.qa;
    return f;
}

// y = n . d with n fixed in the world
void along_world(JointLine& line, const Frames& f, const Vector3& n) noexcept {
    line.y = n.dot(f.d);
    line.angle = false;
    line.Ja << n, f.body_a.transpose() * f.arm_a.cross(n);
    line.Jb << -n, -(f.body_b.transpose() * f.arm_b.cross(n));
}

// y = n . d with n fixed in body b: its turning adds (n x d) . w_b
void along_b(JointLine& line, const Frames& f, const Vector3& n) noexcept {
    along_world(line, f, n);
    line.Jb.tail<3>() += f.body_b.transpose() * n.cross(f.d);
}

// dy/dt = g . w
void turning(JointLine& line, const Frames& f, double y, const Vector3& g) noexcept {
    line.y = y;
    line.angle = true;
    line.Ja << Vector3::Zero(), f.body_a.transpose() * g;
    line.Jb << Vector3::Zero(), -(f.body_b.transpose() * g);
}

// Rotation vector of the relative rotation: theta' = J_r^-1(theta) (A^T w).
void whole_rotation(JointLine* lines, const Frames& f) noexcept {
    const double sign = f.relative.w() < 0.0 ? -1.0 : 1.0;
    const Vector3 v = sign * f.relative.vec();
    const double s = v.norm(), c = sign * f.relative.w();
    const double angle = 2.0 * std::atan2(s, c);
    const Vector3 theta = (s > 1e-8 ? angle / s : 2.0 / c) * v;
    // (1 - (t/2) cot(t/2)) / t^2
    const double t2 = angle * angle;
    const double k = angle < 1e-2 ? 1.0 / 12.0 + t2 / 720.0 : (1.0 - 0.5 * angle * c / s) / t2;
    for (int i = 0; i < 3; ++i) {
        const Vector3 e = Vector3::Unit(i);
        const Vector3 te = theta.cross(e);
        turning(lines[i], f, theta[i], f.A * (e - 0.5 * te + k * theta.cross(te)));
    }
}

// Rotation vector of the swing that takes B's z to A's z; two components in B's axes.
void swing(JointLine* lines, const Frames& f) noexcept {
    const Vector3 axis = f.A.col(2);
    const Vector3 a = f.B.transpose() * axis;
    const double s = std::hypot(a.x(), a.y());
    const double beta = std::atan2(s, a.z());
    double k, slope; // beta/sin(beta); minus its derivative by a.z
    if (beta < 2e-2) {
        const double b2 = beta * beta;
        k = 1.0 + b2 * (1.0 / 6.0 + b2 * (7.0 / 360.0));
        slope = (1.0 + b2 * (0.4 + b2 * (2.0 / 21.0))) / 3.0;
    } else {
        const double sine = s > 1e-12 ? s : 1e-12; // half a turn: the direction is lost there, numbers stay finite
        k = beta / sine;
        slope = (sine - beta * a.z()) / (sine * sine * sine);
    }
    const Vector3 dx = axis.cross(f.B.col(0)), dy = axis.cross(f.B.col(1)), dz = axis.cross(f.B.col(2));
    turning(lines[0], f, -k * a.y(), -k * dy + slope * a.y() * dz);
    turning(lines[1], f, k * a.x(), k * dx - slope * a.x() * dz);
}

double counted_on(double angle, double last) noexcept {
    return angle + kTurn * std::round((last - angle) / kTurn);
}

// Twist of q about its z, and the vector g (in the axes that q turns to) with angle' = g . w there.
double twist(const Eigen::Quaterniond& q, Vector3& g) noexcept {
    const double n = std::fmax(q.w() * q.w() + q.z() * q.z(), 1e-24);
    g = Vector3((q.z() * q.x() - q.w() * q.y()) / n, (q.w() * q.x() + q.z() * q.y()) / n, 1.0);
    return 2.0 * std::atan2(q.z(), q.w());
}

// Relative angle about the axis.
void angle_line(JointLine& line, const Frames& f, bool planar, double last, double& memory) noexcept {
    if (planar) {
        const Eigen::Quaterniond r = f.qa * f.qb.conjugate();
        memory = counted_on(2.0 * std::atan2(r.z(), r.w()), last);
        turning(line, f, memory, Vector3::UnitZ());
        return;
    }
    Vector3 g;
    memory = counted_on(twist(f.relative, g), last);
    turning(line, f, memory, f.A * g);
}

// Angle of one body's frame against where it was at the start, about its axis then.
double own_angle(const Eigen::Quaterniond& frame, const Eigen::Quaterniond& start, bool planar, double last,
                 Vector3& g) noexcept {
    if (planar) {
        const Eigen::Quaterniond r = frame * start.conjugate();
        g = Vector3::UnitZ();
        return counted_on(2.0 * std::atan2(r.z(), r.w()), last);
    }
    const double angle = twist(start.conjugate() * frame, g);
    g = frame * g;
    return counted_on(angle, last);
}

} // namespace

Eigen::Quaterniond turned(const Eigen::Quaterniond& q, const Vector3& rotation) noexcept {
    const double angle = rotation.norm();
    const double s = angle > 1e-8 ? std::sin(0.5 * angle) / angle : 0.5; // to round-off: angle^2/48
    Eigen::Quaterniond d;
    d.w() = std::cos(0.5 * angle);
    d.vec() = s * rotation;
    return (q * d).normalized();
}

JointStart joint_start(const JointInput& joint, const Pose& a, const Pose& b) {
    const Frames f = frames_of(joint, a, b);
    return {f.qa, f.qb};
}

void evaluate(const JointInput& joint, const JointStart& start, const Pose& a, const Pose& b, bool planar,
              const JointMemory& memory, JointLines& out, double t, const Everybody* all) noexcept {
    const Frames f = frames_of(joint, a, b);
    JointLine* line = out.line;
    out.equality = equality_rows(joint, planar);
    out.coordinates = coordinate_count(joint, planar);
    out.memory = memory;
    JointLine* coordinate = line + out.equality;
    const Vector3 x = Vector3::UnitX(), y = Vector3::UnitY(), z = Vector3::UnitZ();

    switch (joint.kind) {
    case JointKind::fixed:
    case JointKind::ball:
    case JointKind::revolute:
        along_world(line[0], f, x);
        along_world(line[1], f, y);
        if (!planar) along_world(line[2], f, z);
        if (joint.kind == JointKind::fixed) {
            if (planar)
                angle_line(line[2], f, true, 0.0, out.memory.angle[0]);
            else
                whole_rotation(line + 3, f);
        } else if (joint.kind == JointKind::revolute) {
            if (!planar) swing(line + 3, f);
            angle_line(coordinate[0], f, planar, memory.angle[0], out.memory.angle[0]);
        }
        break;
    case JointKind::prismatic:
        if (planar) {
            along_b(line[0], f, z.cross(f.B.col(2)));
            angle_line(line[1], f, true, 0.0, out.memory.angle[0]);
        } else {
            along_b(line[0], f, f.B.col(0));
            along_b(line[1], f, f.B.col(1));
            whole_rotation(line + 2, f);
        }
        along_b(coordinate[0], f, f.B.col(2));
        break;
    case JointKind::cylindrical:
    case JointKind::screw: {
        along_b(line[0], f, f.B.col(0));
        along_b(line[1], f, f.B.col(1));
        swing(line + 2, f);
        JointLine displacement, angle;
        along_b(displacement, f, f.B.col(2));
        angle_line(angle, f, false, memory.angle[0], out.memory.angle[0]);
        if (joint.kind == JointKind::cylindrical) {
            coordinate[0] = displacement;
            coordinate[1] = angle;
        } else {
            const double lead = joint.pitch / kTurn;
            line[4].y = displacement.y - lead * angle.y;
            line[4].Ja = displacement.Ja - lead * angle.Ja;
            line[4].Jb = displacement.Jb - lead * angle.Jb;
            line[4].angle = false;
            coordinate[0] = angle;
        }
        break;
    }
    case JointKind::distance: {
        const double length = f.d.norm();
        const Vector3 n = length > 0.0 ? Vector3(f.d / length) : Vector3(f.B.col(0)); // no direction: any
        along_world(line[0], f, n);
        line[0].y = out.equality > 0 ? length - joint.length : length;
        break;
    }
    case JointKind::gear: {
        Vector3 ga, gb;
        out.memory.angle[0] = own_angle(f.qa, start.frame_a, planar, memory.angle[0], ga);
        out.memory.angle[1] = own_angle(f.qb, start.frame_b, planar, memory.angle[1], gb);
        line[0].y = joint.ratio * out.memory.angle[0] + out.memory.angle[1];
        line[0].angle = true;
        line[0].Ja << Vector3::Zero(), joint.ratio * (f.body_a.transpose() * ga);
        line[0].Jb << Vector3::Zero(), f.body_b.transpose() * gb;
        break;
    }
    case JointKind::planar:
        along_b(line[0], f, f.B.col(2));
        if (!planar) swing(line + 1, f);
        break;
    case JointKind::twist:
        line[0] = JointLine{};
        line[0].Ja[joint.component] = 1.0;
        line[0].angle = joint.component > 2;
        break;
    case JointKind::relation:
        line[0] = JointLine{};
        for (int i = 0; planar && i < 2; ++i) {
            const Eigen::Quaterniond& r = (i == 0 ? a : b).rotation;
            out.memory.angle[i] = counted_on(2.0 * std::atan2(r.z(), r.w()), memory.angle[i]);
        }
        {
            const std::size_t further = all ? std::min(joint.more.size(), kMostRelated - 2) : 0;
            const Pose* poses[kMostRelated] = {&a, &b};
            double angles[kMostRelated] = {out.memory.angle[0], out.memory.angle[1]};
            for (std::size_t k = 0; k < further; ++k) {
                const Pose& pose = all->poses[joint.more[k]];
                poses[2 + k] = &pose;
                angles[2 + k] = planar ? counted_on(2.0 * std::atan2(pose.rotation.z(), pose.rotation.w()), all->angles[joint.more[k]]) : 0.0;
            }
            joint.formula->evaluate(t, std::span<const Pose* const>(poses, 2 + further), angles, line[0], out.more);
        }
        break;
    }
    const int lines = out.equality + out.coordinates;
    for (int i = 0; i < lines; ++i) {
        if (joint.body_a == kWorld) line[i].Ja.setZero();
        if (joint.body_b == kWorld) line[i].Jb.setZero();
    }
}

} // namespace saltus::rigid

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/event_driven/body_motion.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

using rigid::kWorld;
using rigid::Vector3;
using rigid::Vector6;
using Kind = BodyRow::Kind;

constexpr double kPast = 1e-6;   // of a feature's size: so far past a corner it is told which side a point goes to
constexpr double kAngle = 0.015; // by which bodies turn from one point of a difference to the next

} // namespace

BodyMotion::BodyMotion(EventBodies& bodies, const rigid::World& world, bool books)
    : Motion(bodies.equations(), books), bodies_(bodies), world_(world), planar_(bodies.planar()), width_(bodies.width()), count_(world.input().bodies.size()) {
    memory_.assign(world.joints().size(), rigid::JointMemory{});
    has_short_way_ = false;
    lines_.resize(memory_.size());
    at_.resize(count_);
    twists_.assign(6 * count_, 0.0);
    acting_.assign(6 * count_, 0.0);
    const std::size_t drives = bodies.joint_layout().drives, conditions = bodies.formula_conditions();
    drives_.resize(drives);
    drive_accelerations_.assign(drives, 0.0);
    formula_in_.assign(bodies.formula_inputs(), 0.0);
    formula_out_.assign(std::max({bodies.force_of().size(), 4 * drives, 2 * conditions}), 0.0);
    formula_work_.assign(std::max({bodies.forces().workspace_size(), bodies.drives().workspace_size(), outputs_.residuals.workspace_size(),
                                   outputs_.rates.workspace_size(), outputs_.deciding.workspace_size()}),
                         0.0);
    seen_.reserve(1 + 2 * n_ + outputs_.conditions.size());
    rate_changes_.resize(memory_.size());
    more_.resize(memory_.size());
    for (std::size_t j = 0; j < memory_.size(); ++j) {
        more_[j].assign(world.joints()[j].more.size(), Vector6::Zero());
        lines_[j].more = more_[j].data();
    }
    poses_.resize(count_);
    angles_.assign(count_, 0.0);
    has_rows_.assign(memory_.size(), 0);
    for (const BodyRow& row : bodies.rows())
        if (row.kind != Kind::contact && row.kind != Kind::sliding) has_rows_[row.of] = 1;
    gap_.assign(m_, 0.0);
    speed_.assign(m_, 0.0);
}

Motion::Owner BodyMotion::owner(std::size_t component) const {
    return component < n_ + N_ ? of_body((component < n_ ? component : component - n_) / width_) : Owner{};
}

Motion::Owner BodyMotion::owner_of_singular() const { return of_body(singular_system_); }

Motion::Owner BodyMotion::of_body(std::size_t body) const {
    if (body >= count_) return {};
    const rigid::BodyInput& input = world_.input().bodies[body];
    return {input.name, input.place};
}

const rigid::Pose& BodyMotion::pose(std::uint32_t body) const noexcept {
    static const rigid::Pose world;
    return body == kWorld ? world : at_[body].pose;
}

void BodyMotion::set_memory(std::span<const double> angles) {
    for (std::size_t j = 0; j < memory_.size(); ++j) memory_[j] = {{angles[2 * j], angles[2 * j + 1]}};
    forget();
}

void BodyMotion::begin_at(const double* z) {
    forget();
    place(in_[0], z);
    for (std::size_t j = 0; j < memory_.size(); ++j) memory_[j] = lines_[j].memory;
    forget();
}

// Inputs of formulas, poses, twists, lines of joints, drives.
void BodyMotion::place(double t, const double* z) noexcept {
    const auto state = static_cast<std::ptrdiff_t>(1 + 2 * n_);
    if (seen_.size() == 1 + 2 * n_ + cells_.size() && seen_[0] == t && std::equal(seen_.begin() + 1, seen_.begin() + state, z) &&
        std::equal(cells_.begin(), cells_.end(), seen_.begin() + state))
        return;
    seen_.resize(1 + 2 * n_ + cells_.size());
    seen_[0] = t;
    std::copy_n(z, 2 * n_, seen_.begin() + 1);
    std::copy(cells_.begin(), cells_.end(), seen_.begin() + state);
    rows_seen_ = false;
    std::copy_n(in_.begin(), model_.layout.time_inputs(), formula_in_.begin());
    formula_in_[0] = t;
    double *packed_q = formula_in_.data() + model_.layout.time_inputs(), *packed_v = packed_q + world_.q_count();
    for (std::size_t b = 0; b < count_; ++b) {
        const double *x = z + width_ * b, *u = z + n_ + width_ * b;
        MovingPose& at = at_[b];
        double *twist = twists_.data() + 6 * b, *q = packed_q + width_ * b, *v = packed_v + (planar_ ? 3 : 6) * b;
        const bool fixed = world_.input().bodies[b].fixed;
        if (planar_) {
            at.pose.position << x[0], x[1], 0.0;
            at.pose.rotation = Eigen::Quaterniond(std::cos(0.5 * x[2]), 0.0, 0.0, std::sin(0.5 * x[2]));
            std::copy_n(x, 3, q);
            std::copy_n(u, 3, v);
            twist[0] = u[0], twist[1] = u[1], twist[5] = u[2];
        } else {
            at.pose.position << x[0], x[1], x[2];
            const double size = std::sqrt(x[3] * x[3] + x[4] * x[4] + x[5] * x[5] + x[6] * x[6]);
            const double factor = size > 0.0 ? 1.0 / size : 0.0;
            at.pose.rotation = size > 0.0 ? Eigen::Quaterniond(factor * x[3], factor * x[4], factor * x[5], factor * x[6]) : Eigen::Quaterniond::Identity();
            std::copy_n(x, 3, q);
            for (std::size_t i = 3; i < 7; ++i) q[i] = factor * x[i];
            std::copy_n(u, 6, v);
            std::copy_n(u, 6, twist);
        }
        if (fixed) std::fill_n(twist, 6, 0.0);
        poses_[b] = at.pose;
        if (planar_) angles_[b] = x[2];
        at.velocity << twist[0], twist[1], twist[2];
        at.spin = at.pose.rotation * Vector3(twist[3], twist[4], twist[5]);
    }
    double *y = packed_v + (planar_ ? 3 : 6) * count_, *ydot = y + world_.joint_row_count();
    for (std::size_t j = 0; j < lines_.size(); ++j) {
        evaluate_joint(j, lines_[j]);
        const std::size_t first = bodies_.joint_layout().first_row[j];
        for (std::size_t i = 0; first + i < bodies_.joint_layout().first_row[j + 1]; ++i) {
            y[first + i] = lines_[j].line[i].y;
            ydot[first + i] = rate_of(j, lines_[j].line[i]);
        }
    }
    if (drives_.empty()) return;
    bodies_.drives().evaluate(formula_in_.data(), cells_.data(), formula_out_.data(), formula_work_.data());
    for (std::size_t d = 0; d < drives_.size(); ++d) {
        const double* numbers = formula_out_.data() + 4 * d;
        drives_[d] = {numbers[0], numbers[1], numbers[2]};
        drive_accelerations_[d] = numbers[3];
    }
}

void BodyMotion::evaluate_joint(std::size_t j, rigid::JointLines& out) {
    const rigid::JointInput& joint = world_.joints()[j];
    const bool relation = joint.kind == rigid::JointKind::relation;
    rigid::JointMemory memory = memory_[j];
    if (relation) { // its angles are those of the bodies, all turns counted
        joint.formula->set_numbers(formula_in_.data());
        const auto angle = [&](std::uint32_t body) { return body == kWorld ? 0.0 : angles_[body]; };
        memory = {{angle(joint.body_a), angle(joint.body_b)}};
    }
    const rigid::Everybody all{poses_.data(), angles_.data()};
    rigid::evaluate(joint, bodies_.joint_starts()[j], pose(joint.body_a), pose(joint.body_b), planar_, memory, out, formula_in_[0], relation ? &all : nullptr);
}

double BodyMotion::rate_of(std::size_t j, const rigid::JointLine& line) const noexcept {
    const rigid::JointInput& joint = world_.joints()[j];
    double rate = line.rate(twist(joint.body_a), twist(joint.body_b));
    for (std::size_t k = 0; k < joint.more.size(); ++k) rate += more_[j][k].dot(Eigen::Map<const Vector6>(twist(joint.more[k])));
    return rate;
}

void BodyMotion::residuals(double t, const double* z, double* out) {
    place(t, z);
    const std::size_t formulas = bodies_.formula_conditions();
    if (formulas > 0) outputs_.residuals.evaluate(formula_in_.data(), cells_.data(), out, formula_work_.data());
    for (std::size_t k = formulas; k < outputs_.conditions.size(); ++k) {
        const ContactFeature& feature = outline(k);
        out[k] = outline_place(feature, at_[feature.body_a].pose, at_[feature.body_b].pose, cells_[k]);
    }
}

void BodyMotion::rates(double t, const double* z, double* out) {
    place(t, z);
    const std::size_t formulas = bodies_.formula_conditions();
    if (formulas > 0) outputs_.rates.evaluate(formula_in_.data(), cells_.data(), out, formula_work_.data());
    std::fill(out + formulas, out + outputs_.conditions.size(), 0.0);
}

void BodyMotion::decide(double t, const double* z, const double* given, double* out) {
    place(t, z);
    const std::size_t formulas = bodies_.formula_conditions(), count = outputs_.conditions.size();
    if (formulas > 0) {
        outputs_.deciding.evaluate(formula_in_.data(), given, formula_out_.data(), formula_work_.data());
        std::copy_n(formula_out_.begin(), formulas, out);
        std::copy_n(formula_out_.begin() + static_cast<std::ptrdiff_t>(formulas), formulas, out + count);
    }
    for (std::size_t k = formulas; k < count; ++k) {
        const ContactFeature& feature = outline(k);
        out[k] = given[k] == given[k] ? given[k] : nearest_cell(feature, at_[feature.body_a], at_[feature.body_b], cells_[k]);
        out[count + k] = 1.0;
    }
}

bool BodyMotion::can_close(std::size_t row) const noexcept {
    const BodyRow& of = bodies_.rows()[row];
    return of.cell == kWorld || !faces_sharply(bodies_.features()[of.of], cells_[of.cell]);
}

bool BodyMotion::passes(std::size_t row, double t, const double* z, std::uint32_t& condition, double& cell) {
    if (can_close(row)) return false;
    place(t, z);
    const BodyRow& of = bodies_.rows()[row];
    const ContactFeature& feature = bodies_.features()[of.of];
    const MovingPose &a = at_[feature.body_a], &b = at_[feature.body_b];
    const double speed = (a.velocity - b.velocity).norm() + (a.spin.norm() + b.spin.norm()) * feature.size;
    condition = of.cell;
    cell = nearest_cell(feature, a, b, cells_[of.cell], kPast * feature.size / std::max(speed, 1e-300));
    return true;
}

void BodyMotion::put(const BodyRow& row, const Vector6& a, const Vector6& b) noexcept {
    put_one(row.body_a, row.entry_a, a);
    put_one(row.body_b, row.entry_b, b);
}

void BodyMotion::put_one(std::uint32_t body, std::uint32_t entry, const Vector6& numbers) noexcept {
    if (body == kWorld) return;
    double* out = model_.H.value.data() + entry;
    if (planar_) out[0] = numbers[0], out[1] = numbers[1], out[2] = numbers[5];
    else std::copy_n(numbers.data(), 6, out);
}

// d/dt of the rates of a joint's lines while the twists keep.
void BodyMotion::find_rate_changes(std::uint32_t j) {
    const rigid::JointInput& joint = world_.joints()[j];
    const double *va = twist(joint.body_a), *vb = twist(joint.body_b);
    std::array<double, rigid::kMostJointLines>& out = rate_changes_[j];
    out.fill(0.0);
    if (joint.kind == rigid::JointKind::relation) {
        evaluate_joint(j, lines_[j]); // others may have asked its formula since
        const double* twists[rigid::kMostRelated] = {va, vb};
        const std::size_t further = std::min(joint.more.size(), rigid::kMostRelated - 2);
        for (std::size_t k = 0; k < further; ++k) twists[2 + k] = twist(joint.more[k]);
        out[0] = joint.formula->rate_change(std::span<const double* const>(twists, 2 + further));
        return;
    }
    double turning = 0.0;
    Vector3 speed = Vector3::Zero();
    if (va) turning += Vector3(va[3], va[4], va[5]).norm(), speed += Vector3(va[0], va[1], va[2]);
    if (vb) turning += Vector3(vb[3], vb[4], vb[5]).norm(), speed -= Vector3(vb[0], vb[1], vb[2]);
    if (joint.kind == rigid::JointKind::distance) {
        const Vector3 d = pose(joint.body_a).apply(joint.frame_a.position) - pose(joint.body_b).apply(joint.frame_b.position);
        turning += (speed.norm() + turning * (joint.frame_a.position.norm() + joint.frame_b.position.norm())) / std::max(d.norm(), 1e-300);
    }
    if (!(turning > 0.0) || joint.kind == rigid::JointKind::twist) return;
    const double step = kAngle / turning;
    const auto moved = [&](std::uint32_t body, double s) {
        rigid::Pose made = pose(body);
        if (const double* v = twist(body)) {
            made.position += s * Vector3(v[0], v[1], v[2]);
            made.rotation = rigid::turned(made.rotation, s * Vector3(v[3], v[4], v[5]));
        }
        return made;
    };
    rigid::JointLines lines;
    for (const auto& [at, weight] : {std::pair(1.0, 45.0), std::pair(2.0, -9.0), std::pair(3.0, 1.0)})
        for (const double side : {1.0, -1.0}) {
            const double s = side * at * step;
            rigid::evaluate(joint, bodies_.joint_starts()[j], moved(joint.body_a, s), moved(joint.body_b, s), planar_, lines_[j].memory, lines);
            for (std::size_t i = 0; i < static_cast<std::size_t>(lines.equality + lines.coordinates); ++i)
                out[i] += side * weight * lines.line[i].rate(va, vb) / (60.0 * step);
        }
}

void BodyMotion::joint_row(std::size_t k, const BodyRow& row) {
    const rigid::JointInput& joint = world_.joints()[row.of];
    const rigid::JointLine& line = lines_[row.of].line[row.line];
    const double rate = rate_of(row.of, line);
    put(row, row.sign * line.Ja, row.sign * line.Jb);
    for (std::size_t i = 0; i < row.more.size(); ++i) put_one(row.more[i].first, row.more[i].second, row.sign * more_[row.of][i]);
    gap_[k] = row.kind == Kind::equality ? line.y : row.kind == Kind::limit ? row.sign * (line.y - row.bound) : 0.0;
    speed_[k] = row.sign * rate;
    bias_[k] = row.sign * rate_changes_[row.of][row.line];
    if (joint.kind == rigid::JointKind::relation) moving_[k] = speed_[k];
    if (row.kind != Kind::drive_position && row.kind != Kind::drive_velocity && row.kind != Kind::motor) return;
    const rigid::DriveValue& drive = drives_[row.drive];
    if (row.kind == Kind::drive_position) gap_[k] = line.y - drive.position;
    speed_[k] -= drive.rate;
    moving_[k] = speed_[k];
    bias_[k] -= drive_accelerations_[row.drive];
}

// u = e . (v_a(c) - v_b(c)) along a direction e that turns, at a point c that wanders.
void BodyMotion::contact_row(std::size_t k, const BodyRow& row) {
    const ContactFeature& feature = bodies_.features()[row.of];
    const MovingPose &a = at_[feature.body_a], &b = at_[feature.body_b];
    const bool slides = row.kind == Kind::sliding; // behind the row of its contact
    if (!slides) feature_ = feature_state(feature, a, b, row.cell == kWorld ? 0.0 : cells_[row.cell]);
    const FeatureState& s = feature_;
    const Vector3 e = slides ? Vector3(-s.normal.y(), s.normal.x(), 0.0) : s.normal;
    const Vector3 e_rate = slides ? Vector3(-s.normal_rate.y(), s.normal_rate.x(), 0.0) : s.normal_rate;
    const Vector3 arm_a = s.point - a.pose.position, arm_b = s.point - b.pose.position;
    Vector6 Ja, Jb;
    Ja << e, a.pose.rotation.conjugate() * arm_a.cross(e);
    Jb << -e, -(b.pose.rotation.conjugate() * arm_b.cross(e));
    put(row, Ja, Jb);
    const Vector3 relative = a.velocity + a.spin.cross(arm_a) - b.velocity - b.spin.cross(arm_b);
    gap_[k] = slides ? 0.0 : s.gap;
    speed_[k] = e.dot(relative);
    bias_[k] = e_rate.dot(relative) + e.dot(a.spin.cross(s.point_rate - a.velocity) - b.spin.cross(s.point_rate - b.velocity));
}

void BodyMotion::place_rows(double) {
    if (rows_seen_) return;
    const auto rows = bodies_.rows();
    for (std::uint32_t j = 0; j < has_rows_.size(); ++j)
        if (has_rows_[j]) find_rate_changes(j);
    for (std::size_t k = 0; k < rows.size(); ++k) {
        if (rows[k].kind == Kind::contact || rows[k].kind == Kind::sliding) contact_row(k, rows[k]);
        else joint_row(k, rows[k]);
    }
    rows_seen_ = true;
}

const double* BodyMotion::read(double t, const double* z, bool rows) {
    place(t, z);
    if (rows) place_rows(t);
    return nullptr; // no first-order systems
}

void BodyMotion::find_outputs(double t, const double* z) {
    place(t, z);
    place_rows(t);
    y_ = gap_;
    ydot_ = speed_;
}

double BodyMotion::spring_force(std::uint32_t joint, int coordinate) const {
    const rigid::JointInput& of = world_.joints()[joint];
    const rigid::JointCoordinate& c = rigid::coordinate_of(of, coordinate);
    const rigid::JointLine& line = lines_[joint].coordinate(coordinate);
    return -c.stiffness * (line.y - c.rest) - c.damping * line.rate(twist(of.body_a), twist(of.body_b));
}

void BodyMotion::add(std::uint32_t body, const Vector6& force) noexcept {
    if (body == kWorld || world_.input().bodies[body].fixed) return;
    double* out = force_.data() + width_ * body;
    if (planar_) out[0] += force[0], out[1] += force[1], out[2] += force[5];
    else
        for (int i = 0; i < 6; ++i) out[i] += force[i];
}

void BodyMotion::joint_forces() {
    const auto& joints = world_.joints();
    for (std::uint32_t j = 0; j < joints.size(); ++j) {
        const rigid::JointInput& joint = joints[j];
        const double *va = twist(joint.body_a), *vb = twist(joint.body_b);
        for (int i = 0; i < lines_[j].coordinates; ++i) {
            const rigid::JointCoordinate& c = rigid::coordinate_of(joint, i);
            if (c.stiffness == 0.0 && c.damping == 0.0) continue;
            const rigid::JointLine& line = lines_[j].coordinate(i);
            const double force = spring_force(j, i), rate = line.rate(va, vb);
            book_[1] += c.damping * rate * rate;
            add(joint.body_a, force * line.Ja);
            add(joint.body_b, force * line.Jb);
        }
        Vector6 a = Vector6::Zero(), b = Vector6::Zero();
        book_[0] += rigid::add_drive_forces(joint, j, bodies_.joint_layout(), lines_[j], drives_, va, vb, joint.body_a == kWorld ? nullptr : a.data(),
                                            joint.body_b == kWorld ? nullptr : b.data());
        add(joint.body_a, a);
        add(joint.body_b, b);
    }
}

void BodyMotion::form_forces(double, const double*) {
    const rigid::Input& input = world_.input();
    std::fill(force_.begin(), force_.end(), 0.0);
    book_[0] = book_[1] = book_[2] = 0.0;
    std::fill(acting_.begin(), acting_.end(), 0.0);
    const auto force_of = bodies_.force_of();
    if (!force_of.empty()) bodies_.forces().evaluate(formula_in_.data(), cells_.data(), formula_out_.data(), formula_work_.data());
    for (std::size_t i = 0; i < force_of.size(); ++i) acting_[force_of[i]] += formula_out_[i];
    for (std::uint32_t b = 0; b < count_; ++b) {
        const rigid::BodyInput& body = input.bodies[b];
        if (body.fixed) continue;
        Vector6 force = Eigen::Map<const Vector6>(acting_.data() + 6 * std::size_t{b});
        const Eigen::Map<const Vector6> speed(twist(b));
        book_[0] += force.dot(speed);
        force.head<3>() += body.mass * input.gravity;
        if (!planar_) {
            const Vector3 spin = speed.tail<3>();
            force.tail<3>() -= spin.cross(0.5 * (body.inertia + body.inertia.transpose()) * spin);
        }
        add(b, force);
    }
    joint_forces();
}

void BodyMotion::write(double* dz) const noexcept {
    for (std::size_t b = 0; b < count_; ++b) {
        double* out = dz + width_ * b;
        const double *w = twists_.data() + 6 * b, *q = seen_.data() + 1 + width_ * b + 3;
        out[0] = w[0], out[1] = w[1];
        if (planar_) {
            out[2] = w[5];
            continue;
        }
        out[2] = w[2];
        out[3] = 0.5 * (-q[1] * w[3] - q[2] * w[4] - q[3] * w[5]);
        out[4] = 0.5 * (q[0] * w[3] + q[2] * w[5] - q[3] * w[4]);
        out[5] = 0.5 * (q[0] * w[4] - q[1] * w[5] + q[3] * w[3]);
        out[6] = 0.5 * (q[0] * w[5] + q[1] * w[4] - q[2] * w[3]);
    }
    std::copy(u_rate_.begin(), u_rate_.end(), dz + n_);
    if (books_) std::copy_n(book_, 3, dz + n_ + N_);
}

void BodyMotion::displace(double* z, const double* along, double factor) const noexcept {
    for (std::size_t b = 0; b < count_; ++b) {
        double* x = z + width_ * b;
        const double* d = along + width_ * b;
        for (int i = 0; i < 3; ++i) x[i] += factor * d[i];
        if (planar_ || world_.input().bodies[b].fixed) continue;
        const Eigen::Quaterniond q = rigid::turned(Eigen::Quaterniond(x[3], x[4], x[5], x[6]), factor * Vector3(d[3], d[4], d[5]));
        x[3] = q.w(), x[4] = q.x(), x[5] = q.y(), x[6] = q.z();
    }
}

} // namespace saltus::simulation

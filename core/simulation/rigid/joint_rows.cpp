// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/joint_rows.h"

#include "core/simulation/rigid/activation.h"
#include "core/simulation/rigid/mean_gap.h"

#include <Eigen/Geometry>

#include <cmath>

namespace saltus::rigid {
namespace {

using Drive = JointCoordinate::Drive;

constexpr std::uint32_t kRowsPerCoordinate = 5; // drive, lower, upper, spring, friction

// u + compliance p = target of a spring; see the derivation in the header. Below theta = 1/2 it would not be stable.
void spring_row(double stiffness, double damping, double stretch, double rate, double h, double theta,
                Row& row) noexcept {
    const double t = std::fmax(theta, 0.5);
    const double d = stiffness * t * h + damping;
    row.law = RowLaw::equality;
    row.compliance = 1.0 / (h * t * d);
    row.target = (-stiffness * stretch / d - (1.0 - t) * rate) / t;
}

} // namespace

JointLayout joint_layout(std::span<const JointInput> joints, bool planar) {
    JointLayout out;
    std::uint32_t row = 0, slot = 0, drive = 0;
    out.drive.assign(2 * joints.size(), kWorld);
    for (std::size_t j = 0; j < joints.size(); ++j) {
        out.first_row.push_back(row);
        out.first_slot.push_back(slot);
        const auto e = static_cast<std::uint32_t>(equality_rows(joints[j], planar));
        const int n = coordinate_count(joints[j], planar);
        row += e + static_cast<std::uint32_t>(n);
        slot += e + kRowsPerCoordinate * static_cast<std::uint32_t>(n);
        for (int i = 0; i < n; ++i)
            if (coordinate_of(joints[j], i).drive != Drive::none)
                out.drive[2 * j + static_cast<std::size_t>(i)] = drive++;
    }
    out.first_row.push_back(row);
    out.first_slot.push_back(slot);
    for (std::size_t j = 0; j < joints.size(); ++j)
        if (joints[j].kind == JointKind::twist) out.drive[2 * j] = drive++;
    out.drives = drive;
    return out;
}

std::uint32_t JointLayout::limit_slot(std::uint32_t joint, int equality, int coordinate, bool upper) const noexcept {
    return first_slot[joint] + static_cast<std::uint32_t>(equality) + kRowsPerCoordinate * static_cast<std::uint32_t>(coordinate) + (upper ? 2 : 1);
}

void append_rows(const JointInput& joint, std::uint32_t j, const JointLayout& layout, const JointLines& here,
                 const JointLines& directions, const double* va, const double* vb, std::span<const DriveValue> now,
                 std::span<const DriveValue> next, const JointStep& step, std::span<const double> warm,
                 std::vector<Row>& rows, std::vector<JointRowSource>& sources, const JointEnd* end, const FurtherRates* further) {
    const double h = step.h;
    const Activation activation{step.gamma * h, step.closing};
    // J(q+) v+ - J_s v+, and what drifts at the end
    const auto bend = [&](int line) {
        const JointLine& d = directions.line[line];
        if (end != nullptr) {
            const double bent = end->lines->line[line].rate(end->va, end->vb) - d.along(end->va, end->vb);
            return further ? bent + further->end - further->along_end : bent;
        }
        double turned = (1.0 - step.fraction) / step.fraction * (d.along(va, vb) - here.line[line].along(va, vb));
        if (further) turned += (1.0 - step.fraction) / step.fraction * (further->along - further->here);
        return d.drift == 0.0 ? turned : turned + d.drift;
    };
    auto add = [&](int line, JointRowRole role, double sign, std::uint32_t slot, Row row) {
        const JointLine& d = directions.line[line];
        row.body_a = joint.body_a;
        row.body_b = joint.body_b;
        row.Ja = sign * d.Ja;
        row.Jb = sign * d.Jb;
        const std::uint32_t at = layout.first_slot[j] + slot;
        row.p = at < warm.size() ? warm[at] : 0.0;
        rows.push_back(row);
        sources.push_back({j, static_cast<std::uint8_t>(line), role, sign, at, sign * (further ? d.rate(va, vb) + further->along : d.rate(va, vb))});
    };
    for (int i = 0; i < here.equality; ++i) {
        Row row;
        const double rate = joint.kind == JointKind::twist ? next[layout.drive[2 * j]].rate : 0.0;
        row.target = rate - bend(i);
        add(i, JointRowRole::equality, 1.0, static_cast<std::uint32_t>(i), row);
    }
    for (int i = 0; i < here.coordinates; ++i) {
        const JointCoordinate& c = coordinate_of(joint, i);
        const int line = here.equality + i;
        const double y = here.line[line].y;
        double u = here.line[line].rate(va, vb), middle = directions.line[line].rate(va, vb);
        if (further) u += further->here, middle += further->along;
        const double still = -bend(line); // the target that means rest at the end
        const std::uint32_t slot =
            static_cast<std::uint32_t>(here.equality) + kRowsPerCoordinate * static_cast<std::uint32_t>(i);
        if (c.drive == Drive::position || c.drive == Drive::velocity) {
            const std::uint32_t k = layout.drive[2 * j + static_cast<std::uint32_t>(i)];
            Row row;
            row.target = next[k].rate + still;
            if (c.drive == Drive::position) row.target -= (y - now[k].position) / h;
            if (std::isfinite(c.largest)) {
                row.law = RowLaw::box;
                row.upper = h * c.largest;
                row.lower = -row.upper;
            }
            add(line, JointRowRole::drive, 1.0, slot, row);
        }
        if (c.compliance > 0.0) {
            const double after = end != nullptr ? end->lines->line[line].y : y + h * u;
            MeanGap mean = mean_gap(y, after, c.two_sided);
            if (c.implicit) mean = c.two_sided || after < 0.0 ? MeanGap{after, 1.0} : MeanGap{};
            double along = end != nullptr ? directions.line[line].along(end->va, end->vb) : directions.line[line].along(va, vb); // p = -h / D (gap + weight (u - along))
            if (further) along += end != nullptr ? further->along_end : further->along;
            const double weight = h * std::fmax(step.theta, 0.5) * mean.slope;
            if (!(weight > 0.0)) continue;
            Row row;
            row.compliance = c.compliance / (h * weight);
            row.target = along - mean.gap / weight;
            add(line, JointRowRole::spring, 1.0, slot + 3, row);
            continue;
        }
        if (c.lower == c.upper) {
            Row row;
            row.target = still;
            add(line, JointRowRole::lower, 1.0, slot + 1, row);
        } else {
            for (int side = 0; side < 2; ++side) {
                const double limit = side == 0 ? c.lower : c.upper;
                const double sign = side == 0 ? 1.0 : -1.0;
                if (!std::isfinite(limit)) continue;
                const double gap = sign * (y - limit), rate = sign * u;
                // What pressed in the last step stays in the problem: its law does no harm when it opens, and left out
                // it would fall for a step, rebound in the next, and so for ever where e > 0.
                const std::uint32_t at = layout.limit_slot(j, here.equality, i, side != 0);
                const bool pressed = (at < warm.size() && warm[at] > 0.0) || (at < step.pressed.size() && step.pressed[at] != 0);
                if (!(pressed || activation.foresees(gap, rate)) || !activation.lets(rate)) continue;
                Row row;
                row.law = RowLaw::unilateral;
                row.target = -c.e * rate + sign * still;
                add(line, side == 0 ? JointRowRole::lower : JointRowRole::upper, sign,
                    slot + 1 + static_cast<std::uint32_t>(side), row);
            }
        }
        if (c.stiffness > 0.0 || c.damping > 0.0) {
            Row row;
            spring_row(c.stiffness, c.damping, y - c.rest, middle, h, step.theta, row);
            add(line, JointRowRole::spring, 1.0, slot + 3, row);
        }
        if (c.friction > 0.0) {
            Row row;
            row.law = RowLaw::box;
            row.upper = h * c.friction;
            row.lower = -row.upper;
            row.target = still;
            add(line, JointRowRole::friction, 1.0, slot + 4, row);
        }
        if (c.relay[0] != 0.0 || c.relay[1] != 0.0 || c.mu > 0.0) {
            Row row;
            row.law = RowLaw::box;
            row.lower = h * c.relay[0];
            row.upper = h * c.relay[1];
            row.target = still;
            if (c.mu > 0.0) { // the normal percussion of the last pass: the loop around the problem goes on until it stays
                const std::uint32_t normal = layout.first_slot[c.normal] + 1;
                row.upper = normal < warm.size() ? c.mu * std::fmax(warm[normal], 0.0) : 0.0;
                row.lower = -row.upper;
                row.target -= c.e * u;
            }
            add(line, JointRowRole::friction, 1.0, slot + 4, row);
        }
    }
}

double add_drive_forces(const JointInput& joint, std::uint32_t j, const JointLayout& layout, const JointLines& lines,
                        std::span<const DriveValue> now, const double* va, const double* vb, double* force_a,
                        double* force_b) noexcept {
    double power = 0.0;
    for (int i = 0; i < lines.coordinates; ++i) {
        if (coordinate_of(joint, i).drive != Drive::force) continue;
        const double F = now[layout.drive[2 * j + static_cast<std::uint32_t>(i)]].force;
        const JointLine& line = lines.coordinate(i);
        for (int k = 0; k < 6; ++k) {
            if (force_a != nullptr) force_a[k] += F * line.Ja[k];
            if (force_b != nullptr) force_b[k] += F * line.Jb[k];
        }
        power += F * line.rate(va, vb);
    }
    return power;
}

double spring_energy(const JointInput& joint, const JointLines& lines) noexcept {
    double energy = 0.0;
    for (int i = 0; i < lines.coordinates; ++i) {
        const JointCoordinate& c = coordinate_of(joint, i);
        if (!(c.stiffness > 0.0)) continue;
        const double stretch = lines.coordinate(i).y - c.rest;
        energy += 0.5 * c.stiffness * stretch * stretch;
    }
    return energy;
}

void append_pull(std::uint32_t body, const InverseMass& mass, const Pose& pose, const Vector3& point,
                 const Vector3& target, double frequency, const double* v, const JointStep& step,
                 std::vector<Row>& rows) {
    const Matrix3 rotation = pose.rotation.toRotationMatrix();
    const Vector3 stretch = pose.apply(point) - target;
    Vector6 J[3];
    double trace = 0.0;
    for (int i = 0; i < 3; ++i) {
        const Vector3 turn = point.cross(Vector3(rotation.row(i).transpose()));
        J[i] << Vector3::Unit(i), turn;
        trace += mass.linear[i] + turn.dot(mass.angular * turn);
    }
    if (!(trace > 0.0)) return;
    const double m = 3.0 / trace;
    for (int i = 0; i < 3; ++i) {
        Row row;
        row.body_a = body;
        row.Ja = J[i];
        double rate = 0.0;
        for (int k = 0; k < 6; ++k) rate += J[i][k] * v[k];
        spring_row(m * frequency * frequency, 2.0 * m * frequency, stretch[i], rate, step.h, step.theta, row);
        rows.push_back(row);
    }
}

} // namespace saltus::rigid

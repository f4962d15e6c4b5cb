// SPDX-License-Identifier: GPL-3.0-or-later
// The bodies' equations of motion, formed again from the result of a step:
//   m (v+ - v) - h m g - h f_theta - sum of percussions = 0,
//   I (w+ - w) + what stands for the gyroscopic term - h t_theta - sum of their moments = 0.
#include "core/simulation/rigid/free_motion.h"
#include "core/simulation/rigid/world_impl.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace saltus::rigid {

namespace {

double largest(const Vector3& x) noexcept { return x.cwiseAbs().maxCoeff(); }
double by_terms(double off, double size) noexcept { return off == 0.0 ? 0.0 : off / size; }

} // namespace

void World::Impl::act(std::uint32_t body, const Vector3& force, const Vector3& moment) noexcept {
    if (body == kWorld || body >= count()) return; // of systems: theirs
    double* const to = acting.data() + 6 * std::size_t{body};
    for (int i = 0; i < 3; ++i) to[i] += force[i], to[3 + i] += moment[i];
    acting_size[2 * std::size_t{body}] += largest(force);
    acting_size[2 * std::size_t{body} + 1] += largest(moment);
}

// What the percussions of contacts are to each body, into `acting`, and M^-1 times that, added to v_last.
void World::Impl::act_contacts() {
    std::fill(acting.begin(), acting.end(), 0.0);
    std::fill(acting_size.begin(), acting_size.end(), 0.0);
    for (const ContactBlock& block : blocks) {
        const Vector3 p(block.p[0], block.p[1], block.p[2]);
        const Vector3 force = block.frame.transpose() * p;
        Vector3 on_a = block.angular_a.transpose() * p, on_b = block.angular_b.transpose() * p;
        if (block.rolling()) {
            const Vector3 roll(block.p[5], block.p[3], block.p[4]);
            on_a += block.spin_a.transpose() * roll;
            on_b += block.spin_b.transpose() * roll;
        }
        const auto push = [&](std::uint32_t body, double sign, const Vector3& moment) {
            if (body == kWorld) return;
            Eigen::Map<Vector3> v(v_last.data() + 6 * std::size_t{body}), w(v_last.data() + 6 * std::size_t{body} + 3);
            v += sign * mass[body].linear.cwiseProduct(force);
            w += mass[body].angular * moment;
        };
        push(block.body_a, 1.0, on_a);
        push(block.body_b, -1.0, on_b);
        act(block.body_a, force, on_a);
        act(block.body_b, -force, on_b);
    }
}

// Behind act_contacts().
std::uint32_t World::Impl::measure_equations() {
    std::uint32_t worst_body = kWorld;
    // rows behind stand for slopes of forces, which have been formed again
    const std::size_t acting_rows = coupled ? coupling_begin : rows.size();
    for (const Row& row : std::span(rows).first(acting_rows)) {
        if (row.p == 0.0) continue;
        act(row.body_a, row.p * row.Ja.head<3>(), row.p * row.Ja.tail<3>());
        act(row.body_b, row.p * row.Jb.head<3>(), row.p * row.Jb.tail<3>());
        for (std::uint32_t s = row.side_begin; s < row.side_end; ++s) act(sides[s].body, row.p * sides[s].J.head<3>(), row.p * sides[s].J.tail<3>());
    }

    const Settings& s = settings;
    for (std::size_t b = 0; b < count(); ++b) {
        if (!moves(static_cast<std::uint32_t>(b)) || alone_body[b] != 0) continue;
        const BodyNumbers& body = bodies[b];
        const auto of = [b](const std::vector<double>& numbers, std::size_t from) { return Eigen::Map<const Vector3>(numbers.data() + 6 * b + from); };
        const auto over_step = [&](const std::vector<double>& now, const std::vector<double>& then, std::size_t from) -> Vector3 {
            return s.h * (s.theta * of(then, from) + (1.0 - s.theta) * of(now, from));
        };
        Vector3 impulse = over_step(f0, f1, 0) + s.h * body.mass * input().gravity, moment = over_step(f0, f1, 3);
        if (plan->force_drives) {
            impulse += over_step(drive0, drive1, 0);
            moment += over_step(drive0, drive1, 3);
        }
        const Vector3 v = of(v0, 0), v_next = of(v1, 0), w = of(v0, 3), w_next = of(v1, 3);
        double off = 0.0;
        for (int i = 0; i < 3; ++i)
            if (body.inverse.linear[i] > 0.0) off = std::fmax(off, std::fabs(body.mass * (v_next[i] - v[i]) - impulse[i] - acting[6 * b + static_cast<std::size_t>(i)]));
        const double speed = std::fmax(largest(v), largest(v_next));
        double worst = by_terms(off, std::fmax(std::fmax(body.mass * speed, largest(impulse)), acting_size[2 * b]));

        const Vector3 moments = moment + of(acting, 3);
        Vector3 gyro = Vector3::Zero();
        if (!planar() && !body.isotropic)
            gyro = s.gyroscopic == Gyroscopic::explicit_form ? Vector3(s.h * gyroscopic_moment(body.inertia, w))
                                                             : gyroscopic_percussion(body.inertia, s.theta * w_next + (1.0 - s.theta) * w, moments, s.h);
        const Vector3 spin_before = body.inertia * w, spin_after = body.inertia * w_next;
        const Vector3 turned = body.inertia * (w_next - w) + gyro - moments;
        off = planar() ? std::fabs(turned.z()) : largest(turned);
        const double size = std::fmax(std::fmax(largest(spin_before), largest(spin_after)), std::fmax(std::fmax(largest(gyro), largest(moment)), acting_size[2 * b + 1]));
        // a contact's moment is round-off of its force where its arm has no length
        worst = std::fmax(worst, by_terms(off, size + std::fmax(acting_size[2 * b], body.mass * speed) * body.radius));
        if (worst > report.equations) report.equations = worst, worst_body = static_cast<std::uint32_t>(b);
    }
    if (any_alone) measure_mechanisms();
    return worst_body;
}

} // namespace saltus::rigid

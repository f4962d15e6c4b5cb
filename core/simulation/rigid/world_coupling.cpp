// SPDX-License-Identifier: GPL-3.0-or-later
// Forces and drives that answer to systems of equations beside the bodies: their values at both ends of a step, and the rows
// that stand for their slopes (coupling.h).
#include "core/simulation/rigid/world_impl.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {

namespace {

constexpr double kWorthARow = 1e-6;   // h a / m: below, a pass of the outer loop gains as many digits by itself
constexpr int kSlopesAnewAfter = 3;   // passes

} // namespace

void World::Impl::size_coupling() {
    coupled = actions && actions->couples();
    if (!coupled) return;
    const auto channels = actions->channels();
    const auto moving = [&](std::uint32_t body) { return body != kWorld && !bodies[body].fixed ? body : kWorld; };
    std::vector<std::pair<std::uint32_t, std::uint32_t>> bodies_of;
    for (const Channel& channel : channels) {
        if (channel.joint) bodies_of.emplace_back(moving(joint_inputs[channel.object].body_a), moving(joint_inputs[channel.object].body_b));
        else bodies_of.emplace_back(moving(channel.object), kWorld);
    }
    clusters = clusters_of(channels.size(), actions->slope_pattern(), bodies_of);
    slopes.assign(actions->slope_pattern().size(), 0.0);
    for (auto* array : {&joint_y, &joint_rate}) array->assign(layout().rows(), 0.0);
    mixing.resize(6 * count() + carriers);
    mixing_weights.assign(6 * count() + carriers, 0.0);
    for (auto* iterate : {&mixing_from, &mixing_to}) iterate->assign(carriers > 0 ? 6 * count() + carriers : 0, 0.0);
}

void World::Impl::read_joints(const std::vector<JointLines>& lines, const std::vector<double>& twists) {
    for (std::size_t j = 0; j < joint_inputs.size(); ++j)
        for (int i = 0; i < lines[j].equality + lines[j].coordinates; ++i) {
            const std::size_t row = layout().first_row[j] + static_cast<std::size_t>(i);
            joint_y[row] = lines[j].line[i].y;
            joint_rate[row] = whole_rate(j, lines[j], i, twists);
        }
}

bool World::Impl::couple(bool at_end, double t, const std::vector<Pose>& poses, const std::vector<double>& angles,
                         const std::vector<double>& twists, const std::vector<JointLines>& lines, std::vector<double>& out,
                         std::vector<DriveValue>& values) {
    pack(poses, angles, twists, q1_packed.data(), v1_packed.data());
    read_joints(lines, twists);
    std::fill(out.begin(), out.end(), 0.0);
    const Reading reading{t, q1_packed.data(), v1_packed.data(), joint_y.data(), joint_rate.data(), at_end && carriers > 0 ? carrier_p.data() : nullptr};
    if (!actions->couple(reading, at_end, out.data(), drive_numbers.data())) {
        name_failure(Report::Failure::coupling, kWorld, false, "the systems of equations beside the bodies have no step",
                     "use a smaller step");
        return false;
    }
    if (carriers > 0) actions->carrier_state(at_end, (at_end ? carrier_q1 : carrier_q0).data(), (at_end ? carrier_v1 : carrier_v0).data());
    for (std::size_t d = 0; d < layout().drives; ++d)
        values[d] = {drive_numbers[3 * d], drive_numbers[3 * d + 1], drive_numbers[3 * d + 2]};
    return true;
}

bool World::Impl::couple_start(double t) {
    return couple(false, t, pose0, angle0, v0, here, f0, drives0);
}

bool World::Impl::couple_end(double t) {
    if (!joint_inputs.empty()) evaluate_joints(t_end, pose1, ends);
    ends_at_end = carriers == 0; // else where the systems were before this step of theirs
    return couple(true, t, pose1, angle1, v1, ends, f1, drives1);
}

// u of a channel, and its direction added to a row.
double World::Impl::add_channel(const Channel& channel, double factor, const std::vector<double>& twists, Row& row) const {
    const auto take = [&](std::uint32_t body, const Vector6& direction) {
        if (body == kWorld || !moves(body)) return 0.0;
        if (row.body_a == kWorld || row.body_a == body) {
            row.body_a = body;
            row.Ja += factor * direction;
        } else {
            row.body_b = body;
            row.Jb += factor * direction;
        }
        return factor * direction.dot(Eigen::Map<const Vector6>(twists.data() + 6 * std::size_t{body}));
    };
    if (!channel.joint) return take(channel.object, Vector6::Unit(static_cast<Eigen::Index>(channel.component)));
    const JointInput& joint = joint_inputs[channel.object];
    const JointLine& line = directions[channel.object].coordinate(static_cast<int>(channel.component));
    return take(joint.body_a, line.Ja) + take(joint.body_b, line.Jb);
}

void World::Impl::append_coupling(int pass) {
    coupling_begin = rows.size();
    const auto pattern = actions->slope_pattern();
    if (pattern.empty()) return;
    const double weight = settings.h * settings.theta;
    if (pass % kSlopesAnewAfter == 0) actions->slopes(weight, slopes.data());
    const auto channels = actions->channels();
    for (Cluster& cluster : clusters) {
        const std::size_t n = cluster.channels.size();
        std::fill(cluster.damping.begin(), cluster.damping.end(), 0.0);
        const auto place = [&](std::uint32_t c) {
            return static_cast<std::size_t>(std::lower_bound(cluster.channels.begin(), cluster.channels.end(), c) - cluster.channels.begin());
        };
        for (const std::uint32_t k : cluster.slopes) {
            const std::size_t i = place(pattern[k].first), j = place(pattern[k].second);
            cluster.damping[i * n + j] -= 0.5 * weight * slopes[k];
            cluster.damping[j * n + i] -= 0.5 * weight * slopes[k];
        }
        if (cluster.on_two_bodies && n > 1) {
            eigenvectors(n, cluster.damping.data(), cluster.vectors.data());
        } else {
            std::fill(cluster.vectors.begin(), cluster.vectors.end(), 0.0);
            for (std::size_t i = 0; i < n; ++i) cluster.vectors[i * n + i] = 1.0;
        }
        for (std::size_t k = 0; k < n; ++k) {
            const double a = cluster.damping[k * n + k];
            if (!(a > 0.0) || !std::isfinite(a)) continue;
            Row row;
            for (std::size_t c = 0; c < n; ++c)
                if (cluster.vectors[c * n + k] != 0.0)
                    row.target += add_channel(channels[cluster.channels[c]], cluster.vectors[c * n + k], v1, row);
            double mobility = 0.0;
            const auto add = [&](std::uint32_t body, const Vector6& J) {
                if (body == kWorld) return;
                mobility += J.head<3>().cwiseAbs2().dot(mass[body].linear) + J.tail<3>().dot(mass[body].angular * J.tail<3>());
            };
            add(row.body_a, row.Ja);
            add(row.body_b, row.Jb);
            if (!(a * mobility > kWorthARow)) continue;
            row.compliance = 1.0 / a;
            rows.push_back(row);
        }
    }
}

// Without weight drives alone move what rests: neither the start nor forces tell how fast.
double World::Impl::reached_scale() const {
    double largest = carriers > 0 ? std::fmax(velocity_scale(), carried_scale()) : velocity_scale();
    for (std::size_t b = 0; b < count(); ++b)
        if (!bodies[b].fixed) largest = std::fmax(largest, speed(b, v1));
    return largest;
}

void World::Impl::mix_iterates(int pass) {
    if (pass == 0) {
        mixing.reset();
        for (std::size_t b = 0; b < count(); ++b) {
            const double size = bodies[b].size;
            for (std::size_t i = 0; i < 6; ++i)
                mixing_weights[6 * b + i] = !moves(static_cast<std::uint32_t>(b)) ? 0.0 : i < 3 ? 1.0 : size * size;
        }
    }
    if (carriers == 0) {
        mixing.mix(v_last.data(), v1.data(), mixing_weights.data());
        return;
    }
    const auto numbers = static_cast<std::ptrdiff_t>(6 * count());
    for (std::size_t i = 0; pass == 0 && i < carriers; ++i) { // percussions count by what they do to velocities
        const double mobility = carrier_mobility[i * carriers + i];
        mixing_weights[6 * count() + i] = mobility * mobility;
    }
    std::copy_n(v_last.begin(), numbers, mixing_from.begin());
    std::copy(carrier_p_last.begin(), carrier_p_last.end(), mixing_from.begin() + numbers);
    std::copy_n(v1.begin(), numbers, mixing_to.begin());
    std::copy(carrier_p.begin(), carrier_p.end(), mixing_to.begin() + numbers);
    if (!mixing.mix(mixing_from.data(), mixing_to.data(), mixing_weights.data())) return;
    std::copy_n(mixing_to.begin(), numbers, v1.begin());
    std::copy(mixing_to.begin() + numbers, mixing_to.end(), carrier_p.begin());
}

} // namespace saltus::rigid

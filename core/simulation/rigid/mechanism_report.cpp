// SPDX-License-Identifier: GPL-3.0-or-later
// What a step of mechanisms that stand alone hands on: percussions, works, residuals, islands.
#include "core/simulation/rigid/world_impl.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {

namespace {

double largest_of(const Vector3& x) noexcept { return x.cwiseAbs().maxCoeff(); }

} // namespace

// The bodies of a mechanism are one island; islands by their first body.
void World::Impl::number_islands() {
    island_names.assign(count(), kWorld);
    std::uint32_t islands = 0;
    const auto named = [&](std::uint32_t& name) {
        if (name == kWorld) name = islands++;
        return name;
    };
    for (std::size_t b = 0; b < count(); ++b) {
        if (island_of_body[b] == kWorld) continue;
        if (alone_body[b] == 0) {
            // islands of the others have as many names as bodies at most
            island_of_body[b] = named(island_names[island_of_body[b]]);
            continue;
        }
        const Mechanism& m = mechanisms[plan->mechanism_of[b]];
        const std::uint32_t first = m.bodies.front().body;
        island_of_body[b] = first == b ? islands++ : island_of_body[first];
        report.solver.largest_island = std::max(report.solver.largest_island, static_cast<std::uint32_t>(m.rows.size()));
    }
    report.solver.islands = islands;
}

void World::Impl::finish_mechanisms() {
    for (const Mechanism& m : mechanisms) {
        if (!m.alone) continue;
        for (const Mechanism::HeldJoint& held : m.plan->joints)
            for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
                const Mechanism::HeldRow& row = m.rows[i];
                const double p = row.sum();
                joint_rows[layout().first_row[held.joint] + row.line].p += p;
                if (!row.limits() || !row.closes) continue;
                const double sign = row.role == JointRowRole::lower ? 1.0 : -1.0;
                LimitState limit;
                limit.joint = held.joint;
                limit.coordinate = row.coordinate;
                limit.upper = row.role == JointRowRole::upper;
                limit.angular = here[held.joint].line[row.line].angle;
                const auto there = [&](double rate, double y) { return row.pull > 0.0 ? std::copysign(std::sqrt(rate * rate + 2.0 * row.pull * gap_at(held, row, y)), rate) : rate; };
                limit.before = there(sign * start_rate(held, row), row.start);
                limit.after = there(sign * joint_rows[layout().first_row[held.joint] + row.line].ydot, row.end);
                limit.p = sign * p;
                limits.push_back(limit);
                report.closed_limits += limit.p > 0.0 ? 1 : 0;
            }
    }
}

// Percussions times the way along which they acted, closing ones times the mean of the speeds before and after. What
// stops a speed across a joint is its limits' work as elsewhere, the rest of what joints take is the scheme's.
void World::Impl::works_of_mechanisms() {
    const double theta = settings.theta;
    const auto rate = [&](const Mechanism& m, const Mechanism::HeldJoint& held, const Vector6& Ja, const Vector6& Jb, const auto& of) {
        double u = 0.0;
        for (int k = 0; k < 2; ++k) {
            if (held.side[k].body == Mechanism::kNone) continue;
            const std::size_t b = m.bodies[held.side[k].body].body;
            u += (k == 0 ? Ja : Jb).dot(of(b));
        }
        return u;
    };
    const auto map = [](const std::vector<double>& twists, std::size_t b) { return Eigen::Map<const Vector6>(twists.data() + 6 * b); };
    const auto moved = [&](std::size_t b) -> Vector6 { return theta * map(v_moved, b) + (1.0 - theta) * map(v_open, b); };
    const auto opened = [&](std::size_t b) -> Vector6 { return 0.5 * map(v0, b) + 0.5 * map(v_open, b); };
    const auto closed = [&](std::size_t b) -> Vector6 { return 0.5 * map(v1, b) + 0.5 * map(v_moved, b); };
    const auto before = [&](std::size_t b) -> Vector6 { return map(v0, b); };
    const auto after = [&](std::size_t b) -> Vector6 { return map(v1, b); };
    std::size_t limit = first_mechanism_limit;
    for (const Mechanism& m : mechanisms) {
        if (!m.alone) continue;
        for (const Mechanism::HeldJoint& held : m.plan->joints)
            for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
                const Mechanism::HeldRow& row = m.rows[i];
                const JointLine& start = here[held.joint].line[row.line];
                const JointLine& last = ends[held.joint].line[row.line];
                const double along = row.p * rate(m, held, row.Da, row.Db, moved) + row.closing * rate(m, held, last.Ja, last.Jb, closed) +
                                     row.opening * rate(m, held, start.Ja, start.Jb, opened);
                if (row.role == JointRowRole::spring || row.role == JointRowRole::friction) {
                    report.work_joints += along;
                } else if (row.role == JointRowRole::drive || row.kind == Mechanism::RowKind::rate) {
                    const double p = row.sum(), u = rate(m, held, start.Ja, start.Jb, before), u_end = rate(m, held, last.Ja, last.Jb, after);
                    const double lost = lost_at_drive(held.joint, row.line, p, u, u_end), done = lost == 0.0 ? along : 0.5 * p * (u + u_end);
                    report.work_drives += done - lost;
                    report.work_limits += lost;
                    if (lost != 0.0) joint_rows[layout().first_row[held.joint] + row.line].jumped = report.jumped = true;
                    report.work_scheme += along - done;
                } else {
                    const bool told = row.limits() && row.closes;
                    const double done = told ? 0.5 * limits[limit].p * (limits[limit].before + limits[limit].after)
                                             : 0.5 * row.sum() * (rate(m, held, start.Ja, start.Jb, before) + joint_rows[layout().first_row[held.joint] + row.line].ydot);
                    report.work_limits += done;
                    if (told) limits[limit++].work = done;
                    report.work_scheme += along - done;
                }
            }
    }
}

// The equations of motion of the whole step, formed again from what it came to.
void World::Impl::measure_mechanisms() {
    const Settings& s = settings;
    for (Mechanism& m : mechanisms) {
        if (!m.alone) continue;
        for (Mechanism::Body& own : m.bodies) { // what percussions did not explain, and the closing
            const BodyNumbers& body = bodies[own.body];
            const Eigen::Map<const Vector6> after(v1.data() + 6 * std::size_t{own.body}), moved(v_moved.data() + 6 * std::size_t{own.body});
            const Eigen::Map<const Vector6> before(v0.data() + 6 * std::size_t{own.body}), open(v_open.data() + 6 * std::size_t{own.body});
            own.force += body.mass * (after - moved + open - before).head<3>();
            own.moment += body.inertia * (after - moved + open - before).tail<3>();
            own.size = body.mass * std::fmax(largest_of(after.head<3>()), s.h * input().gravity.norm());
            own.turning_size = std::fmax(largest_of(body.inertia * after.tail<3>()), largest_of(body.inertia * moved.tail<3>()));
        }
        for (const Mechanism::HeldJoint& held : m.plan->joints)
            for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
                const Mechanism::HeldRow& row = m.rows[i];
                const JointLine &start = here[held.joint].line[row.line], &end = ends[held.joint].line[row.line];
                for (int k = 0; k < 2; ++k) {
                    if (held.side[k].body == Mechanism::kNone) continue;
                    Mechanism::Body& own = m.bodies[held.side[k].body];
                    const Vector6& J = k == 0 ? end.Ja : end.Jb;
                    const Vector6& first = k == 0 ? start.Ja : start.Jb;
                    own.force -= row.closing * J.head<3>() + row.opening * first.head<3>();
                    own.moment -= row.closing * J.tail<3>() + row.opening * first.tail<3>();
                    own.size = std::fmax(own.size, std::fabs(row.p) * (end.angle ? 0.0 : 1.0));
                    own.turning_size = std::fmax(own.turning_size, std::fabs(row.p) * (k == 0 ? row.Da : row.Db).tail<3>().norm());
                }
            }
        for (Mechanism::Body& own : m.bodies) {
            const BodyNumbers& body = bodies[own.body];
            const double force = planar() ? largest_of(Vector3(own.force.x(), own.force.y(), 0.0)) : largest_of(own.force);
            const double moment = planar() ? std::fabs(own.moment.z()) : largest_of(own.moment);
            if (force > 0.0) report.equations = std::fmax(report.equations, force / own.size);
            if (moment > 0.0) report.equations = std::fmax(report.equations, moment / (own.turning_size + own.size * std::sqrt(body.inertia(2, 2) / body.mass)));
        }
    }
}

} // namespace saltus::rigid

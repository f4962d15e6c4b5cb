// SPDX-License-Identifier: GPL-3.0-or-later
// Limits of joints and gaps by formula: which of them take part in a step's velocities, and how what stopped over its gap comes down.
#include "core/simulation/rigid/surface_speed.h"
#include "core/simulation/rigid/world_impl.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {

namespace {

// Calls call(body, J) for all that a row moves.
template <class Call>
void each_direction(const Row& row, const std::vector<RowSide>& sides, Call&& call) {
    call(row.body_a, row.Ja);
    call(row.body_b, row.Jb);
    for (std::uint32_t k = row.side_begin; k < row.side_end; ++k) call(sides[k].body, sides[k].J);
}

} // namespace

// A limit that pressed in the last step stays in the problem (joint_rows.cpp) where it would be reached within this one without it. Else it
// comes down: the step of its impact ends over a gap of up to (theta + gamma - 1) h times the speed, and there it would stay for ever. How
// far it comes in a step is told by the masses that the row meets, far enough: what holds them lets them move less. Where no step leaves such gaps, one
// that no step could have left was made by a parameter: a stop that was moved away holds nothing.
bool World::Impl::let_limits_down() {
    const Settings& s = settings;
    const bool leaves_gaps = s.theta + s.gamma > 1.0;
    const double closed = s.projection == Projection::none ? 0.0 : s.projection_tolerance;
    bool any = false;
    for (std::size_t r = 0; r < sources.size(); ++r) {
        const JointRowSource& source = sources[r];
        const Row& row = rows[r];
        if (row.law != RowLaw::unilateral || !(row.p > 0.0) || pressed_limits[source.slot] != 0) continue;
        const double gap = gap_of_limit(source, here), rate = source.sign * whole_rate(source.joint, here[source.joint], source.line, v0);
        if (activation().foresees(gap, rate)) continue;
        double mobility = 0.0, moves_by = 0.0; // a step, at most
        const auto add = [&](std::uint32_t body, const Vector6& J) {
            if (body == kWorld) return;
            for (int k = 0; k < 6; ++k) moves_by += s.h * std::abs(J[k] * twist_in(v0, body)[k]);
            mobility += J.head<3>().cwiseAbs2().dot(mass[body].linear) + J.tail<3>().dot(mass[body].angular * J.tail<3>());
        };
        each_direction(row, sides, add);
        const double carried = s.theta * mobility * row.p;
        if ((leaves_gaps ? gap + s.h * rate : gap - moves_by) - s.h * carried <= closed) continue;
        row_p[source.slot] = 0.0;
        any = true;
    }
    return any;
}

double World::Impl::gap_of_limit(const JointRowSource& source, const std::vector<JointLines>& lines) const {
    const JointCoordinate& c = coordinate_of(joint_inputs[source.joint], source.line - lines[source.joint].equality);
    return source.sign * (lines[source.joint].line[source.line].y - (source.role == JointRowRole::lower ? c.lower : c.upper));
}

bool World::Impl::strikes(std::uint32_t j, int coordinate, bool upper) const {
    const auto rate = [&](const std::vector<double>& v) { return (upper ? -1.0 : 1.0) * whole_rate(j, here[j], here[j].equality + coordinate, v); };
    const double before = rate(v0);
    return before < -std::fabs(rate(v_free) - before);
}

void World::Impl::rebound_from_surface() {
    if (memory.brought_back.empty()) return;
    for (std::size_t r = 0; r < sources.size(); ++r) {
        const JointRowSource& source = sources[r];
        Row& row = rows[r];
        if (row.law != RowLaw::unilateral) continue;
        const double e = coordinate_of(joint_inputs[source.joint], source.line - here[source.joint].equality).e;
        if (!(e > 0.0)) continue;
        const JointLine& line = here[source.joint].line[source.line];
        const auto along = [&](const std::vector<double>& twists) { return source.sign * (whole_rate(source.joint, here[source.joint], source.line, twists) - line.drift); };
        double by_forces = 0.0; // what forces make of it at most
        const auto add = [&](std::uint32_t body, const Vector6& J) {
            if (body == kWorld || !moves(body)) return;
            const double a = input().gravity.norm() + Eigen::Map<const Vector3>(f0.data() + 6 * std::size_t{body}).norm() / bodies[body].mass;
            by_forces += a * (J.head<3>().norm() + (bodies[body].size > 0.0 ? J.tail<3>().norm() / bodies[body].size : 0.0));
        };
        each_direction(row, sides, add);
        const double rate = source.sign * whole_rate(source.joint, here[source.joint], source.line, v0);
        row.target += e * (rate - surface_speed(rate, along(memory.brought_back), std::fmin(-along(memory.accelerated), by_forces)));
    }
}

// Limits and gaps by formula that the projection pressed and the velocity problem did not know. False: there are none.
bool World::Impl::add_pressed_limits() {
    const auto pressed = projector.pressed_limits();
    bool any = false;
    for (std::uint32_t j = 0; j < joint_inputs.size(); ++j) {
        if (alone_joint[j] != 0) continue; // its mechanism knows its limits
        for (int i = 0; i < here[j].coordinates; ++i)
            for (const bool upper : {false, true}) {
                const std::uint32_t slot = layout().limit_slot(j, here[j].equality, i, upper);
                if (!pressed[slot] || pressed_limits[slot] || (coordinate_of(joint_inputs[j], i).e == 0.0 && strikes(j, i, upper))) continue; // as in take_part()
                if (std::any_of(sources.begin(), sources.end(), [slot](const JointRowSource& source) { return source.slot == slot; })) continue;
                pressed_limits[slot] = 1;
                any = true;
            }
    }
    return any;
}

} // namespace saltus::rigid

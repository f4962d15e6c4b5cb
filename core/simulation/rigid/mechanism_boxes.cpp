// SPDX-License-Identifier: GPL-3.0-or-later
// Friction, motors with a largest force and limits in a mechanism's step: who is at a bound, by active sets (mechanism.h).
#include "core/simulation/rigid/world_impl.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::rigid {

namespace {

constexpr double kWrongSide = 1e-2;  // by Newton's tolerance: the rate with which a percussion at its bound may miss its sign
constexpr double kRounding = 1e-13;  // of a bound
constexpr double kDigits = 4.0, kTurned = 3.0; // of rounding: how often it counts; rad
constexpr double kSlow = 1e-6;       // of the speeds: what rests
constexpr int kAllAtOnce = 8;        // rounds in which all rows change sides that ask for it

} // namespace

// way: by which a drive moves the coordinate of a percussion that is given.
void World::Impl::start_box(const Mechanism& m, const Mechanism::HeldJoint& held, Mechanism::HeldRow& row, double way) {
    using Side = Mechanism::Side;
    const JointCoordinate& c = coordinate_of(input.joints[held.joint], row.coordinate);
    if (row.limits()) { // what is beyond already goes no further: the projection brings it back
        const bool from_below = row.role == JointRowRole::lower;
        row.aim = from_below ? std::fmin(c.lower, row.start) : std::fmax(c.upper, row.start);
        row.lower = from_below ? 0.0 : -HUGE_VAL;
        row.upper = from_below ? HUGE_VAL : 0.0;
        row.p = std::fmax(row.p, 0.0) * (from_below ? 1.0 : -1.0);
        row.given = c.e > 0.0 && row.p == 0.0; // it is out of reach (stands_alone())
    } else {
        row.upper = input.settings.h * (row.role == JointRowRole::friction ? c.friction : c.largest);
        row.lower = -row.upper;
    }
    row.mobility = free_mobility(m, held, here[held.joint].line[row.line]);
    row.opening = 0.0;
    if (row.given && !row.limits()) {
        row.side = way > 0.0 ? Side::lower : way < 0.0 ? Side::upper : Side::held;
        row.p = row.bound_value();
        return;
    }
    row.p = std::clamp(row.p, row.lower, row.upper);
    row.side = row.p <= row.lower ? Side::lower : row.p >= row.upper ? Side::upper : Side::held;
}

// Of a row that was at its bound, sliding, or driven to another rate than it has.
bool World::Impl::begins_to_stick(const Mechanism::HeldJoint& held, const Mechanism::HeldRow& row, double slow) const {
    if (row.kind != Mechanism::RowKind::box) return false;
    if (row.role == JointRowRole::drive) return true;
    const JointInput& joint = input.joints[held.joint];
    const auto twist = [&](std::uint32_t body) { return body == kWorld ? nullptr : v0.data() + 6 * std::size_t{body}; };
    const JointLine& start = here[held.joint].line[row.line];
    return (row.closing != 0.0 || (row.limits() && row.p != 0.0)) && std::fabs(start.rate(twist(joint.body_a), twist(joint.body_b))) * (start.angle ? 0.1 : 1.0) > slow;
}

// What the law of a box leaves, as a rate: the natural map.
double World::Impl::box_rest(const Mechanism::HeldRow& row) const {
    if (row.given || !(row.mobility > 0.0)) return 0.0;
    const double rate = (row.end - row.aim) / (input.settings.theta * input.settings.h);
    return row.mobility * (row.p - std::clamp(row.p - rate / row.mobility, row.lower, row.upper));
}

// Of positions over a step, as a speed: what sticks where nothing pulls has no other.
double World::Impl::rounding_of(const Mechanism& m) const {
    double largest = 0.0;
    for (const Mechanism::Body& own : m.bodies) largest = std::fmax(largest, pose0[own.body].position.cwiseAbs().maxCoeff() + kTurned * bodies[own.body].size);
    return kDigits * std::numeric_limits<double>::epsilon() * largest / (input.settings.theta * input.settings.h);
}

// A limit with restitution on which something rests: its law needs no rebound.
bool World::Impl::rests_on(const Mechanism& m, std::uint32_t slot, double rate, bool angle) const {
    if (!(memory.rows[slot] > 0.0)) return false;
    double fastest = input.settings.h * input.gravity.norm();
    for (const Mechanism::Body& own : m.bodies) fastest = std::fmax(fastest, speed(own.body, v0));
    return std::fabs(rate) * (angle ? 0.1 : 1.0) <= kSlow * fastest;
}

// Of the linear problem that was solved: boxes change sides where their law asks for it. False: none does.
bool World::Impl::change_sides(Mechanism& m, bool closing, int round, double scale) {
    using Side = Mechanism::Side;
    const Settings& s = input.settings;
    const Mechanism::Freedoms& f = Mechanism::freedoms_of(planar());
    const auto n = static_cast<std::size_t>(f.count);
    const double wrong = kWrongSide * s.newton_tolerance * scale;
    const auto twist = [&](std::uint32_t body) { return body == kWorld ? nullptr : v_moved.data() + 6 * std::size_t{body}; };
    bool changed = false;
    for (const Mechanism::HeldJoint& held : m.joints) {
        if (!held.boxes) continue;
        const JointInput& joint = input.joints[held.joint];
        for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
            Mechanism::HeldRow& row = m.rows[i];
            if (row.given || (closing && !row.closes)) continue;
            const double step = m.right[m.system.begin(held.node) + held.place + i - held.row_begin];
            const JointLine& end = ends[held.joint].line[row.line];
            double rate = closing ? end.rate(twist(joint.body_a), twist(joint.body_b)) - row.aim_rate : (row.end - row.aim) / (s.theta * s.h);
            for (int k = 0; k < 2; ++k) {
                if (held.side[k].body == Mechanism::kNone) continue;
                const Vector6 slope = row_slope(m, held, row, k, closing);
                const double* const x = m.right.data() + m.system.begin(m.bodies[held.side[k].body].node);
                double change = 0.0;
                for (std::size_t j = 0; j < n; ++j) change += slope[f.at[j]] * x[j];
                rate += closing ? change : -change;
            }
            const double p = closing ? row.p + step : row.p - step;
            Side wanted = row.side;
            if (row.side == Side::held) {
                if (p < row.lower - kRounding * std::fabs(row.lower)) wanted = Side::lower;
                if (p > row.upper + kRounding * std::fabs(row.upper)) wanted = Side::upper;
            } else if (static_cast<double>(row.side) * rate > wrong) {
                const double moved = p - rate / row.mobility; // the natural map: to the other bound where that is far off
                wanted = moved <= row.lower ? Side::lower : moved >= row.upper ? Side::upper : Side::held;
                if (wanted == row.side) wanted = Side::held;
            }
            if (wanted == row.side) continue;
            row.side = wanted;
            changed = true;
            if (round >= kAllAtOnce) return true;
        }
    }
    return changed;
}

// Factors, and the solution of the linear problem in m.right. False: rows of joints that depend on each other.
bool World::Impl::solve_mechanism(Mechanism& m, bool closing, double scale) {
    const auto most = kAllAtOnce + 4 * static_cast<int>(m.rows.size()); // beyond it the pass is taken as it is, and the loop of passes judges it
    for (int round = 0;; ++round) {
        if (!factorize_mechanism(m, closing)) return false;
        fill_right(m, closing);
        m.system.solve(m.right);
        if (!m.boxed || round >= most || !change_sides(m, closing, round, scale)) return true;
    }
}

} // namespace saltus::rigid

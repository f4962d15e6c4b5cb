// SPDX-License-Identifier: GPL-3.0-or-later
// Friction, motors with a largest force and limits in a mechanism's step: who is at a bound, by active sets (mechanism.h).
#include "core/base/going_on.h"
#include "core/simulation/rigid/world_impl.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::rigid {

namespace {

constexpr double kWrongSide = 1e-2;  // by Newton's tolerance: the rate with which a percussion at its bound may miss its sign
constexpr double kRounding = 1e-13;  // of a bound
constexpr double kDigits = 4.0, kTurned = 3.0; // of rounding: how often it counts; rad
constexpr int kRebounds = 20;        // halvings of what a rebound may be
constexpr double kMostRebound = 2.0; // times the speed of the start by e: what falls from nearer by than a step's fall rebounds by less than it might
constexpr int kAllAtOnce = 8;        // rounds in which all rows change sides that ask for it

constexpr std::size_t kAsking = 32;   // rows
} // namespace

// way: by which a drive moves the coordinate of a percussion that is given.
void World::Impl::start_box(const Mechanism& m, const Mechanism::HeldJoint& held, Mechanism::HeldRow& row, double way) {
    using Side = Mechanism::Side;
    const JointCoordinate& c = coordinate_of(joint_inputs[held.joint], row.coordinate);
    if (row.limits()) { // what is beyond already goes no further: the projection brings it back
        const bool from_below = row.role == JointRowRole::lower;
        row.aim = from_below ? std::fmin(c.lower, row.start) : std::fmax(c.upper, row.start);
        row.lower = from_below ? 0.0 : -HUGE_VAL;
        row.upper = from_below ? HUGE_VAL : 0.0;
        row.p = std::fmax(row.p, 0.0) * (from_below ? 1.0 : -1.0);
        row.rebound = row.pull = 0.0;
        const double rate = start_rate(held, row), beyond = row.aim - row.start - settings.h * rate;
        if (m.carried && (from_below ? row.start >= c.lower && beyond > 0.0 : row.start <= c.upper && beyond < 0.0)) row.aim += c.e * beyond; // where the rebound carries it by the end
    } else {
        row.upper = settings.h * (row.role == JointRowRole::friction ? c.friction : c.largest);
        row.lower = -row.upper;
    }
    row.mobility = free_mobility(m, held, here[held.joint].line[row.line]);
    row.opening = 0.0;
    if (row.given) {
        row.side = way > 0.0 ? Side::lower : way < 0.0 ? Side::upper : Side::held;
        row.p = row.bound_value();
        return;
    }
    row.p = std::clamp(row.p, row.lower, row.upper);
    row.side = row.p <= row.lower ? Side::lower : row.p >= row.upper ? Side::upper : Side::held;
}

// Of a limit, where its coordinate is y; not behind it.
double World::Impl::gap_at(const Mechanism::HeldJoint& held, const Mechanism::HeldRow& row, double y) const {
    const JointCoordinate& c = coordinate_of(joint_inputs[held.joint], row.coordinate);
    return std::fmax(0.0, row.role == JointRowRole::lower ? y - c.lower : c.upper - y);
}

// At the start of the step.
double World::Impl::start_rate(const Mechanism::HeldJoint& held, const Mechanism::HeldRow& row) const {
    return line_rate(joint_inputs[held.joint], here[held.joint].line[row.line], v0);
}

// Of a row that was at its bound, sliding, or driven to another rate than it has.
bool World::Impl::begins_to_stick(const Mechanism::HeldJoint& held, const Mechanism::HeldRow& row, double slow) const {
    if (row.kind != Mechanism::RowKind::box) return false;
    if (row.role == JointRowRole::drive) return true;
    return (row.closing != 0.0 || (row.limits() && row.p != 0.0)) && std::fabs(start_rate(held, row)) * (here[held.joint].line[row.line].angle ? 0.1 : 1.0) > slow;
}

// What the law of a box leaves, as a rate: the natural map.
double World::Impl::box_rest(const Mechanism::HeldRow& row) const {
    if (row.given || !(row.mobility > 0.0)) return 0.0;
    const double rate = (row.end - row.aim) / (settings.theta * settings.h);
    return row.mobility * (row.p - std::clamp(row.p - rate / row.mobility, row.lower, row.upper));
}

// Of positions over a step, as a speed: what sticks where nothing pulls has no other.
double World::Impl::rounding_of(const Mechanism& m) const {
    double largest = 0.0;
    for (const Mechanism::Body& own : m.bodies) largest = std::fmax(largest, pose0[own.body].position.cwiseAbs().maxCoeff() + kTurned * bodies[own.body].size);
    return kDigits * std::numeric_limits<double>::epsilon() * largest / (settings.theta * settings.h);
}

// Of the linear problem that was solved: boxes change sides where their law asks for it. False: none does.
bool World::Impl::change_sides(Mechanism& m, bool closing, int round, double scale) {
    using Side = Mechanism::Side;
    const Settings& s = settings;
    const Mechanism::Freedoms& f = Mechanism::freedoms_of(planar());
    const auto n = static_cast<std::size_t>(f.count);
    const double wrong = kWrongSide * s.newton_tolerance * scale;
    bool changed = false;
    for (const Mechanism::HeldJoint& held : m.plan->joints) {
        if (!held.boxes) continue;
        const JointInput& joint = joint_inputs[held.joint];
        for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
            Mechanism::HeldRow& row = m.rows[i];
            if (row.given || (closing && !row.closes)) continue;
            const double step = m.right[m.system.begin(held.node) + held.place + i - held.row_begin];
            const JointLine& end = ends[held.joint].line[row.line];
            double rate = closing ? line_rate(joint, end, v_moved) - row.aim_rate : (row.end - row.aim) / (s.theta * s.h);
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
            if (wanted == Side::held && row.limits()) // not at both limits of a coordinate
                for (std::uint32_t other = held.row_begin; other < held.row_end; ++other)
                    if (other != i && m.rows[other].limits() && m.rows[other].coordinate == row.coordinate)
                        m.rows[other].side = m.rows[other].role == JointRowRole::lower ? Side::lower : Side::upper;
            changed = true;
            if (round >= kAllAtOnce) return true;
        }
    }
    return changed;
}

// The rates that limits ask for by what approached them at the start. True: something rebounds.
bool World::Impl::find_rebounds(Mechanism& m) {
    bool any = false;
    for (const Mechanism::HeldJoint& held : m.plan->joints) {
        if (!held.boxes) continue;
        for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
            Mechanism::HeldRow& row = m.rows[i];
            if (!row.limits() || !row.closes) continue;
            const double rate = start_rate(held, row), approach = row.role == JointRowRole::lower ? std::fmin(rate, 0.0) : std::fmax(rate, 0.0);
            row.rebound = -coordinate_of(joint_inputs[held.joint], row.coordinate).e * approach;
            any = any || row.rebound != 0.0;
        }
    }
    return any;
}

// share: of rebounds.
void World::Impl::aim_closing(Mechanism& m, double share) {
    for (Mechanism::HeldRow& row : m.rows)
        if (row.limits() && row.closes) row.aim_rate = share * row.rebound;
}

// Energy that limits and the closing gave in this step.
double World::Impl::rebound_gain(const Mechanism& m) const {
    double gain = 0.0;
    for (const Mechanism::Body& own : m.bodies) {
        const BodyNumbers& body = bodies[own.body];
        const Eigen::Map<const Vector6> after(v1.data() + 6 * std::size_t{own.body}), before(v_moved.data() + 6 * std::size_t{own.body});
        const Vector6 difference = after - before, sum = after + before;
        gain += 0.5 * (body.mass * difference.head<3>().dot(sum.head<3>()) + difference.tail<3>().dot(body.inertia * sum.tail<3>()));
    }
    for (const Mechanism::HeldJoint& held : m.plan->joints)
        for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
            const Mechanism::HeldRow& row = m.rows[i];
            if (!row.limits() || row.p == 0.0) continue;
            for (int k = 0; k < 2; ++k) {
                if (held.side[k].body == Mechanism::kNone) continue;
                const std::size_t at = 6 * std::size_t{m.bodies[held.side[k].body].body};
                const Eigen::Map<const Vector6> after(v_moved.data() + at), before(v_open.data() + at);
                gain += 0.5 * row.p * (k == 0 ? row.Da : row.Db).dot(after + before);
            }
        }
    return gain;
}

// The impact lies somewhere in the step: with the speeds of its start it would leave as it came only where the end is as far from the limit as the start. What
// limits take in all is (1 - e^2)/2 of the square of the speed at the limit by the mass there, so that elastic bounces win and lose nothing. What they give is a
// parabola in the share of the rates aimed at, which are closed as find_rebounds() says at the call; at the end as they shall be. Of several at once the speeds at
// the start stand for those at the limits. False: not solved.
bool World::Impl::weigh_rebounds(Mechanism& m, double scale) {
    const double with_rebounds = rebound_gain(m);
    aim_closing(m, 0.0);
    if (!solve_mechanism(m, true, scale)) return false;
    take_closing(m);
    const double none = rebound_gain(m), rates = with_rebounds - none; // J, of the rates alone
    double squares = 0.0, lost = 0.0;
    int count = 0;
    Mechanism::HeldRow* last = nullptr;
    const Mechanism::HeldJoint* of = nullptr;
    for (const Mechanism::HeldJoint& held : m.plan->joints)
        for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
            Mechanism::HeldRow& row = m.rows[i];
            if (!row.limits() || !row.closes || row.rebound == 0.0) continue;
            const double e = coordinate_of(joint_inputs[held.joint], row.coordinate).e, square = row.rebound * row.rebound;
            squares += square;
            lost += square * (1.0 / (e * e) - 1.0);
            ++count;
            last = &row, of = &held;
        }
    double beyond = 1.0;
    if (count == 1 && rates > 0.0) { // its speed at the limit is that at the start and what forces make of it until there
        const double sign = last->role == JointRowRole::lower ? 1.0 : -1.0, approach = -sign * start_rate(*of, *last), mobility = 0.5 * squares / rates;
        const double end = sign * line_rate(joint_inputs[of->joint], ends[of->joint].line[last->line], v_moved);
        last->pull = std::fmax(0.0, (mobility * sign * last->p - approach - end) / settings.h);
        beyond = 1.0 + 2.0 * last->pull * gap_at(*of, *last, last->start) / (approach * approach);
    }
    if (rates > 0.0) {
        const double share = std::fmin(kMostRebound, std::sqrt(std::fmax(0.0, -none / rates - lost / squares * beyond)));
        for (Mechanism::HeldRow& row : m.rows) row.rebound *= share;
    }
    aim_closing(m, 1.0);
    if (!solve_mechanism(m, true, scale)) return false;
    take_closing(m);
    return true;
}

// Rebounds that would give energy are made smaller. False: even without any they would, since y was carried beyond the limit.
bool World::Impl::limit_rebounds(Mechanism& m, double scale) {
    double weight = 0.0; // kg
    for (const Mechanism::Body& own : m.bodies) weight += bodies[own.body].mass;
    const double noise = kRounding * weight * scale * scale;
    if (rebound_gain(m) <= noise) return true;
    double low = 0.0, high = 1.0;
    for (int k = 0; k <= kRebounds; ++k) {
        const double share = k < kRebounds ? 0.5 * (low + high) : low;
        aim_closing(m, share);
        if (!solve_mechanism(m, true, scale)) return false;
        take_closing(m);
        (rebound_gain(m) <= noise ? low : high) = share;
    }
    return rebound_gain(m) <= noise;
}

// Factors, and the solution of the linear problem in m.right. False: rows of joints that depend on each other.
bool World::Impl::solve_mechanism(Mechanism& m, bool closing, double scale) {
    const auto most = kAllAtOnce + 4 * static_cast<int>(m.rows.size()); // beyond it the pass is taken as it is, and no step ends with it
    for (int round = 0;; ++round) {
        if (m.rows.size() > kAsking) ask_to_go_on();
        if (!factorize_mechanism(m, closing)) return false;
        fill_right(m, closing);
        m.system.solve(m.right);
        m.settled = !m.plan->boxed || !change_sides(m, closing, round, scale);
        if (m.settled || round >= most) return true;
    }
}

} // namespace saltus::rigid

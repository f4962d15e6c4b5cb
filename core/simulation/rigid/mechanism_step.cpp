// SPDX-License-Identifier: GPL-3.0-or-later
// Newton's method of a mechanism's step and its closing (mechanism.h).
#include "core/simulation/rigid/world_impl.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {

namespace {

constexpr double kLeastTheta = 1e-3; // below it velocities at the end are differences of positions divided by next to nothing
constexpr double kCorrected = 1e-5; // residuals from there on, by the speeds of the world, are not round-off after one step of Newton's
constexpr double kShared = 1e-10;   // of a box that is held: how it gives way, by its mobility, where others may hold the same
// What the directions of angles lack goes with the cube of the turn: far below this one it is rounding, of angles of many turns.
constexpr double kSlowTurn = 1e-4; // rad
constexpr double kDependent = 1e-9; // a loop's row whose mobility the others take to this share of it depends on them

Eigen::Map<const Vector3> twist_part(const std::vector<double>& twists, std::size_t body, std::size_t offset) noexcept {
    return Eigen::Map<const Vector3>(twists.data() + 6 * body + offset);
}

} // namespace

// Nothing touches it, nobody pulls at it, no limit that a drive runs into is within reach, nobody in it sleeps.
bool World::Impl::stands_alone(const Mechanism& m) const {
    if (!m.plan->fits) return false;
    for (const Mechanism::Body& body : m.bodies)
        if (!moves(body.body) || touched[body.body] != 0) return false;
    for (const Mechanism::Watched& w : m.plan->limits) {
        const JointInput& joint = joint_inputs[w.joint];
        const JointLine& line = here[w.joint].coordinate(w.coordinate);
        const JointCoordinate& c = coordinate_of(joint, w.coordinate);
        const double rate = line_rate(joint, line, v0);
        const std::uint32_t slot = layout().first_slot[w.joint] + static_cast<std::uint32_t>(here[w.joint].equality + 5 * w.coordinate) + 1;
        for (std::uint32_t side = 0; side < 2; ++side) {
            const double limit = side == 0 ? c.lower : c.upper, sign = side == 0 ? 1.0 : -1.0;
            if (!std::isfinite(limit)) continue;
            if (memory.rows[slot + side] > 0.0) return false;
            if (activation().foresees(sign * (line.y - limit), sign * rate)) return false;
        }
    }
    return true;
}

void World::Impl::choose_mechanisms(bool again) {
    any_alone = false;
    const Settings& s = settings;
    if (mechanisms.empty()) return;
    const bool wanted = !coupled && s.joints == Joints::conserving && s.newton_iterations > 1 && s.gyroscopic == Gyroscopic::implicit && s.theta >= kLeastTheta;
    if (wanted) {
        std::fill(touched.begin(), touched.end(), 0);
        for (const ContactBlock& block : blocks)
            for (const std::uint32_t body : {block.body_a, block.body_b})
                if (body != kWorld) touched[body] = 1;
        if (pull && pull->body < count()) touched[pull->body] = 1;
    }
    for (Mechanism& m : mechanisms) {
        m.carried = m.carried || !again;
        m.alone = wanted && stands_alone(m);
        any_alone = any_alone || m.alone;
        mark_alone(m);
        if (m.alone)
            start_mechanism(m);
        else
            forget_closings(m);
    }
}

void World::Impl::mark_alone(const Mechanism& m) {
    for (const Mechanism::Body& body : m.bodies) alone_body[body.body] = m.alone;
    for (const Mechanism::HeldJoint& joint : m.plan->joints) alone_joint[joint.joint] = m.alone;
}

// Aims of the step, percussions of the last.
void World::Impl::start_mechanism(Mechanism& m) {
    const Settings& s = settings;
    for (const Mechanism::HeldJoint& held : m.plan->joints) {
        const JointInput& joint = joint_inputs[held.joint];
        for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
            Mechanism::HeldRow& row = m.rows[i];
            row.p = row_p[row.slot];
            row.closing = 0.0;
            row.opening = memory.rows[layout().slot_count() + row.slot];
            row.start = here[held.joint].line[row.line].y;
            row.aim = row.aim_rate = 0.0;
            const std::uint32_t drive = layout().drive[2 * held.joint + row.coordinate];
            const auto mean_rate = [&] { return s.theta * drives1[drive].rate + (1.0 - s.theta) * drives0[drive].rate; };
            const auto driven_to = [&] {
                const bool position = coordinate_of(joint, row.coordinate).drive == JointCoordinate::Drive::position;
                return position ? drives1[drive].position : row.start + s.h * mean_rate();
            };
            if (row.kind == Mechanism::RowKind::rate) {
                row.start = 0.0;
                row.aim = s.h * mean_rate();
                row.aim_rate = drives1[drive].rate;
            } else if (row.role == JointRowRole::drive) {
                row.aim = driven_to();
                row.aim_rate = drives1[drive].rate;
            } else if (row.role == JointRowRole::friction) {
                row.aim = row.start;
            } else if (row.role == JointRowRole::lower && !row.limits()) {
                row.aim = coordinate_of(joint, row.coordinate).lower;
            }
            if (row.kind == Mechanism::RowKind::box) start_box(m, held, row, row.given ? driven_to() - row.start : 0.0);
        }
    }
    open_mechanism(m);
    closing_account(m) = memory.rows[2 * layout().slot_count() + static_cast<std::size_t>(&m - mechanisms.data())];
    for (const Mechanism::HeldJoint& held : m.plan->joints) { // of loops: the mobility that their rows would have on free bodies
        if (held.place != 0 || held.boxes) continue;
        for (std::uint32_t i = held.row_begin; i < held.row_end; ++i)
            m.smallest[m.system.begin(held.node) + i - held.row_begin] = kDependent * free_mobility(m, held, here[held.joint].line[m.rows[i].line]);
    }
}

// Of a line, as if nothing joined the bodies.
double World::Impl::free_mobility(const Mechanism& m, const Mechanism::HeldJoint& held, const JointLine& line) const {
    double mobility = 0.0;
    for (int side = 0; side < 2; ++side) {
        if (held.side[side].body == Mechanism::kNone) continue;
        const InverseMass& inverse = bodies[m.bodies[held.side[side].body].body].inverse;
        const Vector6& J = side == 0 ? line.Ja : line.Jb;
        mobility += J.head<3>().dot(inverse.linear.cwiseProduct(J.head<3>())) + J.tail<3>().dot(inverse.angular * J.tail<3>());
    }
    return mobility;
}

// v* from v, and back to v where there is nothing to give back.
void World::Impl::open_mechanism(Mechanism& m) {
    for (const Mechanism::Body& own : m.bodies)
        std::copy_n(v0.begin() + static_cast<std::ptrdiff_t>(6 * own.body), 6, v_open.begin() + static_cast<std::ptrdiff_t>(6 * own.body));
    for (const Mechanism::HeldJoint& held : m.plan->joints)
        for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
            const Mechanism::HeldRow& row = m.rows[i];
            const JointLine& line = here[held.joint].line[row.line];
            for (int k = 0; k < 2; ++k) {
                if (held.side[k].body == Mechanism::kNone) continue;
                const std::size_t b = m.bodies[held.side[k].body].body;
                const Vector6& J = k == 0 ? line.Ja : line.Jb;
                Eigen::Map<Vector3> v(v_open.data() + 6 * b), w(v_open.data() + 6 * b + 3);
                v += row.opening * bodies[b].inverse.linear.cwiseProduct(J.head<3>());
                w += row.opening * (bodies[b].inverse.angular * J.tail<3>());
            }
        }
}

// Turn, orientation and the equations of motion without joints.
void World::Impl::mechanism_bodies(Mechanism& m, bool with_slopes) {
    const Settings& s = settings;
    for (Mechanism::Body& own : m.bodies) {
        const std::size_t b = own.body;
        const BodyNumbers& body = bodies[b];
        const Vector3 w0 = twist_part(v_open, b, 3), w1 = twist_part(v1, b, 3);
        const Vector3 mean_spin = s.theta * w1 + (1.0 - s.theta) * w0;
        Triple<Dual> w{mean_spin.x(), mean_spin.y(), mean_spin.z()};
        if (with_slopes) {
            w.x.d[0] = w.y.d[1] = w.z.d[2] = s.theta;
            own.turn = step_turn(body.inertia, w, s.h, planar());
            own.now = plain(own.turn);
        } else {
            own.now = step_turn(body.inertia, triple(mean_spin), s.h, planar());
        }
        // cayley(turn) = (c, s/2); its increment in body axes: (dt - t x dt/2)/(1 + |t|^2/4) with t = s/c
        const double c = own.now.c;
        const Vector3 at = values(own.now.s);
        const Vector3 x0 = pose0[b].position;
        const Vector3 mean = s.theta * twist_part(v1, b, 0) + (1.0 - s.theta) * twist_part(v_open, b, 0);
        pose1[b].position = x0 + s.h * mean;
        if (planar()) {
            angle1[b] = angle0[b] + own.now.way.z;
            pose1[b].rotation = Eigen::Quaterniond(std::cos(0.5 * angle1[b]), 0.0, 0.0, std::sin(0.5 * angle1[b]));
            own.increment = (s.h * s.theta) * Matrix3::Identity();
        } else {
            pose1[b].rotation = pose0[b].rotation * Eigen::Quaterniond(c, 0.5 * at.x(), 0.5 * at.y(), 0.5 * at.z());
            pose1[b].rotation.normalize();
            for (int i = 0; with_slopes && i < 3; ++i) {
                const Vector3 dt = (c * slope(own.turn.s, i) - own.turn.c.d[i] * at) / (c * c);
                own.increment.col(i) = c * c * dt - (0.5 * c) * at.cross(dt);
            }
        }
        middle[b].position = x0 + 0.5 * s.h * mean;
        middle[b].rotation = pose0[b].rotation * Eigen::Quaterniond(1.0 + c, 0.5 * at.x(), 0.5 * at.y(), 0.5 * at.z()).normalized();
        const auto over_step = [&](const std::vector<double>& now, const std::vector<double>& then, std::size_t from) -> Vector3 {
            return s.h * (s.theta * twist_part(then, b, from) + (1.0 - s.theta) * twist_part(now, b, from));
        };
        Vector3 impulse = over_step(f0, f1, 0), moment = over_step(f0, f1, 3);
        if (plan->force_drives) {
            impulse += over_step(drive0, drive1, 0);
            moment += over_step(drive0, drive1, 3);
        }
        own.force = body.mass * (twist_part(v1, b, 0) - twist_part(v_open, b, 0) - s.h * input().gravity) - impulse;
        Eigen::Map<Vector3> gyro(gyroscopic.data() + 3 * b);
        gyro.setZero();
        own.slope = body.inertia;
        if (!planar() && !body.isotropic) {
            const Triple<double> moments = triple(moment);
            const auto gyroscopic_part = [&](const auto& turn, const auto& spin) {
                const auto turned = scaled(turn.per_c, moments - scaled(turn.k * dot(turn.s, moments), turn.s));
                return scaled(turn.stretch, cross(turn.way, times(body.inertia, spin))) - (turned - moments);
            };
            if (with_slopes) {
                const Triple<Dual> all = gyroscopic_part(own.turn, w);
                gyro = values(all);
                for (int i = 0; i < 3; ++i) own.slope.col(i) += slope(all, i);
            } else {
                gyro = values(gyroscopic_part(own.now, triple(mean_spin)));
            }
        }
        own.moment = body.inertia * (w1 - w0) + gyro - moment;
    }
}

// Violations at the end and discrete gradients of a joint; percussions into the bodies' equations.
void World::Impl::mechanism_joint(Mechanism& m, const Mechanism::HeldJoint& held, bool with_slopes) {
    const JointInput& joint = joint_inputs[held.joint];
    if (!held.boxes)
        evaluate(joint, joint_starts[held.joint], Mechanism::pose_of(joint.body_a, pose1), Mechanism::pose_of(joint.body_b, pose1), planar(),
                 memory.joints[held.joint], ends[held.joint]);
    if (held.other_lines && !held.boxes)
        evaluate(joint, joint_starts[held.joint], Mechanism::pose_of(joint.body_a, middle), Mechanism::pose_of(joint.body_b, middle), planar(),
                 memory.joints[held.joint], directions[held.joint]);
    Vector3 percussion = Vector3::Zero();
    for (int i = 0; i < held.points; ++i) percussion[i] = m.rows[held.row_begin + static_cast<std::uint32_t>(i)].p;
    for (int k = 0; k < 2; ++k) {
        const Mechanism::Arm& side = held.side[k];
        if (side.body == Mechanism::kNone || held.points == 0) continue;
        Mechanism::Body& own = m.bodies[side.body];
        const double sign = k == 0 ? 1.0 : -1.0;
        const Vector3& r = k == 0 ? joint.frame_a.position : joint.frame_b.position;
        const Matrix3 back = pose0[own.body].rotation.conjugate().toRotationMatrix(); // world to body at the start
        const Triple<double> push = triple(sign * (back * percussion));
        own.force -= sign * percussion;
        if (!with_slopes) {
            own.moment -= values(arm_moment(own.now, triple(r), push));
            continue;
        }
        const Triple<Dual> moment = arm_moment(own.turn, triple(r), push);
        own.moment -= values(moment);
        for (int i = 0; i < 3; ++i) own.slope.col(i) -= slope(moment, i);
        for (int i = 0; i < held.points; ++i) {
            Mechanism::HeldRow& row = m.rows[held.row_begin + static_cast<std::uint32_t>(i)];
            Vector6& D = k == 0 ? row.Da : row.Db;
            const Vector3 axis = sign * back.col(i);
            D << sign * Vector3::Unit(i), values(arm_moment(own.now, triple(r), triple(axis)));
        }
    }
    for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
        Mechanism::HeldRow& row = m.rows[i];
        row.end = ends[held.joint].line[row.line].y;
        if (row.line >= held.points) other_line(m, held, row);
    }
}

// The direction of an angle or a rate, of the middle, and along the spins what that lacks of the difference of y.
void World::Impl::turn_line(const Mechanism& m, const Mechanism::HeldJoint& held, Mechanism::HeldRow& row, int number, double difference) {
    const Settings& s = settings;
    const JointLine& line = directions[held.joint].line[number];
    row.Da = line.Ja, row.Db = line.Jb;
    double along = 0.0, square = 0.0;
    Vector3 ways[2];
    for (int k = 0; k < 2; ++k) {
        ways[k].setZero();
        if (held.side[k].body == Mechanism::kNone) continue;
        const Mechanism::Body& own = m.bodies[held.side[k].body];
        const Vector6& D = k == 0 ? row.Da : row.Db;
        ways[k] = values(own.now.way);
        square += ways[k].squaredNorm();
        const Vector3 mean = s.theta * twist_part(v1, own.body, 0) + (1.0 - s.theta) * twist_part(v_open, own.body, 0);
        along += s.h * D.head<3>().dot(mean) + D.tail<3>().dot(ways[k]);
    }
    if (row.kind == Mechanism::RowKind::rate) {
        row.end = along;
    } else if (held.slides || square > kNoTurn * kNoTurn) {
        const double lacking = (difference - along) / (held.slides ? square + kSlowTurn * kSlowTurn : square);
        row.Da.tail<3>() += lacking * ways[0];
        row.Db.tail<3>() += lacking * ways[1];
    }
}

// A line other than those of points along axes of the world.
void World::Impl::other_line(Mechanism& m, const Mechanism::HeldJoint& held, Mechanism::HeldRow& row) {
    if (held.slides && !here[held.joint].line[row.line].angle)
        slide_line(m, held, row);
    else
        turn_line(m, held, row, row.line, row.end - row.start);
    for (int k = 0; k < 2; ++k) {
        if (held.side[k].body == Mechanism::kNone) continue;
        Mechanism::Body& own = m.bodies[held.side[k].body];
        const Vector6& D = k == 0 ? row.Da : row.Db;
        own.force -= row.p * D.head<3>();
        own.moment -= row.p * D.tail<3>();
    }
}

// What is left of a row: a rate, or of springs and boxes at a bound a percussion.
double World::Impl::row_rest(const Mechanism::HeldJoint& held, const Mechanism::HeldRow& row) const {
    const Settings& s = settings;
    if (row.at_bound()) return row.p - row.bound_value();
    if (row.kind != Mechanism::RowKind::spring) return (row.end - row.aim) / (s.theta * s.h);
    const JointCoordinate& c = coordinate_of(joint_inputs[held.joint], row.coordinate);
    const double y = s.theta * row.end + (1.0 - s.theta) * row.start;
    return row.p + s.h * c.stiffness * (y - c.rest) + c.damping * (row.end - row.start);
}

// How a row's rate, by which it is measured, answers to the twist of a body at the end of the step.
Vector6 World::Impl::row_slope(const Mechanism& m, const Mechanism::HeldJoint& held, const Mechanism::HeldRow& row, int k, bool closing) const {
    const JointLine& end = ends[held.joint].line[row.line];
    Vector6 slope = k == 0 ? end.Ja : end.Jb;
    if (row.kind == Mechanism::RowKind::rate) return closing ? slope : (k == 0 ? row.Da : row.Db);
    if (!closing)
        slope.tail<3>() = m.bodies[held.side[k].body].increment.transpose() * slope.tail<3>() / (settings.theta * settings.h);
    return slope;
}

void World::Impl::evaluate_mechanism(Mechanism& m, bool with_slopes) {
    mechanism_bodies(m, with_slopes);
    for (const Mechanism::HeldJoint& held : m.plan->joints) mechanism_joint(m, held, with_slopes);
    if (!with_slopes) return;
    for (Mechanism::Stiffness& stiff : m.stiffness) evaluate_stiffness(m, stiff);
}

// The largest residual as a speed.
double World::Impl::mechanism_rest(const Mechanism& m) const {
    double largest = 0.0;
    for (const Mechanism::Body& own : m.bodies) {
        const BodyNumbers& body = bodies[own.body];
        const double size = std::sqrt(body.inertia(2, 2) / body.mass);
        const Vector3 force = planar() ? Vector3(own.force.x(), own.force.y(), 0.0) : own.force;
        const double turn = planar() ? std::fabs(own.moment.z()) / body.inertia(2, 2) : (body.inverse.angular * own.moment).norm();
        largest = std::fmax(largest, force.norm() / body.mass + turn * size);
        if (!std::isfinite(force.norm() + turn)) return HUGE_VAL;
    }
    for (const Mechanism::HeldJoint& held : m.plan->joints) {
        double size = 1.0, mobility = 0.0;
        for (const Mechanism::Arm& side : held.side)
            if (side.body != Mechanism::kNone) {
                const BodyNumbers& body = bodies[m.bodies[side.body].body];
                size = std::fmin(size, std::sqrt(body.inertia(2, 2) / body.mass));
                mobility = std::fmax(mobility, 1.0 / body.mass);
            }
        for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
            const Mechanism::HeldRow& row = m.rows[i];
            double rest = std::fabs(row.kind == Mechanism::RowKind::box ? box_rest(row) : row_rest(held, row));
            if (ends[held.joint].line[row.line].angle) rest *= row.kind == Mechanism::RowKind::spring ? 1.0 / size : size;
            if (row.kind == Mechanism::RowKind::spring) rest *= mobility;
            if (!(rest <= HUGE_VAL)) return HUGE_VAL;
            largest = std::fmax(largest, rest);
        }
    }
    return largest;
}

// Rows of bodies are measured by their masses. closing: the equations of the velocities at the end.
bool World::Impl::factorize_mechanism(Mechanism& m, bool closing) {
    const Settings& s = settings;
    const Mechanism::Freedoms& f = Mechanism::freedoms_of(planar());
    const auto n = static_cast<std::size_t>(f.count);
    m.system.clear();
    double* const a = m.system.values();
    const auto weight = [&](const Mechanism::Body& own, int at) { // 1/kg, 1/(kg m^2)
        const BodyNumbers& body = bodies[own.body];
        return at < 3 ? 1.0 / body.mass : (planar() ? 1.0 / body.inertia(2, 2) : 3.0 / body.inertia.trace());
    };
    for (const Mechanism::Body& own : m.bodies) {
        const NodeLu::Place place = m.system.place(own.node, own.node);
        const Matrix3& turning = closing ? bodies[own.body].inertia : own.slope;
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j) {
                const int r = f.at[i], c = f.at[j];
                double x = 0.0;
                if (r < 3 && c == r) x = 1.0;
                if (r >= 3 && c >= 3) x = weight(own, r) * turning(r - 3, c - 3);
                a[place.at + i * place.stride + j] = x;
            }
    }
    if (!closing)
        for (const Mechanism::Stiffness& stiff : m.stiffness)
            for (int k = 0; k < 2; ++k) {
                const auto& side = m.plan->joints[stiff.joint].side;
                if (side[k].body == Mechanism::kNone) continue;
                const Mechanism::Body& own = m.bodies[side[k].body];
                for (int l = 0; l < 2; ++l) {
                    if (side[l].body == Mechanism::kNone) continue;
                    const NodeLu::Place place = l == k ? stiff.own[k] : stiff.other[k];
                    for (std::size_t i = 0; i < n; ++i)
                        for (std::size_t j = 0; j < n; ++j)
                            a[place.at + i * place.stride + j] += weight(own, f.at[i]) * stiff.slope(6 * k + f.at[i], 6 * l + f.at[j]);
                }
            }
    for (const Mechanism::HeldJoint& held : m.plan->joints) {
        const JointInput& joint = joint_inputs[held.joint];
        const NodeLu::Place own_place = m.system.place(held.node, held.node);
        for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
            const Mechanism::HeldRow& row = m.rows[i];
            const JointLine& end = ends[held.joint].line[row.line];
            const std::size_t at = held.place + i - held.row_begin;
            const bool spring = row.kind == Mechanism::RowKind::spring;
            double factor = 1.0; // of the row, by dy/dv
            if (row.at_bound()) {
                factor = 0.0;
                a[own_place.at + at * own_place.stride + at] = 1.0;
            } else if (row.kind == Mechanism::RowKind::box && m.plan->shares) { // where others hold it too the percussion changes least
                a[own_place.at + at * own_place.stride + at] = kShared * row.mobility;
            }
            if (spring) {
                const JointCoordinate& c = coordinate_of(joint, row.coordinate);
                factor = closing ? 0.0 : s.theta * s.h * (s.theta * s.h * c.stiffness + c.damping);
                a[own_place.at + at * own_place.stride + at] = 1.0;
            }
            for (int k = 0; k < 2; ++k) {
                const Mechanism::Arm& side = held.side[k];
                if (side.body == Mechanism::kNone) continue;
                const Mechanism::Body& own = m.bodies[side.body];
                const Vector6& J = k == 0 ? end.Ja : end.Jb;
                const Vector6& D = closing ? J : (k == 0 ? row.Da : row.Db);
                const Vector6 slope = row_slope(m, held, row, k, closing);
                for (std::size_t j = 0; j < n; ++j) {
                    a[side.rows.at + at * side.rows.stride + j] = factor * slope[f.at[j]];
                    a[side.columns.at + j * side.columns.stride + at] = closing && spring ? 0.0 : -weight(own, f.at[j]) * D[f.at[j]];
                }
            }
        }
    }
    return m.system.factorize(m.smallest);
}

// One step of Newton's and, where much was left, one more by the same factors: third order for a residual without slopes.
// False: rows of joints that depend on each other.
bool World::Impl::mechanism_pass(Mechanism& m, double scale) {
    if (!solve_mechanism(m, false, scale)) return false;
    take_solution(m);
    if (!(m.rest > kCorrected * scale)) return true;
    evaluate_mechanism(m, false);
    const double left = mechanism_rest(m);
    if (left > settings.newton_tolerance * scale && left < m.rest) correct_mechanism(m);
    return true;
}

// v' and p by the factors and the residuals that were evaluated.
void World::Impl::correct_mechanism(Mechanism& m) {
    fill_right(m, false);
    m.system.solve(m.right);
    take_solution(m);
}

// closing: of the equations of the velocities at the end.
void World::Impl::fill_right(Mechanism& m, bool closing) {
    const Mechanism::Freedoms& f = Mechanism::freedoms_of(planar());
    const auto n = static_cast<std::size_t>(f.count);
    if (closing) {
        std::fill(m.right.begin(), m.right.end(), 0.0);
        for (const Mechanism::HeldJoint& held : m.plan->joints) {
            const JointInput& joint = joint_inputs[held.joint];
            for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
                const Mechanism::HeldRow& row = m.rows[i];
                if (row.kind == Mechanism::RowKind::spring) continue;
                const double rate = line_rate(joint, ends[held.joint].line[row.line], v_moved);
                m.right[m.system.begin(held.node) + held.place + i - held.row_begin] = row.at_bound() ? row.bound_value() - row.p : row.aim_rate - rate;
            }
        }
        return;
    }
    for (const Mechanism::Body& own : m.bodies) {
        const BodyNumbers& body = bodies[own.body];
        const double inertia = planar() ? body.inertia(2, 2) : body.inertia.trace() / 3.0;
        double* const right = m.right.data() + m.system.begin(own.node);
        for (std::size_t i = 0; i < n; ++i)
            right[i] = f.at[i] < 3 ? own.force[f.at[i]] / body.mass : own.moment[f.at[i] - 3] / inertia;
    }
    for (const Mechanism::HeldJoint& held : m.plan->joints)
        for (std::uint32_t i = held.row_begin; i < held.row_end; ++i)
            m.right[m.system.begin(held.node) + held.place + i - held.row_begin] = row_rest(held, m.rows[i]);
}

void World::Impl::take_solution(Mechanism& m) {
    const Mechanism::Freedoms& f = Mechanism::freedoms_of(planar());
    const auto n = static_cast<std::size_t>(f.count);
    for (const Mechanism::Body& own : m.bodies)
        for (std::size_t i = 0; i < n; ++i)
            v1[6 * std::size_t{own.body} + static_cast<std::size_t>(f.at[i])] -= m.right[m.system.begin(own.node) + i];
    for (const Mechanism::HeldJoint& held : m.plan->joints)
        for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
            Mechanism::HeldRow& row = m.rows[i];
            row.p -= m.right[m.system.begin(held.node) + held.place + i - held.row_begin];
            if (row.at_bound()) row.p = row.bound_value();
        }
}

// Energy that closings took and openings have not given back yet, times two.
double& World::Impl::closing_account(const Mechanism& m) {
    return row_p[2 * layout().slot_count() + static_cast<std::size_t>(&m - mechanisms.data())];
}

void World::Impl::forget_closings(const Mechanism& m) {
    for (const Mechanism::HeldRow& row : m.rows) row_p[layout().slot_count() + row.slot] = 0.0;
    closing_account(m) = 0.0;
}

// What the next step opens with. Nothing where speeds across joints were stopped, or drives set new ones, and no more
// energy than closings took.
void World::Impl::keep_closings(Mechanism& m) {
    double taken = 0.0, given = 0.0;
    bool stopped = false;
    const double slow = 1e-6 * velocity_scale();
    std::fill(acting.begin(), acting.end(), 0.0);
    for (const Mechanism::HeldJoint& held : m.plan->joints) {
        const JointInput& joint = joint_inputs[held.joint];
        for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
            const Mechanism::HeldRow& row = m.rows[i];
            if (row.kind == Mechanism::RowKind::spring || row.kind == Mechanism::RowKind::box) {
                row_p[layout().slot_count() + row.slot] = 0.0;
                stopped = stopped || begins_to_stick(held, row, slow);
                continue;
            }
            const JointLine &start = here[held.joint].line[row.line], &end = ends[held.joint].line[row.line];
            stopped = stopped || row.kind == Mechanism::RowKind::rate || row.role == JointRowRole::drive ||
                      std::fabs(line_rate(joint, start, v0)) * (start.angle ? 0.1 : 1.0) > slow;
            const double next_opening = 0.5 * (row.opening - row.closing);
            row_p[layout().slot_count() + row.slot] = next_opening;
            for (int k = 0; k < 2; ++k)
                if (held.side[k].body != Mechanism::kNone)
                    Eigen::Map<Vector6>(acting.data() + 6 * std::size_t{m.bodies[held.side[k].body].body}) += next_opening * (k == 0 ? end.Ja : end.Jb);
        }
    }
    for (const Mechanism::Body& own : m.bodies) {
        const BodyNumbers& body = bodies[own.body];
        const Eigen::Map<const Vector6> after(v1.data() + 6 * std::size_t{own.body}), before(v_moved.data() + 6 * std::size_t{own.body}),
            push(acting.data() + 6 * std::size_t{own.body});
        const Vector6 change = after - before;
        taken += body.mass * change.head<3>().squaredNorm() + change.tail<3>().dot(body.inertia * change.tail<3>());
        given += push.head<3>().dot(body.inverse.linear.cwiseProduct(push.head<3>())) + push.tail<3>().dot(body.inverse.angular * push.tail<3>());
    }
    if (stopped) return forget_closings(m);
    double& account = closing_account(m);
    account += taken;
    const double share = given > account ? std::sqrt(account / given) : 1.0;
    for (const Mechanism::HeldRow& row : m.rows) row_p[layout().slot_count() + row.slot] *= share;
    account = std::fmax(0.0, account - given);
}

// v+ and n from v' and the solution.
void World::Impl::take_closing(Mechanism& m) {
    const Mechanism::Freedoms& f = Mechanism::freedoms_of(planar());
    const auto n = static_cast<std::size_t>(f.count);
    for (const Mechanism::Body& own : m.bodies)
        for (std::size_t i = 0; i < n; ++i) {
            const std::size_t at = 6 * std::size_t{own.body} + static_cast<std::size_t>(f.at[i]);
            v1[at] = v_moved[at] + m.right[m.system.begin(own.node) + i];
        }
    for (const Mechanism::HeldJoint& held : m.plan->joints)
        for (std::uint32_t i = held.row_begin; i < held.row_end; ++i) {
            Mechanism::HeldRow& row = m.rows[i];
            row.closing = row.kind == Mechanism::RowKind::spring ? 0.0 : m.right[m.system.begin(held.node) + held.place + i - held.row_begin];
        }
}

// v+ from v', both kept. False: dependent rows, or rebounds that give energy: then it is not carried by them.
bool World::Impl::close_mechanism(Mechanism& m) {
    for (const Mechanism::Body& own : m.bodies)
        std::copy_n(v1.begin() + static_cast<std::ptrdiff_t>(6 * own.body), 6, v_moved.begin() + static_cast<std::ptrdiff_t>(6 * own.body));
    for (Mechanism::HeldRow& row : m.rows) row.closes = row.kind == Mechanism::RowKind::box && !(row.only_there && row.at_bound());
    const double scale = velocity_scale();
    const bool some_rebound = m.plan->boxed && find_rebounds(m);
    if (m.plan->boxed) aim_closing(m, 1.0);
    if (!solve_mechanism(m, true, scale)) return false;
    take_closing(m);
    if (some_rebound && !weigh_rebounds(m, scale)) return false;
    if (some_rebound && !limit_rebounds(m, scale) && m.carried) {
        m.carried = false;
        return false;
    }
    for (const Mechanism::HeldRow& row : m.rows) {
        row_p[row.slot] = row.p;
        if (row.limits()) row_p[row.slot] = row.p + row.closing != 0.0 ? std::fabs(row.p) : 0.0;
    }
    keep_closings(m);
    return true;
}

} // namespace saltus::rigid

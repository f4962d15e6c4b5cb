// SPDX-License-Identifier: GPL-3.0-or-later
// The one-step problem and the loop around it: gyroscopic terms at the middle, forces at the end, joints' directions at
// the middle configuration.
#include "core/simulation/rigid/free_motion.h"
#include "core/base/number_text.h"
#include "core/simulation/rigid/world_impl.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {

namespace {

constexpr int kMostPasses = 12;     // of Newton's method in a mechanism: then a shorter step is the better way
constexpr double kRoundOff = 1e-8;  // a residual that gets no smaller, by the speeds of the world
constexpr double kNothingLeft = 1e-3; // of the tolerance
constexpr double kCoupledRoundOff = 1e-13; // of forces that come out of another solver

Eigen::Map<const Vector3> part(const std::vector<double>& twists, std::size_t body, std::size_t offset) noexcept {
    return Eigen::Map<const Vector3>(twists.data() + 6 * body + offset);
}
Eigen::Map<Vector3> part(std::vector<double>& twists, std::size_t body, std::size_t offset) noexcept {
    return Eigen::Map<Vector3>(twists.data() + 6 * body + offset);
}

} // namespace

double World::Impl::speed(std::size_t body, const std::vector<double>& twists) const noexcept {
    return part(twists, body, 0).norm() + part(twists, body, 3).norm() * bodies[body].size;
}

double World::Impl::velocity_scale() const {
    double largest = 0.0;
    for (std::size_t b = 0; b < count(); ++b)
        if (!bodies[b].fixed) largest = std::fmax(largest, std::fmax(speed(b, v0), alone_body[b] == 0 ? speed(b, v_free) : std::fmax(speed(b, v_free), pushed_speed(b))));
    return std::fmax(largest + settings.h * input().gravity.norm(), 1e-300);
}

// What forces alone would give a body in the step. v_free of the bodies of a mechanism knows it only where nothing holds them.
double World::Impl::pushed_speed(std::size_t b) const noexcept {
    const Vector3 force = part(f1, b, 0) + (plan->force_drives ? Vector3(part(drive1, b, 0)) : Vector3::Zero());
    const Vector3 moment = part(f1, b, 3) + (plan->force_drives ? Vector3(part(drive1, b, 3)) : Vector3::Zero());
    return settings.h * (force.norm() / bodies[b].mass + (bodies[b].inverse.angular * moment).norm() * bodies[b].size);
}

void World::Impl::forces(double t, const std::vector<Pose>& poses, const std::vector<double>& angles,
                         const std::vector<double>& twists, std::vector<double>& out) {
    std::fill(out.begin(), out.end(), 0.0);
    if (!actions || !actions->has_forces()) return;
    pack(poses, angles, twists, q1_packed.data(), v1_packed.data());
    actions->add_forces(t, q1_packed.data(), v1_packed.data(), out.data());
}

// Along the directions of the rows, also what the drive gives at the start of the step: along the start's own it would act in the
// mean of start and middle, which is of first order where directions turn.
void World::Impl::drive_forces() {
    if (!plan->force_drives) return;
    for (const auto& [values, out] : {std::pair{&drives0, &drive0}, std::pair{&drives1, &drive1}}) {
        std::fill(out->begin(), out->end(), 0.0);
        const auto at = [forces = out](std::uint32_t body) { return body == kWorld ? nullptr : forces->data() + 6 * std::size_t{body}; };
        for (std::size_t j = 0; j < joint_inputs.size(); ++j)
            add_drive_forces(joint_inputs[j], static_cast<std::uint32_t>(j), layout(), directions[j], *values, nullptr, nullptr,
                             at(joint_inputs[j].body_a), at(joint_inputs[j].body_b));
    }
}

void World::Impl::evaluate_joints(double t, const std::vector<Pose>& poses, std::vector<JointLines>& out, bool but_alone) {
    static const Pose world;
    if (carriers > 0 && (t == t_start || t == t_end)) place_carriers(t == t_start ? 0.0 : 1.0);
    for (std::size_t j = 0; j < joint_inputs.size(); ++j) {
        if (but_alone && alone_joint[j] != 0) continue;
        const JointInput& joint = joint_inputs[j];
        const Pose& a = joint.body_a == kWorld ? world : poses[joint.body_a];
        const Pose& b = joint.body_b == kWorld ? world : poses[joint.body_b];
        const Everybody all{poses.data(), angle0.data()};
        evaluate(joint, joint_starts[j], a, b, planar(), memory.joints[j], out[j], t, &all);
    }
}

double World::Impl::further_rate(std::size_t joint, const JointLines& lines, const std::vector<double>& twists) const noexcept {
    double rate = 0.0;
    const std::vector<std::uint32_t>& more = joint_inputs[joint].more;
    for (std::size_t k = 0; k < more.size(); ++k) rate += lines.more[k].dot(Eigen::Map<const Vector6>(twists.data() + 6 * std::size_t{more[k]}));
    return rate;
}

double World::Impl::whole_rate(std::size_t joint, const JointLines& lines, int line, const std::vector<double>& twists) const noexcept {
    const double rate = line_rate(joint_inputs[joint], lines.line[line], twists);
    return joint_inputs[joint].more.empty() ? rate : rate + further_rate(joint, lines, twists);
}

void World::Impl::add_sides(std::size_t joint, std::size_t first) {
    const std::vector<std::uint32_t>& more = joint_inputs[joint].more;
    for (std::size_t r = first; r < rows.size(); ++r) {
        rows[r].side_begin = static_cast<std::uint32_t>(sides.size());
        for (std::size_t k = 0; k < more.size(); ++k)
            if (moves(more[k])) sides.push_back({more[k], sources[r].sign * directions[joint].more[k]});
        rows[r].side_end = static_cast<std::uint32_t>(sides.size());
    }
}

bool World::Impl::moves_any(const JointInput& joint) const noexcept {
    const auto moving = [&](std::uint32_t body) { return body != kWorld && moves(body); };
    return moving(joint.body_a) || moving(joint.body_b) || std::any_of(joint.more.begin(), joint.more.end(), moving) || (joint.formula && !joint.formula->carriers().empty());
}

// Directions at the fraction theta of the step (1/2: second order), or with one pass at the predicted end.
void World::Impl::make_rows(bool one_pass) {
    rows.clear();
    sources.clear();
    sides.clear();
    directions_at_end = false;
    const Settings& s = settings;
    const double fraction = one_pass ? 1.0 : std::clamp(s.theta, 0.5, 1.0);
    const JointStep step{s.h, s.theta, s.gamma, fraction, s.closing, pressed_limits};
    if (!joint_inputs.empty()) {
        if (fraction == 1.0) {
            evaluate_joints(t_end, pose1, directions, !plan->force_drives);
        } else {
            for (std::size_t b = 0; b < count(); ++b) {
                middle[b].position = pose0[b].position + fraction * (pose1[b].position - pose0[b].position);
                middle[b].rotation = pose0[b].rotation.slerp(fraction, pose1[b].rotation);
            }
            if (carriers > 0) place_carriers(fraction);
            evaluate_joints(t_start + fraction * s.h, middle, directions, !plan->force_drives);
        }
        if (carriers > 0) keep_carrier_slopes();
        if (!one_pass && !ends_at_end) evaluate_joints(t_end, pose1, ends, true);
        for (std::size_t j = 0; j < joint_inputs.size(); ++j) {
            if (alone_joint[j] != 0) continue;
            const JointInput& joint = joint_inputs[j];
            if (!moves_any(joint)) continue;
            const JointEnd end{&ends[j], twist_in(v1, joint.body_a), twist_in(v1, joint.body_b)};
            const std::size_t first = rows.size();
            FurtherRates further;
            if (!joint.more.empty())
                further = {further_rate(j, here[j], v0), further_rate(j, directions[j], v0), further_rate(j, directions[j], v1), further_rate(j, ends[j], v1)};
            append_rows(joint, static_cast<std::uint32_t>(j), layout(), here[j], directions[j], twist_in(v0, joint.body_a),
                        twist_in(v0, joint.body_b), drives0, drives1, step, row_p, rows, sources, one_pass ? nullptr : &end, joint.more.empty() ? nullptr : &further);
            if (!joint.more.empty()) add_sides(j, first);
        }
        rebound_from_surface();
    }
    if (pull && pull->body < count() && moves(pull->body))
        append_pull(pull->body, mass[pull->body], pose0[pull->body], pull->point, pull->target, pull->frequency,
                    v0.data() + 6 * std::size_t{pull->body}, step, rows);
    for (Row& row : rows) { // bodies that do not move join no islands
        if (row.body_a != kWorld && !moves(row.body_a)) row.body_a = kWorld;
        if (row.body_b != kWorld && !moves(row.body_b)) row.body_b = kWorld;
    }
}

// v_free = v + M^-1 (impulse of forces - gyroscopic percussion), the gyroscopic term at the middle of w and the spin that
// the body would get with the percussions of the last pass.
bool World::Impl::free_velocity(bool first) {
    const Settings& s = settings;
    for (std::size_t b = 0; b < count(); ++b) {
        auto linear = part(v_free, b, 0), angular = part(v_free, b, 3);
        if (!moves(static_cast<std::uint32_t>(b))) {
            linear.setZero();
            angular.setZero();
            continue;
        }
        if (alone_body[b] != 0) { // keeps what its mechanism gives it
            linear = part(v1, b, 0), angular = part(v1, b, 3);
            continue;
        }
        const BodyNumbers& body = bodies[b];
        const Vector3 w = part(v0, b, 3);
        Vector3 impulse = s.h * (s.theta * part(f1, b, 0) + (1.0 - s.theta) * part(f0, b, 0));
        Vector3 moment = s.h * (s.theta * part(f1, b, 3) + (1.0 - s.theta) * part(f0, b, 3));
        if (plan->force_drives) {
            impulse += s.h * (s.theta * part(drive1, b, 0) + (1.0 - s.theta) * part(drive0, b, 0));
            moment += s.h * (s.theta * part(drive1, b, 3) + (1.0 - s.theta) * part(drive0, b, 3));
        }
        Vector3 percussion = Vector3::Zero();
        if (!first) percussion = body.inertia * (part(v1, b, 3) - angular);
        const Vector3 gravity = s.h * input().gravity;
        for (int i = 0; i < 3; ++i)
            linear[i] = body.inverse.linear[i] > 0.0 ? v0[6 * b + static_cast<std::size_t>(i)] + gravity[i] + body.inverse.linear[i] * impulse[i] : 0.0;
        Eigen::Map<Vector3> gyro(gyroscopic.data() + 3 * b);
        if (planar() || body.isotropic) {
            gyro.setZero();
            angular = w + body.inverse.angular * moment;
        } else if (s.gyroscopic == Gyroscopic::explicit_form) {
            gyro = s.h * gyroscopic_moment(body.inertia, w);
            angular = w + body.inverse.angular * (moment - gyro);
        } else {
            Vector3 w1 = first ? w : Vector3(part(v1, b, 3));
            if (!midpoint_spin(body.inertia, w, moment + percussion, s.h, s.theta, w1)) {
                name_failure(Report::Failure::newton, static_cast<std::uint32_t>(b), false,
                             "the gyroscopic term of body '" + input().bodies[b].name +
                                 "' has no solution: it turns too far in one step",
                             "use a smaller step, or the explicit gyroscopic term");
                return false;
            }
            gyro = gyroscopic_percussion(body.inertia, s.theta * w1 + (1.0 - s.theta) * w, moment + percussion, s.h);
            angular = w1 - body.inverse.angular * percussion;
        }
    }
    return true;
}

void World::Impl::solve() {
    const Settings& s = settings;
    if (rows.empty() && blocks.empty()) {
        v1 = v_free;
        report.solver = OneStepReport{};
        std::uint32_t island = 0;
        for (std::size_t b = 0; b < count(); ++b)
            island_of_body[b] = moves(static_cast<std::uint32_t>(b)) ? island++ : kWorld;
        report.solver.islands = island;
        return;
    }
    const OneStepProblem problem{mass, v_free, rows, blocks, v1, island_of_body, sides};
    OneStepSettings of_problem;
    of_problem.tolerance = s.tolerance;
    of_problem.max_iterations = s.max_iterations;
    of_problem.sweeps = s.sweeps;
    of_problem.refine = true;
    if (s.budget > 0.0) of_problem.budget = std::fmax(s.budget - report.cost, 1e-6 * s.budget); // the least: what contacts start with
    of_problem.threads = solver_threads(blocks.size() + rows.size());
    report.solver = solver.solve(problem, of_problem);
    report.cost += report.solver.cost;
    report.budget_spent = report.budget_spent || (!report.solver.solved && out_of_budget());
}

double World::Impl::gyroscopic_defect() const {
    const Settings& s = settings;
    double largest = 0.0;
    for (std::size_t b = 0; b < count(); ++b) {
        const BodyNumbers& body = bodies[b];
        if (body.isotropic || !moves(static_cast<std::uint32_t>(b))) continue;
        const Vector3 mean = s.theta * part(v1, b, 3) + (1.0 - s.theta) * part(v0, b, 3);
        const Eigen::Map<const Vector3> used(gyroscopic.data() + 3 * b);
        const Vector3 moments = body.inertia * (part(v1, b, 3) - part(v0, b, 3)) + used;
        const Vector3 defect = body.inverse.angular * (gyroscopic_percussion(body.inertia, mean, moments, s.h) - used);
        largest = std::fmax(largest, defect.norm() * body.size);
    }
    return largest;
}

double World::Impl::change_of(std::size_t b) const {
    if (bodies[b].fixed) return 0.0;
    return (part(v1, b, 0) - part(v_last, b, 0)).norm() + (part(v1, b, 3) - part(v_last, b, 3)).norm() * bodies[b].size;
}

double World::Impl::change() const {
    double largest = 0.0;
    for (std::size_t b = 0; b < count(); ++b) largest = std::fmax(largest, change_of(b));
    return largest;
}

std::uint32_t World::Impl::most_changed() const {
    std::uint32_t most = kWorld;
    double largest = carriers > 0 ? carried_change() : 0.0;
    for (std::size_t b = 0; b < count(); ++b)
        if (const double by = change_of(b); by > largest) largest = by, most = static_cast<std::uint32_t>(b);
    return most;
}

// x+ = x + h v_theta; q+ = q cayley(turn of w_theta), or the exponential of h w_theta with the explicit gyroscopic term.
void World::Impl::move(const std::vector<double>& twists) {
    const Settings& s = settings;
    ends_at_end = false;
    for (std::size_t b = 0; b < count(); ++b) {
        pose1[b] = pose0[b];
        angle1[b] = angle0[b];
        if (!moves(static_cast<std::uint32_t>(b))) continue;
        const std::vector<double>& start = alone_body[b] != 0 ? v_open : v0;
        const Vector3 v = s.theta * part(twists, b, 0) + (1.0 - s.theta) * part(start, b, 0);
        const Vector3 w = s.theta * part(twists, b, 3) + (1.0 - s.theta) * part(start, b, 3);
        pose1[b].position += s.h * v;
        if (planar()) {
            angle1[b] += s.h * w.z();
            pose1[b].rotation = Eigen::Quaterniond(std::cos(0.5 * angle1[b]), 0.0, 0.0, std::sin(0.5 * angle1[b]));
        } else {
            pose1[b].rotation = pose0[b].rotation * (s.gyroscopic == Gyroscopic::implicit
                                                         ? cayley(turn_of(bodies[b].inertia, w, s.h).turn)
                                                         : exponential(s.h * w));
            pose1[b].rotation.normalize();
        }
    }
}

// One pass of all mechanisms that stand alone. Those whose residuals are round-off stay.
bool World::Impl::mechanisms_step(int pass, bool& stepped) {
    stepped = false;
    const double scale = reached_scale();
    for (Mechanism& m : mechanisms) {
        if (!m.alone) continue;
        evaluate_mechanism(m, true);
        const double last = pass == 0 ? HUGE_VAL : m.rest;
        m.rest = mechanism_rest(m);
        const double rounding = rounding_of(m);
        const bool met = m.rest <= settings.newton_tolerance * scale || (m.rest <= std::fmax(kRoundOff * scale, rounding) && m.rest > 0.25 * last) || (m.plan->sticks && m.rest <= rounding);
        if (pass == 0) m.refines = !met;
        if (met) {
            // What is left would stand in the books of energy, and the factors of the last pass are there for it. Once: rounding stays.
            if (m.refines && m.rest > kNothingLeft * settings.newton_tolerance * scale) correct_mechanism(m);
            m.refines = false;
            continue;
        }
        stepped = true;
        if (mechanism_pass(m, scale)) continue;
        if (pass > 0 && m.plan->boxed && !is_part) { // as they are held in this pass: shorter steps find other sides
            name_failure(Report::Failure::newton, m.bodies.front().body, false, "the step's equations did not converge: limits, friction and joints of the mechanism found no common side",
                         "use a smaller step, or allow more Newton iterations");
            return false;
        }
        m.alone = false; // rows that depend on each other: by elimination, which shares the load among them
        mark_alone(m);
        forget_closings(m);
        for (const Mechanism::Body& own : m.bodies)
            std::copy_n(v0.begin() + static_cast<std::ptrdiff_t>(6 * own.body), 6, v1.begin() + static_cast<std::ptrdiff_t>(6 * own.body));
        return false;
    }
    return true;
}

bool World::Impl::close_mechanisms() {
    v_moved = v1;
    ends_at_end = false;
    bool done = true;
    for (Mechanism& m : mechanisms) {
        if (!m.alone) continue;
        const bool carried = m.carried;
        close_mechanism(m);
        done = done && m.carried == carried;
    }
    number_islands();
    return done;
}

bool World::Impl::velocity_step(double t, bool first_round, bool again) {
    const Settings& s = settings;
    const bool joints = !joint_inputs.empty();
    const bool state_forces = actions && actions->has_forces() && actions->forces_depend_on_state();
    const bool loop = joints || state_forces || coupled;
    const bool one_pass = s.newton_iterations <= 1;
    // What piles need: a second pass mends the gyroscopic term where percussions changed the spin.
    const int most = one_pass ? 1 : (loop ? s.newton_iterations : (plan->gyroscopic_couples ? std::min(3, s.newton_iterations) : 1));
    double last = HUGE_VAL;
    choose_mechanisms(again);
    int pass = 0, solved = 0; // passes; those that took a step
    for (;; ++pass) {
        if (loop || (pass == 0 && actions && actions->has_forces())) move(v1);
        if (coupled) {
            if (!couple_end(t + s.h)) return false;
        } else if (pass == 0 || state_forces) {
            forces(t + s.h, pose1, angle1, v1, f1);
        }
        if (joints || pull || coupled) {
            make_rows(one_pass);
            drive_forces();
        }
        if (carriers > 0) add_carriers();
        if (first_round && pass == (one_pass ? 0 : 1) && let_limits_down()) { // by what they bear in this step
            make_rows(one_pass);
            if (carriers > 0) add_carriers();
        }
        if (coupled) append_coupling(pass);
        if (!free_velocity(first_round && pass == 0)) return false;
        v_last = v1;
        solve();
        while (stop_sliding()) solve();
        bool stepped = false;
        if (any_alone && !mechanisms_step(pass, stepped)) {
            if (report.failure != Report::Failure::none) return false;
            pass = -1;
            continue;
        }
        for (std::size_t i = 0; i < sources.size(); ++i) row_p[sources[i].slot] = rows[i].p;
        if (carriers > 0) take_carried();
        solved += stepped || !rows.empty() || !blocks.empty() ? 1 : 0;
        report.newton_iterations = any_alone ? solved : pass + 1;
        if (report.solver.contradiction) {
            const std::uint32_t row = report.solver.worst_row;
            const std::uint32_t joint = row < sources.size() ? sources[row].joint : 0;
            name_failure(Report::Failure::contradiction, joint, true,
                         "joints contradict each other; joint '" +
                             (joint < input().joint_names.size() ? input().joint_names[joint] : std::string()) +
                             "' cannot hold together with the others",
                         "remove one of the joints of this loop, or one of two drives of the same motion");
            return false;
        }
        const double scale = reached_scale();
        if (loop) {
            const double moved = carriers > 0 ? std::fmax(change(), carried_change()) : change();
            const double wanted = blocks.empty() ? s.newton_tolerance : std::fmax(s.newton_tolerance, s.tolerance);
            if (!std::isfinite(moved)) break; // the watchdog names the body
            const bool settled = !any_alone || std::all_of(mechanisms.begin(), mechanisms.end(), [](const Mechanism& m) { return !m.alone || m.settled; });
            if (settled && pass > 0 && moved <= (coupled ? std::fmax(wanted, kCoupledRoundOff) : wanted) * scale) break;
            if (pass + 1 >= most || (stepped && pass + 1 >= kMostPasses)) {
                if (one_pass) break;
                if (moved <= 1e-3 * scale && !stepped) { // laws that switch from pass to pass can keep it from converging: told
                    report.newton_left = moved / scale;
                    break;
                }
                if (coupled) {
                    name_failure(Report::Failure::newton, most_changed(), false,
                                 "the bodies and the systems of equations that they answer to found no common step: the last of " +
                                     std::to_string(pass + 1) + " passes changed a velocity by " + rounded_text(moved / scale) + " of its size",
                                 "use a smaller step, or write what answers to its own effect at once as one system");
                    return false;
                }
                name_failure(Report::Failure::newton, most_changed(), false,
                             "the step's equations did not converge: the last of " + std::to_string(pass + 1) +
                                 " passes changed a velocity by " + rounded_text(moved / scale) + " of its size",
                             "use a smaller step, or allow more Newton iterations");
                return false;
            }
            last = moved;
            if (coupled) mix_iterates(pass);
        } else {
            if (pass + 1 >= most || (blocks.empty() && rows.empty())) break;
            const double defect = gyroscopic_defect();
            if (!(defect > s.newton_tolerance * scale) || defect > last) break;
            last = defect;
        }
    }
    move(v1);
    if (any_alone && !close_mechanisms()) {
        v1 = v0;
        return velocity_step(t, first_round, true);
    }
    if (coupled) { // what the residual is formed from, and what the systems take over
        if (!couple_end(t + s.h)) return false;
        drive_forces();
    }
    return true;
}

} // namespace saltus::rigid

// SPDX-License-Identifier: GPL-3.0-or-later
// One step of a World: velocities, projection of positions, works, watchdog.
#include "core/base/number_text.h"
#include "core/simulation/rigid/contact_frames.h"
#include "core/simulation/rigid/free_motion.h"
#include "core/simulation/rigid/world_impl.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace saltus::rigid {

namespace {

constexpr int kMostRounds = 10; // of velocity problem and projection in one combined step
constexpr double kLookAgain = 5.0;  // times the tolerance: from there on contacts are looked for again
constexpr double kEnough = 3.0;     // times the tolerance: what that leaves for the next step
constexpr double kTouchedUp = 10.0; // times the tolerance: what a given number of sweeps may leave of a violation
constexpr double kNoCommonStep = 1e-3; // of the terms of the equations
// Works are summed by parts of so many contacts, whoever sums them: the same bits for any number of threads.
constexpr std::size_t kSumGrain = 1024;

double kinetic(std::span<const BodyNumbers> bodies, const std::vector<double>& twists, std::size_t b) noexcept {
    const Eigen::Map<const Vector3> v(twists.data() + 6 * b), w(twists.data() + 6 * b + 3);
    return 0.5 * (bodies[b].mass * v.squaredNorm() + w.dot(bodies[b].inertia * w));
}

// Adds the time of its life to a phase.
class Clock {
public:
    explicit Clock(double& sum) : sum_(sum), start_(std::chrono::steady_clock::now()) {}
    ~Clock() { sum_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }
    Clock(const Clock&) = delete;
    Clock& operator=(const Clock&) = delete;

private:
    double& sum_;
    std::chrono::steady_clock::time_point start_;
};

} // namespace

void World::Impl::name_failure(Report::Failure failure, std::uint32_t object, bool of_joint, std::string message,
                               std::string remedy) {
    report.failure = failure;
    report.object = object;
    report.of_joint = of_joint;
    report.message = std::move(message);
    report.remedy = std::move(remedy);
}

const Report& World::Impl::compute(double t, const double* q, const double* v) {
    phases = Phases{};
    const Settings& s = settings;
    std::fill(f0.begin(), f0.end(), 0.0);
    if (!coupled && actions && actions->has_forces()) actions->add_forces(t, q, v, f0.data());
    if (s.sleeping) { // what sets in within the step wakes in it
        std::fill(f1.begin(), f1.end(), 0.0);
        if (!coupled && actions && actions->has_forces()) actions->add_forces(t + s.h, q, v, f1.data());
    }
    if (!coupled && all_asleep(q, v)) {
        if (!next_is_memory) next = memory;
        next_is_memory = true;
        return report; // as it was
    }
    report = Report{};
    quiet = next_is_memory = false;
    directions_at_end = ends_at_end = false;
    t_start = t;
    t_end = t + s.h;
    start_carriers();
    unpack(q, v, pose0, angle0, v0);
    fall_asleep();
    if (!joint_inputs.empty()) evaluate_joints(t_start, pose0, here);
    bool started = true;
    if (coupled) {
        started = couple_start(t);
    } else if (!joint_inputs.empty()) {
        take_drives(t, drives0);
        take_drives(t + s.h, drives1);
    }
    {
        const Clock clock(phases.detect);
        detect_start(q, v);
        find_stirred();
        while (wake_touched()) detect(pose0, detected);
        at_start = detected.size();
    }
    f1 = f0;
    double kinetic_before = 0.0;
    for (std::size_t b = 0; b < count(); ++b) {
        const bool moving = moves(static_cast<std::uint32_t>(b));
        mass[b] = moving ? bodies[b].inverse : InverseMass{};
        if (!moving) std::fill_n(v0.begin() + static_cast<std::ptrdiff_t>(6 * b), 6, 0.0);
        if (moving) kinetic_before += kinetic(bodies, v0, b);
    }
    {
        const Clock clock(phases.prepare);
        describe_contacts();
        collect_blocks();
        if (s.sweeps > 0) keep_start();
    }
    rows.clear();
    sources.clear();
    limits.clear();
    std::fill(pressed_limits.begin(), pressed_limits.end(), static_cast<unsigned char>(0));
    row_p = memory.rows;
    next.brought_back.clear();
    next.accelerated.clear();
    pose1 = pose0;
    angle1 = angle0;
    v1 = v0;

    const auto stay = [&]() -> const Report& {
        std::copy(q, q + q_size(), q1_packed.begin());
        std::copy(v, v + v_size(), v1_packed.begin());
        ahead_valid = false;
        next = memory;
        return report;
    };
    // Gaps by formula that are no numbers are neither open nor closed.
    const auto gaps_are_numbers = [&](const std::vector<JointLines>& lines) {
        for (std::uint32_t j = 0; j < lines.size(); ++j) {
            const JointLine& line = lines[j].line[0];
            if (joint_inputs[j].kind != JointKind::relation || (std::isfinite(line.y + line.drift) && line.Ja.allFinite() && line.Jb.allFinite())) continue;
            name_failure(Report::Failure::not_finite, j, true, "the formula of interaction '" + input().joint_names[j] + "' or its slope is no finite number",
                         "look at roots, logarithms and divisions in it, and where the bodies have come to");
            return false;
        }
        return true;
    };
    if (!started || !gaps_are_numbers(here)) return stay();
    for (int round = 0;; ++round) {
        {
            const Clock clock(phases.solve);
            if (!velocity_step(t, round == 0)) return stay();
        }
        if (!watch(kinetic_before)) return stay();
        report.violation = 0.0;
        if (s.sweeps > 0) {
            touch_up();
            break;
        }
        {
            const Clock clock(phases.detect);
            look_ahead();
        }
        next.joints = memory.joints;
        middle = pose1; // before the projection
        if (!project(round + 1 < kMostRounds / 2 && !out_of_budget()) || round + 1 >= kMostRounds) break;
        if (out_of_budget()) {
            report.budget_spent = true; // velocities know nothing of what was pressed
            break;
        }
        // What pressed positions apart also stops velocities: solved again with it, from where the last round came to.
        for (std::size_t k = 0; k < blocks.size(); ++k) {
            ContactBlock& block = placed()[block_contact[k]];
            if (&block == &blocks[k]) break; // all are there already
            std::copy(blocks[k].p, blocks[k].p + 6, block.p);
            block.alpha = blocks[k].alpha;
        }
        collect_blocks();
    }
    next.rows = row_p;
    finish_contacts();
    finish_joints();
    for (const JointRowSource& source : sources) // what stopped over its gap comes down in the next steps
        if (pressed_limits[source.slot] != 0 && gap_of_limit(source, directions) > s.projection_tolerance) next.rows[source.slot] = 0.0;
    if (!gaps_are_numbers(directions)) return stay();
    works(kinetic_before);
    const std::uint32_t worst = measure_equations();
    // Velocities may settle on the edge of a jump, at which the forces are others than on either side.
    if (coupled && report.newton_left == 0.0 && report.equations > kNoCommonStep) {
        name_failure(Report::Failure::newton, worst, false,
                     "the bodies and the systems of equations that they answer to found no common step: their equations are off by " + rounded_text(report.equations) + " of their terms",
                     "use a smaller step, or write what answers to its own effect at once as one system");
        return stay();
    }
    rest();
    report.asleep = static_cast<std::size_t>(std::count(asleep.begin(), asleep.end(), 1));
    quiet = s.sleeping && joint_inputs.empty() && report.asleep > 0 &&
            std::all_of(mass.begin(), mass.end(), [](const InverseMass& m) { return (m.linear.array() == 0.0).all(); });
    pack(pose1, angle1, v1, q1_packed.data(), v1_packed.data());
    ahead_valid = true;
    return report;
}

// The largest violation of joints at pose1, m; their turns go into `next`.
double World::Impl::joint_violation() {
    if (joint_inputs.empty()) return 0.0;
    double joints = 0.0;
    if (ends_at_end) directions.swap(ends);
    else evaluate_joints(t_end, pose1, directions);
    ends_at_end = false;
    directions_at_end = true;
    for (std::size_t j = 0; j < joint_inputs.size(); ++j) {
        const JointInput& joint = joint_inputs[j];
        const JointLines& lines = directions[j];
        next.joints[j] = lines.memory;
        double size = 0.0;
        for (const std::uint32_t body : {joint.body_a, joint.body_b})
            if (body != kWorld && bodies[body].mass > 0.0)
                size = std::fmax(size, std::sqrt(bodies[body].inertia(2, 2) / bodies[body].mass));
        const auto count = [&](double violation, bool angle) {
            joints = std::fmax(joints, violation * (angle ? size : 1.0));
        };
        for (int i = 0; i < lines.equality; ++i) count(std::fabs(lines.line[i].y), lines.line[i].angle);
        for (int i = 0; i < lines.coordinates && i < static_cast<int>(joint.coordinates.size()); ++i) {
            const JointLine& line = lines.coordinate(i);
            const JointCoordinate& coordinate = joint.coordinates[static_cast<std::size_t>(i)];
            count(std::fmax(coordinate.lower - line.y, line.y - coordinate.upper), line.angle);
            const std::uint32_t drive = layout().drive[2 * j + static_cast<std::size_t>(i)];
            if (coordinate.drive == JointCoordinate::Drive::position && drive != kWorld)
                count(std::fabs(line.y - drives1[drive].position), line.angle);
        }
    }
    return joints;
}

void World::Impl::fill_problem(ProjectionProblem& problem) {
    const Settings& s = settings;
    next.joints = memory.joints;
    problem.planar = planar();
    problem.mass = mass;
    problem.poses = pose1;
    problem.joints = joint_inputs;
    problem.starts = joint_starts;
    problem.memory = next.joints;
    problem.layout = &layout();
    problem.t = t_end;
    problem.angles = angle1;
    problem.drives = drives1;
    problem.gaps = gaps_;
    problem.tolerance = s.projection_tolerance;
    problem.max_iterations = s.projection_iterations;
    problem.threads = solver_threads(gaps_.size());
    problem.sweeps = s.sweeps;
    if (s.budget > 0.0) problem.budget = std::fmax(s.budget - report.cost, 1e-6 * s.budget);
    problem.carriers = carrier_groups;
    problem.carrier_q = carrier_q.data();
    std::fill(carrier_push.begin(), carrier_push.end(), 0.0);
    problem.carrier_push = carrier_push.data();
}

// What the projector moved: planar angles count all turns.
void World::Impl::take_displacement(const ProjectionReport& done) {
    directions_at_end = ends_at_end = false;
    report.projection_iterations += done.iterations;
    report.cost += done.cost;
    report.budget_spent = report.budget_spent || (!done.done && out_of_budget());
    if (carriers > 0) take_carried_displacement();
    const auto moved = projector.displacement();
    if (plan->rebounds && settings.projection == Projection::direct) {
        if (next.brought_back.empty()) {
            next.brought_back.assign(6 * count(), 0.0);
            next.accelerated.resize(6 * count());
            for (std::size_t i = 0; i < 6 * count(); ++i) next.accelerated[i] = (v1[i] - v0[i]) / settings.h;
        }
        for (std::size_t i = 0; i < 6 * count(); ++i) next.brought_back[i] += moved[i];
    }
    if (!planar()) return;
    for (std::size_t b = 0; b < count(); ++b) {
        if (moved[6 * b + 5] == 0.0) continue;
        angle1[b] += moved[6 * b + 5];
        pose1[b].rotation = Eigen::Quaterniond(std::cos(0.5 * angle1[b]), 0.0, 0.0, std::sin(0.5 * angle1[b]));
    }
}

// Positions with a given number of sweeps: one look for contacts a step. Gaps of the start are followed linearly.
void World::Impl::touch_up() {
    const Settings& s = settings;
    double joints = 0.0; // their violation at pose1
    {
        const Clock clock(phases.project);
        next.joints = memory.joints;
        middle = pose1;
        double worst = joints = joint_violation();
        // the way of a point of a body within the step is turned (x - x0) + shifted
        body_ways.resize(count());
        for (std::size_t b = 0; b < count(); ++b) {
            if (!moves(static_cast<std::uint32_t>(b))) continue;
            body_ways[b] = {(pose1[b].rotation * pose0[b].rotation.conjugate()).toRotationMatrix() - Matrix3::Identity(), pose0[b].position, pose1[b].position - pose0[b].position};
        }
        const auto way = [&](std::uint32_t body, const Vector3& x) -> Vector3 {
            if (body == kWorld || !moves(body)) return Vector3::Zero();
            const BodyWay& m = body_ways[body];
            return m.turned * (x - m.from) + m.shifted;
        };
        const auto gap_of = [&](const auto& c) { return c.gap + c.normal.dot(way(c.body_a, c.point_a) - way(c.body_b, c.point_b)); };
        for (const collision::Contact& contact : detected)
            if (moves(contact.body_a) || moves(contact.body_b)) worst = std::fmax(worst, -gap_of(contact));
        if (s.projection != Projection::none && worst > s.projection_tolerance) {
            list_gaps(detected);
            for (GapPoint& point : gaps_) {
                point.gap = gap_of(point);
                point.point_a += way(point.body_a, point.point_a);
                point.point_b += way(point.body_b, point.point_b);
            }
            ProjectionProblem problem;
            fill_problem(problem);
            problem.nearest_alone = 1;
            if (joint_inputs.empty()) {
                problem.max_iterations = 1;
                problem.look_at_end = s.budget > 0.0; // below all contacts are looked for
            }
            take_displacement(projector.project(problem));
            joints = joint_violation();
        }
    }
    const Clock clock(phases.detect);
    look_ahead();
    report.violation = std::fmax(joints, penetration(ahead));
    if (s.projection != Projection::none && report.violation > kLookAgain * s.projection_tolerance) {
        // fast bodies meet with other features than those that faced each other at the start
        list_gaps(ahead);
        ProjectionProblem problem;
        fill_problem(problem);
        problem.source = this;
        problem.nearest_alone = 1;
        problem.enough = kEnough * s.projection_tolerance;
        problem.max_iterations = 6;
        take_displacement(projector.project(problem));
        if (planar()) look_again(pose1);
        report.violation = std::fmax(joint_violation(), penetration(ahead));
    }
    report.projection_missed = s.projection != Projection::none && report.violation > kTouchedUp * s.projection_tolerance;
}

// Positions by the smallest displacement that mends joints and penetrations. True: contacts were pressed, or overlap, that the
// velocity problem did not know, and now knows.
bool World::Impl::project(bool may_wait) {
    const Clock clock(phases.project);
    const Settings& s = settings;
    const double joints = joint_violation();
    report.violation = std::fmax(joints, penetration(ahead));
    if (s.projection == Projection::none) return false;
    if (report.violation <= s.projection_tolerance) return false;

    // What overlaps where these velocities lead belongs to them: of boxes that land flush a projection presses only some corners, and velocities with
    // some of them are hard to find. Not in the plane: there bricks come to lie on fewer points and settle later.
    if (may_wait && s.projection == Projection::combined && !planar() && add_overlapping()) return true;
    if (may_wait && s.projection == Projection::direct && add_struck()) return true;
    list_gaps(ahead);
    ProjectionProblem problem;
    fill_problem(problem);
    problem.source = this;
    const ProjectionReport done = projector.project(problem);
    report.violation = done.violation;
    report.projection_missed = !done.done;
    take_displacement(done);
    if (s.projection == Projection::combined) {
        const bool joined = add_pressed_limits(), contacts = add_pressed();
        if (joined || contacts) return true;
    }
    if (planar()) look_again(pose1); // at the angles as they are kept; in space the projection ended by looking
    report.violation = std::fmax(report.violation, penetration(ahead));
    return false;
}

void World::Impl::finish_joints() {
    if (joint_inputs.empty()) return;
    if (!directions_at_end) evaluate_joints(t_end, pose1, directions);
    for (std::size_t j = 0; j < joint_inputs.size(); ++j) {
        const JointInput& joint = joint_inputs[j];
        const JointLines& lines = directions[j];
        next.joints[j] = lines.memory;
        for (int i = 0; i < lines.equality + lines.coordinates; ++i) {
            JointRow& row = joint_rows[layout().first_row[j] + static_cast<std::size_t>(i)];
            row.joint = static_cast<std::uint32_t>(j);
            row.coordinate = i >= lines.equality;
            row.y = lines.line[i].y;
            row.ydot = whole_rate(j, lines, i, v1);
            row.p = 0.0;
            row.jumped = false;
            const JointCoordinate* const c = row.coordinate && !joint.coordinates.empty() ? &joint.coordinates.front() : nullptr;
            if (c && c->compliance > 0.0) {
                row.force = c->force_at(row.y);
                row.y = row.force != 0.0 || c->two_sided ? 0.0 : row.y;
            }
        }
    }
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const JointRowSource& source = sources[i];
        joint_rows[layout().first_row[source.joint] + source.line].p += source.sign * rows[i].p;
        if (!is_limit(i)) continue;
        LimitState limit;
        limit.joint = source.joint;
        limit.coordinate = static_cast<std::uint8_t>(source.line - here[source.joint].equality);
        limit.upper = source.role == JointRowRole::upper;
        limit.angular = here[source.joint].line[source.line].angle;
        limit.before = source.sign * whole_rate(source.joint, here[source.joint], source.line, v0);
        limit.after = source.sign * whole_rate(source.joint, directions[source.joint], source.line, v1);
        limit.p = rows[i].p;
        limits.push_back(limit);
        report.closed_limits += limit.p > 0.0 ? 1 : 0;
    }
    first_mechanism_limit = limits.size();
    if (any_alone) finish_mechanisms();
}

// Of the work p (u + u+)/2 of a drive without a largest force its own motion does p (w + w+)/2, and what is left, p (u - w + u+ - w+)/2, is an impact's where
// the speed u before the step is not the drive's w: at a start, after a change of its rate. A drive that holds its rate has none: what a
// position that is off, or the step from one rate to the next, explains is no jump.
double World::Impl::lost_at_drive(std::uint32_t joint, int line, double p, double before, double after) const {
    const JointInput& of = joint_inputs[joint];
    const int coordinate = of.kind == JointKind::twist ? 0 : line - here[joint].equality;
    const std::uint32_t drive = layout().drive[2 * std::size_t{joint} + static_cast<std::size_t>(coordinate)];
    double off = 0.0;
    if (of.kind != JointKind::twist) {
        const JointCoordinate& c = coordinate_of(of, coordinate);
        if (std::isfinite(c.largest)) return 0.0;
        if (c.drive == JointCoordinate::Drive::position) {
            off = std::fabs(here[joint].line[line].y - drives0[drive].position);
            if (off > settings.projection_tolerance) return 0.0; // it is on its way back
            off /= settings.h;
        }
    }
    const double rate = drives0[drive].rate, then = drives1[drive].rate;
    const double held = 2.0 * (off + std::fabs(then - rate)) + 1e-3 * std::fmax(std::fabs(rate), std::fabs(then));
    return std::fabs(before - rate) > held ? 0.5 * p * ((before - rate) + (after - then)) : 0.0;
}

// Forces times theta v+ + (1 - theta) v, which is the displacement; percussions of contacts, limits, joints and drives
// times the mean of both velocities, which is what they do to the kinetic energy. The rest is the scheme's own:
// (theta - 1/2) (|v+ - v|^2 in the metric of M, less those percussions times v+ - v), the explicit gyroscopic term, and
// what joints do along directions that turn within the step.
void World::Impl::works(double kinetic_before) {
    const Settings& s = settings;
    const double theta = s.theta;
    const std::vector<double>& displacing = any_alone ? v_moved : v1;
    const auto middle_twist = [&](std::size_t b) -> Vector6 {
        const Eigen::Map<const Vector6> after(displacing.data() + 6 * b), before((alone_body[b] != 0 ? v_open : v0).data() + 6 * b);
        return theta * after + (1.0 - theta) * before;
    };
    for (std::size_t b = 0; b < count(); ++b) {
        if (!moves(static_cast<std::uint32_t>(b))) continue;
        const Vector6 twist = middle_twist(b);
        const Eigen::Map<const Vector6> now(f0.data() + 6 * b), then(f1.data() + 6 * b);
        report.work_forces += s.h * twist.dot(theta * then + (1.0 - theta) * now);
        if (plan->force_drives) {
            const Eigen::Map<const Vector6> drive_now(drive0.data() + 6 * b), drive_then(drive1.data() + 6 * b);
            report.work_drives += s.h * twist.dot(theta * drive_then + (1.0 - theta) * drive_now);
        }
        const Eigen::Map<const Vector6> after(displacing.data() + 6 * b), before((alone_body[b] != 0 ? v_open : v0).data() + 6 * b);
        const Vector6 change = after - before;
        report.work_scheme -= (theta - 0.5) * (bodies[b].mass * change.head<3>().squaredNorm() +
                                               change.tail<3>().dot(bodies[b].inertia * change.tail<3>()));
        report.work_scheme -= twist.tail<3>().dot(Eigen::Map<const Vector3>(gyroscopic.data() + 3 * b));
    }
    const auto rate_of = [this](const Row& row, const std::vector<double>& twists) {
        double u = 0.0;
        if (row.body_a != kWorld) u += row.Ja.dot(Eigen::Map<const Vector6>(twists.data() + 6 * std::size_t{row.body_a}));
        if (row.body_b != kWorld) u += row.Jb.dot(Eigen::Map<const Vector6>(twists.data() + 6 * std::size_t{row.body_b}));
        for (std::uint32_t k = row.side_begin; k < row.side_end; ++k) u += sides[k].J.dot(Eigen::Map<const Vector6>(twists.data() + 6 * std::size_t{sides[k].body}));
        return u;
    };
    std::size_t limit = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        const double before = rate_of(row, v0), after = rate_of(row, v1);
        const double along = row.p * (theta * after + (1.0 - theta) * before), mean = row.p * (0.5 * after + 0.5 * before);
        if (i >= sources.size()) {
            report.work_forces += along;
            continue;
        }
        const JointRowSource& source = sources[i];
        const JointLine &start_line = here[source.joint].line[source.line], &end_line = directions[source.joint].line[source.line];
        const double drifted = row.p * source.sign * 0.5 * (start_line.drift + end_line.drift); // what moves by itself is a drive,
        const double carried = row.p * source.sign * 0.5 * (start_line.carried + end_line.carried); // but for systems, whose energy is counted
        report.work_carried += carried;
        if (source.role == JointRowRole::spring && joint_inputs[source.joint].kind == JointKind::relation) { // kept: EnergyBook counts what is stored
            report.work_drives -= drifted - carried;
            continue;
        }
        const JointInput& of = joint_inputs[source.joint];
        const bool contact = of.kind == JointKind::relation && coordinate_of(of, source.line - here[source.joint].equality).mu > 0.0; // of a gap by formula
        if (source.role == JointRowRole::spring || (source.role == JointRowRole::friction && !contact)) {
            report.work_joints += along + drifted;
            report.work_drives -= drifted - carried;
            continue;
        }
        double done = mean;
        if (source.role == JointRowRole::drive || joint_inputs[source.joint].kind == JointKind::twist) {
            const double lost = lost_at_drive(source.joint, source.line, row.p * source.sign, before * source.sign, after * source.sign);
            report.work_drives += done - lost;
            report.work_limits += lost;
            if (lost != 0.0) joint_rows[layout().first_row[source.joint] + source.line].jumped = report.jumped = true;
        } else {
            const double start = whole_rate(source.joint, here[source.joint], source.line, v0);
            const double end = joint_rows[layout().first_row[source.joint] + source.line].ydot;
            done = row.p * source.sign * 0.5 * (start + end);
            report.work_drives -= drifted - carried;
            report.work_scheme += drifted;
            report.work_limits += done;
            if (is_limit(i)) limits[limit++].work = done;
        }
        report.work_scheme += along - done;
    }
    if (any_alone) works_of_mechanisms();
    // Contacts, and what of their work forces cannot explain. What they did to velocities themselves is M^-1 J^T p; the
    // rest of u+ - u comes from forces and joints within the step, and with all e <= 1 and without friction half of its
    // work against the percussions is the most that contacts can add.
    std::fill(v_last.begin(), v_last.end(), 0.0);
    act_contacts();
    work_sums.assign((blocks.size() + kSumGrain - 1) / kSumGrain, {});
    in_parts(blocks.size(), kSumGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t k = begin; k < end; ++k) {
            WorkSums& sums = work_sums[k / kSumGrain];
            const ContactBlock& block = blocks[k];
            const Vector3 p(block.p[0], block.p[1], block.p[2]);
            const ContactState& state = states[block_contact[k]];
            const Eigen::Map<const Vector3> after(state.after), before(state.before);
            // With the arms of the middle; of the mean what those of start and end change cancels.
            const Vector3 u = 0.5 * after + 0.5 * before, change = after - before - 2.0 * (block.frame * to_end[block_contact[k]]);
            double friction = p[1] * u[1] + p[2] * u[2], turned = p.dot(change);
            if (block.rolling()) {
                const Vector3 spin_after = relative_spin(block, v1.data()), spin_before = relative_spin(block, v0.data());
                const Vector3 spin = 0.5 * spin_after + 0.5 * spin_before, roll(block.p[5], block.p[3], block.p[4]);
                friction += block.p[3] * spin[1] + block.p[4] * spin[2] + block.p[5] * spin[0];
                turned += roll.dot(spin_after - spin_before);
            }
            sums.scheme += (theta - 0.5) * turned;
            const double let = -0.5 * p[0] * (state.landing + state.landed);
            sums.landing += let;
            sums.normal += p[0] * u[0] - let;
            sums.friction += friction;
            sums.explained += 0.5 * std::fmax(0.0, p.dot(relative_velocity(block, v_last.data()) - change));
            if (p[0] * u[0] + friction > sums.worst) {
                sums.worst = p[0] * u[0] + friction;
                sums.gain_contact = block_contact[k];
            }
        }
    });
    double explained = 0.0, worst = 0.0;
    for (const WorkSums& sums : work_sums) {
        report.work_normal += sums.normal;
        report.work_landing += sums.landing;
        report.work_friction += sums.friction;
        report.work_scheme += sums.scheme;
        explained += sums.explained;
        if (sums.worst > worst) {
            worst = sums.worst;
            report.gain_contact = sums.gain_contact;
        }
    }
    const double added = report.work_normal + report.work_landing + report.work_friction - explained;
    const double noise = 10.0 * s.tolerance * (kinetic_before + std::fabs(report.work_normal) + explained);
    report.gain = added > noise ? added : 0.0;

    // Springs of joints are counted in the potential energy.
    if (!joint_inputs.empty()) {
        const double start = spring_energy(pose0), moved = spring_energy(middle), end = spring_energy(pose1);
        report.work_joints += moved - start;
        report.work_projection += end - moved;
    }
    if (report.projection_iterations > 0) report.work_projection -= gravity_work(middle, pose1);
}

bool World::Impl::watch(double kinetic_before) {
    const Settings& s = settings;
    // what gravity and forces can give within a step
    double given = kinetic_before;
    for (std::size_t b = 0; b < count(); ++b) {
        if (!moves(static_cast<std::uint32_t>(b))) continue;
        const double push = bodies[b].mass * input().gravity.norm() +
                            std::fmax(Eigen::Map<const Vector3>(f0.data() + 6 * b).norm(),
                                      Eigen::Map<const Vector3>(f1.data() + 6 * b).norm());
        given += s.h * s.h * push * push / bodies[b].mass;
        const Vector3 turn0 = Eigen::Map<const Vector3>(f0.data() + 6 * b + 3),
                      turn1 = Eigen::Map<const Vector3>(f1.data() + 6 * b + 3);
        given += s.h * s.h * (turn0.dot(bodies[b].inverse.angular * turn0) + turn1.dot(bodies[b].inverse.angular * turn1));
    }
    const bool driven = !rows.empty(); // drives, limits and springs may give any energy, those of a mechanism by itself too
    for (std::size_t b = 0; b < count(); ++b) {
        if (!moves(static_cast<std::uint32_t>(b))) continue;
        const Eigen::Map<const Vector6> twist(v1.data() + 6 * b);
        const bool finite = twist.allFinite() && std::isfinite(kinetic(bodies, v1, b)) && pose1[b].position.allFinite() && pose1[b].rotation.coeffs().allFinite();
        if (finite && (driven || alone_body[b] != 0 || kinetic(bodies, v1, b) <= 1e6 * given + 1e-300)) continue;
        name_failure(Report::Failure::not_finite, static_cast<std::uint32_t>(b), false,
                     finite ? "body '" + input().bodies[b].name + "' got a speed of " + rounded_text(speed(b, v1)) +
                                  " m/s in one step, more than all forces explain"
                            : "numbers of body '" + input().bodies[b].name + "' are no longer finite",
                     "look at the forces on it, at mass ratios and at the step size");
        return false;
    }
    return true;
}

} // namespace saltus::rigid

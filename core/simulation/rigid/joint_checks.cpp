// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/joint_rows.h"
#include "core/base/number_text.h"
#include "core/simulation/rigid/joint_solver.h"
#include "core/simulation/rigid/projection.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {
namespace {

using Drive = JointCoordinate::Drive;

constexpr double kLargestStart = 1e-2; // of the bodies' size: more than rounding of a scene's numbers explains

const char* kind_name(JointKind kind) {
    switch (kind) {
    case JointKind::fixed:
        return "fixed";
    case JointKind::revolute:
        return "revolute";
    case JointKind::ball:
        return "ball";
    case JointKind::prismatic:
        return "prismatic";
    case JointKind::cylindrical:
        return "cylindrical";
    case JointKind::distance:
        return "distance";
    case JointKind::gear:
        return "gear";
    case JointKind::screw:
        return "screw";
    case JointKind::planar:
        return "planar";
    case JointKind::twist:
        return "twist";
    case JointKind::relation:
        return "relation";
    }
    return "";
}

bool finite(const Pose& pose) {
    return pose.position.allFinite() && pose.rotation.coeffs().allFinite();
}

struct JointChecker {
    std::span<const JointInput> joints;
    std::span<const Pose> poses;
    std::span<const InverseMass> masses;
    bool planar;
    double tolerance;
    std::span<const DriveValue> drives;
    std::span<const std::string> names;
    std::span<const Place> places;
    std::string& off_start;
    Errors errors;
    std::vector<double> turns; // of planar bodies, near those of the start
    std::vector<Vector6> more;

    std::string name(std::size_t j) const {
        return joint_text(joints[j].kind, j < names.size() ? names[j] : std::to_string(j + 1));
    }
    void add(std::size_t j, std::string message, std::string remedy) {
        errors.push_back(
            {ErrorKind::input, std::move(message), std::move(remedy), j < places.size() ? places[j] : Place{}});
    }
    bool moves(std::uint32_t body) const {
        return body != kWorld &&
               ((masses[body].linear.array() > 0.0).any() || masses[body].angular.diagonal().maxCoeff() > 0.0);
    }
    double size(const JointInput& joint) const { // of its bodies: radius of gyration, m
        double s = 0.0;
        for (const std::uint32_t b : {joint.body_a, joint.body_b})
            if (moves(b)) {
                const double linear = masses[b].linear.maxCoeff(), angular = masses[b].angular.diagonal().maxCoeff();
                if (linear > 0.0 && angular > 0.0) s = std::fmax(s, std::sqrt(linear / angular));
            }
        return s > 0.0 ? s : 1.0;
    }

    bool acts_beyond(const JointInput& joint) const { // a relation on further bodies, on systems
        return std::any_of(joint.more.begin(), joint.more.end(), [&](std::uint32_t b) { return moves(b); }) || (joint.formula && !joint.formula->carriers().empty());
    }
    // At poses; directions of further bodies stand in `more`.
    void evaluate_at(std::span<const Pose> at, std::size_t j, const JointStart& start, JointLines& lines) {
        static const Pose origin;
        const JointInput& joint = joints[j];
        const auto pose = [&](std::uint32_t b) -> const Pose& { return b == kWorld ? origin : at[b]; };
        more.assign(joint.more.size(), Vector6::Zero());
        lines.more = more.data();
        const Everybody all{at.data(), turns.data()};
        evaluate(joint, start, pose(joint.body_a), pose(joint.body_b), planar, {}, lines, 0.0, &all);
    }

    void numbers(std::size_t j) {
        const JointInput& joint = joints[j];
        const std::string who = name(j);
        const std::size_t bodies = poses.size();
        if ((joint.body_a != kWorld && joint.body_a >= bodies) || (joint.body_b != kWorld && joint.body_b >= bodies)) {
            add(j, who + " joins a body that does not exist", "name a body of the scene");
            return;
        }
        if (joint.body_a == joint.body_b)
            add(j, who + " joins a body to itself", "join two bodies, or a body to the world");
        else if (!moves(joint.body_a) && (joint.kind == JointKind::twist || !moves(joint.body_b)) && !acts_beyond(joint))
            add(j, who + " joins nothing that can move", "join at least one body that is not fixed");
        if (!finite(joint.frame_a) || !finite(joint.frame_b) || std::fabs(joint.frame_a.rotation.norm() - 1.0) > 1e-6 ||
            std::fabs(joint.frame_b.rotation.norm() - 1.0) > 1e-6)
            add(j, who + " has a frame that is not a frame", "give it a finite position and an axis that is not zero");
        if (planar && (joint.kind == JointKind::cylindrical || joint.kind == JointKind::screw))
            add(j, who + ": a " + kind_name(joint.kind) + " joint does not exist in a planar world",
                "use prismatic, revolute or a pin in a slot (planar)");
        if (joint.kind == JointKind::distance && joint.coordinates.empty() && !(joint.length > 0.0))
            add(j, who + " has the length " + rounded_text(joint.length) + " m", "give a length above 0, or use a ball joint");
        if (joint.kind == JointKind::gear) {
            if (!(std::fabs(joint.ratio) > 0.0) || !std::isfinite(joint.ratio))
                add(j, who + " has the ratio " + rounded_text(joint.ratio), "give a ratio that is not 0");
            if (joint.body_a == kWorld || joint.body_b == kWorld)
                add(j, who + " is a gear with the world", "join two bodies");
        }
        if (joint.kind == JointKind::screw && !std::isfinite(joint.pitch))
            add(j, who + " has the pitch " + rounded_text(joint.pitch), "give metres a turn");
        if (joint.kind == JointKind::twist &&
            (joint.component < 0 || joint.component > 5 ||
             (planar && joint.component != 0 && joint.component != 1 && joint.component != 5)))
            add(j, who + " prescribes component " + std::to_string(joint.component) + " of a twist",
                planar ? "use 0, 1 (velocity) or 5 (spin)" : "use 0 to 2 (velocity) or 3 to 5 (spin)");
        const auto count = static_cast<std::size_t>(coordinate_count(joint.kind, planar));
        if (joint.coordinates.size() > count)
            add(j,
                who + " has " + std::to_string(joint.coordinates.size()) + " coordinates, but a " +
                    kind_name(joint.kind) + " joint leaves " + std::to_string(count),
                "remove limits, springs, friction and drives that belong to none");
        for (const JointCoordinate& c : joint.coordinates) {
            if (!(c.lower <= c.upper))
                add(j, who + ": the lower limit " + rounded_text(c.lower) + " is above the upper limit " + rounded_text(c.upper),
                    "exchange them");
            if (!(c.e >= (c.normal == kWorld ? 0.0 : -1.0) && c.e <= 1.0)) // of sliding: from -1
                add(j, who + ": the restitution of its limits is " + rounded_text(c.e), "use a number from 0 to 1");
            if (!(c.friction >= 0.0) || !(c.stiffness >= 0.0) || !(c.damping >= 0.0) || !std::isfinite(c.friction) ||
                !std::isfinite(c.stiffness) || !std::isfinite(c.damping) || !std::isfinite(c.rest))
                add(j,
                    who + ": friction, stiffness and damping are " + rounded_text(c.friction) + ", " + rounded_text(c.stiffness) +
                        " and " + rounded_text(c.damping),
                    "use finite numbers that are not negative");
            if (!(c.compliance >= 0.0) || !std::isfinite(c.compliance))
                add(j, who + " has the compliance " + rounded_text(c.compliance), "let lambda add a positive compliance to the gap, for example lambda/k");
            if (!(c.largest > 0.0))
                add(j, who + ": the largest force of its drive is " + rounded_text(c.largest), "use a number above 0");
        }
    }

    // A gear counts turns about one axis, and a shaft that stands across it makes none: the gear would lock the other wheel.
    void gear(std::size_t j) {
        const JointInput& of = joints[j];
        if (of.kind != JointKind::gear || planar) return;
        const auto axis = [&](const JointInput& joint, std::uint32_t body) -> Vector3 {
            return poses[body].rotation * (joint.body_a == body ? joint.frame_a : joint.frame_b).rotation * Vector3::UnitZ();
        };
        for (std::size_t k = 0; k < joints.size(); ++k) {
            const JointInput& shaft = joints[k];
            if (shaft.kind != JointKind::revolute && shaft.kind != JointKind::cylindrical && shaft.kind != JointKind::screw) continue;
            if (moves(shaft.body_a) && moves(shaft.body_b)) continue; // what bears it may turn, too
            for (const std::uint32_t wheel : {of.body_a, of.body_b})
                if (moves(wheel) && (shaft.body_a == wheel || shaft.body_b == wheel) && axis(of, wheel).cross(axis(shaft, wheel)).norm() > kLargestStart)
                    return add(j, name(j) + " counts turns about another axis than that of " + name(k) + ", about which one of its wheels turns",
                               "give the gear the axis of its shafts, which are parallel");
        }
    }

    // The joint besides `worst` with the largest defect: most likely the other half of a contradiction.
    std::size_t partner(std::size_t worst, const std::vector<double>& defect) const {
        std::size_t best = worst;
        for (std::size_t j = 0; j < joints.size(); ++j) {
            if (j == worst || !(defect[j] > 0.0)) continue;
            if (best == worst || defect[j] > defect[best]) best = j;
        }
        return best;
    }
    std::string two(std::size_t worst, std::size_t other) const {
        if (other == worst) return name(worst) + " contradicts what else holds its bodies";
        return name(std::min(worst, other)) + " and " + name(std::max(worst, other)) + " contradict each other";
    }

    void positions(const JointLayout& layout) {
        std::vector<Pose> moved(poses.begin(), poses.end());
        std::vector<JointStart> starts;
        std::vector<double> before(joints.size(), 0.0), after(joints.size(), 0.0);
        std::vector<JointMemory> memory(joints.size());
        const Pose origin;
        auto pose = [&](const std::vector<Pose>& from, std::uint32_t b) -> const Pose& {
            return b == kWorld ? origin : from[b];
        };
        for (const JointInput& joint : joints)
            starts.push_back(joint_start(joint, pose(moved, joint.body_a), pose(moved, joint.body_b)));
        // by the line that is worst, m
        auto defects = [&](std::vector<double>& out, std::vector<std::string>* what) {
            for (std::size_t j = 0; j < joints.size(); ++j) {
                const JointInput& joint = joints[j];
                JointLines lines;
                evaluate_at(moved, j, starts[j], lines);
                out[j] = 0.0;
                auto count = [&](const JointLine& line, double y, std::string says) {
                    const double v = y * (line.angle ? size(joint) : 1.0);
                    if (v <= out[j]) return;
                    out[j] = v;
                    if (what != nullptr) (*what)[j] = std::move(says);
                };
                for (int i = 0; i < lines.equality; ++i) {
                    const JointLine& line = lines.line[i];
                    if (joint.kind == JointKind::relation) count(line, std::fabs(line.y), "its formula is " + rounded_text(line.y) + ", not 0");
                    else
                        count(line, std::fabs(line.y),
                              "its two halves are " + rounded_text(std::fabs(line.y)) + (line.angle ? " rad" : " m") + " apart");
                }
                for (int i = 0; i < lines.coordinates; ++i) {
                    const JointCoordinate& c = coordinate_of(joint, i);
                    const JointLine& line = lines.coordinate(i);
                    const char* unit = line.angle ? " rad" : " m";
                    if (joint.kind == JointKind::relation) {
                        count(line, std::fmax(0.0, c.lower - line.y), "its gap is " + rounded_text(line.y) + ", below 0");
                        continue;
                    }
                    count(line, std::fmax(0.0, c.lower - line.y),
                          "it stands at " + rounded_text(line.y) + unit + ", below its lower limit " + rounded_text(c.lower) + unit);
                    count(line, std::fmax(0.0, line.y - c.upper),
                          "it stands at " + rounded_text(line.y) + unit + ", above its upper limit " + rounded_text(c.upper) + unit);
                    const std::uint32_t k = layout.drive[2 * j + static_cast<std::size_t>(i)];
                    if (c.drive == Drive::position && k < drives.size())
                        count(line, std::fabs(line.y - drives[k].position),
                              "it stands at " + rounded_text(line.y) + unit + ", but its drive begins at " +
                                  rounded_text(drives[k].position) + unit);
                }
            }
        };
        for (std::size_t j = 0; j < joints.size(); ++j) { // neither open nor closed, on no side of a limit
            JointLines lines;
            evaluate_at(moved, j, starts[j], lines);
            const auto no_number = [](const JointLine& line) { return !std::isfinite(line.y) || !line.Ja.allFinite() || !line.Jb.allFinite(); };
            if (!std::any_of(lines.line, lines.line + lines.equality + lines.coordinates, no_number)) continue;
            if (joints[j].kind == JointKind::relation) add(j, "the formula of " + name(j) + " or its slope is no finite number at the start", "look at roots, logarithms and divisions in it, and where the bodies stand");
            else add(j, "where " + name(j) + " stands, or its lever, is no finite number at the start", "bring its points and its bodies nearer to each other");
        }
        if (!errors.empty()) return;
        std::vector<std::string> says(joints.size());
        defects(before, &says);
        if (*std::max_element(before.begin(), before.end()) <= tolerance) return;

        std::vector<DriveValue> values(layout.drives);
        for (std::size_t k = 0; k < values.size() && k < drives.size(); ++k) values[k] = drives[k];
        Projector projector;
        ProjectionProblem problem;
        problem.planar = planar;
        problem.mass = masses;
        problem.poses = moved;
        problem.joints = joints;
        problem.starts = starts;
        problem.memory = memory;
        problem.layout = &layout;
        problem.drives = values;
        problem.tolerance = tolerance;
        problem.max_iterations = 50;
        problem.angles = turns;
        const ProjectionReport report = projector.project(problem);
        bool large = false;
        for (std::size_t j = 0; j < joints.size(); ++j) {
            if (!(before[j] > kLargestStart * size(joints[j]))) continue;
            large = true;
            add(j, name(j) + " does not fit the bodies at the start: " + says[j],
                joints[j].kind == JointKind::relation ? "move a body, or change the formula, so that it holds at the start"
                                                      : "move a body or the joint so that they fit, or change the limit or drive");
        }
        if (report.done && !large) {
            const auto worst = static_cast<std::size_t>(std::max_element(before.begin(), before.end()) - before.begin());
            off_start = name(worst) + " does not quite fit the bodies at the start: " + says[worst];
        }
        if (report.done || large) return;
        defects(after, nullptr);
        const std::size_t worst =
            static_cast<std::size_t>(std::max_element(after.begin(), after.end()) - after.begin());
        add(worst,
            two(worst, partner(worst, after)) + ": " + rounded_text(after[worst]) + " m are left however the bodies are moved",
            "remove one of them, or move the bodies so that all joints fit");
    }

    void velocities(const JointLayout& layout) {
        std::vector<Row> rows;
        std::vector<JointRowSource> sources;
        std::vector<RowSide> sides;
        const Pose origin;
        std::vector<DriveValue> values(layout.drives);
        for (std::size_t k = 0; k < values.size() && k < drives.size(); ++k) values[k] = drives[k];
        for (std::size_t j = 0; j < joints.size(); ++j) {
            const JointInput& joint = joints[j];
            if (joint.formula && !joint.formula->carriers().empty()) continue; // the systems may follow
            const Pose& a = joint.body_a == kWorld ? origin : poses[joint.body_a];
            const Pose& b = joint.body_b == kWorld ? origin : poses[joint.body_b];
            JointLines lines;
            evaluate_at(poses, j, joint_start(joint, a, b), lines);
            auto row = [&](const JointLine& line, double rate) {
                Row r;
                r.body_a = joint.body_a, r.body_b = joint.body_b;
                r.Ja = line.Ja, r.Jb = line.Jb;
                r.target = rate;
                r.side_begin = static_cast<std::uint32_t>(sides.size());
                for (std::size_t k = 0; k < joint.more.size(); ++k) sides.push_back({joint.more[k], more[k]});
                r.side_end = static_cast<std::uint32_t>(sides.size());
                rows.push_back(r);
                JointRowSource source;
                source.joint = static_cast<std::uint32_t>(j);
                sources.push_back(source);
            };
            for (int i = 0; i < lines.equality; ++i)
                row(lines.line[i], joint.kind == JointKind::twist ? values[layout.drive[2 * j]].rate : -lines.line[i].drift);
            for (int i = 0; i < lines.coordinates; ++i) {
                const JointCoordinate& c = coordinate_of(joint, i);
                const std::uint32_t k = layout.drive[2 * j + static_cast<std::size_t>(i)];
                if ((c.drive == Drive::position || c.drive == Drive::velocity) && !std::isfinite(c.largest))
                    row(lines.coordinate(i), values[k].rate);
            }
        }
        std::vector<double> zero(6 * poses.size(), 0.0), v(6 * poses.size(), 0.0);
        std::vector<std::uint32_t> bodies, numbers;
        for (std::uint32_t b = 0; b < poses.size(); ++b)
            if (moves(b)) bodies.push_back(b);
        for (std::uint32_t i = 0; i < rows.size(); ++i) numbers.push_back(i);
        OneStepProblem problem;
        problem.mass = masses;
        problem.v_free = zero;
        problem.v = v;
        problem.rows = rows;
        problem.sides = sides;
        JointSolver solver;
        const JointOutcome outcome = solver.solve(problem, bodies, numbers, {}, {});
        if (!outcome.contradiction) return;
        std::vector<double> defect(joints.size(), 0.0);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            double u = -rows[i].target;
            for (int k = 0; k < 6; ++k) {
                if (moves(rows[i].body_a))
                    u += rows[i].Ja[k] * v[6 * std::size_t{rows[i].body_a} + static_cast<std::size_t>(k)];
                if (moves(rows[i].body_b))
                    u += rows[i].Jb[k] * v[6 * std::size_t{rows[i].body_b} + static_cast<std::size_t>(k)];
            }
            for (std::uint32_t s = rows[i].side_begin; s < rows[i].side_end; ++s)
                for (int k = 0; moves(sides[s].body) && k < 6; ++k) u += sides[s].J[k] * v[6 * std::size_t{sides[s].body} + static_cast<std::size_t>(k)];
            const std::size_t j = sources[i].joint;
            defect[j] = std::fmax(defect[j], std::fabs(u) > 1e-9 ? std::fabs(u) : 0.0);
        }
        const std::size_t worst = sources[outcome.contradicting].joint;
        add(worst, two(worst, partner(worst, defect)) + ": no velocities obey both at the start",
            "remove one of them, or let the drive of one follow from the other");
    }
};

} // namespace

Errors check_joints(std::span<const JointInput> joints, std::span<const Pose> poses,
                    std::span<const InverseMass> masses, bool planar, double tolerance,
                    std::span<const DriveValue> drives, std::span<const std::string> names,
                    std::span<const Place> places, std::string& off_start) {
    if (joints.empty()) return {};
    JointChecker checker{joints, poses, masses, planar, tolerance, drives, names, places, off_start, {}, std::vector<double>(poses.size(), 0.0), {}};
    for (std::size_t j = 0; j < joints.size(); ++j) checker.numbers(j);
    if (!checker.errors.empty()) return checker.errors;
    for (std::size_t j = 0; j < joints.size(); ++j) checker.gear(j);
    if (!checker.errors.empty()) return checker.errors;
    const JointLayout layout = joint_layout(joints, planar);
    checker.positions(layout);
    if (checker.errors.empty()) checker.velocities(layout);
    return checker.errors;
}

} // namespace saltus::rigid

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/projection.h"

#include "core/simulation/rigid/contact_frames.h"
#include "core/simulation/rigid/island_solver.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <utility>

namespace saltus::rigid {

using Drive = JointCoordinate::Drive;

namespace {

constexpr double kLargestTurn = 0.5; // rad in one iteration: linearisation means nothing beyond
constexpr int kForgetful = 4;  // iterations in which only what is seen counts; in nearly all problems these are enough
constexpr double kLeft = 0.1;         // of the tolerance, over all gaps, may a linear problem leave. With more than
constexpr std::size_t kMany = 1000;   // gaps, where that has come to cost
constexpr double kDear = 5e-6;        // s a gap: of the largest violation. What is far from done sees other features in the next iteration anyway
constexpr double kNear = 10.0; // of the largest violation: gaps up to this may be closed by what mends it

// Radius of gyration, m; 0: it does not turn.
double size_of(const InverseMass& m) noexcept {
    const double linear = m.linear.maxCoeff(), angular = m.angular.diagonal().maxCoeff();
    return linear > 0.0 && angular > 0.0 ? std::sqrt(linear / angular) : 0.0;
}

} // namespace

struct Projector::Impl {
    IslandSolver solver;
    std::vector<JointLines> lines;
    std::vector<double> size; // of a joint's bodies, m
    std::vector<Row> rows;
    std::vector<RowSide> sides;
    // A gap that was pressed and is seen no more, since other features of the two shapes face each other: two such may take turns, each undoing
    // what the other asks for. It stays, followed linearly, as long as it presses.
    struct Lost {
        GapPoint point;
        Vector3 local_a = Vector3::Zero(), local_b = Vector3::Zero();
        double p = 0.0;
    };
    std::vector<Lost> lost, pressing;
    std::vector<Vector6> more; // directions of relations' further bodies
    std::vector<ContactBlock> contacts;
    std::vector<double> zero, d, displacement, gap;
    std::vector<Vector3> local_a, local_b, point_a, point_b; // of gap points: in the body, world at the start
    std::vector<GapPoint> points, last_points;
    std::vector<unsigned char> pressed, last_pressed, pressed_limit;
    std::vector<double> point_p, last_p, row_p; // percussions by gap point, by row of each()
    std::vector<std::uint32_t> point_of, row_of, joint_of; // of the contacts and rows that take part; of those rows
    std::vector<double> sign_of;                           // the same
    std::vector<std::uint32_t> slot_of;                    // the same, of limits
    std::vector<std::uint32_t> parent;           // by body: of its island
    std::vector<unsigned char> violated;         // by root; of find_nearest(): by body
    bool nearest = false;
    std::vector<unsigned char> free_;            // by body: it moves

    static std::size_t index(std::uint32_t body) { return std::size_t{6} * body; }

    void forget() {
        std::fill(point_p.begin(), point_p.end(), 0.0);
        std::fill(row_p.begin(), row_p.end(), 0.0);
    }
    // What was pressed starts from there: lists are sorted by (pair, id), or else nothing is found and starts from nothing.
    void find_again() {
        std::size_t old = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const auto key = std::pair(points[i].pair, points[i].id);
            while (old < last_points.size() && std::pair(last_points[old].pair, last_points[old].id) < key) ++old;
            const bool same = old < last_points.size() && std::pair(last_points[old].pair, last_points[old].id) == key;
            point_p[i] = same ? last_p[old] : 0.0;
            pressed[i] = same ? last_pressed[old] : 0;
        }
    }
    static bool follows(const ProjectionProblem& problem) noexcept { // points of the start are followed linearly
        return problem.source == nullptr && (problem.look_at_end || !problem.joints.empty() || problem.max_iterations > 1);
    }
    void take_points(const ProjectionProblem& problem, std::span<const GapPoint> from) {
        std::swap(points, last_points);
        std::swap(point_p, last_p);
        std::swap(pressed, last_pressed);
        points.assign(from.begin(), from.end());
        const std::size_t n = points.size();
        point_p.assign(n, 0.0);
        pressed.assign(n, 0);
        if (!follows(problem)) return;
        gap.resize(n);
        for (auto* v : {&local_a, &local_b, &point_a, &point_b}) v->resize(n);
        for (std::size_t i = 0; i < n; ++i) {
            const GapPoint& g = points[i];
            gap[i] = g.gap;
            point_a[i] = g.point_a;
            point_b[i] = g.point_b;
            auto local = [&](std::uint32_t body, const Vector3& x) -> Vector3 {
                if (body == kWorld) return x;
                const Pose& p = problem.poses[body];
                return p.rotation.conjugate() * (x - p.position);
            };
            local_a[i] = local(g.body_a, g.point_a);
            local_b[i] = local(g.body_b, g.point_b);
        }
    }
    void follow_points(const ProjectionProblem& problem) {
        for (std::size_t i = 0; i < points.size(); ++i) {
            GapPoint& g = points[i];
            if (g.body_a != kWorld) g.point_a = problem.poses[g.body_a].apply(local_a[i]);
            if (g.body_b != kWorld) g.point_b = problem.poses[g.body_b].apply(local_b[i]);
            g.gap = gap[i] + g.normal.dot((g.point_a - point_a[i]) - (g.point_b - point_b[i]));
        }
    }
    void evaluate_joints(const ProjectionProblem& problem) {
        static const Pose origin;
        const Everybody all{problem.poses.data(), problem.angles.data()};
        for (std::size_t j = 0; j < problem.joints.size(); ++j) {
            const JointInput& joint = problem.joints[j];
            evaluate(joint, problem.starts[j], joint.body_a == kWorld ? origin : problem.poses[joint.body_a],
                     joint.body_b == kWorld ? origin : problem.poses[joint.body_b], problem.planar, problem.memory[j],
                     lines[j], problem.t, &all);
        }
    }
    // Calls equality(joint, line, y) and limit(joint, line, sign, gap, slot) for all that must hold.
    template <class Equality, class Limit>
    void each(const ProjectionProblem& problem, Equality&& equality, Limit&& limit) const {
        for (std::uint32_t j = 0; j < problem.joints.size(); ++j) {
            const JointInput& joint = problem.joints[j];
            if (joint.kind == JointKind::twist) continue; // of velocities only
            const JointLines& at = lines[j];
            for (int i = 0; i < at.equality; ++i) equality(j, at.line[i], at.line[i].y);
            for (int i = 0; i < at.coordinates; ++i) {
                const JointCoordinate& c = coordinate_of(joint, i);
                const JointLine& line = at.coordinate(i);
                if (c.drive == Drive::position && !std::isfinite(c.largest)) {
                    const std::uint32_t k = problem.layout->drive[std::size_t{2} * j + static_cast<std::uint32_t>(i)];
                    equality(j, line, line.y - problem.drives[k].position);
                    continue;
                }
                if (c.lower == c.upper) {
                    equality(j, line, line.y - c.lower);
                    continue;
                }
                if (std::isfinite(c.lower)) limit(j, line, 1.0, line.y - c.lower, problem.layout->limit_slot(j, at.equality, i, false));
                if (std::isfinite(c.upper)) limit(j, line, -1.0, c.upper - line.y, problem.layout->limit_slot(j, at.equality, i, true));
            }
        }
    }
    double in_metres(std::uint32_t joint, const JointLine& line) const { return line.angle ? size[joint] : 1.0; }

    double violation(const ProjectionProblem& problem, ProjectionReport& report) const {
        double worst = 0.0;
        auto count = [&](double v, bool joint, std::uint32_t which) {
            if (v <= worst) return; // what is not a number counts
            worst = v;
            report.worst_is_joint = joint;
            report.worst = which;
        };
        each(
            problem,
            [&](std::uint32_t j, const JointLine& line, double y) {
                count(std::fabs(y) * in_metres(j, line), true, j);
            },
            [&](std::uint32_t j, const JointLine& line, double, double gap_of, std::uint32_t) {
                count(std::fmax(0.0, -gap_of) * in_metres(j, line), true, j);
            });
        for (std::uint32_t i = 0; i < points.size(); ++i) count(std::fmax(0.0, -points[i].gap), false, i);
        return worst;
    }
    static bool moves(const InverseMass& m) noexcept { return (m.linear.array() != 0.0).any() || (m.angular.array() != 0.0).any(); }
    std::uint32_t root(std::uint32_t body) noexcept {
        while (parent[body] != body) body = parent[body] = parent[parent[body]];
        return body;
    }
    // Calls call(node) for those of systems that the joint moves along.
    template <class Call>
    static void each_node(const ProjectionProblem& problem, const JointInput& joint, Call&& call) {
        if (!joint.formula) return;
        const auto numbers = joint.formula->carriers();
        for (const CarrierGroup& group : problem.carriers)
            if (std::find_first_of(numbers.begin(), numbers.end(), group.carriers.begin(), group.carriers.end()) != numbers.end())
                for (std::uint32_t node = group.node; node < group.node + group.nodes(); ++node) call(node);
    }
    // The islands that joints and gaps up to `near` make, and which of them violate something by more than the tolerance.
    void find_islands(const ProjectionProblem& problem, double near) {
        const auto bodies = static_cast<std::uint32_t>(problem.mass.size());
        parent.resize(bodies);
        free_.resize(bodies);
        for (std::uint32_t b = 0; b < bodies; ++b) parent[b] = b, free_[b] = moves(problem.mass[b]);
        violated.assign(bodies, 0);
        const auto moving = [&](std::uint32_t b) { return b != kWorld && free_[b] != 0; };
        const auto join = [&](std::uint32_t a, std::uint32_t b) {
            if (!moving(a) || !moving(b)) return;
            a = root(a), b = root(b);
            parent[std::max(a, b)] = std::min(a, b);
        };
        for (std::size_t i = 0; i < points.size() + lost.size(); ++i)
            if (const GapPoint& g = point(i); g.gap <= near) join(g.body_a, g.body_b);
        for (const JointInput& joint : problem.joints) {
            join(joint.body_a, joint.body_b);
            for (const std::uint32_t body : joint.more) {
                join(joint.body_a, body);
                join(joint.body_b, body);
            }
            each_node(problem, joint, [&](std::uint32_t node) {
                join(joint.body_a, node);
                join(joint.body_b, node);
                for (const std::uint32_t body : joint.more) join(body, node);
            });
        }
        const auto mark = [&](std::uint32_t a, std::uint32_t b) {
            if (moving(a)) violated[root(a)] = 1;
            if (moving(b)) violated[root(b)] = 1;
        };
        for (const GapPoint& g : points)
            if (!(-g.gap <= problem.tolerance)) mark(g.body_a, g.body_b);
        const auto of_joint = [&](std::uint32_t j, double violation) {
            if (violation <= problem.tolerance) return;
            mark(problem.joints[j].body_a, problem.joints[j].body_b);
            for (const std::uint32_t body : problem.joints[j].more) mark(body, kWorld);
            each_node(problem, problem.joints[j], [&](std::uint32_t node) { mark(node, kWorld); });
        };
        each(
            problem, [&](std::uint32_t j, const JointLine& line, double y) { of_joint(j, std::fabs(y) * in_metres(j, line)); },
            [&](std::uint32_t j, const JointLine& line, double, double gap_of, std::uint32_t) { of_joint(j, -gap_of * in_metres(j, line)); });
    }
    // Instead: bodies that violate something (1) and those that touch them (2); all gaps of both take part.
    void find_nearest(const ProjectionProblem& problem, double near) {
        const auto bodies = static_cast<std::uint32_t>(problem.mass.size());
        free_.resize(bodies);
        for (std::uint32_t b = 0; b < bodies; ++b) free_[b] = moves(problem.mass[b]);
        violated.assign(bodies, 0);
        const auto mark = [&](std::uint32_t b, unsigned char as) {
            if (b != kWorld && free_[b] != 0 && violated[b] == 0) violated[b] = as;
        };
        const auto marked = [&](std::uint32_t b) { return b != kWorld && violated[b] == 1; };
        for (const GapPoint& g : points)
            if (!(-g.gap <= problem.tolerance)) mark(g.body_a, 1), mark(g.body_b, 1);
        for (const GapPoint& g : points) {
            if (g.gap > near) continue;
            if (marked(g.body_a)) mark(g.body_b, 2);
            if (marked(g.body_b)) mark(g.body_a, 2);
        }
    }
    bool takes(std::uint32_t a, std::uint32_t b) noexcept {
        if (nearest) return (a != kWorld && violated[a] != 0) || (b != kWorld && violated[b] != 0);
        for (const std::uint32_t body : {a, b})
            if (body != kWorld && free_[body] != 0) return violated[root(body)] != 0;
        return false;
    }
    // The linear problem of the islands that violate something, at the poses as they are, from the last percussions.
    double build(const ProjectionProblem& problem, double worst, int iteration) {
        const double inside = 0.5 * problem.tolerance, near = kNear * worst + problem.tolerance;
        nearest = iteration < problem.nearest_alone && problem.joints.empty();
        if (nearest) find_nearest(problem, near);
        else find_islands(problem, near);
        rows.clear();
        sides.clear();
        row_of.clear();
        joint_of.clear();
        sign_of.clear();
        slot_of.clear();
        double sum = 0.0;
        std::uint32_t number = 0;
        auto add = [&](std::uint32_t j, const JointLine& line, double sign, RowLaw law, double target, std::uint32_t slot) {
            if (row_p.size() <= number) row_p.push_back(0.0);
            const std::uint32_t here = number++;
            const std::vector<std::uint32_t>& further = problem.joints[j].more;
            const auto taken = [&](std::uint32_t body) { return takes(body, kWorld); };
            bool any = takes(problem.joints[j].body_a, problem.joints[j].body_b) || std::any_of(further.begin(), further.end(), taken);
            each_node(problem, problem.joints[j], [&](std::uint32_t node) { any = any || taken(node); });
            if (!any) return;
            Row row;
            row.body_a = problem.joints[j].body_a;
            row.body_b = problem.joints[j].body_b;
            row.Ja = sign * line.Ja;
            row.Jb = sign * line.Jb;
            row.law = law;
            row.target = target;
            row.p = row_p[here];
            row.side_begin = static_cast<std::uint32_t>(sides.size());
            for (std::size_t k = 0; k < further.size(); ++k) sides.push_back({further[k], sign * lines[j].more[k]});
            row.side_end = static_cast<std::uint32_t>(sides.size());
            if (const LineFormula* const formula = problem.joints[j].formula.get(); formula && !problem.carriers.empty())
                add_carriers(problem.carriers, formula->carriers(), formula->carrier_slopes().data(), sign, nullptr, row, sides);
            sum += target * target;
            rows.push_back(row);
            row_of.push_back(here);
            joint_of.push_back(j);
            sign_of.push_back(sign);
            slot_of.push_back(slot);
        };
        each(
            problem, [&](std::uint32_t j, const JointLine& line, double y) { add(j, line, 1.0, RowLaw::equality, -y, 0); },
            [&](std::uint32_t j, const JointLine& line, double sign, double gap_of, std::uint32_t slot) {
                const double metres = in_metres(j, line);
                add(j, line, sign, RowLaw::unilateral, -(gap_of + (metres > 0.0 ? inside / metres : inside)), slot);
            });
        contacts.clear();
        point_of.clear();
        PairAxes axes; // of its frames
        for (std::size_t i = 0; i < points.size() + lost.size(); ++i) {
            const GapPoint& g = point(i);
            if (g.gap > near || !takes(g.body_a, g.body_b)) continue;
            ContactBlock& c = contacts.emplace_back();
            point_of.push_back(static_cast<std::uint32_t>(i));
            c.p[0] = i < points.size() ? point_p[i] : lost[i - points.size()].p;
            c.body_a = g.body_a, c.body_b = g.body_b;
            c.planar = problem.planar;
            c.frame = axes.frame_of(g.normal, problem.planar);
            auto arm = [&](std::uint32_t body, const Vector3& point, double sign, Matrix3& angular) {
                if (body == kWorld) return;
                const Pose& pose = problem.poses[body];
                const Vector3 turn = pose.rotation.conjugate() * (point - pose.position).cross(g.normal);
                angular.row(0) = sign * turn.transpose();
            };
            arm(g.body_a, g.point_a, 1.0, c.angular_a);
            arm(g.body_b, g.point_b, -1.0, c.angular_b);
            c.bias[0] = g.gap + inside;
            sum += c.bias[0] * c.bias[0];
        }
        return std::sqrt(sum);
    }
    // Percussions of the linear problem, by gap point and row; far from the joints it may have no solution: a start for none.
    void take_percussions(bool solved) {
        std::fill(pressed.begin(), pressed.end(), static_cast<unsigned char>(0));
        std::fill(pressed_limit.begin(), pressed_limit.end(), static_cast<unsigned char>(0));
        forget();
        for (std::size_t k = 0; k < rows.size(); ++k)
            if (rows[k].law == RowLaw::unilateral && rows[k].p > 0.0) pressed_limit[slot_of[k]] = 1;
        for (std::size_t k = 0; k < contacts.size(); ++k) {
            if (point_of[k] >= points.size()) continue;
            pressed[point_of[k]] = contacts[k].p[0] > 0.0;
            if (solved) point_p[point_of[k]] = contacts[k].p[0];
        }
        for (std::size_t k = 0; k < rows.size() && solved; ++k) row_p[row_of[k]] = rows[k].p;
    }
    const GapPoint& point(std::size_t i) const noexcept { return i < points.size() ? points[i] : lost[i - points.size()].point; }
    // Before bodies move, and when points have been found anew.
    void keep_pressing(const ProjectionProblem& problem) {
        pressing.clear();
        for (std::size_t k = 0; k < contacts.size(); ++k) {
            if (!(contacts[k].p[0] > 0.0)) continue;
            const GapPoint& g = point(point_of[k]);
            const auto local = [&](std::uint32_t body, const Vector3& x) -> Vector3 {
                return body == kWorld ? x : Vector3(problem.poses[body].rotation.conjugate() * (x - problem.poses[body].position));
            };
            pressing.push_back({g, local(g.body_a, g.point_a), local(g.body_b, g.point_b), contacts[k].p[0]});
        }
    }
    void find_lost(const ProjectionProblem& problem) {
        lost.clear();
        const auto key = [](const GapPoint& g) { return std::pair(g.pair, g.id); };
        for (Lost& old : pressing) {
            GapPoint& g = old.point;
            const auto found = std::lower_bound(points.begin(), points.end(), key(g), [&](const GapPoint& x, const auto& wanted) { return key(x) < wanted; });
            if (found != points.end() && key(*found) == key(g)) continue;
            const Vector3 a = g.body_a == kWorld ? g.point_a : problem.poses[g.body_a].apply(old.local_a);
            const Vector3 b = g.body_b == kWorld ? g.point_b : problem.poses[g.body_b].apply(old.local_b);
            g.gap += g.normal.dot((a - g.point_a) - (b - g.point_b));
            g.point_a = a, g.point_b = b;
            lost.push_back(old);
        }
    }
    void move(const ProjectionProblem& problem) {
        double turn = 0.0;
        for (std::size_t b = 0; b < problem.poses.size(); ++b)
            turn = std::fmax(turn, Eigen::Map<const Vector3>(&d[6 * b + 3]).norm());
        const double part = turn > kLargestTurn ? kLargestTurn / turn : 1.0;
        for (std::size_t b = 0; b < problem.poses.size(); ++b) {
            Eigen::Map<Vector6> step(&d[6 * b]);
            if ((step.array() == 0.0).all()) continue;
            step *= part;
            Pose& pose = problem.poses[b];
            pose.position += step.head<3>();
            pose.rotation = turned(pose.rotation, step.tail<3>());
            for (std::size_t k = 0; k < 6; ++k) displacement[6 * b + k] += d[6 * b + k];
        }
        if (problem.carriers.empty()) return;
        displace_carriers(problem.carriers, d.data(), part, problem.carrier_q);
        for (std::size_t k = 0; k < rows.size(); ++k) {
            const LineFormula* const formula = problem.joints[joint_of[k]].formula.get();
            if (!formula) continue;
            const auto numbers = formula->carriers();
            for (std::size_t i = 0; i < numbers.size(); ++i) problem.carrier_push[numbers[i]] += part * sign_of[k] * rows[k].p * formula->carrier_slopes()[i];
        }
    }
};

Projector::Projector() : impl_(std::make_unique<Impl>()) {}
Projector::~Projector() = default;

ProjectionReport Projector::project(const ProjectionProblem& problem) {
    Impl& self = *impl_;
    ProjectionReport report;
    const std::size_t bodies = problem.poses.size();
    self.displacement.assign(6 * bodies, 0.0);
    self.zero.assign(6 * problem.mass.size(), 0.0); // with nodes
    self.d.resize(6 * problem.mass.size());
    self.lines.resize(problem.joints.size());
    self.pressed_limit.assign(problem.layout != nullptr ? problem.layout->slot_count() : 0, 0);
    self.size.resize(problem.joints.size());
    for (std::size_t j = 0; j < problem.joints.size(); ++j) {
        double size = 0.0;
        for (const std::uint32_t b : {problem.joints[j].body_a, problem.joints[j].body_b})
            if (b != kWorld) size = std::fmax(size, size_of(problem.mass[b]));
        self.size[j] = size;
    }
    std::size_t further = 0;
    for (const JointInput& joint : problem.joints) further += joint.more.size();
    self.more.assign(further, Vector6::Zero());
    Vector6* at = self.more.data();
    for (std::size_t j = 0; j < problem.joints.size(); at += problem.joints[j++].more.size()) self.lines[j].more = at;
    self.lost.clear();
    self.take_points(problem, problem.gaps);
    self.forget();
    self.evaluate_joints(problem);
    report.violation = report.violation_before = self.violation(problem, report);
    while (!(report.violation <= std::fmax(problem.tolerance, problem.enough)) && std::isfinite(report.violation) &&
           report.iterations < problem.max_iterations && !(problem.budget > 0.0 && report.cost >= problem.budget)) {
        const double size = self.build(problem, report.violation, report.iterations);
        OneStepProblem linear;
        linear.mass = problem.mass;
        linear.v_free = self.zero;
        linear.rows = self.rows;
        linear.contacts = self.contacts;
        linear.v = self.d;
        linear.sides = self.sides;
        linear.displacements = true;
        OneStepSettings settings;
        settings.threads = problem.threads;
        settings.sweeps = problem.sweeps;
        if (problem.budget > 0.0) settings.budget = problem.budget - report.cost;
        settings.tolerance = std::clamp(kLeft * problem.tolerance / size, 1e-12, 1e-2);
        if (self.contacts.size() > kMany && report.violation > problem.tolerance) {
            settings.late_tolerance = kLeft * report.violation / size;
            settings.late_cost = kDear;
        }
        const OneStepReport found = self.solver.solve(linear, settings);
        report.cost += found.cost;
        report.contradiction = report.contradiction || found.contradiction;
        self.take_percussions(found.solved);
        const bool remembers = problem.source != nullptr && report.iterations >= kForgetful;
        if (remembers) self.keep_pressing(problem);
        self.move(problem);
        ++report.iterations;
        if (problem.source != nullptr) {
            self.take_points(problem, problem.source->gaps(problem.poses));
            self.find_again();
            if (remembers) self.find_lost(problem);
        } else if (!problem.look_at_end && problem.joints.empty() && report.iterations >= problem.max_iterations) {
            report.done = true;
            return report;
        } else {
            self.follow_points(problem);
        }
        self.evaluate_joints(problem);
        report.violation = self.violation(problem, report);
    }
    report.done = report.violation <= problem.tolerance;
    for (std::size_t j = 0; j < problem.joints.size(); ++j) problem.memory[j] = self.lines[j].memory;
    return report;
}

std::span<const double> Projector::displacement() const noexcept {
    return impl_->displacement;
}
std::span<const unsigned char> Projector::pressed() const noexcept {
    return impl_->pressed;
}
std::span<const unsigned char> Projector::pressed_limits() const noexcept {
    return impl_->pressed_limit;
}

} // namespace saltus::rigid

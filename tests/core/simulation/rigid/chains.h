// SPDX-License-Identifier: GPL-3.0-or-later
// Chains of bars on ball joints (planar: revolute), held by the world at their first end, with a weight at the other or
// none; from rest at an angle below the horizontal.
#pragma once

#include "tests/core/simulation/rigid/joined_worlds.h"

#include <cmath>

namespace saltus::testing {

struct ChainOf {
    int links = 10;
    double end_mass = 0.0;  // kg; 0: no weight
    double below = 0.0;     // degrees below the horizontal
    double length = 0.2, mass = 1.0;
    bool planar = false;
    JointKind kind = JointKind::ball; // of every joint, its axis, if it has one, across the fall, of slides along the link
    bool alternating = false;         // every other is of that kind, the first and the others are hinges
    JointCoordinate each = {};        // of every coordinate
    // sum of m g times the largest fall: as if all hung straight
    double energy_scale() const {
        double sum = 0.0;
        const double sine = 1.0 - std::sin(below * kPi / 180.0);
        for (int i = 0; i < links; ++i) sum += mass * 9.81 * (i + 0.5) * length * std::fmax(sine, 0.1);
        if (end_mass > 0.0) sum += end_mass * 9.81 * (links * length + 0.5) * std::fmax(sine, 0.1);
        return sum;
    }
};

inline Build chain(const ChainOf& c, const Settings& settings) {
    Settings s = settings;
    s.planar = c.planar;
    Build build(s);
    const double angle = c.below * kPi / 180.0, cosine = std::cos(angle), sine = -std::sin(angle);
    const auto at = [&](double along) { return c.planar ? Vector3(cosine * along, sine * along, 0.0) : Vector3(cosine * along, 0.0, sine * along); };
    const Eigen::Quaterniond turn(c.planar ? Eigen::AngleAxisd(-angle, Vector3::UnitZ()) : Eigen::AngleAxisd(angle, Vector3::UnitY()));
    const double width = 0.04, thin = c.mass / 12.0 * 2.0 * width * width, thick = c.mass / 12.0 * (c.length * c.length + width * width);
    for (int i = 0; i < c.links; ++i)
        build.body("link " + std::to_string(i), c.mass, Matrix3(Vector3(thin, thick, thick).asDiagonal()), at((i + 0.5) * c.length), turn);
    if (c.end_mass > 0.0)
        build.body("weight", c.end_mass, Matrix3(Matrix3::Identity() * (0.1 * c.end_mass)), at(c.links * c.length + 0.5), turn);
    const JointKind kind = c.planar && c.kind == JointKind::ball ? JointKind::revolute : c.kind;
    for (int i = 0; i < c.links + (c.end_mass > 0.0 ? 1 : 0); ++i) {
        const bool hinge = c.alternating && i % 2 == 0;
        const JointKind of = hinge ? JointKind::revolute : kind;
        const bool slides = of == JointKind::prismatic || (of == JointKind::planar && c.planar);
        const Vector3 across = c.kind == JointKind::ball || c.planar ? Vector3::UnitZ() : Vector3::UnitY();
        JointInput& joint = join(build, of, static_cast<std::uint32_t>(i), i == 0 ? kWorld : static_cast<std::uint32_t>(i - 1), at(i * c.length),
                                 slides ? at(1.0) : across);
        joint.pitch = 0.1;
        joint.coordinates.assign(hinge ? 0 : static_cast<std::size_t>(coordinate_count(kind, c.planar)), c.each);
    }
    return build;
}

// What a run of a chain shows, of all its steps.
struct ChainRun {
    bool finished = false;
    std::string message;
    double reached = 0.0;                              // s
    double joint = 0.0, rate = 0.0;                    // largest error of position, m, and of velocity, m/s, across joints
    double highest = 0.0, lowest = 0.0;                // energy against the start, by its scale
    double books = 0.0;                                // energy less the sum of works, by its scale, the largest
    double friction = 0.0, given = -HUGE_VAL;           // works of joints, by its scale: the sum; the largest of a step
    double passes = 0.0;                               // a part, in the mean
    double beyond = 0.0;                               // of a coordinate beyond its limits, m or rad, the largest
    long limited = 0;                                  // steps with a closed limit
    double equations = 0.0;                            // residual of the bodies' equations of motion by their terms, the largest
    double left = 0.0;                                 // of velocities, what the last pass changed, the largest
    long steps = 0, cut = 0, parts = 0;                // steps; those made in parts; all parts
    std::vector<double> q, v;
};

inline ChainRun swing(const ChainOf& c, const Settings& settings, double until) {
    ChainRun out;
    Run run(chain(c, settings));
    const double scale = c.energy_scale(), start = run.energy();
    double works_sum = 0.0, passes = 0.0;
    const long steps = std::lround(until / settings.h);
    out.finished = true;
    for (long k = 0; k < steps; ++k) {
        const Report& report = run.step();
        if (!run.last) {
            out.finished = false;
            out.message = report.message;
            break;
        }
        ++out.steps;
        out.parts += report.parts;
        out.cut += report.parts > 1 ? 1 : 0;
        passes += report.newton_iterations;
        out.limited += report.closed_limits > 0 ? 1 : 0;
        out.equations = std::fmax(out.equations, report.equations);
        out.left = std::fmax(out.left, report.newton_left);
        works_sum += works(report);
        out.friction += report.work_joints / scale;
        out.given = std::fmax(out.given, report.work_joints / scale);
        for (const JointRow& row : run.world->joint_rows()) {
            if (row.coordinate) {
                const JointInput& joint = run.world->joints()[row.joint];
                if (!joint.coordinates.empty()) out.beyond = std::fmax(out.beyond, std::fmax(joint.coordinates[0].lower - row.y, row.y - joint.coordinates[0].upper));
                continue;
            }
            out.joint = std::fmax(out.joint, std::fabs(row.y));
            out.rate = std::fmax(out.rate, std::fabs(row.ydot));
        }
        const double gained = (run.energy() - start) / scale;
        out.highest = std::fmax(out.highest, gained);
        out.lowest = std::fmin(out.lowest, gained);
        out.books = std::fmax(out.books, std::fabs(gained - works_sum / scale));
    }
    out.reached = run.time();
    out.passes = out.parts > 0 ? passes / static_cast<double>(out.parts) : 0.0;
    out.q = run.q, out.v = run.v;
    return out;
}

} // namespace saltus::testing

// SPDX-License-Identifier: GPL-3.0-or-later
// Small worlds for tests: bodies of one line, a run that keeps (t, q, v).
#pragma once

#include "core/base/hash.h"
#include "core/collision/short_turn.h"
#include "core/simulation/rigid/world.h"

#include <cmath>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace saltus::testing {

using namespace saltus::rigid;
using collision::Shape;

inline constexpr double kPi = 3.14159265358979323846;

inline Settings plain(double h) { // no projection, gamma = theta = 1/2
    Settings s;
    s.h = h;
    s.projection = Projection::none;
    return s;
}

class Build {
public:
    Input input;

    explicit Build(Settings settings = {}) {
        input.settings = settings;
        if (settings.planar) input.gravity = Vector3(0.0, -9.81, 0.0);
        law({});
    }
    Build& gravity(const Vector3& g) {
        input.gravity = g;
        return *this;
    }
    Build& law(const Law& law) { // one material
        input.laws.assign(1, law);
        return *this;
    }
    std::uint32_t body(const std::string& name, double mass, const Matrix3& inertia, const Vector3& position,
                       const Eigen::Quaterniond& rotation = Eigen::Quaterniond::Identity()) {
        BodyInput body;
        body.name = name;
        body.mass = mass;
        body.inertia = inertia;
        body.pose = {position, rotation};
        input.bodies.push_back(body);
        return static_cast<std::uint32_t>(input.bodies.size() - 1);
    }
    std::uint32_t body(const std::string& name, double mass, const Shape& shape, const Vector3& position,
                       const Eigen::Quaterniond& rotation = Eigen::Quaterniond::Identity()) {
        const collision::MassProperties p = collision::mass_properties(shape);
        const auto b = body(name, mass, Matrix3(p.inertia * (mass / p.volume)), position, rotation);
        part(b, shape);
        return b;
    }
    std::uint32_t ground(const Vector3& normal = Vector3::UnitZ(), const Vector3& point = Vector3::Zero()) {
        BodyInput body;
        body.name = "ground" + std::to_string(input.bodies.size());
        body.fixed = true;
        body.pose.position = point;
        const bool planar = input.settings.planar;
        if (planar) { // a rotation about z alone
            const double angle = std::atan2(normal.y(), normal.x()) - 0.5 * kPi;
            body.pose.rotation = Eigen::Quaterniond(std::cos(0.5 * angle), 0.0, 0.0, std::sin(0.5 * angle));
        } else {
            body.pose.rotation = collision::short_turn(Vector3::UnitZ(), normal);
        }
        input.bodies.push_back(body);
        const auto b = static_cast<std::uint32_t>(input.bodies.size() - 1);
        if (planar)
            part(b, collision::HalfPlane{});
        else
            part(b, collision::HalfSpace{});
        return b;
    }
    void part(std::uint32_t body, const Shape& shape, const Pose& pose = {}) {
        PartInput part;
        part.body = body;
        part.shape = shape;
        part.in_body = pose;
        input.parts.push_back(part);
    }
    BodyInput& operator[](std::uint32_t body) { return input.bodies[body]; }
};

class Run {
public:
    explicit Run(const Build& build, const Actions* actions = nullptr) : Run(build.input, actions) {}
    explicit Run(Input input, const Actions* actions = nullptr) {
        auto made = World::create(std::move(input), actions);
        if (!made) {
            std::string text;
            for (const Error& error : made.error()) text += error.text() + "\n";
            throw std::runtime_error(text);
        }
        world = std::move(*made);
        q.resize(world->q_count());
        v.resize(world->v_count());
        world->initial(q.data(), v.data());
        world->settle(0.0, q.data(), v.data());
    }
    const Report& step() {
        const Report& report = world->compute(static_cast<double>(count) * world->input().settings.h, q.data(), v.data());
        last = report.failure == Report::Failure::none;
        if (!last) return report;
        q.assign(world->next_q().begin(), world->next_q().end());
        v.assign(world->next_v().begin(), world->next_v().end());
        world->commit();
        ++count;
        return report;
    }
    void steps(long n) {
        for (long i = 0; i < n; ++i)
            if (step(); !last) throw std::runtime_error("step " + std::to_string(count) + " failed");
    }
    double time() const { return static_cast<double>(count) * world->input().settings.h; }
    bool planar() const { return world->input().settings.planar; }
    const double* position(std::uint32_t body) const { return q.data() + (planar() ? 3 : 7) * body; }
    const double* velocity(std::uint32_t body) const { return v.data() + (planar() ? 3 : 6) * body; }
    Eigen::Quaterniond rotation(std::uint32_t body) const {
        const double* x = position(body);
        return {x[3], x[4], x[5], x[6]};
    }
    double energy() const {
        const Energy e = world->energy(q.data(), v.data());
        return e.kinetic + e.potential;
    }
    std::uint64_t hash() const {
        Hash hash;
        hash.add(q);
        hash.add(v);
        return hash.value();
    }

    std::unique_ptr<World> world;
    std::vector<double> q, v;
    long count = 0;
    bool last = true;
};

inline double works(const Report& r) {
    return r.work_forces + r.work_normal + r.work_landing + r.work_friction + r.work_limits + r.work_joints + r.work_drives + r.work_projection + r.work_scheme;
}

} // namespace saltus::testing

// SPDX-License-Identifier: GPL-3.0-or-later
// Saltus at the accuracies of its scenes. Settings: accuracy=exact|balanced|quick (exact where nothing is said), tolerance, depth, sweeps
// (numbers behind it), sub (steps a step), threads, sleep.
#include "core/simulation/rigid/world.h"
#include "tests/peers/engines/engine.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace saltus::engines {

namespace {

rigid::Settings settings(const Scene& scene, const Options& options) {
    rigid::Settings s;
    const std::string accuracy = options.word("accuracy", "exact");
    const bool exact = accuracy == "exact", quick = accuracy == "quick";
    if (!exact && !quick && accuracy != "balanced") throw std::runtime_error("accuracy=exact|balanced|quick");
    const double usual = exact ? 1e-8 : quick ? 1e-3 : 1e-4; // core/model/expand.cpp
    s.h = scene.h / options.number("sub", 1);
    s.planar = scene.planar;
    s.tolerance = options.number("tolerance", usual);
    s.projection = exact ? rigid::Projection::combined : rigid::Projection::direct;
    s.projection_tolerance = options.number("depth", usual);
    s.sweeps = static_cast<int>(options.number("sweeps", quick ? 6 : 0));
    s.max_iterations = 10'000;
    s.threads = static_cast<int>(options.number("threads", 1));
    s.sleeping = options.number("sleep", 0) > 0;
    return s;
}

// z is up; in the plane y is.
Vector3d flat(const Vector3d& x, bool planar) { return planar ? Vector3d(x[0], x[2], 0.0) : x; }

std::shared_ptr<collision::TriangleMesh> prism(const std::vector<Vector3d>& corners) {
    auto mesh = std::make_shared<collision::TriangleMesh>();
    for (const Vector3d& corner : corners) mesh->vertices.push_back(corner);
    for (const auto& f : {std::array{0u, 1u, 2u, 3u}, {4u, 7u, 6u, 5u}, {0u, 4u, 5u, 1u}, {1u, 5u, 6u, 2u}, {2u, 6u, 7u, 3u}, {3u, 7u, 4u, 0u}}) {
        mesh->triangles.push_back({f[0], f[1], f[2]});
        mesh->triangles.push_back({f[0], f[2], f[3]});
    }
    for (auto& t : mesh->triangles) { // outwards
        const Vector3d &a = mesh->vertices[t[0]], &b = mesh->vertices[t[1]], &c = mesh->vertices[t[2]];
        if ((b - a).cross(c - a).dot(a + b + c) < 0.0) std::swap(t[1], t[2]);
    }
    return mesh;
}

collision::Shape shape(const Body& body, bool planar) {
    const Vector3d& r = body.half;
    if (planar && body.shape == Shape::box) return collision::Polygon{{{-r[0], -r[2]}, {r[0], -r[2]}, {r[0], r[2]}, {-r[0], r[2]}}};
    if (planar) throw std::runtime_error("in the plane boxes alone");
    if (body.shape == Shape::box) return collision::Box{.half = r};
    if (body.shape == Shape::ball) return collision::Sphere{.radius = body.radius};
    return collision::Hull{prism(body.corners)};
}

rigid::Input input(const Scene& scene, const Options& options) {
    rigid::Input in;
    in.settings = settings(scene, options);
    in.gravity = flat(scene.gravity, scene.planar);
    in.laws = {{.e = scene.e, .mu = scene.mu, .e_T = 0.0, .mu_rolling = 0.0, .mu_spinning = 0.0}};
    const std::uint32_t first = scene.floor ? 1 : 0;
    if (scene.floor) {
        rigid::BodyInput floor;
        floor.name = "floor";
        floor.fixed = true;
        in.bodies.push_back(floor);
        rigid::PartInput part;
        if (scene.planar) part.shape = collision::HalfPlane{};
        else part.shape = collision::HalfSpace{};
        in.parts.push_back(part);
    }
    for (const Body& from : scene.bodies) {
        rigid::BodyInput body;
        body.name = "body " + std::to_string(in.bodies.size());
        body.mass = from.mass;
        body.inertia = scene.planar ? rigid::Matrix3(from.inertia[1] * rigid::Matrix3::Identity()) : rigid::Matrix3(from.inertia.asDiagonal());
        const double angle = -2.0 * std::atan2(from.q.y(), from.q.w()); // from x to z
        body.pose = {flat(from.x, scene.planar), scene.planar ? Quaterniond(Eigen::AngleAxisd(angle, Vector3d::UnitZ())) : from.q};
        body.velocity = flat(from.v, scene.planar);
        body.spin = scene.planar ? Vector3d(0.0, 0.0, -from.w.y()) : Vector3d(from.q.conjugate() * from.w);
        rigid::PartInput part;
        part.body = static_cast<std::uint32_t>(in.bodies.size());
        part.shape = shape(from, scene.planar);
        in.bodies.push_back(body);
        if (scene.collide) in.parts.push_back(part);
    }
    for (const Joint& from : scene.joints) {
        rigid::JointInput joint;
        joint.kind = rigid::JointKind::ball;
        joint.body_a = first + static_cast<std::uint32_t>(from.body);
        joint.body_b = from.other < 0 ? rigid::kWorld : first + static_cast<std::uint32_t>(from.other);
        const auto frame = [&](std::uint32_t body) -> rigid::Pose {
            if (body == rigid::kWorld) return {from.at, Quaterniond::Identity()};
            const rigid::Pose& pose = in.bodies[body].pose;
            return {pose.rotation.conjugate() * (from.at - pose.position), pose.rotation.conjugate()};
        };
        joint.frame_a = frame(joint.body_a);
        joint.frame_b = frame(joint.body_b);
        in.joints.push_back(joint);
        in.joint_names.push_back("joint " + std::to_string(in.joints.size()));
    }
    return in;
}

class Saltus final : public Engine {
public:
    Saltus(const Scene& scene, const Options& options) : planar_(scene.planar), sub_(static_cast<int>(options.number("sub", 1))), h_(scene.h / sub_), first_(scene.floor ? 1 : 0) {
        auto made = rigid::World::create(input(scene, options), nullptr);
        if (!made) throw std::runtime_error(made.error().front().text());
        world_ = std::move(*made);
        q_.resize(world_->q_count());
        v_.resize(world_->v_count());
        world_->initial(q_.data(), v_.data());
        world_->settle(0.0, q_.data(), v_.data());
    }
    void step() override {
        for (int i = 0; i < sub_ && failed_.empty(); ++i) {
            const rigid::Report& report = world_->compute(t_, q_.data(), v_.data());
            if (report.failure != rigid::Report::Failure::none) {
                failed_ = report.message;
                return;
            }
            missed_ += !report.solver.solved;
            deep_ += report.projection_missed;
            cut_ += report.parts > 1;
            std::copy(world_->next_q().begin(), world_->next_q().end(), q_.begin());
            std::copy(world_->next_v().begin(), world_->next_v().end(), v_.begin());
            world_->commit();
            t_ += h_;
        }
    }
    State state(std::size_t i) const override {
        const std::size_t body = i + first_;
        if (planar_) {
            const double *q = q_.data() + 3 * body, *v = v_.data() + 3 * body;
            return {Vector3d(q[0], 0.0, q[1]), Vector3d(v[0], 0.0, v[1]), Vector3d(0.0, -v[2], 0.0), Quaterniond(Eigen::AngleAxisd(-q[2], Vector3d::UnitY()))};
        }
        const double *q = q_.data() + 7 * body, *v = v_.data() + 6 * body;
        const Quaterniond turn(q[3], q[4], q[5], q[6]);
        return {Vector3d(q[0], q[1], q[2]), Vector3d(v[0], v[1], v[2]), turn * Vector3d(v[3], v[4], v[5]), turn};
    }
    bool ended() const override { return !failed_.empty(); }
    std::string note() const override {
        std::string out = failed_;
        const auto add = [&](int count, const char* what) {
            if (count > 0) out += (out.empty() ? "" : ", ") + std::to_string(count) + what;
        };
        add(missed_, " steps above the tolerance");
        add(deep_, " steps deeper than asked for");
        add(cut_, " steps in parts");
        return out;
    }

private:
    bool planar_;
    int sub_;
    double h_, t_ = 0.0;
    std::size_t first_;
    std::unique_ptr<rigid::World> world_;
    std::vector<double> q_, v_;
    std::string failed_;
    int missed_ = 0, deep_ = 0, cut_ = 0;
};

} // namespace

std::string engine_version() { return "Saltus, double"; }

std::unique_ptr<Engine> make_engine(const Scene& scene, const Options& options) { return std::make_unique<Saltus>(scene, options); }

} // namespace saltus::engines

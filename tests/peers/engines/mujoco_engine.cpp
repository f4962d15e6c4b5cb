// SPDX-License-Identifier: GPL-3.0-or-later
// MuJoCo, through a description in its own language. Settings: cone=pyramidal|elliptic, integrator=Euler|RK4, iterations, slipping (its
// noslip iterations), impratio, tolerance, impedance (its solimp), sub (steps a step). Chains are trees of bodies, as its users make them.
#include "tests/peers/engines/engine.h"

#include <mujoco/mujoco.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <numbers>
#include <sstream>
#include <stdexcept>
#include <unistd.h>

namespace saltus::engines {

namespace {

std::string numbers(const Vector3d& x) {
    std::ostringstream out;
    out.precision(17);
    out << x[0] << ' ' << x[1] << ' ' << x[2];
    return out.str();
}

std::string numbers(const Quaterniond& q) {
    std::ostringstream out;
    out.precision(17);
    out << q.w() << ' ' << q.x() << ' ' << q.y() << ' ' << q.z();
    return out.str();
}

// Stiffness and damping of its contacts that give a restitution: a contact lasts ten steps.
std::string reference(const Scene& scene, double h) {
    if (!(scene.e > 0.0)) return "0.02 1"; // its default
    const double pi = std::numbers::pi, stiffness = std::pow(pi / (10.0 * h), 2), loss = -std::log(scene.e);
    const double damping = scene.e >= 1.0 ? 0.0 : loss / std::sqrt(pi * pi + loss * loss);
    std::ostringstream out;
    out << -stiffness << ' ' << -2.0 * damping * std::sqrt(stiffness);
    return out.str();
}

void head(std::ostream& out, const Scene& scene, const Options& options, double h) {
    // Room that it takes at the start for what may come, rows squared among it; where that is too much it says so.
    const std::size_t n = scene.bodies.size(), contacts = 1000 + 10 * n, rows = n > 300 ? 60'000 : std::min<std::size_t>(4 * contacts, 12'000);
    const std::size_t stack = n > 300 ? 400'000'000 : n > 30 ? 60'000'000 : 6'000'000;
    out << "<mujoco><option timestep='" << h << "' gravity='" << numbers(scene.gravity) << "' solver='Newton' cone='" << options.word("cone", "pyramidal")
        << "' integrator='" << options.word("integrator", "Euler") << "' iterations='" << options.number("iterations", 100) << "' noslip_iterations='"
        << options.number("slipping", 0) << "' noslip_tolerance='1e-12' impratio='" << options.number("impratio", 1) << "' tolerance='" << options.number("tolerance", 1e-8)
        << "'/><size nconmax='" << contacts << "' njmax='" << rows << "' nstack='" << stack
        << "'/><default><geom solref='" << reference(scene, h) << "' solimp='" << options.word("impedance", "0.9 0.95 0.001 0.5 2") << "' friction='" << scene.mu
        << " 0.005 0.0001' condim='3'" << (scene.collide ? "" : " contype='0' conaffinity='0'") << "/></default><asset>";
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
        if (scene.bodies[i].shape != Shape::wedge) continue;
        out << "<mesh name='m" << i << "' vertex='";
        for (const Vector3d& corner : scene.bodies[i].corners) out << numbers(corner) << ' ';
        out << "'/>";
    }
    out << "</asset><worldbody>";
    if (scene.floor) out << "<geom type='plane' size='100 100 1'/>";
}

void body(std::ostream& out, const Scene& scene, std::size_t i, bool tree) {
    const Body& b = scene.bodies[i];
    Vector3d x = b.x;
    Quaterniond q = b.q;
    if (tree && i > 0) { // relative to the one before
        const Body& parent = scene.bodies[i - 1];
        x = parent.q.conjugate() * (b.x - parent.x);
        q = parent.q.conjugate() * b.q;
    }
    out << "<body pos='" << numbers(x) << "' quat='" << numbers(q) << "'><inertial pos='0 0 0' mass='" << b.mass << "' diaginertia='" << numbers(b.inertia) << "'/>";
    if (tree) out << "<joint type='ball' pos='" << numbers(Vector3d(b.q.conjugate() * (scene.joints[i].at - b.x))) << "'/>";
    else out << "<freejoint/>";
    if (b.shape == Shape::box) out << "<geom type='box' size='" << numbers(b.half) << "'/>";
    else if (b.shape == Shape::ball) out << "<geom type='sphere' size='" << b.radius << "'/>";
    else out << "<geom type='mesh' mesh='m" << i << "'/>";
    if (!tree) out << "</body>";
}

mjModel* load(const std::string& description) { // it reads files alone
    char name[] = "/tmp/saltus-mujoco-XXXXXX", why[1000] = "";
    const int file = ::mkstemp(name);
    if (file < 0) throw std::runtime_error("no temporary file");
    ::close(file);
    std::ofstream(name) << description;
    mjModel* model = mj_loadXML(name, nullptr, why, sizeof why);
    ::unlink(name);
    if (!model) throw std::runtime_error(why);
    return model;
}

class Mujoco final : public Engine {
public:
    Mujoco(const Scene& scene, const Options& options) : sub_(static_cast<int>(options.number("sub", 1))) {
        if (scene.planar) throw std::runtime_error("not in the plane");
        const bool tree = !scene.joints.empty();
        if (tree && scene.bodies.size() > 95) throw std::runtime_error("takes at most 95 bodies inside each other");
        std::ostringstream out;
        out.precision(17);
        head(out, scene, options, scene.h / sub_);
        for (std::size_t i = 0; i < scene.bodies.size(); ++i) body(out, scene, i, tree);
        for (std::size_t i = 0; tree && i < scene.bodies.size(); ++i) out << "</body>";
        out << "</worldbody></mujoco>";
        model_ = load(out.str());
        data_ = mj_makeData(model_);
        if (!data_) throw std::runtime_error("no memory");
        for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
            const Vector3d spin = scene.bodies[i].q.conjugate() * scene.bodies[i].w;
            if (tree && i > 0) break; // joints' own rates: only the first body turns at the start
            for (int k = 0; k < 3; ++k) {
                if (!tree) data_->qvel[6 * i + static_cast<std::size_t>(k)] = scene.bodies[i].v[k];
                data_->qvel[(tree ? 0 : 6 * i + 3) + static_cast<std::size_t>(k)] = spin[k];
            }
        }
        mj_forward(model_, data_);
        mju_zero(data_->qacc_warmstart, model_->nv);
    }
    void step() override {
        for (int i = 0; i < sub_; ++i) mj_step(model_, data_);
    }
    State state(std::size_t i) const override {
        if (i == 0) mj_kinematics(model_, data_), mj_comPos(model_, data_), mj_comVel(model_, data_);
        const int id = static_cast<int>(i) + 1;
        const mjtNum *x = data_->xipos + 3 * id, *q = data_->xquat + 4 * id;
        mjtNum r[6];
        mj_objectVelocity(model_, data_, mjOBJ_BODY, id, r, 0);
        return {Vector3d(x[0], x[1], x[2]), Vector3d(r[3], r[4], r[5]), Vector3d(r[0], r[1], r[2]), Quaterniond(q[0], q[1], q[2], q[3])};
    }
    std::string note() const override {
        std::string out;
        for (int k = 0; k < mjNWARNING; ++k)
            if (data_->warning[k].number) out += std::string(out.empty() ? "" : ", ") + mju_warningText(k, 0) + " (" + std::to_string(data_->warning[k].number) + " times)";
        return out;
    }

private:
    int sub_;
    mjModel* model_ = nullptr;
    mjData* data_ = nullptr;
};

} // namespace

std::string engine_version() { return std::string("MuJoCo ") + mj_versionString() + ", double"; }

std::unique_ptr<Engine> make_engine(const Scene& scene, const Options& options) { return std::make_unique<Mujoco>(scene, options); }

} // namespace saltus::engines

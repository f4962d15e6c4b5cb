// SPDX-License-Identifier: GPL-3.0-or-later
// ODE. Settings: solver=quick|dantzig, iterations (of quick), sub (steps a step), sleep.
#include "tests/peers/engines/engine.h"

#include <ode/ode.h>

#include <array>
#include <stdexcept>

namespace saltus::engines {

namespace {

class Ode final : public Engine {
public:
    Ode(const Scene& scene, const Options& options)
        : scene_(scene), sub_(static_cast<int>(options.number("sub", 1))), quick_(options.word("solver", "quick") == "quick") {
        if (scene.planar) throw std::runtime_error("not in the plane");
        for (const Body& body : scene.bodies) // its test of convex bodies against each other ends the program
            if (body.shape == Shape::wedge) throw std::runtime_error("its convex bodies do not meet each other");
        dInitODE2(0);
        world_ = dWorldCreate();
        contacts_ = dJointGroupCreate(0);
        space_ = dHashSpaceCreate(nullptr);
        dWorldSetGravity(world_, scene.gravity[0], scene.gravity[1], scene.gravity[2]);
        dWorldSetQuickStepNumIterations(world_, static_cast<int>(options.number("iterations", 20)));
        if (options.number("sleep", 0) > 0) dWorldSetAutoDisableFlag(world_, 1);
        if (scene.floor) dCreatePlane(space_, 0, 0, 1, 0);
        for (const Body& body : scene.bodies) add(body);
        for (const Joint& joint : scene.joints) {
            const dJointID ball = dJointCreateBall(world_, nullptr);
            dJointAttach(ball, bodies_[static_cast<std::size_t>(joint.body)], joint.other < 0 ? nullptr : bodies_[static_cast<std::size_t>(joint.other)]);
            dJointSetBallAnchor(ball, joint.at[0], joint.at[1], joint.at[2]);
        }
    }
    void step() override {
        for (int i = 0; i < sub_; ++i) {
            if (scene_.collide) dSpaceCollide(space_, this, &Ode::meet);
            if (quick_) dWorldQuickStep(world_, scene_.h / sub_);
            else dWorldStep(world_, scene_.h / sub_);
            dJointGroupEmpty(contacts_);
        }
    }
    State state(std::size_t i) const override {
        const dReal *x = dBodyGetPosition(bodies_[i]), *q = dBodyGetQuaternion(bodies_[i]), *v = dBodyGetLinearVel(bodies_[i]), *w = dBodyGetAngularVel(bodies_[i]);
        return {Vector3d(x[0], x[1], x[2]), Vector3d(v[0], v[1], v[2]), Vector3d(w[0], w[1], w[2]), Quaterniond(q[0], q[1], q[2], q[3])};
    }

private:
    void add(const Body& from) {
        const dBodyID body = dBodyCreate(world_);
        dMass mass;
        dMassSetParameters(&mass, from.mass, 0, 0, 0, from.inertia[0], from.inertia[1], from.inertia[2], 0, 0, 0);
        dBodySetMass(body, &mass);
        dBodySetPosition(body, from.x[0], from.x[1], from.x[2]);
        const dQuaternion q = {from.q.w(), from.q.x(), from.q.y(), from.q.z()};
        dBodySetQuaternion(body, q);
        dBodySetLinearVel(body, from.v[0], from.v[1], from.v[2]);
        dBodySetAngularVel(body, from.w[0], from.w[1], from.w[2]);
        bodies_.push_back(body);
        if (!scene_.collide) return;
        const dGeomID geometry = from.shape == Shape::ball ? dCreateSphere(space_, from.radius)
                                                           : dCreateBox(space_, 2 * from.half[0], 2 * from.half[1], 2 * from.half[2]);
        dGeomSetBody(geometry, body);
    }
    static void meet(void* self, dGeomID a, dGeomID b) {
        auto& ode = *static_cast<Ode*>(self);
        std::array<dContact, 16> found;
        const int count = dCollide(a, b, static_cast<int>(found.size()), &found[0].geom, sizeof(dContact));
        for (int i = 0; i < count; ++i) {
            dSurfaceParameters& surface = found[static_cast<std::size_t>(i)].surface;
            surface.mode = dContactApprox1 | (ode.scene_.e > 0 ? dContactBounce : 0);
            surface.mu = ode.scene_.mu;
            surface.bounce = ode.scene_.e;
            surface.bounce_vel = 0.01;
            dJointAttach(dJointCreateContact(ode.world_, ode.contacts_, &found[static_cast<std::size_t>(i)]), dGeomGetBody(a), dGeomGetBody(b));
        }
    }

    Scene scene_;
    int sub_;
    bool quick_;
    dWorldID world_ = nullptr;
    dSpaceID space_ = nullptr;
    dJointGroupID contacts_ = nullptr;
    std::vector<dBodyID> bodies_;
};

} // namespace

std::string engine_version() { return std::string("ODE ") + SALTUS_ODE_VERSION + (sizeof(dReal) == 8 ? ", double" : ", float"); }

std::unique_ptr<Engine> make_engine(const Scene& scene, const Options& options) { return std::make_unique<Ode>(scene, options); }

} // namespace saltus::engines

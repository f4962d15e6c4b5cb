// SPDX-License-Identifier: GPL-3.0-or-later
// Bullet, in the precision it is compiled for: single, or double with BT_USE_DOUBLE_PRECISION. Settings: iterations, residual (below which
// it stops), directions (of friction, 1 or 2), rebound (speed above which bodies rebound), sub (steps a step), sleep.
#include "tests/peers/engines/engine.h"

#include <btBulletDynamicsCommon.h>

#include <cmath>
#include <stdexcept>

namespace saltus::engines {

namespace {

btVector3 vector(const Vector3d& x) { return {btScalar(x[0]), btScalar(x[1]), btScalar(x[2])}; }
Vector3d vector(const btVector3& x) { return {x[0], x[1], x[2]}; }

class Bullet final : public Engine {
public:
    Bullet(const Scene& scene, const Options& options)
        : h_(scene.h), sub_(static_cast<int>(options.number("sub", 1))), sleep_(options.number("sleep", 1) > 0),
          dispatcher_(&configuration_), world_(&dispatcher_, &broadphase_, &solver_, &configuration_) {
        if (scene.planar) throw std::runtime_error("not in the plane");
        world_.setGravity(vector(scene.gravity));
        btContactSolverInfo& info = world_.getSolverInfo();
        info.m_numIterations = static_cast<int>(options.number("iterations", info.m_numIterations));
        info.m_leastSquaresResidualThreshold = btScalar(options.number("residual", info.m_leastSquaresResidualThreshold));
        if (options.number("directions", 1) > 1) info.m_solverMode |= SOLVER_USE_2_FRICTION_DIRECTIONS;
        info.m_restitutionVelocityThreshold = btScalar(options.number("rebound", info.m_restitutionVelocityThreshold));
        // both bodies' numbers are multiplied
        friction_ = btScalar(std::sqrt(scene.mu)), restitution_ = btScalar(std::sqrt(scene.e));
        if (scene.floor) add(0.0, new btStaticPlaneShape({0, 0, 1}, 0), btTransform::getIdentity(), {0, 0, 0}, scene.collide);
        for (const Body& body : scene.bodies) {
            const btTransform at(btQuaternion(btScalar(body.q.x()), btScalar(body.q.y()), btScalar(body.q.z()), btScalar(body.q.w())), vector(body.x));
            btRigidBody* rigid = add(body.mass, shape(body), at, vector(body.inertia), scene.collide);
            rigid->setLinearVelocity(vector(body.v));
            rigid->setAngularVelocity(vector(body.w));
            bodies_.push_back(rigid);
        }
        for (const Joint& joint : scene.joints) {
            btRigidBody& a = *bodies_[static_cast<std::size_t>(joint.body)];
            const btVector3 at = vector(joint.at), in_a = a.getWorldTransform().inverse() * at;
            if (joint.other < 0) {
                world_.addConstraint(new btPoint2PointConstraint(a, in_a), true);
                continue;
            }
            btRigidBody& b = *bodies_[static_cast<std::size_t>(joint.other)];
            world_.addConstraint(new btPoint2PointConstraint(a, b, in_a, b.getWorldTransform().inverse() * at), true);
        }
    }
    void step() override {
        const btScalar h = btScalar(h_ / sub_);
        for (int i = 0; i < sub_; ++i) world_.stepSimulation(h, 0, h);
    }
    State state(std::size_t i) const override {
        const btTransform& at = bodies_[i]->getWorldTransform();
        const btQuaternion q = at.getRotation();
        return {vector(at.getOrigin()), vector(bodies_[i]->getLinearVelocity()), vector(bodies_[i]->getAngularVelocity()), Quaterniond(q.w(), q.x(), q.y(), q.z())};
    }

private:
    static btCollisionShape* shape(const Body& body) {
        if (body.shape == Shape::box) return new btBoxShape(vector(body.half));
        if (body.shape == Shape::ball) return new btSphereShape(btScalar(body.radius));
        auto* hull = new btConvexHullShape;
        for (const Vector3d& corner : body.corners) hull->addPoint(vector(corner));
        hull->setMargin(btScalar(0.001)); // 4 cm, the default, would hold the stones apart
        hull->initializePolyhedralFeatures();
        return hull;
    }
    // What is made here lives as long as the program.
    btRigidBody* add(double mass, btCollisionShape* shape, const btTransform& at, const btVector3& inertia, bool collide) {
        btRigidBody::btRigidBodyConstructionInfo info(btScalar(mass), new btDefaultMotionState(at), shape, inertia);
        info.m_friction = friction_;
        info.m_restitution = restitution_;
        auto* body = new btRigidBody(info);
        if (!sleep_) body->setActivationState(DISABLE_DEACTIVATION);
        if (collide) world_.addRigidBody(body);
        else world_.addRigidBody(body, 1, 0);
        return body;
    }

    double h_;
    int sub_;
    bool sleep_;
    btScalar friction_ = 0, restitution_ = 0;
    btDefaultCollisionConfiguration configuration_;
    btCollisionDispatcher dispatcher_;
    btDbvtBroadphase broadphase_;
    btSequentialImpulseConstraintSolver solver_;
    btDiscreteDynamicsWorld world_;
    std::vector<btRigidBody*> bodies_;
};

} // namespace

std::string engine_version() {
    const int v = btGetVersion();
    return "Bullet " + std::to_string(v / 100) + "." + std::to_string(v % 100) + (sizeof(btScalar) == 8 ? ", double" : ", float");
}

std::unique_ptr<Engine> make_engine(const Scene& scene, const Options& options) { return std::make_unique<Bullet>(scene, options); }

} // namespace saltus::engines

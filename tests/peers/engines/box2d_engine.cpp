// SPDX-License-Identifier: GPL-3.0-or-later
// Box2D 2.4, for scenes that stay in the plane x, z. Settings: velocity and position (iterations), rebound (speed above which bodies
// rebound), sub (steps a step), sleep.
#include "tests/peers/engines/engine.h"

#include <box2d/box2d.h>

#include <cmath>
#include <stdexcept>

namespace saltus::engines {

namespace {

b2Vec2 vector(const Vector3d& x) { return {static_cast<float>(x[0]), static_cast<float>(x[2])}; }

class Box2d final : public Engine {
public:
    Box2d(const Scene& scene, const Options& options)
        : h_(scene.h), sub_(static_cast<int>(options.number("sub", 1))), velocity_(static_cast<int>(options.number("velocity", 8))),
          position_(static_cast<int>(options.number("position", 3))), world_(vector(scene.gravity)) {
        if (!scene.flat) throw std::runtime_error("in the plane alone");
        world_.SetAllowSleeping(options.number("sleep", 1) > 0);
        b2FixtureDef surface;
        surface.friction = static_cast<float>(scene.mu);
        surface.restitution = static_cast<float>(scene.e);
        surface.density = 1.0f; // masses are set below
        if (options.has("rebound")) surface.restitutionThreshold = static_cast<float>(options.number("rebound", 1));
        if (!scene.collide) surface.filter.maskBits = 0;
        b2BodyDef fixed;
        ground_ = world_.CreateBody(&fixed);
        b2EdgeShape floor;
        floor.SetTwoSided({-500, 0}, {500, 0});
        surface.shape = &floor;
        if (scene.floor) ground_->CreateFixture(&surface);
        for (const Body& body : scene.bodies) add(body, surface);
        for (const Joint& joint : scene.joints) {
            b2RevoluteJointDef pin;
            pin.Initialize(bodies_[static_cast<std::size_t>(joint.body)], joint.other < 0 ? ground_ : bodies_[static_cast<std::size_t>(joint.other)], vector(joint.at));
            world_.CreateJoint(&pin);
        }
    }
    void step() override {
        for (int i = 0; i < sub_; ++i) world_.Step(static_cast<float>(h_ / sub_), velocity_, position_);
    }
    State state(std::size_t i) const override { // its angle turns x to z, against the y axis
        const b2Body& body = *bodies_[i];
        const b2Vec2 x = body.GetPosition(), v = body.GetLinearVelocity();
        return {Vector3d(x.x, 0, x.y), Vector3d(v.x, 0, v.y), Vector3d(0, -body.GetAngularVelocity(), 0), Quaterniond(Eigen::AngleAxisd(-body.GetAngle(), Vector3d::UnitY()))};
    }

private:
    void add(const Body& from, b2FixtureDef surface) {
        b2BodyDef definition;
        definition.type = b2_dynamicBody;
        definition.position = vector(from.x);
        definition.angle = static_cast<float>(-2.0 * std::atan2(from.q.y(), from.q.w()));
        definition.linearVelocity = vector(from.v);
        definition.angularVelocity = static_cast<float>(-from.w.y());
        b2Body* body = world_.CreateBody(&definition);
        b2PolygonShape polygon;
        b2CircleShape disc;
        surface.shape = &polygon;
        if (from.shape == Shape::box) polygon.SetAsBox(static_cast<float>(from.half[0]), static_cast<float>(from.half[2]));
        else if (from.shape == Shape::ball) disc.m_radius = static_cast<float>(from.radius), surface.shape = &disc;
        else {
            b2Vec2 corners[4];
            for (std::size_t k = 0; k < 4; ++k) corners[k] = vector(from.corners[k]);
            polygon.Set(corners, 4);
        }
        body->CreateFixture(&surface);
        b2MassData mass;
        mass.mass = static_cast<float>(from.mass);
        mass.center.SetZero();
        mass.I = static_cast<float>(from.inertia[1]);
        body->SetMassData(&mass);
        bodies_.push_back(body);
    }

    double h_;
    int sub_, velocity_, position_;
    b2World world_;
    b2Body* ground_ = nullptr;
    std::vector<b2Body*> bodies_;
};

} // namespace

std::string engine_version() {
    return "Box2D " + std::to_string(b2_version.major) + "." + std::to_string(b2_version.minor) + "." + std::to_string(b2_version.revision) + ", float, in the plane";
}

std::unique_ptr<Engine> make_engine(const Scene& scene, const Options& options) { return std::make_unique<Box2d>(scene, options); }

} // namespace saltus::engines

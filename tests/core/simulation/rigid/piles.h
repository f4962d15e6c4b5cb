// SPDX-License-Identifier: GPL-3.0-or-later
// Piles of unit boxes above a floor, from rest, for programs that measure: those of tests/reference/piles, and
// layers.
#pragma once

#include "core/simulation/rigid/world.h"

#include <json/json.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <optional>
#include <random>
#include <string>

namespace saltus::test {

struct Pile {
    rigid::Input input;    // body 0 is the floor, its top at z = 0
    double duration = 0.0; // s
};

inline void add_pile_box(rigid::Input& input, const rigid::Vector3& x, const Eigen::Quaterniond& q) {
    rigid::BodyInput body;
    body.name = "box " + std::to_string(input.bodies.size());
    body.inertia = rigid::Matrix3::Identity() / 6.0;
    body.pose = {x, q};
    rigid::PartInput part;
    part.body = static_cast<std::uint32_t>(input.bodies.size());
    part.shape = collision::Box{};
    input.bodies.push_back(body);
    input.parts.push_back(part);
}

// The floor alone, e = 0, not projected.
inline Pile pile_floor(double h, double mu, double duration) {
    Pile pile;
    pile.duration = duration;
    pile.input.settings.h = h;
    pile.input.settings.projection = rigid::Projection::none;
    pile.input.laws = {{.e = 0.0, .mu = mu, .e_T = 0.0, .mu_rolling = 0.0, .mu_spinning = 0.0}};
    rigid::BodyInput floor;
    floor.name = "floor";
    floor.fixed = true;
    pile.input.bodies.push_back(floor);
    rigid::PartInput part;
    part.body = 0;
    part.shape = collision::HalfSpace{};
    pile.input.parts.push_back(part);
    return pile;
}

// Of the file scene_COUNT.json; none: no such file. Two boxes of that of 200 overlap by 3 mm: it is spread by 0.5 %.
inline std::optional<Pile> reference_pile(const std::string& folder, int count) {
    std::ifstream file(folder + "/scene_" + std::to_string(count) + ".json");
    if (!file) return std::nullopt;
    Json::Value scene;
    file >> scene;
    Pile pile = pile_floor(scene["h"].asDouble(), scene["mu"].asDouble(), scene["T"].asDouble());
    const double apart = count == 200 ? 1.005 : 1.0;
    for (const Json::Value& body : scene["bodies"]) {
        const Json::Value &x = body["x"], &q = body["q"];
        add_pile_box(
            pile.input, {apart * x[0].asDouble(), apart * x[1].asDouble(), x[2].asDouble()},
            Eigen::Quaterniond(q[0].asDouble(), q[1].asDouble(), q[2].asDouble(), q[3].asDouble()).normalized());
    }
    return pile;
}

// Layers, every other one shifted, each box a little displaced and turned; about as many layers as boxes along a side
// (1000: ten of ten by ten); for 5 s. joints: so many ball joints between neighbours in a layer, spread over the pile. seed: of displacements and turns.
inline Pile layered_pile(int count, int joints = 0, unsigned seed = 1) {
    Pile pile = pile_floor(5e-3, 0.5, 5.0);
    const int side = std::max(1, static_cast<int>(std::lround(std::cbrt(count))));
    std::mt19937 random(seed);
    const auto next = [&] { return 2.0 * (static_cast<double>(random()) / 4294967296.0) - 1.0; };
    for (int i = 0; i < count; ++i) {
        const int layer = i / (side * side), row = i / side % side, column = i % side;
        const double shift = 0.3 * (layer % 2);
        const double angle = 0.02 * next();
        const double x = 1.12 * column + shift + 0.02 * next(), y = 1.12 * row + shift + 0.02 * next();
        add_pile_box(pile.input, {x, y, 0.55 + 1.05 * layer},
                     Eigen::Quaterniond(std::cos(0.5 * angle), 0.0, 0.0, std::sin(0.5 * angle)));
    }
    for (int k = 0; k < joints; ++k) {
        const int box = static_cast<int>(static_cast<long long>(k) * (count - 1) / joints);
        if (box % side == side - 1) continue; // the last of its row
        rigid::JointInput joint;
        joint.kind = rigid::JointKind::ball;
        joint.body_a = static_cast<std::uint32_t>(box + 1); // behind the floor
        joint.body_b = joint.body_a + 1;
        const rigid::Pose &a = pile.input.bodies[joint.body_a].pose, &b = pile.input.bodies[joint.body_b].pose;
        const rigid::Vector3 middle = 0.5 * (a.position + b.position);
        joint.frame_a.position = a.rotation.conjugate() * (middle - a.position);
        joint.frame_b.position = b.rotation.conjugate() * (middle - b.position);
        pile.input.joints.push_back(joint);
        pile.input.joint_names.push_back("joint " + std::to_string(k));
    }
    return pile;
}

} // namespace saltus::test

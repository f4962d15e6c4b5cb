// SPDX-License-Identifier: GPL-3.0-or-later
// The reference cam written down a second time, as polar arcs (base circle, flank, nose, top), to test the drawn one.
#pragma once

#include "ui/scene_view/shape_pose.h"

#include <cmath>
#include <numbers>
#include <vector>

namespace saltus::ui::scene {

// Distance from the axis to the contact straight above it at drive angle `theta`, m.
inline double referenceRadius(double theta) {
    constexpr double pi = std::numbers::pi;
    double b = std::fmod(theta + pi / 2.0, 2.0 * pi);
    if (b < 0.0) b += 2.0 * pi;
    if (b > pi) b = 2.0 * pi - b;
    if (b <= pi / 2.0) return 0.40;
    if (b <= pi / 2.0 + 1.050328174371336)
        return 0.85 * std::sqrt(1.0 - std::pow(0.45 * std::cos(b) / 0.85, 2.0)) - 0.45 * std::sin(b);
    if (b <= pi / 2.0 + 1.22173047639603)
        return 0.15 * std::sqrt(1.0 - std::pow(0.40393320723821 * std::sin(b + pi / 9.0) / 0.15, 2.0)) -
               0.40393320723821 * std::cos(b + pi / 9.0);
    return 0.55393320723821;
}

// The cam-follower's shapes by hand: ground, guide, cam, follower, spring.
struct CamScene {
    std::vector<ShapeSpec> specs;
    std::vector<ShapePose> poses;
    static constexpr std::size_t ground = 0, guide = 1, cam = 2, follower = 3, spring = 4;

    CamScene() : specs(5), poses(5) {
        using model::ShapeKind;
        specs[ground] = {ShapeKind::ground, "frame", "", false, {}};
        specs[guide] = {ShapeKind::guide, "guide", "", false, {}};
        specs[cam] = {ShapeKind::cam, "cam", "", true, {}};
        specs[follower] = {ShapeKind::follower, "follower", "follower", true, {}};
        specs[spring] = {ShapeKind::spring, "spring", "follower", true, {}};
        for (int i = 0; i < 720; ++i) specs[cam].profile.push_back(referenceRadius(2.0 * std::numbers::pi * i / 720.0));
        turn(0.6, 0.05);
    }
    void turn(double angle, double gap) {
        poses[cam].position = {0.0, 0.0, -0.3};
        poses[cam].angle = angle;
        const double u = referenceRadius(angle) - 0.3 + gap;
        poses[follower].position = {0.0, 0.0, u};
        poses[spring].position = {0.0, 0.0, u + 0.17};
        poses[spring].size = {0.085, 1.4, 0.0};
    }
};

inline void beads(int count, std::vector<ShapeSpec>& specs, std::vector<ShapePose>& poses) {
    specs.assign(static_cast<std::size_t>(count) + 1, {});
    poses.assign(static_cast<std::size_t>(count) + 1, {});
    specs[0] = {model::ShapeKind::ground, "ground", "", false, {}};
    for (std::size_t i = 1; i < specs.size(); ++i) {
        specs[i] = {model::ShapeKind::sphere, "bead[" + std::to_string(i - 1) + "]", "bead[" + std::to_string(i - 1) + "]", true, {}};
        poses[i].position = {0.0, 0.0, 0.1 + 0.2 * static_cast<double>(i - 1)};
        poses[i].size = {0.1, 0.0, 0.0};
    }
}

} // namespace saltus::ui::scene

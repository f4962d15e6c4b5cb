// SPDX-License-Identifier: GPL-3.0-or-later
// A hand on a body: a critically damped spring from a point of it to a target, scaled by the body's inertia.
#pragma once

#include <Eigen/Core>

#include <cstdint>

namespace saltus::rigid {

struct Pull {
    std::uint32_t body = 0;
    Eigen::Vector3d point = Eigen::Vector3d::Zero();  // body axes, from the centre of mass, m
    Eigen::Vector3d target = Eigen::Vector3d::Zero(); // world, m
    double frequency = 10.0;                          // rad/s
    friend bool operator==(const Pull&, const Pull&) = default;
};

} // namespace saltus::rigid

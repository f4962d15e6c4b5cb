// SPDX-License-Identifier: GPL-3.0-or-later
// A scene of rigid bodies as plain values, the same for every engine. SI units; z is up; bodies without shape only swing on joints.
#pragma once

#include <Eigen/Geometry>

#include <string>
#include <vector>

namespace saltus::engines {

using Eigen::Quaterniond;
using Eigen::Vector3d;

enum class Shape : unsigned char { box, ball, wedge }; // wedge: a prism over a quadrilateral in x, z

struct Body {
    double mass = 1.0;
    Vector3d inertia = Vector3d::Ones(); // principal, about the centre of mass, in body axes
    Vector3d x = Vector3d::Zero(), v = Vector3d::Zero(), w = Vector3d::Zero(); // world axes
    Quaterniond q = Quaterniond::Identity();
    Shape shape = Shape::box;
    Vector3d half = Vector3d::Constant(0.5); // box
    double radius = 0.5;                     // ball
    std::vector<Vector3d> corners;           // wedge: four at y < 0, the same four at y > 0
};

struct Joint { // a ball joint at a point of the world
    int body = 0, other = -1; // -1: the world
    Vector3d at = Vector3d::Zero();
};

enum class Kind : unsigned char { stack, arch, drop, bounce, slope, chain, tumble, top };

struct Scene {
    std::string name;
    Kind kind = Kind::stack;
    double h = 5e-3, mu = 0.5, e = 0.0;
    Vector3d gravity = {0.0, 0.0, -9.81};
    int steps = 1000, every = 10; // states are kept every so many steps
    bool floor = true;            // z = 0
    bool collide = true;
    bool flat = false;   // the motion stays in the plane x, z: two-dimensional engines may take part
    bool planar = false; // and is asked for in the plane alone
    bool stands = false; // nothing may fall
    std::vector<Body> bodies;
    std::vector<Joint> joints;

    // J: what energies are told in: the weight's work over the largest fall, or the kinetic energy at the start.
    double energy_scale() const;
};

std::vector<std::string> scene_names();
// The scene of that name; steps = 0: there is none.
Scene make_scene(const std::string& name);

} // namespace saltus::engines

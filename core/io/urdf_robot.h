// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/io: a URDF file as it stands, before it becomes a scene.
#pragma once

#include "core/base/error.h"

#include <Eigen/Geometry>

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace saltus::io::urdf {

struct Box { Eigen::Vector3d size = Eigen::Vector3d::Zero(); };
struct Cylinder { double radius = 0.0, length = 0.0; };
struct Sphere { double radius = 0.0; };
struct Capsule { double radius = 0.0, length = 0.0; };
struct Mesh {
    std::string file; // as written
    double scale = 1.0;
};
using Geometry = std::variant<Box, Cylinder, Sphere, Capsule, Mesh>;

struct Shape {
    Geometry geometry;
    Eigen::Isometry3d origin = Eigen::Isometry3d::Identity(); // in the link's frame
    std::string material; // name in Robot::materials, "" for none
    int line = 0;
};
struct Inertial {
    double mass = 0.0;                                        // kg
    Eigen::Isometry3d origin = Eigen::Isometry3d::Identity(); // of the centre of mass, with the axes of `inertia`
    Eigen::Matrix3d inertia = Eigen::Matrix3d::Zero();        // kg m^2
    int line = 0;
};
struct Link {
    std::string name;
    std::optional<Inertial> inertial;
    std::vector<Shape> visual, collision;
    int line = 0;
};
enum class Kind { fixed, revolute, continuous, prismatic, planar, floating };
struct Mimic {
    std::string joint;
    double multiplier = 1.0, offset = 0.0;
    int line = 0;
};
struct Joint {
    std::string name, parent, child;
    Kind kind = Kind::fixed;
    Eigen::Isometry3d origin = Eigen::Isometry3d::Identity(); // of the child's frame in the parent's, at 0
    Eigen::Vector3d axis = Eigen::Vector3d::UnitX();          // unit, in the child's frame
    double lower = 0.0, upper = 0.0;                          // of revolute and prismatic ones
    double damping = 0.0, friction = 0.0;
    std::optional<Mimic> mimic;
    int line = 0;
};
struct Material {
    std::string name, colour; // "#RRGGBB", "" for none
};
struct Robot {
    std::string name;
    std::vector<Material> materials;
    std::vector<Link> links;
    std::vector<Joint> joints;
};

// A scene of so many can be read again (kMostSceneValues).
inline constexpr std::size_t kMostLinks = 20'000, kMostShapesInAll = 10'000;

// No more of either is kept: a file of 64 MB can hold millions of things that are left out.
inline constexpr std::size_t kMostNotes = 1000, kMostErrors = 20;

// What was left out or taken otherwise, and how many more of that there was.
class Notes {
public:
    explicit Notes(std::string file) : file_(std::move(file)) {}
    void add(int line, std::string message, std::string reason);
    Errors take(); // in the order of their lines, the count of those that were not kept behind them

private:
    std::string file_;
    Errors notes_;
    std::size_t more_ = 0;
};

// notes: what is not read. file: for messages.
Result<Robot, Errors> read(std::string_view text, const std::string& file, Notes& notes);

} // namespace saltus::io::urdf

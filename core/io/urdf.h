// SPDX-License-Identifier: GPL-3.0-or-later
// Robots from URDF files (Unified Robot Description Format, http://wiki.ros.org/urdf/XML): links become bodies, joints joints.
// What a scene has no place for is named with its line and the reason; nothing is dropped silently.
//
// Links: inertial (mass, inertia, origin), visual and collision shapes (box, cylinder, sphere, capsule, mesh), colours. With
// both kinds of shapes the visual ones are only drawn and the others only meet. Joints: fixed, revolute, continuous,
// prismatic, planar, floating; limits, damping, friction, mimic between turning joints on the base. Links that are fixed to
// another are one body with it.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace saltus::io {

inline constexpr std::size_t kLargestUrdf = std::size_t{64} << 20; // bytes

struct UrdfOptions {
    bool free_base = false; // else the first link stands still; one without mass, or named "world", always does
};

struct Imported {
    model::Model model;
    Errors notes;  // what was left out or taken otherwise: message, reason (remedy), line
    Errors errors; // of the scene made from it; empty: it can run
};

// Meshes: paths beside the file, "package://NAME/..." in a folder NAME at or above the file's, "file:///...". Mesh files become
// absolute paths. Errors: unreadable XML, no robot, numbers that are none, names that are missing or doubled, joints without
// links, loops; each with its line. Both ask to go on (core/base/going_on.h), for each link and joint and within meshes.
Result<Imported, Errors> import_urdf(const std::filesystem::path& file, const UrdfOptions& options = {});
Result<Imported, Errors> parse_urdf(std::string_view text, const std::filesystem::path& file, const UrdfOptions& options = {});

// Mesh files as paths beside `scene`, where it will be saved, if they can be reached from there.
void make_files_relative(model::Model& model, const std::filesystem::path& scene);

} // namespace saltus::io

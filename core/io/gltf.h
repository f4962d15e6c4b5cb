// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes of meshes as binary glTF 2.0 (.glb), for modelling programs, game engines and browsers. Source: The Khronos Group,
// "glTF 2.0 Specification" (2021).
#pragma once

#include "core/base/error.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace saltus::io {

struct GltfMaterial {
    std::string name;
    std::array<float, 3> colour{0.8f, 0.8f, 0.8f}; // sRGB, 0 to 1
    friend bool operator==(const GltfMaterial&, const GltfMaterial&) = default;
};
struct GltfPrimitive {
    std::vector<std::array<float, 3>> positions, normals; // m; as many; normals unit
    std::vector<std::uint32_t> triangles;                 // three a triangle, counter-clockwise seen from outside
    std::size_t material = 0;
};
struct GltfMesh {
    std::string name;
    std::vector<GltfPrimitive> primitives;
};
struct GltfPose {
    std::array<float, 3> position{};               // m
    std::array<float, 4> rotation{0.0f, 0.0f, 0.0f, 1.0f}; // x, y, z, w; unit
    std::array<float, 3> scale{1.0f, 1.0f, 1.0f};  // along its own axes, before it is turned
    friend bool operator==(const GltfPose&, const GltfPose&) = default;
};
struct GltfNode {
    std::string name;
    std::optional<std::size_t> mesh;
    GltfPose pose;
    std::vector<GltfPose> motion; // one for each of GltfScene::times, or empty: it stands still
};
struct GltfScene {
    std::string title;
    bool z_up = true; // poses are in a world with z upwards; glTF's y is upwards
    std::vector<GltfMaterial> materials;
    std::vector<GltfMesh> meshes;
    std::vector<GltfNode> nodes;
    std::vector<float> times; // s, rising, from 0
};

// The file's bytes. Primitives without triangles and meshes without primitives are left out. Errors: numbers that are not
// finite, indices out of range, more than 4 GB.
Result<std::string> gltf_bytes(const GltfScene& scene);
Result<void> write_gltf(const GltfScene& scene, const std::filesystem::path& file); // atomic

} // namespace saltus::io

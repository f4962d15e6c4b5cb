// SPDX-License-Identifier: GPL-3.0-or-later
// The shapes that mesh files stand for. A file is read, and taken apart, once: a run, its views and the inspector share what
// came of it for as long as the file stays the same (size and time of its last change).
#pragma once

#include "core/base/error.h"
#include "core/collision/shape.h"
#include "core/model/model.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace saltus::simulation {

enum class MeshUse : unsigned char { triangles, hull, convex_parts };

struct MeshFile {
    std::filesystem::path path;
    MeshUse use = MeshUse::triangles;
};

// Unscaled, in units of the file. Any thread. Errors: the file cannot be read, its points make no shape; without a place.
Result<std::vector<collision::Shape>> mesh_shapes(const MeshFile& file);
bool mesh_is_known(const MeshFile& file); // mesh_shapes() would not read it
Result<std::string> mesh_bytes(const std::filesystem::path& path); // of the file, or of what stands in for it
// The bytes of a mesh that came with a bundle: they stand in for a file that is not there. Kept until the program ends. Any thread.
// Errors: the file is there and holds something else (input).
Result<void> provide_mesh(const std::filesystem::path& path, std::string bytes);

// What mesh_shapes() keeps for others besides what is in use anyway; the longest unused goes first.
inline constexpr std::size_t kMeshBytesKept = std::size_t{256} << 20;

// Of a shape of a body, or none: relative names lie beside the scene.
std::filesystem::path mesh_path(const std::string& file, const Place& body);
std::vector<MeshFile> mesh_files(const model::Model& model); // of all its bodies, each once

} // namespace saltus::simulation

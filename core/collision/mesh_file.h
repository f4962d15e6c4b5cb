// SPDX-License-Identifier: GPL-3.0-or-later
// Triangle meshes from files: Wavefront OBJ, STL (text and binary), PLY (text, binary of either byte order). Reading asks to go on.
#pragma once

#include "core/base/error.h"
#include "core/collision/shape.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace saltus::collision {

inline constexpr std::size_t kLargestMesh = std::size_t{2} << 30U; // bytes

enum class MeshFormat : unsigned char { obj, stl, ply };

// By the ending of the name, case ignored.
Result<MeshFormat> mesh_format_of(std::string_view file_name);

// unit: metres to one unit of the file (0.001 for millimetres). Polygons become fans of triangles, vertices at exactly the
// same place become one, triangles that thereby lose their area are left out, as are vertices that no triangle uses. Errors
// name file and line (text) or byte (binary) and say what to do; files that declare more than they hold are refused before
// memory is taken for it. The result passes check_triangles() in all but tiny areas.
Result<TriangleMesh> read_mesh_file(const std::string& path, double unit = 1.0);

// The same from bytes in memory; `name` is for messages.
Result<TriangleMesh> read_mesh(std::string_view bytes, MeshFormat format, double unit, const std::string& name);

} // namespace saltus::collision

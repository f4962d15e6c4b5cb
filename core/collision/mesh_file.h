// SPDX-License-Identifier: GPL-3.0-or-later
// Triangles from files: OBJ, STL (text and binary), PLY (text and binary). Equal vertices become one, polygons are split.
#pragma once

#include "core/base/error.h"
#include "core/collision/shape.h"

#include <filesystem>

namespace saltus::collision {

// By the file's ending. Errors: unreadable, of no known kind, damaged, each with line or byte and remedy.
Result<TriangleMesh> read_mesh(const std::filesystem::path& file);

} // namespace saltus::collision

// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a mesh in each format: read or explained; triangles name vertices that are there, and vertices are numbers.
#include "targets.h"

#include "core/collision/mesh_file.h"

#include <cmath>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace saltus::collision;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    for (const MeshFormat format : {MeshFormat::obj, MeshFormat::stl, MeshFormat::ply}) {
        const auto mesh = read_mesh(bytes, format, 0.001, "fuzz mesh");
        if (!mesh) {
            demand(!mesh.error().message.empty(), "an error has a message");
            continue;
        }
        for (const auto& vertex : mesh->vertices) demand(vertex.allFinite(), "vertices are numbers");
        for (const auto& triangle : mesh->triangles)
            for (const auto corner : triangle)
                demand(static_cast<std::size_t>(corner) < mesh->vertices.size(), "a triangle's corners are vertices");
    }
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// A convex polyhedron made ready for collision: faces as polygons (coplanar triangles are one face), edges, neighbours.
#pragma once

#include "core/collision/shape.h"

#include <cstdint>
#include <span>
#include <vector>

namespace saltus::collision {

struct Polytope {
    struct Face {
        Vector3 normal = Vector3::Zero(); // unit, outwards
        double offset = 0.0;              // normal . x of its points
        std::uint32_t first = 0, count = 0; // in face_vertex and face_edge, counter-clockwise seen from outside
    };
    struct Edge {
        std::uint32_t v0 = 0, v1 = 0; // v0 < v1
        std::uint32_t f0 = 0, f1 = 0;
    };
    std::vector<Vector3> vertices;
    std::vector<Face> faces;
    std::vector<std::uint32_t> face_vertex, face_edge; // face_edge[k] leads from face_vertex[k] to the next
    std::vector<Edge> edges;
    std::vector<Vector3> edge_directions;         // unit, one of each set of parallel edges
    std::vector<std::uint32_t> neighbour_start, neighbour; // of vertices, along edges
    std::vector<std::uint32_t> vertex_face_start, vertex_face;
    Vector3 centre = Vector3::Zero(); // mean of the vertices: inside
    double size = 0.0;                // smallest extent, m: the scale of tolerances

    // Index of a vertex farthest along `direction` (of any length); `start`: where to begin to climb.
    std::uint32_t support(const Vector3& direction, std::uint32_t start = 0) const noexcept;
    std::span<const std::uint32_t> faces_of(std::uint32_t vertex) const noexcept {
        return {vertex_face.data() + vertex_face_start[vertex], vertex_face_start[vertex + 1] - vertex_face_start[vertex]};
    }
};

// Corner i of a box has the sign + on axis k where bit k of i is set.
Polytope box_polytope(const Vector3& half);
// Of a closed convex surface (check_surface() and check_convex() hold). Triangles whose planes agree within 1e-9 of the
// size become one face.
Polytope hull_polytope(const TriangleMesh& surface);
// From polygons given by vertex numbers, counter-clockwise seen from outside.
Polytope polytope_from_faces(std::vector<Vector3> vertices, std::span<const std::vector<std::uint32_t>> faces);

} // namespace saltus::collision

// SPDX-License-Identifier: GPL-3.0-or-later
// A static triangle mesh made ready for collision: a tree of bounds, neighbours across edges, patches of coplanar triangles.
#pragma once

#include "core/collision/shape.h"

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

namespace saltus::collision {

class TriangleTree {
public:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
    // How an edge of a triangle meets its neighbour. Only convex and open edges can be touched from outside.
    enum class EdgeKind : unsigned char { open, convex, flat, concave };
    struct Triangle {
        std::array<Vector3, 3> corner;
        std::array<std::uint32_t, 3> vertex{};
        Vector3 normal = Vector3::Zero();
        std::array<Vector3, 3> neighbour_normal; // across edge k (corner k to k + 1)
        std::array<EdgeKind, 3> edge_kind{};
        std::array<bool, 3> sharp_vertex{}; // some convex or open edge ends there
        std::array<std::uint32_t, 3> edge{};     // numbers of edges, shared by neighbours
        bool gentle = false;                     // no edge at any of its corners is open or bends outwards by more than 0.8 degrees
        std::uint32_t patch = 0;                 // same number: coplanar and connected
    };

    explicit TriangleTree(const TriangleMesh& mesh);

    const std::vector<Triangle>& triangles() const noexcept { return triangles_; }
    const Vector3& lower() const noexcept { return nodes_[0].lower; }
    const Vector3& upper() const noexcept { return nodes_[0].upper; }

    // Calls visit(triangle number) for every triangle whose bounds meet [lower, upper], in a fixed order.
    template <class Visit>
    void overlapping(const Vector3& lower, const Vector3& upper, Visit&& visit) const {
        std::array<std::uint32_t, 64> stack{};
        std::size_t depth = 0;
        stack[depth++] = 0;
        while (depth > 0) {
            const Node& node = nodes_[stack[--depth]];
            if ((node.lower.array() > upper.array()).any() || (node.upper.array() < lower.array()).any()) continue;
            if (node.count > 0) {
                for (std::uint32_t k = 0; k < node.count; ++k) {
                    const Triangle& triangle = triangles_[node.first + k];
                    const Vector3 low = triangle.corner[0].cwiseMin(triangle.corner[1]).cwiseMin(triangle.corner[2]);
                    const Vector3 high = triangle.corner[0].cwiseMax(triangle.corner[1]).cwiseMax(triangle.corner[2]);
                    if ((low.array() <= upper.array()).all() && (high.array() >= lower.array()).all()) visit(node.first + k);
                }
            } else {
                stack[depth++] = node.first + 1;
                stack[depth++] = node.first;
            }
        }
    }

    // Whether `direction` (unit) leads away from the vertex into the region that is nearest to the vertex alone.
    bool vertex_faces(std::uint32_t vertex, const Vector3& direction) const noexcept {
        for (std::uint32_t k = vertex_start_[vertex]; k < vertex_start_[vertex + 1]; ++k)
            if (leaving_[k].dot(direction) > 1e-9) return false;
        return true;
    }

    // Nearest hit of the segment, fraction in [0, best].
    bool cast(const Vector3& from, const Vector3& to, double& best) const;

private:
    struct Node {
        Vector3 lower, upper;
        std::uint32_t first = 0, count = 0; // of triangles; count 0: children are nodes first and first + 1
    };
    std::vector<Triangle> triangles_; // in the tree's order
    std::vector<Node> nodes_;
    std::vector<std::uint32_t> vertex_start_; // in leaving_, by vertex of the mesh
    std::vector<Vector3> leaving_;            // unit
};

} // namespace saltus::collision

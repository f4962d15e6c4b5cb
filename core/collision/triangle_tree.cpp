// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collision/triangle_tree.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace saltus::collision {

namespace {
constexpr double flat_sine = 1e-6; // sine of the angle between neighbours that still count as one plane
constexpr double gentle_cosine = 1.0 - 1e-4;
constexpr std::uint32_t leaf = 4;
} // namespace

TriangleTree::TriangleTree(const TriangleMesh& mesh) {
    const auto count = static_cast<std::uint32_t>(mesh.triangles.size());
    triangles_.resize(count);
    for (std::uint32_t t = 0; t < count; ++t) {
        Triangle& triangle = triangles_[t];
        triangle.vertex = mesh.triangles[t];
        for (unsigned k = 0; k < 3; ++k) triangle.corner[k] = mesh.vertices[triangle.vertex[k]];
        triangle.normal = (triangle.corner[1] - triangle.corner[0]).cross(triangle.corner[2] - triangle.corner[0]).normalized();
    }

    // Neighbours across edges, by the numbers of the vertices.
    struct Use {
        std::uint32_t edge, first, last;
    };
    std::map<std::pair<std::uint32_t, std::uint32_t>, Use> uses; // the triangles of an undirected edge (three or more: open)
    std::vector<std::array<std::uint32_t, 2>> sides;
    std::vector<std::uint32_t> used;
    for (std::uint32_t t = 0; t < count; ++t)
        for (unsigned k = 0; k < 3; ++k) {
            const auto key = std::minmax(triangles_[t].vertex[k], triangles_[t].vertex[(k + 1) % 3]);
            const auto [place, is_new] = uses.try_emplace({key.first, key.second}, Use{static_cast<std::uint32_t>(sides.size()), t, t});
            if (is_new) sides.push_back({t, none}), used.push_back(0);
            const std::uint32_t edge = place->second.edge;
            triangles_[t].edge[k] = edge;
            if (++used[edge] == 2) sides[edge][1] = t;
        }
    // Concave edges stick out nowhere, whatever their angle.
    std::vector<char> sharp(mesh.vertices.size(), 0), bent(mesh.vertices.size(), 0);
    for (std::uint32_t t = 0; t < count; ++t)
        for (unsigned k = 0; k < 3; ++k) {
            Triangle& triangle = triangles_[t];
            const std::uint32_t edge = triangle.edge[k];
            EdgeKind kind = EdgeKind::open;
            triangle.neighbour_normal[k] = -triangle.normal;
            if (used[edge] == 2) {
                const std::uint32_t other = sides[edge][0] == t ? sides[edge][1] : sides[edge][0];
                const Triangle& neighbour = triangles_[other];
                unsigned opposite = 0;
                for (unsigned m = 0; m < 3; ++m)
                    if (neighbour.edge[m] == edge) opposite = (m + 2) % 3;
                const double height = triangle.normal.dot(neighbour.corner[opposite] - triangle.corner[k]);
                const double sine = triangle.normal.cross(neighbour.normal).norm();
                const bool same_way = triangle.normal.dot(neighbour.normal) > 0.0;
                triangle.neighbour_normal[k] = neighbour.normal;
                kind = sine <= flat_sine && same_way ? EdgeKind::flat : (height < 0.0 || (sine <= flat_sine && !same_way) ? EdgeKind::convex : EdgeKind::concave);
            }
            triangle.edge_kind[k] = kind;
            const bool sticks_out = kind == EdgeKind::open || (kind == EdgeKind::convex && !(triangle.normal.dot(triangle.neighbour_normal[k]) > gentle_cosine));
            if (sticks_out) bent[triangle.vertex[k]] = bent[triangle.vertex[(k + 1) % 3]] = 1;
            if (kind == EdgeKind::open || kind == EdgeKind::convex) sharp[triangle.vertex[k]] = sharp[triangle.vertex[(k + 1) % 3]] = 1;
        }
    for (Triangle& triangle : triangles_) {
        for (unsigned k = 0; k < 3; ++k) triangle.sharp_vertex[k] = sharp[triangle.vertex[k]] != 0;
        triangle.gentle = !bent[triangle.vertex[0]] && !bent[triangle.vertex[1]] && !bent[triangle.vertex[2]];
    }

    // Directions of the edges that leave each vertex, for the regions nearest to a vertex.
    vertex_start_.assign(mesh.vertices.size() + 1, 0);
    for (const auto& [key, use] : uses) ++vertex_start_[key.first + 1], ++vertex_start_[key.second + 1];
    for (std::size_t v = 0; v < mesh.vertices.size(); ++v) vertex_start_[v + 1] += vertex_start_[v];
    leaving_.resize(2 * uses.size());
    std::vector<std::uint32_t> filled(vertex_start_.begin(), vertex_start_.end() - 1);
    for (const auto& [key, use] : uses) {
        const Vector3 along = (mesh.vertices[key.second] - mesh.vertices[key.first]).normalized();
        leaving_[filled[key.first]++] = along;
        leaving_[filled[key.second]++] = -along;
    }

    // Patches: flat edges join.
    std::vector<std::uint32_t> patch(count, none);
    std::vector<std::uint32_t> stack;
    std::uint32_t patches = 0;
    for (std::uint32_t seed = 0; seed < count; ++seed) {
        if (patch[seed] != none) continue;
        stack.assign(1, seed), patch[seed] = patches;
        while (!stack.empty()) {
            const std::uint32_t t = stack.back();
            stack.pop_back();
            for (unsigned k = 0; k < 3; ++k) {
                if (triangles_[t].edge_kind[k] != EdgeKind::flat) continue;
                const auto& pair = sides[triangles_[t].edge[k]];
                const std::uint32_t other = pair[0] == t ? pair[1] : pair[0];
                if (patch[other] == none) patch[other] = patches, stack.push_back(other);
            }
        }
        ++patches;
    }
    for (std::uint32_t t = 0; t < count; ++t) triangles_[t].patch = patch[t];

    // The tree: halves by the middles along the longest side of the bounds.
    std::vector<std::uint32_t> order(count);
    for (std::uint32_t t = 0; t < count; ++t) order[t] = t;
    std::vector<Vector3> middle(count);
    for (std::uint32_t t = 0; t < count; ++t) middle[t] = (triangles_[t].corner[0] + triangles_[t].corner[1] + triangles_[t].corner[2]) / 3.0;
    nodes_.push_back({Vector3::Zero(), Vector3::Zero(), 0, count});
    for (std::size_t n = 0; n < nodes_.size(); ++n) {
        const std::uint32_t first = nodes_[n].first, size = nodes_[n].count;
        Vector3 lower = Vector3::Constant(std::numeric_limits<double>::infinity()), upper = -lower;
        for (std::uint32_t k = first; k < first + size; ++k)
            for (const Vector3& corner : triangles_[order[k]].corner) lower = lower.cwiseMin(corner), upper = upper.cwiseMax(corner);
        nodes_[n].lower = lower, nodes_[n].upper = upper;
        if (size <= leaf) continue;
        int axis = 0;
        (upper - lower).maxCoeff(&axis);
        const auto begin = order.begin() + first;
        std::nth_element(begin, begin + size / 2, begin + size, [&](std::uint32_t i, std::uint32_t j) {
            return middle[i][axis] < middle[j][axis] || (middle[i][axis] == middle[j][axis] && i < j);
        });
        const auto child = static_cast<std::uint32_t>(nodes_.size());
        nodes_.push_back({lower, upper, first, size / 2});
        nodes_.push_back({lower, upper, first + size / 2, size - size / 2});
        nodes_[n].first = child, nodes_[n].count = 0;
    }
    std::vector<Triangle> sorted;
    sorted.reserve(count);
    for (const std::uint32_t t : order) sorted.push_back(triangles_[t]);
    triangles_ = std::move(sorted);
}

bool TriangleTree::cast(const Vector3& from, const Vector3& to, double& best) const {
    const Vector3 ray = to - from;
    bool hit = false;
    std::array<std::uint32_t, 64> stack{};
    std::size_t depth = 0;
    stack[depth++] = 0;
    while (depth > 0) {
        const Node& node = nodes_[stack[--depth]];
        double enter = 0.0, leave = best;
        for (int k = 0; k < 3; ++k) {
            if (ray[k] == 0.0) {
                if (from[k] < node.lower[k] || from[k] > node.upper[k]) leave = -1.0;
                continue;
            }
            const double t0 = (node.lower[k] - from[k]) / ray[k], t1 = (node.upper[k] - from[k]) / ray[k];
            enter = std::max(enter, std::min(t0, t1)), leave = std::min(leave, std::max(t0, t1));
        }
        if (enter > leave) continue;
        if (node.count == 0) {
            stack[depth++] = node.first + 1;
            stack[depth++] = node.first;
            continue;
        }
        for (std::uint32_t k = node.first; k < node.first + node.count; ++k) { // Möller and Trumbore
            const Triangle& triangle = triangles_[k];
            const Vector3 e = triangle.corner[1] - triangle.corner[0], f = triangle.corner[2] - triangle.corner[0];
            const Vector3 p = ray.cross(f);
            const double determinant = e.dot(p);
            if (determinant == 0.0) continue;
            const Vector3 s = from - triangle.corner[0];
            const double u = s.dot(p) / determinant;
            if (u < 0.0 || u > 1.0) continue;
            const Vector3 q = s.cross(e);
            const double v = ray.dot(q) / determinant;
            if (v < 0.0 || u + v > 1.0) continue;
            const double t = f.dot(q) / determinant;
            if (t >= 0.0 && t <= best) best = t, hit = true;
        }
    }
    return hit;
}

} // namespace saltus::collision

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collision/polytope.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace saltus::collision {

namespace {

// Newell's normal: twice the area vector of a polygon.
Vector3 area_vector(const std::vector<Vector3>& vertices, std::span<const std::uint32_t> loop) {
    Vector3 sum = Vector3::Zero();
    const Vector3& origin = vertices[loop[0]];
    for (std::size_t k = 1; k + 1 < loop.size(); ++k)
        sum += (vertices[loop[k]] - origin).cross(vertices[loop[k + 1]] - origin);
    return sum;
}

} // namespace

std::uint32_t Polytope::support(const Vector3& direction, std::uint32_t start) const noexcept {
    // Few vertices: all of them. Many: climb along edges; on a convex body the climb ends at the farthest vertex.
    const auto count = static_cast<std::uint32_t>(vertices.size());
    if (count <= 32) {
        std::uint32_t best = 0;
        double top = vertices[0].dot(direction);
        for (std::uint32_t i = 1; i < count; ++i) {
            const double height = vertices[i].dot(direction);
            if (height > top) top = height, best = i;
        }
        return best;
    }
    std::uint32_t best = start < count ? start : 0;
    double top = vertices[best].dot(direction);
    for (bool climbs = true; climbs;) {
        climbs = false;
        const std::uint32_t here = best;
        for (std::uint32_t k = neighbour_start[here]; k < neighbour_start[here + 1]; ++k) {
            const double height = vertices[neighbour[k]].dot(direction);
            if (height > top) top = height, best = neighbour[k], climbs = true;
        }
    }
    return best;
}

Polytope polytope_from_faces(std::vector<Vector3> vertices, std::span<const std::vector<std::uint32_t>> faces) {
    Polytope result;
    result.vertices = std::move(vertices);
    for (const Vector3& v : result.vertices) result.centre += v;
    result.centre /= static_cast<double>(std::max<std::size_t>(1, result.vertices.size()));

    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> edge_of;
    for (const auto& loop : faces) {
        Polytope::Face face;
        const auto number = static_cast<std::uint32_t>(result.faces.size());
        face.normal = area_vector(result.vertices, loop).normalized();
        face.offset = -std::numeric_limits<double>::infinity(); // the farthest: no vertex lies outside its own face
        for (const std::uint32_t v : loop) face.offset = std::max(face.offset, face.normal.dot(result.vertices[v]));
        face.first = static_cast<std::uint32_t>(result.face_vertex.size());
        face.count = static_cast<std::uint32_t>(loop.size());
        for (std::size_t k = 0; k < loop.size(); ++k) {
            const std::uint32_t from = loop[k], to = loop[(k + 1) % loop.size()];
            const auto key = std::minmax(from, to);
            const auto [place, is_new] = edge_of.try_emplace({key.first, key.second}, static_cast<std::uint32_t>(result.edges.size()));
            if (is_new) result.edges.push_back({key.first, key.second, number, number});
            else result.edges[place->second].f1 = number;
            result.face_vertex.push_back(from);
            result.face_edge.push_back(place->second);
        }
        result.faces.push_back(face);
    }

    const std::size_t count = result.vertices.size();
    result.neighbour_start.assign(count + 1, 0);
    for (const auto& edge : result.edges) ++result.neighbour_start[edge.v0 + 1], ++result.neighbour_start[edge.v1 + 1];
    for (std::size_t i = 0; i < count; ++i) result.neighbour_start[i + 1] += result.neighbour_start[i];
    result.neighbour.resize(2 * result.edges.size());
    std::vector<std::uint32_t> filled(result.neighbour_start.begin(), result.neighbour_start.end() - 1);
    for (const auto& edge : result.edges) {
        result.neighbour[filled[edge.v0]++] = edge.v1;
        result.neighbour[filled[edge.v1]++] = edge.v0;
    }
    result.vertex_face_start.assign(count + 1, 0);
    for (const std::uint32_t v : result.face_vertex) ++result.vertex_face_start[v + 1];
    for (std::size_t i = 0; i < count; ++i) result.vertex_face_start[i + 1] += result.vertex_face_start[i];
    result.vertex_face.resize(result.face_vertex.size());
    filled.assign(result.vertex_face_start.begin(), result.vertex_face_start.end() - 1);
    for (std::uint32_t f = 0; f < result.faces.size(); ++f)
        for (std::uint32_t k = 0; k < result.faces[f].count; ++k)
            result.vertex_face[filled[result.face_vertex[result.faces[f].first + k]]++] = f;

    for (const auto& edge : result.edges) {
        const Vector3 direction = (result.vertices[edge.v1] - result.vertices[edge.v0]).normalized();
        const bool known = std::any_of(result.edge_directions.begin(), result.edge_directions.end(), [&](const Vector3& other) {
            return other.cross(direction).squaredNorm() < 1e-24;
        });
        if (!known) result.edge_directions.push_back(direction);
    }

    result.size = std::numeric_limits<double>::infinity();
    for (const auto& face : result.faces) { // smallest width over the faces; a flat polygon has none: its shortest edge
        double low = face.offset;
        for (const Vector3& v : result.vertices) low = std::min(low, face.normal.dot(v));
        if (face.offset - low > 0.0) result.size = std::min(result.size, face.offset - low);
    }
    if (result.faces.size() < 3 || !std::isfinite(result.size))
        for (const auto& edge : result.edges)
            result.size = std::min(result.size, (result.vertices[edge.v1] - result.vertices[edge.v0]).norm());
    return result;
}

Polytope box_polytope(const Vector3& half) {
    std::vector<Vector3> corners(8);
    for (unsigned i = 0; i < 8; ++i)
        corners[i] = Vector3((i & 1U) ? half.x() : -half.x(), (i & 2U) ? half.y() : -half.y(), (i & 4U) ? half.z() : -half.z());
    static const std::vector<std::vector<std::uint32_t>> faces = {
        {0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}};
    return polytope_from_faces(std::move(corners), faces);
}

Polytope hull_polytope(const TriangleMesh& surface) {
    const std::size_t count = surface.triangles.size();
    Vector3 low = surface.vertices[0], high = low;
    for (const Vector3& v : surface.vertices) low = low.cwiseMin(v), high = high.cwiseMax(v);
    const double size = (high - low).norm();

    // Triangles are taken by falling area; each not yet taken starts a face and gathers neighbours in its plane.
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> owner; // directed edge -> triangle
    std::vector<Vector3> normal(count);
    std::vector<double> area(count);
    for (std::uint32_t t = 0; t < count; ++t) {
        const auto& triangle = surface.triangles[t];
        normal[t] = area_vector(surface.vertices, triangle);
        area[t] = normal[t].norm();
        if (area[t] > 0.0) normal[t] /= area[t];
        for (unsigned k = 0; k < 3; ++k) owner[{triangle[k], triangle[(k + 1) % 3]}] = t;
    }
    std::vector<std::uint32_t> order(count);
    for (std::uint32_t t = 0; t < count; ++t) order[t] = t;
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return area[a] > area[b]; });

    std::vector<std::vector<std::uint32_t>> faces;
    std::vector<int> face_of(count, -1);
    for (const std::uint32_t seed : order) {
        if (face_of[seed] >= 0) continue;
        const int face = static_cast<int>(faces.size());
        const double offset = normal[seed].dot(surface.vertices[surface.triangles[seed][0]]);
        std::vector<std::uint32_t> members{seed};
        face_of[seed] = face;
        for (std::size_t m = 0; m < members.size(); ++m) {
            const auto& triangle = surface.triangles[members[m]];
            for (unsigned k = 0; k < 3; ++k) {
                const auto other = owner.find({triangle[(k + 1) % 3], triangle[k]});
                if (other == owner.end() || face_of[other->second] >= 0) continue;
                const auto& candidate = surface.triangles[other->second];
                const bool flat = std::all_of(candidate.begin(), candidate.end(), [&](std::uint32_t v) {
                    return std::abs(normal[seed].dot(surface.vertices[v]) - offset) <= 1e-9 * size;
                });
                if (flat) face_of[other->second] = face, members.push_back(other->second);
            }
        }
        // The rim: directed edges whose other side is not a member.
        std::map<std::uint32_t, std::uint32_t> next;
        for (const std::uint32_t t : members)
            for (unsigned k = 0; k < 3; ++k) {
                const std::uint32_t from = surface.triangles[t][k], to = surface.triangles[t][(k + 1) % 3];
                const auto other = owner.find({to, from});
                if (other == owner.end() || face_of[other->second] != face) next[from] = to;
            }
        std::vector<std::uint32_t> loop;
        for (std::uint32_t v = next.begin()->first; loop.size() < next.size(); v = next.at(v)) {
            if (!loop.empty() && v == loop[0]) break;
            loop.push_back(v);
        }
        faces.push_back(std::move(loop));
    }

    // Vertices inside a face are dropped.
    std::vector<std::uint32_t> number(surface.vertices.size(), 0);
    for (const auto& loop : faces)
        for (const std::uint32_t v : loop) number[v] = 1;
    std::vector<Vector3> vertices;
    for (std::size_t v = 0; v < number.size(); ++v)
        if (number[v]) number[v] = static_cast<std::uint32_t>(vertices.size()), vertices.push_back(surface.vertices[v]);
    for (auto& loop : faces)
        for (std::uint32_t& v : loop) v = number[v];
    return polytope_from_faces(std::move(vertices), faces);
}

} // namespace saltus::collision

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collision/gjk.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace saltus::collision {

namespace {

struct Vertex {
    Vector3 w, a; // difference a - b, and the point of a
};

struct Simplex {
    std::array<Vertex, 4> vertex;
    std::array<double, 4> weight{};
    int count = 0;
};

// Point nearest to the origin of a segment, triangle, tetrahedron; the simplex shrinks to the vertices that carry it.
struct Nearest {
    Vector3 point;
    double square = 0.0;
    std::array<int, 4> used{};
    std::array<double, 4> weight{};
    int count = 0;
};

Nearest nearest_vertex(const Simplex& s, int i) {
    return {s.vertex[static_cast<std::size_t>(i)].w, s.vertex[static_cast<std::size_t>(i)].w.squaredNorm(), {i}, {1.0}, 1};
}

Nearest nearest_segment(const Simplex& s, int i, int j) {
    const Vector3& p = s.vertex[static_cast<std::size_t>(i)].w;
    const Vector3& q = s.vertex[static_cast<std::size_t>(j)].w;
    const Vector3 d = q - p;
    const double length = d.squaredNorm(), along = -p.dot(d);
    if (!(along > 0.0)) return nearest_vertex(s, i);
    if (along >= length) return nearest_vertex(s, j);
    const double t = along / length;
    const Vector3 point = p + t * d;
    return {point, point.squaredNorm(), {i, j}, {1.0 - t, t}, 2};
}

Nearest nearest_triangle(const Simplex& s, int i, int j, int k) {
    const Vector3& p = s.vertex[static_cast<std::size_t>(i)].w;
    const Vector3& q = s.vertex[static_cast<std::size_t>(j)].w;
    const Vector3& r = s.vertex[static_cast<std::size_t>(k)].w;
    const Vector3 n = (q - p).cross(r - p);
    const double square = n.squaredNorm();
    if (square > 1e-28 * (q - p).squaredNorm() * (r - p).squaredNorm()) {
        const double u = n.dot(q.cross(r)), v = n.dot(r.cross(p)), w = n.dot(p.cross(q));
        if (u > 0.0 && v > 0.0 && w > 0.0) {
            const Vector3 point = n * (n.dot(p) / square);
            const double sum = u + v + w;
            return {point, point.squaredNorm(), {i, j, k}, {u / sum, v / sum, w / sum}, 3};
        }
    }
    Nearest best = nearest_segment(s, i, j);
    for (const auto& pair : {std::array<int, 2>{j, k}, std::array<int, 2>{k, i}}) {
        const Nearest other = nearest_segment(s, pair[0], pair[1]);
        if (other.square < best.square) best = other;
    }
    return best;
}

// count 4 in the answer: the origin is inside.
Nearest nearest_tetrahedron(const Simplex& s, double round_off) {
    static constexpr std::array<std::array<int, 4>, 4> faces = {{{0, 1, 2, 3}, {0, 2, 3, 1}, {0, 3, 1, 2}, {1, 3, 2, 0}}};
    Nearest best;
    best.count = 0;
    bool outside = false;
    for (const auto& face : faces) {
        const Vector3& p = s.vertex[static_cast<std::size_t>(face[0])].w;
        const Vector3 e = s.vertex[static_cast<std::size_t>(face[1])].w - p, f = s.vertex[static_cast<std::size_t>(face[2])].w - p;
        const Vector3 n = e.cross(f);
        const double opposite = n.dot(s.vertex[static_cast<std::size_t>(face[3])].w - p), origin = -n.dot(p);
        // Flat, as far as numbers of this size can tell: then no side is the inner one.
        const double flat = n.norm() * (1e-14 * (e.norm() + f.norm()) + round_off);
        if (std::abs(opposite) > flat && opposite * origin > 0.0) continue; // the origin is on the inner side
        outside = true;
        const Nearest here = nearest_triangle(s, face[0], face[1], face[2]);
        if (best.count == 0 || here.square < best.square) best = here;
    }
    if (!outside) best.count = 4, best.square = 0.0;
    return best;
}

} // namespace

Distance core_distance(const Placed& a, const Placed& b, const Vector3& shift, const Vector3& start, double limit, double scale) {
    Distance result;
    Simplex simplex;
    std::uint32_t hint_a = 0, hint_b = 0;
    Vector3 v = start;
    double square = 0.0;
    const double round_off = 1e-15 * (a.position.cwiseAbs().maxCoeff() + b.position.cwiseAbs().maxCoeff() + shift.norm() + (a.position - b.position).norm());
    const double nothing = 1e-24 * scale * scale;
    // Between polyhedra the way ends at a feature, exactly; round shapes come nearer for ever.
    const double enough = is_round(a) || is_round(b) ? 1e-13 : 0.0;
    for (int round = 0; round < 200; ++round) {
        Vertex vertex;
        vertex.a = core_support(a, -v, hint_a);
        vertex.w = vertex.a + shift - core_support(b, v, hint_b);
        const double height = v.dot(vertex.w);
        if (height > 0.0 && height * height > limit * limit * v.squaredNorm() && limit >= 0.0) return result;
        if (simplex.count > 0) {
            if (square - height <= enough * square) break;
            bool known = false;
            for (int i = 0; i < simplex.count; ++i) known = known || simplex.vertex[static_cast<std::size_t>(i)].w == vertex.w;
            if (known) break;
        }
        Simplex grown = simplex;
        grown.vertex[static_cast<std::size_t>(grown.count++)] = vertex;
        Nearest nearest;
        switch (grown.count) {
        case 1: nearest = nearest_vertex(grown, 0); break;
        case 2: nearest = nearest_segment(grown, 0, 1); break;
        case 3: nearest = nearest_triangle(grown, 0, 1, 2); break;
        default: nearest = nearest_tetrahedron(grown, round_off); break;
        }
        if (nearest.count == 4 || nearest.square <= nothing) {
            result.status = Distance::Status::overlap;
            if (const double length = v.norm(); length > 0.0) result.normal = v / length;
            return result;
        }
        if (simplex.count > 0 && nearest.square >= square) break; // round-off: no nearer
        square = nearest.square;
        v = nearest.point;
        simplex.count = nearest.count;
        for (int i = 0; i < nearest.count; ++i) {
            simplex.vertex[static_cast<std::size_t>(i)] = grown.vertex[static_cast<std::size_t>(nearest.used[static_cast<std::size_t>(i)])];
            simplex.weight[static_cast<std::size_t>(i)] = nearest.weight[static_cast<std::size_t>(i)];
        }
    }
    result.status = Distance::Status::apart;
    result.distance = std::sqrt(square);
    result.normal = v / result.distance;
    result.on_a.setZero();
    for (int i = 0; i < simplex.count; ++i) result.on_a += simplex.weight[static_cast<std::size_t>(i)] * simplex.vertex[static_cast<std::size_t>(i)].a;
    result.on_b = result.on_a + shift - v;
    return result;
}

} // namespace saltus::collision

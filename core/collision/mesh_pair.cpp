// SPDX-License-Identifier: GPL-3.0-or-later
// A convex shape on a static mesh: each triangle near it, from its outer side. A normal that leans over an edge or corner
// must lie in the region nearest to that edge or corner; elsewhere the triangle's own normal takes its place, so that
// nothing catches on the edges inside a flat or hollow surface.
#include "core/collision/convex_pair.h"
#include "core/collision/pairs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace saltus::collision {

namespace {

using Triangle = TriangleTree::Triangle;
using EdgeKind = TriangleTree::EdgeKind;

// Where a point of the triangle's plane lies: inside, on edge k, on corner k; or outside.
struct Location {
    enum class Where : unsigned char { inside, edge, corner, outside } where = Where::inside;
    unsigned index = 0;
};

Location locate(const Triangle& triangle, const Vector3& local, double eps) {
    unsigned near = 0, edges = 0;
    for (unsigned k = 0; k < 3; ++k) {
        const Vector3 along = triangle.corner[(k + 1) % 3] - triangle.corner[k];
        const double inside = triangle.normal.cross(along).dot(local - triangle.corner[k]) / along.norm();
        if (inside < -eps) return {Location::Where::outside, 0};
        if (inside <= eps) near |= 1U << k, ++edges;
    }
    if (edges == 0) return {Location::Where::inside, 0};
    if (edges == 1) return {Location::Where::edge, near == 1U ? 0U : near == 2U ? 1U : 2U};
    // Edges k and k + 1 meet at corner k + 1.
    return {Location::Where::corner, near == 3U ? 1U : near == 6U ? 2U : 0U};
}

// The edge or corner that a normal leans over: nearest points of round sides that lie nearly flat are known to a few
// millionths, so the nearest edge is taken and not one within `eps` alone.
Location locate_on_rim(const Triangle& triangle, const Vector3& local, double eps) {
    unsigned edge = 0;
    double least = std::numeric_limits<double>::infinity();
    for (unsigned k = 0; k < 3; ++k) {
        if ((local - triangle.corner[k]).squaredNorm() <= eps * eps) return {Location::Where::corner, k};
        const Vector3 along = triangle.corner[(k + 1) % 3] - triangle.corner[k];
        const double t = std::clamp((local - triangle.corner[k]).dot(along) / along.squaredNorm(), 0.0, 1.0);
        const double off = (local - triangle.corner[k] - t * along).norm();
        if (off < least) least = off, edge = k;
    }
    return least <= eps ? Location{Location::Where::edge, edge} : Location{Location::Where::outside, 0};
}

bool touchable(EdgeKind kind) {
    return kind == EdgeKind::open || kind == EdgeKind::convex;
}

// Whether `normal` (local, unit) at the place is one of the surface's own normals there.
bool is_surface_normal(const TriangleTree& mesh, const Triangle& triangle, const Location& at, const Vector3& normal) {
    const double cosine = normal.dot(triangle.normal);
    if (cosine > 1.0 - 1e-14) return true;
    switch (at.where) {
    case Location::Where::edge:
        if (!touchable(triangle.edge_kind[at.index]) || cosine < -1e-9) return false;
        // Between the two faces' normals: not farther from ours than the neighbour's is.
        return triangle.edge_kind[at.index] == EdgeKind::open || cosine >= triangle.normal.dot(triangle.neighbour_normal[at.index]) - 1e-9;
    case Location::Where::corner: return triangle.sharp_vertex[at.index] && mesh.vertex_faces(triangle.vertex[at.index], normal);
    default: return false;
    }
}

// The nearest point of a triangle to a sphere's centre. Source: C. Ericson, "Real-Time Collision Detection", 5.1.5.
Separation point_triangle(const Vector3& point, const Triangle& triangle) {
    const Vector3 &a = triangle.corner[0], &b = triangle.corner[1], &c = triangle.corner[2];
    const double height = triangle.normal.dot(point - a);
    const Vector3 foot = point - height * triangle.normal;
    bool inside = true;
    double best = 0.0;
    Vector3 on = foot;
    for (unsigned k = 0; k < 3; ++k) {
        const Vector3 &p = triangle.corner[k], &q = triangle.corner[(k + 1) % 3];
        if (triangle.normal.cross(q - p).dot(foot - p) >= 0.0) continue;
        const double t = std::clamp((foot - p).dot(q - p) / (q - p).squaredNorm(), 0.0, 1.0);
        const Vector3 candidate = p + t * (q - p);
        const double square = (foot - candidate).squaredNorm();
        if (inside || square < best) best = square, on = candidate;
        inside = false;
    }
    static_cast<void>(b), static_cast<void>(c);
    Separation result;
    result.beyond = false;
    result.on_a = point, result.on_b = on;
    if (inside) {
        result.distance = height, result.normal = triangle.normal;
    } else {
        result.distance = (point - on).norm();
        result.normal = result.distance > 0.0 ? Vector3((point - on) / result.distance) : triangle.normal;
    }
    return result;
}

Prepared triangle_shape() {
    Prepared shape;
    shape.kind = Kind::triangle;
    shape.size = std::numeric_limits<double>::infinity();
    return shape;
}

} // namespace

void convex_mesh(const Placed& a, const Placed& mesh, Workspace& room, const Sink& sink) {
    static const Prepared shape_of_triangle = triangle_shape();
    const TriangleTree& tree = *mesh.shape->triangles;
    const double scale = a.shape->size, radius = core_radius(a), eps = 1e-6 * scale, rim = 1e-4 * scale;
    const std::size_t first = sink.contacts->size();
    const bool swapped = sink.swapped;

    // Bounds of a in the mesh's frame.
    Placed inside = a;
    inside.rotation = mesh.rotation.transpose() * a.rotation;
    inside.position = mesh.to_local(a.position);
    Bounds bounds = bounds_of(inside);
    bounds.lower.array() -= sink.reach, bounds.upper.array() += sink.reach;

    Sink raw = sink; // contacts of one triangle, before the sieve
    room.raw.clear();
    raw.contacts = &room.raw, raw.swapped = false;
    const auto known = [&](std::uint64_t id) {
        for (std::size_t k = first; k < sink.contacts->size(); ++k)
            if ((*sink.contacts)[k].id == id) return true;
        return false;
    };

    tree.overlapping(bounds.lower, bounds.upper, [&](std::uint32_t number) {
        const Triangle& triangle = tree.triangles()[number];
        if (triangle.normal.dot(inner_point(inside) - triangle.corner[0]) < 0.0) return; // from behind
        if (-triangle.normal.dot(triangle.corner[0] - core_support(inside, -triangle.normal)) - radius > sink.reach) return;
        const Placed placed{&shape_of_triangle, mesh.rotation, mesh.position, &triangle};
        Separation apart;
        // Where nothing sticks out the triangle's own normal is the one (where edges bend gently, to 1e-4 of the gap): no search.
        const bool smooth = triangle.gentle;
        if (smooth && a.shape->kind != Kind::sphere) {
            apart.normal = mesh.rotation * triangle.normal;
            apart.on_a = core_support(a, -apart.normal);
            apart.distance = apart.normal.dot(apart.on_a - mesh.to_world(triangle.corner[0]));
            apart.on_b = apart.on_a - apart.distance * apart.normal;
        } else if (a.shape->kind == Kind::sphere) {
            apart = point_triangle(inside.position, triangle);
            apart.normal = mesh.rotation * apart.normal, apart.on_a = a.position, apart.on_b = mesh.to_world(apart.on_b);
            if (apart.distance - radius > sink.reach) return;
        } else {
            apart = separate(a, placed, sink.reach + radius, room);
            if (apart.beyond) return;
        }
        Location at = locate(triangle, mesh.to_local(apart.on_b), eps);
        const auto leans_over = [&](const Vector3& normal) { return normal.dot(mesh.rotation * triangle.normal) < 1.0 - 1e-9; };
        if (!smooth && (at.where == Location::Where::inside || at.where == Location::Where::outside) && leans_over(apart.normal))
            at = locate_on_rim(triangle, mesh.to_local(apart.on_b), rim);
        if ((!smooth || a.shape->kind == Kind::sphere) && !is_surface_normal(tree, triangle, at, mesh.rotation.transpose() * apart.normal)) {
            apart.normal = mesh.rotation * triangle.normal;
            apart.distance = distance_along(a, placed, apart.normal);
            if (apart.distance - radius > sink.reach) return;
            apart.on_a = core_support(a, -apart.normal);
            apart.on_b = apart.on_a - apart.distance * apart.normal;
            at = locate(triangle, mesh.to_local(apart.on_b), eps);
        }
        room.raw.clear();
        convex_contacts(a, placed, apart, room, raw);
        for (const Contact& contact : room.raw) {
            const auto meeting = static_cast<Meeting>(contact.id >> 62U);
            Location where = locate(triangle, mesh.to_local(contact.point_b), 2.0 * eps);
            if (where.where == Location::Where::outside && meeting == Meeting::closest && leans_over(contact.normal))
                where = locate_on_rim(triangle, mesh.to_local(contact.point_b), rim);
            if (where.where == Location::Where::outside) continue;
            const bool on_edge = where.where == Location::Where::edge, on_corner = where.where == Location::Where::corner;
            // Corners and sides of the triangle itself count only where the surface bends outwards there.
            if (meeting == Meeting::vertex_b && !(on_corner && triangle.sharp_vertex[where.index])) continue;
            if (meeting == Meeting::edges && on_edge && !touchable(triangle.edge_kind[where.index])) continue;
            if (meeting == Meeting::edges && on_corner && !triangle.sharp_vertex[where.index]) continue;
            std::uint64_t of_a = contact.id >> 31U & 0x7fffffffU, of_b = triangle.patch;
            if (meeting == Meeting::vertex_b) of_b = triangle.vertex[where.index];
            else if (meeting == Meeting::edges) of_b = contact.id & 0x7fffffffU;
            else if (meeting == Meeting::closest || a.shape->kind == Kind::sphere) {
                // a round shape on an edge or corner of the mesh, or on a patch
                const bool leans = contact.normal.dot(mesh.rotation * triangle.normal) < 1.0 - 1e-12;
                if (leans && on_edge) of_b = 1U << 29U | triangle.edge[where.index];
                else if (leans && on_corner) of_b = 2U << 29U | triangle.vertex[where.index];
            }
            const std::uint64_t id = contact_id(meeting, of_a, of_b);
            if (known(id)) continue;
            Sink final_sink = sink;
            final_sink.swapped = swapped;
            final_sink.add(contact.point_a, contact.point_b, contact.normal, contact.gap, id);
        }
    });
}

} // namespace saltus::collision

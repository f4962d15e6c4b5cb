// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collision/surface.h"

#include "core/base/decimal.h"
#include "core/base/going_on.h"
#include "core/base/overloaded.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <map>
#include <utility>

namespace saltus::collision {

namespace {

std::string number(double value) {
    return decimal(value, 6);
}

std::string edge_name(std::uint32_t from, std::uint32_t to) {
    return "the edge from vertex " + std::to_string(from) + " to " + std::to_string(to);
}

double extent_of(const TriangleMesh& mesh) {
    Vector3 low = mesh.vertices[0], high = low;
    for (const Vector3& v : mesh.vertices) low = low.cwiseMin(v), high = high.cwiseMax(v);
    return (high - low).norm();
}

Result<void> positive(double value, const char* what) {
    if (std::isfinite(value) && value > 0.0) return {};
    return fail(ErrorKind::input, std::string(what) + " is " + number(value), "give a number above 0");
}

Result<void> all_positive(std::initializer_list<std::pair<double, const char*>> values) {
    for (const auto& [value, what] : values)
        if (auto good = positive(value, what); !good) return good;
    return {};
}

} // namespace

Result<void> check_triangles(const TriangleMesh& mesh) {
    if (mesh.triangles.empty() || mesh.vertices.empty()) return fail(ErrorKind::input, "the mesh has no triangles", "give at least one triangle");
    for (std::size_t v = 0; v < mesh.vertices.size(); ++v)
        if (!mesh.vertices[v].allFinite())
            return fail(ErrorKind::input, "vertex " + std::to_string(v) + " of the mesh is not finite", "every coordinate must be a finite number of metres");
    const double size = extent_of(mesh);
    if (!std::isfinite(size * size)) return fail(ErrorKind::input, "the mesh is " + number(size) + " m across", "check the units of the file");
    for (std::size_t t = 0; t < mesh.triangles.size(); ++t) {
        ask_to_go_on();
        const auto& triangle = mesh.triangles[t];
        for (const std::uint32_t v : triangle)
            if (v >= mesh.vertices.size())
                return fail(ErrorKind::input,
                            "triangle " + std::to_string(t) + " names vertex " + std::to_string(v) + ", the mesh has " + std::to_string(mesh.vertices.size()),
                            "vertices are numbered from 0");
        const Vector3 &a = mesh.vertices[triangle[0]], &b = mesh.vertices[triangle[1]], &c = mesh.vertices[triangle[2]];
        const double longest = std::max({(b - a).norm(), (c - b).norm(), (a - c).norm()});
        if (!((b - a).cross(c - a).norm() > 1e-9 * size * longest))
            return fail(ErrorKind::input, "triangle " + std::to_string(t) + " has no area: its corners lie on one line or in one place",
                        "remove it, or merge vertices that are nearly the same before writing the file");
    }
    return {};
}

Result<void> check_surface(const TriangleMesh& mesh) {
    if (auto good = check_triangles(mesh); !good) return good;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> directed;
    for (std::uint32_t t = 0; t < mesh.triangles.size(); ++t) {
        ask_to_go_on();
        for (unsigned k = 0; k < 3; ++k) {
            const std::uint32_t from = mesh.triangles[t][k], to = mesh.triangles[t][(k + 1) % 3];
            const auto [place, is_new] = directed.try_emplace({from, to}, t);
            if (!is_new)
                return fail(ErrorKind::input,
                            "triangles " + std::to_string(place->second) + " and " + std::to_string(t) + " run along " + edge_name(from, to) + " in the same direction",
                            "one of them is turned over, or more than two triangles meet there: make normals consistent and the surface simple");
        }
    }
    for (const auto& [edge, t] : directed)
        if (!directed.contains({edge.second, edge.first}))
            return fail(ErrorKind::input, "the surface is open: " + edge_name(edge.first, edge.second) + " belongs to triangle " + std::to_string(t) + " alone",
                        "close the hole, or use the surface as a fixed mesh");
    const MassProperties whole = mass_properties(Shape(Mesh{std::make_shared<TriangleMesh>(mesh)}));
    const double size = extent_of(mesh);
    if (std::abs(whole.volume) <= 1e-9 * size * size * size)
        return fail(ErrorKind::input, "the surface is flat: it encloses " + number(whole.volume) + " m3", "give it thickness");
    if (whole.volume < 0.0)
        return fail(ErrorKind::input, "the surface is inside out: its normals point inwards (enclosed volume " + number(whole.volume) + " m3)",
                    "turn the triangles over: corners counter-clockwise seen from outside");
    return {};
}

Result<void> check_convex(const TriangleMesh& mesh) {
    if (auto good = check_surface(mesh); !good) return good;
    const double size = extent_of(mesh);
    for (std::size_t t = 0; t < mesh.triangles.size(); ++t) {
        ask_to_go_on();
        const auto& triangle = mesh.triangles[t];
        const Vector3& a = mesh.vertices[triangle[0]];
        const Vector3 normal = (mesh.vertices[triangle[1]] - a).cross(mesh.vertices[triangle[2]] - a).normalized();
        for (std::size_t v = 0; v < mesh.vertices.size(); ++v)
            if (const double height = normal.dot(mesh.vertices[v] - a); height > 1e-6 * size)
                return fail(ErrorKind::input,
                            "the surface is not convex: vertex " + std::to_string(v) + " lies " + number(height) + " m outside the plane of triangle " + std::to_string(t),
                            "use the convex hull of its points, or make the body of several convex parts");
    }
    return {};
}

namespace {

// Faces of the growing hull; outside: points seen by the face, taken by the first that sees them.
struct HullFace {
    std::array<std::uint32_t, 3> corner{};
    std::array<std::uint32_t, 3> neighbour{}; // across edge k
    Vector3 normal = Vector3::Zero();
    double offset = 0.0;
    std::vector<std::uint32_t> outside;
    std::uint32_t seen_by = 0; // the last point that did, counted from 1
    bool alive = true;
};

class HullBuilder {
public:
    HullBuilder(std::span<const Vector3> points, double eps) : points_(points), eps_(eps) {}

    void build(const std::array<std::uint32_t, 4>& start);
    TriangleMesh surface() const;

private:
    double height(const HullFace& face, std::uint32_t p) const { return face.normal.dot(points_[p]) - face.offset; }
    std::uint32_t add_face(std::uint32_t a, std::uint32_t b, std::uint32_t c);
    void grow(std::uint32_t face);

    std::span<const Vector3> points_;
    double eps_;
    std::vector<HullFace> faces_;
    std::uint32_t eyes_ = 0; // points that the hull grew to
    bool failed_ = false; // what there is is no hull: check_convex() will say so
};

std::uint32_t HullBuilder::add_face(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    HullFace face;
    face.corner = {a, b, c};
    face.normal = (points_[b] - points_[a]).cross(points_[c] - points_[a]).normalized();
    face.offset = face.normal.dot(points_[a] + points_[b] + points_[c]) / 3.0;
    faces_.push_back(std::move(face));
    return static_cast<std::uint32_t>(faces_.size() - 1);
}

void HullBuilder::build(const std::array<std::uint32_t, 4>& s) {
    const Vector3 inside = 0.25 * (points_[s[0]] + points_[s[1]] + points_[s[2]] + points_[s[3]]);
    static constexpr std::array<std::array<unsigned, 3>, 4> triples = {{{0, 1, 2}, {0, 3, 1}, {1, 3, 2}, {0, 2, 3}}};
    for (const auto& t : triples) {
        const std::uint32_t face = add_face(s[t[0]], s[t[1]], s[t[2]]);
        if (faces_[face].normal.dot(inside) > faces_[face].offset) {
            faces_.pop_back();
            add_face(s[t[0]], s[t[2]], s[t[1]]);
        }
    }
    for (std::uint32_t f = 0; f < 4; ++f)
        for (unsigned k = 0; k < 3; ++k)
            for (std::uint32_t g = 0; g < 4; ++g)
                for (unsigned m = 0; m < 3; ++m)
                    if (faces_[f].corner[k] == faces_[g].corner[(m + 1) % 3] && faces_[f].corner[(k + 1) % 3] == faces_[g].corner[m]) faces_[f].neighbour[k] = g;
    for (std::uint32_t p = 0; p < points_.size(); ++p)
        for (std::uint32_t f = 0; f < 4; ++f)
            if (height(faces_[f], p) > eps_) {
                faces_[f].outside.push_back(p);
                break;
            }
    for (std::uint32_t f = 0; f < faces_.size(); ++f) // new faces come at the end
        if (!failed_ && faces_[f].alive && !faces_[f].outside.empty()) grow(f);
}

void HullBuilder::grow(std::uint32_t first) {
    ask_to_go_on();
    const auto& outside = faces_[first].outside;
    const std::uint32_t eye = *std::max_element(outside.begin(), outside.end(), [&](auto p, auto q) { return height(faces_[first], p) < height(faces_[first], q); });

    // Faces that the eye sees, spreading from the first; the edges between seen and unseen are the horizon.
    std::vector<std::uint32_t> seen{first};
    ++eyes_;
    faces_[first].seen_by = eyes_;
    std::map<std::uint32_t, std::pair<std::uint32_t, std::uint32_t>> horizon; // from corner -> to corner, face beyond
    for (std::size_t n = 0; n < seen.size(); ++n)
        for (unsigned k = 0; k < 3; ++k) {
            const std::uint32_t other = faces_[seen[n]].neighbour[k];
            if (faces_[other].seen_by != eyes_ && height(faces_[other], eye) > eps_) faces_[other].seen_by = eyes_, seen.push_back(other);
        }
    for (const std::uint32_t f : seen)
        for (unsigned k = 0; k < 3; ++k)
            if (faces_[faces_[f].neighbour[k]].seen_by != eyes_ &&
                !horizon.try_emplace(faces_[f].corner[k], faces_[f].corner[(k + 1) % 3], faces_[f].neighbour[k]).second)
                failed_ = true; // round-off: the horizon meets itself
    std::uint32_t turn = horizon.empty() ? 0 : horizon.begin()->first;
    for (std::size_t n = 0; n < horizon.size() && !failed_; ++n) {
        const auto next = horizon.find(turn);
        if (next == horizon.end()) failed_ = true;
        else turn = next->second.first;
    }
    if (failed_ || horizon.size() < 3 || turn != horizon.begin()->first) {
        failed_ = true;
        return;
    }

    std::vector<std::uint32_t> orphans;
    for (const std::uint32_t f : seen) {
        orphans.insert(orphans.end(), faces_[f].outside.begin(), faces_[f].outside.end());
        faces_[f].alive = false, faces_[f].outside.clear();
    }
    const auto made = static_cast<std::uint32_t>(faces_.size());
    std::uint32_t from = horizon.begin()->first;
    for (std::size_t n = 0; n < horizon.size(); ++n) {
        const auto [to, beyond] = horizon.at(from);
        const std::uint32_t face = add_face(from, to, eye);
        const auto last = static_cast<std::uint32_t>(made + horizon.size() - 1);
        faces_[face].neighbour = {beyond, face == last ? made : face + 1, face == made ? last : face - 1};
        for (unsigned k = 0; k < 3; ++k)
            if (faces_[beyond].corner[k] == to && faces_[beyond].corner[(k + 1) % 3] == from) faces_[beyond].neighbour[k] = face;
        from = to;
    }
    for (const std::uint32_t p : orphans) {
        if (p == eye) continue;
        for (std::uint32_t f = made; f < faces_.size(); ++f)
            if (height(faces_[f], p) > eps_) {
                faces_[f].outside.push_back(p);
                break;
            }
    }
}

TriangleMesh HullBuilder::surface() const {
    TriangleMesh mesh;
    constexpr auto none = static_cast<std::uint32_t>(-1);
    std::vector<std::uint32_t> number(points_.size(), none);
    for (const HullFace& face : faces_) {
        if (!face.alive) continue;
        std::array<std::uint32_t, 3> triangle{};
        for (unsigned k = 0; k < 3; ++k) {
            std::uint32_t& n = number[face.corner[k]];
            if (n == none) n = static_cast<std::uint32_t>(mesh.vertices.size()), mesh.vertices.push_back(points_[face.corner[k]]);
            triangle[k] = n;
        }
        mesh.triangles.push_back(triangle);
    }
    return mesh;
}

} // namespace

Result<Hull> convex_hull_of(std::span<const Vector3> points) {
    if (points.size() < 4) return fail(ErrorKind::input, "a hull of " + std::to_string(points.size()) + " points", "give at least four points that are not in one plane");
    for (std::size_t k = 0; k < points.size(); ++k)
        if (!points[k].allFinite()) return fail(ErrorKind::input, "point " + std::to_string(k) + " of the hull is not finite", "every coordinate must be a finite number of metres");

    // Four far points: the ends along the longest axis, the farthest from their line, the farthest from that plane.
    std::array<std::uint32_t, 4> start{};
    Vector3 low = points[0], high = low;
    for (const Vector3& p : points) low = low.cwiseMin(p), high = high.cwiseMax(p);
    const double size = (high - low).norm();
    int axis = 0;
    (high - low).maxCoeff(&axis);
    for (std::uint32_t k = 0; k < points.size(); ++k) {
        if (points[k][axis] < points[start[0]][axis]) start[0] = k;
        if (points[k][axis] > points[start[1]][axis]) start[1] = k;
    }
    const Vector3 origin = points[start[0]], along = (points[start[1]] - origin).normalized();
    double farthest = 0.0;
    for (std::uint32_t k = 0; k < points.size(); ++k)
        if (const double d = along.cross(points[k] - origin).norm(); d > farthest) farthest = d, start[2] = k;
    if (!(size > 0.0) || !(farthest > 1e-9 * size))
        return fail(ErrorKind::input, "the points of the hull lie on one line or in one place", "give at least four points that are not in one plane");
    const Vector3 normal = along.cross(points[start[2]] - origin).normalized();
    farthest = 0.0;
    for (std::uint32_t k = 0; k < points.size(); ++k)
        if (const double d = std::abs(normal.dot(points[k] - origin)); d > farthest) farthest = d, start[3] = k;
    if (!(farthest > 1e-9 * size))
        return fail(ErrorKind::input, "the points of the hull lie in one plane: it has no volume", "add a point off the plane, or use a polygon in a planar world");

    HullBuilder builder(points, 1e-12 * size);
    builder.build(start);
    auto surface = std::make_shared<TriangleMesh>(builder.surface());
    if (auto good = check_convex(*surface); !good) { // slivers of nearly coplanar points: once more, coarser
        HullBuilder coarse(points, 1e-8 * size);
        coarse.build(start);
        *surface = coarse.surface();
        if (auto again = check_convex(*surface); !again)
            return fail(ErrorKind::input, "the points of the hull are too nearly in one plane or on one line: " + again.error().message, "merge points that are nearly the same");
    }
    return Hull{std::move(surface)};
}

Result<std::vector<Hull>> decompose_convex(const TriangleMesh& mesh) {
    if (auto good = check_triangles(mesh); !good) return Unexpected<Error>(good.error());
    // Pieces: vertices joined by triangles, by union and find.
    std::vector<std::uint32_t> parent(mesh.vertices.size());
    for (std::uint32_t v = 0; v < parent.size(); ++v) parent[v] = v;
    const auto root = [&](std::uint32_t v) {
        while (parent[v] != v) v = parent[v] = parent[parent[v]];
        return v;
    };
    for (const auto& t : mesh.triangles)
        for (unsigned k = 1; k < 3; ++k) {
            const std::uint32_t a = root(t[0]), b = root(t[k]);
            parent[std::max(a, b)] = std::min(a, b);
        }
    std::map<std::uint32_t, std::vector<Vector3>> pieces; // only vertices that some triangle uses
    std::vector<char> used(mesh.vertices.size(), 0);
    for (const auto& t : mesh.triangles)
        for (const std::uint32_t v : t)
            if (!used[v]) used[v] = 1, pieces[root(v)].push_back(mesh.vertices[v]);
    std::vector<Hull> parts;
    for (const auto& [first, points] : pieces) {
        auto hull = convex_hull_of(points);
        if (!hull)
            return fail(ErrorKind::input, "the piece of the mesh around vertex " + std::to_string(first) + " makes no convex part: " + hull.error().message, hull.error().remedy);
        parts.push_back(*hull);
    }
    return parts;
}

Result<void> check_polygon(const Polygon& polygon) {
    const auto& p = polygon.points;
    const std::size_t count = p.size();
    if (count < 3) return fail(ErrorKind::input, "the polygon has " + std::to_string(count) + " corners", "give at least three");
    for (std::size_t k = 0; k < count; ++k)
        if (!p[k].allFinite()) return fail(ErrorKind::input, "corner " + std::to_string(k) + " of the polygon is not finite", "every coordinate must be a finite number of metres");
    double area = 0.0, size = 0.0, turned = 0.0;
    for (std::size_t k = 0; k < count; ++k) {
        const Eigen::Vector2d a = p[k] - p[0], b = p[(k + 1) % count] - p[0];
        area += 0.5 * (a.x() * b.y() - a.y() * b.x()), size = std::max(size, a.norm());
    }
    if (!(std::abs(area) > 1e-9 * size * size)) return fail(ErrorKind::input, "the polygon has no area: its corners lie on one line", "move a corner off the line");
    if (area < 0.0) return fail(ErrorKind::input, "the polygon's corners run clockwise", "list them in the opposite order: counter-clockwise");
    for (std::size_t k = 0; k < count; ++k) {
        const Eigen::Vector2d a = p[(k + 1) % count] - p[k], b = p[(k + 2) % count] - p[(k + 1) % count];
        const std::size_t corner = (k + 1) % count;
        if (!(a.norm() > 1e-9 * size)) return fail(ErrorKind::input, "corners " + std::to_string(k) + " and " + std::to_string(corner) + " of the polygon are in one place", "remove one of them");
        const double sine = (a.x() * b.y() - a.y() * b.x()) / (a.norm() * b.norm());
        if (sine < -1e-9 || (a.dot(b) < 0.0 && sine < 1e-9))
            return fail(ErrorKind::input, "the polygon is not convex at corner " + std::to_string(corner), "make the body of several convex polygons");
        turned += std::atan2(sine * a.norm() * b.norm(), a.dot(b));
    }
    if (turned > 7.0) return fail(ErrorKind::input, "the polygon's sides cross each other", "list the corners once around, counter-clockwise");
    return {};
}

Result<void> check_shape(const Shape& shape) {
    return std::visit(Overloaded{
                          [](const Sphere& s) { return positive(s.radius, "the radius of the sphere"); },
                          [](const Box& s) {
                              return all_positive({{s.half.x(), "half the box's edge along x"}, {s.half.y(), "half the box's edge along y"}, {s.half.z(), "half the box's edge along z"}});
                          },
                          [](const Cylinder& s) { return all_positive({{s.radius, "the radius of the cylinder"}, {s.half_height, "half the height of the cylinder"}}); },
                          [](const Capsule& s) { return all_positive({{s.radius, "the radius of the capsule"}, {s.half_height, "half the straight part of the capsule"}}); },
                          [](const Cone& s) { return all_positive({{s.radius, "the radius of the cone"}, {s.height, "the height of the cone"}}); },
                          [](const HalfSpace&) { return Result<void>(); },
                          [](const Hull& s) { return s.surface ? check_convex(*s.surface) : Result<void>(fail(ErrorKind::input, "the hull has no surface")); },
                          [](const Mesh& s) { return s.surface ? check_triangles(*s.surface) : Result<void>(fail(ErrorKind::input, "the mesh has no surface")); },
                          [](const Disc& s) { return positive(s.radius, "the radius of the disc"); },
                          [](const Polygon& s) { return check_polygon(s); },
                          [](const HalfPlane&) { return Result<void>(); },
                      },
                      shape);
}

} // namespace saltus::collision

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/solid_mesh.h"

#include "ui/scene_view/ambient.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

namespace saltus::ui::scene {

namespace {

using collision::Vector3;

constexpr float kPi = std::numbers::pi_v<float>;
constexpr double kCrease = 0.5; // rad between two faces from which on their edge is sharp and drawn

struct SolidBuilder {
    SolidMesh mesh;

    std::uint32_t add(const osg::Vec3f& point, osg::Vec3f normal, const osg::Vec4f& edges = {kNoEdge, kNoEdge, kNoEdge, kNoEdge}) {
        normal.normalize();
        mesh.points.push_back(point);
        mesh.normals.push_back(normal);
        mesh.edges.push_back(edges);
        mesh.box.expandBy(point);
        mesh.reach = std::max(mesh.reach, point.length());
        return static_cast<std::uint32_t>(mesh.points.size() - 1);
    }
    void triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
        for (const std::uint32_t i : {a, b, c}) mesh.triangles.push_back(i);
    }
    void quad(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
        triangle(a, b, c);
        triangle(a, c, d);
    }

    // A flat convex face with its corners counter-clockwise; drawn[i]: the edge from corner i to the next is a line.
    template <std::size_t N>
    void face(const std::array<osg::Vec3f, N>& corners, const std::array<bool, N>& drawn) {
        static_assert(N == 3 || N == 4);
        const osg::Vec3f normal = (corners[1] - corners[0]) ^ (corners[2] - corners[0]);
        std::uint32_t at[N];
        for (std::size_t i = 0; i < N; ++i) {
            osg::Vec4f edges(kNoEdge, kNoEdge, kNoEdge, kNoEdge);
            for (std::size_t k = 0; k < N; ++k) {
                if (!drawn[k]) continue;
                osg::Vec3f along = corners[(k + 1) % N] - corners[k];
                along.normalize();
                edges[static_cast<int>(k)] = ((corners[i] - corners[k]) ^ along).length();
            }
            at[i] = add(corners[i], normal, edges);
        }
        triangle(at[0], at[1], at[2]);
        if constexpr (N == 4) triangle(at[0], at[2], at[3]);
    }
};

float angleOf(int i, int sides) { return 2.0f * kPi * static_cast<float>(i) / static_cast<float>(sides); }

// Distance along a circle of radius r to the mark at angle 0, which shows that a round body turns.
float toMark(int i, int sides, float r) { return r * angleOf(std::min(i, sides - i), sides); }

// A disc at height z, facing up or down, with its rim and one radius drawn.
void cap(SolidBuilder& b, float radius, float z, bool up, int sides) {
    const osg::Vec3f normal(0.0f, 0.0f, up ? 1.0f : -1.0f);
    const std::uint32_t centre = b.add({0.0f, 0.0f, z}, normal, {radius, 0.0f, kNoEdge, kNoEdge});
    for (int i = 0; i < sides; ++i) {
        const float a = angleOf(i, sides);
        // Away from the mark the distance to it is the distance from the centre.
        const float off = radius * std::sin(std::min(angleOf(std::min(i, sides - i), sides), kPi / 2.0f));
        b.add({radius * std::cos(a), radius * std::sin(a), z}, normal, {0.0f, off, kNoEdge, kNoEdge});
    }
    for (int i = 0; i < sides; ++i) {
        const std::uint32_t p = centre + 1 + static_cast<std::uint32_t>(i), q = centre + 1 + static_cast<std::uint32_t>((i + 1) % sides);
        if (up) b.triangle(centre, p, q);
        else b.triangle(centre, q, p);
    }
}

SolidMesh cylinder(float radius, float half, int sides) {
    SolidBuilder b;
    cap(b, radius, -half, false, sides);
    cap(b, radius, half, true, sides);
    const auto first = static_cast<std::uint32_t>(b.mesh.points.size());
    for (int i = 0; i < sides; ++i) {
        const float a = angleOf(i, sides), c = std::cos(a), s = std::sin(a);
        b.add({radius * c, radius * s, -half}, {c, s, 0.0f}, {0.0f, 2.0f * half, toMark(i, sides, radius), kNoEdge});
        b.add({radius * c, radius * s, half}, {c, s, 0.0f}, {2.0f * half, 0.0f, toMark(i, sides, radius), kNoEdge});
    }
    for (int i = 0; i < sides; ++i) {
        const std::uint32_t p = first + 2 * static_cast<std::uint32_t>(i), q = first + 2 * static_cast<std::uint32_t>((i + 1) % sides);
        b.quad(p, q, q + 1, p + 1);
    }
    return b.mesh;
}

SolidMesh cone(float radius, float height, int sides) {
    SolidBuilder b;
    const float low = -0.25f * height, slant = std::hypot(radius, height);
    cap(b, radius, low, false, sides);
    const auto first = static_cast<std::uint32_t>(b.mesh.points.size());
    for (int i = 0; i < sides; ++i) {
        const float a = angleOf(i, sides), half = angleOf(2 * i + 1, 2 * sides);
        b.add({radius * std::cos(a), radius * std::sin(a), low}, {height * std::cos(a), height * std::sin(a), radius},
              {0.0f, toMark(i, sides, radius), kNoEdge, kNoEdge});
        const bool marked = i == 0 || i == sides - 1; // the mark ends at the tip
        b.add({0.0f, 0.0f, 0.75f * height}, {height * std::cos(half), height * std::sin(half), radius},
              {slant, marked ? 0.0f : slant, kNoEdge, kNoEdge});
    }
    for (int i = 0; i < sides; ++i) {
        const std::uint32_t p = first + 2 * static_cast<std::uint32_t>(i), q = first + 2 * static_cast<std::uint32_t>((i + 1) % sides);
        b.triangle(p, q, p + 1);
    }
    return b.mesh;
}

// Spheres and capsules: a turned outline that is round at both ends; a meridian and, on spheres, the equator are drawn.
SolidMesh roundEnded(float radius, float half, int sides) {
    SolidBuilder b;
    const int rings = std::max(sides / 4, 4); // of each end, without its pole
    const auto ring = [&](float latitude, float shift) {
        const auto first = static_cast<std::uint32_t>(b.mesh.points.size());
        const float r = radius * std::cos(latitude), z = radius * std::sin(latitude);
        for (int i = 0; i < sides; ++i) {
            const float a = angleOf(i, sides);
            const osg::Vec3f n(std::cos(latitude) * std::cos(a), std::cos(latitude) * std::sin(a), std::sin(latitude));
            const float seam = half > 0.0f ? std::abs(z) : std::abs(latitude) * radius;
            b.add({r * std::cos(a), r * std::sin(a), z + shift}, n, {seam, toMark(i, sides, std::max(r, 0.02f * radius)), kNoEdge, kNoEdge});
        }
        return first;
    };
    std::vector<std::uint32_t> rows;
    for (int k = -rings + 1; k <= 0; ++k) rows.push_back(ring(0.5f * kPi * static_cast<float>(k) / static_cast<float>(rings), -half));
    std::size_t waist = rows.size(); // the straight part begins above this row
    if (half > 0.0f) {
        // Twice: the straight part has lines at both ends, the ends only where they meet it.
        for (const float z : {-half, half}) {
            rows.push_back(static_cast<std::uint32_t>(b.mesh.points.size()));
            for (int i = 0; i < sides; ++i) {
                const float a = angleOf(i, sides);
                b.add({radius * std::cos(a), radius * std::sin(a), z}, {std::cos(a), std::sin(a), 0.0f},
                      {z < 0.0f ? 0.0f : 2.0f * half, toMark(i, sides, radius), z < 0.0f ? 2.0f * half : 0.0f, kNoEdge});
            }
        }
        rows.push_back(ring(0.0f, half));
    }
    for (int k = 1; k < rings; ++k) rows.push_back(ring(0.5f * kPi * static_cast<float>(k) / static_cast<float>(rings), half));
    for (std::size_t k = 0; k + 1 < rows.size(); ++k) {
        if (half > 0.0f && (k + 1 == waist || k == waist + 1)) continue; // the doubled rows lie on one another
        for (int i = 0; i < sides; ++i) {
            const auto p = static_cast<std::uint32_t>(i), q = static_cast<std::uint32_t>((i + 1) % sides);
            b.quad(rows[k] + p, rows[k] + q, rows[k + 1] + q, rows[k + 1] + p);
        }
    }
    for (const bool top : {false, true}) {
        const float z = top ? radius + half : -radius - half;
        const std::uint32_t pole = b.add({0.0f, 0.0f, z}, {0.0f, 0.0f, top ? 1.0f : -1.0f},
                                         {radius * kPi / 2.0f, 0.02f * radius, kNoEdge, kNoEdge});
        const std::uint32_t row = top ? rows.back() : rows.front();
        for (int i = 0; i < sides; ++i) {
            const auto p = static_cast<std::uint32_t>(i), q = static_cast<std::uint32_t>((i + 1) % sides);
            if (top) b.triangle(row + p, row + q, pole);
            else b.triangle(row + q, row + p, pole);
        }
    }
    return b.mesh;
}

SolidMesh box(const osg::Vec3f& low, const osg::Vec3f& high) {
    SolidBuilder b;
    for (int axis = 0; axis < 3; ++axis)
        for (const bool up : {false, true}) {
            const int u = (axis + 1) % 3, v = (axis + 2) % 3;
            std::array<osg::Vec3f, 4> corners;
            for (int k = 0; k < 4; ++k) {
                osg::Vec3f& p = corners[static_cast<std::size_t>(up ? k : 3 - k)];
                p[axis] = up ? high[axis] : low[axis];
                p[u] = (k == 1 || k == 2) ? high[u] : low[u];
                p[v] = k >= 2 ? high[v] : low[v];
            }
            b.face<4>(corners, {true, true, true, true});
        }
    return b.mesh;
}

SolidMesh slab(const std::vector<Eigen::Vector2d>& points, float half) {
    SolidBuilder b;
    const std::size_t n = points.size();
    if (n < 3) return {};
    const auto at = [&](std::size_t i, float z) {
        return osg::Vec3f(static_cast<float>(points[i % n].x()), static_cast<float>(points[i % n].y()), z);
    };
    osg::Vec3f middle;
    for (std::size_t i = 0; i < n; ++i) middle += at(i, 0.0f) / static_cast<float>(n);
    const auto sharp = [&](std::size_t i) { // corner i
        const Eigen::Vector2d into = points[i % n] - points[(i + n - 1) % n], out = points[(i + 1) % n] - points[i % n];
        return std::abs(std::atan2(into.x() * out.y() - into.y() * out.x(), into.dot(out))) > kCrease / 2.0;
    };
    for (const float z : {-half, half}) {
        if (n == 4) {
            if (z > 0.0f) b.face<4>({at(0, z), at(1, z), at(2, z), at(3, z)}, {true, true, true, true});
            else b.face<4>({at(3, z), at(2, z), at(1, z), at(0, z)}, {true, true, true, true});
            continue;
        }
        const osg::Vec3f centre(middle.x(), middle.y(), z);
        for (std::size_t i = 0; i < n; ++i) {
            if (z > 0.0f) b.face<3>({centre, at(i, z), at(i + 1, z)}, {false, true, false});
            else b.face<3>({centre, at(i + 1, z), at(i, z)}, {false, true, false});
        }
    }
    for (std::size_t i = 0; i < n; ++i)
        b.face<4>({at(i, -half), at(i + 1, -half), at(i + 1, half), at(i, half)}, {true, sharp(i + 1), true, sharp(i)});
    return b.mesh;
}

SolidMesh surface(const collision::TriangleMesh& source) {
    SolidBuilder b;
    const auto point = [&](std::uint32_t i) {
        const Vector3& p = source.vertices[i];
        return osg::Vec3f(static_cast<float>(p.x()), static_cast<float>(p.y()), static_cast<float>(p.z()));
    };
    // Points that files repeat for every triangle are one.
    std::map<std::array<double, 3>, std::uint32_t> known;
    std::vector<std::uint32_t> same(source.vertices.size());
    for (std::size_t i = 0; i < source.vertices.size(); ++i) {
        const Vector3& p = source.vertices[i];
        same[i] = known.try_emplace({p.x(), p.y(), p.z()}, static_cast<std::uint32_t>(i)).first->second;
    }
    struct Face {
        std::array<std::uint32_t, 3> at;
        osg::Vec3f normal, weighted; // unit; times twice the area
    };
    std::vector<Face> faces;
    faces.reserve(source.triangles.size());
    for (const auto& t : source.triangles) {
        if (t[0] >= same.size() || t[1] >= same.size() || t[2] >= same.size()) continue;
        Face f{{same[t[0]], same[t[1]], same[t[2]]}, {}, {}};
        f.weighted = (point(f.at[1]) - point(f.at[0])) ^ (point(f.at[2]) - point(f.at[0]));
        f.normal = f.weighted;
        if (!(f.normal.normalize() > 0.0f)) continue;
        faces.push_back(f);
    }
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::uint32_t>> along; // faces of an edge
    std::vector<std::vector<std::uint32_t>> around(source.vertices.size());              // faces of a point
    for (std::uint32_t f = 0; f < faces.size(); ++f)
        for (std::size_t k = 0; k < 3; ++k) {
            const std::uint32_t p = faces[f].at[k], q = faces[f].at[(k + 1) % 3];
            along[{std::min(p, q), std::max(p, q)}].push_back(f);
            around[p].push_back(f);
        }
    const auto smoothCos = static_cast<float>(std::cos(kCrease));
    // A corner that looks the same as one before shares its vertex.
    std::map<std::array<float, 7>, std::uint32_t> shared;
    for (const Face& face : faces) {
        std::array<osg::Vec3f, 3> corners{point(face.at[0]), point(face.at[1]), point(face.at[2])};
        std::array<bool, 3> drawn{};
        for (std::size_t k = 0; k < 3; ++k) {
            const std::uint32_t p = face.at[k], q = face.at[(k + 1) % 3];
            const auto& both = along[{std::min(p, q), std::max(p, q)}];
            drawn[k] = both.size() != 2 || faces[both[0]].normal * faces[both[1]].normal < smoothCos;
        }
        std::uint32_t at[3];
        const bool plainFace = !drawn[0] && !drawn[1] && !drawn[2];
        for (std::size_t i = 0; i < 3; ++i) {
            osg::Vec3f normal;
            for (const std::uint32_t f : around[face.at[i]])
                if (faces[f].normal * face.normal >= smoothCos) normal += faces[f].weighted;
            normal.normalize();
            osg::Vec4f edges(kNoEdge, kNoEdge, kNoEdge, kNoEdge);
            for (std::size_t k = 0; k < 3; ++k) {
                if (!drawn[k]) continue;
                osg::Vec3f line = corners[(k + 1) % 3] - corners[k];
                line.normalize();
                edges[static_cast<int>(k)] = ((corners[i] - corners[k]) ^ line).length();
            }
            if (!plainFace) {
                at[i] = b.add(corners[i], normal, edges);
                continue;
            }
            const std::array<float, 7> key{corners[i].x(), corners[i].y(), corners[i].z(), normal.x(), normal.y(), normal.z(), 0.0f};
            const auto [it, fresh] = shared.try_emplace(key, 0u);
            if (fresh) it->second = b.add(corners[i], normal, edges);
            at[i] = it->second;
        }
        b.triangle(at[0], at[1], at[2]);
    }
    return b.mesh;
}

// The piece of a half-space that is shown: a thin plate whose upper face carries a grid.
SolidMesh plate(const SolidDetail& detail) {
    SolidBuilder b;
    if (!(detail.groundSize > 0.0)) return {};
    const int lines = std::clamp(static_cast<int>(std::lround(detail.groundSize / std::max(detail.groundStep, 1e-9))), 2, 40);
    const auto half = static_cast<float>(0.5 * detail.groundSize), step = 2.0f * half / static_cast<float>(lines);
    const float low = -0.012f * 2.0f * half;
    for (int i = 0; i < lines; ++i)
        for (int k = 0; k < lines; ++k) {
            const float x = -half + step * static_cast<float>(i), y = -half + step * static_cast<float>(k);
            b.face<4>({osg::Vec3f(x, y, 0.0f), {x + step, y, 0.0f}, {x + step, y + step, 0.0f}, {x, y + step, 0.0f}}, {true, true, true, true});
        }
    const std::array<osg::Vec3f, 4> rim{osg::Vec3f(-half, -half, 0.0f), {half, -half, 0.0f}, {half, half, 0.0f}, {-half, half, 0.0f}};
    for (std::size_t i = 0; i < 4; ++i) {
        const osg::Vec3f p = rim[i], q = rim[(i + 1) % 4], down(0.0f, 0.0f, low);
        b.face<4>({p + down, q + down, q, p}, {true, true, true, true});
    }
    b.face<4>({rim[3] + osg::Vec3f(0, 0, low), rim[2] + osg::Vec3f(0, 0, low), rim[1] + osg::Vec3f(0, 0, low), rim[0] + osg::Vec3f(0, 0, low)},
              {false, false, false, false});
    return b.mesh;
}

struct Maker {
    const SolidDetail& detail;
    float half() const { return static_cast<float>(detail.thickness / 2.0); }

    SolidMesh operator()(const collision::Sphere& s) const { return roundEnded(static_cast<float>(s.radius), 0.0f, detail.sides); }
    SolidMesh operator()(const collision::Box& s) const {
        const osg::Vec3f h(static_cast<float>(s.half.x()), static_cast<float>(s.half.y()), static_cast<float>(s.half.z()));
        return box(-h, h);
    }
    SolidMesh operator()(const collision::Cylinder& s) const {
        return cylinder(static_cast<float>(s.radius), static_cast<float>(s.half_height), detail.sides);
    }
    SolidMesh operator()(const collision::Capsule& s) const {
        return roundEnded(static_cast<float>(s.radius), static_cast<float>(s.half_height), detail.sides);
    }
    SolidMesh operator()(const collision::Cone& s) const {
        return cone(static_cast<float>(s.radius), static_cast<float>(s.height), detail.sides);
    }
    SolidMesh operator()(const collision::HalfSpace&) const { return plate(detail); }
    SolidMesh operator()(const collision::Hull& s) const { return s.surface ? surface(*s.surface) : SolidMesh{}; }
    SolidMesh operator()(const collision::Mesh& s) const {
        if (!s.surface) return {};
        SolidMesh mesh = surface(*s.surface);
        mesh.blocked = blockedLight(mesh.points, mesh.normals, mesh.triangles, 0.6f * mesh.box.radius());
        return mesh;
    }
    SolidMesh operator()(const collision::Disc& s) const { return cylinder(static_cast<float>(s.radius), half(), detail.sides); }
    SolidMesh operator()(const collision::Polygon& s) const { return slab(s.points, half()); }
    SolidMesh operator()(const collision::HalfPlane&) const {
        if (!(detail.groundSize > 0.0)) return {};
        const auto reach = static_cast<float>(0.5 * detail.groundSize);
        return box({-reach, -0.03f * 2.0f * reach, -half()}, {reach, 0.0f, half()});
    }
};

} // namespace

bool sameShape(const collision::Shape& a, const collision::Shape& b) {
    if (a.index() != b.index()) return false;
    const auto sameSurface = [](const std::shared_ptr<const collision::TriangleMesh>& x, const std::shared_ptr<const collision::TriangleMesh>& y) {
        return x == y || (x && y && x->triangles == y->triangles && x->vertices == y->vertices);
    };
    struct Same {
        const collision::Shape& other;
        decltype(sameSurface)& surface;
        bool operator()(const collision::Sphere& x) const { return x.radius == std::get<collision::Sphere>(other).radius; }
        bool operator()(const collision::Box& x) const { return x.half == std::get<collision::Box>(other).half; }
        bool operator()(const collision::Cylinder& x) const {
            const auto& y = std::get<collision::Cylinder>(other);
            return x.radius == y.radius && x.half_height == y.half_height;
        }
        bool operator()(const collision::Capsule& x) const {
            const auto& y = std::get<collision::Capsule>(other);
            return x.radius == y.radius && x.half_height == y.half_height;
        }
        bool operator()(const collision::Cone& x) const {
            const auto& y = std::get<collision::Cone>(other);
            return x.radius == y.radius && x.height == y.height;
        }
        bool operator()(const collision::HalfSpace&) const { return true; }
        bool operator()(const collision::Hull& x) const { return surface(x.surface, std::get<collision::Hull>(other).surface); }
        bool operator()(const collision::Mesh& x) const { return surface(x.surface, std::get<collision::Mesh>(other).surface); }
        bool operator()(const collision::Disc& x) const { return x.radius == std::get<collision::Disc>(other).radius; }
        bool operator()(const collision::Polygon& x) const { return x.points == std::get<collision::Polygon>(other).points; }
        bool operator()(const collision::HalfPlane&) const { return true; }
    };
    return std::visit(Same{b, sameSurface}, a);
}

SolidMesh solidMesh(const collision::Shape& shape, const SolidDetail& detail) {
    SolidMesh mesh = std::visit(Maker{detail}, shape);
    const double round = 0.9; // of the radius of what is drawn with corners
    mesh.filled = std::holds_alternative<collision::Box>(shape);
    if (const auto* box = std::get_if<collision::Box>(&shape)) mesh.within = static_cast<float>(box->half.minCoeff());
    else if (const auto* cylinder = std::get_if<collision::Cylinder>(&shape)) mesh.within = static_cast<float>(round * std::min(cylinder->radius, cylinder->half_height));
    else if (const auto* capsule = std::get_if<collision::Capsule>(&shape)) mesh.within = static_cast<float>(round * capsule->radius);
    return mesh;
}

std::optional<double> rayHit(const SolidMesh& mesh, const Vector3& from, const Vector3& to) {
    const auto vector = [](const osg::Vec3f& v) { return Vector3(static_cast<double>(v.x()), static_cast<double>(v.y()), static_cast<double>(v.z())); };
    const Vector3 along = to - from;
    const double length2 = along.squaredNorm();
    if (!(length2 > 0.0) || mesh.triangles.empty()) return std::nullopt;
    // The ball about the origin that holds everything, first.
    const double middle = -from.dot(along) / length2, reach = static_cast<double>(mesh.reach);
    if ((from + middle * along).squaredNorm() > reach * reach) return std::nullopt;
    std::optional<double> best;
    for (std::size_t k = 0; k + 2 < mesh.triangles.size(); k += 3) {
        const Vector3 a = vector(mesh.points[mesh.triangles[k]]), e1 = vector(mesh.points[mesh.triangles[k + 1]]) - a,
                      e2 = vector(mesh.points[mesh.triangles[k + 2]]) - a;
        const Vector3 p = along.cross(e2);
        const double det = e1.dot(p);
        if (std::abs(det) < 1e-300) continue;
        const Vector3 s = from - a, q = s.cross(e1);
        const double u = s.dot(p) / det, v = along.dot(q) / det, t = e2.dot(q) / det;
        if (u < 0.0 || v < 0.0 || u + v > 1.0 || t < 0.0 || t > 1.0) continue;
        if (!best || t < *best) best = t;
    }
    return best;
}

std::optional<double> rayHit(const collision::Sphere& sphere, const Vector3& from, const Vector3& to) {
    const Vector3 along = to - from;
    const double length2 = along.squaredNorm();
    if (!(length2 > 0.0)) return std::nullopt;
    const double middle = -from.dot(along) / length2;
    const double miss2 = (from + middle * along).squaredNorm(), r2 = sphere.radius * sphere.radius;
    if (miss2 > r2) return std::nullopt;
    const double t = middle - std::sqrt((r2 - miss2) / length2);
    return t >= 0.0 && t <= 1.0 ? std::optional(t) : std::nullopt;
}

} // namespace saltus::ui::scene

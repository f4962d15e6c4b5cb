// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/mesh.h"

#include <osgUtil/Tessellator>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace saltus::ui::scene {

namespace {

using std::numbers::pi_v;

struct MeshBuilder {
    osg::ref_ptr<osg::Vec3Array> points = new osg::Vec3Array;
    osg::ref_ptr<osg::Vec3Array> normals = new osg::Vec3Array;
    osg::ref_ptr<osg::DrawElementsUInt> triangles = new osg::DrawElementsUInt(GL_TRIANGLES);

    unsigned add(const osg::Vec3& point, const osg::Vec3& normal) {
        points->push_back(point);
        normals->push_back(normal);
        return static_cast<unsigned>(points->size() - 1);
    }
    void quad(unsigned a, unsigned b, unsigned c, unsigned d) {
        for (unsigned i : {a, b, c, a, c, d}) triangles->push_back(i);
    }
    // Wound counter-clockwise as seen from where the normals point: what looks away is not drawn.
    void windOutwards() const {
        for (std::size_t k = 0; k + 2 < triangles->size(); k += 3) {
            const unsigned a = (*triangles)[k];
            unsigned &b = (*triangles)[k + 1], &c = (*triangles)[k + 2];
            const osg::Vec3 across = ((*points)[b] - (*points)[a]) ^ ((*points)[c] - (*points)[a]);
            if (across * ((*normals)[a] + (*normals)[b] + (*normals)[c]) < 0.0f) std::swap(b, c);
        }
    }
    osg::ref_ptr<osg::Geometry> finish() const {
        windOutwards();
        osg::ref_ptr<osg::Geometry> geometry = new osg::Geometry;
        geometry->setUseVertexBufferObjects(true);
        geometry->setUseDisplayList(false);
        geometry->setVertexArray(points);
        geometry->setNormalArray(normals, osg::Array::BIND_PER_VERTEX);
        geometry->addPrimitiveSet(triangles);
        return geometry;
    }
};

osg::ref_ptr<osg::Geometry> lines(const std::vector<osg::Vec3>& points, GLenum mode, const std::vector<unsigned>& ends) {
    osg::ref_ptr<osg::Geometry> geometry = new osg::Geometry;
    geometry->setUseVertexBufferObjects(true);
    geometry->setUseDisplayList(false);
    geometry->setVertexArray(new osg::Vec3Array(points.begin(), points.end()));
    unsigned first = 0;
    for (unsigned end : ends) {
        geometry->addPrimitiveSet(new osg::DrawArrays(mode, static_cast<GLint>(first), static_cast<GLsizei>(end - first)));
        first = end;
    }
    return geometry;
}

osg::ref_ptr<osg::Geometry> revolve(std::span<const osg::Vec2> outline, int sides, bool aboutY) {
    MeshBuilder b;
    const auto place = [aboutY](float radius, float along, float angle) {
        const float x = radius * std::cos(angle), y = radius * std::sin(angle);
        return aboutY ? osg::Vec3(x, along, y) : osg::Vec3(x, y, along);
    };
    for (std::size_t k = 0; k + 1 < outline.size(); ++k) {
        const osg::Vec2 low = outline[k], high = outline[k + 1];
        osg::Vec2 across(high.y() - low.y(), low.x() - high.x()); // outward in (radius, along)
        across.normalize();
        unsigned previous[2] = {0, 0};
        for (int i = 0; i <= sides; ++i) {
            const float angle = 2.0f * pi_v<float> * static_cast<float>(i) / static_cast<float>(sides);
            const osg::Vec3 normal = place(across.x(), across.y(), angle);
            const unsigned a = b.add(place(low.x(), low.y(), angle), normal);
            const unsigned c = b.add(place(high.x(), high.y(), angle), normal);
            if (i > 0) b.quad(previous[0], a, c, previous[1]);
            previous[0] = a;
            previous[1] = c;
        }
    }
    return b.finish();
}

} // namespace

osg::ref_ptr<osg::Geometry> turned(std::span<const osg::Vec2> outline, int sides) { return revolve(outline, sides, false); }
osg::ref_ptr<osg::Geometry> turnedAboutY(std::span<const osg::Vec2> outline, int sides) { return revolve(outline, sides, true); }

osg::ref_ptr<osg::Geometry> box(const osg::Vec3& low, const osg::Vec3& high, float step) {
    MeshBuilder b;
    const auto pieces = [&](int axis) { return step > 0.0f ? std::clamp(static_cast<int>(std::ceil((high[axis] - low[axis]) / step)), 1, 48) : 1; };
    for (int axis = 0; axis < 3; ++axis)
        for (int side = 0; side < 2; ++side) {
            osg::Vec3 normal;
            normal[axis] = side == 0 ? -1.0f : 1.0f;
            const int u = (axis + 1) % 3, v = (axis + 2) % 3, along = pieces(u), across = pieces(v);
            std::vector<unsigned> at;
            for (int k = 0; k <= across; ++k)
                for (int i = 0; i <= along; ++i) {
                    osg::Vec3 p;
                    p[axis] = side == 0 ? low[axis] : high[axis];
                    p[u] = low[u] + (high[u] - low[u]) * static_cast<float>(i) / static_cast<float>(along);
                    p[v] = low[v] + (high[v] - low[v]) * static_cast<float>(k) / static_cast<float>(across);
                    at.push_back(b.add(p, normal));
                }
            const auto corner = [&](int i, int k) { return at[static_cast<std::size_t>(k * (along + 1) + i)]; };
            for (int k = 0; k < across; ++k)
                for (int i = 0; i < along; ++i) b.quad(corner(i, k), corner(i + 1, k), corner(i + 1, k + 1), corner(i, k + 1));
        }
    return b.finish();
}

osg::ref_ptr<osg::Geometry> boxEdges(const osg::Vec3& low, const osg::Vec3& high) {
    std::vector<osg::Vec3> points;
    for (int axis = 0; axis < 3; ++axis)
        for (int k = 0; k < 4; ++k) {
            const int u = (axis + 1) % 3, v = (axis + 2) % 3;
            osg::Vec3 p;
            p[u] = (k & 1) != 0 ? high[u] : low[u];
            p[v] = (k & 2) != 0 ? high[v] : low[v];
            p[axis] = low[axis];
            points.push_back(p);
            p[axis] = high[axis];
            points.push_back(p);
        }
    return lines(points, GL_LINES, {static_cast<unsigned>(points.size())});
}

namespace {

// Of the outline; sample i stands straight above the axis at drive angle 2 pi i / n.
osg::Vec2 camPoint(std::span<const double> samples, std::size_t i) {
    const double a = std::numbers::pi / 2.0 - 2.0 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(samples.size());
    return {static_cast<float>(samples[i] * std::cos(a)), static_cast<float>(samples[i] * std::sin(a))};
}

// The samples between which a straight line leaves the outline by less than 0.1 mm on a plate of half a metre: about 150. More only
// cost slivers, and the processor draws a sliver as if it were ten times as wide.
std::vector<std::size_t> cornersOf(std::span<const double> samples) {
    const std::size_t n = samples.size();
    const double room = 1.2e-4 * *std::max_element(samples.begin(), samples.end());
    const auto fits = [&](std::size_t from, std::size_t to) {
        const osg::Vec2 a = camPoint(samples, from % n);
        osg::Vec2 along = camPoint(samples, to % n) - a;
        along.normalize();
        for (std::size_t k = from + 1; k < to; ++k) {
            const osg::Vec2 p = camPoint(samples, k % n) - a;
            if (std::abs(static_cast<double>(p.x() * along.y() - p.y() * along.x())) > room) return false;
        }
        return true;
    };
    const std::size_t most = std::max<std::size_t>(1, n / 48); // samples in a piece: round shading needs some
    std::vector<std::size_t> kept;
    for (std::size_t at = 0; at < n;) {
        kept.push_back(at);
        std::size_t next = at + 1;
        while (next < n && next + 1 - at <= most && fits(at, next + 1)) ++next;
        at = next;
    }
    return kept;
}

} // namespace

CamPlate camPlate(std::span<const double> samples) {
    CamPlate plate;
    const std::vector<std::size_t> kept = cornersOf(samples);
    const std::size_t n = kept.size();
    const auto [low, high] = std::minmax_element(samples.begin(), samples.end());
    plate.smallest = static_cast<float>(*low);
    plate.largest = static_cast<float>(*high);
    plate.thickness = 0.30f * plate.largest;
    const float half = plate.thickness / 2.0f, bevel = 0.022f * plate.largest;

    // Body angle a (from +X towards +Z) meets the top at drive angle pi/2 - a, for the cam turns towards +a.
    std::vector<osg::Vec2> outer(n), inner(n), normal(n);
    for (std::size_t i = 0; i < n; ++i) {
        outer[n - 1 - i] = camPoint(samples, kept[i]);
        const std::size_t m = samples.size();
        const osg::Vec2 along = camPoint(samples, (kept[i] + m - 1) % m) - camPoint(samples, (kept[i] + 1) % m);
        normal[n - 1 - i] = osg::Vec2(along.y(), -along.x());
        normal[n - 1 - i].normalize();
    }
    for (std::size_t i = 0; i < n; ++i) {
        inner[i] = outer[i] - normal[i] * bevel;
    }
    const auto at = [](const osg::Vec2& p, float y) { return osg::Vec3(p.x(), y, p.y()); };

    MeshBuilder b;
    const auto wall = [&](const std::vector<osg::Vec2>& from, float y0, const std::vector<osg::Vec2>& to, float y1,
                          float outward, float facing) {
        unsigned previous[2] = {0, 0};
        for (std::size_t i = 0; i <= from.size(); ++i) {
            const std::size_t k = i % from.size();
            osg::Vec2 out = normal.size() == from.size() ? normal[k] : from[k];
            out.normalize();
            osg::Vec3 direction(out.x() * outward, facing, out.y() * outward);
            direction.normalize();
            const unsigned a = b.add(at(from[k], y0), direction), c = b.add(at(to[k], y1), direction);
            if (i > 0) b.quad(previous[0], a, c, previous[1]);
            previous[0] = a;
            previous[1] = c;
        }
    };
    wall(inner, -half, outer, -half + bevel, 1.0f, -1.0f);
    wall(outer, -half + bevel, outer, half - bevel, 1.0f, 0.0f);
    wall(outer, half - bevel, inner, half, 1.0f, 1.0f);

    // Four holes lighten the plate and show that it turns.
    std::vector<std::vector<osg::Vec2>> holes;
    const float holeRadius = 0.125f * plate.smallest, ring = 0.62f * plate.smallest;
    for (int k = 0; k < 4; ++k) {
        const float where = 0.35f + static_cast<float>(k) * pi_v<float> / 2.0f;
        const osg::Vec2 center(ring * std::cos(where), ring * std::sin(where));
        std::vector<osg::Vec2> circle(28);
        for (std::size_t i = 0; i < circle.size(); ++i) {
            const float a = 2.0f * pi_v<float> * static_cast<float>(i) / static_cast<float>(circle.size());
            circle[i] = center + osg::Vec2(std::cos(a), std::sin(a)) * holeRadius;
        }
        unsigned previous[2] = {0, 0};
        for (std::size_t i = 0; i <= circle.size(); ++i) {
            const osg::Vec2& p = circle[i % circle.size()];
            osg::Vec2 in = center - p;
            in.normalize();
            const unsigned a = b.add(at(p, -half), at(in, 0.0f)), c = b.add(at(p, half), at(in, 0.0f));
            if (i > 0) b.quad(previous[0], a, c, previous[1]);
            previous[0] = a;
            previous[1] = c;
        }
        holes.push_back(std::move(circle));
    }

    // Faces with holes: one face tessellated, both sides use its triangles.
    osg::ref_ptr<osg::Geometry> face = new osg::Geometry;
    osg::ref_ptr<osg::Vec3Array> facePoints = new osg::Vec3Array;
    face->setVertexArray(facePoints);
    const auto contour = [&](const std::vector<osg::Vec2>& points) {
        const auto first = static_cast<GLint>(facePoints->size());
        for (const osg::Vec2& p : points) facePoints->push_back(at(p, 0.0f));
        face->addPrimitiveSet(new osg::DrawArrays(GL_POLYGON, first, static_cast<GLsizei>(points.size())));
    };
    contour(inner);
    for (const auto& hole : holes) contour(hole);
    osg::ref_ptr<osgUtil::Tessellator> tessellator = new osgUtil::Tessellator;
    tessellator->setTessellationType(osgUtil::Tessellator::TESS_TYPE_GEOMETRY);
    tessellator->setWindingType(osgUtil::Tessellator::TESS_WINDING_ODD);
    tessellator->setBoundaryOnly(false);
    tessellator->retessellatePolygons(*face);
    const auto* points = static_cast<const osg::Vec3Array*>(face->getVertexArray());
    for (float side : {-1.0f, 1.0f}) {
        const auto first = static_cast<unsigned>(b.points->size());
        for (const osg::Vec3& p : *points) b.add(osg::Vec3(p.x(), side * half, p.z()), osg::Vec3(0.0f, side, 0.0f));
        for (unsigned k = 0; k < face->getNumPrimitiveSets(); ++k) {
            const osg::PrimitiveSet& set = *face->getPrimitiveSet(k);
            const unsigned count = set.getNumIndices();
            const auto triangle = [&](unsigned i, unsigned j, unsigned l) {
                for (unsigned v : {i, j, l}) b.triangles->push_back(first + set.index(v));
            };
            if (set.getMode() == GL_TRIANGLES)
                for (unsigned i = 0; i + 2 < count; i += 3) triangle(i, i + 1, i + 2);
            else if (set.getMode() == GL_TRIANGLE_FAN)
                for (unsigned i = 1; i + 1 < count; ++i) triangle(0, i, i + 1);
            else if (set.getMode() == GL_TRIANGLE_STRIP)
                for (unsigned i = 0; i + 2 < count; ++i) triangle(i, i + 1, i + 2);
        }
    }
    plate.solid = b.finish();

    std::vector<osg::Vec3> edge;
    std::vector<unsigned> ends;
    for (float side : {-1.0f, 1.0f}) {
        for (const osg::Vec2& p : inner) edge.push_back(at(p, side * (half + 0.001f * plate.largest)));
        ends.push_back(static_cast<unsigned>(edge.size()));
    }
    plate.edges = lines(edge, GL_LINE_LOOP, ends);
    return plate;
}

osg::ref_ptr<osg::Geometry> coil(int turns) {
    const int along = turns * 20, around = 8;
    osg::ref_ptr<osg::Vec3Array> parameters = new osg::Vec3Array;
    osg::ref_ptr<osg::DrawElementsUInt> triangles = new osg::DrawElementsUInt(GL_TRIANGLES);
    for (int i = 0; i <= along; ++i)
        for (int k = 0; k <= around; ++k)
            parameters->push_back(osg::Vec3(static_cast<float>(i) / static_cast<float>(along),
                                            2.0f * pi_v<float> * static_cast<float>(k) / static_cast<float>(around), 0.0f));
    const auto index = [&](int i, int k) { return static_cast<unsigned>(i * (around + 1) + k); };
    for (int i = 0; i < along; ++i)
        for (int k = 0; k < around; ++k)
            for (unsigned v : {index(i, k), index(i + 1, k), index(i + 1, k + 1), index(i, k), index(i + 1, k + 1), index(i, k + 1)})
                triangles->push_back(v);
    osg::ref_ptr<osg::Geometry> geometry = new osg::Geometry;
    geometry->setUseVertexBufferObjects(true);
    geometry->setUseDisplayList(false);
    geometry->setVertexArray(parameters);
    geometry->addPrimitiveSet(triangles);
    return geometry;
}

osg::ref_ptr<osg::Geometry> quadrilateral(const osg::Vec3& a, const osg::Vec3& b, const osg::Vec3& c, const osg::Vec3& d) {
    osg::ref_ptr<osg::Geometry> quad = new osg::Geometry;
    quad->setUseVertexBufferObjects(true);
    quad->setUseDisplayList(false);
    osg::ref_ptr<osg::Vec3Array> corners = new osg::Vec3Array;
    for (const osg::Vec3& corner : {a, b, c, d}) corners->push_back(corner);
    quad->setVertexArray(corners);
    quad->addPrimitiveSet(new osg::DrawArrays(GL_QUADS, 0, 4));
    return quad;
}

void setWhite(osg::Geometry& geometry) {
    osg::ref_ptr<osg::Vec4Array> white = new osg::Vec4Array;
    white->push_back(osg::Vec4(1.0f, 1.0f, 1.0f, 1.0f));
    geometry.setColorArray(white, osg::Array::BIND_OVERALL);
}

osg::ref_ptr<osg::Geometry> arcArrow(float radius, float width, float a, float b) {
    MeshBuilder mesh;
    const osg::Vec3 normal(0.0f, -1.0f, 0.0f);
    const auto at = [](float r, float angle) { return osg::Vec3(r * std::cos(angle), 0.0f, r * std::sin(angle)); };
    const float head = 4.2f * width / radius; // angle that the head takes
    const float stop = b > a ? b - head : b + head;
    constexpr int kPieces = 40;
    unsigned previous[2] = {0, 0};
    for (int i = 0; i <= kPieces; ++i) {
        const float angle = a + (stop - a) * static_cast<float>(i) / kPieces;
        const unsigned inner = mesh.add(at(radius - width / 2.0f, angle), normal);
        const unsigned outer = mesh.add(at(radius + width / 2.0f, angle), normal);
        if (i > 0) mesh.quad(previous[0], inner, outer, previous[1]);
        previous[0] = inner;
        previous[1] = outer;
    }
    const unsigned tip = mesh.add(at(radius, b), normal);
    const unsigned in = mesh.add(at(radius - 1.9f * width, stop), normal);
    const unsigned out = mesh.add(at(radius + 1.9f * width, stop), normal);
    for (unsigned v : {in, out, tip}) mesh.triangles->push_back(v);
    return mesh.finish();
}

} // namespace saltus::ui::scene

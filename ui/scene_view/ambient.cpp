// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/ambient.h"

#include "ui/scene_view/surface.h"

#include <osg/Geode>
#include <osg/Geometry>
#include <osg/MatrixTransform>
#include <osg/NodeVisitor>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace saltus::ui::scene {

namespace {

constexpr std::size_t kRays = 28, kFewRays = 14, kManyVertices = 3000, kTooMany = 60000;

// Triangles in boxes in boxes, halved at the middle of their centres.
class Tree {
public:
    Tree(std::span<const osg::Vec3f> points, std::span<const std::uint32_t> triangles) : points_(points), triangles_(triangles) {
        order_.resize(triangles.size() / 3);
        std::iota(order_.begin(), order_.end(), 0u);
        if (!order_.empty()) split(0, order_.size());
    }

    // Distance to the nearest triangle along a unit direction, at most `reach`; negative: none.
    float nearest(const osg::Vec3f& from, const osg::Vec3f& along, float reach) const {
        float best = reach;
        bool any = false;
        std::array<std::uint32_t, 64> stack;
        std::size_t depth = 0;
        if (!nodes_.empty()) stack[depth++] = 0;
        const osg::Vec3f inverse(1.0f / along.x(), 1.0f / along.y(), 1.0f / along.z());
        while (depth > 0) {
            const Node& node = nodes_[stack[--depth]];
            float in = 0.0f, out = best;
            for (int k = 0; k < 3; ++k) {
                const float a = (node.low[k] - from[k]) * inverse[k], b = (node.high[k] - from[k]) * inverse[k];
                in = std::max(in, std::min(a, b));
                out = std::min(out, std::max(a, b));
            }
            if (!(in <= out)) continue;
            if (node.count == 0) {
                if (depth + 2 > stack.size()) continue;
                stack[depth++] = node.first;
                stack[depth++] = node.second;
                continue;
            }
            for (std::uint32_t k = node.first; k < node.first + node.count; ++k) {
                const std::uint32_t* corner = &triangles_[3 * order_[k]];
                const osg::Vec3f& a = points_[corner[0]];
                const osg::Vec3f u = points_[corner[1]] - a, v = points_[corner[2]] - a, p = along ^ v;
                const float determinant = u * p;
                if (std::abs(determinant) < 1e-20f) continue;
                const osg::Vec3f t = from - a, q = t ^ u;
                const float s = (t * p) / determinant, r = (along * q) / determinant, distance = (v * q) / determinant;
                if (s < 0.0f || r < 0.0f || s + r > 1.0f || distance <= 0.0f || distance >= best) continue;
                best = distance;
                any = true;
            }
        }
        return any ? best : -1.0f;
    }

private:
    struct Node {
        osg::Vec3f low, high;
        std::uint32_t first = 0, second = 0, count = 0; // count 0: first and second are the children
    };

    std::uint32_t split(std::size_t from, std::size_t to) {
        const auto index = static_cast<std::uint32_t>(nodes_.size());
        nodes_.emplace_back();
        osg::BoundingBox box, middles;
        for (std::size_t k = from; k < to; ++k) {
            for (std::size_t i = 0; i < 3; ++i) box.expandBy(points_[triangles_[3 * order_[k] + i]]);
            middles.expandBy(middle(order_[k]));
        }
        nodes_[index].low = box.corner(0);
        nodes_[index].high = box.corner(7);
        if (to - from <= 4) {
            nodes_[index].first = static_cast<std::uint32_t>(from);
            nodes_[index].count = static_cast<std::uint32_t>(to - from);
            return index;
        }
        const osg::Vec3f size = middles.corner(7) - middles.corner(0);
        const int axis = size.x() >= size.y() && size.x() >= size.z() ? 0 : size.y() >= size.z() ? 1 : 2;
        const std::size_t half = (from + to) / 2;
        const auto at = [this](std::size_t k) { return order_.begin() + static_cast<std::ptrdiff_t>(k); };
        std::nth_element(at(from), at(half), at(to), [&](std::uint32_t a, std::uint32_t b) { return middle(a)[axis] < middle(b)[axis]; });
        const std::uint32_t first = split(from, half), second = split(half, to);
        nodes_[index].first = first;
        nodes_[index].second = second;
        return index;
    }

    osg::Vec3f middle(std::uint32_t triangle) const {
        return (points_[triangles_[3 * triangle]] + points_[triangles_[3 * triangle + 1]] + points_[triangles_[3 * triangle + 2]]) / 3.0f;
    }

    std::span<const osg::Vec3f> points_;
    std::span<const std::uint32_t> triangles_;
    std::vector<std::uint32_t> order_;
    std::vector<Node> nodes_;
};

// Directions about Z, as many wherever the cosine is: a spiral of golden turns over the disc, lifted to the hemisphere.
std::vector<osg::Vec3f> hemisphere(std::size_t count) {
    std::vector<osg::Vec3f> all;
    for (std::size_t k = 0; k < count; ++k) {
        const double r2 = (static_cast<double>(k) + 0.5) / static_cast<double>(count), a = static_cast<double>(k) * std::numbers::pi * (3.0 - std::sqrt(5.0));
        all.emplace_back(static_cast<float>(std::sqrt(r2) * std::cos(a)), static_cast<float>(std::sqrt(r2) * std::sin(a)), static_cast<float>(std::sqrt(1.0 - r2)));
    }
    return all;
}

struct Collect : osg::NodeVisitor {
    struct Piece {
        osg::Geometry* geometry;
        std::size_t first, count;
    };
    std::vector<Piece> pieces;
    std::vector<osg::Vec3f> points, normals;
    std::vector<std::uint32_t> corners;
    osg::Matrixd place;

    Collect() : osg::NodeVisitor(TRAVERSE_ALL_CHILDREN) { setNodeMaskOverride(~0u); }
    void apply(osg::MatrixTransform& node) override {
        const osg::Matrixd before = place;
        place = node.getMatrix() * place;
        traverse(node);
        place = before;
    }
    void apply(osg::Geode& node) override {
        for (unsigned i = 0; i < node.getNumDrawables(); ++i) {
            osg::Geometry* geometry = node.getDrawable(i)->asGeometry();
            if (!geometry || !geometry->getNormalArray() || geometry->getColorArray()) continue; // fine lines, painted arrows
            Triangles own;
            addTriangles(*geometry, own);
            const std::size_t first = points.size();
            const osg::Matrixd turned = osg::Matrixd::inverse(place);
            for (std::size_t k = 0; k < own.points.size(); ++k) {
                points.emplace_back(osg::Vec3d(own.points[k]) * place);
                osg::Vec3f n(osg::Matrixd::transform3x3(turned, osg::Vec3d(own.normals[k])));
                n.normalize();
                normals.push_back(n);
            }
            for (const std::uint32_t c : own.corners) corners.push_back(static_cast<std::uint32_t>(first) + c);
            pieces.push_back({geometry, first, own.points.size()});
        }
    }
};

} // namespace

std::vector<float> blockedLight(std::span<const osg::Vec3f> points, std::span<const osg::Vec3f> normals, std::span<const std::uint32_t> triangles, float reach) {
    std::vector<float> blocked(points.size(), 0.0f);
    if (points.size() > kTooMany || !(reach > 0.0f)) return blocked;
    const Tree tree(points, triangles);
    const std::vector<osg::Vec3f> rays = hemisphere(points.size() > kManyVertices ? kFewRays : kRays);
    const float lift = 2e-3f * reach; // out of the surface itself
    for (std::size_t k = 0; k < points.size(); ++k) {
        const osg::Vec3f& n = normals[k];
        osg::Vec3f u = std::abs(n.z()) < 0.9f ? osg::Vec3f(0.0f, 0.0f, 1.0f) ^ n : osg::Vec3f(1.0f, 0.0f, 0.0f) ^ n;
        u.normalize();
        const osg::Vec3f v = n ^ u, from = points[k] + n * lift;
        float sum = 0.0f;
        for (const osg::Vec3f& ray : rays) {
            const float distance = tree.nearest(from, u * ray.x() + v * ray.y() + n * ray.z(), reach);
            if (distance >= 0.0f) sum += 1.0f - distance / reach;
        }
        blocked[k] = sum / static_cast<float>(rays.size());
    }
    return blocked;
}

void bakeAmbient(osg::Node& node, float reach) {
    Collect all;
    node.accept(all);
    const std::vector<float> blocked = blockedLight(all.points, all.normals, all.corners, reach);
    for (const Collect::Piece& piece : all.pieces) {
        osg::ref_ptr<osg::FloatArray> own = new osg::FloatArray;
        own->insert(own->end(), blocked.begin() + static_cast<std::ptrdiff_t>(piece.first), blocked.begin() + static_cast<std::ptrdiff_t>(piece.first + piece.count));
        piece.geometry->setTexCoordArray(1, own);
    }
}

} // namespace saltus::ui::scene

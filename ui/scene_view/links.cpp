// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/links.h"

#include "ui/scene_view/color_bytes.h"
#include "ui/scene_view/crowd.h"
#include "ui/scene_view/scene_graph.h"
#include "ui/scene_view/shaders.h"
#include "ui/scene_view/unit_vector.h"

#include <osg/Geode>
#include <osg/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace saltus::ui::scene {

namespace {

using collision::Pose;
using collision::Vector3;

constexpr double kLeast = 0.2;      // of the smaller body: what is shorter joins nothing that one sees
constexpr int kRopePieces = 28;     // of a slack rope
constexpr std::size_t kMany = 60;   // springs from which on each has fewer corners

// Any direction across; the same for the same direction.
osg::Vec3d across(const osg::Vec3d& along) { return unit(along ^ (std::abs(along.y()) < 0.9 ? osg::Vec3d(0.0, 1.0, 0.0) : osg::Vec3d(1.0, 0.0, 0.0))); }

double lengthOf(const std::vector<osg::Vec3d>& way) {
    double sum = 0.0;
    for (std::size_t k = 1; k < way.size(); ++k) sum += (way[k] - way[k - 1]).length();
    return sum;
}

// A slack rope: a parabola about the plumb line, which is what a rope that is little longer than its span hangs in. Where its
// ends lie one above the other it opens to a loop, else both halves would be one.
void hang(const osg::Vec3d& a, const osg::Vec3d& b, double length, const osg::Vec3d& down, std::vector<osg::Vec3d>& way) {
    const osg::Vec3d chord = b - a, level = chord - down * (chord * down);
    const double slack = length - chord.length(), span = level.length();
    const osg::Vec3d side = span > 1e-9 * length ? level / span : across(down);
    const double loop = 0.12 * slack * std::clamp(1.0 - span / (0.5 * length), 0.0, 1.0);
    way.resize(kRopePieces + 1);
    const auto draw = [&](double sag) {
        for (int k = 0; k <= kRopePieces; ++k) {
            const double s = static_cast<double>(k) / kRopePieces;
            way[static_cast<std::size_t>(k)] = a + chord * s + down * (4.0 * sag * s * (1.0 - s)) - side * (loop * std::sin(2.0 * std::numbers::pi * s));
        }
        return lengthOf(way);
    };
    double low = 0.0, high = length; // a rope of this sag is longer than that
    for (int k = 0; k < 40; ++k) {
        const double middle = 0.5 * (low + high);
        (draw(middle) < length ? low : high) = middle;
    }
    draw(0.5 * (low + high));
}

} // namespace

struct Links::Impl {
    struct Link {
        JointMark joint;
        double radius = 0.01, wide = 0.05; // m: of rod, rope or wire; of a coil, a damper's barrel
        double length = 0.0;               // m, as built
        std::vector<osg::Vec3d> way;
        osg::Vec3d a, b, down;
        bool there = false;
        osg::BoundingBox box;
        std::size_t first = 0, count = 0;  // vertices
    };
    osg::ref_ptr<osg::Vec3Array> points = new osg::Vec3Array, normals = new osg::Vec3Array;
    osg::ref_ptr<osg::Vec4Array> edges = new osg::Vec4Array;
    osg::ref_ptr<osg::FloatArray> blocked = new osg::FloatArray;
    osg::ref_ptr<osg::Vec4ubArray> colors = new osg::Vec4ubArray;
    osg::ref_ptr<osg::DrawElementsUInt> triangles = new osg::DrawElementsUInt(GL_TRIANGLES);
    osg::ref_ptr<osg::Geometry> geometry;
    osg::ref_ptr<osg::Geode> node_ = new osg::Geode;
    std::vector<Link> links;
    std::vector<osg::Vec3d> helix;
    Palette palette;
    double ground = -std::numeric_limits<double>::infinity();
    bool many = false;
    std::size_t at = 0; // vertex that is written next
    bool building = false;

    Impl() {
        colors->setNormalize(true);
        geometry = solidGeometry(points, normals, edges, blocked, triangles);
        geometry->setColorArray(colors, osg::Array::BIND_PER_VERTEX);
        geometry->setDataVariance(osg::Object::DYNAMIC);
        node_->addDrawable(geometry);
        node_->getOrCreateStateSet()->setAttributeAndModes(solidProgram());
        node_->setNodeMask(0u);
    }

    // --- solids ----------------------------------------------------------------------------------------------------

    void vertex(const osg::Vec3d& p, const osg::Vec3d& n) {
        if (building) {
            points->push_back(osg::Vec3(p));
            normals->push_back(osg::Vec3(n));
            edges->push_back(osg::Vec4(kNoEdge, kNoEdge, kNoEdge, kNoEdge));
            blocked->push_back(0.0f);
            colors->push_back(osg::Vec4ub(255, 255, 255, 255));
        } else {
            (*points)[at] = osg::Vec3(p);
            (*normals)[at] = osg::Vec3(n);
        }
        ++at;
    }
    void ringsJoined(std::size_t from, std::size_t rings, int sides) {
        if (!building) return;
        const auto n = static_cast<unsigned>(sides);
        for (unsigned i = 0; i + 1 < rings; ++i)
            for (unsigned k = 0; k < n; ++k) {
                const unsigned p = static_cast<unsigned>(from) + i * n + k, q = static_cast<unsigned>(from) + i * n + (k + 1) % n;
                for (const unsigned v : {p, q, q + n, p, q + n, p + n}) triangles->push_back(v);
            }
    }
    // Round, about a way; its ends are closed by what stands there.
    void tube(const std::vector<osg::Vec3d>& way, double radius, int sides) {
        const std::size_t from = at;
        osg::Vec3d x;
        for (std::size_t k = 0; k < way.size(); ++k) {
            osg::Vec3d along = way[std::min(k + 1, way.size() - 1)] - way[k > 0 ? k - 1 : 0];
            if (along.normalize() == 0.0) along.set(0.0, 0.0, 1.0);
            x = k == 0 ? across(along) : x - along * (x * along); // carried along, so that it does not twist
            if (x.normalize() < 1e-6) x = across(along);
            const osg::Vec3d y = along ^ x;
            for (int i = 0; i < sides; ++i) {
                const double turn = 2.0 * std::numbers::pi * i / sides;
                const osg::Vec3d n = x * std::cos(turn) + y * std::sin(turn);
                vertex(way[k] + n * radius, n);
            }
        }
        ringsJoined(from, way.size(), sides);
    }
    void barrel(const osg::Vec3d& from, const osg::Vec3d& to, double radius) { // a cylinder with flat ends
        osg::Vec3d along = to - from;
        if (along.normalize() == 0.0) along.set(0.0, 0.0, 1.0);
        const osg::Vec3d x = across(along), y = along ^ x;
        constexpr int sides = 20;
        const auto ring = [&](const osg::Vec3d& centre, double r, const osg::Vec3d* normal) {
            for (int i = 0; i < sides; ++i) {
                const double turn = 2.0 * std::numbers::pi * i / sides;
                const osg::Vec3d n = x * std::cos(turn) + y * std::sin(turn);
                vertex(centre + n * r, normal ? *normal : n);
            }
        };
        const osg::Vec3d back = -along;
        for (const int part : {0, 1, 2}) {
            const std::size_t first = at;
            if (part == 0) ring(from, 0.0, &back), ring(from, radius, &back);
            if (part == 1) ring(from, radius, nullptr), ring(to, radius, nullptr);
            if (part == 2) ring(to, radius, &along), ring(to, 0.0, &along);
            ringsJoined(first, 2, sides);
        }
    }
    void knob(const osg::Vec3d& centre, double radius) {
        constexpr int rings = 7, sides = 12;
        const std::size_t from = at;
        for (int i = 0; i < rings; ++i)
            for (int k = 0; k < sides; ++k) {
                const double up = std::numbers::pi * i / (rings - 1), turn = 2.0 * std::numbers::pi * k / sides;
                const osg::Vec3d n(std::sin(up) * std::cos(turn), std::sin(up) * std::sin(turn), -std::cos(up));
                vertex(centre + n * radius, n);
            }
        ringsJoined(from, rings, sides);
    }
    // Straight at both ends, wound between them.
    void wind(const Link& link) {
        const osg::Vec3d way = link.b - link.a;
        const double length = std::max(way.length(), 1e-9);
        const osg::Vec3d along = way / length, x = across(along), y = along ^ x;
        const double coil = link.wide - link.radius, lead = 0.12 * length;
        const int turns = std::clamp(static_cast<int>(std::lround(link.length / (1.3 * link.wide))), 5, 14), each = many ? 8 : 16;
        helix.clear();
        helix.push_back(link.a);
        const int pieces = turns * each;
        for (int k = 0; k <= pieces; ++k) {
            const double s = static_cast<double>(k) / pieces, turn = 2.0 * std::numbers::pi * turns * s;
            const double wide = coil * std::min({1.0, 8.0 * s, 8.0 * (1.0 - s)}); // out of the middle and back
            helix.push_back(link.a + along * (lead + (length - 2.0 * lead) * s) + (x * std::cos(turn) + y * std::sin(turn)) * wide);
        }
        helix.push_back(link.b);
        tube(helix, link.radius, many ? 5 : 7);
    }

    void draw(Link& link) {
        at = link.first;
        const osg::Vec3d chord = link.b - link.a;
        const double distance = chord.length();
        const osg::Vec3d along = distance > 0.0 ? chord / distance : osg::Vec3d(0.0, 0.0, 1.0);
        link.way.assign({link.a, link.b});
        switch (link.joint.link) {
        case LinkKind::rope:
            if (link.joint.length > distance * (1.0 + 1e-6)) {
                hang(link.a, link.b, link.joint.length, link.down, link.way);
                for (std::size_t k = 1; k + 1 < link.way.size(); ++k) link.way[k].z() = std::max(link.way[k].z(), ground + link.radius);
            } else {
                link.way.resize(kRopePieces + 1);
                for (int k = 0; k <= kRopePieces; ++k) link.way[static_cast<std::size_t>(k)] = link.a + chord * (static_cast<double>(k) / kRopePieces);
            }
            tube(link.way, link.radius, many ? 6 : 8);
            break;
        case LinkKind::strut: link.way.back() = link.a + along * link.joint.length; [[fallthrough]];
        case LinkKind::none:
        case LinkKind::rod: tube(link.way, link.radius, 14); break;
        case LinkKind::spring: wind(link); break;
        case LinkKind::damper:
            tube(link.way, link.radius, 14);
            barrel(link.a + along * (0.15 * link.length), link.a + along * (0.6 * link.length), link.wide);
            break;
        }
        knob(link.way.front(), 1.7 * link.radius);
        knob(link.way.back(), 1.7 * link.radius);
        link.box.init();
        for (std::size_t k = link.first; k < at; ++k) link.box.expandBy((*points)[k]);
    }

    // --- ends ------------------------------------------------------------------------------------------------------

    static osg::Vec3d end(const BodyScene& bodies, int body, const Pose& frame) {
        const Pose at = body >= 0 && static_cast<std::size_t>(body) < bodies.size() ? bodies.pose(static_cast<std::size_t>(body)).then(frame) : frame;
        return bodies.markPoint(at.position);
    }
    static bool shown(const BodyScene& bodies, const JointMark& joint) {
        for (const int body : {joint.body_a, joint.body_b})
            if (body >= 0 && (static_cast<std::size_t>(body) >= bodies.size() || bodies.isHidden(static_cast<std::size_t>(body)))) return false;
        return true;
    }

    void measure(Link& link, double distance, double size) const {
        const bool sized = link.joint.link == LinkKind::rod || link.joint.link == LinkKind::rope || link.joint.link == LinkKind::strut;
        link.length = sized || link.joint.length > 0.0 ? link.joint.length : distance;
        const double thick = std::min(0.045 * size + 0.004 * std::min(link.length, 20.0 * size), 0.2 * size);
        link.radius = link.joint.link == LinkKind::rope ? 0.7 * thick : thick;
        link.wide = 2.6 * thick;
        if (link.joint.link != LinkKind::spring) return;
        link.wide = std::clamp(0.11 * link.length, 0.15 * size, 0.5 * size);
        link.radius = 0.17 * link.wide;
    }

    void paint() {
        for (const Link& link : links) {
            const bool rope = link.joint.link == LinkKind::rope;
            const osg::Vec3 color = rope ? palette.materials[3] * 0.82f : link.joint.link == LinkKind::spring ? palette.spring : palette.spring * 0.92f;
            std::fill_n(colors->begin() + static_cast<std::ptrdiff_t>(link.first), link.count, bytes(color, rope ? 0.1f : 0.5f));
        }
        colors->dirty();
    }
};

Links::Links() : impl_(std::make_unique<Impl>()) {}
Links::~Links() = default;

osg::Node* Links::node() { return impl_->node_; }
std::size_t Links::size() const { return impl_->links.size(); }
const std::vector<osg::Vec3d>& Links::way(std::size_t link) const { return impl_->links[link].way; }
const JointMark& Links::joint(std::size_t link) const { return impl_->links[link].joint; }

void Links::setPalette(const Palette& palette) {
    impl_->palette = palette;
    impl_->paint();
}

void Links::setGround(double height) { impl_->ground = height; }

void Links::build(const std::vector<JointMark>& joints, const BodyScene& bodies) {
    Impl& d = *impl_;
    d.links.clear();
    for (osg::Array* array : std::initializer_list<osg::Array*>{d.points, d.normals, d.edges, d.blocked, d.colors}) array->resizeArray(0);
    d.triangles->clear();
    for (const JointMark& joint : joints) {
        if (joint.link == LinkKind::none || !std::isfinite(joint.length)) continue;
        Impl::Link link;
        link.joint = joint;
        link.a = Impl::end(bodies, joint.body_a, joint.frame_a);
        link.b = Impl::end(bodies, joint.body_b, joint.frame_b);
        link.down = bodies.frame().point(joint.down);
        const double distance = (link.b - link.a).length();
        double size = bodies.typicalSize();
        for (const int body : {joint.body_a, joint.body_b})
            if (body >= 0)
                if (const double own = bodies.sizeOf(static_cast<std::size_t>(body)); own > 0.0) size = std::min(size, own);
        d.measure(link, distance, size);
        if (!(std::max(link.length, joint.link == LinkKind::spring ? distance : 0.0) > kLeast * size)) continue;
        d.links.push_back(std::move(link));
    }
    d.many = d.links.size() > kMany;
    d.building = true;
    d.at = 0;
    for (Impl::Link& link : d.links) {
        link.first = d.at;
        d.draw(link);
        link.count = d.at - link.first;
        link.there = true;
    }
    d.building = false;
    d.node_->setNodeMask(d.links.empty() ? 0u : kDrawn | kCasts);
    d.paint();
    for (osg::Array* array : std::initializer_list<osg::Array*>{d.points, d.normals, d.edges, d.blocked}) array->dirty();
    d.triangles->dirty();
    d.geometry->dirtyBound();
}

bool Links::place(const BodyScene& bodies, const std::function<void(const osg::BoundingBox&)>& touch) {
    Impl& d = *impl_;
    bool moved = false;
    for (Impl::Link& link : d.links) {
        const osg::Vec3d a = Impl::end(bodies, link.joint.body_a, link.joint.frame_a), b = Impl::end(bodies, link.joint.body_b, link.joint.frame_b);
        const bool there = Impl::shown(bodies, link.joint);
        if (there == link.there && (!there || (a == link.a && b == link.b))) continue;
        moved = true;
        if (link.box.valid()) touch(link.box);
        link.a = a;
        link.b = b;
        link.there = there;
        if (there) {
            d.draw(link);
            touch(link.box);
        } else {
            std::fill_n(d.points->begin() + static_cast<std::ptrdiff_t>(link.first), link.count, osg::Vec3());
            link.box.init();
        }
    }
    if (!moved) return false;
    d.points->dirty();
    d.normals->dirty();
    d.geometry->dirtyBound();
    return true;
}

osg::BoundingBox Links::bounds() const {
    osg::BoundingBox all;
    for (const Impl::Link& link : impl_->links)
        if (link.box.valid() && std::isfinite(link.box.radius2())) all.expandBy(link.box);
    return all;
}

} // namespace saltus::ui::scene

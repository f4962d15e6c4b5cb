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
constexpr std::size_t kManyLinks = 60;   // springs from which on each has fewer corners
constexpr double kLead = 0.12;      // of a spring's length: straight at both ends
constexpr double kBarrel[] = {0.15, 0.6}; // of a damper's length

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
        std::size_t corner = 0, corners = 0; // of its triangles
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
    static int turnsOf(const Link& link) { return std::clamp(static_cast<int>(std::lround(link.length / (1.3 * link.wide))), 5, 14); }
    // Straight at both ends, wound between them.
    void wind(const Link& link) {
        const osg::Vec3d way = link.b - link.a;
        const double length = std::max(way.length(), 1e-9);
        const osg::Vec3d along = way / length, x = across(along), y = along ^ x;
        const double coil = link.wide - link.radius, lead = kLead * length;
        const int turns = turnsOf(link), each = many ? 8 : 16;
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

    static osg::Vec3d alongOf(const osg::Vec3d& a, const osg::Vec3d& b) { return b == a ? osg::Vec3d(0.0, 0.0, 1.0) : unit(b - a); }

    // The middle line between these ends.
    void findWay(const Link& link, const osg::Vec3d& a, const osg::Vec3d& b, std::vector<osg::Vec3d>& way) const {
        way.assign({a, b});
        if (link.joint.link == LinkKind::strut) way.back() = a + alongOf(a, b) * link.joint.length;
        if (link.joint.link != LinkKind::rope) return;
        if (link.joint.length > (b - a).length() * (1.0 + 1e-6)) {
            hang(a, b, link.joint.length, link.down, way);
            for (std::size_t k = 1; k + 1 < way.size(); ++k) way[k].z() = std::max(way[k].z(), ground + link.radius);
            return;
        }
        way.resize(kRopePieces + 1);
        for (int k = 0; k <= kRopePieces; ++k) way[static_cast<std::size_t>(k)] = a + (b - a) * (static_cast<double>(k) / kRopePieces);
    }

    void draw(Link& link) {
        at = link.first;
        findWay(link, link.a, link.b, link.way);
        switch (link.joint.link) {
        case LinkKind::rope: tube(link.way, link.radius, many ? 6 : 8); break;
        case LinkKind::strut:
        case LinkKind::none:
        case LinkKind::rod: tube(link.way, link.radius, 14); break;
        case LinkKind::spring: wind(link); break;
        case LinkKind::damper: {
            const osg::Vec3d along = alongOf(link.a, link.b);
            tube(link.way, link.radius, 14);
            barrel(link.a + along * (kBarrel[0] * link.length), link.a + along * (kBarrel[1] * link.length), link.wide);
            break;
        }
        }
        knob(link.way.front(), 1.7 * link.radius);
        knob(link.way.back(), 1.7 * link.radius);
        link.box.init();
        for (std::size_t k = link.first; k < at; ++k) link.box.expandBy((*points)[k]);
    }

    // --- ends ------------------------------------------------------------------------------------------------------

    static osg::Vec3d end(const BodyScene& bodies, int body, const Pose& frame, std::span<const Pose> poses = {}) {
        const auto b = static_cast<std::size_t>(body);
        if (body < 0 || b >= bodies.size()) return bodies.markPoint(frame.position);
        return bodies.markPoint((b < poses.size() ? poses[b] : bodies.pose(b)).then(frame).position);
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

    osg::Vec3 colourOf(const Link& link) const {
        if (link.joint.link == LinkKind::rope) return palette.materials[3] * 0.82f;
        return link.joint.link == LinkKind::spring ? palette.spring : palette.spring * 0.92f;
    }
    void paint() {
        for (const Link& link : links)
            std::fill_n(colors->begin() + static_cast<std::ptrdiff_t>(link.first), link.count, bytes(colourOf(link), link.joint.link == LinkKind::rope ? 0.1f : 0.5f));
        colors->dirty();
    }

    // --- pieces for other programs ---------------------------------------------------------------------------------

    // A tube (a cylinder with flat ends where `closed`) about Z from `from` to `to`.
    static Triangles roundPiece(double radius, double from, double to, bool closed) {
        constexpr unsigned sides = 16;
        Triangles made;
        const auto ring = [&](double r, double z, const osg::Vec3f* normal) {
            for (unsigned i = 0; i < sides; ++i) {
                const double turn = 2.0 * std::numbers::pi * i / sides;
                const osg::Vec3d n(std::cos(turn), std::sin(turn), 0.0);
                made.points.push_back(osg::Vec3f(n * r + osg::Vec3d(0.0, 0.0, z)));
                made.normals.push_back(normal ? *normal : osg::Vec3f(n));
            }
        };
        const auto join = [&](unsigned first) {
            for (unsigned i = 0; i < sides; ++i) {
                const unsigned p = first + i, q = first + (i + 1) % sides;
                for (const unsigned v : {p, q, q + sides, p, q + sides, p + sides}) made.corners.push_back(v);
            }
        };
        ring(radius, from, nullptr), ring(radius, to, nullptr), join(0);
        if (!closed) return made;
        const osg::Vec3f up(0.0f, 0.0f, 1.0f), down(0.0f, 0.0f, -1.0f);
        ring(0.0, from, &down), ring(radius, from, &down), join(2 * sides);
        ring(radius, to, &up), ring(0.0, to, &up), join(4 * sides);
        return made;
    }
    static osg::Matrixd placed(const osg::Vec3d& at, const osg::Vec3d& along, double length) {
        return osg::Matrixd::scale(1.0, 1.0, std::max(length, 1e-9)) * osg::Matrixd::rotate(osg::Vec3d(0.0, 0.0, 1.0), along) * osg::Matrixd::translate(at);
    }
    // What a link is made of: shapes of its own, then where each piece stands; as many pieces each time.
    void addMeshes(std::size_t k, LinkMeshes& to) const {
        const Link& link = links[k];
        const auto add = [&](Triangles own) { to.meshes.push_back({k, std::move(own), colourOf(link)}); };
        Triangles knobs = ballTriangles();
        for (osg::Vec3f& p : knobs.points) p *= static_cast<float>(1.7 * link.radius);
        add(std::move(knobs));
        add(roundPiece(link.radius, 0.0, 1.0, false));
        if (link.joint.link == LinkKind::damper) add(roundPiece(link.wide, kBarrel[0] * link.length, kBarrel[1] * link.length, true));
        if (link.joint.link == LinkKind::spring) {
            const double length = (1.0 - 2.0 * kLead) * std::max(link.length, 1e-9);
            Triangles coil = coilTriangles(link.wide - link.radius, link.radius, length, turnsOf(link));
            for (osg::Vec3f& p : coil.points) p.z() = static_cast<float>(static_cast<double>(p.z()) / length);
            add(std::move(coil));
        }
    }
    void addPieces(std::size_t k, std::size_t mesh, const osg::Vec3d& a, const osg::Vec3d& b, std::vector<LinkMeshes::Piece>& to) const {
        const Link& link = links[k];
        std::vector<osg::Vec3d> way;
        findWay(link, a, b, way);
        const osg::Vec3d along = alongOf(a, b);
        const double length = (b - a).length();
        for (const osg::Vec3d& end : {way.front(), way.back()}) to.push_back({mesh, osg::Matrixd::translate(end)});
        if (link.joint.link == LinkKind::spring) {
            to.push_back({mesh + 1, placed(a, along, kLead * length)});
            to.push_back({mesh + 1, placed(b - along * (kLead * length), along, kLead * length)});
            to.push_back({mesh + 2, placed(a + along * (kLead * length), along, (1.0 - 2.0 * kLead) * length)});
            return;
        }
        for (std::size_t i = 1; i < way.size(); ++i) to.push_back({mesh + 1, placed(way[i - 1], alongOf(way[i - 1], way[i]), (way[i] - way[i - 1]).length())});
        if (link.joint.link == LinkKind::damper) to.push_back({mesh + 2, placed(a, along, 1.0)});
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
    d.many = d.links.size() > kManyLinks;
    d.building = true;
    d.at = 0;
    for (Impl::Link& link : d.links) {
        link.first = d.at;
        link.corner = d.triangles->size();
        d.draw(link);
        link.count = d.at - link.first;
        link.corners = d.triangles->size() - link.corner;
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

osg::BoundingBox Links::boundsOf(std::size_t link) const { return impl_->links[link].box; }

LinkHit Links::pick(const osg::Vec3d& start, const osg::Vec3d& end, const PickWidth& width) const {
    LinkHit best;
    const osg::Vec3d ray = end - start;
    const double ray2 = ray.length2();
    if (!(ray2 > 0.0)) return best;
    // Where ray and piece come nearest to each other: both straight, the piece with two ends.
    const auto meet = [&](std::size_t link, const osg::Vec3d& a, const osg::Vec3d& b, double radius) {
        const osg::Vec3d along = b - a, from = start - a;
        const double e = along.length2(), f = along * from, c = ray * from, both = ray * along, det = ray2 * e - both * both;
        double s = det > 1e-12 * ray2 * e ? std::clamp((both * f - c * e) / det, 0.0, 1.0) : 0.0;
        const double t = e > 0.0 ? std::clamp((both * s + f) / e, 0.0, 1.0) : 0.0;
        s = std::clamp((both * t - c) / ray2, 0.0, 1.0);
        const double off2 = (start + ray * s - a - along * t).length2(), near = radius + width.begin + (width.end - width.begin) * s;
        if (off2 > near * near) return;
        const double fraction = s - std::sqrt(std::max(0.0, radius * radius - off2) / ray2); // its skin, seen from the eye
        if (fraction < 0.0 || fraction >= best.fraction) return;
        best = {static_cast<int>(link), fraction, start + ray * fraction};
    };
    for (std::size_t k = 0; k < impl_->links.size(); ++k) {
        const Impl::Link& link = impl_->links[k];
        if (!link.there) continue;
        for (std::size_t i = 1; i < link.way.size(); ++i) meet(k, link.way[i - 1], link.way[i], link.radius);
        const osg::Vec3d chord = link.b - link.a;
        if (link.joint.link == LinkKind::spring) meet(k, link.a + chord * kLead, link.b - chord * kLead, link.wide);
        if (link.joint.link != LinkKind::damper) continue;
        const osg::Vec3d along = Impl::alongOf(link.a, link.b);
        meet(k, link.a + along * (kBarrel[0] * link.length), link.a + along * (kBarrel[1] * link.length), link.wide);
    }
    return best;
}

osg::ref_ptr<osg::Node> Links::outline(std::span<const std::size_t> chosen) const {
    const Impl& d = *impl_;
    osg::ref_ptr<osg::DrawElementsUInt> triangles = new osg::DrawElementsUInt(GL_TRIANGLES);
    for (const std::size_t k : chosen) {
        if (k >= d.links.size()) continue;
        const auto first = d.triangles->begin() + static_cast<std::ptrdiff_t>(d.links[k].corner);
        triangles->insert(triangles->end(), first, first + static_cast<std::ptrdiff_t>(d.links[k].corners));
    }
    if (triangles->empty()) return nullptr;
    osg::ref_ptr<osg::Geometry> geometry = solidGeometry(d.points, d.normals, d.edges, d.blocked, triangles);
    geometry->setColorArray(d.colors, osg::Array::BIND_PER_VERTEX);
    geometry->setDataVariance(osg::Object::DYNAMIC);
    geometry->setCullingActive(false); // it follows the arrays, whose bounds it does not hear of
    osg::ref_ptr<osg::Geode> made = new osg::Geode;
    made->addDrawable(geometry);
    made->setCullingActive(false);
    made->getOrCreateStateSet()->setAttributeAndModes(solidProgram());
    return made;
}

LinkMeshes Links::meshes() const {
    LinkMeshes made;
    for (std::size_t k = 0; k < impl_->links.size(); ++k) {
        const Impl::Link& link = impl_->links[k];
        if (!link.there) continue;
        const std::size_t mesh = made.meshes.size();
        impl_->addMeshes(k, made);
        impl_->addPieces(k, mesh, link.a, link.b, made.pieces);
    }
    return made;
}

std::vector<osg::Matrixd> Links::places(const BodyScene& bodies, std::span<const Pose> poses) const {
    std::vector<LinkMeshes::Piece> pieces;
    for (std::size_t k = 0; k < impl_->links.size(); ++k) {
        const Impl::Link& link = impl_->links[k];
        if (link.there)
            impl_->addPieces(k, 0, Impl::end(bodies, link.joint.body_a, link.joint.frame_a, poses), Impl::end(bodies, link.joint.body_b, link.joint.frame_b, poses), pieces);
    }
    std::vector<osg::Matrixd> places;
    places.reserve(pieces.size());
    for (const LinkMeshes::Piece& piece : pieces) places.push_back(piece.place);
    return places;
}

osg::BoundingBox Links::bounds() const {
    osg::BoundingBox all;
    for (const Impl::Link& link : impl_->links)
        if (link.box.valid() && std::isfinite(link.box.radius2())) all.expandBy(link.box);
    return all;
}

} // namespace saltus::ui::scene

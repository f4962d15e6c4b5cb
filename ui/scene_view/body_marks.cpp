// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/body_marks.h"

#include "ui/scene_view/color_bytes.h"
#include "ui/scene_view/hidden_parts.h"
#include "ui/scene_view/scene_graph.h"
#include "ui/scene_view/shaders.h"

#include <osg/BlendFunc>
#include <osg/Depth>
#include <osg/Geode>
#include <osg/Geometry>
#include <osg/LineWidth>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>

namespace saltus::ui::scene {

namespace {

using collision::Pose;
using collision::Vector3;

constexpr double kLongest = 112.0, kShortest = 12.0; // pixels, arrows of percussions
constexpr float kNormal = 34.0f;                     // pixels
constexpr float kImpulseWidth = 3.2f, kFine = 1.6f;
constexpr float kThrough = 0.28f;                    // of the opacity of joints and frames, behind a body
constexpr float kLasting = 0.5f;                     // of the opacity, of what pushes for longer than the fading takes
constexpr double kFew = 16.0, kMany = 160.0;         // percussions: few have long arrows, many short and thin ones
constexpr int kConeSides = 28;
constexpr int kPieces = 8;                           // of an arrow, each of them hidden or seen

osg::Vec3f vec(const osg::Vec3d& p) { return osg::Vec3f(p); }

osg::ref_ptr<osg::Geometry> dynamicGeometry() {
    osg::ref_ptr<osg::Geometry> geometry = new osg::Geometry;
    geometry->setUseVertexBufferObjects(true);
    geometry->setUseDisplayList(false);
    geometry->setDataVariance(osg::Object::DYNAMIC);
    geometry->setComputeBoundingBoxCallback(new osg::Drawable::ComputeBoundingBoxCallback); // sizes are found by the shader
    return geometry;
}

// One dynamic array of marks of a kind: every mark the same triangles.
struct Batch {
    osg::ref_ptr<osg::Geometry> geometry = dynamicGeometry();
    osg::ref_ptr<osg::Vec4Array> place = new osg::Vec4Array, vector = new osg::Vec4Array, corner = new osg::Vec4Array;
    osg::ref_ptr<osg::Vec4ubArray> colors = new osg::Vec4ubArray;
    osg::ref_ptr<osg::DrawElementsUInt> triangles = new osg::DrawElementsUInt(GL_TRIANGLES);
    std::vector<unsigned> all; // triangles, of what is hidden too
    struct Mark {              // reaches so far from a line
        osg::Vec3f foot, along; // along: in metres, or in pixels of the screen
        float pixels;
        bool inMetres;
        std::size_t end;       // of its part of `all`
    };
    std::vector<Mark> marks;
    std::size_t count = 0, left = 0;
    bool chosen = false;       // not all are drawn

    explicit Batch(osg::Program* program) {
        colors->setNormalize(true);
        geometry->setVertexArray(place);
        geometry->setTexCoordArray(0, vector);
        geometry->setTexCoordArray(1, corner);
        geometry->setColorArray(colors, osg::Array::BIND_PER_VERTEX);
        geometry->addPrimitiveSet(triangles);
        geometry->getOrCreateStateSet()->setAttributeAndModes(program);
    }
    void begin() {
        count = 0;
        place->clear();
        vector->clear();
        corner->clear();
        colors->clear();
        all.clear();
        marks.clear();
    }
    unsigned add(const osg::Vec4& at, const osg::Vec4& v, const osg::Vec4& c, const osg::Vec4ub& color) {
        place->push_back(at);
        vector->push_back(v);
        corner->push_back(c);
        colors->push_back(color);
        return static_cast<unsigned>(place->size() - 1);
    }
    void triangle(unsigned a, unsigned b, unsigned c) {
        all.push_back(a);
        all.push_back(b);
        all.push_back(c);
    }
    void close(const osg::Vec3f& foot, const osg::Vec3f& along, bool inMetres, float pixels) {
        marks.push_back({foot, along, pixels, inMetres, all.size()});
        ++count;
    }
    void end() {
        place->dirty();
        vector->dirty();
        corner->dirty();
        colors->dirty();
        chosen = true;
        choose([](const Mark&) { return true; });
        chosen = false;
    }
    template <class Shown> void choose(const Shown& shown) {
        triangles->clear();
        left = 0;
        std::size_t from = 0;
        for (const Mark& mark : marks) {
            if (shown(mark)) {
                triangles->insert(triangles->end(), all.begin() + static_cast<std::ptrdiff_t>(from), all.begin() + static_cast<std::ptrdiff_t>(mark.end));
                ++left;
            }
            from = mark.end;
        }
        chosen = left < marks.size();
        triangles->dirty();
        geometry->setNodeMask(triangles->empty() ? 0u : ~0u);
    }
};

struct Key {
    std::uint32_t a, b;
    std::uint64_t id;
    friend auto operator<=>(const Key&, const Key&) = default;
};
Key keyOf(const FrameContact& c) { return {c.body_a, c.body_b, c.id}; }

struct Glyph { // a percussion that was seen last at `time`, and in every frame since `since`
    FrameContact contact;
    double time = 0.0, since = 0.0;
};

double strength(const FrameContact& c) { return std::sqrt(c.percussion[0] * c.percussion[0] + c.percussion[1] * c.percussion[1] + c.percussion[2] * c.percussion[2]); }

} // namespace

struct BodyMarks::Impl {
    osg::ref_ptr<osg::Group> root = new osg::Group;
    Batch arrows{arrowProgram()}, dots{dotProgram()}, cones{coneProgram()};
    Batch innerArrows{arrowProgram()}, innerDots{dotProgram()};
    MarkOptions options;
    std::vector<JointMark> joints;
    std::vector<int> chosen; // bodies, rising
    std::vector<std::string> chosenJoints; // rising
    std::vector<FrameContact> contacts;
    std::vector<Glyph> glyphs, merged; // sorted by key
    double time = 0.0, window = 0.0, greatest = 0.0;
    std::optional<std::pair<Vector3, Vector3>> pull;
    Palette palette;
    bool drawn = false;
    bool within = false; // what is being drawn lies inside of bodies

    Impl() {
        osg::StateSet* state = root->getOrCreateStateSet();
        state->addUniform(new osg::Uniform("markScale", 1.0f));
        state->addUniform(new osg::Uniform("rimColor", osg::Vec3(1.0f, 1.0f, 1.0f)));
        state->setMode(GL_BLEND, osg::StateAttribute::ON);
        state->setAttributeAndModes(new osg::BlendFunc(osg::BlendFunc::SRC_ALPHA, osg::BlendFunc::ONE_MINUS_SRC_ALPHA));
        osg::ref_ptr<osg::Geode> marks = new osg::Geode, glass = new osg::Geode, inner = new osg::Geode;
        marks->addDrawable(arrows.geometry);
        marks->addDrawable(dots.geometry);
        glass->addDrawable(cones.geometry);
        inner->addDrawable(innerArrows.geometry);
        inner->addDrawable(innerDots.geometry);
        const auto pass = [&](osg::Node* node, osg::Depth::Function function, osg::Uniform* opacity, int bin) {
            osg::ref_ptr<osg::Group> group = new osg::Group;
            osg::StateSet* own = group->getOrCreateStateSet();
            own->setAttributeAndModes(new osg::Depth(function, 0.0, 1.0, false));
            own->addUniform(opacity);
            own->setRenderBinDetails(bin, "RenderBin");
            group->addChild(node);
            root->addChild(group);
        };
        // What happens at a contact is hidden by what stands before it. Joints and frames lie inside of bodies: they shine through.
        pass(glass, osg::Depth::LEQUAL, new osg::Uniform("opacity", 1.0f), 9);
        pass(inner, osg::Depth::GREATER, new osg::Uniform("opacity", kThrough), 10);
        pass(inner, osg::Depth::LEQUAL, new osg::Uniform("opacity", 1.0f), 11);
        pass(marks, osg::Depth::LEQUAL, new osg::Uniform("opacity", 1.0f), 12);
        root->setNodeMask(0u);
    }

    // --- single marks ----------------------------------------------------------------------------------------------

    void arrow(const osg::Vec3d& foot, const osg::Vec3d& along, bool metres, float width, bool head, const osg::Vec4& color) {
        const osg::Vec4ub tint = bytes(color);
        const osg::Vec4 at(vec(foot), width), v(vec(along), metres ? 1.0f : 0.0f);
        const float h = head ? 1.0f : 0.0f;
        Batch& to = within ? innerArrows : arrows;
        const auto corner = [&](float part, float side) { return to.add(at, v, osg::Vec4(part, side, h, 0.0f), tint); };
        const unsigned a = corner(0.0f, -0.5f), b = corner(0.0f, 0.5f), c = corner(1.0f, 0.5f), d = corner(1.0f, -0.5f);
        to.triangle(a, b, c);
        to.triangle(a, c, d);
        if (head) to.triangle(corner(1.0f, -1.75f), corner(2.0f, 0.0f), corner(1.0f, 1.75f));
        // Drawn nearer by three pixels; the head is 3.5 times as wide.
        to.close(vec(foot), vec(along), metres, 3.0f + 1.75f * width);
    }
    void dot(const osg::Vec3d& at, float radius, bool ring, const osg::Vec4& color) {
        const osg::Vec4ub tint = bytes(color);
        const osg::Vec4 place(vec(at), radius);
        Batch& to = within ? innerDots : dots;
        const auto corner = [&](float x, float y) { return to.add(place, osg::Vec4(x, y, ring ? 1.0f : 0.0f, 0.0f), osg::Vec4(), tint); };
        const unsigned a = corner(-1, -1), b = corner(1, -1), c = corner(1, 1), d = corner(-1, 1);
        to.triangle(a, b, c);
        to.triangle(a, c, d);
        to.close(vec(at), osg::Vec3f(), true, 2.5f * (radius + 1.0f)); // drawn nearer by its radius
    }
    void cone(const osg::Vec3d& tip, const osg::Vec3d& axis, float height, float mu, bool flat, osg::Vec4 color) {
        const osg::Vec4 place(vec(tip), height), v(vec(axis), mu);
        const float f = flat ? 1.0f : 0.0f;
        color.w() = 0.30f;
        const osg::Vec4ub wall = bytes(color);
        const unsigned apex = cones.add(place, v, osg::Vec4(0, 0, 0, f), wall);
        if (flat) {
            const unsigned a = cones.add(place, v, osg::Vec4(-1, 0, 1, f), wall), b = cones.add(place, v, osg::Vec4(1, 0, 1, f), wall);
            cones.triangle(apex, a, b);
        } else {
            for (int i = 0; i < kConeSides; ++i) {
                const float a = 2.0f * std::numbers::pi_v<float> * static_cast<float>(i) / kConeSides;
                cones.add(place, v, osg::Vec4(std::cos(a), std::sin(a), 1, f), wall);
            }
            for (unsigned i = 0; i < kConeSides; ++i) cones.triangle(apex, apex + 1 + i, apex + 1 + (i + 1) % kConeSides);
            // The mouth: a ring, so that the reaction's tip is seen inside it.
            color.w() = 0.75f;
            const osg::Vec4ub rim = bytes(color);
            const auto first = static_cast<unsigned>(cones.place->size());
            for (int i = 0; i < kConeSides; ++i) {
                const float a = 2.0f * std::numbers::pi_v<float> * static_cast<float>(i) / kConeSides;
                for (const float r : {1.0f, 0.94f}) cones.add(place, v, osg::Vec4(r * std::cos(a), r * std::sin(a), 1, f), rim);
            }
            for (unsigned i = 0; i < kConeSides; ++i) {
                const unsigned p = first + 2 * i, q = first + 2 * ((i + 1) % kConeSides);
                cones.triangle(p, q, q + 1);
                cones.triangle(p, q + 1, p + 1);
            }
        }
        cones.close(vec(tip), osg::Vec3f(), true, height * std::hypot(1.0f, mu));
    }

    // --- contacts --------------------------------------------------------------------------------------------------

    osg::Vec4 modeColor(const FrameContact& c, const osg::Vec3& otherwise, float opacity) const {
        const osg::Vec3 color = options.modes && c.mode == 1 ? palette.stick : options.modes && c.mode == 2 ? palette.slip : otherwise;
        return {color, opacity};
    }

    // Shown on the body that can move; of two, on the upper one: so it is what carries.
    static double sign(const FrameContact& c, const BodyScene& bodies) {
        const auto fixed = [&](std::uint32_t body) { return body < bodies.size() && bodies.spec(body).fixed; };
        if (fixed(c.body_a) != fixed(c.body_b)) return fixed(c.body_a) ? -1.0 : 1.0;
        return c.normal[bodies.frame().planar() ? 1 : 2] < -1e-6 ? -1.0 : 1.0;
    }
    static osg::Vec3d viewed(const BodyScene& bodies, const double (&v)[3], double factor = 1.0) {
        return bodies.frame().point(Vector3(v[0], v[1], v[2]) * factor);
    }

    // 0: few percussions, 1: many.
    double crowding() const { return std::clamp((static_cast<double>(glyphs.size()) - kFew) / (kMany - kFew), 0.0, 1.0); }
    // Length tells the percussion by its square root, as the ticks of the timeline do.
    double pixels(double p) const {
        const double most = kLongest * (1.0 - 0.6 * crowding());
        return greatest > 0.0 ? std::max(kShortest, most * std::sqrt(p / greatest)) : most;
    }

    void contactMarks(const BodyScene& bodies) {
        const double crowd = crowding();
        const float width = kImpulseWidth * (1.0f - 0.45f * static_cast<float>(crowd));
        if (options.cones || options.impulses)
            for (const Glyph& g : glyphs) {
                const FrameContact& c = g.contact;
                const double p = strength(c), age = std::max(time - g.time, 0.0);
                const bool now = age == 0.0;
                const double left = window > 0.0 ? std::clamp(1.0 - age / window, 0.0, 1.0) : (now ? 1.0 : 0.0);
                if (!(p > 0.0) || left <= 0.0) continue;
                // An impact stands out; what goes on pushing grows paler.
                const double lasting = window > 0.0 ? std::clamp((time - g.since) / window, 0.0, 1.0) : 0.0;
                const auto opacity = static_cast<float>(0.95 * left * std::sqrt(left) * (1.0 - (1.0 - static_cast<double>(kLasting)) * lasting * crowd));
                const double s = sign(c, bodies), length = pixels(p);
                const osg::Vec3d at = bodies.markPoint(Vector3(c.point[0], c.point[1], c.point[2])), reaction = viewed(bodies, c.percussion, s * length / p);
                const osg::Vec3d normal = viewed(bodies, c.normal, s);
                if (options.cones && now && c.mu > 0.0) {
                    const double height = reaction * normal;
                    if (height > 1.0)
                        cone(at, normal, static_cast<float>(height), static_cast<float>(c.mu), bodies.frame().planar(),
                             modeColor(c, palette.friction, 1.0f));
                }
                if (options.impulses || (options.cones && now)) arrow(at, reaction, false, width, true, modeColor(c, palette.impulse, opacity));
            }
        if (!options.points && !options.normals) return;
        for (const FrameContact& c : contacts) {
            const osg::Vec3d at = bodies.markPoint(Vector3(c.point[0], c.point[1], c.point[2]));
            const bool closed = strength(c) > 0.0;
            if (options.normals)
                arrow(at, viewed(bodies, c.normal, sign(c, bodies) * static_cast<double>(kNormal)), false, kFine, true, osg::Vec4(palette.mark, 0.9f));
            if (options.points) dot(at, closed ? 4.2f : 3.6f, !closed, modeColor(c, closed ? palette.impulse : palette.mark, 1.0f));
        }
    }

    // --- joints and frames -----------------------------------------------------------------------------------------

    void ring(const osg::Vec3d& at, const osg::Vec3d& x, const osg::Vec3d& y, double radius, const osg::Vec4& color, int pieces = 24) {
        const auto point = [&](int i) {
            const double a = 2.0 * std::numbers::pi * i / pieces;
            return at + x * (radius * std::cos(a)) + y * (radius * std::sin(a));
        };
        for (int i = 0; i < pieces; ++i) arrow(point(i), point(i + 1) - point(i), true, kFine * 1.15f, false, color);
    }

    void jointMarks(const BodyScene& bodies) {
        using rigid::JointKind;
        for (const JointMark& joint : joints) {
            const auto isChosen = [&](int body) { return body >= 0 && std::binary_search(chosen.begin(), chosen.end(), body); };
            if (!options.joints && !isChosen(joint.body_a) && !isChosen(joint.body_b) && !std::binary_search(chosenJoints.begin(), chosenJoints.end(), joint.name)) continue;
            const auto place = [&](int body, const Pose& frame) {
                return body >= 0 && static_cast<std::size_t>(body) < bodies.size() ? bodies.pose(static_cast<std::size_t>(body)).then(frame) : frame;
            };
            const Pose a = place(joint.body_a, joint.frame_a), b = place(joint.body_b, joint.frame_b);
            double size = bodies.typicalSize();
            for (const int body : {joint.body_a, joint.body_b})
                if (body >= 0) {
                    const double own = bodies.sizeOf(static_cast<std::size_t>(body));
                    if (own > 0.0) size = std::min(size, own);
                }
            const osg::Vec3d at = bodies.markPoint(a.position), other = bodies.markPoint(b.position);
            const auto direction = [&](const Vector3& axis) { return bodies.frame().point(a.rotation * axis); };
            const osg::Vec3d x = direction(Vector3::UnitX()), y = direction(Vector3::UnitY()), z = direction(Vector3::UnitZ());
            const osg::Vec4 color(joint.driven ? osg::Vec3(palette.drive.x(), palette.drive.y(), palette.drive.z()) : palette.mark, 0.95f);
            const double axis = 0.9 * size, radius = 0.3 * size;
            const auto line = [&](const osg::Vec3d& along, bool head) { arrow(at, along, true, kFine, head, color); };
            switch (joint.kind) {
            case JointKind::revolute:
            case JointKind::gear:
                ring(at, x, y, radius, color);
                if (!bodies.frame().planar()) arrow(at - z * axis, z * (2.0 * axis), true, kFine, false, color);
                break;
            case JointKind::screw:
            case JointKind::cylindrical:
                ring(at, x, y, radius, color);
                line(z * axis, true);
                line(z * -axis, true);
                break;
            case JointKind::prismatic:
                line(z * axis, true);
                line(z * -axis, true);
                ring(at, x, y, 0.7 * radius, color, 4);
                break;
            case JointKind::ball:
                ring(at, x, y, radius, color);
                if (!bodies.frame().planar()) {
                    ring(at, y, z, radius, color);
                    ring(at, z, x, radius, color);
                }
                break;
            case JointKind::fixed:
                for (const osg::Vec3d& v : {x, y, z}) arrow(at - v * radius, v * (2.0 * radius), true, kFine, false, color);
                break;
            case JointKind::distance:
            case JointKind::relation: break;
            case JointKind::planar:
                ring(at, x, y, axis, color, 4);
                line(z * (0.5 * axis), true);
                break;
            case JointKind::twist: line(z * axis, true); break;
            }
            // Two ends: a rod, a rope, or the drift between what should coincide.
            if ((other - at).length() > 1e-9) arrow(at, other - at, true, kFine, false, color);
            dot(at, 3.4f, false, color);
            if (joint.kind == JointKind::distance) dot(other, 3.4f, false, color);
        }
    }

    void frameMarks(const BodyScene& bodies) {
        for (std::size_t k = 0; k < bodies.size(); ++k) {
            const double size = bodies.sizeOf(k);
            if (!(size > 0.0)) continue;
            const Pose& pose = bodies.pose(k);
            const osg::Vec3d at = bodies.markPoint(pose.position);
            for (int axis = 0; axis < 3; ++axis) {
                if (axis == 2 && bodies.frame().planar()) break;
                arrow(at, bodies.frame().point(pose.rotation * Vector3::Unit(axis)) * (0.85 * size), true, 2.0f, true,
                      osg::Vec4(palette.axes[static_cast<std::size_t>(axis)], 0.95f));
            }
        }
    }
};

BodyMarks::BodyMarks() : impl_(std::make_unique<Impl>()) {}
BodyMarks::~BodyMarks() = default;

bool BodyMarks::isShown() const { return impl_->root->getNodeMask() != 0u; }

void BodyMarks::leaveOut(const HiddenParts* hidden, const SceneCamera& camera) {
    for (Batch* batch : {&impl_->arrows, &impl_->dots}) { // what lies inside of bodies shines through
        if (!hidden) {
            if (batch->chosen) batch->choose([](const Batch::Mark&) { return true; });
            continue;
        }
        batch->choose([&](const Batch::Mark& mark) {
            // Ball by ball along it: one about all of it would be seen through every gap beside it.
            const auto size = static_cast<float>(camera.pixelSize(osg::Vec3d(mark.foot)));
            const osg::Vec3f along = mark.inMetres ? mark.along : mark.along * size;
            const float length = along.length(), ball = mark.pixels * size;
            const int pieces = std::clamp(static_cast<int>(std::ceil(0.5f * length / ball)), 1, kPieces);
            const float around = ball + 0.5f * length / static_cast<float>(pieces);
            for (int k = 0; k < pieces; ++k)
                if (!hidden->hides(mark.foot + along * ((static_cast<float>(k) + 0.5f) / static_cast<float>(pieces)), around)) return true;
            return false;
        });
    }
}

osg::BoundingBox BodyMarks::bounds() const {
    osg::BoundingBox box;
    if (!isShown()) return box;
    for (const Batch* batch : {&impl_->arrows, &impl_->dots, &impl_->cones, &impl_->innerArrows, &impl_->innerDots})
        for (const Batch::Mark& mark : batch->marks) {
            box.expandBy(mark.foot);
            if (mark.inMetres) box.expandBy(mark.foot + mark.along);
        }
    return box;
}

double BodyMarks::reach() const {
    float most = 0.0f;
    for (const Batch* batch : {&impl_->arrows, &impl_->dots, &impl_->cones, &impl_->innerArrows, &impl_->innerDots})
        for (const Batch::Mark& mark : batch->marks) most = std::max(most, mark.pixels + (mark.inMetres ? 0.0f : mark.along.length()));
    return static_cast<double>(most);
}
osg::Node* BodyMarks::node() { return impl_->root; }

void BodyMarks::setPalette(const Palette& palette) {
    impl_->palette = palette;
    impl_->root->getStateSet()->getUniform("rimColor")->set(palette.rim);
}

void BodyMarks::setScale(float scale) { impl_->root->getStateSet()->getUniform("markScale")->set(scale); }

const MarkOptions& BodyMarks::options() const { return impl_->options; }
void BodyMarks::setOptions(const MarkOptions& options) { impl_->options = options; }
void BodyMarks::setChosen(std::vector<int> bodies) {
    std::sort(bodies.begin(), bodies.end());
    impl_->chosen = std::move(bodies);
}

void BodyMarks::setChosenJoints(std::vector<std::string> names) {
    std::sort(names.begin(), names.end());
    impl_->chosenJoints = std::move(names);
}

void BodyMarks::setJoints(std::vector<JointMark> joints) { impl_->joints = std::move(joints); }
const std::vector<JointMark>& BodyMarks::joints() const { return impl_->joints; }
const std::vector<FrameContact>& BodyMarks::contacts() const { return impl_->contacts; }

void BodyMarks::clear() {
    impl_->contacts.clear();
    impl_->glyphs.clear();
    impl_->greatest = 0.0;
    impl_->time = 0.0;
}

void BodyMarks::setContacts(std::span<const FrameContact> contacts, double time, double window) {
    Impl& d = *impl_;
    if (time < d.time) d.glyphs.clear();
    d.time = time;
    d.window = window;
    d.contacts.assign(contacts.begin(), contacts.end());
    std::stable_sort(d.contacts.begin(), d.contacts.end(), [](const FrameContact& a, const FrameContact& b) { return keyOf(a) < keyOf(b); });
    // What still pushes is as new; what has ended stays until it has faded.
    d.merged.clear();
    auto old = d.glyphs.begin();
    const auto keep = [&](const Glyph& g) {
        if (time - g.time < window) d.merged.push_back(g);
    };
    for (const FrameContact& c : d.contacts) {
        const double p = strength(c);
        if (!(p > 0.0)) continue;
        d.greatest = std::max(d.greatest, p);
        for (; old != d.glyphs.end() && keyOf(old->contact) < keyOf(c); ++old) keep(*old);
        double since = time;
        for (; old != d.glyphs.end() && keyOf(old->contact) == keyOf(c); ++old) since = std::min(since, old->since);
        d.merged.push_back({c, time, since});
    }
    for (; old != d.glyphs.end(); ++old) keep(*old);
    std::swap(d.glyphs, d.merged);
}

void BodyMarks::setPull(const std::optional<std::pair<Vector3, Vector3>>& line) { impl_->pull = line; }

bool BodyMarks::update(const BodyScene& bodies) {
    Impl& d = *impl_;
    for (Batch* batch : {&d.arrows, &d.dots, &d.cones, &d.innerArrows, &d.innerDots}) batch->begin();
    d.contactMarks(bodies);
    d.within = true;
    if (d.options.joints || !d.chosen.empty() || !d.chosenJoints.empty()) d.jointMarks(bodies);
    if (d.options.frames) d.frameMarks(bodies);
    d.within = false;
    if (d.pull) {
        const osg::Vec3d from = bodies.markPoint(d.pull->first), to = bodies.markPoint(d.pull->second);
        d.arrow(from, to - from, true, 2.4f, true, d.palette.accent);
        d.dot(from, 4.5f, false, d.palette.accent);
    }
    const bool any = d.arrows.count + d.dots.count + d.cones.count + d.innerArrows.count + d.innerDots.count > 0;
    if (!any && !d.drawn) return false;
    d.drawn = any;
    d.root->setNodeMask(any ? kDrawn : 0u);
    for (Batch* batch : {&d.arrows, &d.dots, &d.cones, &d.innerArrows, &d.innerDots}) batch->end();
    return true;
}

int BodyMarks::contactAt(const SceneCamera& camera, const BodyScene& bodies, double x, double y) const {
    const Impl& d = *impl_;
    if (!d.options.points && !d.options.normals && !d.options.impulses && !d.options.cones) return -1;
    int best = -1;
    double nearest = 7.0; // pixels
    for (std::size_t k = 0; k < d.contacts.size(); ++k) {
        const FrameContact& c = d.contacts[k];
        const double p = strength(c);
        if (!(p > 0.0) && !d.options.points && !d.options.normals) continue;
        const osg::Vec3d at = bodies.markPoint(Vector3(c.point[0], c.point[1], c.point[2]));
        const osg::Vec2d foot = camera.toScreen(at);
        osg::Vec2d tip = foot;
        if (p > 0.0 && (d.options.impulses || d.options.cones))
            tip = camera.toScreen(at + Impl::viewed(bodies, c.percussion, Impl::sign(c, bodies) * d.pixels(p) / p) * camera.pixelSize(at));
        const osg::Vec2d along = tip - foot, to = osg::Vec2d(x, y) - foot;
        const double t = along.length2() > 0.0 ? std::clamp((to * along) / along.length2(), 0.0, 1.0) : 0.0;
        const double away = (to - along * t).length() + (t > 0.0 ? 1.0 : 0.0); // points before arrows
        if (!(away < nearest)) continue;
        nearest = away;
        best = static_cast<int>(k);
    }
    return best;
}

std::size_t BodyMarks::pointCount() const { return impl_->dots.count + impl_->innerDots.count; }
std::size_t BodyMarks::arrowCount() const { return impl_->arrows.count + impl_->innerArrows.count; }
std::size_t BodyMarks::drawnCount() const { return impl_->arrows.left + impl_->dots.left + impl_->innerArrows.left + impl_->innerDots.left; }
std::size_t BodyMarks::coneCount() const { return impl_->cones.count; }

} // namespace saltus::ui::scene

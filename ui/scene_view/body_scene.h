// SPDX-License-Identifier: GPL-3.0-or-later
// Rigid bodies as an OSG graph: built from shapes, moved by poses. All bodies of small meshes are one array that is
// turned here (one draw call), round ones are ray-cast spheres, large meshes have a node each. Knows no Qt widgets, no
// recording. Planar worlds (motion in x and y) are shown standing: x to the right, y up, slabs between two walls of air.
#pragma once

#include "core/collision/shape.h"
#include "ui/scene_view/solid_mesh.h"

#include <osg/BoundingBox>
#include <osg/Group>
#include <osg/Vec3>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace saltus::ui::scene {

struct Palette;
class HiddenParts;

struct BodyPart {
    collision::Shape shape;
    collision::Pose in_body;
    std::uint32_t material = 0;       // chooses one of the palette's colours
    std::optional<osg::Vec3> colour{}; // what the scene says, 0..1
    float gloss = 0.22f;               // 0 matte to 1
};
struct BodySpec {
    std::string name;
    std::vector<BodyPart> parts;
    bool fixed = false;
    collision::Pose start;
};

// How bodies stand in the view's world (Z up). Both ways for points, directions and poses.
class ViewFrame {
public:
    explicit ViewFrame(bool planar = false) : planar_(planar) {}
    bool planar() const { return planar_; }
    osg::Vec3d point(const collision::Vector3& p) const { return planar_ ? osg::Vec3d(p.x(), -p.z(), p.y()) : osg::Vec3d(p.x(), p.y(), p.z()); }
    collision::Vector3 world(const osg::Vec3d& p) const {
        return planar_ ? collision::Vector3(p.x(), p.z(), -p.y()) : collision::Vector3(p.x(), p.y(), p.z());
    }
    collision::Pose pose(const collision::Pose& body) const;

private:
    bool planar_;
};

struct BodyHit {
    int body = -1;          // index, -1: nothing
    double fraction = 2.0;  // of the ray
    osg::Vec3d at;          // in the view
    collision::Vector3 local = collision::Vector3::Zero(); // in the body's frame
};

class BodyScene {
public:
    BodyScene();
    ~BodyScene();
    BodyScene(BodyScene&&) noexcept;
    BodyScene& operator=(BodyScene&&) noexcept;

    osg::Node* node(); // under SceneGraph's bodies: drawn, throws shadows

    // On any thread, as long as nobody else knows of it.
    void build(std::vector<BodySpec> bodies, bool planar);
    void clear() { build({}, false); }
    bool isEmpty() const;
    std::size_t size() const;
    const BodySpec& spec(std::size_t body) const;
    const ViewFrame& frame() const;

    // One pose a body (of its own frame, in the world); true when something moved. A pose that is not finite is not
    // taken. Allocates nothing.
    bool place(std::span<const collision::Pose> poses);
    bool place(std::span<const std::size_t> bodies, std::span<const collision::Pose> poses); // only these; true when there are some
    double wayTo(std::size_t body, const collision::Pose& pose) const; // m, that no point of it goes further; 0 too where the pose is no number
    const collision::Pose& pose(std::size_t body) const;
    // Nearest bodies first, as seen against `back` (unit, towards the eye): what they hide is then not shaded. Of very many, those
    // that are wholly hidden are left out (hidden_parts.h), of the picture and of the shadow map each by itself.
    void order(const osg::Vec3d& back);
    bool isMany() const;
    void tell(HiddenParts& hidden) const;
    void show(const HiddenParts& hidden, double pixels); // of the width
    void cast(const HiddenParts& hidden, double pixels);
    void setPalette(const Palette& palette);
    void setMultisampled(bool on);
    void setFine(bool on);
    // Island and sleep of every body as its colour; both empty: materials again.
    bool setIslands(std::span<const std::uint32_t> islands, std::span<const unsigned char> asleep); // true: other colours

    BodyHit pick(const osg::Vec3d& start, const osg::Vec3d& end) const; // in the view; grounds are not picked
    // Of the silhouettes, moves with the bodies; null when there is nothing but grounds. The last one given moves, no other.
    osg::ref_ptr<osg::Node> outline(std::span<const int> bodies);
    // Of very many outlined bodies those that are wholly hidden by others of them are left out: the silhouette of all is the same.
    bool outlinesMany() const;
    void tellOutlined(HiddenParts& hidden) const;
    void showOutlined(const HiddenParts& hidden);
    // By body, 1: not drawn, not picked, not framed; empty: all are shown.
    void setHidden(std::span<const unsigned char> hidden);
    bool isHidden(std::size_t body) const;

    osg::BoundingBox bounds() const;                   // of the bodies but not of half-spaces; invalid when there are none
    osg::BoundingBox boundsOf(std::size_t body) const; // of a half-space: invalid
    double sizeOf(std::size_t body) const;             // m, radius about its origin
    double typicalSize() const;                        // m, the median of the moving bodies
    double slabHalf() const;                           // m, half of the thickness of planar bodies; 0 in space
    // Where marks of this point stand: in planar worlds on the slabs' front.
    osg::Vec3d markPoint(const collision::Vector3& p) const { return frame().point(p) - osg::Vec3d(0.0, slabHalf(), 0.0); }
    bool hasSlopes() const;                            // grounds that are drawn: planes without an end
    std::optional<double> ground() const;              // height of a level half-space, which the grid stands for
    // Every part that is drawn, as triangles, with its place in the body's frame and its colour; body by body. Left out: hidden
    // bodies, and the level ground that the grid stands for.
    struct DrawnPart {
        std::size_t body;
        const SolidMesh& mesh;
        collision::Pose in_body;
        osg::Vec3 colour;
        std::uint32_t number; // parts of one number and radius have the same mesh
        double radius;        // of balls, m
    };
    void eachPart(const std::function<void(const DrawnPart&)>& visit) const;
    // As drawn, in the body's frame (view orientation for planar ones), for tests and picking.
    std::size_t vertexCount() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::ui::scene

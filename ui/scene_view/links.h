// SPDX-License-Identifier: GPL-3.0-or-later
// Rods, ropes, struts, springs and dampers between bodies, or between a body and the world: thin solids in one array, written anew as
// the bodies move. A rope hangs slack by as much as it is longer than the way between its ends. What is shorter than the
// bodies are large, the play of a pin in its hole, is no rope that one would see, and is left out.
#pragma once

#include "ui/scene_view/body_scene.h"
#include "ui/scene_view/joint_mark.h"
#include "ui/scene_view/surface.h"

#include <osg/BoundingBox>
#include <osg/Matrixd>
#include <osg/Node>
#include <osg/Vec3d>

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace saltus::ui::scene {

struct LinkHit {
    int link = -1;         // index, -1: nothing
    double fraction = 2.0; // of the ray
    osg::Vec3d at;
};

// More than what is drawn counts as hit: threads are thin. Half a width, m, where the ray begins and where it ends.
struct PickWidth {
    double begin = 0.0, end = 0.0;
};

// For other programs: triangles along Z, from 0 on, and where they stand, scaled along Z, then turned, then moved.
struct LinkMeshes {
    struct Mesh {
        std::size_t link = 0;
        Triangles triangles;
        osg::Vec3 colour;
    };
    struct Piece {
        std::size_t mesh = 0;
        osg::Matrixd place;
    };
    std::vector<Mesh> meshes;
    std::vector<Piece> pieces;
};

class Links {
public:
    Links();
    ~Links();

    osg::Node* node(); // under SceneGraph's bodies: drawn, throws shadows
    void setPalette(const Palette& palette);
    void setGround(double height); // m, below which no rope hangs; -infinity: none
    void build(const std::vector<JointMark>& joints, const BodyScene& bodies);
    // As the bodies stand. Boxes of what changed, before and after, go to `touch`.
    bool place(const BodyScene& bodies, const std::function<void(const osg::BoundingBox&)>& touch);

    std::size_t size() const; // that are drawn unless a body of theirs is hidden
    osg::BoundingBox bounds() const;
    // The middle line of a link as it hangs, from its end on body a to its other end; in the view.
    const std::vector<osg::Vec3d>& way(std::size_t link) const;
    const JointMark& joint(std::size_t link) const;
    osg::BoundingBox boundsOf(std::size_t link) const;
    LinkHit pick(const osg::Vec3d& start, const osg::Vec3d& end, const PickWidth& width) const; // of those that are drawn
    osg::ref_ptr<osg::Node> outline(std::span<const std::size_t> links) const; // moves with them, until build()
    LinkMeshes meshes() const; // of those that are drawn, as they hang
    std::vector<osg::Matrixd> places(const BodyScene& bodies, std::span<const collision::Pose> poses) const; // of its pieces, with the bodies there

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::ui::scene

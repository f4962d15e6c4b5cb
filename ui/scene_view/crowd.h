// SPDX-License-Identifier: GPL-3.0-or-later
// Many small meshes in one array, turned by the processor: one call draws them all.
#pragma once

#include "core/collision/shape.h"
#include "ui/scene_view/hidden_parts.h"
#include "ui/scene_view/solid_mesh.h"

#include <osg/Array>
#include <osg/Geode>
#include <osg/Geometry>
#include <osg/Vec3>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace saltus::ui::scene {

// For solidProgram() (shaders.h).
osg::ref_ptr<osg::Geometry> solidGeometry(osg::Vec3Array* points, osg::Vec3Array* normals, osg::Vec4Array* edges,
                                          osg::FloatArray* blocked, osg::DrawElementsUInt* triangles);

class Crowd {
public:
    Crowd();
    osg::Geode* node() { return node_; }
    void clear();
    std::size_t add(const SolidMesh& mesh, std::uint32_t number); // first vertex, the part's name below
    void bind(const std::function<const SolidMesh*(std::uint32_t)>& meshOf); // once the meshes stay where they are
    void set(std::size_t first, const SolidMesh& mesh, const collision::Pose& pose);
    void collapse(std::size_t first, std::size_t count); // into one point: nothing is drawn of it
    void paint(std::size_t first, std::size_t count, const osg::Vec3& color, float gloss);
    void commitAll(); // after a build
    bool moved() const { return moved_; }
    void commit();    // after any number of set()
    std::size_t vertexCount() const { return points_->size(); }
    // These parts alone, drawn once more from the same vertices: they move with the others.
    osg::ref_ptr<osg::Geometry> again(std::span<const std::size_t> firsts);
    // Of the last of them, where they are many, those that others of them do not hide: all of them cover the same of the picture.
    bool isManyAgain() const { return again_.size() >= HiddenParts::kMany; }
    void tellAgain(HiddenParts& hidden) const;
    void showAgain(const HiddenParts& hidden);

    void order(const osg::Vec3f& back); // nearest first, as seen against it
    bool isMany() const;
    void tell(HiddenParts& hidden) const;
    void show(const HiddenParts& hidden); // of many those that are not hidden, nearest first
    void cast(const HiddenParts& hidden);

private:
    struct Entry {
        std::size_t first;
        const SolidMesh* mesh; // null: not bound, not ordered
        std::uint32_t number;
        osg::Vec3f centre;
        HiddenParts::Box box; // of the mesh as it is turned
        bool there;            // not collapsed
    };
    Entry& entryAt(std::size_t first);
    void tell(HiddenParts& hidden, std::size_t entry) const;
    void choose(const HiddenParts& hidden);
    void fill(osg::DrawElementsUInt& triangles, std::span<const unsigned> chosen);

    osg::ref_ptr<osg::Vec3Array> points_, normals_;
    osg::ref_ptr<osg::Vec4Array> edges_;
    osg::ref_ptr<osg::FloatArray> blocked_;
    osg::ref_ptr<osg::Vec4ubArray> colors_;
    osg::ref_ptr<osg::DrawElementsUInt> triangles_, castTriangles_;
    osg::ref_ptr<osg::Geometry> geometry_, casting_; // two selections of one set of vertices
    osg::ref_ptr<osg::Geode> node_;
    bool moved_ = false;
    std::vector<Entry> entries_; // by first, rising
    std::vector<std::pair<float, unsigned>> nearness_;
    std::vector<unsigned> chosen_;
    std::vector<unsigned> again_; // drawn once more
    osg::ref_ptr<osg::DrawElementsUInt> againTriangles_;
    osg::Vec3f ordered_; // direction of the last order; 0: none
};

} // namespace saltus::ui::scene

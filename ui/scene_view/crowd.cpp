// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/crowd.h"

#include "ui/scene_view/color_bytes.h"
#include "ui/scene_view/scene_graph.h"

#include <algorithm>

namespace saltus::ui::scene {

namespace {

constexpr std::size_t kOrdered = 24; // parts from which on the order of drawing matters

} // namespace

osg::ref_ptr<osg::Geometry> solidGeometry(osg::Vec3Array* points, osg::Vec3Array* normals, osg::Vec4Array* edges,
                                          osg::FloatArray* blocked, osg::DrawElementsUInt* triangles) {
    osg::ref_ptr<osg::Geometry> geometry = new osg::Geometry;
    geometry->setUseVertexBufferObjects(true);
    geometry->setUseDisplayList(false);
    geometry->setVertexArray(points);
    geometry->setNormalArray(normals, osg::Array::BIND_PER_VERTEX);
    geometry->setTexCoordArray(0, edges);
    if (blocked) geometry->setTexCoordArray(1, blocked);
    geometry->addPrimitiveSet(triangles);
    return geometry;
}

Crowd::Crowd()
    : points_(new osg::Vec3Array), normals_(new osg::Vec3Array), edges_(new osg::Vec4Array), blocked_(new osg::FloatArray), colors_(new osg::Vec4ubArray),
      triangles_(new osg::DrawElementsUInt(GL_TRIANGLES)), castTriangles_(new osg::DrawElementsUInt(GL_TRIANGLES)), node_(new osg::Geode) {
    colors_->setNormalize(true);
    geometry_ = solidGeometry(points_, normals_, edges_, blocked_, triangles_);
    casting_ = solidGeometry(points_, normals_, edges_, blocked_, castTriangles_);
    for (osg::Geometry* one : {geometry_.get(), casting_.get()}) {
        one->setColorArray(colors_, osg::Array::BIND_PER_VERTEX);
        one->setDataVariance(osg::Object::DYNAMIC);
        one->setNodeMask(one == geometry_ ? kDrawn : kCasts);
        node_->addDrawable(one);
    }
    node_->setNodeMask(0u);
}

std::size_t Crowd::add(const SolidMesh& mesh, std::uint32_t number) {
    const std::size_t first = points_->size();
    entries_.push_back({first, nullptr, number, {}, {}, true});
    points_->insert(points_->end(), mesh.points.begin(), mesh.points.end());
    normals_->insert(normals_->end(), mesh.normals.begin(), mesh.normals.end());
    edges_->insert(edges_->end(), mesh.edges.begin(), mesh.edges.end());
    blocked_->insert(blocked_->end(), mesh.blocked.begin(), mesh.blocked.end());
    blocked_->resize(points_->size(), 0.0f);
    colors_->resize(points_->size(), osg::Vec4ub(255, 255, 255, 255));
    for (const std::uint32_t i : mesh.triangles) {
        triangles_->push_back(static_cast<unsigned>(first) + i);
        castTriangles_->push_back(static_cast<unsigned>(first) + i);
    }
    return first;
}

void Crowd::bind(const std::function<const SolidMesh*(std::uint32_t)>& meshOf) {
    for (Entry& e : entries_) e.mesh = meshOf(e.number);
}

Crowd::Entry& Crowd::entryAt(std::size_t first) {
    return *std::lower_bound(entries_.begin(), entries_.end(), first, [](const Entry& e, std::size_t at) { return e.first < at; });
}

void Crowd::set(std::size_t first, const SolidMesh& mesh, const collision::Pose& pose) {
    const Eigen::Matrix3f r = pose.rotation.toRotationMatrix().cast<float>();
    const Eigen::Vector3f t = pose.position.cast<float>();
    osg::Vec3f* p = &(*points_)[first];
    osg::Vec3f* n = &(*normals_)[first];
    for (std::size_t i = 0; i < mesh.points.size(); ++i) {
        const osg::Vec3f a = mesh.points[i], b = mesh.normals[i];
        p[i].set(r(0, 0) * a.x() + r(0, 1) * a.y() + r(0, 2) * a.z() + t.x(), r(1, 0) * a.x() + r(1, 1) * a.y() + r(1, 2) * a.z() + t.y(),
                 r(2, 0) * a.x() + r(2, 1) * a.y() + r(2, 2) * a.z() + t.z());
        n[i].set(r(0, 0) * b.x() + r(0, 1) * b.y() + r(0, 2) * b.z(), r(1, 0) * b.x() + r(1, 1) * b.y() + r(1, 2) * b.z(),
                 r(2, 0) * b.x() + r(2, 1) * b.y() + r(2, 2) * b.z());
    }
    Entry& entry = entryAt(first);
    entry.centre.set(t.x(), t.y(), t.z());
    for (int k = 0; k < 3; ++k) { // about the origin, which is the middle of a box
        const float half = std::max(-mesh.box._min[k], mesh.box._max[k]);
        entry.box.axes[k].set(r(0, k) * half, r(1, k) * half, r(2, k) * half);
    }
    entry.box.filled = mesh.filled;
    entry.there = true;
    moved_ = true;
}

void Crowd::collapse(std::size_t first, std::size_t count) {
    std::fill_n(points_->begin() + static_cast<std::ptrdiff_t>(first), count, osg::Vec3());
    entryAt(first).there = false;
    moved_ = true;
}

void Crowd::paint(std::size_t first, std::size_t count, const osg::Vec3& color, float gloss) {
    std::fill_n(colors_->begin() + static_cast<std::ptrdiff_t>(first), count, bytes(color, gloss));
    colors_->dirty();
}

void Crowd::clear() {
    points_->clear();
    normals_->clear();
    edges_->clear();
    blocked_->clear();
    colors_->clear();
    triangles_->clear();
    castTriangles_->clear();
    entries_.clear();
    again_.clear();
    againTriangles_ = nullptr;
    ordered_.set(0.0f, 0.0f, 0.0f);
}

void Crowd::fill(osg::DrawElementsUInt& triangles, std::span<const unsigned> chosen) {
    std::size_t count = 0;
    for (const unsigned k : chosen) count += entries_[k].mesh->triangles.size();
    triangles.resize(count);
    std::size_t at = 0;
    for (const unsigned k : chosen)
        for (const std::uint32_t i : entries_[k].mesh->triangles) triangles[at++] = static_cast<unsigned>(entries_[k].first) + i;
    triangles.dirty();
}

osg::ref_ptr<osg::Geometry> Crowd::again(std::span<const std::size_t> firsts) {
    again_.clear();
    again_.reserve(firsts.size());
    for (const std::size_t first : firsts) again_.push_back(static_cast<unsigned>(&entryAt(first) - entries_.data()));
    againTriangles_ = new osg::DrawElementsUInt(GL_TRIANGLES);
    fill(*againTriangles_, again_);
    osg::ref_ptr<osg::Geometry> geometry = solidGeometry(points_, normals_, edges_, blocked_, againTriangles_);
    geometry->setColorArray(colors_, osg::Array::BIND_PER_VERTEX);
    geometry->setDataVariance(osg::Object::DYNAMIC);
    geometry->setNodeMask(kDrawn);
    return geometry;
}

void Crowd::order(const osg::Vec3f& back) {
    if (entries_.size() < kOrdered || isMany() || (back - ordered_).length() < 0.02f) return;
    nearness_.clear();
    for (std::size_t k = 0; k < entries_.size(); ++k) // one vertex stands for all of a small mesh
        nearness_.emplace_back(-((*points_)[entries_[k].first] * back), static_cast<unsigned>(k));
    std::sort(nearness_.begin(), nearness_.end());
    chosen_.clear();
    for (const auto& [near, k] : nearness_) chosen_.push_back(k);
    fill(*triangles_, chosen_);
    ordered_ = back;
}

bool Crowd::isMany() const { return entries_.size() >= HiddenParts::kMany && entries_.front().mesh; }

void Crowd::tell(HiddenParts& hidden, std::size_t entry) const {
    if (const Entry& e = entries_[entry]; e.there && e.mesh) hidden.tell(HiddenParts::Owner::solids, static_cast<std::uint32_t>(entry), e.centre, e.mesh->within, e.mesh->reach, e.box);
}

void Crowd::tell(HiddenParts& hidden) const {
    for (std::size_t k = 0; k < entries_.size(); ++k) tell(hidden, k);
}

void Crowd::tellAgain(HiddenParts& hidden) const {
    for (const unsigned k : again_) tell(hidden, k);
}

void Crowd::showAgain(const HiddenParts& hidden) {
    choose(hidden);
    fill(*againTriangles_, chosen_);
}

void Crowd::choose(const HiddenParts& hidden) {
    chosen_.clear();
    for (const HiddenParts::Part& part : hidden.found())
        if (part.owner == HiddenParts::Owner::solids) chosen_.push_back(part.number);
}

void Crowd::show(const HiddenParts& hidden) {
    if (!isMany()) return;
    choose(hidden);
    fill(*triangles_, chosen_);
}

void Crowd::cast(const HiddenParts& hidden) {
    if (!isMany()) return;
    choose(hidden);
    fill(*castTriangles_, chosen_);
}

void Crowd::commitAll() {
    edges_->dirty();
    blocked_->dirty();
    colors_->dirty();
    triangles_->dirty();
    castTriangles_->dirty();
    node_->setNodeMask(points_->empty() ? 0u : kDrawn | kCasts);
    commit();
}

void Crowd::commit() {
    points_->dirty();
    normals_->dirty();
    moved_ = false;
    ordered_.set(0.0f, 0.0f, 0.0f);
}

} // namespace saltus::ui::scene

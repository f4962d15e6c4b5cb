// SPDX-License-Identifier: GPL-3.0-or-later
// The rigid bodies of a model for the view: shapes, joints and laws at given parameters, poses from one recorded row.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/simulation/body_input.h"
#include "core/simulation/catalogue.h"
#include "ui/scene_view/body_marks.h"
#include "ui/scene_view/body_scene.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace saltus::ui::scene {

class BodySource {
public:
    // A model without bodies gives an empty one. Errors: values that are no numbers, files that cannot be read.
    static Result<BodySource> create(const model::Model& model, const Catalogue& catalogue, std::span<const double> parameters);

    // Of bodies that are made already, shared until they follow().
    static BodySource of(const model::Model& model, const Catalogue& catalogue, std::shared_ptr<const simulation::BodyScene> scene);

    // The same bodies with the signals of another run.
    void bind(const Catalogue& catalogue);
    // The bodies named by authoring::only_moved() stand as `after` says. False: one is fixed, and what is drawn differs.
    bool follow(const model::Model& before, const model::Model& after, std::span<const std::size_t> moved);

    bool isEmpty() const { return input().bodies.empty(); }
    bool planar() const { return planar_; }
    bool isLoose() const; // all may move and nothing joins them: without a ground they fall through the grid that is drawn
    std::size_t size() const { return input().bodies.size(); }
    const std::string& name(std::size_t body) const { return names_->bodies[body]; }
    int find(std::string_view body) const; // -1: no such body
    std::vector<std::size_t> named(std::string_view name) const; // that body, or all copies of the block of this name
    // Name and numbers of the law that FrameContact::law names; null beyond the list.
    const std::string* lawName(std::uint32_t law) const;
    const rigid::Law* law(std::uint32_t law) const;

    std::vector<BodySpec> bodies() const;
    std::vector<JointMark> joints() const;
    // The same bodies at other parameters look the same (they may stand elsewhere).
    bool looksLike(const BodySource& other) const;
    // Where the bodies stand at the start.
    void startPoses(std::span<collision::Pose> out) const;
    // Allocates nothing. A pose that is not recorded is not finite.
    void poses(std::span<const double> row, std::span<collision::Pose> out) const;
    bool lacksPoses() const { return lacksPoses_; } // of something that moves: it is drawn where it starts
    // Columns of a body's position, for trails; -1 where not recorded.
    std::array<int, 3> positionColumns(std::size_t body) const;

private:
    const rigid::Input& input() const { return scene_->input; }
    std::shared_ptr<const simulation::BodyScene> scene_ = std::make_shared<const simulation::BodyScene>();
    std::shared_ptr<simulation::BodyScene> own_; // scene_, of which nobody else knows; null: shared
    std::shared_ptr<const simulation::BodyNames> names_{scene_, &scene_->names}; // where they stay, whatever follows
    std::unordered_map<std::string_view, int> index_; // of names_; only looked up
    std::vector<std::optional<osg::Vec3>> colours_; // by material; 0 is none
    std::vector<float> gloss_;                      // by material
    bool lacksPoses_ = false;
    std::vector<int> columns_;                      // 7 (planar 3) a body
    bool planar_ = false;
};

} // namespace saltus::ui::scene

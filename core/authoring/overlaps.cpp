// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/overlaps.h"

#include "core/authoring/name_index.h"
#include "core/authoring/stage.h"
#include "core/base/going_on.h"
#include "core/collision/detector.h"
#include "core/model/parameter_numbers.h"
#include "core/simulation/body_input.h"

#include <algorithm>
#include <limits>

namespace saltus::authoring {

namespace {

constexpr std::size_t kMostPairs = 200'000; // a world refuses more than that, or 100 a body
constexpr double kRounding = 1e-7; // of the smaller shape's least edge: links flush with each other only touch

double least_edge(const collision::Shape& shape) {
    double least = std::numeric_limits<double>::infinity();
    for (int k = 0; k < 3 && !is_ground(shape); ++k)
        if (const double edge = reach_along(shape, {}, Vector3::Unit(k)) + reach_along(shape, {}, -Vector3::Unit(k)); edge > 0.0) least = std::min(least, edge);
    return least;
}

} // namespace

Result<std::vector<std::pair<std::string, std::string>>, Errors> overlapping_bodies(const model::Model& model) {
    std::vector<std::pair<std::string, std::string>> names;
    if (model.bodies.empty()) return names;
    const auto values = model::parameter_numbers(model);
    if (!values) return Unexpected(Errors{values.error()});
    auto scene = simulation::body_scene(model, *values);
    if (!scene) return Unexpected(std::move(scene).error());
    const rigid::Input& input = scene->input;
    collision::Detector detector(model.world.planar);
    for (const rigid::PartInput& part : input.parts) {
        ask_to_go_on();
        detector.add_shape(part.body, part.shape, part.in_body, input.bodies[part.body].fixed);
    }
    for (const auto& [a, b] : input.no_contact) detector.ignore_pair(a, b);
    std::vector<Pose> poses;
    for (const rigid::BodyInput& body : input.bodies) poses.push_back(body.pose);
    ask_to_go_on();
    const std::vector<double> reach(poses.size(), 0.0);
    if (const std::size_t near = detector.pairs(poses, reach).size(); near > std::max(kMostPairs, 100 * poses.size()))
        return Unexpected(Errors{{ErrorKind::input, std::to_string(near) + " pairs of shapes stand in each other at the start", "move the bodies apart", {}}});
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
    for (const collision::Contact& contact : detector.detect(poses, reach))
        if (-contact.gap > kRounding * std::min(least_edge(input.parts[contact.shape_a].shape), least_edge(input.parts[contact.shape_b].shape)))
            pairs.emplace_back(std::minmax(contact.body_a, contact.body_b));
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    for (const auto& [a, b] : pairs) names.emplace_back(input.bodies[a].name, input.bodies[b].name);
    return names;
}

model::Edit let_pass(const model::Model& model, std::string_view a, std::string_view b, bool pass) {
    model::Edit edit;
    for (std::size_t i = 0; i < model.bodies.size(); ++i) {
        const bool first = model.bodies[i].name == base_of(a);
        if (!first && (pass || model.bodies[i].name != base_of(b))) continue;
        model::Body body = model.bodies[i];
        const std::string_view other = first ? b : a;
        if (!pass) std::erase_if(body.passes, [&](const std::string& name) { return base_of(name) == base_of(other); });
        else if (std::find(body.passes.begin(), body.passes.end(), other) == body.passes.end()) body.passes.emplace_back(other);
        if (!(body == model.bodies[i])) edit.push_back(model::Replace{i, std::move(body)});
    }
    return edit;
}

} // namespace saltus::authoring

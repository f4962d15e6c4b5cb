// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/scene_bodies.h"

#include "core/authoring/stage.h"
#include "core/model/parameter_numbers.h"
#include "core/simulation/body_input.h"

#include <algorithm>
#include <utility>

namespace saltus::ui {

SceneBodies::Made SceneBodies::make(std::shared_ptr<const model::Model> model, std::vector<double> parameters) {
    auto scene = simulation::body_scene(*model, parameters);
    Bodies bodies = scene ? Bodies(std::make_shared<const simulation::BodyScene>(std::move(*scene))) : Bodies(Unexpected(std::move(scene.error())));
    return {std::move(model), std::move(parameters), std::move(bodies), nullptr};
}

std::optional<SceneBodies::Made> SceneBodies::make(std::shared_ptr<const model::Model> model) {
    auto values = model::parameter_numbers(*model);
    if (!values) return std::nullopt;
    return make(std::move(model), std::move(*values));
}

const SceneBodies::Bodies& SceneBodies::of(std::shared_ptr<const model::Model> model, std::uint64_t revision, std::span<const double> parameters) {
    const bool same = made_ && std::ranges::equal(made_->parameters, parameters);
    if (same && revision_ == revision) return made_->bodies;
    const auto moved = same && made_->bodies ? authoring::only_moved(*made_->model, *model) : std::nullopt;
    if (moved) {
        auto scene = std::make_shared<simulation::BodyScene>(**made_->bodies);
        authoring::follow(scene->input, *made_->model, *model, *moved);
        made_->bodies = std::shared_ptr<const simulation::BodyScene>(std::move(scene));
        made_->model = std::move(model);
        made_->drawn.reset(); // as they stood
    } else {
        made_ = make(std::move(model), {parameters.begin(), parameters.end()});
    }
    revision_ = revision;
    return made_->bodies;
}

void SceneBodies::take(Made made, std::uint64_t revision) {
    made_ = std::move(made);
    revision_ = revision;
}

std::unique_ptr<DrawnBodies> SceneBodies::takeDrawn(std::uint64_t revision) { return knows(revision) ? std::move(made_->drawn) : nullptr; }

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/world_plan.h"

#include "core/base/check.h"
#include "core/base/going_on.h"

#include <algorithm>
#include <utility>

namespace saltus::rigid {

namespace {

void find_kinds(WorldPlan& plan) {
    const Input& input = plan.input;
    for (const JointInput& joint : input.joints) {
        plan.related = plan.related || joint.formula;
        for (const JointCoordinate& coordinate : joint.coordinates) plan.force_drives = plan.force_drives || coordinate.drive == JointCoordinate::Drive::force;
    }
    for (const BodyNumbers& body : plan.bodies)
        plan.gyroscopic_couples = plan.gyroscopic_couples || (!body.fixed && !body.isotropic && !input.settings.planar && input.settings.gyroscopic == Gyroscopic::implicit);
    const auto bounces = [](const auto& law) { return law.e > 0.0; };
    plan.rebounds = std::any_of(input.laws.begin(), input.laws.end(), bounces) ||
                    std::any_of(input.joints.begin(), input.joints.end(), [&](const JointInput& joint) { return std::any_of(joint.coordinates.begin(), joint.coordinates.end(), bounces); });
}

std::vector<JointStart> starts_of(const Input& input) {
    static const Pose nowhere;
    const auto pose = [&](std::uint32_t body) { return body == kWorld ? nowhere : input.bodies[body].pose; };
    std::vector<JointStart> out;
    out.reserve(input.joints.size());
    for (const JointInput& joint : input.joints) out.push_back(joint_start(joint, pose(joint.body_a), pose(joint.body_b)));
    return out;
}

std::shared_ptr<const collision::Shapes> shapes_of(const Input& input, const collision::Shapes* before) {
    auto out = std::make_shared<collision::Shapes>(input.settings.planar, before);
    for (const PartInput& part : input.parts) out->add(part.body, part.shape, part.in_body, input.bodies[part.body].fixed);
    for (const auto& [a, b] : input.no_contact) out->ignore_pair(a, b);
    return out;
}

// All but the start.
Result<std::shared_ptr<WorldPlan>, Errors> plan_of(Input input, const WorldPlan* like) {
    Errors errors = check_input(input);
    if (!errors.empty()) return Unexpected<Errors>(std::move(errors));
    ask_to_go_on();
    for (BodyInput& body : input.bodies) body.pose.rotation.normalize();
    auto plan = std::make_shared<WorldPlan>();
    plan->input = std::move(input);
    ask_to_go_on();
    plan->bodies = body_numbers(plan->input);
    plan->layout = joint_layout(plan->input.joints, plan->input.settings.planar);
    find_kinds(*plan);
    plan_mechanisms(*plan);
    ask_to_go_on();
    plan->shapes = shapes_of(plan->input, like ? like->shapes.get() : nullptr);
    return plan;
}

} // namespace

Result<std::shared_ptr<const WorldPlan>, Errors> make_plan(Input input, const Actions* actions, const WorldPlan* like) {
    auto plan = plan_of(std::move(input), like);
    if (!plan) return Unexpected<Errors>(std::move(plan.error()));
    (*plan)->joint_starts = starts_of((*plan)->input);
    ask_to_go_on();
    std::vector<Pose> poses;
    for (const BodyInput& body : (*plan)->input.bodies) poses.push_back(body.pose);
    if (Errors errors = check_start(**plan, (*plan)->input.joints, std::move(poses), actions, (*plan)->warnings); !errors.empty()) return Unexpected<Errors>(std::move(errors));
    return std::shared_ptr<const WorldPlan>(std::move(*plan));
}

const Input& input_of(const WorldPlan& plan) noexcept {
    return plan.input;
}

Result<std::shared_ptr<const WorldPlan>, Errors> plan_anew(Input input, const WorldPlan& before) {
    SALTUS_DEMAND(input.bodies.size() == before.bodies.size() && input.parts.size() == before.input.parts.size() &&
                  input.joints.size() == before.input.joints.size() && input.settings.planar == before.input.settings.planar);
    auto plan = plan_of(std::move(input), &before);
    if (!plan) return Unexpected<Errors>(std::move(plan.error()));
    (*plan)->joint_starts = before.joint_starts;
    (*plan)->warnings = before.warnings;
    return std::shared_ptr<const WorldPlan>(std::move(*plan));
}

} // namespace saltus::rigid

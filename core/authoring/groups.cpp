// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/groups.h"

#include "core/model/free_name.h"
#include "core/model/names.h"

#include <algorithm>
#include <set>

namespace saltus::authoring {

namespace {

// The edit that gives these parts the name; parts that have it already are left alone.
model::Edit named(const model::Model& model, const Targets& targets, const std::string& group) {
    model::Edit edit;
    const auto each = [&](const auto& list, const std::vector<std::size_t>& which) {
        for (const std::size_t at : which) {
            if (list[at].group == group) continue;
            auto part = list[at];
            part.group = group;
            edit.push_back(model::Replace{at, std::move(part)});
        }
    };
    each(model.bodies, targets.bodies);
    each(model.joints, targets.joints);
    return edit;
}

std::set<std::string_view> groups_of(const model::Model& model, std::span<const std::string> names) {
    std::set<std::string_view> groups;
    const Targets targets = targets_of(model, names);
    for (const std::size_t b : targets.bodies) groups.insert(model.bodies[b].group);
    for (const std::size_t j : targets.joints) groups.insert(model.joints[j].group);
    groups.erase(std::string_view());
    return groups;
}

} // namespace

Targets group_members(const model::Model& model, std::string_view group) {
    Targets out;
    if (group.empty()) return out;
    for (std::size_t b = 0; b < model.bodies.size(); ++b)
        if (model.bodies[b].group == group) out.bodies.push_back(b);
    for (std::size_t j = 0; j < model.joints.size(); ++j)
        if (model.joints[j].group == group) out.joints.push_back(j);
    return out;
}

std::string_view group_of(const model::Model& model, std::string_view name) {
    const std::string_view base = model::base_of(name);
    for (const model::Body& body : model.bodies)
        if (body.name == base) return body.group;
    for (const model::Joint& joint : model.joints)
        if (joint.name == base) return joint.group;
    return {};
}

bool has_group(const model::Model& model, std::string_view name) {
    const auto has = [&](const auto& list) { return std::any_of(list.begin(), list.end(), [&](const auto& part) { return part.group == name; }); };
    return has(model.bodies) || has(model.joints);
}

std::string free_group(const model::Model& model, std::string_view wanted) {
    return model::first_free(wanted, [&](std::string_view name) { return has_group(model, name); });
}

Result<Grouped> group(const model::Model& model, std::span<const std::string> names) {
    const Targets targets = with_joints(model, targets_of(model, names));
    if (targets.bodies.size() + targets.joints.size() < 2) return fail(ErrorKind::input, "a group has two parts or more", "select several bodies or joints");
    Grouped out;
    out.name = free_group(model, "group");
    out.edit = named(model, targets, out.name);
    return out;
}

bool in_groups(const model::Model& model, const Targets& parts) {
    return std::any_of(parts.bodies.begin(), parts.bodies.end(), [&](std::size_t b) { return !model.bodies[b].group.empty(); }) ||
           std::any_of(parts.joints.begin(), parts.joints.end(), [&](std::size_t j) { return !model.joints[j].group.empty(); });
}

model::Edit ungroup(const model::Model& model, std::span<const std::string> names) {
    const std::set<std::string_view> groups = groups_of(model, names);
    Targets all;
    for (std::size_t b = 0; b < model.bodies.size(); ++b)
        if (groups.contains(model.bodies[b].group)) all.bodies.push_back(b);
    for (std::size_t j = 0; j < model.joints.size(); ++j)
        if (groups.contains(model.joints[j].group)) all.joints.push_back(j);
    return named(model, all, {});
}

Result<model::Edit> rename_group(const model::Model& model, std::string_view from, std::string_view to) {
    if (from == to) return model::Edit{};
    if (to.find_first_not_of(' ') == std::string_view::npos) return fail(ErrorKind::input, "a name is missing", "write the group's name");
    if (has_group(model, to)) return fail(ErrorKind::input, "there is already a group named '" + std::string(to) + '\'', "choose another name");
    return named(model, group_members(model, from), std::string(to));
}

} // namespace saltus::authoring

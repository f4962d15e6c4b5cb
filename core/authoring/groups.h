// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies and joints that belong together by the name of a group. A group is there as long as a part names it.
#pragma once

#include "core/authoring/transform.h"
#include "core/base/error.h"
#include "core/model/edit.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace saltus::authoring {

// The bodies and joints of the group, in the model's order.
Targets group_members(const model::Model& model, std::string_view group);
std::string_view group_of(const model::Model& model, std::string_view name); // of a body or joint ("box[3]": of box); "" for none

struct Grouped {
    model::Edit edit;
    std::string name;
};
// The named bodies and joints, and the joints between these bodies, become a group of a free name; they leave the groups in
// which they were. Errors: fewer than two parts.
Result<Grouped> group(const model::Model& model, std::span<const std::string> names);
bool in_groups(const model::Model& model, const Targets& parts); // one of the parts is
// All groups that one of the parts belongs to are no more; empty when there is none.
model::Edit ungroup(const model::Model& model, std::span<const std::string> names);
// Errors: no name, one that another group has.
Result<model::Edit> rename_group(const model::Model& model, std::string_view from, std::string_view to);

bool has_group(const model::Model& model, std::string_view name);
// "car" -> "car", or "car2" when the model has a group of that name.
std::string free_group(const model::Model& model, std::string_view wanted);

} // namespace saltus::authoring

// SPDX-License-Identifier: GPL-3.0-or-later
// Other names for parts of a model, wherever they are used.
#pragma once

#include "core/model/model.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace saltus::authoring {

using NewNames = std::map<std::string, std::string, std::less<>>; // old -> new

// A formula with names exchanged: "box.q[0] + 5 m" with box -> box2 is "box2.q[0] + 5 m". Units behind numbers are no names.
std::string renamed(std::string_view formula, const NewNames& names);
// "box[i+1]" -> "box2[i+1]"
std::string renamed_reference(const std::string& reference, const NewNames& names);

// In all values and references of the part; its own name too.
void rename(model::Parameter& part, const NewNames& names);
void rename(model::Function& part, const NewNames& names);
void rename(model::Drive& part, const NewNames& names);
void rename(model::Expression& part, const NewNames& names);
void rename(model::Material& part, const NewNames& names);
void rename(model::ContactLaw& part, const NewNames& names);
void rename(model::Body& part, const NewNames& names);
void rename(model::Joint& part, const NewNames& names);

// visit(value) for every value and formula of a body or joint.
void each_value(model::Body& body, const std::function<void(model::Value&)>& visit);
void each_value(model::Joint& joint, const std::function<void(model::Value&)>& visit);

} // namespace saltus::authoring

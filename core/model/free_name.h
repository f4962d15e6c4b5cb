// SPDX-License-Identifier: GPL-3.0-or-later
// Names that nothing has yet.
#pragma once

#include "core/model/model.h"

#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace saltus::model {

// "box3" -> "box"
std::string without_number(std::string_view name);

// `wanted`, or else the same with the smallest number behind it for which taken() is false: "box", "box2", "box3".
std::string first_free(std::string_view wanted, const std::function<bool(std::string_view)>& taken);

// Every name that a formula or a signal of the model can mean, and those that are never free.
class TakenNames {
public:
    explicit TakenNames(const Model& model);
    bool has(std::string_view name) const;
    // `wanted` made a name (letters, digits, _), with the smallest number behind it that is free. It is taken then.
    std::string take(std::string_view wanted);

private:
    std::set<std::string, std::less<>> names_;
    std::map<std::string, std::size_t, std::less<>> next_; // of a stem: all smaller numbers are taken
};

// One name like this.
inline std::string free_name(const Model& model, std::string_view wanted) { return TakenNames(model).take(wanted); }

} // namespace saltus::model

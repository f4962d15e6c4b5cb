// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of a model the name of an outline row, a pick or a signal means: "box", "bead[3]".
#pragma once

#include "core/model/edit.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace saltus::ui {

// Parts that formulas know come before materials, shapes and plots of the same name. The model must outlive it unchanged.
class PartNames {
public:
    explicit PartNames(const model::Model& model);
    std::optional<model::Location> find(std::string_view name) const;

private:
    std::unordered_map<std::string_view, model::Location> parts_;
};

} // namespace saltus::ui

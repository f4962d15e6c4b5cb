// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of one list of a model by their names, for who asks for many.
#pragma once

#include "core/model/names.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace saltus::authoring {

// Of two with one name the first. The list outlives it and stays as it is.
class NameIndex {
public:
    explicit NameIndex(const auto& list) {
        places_.reserve(list.size());
        for (std::size_t k = 0; k < list.size(); ++k) places_.try_emplace(list[k].name, k);
    }
    std::optional<std::size_t> find(std::string_view name) const {
        const auto found = places_.find(name);
        return found == places_.end() ? std::nullopt : std::optional(found->second);
    }

private:
    std::unordered_map<std::string_view, std::size_t> places_;
};

using model::base_of;

} // namespace saltus::authoring

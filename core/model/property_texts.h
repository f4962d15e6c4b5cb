// SPDX-License-Identifier: GPL-3.0-or-later
// Private to properties: fields of a part as texts, and texts put into them.
#pragma once

#include "core/model/field_list.h"
#include "core/model/properties.h"
#include "core/model/property_context.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace saltus::model {

std::string text_of(const ListedField<true>& field, PropertyId id);

using Done = std::optional<Refusal>;
Done write(const ListedField<false>& field, const PropertyContext& context, PropertyId id, std::string_view text);

// One block more, or none where the field holds no blocks.
void add_to(const ListedField<false>& field, const PropertyContext& context);
void remove_from(const ListedField<false>& field, std::size_t item);

} // namespace saltus::model

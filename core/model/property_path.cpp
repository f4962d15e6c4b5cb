// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/property_path.h"

namespace saltus::model {

std::string property_path(PropertyId id) {
    const auto number = [](auto n) { return '[' + std::to_string(n) + ']'; };
    std::string out;
    if (id.owner == Owner::relation) out += ".relation";
    if (id.owner == Owner::law) out += ".law";
    if (id.owner == Owner::coordinate) out += ".coordinates" + number(id.item);
    if (id.owner == Owner::shape) out += ".shapes" + number(id.item);
    if (id.owner == Owner::repeat) out += ".repeat";
    if (id.owner == Owner::integrator) out += ".integrator";
    out += '.';
    out += word_of(id.key);
    if (id.row >= 0) out += number(id.row);
    if (id.column >= 0) out += number(id.column);
    return out;
}

} // namespace saltus::model

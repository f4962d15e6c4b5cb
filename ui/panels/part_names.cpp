// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/part_names.h"

#include "core/model/names.h"

namespace saltus::ui {

PartNames::PartNames(const model::Model& m) {
    using model::Part;
    const auto add = [this](Part part, const auto& list) {
        for (std::size_t i = 0; i < list.size(); ++i) parts_.try_emplace(list[i].name, model::Location{part, i});
    };
    add(Part::interaction, m.interactions), add(Part::system, m.systems), add(Part::body, m.bodies), add(Part::joint, m.joints);
    add(Part::material, m.materials), add(Part::contact_law, m.contacts), add(Part::drive, m.drives), add(Part::expression, m.expressions);
    add(Part::shape, m.views.shapes), add(Part::plot, m.views.plots);
}

std::optional<model::Location> PartNames::find(std::string_view name) const {
    auto found = parts_.find(name);
    if (found == parts_.end()) found = parts_.find(model::base_of(name));
    if (found == parts_.end()) return std::nullopt;
    return found->second;
}

} // namespace saltus::ui

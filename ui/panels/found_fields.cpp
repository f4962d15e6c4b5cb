// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/found_fields.h"

#include "core/model/property_path.h"
#include "ui/language/text.h"
#include "ui/panels/property_row.h"

#include <algorithm>

namespace saltus::ui {

// What the integrator of the scene does not take is not offered; where the scene says it all the same it stands there to be mended.
bool isTaken(const model::Model& m, const model::Target& target, const model::Property& property) {
    const auto* setting = std::get_if<model::Setting>(&target);
    if (!setting || *setting != model::Setting::run || property.id.owner != model::Owner::integrator || !property.usual) return true;
    using Kind = model::IntegratorKind;
    const Kind kind = m.run.integrator;
    const bool first_order = kind == Kind::euler_moreau || kind == Kind::full_theta_gamma || kind == Kind::event_driven;
    const bool steps = kind != Kind::event_driven || m.run.zeno == model::Zeno::time_stepping; // it may go over to them
    const bool mechanical = std::any_of(m.systems.begin(), m.systems.end(), [](const model::System& s) {
        return !std::holds_alternative<model::FirstOrderLinear>(s.kind) && !std::holds_alternative<model::FirstOrderNonlinear>(s.kind);
    });
    switch (property.id.key) {
    case model::Key::rtol:
    case model::Key::atol:
    case model::Key::max_step:
    case model::Key::flow:
    case model::Key::zeno:
    case model::Key::impact: return kind == Kind::event_driven;
    case model::Key::theta: return steps && kind != Kind::modal;
    case model::Key::gamma: return steps;
    case model::Key::activation: return (!first_order || (kind == Kind::event_driven && steps)) && (mechanical || !m.bodies.empty());
    case model::Key::percussion:
    case model::Key::compliance:
    case model::Key::projection:
    case model::Key::projection_tolerance: return !first_order && kind != Kind::modal && mechanical;
    default: return true;
    }
}

std::vector<FoundField> fieldsOf(const model::Model& model, const model::Target& target) {
    std::vector<FoundField> out;
    for (const model::Property& p : model::properties(model, target)) {
        if (p.kind == model::PropertyKind::blocks || !isTaken(model, target, p)) continue;
        out.push_back({propertyLabel(p), topicTitle(p.info.topic), text(model::property_text(model, target, p.id)), text(model::property_path(p.id))});
    }
    return out;
}

} // namespace saltus::ui

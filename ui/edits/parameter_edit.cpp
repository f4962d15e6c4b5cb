// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/edits/parameter_edit.h"

#include "core/formula/formula.h"
#include "core/model/names.h"
#include "core/model/validate.h"
#include "ui/run/parameter_info.h"

#include <QObject>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

std::optional<model::Refusal> refusalOf(const model::Model& model, const QString& name, const QString& text) {
    const std::string typed = text.trimmed().toStdString();
    if (typed.empty()) return model::Refusal{{ErrorKind::input, QObject::tr("A value is missing").toStdString(), {}, {}}, {}};
    const auto found = std::find_if(model.parameters.begin(), model.parameters.end(), [&](const auto& p) { return p.name == name.toStdString(); });
    if (found == model.parameters.end()) return std::nullopt;
    model::Model shown;
    shown.parameters.push_back(*found);
    if (!found->label.empty()) shown.parameters.front().name = found->label;
    const auto si = model::parse_parameter(shown, shown.parameters.front().name, typed);
    if (si) return std::nullopt;
    model::Refusal made{si.error(), {}};
    const model::Target target = model::Location{model::Part::parameter, static_cast<std::size_t>(found - model.parameters.begin())};
    const auto infos = parameterInfos(model);
    if (!infos) return made;
    const ParameterInfo& info = (*infos)[static_cast<std::size_t>(found - model.parameters.begin())];
    const auto propose = [&](double number) {
        const std::string better = model::number_text(number) + (info.unit.empty() ? "" : ' ' + info.unit);
        if (model::parse_parameter(model, found->name, better)) made.instead.push_back(better);
    };
    // The number in the unit that is meant, where another quantity was written; the nearest count; else what the inspector proposes.
    if (const auto constant = formula::parse_constant(typed)) {
        const double number = constant->unit ? constant->si / constant->unit->to_si : constant->si;
        const auto own = formula::parse_constant("1 " + info.unit);
        const bool other = constant->unit && own && !(own->dimension == constant->dimension);
        if (other || info.integer) propose(info.integer ? std::round(number) : number);
    }
    if (!made.instead.empty()) return made;
    if (const auto edit = model::set_property(model, std::span(&target, 1), {model::Owner::part, model::Key::value}, typed); !edit) made.instead = edit.error().instead;
    return made;
}

const model::Parameter* soleParameter(const model::Model& model, const model::Value& value) {
    const auto* text = std::get_if<std::string>(&value.source);
    if (!text) return nullptr;
    const auto found = std::find_if(model.parameters.begin(), model.parameters.end(), [&](const auto& p) { return p.name == *text; });
    return found == model.parameters.end() ? nullptr : &*found;
}

} // namespace saltus::ui

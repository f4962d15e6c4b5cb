// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/parameter_text.h"

#include "core/formula/turns.h"
#include "core/model/validate.h"
#include "ui/document/document.h"
#include "ui/panels/parameter_edit.h"
#include "ui/run/run_controller.h"

namespace saltus::ui {

std::optional<model::Refusal> setParameterFromText(Document& document, RunController& run, const QString& name, const QString& text) {
    const std::string key = name.toStdString();
    const std::string typed = text.trimmed().toStdString();
    if (auto refused = refusalOf(document.model(), name, text)) return refused;
    const auto si = model::parse_parameter(document.model(), key, typed);
    if (!si) return model::Refusal{si.error(), {}};
    // A bare number is meant in the parameter's own unit; the file keeps that unit.
    bool bare = false;
    const double number = text.trimmed().toDouble(&bare);
    model::Value value(typed);
    bool integer = false;
    const auto& parameters = document.model().parameters;
    const auto all = model::parameter_values(document.model());
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        if (parameters[i].name != key) continue;
        integer = parameters[i].integer;
        const bool united = all && (*all)[i].unit;
        if (united)
            if (auto turns = formula::turns_typed_as_hertz(typed, (*all)[i].unit->symbol)) value = model::Value(std::move(*turns));
        if (!bare) continue;
        if (united) value = model::Value(typed + " " + (*all)[i].unit->symbol);
        else value = model::Value(number);
    }
    document.setParameter(name, value);
    if (integer) run.load(document.model()); // another number of bodies is another run
    else run.setParameter(name, *si);
    return std::nullopt;
}

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/parameter_edit.h"

#include "core/model/validate.h"
#include "ui/document/document.h"
#include "ui/look/error_text.h"
#include "ui/run/parameter_info.h"
#include "ui/run/run_controller.h"

#include <algorithm>

namespace saltus::ui {

std::optional<QString> commitParameter(Document& document, RunController& run, const QString& name, const QString& text) {
    if (text.trimmed().isEmpty()) return QObject::tr("A value is missing.");
    const auto si = model::parse_parameter(document.model(), name.toStdString(), text.trimmed().toStdString());
    if (!si) return errorText(si.error()) + QLatin1Char('.');
    commitParameter(document, run, name, *si);
    return std::nullopt;
}

void commitParameter(Document& document, RunController& run, const QString& name, double si) {
    const auto infos = parameterInfos(document.model());
    if (!infos) return; // a scene whose parameters do not evaluate has no fields
    const auto info = std::find_if(infos->begin(), infos->end(), [&](const auto& i) { return i.name == name.toStdString(); });
    if (info == infos->end()) return;
    document.setParameter(name, info->sceneValue(si));
    if (!info->integer) {
        run.setParameter(name, si);
        return;
    }
    // A count changes the very equations: the run begins anew.
    std::vector<std::pair<QString, double>> values;
    const auto frame = run.frame();
    for (std::size_t i = 0; i < infos->size(); ++i) {
        const ParameterInfo& p = (*infos)[i];
        const double present = frame && i < frame->parameters.size() && !p.integer ? frame->parameters[i] : p.value;
        values.emplace_back(QString::fromStdString(p.name), p.name == name.toStdString() ? si : present);
    }
    run.resetWithParameters(std::move(values), run.state() == RunState::running);
}

const model::Parameter* soleParameter(const model::Model& model, const model::Value& value) {
    const auto* text = std::get_if<std::string>(&value.source);
    if (!text) return nullptr;
    const auto found = std::find_if(model.parameters.begin(), model.parameters.end(), [&](const auto& p) { return p.name == *text; });
    return found == model.parameters.end() ? nullptr : &*found;
}

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/parameter_info.h"

#include "core/model/validate.h"
#include "ui/language/language.h"
#include "ui/language/text.h"

#include <charconv>
#include <cmath>
#include <limits>

namespace saltus::ui {

namespace {

std::string shortest(double value) {
    char buffer[40];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
    return {buffer, end};
}

// A number whose product with toSi is exactly si, the shortest one among the neighbours of si / toSi.
double numberFor(double si, double toSi) {
    const double near = si / toSi;
    double best = near;
    bool exact = near * toSi == si;
    double candidate = near;
    const auto consider = [&](double x) {
        if (x * toSi != si) return;
        if (!exact || shortest(x).size() < shortest(best).size()) {
            best = x;
            exact = true;
        }
    };
    for (int i = 0; i < 3; ++i) consider(candidate = std::nextafter(candidate, std::numeric_limits<double>::infinity()));
    candidate = near;
    for (int i = 0; i < 3; ++i) consider(candidate = std::nextafter(candidate, -std::numeric_limits<double>::infinity()));
    return best;
}

} // namespace

bool ParameterInfo::hasRange() const { return std::isfinite(low) && std::isfinite(high) && low < high; }

std::string ParameterInfo::exactText(double si) const { return shortest(toSi == 1.0 ? si : numberFor(si, toSi)); }

model::Value ParameterInfo::sceneValue(double si) const {
    if (unit.empty()) return model::Value(si);
    return model::Value(exactText(si) + " " + unit);
}

Result<std::vector<ParameterInfo>> parameterInfos(const model::Model& model) {
    const auto values = model::parameter_values(model);
    if (!values) return Unexpected<Error>(values.error());
    std::vector<ParameterInfo> infos;
    infos.reserve(values->size());
    for (std::size_t i = 0; i < values->size(); ++i) {
        const model::Parameter& p = model.parameters[i];
        const model::ParameterValue& v = (*values)[i];
        infos.push_back({p.name, sceneName(p.label.empty() ? p.name : p.label).toStdString(), plain(sceneText(text(p.help))).toStdString(), v.unit ? v.unit->symbol : std::string(),
                         v.unit ? v.unit->to_si : 1.0, v.value, v.lowest, v.highest, p.pinned, p.integer});
    }
    return infos;
}

} // namespace saltus::ui

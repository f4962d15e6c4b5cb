// SPDX-License-Identifier: GPL-3.0-or-later
// A named arrangement of plots that is put onto other scenes. Pure: the caller makes it an edit and keeps the user's own ones.
#pragma once

#include "core/model/model.h"
#include "core/simulation/catalogue.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace saltus::ui {

struct PlotTemplate {
    QString name;
    std::vector<model::Plot> plots; // in the places of the scene that it came from
};

// "Motion and impacts", "Phase and section", "Energy": of the signals and contacts that this scene has. Those that would be
// empty are not among them.
std::vector<PlotTemplate> builtInTemplates(const model::Model& model, const Catalogue& catalogue);

struct TemplateFit {
    model::Views views;  // of the scene with these plots in the place of its own; shapes, trail and phase space stay
    QStringList skipped; // what could not be shown here, each with its reason: "Spring: there is no signal spring.E here"
    int taken = 0;       // plots
};
// Curves of signals that the scene does not have are left out; a plot without any goes.
TemplateFit fitTemplate(const model::Model& model, const Catalogue& catalogue, const PlotTemplate& wanted);

} // namespace saltus::ui

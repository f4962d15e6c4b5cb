// SPDX-License-Identifier: GPL-3.0-or-later
// The user's own templates of plots, kept by QSettings as pieces of scene text.
#pragma once

#include "ui/plots/plot_template.h"

#include <vector>

namespace saltus::ui {

std::vector<PlotTemplate> storedLayouts(); // by name; what cannot be read any more is left out
void storeLayout(const PlotTemplate& layout); // over one of the same name
void renameLayout(const QString& from, const QString& to); // over one of the new name
void removeLayout(const QString& name);

} // namespace saltus::ui

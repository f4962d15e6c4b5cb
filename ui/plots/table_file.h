// SPDX-License-Identifier: GPL-3.0-or-later
// The points of a plot as CSV, in the form of all of Saltus's CSV files.
#pragma once

#include "ui/plots/plot_content.h"

#include <QString>

namespace saltus::ui {

Result<void> writeTable(const PlotContent::Table& table, const QString& file);

} // namespace saltus::ui

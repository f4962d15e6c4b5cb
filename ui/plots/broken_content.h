// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for a plot that the scene describes wrongly, and says what is wrong with it.
#pragma once

#include "ui/plots/plot_content.h"

namespace saltus::ui {

std::unique_ptr<PlotContent> makeBroken(const model::Plot& plot, const Error& error);

} // namespace saltus::ui

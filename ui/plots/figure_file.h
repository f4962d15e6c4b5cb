// SPDX-License-Identifier: GPL-3.0-or-later
// A plot frame as a file: PDF, SVG or PNG by the suffix, written whole or not at all.
#pragma once

#include "core/base/error.h"
#include "ui/plots/plot_frame.h"

#include <QString>

namespace saltus::ui {

// frame: made with PlotStyle::paper(), ranges set.
Result<void> writeFrame(PlotFrame& frame, const QString& file, double widthMillimetres, double heightMillimetres,
                        const QString& title);
double usualHeight(const PlotContent& content, double widthMillimetres);

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// One plot of a scene as a figure file without any window: `saltus export SCENE --figure NAME --output FILE`.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/simulation/recording.h"

#include <QString>

#include <memory>

namespace saltus::ui {

struct FigureOptions {
    double widthMillimetres = 86.0;  // 86 or 178 are the print presets
    double heightMillimetres = 0.0;  // 0: by the kind of plot
    std::shared_ptr<const Recording> beside = nullptr; // a second run in the same panel, dashed, points as rings
    QString besideName = {};                           // in the legend
};

// What the plot's x_range, y_range and t_range say; the whole run where they are silent. PDF, SVG or PNG (600 dpi) by
// the suffix; white, 8 pt text, 0.8 pt lines, dense clouds rasterised at 600 dpi.
Result<void> writeFigure(const model::Model& model, const model::Plot& plot, const Recording& recording,
                         const QString& file, const FigureOptions& options = {});

} // namespace saltus::ui

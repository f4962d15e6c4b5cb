// SPDX-License-Identifier: GPL-3.0-or-later
// What a drop of signals or objects onto the plots makes of a scene's views. Pure: the caller makes it an edit.
#pragma once

#include "core/model/model.h"
#include "ui/look/drag_names.h"

#include <optional>
#include <string>
#include <vector>

namespace saltus::ui {

struct DropPlace {
    enum class Zone { curve, xAxis, right, below, end }; // end: a column of its own after the others
    Zone zone = Zone::end;
    std::string plot; // the one under the mouse; "" with end
    friend bool operator==(const DropPlace&, const DropPlace&) = default;
};

// Signals: onto a time plot as curves; onto an x axis, or two together elsewhere, a phase portrait; else a time plot.
// Objects: contacts as stems of their impulses, the world as energies. Nothing when the drop would change nothing.
// contacts: names of interactions and contact laws, which have impulses.
std::optional<model::Views> afterDrop(const model::Views& views, const std::vector<std::string>& contacts,
                                      const DraggedNames& names, const DropPlace& place);

// With this plot right of another, or after all; from four columns on behind the plots of the last one. `name`: the one it got.
model::Views withPlot(const model::Views& views, model::Plot plot, const std::string& beside, std::string* name = nullptr);
// The plot of this name as `plot`, in the place that it had.
std::optional<model::Views> withChanged(const model::Views& views, const model::Plot& plot);
std::optional<model::Views> withoutPlot(const model::Views& views, const std::string& plot);
// A time plot's curve; its last one takes the plot along.
std::optional<model::Views> withoutCurve(const model::Views& views, const std::string& plot, const std::string& channel);

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// What a scene that is a circuit alone is run and shown with.
#pragma once

#include "core/model/model.h"

namespace saltus::ui {

// Euler-Moreau with steps of about a hundredth of the shortest of the times sqrt(LC) and RC and of a two-hundredth of the sources'
// periods; ten of the longest period long and longer where something takes more time to settle; plots of
// voltages, of currents, the phase portrait of the first two states, the law of the first diode. Needs the parts made.
void showCircuit(model::Model& model, const model::Circuit& circuit);

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The scene whose run begins at a point of a map: initial values and angles of drives such that the section's condition holds at
// t = 0 and its two signals have the values of the point.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

namespace saltus {

// x, y: SI, in the signals of the plot (stroboscopic, impact or plane). Of all initial states that do it the one nearest to the
// scene's own (least squares in SI units). Errors: no section; a signal that is no formula of states, time and drives; no state
// that reaches the point (two signals that move together, a phase that nothing turns); a state that has no initial value of its
// own (repeated blocks, modes, rigid bodies).
Result<model::Model> started_at(const model::Model& model, const model::Plot& plot, double x, double y);

} // namespace saltus

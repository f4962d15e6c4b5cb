// SPDX-License-Identifier: GPL-3.0-or-later
// --set of the run's and the world's own keys: run.integrator=euler-moreau, run.theta=1, world.projection=none.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/session.h"

namespace saltus {

// Takes "run." and "world." out of options.set into the model and returns what is to be remarked. run.NAME is run.NAME or
// run.integrator.NAME of the scene file. Another integrator comes first, wherever it stands in the list; what the scene says
// of the former one and the new one lacks is left out, with one remark. "rpm = 11 Hz" for a speed in rpm is remarked too.
// Errors: no such key, no value of it.
Result<Errors> apply_settings(model::Model& model, RunOptions& options);

} // namespace saltus

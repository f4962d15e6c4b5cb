// SPDX-License-Identifier: GPL-3.0-or-later
// What is no error, but what its author should know: keys that do nothing in this scene, a step that is hardly meant so,
// Hz where turns are likely meant.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

namespace saltus::model {

// In the order of the file, each with place and remedy. step, end (s): those of the run, where they are not the scene's.
// Precondition: validate() found nothing.
Errors remarks(const Model& model);
Errors remarks(const Model& model, double step, double end);

} // namespace saltus::model

// SPDX-License-Identifier: GPL-3.0-or-later
// Which family of integrators suits a scene, and why. It changes nothing: the scene's own choice stands until somebody takes the advice.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <string>

namespace saltus {

struct IntegratorChoice {
    model::IntegratorKind kind; // event_driven, or the time stepping of this scene: the one it names, else the usual one; never automatic
    std::string reason;         // one line
};

// Event-driven where it takes the scene (its laws, friction, bodies), rows and states are few, and a trial of the first 10,000 samples (2000 of bodies) neither fails
// nor comes to where events are more than samples; else time stepping. The same model gets the same answer; the trial costs at most about a second, mostly a few ms.
// A scene that cannot run at all gets time stepping: what is wrong with it is for Session to tell.
IntegratorChoice choose_integrator(const model::Model& model);

// The model with that integrator, without what was said of its former one and this one refuses (as --set run.integrator does).
Result<model::Model> with_integrator(const model::Model& model, model::IntegratorKind kind);

} // namespace saltus

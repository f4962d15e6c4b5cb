// SPDX-License-Identifier: GPL-3.0-or-later
// Which family of integrators suits a scene, and why. It changes nothing: the scene's own choice stands until somebody takes the advice.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <functional>
#include <string>

namespace saltus {

struct IntegratorChoice {
    model::IntegratorKind kind; // event_driven, or the time stepping of this scene: the one it names, else the usual one; never automatic
    std::string reason;         // one line
};

// Event-driven where it takes the scene (its laws, friction, bodies), rows and states are few, and a trial of the first 10,000 samples (2000 of bodies) neither fails
// nor comes to where events are more than samples; else time stepping. The same model gets the same answer. The trial ends sooner where the motion has been evaluated often
// (a fast one between samples far apart): it costs less than a second, mostly a few ms.
// A scene that cannot run at all gets time stepping: what is wrong with it is for Session to tell.
// go_on, where given, is asked before each sample of the trial, from the caller's thread; when it says no, the answer is no answer.
IntegratorChoice choose_integrator(const model::Model& model, const std::function<bool()>& go_on = {});

// The model with that integrator, without what was said of its former one and this one refuses (as --set run.integrator does).
Result<model::Model> with_integrator(const model::Model& model, model::IntegratorKind kind);

} // namespace saltus

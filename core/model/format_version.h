// SPDX-License-Identifier: GPL-3.0-or-later
// Which version of the scene format a model needs: 1, or 2 where it holds what programs that read version 1 refuse.
#pragma once

#include "core/model/model.h"

namespace saltus::model {

// 2: bodies and systems of equations in one scene, a theta of a system's own, a force or drive of bodies that reads joints
// or follows a state, a force of a system that reads another one, bodies that pass through others.
int format_version(const Model& model);

} // namespace saltus::model

// SPDX-License-Identifier: GPL-3.0-or-later
// Private to the scene file: the tree of a file into a model.
#pragma once

#include "core/io/scene_file.h"
#include "core/io/scene_tree.h"
#include "core/model/model.h"

namespace saltus::io {

// Errors are reported to the tree. Asks to go on (core/base/going_on.h).
model::Model read_model(SceneTree& tree);

} // namespace saltus::io

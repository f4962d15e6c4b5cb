// SPDX-License-Identifier: GPL-3.0-or-later
// Private to the scene file: the tree of a file into a model.
#pragma once

#include "core/io/scene_file.h"
#include "core/io/scene_tree.h"
#include "core/model/model.h"

namespace saltus::io {

// Errors are reported to the tree. Where goes_on() says no, the rest is left out: ask it again.
model::Model read_model(SceneTree& tree, const ReadingGoesOn& goes_on = {});

} // namespace saltus::io

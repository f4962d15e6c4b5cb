// SPDX-License-Identifier: GPL-3.0-or-later
// The cam-follower at 0.1 ms: for tests of the machinery, which do not need the scene's own fine step.
#pragma once

#include "tests/core/simulation/runs.h"

#include <string>

namespace saltus::testing {

inline model::Model coarse_scene(const std::string& name) {
    model::Model model = scene(name);
    if (name == "cam-follower") model.run.step = "0.1 ms";
    return model;
}

inline model::Model coarse_cam() { return coarse_scene("cam-follower"); }

} // namespace saltus::testing

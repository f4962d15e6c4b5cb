// SPDX-License-Identifier: GPL-3.0-or-later
// A cube of boxes that do not touch, over the ground: "box0", "box1" ...
#pragma once

#include "core/authoring/create.h"

#include <cmath>
#include <string>

namespace saltus::testing {

inline model::Model many_boxes(int count) {
    model::Model model;
    model.bodies.push_back(authoring::new_body(model, authoring::NewShape::ground, 1.0));
    const int side = static_cast<int>(std::ceil(std::cbrt(count)));
    const model::Body box = authoring::new_body(model, authoring::NewShape::box, 1.0);
    for (int k = 0; k < count; ++k) {
        model::Body body = box;
        body.name = "box" + std::to_string(k);
        body.position = {1.2 * (k % side), 1.2 * (k / side % side), 0.5 + 1.05 * (k / (side * side))};
        model.bodies.push_back(body);
    }
    return model;
}

} // namespace saltus::testing

// SPDX-License-Identifier: GPL-3.0-or-later
// A scene of n wooden boxes, one above the other: "box0", "box1" ...
#pragma once

#include "core/model/model.h"

#include <cstddef>
#include <string>

namespace saltus::test {

inline model::Model boxes(std::size_t n) {
    model::Model m;
    m.title = "Boxes";
    m.materials.push_back({"wood", "700 kg/m^3", "", {}});
    model::ContactLaw law;
    law.name = "all";
    law.e = 0.3;
    law.mu = 0.5;
    m.contacts.push_back(law);
    for (std::size_t i = 0; i < n; ++i) {
        model::Body b;
        b.name = "box" + std::to_string(i);
        model::BoxShape shape;
        shape.size = {0.1, 0.1, 0.1};
        b.shapes.emplace_back(shape);
        b.material = "wood";
        b.position = {0.0, 0.0, 0.2 * static_cast<double>(i) + 0.1};
        m.bodies.push_back(b);
    }
    return m;
}

} // namespace saltus::test

// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn about rigid bodies besides themselves.
#pragma once

namespace saltus::ui::scene {

struct MarkOptions {
    bool points = false, normals = false, impulses = true, cones = false;
    bool modes = false;   // sticking contacts green, slipping ones vermillion
    bool joints = false, frames = false;
    bool islands = false; // bodies that touch in one colour, sleeping ones without
    friend bool operator==(const MarkOptions&, const MarkOptions&) = default;
};

} // namespace saltus::ui::scene

// SPDX-License-Identifier: GPL-3.0-or-later
// Copies and order: duplicate, arrays along a line and around an axis, mirror, align, distribute.
#pragma once

#include "core/authoring/stage.h"
#include "core/authoring/transform.h"
#include "core/base/error.h"
#include "core/model/edit.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace saltus::authoring {

struct Copies {
    model::Edit edit;
    std::vector<std::string> made; // names of the new bodies and joints, copy by copy, in the order of the targets
};

// One copy of bodies and joints for each motion. Joints between copied bodies are copied with them; a joint that is copied without
// one of its bodies holds the body that stays. Formulas that name copied bodies name the copies.
Result<Copies> copy(const model::Model& model, const Stage& stage, const Targets& targets, std::span<const Motion> motions);

inline Result<Copies> duplicate(const model::Model& model, const Stage& stage, const Targets& targets, const Vector3& shift) {
    Motion motion;
    motion.shift = shift;
    return copy(model, stage, targets, std::span(&motion, 1));
}

inline constexpr std::size_t kMostArrayCopies = 5000;
// `count` in all, with the one that is there: copies at step, 2 step, ... Errors: count below 2 or above kMostArrayCopies.
Result<Copies> array_along(const model::Model& model, const Stage& stage, const Targets& targets, std::size_t count, const Vector3& step);
// `count` in all, evenly over `angle` (rad) about the axis; a whole turn does not meet its beginning.
Result<Copies> array_around(const model::Model& model, const Stage& stage, const Targets& targets, std::size_t count, const Vector3& about,
                            const Vector3& axis, double angle);

// Copies as seen in a mirror through `through` with unit `normal`. Errors: a mesh file (its mirror image would be another file), a
// formula that has no mirror image.
Result<Copies> mirror(const model::Model& model, const Stage& stage, const Targets& targets, const Vector3& through, const Vector3& normal);

enum class Align { lower, centre, upper };
// Along a world axis (0, 1, 2): extents of all bodies to that of the first in `names` order (the one chosen first). Grounds stay.
Result<model::Edit> align(const model::Model& model, const Stage& stage, std::span<const std::string> names, int axis, Align how);
// The gaps between extents along the axis become equal; the outer two stay. At least three bodies.
Result<model::Edit> distribute(const model::Model& model, const Stage& stage, std::span<const std::string> names, int axis);

} // namespace saltus::authoring

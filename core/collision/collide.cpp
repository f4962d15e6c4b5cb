// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collision/convex_pair.h"
#include "core/collision/pairs.h"

#include <utility>

namespace saltus::collision {

void collide(const Placed& first, const Placed& second, Workspace& room, Sink sink) {
    const Placed *a = &first, *b = &second;
    if (a->shape->kind > b->shape->kind) std::swap(a, b), sink.swapped = true;
    const Kind kind_a = a->shape->kind, kind_b = b->shape->kind;
    switch (kind_b) {
    case Kind::disc: return round_round(*a, *b, room, sink);
    case Kind::polygon:
    case Kind::half_plane: return planar_pair(*a, *b, sink);
    case Kind::half_space: return convex_half_space(*a, *b, room, sink);
    case Kind::mesh: return convex_mesh(*a, *b, room, sink);
    default: break;
    }
    if (kind_a == Kind::sphere && (kind_b == Kind::sphere || kind_b == Kind::capsule)) return round_round(*a, *b, room, sink);
    if (kind_a == Kind::capsule && kind_b == Kind::capsule) return round_round(*a, *b, room, sink);
    if (kind_a == Kind::sphere) return sphere_convex(*a, *b, room, sink);
    if (kind_a == Kind::box && kind_b == Kind::box) return box_box(*a, *b, room, sink);
    return convex_pair(*a, *b, room, sink);
}

} // namespace saltus::collision

// SPDX-License-Identifier: GPL-3.0-or-later
// Where the narrow phase puts the contacts of one pair of shapes.
#pragma once

#include "core/collision/detector.h"

#include <cstdint>
#include <vector>

namespace saltus::collision {

// What faces what. Two numbers of 31 bits follow: of the feature of a, of the feature of b.
enum class Meeting : std::uint64_t { vertex_a, vertex_b, edges, closest };

constexpr std::uint64_t contact_id(Meeting meeting, std::uint64_t of_a, std::uint64_t of_b) noexcept {
    return static_cast<std::uint64_t>(meeting) << 62U | (of_a & 0x7fffffffU) << 31U | (of_b & 0x7fffffffU);
}

// Of what faces a flat side of the other.
constexpr Standing standing_of(Meeting meeting) noexcept {
    return meeting == Meeting::vertex_a ? Standing::a_on_b : meeting == Meeting::vertex_b ? Standing::b_on_a : Standing::neither;
}

struct Sink {
    std::vector<Contact>* contacts = nullptr;
    std::uint32_t shape_a = 0, shape_b = 0, body_a = 0, body_b = 0;
    double reach = 0.0;
    bool swapped = false; // the pair function has a and b the other way round

    // normal: from b to a as the pair function sees them. Dropped beyond reach.
    void add(const Vector3& on_a, const Vector3& on_b, const Vector3& normal, double gap, std::uint64_t id, Standing standing = Standing::neither,
             bool on_side = false) const {
        if (!(gap <= reach)) return;
        if (!swapped) {
            contacts->push_back({shape_a, shape_b, body_a, body_b, id, on_a, on_b, normal, gap, standing, on_side});
            return;
        }
        const Standing other = standing == Standing::neither ? standing : standing == Standing::a_on_b ? Standing::b_on_a : Standing::a_on_b;
        contacts->push_back({shape_a, shape_b, body_a, body_b, id, on_b, on_a, -normal, gap, other, on_side});
    }
};

} // namespace saltus::collision

// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies that rest may sleep, if the user allows it: an island none of whose points moved faster than 1e-4 m/s for half a
// second stays where it is, until something that is awake touches it or a force on it sets in.
#include "core/simulation/rigid/world_impl.h"

#include <algorithm>

namespace saltus::rigid {

namespace {
constexpr double kRestSpeed = 1e-4; // m/s
constexpr double kRestTime = 0.5;   // s
} // namespace

void World::Impl::wake_touched() {
    for (std::size_t b = 0; b < count(); ++b) asleep[b] = memory.sleeps[b] != kWorld;
    if (!input.settings.sleeping) {
        std::fill(asleep.begin(), asleep.end(), static_cast<unsigned char>(0));
        return;
    }
    const auto wake = [&](std::uint32_t body) {
        const std::uint32_t group = memory.sleeps[body];
        for (std::size_t b = 0; b < count(); ++b)
            if (memory.sleeps[b] == group) asleep[b] = 0;
    };
    for (std::size_t b = 0; b < count(); ++b) {
        if (asleep[b] == 0) continue;
        const bool pushed = std::any_of(f0.begin() + static_cast<std::ptrdiff_t>(6 * b),
                                        f0.begin() + static_cast<std::ptrdiff_t>(6 * b + 6),
                                        [](double f) { return f != 0.0; });
        if (pushed || (pull && pull->body == b) || speed(b, v0) > kRestSpeed) wake(static_cast<std::uint32_t>(b));
    }
    for (bool again = true; again;) {
        again = false;
        for (const collision::Contact& contact : detected) {
            const auto sleeper = [&](std::uint32_t body) { return !bodies[body].fixed && asleep[body] != 0; };
            const bool a = sleeper(contact.body_a), b = sleeper(contact.body_b);
            if (a == b) continue;
            const std::uint32_t other = a ? contact.body_b : contact.body_a;
            if (bodies[other].fixed || contact.gap > input.settings.h * speed(other, v0)) continue;
            wake(a ? contact.body_a : contact.body_b);
            again = true;
        }
    }
}

void World::Impl::rest() {
    const Settings& s = input.settings;
    next.sleeps = memory.sleeps;
    next.rest_time = memory.rest_time;
    if (!s.sleeping) return;
    for (std::size_t b = 0; b < count(); ++b) {
        if (bodies[b].fixed) continue;
        if (asleep[b] != 0) continue;
        next.sleeps[b] = kWorld;
        const bool pushed = std::any_of(f1.begin() + static_cast<std::ptrdiff_t>(6 * b),
                                        f1.begin() + static_cast<std::ptrdiff_t>(6 * b + 6),
                                        [](double f) { return f != 0.0; });
        const bool still = speed(b, v1) < kRestSpeed && !pushed && !(pull && pull->body == b);
        next.rest_time[b] = still ? memory.rest_time[b] + s.h : 0.0;
    }
    // Islands are numbered by their first body, so one pass in order finds the first of each.
    for (std::size_t b = 0; b < count(); ++b) {
        if (bodies[b].fixed || asleep[b] != 0 || next.sleeps[b] != kWorld || next.rest_time[b] < kRestTime) continue;
        const std::uint32_t island = island_of_body[b];
        bool all = true;
        for (std::size_t c = 0; c < count() && all; ++c)
            all = bodies[c].fixed || asleep[c] != 0 || island_of_body[c] != island || next.rest_time[c] >= kRestTime;
        if (!all) continue;
        for (std::size_t c = b; c < count(); ++c)
            if (!bodies[c].fixed && asleep[c] == 0 && island_of_body[c] == island)
                next.sleeps[c] = static_cast<std::uint32_t>(b);
    }
}

} // namespace saltus::rigid

// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies that rest may sleep, if the user allows it: an island none of whose points moved faster than sleep_speed for half a
// second stays where it is, until something that is awake touches it or pulls at a rope of it, a force on it sets in, a gap or drive of it begins to
// move, or a parameter changes. Nobody looks for contacts between sleepers; where all sleep, the step is the last one again.
#include "core/simulation/rigid/world_impl.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {

namespace {
constexpr double kRestTime = 0.5; // s

template <class Work>
void for_each_body(const JointInput& joint, const Work& work) { // but the world
    for (const std::uint32_t body : {joint.body_a, joint.body_b})
        if (body != kWorld) work(body);
    for (const std::uint32_t body : joint.more)
        if (body != kWorld) work(body);
}
} // namespace

bool World::Impl::pushed(std::size_t body, const std::vector<double>& force) const noexcept {
    const double* f = force.data() + 6 * body;
    return std::any_of(f, f + 6, [](double x) { return x != 0.0; }) || (pull && pull->body == body);
}

void World::Impl::fall_asleep() {
    for (std::size_t b = 0; b < count(); ++b) asleep[b] = settings.sleeping && memory.sleeps[b] != kWorld ? 1 : 0;
}

// Bodies of gaps that move by themselves, and of drives that turn or push: neither they nor what they lie on rests.
void World::Impl::find_stirred() {
    if (!settings.sleeping || joint_inputs.empty()) return;
    std::fill(stirred.begin(), stirred.end(), static_cast<unsigned char>(0));
    for (std::size_t j = 0; j < joint_inputs.size(); ++j) {
        const JointInput& joint = joint_inputs[j];
        const auto drives = [&](std::size_t i) {
            const std::uint32_t k = layout().drive[2 * j + i];
            return k != kWorld && (drives0[k].rate != 0.0 || drives0[k].force != 0.0 || drives1[k].rate != 0.0 || drives1[k].force != 0.0);
        };
        const bool drifts = joint.kind == JointKind::relation && here[j].line[0].drift != 0.0;
        if (!drifts && !drives(0) && !drives(1)) continue;
        for_each_body(joint, [&](std::uint32_t body) { stirred[body] = 1; });
    }
}

// A limit between bodies of which some are awake is within reach of the step: a rope that gets taut.
bool World::Impl::reaches_limit(std::uint32_t j) const noexcept {
    const JointInput& joint = joint_inputs[j];
    for (int i = 0; i < here[j].coordinates && i < static_cast<int>(joint.coordinates.size()); ++i) {
        const JointCoordinate& c = joint.coordinates[static_cast<std::size_t>(i)];
        const JointLine& line = here[j].coordinate(i);
        const double way = settings.h * std::fabs(whole_rate(j, here[j], here[j].equality + i, v0));
        if (line.y - c.lower <= way || c.upper - line.y <= way) return true;
    }
    return false;
}

// Groups that are pushed, move, are stirred, or are touched by what is awake. True: some woke, and contacts of theirs are not known.
bool World::Impl::wake_touched() {
    if (!settings.sleeping) return false;
    woken.assign(count(), 0); // by the first body of a group
    bool any = false;
    const auto sleeper = [&](std::uint32_t body) {
        return !bodies[body].fixed && asleep[body] != 0 && woken[memory.sleeps[body]] == 0;
    };
    const auto wake = [&](std::uint32_t body) {
        woken[memory.sleeps[body]] = 1;
        any = true;
    };
    for (std::uint32_t b = 0; b < count(); ++b)
        if (sleeper(b) && (pushed(b, f0) || pushed(b, f1) || stirred[b] != 0 || speed(b, v0) > settings.sleep_speed)) wake(b);
    for (const collision::Contact& contact : detected) {
        const bool a = sleeper(contact.body_a), b = sleeper(contact.body_b);
        if (a == b) continue;
        const std::uint32_t other = a ? contact.body_b : contact.body_a;
        if (bodies[other].fixed || contact.gap > settings.h * speed(other, v0)) continue;
        wake(a ? contact.body_a : contact.body_b);
    }
    for (std::uint32_t j = 0; j < joint_inputs.size(); ++j) {
        bool asleep_too = false, awake_too = false;
        for_each_body(joint_inputs[j], [&](std::uint32_t body) {
            if (!bodies[body].fixed) (sleeper(body) ? asleep_too : awake_too) = true;
        });
        if (!asleep_too || !awake_too || !reaches_limit(j)) continue;
        for_each_body(joint_inputs[j], [&](std::uint32_t body) {
            if (sleeper(body)) wake(body);
        });
    }
    if (!any) return false;
    for (std::size_t b = 0; b < count(); ++b)
        if (asleep[b] != 0 && woken[memory.sleeps[b]] != 0) asleep[b] = 0;
    return true;
}

// Nothing that moves is awake, and the state is that of the last step, which found the same.
bool World::Impl::all_asleep(const double* q, const double* v) const noexcept {
    if (!quiet || !ahead_valid || pull) return false;
    for (std::size_t b = 0; b < count(); ++b)
        if (!bodies[b].fixed && (memory.sleeps[b] == kWorld || pushed(b, f0) || pushed(b, f1))) return false;
    return std::equal(q1_packed.begin(), q1_packed.end(), q) && std::equal(v1_packed.begin(), v1_packed.end(), v);
}

// Who sleeps still lies on what bears it.
void World::Impl::list_resting() {
    resting.clear();
    for (const WarmContact& contact : memory.contacts) {
        const std::uint32_t a = input().parts[contact.shape_a].body, b = input().parts[contact.shape_b].body;
        if (moves(a) || moves(b) || (asleep[a] == 0 && asleep[b] == 0)) continue;
        ContactState& state = resting.emplace_back();
        state.body_a = a, state.body_b = b;
        state.shape_a = contact.shape_a, state.shape_b = contact.shape_b;
        state.id = contact.id;
        state.law = law_of(contact.shape_a, contact.shape_b);
        state.p[0] = contact.normal, state.p[1] = contact.sliding.norm();
    }
}

void World::Impl::rest() {
    const Settings& s = settings;
    next.sleeps = memory.sleeps;
    next.rest_time = memory.rest_time;
    if (!s.sleeping) return;
    woken.assign(count(), 0); // by island: one of its bodies does not rest
    first_of.assign(count(), kWorld);
    for (std::uint32_t b = 0; b < count(); ++b) {
        if (bodies[b].fixed || asleep[b] != 0) continue;
        const bool still = speed(b, v1) < s.sleep_speed && !pushed(b, f1) && stirred[b] == 0;
        const double before = memory.sleeps[b] == kWorld ? memory.rest_time[b] : 0.0; // what was woken counts anew
        next.sleeps[b] = kWorld;
        next.rest_time[b] = still ? before + s.h : 0.0;
        const std::uint32_t island = island_of_body[b];
        if (first_of[island] == kWorld) first_of[island] = b;
        if (next.rest_time[b] < kRestTime) woken[island] = 1;
    }
    for (std::uint32_t b = 0; b < count(); ++b)
        if (!bodies[b].fixed && asleep[b] == 0 && woken[island_of_body[b]] == 0) next.sleeps[b] = first_of[island_of_body[b]];
}

} // namespace saltus::rigid

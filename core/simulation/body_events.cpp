// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/body_events.h"

#include "core/simulation/energy.h"

#include <algorithm>
#include <tuple>

namespace saltus::simulation {

namespace {

auto key(const BodyEvents::Pair& pair) noexcept {
    return std::tuple(pair.body_a, pair.body_b, pair.law, pair.limit);
}
bool less(const BodyEvents::Pair& a, const BodyEvents::Pair& b) noexcept {
    return key(a) < key(b);
}

} // namespace

BodyEvents::Pair BodyEvents::pair_of(const rigid::ContactState& contact) const noexcept {
    return {std::min(contact.body_a, contact.body_b), std::max(contact.body_a, contact.body_b),
            part_.law_of(contact), 0, 0};
}

BodyEvents::Pair BodyEvents::pair_of(const rigid::LimitState& limit) const noexcept {
    const rigid::JointInput& joint = part_.world().joints()[limit.joint];
    return {joint.body_a, joint.body_b, part_.names().interaction_of_joint[limit.joint], 1u + 2u * limit.coordinate + (limit.upper ? 1u : 0u), 0};
}

std::uint32_t BodyEvents::component_of(Pair pair) {
    pair.component = static_cast<std::uint32_t>(known_.size());
    const auto at = std::lower_bound(known_.begin(), known_.end(), pair, less);
    if (at != known_.end() && key(*at) == key(pair)) return at->component;
    known_.insert(at, pair);
    return pair.component;
}

void BodyEvents::look() {
    closed_.clear();
    opened_.clear();
    impacts_.clear();
    if (part_.world().still()) return;
    std::swap(now_, before_);
    now_.clear();
    sums_.clear();
    largest_.clear();
    const auto contacts = part_.world().contacts();
    // Pairs first, sorted, then sums: contacts of one pair need not stand side by side.
    for (const rigid::ContactState& contact : contacts) {
        if (!(contact.p[0] > 0.0)) continue;
        const Pair pair = pair_of(contact);
        if (now_.empty() || key(now_.back()) != key(pair)) now_.push_back(pair);
    }
    for (const rigid::ContactState& contact : part_.world().resting_contacts()) // who sleeps on something still touches it
        if (contact.p[0] > 0.0) now_.push_back(pair_of(contact));
    const auto is_event = [&](const rigid::LimitState& limit) { // of relations the event log looks at rows
        return limit.p > 0.0 && part_.world().joints()[limit.joint].kind != rigid::JointKind::relation;
    };
    for (const rigid::LimitState& limit : part_.world().limits())
        if (is_event(limit)) now_.push_back(pair_of(limit));
    std::sort(now_.begin(), now_.end(), less);
    now_.erase(std::unique(now_.begin(), now_.end(), [](const Pair& a, const Pair& b) { return key(a) == key(b); }), now_.end());
    sums_.resize(now_.size());
    largest_.assign(now_.size(), 0.0);
    const auto number_of = [&](const Pair& pair) {
        return static_cast<std::size_t>(std::lower_bound(now_.begin(), now_.end(), pair, less) - now_.begin());
    };
    for (const rigid::LimitState& limit : part_.world().limits()) {
        if (!is_event(limit)) continue;
        Impact& sum = sums_[number_of(pair_of(limit))];
        sum.angular = limit.angular ? 1 : 0;
        sum.impulse = limit.p;
        sum.energy = limit.work;
        sum.velocity_before = limit.before;
        sum.velocity_after = limit.after;
    }
    for (const rigid::ContactState& contact : contacts) {
        if (!(contact.p[0] > 0.0)) continue;
        const std::size_t i = number_of(pair_of(contact));
        Impact& sum = sums_[i];
        sum.impulse += contact.p[0];
        for (int k = 0; k < 3; ++k) sum.energy += contact_work(contact.before[k], contact.after[k], contact.p[k]);
        if (contact.p[0] > largest_[i]) {
            largest_[i] = contact.p[0];
            sum.velocity_before = contact.before[0];
            sum.velocity_after = contact.after[0];
        }
    }
    auto old = before_.begin();
    for (std::size_t i = 0; i < now_.size(); ++i) {
        while (old != before_.end() && less(*old, now_[i])) opened_.push_back(*old++);
        if (old != before_.end() && key(*old) == key(now_[i])) {
            now_[i].component = (old++)->component;
            continue;
        }
        now_[i].component = component_of(now_[i]);
        closed_.push_back(now_[i]);
        Impact impact = sums_[i];
        impact.interaction = now_[i].law;
        impact.component = now_[i].component;
        impact.body_a = now_[i].body_a;
        impact.body_b = now_[i].body_b;
        impacts_.push_back(impact);
    }
    opened_.insert(opened_.end(), old, before_.end());
}

std::string BodyEvents::name(std::uint32_t body_a, std::uint32_t body_b) const {
    const auto& bodies = part_.names().bodies;
    const auto name = [&](std::uint32_t body) { return body < bodies.size() ? '\'' + bodies[body] + '\'' : std::string("the world"); };
    return name(body_a) + " and " + name(body_b);
}

std::string BodyEvents::name(const Pair& pair) const {
    return name(pair.body_a, pair.body_b);
}

std::string BodyEvents::name_of_contact(std::uint32_t contact) const {
    const auto contacts = part_.world().contacts();
    return contact < contacts.size() ? name(contacts[contact].body_a, contacts[contact].body_b) : "bodies";
}

void BodyEvents::save(std::vector<std::int64_t>& out) const {
    for (const Pair& pair : now_)
        for (const std::uint32_t number : {pair.body_a, pair.body_b, pair.law, pair.limit, pair.component}) out.push_back(number);
}

bool BodyEvents::restore(std::span<const std::int64_t> numbers) {
    if (numbers.size() % 5 != 0) return false;
    now_.clear();
    for (std::size_t i = 0; i < numbers.size(); i += 5) {
        const auto at = [&](std::size_t k) { return static_cast<std::uint32_t>(numbers[i + k]); };
        now_.push_back({at(0), at(1), at(2), at(3), at(4)});
    }
    return true;
}

} // namespace saltus::simulation

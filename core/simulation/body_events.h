// SPDX-License-Identifier: GPL-3.0-or-later
// Which pairs of bodies close and open: an impact is a pair that carried no percussion in the step before and carries one in this
// step; its contact points count together. A limit of a joint's coordinate is a pair of its own.
#pragma once

#include "core/simulation/body_stepper.h"
#include "core/simulation/events.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace saltus::simulation {

class BodyEvents {
public:
    explicit BodyEvents(const BodyPart& part) : part_(part) {}

    // One pair of bodies under one law; `component` numbers the pairs of a run as they first meet.
    struct Pair {
        std::uint32_t body_a = 0, body_b = 0;
        std::uint32_t law = 0;   // index in BodyNames::interactions(): a contact law, or a joint whose limit it is
        std::uint32_t limit = 0; // 0: contacts; else 1 + 2 coordinate + (1 if it is the upper one)
        std::uint32_t component = 0;
        friend bool operator==(const Pair&, const Pair&) = default;
    };
    // After World::compute(), before commit. What closed, what opened; valid until the next call.
    void look();
    std::span<const Pair> closed() const noexcept { return closed_; }
    std::span<const Pair> opened() const noexcept { return opened_; }
    // Of each pair in closed(): time, step and residual are the caller's.
    std::span<const Impact> impacts() const noexcept { return impacts_; }
    std::span<const Pair> now() const noexcept { return now_; } // all that are closed

    // "the ball and the floor"
    std::string name(const Pair& pair) const;
    std::string name_of_contact(std::uint32_t contact) const; // of the world's contacts

    // now(), for snapshots.
    void save(std::vector<std::int64_t>& out) const;
    bool restore(std::span<const std::int64_t> numbers);

private:
    Pair pair_of(const rigid::ContactState& contact) const noexcept; // component 0
    Pair pair_of(const rigid::LimitState& limit) const noexcept;
    std::uint32_t component_of(Pair pair);
    std::string name(std::uint32_t body_a, std::uint32_t body_b) const;

    const BodyPart& part_;
    std::vector<Pair> known_; // sorted
    std::vector<Pair> now_, before_, closed_, opened_;
    std::vector<Impact> sums_, impacts_; // by pair of now_, by pair of closed_
    std::vector<double> largest_;
};

} // namespace saltus::simulation

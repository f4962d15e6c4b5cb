// SPDX-License-Identifier: GPL-3.0-or-later
// Islands of a one-step problem (bodies joined by contacts or rows; bodies that do not move join nothing) and, in each,
// its units: all contacts and rows between the same two bodies. Large islands have their units coloured: units of one
// colour share no moving body, so they may be visited at the same time. Everything depends on the problem alone.
#pragma once

#include "core/simulation/rigid/one_step_problem.h"

#include <cstdint>
#include <span>
#include <vector>

namespace saltus::rigid {

struct Unit {
    std::uint32_t a = kWorld, b = kWorld;  // bodies that move, a < b; b may be kWorld
    std::uint32_t item_begin = 0, item_end = 0; // in Islands::items
};

struct Island {
    std::uint32_t unit_begin = 0, unit_end = 0;
    std::uint32_t body_begin = 0, body_end = 0;     // in Islands::bodies
    std::uint32_t contact_begin = 0, contact_end = 0; // in Islands::contacts
    std::uint32_t row_begin = 0, row_end = 0;         // in Islands::rows
    std::uint32_t colour_begin = 0, colour_end = 0; // in Islands::colours; none: units are visited in their order
};

struct Colour {
    std::uint32_t unit_begin = 0, unit_end = 0;
    bool alone = false; // units of it may share bodies: one thread visits them in order
};

class Islands {
public:
    // An island of at least `coloured_from` contacts and rows is coloured.
    void build(const OneStepProblem& problem, std::uint32_t coloured_from);

    bool moves(std::uint32_t body) const noexcept { return body < moving_.size() && moving_[body] != 0; }

    std::vector<Island> islands;       // only those that have contacts or rows
    std::vector<Unit> units;           // by island
    std::vector<Colour> colours;       // by island
    std::vector<std::uint32_t> items;  // by unit: contacts by their number, rows by their number + contacts.size()
    std::vector<std::uint32_t> bodies; // by island, ascending
    std::vector<std::uint32_t> contacts, rows; // by island, ascending
    std::uint32_t island_count = 0;    // with those of single bodies
    std::uint32_t skipped = 0;         // contacts and rows between bodies that do not move

private:
    std::uint32_t root(std::uint32_t body) noexcept;
    void join(std::uint32_t a, std::uint32_t b) noexcept;
    template <class Key>
    void sort_by(const Key& key, std::uint32_t keys);
    void colour(Island& island);

    std::vector<unsigned char> moving_;
    struct Run { // items one behind the other of the same two bodies
        std::uint32_t low, high; // high: a body's number + 1; 0: what does not move
        std::uint32_t begin, end, island;
    };
    std::vector<Run> runs_;
    std::vector<std::uint32_t> parent_, number_, colour_of_; // by body, by body, by unit
    std::vector<std::uint32_t> order_, sorted_, count_;      // runs
    std::vector<std::uint64_t> used_;                                // by body: colours
    std::vector<Unit> coloured_;
};

} // namespace saltus::rigid

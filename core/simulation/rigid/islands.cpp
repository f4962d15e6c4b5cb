// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/islands.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace saltus::rigid {

namespace {
constexpr std::uint32_t kColours = 64; // units that find none of these free form one more, visited by one thread
}

std::uint32_t Islands::root(std::uint32_t body) noexcept {
    while (parent_[body] != body) {
        parent_[body] = parent_[parent_[body]];
        body = parent_[body];
    }
    return body;
}

void Islands::join(std::uint32_t a, std::uint32_t b) noexcept {
    a = root(a);
    b = root(b);
    if (a == b) return;
    if (b < a) std::swap(a, b); // the root is the island's first body
    parent_[b] = a;
}

// Stable counting sort of order_ by key(run) < keys.
template <class Key>
void Islands::sort_by(const Key& key, std::uint32_t keys) {
    count_.assign(keys + 1, 0);
    for (const std::uint32_t run : order_) ++count_[key(run) + 1];
    for (std::uint32_t k = 0; k < keys; ++k) count_[k + 1] += count_[k];
    sorted_.resize(order_.size());
    for (const std::uint32_t run : order_) sorted_[count_[key(run)]++] = run;
    std::swap(order_, sorted_);
}

void Islands::build(const OneStepProblem& problem, std::uint32_t coloured_from) {
    const auto body_count = static_cast<std::uint32_t>(problem.mass.size());
    const auto contact_count = static_cast<std::uint32_t>(problem.contacts.size());
    const auto item_count = static_cast<std::uint32_t>(problem.contacts.size() + problem.rows.size());
    moving_.resize(body_count);
    parent_.resize(body_count);
    for (std::uint32_t i = 0; i < body_count; ++i) {
        const InverseMass& mass = problem.mass[i];
        moving_[i] = (mass.linear.array() != 0.0).any() || (mass.angular.array() != 0.0).any() ? 1 : 0;
        parent_[i] = i;
    }
    runs_.clear();
    order_.clear();
    skipped = 0;
    for (std::uint32_t item = 0; item < item_count; ++item) {
        std::uint32_t a, b;
        if (item < contact_count) {
            a = problem.contacts[item].body_a;
            b = problem.contacts[item].body_b;
        } else {
            const Row& row = problem.rows[item - contact_count];
            a = row.body_a;
            b = row.body_b;
            for (std::uint32_t s = row.side_begin; s < row.side_end; ++s) { // who moves stands for those that do not
                const std::uint32_t other = problem.sides[s].body;
                if (!moves(other)) continue;
                if (!moves(a)) a = other;
                else join(a, other);
            }
        }
        if (!moves(a)) a = kWorld;
        if (!moves(b)) b = kWorld;
        if (a == kWorld && b == kWorld) {
            ++skipped;
            continue;
        }
        if (a == b) b = kWorld;
        if (b < a) std::swap(a, b);
        const std::uint32_t high = b == kWorld ? 0 : b + 1; // with the unmoved first
        if (!runs_.empty() && runs_.back().low == a && runs_.back().high == high && runs_.back().end == item) {
            ++runs_.back().end;
            continue;
        }
        if (b != kWorld) join(a, b);
        order_.push_back(static_cast<std::uint32_t>(runs_.size()));
        runs_.push_back({a, high, item, item + 1, 0});
    }

    // numbers of islands: in the order of their first bodies, which are the roots
    number_.assign(body_count, kWorld);
    island_count = 0;
    for (std::uint32_t i = 0; i < body_count; ++i)
        if (moving_[i] != 0 && root(i) == i) number_[i] = island_count++;
    if (!problem.island_of_body.empty())
        for (std::uint32_t i = 0; i < body_count; ++i)
            problem.island_of_body[i] = moving_[i] != 0 ? number_[root(i)] : kWorld;
    for (Run& run : runs_) run.island = number_[root(run.low)];

    // contacts and rows by island; islands that have any
    const auto island_of = [&](std::uint32_t run) { return runs_[run].island; };
    sort_by(island_of, island_count);
    contacts.clear();
    rows.clear();
    islands.clear();
    for (std::size_t k = 0; k < order_.size();) {
        Island island;
        const std::uint32_t number = runs_[order_[k]].island;
        island.contact_begin = static_cast<std::uint32_t>(contacts.size());
        island.row_begin = static_cast<std::uint32_t>(rows.size());
        for (; k < order_.size() && runs_[order_[k]].island == number; ++k)
            for (std::uint32_t i = runs_[order_[k]].begin; i < runs_[order_[k]].end; ++i)
                if (i < contact_count)
                    contacts.push_back(i);
                else
                    rows.push_back(i - contact_count);
        island.contact_end = static_cast<std::uint32_t>(contacts.size());
        island.row_end = static_cast<std::uint32_t>(rows.size());
        island.body_begin = number; // for now
        islands.push_back(island);
    }
    // bodies by island: those of islands that have contacts or rows
    {
        sorted_.assign(island_count, kWorld); // island's place in `islands`
        for (std::size_t k = 0; k < islands.size(); ++k) sorted_[islands[k].body_begin] = static_cast<std::uint32_t>(k);
        count_.assign(islands.size() + 1, 0);
        for (std::uint32_t i = 0; i < body_count; ++i)
            if (moving_[i] != 0 && sorted_[number_[root(i)]] != kWorld) ++count_[sorted_[number_[root(i)]] + 1];
        for (std::size_t k = 0; k < islands.size(); ++k) {
            count_[k + 1] += count_[k];
            islands[k].body_begin = count_[k];
            islands[k].body_end = count_[k + 1];
        }
        bodies.resize(islands.empty() ? 0 : count_[islands.size()]);
        for (std::uint32_t i = 0; i < body_count; ++i)
            if (moving_[i] != 0 && sorted_[number_[root(i)]] != kWorld) bodies[count_[sorted_[number_[root(i)]]]++] = i;
    }
    // units: items by (island, first body, second body)
    sort_by([&](std::uint32_t run) { return runs_[run].high; }, body_count + 1);
    sort_by([&](std::uint32_t run) { return runs_[run].low; }, body_count);
    sort_by(island_of, island_count);
    items.clear();
    units.clear();
    colours.clear();
    std::size_t at = 0; // in order_
    for (Island& island : islands) {
        island.unit_begin = static_cast<std::uint32_t>(units.size());
        const std::size_t size = (island.contact_end - island.contact_begin) + (island.row_end - island.row_begin);
        for (const std::size_t end = items.size() + size; items.size() < end;) {
            const Run& first = runs_[order_[at]];
            Unit unit;
            unit.a = first.low;
            unit.b = first.high == 0 ? kWorld : first.high - 1;
            unit.item_begin = static_cast<std::uint32_t>(items.size());
            for (; at < order_.size() && runs_[order_[at]].low == first.low && runs_[order_[at]].high == first.high; ++at)
                for (std::uint32_t i = runs_[order_[at]].begin; i < runs_[order_[at]].end; ++i) items.push_back(i);
            unit.item_end = static_cast<std::uint32_t>(items.size());
            units.push_back(unit);
        }
        island.unit_end = static_cast<std::uint32_t>(units.size());
        island.colour_begin = static_cast<std::uint32_t>(colours.size());
        if (size >= coloured_from) colour(island);
        island.colour_end = static_cast<std::uint32_t>(colours.size());
    }
}

// Each unit in turn takes the lowest colour that none of its bodies has.
void Islands::colour(Island& island) {
    if (used_.size() < moving_.size()) used_.resize(moving_.size());
    for (std::uint32_t k = island.body_begin; k < island.body_end; ++k) used_[bodies[k]] = 0;
    const std::uint32_t begin = island.unit_begin, end = island.unit_end;
    colour_of_.resize(std::max<std::size_t>(colour_of_.size(), units.size()));
    std::uint32_t highest = 0;
    for (std::uint32_t k = begin; k < end; ++k) {
        const Unit& unit = units[k];
        std::uint64_t used = used_[unit.a];
        if (unit.b != kWorld) used |= used_[unit.b];
        const auto free = static_cast<std::uint32_t>(std::countr_one(used)); // kColours if all are taken
        if (free < kColours) {
            used_[unit.a] |= std::uint64_t{1} << free;
            if (unit.b != kWorld) used_[unit.b] |= std::uint64_t{1} << free;
        }
        colour_of_[k] = free;
        highest = std::max(highest, free);
    }
    count_.assign(highest + 2, 0);
    for (std::uint32_t k = begin; k < end; ++k) ++count_[colour_of_[k] + 1];
    for (std::uint32_t c = 0; c <= highest; ++c) {
        count_[c + 1] += count_[c];
        if (count_[c + 1] > count_[c]) colours.push_back({begin + count_[c], begin + count_[c + 1], c == kColours});
    }
    coloured_.resize(std::max<std::size_t>(coloured_.size(), end - begin));
    for (std::uint32_t k = begin; k < end; ++k) coloured_[count_[colour_of_[k]]++] = units[k];
    std::copy_n(coloured_.begin(), end - begin, units.begin() + begin);
}

} // namespace saltus::rigid

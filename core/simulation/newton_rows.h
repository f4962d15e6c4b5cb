// SPDX-License-Identifier: GPL-3.0-or-later
// Private to the steppers of systems: which rows and unknowns NewtonStepper goes through. Found once for a Structure, shared by its runs.
#pragma once

#include <cstdint>
#include <vector>

namespace saltus::simulation {

struct Structure;

struct NewtonRows {
    explicit NewtonRows(const Structure& of);

    struct Contact {
        std::uint32_t row, last; // its friction row, or itself
    };
    std::vector<Contact> contacts;
    bool any_free = false;  // there are contacts, so not every row is always active
    bool any_fixed = false; // there are others, which always are
    std::vector<std::uint32_t> equality;      // whose y is to stay 0
    std::vector<std::uint32_t> bounded;       // relays and rows of first order: their multipliers may lie between finite bounds
    std::vector<std::uint32_t> springs;       // that may conserve
    std::vector<std::uint32_t> by_H;          // whose y or relative velocity is formed with H
    std::vector<unsigned char> rate_is_given; // by row: the relative velocity needs no H v
    std::vector<unsigned char> curved;        // by row: H changes with the state

    std::vector<std::uint32_t> system_of;     // by unknown
    std::vector<std::uint32_t> own_mass;      // by unknown: entry of M on the diagonal; out of range where there is none
    std::vector<std::uint32_t> mass_diagonal; // entries of M, of coordinates
    std::vector<std::uint32_t> linear;        // unknowns of linear systems with entries in C or K
    std::vector<std::uint32_t> slope_places;  // by output of the slopes' tape: where in the numbers of the model

private:
    void list_rows(const Structure& of);
    void list_unknowns(const Structure& of);
};

} // namespace saltus::simulation

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/newton_rows.h"

#include "core/simulation/assembled.h"
#include "core/simulation/equalities.h"

#include <algorithm>

namespace saltus::simulation {

NewtonRows::NewtonRows(const Structure& of) {
    list_rows(of);
    list_unknowns(of);
}

void NewtonRows::list_rows(const Structure& of) {
    const std::size_t m = of.layout.rows;
    rate_is_given.assign(m, 0);
    for (const std::uint32_t row : of.of_state.rate) rate_is_given[row] = 1;
    curved.assign(m, 0);
    for (const std::uint32_t entry : of.of_state.H)
        curved[static_cast<std::size_t>(std::upper_bound(of.H.start.begin(), of.H.start.end(), entry) - of.H.start.begin()) - 1] = 1;
    for (std::uint32_t row = 0; row < m; ++row) {
        const RowKind kind = of.row_kind[row];
        const bool by_formulas = kind == RowKind::first_order ? of.gap_by_formula[row]
                                 : kind == RowKind::friction  ? rate_is_given[row]
                                                              : rate_is_given[row] && of.gap_by_formula[row];
        if (!by_formulas) by_H.push_back(row);
        if (kind == RowKind::contact) contacts.push_back({row, row + 1 < m && of.row_kind[row + 1] == RowKind::friction ? row + 1 : row});
        const bool of_contact = kind == RowKind::contact || kind == RowKind::friction; // normal and tangential
        any_free = any_free || of_contact;
        any_fixed = any_fixed || !of_contact;
        if (kind == RowKind::relay || kind == RowKind::first_order) bounded.push_back(row);
        const std::uint32_t first = of.D.start[row];
        if (kind == RowKind::position && of.scheme.conserving && of.scheme.method == Method::moreau_jean && of.D.start[row + 1] == first + 1 && of.D.column[first] == row &&
            std::find(of.of_state.D.begin(), of.of_state.D.end(), first) == of.of_state.D.end())
            springs.push_back(row);
    }
    equality = equality_rows(of);
}

void NewtonRows::list_unknowns(const Structure& of) {
    const std::size_t n = of.layout.coordinates, N = of.layout.unknowns();
    for (std::size_t s = 0; s < of.systems.size(); ++s) system_of.insert(system_of.end(), of.systems[s].size, static_cast<std::uint32_t>(s));
    own_mass.assign(N, ~std::uint32_t{0});
    for (std::uint32_t i = 0; i < N; ++i)
        for (std::uint32_t k = of.M.start[i]; k < of.M.start[i + 1]; ++k)
            if (of.M.column[k] == i) own_mass[i] = k;
    for (std::size_t i = 0; i < n; ++i)
        if (own_mass[i] < of.M.column.size()) mass_diagonal.push_back(own_mass[i]);
    for (const SystemBlock& system : of.systems)
        for (std::size_t i = system.offset; i < system.offset + system.size && system.linear; ++i)
            if (of.C.start[i] < of.C.start[i + 1] || of.K.start[i] < of.K.start[i + 1]) linear.push_back(static_cast<std::uint32_t>(i));
    const NumberPlaces& places = of.places;
    for (const auto& [entries, place] : {std::pair(&of.of_state.C, places.C), std::pair(&of.of_state.K, places.K), std::pair(&of.of_state.H, places.H),
                                         std::pair(&of.of_state.B, places.B), std::pair(&of.of_state.D, places.D), std::pair(&of.of_state.R, places.R)})
        for (const std::uint32_t entry : *entries) slope_places.push_back(static_cast<std::uint32_t>(place.first + entry));
}

} // namespace saltus::simulation

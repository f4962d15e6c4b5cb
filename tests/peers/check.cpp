// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/check.h"

#include "tests/reference/reference_table.h"

#include <algorithm>
#include <cmath>

namespace saltus::peers {

namespace {

// Row after row, the initial one first.
std::vector<double> peer_rows(const Case& one, int steps) {
    const auto peer = one.peer(steps);
    const std::size_t width = peer->columns().size();
    std::vector<double> rows(width * (static_cast<std::size_t>(steps) + 1));
    peer->sample(rows.data());
    for (int i = 1; i <= steps; ++i) peer->step(rows.data() + width * static_cast<std::size_t>(i));
    return rows;
}

void note(Difference& difference, double value, int step, const std::string& column) {
    if (!(value <= difference.worst)) difference = {value, step, column};
}

} // namespace

Result<std::optional<Difference>> peer_against_table(const Case& one) {
    if (one.table.empty()) return std::optional<Difference>();
    const int steps = static_cast<int>(one.last_row);
    const std::vector<std::string> columns = one.peer(steps)->columns();
    const std::vector<double> rows = peer_rows(one, steps);
    const auto table = testing::ReferenceTable::read(one.table + ".csv");
    Difference difference;
    std::size_t shared = 0;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const std::string& formula = table.columns[c];
        const double factor = formula[0] == '-' ? -1.0 : 1.0;
        const auto found = std::find(columns.begin(), columns.end(), factor < 0 ? formula.substr(1) : formula);
        if (found == columns.end()) continue; // the peer's programs do not compute everything
        ++shared;
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            const std::size_t row = table.rows[i];
            if (row == 0 || row > one.last_row) continue; // row 0: multipliers are not yet there
            const double value = rows[row * columns.size() + static_cast<std::size_t>(found - columns.begin())];
            note(difference, std::abs(factor * value - table.values[i][c]), static_cast<int>(row), formula);
        }
    }
    if (shared < 2)
        return fail(ErrorKind::input, one.name + ": the table " + one.table + " has none of the peer's columns");
    return std::optional<Difference>(difference);
}

Result<Difference> ours_against_peer(const Case& one) {
    auto run = our_run(one);
    if (!run) return Unexpected(run.error().front());
    const auto done = one.by_events ? (*run)->run_until(one.compared * one.step) : (*run)->run_steps(one.compared);
    if (!done) return Unexpected(done.error());
    const auto recording = (*run)->recording();
    std::vector<std::size_t> row_of_step; // events have rows of their own
    for (std::size_t row = 0; row < recording->rows() && row_of_step.size() <= static_cast<std::size_t>(one.compared); ++row)
        if (!one.by_events || std::abs(recording->value(0, row) - static_cast<double>(row_of_step.size()) * one.step) <= 1e-9 * one.step) row_of_step.push_back(row);
    if (row_of_step.size() <= static_cast<std::size_t>(one.compared)) return fail(ErrorKind::input, one.name + ": samples are missing");
    const std::vector<std::string> columns = one.peer(one.compared)->columns();
    const std::vector<double> rows = peer_rows(one, one.compared);
    Difference difference;
    std::string missing;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const auto ours = recording->catalogue().find(columns[c]);
        if (!ours) {
            missing += (missing.empty() ? "" : ", ") + columns[c];
            continue;
        }
        for (int i = 1; i <= one.compared; ++i) {
            const auto row = static_cast<std::size_t>(i);
            note(difference, std::abs(recording->value(*ours, row_of_step[row]) - rows[row * columns.size() + c]), i, columns[c]);
        }
    }
    if (!missing.empty()) return fail(ErrorKind::input, one.name + ": the scene does not record " + missing);
    return difference;
}

} // namespace saltus::peers

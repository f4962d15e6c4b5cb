// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/check.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>

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
    const std::string path = std::string(SALTUS_SOURCE_DIR) + "/tests/peers/rows/" + one.table + ".csv";
    std::ifstream file(path);
    if (!file) return fail(ErrorKind::io, "cannot read '" + path + "'");
    const int steps = static_cast<int>(one.last_row);
    const std::vector<std::string> columns = one.peer(steps)->columns();
    const std::vector<double> rows = peer_rows(one, steps);
    Difference difference;
    std::string line, cell;
    std::vector<std::string> names;
    while (std::getline(file, line)) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream cells(line);
        std::getline(cells, cell, ',');
        if (cell == "row") {
            while (std::getline(cells, cell, ',')) names.push_back(cell);
            continue;
        }
        const std::size_t row = std::stoul(cell);
        if (row == 0 || row > one.last_row) continue; // row 0: multipliers are not yet there
        for (const std::string& name : names) {
            std::getline(cells, cell, ',');
            const auto found = std::find(columns.begin(), columns.end(), name);
            if (found == columns.end()) return fail(ErrorKind::input, path + ": the peer has no column '" + name + "'");
            const double value = rows[row * columns.size() + static_cast<std::size_t>(found - columns.begin())];
            note(difference, std::abs(value - std::stod(cell)), static_cast<int>(row), name);
        }
    }
    return std::optional<Difference>(difference);
}

Result<Difference> ours_against_peer(const Case& one) {
    auto run = our_run(one);
    if (!run) return Unexpected(run.error().front());
    if (auto done = (*run)->run_steps(one.compared); !done) return Unexpected(done.error());
    const auto recording = (*run)->recording();
    const std::vector<std::string> columns = one.peer(one.compared)->columns();
    const std::vector<double> rows = peer_rows(one, one.compared);
    Difference difference;
    for (const Match& match : one.matches) {
        const auto ours = recording->catalogue().find(match.signal);
        const auto theirs = std::find(columns.begin(), columns.end(), match.column);
        if (!ours || theirs == columns.end())
            return fail(ErrorKind::input,
                        one.name + ": no signal '" + match.signal + "' or no column '" + match.column + "'");
        for (int i = 1; i <= one.compared; ++i) {
            const auto row = static_cast<std::size_t>(i);
            const double peer = rows[row * columns.size() + static_cast<std::size_t>(theirs - columns.begin())];
            note(difference, std::abs(match.factor * recording->value(*ours, row) - peer), i, match.column);
        }
    }
    return difference;
}

} // namespace saltus::peers

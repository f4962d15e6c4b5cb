// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/cam_table.h"

#include "core/authoring/constants.h"
#include "core/formula/dimension.h"
#include "core/model/names.h"

#include <charconv>
#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

namespace saltus::authoring {

namespace {

constexpr std::size_t kMostRows = 1000, kMostErrors = 20;

std::string_view trimmed(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '"'; };
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return text;
}

struct Cell {
    std::string_view text;
    int column; // of its first character, in bytes from 1
};

// The separator of a table: the first of ; tab , that its first row has, else spaces.
char separator_of(std::string_view line) {
    for (const char c : {';', '\t', ','})
        if (line.find(c) != std::string_view::npos) return c;
    return ' ';
}

std::vector<Cell> cells_of(std::string_view line, char separator) {
    std::vector<Cell> cells;
    std::size_t begin = 0;
    while (begin <= line.size()) {
        std::size_t end = std::min(line.find(separator, begin), line.size());
        if (separator == ' ' && end == begin && end < line.size()) {
            ++begin; // many spaces are one
            continue;
        }
        const std::string_view cell = line.substr(begin, end - begin);
        if (separator != ' ' || !trimmed(cell).empty()) cells.push_back({trimmed(cell), static_cast<int>(begin + 1 + std::min(cell.find_first_not_of(" \t\""), cell.size()))});
        begin = end + 1;
    }
    while (cells.size() > 2 && cells.back().text.empty()) cells.pop_back(); // a separator at the end of the row
    return cells;
}

std::optional<double> number(std::string_view text, bool decimal_comma) {
    std::string plain(text);
    if (decimal_comma)
        if (const auto comma = plain.find(','); comma != std::string::npos) plain[comma] = '.';
    const char* first = plain.data() + (!plain.empty() && plain[0] == '+' ? 1 : 0);
    double value = 0.0;
    const auto [rest, fault] = std::from_chars(first, plain.data() + plain.size(), value);
    if (fault != std::errc() || rest != plain.data() + plain.size() || !std::isfinite(value)) return std::nullopt;
    return value;
}

// "lift [mm]", "angle (deg)", "mm"
std::string unit_in(std::string_view head) {
    const std::size_t open = head.find_first_of("[("), close = head.find_last_of("])");
    if (open == std::string_view::npos || close == std::string_view::npos || close < open) return std::string(head);
    return std::string(trimmed(head.substr(open + 1, close - open - 1)));
}

} // namespace

Result<model::ValueMatrix, Errors> parse_cam_table(std::string_view text, const std::string& file_name, const CamTableUnits& units) {
    Errors errors;
    const auto error = [&](int line, int column, std::string message, std::string remedy) {
        Place place;
        place.file = file_name;
        place.line = line;
        place.column = column;
        if (errors.size() < kMostErrors) errors.push_back({ErrorKind::input, std::move(message), std::move(remedy), std::move(place)});
    };
    if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);

    std::string words[2] = {units.angle, units.lift};
    double factors[2] = {1.0, 1.0};
    const auto take_units = [&](int line) {
        for (int i = 0; i < 2; ++i) {
            auto unit = formula::parse_unit(words[i]);
            const formula::Dimension wanted = i == 0 ? radian() : metre();
            if (unit && unit->dimension == wanted) factors[i] = unit->to_si;
            else error(line, i + 1, "'" + words[i] + "' is no unit of " + (i == 0 ? "angles" : "lengths"), i == 0 ? "take deg, rad or rev" : "take mm, cm, m or in");
        }
    };

    struct Row {
        double numbers[2];
        int line;
    };
    std::vector<Row> rows;
    char separator = 0;
    int line_number = 0;
    bool heads_allowed = true;
    while (!text.empty() && errors.size() < kMostErrors) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++line_number;
        line = line.substr(0, line.find('#'));
        if (trimmed(line).empty()) continue;
        if (!separator) separator = separator_of(line);
        const auto cells = cells_of(line, separator);
        const bool comma = separator != ',';
        if (heads_allowed && !cells.empty() && !number(cells[0].text, comma)) {
            heads_allowed = false;
            for (std::size_t i = 0; i < 2 && i < cells.size(); ++i) {
                const std::string found = unit_in(cells[i].text);
                const bool brackets = found.size() < cells[i].text.size();
                if (brackets || formula::parse_unit(found)) words[i] = found; // a head without a unit is only a name
            }
            if (separator == ' ') separator = 0; // "angle [deg] lift [mm]" says nothing about the rows
            take_units(line_number);
            continue;
        }
        if (heads_allowed) take_units(line_number);
        heads_allowed = false;
        if (cells.size() != 2) {
            error(line_number, 1, "this row has " + std::to_string(cells.size()) + (cells.size() == 1 ? " number" : " columns"), "write an angle and a lift, for example 90" + std::string(1, separator) + " 12.5");
            continue;
        }
        Row row{{0.0, 0.0}, line_number};
        bool good = true;
        for (std::size_t i = 0; i < 2; ++i) {
            const auto found = number(cells[i].text, comma);
            if (found) row.numbers[i] = *found;
            else error(line_number, cells[i].column, "'" + std::string(cells[i].text) + "' is not a number", "write for example 12.5");
            good = good && found;
        }
        if (!good) continue;
        if (!rows.empty() && row.numbers[0] <= rows.back().numbers[0])
            error(line_number, cells[0].column, "the angle " + short_text(row.numbers[0]) + " comes after " + short_text(rows.back().numbers[0]), row.numbers[0] == rows.back().numbers[0] ? "an angle has one lift: remove one of the rows" : "sort the rows by their angles");
        rows.push_back(row);
    }
    if (errors.empty() && !rows.empty()) {
        constexpr double turn = 2 * std::numbers::pi;
        const double first = rows.front().numbers[0] * factors[0];
        const double span = rows.back().numbers[0] * factors[0] - first;
        if (rows.size() > 1 && std::abs(span - turn) < 1e-6) { // the first row again
            if (std::abs(rows.back().numbers[1] - rows.front().numbers[1]) > 1e-9 * (std::abs(rows.front().numbers[1]) + 1))
                error(rows.back().line, 1, "the lift after a whole turn is " + short_text(rows.back().numbers[1]) + ", at its beginning it is " + short_text(rows.front().numbers[1]), "both are the same place of the cam: let them agree");
            rows.pop_back();
        } else if (span > turn) {
            error(rows.back().line, 1, "the table goes over more than one turn", words[0] == "rad" ? "are the angles in degrees?" : "end it before 360°");
        }
        for (const Row& row : rows)
            if (row.numbers[0] < 0.0 || row.numbers[0] * factors[0] >= turn * (1 - 1e-12)) {
                error(row.line, 1, "the angle " + short_text(row.numbers[0]) + ' ' + words[0] + " is outside one turn", "write it between 0 and 360°");
                break;
            }
    }
    if (errors.empty() && (rows.size() < 3 || rows.size() > kMostRows))
        error(line_number, 0, rows.empty() ? "the table has no rows" : "the table has " + std::to_string(rows.size()) + " rows",
              rows.size() < 3 ? "a cam needs at least three: angle, lift" : "the most are " + std::to_string(kMostRows) + ": leave some out");
    if (!errors.empty()) return Unexpected(std::move(errors));

    model::ValueMatrix handles;
    for (const Row& row : rows) {
        model::ValueVector pair;
        for (int i = 0; i < 2; ++i) {
            if (factors[i] == 1.0) pair.emplace_back(row.numbers[i]);
            else pair.emplace_back(model::number_text(row.numbers[i]) + ' ' + words[i]);
        }
        handles.push_back(std::move(pair));
    }
    return handles;
}

} // namespace saltus::authoring

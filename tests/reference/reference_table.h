// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of sampled rows: "# source" lines, a header "row,FORMULA,...", then numbers. A formula is over the scene's
// signals: "ball.q[0]", "-diode.y[0]", "t + 1e-8".
#pragma once

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace saltus::testing {

struct ReferenceTable {
    std::vector<std::string> columns; // formulas, without "row"
    std::vector<std::size_t> rows;
    std::vector<std::vector<double>> values; // by line, then column

    static ReferenceTable read(const std::string& file_name) {
        const std::string path = std::string(SALTUS_SOURCE_DIR) + "/tests/reference/tables/" + file_name;
        std::ifstream in(path);
        if (!in) throw std::runtime_error("cannot open " + path);
        ReferenceTable table;
        std::string line, cell;
        while (std::getline(in, line)) {
            if (line.empty() || line[0] == '#') continue;
            std::istringstream cells(line);
            std::getline(cells, cell, ',');
            if (cell == "row") {
                while (std::getline(cells, cell, ',')) table.columns.push_back(cell);
                continue;
            }
            table.rows.push_back(std::stoul(cell));
            auto& values = table.values.emplace_back();
            while (std::getline(cells, cell, ',')) values.push_back(std::stod(cell));
            if (values.size() != table.columns.size())
                throw std::runtime_error("a row of " + path + " is too short or too long");
        }
        if (table.rows.empty()) throw std::runtime_error("no rows in " + path);
        return table;
    }
};

} // namespace saltus::testing

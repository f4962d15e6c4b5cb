// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/terminal.h"
#include "core/bench/bench.h"
#include "core/io/json_writer.h"

#include <json/json.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace saltus::cli {

namespace {

std::string json_text(const std::vector<bench::Row>& rows) {
    Json::Value list(Json::arrayValue);
    const auto finite = [](double value) { return std::isfinite(value) ? Json::Value(value) : Json::Value(); };
    for (const bench::Row& row : rows) {
        Json::Value one;
        one["name"] = row.name;
        one["steps"] = static_cast<Json::Int64>(row.steps);
        one["microseconds_per_step"] = finite(row.microseconds);
        one["bare_microseconds_per_step"] = row.bare_microseconds > 0.0 ? finite(row.bare_microseconds) : Json::Value();
        one["ratio"] = row.ratio > 0.0 ? finite(row.ratio) : Json::Value();
        one["note"] = row.note;
        list.append(one);
    }
    return io::json_written(list, 6) + '\n';
}

std::string cell(double value) {
    if (!(value > 0.0)) return "-";
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", value);
    return text;
}

std::string heading(std::size_t width) {
    char line[200];
    std::snprintf(line, sizeof line, "%-*s %10s %12s %12s %8s\n", static_cast<int>(width), "benchmark", "steps",
                  "us a step", "us by hand", "ratio");
    return line;
}

std::string line_of(const bench::Row& row, std::size_t width) {
    char line[200];
    std::snprintf(line, sizeof line, " %10lld %12s %12s %8s  ", static_cast<long long>(row.steps),
                  cell(row.microseconds).c_str(), cell(row.bare_microseconds).c_str(), cell(row.ratio).c_str());
    std::string name = row.name;
    name.resize(std::max(width, name.size()), ' ');
    return name + line + row.note + '\n';
}

} // namespace

int bench(const std::string& name, bool json) {
    const std::vector<std::string> names = name.empty() ? bench::names() : std::vector<std::string>{name};
    constexpr std::size_t kWidth = 26;
    std::vector<bench::Row> all;
    if (!json)
        if (auto said = write_output(heading(kWidth)); !said) return fail_with(said.error());
    for (const std::string& one : names) {
        auto rows = bench::run(one);
        if (!rows) return fail_with(rows.error());
        for (const bench::Row& row : *rows) {
            if (!json)
                if (auto said = write_output(line_of(row, kWidth)); !said) return fail_with(said.error());
            all.push_back(row);
        }
    }
    if (json)
        if (auto said = write_output(json_text(all)); !said) return fail_with(said.error());
    return kDone;
}

} // namespace saltus::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// What a plot shows, ready to be written by a thread of its own: the rows of the visible range, or the points drawn.
#pragma once

#include "core/io/export.h"
#include "core/io/number_table.h"

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace saltus::ui {

struct ShownData {
    std::shared_ptr<const Recording> recording;
    std::vector<std::string> channels; // empty: the table
    std::pair<double, double> times{0.0, 0.0};
    io::NumberTable table;
};

// As CSV; `options` gives progress and cancel alone.
inline Result<void> writeShownData(const ShownData& data, const std::filesystem::path& file, io::ExportOptions options = {}) {
    if (data.channels.empty()) return io::write_csv(data.table, file, options);
    options.channels = data.channels;
    options.time_range = data.times;
    return io::write_csv(*data.recording, file, options);
}

} // namespace saltus::ui

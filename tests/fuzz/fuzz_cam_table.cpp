// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a table of a cam's lift: rows or errors with their lines.
#include "targets.h"

#include "core/authoring/cam_table.h"

#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto rows = saltus::authoring::parse_cam_table(text, "fuzz.csv");
    if (!rows) {
        demand(!rows.error().empty(), "a refused table comes with an error");
        demand(rows.error().size() <= 101, "messages are counted, not told without end");
        for (const saltus::Error& error : rows.error()) demand(!error.message.empty() && error.place.file == "fuzz.csv", "an error has a message and a file");
    }
    return 0;
}

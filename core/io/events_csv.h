// SPDX-License-Identifier: GPL-3.0-or-later
// The events of a run as CSV: t,kind,object,row,u_before,u_after,p,mode; SI, 17 significant digits, one line for each thing that happened, those of
// one instant with equal t. Fields that a kind has not are empty.
#pragma once

#include "core/base/error.h"
#include "core/simulation/recording.h"

#include <cstdint>
#include <filesystem>
#include <limits>
#include <optional>
#include <string>

namespace saltus::io {

inline constexpr const char* kEventColumns = "t,kind,object,row,u_before,u_after,p,mode";
// One thing that happened, without an end of line; NaN: a field that its kind has not.
struct EventLine {
    double time = 0.0; // s
    EventKind kind = EventKind::impact;
    std::string object; // interaction, or the text of a formula
    std::optional<std::uint32_t> row;
    double before = std::numeric_limits<double>::quiet_NaN(), after = before, impulse = before; // m/s, m/s, N s
    std::string mode; // behind it
};
std::string event_line(const EventLine& line);
std::string csv_number(double value); // 17 digits; NaN: nothing

// Of a time-stepping run: its impacts and the ends of its contacts, at the times that the scheme knows them by.
std::string events_text(const Recording& recording);
Result<void> write_events(const Recording& recording, const std::filesystem::path& file);

} // namespace saltus::io

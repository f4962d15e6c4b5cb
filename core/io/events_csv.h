// SPDX-License-Identifier: GPL-3.0-or-later
// The events of a run as CSV: t,kind,object,row,u_before,u_after,p,mode; SI, 17 significant digits, one line for each thing that happened, those of
// one instant with equal t. Fields that a kind has not are empty.
#pragma once

#include "core/base/error.h"
#include "core/simulation/recording.h"

#include <filesystem>
#include <string>

namespace saltus::io {

// Of a time-stepping run: its impacts and the ends of its contacts, at the times that the scheme knows them by.
std::string events_text(const Recording& recording);
Result<void> write_events(const Recording& recording, const std::filesystem::path& file);

} // namespace saltus::io

// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON that run --report writes.
#pragma once

#include "app/cli/drive.h"
#include "core/session.h"

#include <string>

namespace saltus::cli {

std::string report_json(const Session& session, const std::string& scene_file, const RunEnd& end);

} // namespace saltus::cli

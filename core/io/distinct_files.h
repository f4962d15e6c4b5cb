// SPDX-License-Identifier: GPL-3.0-or-later
// Files of one command that must not be one: an output that takes the place of what is read, or of another output.
#pragma once

#include "core/base/error.h"

#include <string>
#include <utility>
#include <vector>

namespace saltus::io {

// What each file is to the user ("the scene", "--output") and its name. Names that are empty (not given) and devices, which may
// serve twice, are left out; links are followed. Errors: the first two that are the same file.
Result<void> distinct_files(const std::vector<std::pair<std::string, std::string>>& files);

} // namespace saltus::io

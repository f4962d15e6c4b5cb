// SPDX-License-Identifier: GPL-3.0-or-later
// Whole files, written so that the old one stays until the new one is complete: temporary file, fsync, rename.
#pragma once

#include "core/base/error.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace saltus::io {

Result<void> write_file_atomically(const std::filesystem::path& file, std::string_view content);
// Errors: missing, not a file, unreadable, larger than `largest` bytes.
Result<std::string> read_file(const std::filesystem::path& file, std::size_t largest);

} // namespace saltus::io

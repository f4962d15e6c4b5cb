// SPDX-License-Identifier: GPL-3.0-or-later
// What the system said about a file, in the user's words.
#pragma once

#include "core/base/error.h"

#include <filesystem>
#include <string>

namespace saltus::io {

enum class FileUse : unsigned char { reading, writing };

// The message for a failed system call on `file`.
Unexpected<Error> system_failure(int error_number, const std::filesystem::path& file, FileUse use);

std::filesystem::path folder_of(const std::filesystem::path& file); // "." of a plain name

} // namespace saltus::io

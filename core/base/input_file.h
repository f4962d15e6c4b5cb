// SPDX-License-Identifier: GPL-3.0-or-later
// The one door through which files are read. Whatever its name leads to, opening never waits (a pipe without a writer) and
// never reads without end (a device): only regular files come through, and no more of them than the reader asked for.
#pragma once

#include "core/base/system_failure.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>

namespace saltus::io {

class InputFile {
public:
    // Errors: missing, unreadable, a folder, a pipe, a device.
    static Result<InputFile> open(const std::filesystem::path& file);
    InputFile(InputFile&& other) noexcept : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)), size_(other.size_) {}
    InputFile& operator=(InputFile&&) = delete;
    ~InputFile();

    const std::filesystem::path& path() const noexcept { return path_; }
    std::uint64_t size() const noexcept { return size_; } // when it was opened
    int descriptor() const noexcept { return descriptor_; }
    Place place() const { return Place{path_.string(), 0, 0, {}}; }

    // Up to `bytes` bytes from `offset` on; fewer at the end of the file.
    Result<std::size_t> read_at(std::uint64_t offset, char* out, std::size_t bytes) const;

private:
    InputFile() = default;
    std::filesystem::path path_;
    int descriptor_ = -1;
    std::uint64_t size_ = 0;
};

// All of it; asks to go on. Errors: those of InputFile::open(), larger than `largest` bytes.
Result<std::string> read_file(const std::filesystem::path& file, std::size_t largest);

Error reading_stopped(Place file); // whoever read a file was told to leave it: ErrorKind::cancelled

} // namespace saltus::io

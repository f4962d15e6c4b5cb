// SPDX-License-Identifier: GPL-3.0-or-later
// Whole files, written so that the old one stays until the new one is complete: temporary file, fsync, rename.
#pragma once

#include "core/base/error.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace saltus::io {

// A file that grows beside its target. The target changes at commit() alone; without commit() nothing is left behind.
// A target that is no regular file (a pipe, /dev/stdout) is written to directly. Symbolic links are followed; the mode
// of an existing target is kept.
class AtomicFile {
public:
    // Errors: no such folder, no permission, target is a folder or read-only.
    static Result<AtomicFile> create(const std::filesystem::path& target);
    AtomicFile(AtomicFile&&) noexcept;
    AtomicFile& operator=(AtomicFile&&) noexcept;
    ~AtomicFile();

    // Errors: full disk and its like, with the target's name.
    Result<void> write(std::string_view bytes);
    Result<void> commit();
    // Where the bytes go until commit(), for libraries that write by file name (they must replace nothing but content).
    const std::filesystem::path& temporary() const noexcept { return temporary_; }
    bool direct() const noexcept { return direct_; } // a pipe or device: no rename, no seeking back

private:
    AtomicFile() = default;
    void discard() noexcept;
    std::filesystem::path shown_, target_, temporary_;
    int descriptor_ = -1;
    bool direct_ = false;
};

Result<void> write_file_atomically(const std::filesystem::path& file, std::string_view content);
// Errors: missing, not a file, unreadable, larger than `largest` bytes.
Result<std::string> read_file(const std::filesystem::path& file, std::size_t largest);

// The message for a failed system call on `file`: `doing` is "written", "read" or "created".
Unexpected<Error> system_failure(int error_number, const std::filesystem::path& file, const std::string& doing);

} // namespace saltus::io

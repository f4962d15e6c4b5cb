// SPDX-License-Identifier: GPL-3.0-or-later
// Whole files, written so that the old one stays until the new one is complete: temporary file, fsync, rename.
#pragma once

#include "core/base/error.h"
#include "core/base/input_file.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace saltus::io {

// A file that grows beside its target, locked (flock) as long as it is written. The target changes at commit() alone; without
// commit() nothing is left behind, and what a killed program leaves is found by its lock (unfinished.h). A target that is no
// regular file (a pipe, /dev/stdout) is written to directly. Symbolic links are followed; the mode of an existing target is kept.
class AtomicFile {
public:
    // Never waits of itself: wait_for_reader (may be empty) is called as long as a pipe with a name has no reader, and gives up by false.
    // Errors: no such folder, no permission, target is a folder or read-only, nobody reads the pipe.
    static Result<AtomicFile> create(const std::filesystem::path& target, const std::function<bool()>& wait_for_reader = {});
    AtomicFile(AtomicFile&&) noexcept;
    AtomicFile& operator=(AtomicFile&&) noexcept;
    ~AtomicFile();

    // Errors: full disk and its like, with the target's name.
    Result<void> write(std::string_view bytes); // at its end
    Result<void> write_at(std::uint64_t offset, std::string_view bytes); // over what was written
    Result<std::size_t> read_at(std::uint64_t offset, char* out, std::size_t bytes) const; // fewer at its end
    Result<void> commit();
    // Where the bytes go until commit().
    const std::filesystem::path& temporary() const noexcept;
    bool direct() const noexcept { return direct_; } // a pipe or device: no rename, no seeking back

private:
    friend void remove_unfinished() noexcept;
    struct Entry; // in the list of what this program writes
    AtomicFile();
    void discard() noexcept;
    bool take_name(const std::string& name);
    std::filesystem::path shown_, target_;
    std::unique_ptr<Entry> entry_;
    int descriptor_ = -1;
    bool direct_ = false;
};

Result<void> write_file_atomically(const std::filesystem::path& file, std::string_view content);

// Removes what this program has begun to write; the program is to end directly behind it (_exit). Any thread; asks for no memory.
void remove_unfinished() noexcept;

} // namespace saltus::io

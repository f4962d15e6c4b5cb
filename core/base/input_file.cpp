// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/input_file.h"

#include "core/base/going_on.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace saltus::io {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kPiece = std::size_t{1} << 24; // bytes between two questions

Unexpected<Error> no_regular_file(mode_t mode, const fs::path& file) {
    if (S_ISDIR(mode)) return system_failure(EISDIR, file, FileUse::reading);
    return fail(ErrorKind::io, "the file cannot be read: it is not a regular file", "give the name of a file", Place{file.string(), 0, 0, {}});
}

} // namespace

Result<InputFile> InputFile::open(const fs::path& file) {
    InputFile out;
    out.path_ = file;
    if (file.native().find('\0') != std::string::npos) // the system would read the file that is named before it
        return fail(ErrorKind::io, "the file cannot be read: there is a NUL character in its name", "take it out of the name", out.place());
    // Looked at first: opening wakes who waits at the other end of a pipe, and moves devices.
    if (struct stat before {}; ::stat(file.c_str(), &before) == 0 && !S_ISREG(before.st_mode)) return no_regular_file(before.st_mode, file);
    out.descriptor_ = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (out.descriptor_ < 0) return system_failure(errno, file, FileUse::reading);
    struct stat info {};
    if (::fstat(out.descriptor_, &info) != 0) return system_failure(errno, file, FileUse::reading);
    if (!S_ISREG(info.st_mode)) return no_regular_file(info.st_mode, file);
    out.size_ = static_cast<std::uint64_t>(info.st_size);
    return out;
}

InputFile::~InputFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

Result<std::size_t> InputFile::read_at(std::uint64_t offset, char* out, std::size_t bytes) const {
    std::size_t filled = 0;
    while (filled < bytes) {
        const ssize_t got = ::pread(descriptor_, out + filled, bytes - filled, static_cast<off_t>(offset + filled));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return system_failure(errno, path_, FileUse::reading);
        if (got == 0) break;
        filled += static_cast<std::size_t>(got);
    }
    return filled;
}

Result<std::string> read_file(const fs::path& file, std::size_t largest) {
    auto in = InputFile::open(file);
    if (!in) return Unexpected(in.error());
    const auto too_large = [&] {
        return fail(ErrorKind::io, "the file is larger than " + std::to_string(largest >> 20) + " MB, the most that is read",
                    "check that it is the right file", in->place());
    };
    if (in->size() > largest) return too_large();
    std::string content(static_cast<std::size_t>(in->size()) + 1, '\0');
    std::size_t filled = 0;
    for (;;) { // it may grow or shrink while we read
        ask_to_go_on();
        const std::size_t wanted = std::min(content.size() - filled, kPiece);
        auto got = in->read_at(filled, content.data() + filled, wanted);
        if (!got) return Unexpected(got.error());
        filled += *got;
        if (filled > largest) return too_large();
        if (*got < wanted) break;
        if (filled == content.size()) content.resize(content.size() + 4096);
    }
    content.resize(filled);
    return content;
}

Error reading_stopped(Place file) { return {ErrorKind::cancelled, "the reading was stopped", {}, std::move(file)}; }

} // namespace saltus::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomic_file.h"

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <random>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace saltus::io {

namespace fs = std::filesystem;

namespace {

Place place_of(const fs::path& file) {
    return Place{file.string(), 0, 0, {}};
}

fs::path folder_of(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

// The file itself behind a chain of links, so that rename() replaces it and not the link.
fs::path behind_links(fs::path file) {
    for (int i = 0; i < 40; ++i) {
        std::error_code error;
        if (!fs::is_symlink(fs::symlink_status(file, error))) break;
        const fs::path next = fs::read_symlink(file, error);
        if (error) break;
        file = next.is_absolute() ? next : folder_of(file) / next;
    }
    return file;
}

void close_quietly(int& descriptor) noexcept {
    if (descriptor >= 0) ::close(descriptor);
    descriptor = -1;
}

// The lowest one above a folder that is there.
std::string nearest_folder(fs::path folder) {
    std::error_code none;
    while (!folder.empty() && !fs::is_directory(folder, none) && folder.has_parent_path() && folder.parent_path() != folder) folder = folder.parent_path();
    return folder.empty() || !fs::is_directory(folder, none) ? std::string(".") : folder.string();
}

} // namespace

Unexpected<Error> system_failure(int error_number, const fs::path& file, const std::string& doing) {
    const std::string folder = folder_of(file).string();
    std::string message = "the file cannot be " + doing + ": ";
    std::string remedy;
    switch (error_number) {
    case ENOSPC:
        message += "the disk is full";
        remedy = "free some space or choose another folder";
        break;
#ifdef EDQUOT
    case EDQUOT:
        message += "your disk quota is used up";
        remedy = "free some space or choose another folder";
        break;
#endif
    case EFBIG:
        message += "it would be larger than this system allows";
        remedy = "record fewer signals or fewer steps, or choose another file system";
        break;
    case EACCES:
    case EPERM:
        message += "permission denied";
        remedy = doing == "read" ? "ask for permission to read it" : "choose a folder in which you may write";
        break;
    case EROFS:
        message += "the file system is read-only";
        remedy = "choose a folder in which you may write";
        break;
    case ENOENT:
    case ENOTDIR:
        if (doing == "read") {
            message += "there is no such file";
            remedy = "check the name";
        } else if (std::error_code none; fs::is_directory(folder.empty() ? fs::path(".") : fs::path(folder), none)) {
            // File systems that take no files of ours say that there is none.
            message += "the folder \"" + folder + "\" takes no new files";
            remedy = "choose a folder in which you may write";
        } else if (const std::string above = nearest_folder(folder); ::faccessat(AT_FDCWD, above.c_str(), W_OK, AT_EACCESS) != 0) {
            message += "there is no folder \"" + folder + "\", and you may not make one in \"" + above + '"';
            remedy = "choose a folder in which you may write";
        } else {
            message += "there is no folder \"" + folder + '"';
            remedy = "create the folder or choose another one";
        }
        break;
    case EISDIR:
        message += "it is a folder";
        remedy = "give the name of a file";
        break;
    case EPIPE:
        message += "the reader of the pipe has gone";
        break;
    case ENAMETOOLONG:
        message += "its name is too long";
        remedy = "choose a shorter name";
        break;
    default:
        message += std::generic_category().message(error_number);
        break;
    }
    return fail(ErrorKind::io, std::move(message), std::move(remedy), place_of(file));
}

Result<AtomicFile> AtomicFile::create(const fs::path& target) {
    if (target.empty())
        return fail(ErrorKind::input, "the name of the file to write is empty", "give the name of a file");
    AtomicFile out;
    out.shown_ = target;
    out.target_ = behind_links(target);
    struct stat info {};
    const bool exists = ::stat(target.c_str(), &info) == 0;
    if (!exists && errno != ENOENT) return system_failure(errno, target, "written");
    if (exists && S_ISDIR(info.st_mode)) return system_failure(EISDIR, target, "written");
    if (!target.has_filename()) return system_failure(EISDIR, target, "written");
    if (exists && !S_ISREG(info.st_mode)) {
        out.direct_ = true;
        out.temporary_ = target;
        out.descriptor_ = ::open(target.c_str(), O_WRONLY | O_CLOEXEC);
        if (out.descriptor_ < 0) return system_failure(errno, target, "written");
        return out;
    }
    // Renaming would replace a file that was protected on purpose.
    if (exists && ::access(target.c_str(), W_OK) != 0) return system_failure(errno, target, "written");

    std::random_device random;
    for (int attempt = 0; attempt < 100; ++attempt) {
        std::uint64_t number = (std::uint64_t{random()} << 32) | random();
        std::string suffix(8, 'a');
        for (char& c : suffix) {
            c = static_cast<char>('a' + number % 26);
            number /= 26;
        }
        // A short name of its own: adding to a long target name could exceed what the file system takes.
        out.temporary_ = folder_of(out.target_) / (".saltus-" + suffix + ".part");
        out.descriptor_ = ::open(out.temporary_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (out.descriptor_ >= 0) break;
        if (errno != EEXIST) {
            const int error_number = errno;
            out.temporary_.clear();
            return system_failure(error_number, target, "written");
        }
    }
    if (out.descriptor_ < 0) return system_failure(EEXIST, target, "written");
    if (exists && ::fchmod(out.descriptor_, info.st_mode & 07777) != 0) { /* the mode is a courtesy */
    }
    return out;
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept {
    *this = std::move(other);
}

AtomicFile& AtomicFile::operator=(AtomicFile&& other) noexcept {
    if (this == &other) return *this;
    discard();
    shown_ = std::move(other.shown_);
    target_ = std::move(other.target_);
    temporary_ = std::exchange(other.temporary_, fs::path());
    descriptor_ = std::exchange(other.descriptor_, -1);
    direct_ = other.direct_;
    return *this;
}

AtomicFile::~AtomicFile() {
    discard();
}

void AtomicFile::discard() noexcept {
    close_quietly(descriptor_);
    if (!direct_ && !temporary_.empty()) ::unlink(temporary_.c_str());
    temporary_.clear();
}

Result<void> AtomicFile::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
        if (written < 0) {
            if (errno == EINTR) continue;
            return system_failure(errno, shown_, "written");
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

Result<void> AtomicFile::commit() {
    if (direct_) {
        const int status = ::close(std::exchange(descriptor_, -1));
        if (status != 0) return system_failure(errno, shown_, "written");
        temporary_.clear();
        return {};
    }
    // A full network disk reports only here.
    if (::fsync(descriptor_) != 0 && errno != EINVAL && errno != ENOTSUP)
        return system_failure(errno, shown_, "written");
    if (::close(std::exchange(descriptor_, -1)) != 0) return system_failure(errno, shown_, "written");
    if (::rename(temporary_.c_str(), target_.c_str()) != 0) return system_failure(errno, shown_, "written");
    temporary_.clear();
    // Make the new name durable too; file systems that refuse to sync folders lose nothing but this guarantee.
    int folder = ::open(folder_of(target_).c_str(), O_RDONLY | O_CLOEXEC);
    if (folder >= 0) {
        ::fsync(folder);
        close_quietly(folder);
    }
    return {};
}

Result<void> write_file_atomically(const fs::path& file, std::string_view content) {
    auto out = AtomicFile::create(file);
    if (!out) return Unexpected(out.error());
    if (auto written = out->write(content); !written) return written;
    return out->commit();
}

Result<std::string> read_file(const fs::path& file, std::size_t largest) {
    int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK); // no waiting for the writer of a pipe
    if (descriptor < 0) return system_failure(errno, file, "read");
    struct Closer {
        int& descriptor;
        ~Closer() { close_quietly(descriptor); }
    } closer{descriptor};
    struct stat info {};
    if (::fstat(descriptor, &info) != 0) return system_failure(errno, file, "read");
    if (S_ISDIR(info.st_mode)) return system_failure(EISDIR, file, "read");
    if (!S_ISREG(info.st_mode))
        return fail(ErrorKind::io, "the file cannot be read: it is not a regular file", "give the name of a file",
                    place_of(file));
    const auto too_large = [&] {
        return fail(ErrorKind::io,
                    "the file is larger than " + std::to_string(largest >> 20) + " MB, the most that is read",
                    "check that it is the right file", place_of(file));
    };
    if (static_cast<std::uintmax_t>(info.st_size) > largest) return too_large();
    std::string content(static_cast<std::size_t>(info.st_size), '\0');
    std::size_t filled = 0;
    for (;;) { // it may grow or shrink while we read
        if (filled == content.size()) {
            if (filled > largest) return too_large();
            content.resize(filled + 4096);
        }
        const ssize_t got = ::read(descriptor, content.data() + filled, content.size() - filled);
        if (got < 0) {
            if (errno == EINTR) continue;
            return system_failure(errno, file, "read");
        }
        if (got == 0) break;
        filled += static_cast<std::size_t>(got);
    }
    if (filled > largest) return too_large();
    content.resize(filled);
    return content;
}

} // namespace saltus::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomic_file.h"

#include <cerrno>
#include <mutex>
#include <random>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace saltus::io {

namespace fs = std::filesystem;

namespace {

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

// The descriptor of a pipe or device, or -1 with errno. Opening waits for nothing, writing does.
int open_directly(const fs::path& target) {
    const int descriptor = ::open(target.c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor >= 0) {
        const int flags = ::fcntl(descriptor, F_GETFL);
        if (flags >= 0) ::fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK);
    }
    return descriptor;
}

std::string eight_letters(std::random_device& random) {
    std::uint64_t number = (std::uint64_t{random()} << 32) | random();
    std::string letters(8, 'a');
    for (char& c : letters) {
        c = static_cast<char>('a' + number % 26);
        number /= 26;
    }
    return letters;
}

// The one lock of the list of what is being written.
std::mutex& list_mutex() noexcept {
    static std::mutex one;
    return one;
}

} // namespace

struct AtomicFile::Entry {
    fs::path temporary; // empty: nothing to remove
    Entry* next = nullptr;
    Entry* before = nullptr;

    static Entry*& first() noexcept {
        static Entry* head = nullptr;
        return head;
    }
    Entry() {
        const std::scoped_lock lock(list_mutex());
        next = first();
        if (next != nullptr) next->before = this;
        first() = this;
    }
    ~Entry() {
        const std::scoped_lock lock(list_mutex());
        (before != nullptr ? before->next : first()) = next;
        if (next != nullptr) next->before = before;
    }
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;
    void name(fs::path file) {
        const std::scoped_lock lock(list_mutex());
        temporary.swap(file);
    }
    static void remove_all() noexcept {
        list_mutex().lock(); // for good: no other thread begins another file until the program has ended
        for (const Entry* entry = first(); entry != nullptr; entry = entry->next)
            if (!entry->temporary.empty()) ::unlink(entry->temporary.c_str());
    }
};

void remove_unfinished() noexcept {
    AtomicFile::Entry::remove_all();
}

AtomicFile::AtomicFile() : entry_(std::make_unique<Entry>()) {}

// False with errno: EEXIST asks for another name.
bool AtomicFile::take_name(const std::string& name) {
    fs::path file = folder_of(target_) / name;
    entry_->name(file); // known before it is there, so that no signal finds it unknown
    descriptor_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    int error_number = errno;
    if (descriptor_ >= 0) {
        // Between these two calls another program may take it for a dead one's and clear it: then it has no name any more.
        const bool locked = ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK; // some file systems lock nothing
        struct stat info {};
        if (locked && ::fstat(descriptor_, &info) == 0 && info.st_nlink > 0) return true;
        error_number = EEXIST;
        close_quietly(descriptor_);
    }
    entry_->name({});
    errno = error_number;
    return false;
}

Result<AtomicFile> AtomicFile::create(const fs::path& target, const std::function<bool()>& wait_for_reader) {
    if (target.empty())
        return fail(ErrorKind::input, "the name of the file to write is empty", "give the name of a file");
    if (target.native().find('\0') != std::string::npos)
        return fail(ErrorKind::input, "the file cannot be written: there is a NUL character in its name", "take it out of the name", Place{target.string(), 0, 0, {}});
    AtomicFile out;
    out.shown_ = target;
    out.target_ = behind_links(target);
    struct stat info {};
    const bool exists = ::stat(target.c_str(), &info) == 0;
    if (!exists && errno != ENOENT) return system_failure(errno, target, FileUse::writing);
    if (exists && S_ISDIR(info.st_mode)) return system_failure(EISDIR, target, FileUse::writing);
    if (!target.has_filename()) return system_failure(EISDIR, target, FileUse::writing);
    if (exists && !S_ISREG(info.st_mode)) {
        out.direct_ = true;
        const bool pipe = S_ISFIFO(info.st_mode);
        do out.descriptor_ = open_directly(target);
        while (out.descriptor_ < 0 && (errno == EINTR || (errno == ENXIO && pipe && wait_for_reader && wait_for_reader())));
        if (out.descriptor_ >= 0) return out;
        if (errno == ENXIO && pipe)
            return fail(ErrorKind::io, "the file cannot be written: it is a pipe that nobody reads", "start its reader first, or give the name of a file",
                        Place{target.string(), 0, 0, {}});
        return system_failure(errno, target, FileUse::writing);
    }
    // Renaming would replace a file that was protected on purpose.
    if (exists && ::access(target.c_str(), W_OK) != 0) return system_failure(errno, target, FileUse::writing);

    std::random_device random;
    for (int attempt = 0; attempt < 100 && out.descriptor_ < 0; ++attempt)
        // A short name of its own: adding to a long target name could exceed what the file system takes.
        if (!out.take_name(".saltus-" + eight_letters(random) + ".part") && errno != EEXIST) return system_failure(errno, target, FileUse::writing);
    if (out.descriptor_ < 0) return system_failure(EEXIST, target, FileUse::writing);
    if (exists && ::fchmod(out.descriptor_, info.st_mode & 07777) != 0) { /* the mode is a courtesy */
    }
    return out;
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : shown_(std::move(other.shown_)), target_(std::move(other.target_)), entry_(std::move(other.entry_)),
      descriptor_(std::exchange(other.descriptor_, -1)), direct_(other.direct_) {}

AtomicFile& AtomicFile::operator=(AtomicFile&& other) noexcept {
    if (this == &other) return *this;
    discard();
    shown_ = std::move(other.shown_);
    target_ = std::move(other.target_);
    entry_ = std::move(other.entry_);
    descriptor_ = std::exchange(other.descriptor_, -1);
    direct_ = other.direct_;
    return *this;
}

AtomicFile::~AtomicFile() {
    discard();
}

void AtomicFile::discard() noexcept {
    if (entry_ && !entry_->temporary.empty()) ::unlink(entry_->temporary.c_str()); // before the lock goes
    close_quietly(descriptor_);
    entry_.reset();
}

const fs::path& AtomicFile::temporary() const noexcept {
    return direct_ ? target_ : entry_->temporary;
}

Result<void> AtomicFile::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
        if (written < 0) {
            if (errno == EINTR) continue;
            return system_failure(errno, shown_, FileUse::writing);
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

Result<void> AtomicFile::write_at(std::uint64_t offset, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::pwrite(descriptor_, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (written < 0) {
            if (errno == EINTR) continue;
            return system_failure(errno, shown_, FileUse::writing);
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
        offset += static_cast<std::uint64_t>(written);
    }
    return {};
}

Result<std::size_t> AtomicFile::read_at(std::uint64_t offset, char* out, std::size_t bytes) const {
    std::size_t filled = 0;
    while (filled < bytes) {
        const ssize_t got = ::pread(descriptor_, out + filled, bytes - filled, static_cast<off_t>(offset + filled));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return system_failure(errno, shown_, FileUse::reading);
        if (got == 0) break;
        filled += static_cast<std::size_t>(got);
    }
    return filled;
}

Result<void> AtomicFile::commit() {
    if (direct_) {
        const int status = ::close(std::exchange(descriptor_, -1));
        if (status != 0) return system_failure(errno, shown_, FileUse::writing);
        return {};
    }
    // A full network disk reports only here.
    if (::fsync(descriptor_) != 0 && errno != EINVAL && errno != ENOTSUP)
        return system_failure(errno, shown_, FileUse::writing);
    if (::rename(entry_->temporary.c_str(), target_.c_str()) != 0) return system_failure(errno, shown_, FileUse::writing);
    entry_->name({});
    ::close(std::exchange(descriptor_, -1)); // all of it is on the disk already
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

} // namespace saltus::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/unfinished.h"

#include "core/base/decimal.h"
#include "core/base/system_failure.h"
#include "core/io/hdf5_layout.h"

#include <algorithm>
#include <cerrno>
#include <memory>
#include <string_view>
#include <system_error>

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace saltus::io {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kFront = ".saltus-", kPart = ".part", kLeft = ".left";
constexpr std::size_t kLetters = 8;

bool is_ours(std::string_view name, std::string_view ending) {
    if (name.size() != kFront.size() + kLetters + ending.size() || !name.starts_with(kFront) || !name.ends_with(ending)) return false;
    const std::string_view letters = name.substr(kFront.size(), kLetters);
    return std::all_of(letters.begin(), letters.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

struct Descriptor {
    int id;
    explicit Descriptor(int opened) : id(opened) {}
    ~Descriptor() {
        if (id >= 0) ::close(id);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
};

struct CloseList {
    void operator()(DIR* list) const noexcept { ::closedir(list); }
};

Unfinished::Holds kind_of(int descriptor) {
    char start[64] = {};
    const ssize_t got = ::pread(descriptor, start, sizeof start, 0);
    const std::string_view text(start, static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    if (text.starts_with(layout::kMagic)) return Unfinished::Holds::recording;
    if (text.starts_with("t,") || text.starts_with("t\n")) return Unfinished::Holds::table;
    return Unfinished::Holds::other;
}

// A file of this name that belongs to this user and that nobody writes: its lock is ours as long as the descriptor is open.
bool is_abandoned(int folder, const char* name, const Descriptor& file, struct stat& info) {
    if (file.id < 0 || ::fstat(file.id, &info) != 0 || !S_ISREG(info.st_mode) || info.st_uid != ::geteuid()) return false;
    if (::flock(file.id, LOCK_EX | LOCK_NB) != 0) return false;
    struct stat now {}; // it may have become its target meanwhile
    return ::fstatat(folder, name, &now, AT_SYMLINK_NOFOLLOW) == 0 && now.st_ino == info.st_ino && now.st_dev == info.st_dev;
}

// The names of unfinished outputs, in order.
std::vector<std::string> names_in(const Descriptor& here) {
    std::vector<std::string> names;
    const std::unique_ptr<DIR, CloseList> list(::fdopendir(::fcntl(here.id, F_DUPFD_CLOEXEC, 3)));
    if (!list) return names;
    while (const dirent* entry = ::readdir(list.get()))
        if (is_ours(entry->d_name, kPart) || is_ours(entry->d_name, kLeft)) names.emplace_back(entry->d_name);
    std::sort(names.begin(), names.end());
    return names;
}

int open_folder(const fs::path& folder) { return ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); }
int open_unfinished(const Descriptor& here, const std::string& name) { return ::openat(here.id, name.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC); }

// Does that with a file of this name in the folder while its lock is held; `act` answers as calls of the system do.
template <class Act> Result<void> with_abandoned(const fs::path& path, Act act) {
    const Descriptor here(open_folder(path.parent_path()));
    if (here.id < 0) return system_failure(errno, path, FileUse::writing);
    const std::string name = path.filename().string();
    const Descriptor file(open_unfinished(here, name));
    if (file.id < 0) return system_failure(errno, path, FileUse::writing);
    struct stat info {};
    if (!is_abandoned(here.id, name.c_str(), file, info))
        return fail(ErrorKind::io, "the file is being written, or it is not yours", "wait until its program has ended", {path.string(), 0, 0, {}});
    if (act(here.id, name.c_str()) != 0) return system_failure(errno, path, FileUse::writing);
    return {};
}

} // namespace

std::string Unfinished::text() const {
    const std::string size = bytes < 1000000 ? decimal(static_cast<double>(bytes) * 1e-3, 3) + " kB" : decimal(static_cast<double>(bytes) * 1e-6, 4) + " MB";
    std::string out = file.string() + ": note: a program that was ended left this unfinished file of " + size + "; ";
    switch (holds) {
    case Holds::table:
        out += "it holds a table up to where it came (the last line may be cut): rename it to take it";
        break;
    case Holds::recording:
        out += "it is a recording without its end and cannot be opened: run the scene again, the same run gives the same recording";
        break;
    case Holds::other:
        out += "look into it if you miss something";
        break;
    }
    return out + "; the next run that writes into this folder removes it";
}

std::vector<Unfinished> clear_unfinished(const fs::path& folder) {
    std::vector<Unfinished> found;
    const Descriptor here(open_folder(folder));
    if (here.id < 0) return found;
    for (const std::string& name : names_in(here)) {
        const Descriptor file(open_unfinished(here, name));
        struct stat info {};
        if (!is_abandoned(here.id, name.c_str(), file, info)) continue;
        const bool is_empty = info.st_size == 0;
        if (is_empty || is_ours(name, kLeft)) {
            ::unlinkat(here.id, name.c_str(), 0);
            continue;
        }
        const std::string left = name.substr(0, name.size() - kPart.size()) + std::string(kLeft);
        if (::renameat(here.id, name.c_str(), here.id, left.c_str()) != 0) continue;
        found.push_back({folder / left, static_cast<std::uint64_t>(info.st_size), kind_of(file.id)});
    }
    return found;
}

std::vector<Unfinished> find_unfinished(const fs::path& folder) {
    std::vector<Unfinished> found;
    const Descriptor here(open_folder(folder));
    if (here.id < 0) return found;
    for (const std::string& name : names_in(here)) {
        const Descriptor file(open_unfinished(here, name));
        struct stat info {};
        // An empty one holds nothing, and its writer may be about to take its lock: it is not tried.
        if (file.id < 0 || ::fstat(file.id, &info) != 0 || info.st_size == 0 || !is_abandoned(here.id, name.c_str(), file, info)) continue;
        found.push_back({folder / name, static_cast<std::uint64_t>(info.st_size), kind_of(file.id)});
        if (found.size() == kMostUnfinished) break;
    }
    return found;
}

Result<void> keep_unfinished(const Unfinished& found, const fs::path& name) {
    return with_abandoned(found.file, [&](int folder, const char* old) { return ::renameat(folder, old, AT_FDCWD, name.c_str()); });
}

Result<void> discard_unfinished(const Unfinished& found) {
    auto done = with_abandoned(found.file, [](int folder, const char* name) { return ::unlinkat(folder, name, 0); });
    std::error_code error;
    if (!done && !fs::exists(fs::symlink_status(found.file, error))) return {};
    return done;
}

} // namespace saltus::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/confined_child.h"

#include "core/base/system_failure.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace saltus::io {

namespace {

constexpr int kChildFile = 3, kOutOfTheWay = 10;
constexpr int kLookEvery = 50; // ms

struct Descriptor {
    int id = -1;
    ~Descriptor() {
        if (id >= 0) ::close(id);
    }
};

Unexpected<Error> cannot_start(const std::filesystem::path& program, int error_number) {
    if (error_number == ENOENT)
        return fail(ErrorKind::io, "the program that reads HDF5 files is missing: there is no " + program.string(), "install or build Saltus anew, as a whole");
    return fail(ErrorKind::io, "the program that reads HDF5 files cannot be started: " + std::generic_category().message(error_number),
                "close other programs and try again", Place{program.string(), 0, 0, {}});
}

// A socket pair whose ends are none of the numbers that the child gets.
int pair_of_sockets(Descriptor& ours, Descriptor& theirs) {
    int both[2] = {-1, -1};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, both) != 0) return errno;
    Descriptor first{both[0]}, second{both[1]};
    ours.id = std::exchange(first.id, -1);
    theirs.id = ::fcntl(second.id, F_DUPFD_CLOEXEC, kOutOfTheWay);
    return theirs.id < 0 ? errno : 0;
}

struct Actions {
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    Actions() {
        posix_spawn_file_actions_init(&files);
        posix_spawnattr_init(&attributes);
    }
    ~Actions() {
        posix_spawn_file_actions_destroy(&files);
        posix_spawnattr_destroy(&attributes);
    }
    Actions(const Actions&) = delete;
    Actions& operator=(const Actions&) = delete;
};

// Its own group: Ctrl-C on the terminal is for the program that waits for it. Signals as a fresh program has them.
int prepare(Actions& actions, int socket, int file) {
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    int error = posix_spawn_file_actions_adddup2(&actions.files, socket, STDIN_FILENO);
    if (error == 0) error = posix_spawn_file_actions_addopen(&actions.files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    if (error == 0) error = posix_spawn_file_actions_addopen(&actions.files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    if (error == 0) error = posix_spawn_file_actions_adddup2(&actions.files, file, kChildFile);
    if (error == 0) error = posix_spawn_file_actions_addclosefrom_np(&actions.files, kChildFile + 1);
    if (error == 0) error = posix_spawnattr_setsigmask(&actions.attributes, &none);
    if (error == 0) error = posix_spawnattr_setsigdefault(&actions.attributes, &all);
    if (error == 0) error = posix_spawnattr_setpgroup(&actions.attributes, 0);
    if (error == 0) error = posix_spawnattr_setflags(&actions.attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    return error;
}

} // namespace

Result<ConfinedChild> ConfinedChild::start(const std::filesystem::path& program, int descriptor) {
    Descriptor ours, theirs, file;
    if (const int error = pair_of_sockets(ours, theirs); error != 0) return cannot_start(program, error);
    file.id = ::fcntl(descriptor, F_DUPFD_CLOEXEC, kOutOfTheWay);
    if (file.id < 0) return cannot_start(program, errno);
    Actions actions;
    if (const int error = prepare(actions, theirs.id, file.id); error != 0) return cannot_start(program, error);
    std::string name = program.string(), libraries;
    if (const char* path = std::getenv("LD_LIBRARY_PATH"); path != nullptr) libraries = std::string("LD_LIBRARY_PATH=") + path;
    char* const arguments[] = {name.data(), nullptr};
    char* const environment[] = {libraries.empty() ? nullptr : libraries.data(), nullptr};
    pid_t process = -1;
    if (const int error = ::posix_spawn(&process, name.c_str(), &actions.files, &actions.attributes, arguments, environment); error != 0)
        return cannot_start(program, error);
    return ConfinedChild(process, std::exchange(ours.id, -1));
}

ConfinedChild::ConfinedChild(ConfinedChild&& other) noexcept
    : process_(std::exchange(other.process_, -1)), socket_(std::exchange(other.socket_, -1)), allowed_(other.allowed_), end_(other.end_) {}

ConfinedChild::~ConfinedChild() {
    stop(End::gone);
}

void ConfinedChild::stop(End why) noexcept {
    if (end_ == End::none) end_ = why;
    if (socket_ >= 0) ::close(std::exchange(socket_, -1));
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {}
    process_ = -1;
}

bool ConfinedChild::wait_for(short event, const CancelToken* cancel) {
    for (;;) {
        if (cancel != nullptr && cancel->cancelled()) return stop(End::cancelled), false;
        struct pollfd one {socket_, event, 0};
        const int ready = ::poll(&one, 1, kLookEvery);
        if (ready > 0) return true;
        if (ready < 0 && errno != EINTR) return stop(End::gone), false;
        clockid_t clock{};
        struct timespec used {};
        if (::clock_getcpuclockid(process_, &clock) != 0 || ::clock_gettime(clock, &used) != 0) continue;
        if (static_cast<double>(used.tv_sec) + 1e-9 * static_cast<double>(used.tv_nsec) > allowed_) return stop(End::too_slow), false;
    }
}

bool ConfinedChild::send(const void* data, std::size_t bytes, const CancelToken* cancel) {
    const auto* from = static_cast<const char*>(data);
    while (end_ == End::none && bytes > 0) {
        if (!wait_for(POLLOUT, cancel)) return false;
        const ssize_t sent = ::send(socket_, from, bytes, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (sent <= 0) return stop(End::gone), false;
        from += sent;
        bytes -= static_cast<std::size_t>(sent);
    }
    return end_ == End::none;
}

bool ConfinedChild::receive(void* out, std::size_t bytes, const CancelToken* cancel) {
    auto* to = static_cast<char*>(out);
    while (end_ == End::none && bytes > 0) {
        if (!wait_for(POLLIN, cancel)) return false;
        const ssize_t got = ::recv(socket_, to, bytes, MSG_DONTWAIT);
        if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (got <= 0) return stop(End::gone), false;
        to += got;
        bytes -= static_cast<std::size_t>(got);
    }
    return end_ == End::none;
}

} // namespace saltus::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/own_process.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>

#include <sys/wait.h>
#include <unistd.h>

namespace saltus::peers {

namespace {

constexpr char kDone = 'd', kThrew = 't';

bool write_all(int to, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(to, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

[[noreturn]] void child(int to, const std::function<std::string()>& work) {
    std::string told;
    try {
        told = kDone + work();
    } catch (const std::exception& error) {
        told = kThrew + std::string(error.what());
    } catch (...) {
        told = kThrew + std::string("an exception without words");
    }
    std::fflush(stdout);
    ::_exit(write_all(to, told) ? 0 : 1);
}

} // namespace

Result<std::string> in_own_process(const std::function<std::string()>& work) {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) return fail(ErrorKind::run, std::string("no pipe: ") + std::strerror(errno));
    std::fflush(stdout); // else the child would print it again
    const pid_t pid = ::fork();
    if (pid < 0) return fail(ErrorKind::run, std::string("no process: ") + std::strerror(errno));
    if (pid == 0) {
        ::close(ends[0]);
        child(ends[1], work);
    }
    ::close(ends[1]);
    std::string told;
    std::array<char, 4096> piece{};
    for (;;) {
        const ssize_t read = ::read(ends[0], piece.data(), piece.size());
        if (read < 0 && errno == EINTR) continue;
        if (read <= 0) break;
        told.append(piece.data(), static_cast<std::size_t>(read));
    }
    ::close(ends[0]);
    int status = 0;
    while (::waitpid(pid, &status, 0) < 0 && errno == EINTR) {}
    if (WIFSIGNALED(status))
        return fail(ErrorKind::run, std::string("ended by a signal: ") + ::strsignal(WTERMSIG(status)));
    if (told.empty() || WEXITSTATUS(status) != 0) return fail(ErrorKind::run, "ended without an answer");
    if (told.front() == kThrew) return fail(ErrorKind::run, "threw: " + told.substr(1));
    return told.substr(1);
}

} // namespace saltus::peers

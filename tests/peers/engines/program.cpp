// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/engines/program.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstring>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace saltus::engines {

namespace {

using Clock = std::chrono::steady_clock;

[[noreturn]] void become(const std::vector<std::string>& words, int out, int error, double processor_limit) {
    ::dup2(out, STDOUT_FILENO);
    ::dup2(error, STDERR_FILENO);
    const auto seconds = static_cast<rlim_t>(std::ceil(processor_limit));
    const rlimit limit{seconds, seconds + 1};
    ::setrlimit(RLIMIT_CPU, &limit);
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    ::execv(arguments[0], arguments.data());
    ::_exit(127);
}

// False: the time is over.
bool read_both(const std::array<int, 2>& ends, std::array<std::string*, 2> into, Clock::time_point until) {
    std::array<pollfd, 2> wait = {pollfd{ends[0], POLLIN, 0}, pollfd{ends[1], POLLIN, 0}};
    int open = 2;
    while (open > 0) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
        if (left <= 0) return false;
        const int ready = ::poll(wait.data(), wait.size(), static_cast<int>(std::min<long long>(left, 1000)));
        if (ready < 0 && errno != EINTR) return false;
        for (std::size_t i = 0; ready > 0 && i < 2; ++i) {
            if (wait[i].fd < 0 || wait[i].revents == 0) continue;
            std::array<char, 4096> piece{};
            const ssize_t got = ::read(wait[i].fd, piece.data(), piece.size());
            if (got < 0 && errno == EINTR) continue;
            if (got > 0) into[i]->append(piece.data(), static_cast<std::size_t>(got));
            else wait[i].fd = -1, --open;
        }
    }
    return true;
}

} // namespace

Ended run_program(const std::vector<std::string>& words, double processor_limit, double wall_limit) {
    Ended ended;
    std::array<int, 2> out{}, error{};
    if (::pipe(out.data()) != 0 || ::pipe(error.data()) != 0) {
        ended.how = std::string("no pipe: ") + std::strerror(errno);
        return ended;
    }
    const pid_t pid = ::fork();
    if (pid == 0) become(words, out[1], error[1], processor_limit);
    ::close(out[1]);
    ::close(error[1]);
    bool in_time = true;
    if (pid > 0) {
        const auto until = Clock::now() + std::chrono::milliseconds(static_cast<long long>(1e3 * wall_limit));
        in_time = read_both({out[0], error[0]}, {&ended.out, &ended.error}, until);
        if (!in_time) ::kill(pid, SIGKILL);
    }
    ::close(out[0]);
    ::close(error[0]);
    if (pid < 0) {
        ended.how = std::string("no process: ") + std::strerror(errno);
        return ended;
    }
    int status = 0;
    while (::waitpid(pid, &status, 0) < 0 && errno == EINTR) {}
    if (!in_time || (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU)) ended.how = "ended by the time limit";
    else if (WIFSIGNALED(status)) ended.how = std::string("ended by a signal: ") + ::strsignal(WTERMSIG(status));
    else if (WEXITSTATUS(status) == 127) ended.how = words.front() + " cannot be started";
    else if (WEXITSTATUS(status) != 0) ended.how = ended.error.substr(0, ended.error.find('\n'));
    else ended.well = true;
    return ended;
}

} // namespace saltus::engines

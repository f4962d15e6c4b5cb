// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/last_words.h"

#include "core/io/atomic_file.h"

#include <cerrno>
#include <csignal>
#include <exception>
#include <new>

#if __has_include(<execinfo.h>)
#include <execinfo.h>
#define SALTUS_FRAMES 1
#endif
#include <unistd.h>

namespace saltus::io {

namespace {

constexpr int kMostFrames = 60;
constexpr unsigned kPatience = 10; // s: a lock that the crash left closed ends nothing else

const char* name_of(int signal) noexcept {
    switch (signal) {
    case SIGSEGV: return "SIGSEGV";
    case SIGBUS: return "SIGBUS";
    case SIGILL: return "SIGILL";
    case SIGFPE: return "SIGFPE";
    default: return "SIGABRT";
    }
}

extern "C" void saltus_tell_crash(int signal) {
    std::signal(SIGALRM, SIG_DFL);
    ::alarm(kPatience);
    say_plainly("error: the program crashed (");
    say_plainly(name_of(signal));
    say_plainly("); please report it with the lines that follow, and with what was done last\n");
#ifdef SALTUS_FRAMES
    void* frames[kMostFrames];
    ::backtrace_symbols_fd(frames, ::backtrace(frames, kMostFrames), STDERR_FILENO);
#endif
    std::raise(signal); // as it would have ended, with its core file where the system keeps one
}

} // namespace

void say_plainly(std::string_view text) noexcept {
    while (!text.empty()) {
        const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

void tell_exception() noexcept {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        say_plainly("error: there is no memory left; close other programs, or record fewer signals or every n-th step\n");
    } catch (const std::exception& error) {
        say_plainly("error: ");
        say_plainly(error.what());
        say_plainly("\n");
    } catch (...) {
        say_plainly("error: the program could not go on\n");
    }
}

void take_failed_writes_as_errors() noexcept {
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

void tell_crashes() noexcept {
#ifdef SALTUS_FRAMES
    void* none[1];
    ::backtrace(none, 1); // loads what it needs; within a crash there may be no memory for that
#endif
    alignas(16) static char room[64 * 1024]; // where the stack has overflowed there is none
    stack_t own{};
    own.ss_sp = room;
    own.ss_size = sizeof room;
    ::sigaltstack(&own, nullptr);
    for (const int signal : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT}) {
        struct sigaction before {}, tell {};
        if (::sigaction(signal, nullptr, &before) != 0 || before.sa_handler != SIG_DFL) continue;
        tell.sa_handler = saltus_tell_crash;
        tell.sa_flags = SA_ONSTACK | SA_RESETHAND | SA_NODEFER;
        ::sigaction(signal, &tell, nullptr);
    }
}

void end_with_message() noexcept {
    if (std::current_exception()) tell_exception();
    else say_plainly("error: the program could not go on\n");
    remove_unfinished();
    ::_exit(kCouldNotGoOn);
}

} // namespace saltus::io

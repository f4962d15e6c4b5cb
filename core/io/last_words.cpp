// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/last_words.h"

#include "core/io/atomic_file.h"

#include <cerrno>
#include <csignal>
#include <exception>
#include <new>

#include <unistd.h>

namespace saltus::io {

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

void end_with_message() noexcept {
    if (std::current_exception()) tell_exception();
    else say_plainly("error: the program could not go on\n");
    remove_unfinished();
    ::_exit(kCouldNotGoOn);
}

} // namespace saltus::io

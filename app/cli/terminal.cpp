// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal.h"

#include "core/base/printable.h"
#include "core/io/atomic_file.h"

#include <cerrno>
#include <cmath>
#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

namespace saltus::cli {

void secure_standard_streams() {
    for (int descriptor = 0; descriptor < 3; ++descriptor)
        // Read-only on purpose: writing to a standard output that was closed stays an error.
        if (::fcntl(descriptor, F_GETFD) < 0 && errno == EBADF) static_cast<void>(::open("/dev/null", O_RDONLY));
}

bool output_is_terminal() {
    return ::isatty(STDOUT_FILENO) != 0;
}
bool errors_are_a_terminal() {
    return ::isatty(STDERR_FILENO) != 0;
}

Result<void> write_output(std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, text.data(), text.size());
        if (written < 0) {
            if (errno == EINTR) continue;
            if (errno == EBADF)
                return fail(ErrorKind::io, "there is no standard output to write to", "give a file by --output");
            if (errno == EPIPE)
                return fail(ErrorKind::io, "the reader of standard output has gone before all was written", "give a file by --output");
            return io::system_failure(errno, "standard output", io::FileUse::writing);
        }
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

void say(std::string_view line) {
    std::string text = printable(line);
    text += '\n';
    std::fputs(text.c_str(), stderr);
}

void report(const Error& error) {
    say(error.text());
}

void report(const Errors& errors) {
    for (const Error& error : errors) report(error);
}

void remark(const Error& remark) { say(remark.text("remark")); }

int status_of(const Error& error, Doing doing) {
    switch (error.kind) {
    case ErrorKind::input:
        return kInputWrong;
    case ErrorKind::run:
        return kRunFailed;
    case ErrorKind::io:
        return doing == Doing::reading ? kInputWrong : kRunFailed;
    case ErrorKind::cancelled:
        return kInterrupted;
    }
    return kRunFailed;
}

int fail_with(const Error& error, Doing doing) {
    report(error);
    return status_of(error, doing);
}

int fail_with(const Errors& errors) {
    report(errors);
    return errors.empty() ? kInputWrong : status_of(errors.front(), Doing::reading);
}

std::string number(double value) {
    char text[40];
    std::snprintf(text, sizeof text, "%.6g", value);
    return text;
}

std::string seconds(double value) {
    const double size = std::abs(value);
    if (size != 0.0 && size < 1e-6) return number(value * 1e9) + " ns";
    if (size != 0.0 && size < 1e-3) return number(value * 1e6) + " us";
    if (size != 0.0 && size < 1.0) return number(value * 1e3) + " ms";
    return number(value) + " s";
}

} // namespace saltus::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/io: a program that works for this one, talks over a socket, and is ended when it uses too much processor time.
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"

#include <cstddef>
#include <filesystem>
#include <optional>

#include <sys/types.h>

namespace saltus::io {

class ConfinedChild {
public:
    enum class End { none, gone, too_slow, cancelled };

    // The program gets the socket as descriptor 0 and `descriptor` as 3; nothing else is open to it, and of the environment it
    // sees only where libraries are. Errors: it is missing, or no more programs can be started.
    static Result<ConfinedChild> start(const std::filesystem::path& program, int descriptor);
    ConfinedChild(ConfinedChild&& other) noexcept;
    ConfinedChild& operator=(ConfinedChild&&) = delete;
    ~ConfinedChild(); // ends it

    // False: it has ended, used more processor time than it may, or was cancelled; end() says which. Then nothing works any more.
    bool send(const void* data, std::size_t bytes, const CancelToken* cancel);
    bool receive(void* out, std::size_t bytes, const CancelToken* cancel);
    End end() const noexcept { return end_; }

    // Processor time (s) that it may have used so far.
    void allow(double seconds) noexcept { allowed_ = seconds; }

private:
    ConfinedChild(pid_t process, int socket) noexcept : process_(process), socket_(socket) {}
    bool wait_for(short event, const CancelToken* cancel);
    void stop(End why) noexcept;

    pid_t process_;
    int socket_;
    double allowed_ = 1.0;
    End end_ = End::none;
};

} // namespace saltus::io

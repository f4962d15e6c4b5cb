// SPDX-License-Identifier: GPL-3.0-or-later
// Memory set aside for the window's own thread. Qt's widgets cannot be left half made by an exception: where a request fails, what was set
// aside is given back and the request is made again, so that what was begun is ended; the want is then told. Other threads, and a request
// that fails even so, get std::bad_alloc.
#pragma once

#include "core/base/want_of_memory.h"

#include <optional>

namespace saltus::ui {

class ThreadReserve {
public:
    ThreadReserve(); // of the thread that makes it; the newest one serves
    ~ThreadReserve();
    ThreadReserve(const ThreadReserve&) = delete;
    ThreadReserve& operator=(const ThreadReserve&) = delete;

    // Whether it was given back since the last call; sets it aside again if there is room.
    bool wasWanted() noexcept;

private:
    static void giveBack(); // the program's new-handler
    std::optional<MemoryReserve> held_{std::in_place};
    ThreadReserve* before_ = nullptr;
    bool wanted_ = false;
};

} // namespace saltus::ui

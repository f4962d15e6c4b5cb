// SPDX-License-Identifier: GPL-3.0-or-later
// What to do and say when memory runs out: stop at the last good state, keep what there is.
#pragma once

#include "core/base/error.h"

#include <cstddef>
#include <memory>
#include <new>
#include <string>

namespace saltus {

inline Error want_of_memory(const char* message = "there is no memory left for this") {
    return {ErrorKind::run, message, "close other programs, or record fewer signals or every n-th step", {}};
}

// What `work` gives, a Result, or that there was no memory for it: around what a thread does, which no exception may leave.
template <class Work>
auto or_want_of_memory(Work&& work) -> decltype(work()) {
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return Unexpected(want_of_memory());
    }
}

// Memory held back for telling and writing. Pages that nobody touches cost nothing but addresses.
class MemoryReserve {
public:
    MemoryReserve() : bytes_(new char[kBytes]) {}
    void release() noexcept { bytes_.reset(); }

private:
    static constexpr std::size_t kBytes = std::size_t{2} << 20;
    std::unique_ptr<char[]> bytes_;
};

} // namespace saltus

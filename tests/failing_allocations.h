// SPDX-License-Identifier: GPL-3.0-or-later
// Lets one request for memory fail: include it in one source file of the program, which then replaces every form of operator new and
// delete.
#pragma once

#include <atomic>
#include <cstdlib>
#include <new>

namespace saltus::testing {

inline std::atomic<long> requests{0}, failing_request{0}; // counted from 1; 0: none fails
inline std::atomic<bool> of_one_thread{false};            // only those that say so are counted
inline thread_local bool is_counted = false;

inline void* wanted_memory(std::size_t size, std::size_t alignment = 0) noexcept {
    const bool counts = !of_one_thread.load(std::memory_order_relaxed) || is_counted;
    if (counts && requests.fetch_add(1, std::memory_order_relaxed) + 1 == failing_request.load(std::memory_order_relaxed)) return nullptr;
    if (alignment == 0) return std::malloc(size ? size : 1);
    return std::aligned_alloc(alignment, size ? (size + alignment - 1) / alignment * alignment : alignment);
}
// As the language has it: the handler may make room, after which the request is made again, or throw.
inline void* memory_or_throw(std::size_t size, std::size_t alignment = 0) {
    for (;;) {
        if (void* memory = wanted_memory(size, alignment)) return memory;
        const std::new_handler make_room = std::get_new_handler();
        if (!make_room) throw std::bad_alloc();
        make_room();
    }
}
// The n-th request from now on fails; 0: none.
inline void fail_request(long number) noexcept {
    requests = 0;
    failing_request = number;
}

} // namespace saltus::testing

void* operator new(std::size_t size) { return saltus::testing::memory_or_throw(size); }
void* operator new[](std::size_t size) { return saltus::testing::memory_or_throw(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return saltus::testing::wanted_memory(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return saltus::testing::wanted_memory(size); }
void* operator new(std::size_t size, std::align_val_t alignment) {
    return saltus::testing::memory_or_throw(size, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment) {
    return saltus::testing::memory_or_throw(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

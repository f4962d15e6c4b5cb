// SPDX-License-Identifier: GPL-3.0-or-later
// Counts what a test program asks of the heap: include it in one source file of the program, which then replaces every form of
// operator new and delete.
#pragma once

#include <atomic>
#include <cstdlib>
#include <new>

namespace saltus::testing {

inline std::atomic<long> allocations{0};

inline void* counted(void* memory) {
    if (memory) return memory;
    throw std::bad_alloc();
}
inline void* counted_memory(std::size_t size) noexcept {
    allocations.fetch_add(1, std::memory_order_relaxed);
    return std::malloc(size ? size : 1);
}
inline void* counted_memory(std::size_t size, std::align_val_t alignment) noexcept {
    allocations.fetch_add(1, std::memory_order_relaxed);
    const auto a = static_cast<std::size_t>(alignment);
    return std::aligned_alloc(a, size ? (size + a - 1) / a * a : a);
}

} // namespace saltus::testing

void* operator new(std::size_t size) {
    return saltus::testing::counted(saltus::testing::counted_memory(size));
}
void* operator new[](std::size_t size) {
    return saltus::testing::counted(saltus::testing::counted_memory(size));
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return saltus::testing::counted_memory(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
    return saltus::testing::counted_memory(size);
}
void* operator new(std::size_t size, std::align_val_t alignment) {
    return saltus::testing::counted(saltus::testing::counted_memory(size, alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment) {
    return saltus::testing::counted(saltus::testing::counted_memory(size, alignment));
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept {
    std::free(memory);
}

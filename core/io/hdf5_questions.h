// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/io: what is said between the program and saltus-hdf5-reader, over a socket. The program asks, one question at a
// time; an answer is a head and as many bytes as it says. Both run on one machine: numbers are as they lie in memory.
#pragma once

#include <cstddef>
#include <cstdint>

namespace saltus::io::questions {

enum class Ask : std::uint32_t {
    exists,         // path: value 1 or 0
    names,          // path of a group: texts
    shape,          // path, member: Shape
    reals,          // path, member, first, count: doubles
    integers,       // path, member, first, count: int64
    texts,          // path, member, first, count: texts, each behind its length (uint32)
    attribute_text, // path, member (the attribute's name): its bytes
    attribute_number, // path, member: value
};

struct Question {
    Ask ask;
    std::uint32_t path_bytes, member_bytes, unused;
    std::uint64_t first, count;
};
struct Answer {
    std::uint32_t there; // 0: the file holds no such thing
    std::uint32_t bytes; // that follow
    std::int64_t value;
};

enum class Kind : std::uint32_t { integer, real, text, record, other };
struct Shape {
    Kind kind;
    std::uint32_t dimensions;
    std::uint64_t count;  // elements
    std::uint64_t stored; // bytes that they take in the file
};

inline constexpr std::size_t kMostName = 65536;          // bytes of a path or member
inline constexpr std::size_t kMostElements = 65536;      // of one answer
inline constexpr std::size_t kMostBytes = std::size_t{64} << 20; // of one answer
inline constexpr std::size_t kMostNames = 1000000;

} // namespace saltus::io::questions

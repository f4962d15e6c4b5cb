// SPDX-License-Identifier: GPL-3.0-or-later
// 64-bit FNV-1a over bytes: state hashes that are compared between runs, machines and thread counts.
// Source: Fowler, Noll, Vo; draft-eastlake-fnv.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace saltus {

class Hash {
public:
    void add_bytes(const void* data, std::size_t size) noexcept {
        const auto* bytes = static_cast<const unsigned char*>(data);
        for (std::size_t i = 0; i < size; ++i) value_ = (value_ ^ bytes[i]) * 0x100000001b3ULL;
    }
    void add(std::span<const double> values) noexcept { add_bytes(values.data(), values.size_bytes()); }
    void add(std::uint64_t value) noexcept { add_bytes(&value, sizeof value); }
    std::uint64_t value() const noexcept { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

} // namespace saltus

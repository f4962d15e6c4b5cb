// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/io: what stands where in a recording file. Version 1:
//   bytes 0..511        user block: kMagic line, "bytes N", "check HEX" of everything from byte 512 on
//   /                   attributes format = "saltus-recording", version = 1
//   /scene              string: text of the scene that was run
//   /signals/NAME       float64[rows], attributes index, unit, label, quantity, object; name where NAME is not the signal's
//   /interactions       string[], by Impact.interaction
//   /parameters         compound name, value (SI, at the first row)
//   /events/impacts, contact_spans, parameter_changes   compounds as in core/simulation/events.h
//                       (body_a, body_b: in the order of the scene's bodies; 4294967295: none, or not known;
//                       angular: 1 of a joint's limit of an angle, then rad/s and N m s)
//   /events/notices     compound kind, time, step, message
//   /events/happened    of event-driven runs: compound as RunEvent in core/simulation/events.h; interaction 4294967295: of the formula `object`.
//                       Files without it hold no such run
#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <string_view>

namespace saltus::io::layout {

inline constexpr std::size_t kUserBlock = 512;
inline constexpr std::string_view kMagic = "Saltus recording, HDF5 from byte 512\n";
inline constexpr const char* kFormat = "saltus-recording";
inline constexpr std::int64_t kVersion = 1;

inline constexpr std::array<const char*, 10> kQuantities = {"none",     "time",   "position", "velocity",  "impulse",
                                                            "friction", "energy", "loss",     "parameter", "section"};

// Signals are named by what they are, and a path has its '/' already: such a name stands in an attribute.
inline std::string link_name(std::string name) {
    for (std::size_t at = name.find('/'); at != std::string::npos; at = name.find('/', at)) name.replace(at, 1, "\u2215");
    return name.empty() || name == "." ? name + "\u2215" : name;
}

inline std::string unfinished_user_block() {
    std::string block(kMagic);
    block += "unfinished\n";
    block.resize(kUserBlock, '\0');
    return block;
}

// The user block of a file with `bytes` bytes behind it.
inline std::string user_block(std::uint64_t bytes, std::uint64_t check) {
    char numbers[64];
    std::snprintf(numbers, sizeof numbers, "bytes %llu\ncheck %016llx\n", static_cast<unsigned long long>(bytes),
                  static_cast<unsigned long long>(check));
    std::string block = std::string(kMagic) + numbers;
    block.resize(kUserBlock, '\0');
    return block;
}

// Fowler-Noll-Vo's step on 8 bytes at a time: multiplying by an odd number loses nothing, so one changed bit always
// shows.
class Check {
public:
    void add(const char* data, std::size_t size) noexcept {
        std::size_t i = 0;
        for (; i + 8 <= size; i += 8) {
            std::uint64_t word;
            std::memcpy(&word, data + i, 8);
            mix(word);
        }
        if (i < size) { // the end of the file
            std::uint64_t word = 0;
            std::memcpy(&word, data + i, size - i);
            mix(word);
        }
    }
    std::uint64_t value() const noexcept { return value_; }

private:
    void mix(std::uint64_t word) noexcept {
        value_ = (value_ ^ word) * 0x100000001b3ULL;
        value_ ^= value_ >> 29;
    }
    std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

} // namespace saltus::io::layout

// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/io: what stands where in a recording file. Version 1:
//   bytes 0..511        user block: kMagic line, "bytes N", "check HEX" of everything from byte 512 on
//   /                   attributes format = "saltus-recording", version = 1
//   /scene              string: text of the scene that was run
//   /signals/NAME       float64[rows], attributes index, unit, label, quantity, object
//   /interactions       string[], by Impact.interaction
//   /parameters         compound name, value (SI, at the first row)
//   /events/impacts, contact_spans, parameter_changes   compounds as in core/simulation/events.h
//                       (body_a, body_b: in the order of the scene's bodies; 4294967295: none, or not known;
//                       angular: 1 of a joint's limit of an angle, then rad/s and N m s)
//   /events/notices     compound kind, time, step, message
#pragma once

#include "core/io/hdf5_handle.h"
#include "core/simulation/events.h"

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

// In files, text belongs to the library: char* that it allocates when reading.
struct NoticeRecord {
    std::int32_t kind;
    double time;
    std::int64_t step;
    char* message;
};
struct ParameterRecord {
    char* name;
    double value;
};
struct SpanRecord {
    std::uint32_t interaction, component;
    double begin, end;
    std::uint8_t open_ended;
};

inline Handle text_type() {
    Handle type(H5Tcopy(H5T_C_S1), H5Tclose);
    H5Tset_size(type.id(), H5T_VARIABLE);
    H5Tset_cset(type.id(), H5T_CSET_UTF8);
    return type;
}
inline Handle impact_type() {
    Handle type(H5Tcreate(H5T_COMPOUND, sizeof(Impact)), H5Tclose);
    H5Tinsert(type.id(), "time", HOFFSET(Impact, time), H5T_NATIVE_DOUBLE);
    H5Tinsert(type.id(), "step", HOFFSET(Impact, step), H5T_NATIVE_INT64);
    H5Tinsert(type.id(), "row", HOFFSET(Impact, row), H5T_NATIVE_INT64);
    H5Tinsert(type.id(), "interaction", HOFFSET(Impact, interaction), H5T_NATIVE_UINT32);
    H5Tinsert(type.id(), "component", HOFFSET(Impact, component), H5T_NATIVE_UINT32);
    // Files written before these three existed leave them as they are in a new Impact.
    H5Tinsert(type.id(), "angular", HOFFSET(Impact, angular), H5T_NATIVE_UINT8);
    H5Tinsert(type.id(), "body_a", HOFFSET(Impact, body_a), H5T_NATIVE_UINT32);
    H5Tinsert(type.id(), "body_b", HOFFSET(Impact, body_b), H5T_NATIVE_UINT32);
    H5Tinsert(type.id(), "velocity_before", HOFFSET(Impact, velocity_before), H5T_NATIVE_DOUBLE);
    H5Tinsert(type.id(), "velocity_after", HOFFSET(Impact, velocity_after), H5T_NATIVE_DOUBLE);
    H5Tinsert(type.id(), "impulse", HOFFSET(Impact, impulse), H5T_NATIVE_DOUBLE);
    H5Tinsert(type.id(), "energy", HOFFSET(Impact, energy), H5T_NATIVE_DOUBLE);
    H5Tinsert(type.id(), "residual", HOFFSET(Impact, residual), H5T_NATIVE_DOUBLE);
    return type;
}
inline Handle span_type() {
    Handle type(H5Tcreate(H5T_COMPOUND, sizeof(SpanRecord)), H5Tclose);
    H5Tinsert(type.id(), "interaction", HOFFSET(SpanRecord, interaction), H5T_NATIVE_UINT32);
    H5Tinsert(type.id(), "component", HOFFSET(SpanRecord, component), H5T_NATIVE_UINT32);
    H5Tinsert(type.id(), "begin", HOFFSET(SpanRecord, begin), H5T_NATIVE_DOUBLE);
    H5Tinsert(type.id(), "end", HOFFSET(SpanRecord, end), H5T_NATIVE_DOUBLE);
    H5Tinsert(type.id(), "open_ended", HOFFSET(SpanRecord, open_ended), H5T_NATIVE_UINT8);
    return type;
}
inline Handle change_type() {
    Handle type(H5Tcreate(H5T_COMPOUND, sizeof(ParameterChange)), H5Tclose);
    H5Tinsert(type.id(), "time", HOFFSET(ParameterChange, time), H5T_NATIVE_DOUBLE);
    H5Tinsert(type.id(), "row", HOFFSET(ParameterChange, row), H5T_NATIVE_INT64);
    H5Tinsert(type.id(), "parameter", HOFFSET(ParameterChange, parameter), H5T_NATIVE_UINT32);
    H5Tinsert(type.id(), "value", HOFFSET(ParameterChange, value), H5T_NATIVE_DOUBLE);
    return type;
}
inline Handle notice_type() {
    const Handle text = text_type();
    Handle type(H5Tcreate(H5T_COMPOUND, sizeof(NoticeRecord)), H5Tclose);
    H5Tinsert(type.id(), "kind", HOFFSET(NoticeRecord, kind), H5T_NATIVE_INT32);
    H5Tinsert(type.id(), "time", HOFFSET(NoticeRecord, time), H5T_NATIVE_DOUBLE);
    H5Tinsert(type.id(), "step", HOFFSET(NoticeRecord, step), H5T_NATIVE_INT64);
    H5Tinsert(type.id(), "message", HOFFSET(NoticeRecord, message), text.id());
    return type;
}
inline Handle parameter_type() {
    const Handle text = text_type();
    Handle type(H5Tcreate(H5T_COMPOUND, sizeof(ParameterRecord)), H5Tclose);
    H5Tinsert(type.id(), "name", HOFFSET(ParameterRecord, name), text.id());
    H5Tinsert(type.id(), "value", HOFFSET(ParameterRecord, value), H5T_NATIVE_DOUBLE);
    return type;
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

// SPDX-License-Identifier: GPL-3.0-or-later
// What happened during a run, besides the columns.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

namespace saltus {

inline constexpr std::uint32_t kNoBody = 0xffffffffu;

// One closing of one contact: it was open in the step before (impulse 0) and carries an impulse in this one.
struct Impact {
    double time = 0.0;         // s, end of the step
    std::int64_t step = 0;     // number of the step whose end it is
    std::int64_t row = -1;     // first recorded row at or after it
    std::uint32_t interaction = 0; // index in Recording::interactions(); of bodies their contact law or the joint whose limit it is
    std::uint32_t component = 0;   // row of the relation; of contacts of bodies and limits of joints the number of the pair
    std::uint32_t body_a = kNoBody, body_b = kNoBody; // of contacts and joints of bodies: which two, in the order of the scene's bodies
    std::uint8_t angular = 0;      // 1: of a limit of an angle: rad/s and N m s
    double velocity_before = 0.0;  // relative velocity U-, m/s
    double velocity_after = 0.0;   // U+
    double impulse = 0.0;          // p, N s
    double energy = 0.0;           // change of energy by this contact, J: (U+ + U-)/2 p; <= 0 for e <= 1 but for
                                   // what forces do within the step, O(h), and contacts that close at once share
    double residual = 0.0;         // of the one-step problem, m/s
};

// A time span in which one contact stays closed (impulse > 0 in consecutive steps).
struct ContactSpan {
    std::uint32_t interaction = 0;
    std::uint32_t component = 0;
    double begin = 0.0, end = 0.0; // end grows while the contact is closed
    bool open_ended = true;        // still closed
};

// What an event-driven run stops at.
enum class EventKind : std::uint8_t { impact, graze, release, stick, slip, reversal, accumulation, handover, switching, breakpoint };
enum class EventMode : std::uint8_t { none, open, closed, stick, slip_plus, slip_minus, on, off }; // of a row, behind an event
inline constexpr std::uint32_t kNoRow = 0xffffffffu;

struct RunEvent {
    double time = 0.0; // s, its own
    EventKind kind = EventKind::breakpoint;
    EventMode mode = EventMode::none;
    std::uint32_t interaction = kNoRow; // index in Recording::interactions(); kNoRow: of a formula
    std::uint32_t component = 0;        // row of the relation
    std::string object = {};            // of a formula: its text
    // NaN where the kind has none.
    double before = std::numeric_limits<double>::quiet_NaN();  // relative velocity, m/s
    double after = std::numeric_limits<double>::quiet_NaN();
    double impulse = std::numeric_limits<double>::quiet_NaN(); // p, N s
    std::int64_t row = -1;              // of the recording: the one just before; the next one is just after
};

enum class NoticeKind {
    solver_missed_tolerance, // the one-step problem was solved to more than its tolerance
    energy_gain,             // an impact added energy
    information,
};

struct Notice {
    NoticeKind kind = NoticeKind::information;
    double time = 0.0;
    std::int64_t step = 0;
    std::string message;
};

// A live change of a parameter.
struct ParameterChange {
    double time = 0.0;
    std::int64_t row = 0; // rows from this one on were computed with the new value
    std::uint32_t parameter = 0;
    double value = 0.0; // SI
};

} // namespace saltus

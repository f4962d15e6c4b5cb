// SPDX-License-Identifier: GPL-3.0-or-later
// Events and modes by the words that files have for them.
#pragma once

#include "core/simulation/events.h"

#include <cstddef>
#include <iterator>

namespace saltus {

inline constexpr const char* kEventWords[] = {"impact", "graze", "release", "stick", "slip", "reversal", "accumulation", "handover", "switch", "breakpoint"};
inline constexpr const char* kEventModeWords[] = {"", "open", "closed", "stick", "slip+", "slip-", "on", "off"};
static_assert(std::size(kEventWords) == static_cast<std::size_t>(EventKind::breakpoint) + 1);
static_assert(std::size(kEventModeWords) == static_cast<std::size_t>(EventMode::off) + 1);

constexpr const char* word_of(EventKind kind) noexcept { return kEventWords[static_cast<std::size_t>(kind)]; }
constexpr const char* word_of(EventMode mode) noexcept { return kEventModeWords[static_cast<std::size_t>(mode)]; } // "": none

} // namespace saltus

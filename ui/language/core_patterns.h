// SPDX-License-Identifier: GPL-3.0-or-later
// What the core says, with %1, %2... where a value stands; collected from its sources when the program is built
// (collect_texts.cpp).
#pragma once

#include <cstddef>

namespace saltus::ui {

extern const char* const kCorePatterns[];
extern const std::size_t kCorePatternCount;

} // namespace saltus::ui

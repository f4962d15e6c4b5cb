// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace saltus {

std::string number_text(double value) {
    if (std::isnan(value)) return "nan";
    if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return std::string(text.data(), end);
}

std::string rounded_text(double value, int digits) {
    if (!std::isfinite(value)) return number_text(value);
    constexpr int kWritten = 7; // of 738 to two digits "740", not "7.4e+02"
    std::array<char, 32> text{};
    const auto rounded = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific, digits - 1);
    std::from_chars(text.data(), rounded.ptr, value);
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, std::max(digits, kWritten)).ptr;
    return std::string(text.data(), end);
}

} // namespace saltus

// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as texts and back, with a point whatever the locale: in the window's process printf() and strtod() follow the desktop's,
// and a scene with "0,5" in it cannot be read.
#pragma once

#include <charconv>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace saltus {

// As printf's %.*g; digits: 1 to 17.
inline std::string decimal(double x, int digits) {
    char text[40];
    return {std::begin(text), std::to_chars(std::begin(text), std::end(text), x, std::chars_format::general, digits).ptr};
}

// The text as a whole; nothing if it is no number, or too large.
inline std::optional<double> from_decimal(std::string_view text) {
    double x = 0.0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), x);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
    return x;
}

} // namespace saltus

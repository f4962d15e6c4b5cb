// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as texts and back, with a point whatever the locale: in the window's process printf() and strtod() follow the desktop's,
// and a scene with "0,5" in it cannot be read.
#pragma once

#include <charconv>
#include <iterator>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace saltus {

// As printf's %.*g, but that what is no number is "nan" whatever its sign, which no two compilers agree on. digits: 1 to 17.
inline char* write_decimal(char* first, char* last, double x, int digits) {
    return std::to_chars(first, last, x != x ? std::numeric_limits<double>::quiet_NaN() : x, std::chars_format::general, digits).ptr;
}
inline std::string decimal(double x, int digits) {
    char text[40];
    return {std::begin(text), write_decimal(std::begin(text), std::end(text), x, digits)};
}

// The text as a whole; nothing if it is no number, or too large.
inline std::optional<double> from_decimal(std::string_view text) {
    double x = 0.0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), x);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
    return x;
}

// What a text stands for that from_chars() calls out of range (it leaves the number as it was): too large is infinite, too small 0. The
// place of the first digit that is not 0 decides.
inline double beyond_range(std::string_view text) noexcept {
    const bool negative = text.starts_with('-');
    long before = 0; // of the point: of that digit
    bool point = false, found = false;
    std::size_t at = negative ? 1 : 0;
    for (; at < text.size() && text[at] != 'e' && text[at] != 'E'; ++at) {
        if (text[at] == '.') {
            point = true;
            continue;
        }
        found = found || text[at] != '0';
        if (point && !found) --before;
        if (!point && found) ++before;
    }
    long exponent = 0;
    const std::string_view rest = at < text.size() ? text.substr(at + 1) : std::string_view();
    const bool down = rest.starts_with('-');
    for (const char digit : rest)
        if (digit >= '0' && digit <= '9' && exponent < 1'000'000'000) exponent = 10 * exponent + (digit - '0');
    const double size = before + (down ? -exponent : exponent) > 0 ? std::numeric_limits<double>::infinity() : 0.0;
    return negative ? -size : size;
}

} // namespace saltus

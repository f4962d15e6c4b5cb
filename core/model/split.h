// SPDX-License-Identifier: GPL-3.0-or-later
// What people type: without blanks around, and lists: "hypot(1, 2), 3".
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace saltus::model {

inline std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\n"), last = text.find_last_not_of(" \t\n");
    return first == std::string_view::npos ? std::string_view() : text.substr(first, last - first + 1);
}

// Cut at each separator that stands in no bracket; at least one entry, entries as they are, with their blanks.
inline std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    std::size_t from = 0;
    int depth = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const char c = i < text.size() ? text[i] : separator;
        if (c == '(' || c == '[') ++depth;
        if (c == ')' || c == ']') --depth;
        if (i == text.size() || (c == separator && depth <= 0)) {
            parts.push_back(text.substr(from, i - from));
            from = i + 1;
        }
    }
    return parts;
}

} // namespace saltus::model

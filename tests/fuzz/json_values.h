// SPDX-License-Identifier: GPL-3.0-or-later
// Whole values of JSON texts, so that mutations keep the form and change the meaning.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

struct ValueSpan {
    std::size_t begin, end;
};

// The end of the value that begins at `at`; nothing where none is closed.
inline std::optional<std::size_t> end_of_value(std::string_view text, std::size_t at) {
    int depth = 0;
    bool inside = false; // of a text
    for (std::size_t i = at; i < text.size(); ++i) {
        const char c = text[i];
        if (inside) {
            if (c == '\\') ++i;
            else if (c == '"') inside = false;
            if (!inside && depth == 0) return i + 1;
            continue;
        }
        if (c == '"') inside = true;
        else if (c == '{' || c == '[') ++depth;
        else if (c == '}' || c == ']') {
            if (depth == 0) return i > at ? std::optional(i) : std::nullopt;
            if (--depth == 0) return i + 1;
        } else if ((c == ',' || c == '\n') && depth == 0) {
            return i > at ? std::optional(i) : std::nullopt;
        }
    }
    return std::nullopt;
}

// The next value after `from`: what follows a colon, or an entry of a list.
inline std::optional<ValueSpan> next_value(std::string_view text, std::size_t from) {
    std::size_t at = text.find_first_of(":[,", from);
    if (at == std::string_view::npos) return std::nullopt;
    at = text.find_first_not_of(" \t\r\n", at + 1);
    if (at == std::string_view::npos) return std::nullopt;
    if (const auto end = end_of_value(text, at)) return ValueSpan{at, *end};
    return std::nullopt;
}

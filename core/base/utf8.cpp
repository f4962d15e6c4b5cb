// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"

namespace saltus {

std::size_t utf8_length(std::string_view text) noexcept {
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
    const auto tail = [&](std::size_t i) { return (byte(i) & 0xC0u) == 0x80u; };
    const unsigned first = byte(0), second = byte(1);
    if (text.empty()) return 0;
    if (first < 0x80u) return 1;
    if (first >= 0xC2u && first <= 0xDFu) return tail(1) ? 2 : 0;
    if (first >= 0xE0u && first <= 0xEFu) {
        if (first == 0xE0u && second < 0xA0u) return 0;
        if (first == 0xEDu && second > 0x9Fu) return 0;
        return tail(1) && tail(2) ? 3 : 0;
    }
    if (first >= 0xF0u && first <= 0xF4u) {
        if (first == 0xF0u && second < 0x90u) return 0;
        if (first == 0xF4u && second > 0x8Fu) return 0;
        return tail(1) && tail(2) && tail(3) ? 4 : 0;
    }
    return 0;
}

std::optional<std::size_t> first_not_utf8(std::string_view text) noexcept {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8_length(text.substr(at));
        if (length == 0) return at;
        at += length;
    }
    return std::nullopt;
}

char32_t utf8_code(std::string_view text) noexcept {
    const std::size_t length = utf8_length(text);
    const auto byte = [&](std::size_t i) { return static_cast<char32_t>(static_cast<unsigned char>(text[i])); };
    if (length < 2) return length == 0 ? 0 : byte(0);
    char32_t code = byte(0) & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) code = (code << 6u) | (byte(i) & 0x3Fu);
    return code;
}

} // namespace saltus

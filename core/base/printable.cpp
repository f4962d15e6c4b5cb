// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/printable.h"

#include "core/base/utf8.h"

namespace saltus {

namespace {

// Characters without a picture of their own (Unicode 15, general categories Cc, Zl, Zp, and of Cf those that act on others).
bool commands(char32_t c) noexcept {
    return c < 0x20 || (c >= 0x7F && c <= 0x9F) || c == 0xAD || c == 0x61C || c == 0x180E || (c >= 0x200B && c <= 0x200F) ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF || (c >= 0xFFF9 && c <= 0xFFFB) || c == 0xFFFE ||
           c == 0xFFFF || (c >= 0xE0000 && c <= 0xE0FFF);
}

std::string hexadecimal(char32_t c) {
    std::string digits;
    do {
        digits.insert(digits.begin(), "0123456789abcdef"[c & 15u]);
        c >>= 4u;
    } while (c != 0);
    return digits;
}

void write_out(char32_t c, std::string& out) {
    if (c == '\n') out += "\\n";
    else if (c == '\t') out += "\\t";
    else if (c == '\r') out += "\\r";
    else if (c < 0x100) out += (c < 0x10 ? "\\x0" : "\\x") + hexadecimal(c);
    else out += "\\u{" + hexadecimal(c) + '}';
}

// `at` moved back to where a character begins; bytes that are no text begin wherever they stand.
std::size_t beginning(std::string_view text, std::size_t at) noexcept {
    for (std::size_t back = 0; back < 4 && back <= at; ++back)
        if (utf8_length(text.substr(at - back)) > back) return at - back;
    return at;
}

void append(std::string_view text, std::string& out) {
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length == 0) write_out(static_cast<unsigned char>(text.front()), out);
        else if (const char32_t c = utf8_code(text); commands(c)) write_out(c, out);
        else out += text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
    }
}

} // namespace

std::string printable(std::string_view text, std::size_t most) {
    std::string out;
    if (text.size() <= most) {
        out.reserve(text.size());
        append(text, out);
        return out;
    }
    // The end of a message says where and what to do; more of its beginning says what.
    const std::size_t head = beginning(text, most / 3 * 2), tail = beginning(text, text.size() - most / 3);
    append(text.substr(0, head), out);
    out += " … (" + std::to_string(tail - head) + " bytes) … ";
    append(text.substr(tail), out);
    return out;
}

} // namespace saltus

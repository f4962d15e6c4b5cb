// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/lexer.h"

#include "core/base/decimal.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace saltus::formula {

namespace {

struct Spelling {
    std::string_view text;
    TokenKind kind;
};

// The longer ones first.
constexpr std::array kSpellings{
    Spelling{"<=", TokenKind::less_equal},
    Spelling{">=", TokenKind::greater_equal},
    Spelling{"==", TokenKind::equal},
    Spelling{"!=", TokenKind::not_equal},
    Spelling{"&&", TokenKind::ampersands},
    Spelling{"||", TokenKind::bars},
    Spelling{"\u2264", TokenKind::less_equal},
    Spelling{"\u2265", TokenKind::greater_equal},
    Spelling{"\u2260", TokenKind::not_equal},
    Spelling{"\u2212", TokenKind::minus},
    Spelling{"\u00d7", TokenKind::star},
    Spelling{"\u00b7", TokenKind::star},
    Spelling{"\u22c5", TokenKind::star},
    Spelling{"\u2032", TokenKind::prime},
    Spelling{"+", TokenKind::plus},
    Spelling{"-", TokenKind::minus},
    Spelling{"*", TokenKind::star},
    Spelling{"/", TokenKind::slash},
    Spelling{"^", TokenKind::caret},
    Spelling{"%", TokenKind::percent},
    Spelling{"'", TokenKind::prime},
    Spelling{"(", TokenKind::left_parenthesis},
    Spelling{")", TokenKind::right_parenthesis},
    Spelling{"[", TokenKind::left_bracket},
    Spelling{"]", TokenKind::right_bracket},
    Spelling{",", TokenKind::comma},
    Spelling{".", TokenKind::dot},
    Spelling{"<", TokenKind::less},
    Spelling{">", TokenKind::greater},
    Spelling{"!", TokenKind::exclamation},
};

constexpr std::string_view kTwo = "\u00b2", kThree = "\u00b3", kDegree = "\u00b0";

bool is_digit(char c) noexcept {
    return c >= '0' && c <= '9';
}
bool is_continuation(char c) noexcept {
    return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u;
}

} // namespace

bool is_name_start(char c) noexcept {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (static_cast<unsigned char>(c) & 0x80u);
}
bool is_name_part(char c) noexcept {
    return is_name_start(c) || is_digit(c);
}

std::size_t Lexer::character_size(std::size_t at) const noexcept {
    std::size_t size = 1;
    while (at + size < text_.size() && is_continuation(text_[at + size]) && size < 4) ++size;
    return size;
}

void Lexer::take(TokenKind kind, std::size_t size) {
    token_.kind = kind;
    token_.text = text_.substr(at_, size);
    for (std::size_t i = 0; i < size; ++i) column_ += is_continuation(text_[at_ + i]) ? 0 : 1;
    at_ += size;
}

void Lexer::skip_space() {
    for (;; ++column_, token_.spaced = true) {
        const std::string_view rest = text_.substr(at_);
        if (rest.starts_with(' ') || rest.starts_with('\t') || rest.starts_with('\n') || rest.starts_with('\r')) ++at_;
        // No-break spaces stand between numbers and units in texts that were copied.
        else if (rest.starts_with("\u00a0") || rest.starts_with("\u202f"))
            at_ += character_size(at_);
        else
            return;
    }
}

void Lexer::number() {
    std::size_t size = 0;
    const auto digit_at = [&](std::size_t i) { return at_ + i < text_.size() && is_digit(text_[at_ + i]); };
    while (digit_at(size)) ++size;
    if (at_ + size < text_.size() && text_[at_ + size] == '.') {
        ++size;
        while (digit_at(size)) ++size;
    }
    if (at_ + size < text_.size() && (text_[at_ + size] == 'e' || text_[at_ + size] == 'E')) {
        std::size_t exponent = size + 1;
        if (at_ + exponent < text_.size() && (text_[at_ + exponent] == '+' || text_[at_ + exponent] == '-')) ++exponent;
        if (digit_at(exponent)) {
            size = exponent;
            while (digit_at(size)) ++size;
        }
    }
    const char* first = text_.data() + at_;
    double value = 0.0;
    const auto read = std::from_chars(first, first + size, value);
    if (read.ec == std::errc::result_out_of_range) {
        value = beyond_range({first, size}); // inf is reported by who reads it
    }
    take(TokenKind::number, size);
    token_.value = value;
}

void Lexer::name() {
    const auto stops = [&](std::size_t at) { // signs that UTF-8 spells with letters' bytes
        const std::string_view rest = text_.substr(at);
        if (rest.starts_with(kTwo) || rest.starts_with(kThree) || rest.starts_with("\u00a0") ||
            rest.starts_with("\u202f"))
            return true;
        return std::any_of(kSpellings.begin(), kSpellings.end(), [&](const Spelling& s) {
            return (static_cast<unsigned char>(s.text[0]) & 0x80u) != 0 && rest.starts_with(s.text);
        });
    };
    std::size_t size = 0;
    while (at_ + size < text_.size()) {
        const char c = text_[at_ + size];
        if (c == '.' && size > 0 && at_ + size + 1 < text_.size() && is_name_start(text_[at_ + size + 1])) {
            ++size;
        } else if (!is_name_part(c) || (!is_digit(c) && (static_cast<unsigned char>(c) & 0x80u) && stops(at_ + size))) {
            break;
        } else {
            size += (static_cast<unsigned char>(c) & 0x80u) ? character_size(at_ + size) : 1;
        }
    }
    take(TokenKind::name, size);
}

void Lexer::advance() {
    token_ = Token{};
    skip_space();
    token_.begin = at_;
    token_.column = column_;
    if (at_ >= text_.size()) {
        token_.text = {};
        return;
    }
    const char c = text_[at_];
    const std::string_view rest = text_.substr(at_);
    if (is_digit(c) || (c == '.' && rest.size() > 1 && is_digit(rest[1]))) return number();
    if (rest.starts_with(kTwo) || rest.starts_with(kThree)) {
        token_.value = rest.starts_with(kTwo) ? 2.0 : 3.0;
        return take(TokenKind::superscript, kTwo.size());
    }
    if (rest.starts_with(kDegree) && (rest.size() == kDegree.size() || !is_name_start(rest[kDegree.size()])))
        return take(TokenKind::name, kDegree.size());
    for (const Spelling& spelling : kSpellings)
        if (rest.starts_with(spelling.text)) return take(spelling.kind, spelling.text.size());
    if (is_name_start(c)) return name();
    take(TokenKind::unknown, character_size(at_));
}

} // namespace saltus::formula

// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas cut into tokens, one at a time. A Lexer is a value: copy it to look ahead.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace saltus::formula {

enum class TokenKind : std::uint8_t {
    end,
    number,
    name, // letters, digits, '_', and '.' before a letter
    plus,
    minus,
    star,
    slash,
    caret,
    superscript, // value: 2 or 3
    percent,
    prime,
    left_parenthesis,
    right_parenthesis,
    left_bracket,
    right_bracket,
    comma,
    dot, // only after ']'
    less,
    less_equal,
    greater,
    greater_equal,
    equal,
    not_equal,
    ampersands,
    bars,
    exclamation,
    unknown,
};

struct Token {
    TokenKind kind = TokenKind::end;
    std::string_view text;
    std::size_t begin = 0;    // bytes into the text
    std::uint32_t column = 0; // characters into the text, from 0
    double value = 0.0;
    bool spaced = false; // white space stands before it

    std::size_t end_offset() const noexcept { return begin + text.size(); }
};

class Lexer {
public:
    explicit Lexer(std::string_view text) : text_(text) { advance(); }

    const Token& token() const noexcept { return token_; }
    TokenKind kind() const noexcept { return token_.kind; }
    void advance();
    std::string_view text() const noexcept { return text_; }

private:
    void take(TokenKind kind, std::size_t size);
    void skip_space();
    void number();
    void name();
    std::size_t character_size(std::size_t at) const noexcept;

    std::string_view text_;
    std::size_t at_ = 0;
    std::uint32_t column_ = 0;
    Token token_;
};

// Letters of names; bytes of UTF-8 letters count (units: "µm", "kΩ"), Saltus's own names are ASCII.
bool is_name_start(char c) noexcept;
bool is_name_part(char c) noexcept;

} // namespace saltus::formula

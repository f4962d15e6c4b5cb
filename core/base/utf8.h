// SPDX-License-Identifier: GPL-3.0-or-later
// Which bytes are text.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace saltus {

// Bytes of the valid UTF-8 character at the beginning of `text`, 0 when there is none. Source: Unicode 15, table 3-7.
std::size_t utf8_length(std::string_view text) noexcept;
// That character's number; 0 where there is none.
char32_t utf8_code(std::string_view text) noexcept;

// Where the first bytes are that are no character; nothing: all are.
std::optional<std::size_t> first_not_utf8(std::string_view text) noexcept;

} // namespace saltus

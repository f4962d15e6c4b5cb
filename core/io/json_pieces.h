// SPDX-License-Identifier: GPL-3.0-or-later
// A long JSON text parsed piece by piece, with a question between: JsonCpp cannot be stopped within one call, and two million
// values take it seconds.
#pragma once

#include <json/value.h>

#include <cstddef>
#include <functional>
#include <string_view>

namespace saltus::io {

inline constexpr std::size_t kJsonPiece = std::size_t{256} << 10; // bytes: some 50 ms

// Parses all of a text into `out`; false: it has a fault.
using JsonParser = std::function<bool(std::string_view text, Json::Value& out)>;

// Gives `out` what one call of parse(text, out) would: values, offsets, comments. Brackets and texts of `text` are whole, and no
// comma stands before a closing bracket. piece: bytes of a list or object from which on it is cut at a comma. Asks to go on.
// False: a piece has a fault, or a key stands twice; one call tells where.
bool parse_in_pieces(std::string_view text, std::size_t piece, const JsonParser& parse, Json::Value& out);

} // namespace saltus::io

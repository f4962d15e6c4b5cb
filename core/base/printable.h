// SPDX-License-Identifier: GPL-3.0-or-later
// Text from outside (names, titles, paths, what a file holds) on its way to someone who reads it: a terminal, a label, a
// tooltip, a picture, the name of a file. A scene from a stranger must neither command the terminal nor hide in a message.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace saltus {

inline constexpr std::size_t kLongestMessage = 4000; // bytes, with names, place and remedy
inline constexpr std::size_t kLongestName = 240;      // of a name or title that stands among other texts

// On one line, valid UTF-8, at most about `most` bytes:
// - characters that command instead of showing are written out, "\n", "\t", "\x1b", "\u{202e}": C0, C1 and DEL, line and
//   paragraph separators, what turns the direction of writing, joins or shows nothing, and tags,
// - bytes that are no UTF-8 too, "\xff",
// - of a longer text the beginning and the end stay, with the number of bytes left out between them.
// What is printable stays as it is, so a text may pass twice.
std::string printable(std::string_view text, std::size_t most = kLongestMessage);

} // namespace saltus

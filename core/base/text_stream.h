// SPDX-License-Identifier: GPL-3.0-or-later
// Text put together by <<. A plain std::ostringstream takes want of memory for the end of its text, and says nothing; this one throws
// std::bad_alloc.
#pragma once

#include <sstream>

namespace saltus {

class TextStream : public std::ostringstream {
public:
    TextStream() { exceptions(std::ios::badbit); }
};

} // namespace saltus

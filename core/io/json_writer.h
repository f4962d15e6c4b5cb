// SPDX-License-Identifier: GPL-3.0-or-later
// What jsoncpp writes, whole: its own writeString() leaves the rest out where memory runs out, and says nothing.
#pragma once

#include <string>

namespace Json {
class Value;
}

namespace saltus::io {

// Numbers with so many digits; UTF-8 as it is; `indentation` "": on one line. No new line at the end. Throws std::bad_alloc.
std::string json_written(const Json::Value& value, int digits = 17, const char* indentation = "  ");

} // namespace saltus::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

#include "core/base/printable.h"

namespace saltus {

std::string Error::text(const char* word) const {
    std::string out;
    if (!place.file.empty()) {
        out += place.file + ':';
        if (place.line > 0) {
            out += std::to_string(place.line) + ':';
            if (place.column > 0) out += std::to_string(place.column) + ':';
        }
        out += ' ';
    }
    out += word;
    out += ": " + message;
    if (!place.object.empty()) out += " (" + place.object + ')';
    if (!remedy.empty()) out += "; " + remedy;
    return printable(out);
}

} // namespace saltus

// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/io: which columns and rows an export takes.
#pragma once

#include "core/io/export.h"

namespace saltus::io {

struct Selection {
    std::vector<std::size_t> columns; // column 0 (t) first; from the catalogue's size on: of ExportOptions::computed
    std::size_t first = 0, last = 0;  // rows [first, last)
};
// Errors: a signal that the recording does not hold, a time range that is none.
Result<Selection> select(const Recording& recording, const ExportOptions& options);

inline Unexpected<Error> cancelled_export() {
    return fail(ErrorKind::cancelled, "the export was stopped; no file was written");
}

} // namespace saltus::io

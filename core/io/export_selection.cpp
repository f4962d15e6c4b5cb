// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/export_selection.h"

#include "core/model/names.h"
#include "core/model/validate.h"

#include <algorithm>

namespace saltus::io {

Result<Selection> select(const Recording& recording, const ExportOptions& options) {
    const Catalogue& catalogue = recording.catalogue();
    Selection out;
    if (options.channels.empty()) {
        for (std::size_t c = 0; c < catalogue.size(); ++c) out.columns.push_back(c);
    } else {
        out.columns.push_back(0);
        for (const std::string& name : options.channels) {
            auto found = catalogue.find(name);
            for (std::size_t k = 0; k < options.computed.size() && !found; ++k)
                if (options.computed[k].name == name) found = catalogue.size() + k;
            if (!found) {
                std::vector<std::string> names;
                for (const Channel& channel : catalogue.channels()) names.push_back(channel.name);
                const std::string near = model::nearest_name(name, names);
                return fail(ErrorKind::input, "the recording holds no signal \"" + name + '"',
                            near.empty() ? "choose one that was recorded, or record it in another run"
                                         : "did you mean \"" + near + "\"?",
                            Place{{}, 0, 0, name});
            }
            if (std::find(out.columns.begin(), out.columns.end(), *found) == out.columns.end())
                out.columns.push_back(*found);
        }
    }
    out.last = recording.rows();
    if (options.time_range) {
        const auto [from, to] = *options.time_range;
        if (!(from <= to))
            return fail(ErrorKind::input, "the time range to export ends before it begins", "exchange its two ends");
        if (out.last > 0) {
            std::size_t first = recording.row_at(from), last = recording.row_at(to);
            out.last = recording.value(0, last) <= to ? last + 1 : last; // row_at: 0 even when all rows come later
            while (first < out.last && recording.value(0, first) < from) ++first;
            out.first = std::min(first, out.last);
        }
    }
    if (out.first < std::min(recording.thinned_rows(), out.last))
        return fail(ErrorKind::input,
                    "rows before t = " + time_text(recording.value(0, std::min(recording.thinned_rows(), recording.rows() - 1))) +
                        " s were thinned when the recording reached its limits: they cannot be exported",
                    "export from then on, or run again with a larger limit, fewer signals or every n-th step");
    return out;
}

} // namespace saltus::io

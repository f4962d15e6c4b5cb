// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomic_file.h"
#include "core/io/export.h"
#include "core/io/export_selection.h"

#include <algorithm>
#include <charconv>

namespace saltus::io {

namespace {

constexpr std::size_t kBlockValues = 1 << 15; // values formatted between two writes
constexpr std::size_t kLongestNumber = 32;    // "-1.2345678901234567e-308" and a separator

// RFC 4180: names with commas, quotes or line ends stand in quotes.
std::string header_field(const std::string& name) {
    if (name.find_first_of(",\"\r\n") == std::string::npos) return name;
    std::string quoted = "\"";
    for (const char c : name) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

} // namespace

Result<void> write_csv(const Recording& recording, const TextSink& sink, const ExportOptions& options) {
    auto selection = select(recording, options);
    if (!selection) return Unexpected(selection.error());
    const std::vector<std::size_t>& columns = selection->columns;

    std::string header;
    for (const std::size_t column : columns) {
        if (!header.empty()) header += ',';
        header += header_field(recording.catalogue()[column].name);
    }
    header += '\n';
    if (auto written = sink(header); !written) return written;

    const std::size_t block_rows = std::max<std::size_t>(1, kBlockValues / columns.size());
    std::vector<double> values(block_rows * columns.size());
    std::vector<char> text(values.size() * kLongestNumber);
    for (std::size_t first = selection->first; first < selection->last; first += block_rows) {
        if (options.cancel != nullptr && options.cancel->cancelled()) return cancelled_export();
        const std::size_t count = std::min(block_rows, selection->last - first);
        for (std::size_t k = 0; k < columns.size(); ++k)
            recording.copy(columns[k], first, count, values.data() + k * block_rows);
        char* end = text.data();
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t k = 0; k < columns.size(); ++k) {
                // As printf's %.17g, without the locale.
                end =
                    std::to_chars(end, end + kLongestNumber, values[k * block_rows + i], std::chars_format::general, 17)
                        .ptr;
                *end++ = ',';
            }
            end[-1] = '\n';
        }
        if (auto written = sink({text.data(), static_cast<std::size_t>(end - text.data())}); !written) return written;
        if (options.progress)
            options.progress(static_cast<double>(first + count - selection->first) /
                             static_cast<double>(selection->last - selection->first));
    }
    return {};
}

Result<void> write_csv(const Recording& recording, const std::filesystem::path& file, const ExportOptions& options) {
    auto out = AtomicFile::create(file);
    if (!out) return Unexpected(out.error());
    auto written = write_csv(
        recording, [&](std::string_view text) { return out->write(text); }, options);
    if (!written) return written;
    return out->commit();
}

} // namespace saltus::io

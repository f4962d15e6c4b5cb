// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/decimal.h"
#include "core/io/atomic_file.h"
#include "core/io/export.h"
#include "core/io/export_selection.h"

#include <algorithm>

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

// `copy(k, first, count, out)`: numbers of column k.
template <class Copy>
Result<void> write_columns(const std::vector<std::string>& names, std::size_t rows, const Copy& copy, const TextSink& sink, const ExportOptions& options) {
    std::string header;
    for (const std::string& name : names) {
        if (!header.empty()) header += ',';
        header += header_field(name);
    }
    header += '\n';
    if (auto written = sink(header); !written) return written;
    const std::size_t columns = names.size(), block_rows = std::max<std::size_t>(1, kBlockValues / std::max<std::size_t>(1, columns));
    std::vector<double> values(block_rows * columns);
    std::vector<char> text(values.size() * kLongestNumber);
    for (std::size_t first = 0; first < rows; first += block_rows) {
        if (options.cancel != nullptr && options.cancel->cancelled()) return cancelled_export();
        const std::size_t count = std::min(block_rows, rows - first);
        for (std::size_t k = 0; k < columns; ++k) copy(k, first, count, values.data() + k * block_rows);
        char* end = text.data();
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t k = 0; k < columns; ++k) {
                end = write_decimal(end, end + kLongestNumber, values[k * block_rows + i], 17);
                *end++ = ',';
            }
            end[-1] = '\n';
        }
        if (auto written = sink({text.data(), static_cast<std::size_t>(end - text.data())}); !written) return written;
        if (options.progress) options.progress(static_cast<double>(first + count) / static_cast<double>(rows));
    }
    return {};
}

template <class Write>
Result<void> into_file(const std::filesystem::path& file, const Write& write) {
    auto out = AtomicFile::create(file);
    if (!out) return Unexpected(out.error());
    if (auto written = write([&](std::string_view text) { return out->write(text); }); !written) return written;
    return out->commit();
}

} // namespace

Result<void> write_csv(const Recording& recording, const TextSink& sink, const ExportOptions& options) {
    auto selection = select(recording, options);
    if (!selection) return Unexpected(selection.error());
    const std::size_t recorded = recording.catalogue().size();
    std::vector<std::string> names;
    for (const std::size_t column : selection->columns) names.push_back(column < recorded ? recording.catalogue()[column].name : options.computed[column - recorded].name);
    return write_columns(
        names, selection->last - selection->first,
        [&](std::size_t k, std::size_t first, std::size_t count, double* out) {
            const std::size_t column = selection->columns[k];
            if (column < recorded) recording.copy(column, selection->first + first, count, out);
            else options.computed[column - recorded].rows(selection->first + first, count, out);
        },
        sink, options);
}

Result<void> write_csv(const NumberTable& table, const std::filesystem::path& file, const ExportOptions& options) {
    const std::size_t rows = table.columns.empty() ? 0 : table.columns.front().size();
    return into_file(file, [&](const TextSink& sink) {
        return write_columns(
            table.header, rows,
            [&](std::size_t k, std::size_t first, std::size_t count, double* out) {
                std::copy_n(table.columns[k].begin() + static_cast<std::ptrdiff_t>(first), count, out);
            },
            sink, options);
    });
}

Result<void> write_csv(const Recording& recording, const std::filesystem::path& file, const ExportOptions& options) {
    return into_file(file, [&](const TextSink& sink) { return write_csv(recording, sink, options); });
}

} // namespace saltus::io

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/table_file.h"

#include "core/io/atomic_file.h"

#include <array>
#include <charconv>

namespace saltus::ui {

Result<void> writeTable(const PlotContent::Table& table, const QString& file) {
    std::string text;
    for (std::size_t c = 0; c < table.header.size(); ++c) {
        if (c > 0) text += ',';
        text += table.header[c];
    }
    text += '\n';
    std::array<char, 40> number{};
    const std::size_t rows = table.columns.empty() ? 0 : table.columns.front().size();
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            if (c > 0) text += ',';
            const auto end = std::to_chars(number.data(), number.data() + number.size(), table.columns[c][row],
                                           std::chars_format::general, 17);
            text.append(number.data(), end.ptr);
        }
        text += '\n';
    }
    return io::write_file_atomically(file.toStdString(), text);
}

} // namespace saltus::ui

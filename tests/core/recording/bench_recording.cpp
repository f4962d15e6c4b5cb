// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to append a row to a recording, and to ask for the range of a column. Not a test: prints figures.
//   bench_recording [ROWS ...]   with 5 columns; 200000, 2000000 and 10000000 without words
#include "tests/core/recording/recording_maker.h"
#include "tests/processor_time.h"

#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace saltus;

namespace {

void measure(std::size_t columns, std::size_t rows) {
    std::vector<testing::NamedColumn> names(columns - 1, {"x", "m"});
    const auto recording = testing::empty_recording(names, RecordingSettings{});
    std::vector<double> row(columns, 0.5);
    const double begin = testing::processor_seconds();
    for (std::size_t i = 0; i < rows; ++i) {
        row[0] = static_cast<double>(i);
        row[1] = static_cast<double>(i & 1023);
        if (!recording->append(row.data())) break;
    }
    const double appended = testing::processor_seconds();
    constexpr std::size_t ranges = 1000;
    double sum = 0.0;
    for (std::size_t i = 0; i < ranges; ++i) sum += recording->range(1, i * 7, rows - i * 13).max;
    std::printf("%zu columns, %8zu rows: %6.2f ns a row, %6.2f us a range (%g), memory %.0f MB, file %.0f MB\n", columns, rows,
                1e9 * (appended - begin) / static_cast<double>(rows), 1e6 * (testing::processor_seconds() - appended) / ranges, sum,
                static_cast<double>(recording->memory_bytes()) / 1048576.0, static_cast<double>(recording->spilled_bytes()) / 1048576.0);
}

} // namespace

int main(int argc, char** argv) {
    std::vector<std::size_t> rows;
    for (int i = 1; i < argc; ++i) rows.push_back(std::strtoul(argv[i], nullptr, 10));
    if (rows.empty()) rows = {200000, 2000000, 10000000};
    for (const std::size_t n : rows)
        if (n >= 20000) measure(5, n);
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/problem_text.h"

#include "core/base/decimal.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace saltus::io::problem_text {

std::vector<Token> split(std::string_view text) {
    std::vector<Token> tokens;
    int line = 1;
    std::size_t line_start = 0;
    const auto is_space = [](char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\v';
    };
    for (std::size_t i = 0; i < text.size();) {
        if (is_space(text[i])) {
            if (text[i] == '\n') {
                ++line;
                line_start = i + 1;
            }
            ++i;
            continue;
        }
        const std::size_t begin = i;
        while (i < text.size() && !is_space(text[i])) ++i;
        tokens.push_back({text.substr(begin, i - begin), line, static_cast<int>(begin - line_start) + 1});
    }
    return tokens;
}

std::optional<double> number(std::string_view text) {
    if (!text.empty() && text.front() == '+') text.remove_prefix(1);
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (end != text.data() + text.size()) return {};
    if (error == std::errc::result_out_of_range) return beyond_range(text);
    if (error != std::errc()) return {};
    return value;
}

std::optional<std::size_t> natural_number(std::string_view text) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (end != text.data() + text.size() || error != std::errc() || value > kMostRows) return {};
    return static_cast<std::size_t>(value);
}

std::string counted(std::size_t count, const std::string& what) {
    return std::to_string(count) + ' ' + what;
}

namespace {

void read_dense(Reader& in, Matrix& matrix) {
    const std::size_t rows = in.count("rows"), columns = in.count("columns");
    if (in.failed()) return;
    if (rows != matrix.rows || columns != matrix.columns) {
        in.fail("the matrix says first " + std::to_string(matrix.rows) + " by " + std::to_string(matrix.columns) +
                    ", then " + std::to_string(rows) + " by " + std::to_string(columns),
                "write the same sizes twice", true);
        return;
    }
    if (columns > 0 && rows > in.left() / columns) {
        in.enough(in.left() + 1,
                  "the matrix of " + std::to_string(rows) + " by " + std::to_string(columns) + " entries");
        return;
    }
    // as they lie in the memory of the program that writes and reads these files, however its lines look
    for (std::size_t j = 0; j < columns; ++j)
        for (std::size_t i = 0; i < rows; ++i) {
            const double value = in.real("an entry of the matrix");
            if (in.failed()) return;
            if (value != 0.0) matrix.entries.push_back({i, j, value});
        }
}

void read_blocks(Reader& in, Matrix& matrix) {
    const std::size_t blocks = in.count("blocks"), block_rows = in.count("block rows"),
                      block_columns = in.count("block columns");
    const auto row_ends = in.counts(block_rows, "where block rows end");
    const auto column_ends = in.counts(block_columns, "where block columns end");
    const std::size_t start_count = in.count("entries of the first index list"),
                      column_count = in.count("entries of the second index list");
    const auto starts = in.counts(start_count, "where block rows begin in the list of blocks");
    const auto columns = in.counts(column_count, "block columns of the blocks");
    if (in.failed()) return;
    const auto is_rising = [](const std::vector<std::size_t>& ends) {
        return std::is_sorted(ends.begin(), ends.end());
    };
    if (!is_rising(row_ends) || !is_rising(column_ends) || (row_ends.empty() ? 0 : row_ends.back()) != matrix.rows ||
        (column_ends.empty() ? 0 : column_ends.back()) != matrix.columns) {
        in.fail("the ends of the blocks do not rise to the size of the matrix",
                "they count rows and columns from the first on", true);
        return;
    }
    // one start more than block rows; rows without blocks at the end may be left out
    if (columns.size() < blocks || starts.empty() || starts.size() > block_rows + 1 || !is_rising(starts) ||
        starts.back() != blocks ||
        std::any_of(columns.begin(), columns.end(), [&](std::size_t c) { return c >= block_columns; })) {
        in.fail("the index lists of the blocks do not fit to their number", "check the block rows and columns", true);
        return;
    }
    matrix.row_ends = row_ends;
    for (std::size_t block_row = 0; block_row + 1 < starts.size(); ++block_row)
        for (std::size_t k = starts[block_row]; k < starts[block_row + 1]; ++k) {
            if (in.count("block") != k)
                in.fail("block " + std::to_string(k) + " should come here", "number the blocks from 0 on", true);
            const std::size_t row = block_row == 0 ? 0 : row_ends[block_row - 1],
                              column = columns[k] == 0 ? 0 : column_ends[columns[k] - 1];
            for (std::size_t j = column; j < column_ends[columns[k]]; ++j)
                for (std::size_t i = row; i < row_ends[block_row]; ++i) {
                    const double value = in.real("an entry of block " + std::to_string(k));
                    if (in.failed()) return;
                    if (value != 0.0) matrix.entries.push_back({i, j, value});
                }
        }
}

void read_sparse(Reader& in, Matrix& matrix) {
    in.count("storage origin");
    const auto give_up = [&] {
        in.fail("this is not a matrix as CSparse prints it", "storage 2 is followed by its text", true);
    };
    if (in.failed()) return;
    if (!in.next_is("CSparse")) return give_up();
    std::size_t entries = 0;
    bool triplets = false;
    while (!in.next_is("nnz:")) { // version and sizes, at most a few words
        if (in.next_is("triplet:")) triplets = true;
        if (in.left() == 0) return give_up();
        in.skip();
    }
    in.skip();
    // "3822," in compressed columns, followed by the norm; "900" in triplets
    {
        std::string digits = in.take_word();
        if (!digits.empty() && digits.back() == ',') digits.pop_back();
        const auto value = natural_number(digits);
        if (!value) return give_up();
        entries = *value;
        if (in.next_is("1-norm:")) in.skip(2);
    }
    if (!in.enough(entries, "the entries of the matrix")) return;
    std::size_t column = 0;
    for (std::size_t k = 0; k < entries;) {
        if (!triplets && in.next_is("col")) {
            in.skip();
            column = in.count("column");
            in.skip(5); // : locations a to b
            if (in.left() == 0) return give_up();
            continue;
        }
        const std::size_t row = in.count("row");
        if (triplets) column = in.count("column");
        if (!in.failed() && !in.next_is(":")) return give_up();
        in.skip();
        const double value = in.real("an entry of the matrix");
        if (!in.failed() && (row >= matrix.rows || column >= matrix.columns))
            in.fail("the entry (" + std::to_string(row) + ", " + std::to_string(column) + ") is outside of the matrix",
                    "count from 0", true);
        if (in.failed()) return;
        matrix.entries.push_back({row, column, value});
        ++k;
    }
    while (!triplets && in.next_is("col")) { // empty columns at the end
        in.skip(7);
    }
}

} // namespace

Matrix read_matrix(Reader& in) {
    const std::size_t storage = in.count("storage");
    if (!in.failed() && storage > 2)
        in.fail("there is no storage " + std::to_string(storage), "0 is dense, 1 blocks, 2 sparse", true);
    Matrix matrix;
    matrix.rows = in.count("rows");
    matrix.columns = in.count("columns");
    if (in.failed()) return matrix;
    switch (storage) {
    case 0:
        read_dense(in, matrix);
        break;
    case 1:
        read_blocks(in, matrix);
        break;
    default:
        read_sparse(in, matrix);
        break;
    }
    return matrix;
}

} // namespace saltus::io::problem_text

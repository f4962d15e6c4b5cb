// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/io: numbers of a problem file one after the other, with their places, and matrices in the three storages of the field.
#pragma once

#include "core/base/error.h"
#include "core/math/sparse_matrix.h"

#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saltus::io::problem_text {

inline constexpr std::size_t kMostRows = 10'000'000;

struct Token {
    std::string_view text;
    int line, column;
};

std::vector<Token> split(std::string_view text);
std::optional<double> number(std::string_view text);
std::optional<std::size_t> natural_number(std::string_view text);
std::string counted(std::size_t count, const std::string& what);

// Reads token after token; after the first thing that does not fit it gives zeros and keeps the error.
class Reader {
public:
    Reader(std::span<const Token> tokens, std::string file) : tokens_(tokens), file_(std::move(file)) {}

    bool failed() const noexcept { return error_.has_value(); }
    const Error& error() const { return *error_; }
    std::size_t left() const noexcept { return tokens_.size() - at_; }
    // How many of the tokens from here on are numbers, before the first that is none.
    std::size_t numbers_left() const {
        std::size_t count = 0;
        while (at_ + count < tokens_.size() && number(tokens_[at_ + count].text)) ++count;
        return count;
    }
    bool next_is(std::string_view word) const { return left() > 0 && tokens_[at_].text == word; }
    void skip(std::size_t count = 1) { at_ += std::min(count, left()); }
    std::string take_word() { return left() > 0 ? std::string(tokens_[at_++].text) : std::string(); }

    void fail(std::string message, std::string remedy, bool at_last = false) {
        if (error_) return;
        Place place{file_, 0, 0, {}};
        const std::size_t at = at_last && at_ > 0 ? at_ - 1 : at_;
        if (!tokens_.empty()) {
            const Token& token = tokens_[std::min(at, tokens_.size() - 1)];
            place.line = token.line;
            place.column = token.column;
        }
        error_ = Error{ErrorKind::input, std::move(message), std::move(remedy), std::move(place)};
    }

    std::size_t count(const std::string& what) {
        if (!take(what)) return 0;
        const auto value = natural_number(tokens_[at_ - 1].text);
        if (value) return *value;
        fail("\"" + shown() + "\" is not a number of " + what,
             "write a whole number from 0 to " + std::to_string(kMostRows), true);
        return 0;
    }

    double real(const std::string& what, bool infinite_is_fine = false) {
        if (!take(what)) return 0.0;
        const auto value = number(tokens_[at_ - 1].text);
        if (!value)
            fail("\"" + shown() + "\" stands where " + what + " should be", "write a number such as -1.5e-3", true);
        else if (std::isnan(*value) || (std::isinf(*value) && !infinite_is_fine))
            fail("\"" + shown() + "\" is no value for " + what, "write a finite number", true);
        return failed() ? 0.0 : *value;
    }

    std::vector<double> reals(std::size_t count, const std::string& what, bool infinite_is_fine = false) {
        if (!enough(count, what)) return {};
        std::vector<double> values(count);
        for (double& value : values) value = real(what, infinite_is_fine);
        return values;
    }
    std::vector<std::size_t> counts(std::size_t count, const std::string& what) {
        if (!enough(count, what)) return {};
        std::vector<std::size_t> values(count);
        for (std::size_t& value : values) value = this->count(what);
        return values;
    }

    // False, with an error, if the file cannot hold that many; asked before memory is taken.
    bool enough(std::size_t needed, const std::string& what) {
        if (failed()) return false;
        if (needed <= left()) return true;
        const std::size_t missing = needed - left();
        at_ = tokens_.size();
        fail("the file ends before " + what + ": " +
                 counted(missing, missing == 1 ? "number is missing" : "numbers are missing"),
             "compare the sizes at the beginning with what follows", true);
        return false;
    }

private:
    bool take(const std::string& what) {
        if (!enough(1, what)) return false;
        ++at_;
        return true;
    }
    std::string shown() const { return std::string(tokens_[at_ - 1].text.substr(0, 40)); }

    std::span<const Token> tokens_;
    std::string file_;
    std::size_t at_ = 0;
    std::optional<Error> error_;
};

struct Matrix {
    std::size_t rows = 0, columns = 0;
    std::vector<math::Triplet> entries;
    std::vector<std::size_t> row_ends; // storage 1
};

Matrix read_matrix(Reader& in);

} // namespace saltus::io::problem_text

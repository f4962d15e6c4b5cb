// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a scene: where each byte stands, and a first look that finds what a JSON parser explains badly.
#pragma once

#include "core/base/error.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saltus::io {

inline constexpr std::size_t kMostSceneValues = 2'000'000; // numbers, texts, lists and objects of one scene
inline constexpr std::size_t kMostSceneComments = 200'000; // each is kept with its value, and a list is not parsed in pieces where they stand

class SceneSource {
public:
    // text must outlive this object; a byte order mark at its beginning is skipped.
    SceneSource(std::string_view text, std::string file_name);

    std::string_view text() const noexcept { return text_; }
    const std::string& file_name() const noexcept { return file_name_; }
    // Line and column (in characters) of a byte, both from 1.
    Place place(std::size_t offset, std::string object = {}) const;
    // The byte at a line and a column in bytes, both from 1 (JsonCpp counts so).
    std::size_t offset(int line, int byte_column) const;

    // Unclosed brackets, texts and comments, too deep nesting, too many values or comments, NaN, single quotes, bad UTF-8.
    std::optional<Error> first_fault(int deepest) const;

private:
    std::string_view text_;
    std::string file_name_;
    std::vector<std::size_t> lines_; // first byte of each line
    // Characters before every kStride-th byte: columns are found fast in lines of any length.
    static constexpr std::size_t kStride = 1024;
    std::vector<std::size_t> characters_;
    std::size_t characters_before(std::size_t offset) const;
};

} // namespace saltus::io

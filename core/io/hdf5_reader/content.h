// SPDX-License-Identifier: GPL-3.0-or-later
// Looks into an HDF5 file: lists of numbers and texts, their sizes, attributes. Only what lies in the file itself, plainly or
// shuffled and deflated, is read; links to other files, foreign storage and other filters are not followed.
#pragma once

#include "core/io/hdf5_questions.h"
#include "core/io/hdf5_reader/handle.h"

#include <hdf5.h>

#include <cstdint>
#include <optional>
#include <string>

namespace saltus::hdf5_reader {

namespace questions = io::questions;

class Content {
public:
    explicit Content(hid_t file) : file_(file) {}
    // Nothing: the file holds no such thing, or not in this form.
    bool exists(const std::string& path);
    std::optional<std::string> names(const std::string& group);
    std::optional<questions::Shape> shape(const std::string& path, const std::string& member);
    std::optional<std::string> numbers(const std::string& path, const std::string& member, bool real, std::uint64_t first, std::uint64_t count);
    std::optional<std::string> texts(const std::string& path, const std::string& member, std::uint64_t first, std::uint64_t count);
    std::optional<std::string> attribute_text(const std::string& path, const std::string& name);
    std::optional<std::int64_t> attribute_number(const std::string& path, const std::string& name);

private:
    hid_t open_set(const std::string& path); // negative: none that may be read
    hid_t file_;
    std::string last_path_;
    Handle last_;
};

} // namespace saltus::hdf5_reader

// SPDX-License-Identifier: GPL-3.0-or-later
// The door through which every HDF5 file is read. The library that reads them was not made for files of strangers, so it works in a
// program of its own, saltus-hdf5-reader, which may read this one file and nothing else, and is ended when it takes too long. What
// it answers is believed in nothing: counts are compared with what was asked for and with the size of the file.
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/base/input_file.h"
#include "core/io/hdf5_questions.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saltus::io {

class Hdf5Source {
public:
    using Shape = questions::Shape;
    using Kind = questions::Kind;

    // `file` and `cancel` (may be none) outlive the source. Errors: the reader is missing, no HDF5 file, damaged.
    static Result<Hdf5Source> open(const InputFile& file, const CancelToken* cancel = nullptr);
    Hdf5Source(Hdf5Source&&) noexcept;
    ~Hdf5Source();

    // Nothing, or false: the file holds no such thing in this form, or failure() says why nothing can be read any more (the reader
    // ended or took too long: the file is damaged; or it was cancelled). `member`: of records, else "".
    bool exists(const std::string& path);
    std::optional<std::vector<std::string>> names(const std::string& group);
    std::optional<Shape> shape(const std::string& path, const std::string& member = {}); // one that the file has room for
    std::optional<std::vector<std::string>> texts(const std::string& path, const std::string& member, std::uint64_t first, std::size_t count);
    std::optional<std::string> attribute_text(const std::string& path, const std::string& name);
    std::optional<std::int64_t> attribute_number(const std::string& path, const std::string& name);
    // Whole lists, of at most kMostNumbers in all.
    static constexpr std::uint64_t kMostNumbers = std::uint64_t{1} << 24;
    std::optional<std::vector<double>> all_reals(const std::string& path);
    std::optional<std::vector<std::int64_t>> all_integers(const std::string& path);

    // The same for many at once, which spares the two programs from waiting for each other at each: what is wanted is noted, and
    // fetched by fulfil(), to which `out` must live. Numbers are elements [first, first + count), count <= kMostElements.
    void want(const std::string& path, const std::string& member, std::uint64_t first, std::size_t count, double* out);
    void want(const std::string& path, const std::string& member, std::uint64_t first, std::size_t count, std::int64_t* out);
    void want_shape(const std::string& path, const std::string& member, std::optional<Shape>& out);
    void want_attribute(const std::string& path, const std::string& name, std::optional<std::string>& out);
    void want_attribute(const std::string& path, const std::string& name, std::optional<std::int64_t>& out);
    bool fulfil(); // false: failure(), or some of the numbers are not there

    const std::optional<Error>& failure() const noexcept;

private:
    struct Impl;
    explicit Hdf5Source(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

// Where the reader is: beside the program, in ../libexec/saltus, or in the build folder that the program lies in.
std::filesystem::path hdf5_reader_program();

} // namespace saltus::io

// SPDX-License-Identifier: GPL-3.0-or-later
// Storage of a Recording: pages straight from the system, anonymous or of an unlinked temporary file.
#pragma once

#include "core/base/error.h"

#include <array>
#include <bit>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>

namespace saltus::detail {

// An open file without a name: the system frees it when the last mapping is gone, even after a crash.
class SpillFile {
public:
    // folder "": $TMPDIR, else /var/tmp (on disk where /tmp is in RAM), else the system's temporary folder.
    static Result<std::shared_ptr<SpillFile>> create(const std::string& folder);
    ~SpillFile();
    SpillFile(const SpillFile&) = delete;
    SpillFile& operator=(const SpillFile&) = delete;

    // Reserves `bytes` more on the disk (so that no later store can fail) and maps them. Errors: the disk is full.
    struct Mapping {
        double* data;
        std::size_t offset; // in the file
    };
    Result<Mapping> map(std::size_t bytes);
    // Reads past the mapping: the pages stay with the system and do not count as this program's memory.
    bool read(std::size_t offset, std::size_t bytes, void* out) const noexcept;

private:
    SpillFile(int descriptor, std::string folder);
    int descriptor_;
    std::string folder_;
    std::size_t size_ = 0;
};

// The values of `rows` consecutive rows, column after column, each followed by its level-1 pyramid.
class Chunk {
public:
    static Result<std::shared_ptr<Chunk>> in_memory(std::size_t bytes);
    static Result<std::shared_ptr<Chunk>> in_file(const std::shared_ptr<SpillFile>& file, std::size_t bytes);
    ~Chunk();
    Chunk(const Chunk&) = delete;
    Chunk& operator=(const Chunk&) = delete;
    Chunk(double* data, std::size_t bytes, std::shared_ptr<SpillFile> file, std::size_t file_offset)
        : data_(data), bytes_(bytes), file_(std::move(file)), file_offset_(file_offset) {}

    double* data() noexcept { return data_; }
    const double* data() const noexcept { return data_; }
    std::size_t bytes() const noexcept { return bytes_; }
    bool spilled() const noexcept { return file_ != nullptr; }
    // Doubles [first, first + count).
    void copy(std::size_t first, std::size_t count, double* out) const noexcept;
    // Gives the pages of a spilled chunk back; the next read fetches them again.
    void page_out() const noexcept;

private:
    double* data_;
    std::size_t bytes_;
    std::shared_ptr<SpillFile> file_; // none: anonymous memory
    std::size_t file_offset_;
};

// An array that grows at its end and never moves: readers may use committed entries while the writer adds more.
// Buckets double in size; the commit of the row count orders their publication.
template <class T>
class GrowingArray {
public:
    T& operator[](std::size_t index) noexcept {
        const auto [bucket, offset] = locate(index);
        return buckets_[bucket][offset];
    }
    const T& operator[](std::size_t index) const noexcept {
        const auto [bucket, offset] = locate(index);
        return buckets_[bucket][offset];
    }
    // Writer only: makes room for entries [0, size).
    void reserve(std::size_t size) {
        while (capacity_ < size) {
            const std::size_t bucket = locate(capacity_).bucket;
            buckets_[bucket] = std::make_unique<T[]>(kFirst << bucket);
            capacity_ += kFirst << bucket;
        }
    }

private:
    static constexpr std::size_t kFirst = 16;
    struct Location {
        std::size_t bucket, offset;
    };
    static Location locate(std::size_t index) noexcept {
        const std::size_t shifted = index + kFirst;
        const auto width = static_cast<std::size_t>(std::bit_width(shifted)) - 1; // >= 4
        return {width - 4, shifted - (std::size_t{1} << width)};
    }
    std::array<std::unique_ptr<T[]>, 44> buckets_;
    std::size_t capacity_ = 0;
};

} // namespace saltus::detail

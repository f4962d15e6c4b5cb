// SPDX-License-Identifier: GPL-3.0-or-later
// Storage of a Recording: pages straight from the system, anonymous or of an unlinked temporary file.
#pragma once

#include "core/base/error.h"

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace saltus::detail {

// An open file without a name: the system frees it when the last mapping is gone, even after a crash.
class SpillFile {
public:
    // folder "": temporary_folder().
    static Result<std::shared_ptr<SpillFile>> create(const std::string& folder);
    ~SpillFile();
    SpillFile(const SpillFile&) = delete;
    SpillFile& operator=(const SpillFile&) = delete;

    // Reserves `bytes` on the disk (so that no later store can fail), first of what was given back, and maps them. Errors: the
    // disk is full, but for kReserve bytes that are left to others.
    static constexpr std::size_t kReserve = std::size_t{256} << 20;
    struct Mapping {
        double* data;
        std::size_t offset; // in the file
    };
    Result<Mapping> map(std::size_t bytes);
    void give_back(std::size_t offset, std::size_t bytes) noexcept; // any thread
    std::size_t used() const noexcept;                              // bytes, without what was given back
    bool has_room(std::size_t bytes) const noexcept;                // map() would find it
    // Reads past the mapping: the pages stay with the system and do not count as this program's memory.
    bool read(std::size_t offset, std::size_t bytes, void* out) const noexcept;

private:
    SpillFile(int descriptor, std::string folder);
    struct Piece {
        std::size_t offset, bytes;
    };
    std::size_t free_on_disk() const noexcept; // beyond the reserve

    int descriptor_;
    std::string folder_;
    mutable std::mutex mutex_; // of what follows
    std::size_t size_ = 0;
    std::vector<Piece> pieces_; // given back
};

// $TMPDIR, else /var/tmp (on disk where /tmp is in RAM), else the system's temporary folder.
std::string temporary_folder();

inline constexpr std::size_t kBlockRows = 64; // rows of a level-1 node

// The values of `rows` consecutive rows, column after column, each followed by its level-1 pyramid.
//
// A chunk may be thinned while others read it: then of every 64 rows the first one and the bounds stay (level 1), later
// nothing (level 2). The pages of what goes are given back at once, but their addresses stay readable (as zeros): who has read
// from them finds a higher level() afterwards and reads again. Levels are raised by the writer's thread alone.
class Chunk {
public:
    // populated: its pages are there at once, which is cheaper than one by one and takes a while.
    static Result<std::shared_ptr<Chunk>> in_memory(std::size_t bytes, bool populated = true);
    static Result<std::shared_ptr<Chunk>> in_file(const std::shared_ptr<SpillFile>& file, std::size_t bytes);
    ~Chunk();
    Chunk(const Chunk&) = delete;
    Chunk& operator=(const Chunk&) = delete;
    Chunk(double* data, std::size_t bytes, std::shared_ptr<SpillFile> file, std::size_t file_offset)
        : data_(data), bytes_(bytes), file_(std::move(file)), file_offset_(file_offset) {}

    double* data() noexcept { return data_; }
    void touch(std::size_t first, std::size_t last) noexcept; // pages of bytes [first, last), of a chunk that holds nothing yet
    bool is_in_file() const noexcept { return file_ != nullptr; }
    const double* data() const noexcept { return data_; }
    int level() const noexcept { return level_.load(std::memory_order_acquire); }
    // Whether what was read at this level was still there.
    bool still(int level) const noexcept {
        std::atomic_thread_fence(std::memory_order_acquire);
        return level_.load(std::memory_order_relaxed) == level;
    }
    std::size_t memory_bytes() const noexcept { // what it holds at its level
        const int now = level();
        return now == 0 ? (file_ ? 0 : bytes_) : now == 1 ? thin_bytes_ : 0;
    }
    std::size_t spilled_bytes() const noexcept { return file_ && level() == 0 ? bytes_ : 0; }
    // Level 1: three numbers for each block of 64 rows, column after column: the first value of each block, then the minima,
    // then the maxima. false: no memory for them, nothing has changed.
    bool thin(std::size_t columns, std::size_t rows, std::size_t stride);
    void drop() noexcept; // from level 1 to level 2
    const double* thinned() const noexcept { return thin_; }
    // Doubles [first, first + count).
    void copy(std::size_t first, std::size_t count, double* out) const noexcept;
    // Gives the pages of a spilled chunk back; the next read fetches them again.
    void page_out() const noexcept;

private:
    double* data_;
    std::size_t bytes_;
    std::shared_ptr<SpillFile> file_; // none: anonymous memory
    std::size_t file_offset_;
    double* thin_ = nullptr;
    std::size_t thin_bytes_ = 0;
    std::atomic<int> level_{0};
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

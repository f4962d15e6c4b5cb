// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/recording_chunk.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <system_error>

#include <algorithm>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace saltus::detail {

std::string temporary_folder() {
    if (const char* chosen = std::getenv("TMPDIR"); chosen != nullptr && *chosen != '\0') return chosen;
    if (::access("/var/tmp", W_OK) == 0) return "/var/tmp";
    std::error_code error;
    const auto folder = std::filesystem::temp_directory_path(error);
    return error ? std::string("/tmp") : folder.string();
}

namespace {

Unexpected<Error> spill_failure(int error_number, const std::string& folder) {
    const bool full = error_number == ENOSPC || error_number == EFBIG;
    std::string message = full ? "the recording outgrew its memory and the disk for temporary files is full"
                               : "the recording outgrew its memory and no temporary file can be made: " +
                                     std::generic_category().message(error_number);
    return fail(ErrorKind::io, std::move(message),
                "free some space there, set TMPDIR to another folder, or record fewer signals or every n-th step",
                Place{folder, 0, 0, {}});
}

} // namespace

SpillFile::SpillFile(int descriptor, std::string folder) : descriptor_(descriptor), folder_(std::move(folder)) {}

SpillFile::~SpillFile() {
    ::close(descriptor_);
}

Result<std::shared_ptr<SpillFile>> SpillFile::create(const std::string& wanted_folder) {
    const std::string folder = wanted_folder.empty() ? temporary_folder() : wanted_folder;
    int descriptor = -1;
#ifdef O_TMPFILE
    descriptor = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
#endif
    if (descriptor < 0) { // a file system without nameless files
        std::string name = folder + "/saltus-recording-XXXXXX";
        descriptor = ::mkstemp(name.data());
        if (descriptor < 0) return spill_failure(errno, folder);
        ::unlink(name.c_str());
        ::fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    }
    return std::shared_ptr<SpillFile>(new SpillFile(descriptor, folder));
}

std::size_t SpillFile::free_on_disk() const noexcept {
    struct statvfs disk {};
    if (::fstatvfs(descriptor_, &disk) != 0) return static_cast<std::size_t>(-1); // not known: reserving will tell
    const auto left = static_cast<std::size_t>(disk.f_bavail) * static_cast<std::size_t>(disk.f_frsize);
    return left > kReserve ? left - kReserve : 0;
}

std::size_t SpillFile::used() const noexcept {
    const std::scoped_lock lock(mutex_);
    std::size_t used = size_;
    for (const Piece& piece : pieces_) used -= piece.bytes;
    return used;
}

bool SpillFile::has_room(std::size_t bytes) const noexcept {
    {
        const std::scoped_lock lock(mutex_);
        if (std::any_of(pieces_.begin(), pieces_.end(), [bytes](const Piece& piece) { return piece.bytes == bytes; })) return true;
    }
    return free_on_disk() >= bytes;
}

void SpillFile::give_back(std::size_t offset, std::size_t bytes) noexcept {
    const std::scoped_lock lock(mutex_);
    try {
        pieces_.push_back({offset, bytes});
    } catch (const std::bad_alloc&) { // it stays unused until the file is closed
    }
}

Result<SpillFile::Mapping> SpillFile::map(std::size_t bytes) {
    const std::scoped_lock lock(mutex_);
    const auto piece = std::find_if(pieces_.begin(), pieces_.end(), [bytes](const Piece& p) { return p.bytes == bytes; });
    if (piece != pieces_.end()) {
        void* pages = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor_, static_cast<off_t>(piece->offset));
        if (pages == MAP_FAILED) return spill_failure(errno, folder_);
        const Mapping mapping{static_cast<double*>(pages), piece->offset};
        pieces_.erase(piece);
        return mapping;
    }
    if (free_on_disk() < bytes) return spill_failure(ENOSPC, folder_);
    // Reserving comes first: a store into a mapped hole on a full disk would end the program.
#if defined(__linux__) || defined(__FreeBSD__)
    int error_number = EINTR;
    while (error_number == EINTR)
        error_number = ::posix_fallocate(descriptor_, static_cast<off_t>(size_), static_cast<off_t>(bytes));
#else
    const int error_number = ::ftruncate(descriptor_, static_cast<off_t>(size_ + bytes)) == 0 ? 0 : errno;
#endif
    if (error_number != 0) return spill_failure(error_number, folder_);
    void* pages = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor_, static_cast<off_t>(size_));
    if (pages == MAP_FAILED) return spill_failure(errno, folder_);
    const Mapping mapping{static_cast<double*>(pages), size_};
    size_ += bytes;
    return mapping;
}

bool SpillFile::read(std::size_t offset, std::size_t bytes, void* out) const noexcept {
    auto* to = static_cast<char*>(out);
    while (bytes > 0) {
        const ssize_t got = ::pread(descriptor_, to, bytes, static_cast<off_t>(offset));
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return false;
        to += got;
        offset += static_cast<std::size_t>(got);
        bytes -= static_cast<std::size_t>(got);
    }
    return true;
}

Result<std::shared_ptr<Chunk>> Chunk::in_memory(std::size_t bytes, [[maybe_unused]] bool populated) {
    void* pages = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED)
        return fail(ErrorKind::run, "there is no memory left for the recording",
                    "close other programs, or record fewer signals or every n-th step");
#ifdef MADV_POPULATE_WRITE
    if (populated) ::madvise(pages, bytes, MADV_POPULATE_WRITE); // may fail without harm
#endif
    return std::make_shared<Chunk>(static_cast<double*>(pages), bytes, nullptr, 0);
}

Result<std::shared_ptr<Chunk>> Chunk::in_file(const std::shared_ptr<SpillFile>& file, std::size_t bytes) {
    auto pages = file->map(bytes);
    if (!pages) return Unexpected(pages.error());
    return std::make_shared<Chunk>(pages->data, bytes, file, pages->offset);
}

Chunk::~Chunk() {
    ::munmap(data_, bytes_);
    if (thin_ != nullptr) ::munmap(thin_, thin_bytes_);
    if (file_ && level_.load(std::memory_order_relaxed) == 0) file_->give_back(file_offset_, bytes_);
}

void Chunk::touch(std::size_t first, std::size_t last) noexcept {
    constexpr std::size_t page = 4096;
    for (std::size_t at = (first + page - 1) / page * page; at < std::min(last, bytes_); at += page) data_[at / sizeof(double)] = 0.0;
}

bool Chunk::thin(std::size_t columns, std::size_t rows, std::size_t stride) {
    const std::size_t blocks = rows / kBlockRows, bytes = (3 * blocks * columns * sizeof(double) + 4095) / 4096 * 4096;
    void* pages = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) return false;
    thin_ = static_cast<double*>(pages);
    thin_bytes_ = bytes;
    for (std::size_t c = 0; c < columns; ++c) {
        const double* from = data_ + c * stride;
        double* to = thin_ + 3 * blocks * c;
        for (std::size_t b = 0; b < blocks; ++b) to[b] = from[b * kBlockRows];
        std::copy_n(from + rows, 2 * blocks, to + blocks); // minima and maxima follow each other in both
    }
    level_.store(1, std::memory_order_release);
    std::atomic_thread_fence(std::memory_order_seq_cst);
    if (file_) { // plain readable pages take the place of the file's, whose piece then serves another chunk
        if (::mmap(data_, bytes_, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE, -1, 0) != MAP_FAILED)
            file_->give_back(file_offset_, bytes_);
    } else {
        ::madvise(data_, bytes_, MADV_DONTNEED);
    }
    return true;
}

void Chunk::drop() noexcept {
    level_.store(2, std::memory_order_release);
    std::atomic_thread_fence(std::memory_order_seq_cst);
    ::madvise(thin_, thin_bytes_, MADV_DONTNEED);
}

void Chunk::copy(std::size_t first, std::size_t count, double* out) const noexcept {
    constexpr std::size_t kFew = 256; // not worth a system call
    if (file_ && count > kFew && level() == 0 && file_->read(file_offset_ + first * sizeof(double), count * sizeof(double), out))
        return;
    std::memcpy(out, data_ + first, count * sizeof(double));
}

void Chunk::page_out() const noexcept {
    // On a shared file mapping this drops the pages from this process; their content stays with the file.
    if (file_ && level() == 0) ::madvise(data_, bytes_, MADV_DONTNEED);
}

} // namespace saltus::detail

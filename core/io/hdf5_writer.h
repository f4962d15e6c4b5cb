// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/io: writes the oldest form of HDF5 that every version of the library reads ("HDF5 File Format Specification",
// version 1.1 of The HDF Group: superblock 0, symbol tables, version 1 object headers). No times and nothing left unset: the same
// data make the same bytes. Data come first and are streamed; what describes them follows. Want of memory is std::bad_alloc, and
// leaves a file that is never committed.
#pragma once

#include "core/io/atomic_file.h"

#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace saltus::io {

// A number as it lies in memory.
template <class T>
void put(std::string& row, T value) {
    static_assert(std::is_arithmetic_v<T>);
    char bytes[sizeof(T)];
    std::memcpy(bytes, &value, sizeof(T));
    row.append(bytes, sizeof(T));
}

// A type of elements as a file describes it.
struct Hdf5Type {
    std::string message;
    std::size_t size = 0; // bytes of an element

    static Hdf5Type real(); // 64 bits
    static Hdf5Type integer(std::size_t bytes, bool is_signed);
    static Hdf5Type text(std::size_t bytes); // UTF-8, with its final zero
    static Hdf5Type any_text();              // UTF-8, of any length: elements are made by Hdf5Writer::texts()
    static Hdf5Type record(const std::vector<std::pair<std::string, Hdf5Type>>& members); // one behind the other
};

class Hdf5Writer {
public:
    using Address = std::uint64_t; // behind the user block
    static constexpr Address kNowhere = ~Address{0};

    struct Child {
        std::string name;
        Address header;
    };
    // The file is empty; it begins with `user_block`, of 512, 1024, ... bytes.
    Hdf5Writer(AtomicFile& file, std::string user_block);

    // The first failure; from then on nothing is written.
    const std::optional<Error>& failure() const noexcept { return failure_; }

    Address position() const noexcept { return position_; }
    void append(std::string_view bytes);
    void align();
    // Elements of any_text() for each of these, whose bytes are written now.
    std::vector<std::string> texts(const std::vector<std::string>& all);

    // Attributes belong to the next object that is described.
    void attribute(const std::string& name, const std::string& text);
    void attribute(const std::string& name, std::int64_t number);

    // `count` elements that were appended from `data` on; no count: a single one.
    Address dataset(const Hdf5Type& type, std::optional<std::uint64_t> count, Address data);
    // Names are unique and hold no '/'.
    Address group(std::vector<Child> children);
    // The root group; attributes() before it are the file's.
    Result<void> finish(std::vector<Child> children);

private:
    friend class Hdf5Column;
    struct GroupParts {
        Address tree, heap, header;
    };
    GroupParts describe_group(std::vector<Child> children);
    Address tree(int node_type, std::size_t most_children, std::vector<std::string> keys, std::vector<Address> children);
    Address header(std::vector<std::string> messages);
    void flush();

    AtomicFile& file_;
    std::size_t user_block_;
    Address position_ = 0;
    std::string waiting_; // not yet with the system
    std::vector<std::string> attributes_;
    std::optional<Error> failure_;
};

// A list of 64-bit reals in chunks of `chunk` elements, each compressed or, for who has no time, as it is.
class Hdf5Column {
public:
    Hdf5Column(Hdf5Writer& writer, std::uint64_t count, std::size_t chunk);
    ~Hdf5Column();
    void restart(); // another list of the same length
    // The next chunk; of the last one what is missing becomes 0.
    void append(const double* values, std::size_t count, bool compressed = true);
    Hdf5Writer::Address finish();

private:
    struct Deflater;
    void append_chunk(std::string_view bytes, std::uint32_t without); // without: filters that it has not gone through, by bit
    Hdf5Writer& writer_;
    std::uint64_t count_;
    std::size_t chunk_;
    std::unique_ptr<Deflater> deflater_;
    std::string shuffled_;
    std::vector<std::string> keys_;
    std::vector<Hdf5Writer::Address> chunks_;
};

} // namespace saltus::io

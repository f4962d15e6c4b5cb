// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/hdf5_writer.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <bit>
#include <new>

namespace saltus::io {

static_assert(std::endian::native == std::endian::little); // elements are written as they lie in memory

namespace {

constexpr std::size_t kGroupLeaf = 16, kGroupNode = 16, kChunkNode = 32; // half of the children a node has room for
constexpr std::size_t kSuperblock = 96, kHeldBack = std::size_t{1} << 20;
constexpr std::size_t kMessageLimit = 65000;
constexpr int kDeflateLevel = 4;

enum MessageType : std::uint16_t { dataspace = 1, datatype = 3, fill_value = 5, layout_message = 8, filters = 11, attribute_message = 12, symbol_table = 17 };

void u8(std::string& out, unsigned value) { put(out, static_cast<std::uint8_t>(value)); }
void u16(std::string& out, std::size_t value) { put(out, static_cast<std::uint16_t>(value)); }
void u32(std::string& out, std::uint64_t value) { put(out, static_cast<std::uint32_t>(value)); }
void u64(std::string& out, std::uint64_t value) { put(out, value); }

std::string padded(std::string text) {
    text.resize((text.size() + 7) / 8 * 8, '\0');
    return text;
}
std::string with_zero(const std::string& text) {
    std::string out = text;
    out += '\0';
    return out;
}

std::string type_start(unsigned type_class, unsigned bits0, unsigned bits1, std::size_t size, unsigned bits2 = 0) {
    std::string out;
    u8(out, 0x10 | type_class); // version 1
    u8(out, bits0);
    u8(out, bits1);
    u8(out, bits2);
    u32(out, size);
    return out;
}

std::string space_of(std::optional<std::uint64_t> count, bool grows) {
    std::string out;
    u8(out, 1);
    u8(out, count ? 1 : 0);
    u8(out, grows ? 1 : 0);
    out.append(5, '\0');
    if (count) u64(out, *count);
    if (grows) u64(out, ~std::uint64_t{0});
    return out;
}

std::string message(MessageType type, std::string body, unsigned flags) {
    body = padded(std::move(body));
    std::string out;
    u16(out, type);
    u16(out, body.size());
    u8(out, flags);
    out.append(3, '\0');
    return out + body;
}

std::string attribute_of(const std::string& name, const Hdf5Type& type, std::string value) {
    const std::string space = space_of({}, false), full_name = with_zero(name);
    std::string body;
    u8(body, 1);
    u8(body, 0);
    u16(body, full_name.size());
    u16(body, type.message.size());
    u16(body, space.size());
    body += padded(full_name) + padded(type.message) + padded(space) + value;
    return message(attribute_message, std::move(body), 0);
}

} // namespace

Hdf5Type Hdf5Type::real() {
    std::string out = type_start(1, 0x20, 63, 8);
    u16(out, 0);
    u16(out, 64);
    u8(out, 52);
    u8(out, 11);
    u8(out, 0);
    u8(out, 52);
    u32(out, 1023);
    return {out, 8};
}

Hdf5Type Hdf5Type::integer(std::size_t bytes, bool is_signed) {
    std::string out = type_start(0, is_signed ? 8 : 0, 0, bytes);
    u16(out, 0);
    u16(out, 8 * bytes);
    return {out, bytes};
}

Hdf5Type Hdf5Type::text(std::size_t bytes) {
    return {type_start(3, 0x10, 0, bytes), bytes};
}

Hdf5Type Hdf5Type::any_text() {
    return {type_start(9, 1, 1, 16) + integer(1, false).message, 16};
}

Hdf5Type Hdf5Type::record(const std::vector<std::pair<std::string, Hdf5Type>>& members) {
    std::string body;
    std::size_t offset = 0;
    for (const auto& [name, type] : members) {
        body += padded(with_zero(name));
        u32(body, offset);
        body.append(28, '\0'); // no dimensions
        body += type.message;
        offset += type.size;
    }
    return {type_start(6, static_cast<unsigned>(members.size() & 0xff), static_cast<unsigned>(members.size() >> 8), offset) + body, offset};
}

Hdf5Writer::Hdf5Writer(AtomicFile& file, std::string user_block) : file_(file), user_block_(user_block.size()), waiting_(std::move(user_block)) {
    waiting_.reserve(kHeldBack + kHeldBack / 4);
    append(std::string(kSuperblock, '\0')); // written at the end
}

void Hdf5Writer::flush() {
    if (failure_ || waiting_.empty()) return;
    if (auto written = file_.write(waiting_); !written) failure_ = written.error();
    waiting_.clear();
}

void Hdf5Writer::append(std::string_view bytes) {
    position_ += bytes.size();
    if (failure_) return;
    waiting_ += bytes;
    if (waiting_.size() >= kHeldBack) flush();
}

void Hdf5Writer::align() {
    append(std::string((8 - position_ % 8) % 8, '\0'));
}

// Global heap collections of about 64 kB.
std::vector<std::string> Hdf5Writer::texts(const std::vector<std::string>& all) {
    constexpr std::size_t kUsual = 65536, kLeast = 4096, kMostObjects = 60000;
    std::vector<std::string> elements(all.size(), std::string(16, '\0'));
    for (std::size_t next = 0; next < all.size();) {
        align();
        const Address here = position_;
        std::string objects;
        std::size_t count = 0;
        for (; next < all.size() && count < kMostObjects && (count == 0 || objects.size() + all[next].size() < kUsual); ++next) {
            if (all[next].empty()) continue; // an element of zeros
            u16(objects, ++count);
            u16(objects, 1);
            u32(objects, 0);
            u64(objects, all[next].size());
            objects += padded(all[next]);
            elements[next].clear();
            u32(elements[next], all[next].size());
            u64(elements[next], here);
            u32(elements[next], count);
        }
        if (count == 0) continue;
        const std::size_t size = std::max(kLeast, objects.size() + 16 + 16);
        std::string collection = "GCOL";
        u32(collection, 1);
        u64(collection, size);
        collection += objects;
        const std::size_t rest = size - collection.size();
        u64(collection, 0); // object 0 is what is free
        u64(collection, rest);
        collection.resize(size, '\0');
        append(collection);
    }
    return elements;
}

void Hdf5Writer::attribute(const std::string& name, const std::string& text) {
    attributes_.push_back(attribute_of(name, Hdf5Type::text(text.size() + 1), with_zero(text)));
}

void Hdf5Writer::attribute(const std::string& name, std::int64_t number) {
    std::string value;
    u64(value, static_cast<std::uint64_t>(number));
    attributes_.push_back(attribute_of(name, Hdf5Type::integer(8, true), value));
}

Hdf5Writer::Address Hdf5Writer::header(std::vector<std::string> messages) {
    for (std::string& one : attributes_) messages.push_back(std::move(one));
    attributes_.clear();
    std::string body;
    for (const std::string& one : messages) {
        if (one.size() > kMessageLimit && !failure_)
            failure_ = Error{ErrorKind::input, "a name or label is longer than 65000 bytes: a recording cannot hold it", "record it under a shorter name", {}};
        body += one;
    }
    align();
    const Address here = position_;
    std::string start;
    u16(start, 1); // version
    u16(start, messages.size());
    u32(start, 1); // names that lead here
    u32(start, body.size());
    u32(start, 0);
    append(start + body);
    return here;
}

Hdf5Writer::Address Hdf5Writer::dataset(const Hdf5Type& type, std::optional<std::uint64_t> count, Address data) {
    std::string fill, layout;
    for (const unsigned byte : {2u, 2u, 2u, 1u}) u8(fill, byte);
    u32(fill, 0);
    u8(layout, 3);
    u8(layout, 1); // contiguous
    u64(layout, count == 0 ? kNowhere : data);
    u64(layout, count.value_or(1) * type.size);
    return header({message(dataspace, space_of(count, false), 0), message(datatype, type.message, 1), message(fill_value, fill, 1), message(layout_message, layout, 0)});
}

// Nodes of `most_children`, level by level. keys: one more than children.
Hdf5Writer::Address Hdf5Writer::tree(int node_type, std::size_t most_children, std::vector<std::string> keys, std::vector<Address> children) {
    const std::size_t key_size = keys.front().size(), node_size = 24 + most_children * (key_size + 8) + key_size;
    for (unsigned level = 0;; ++level) {
        align();
        const Address first = position_;
        const std::size_t nodes = std::max<std::size_t>(1, (children.size() + most_children - 1) / most_children);
        std::vector<std::string> upper_keys;
        std::vector<Address> upper;
        for (std::size_t n = 0; n < nodes; ++n) {
            const std::size_t begin = n * most_children, end = std::min(children.size(), begin + most_children);
            std::string node = "TREE";
            u8(node, static_cast<unsigned>(node_type));
            u8(node, level);
            u16(node, end - begin);
            u64(node, n == 0 ? kNowhere : first + (n - 1) * node_size);
            u64(node, n + 1 == nodes ? kNowhere : first + (n + 1) * node_size);
            for (std::size_t i = begin; i < end; ++i) {
                node += keys[i];
                u64(node, children[i]);
            }
            node += keys[end];
            node.resize(node_size, '\0');
            upper.push_back(position_);
            upper_keys.push_back(keys[begin]);
            append(node);
        }
        if (nodes == 1) return first;
        upper_keys.push_back(keys.back());
        keys = std::move(upper_keys);
        children = std::move(upper);
    }
}

Hdf5Writer::GroupParts Hdf5Writer::describe_group(std::vector<Child> children) {
    std::sort(children.begin(), children.end(), [](const Child& a, const Child& b) { return a.name < b.name; });
    std::string names(8, '\0');
    std::vector<std::size_t> places;
    for (const Child& child : children) {
        places.push_back(names.size());
        names += padded(with_zero(child.name));
    }
    GroupParts parts{};
    align();
    parts.heap = position_;
    std::string heap = "HEAP";
    u32(heap, 0);
    u64(heap, names.size());
    u64(heap, 1); // nothing is free
    u64(heap, parts.heap + 32);
    append(heap + names);

    std::vector<Address> leaves;
    std::vector<std::string> keys(1);
    u64(keys.back(), 0);
    for (std::size_t begin = 0; begin < children.size(); begin += 2 * kGroupLeaf) {
        const std::size_t end = std::min(children.size(), begin + 2 * kGroupLeaf);
        std::string leaf = "SNOD";
        u16(leaf, 1);
        u16(leaf, end - begin);
        for (std::size_t i = begin; i < end; ++i) {
            u64(leaf, places[i]);
            u64(leaf, children[i].header);
            leaf.append(24, '\0'); // nothing is cached
        }
        leaf.resize(8 + 2 * kGroupLeaf * 40, '\0');
        leaves.push_back(position_);
        keys.emplace_back();
        u64(keys.back(), places[end - 1]);
        append(leaf);
    }
    parts.tree = tree(0, 2 * kGroupNode, std::move(keys), std::move(leaves));
    std::string table;
    u64(table, parts.tree);
    u64(table, parts.heap);
    parts.header = header({message(symbol_table, table, 0)});
    return parts;
}

Hdf5Writer::Address Hdf5Writer::group(std::vector<Child> children) {
    return describe_group(std::move(children)).header;
}

Result<void> Hdf5Writer::finish(std::vector<Child> children) {
    const GroupParts root = describe_group(std::move(children));
    align();
    flush();
    if (failure_) return Unexpected(*failure_);
    std::string block = "\x89HDF\r\n\x1a\n";
    block.append(5, '\0'); // versions
    u8(block, 8);
    u8(block, 8);
    u8(block, 0);
    u16(block, kGroupLeaf);
    u16(block, kGroupNode);
    u32(block, 0);
    u64(block, user_block_);
    u64(block, kNowhere);
    u64(block, user_block_ + position_);
    u64(block, kNowhere);
    u64(block, 0);
    u64(block, root.header);
    u32(block, 1);
    u32(block, 0);
    u64(block, root.tree);
    u64(block, root.heap);
    return file_.write_at(user_block_, block);
}

// --- Hdf5Column -------------------------------------------------------------------------------------------------------

struct Hdf5Column::Deflater {
    z_stream stream{};
    std::string out;
    explicit Deflater(std::size_t bytes) {
        if (deflateInit(&stream, kDeflateLevel) != Z_OK) throw std::bad_alloc();
        try {
            out.resize(deflateBound(&stream, static_cast<uLong>(bytes)));
        } catch (...) {
            deflateEnd(&stream);
            throw;
        }
    }
    ~Deflater() { deflateEnd(&stream); }
    Deflater(const Deflater&) = delete;
    Deflater& operator=(const Deflater&) = delete;

    std::string_view operator()(std::string& bytes) {
        deflateReset(&stream);
        stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
        stream.avail_in = static_cast<uInt>(bytes.size());
        stream.next_out = reinterpret_cast<Bytef*>(out.data());
        stream.avail_out = static_cast<uInt>(out.size());
        if (deflate(&stream, Z_FINISH) != Z_STREAM_END) throw std::bad_alloc(); // the bound is large enough
        return {out.data(), out.size() - stream.avail_out};
    }
};

Hdf5Column::Hdf5Column(Hdf5Writer& writer, std::uint64_t count, std::size_t chunk)
    : writer_(writer), count_(count), chunk_(chunk), deflater_(std::make_unique<Deflater>(8 * chunk)), shuffled_(8 * chunk, '\0') {}
Hdf5Column::~Hdf5Column() = default;

void Hdf5Column::restart() {
    keys_.clear();
    chunks_.clear();
}

void Hdf5Column::append(const double* values, std::size_t count, bool compressed) {
    std::fill(shuffled_.begin(), shuffled_.end(), '\0');
    const char* bytes = reinterpret_cast<const char*>(values);
    if (!compressed) {
        std::copy_n(bytes, 8 * count, shuffled_.begin());
        return append_chunk(shuffled_, 3); // neither shuffled nor deflated
    }
    for (std::size_t b = 0; b < 8; ++b) // all first bytes, all second ones: like ones side by side
        for (std::size_t i = 0; i < count; ++i) shuffled_[b * chunk_ + i] = bytes[8 * i + b];
    append_chunk((*deflater_)(shuffled_), 0);
}

void Hdf5Column::append_chunk(std::string_view bytes, std::uint32_t without) {
    std::string& key = keys_.emplace_back();
    u32(key, bytes.size());
    u32(key, without);
    u64(key, chunks_.size() * chunk_);
    u64(key, 0);
    chunks_.push_back(writer_.position());
    writer_.append(bytes);
}

Hdf5Writer::Address Hdf5Column::finish() {
    Hdf5Writer::Address root = Hdf5Writer::kNowhere;
    if (!chunks_.empty()) {
        std::string last;
        u64(last, 0);
        u64(last, chunks_.size() * chunk_);
        u64(last, 8);
        keys_.push_back(std::move(last));
        root = writer_.tree(1, 2 * kChunkNode, std::move(keys_), std::move(chunks_));
    }
    restart();
    std::string fill, layout, pipeline;
    for (const unsigned byte : {2u, 3u, 1u, 1u}) u8(fill, byte);
    u32(fill, 0);
    u8(layout, 3);
    u8(layout, 2); // in chunks
    u8(layout, 2);
    u64(layout, root);
    u32(layout, chunk_);
    u32(layout, 8);
    u8(pipeline, 1);
    u8(pipeline, 2);
    pipeline.append(6, '\0');
    for (const auto& [id, value] : {std::pair{2u, 8u}, std::pair{1u, static_cast<unsigned>(kDeflateLevel)}}) {
        u16(pipeline, id);
        u16(pipeline, 0); // without a name
        u16(pipeline, 1); // optional
        u16(pipeline, 1);
        u32(pipeline, value);
        u32(pipeline, 0);
    }
    return writer_.header({message(dataspace, space_of(count_, true), 0), message(datatype, Hdf5Type::real().message, 1), message(fill_value, fill, 1),
                           message(layout_message, layout, 0), message(filters, pipeline, 1)});
}

} // namespace saltus::io

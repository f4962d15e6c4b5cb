// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/hdf5_reader/content.h"

#include "core/io/hdf5_reader/handle.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace saltus::hdf5_reader {

namespace {

using questions::Kind;

constexpr std::size_t kMostChunk = std::size_t{64} << 20; // bytes

void add_text(std::string& out, const char* text, std::size_t bytes) {
    const auto length = static_cast<std::uint32_t>(bytes);
    char head[sizeof length];
    std::memcpy(head, &length, sizeof length);
    out.append(head, sizeof length);
    out.append(text, bytes);
}

bool is_plain(hid_t set) {
    const Handle creation(H5Dget_create_plist(set), H5Pclose);
    if (!creation || H5Pget_external_count(creation.id()) != 0) return false;
    const H5D_layout_t layout = H5Pget_layout(creation.id());
    if (layout != H5D_COMPACT && layout != H5D_CONTIGUOUS && layout != H5D_CHUNKED) return false;
    const int filters = H5Pget_nfilters(creation.id());
    for (int i = 0; i < filters; ++i) {
        unsigned flags = 0;
        std::size_t values = 0;
        const H5Z_filter_t filter = H5Pget_filter2(creation.id(), static_cast<unsigned>(i), &flags, &values, nullptr, 0, nullptr, nullptr);
        if (filter != H5Z_FILTER_DEFLATE && filter != H5Z_FILTER_SHUFFLE && filter != H5Z_FILTER_FLETCHER32) return false;
    }
    if (filters < 0) return false;
    if (layout != H5D_CHUNKED) return true;
    hsize_t sides[H5S_MAX_RANK];
    const int rank = H5Pget_chunk(creation.id(), H5S_MAX_RANK, sides);
    const Handle type(H5Dget_type(set), H5Tclose);
    std::size_t bytes = type ? H5Tget_size(type.id()) : 0;
    if (rank <= 0 || bytes == 0) return false;
    for (int i = 0; i < rank; ++i) {
        if (sides[i] == 0 || sides[i] > kMostChunk / bytes) return false;
        bytes *= static_cast<std::size_t>(sides[i]);
    }
    return true;
}

// The type of the elements, or of one member of them.
Handle type_of(hid_t set, const std::string& member) {
    Handle type(H5Dget_type(set), H5Tclose);
    if (!type || member.empty()) return type;
    if (H5Tget_class(type.id()) != H5T_COMPOUND) return {};
    const int index = H5Tget_member_index(type.id(), member.c_str());
    return index < 0 ? Handle() : Handle(H5Tget_member_type(type.id(), static_cast<unsigned>(index)), H5Tclose);
}

Kind kind_of(hid_t type) {
    switch (H5Tget_class(type)) {
    case H5T_INTEGER:
        return Kind::integer;
    case H5T_FLOAT:
        return Kind::real;
    case H5T_STRING:
        return Kind::text;
    case H5T_COMPOUND:
        return Kind::record;
    default:
        return Kind::other;
    }
}

// In memory: the element alone, or a record of this one member.
Handle in_memory(hid_t element, const std::string& member) {
    if (member.empty()) return Handle(H5Tcopy(element), H5Tclose);
    Handle record(H5Tcreate(H5T_COMPOUND, H5Tget_size(element)), H5Tclose);
    return record && H5Tinsert(record.id(), member.c_str(), 0, element) >= 0 ? std::move(record) : Handle();
}

// Elements [first, first + count) in the order of the file. Lists are read in parts, other shapes whole.
bool read(hid_t set, hid_t memory_type, std::uint64_t first, std::uint64_t count, void* out, Handle* selected = nullptr) {
    Handle space(H5Dget_space(set), H5Sclose);
    const hssize_t all = space ? H5Sget_simple_extent_npoints(space.id()) : -1;
    if (all < 0 || first > static_cast<std::uint64_t>(all) || count > static_cast<std::uint64_t>(all) - first) return false;
    if (count == 0) return true;
    if (H5Sget_simple_extent_ndims(space.id()) != 1 && count != static_cast<std::uint64_t>(all)) return false;
    const hsize_t begin = first, length = count;
    Handle memory(H5Screate_simple(1, &length, nullptr), H5Sclose);
    if (H5Sget_simple_extent_ndims(space.id()) == 1 && H5Sselect_hyperslab(space.id(), H5S_SELECT_SET, &begin, nullptr, &length, nullptr) < 0) return false;
    const bool done = memory && H5Dread(set, memory_type, memory.id(), space.id(), H5P_DEFAULT, out) >= 0;
    if (selected != nullptr) *selected = std::move(memory);
    return done;
}

herr_t collect(hid_t, const char* name, const H5L_info_t*, void* out) {
    auto& [texts, count] = *static_cast<std::pair<std::string, std::size_t>*>(out);
    if (++count > questions::kMostNames || texts.size() + std::strlen(name) + 4 > questions::kMostBytes) return -1;
    add_text(texts, name, std::strlen(name));
    return 0;
}

Handle open_attribute(hid_t file, const std::string& path, const std::string& name) {
    return Handle(H5Aopen_by_name(file, path.c_str(), name.c_str(), H5P_DEFAULT, H5P_DEFAULT), H5Aclose);
}

bool is_single(hid_t attribute) {
    const Handle space(H5Aget_space(attribute), H5Sclose);
    return space && H5Sget_simple_extent_npoints(space.id()) == 1;
}

} // namespace

// The last one stays open, and with it the chunk that the next part of a list lies in.
hid_t Content::open_set(const std::string& path) {
    if (last_ && path == last_path_) return last_.id();
    last_path_ = path;
    last_ = Handle(H5Dopen2(file_, path.c_str(), H5P_DEFAULT), H5Dclose);
    if (last_ && !is_plain(last_.id())) last_ = Handle();
    return last_.id();
}

// H5Lexists asks for one link at a time.
bool Content::exists(const std::string& path) {
    for (std::size_t at = path.find('/', 1);; at = path.find('/', at + 1)) {
        if (H5Lexists(file_, path.substr(0, at).c_str(), H5P_DEFAULT) <= 0) return false;
        if (at == std::string::npos) return true;
    }
}

std::optional<std::string> Content::names(const std::string& group) {
    const Handle open(H5Gopen2(file_, group.c_str(), H5P_DEFAULT), H5Gclose);
    std::pair<std::string, std::size_t> found;
    if (!open || H5Literate(open.id(), H5_INDEX_NAME, H5_ITER_NATIVE, nullptr, collect, &found) < 0) return {};
    return std::move(found.first);
}

std::optional<questions::Shape> Content::shape(const std::string& path, const std::string& member) {
    const hid_t set = open_set(path);
    if (set < 0) return {};
    const Handle type = type_of(set, member), space(H5Dget_space(set), H5Sclose);
    const hssize_t count = space ? H5Sget_simple_extent_npoints(space.id()) : -1;
    if (!type || count < 0) return {};
    return questions::Shape{kind_of(type.id()), static_cast<std::uint32_t>(H5Sget_simple_extent_ndims(space.id())), static_cast<std::uint64_t>(count),
                            H5Dget_storage_size(set)};
}

std::optional<std::string> Content::numbers(const std::string& path, const std::string& member, bool real, std::uint64_t first, std::uint64_t count) {
    const hid_t set = open_set(path);
    if (set < 0 || count > questions::kMostElements) return {};
    const Handle type = type_of(set, member);
    if (!type || (kind_of(type.id()) != Kind::integer && kind_of(type.id()) != Kind::real)) return {};
    const Handle memory = in_memory(real ? H5T_NATIVE_DOUBLE : H5T_NATIVE_INT64, member);
    std::string out(static_cast<std::size_t>(count) * 8, '\0');
    if (!memory || !read(set, memory.id(), first, count, out.data())) return {};
    return out;
}

std::optional<std::string> Content::texts(const std::string& path, const std::string& member, std::uint64_t first, std::uint64_t count) {
    const hid_t set = open_set(path);
    if (set < 0 || count > questions::kMostElements) return {};
    const Handle type = type_of(set, member);
    if (!type || kind_of(type.id()) != Kind::text) return {};
    const Handle memory = in_memory(type.id(), member);
    const std::size_t size = H5Tget_size(type.id());
    if (!memory || size == 0 || size > questions::kMostBytes || size * count > questions::kMostBytes) return {};
    std::string raw(size * static_cast<std::size_t>(count), '\0'), out;
    Handle selected;
    if (!read(set, memory.id(), first, count, raw.data(), &selected)) return {};
    const bool any_length = H5Tis_variable_str(type.id()) > 0;
    for (std::size_t i = 0; i < count; ++i) {
        const char* text = raw.data() + i * size;
        std::size_t bytes = 0;
        if (any_length) {
            std::memcpy(&text, raw.data() + i * size, sizeof text);
            bytes = text != nullptr ? std::strlen(text) : 0;
        } else {
            bytes = ::strnlen(text, size);
        }
        if (out.size() + bytes + 4 > questions::kMostBytes) return {};
        add_text(out, text, bytes);
    }
    if (any_length && selected) H5Dvlen_reclaim(memory.id(), selected.id(), H5P_DEFAULT, raw.data());
    return out;
}

std::optional<std::string> Content::attribute_text(const std::string& path, const std::string& name) {
    const Handle attribute = open_attribute(file_, path, name);
    if (!attribute || !is_single(attribute.id())) return {};
    const Handle type(H5Aget_type(attribute.id()), H5Tclose);
    if (!type || H5Tget_class(type.id()) != H5T_STRING || H5Tis_variable_str(type.id()) != 0) return {};
    const std::size_t size = H5Tget_size(type.id());
    if (size == 0 || size > questions::kMostBytes) return {};
    std::string text(size, '\0');
    if (H5Aread(attribute.id(), type.id(), text.data()) < 0) return {};
    text.resize(::strnlen(text.data(), size));
    return text;
}

std::optional<std::int64_t> Content::attribute_number(const std::string& path, const std::string& name) {
    const Handle attribute = open_attribute(file_, path, name);
    std::int64_t number = 0;
    if (!attribute || !is_single(attribute.id()) || H5Aread(attribute.id(), H5T_NATIVE_INT64, &number) < 0) return {};
    return number;
}

} // namespace saltus::hdf5_reader

// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing of the file is believed before the checksum agrees, and no size in it is used before it is compared with the
// size of the file: a hostile file gets a message.
#include "core/io/atomic_file.h"
#include "core/io/export.h"
#include "core/io/hdf5_layout.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace saltus::io {

namespace {

using namespace layout;

// Thrown inside this file only.
struct ReadFailed {
    std::string message, remedy;
};
void require(bool sound, const char* what) {
    if (!sound) throw ReadFailed{std::string("the recording is damaged: ") + what, "use an undamaged copy"};
}

// Compares the user block with the rest of the file. Returns the file's size.
Result<std::uint64_t> verify(const std::filesystem::path& file) {
    const Place place{file.string(), 0, 0, {}};
    const auto foreign = [&] {
        return fail(ErrorKind::io, "the file is not a recording of Saltus",
                    "choose a file that was written by a run or by an export", place);
    };
    struct stat info {};
    if (::stat(file.c_str(), &info) != 0) return system_failure(errno, file, "read");
    if (S_ISDIR(info.st_mode)) return system_failure(EISDIR, file, "read");
    if (!S_ISREG(info.st_mode)) return foreign();
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return system_failure(errno, file, "read");
    struct Closer {
        int descriptor;
        ~Closer() { ::close(descriptor); }
    } closer{descriptor};

    const auto read_all = [&](char* data, std::size_t size) -> std::optional<std::size_t> {
        std::size_t filled = 0;
        while (filled < size) {
            const ssize_t got = ::read(descriptor, data + filled, size - filled);
            if (got < 0 && errno == EINTR) continue;
            if (got < 0) return std::nullopt;
            if (got == 0) break;
            filled += static_cast<std::size_t>(got);
        }
        return filled;
    };
    std::string block(kUserBlock, '\0');
    const auto got = read_all(block.data(), block.size());
    if (!got) return system_failure(errno, file, "read");
    if (*got < kUserBlock || !block.starts_with(kMagic)) return foreign();
    unsigned long long bytes = 0;
    if (std::sscanf(block.c_str() + kMagic.size(), "bytes %llu\n", &bytes) != 1) return foreign();

    std::vector<char> buffer(std::size_t{1} << 20);
    Check check;
    std::uint64_t total = 0;
    for (;;) {
        const auto filled = read_all(buffer.data(), buffer.size());
        if (!filled) return system_failure(errno, file, "read");
        check.add(buffer.data(), *filled);
        total += *filled;
        if (*filled < buffer.size()) break;
    }
    if (total < bytes)
        return fail(ErrorKind::io,
                    "the recording is incomplete: " + std::to_string(bytes - total) + " bytes are missing",
                    "use a complete copy", place);
    if (block != user_block(total, check.value()))
        return fail(ErrorKind::io, "the recording is damaged: its checksum does not agree", "use an undamaged copy",
                    place);
    return total;
}

std::string read_text(hid_t object, const char* name) {
    Handle attribute(H5Aopen(object, name, H5P_DEFAULT), H5Aclose);
    require(static_cast<bool>(attribute), name);
    Handle type(H5Aget_type(attribute.id()), H5Tclose);
    require(H5Tget_class(type.id()) == H5T_STRING && H5Tis_variable_str(type.id()) == 0, name);
    Handle space(H5Aget_space(attribute.id()), H5Sclose);
    require(H5Sget_simple_extent_npoints(space.id()) == 1, name);
    std::string text(H5Tget_size(type.id()), '\0');
    require(H5Aread(attribute.id(), type.id(), text.data()) >= 0, name);
    text.resize(std::char_traits<char>::length(text.c_str()));
    return text;
}

std::int64_t read_number(hid_t object, const char* name) {
    Handle attribute(H5Aopen(object, name, H5P_DEFAULT), H5Aclose);
    require(static_cast<bool>(attribute), name);
    Handle space(H5Aget_space(attribute.id()), H5Sclose);
    require(H5Sget_simple_extent_npoints(space.id()) == 1, name);
    std::int64_t number = 0;
    require(H5Aread(attribute.id(), H5T_NATIVE_INT64, &number) >= 0, name);
    return number;
}

hsize_t length_of(hid_t set, const char* name) {
    Handle space(H5Dget_space(set), H5Sclose);
    require(space && H5Sget_simple_extent_ndims(space.id()) == 1, name);
    hsize_t length = 0;
    require(H5Sget_simple_extent_dims(space.id(), &length, nullptr) == 1, name);
    return length;
}

template <class Record>
std::vector<Record> read_table(hid_t parent, const char* name, const Handle& type, std::uint64_t file_size) {
    Handle set(H5Dopen2(parent, name, H5P_DEFAULT), H5Dclose);
    require(static_cast<bool>(set), name);
    const hsize_t length = length_of(set.id(), name);
    require(length <= file_size, name); // not compressed: every entry takes some bytes
    std::vector<Record> records(length);
    if (length > 0) require(H5Dread(set.id(), type.id(), H5S_ALL, H5S_ALL, H5P_DEFAULT, records.data()) >= 0, name);
    return records;
}

std::string take(char* text) { // a string that the library allocated
    std::string out = text != nullptr ? text : "";
    if (text != nullptr) H5free_memory(text);
    return out;
}

std::string read_scene(hid_t file, std::uint64_t file_size) {
    Handle set(H5Dopen2(file, "scene", H5P_DEFAULT), H5Dclose);
    require(static_cast<bool>(set), "scene");
    Handle type(H5Dget_type(set.id()), H5Tclose);
    require(H5Tget_class(type.id()) == H5T_STRING && H5Tis_variable_str(type.id()) == 0, "scene");
    Handle space(H5Dget_space(set.id()), H5Sclose);
    require(H5Sget_simple_extent_npoints(space.id()) == 1, "scene");
    const std::size_t size = H5Tget_size(type.id());
    require(size > 0 && size <= file_size, "scene");
    std::string text(size, '\0');
    require(H5Dread(set.id(), type.id(), H5S_ALL, H5S_ALL, H5P_DEFAULT, text.data()) >= 0, "scene");
    text.resize(size - 1);
    return text;
}

struct Column {
    Handle set;
    Channel channel;
    std::int64_t index = 0;
};

herr_t collect_name(hid_t, const char* name, const H5L_info_t*, void* names) {
    static_cast<std::vector<std::string>*>(names)->emplace_back(name);
    return 0;
}

std::vector<Column> open_columns(hid_t file) {
    Handle group(H5Gopen2(file, "signals", H5P_DEFAULT), H5Gclose);
    require(static_cast<bool>(group), "it holds no signals");
    std::vector<std::string> names;
    require(H5Literate(group.id(), H5_INDEX_NAME, H5_ITER_NATIVE, nullptr, collect_name, &names) >= 0, "its signals");
    std::vector<Column> columns;
    for (const std::string& name : names) {
        Column column;
        column.set = Handle(H5Dopen2(group.id(), name.c_str(), H5P_DEFAULT), H5Dclose);
        require(static_cast<bool>(column.set), name.c_str());
        Handle type(H5Dget_type(column.set.id()), H5Tclose);
        require(H5Tget_class(type.id()) == H5T_FLOAT && H5Tget_size(type.id()) == sizeof(double), name.c_str());
        column.index = read_number(column.set.id(), "index");
        column.channel.name = name;
        column.channel.unit = read_text(column.set.id(), "unit");
        column.channel.label = read_text(column.set.id(), "label");
        column.channel.object = read_text(column.set.id(), "object");
        const std::string quantity = read_text(column.set.id(), "quantity");
        const auto known = std::find(kQuantities.begin(), kQuantities.end(), quantity);
        require(known != kQuantities.end(), "quantity");
        column.channel.quantity = static_cast<Quantity>(known - kQuantities.begin());
        columns.push_back(std::move(column));
    }
    std::sort(columns.begin(), columns.end(), [](const Column& a, const Column& b) { return a.index < b.index; });
    require(!columns.empty() && columns.front().channel.name == "t", "its first signal is not the time");
    return columns;
}

Result<void> append_rows(Recording& recording, const std::vector<Column>& columns, std::uint64_t file_size) {
    const hsize_t rows = length_of(columns.front().set.id(), "t");
    for (const Column& column : columns) {
        const char* name = column.channel.name.c_str();
        require(length_of(column.set.id(), name) == rows, "its signals differ in length");
        // Deflate gives at most 1032 : 1.
        require(rows / 1032 * sizeof(double) <= file_size, name);
        require(rows == 0 || H5Dget_storage_size(column.set.id()) > 0, name);
    }
    const std::size_t width = columns.size();
    std::size_t block = 65536;
    while (block > 256 && block * width * sizeof(double) > (std::size_t{64} << 20)) block /= 2;
    block = std::min<std::size_t>(block, std::max<hsize_t>(rows, 1));
    std::vector<double> values(block * width), row(width);
    for (hsize_t first = 0; first < rows; first += block) {
        const hsize_t count = std::min<hsize_t>(block, rows - first);
        Handle memory(H5Screate_simple(1, &count, nullptr), H5Sclose);
        for (std::size_t k = 0; k < width; ++k) {
            Handle space(H5Dget_space(columns[k].set.id()), H5Sclose);
            require(H5Sselect_hyperslab(space.id(), H5S_SELECT_SET, &first, nullptr, &count, nullptr) >= 0 &&
                        H5Dread(columns[k].set.id(), H5T_NATIVE_DOUBLE, memory.id(), space.id(), H5P_DEFAULT,
                                values.data() + k * block) >= 0,
                    columns[k].channel.name.c_str());
        }
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t k = 0; k < width; ++k) row[k] = values[k * block + i];
            if (auto appended = recording.append(row.data()); !appended) return appended;
        }
    }
    return {};
}

void read_events(hid_t file, Recording& recording, std::uint64_t file_size) {
    Handle events(H5Gopen2(file, "events", H5P_DEFAULT), H5Gclose);
    require(static_cast<bool>(events), "events");
    const auto interactions = recording.interactions().size();
    for (const Impact& impact : read_table<Impact>(events.id(), "impacts", impact_type(), file_size)) {
        require(impact.interaction < interactions, "impacts");
        recording.add_impact(impact);
    }
    for (const auto& span : read_table<SpanRecord>(events.id(), "contact_spans", span_type(), file_size)) {
        require(span.interaction < interactions && span.component < 1000000, "contact_spans");
        recording.open_contact(span.interaction, span.component, span.begin);
        recording.extend_contact(span.interaction, span.component, span.end, span.open_ended != 0);
    }
    for (const auto& change : read_table<ParameterChange>(events.id(), "parameter_changes", change_type(), file_size)) {
        require(change.parameter < recording.parameters().size(), "parameter_changes");
        recording.add_parameter_change(change);
    }
    auto notices = read_table<NoticeRecord>(events.id(), "notices", notice_type(), file_size);
    for (NoticeRecord& notice : notices)
        recording.add_notice({static_cast<NoticeKind>(std::clamp(notice.kind, 0, 2)), notice.time, notice.step,
                              take(std::exchange(notice.message, nullptr))});
}

} // namespace

Result<RecordingFile> read_hdf5(const std::filesystem::path& file, const RecordingSettings& settings) {
    auto size = verify(file);
    if (!size) return Unexpected(size.error());
    const Place place{file.string(), 0, 0, {}};
    const Hdf5Access access;
    try {
        Handle source(H5Fopen(file.c_str(), H5F_ACC_RDONLY, H5P_DEFAULT), H5Fclose);
        require(static_cast<bool>(source), "the HDF5 library cannot open it");
        require(read_text(source.id(), "format") == kFormat, "its format");
        if (const std::int64_t version = read_number(source.id(), "version"); version > kVersion)
            throw ReadFailed{"the recording was written by a later version of Saltus (format " +
                                 std::to_string(version) + ")",
                             "open it with that version"};
        RecordingFile out;
        out.scene_text = read_scene(source.id(), *size);
        const std::vector<Column> columns = open_columns(source.id());
        Catalogue catalogue;
        for (const Column& column : columns) catalogue.add(column.channel);

        std::vector<std::string> interactions, parameters;
        std::vector<double> values;
        for (char* name : read_table<char*>(source.id(), "interactions", text_type(), *size))
            interactions.push_back(take(name));
        for (const auto& record : read_table<ParameterRecord>(source.id(), "parameters", parameter_type(), *size)) {
            parameters.push_back(take(record.name));
            values.push_back(record.value);
        }
        out.recording = std::make_shared<Recording>(std::move(catalogue), std::move(interactions),
                                                    std::move(parameters), std::move(values), settings);
        read_events(source.id(), *out.recording, *size);
        if (auto appended = append_rows(*out.recording, columns, *size); !appended) return Unexpected(appended.error());
        return out;
    } catch (const ReadFailed& failure) {
        return fail(ErrorKind::io, failure.message, failure.remedy, place);
    }
}

} // namespace saltus::io

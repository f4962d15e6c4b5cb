// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomic_file.h"
#include "core/io/export.h"
#include "core/io/export_selection.h"
#include "core/io/hdf5_layout.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

namespace saltus::io {

namespace {

using namespace layout;

// Thrown inside this file only: the library failed, errno may say why.
struct WriteFailed {
    int error_number;
};
void require(bool done) {
    if (!done) throw WriteFailed{errno};
}

void write_attribute(hid_t object, const char* name, const std::string& text) {
    Handle type(H5Tcopy(H5T_C_S1), H5Tclose);
    require(H5Tset_size(type.id(), text.size() + 1) >= 0 && H5Tset_cset(type.id(), H5T_CSET_UTF8) >= 0);
    Handle space(H5Screate(H5S_SCALAR), H5Sclose);
    Handle attribute(H5Acreate2(object, name, type.id(), space.id(), H5P_DEFAULT, H5P_DEFAULT), H5Aclose);
    require(attribute && H5Awrite(attribute.id(), type.id(), text.c_str()) >= 0);
}

void write_attribute(hid_t object, const char* name, std::int64_t number) {
    Handle space(H5Screate(H5S_SCALAR), H5Sclose);
    Handle attribute(H5Acreate2(object, name, H5T_STD_I64LE, space.id(), H5P_DEFAULT, H5P_DEFAULT), H5Aclose);
    require(attribute && H5Awrite(attribute.id(), H5T_NATIVE_INT64, &number) >= 0);
}

Handle create_group(hid_t file, const char* name) {
    Handle group(H5Gcreate2(file, name, H5P_DEFAULT, H5P_DEFAULT, H5P_DEFAULT), H5Gclose);
    require(static_cast<bool>(group));
    return group;
}

template <class Record>
void write_table(hid_t parent, const char* name, const Handle& type, const std::vector<Record>& records) {
    const hsize_t size = records.size();
    Handle stored(H5Tcopy(type.id()), H5Tclose);
    if (H5Tget_class(stored.id()) == H5T_COMPOUND) require(H5Tpack(stored.id()) >= 0); // no padding bytes in files
    Handle space(H5Screate_simple(1, &size, nullptr), H5Sclose);
    Handle set(H5Dcreate2(parent, name, stored.id(), space.id(), H5P_DEFAULT, H5P_DEFAULT, H5P_DEFAULT), H5Dclose);
    require(static_cast<bool>(set));
    if (size > 0) require(H5Dwrite(set.id(), type.id(), H5S_ALL, H5S_ALL, H5P_DEFAULT, records.data()) >= 0);
    require(set.close());
}

void write_scene(hid_t file, const std::string& text) {
    Handle type(H5Tcopy(H5T_C_S1), H5Tclose);
    require(H5Tset_size(type.id(), text.size() + 1) >= 0 && H5Tset_cset(type.id(), H5T_CSET_UTF8) >= 0);
    Handle space(H5Screate(H5S_SCALAR), H5Sclose);
    Handle set(H5Dcreate2(file, "scene", type.id(), space.id(), H5P_DEFAULT, H5P_DEFAULT, H5P_DEFAULT), H5Dclose);
    require(set && H5Dwrite(set.id(), type.id(), H5S_ALL, H5S_ALL, H5P_DEFAULT, text.c_str()) >= 0);
}

// False when cancelled.
bool write_columns(hid_t file, const Recording& recording, const Selection& selection, const ExportOptions& options) {
    const Handle group = create_group(file, "signals");
    const std::size_t rows = selection.last - selection.first;
    std::size_t chunk = 65536; // fewer rows for wide recordings: reading takes one chunk of every column at once
    while (chunk > 256 && chunk * selection.columns.size() * sizeof(double) > (std::size_t{64} << 20)) chunk /= 2;
    while (chunk > 256 && chunk / 2 >= rows) chunk /= 2;

    Handle properties(H5Pcreate(H5P_DATASET_CREATE), H5Pclose);
    const hsize_t chunk_size = chunk, extent = rows, unlimited = H5S_UNLIMITED;
    require(H5Pset_chunk(properties.id(), 1, &chunk_size) >= 0 && H5Pset_shuffle(properties.id()) >= 0 &&
            H5Pset_deflate(properties.id(), 4) >= 0 && H5Pset_fill_time(properties.id(), H5D_FILL_TIME_NEVER) >= 0);
    std::vector<double> values(std::min(chunk, rows));
    std::size_t written = 0;
    for (std::size_t k = 0; k < selection.columns.size(); ++k) {
        const std::size_t column = selection.columns[k];
        const Channel& channel = recording.catalogue()[column];
        Handle space(H5Screate_simple(1, &extent, &unlimited), H5Sclose);
        Handle set(H5Dcreate2(group.id(), channel.name.c_str(), H5T_IEEE_F64LE, space.id(), H5P_DEFAULT,
                              properties.id(), H5P_DEFAULT),
                   H5Dclose);
        require(static_cast<bool>(set));
        write_attribute(set.id(), "index", static_cast<std::int64_t>(k));
        write_attribute(set.id(), "unit", channel.unit);
        write_attribute(set.id(), "label", channel.label);
        write_attribute(set.id(), "quantity", std::string(kQuantities[static_cast<std::size_t>(channel.quantity)]));
        write_attribute(set.id(), "object", channel.object);
        for (std::size_t first = 0; first < rows; first += chunk) {
            if (options.cancel != nullptr && options.cancel->cancelled()) return false;
            const hsize_t start = first, count = std::min(chunk, rows - first);
            recording.copy(column, selection.first + first, count, values.data());
            Handle memory(H5Screate_simple(1, &count, nullptr), H5Sclose);
            require(H5Sselect_hyperslab(space.id(), H5S_SELECT_SET, &start, nullptr, &count, nullptr) >= 0);
            require(H5Dwrite(set.id(), H5T_NATIVE_DOUBLE, memory.id(), space.id(), H5P_DEFAULT, values.data()) >= 0);
            written += count;
            if (options.progress)
                options.progress(static_cast<double>(written) / static_cast<double>(rows * selection.columns.size()));
        }
        require(set.close());
    }
    return true;
}

// Rows and indices are those of the part that is written.
void write_events(hid_t file, const Recording& recording, const Selection& selection) {
    const auto first = static_cast<std::int64_t>(selection.first), last = static_cast<std::int64_t>(selection.last);
    const bool all = selection.first == 0 && selection.last == recording.rows();
    const double begin = first < last ? recording.value(0, selection.first) : 0.0;
    const double end = first < last ? recording.value(0, selection.last - 1) : 0.0;
    const auto inside = [&](double time) { return all || (first < last && time >= begin && time <= end); };

    const Handle events = create_group(file, "events");
    std::vector<Impact> impacts;
    for (Impact impact : recording.impacts()) {
        if (!all && (impact.row < first || impact.row >= last)) continue;
        if (impact.row >= 0) impact.row -= first;
        impacts.push_back(impact);
    }
    write_table(events.id(), "impacts", impact_type(), impacts);

    std::vector<SpanRecord> spans;
    for (const ContactSpan& span : recording.contact_spans()) {
        if (!all && (span.end < begin || span.begin > end || first >= last)) continue;
        SpanRecord record{};
        record.interaction = span.interaction;
        record.component = span.component;
        record.begin = all ? span.begin : std::max(span.begin, begin);
        record.end = all ? span.end : std::min(span.end, end);
        record.open_ended = span.open_ended ? 1 : 0;
        spans.push_back(record);
    }
    write_table(events.id(), "contact_spans", span_type(), spans);

    std::vector<ParameterChange> changes;
    for (ParameterChange change : recording.parameter_changes()) {
        if (change.row <= first || (!all && change.row >= last)) continue; // part of the values at the first row
        change.row -= first;
        changes.push_back(change);
    }
    write_table(events.id(), "parameter_changes", change_type(), changes);

    const std::vector<Notice> notices = recording.notices();
    std::vector<std::string> texts;
    texts.reserve(notices.size());
    std::vector<NoticeRecord> records;
    for (const Notice& notice : notices) {
        if (!inside(notice.time)) continue;
        texts.push_back(notice.message);
        NoticeRecord record{};
        record.kind = static_cast<std::int32_t>(notice.kind);
        record.time = notice.time;
        record.step = notice.step;
        record.message = texts.back().data();
        records.push_back(record);
    }
    write_table(events.id(), "notices", notice_type(), records);
}

void write_names(hid_t file, const Recording& recording, const Selection& selection) {
    std::vector<std::string> texts = recording.interactions();
    std::vector<char*> pointers;
    for (std::string& text : texts) pointers.push_back(text.data());
    write_table(file, "interactions", text_type(), pointers);

    std::vector<std::string> names = recording.parameters();
    const std::vector<double> values = recording.parameters_at(selection.first);
    std::vector<ParameterRecord> records(names.size());
    for (std::size_t i = 0; i < names.size(); ++i) records[i] = {names[i].data(), values[i]};
    write_table(file, "parameters", parameter_type(), records);
}

// Fills the user block; the rest of the file is complete.
void seal(const std::filesystem::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CLOEXEC);
    require(descriptor >= 0);
    struct Closer {
        int descriptor;
        ~Closer() { ::close(descriptor); }
    } closer{descriptor};
    std::vector<char> buffer(std::size_t{1} << 20);
    Check check;
    std::uint64_t bytes = 0;
    for (;;) {
        std::size_t filled = 0; // whole buffers: the check works on words
        while (filled < buffer.size()) {
            const ssize_t got = ::pread(descriptor, buffer.data() + filled, buffer.size() - filled,
                                        static_cast<off_t>(kUserBlock + bytes + filled));
            require(got >= 0);
            if (got == 0) break;
            filled += static_cast<std::size_t>(got);
        }
        check.add(buffer.data(), filled);
        bytes += filled;
        if (filled < buffer.size()) break;
    }
    const std::string block = user_block(bytes, check.value());
    require(::pwrite(descriptor, block.data(), block.size(), 0) == static_cast<ssize_t>(block.size()));
}

} // namespace

Result<void> write_hdf5(const Recording& recording, const std::string& scene_text, const std::filesystem::path& file,
                        const ExportOptions& options) {
    auto selection = select(recording, options);
    if (!selection) return Unexpected(selection.error());
    auto out = AtomicFile::create(file);
    if (!out) return Unexpected(out.error());
    if (out->direct())
        return fail(ErrorKind::io, "a recording cannot be written to a pipe or a device", "give the name of a file",
                    Place{file.string(), 0, 0, {}});

    const Hdf5Access access;
    errno = 0;
    try {
        Handle creation(H5Pcreate(H5P_FILE_CREATE), H5Pclose);
        require(H5Pset_userblock(creation.id(), kUserBlock) >= 0);
        Handle opening(H5Pcreate(H5P_FILE_ACCESS), H5Pclose);
        require(H5Pset_fclose_degree(opening.id(), H5F_CLOSE_STRONG) >= 0);
        Handle target(H5Fcreate(out->temporary().c_str(), H5F_ACC_TRUNC, creation.id(), opening.id()), H5Fclose);
        require(static_cast<bool>(target));
        write_attribute(target.id(), "format", std::string(kFormat));
        write_attribute(target.id(), "version", kVersion);
        write_scene(target.id(), scene_text);
        write_names(target.id(), recording, *selection);
        write_events(target.id(), recording, *selection);
        if (!write_columns(target.id(), recording, *selection, options)) return cancelled_export();
        require(H5Fflush(target.id(), H5F_SCOPE_GLOBAL) >= 0);
        require(target.close());
        seal(out->temporary());
    } catch (const WriteFailed& failure) {
        if (failure.error_number != 0) return system_failure(failure.error_number, file, "written");
        return fail(ErrorKind::io, "the recording cannot be written: the HDF5 library failed",
                    "check that the disk has room and is in order", Place{file.string(), 0, 0, {}});
    }
    return out->commit();
}

} // namespace saltus::io

// SPDX-License-Identifier: GPL-3.0-or-later
// Recordings from strangers: the checksum tells accidents, hdf5_source.h bounds what the file may cost, and every number is compared
// with what it should be before it is used.
#include "core/io/export.h"
#include "core/io/hdf5_layout.h"
#include "core/io/hdf5_source.h"
#include "core/simulation/events.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <deque>
#include <limits>
#include <utility>

namespace saltus::io {

namespace {

using namespace layout;

constexpr std::int64_t kMostIndex = std::numeric_limits<std::uint32_t>::max();

// Thrown inside this file only.
struct ReadFailed {
    Error error;
};
[[noreturn]] void refuse(const std::string& what) {
    throw ReadFailed{{ErrorKind::io, "the recording is damaged: " + what, "use an undamaged copy", {}}};
}

Unexpected<Error> cancelled_reading(const InputFile& file) {
    return Unexpected(reading_stopped(file.place()));
}

// Compares the user block with the rest of the file.
Result<void> verify(const InputFile& file, const ReadOptions& options) {
    std::string block(kUserBlock, '\0');
    const auto got = file.read_at(0, block.data(), block.size());
    if (!got) return Unexpected(got.error());
    const auto foreign = [&] {
        return fail(ErrorKind::io, "the file is not a recording of Saltus", "choose a file that was written by a run or by an export", file.place());
    };
    if (*got < kUserBlock || !block.starts_with(kMagic)) return foreign();
    if (block == unfinished_user_block())
        return fail(ErrorKind::io, "the recording is unfinished: the program that wrote it was ended", "run its scene again", file.place());
    unsigned long long bytes = 0;
    if (std::sscanf(block.c_str() + kMagic.size(), "bytes %llu\n", &bytes) != 1) return foreign();
    std::vector<char> buffer(std::size_t{1} << 20);
    Check check;
    std::uint64_t total = 0;
    for (;;) {
        if (options.cancel != nullptr && options.cancel->cancelled()) return cancelled_reading(file);
        const auto filled = file.read_at(kUserBlock + total, buffer.data(), buffer.size());
        if (!filled) return Unexpected(filled.error());
        check.add(buffer.data(), *filled);
        total += *filled;
        if (*filled < buffer.size()) break;
    }
    if (total < bytes)
        return fail(ErrorKind::io, "the recording is incomplete: " + std::to_string(bytes - total) + " bytes are missing", "use a complete copy", file.place());
    if (block != user_block(total, check.value()))
        return fail(ErrorKind::io, "the recording is damaged: its checksum does not agree", "use an undamaged copy", file.place());
    return {};
}

// Rows [first, first + count) of a table, member by member.
struct Rows {
    std::string table;
    std::size_t first, count;
    std::deque<std::vector<double>> reals{};
    std::deque<std::vector<std::int64_t>> integers{};
    std::vector<std::pair<std::int64_t, std::int64_t>> bounds{};
};

// The source, with an exception where something is missing or fails.
class Content {
public:
    Content(Hdf5Source& source, std::uint64_t bytes) : source_(source), bytes_(bytes) {}

    template <class T>
    T need(std::optional<T> found, const std::string& what) const {
        if (!found) fail(what);
        return std::move(*found);
    }
    void need(bool done, const std::string& what) const {
        if (!done) fail(what);
    }
    [[noreturn]] void fail(const std::string& what) const {
        if (source_.failure()) throw ReadFailed{*source_.failure()};
        refuse(what);
    }
    Hdf5Source& source() const noexcept { return source_; }
    std::uint64_t file_bytes() const noexcept { return bytes_; }

    // Rows of a table: not compressed, so that each takes some bytes of the file.
    std::size_t rows(const std::string& table) const {
        const auto shape = need(source_.shape(table), table);
        need(shape.dimensions == 1 && shape.count <= bytes_ / 16, table);
        return static_cast<std::size_t>(shape.count);
    }
    // One member of rows [first, first + count); filled by fetch().
    std::vector<double>& reals(Rows& rows, const std::string& member) const {
        auto& out = rows.reals.emplace_back(rows.count);
        source_.want(rows.table, member, rows.first, rows.count, out.data());
        return out;
    }
    std::vector<std::int64_t>& integers(Rows& rows, const std::string& member, std::int64_t least = std::numeric_limits<std::int64_t>::min(),
                                        std::int64_t most = std::numeric_limits<std::int64_t>::max()) const {
        auto& out = rows.integers.emplace_back(rows.count);
        rows.bounds.push_back({least, most});
        source_.want(rows.table, member, rows.first, rows.count, out.data());
        return out;
    }
    // Whole numbers are within their bounds afterwards.
    void fetch(const Rows& rows) const {
        need(source_.fulfil(), rows.table);
        for (std::size_t k = 0; k < rows.integers.size(); ++k)
            for (const std::int64_t one : rows.integers[k]) need(one >= rows.bounds[k].first && one <= rows.bounds[k].second, rows.table);
    }
    std::vector<std::string> texts(const std::string& table, const std::string& member) const {
        std::vector<std::string> out;
        const std::size_t count = rows(table);
        for (std::size_t first = 0; first < count; first += kBlock)
            for (std::string& one : need(source_.texts(table, member, first, std::min(kBlock, count - first)), table)) out.push_back(std::move(one));
        return out;
    }
    // Calls take(rows) for blocks of a table's rows.
    template <class Take>
    void in_blocks(const std::string& table, const Take& take) const {
        const std::size_t count = rows(table);
        for (std::size_t first = 0; first < count; first += kBlock) {
            Rows block{table, first, std::min(kBlock, count - first)};
            take(block);
        }
    }

private:
    static constexpr std::size_t kBlock = 16384;
    Hdf5Source& source_;
    std::uint64_t bytes_;
};

struct Column {
    std::string path;
    Channel channel;
    std::int64_t index = 0;
    std::optional<Hdf5Source::Shape> shape;
};

std::vector<Column> read_columns(const Content& in) {
    struct Attributes {
        std::optional<std::int64_t> index;
        std::optional<std::string> name, unit, label, object, quantity;
    };
    const std::vector<std::string> names = in.need(in.source().names("signals"), "it holds no signals");
    in.need(names.size() <= in.file_bytes() / 200, "it holds more signals than a file of its size can"); // each takes more, with its attributes
    std::vector<Column> columns(names.size());
    std::vector<Attributes> attributes(names.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
        columns[i].path = "signals/" + names[i];
        Attributes& of = attributes[i];
        in.source().want_attribute(columns[i].path, "index", of.index);
        for (const auto& [name, text] : {std::pair{"name", &of.name}, {"unit", &of.unit}, {"label", &of.label}, {"object", &of.object}, {"quantity", &of.quantity}})
            in.source().want_attribute(columns[i].path, name, *text);
        in.source().want_shape(columns[i].path, {}, columns[i].shape);
    }
    in.need(in.source().fulfil(), "its signals");
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Attributes& of = attributes[i];
        in.need(of.index && of.unit && of.label && of.object && of.quantity, names[i]);
        columns[i].index = *of.index;
        columns[i].channel = {of.name.value_or(names[i]), *of.label, *of.unit, Quantity::none, *of.object};
        const auto known = std::find(kQuantities.begin(), kQuantities.end(), *of.quantity);
        in.need(known != kQuantities.end(), names[i]);
        columns[i].channel.quantity = static_cast<Quantity>(known - kQuantities.begin());
    }
    std::sort(columns.begin(), columns.end(), [](const Column& a, const Column& b) { return a.index < b.index; });
    in.need(!columns.empty() && columns.front().channel.name == "t", "its first signal is not the time");
    return columns;
}

// How many rows all columns have. What they would take must fit: a short file can stand for very many numbers.
std::size_t count_rows(const Content& in, const std::vector<Column>& columns, const RecordingSettings& settings) {
    constexpr double kUsualRatio = 64.0; // recordings are deflated to a twentieth at best, but for signals that stand still
    std::optional<std::uint64_t> rows;
    for (const Column& column : columns) {
        const auto shape = in.need(column.shape, column.channel.name);
        in.need(shape.kind == Hdf5Source::Kind::real && shape.dimensions == 1, column.channel.name);
        in.need(shape.count == rows.value_or(shape.count), "its signals differ in length");
        rows = shape.count;
    }
    const double bytes = static_cast<double>(*rows) * static_cast<double>(columns.size()) * sizeof(double);
    const double believed = std::max(static_cast<double>(usual_disk_budget(settings.spill_folder)), kUsualRatio * static_cast<double>(in.file_bytes()));
    if (bytes > static_cast<double>(settings.memory_budget) + std::min(static_cast<double>(settings.disk_budget), believed))
        throw ReadFailed{{ErrorKind::io, "the recording takes " + std::to_string(static_cast<long long>(bytes * 1e-6)) + " MB when it is open: there is no room for it",
                          "free some space in the temporary folder, or write a part of it (export --from --to) where there is room", {}}};
    return static_cast<std::size_t>(*rows);
}

Result<void> append_rows(const Content& in, const std::vector<Column>& columns, std::size_t rows, Recording& recording, const ReadOptions& options) {
    const std::size_t width = columns.size();
    std::size_t block = questions::kMostElements;
    while (block > 256 && block * width * sizeof(double) > (std::size_t{64} << 20)) block /= 2;
    block = std::min(block, std::max<std::size_t>(rows, 1));
    std::vector<double> values(block * width), row(width);
    for (std::size_t first = 0; first < rows; first += block) {
        const std::size_t count = std::min(block, rows - first);
        for (std::size_t k = 0; k < width; ++k)
            in.source().want(columns[k].path, {}, first, count, values.data() + k * block);
        in.need(in.source().fulfil(), "its signals");
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t k = 0; k < width; ++k) row[k] = values[k * block + i];
            if (auto appended = recording.append(row.data()); !appended) return appended;
        }
        if (options.progress) options.progress(static_cast<double>(first + count) / static_cast<double>(rows));
    }
    return {};
}

void read_impacts(const Content& in, Recording& recording) {
    const std::string table = "events/impacts";
    const auto known_interactions = static_cast<std::int64_t>(recording.interactions().size()) - 1;
    const bool with_bodies = in.source().shape(table, "body_a").has_value(); // files written before these existed hold none of them
    in.in_blocks(table, [&](Rows& rows) {
        const auto &time = in.reals(rows, "time"), &before = in.reals(rows, "velocity_before"), &after = in.reals(rows, "velocity_after"),
                   &impulse = in.reals(rows, "impulse"), &energy = in.reals(rows, "energy"), &residual = in.reals(rows, "residual");
        const auto &step = in.integers(rows, "step"), &row = in.integers(rows, "row"), &interaction = in.integers(rows, "interaction", 0, known_interactions),
                   &component = in.integers(rows, "component", 0, kMostIndex);
        const std::vector<std::int64_t> none(with_bodies ? 0 : rows.count, kNoBody), zero(with_bodies ? 0 : rows.count, 0);
        const auto &angular = with_bodies ? in.integers(rows, "angular", 0, 255) : zero, &body_a = with_bodies ? in.integers(rows, "body_a", 0, kMostIndex) : none,
                   &body_b = with_bodies ? in.integers(rows, "body_b", 0, kMostIndex) : none;
        in.fetch(rows);
        for (std::size_t i = 0; i < rows.count; ++i)
            recording.add_impact({time[i], step[i], row[i], static_cast<std::uint32_t>(interaction[i]), static_cast<std::uint32_t>(component[i]),
                                  static_cast<std::uint32_t>(body_a[i]), static_cast<std::uint32_t>(body_b[i]), static_cast<std::uint8_t>(angular[i]), before[i], after[i],
                                  impulse[i], energy[i], residual[i]});
    });
}

void read_spans(const Content& in, Recording& recording) {
    const auto known_interactions = static_cast<std::int64_t>(recording.interactions().size()) - 1;
    in.in_blocks("events/contact_spans", [&](Rows& rows) {
        const auto &interaction = in.integers(rows, "interaction", 0, known_interactions), &component = in.integers(rows, "component", 0, kMostIndex),
                   &open_ended = in.integers(rows, "open_ended");
        const auto &begin = in.reals(rows, "begin"), &end = in.reals(rows, "end");
        in.fetch(rows);
        for (std::size_t i = 0; i < rows.count; ++i)
            recording.add_contact_span({static_cast<std::uint32_t>(interaction[i]), static_cast<std::uint32_t>(component[i]), begin[i], end[i], open_ended[i] != 0});
    });
}

void read_changes(const Content& in, Recording& recording) {
    const auto known_parameters = static_cast<std::int64_t>(recording.parameters().size()) - 1;
    in.in_blocks("events/parameter_changes", [&](Rows& rows) {
        const auto &row = in.integers(rows, "row"), &parameter = in.integers(rows, "parameter", 0, known_parameters);
        const auto &time = in.reals(rows, "time"), &value = in.reals(rows, "value");
        in.fetch(rows);
        for (std::size_t i = 0; i < rows.count; ++i) recording.add_parameter_change({time[i], row[i], static_cast<std::uint32_t>(parameter[i]), value[i]});
    });
}

void read_notices(const Content& in, Recording& recording) {
    const std::string table = "events/notices";
    std::vector<std::string> messages = in.texts(table, "message");
    in.in_blocks(table, [&](Rows& rows) {
        const auto &kind = in.integers(rows, "kind", 0, 2), &step = in.integers(rows, "step");
        const auto& time = in.reals(rows, "time");
        in.fetch(rows);
        for (std::size_t i = 0; i < rows.count; ++i)
            recording.add_notice({static_cast<NoticeKind>(kind[i]), time[i], step[i], std::move(messages[rows.first + i])});
    });
}

void read_happened(const Content& in, Recording& recording) {
    const std::string table = "events/happened";
    if (!in.source().shape(table, "time")) return; // written before event-driven runs, or of none
    std::vector<std::string> objects = in.texts(table, "object");
    const std::size_t known = recording.interactions().size();
    in.in_blocks(table, [&](Rows& rows) {
        const auto &time = in.reals(rows, "time"), &before = in.reals(rows, "velocity_before"), &after = in.reals(rows, "velocity_after"), &impulse = in.reals(rows, "impulse");
        const auto &kind = in.integers(rows, "kind", 0, static_cast<std::int64_t>(EventKind::breakpoint)), &mode = in.integers(rows, "mode", 0, static_cast<std::int64_t>(EventMode::off)),
                   &interaction = in.integers(rows, "interaction", 0, kMostIndex), &component = in.integers(rows, "component", 0, kMostIndex), &row = in.integers(rows, "row");
        in.fetch(rows);
        for (std::size_t i = 0; i < rows.count; ++i) {
            in.need(interaction[i] == kNoRow || interaction[i] < static_cast<std::int64_t>(known), table);
            recording.add_event({time[i], static_cast<EventKind>(kind[i]), static_cast<EventMode>(mode[i]), static_cast<std::uint32_t>(interaction[i]),
                                 static_cast<std::uint32_t>(component[i]), std::move(objects[rows.first + i]), before[i], after[i], impulse[i], row[i]});
        }
    });
}

Result<RecordingFile> read_content(const Content& in, const RecordingSettings& settings, const ReadOptions& options) {
    in.need(in.source().attribute_text("/", "format") == kFormat, "its format");
    if (const std::int64_t version = in.need(in.source().attribute_number("/", "version"), "its version"); version > kVersion)
        throw ReadFailed{{ErrorKind::io, "the recording was written by a later version of Saltus (format " + std::to_string(version) + ")", "open it with that version", {}}};
    RecordingFile out;
    auto scene = in.need(in.source().texts("scene", {}, 0, 1), "scene");
    out.scene_text = std::move(scene.front());
    const std::vector<Column> columns = read_columns(in);
    const std::size_t row_count = count_rows(in, columns, settings);
    Catalogue catalogue;
    for (const Column& column : columns) catalogue.add(column.channel);
    std::vector<std::string> interactions = in.texts("interactions", {}), parameters = in.texts("parameters", "name");
    std::vector<double> values;
    in.in_blocks("parameters", [&](Rows& rows) {
        const auto& some = in.reals(rows, "value");
        in.fetch(rows);
        values.insert(values.end(), some.begin(), some.end());
    });
    out.recording = std::make_shared<Recording>(std::move(catalogue), std::move(interactions), std::move(parameters), std::move(values), settings);
    read_impacts(in, *out.recording);
    read_spans(in, *out.recording);
    read_changes(in, *out.recording);
    read_notices(in, *out.recording);
    read_happened(in, *out.recording);
    if (auto appended = append_rows(in, columns, row_count, *out.recording, options); !appended) return Unexpected(appended.error());
    return out;
}

} // namespace

Result<RecordingFile> read_hdf5(const std::filesystem::path& file, const RecordingSettings& settings, const ReadOptions& options) {
    auto in = InputFile::open(file);
    if (!in) return Unexpected(in.error());
    if (auto verified = verify(*in, options); !verified) return Unexpected(verified.error());
    auto source = Hdf5Source::open(*in, options.cancel);
    if (!source) return Unexpected(source.error());
    try {
        return read_content(Content(*source, in->size()), settings, options);
    } catch (const ReadFailed& failure) {
        Error error = failure.error;
        error.place = in->place();
        return Unexpected(std::move(error));
    }
}

} // namespace saltus::io

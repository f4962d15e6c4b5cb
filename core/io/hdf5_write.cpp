// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomic_file.h"
#include "core/io/export.h"
#include "core/io/export_selection.h"
#include "core/io/hdf5_layout.h"
#include "core/io/hdf5_writer.h"
#include "core/simulation/events.h"

#include <algorithm>
#include <set>

namespace saltus::io {

namespace {

using namespace layout;
using Child = Hdf5Writer::Child;

// Rows that are appended one by one and described at the end.
class Table {
public:
    Table(Hdf5Writer& out, Hdf5Type type) : out_(out), type_(std::move(type)) {
        out_.align();
        data_ = out_.position();
    }
    void add(std::string_view row) {
        SALTUS_DEMAND(row.size() == type_.size);
        out_.append(row);
        ++rows_;
    }
    Hdf5Writer::Address finish() { return out_.dataset(type_, rows_, data_); }

private:
    Hdf5Writer& out_;
    Hdf5Type type_;
    Hdf5Writer::Address data_ = 0;
    std::uint64_t rows_ = 0;
};

Hdf5Type impact_type() {
    const Hdf5Type real = Hdf5Type::real(), count = Hdf5Type::integer(8, true), index = Hdf5Type::integer(4, false);
    return Hdf5Type::record({{"time", real}, {"step", count}, {"row", count}, {"interaction", index}, {"component", index},
                             {"angular", Hdf5Type::integer(1, false)}, {"body_a", index}, {"body_b", index}, {"velocity_before", real},
                             {"velocity_after", real}, {"impulse", real}, {"energy", real}, {"residual", real}});
}

std::string row_of(const Impact& impact) {
    std::string row;
    put(row, impact.time);
    put(row, impact.step);
    put(row, impact.row);
    put(row, impact.interaction);
    put(row, impact.component);
    put(row, impact.angular);
    put(row, impact.body_a);
    put(row, impact.body_b);
    for (const double value : {impact.velocity_before, impact.velocity_after, impact.impulse, impact.energy, impact.residual}) put(row, value);
    return row;
}

Child write_scene(Hdf5Writer& out, const std::string& text) {
    out.align();
    const auto data = out.position();
    out.append(text);
    out.append(std::string_view("", 1));
    return {"scene", out.dataset(Hdf5Type::text(text.size() + 1), {}, data)};
}

Child write_signals(Hdf5Writer& out, const Recording& recording, const Selection& selection, const ExportOptions& options, bool& cancelled) {
    const std::size_t rows = selection.last - selection.first, columns = selection.columns.size();
    std::size_t chunk = 65536; // fewer rows for wide recordings: reading takes one chunk of every column at once
    while (chunk > 256 && chunk * columns * sizeof(double) > (std::size_t{64} << 20)) chunk /= 2;
    while (chunk > 256 && chunk / 2 >= rows) chunk /= 2;
    Hdf5Column data(out, rows, chunk);
    std::vector<double> values(std::min(chunk, rows));
    std::vector<Child> children;
    std::set<std::string> taken;
    std::size_t written = 0;
    for (std::size_t k = 0; k < columns; ++k) {
        const std::size_t column = selection.columns[k];
        const Channel& channel = recording.catalogue()[column];
        for (std::size_t first = 0; first < rows; first += chunk) {
            cancelled = options.cancel != nullptr && options.cancel->cancelled();
            if (cancelled || out.failure()) return {};
            const std::size_t count = std::min(chunk, rows - first);
            recording.copy(column, selection.first + first, count, values.data());
            data.append(values.data(), count, options.hurry == nullptr || !options.hurry->cancelled());
            written += count;
            if (options.progress) options.progress(static_cast<double>(written) / static_cast<double>(rows * columns));
        }
        std::string name = link_name(channel.name);
        while (!taken.insert(name).second) name += "\u2215";
        out.attribute("index", static_cast<std::int64_t>(k));
        out.attribute("unit", channel.unit);
        out.attribute("label", channel.label);
        out.attribute("quantity", std::string(kQuantities[static_cast<std::size_t>(channel.quantity)]));
        out.attribute("object", channel.object);
        if (name != channel.name) out.attribute("name", channel.name);
        children.push_back({std::move(name), data.finish()});
    }
    return {"signals", out.group(std::move(children))};
}

// Which events belong to the rows that are written; their rows are counted from the first of these.
class Part {
public:
    Part(const Recording& recording, const Selection& selection)
        : first_(static_cast<std::int64_t>(selection.first)), last_(static_cast<std::int64_t>(selection.last)),
          all_(selection.first == 0 && selection.last == recording.rows()), empty_(selection.first >= selection.last),
          begin_(empty_ ? 0.0 : recording.value(0, selection.first)), end_(empty_ ? 0.0 : recording.value(0, selection.last - 1)) {}

    bool holds(double time) const { return all_ || (!empty_ && time >= begin_ && time <= end_); }
    bool take(Impact& impact) const {
        if (!all_ && (impact.row < first_ || impact.row >= last_)) return false;
        if (impact.row >= 0) impact.row -= first_;
        return true;
    }
    bool take(RunEvent& event) const {
        if (!all_ && (event.row < first_ || event.row >= last_)) return false;
        if (event.row >= 0) event.row -= first_;
        return true;
    }
    bool take(ContactSpan& span) const {
        if (all_) return true;
        if (empty_ || span.end < begin_ || span.begin > end_) return false;
        span.begin = std::max(span.begin, begin_);
        span.end = std::min(span.end, end_);
        return true;
    }
    bool take(ParameterChange& change) const {
        if (change.row <= first_ || (!all_ && change.row >= last_)) return false; // part of the values at the first row
        change.row -= first_;
        return true;
    }

private:
    std::int64_t first_, last_;
    bool all_, empty_;
    double begin_, end_;
};

Child write_impacts(Hdf5Writer& out, const Recording& recording, const Part& part) {
    constexpr std::size_t kBlock = 4096;
    Table table(out, impact_type());
    const std::size_t count = recording.impact_count();
    for (std::size_t first = 0; first < count; first += kBlock)
        for (Impact impact : recording.impacts(first, std::min(kBlock, count - first)))
            if (part.take(impact)) table.add(row_of(impact));
    return {"impacts", table.finish()};
}

Child write_spans(Hdf5Writer& out, const Recording& recording, const Part& part) {
    const Hdf5Type real = Hdf5Type::real(), index = Hdf5Type::integer(4, false);
    Table table(out, Hdf5Type::record({{"interaction", index}, {"component", index}, {"begin", real}, {"end", real}, {"open_ended", Hdf5Type::integer(1, false)}}));
    for (ContactSpan span : recording.contact_spans()) {
        if (!part.take(span)) continue;
        std::string row;
        put(row, span.interaction);
        put(row, span.component);
        put(row, span.begin);
        put(row, span.end);
        put(row, static_cast<std::uint8_t>(span.open_ended ? 1 : 0));
        table.add(row);
    }
    return {"contact_spans", table.finish()};
}

Child write_changes(Hdf5Writer& out, const Recording& recording, const Part& part) {
    const Hdf5Type real = Hdf5Type::real();
    Table table(out, Hdf5Type::record({{"time", real}, {"row", Hdf5Type::integer(8, true)}, {"parameter", Hdf5Type::integer(4, false)}, {"value", real}}));
    for (ParameterChange change : recording.parameter_changes()) {
        if (!part.take(change)) continue;
        std::string row;
        put(row, change.time);
        put(row, change.row);
        put(row, change.parameter);
        put(row, change.value);
        table.add(row);
    }
    return {"parameter_changes", table.finish()};
}

Child write_notices(Hdf5Writer& out, const Recording& recording, const Part& part) {
    std::vector<Notice> notices = recording.notices();
    std::erase_if(notices, [&](const Notice& notice) { return !part.holds(notice.time); });
    std::vector<std::string> messages;
    for (const Notice& notice : notices) messages.push_back(notice.message);
    const std::vector<std::string> texts = out.texts(messages);
    Table table(out, Hdf5Type::record({{"kind", Hdf5Type::integer(4, true)}, {"time", Hdf5Type::real()}, {"step", Hdf5Type::integer(8, true)}, {"message", Hdf5Type::any_text()}}));
    for (std::size_t i = 0; i < notices.size(); ++i) {
        std::string row;
        put(row, static_cast<std::int32_t>(notices[i].kind));
        put(row, notices[i].time);
        put(row, notices[i].step);
        table.add(row + texts[i]);
    }
    return {"notices", table.finish()};
}

// What an event-driven run stopped at.
Child write_happened(Hdf5Writer& out, const Recording& recording, const Part& part) {
    std::vector<RunEvent> events = recording.events();
    std::erase_if(events, [&](RunEvent& event) { return !part.take(event); });
    std::vector<std::string> objects;
    for (const RunEvent& event : events) objects.push_back(event.object);
    const std::vector<std::string> texts = out.texts(objects);
    const Hdf5Type real = Hdf5Type::real(), index = Hdf5Type::integer(4, false), byte = Hdf5Type::integer(1, false);
    Table table(out, Hdf5Type::record({{"time", real}, {"kind", byte}, {"mode", byte}, {"interaction", index}, {"component", index}, {"velocity_before", real},
                                       {"velocity_after", real}, {"impulse", real}, {"row", Hdf5Type::integer(8, true)}, {"object", Hdf5Type::any_text()}}));
    for (std::size_t i = 0; i < events.size(); ++i) {
        std::string row;
        put(row, events[i].time);
        put(row, static_cast<std::uint8_t>(events[i].kind));
        put(row, static_cast<std::uint8_t>(events[i].mode));
        put(row, events[i].interaction);
        put(row, events[i].component);
        for (const double value : {events[i].before, events[i].after, events[i].impulse}) put(row, value);
        put(row, events[i].row);
        table.add(row + texts[i]);
    }
    return {"happened", table.finish()};
}

Child write_events(Hdf5Writer& out, const Recording& recording, const Selection& selection) {
    const Part part(recording, selection);
    std::vector<Child> children = {write_impacts(out, recording, part), write_spans(out, recording, part), write_changes(out, recording, part),
                                   write_notices(out, recording, part), write_happened(out, recording, part)};
    return {"events", out.group(std::move(children))};
}

Child write_interactions(Hdf5Writer& out, const Recording& recording) {
    const std::vector<std::string> texts = out.texts(recording.interactions());
    Table table(out, Hdf5Type::any_text());
    for (const std::string& text : texts) table.add(text);
    return {"interactions", table.finish()};
}

Child write_parameters(Hdf5Writer& out, const Recording& recording, const Selection& selection) {
    const std::vector<std::string> texts = out.texts(recording.parameters());
    const std::vector<double> values = recording.parameters_at(selection.first);
    Table table(out, Hdf5Type::record({{"name", Hdf5Type::any_text()}, {"value", Hdf5Type::real()}}));
    for (std::size_t i = 0; i < texts.size(); ++i) {
        std::string row = texts[i];
        put(row, values[i]);
        table.add(row);
    }
    return {"parameters", table.finish()};
}

// Fills the user block; the rest of the file is complete.
Result<void> seal(AtomicFile& file) {
    std::vector<char> buffer(std::size_t{1} << 20);
    Check check;
    std::uint64_t bytes = 0;
    for (;;) { // whole buffers: the check works on words
        const auto got = file.read_at(kUserBlock + bytes, buffer.data(), buffer.size());
        if (!got) return Unexpected(got.error());
        check.add(buffer.data(), *got);
        bytes += *got;
        if (*got < buffer.size()) break;
    }
    return file.write_at(0, user_block(bytes, check.value()));
}

} // namespace

Result<void> takes_recording(const std::filesystem::path& file) {
    std::error_code none;
    if (!std::filesystem::is_other(file, none)) return {};
    return fail(ErrorKind::io, "a recording cannot be written to a pipe or a device", "give the name of a file", Place{file.string(), 0, 0, {}});
}

Result<void> write_hdf5(const Recording& recording, const std::string& scene_text, const std::filesystem::path& file,
                        const ExportOptions& options) {
    auto selection = select(recording, options);
    if (!selection) return Unexpected(selection.error());
    if (auto takes = takes_recording(file); !takes) return takes;
    auto target = AtomicFile::create(file);
    if (!target) return Unexpected(target.error());
    Hdf5Writer out(*target, unfinished_user_block());
    bool cancelled = false;
    std::vector<Child> children = {write_scene(out, scene_text), write_interactions(out, recording), write_parameters(out, recording, *selection),
                                   write_events(out, recording, *selection), write_signals(out, recording, *selection, options, cancelled)};
    if (cancelled) return cancelled_export();
    out.attribute("format", std::string(kFormat));
    out.attribute("version", kVersion);
    if (auto finished = out.finish(std::move(children)); !finished) {
        Error error = finished.error();
        if (error.place.file.empty()) error.place.file = file.string();
        return Unexpected(std::move(error));
    }
    if (auto sealed = seal(*target); !sealed) return sealed;
    return target->commit();
}

} // namespace saltus::io

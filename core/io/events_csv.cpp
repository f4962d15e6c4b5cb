// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/events_csv.h"

#include "core/base/decimal.h"
#include "core/io/atomic_file.h"
#include "core/simulation/event_words.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

namespace saltus::io {

namespace {

std::string quoted(const std::string& name) { // RFC 4180
    if (name.find_first_of(",\"\r\n") == std::string::npos) return name;
    std::string out = "\"";
    for (const char c : name) {
        if (c == '"') out += '"';
        out += c;
    }
    return out + '"';
}

// What a time-stepping run knows: a closing with an impulse, whether the contact stays closed behind it, and the end of a contact.
std::vector<RunEvent> of_steps(const Recording& recording) {
    std::vector<RunEvent> events;
    const std::vector<ContactSpan> spans = recording.contact_spans();
    using Contact = std::pair<std::uint32_t, std::uint32_t>;
    std::map<Contact, std::vector<const ContactSpan*>> by_contact; // in the order in which they began
    for (const ContactSpan& span : spans) by_contact[{span.interaction, span.component}].push_back(&span);
    const auto mode_behind = [&](const Impact& impact) {
        const auto found = by_contact.find({impact.interaction, impact.component});
        if (found == by_contact.end()) return EventMode::none;
        const auto& list = found->second;
        auto after = std::upper_bound(list.begin(), list.end(), impact.time, [](double t, const ContactSpan* span) { return t <= span->begin; });
        if (after == list.begin()) return EventMode::none;
        const ContactSpan& span = **--after; // it began with the impact's step
        return span.open_ended || span.end > impact.time * (1.0 + 1e-12) ? EventMode::closed : EventMode::open;
    };
    for (const Impact& impact : recording.impacts()) {
        RunEvent event;
        event.time = impact.time;
        event.kind = EventKind::impact;
        event.interaction = impact.interaction;
        event.component = impact.component;
        event.before = impact.velocity_before;
        event.after = impact.velocity_after;
        event.impulse = impact.impulse;
        event.mode = mode_behind(impact);
        events.push_back(event);
    }
    for (const ContactSpan& span : spans) {
        if (span.open_ended) continue;
        RunEvent event;
        event.time = span.end;
        event.kind = EventKind::release;
        event.mode = EventMode::open;
        event.interaction = span.interaction;
        event.component = span.component;
        events.push_back(event);
    }
    std::stable_sort(events.begin(), events.end(), [](const RunEvent& a, const RunEvent& b) { return a.time < b.time; });
    return events;
}

} // namespace

std::string csv_number(double value) {
    if (std::isnan(value)) return {};
    return decimal(value, 17);
}

std::string event_line(const EventLine& line) {
    return csv_number(line.time) + ',' + word_of(line.kind) + ',' + quoted(line.object) + ',' + (line.row ? std::to_string(*line.row) : std::string()) + ',' +
           csv_number(line.before) + ',' + csv_number(line.after) + ',' + csv_number(line.impulse) + ',' + line.mode;
}

std::string events_text(const Recording& recording) {
    std::vector<RunEvent> events = recording.events();
    if (events.empty()) events = of_steps(recording);
    std::string text = std::string(kEventColumns) + '\n';
    for (const RunEvent& event : events) {
        const bool of_row = event.interaction != kNoRow;
        text += event_line({event.time, event.kind, of_row ? recording.interactions()[event.interaction] : event.object,
                            of_row ? std::optional(event.component) : std::nullopt, event.before, event.after, event.impulse, word_of(event.mode)}) +
                '\n';
    }
    return text;
}

Result<void> write_events(const Recording& recording, const std::filesystem::path& file) { return write_file_atomically(file, events_text(recording)); }

} // namespace saltus::io

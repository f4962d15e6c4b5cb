// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/events_csv.h"

#include "core/io/atomic_file.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <vector>

namespace saltus::io {

namespace {

constexpr const char* kKinds[] = {"impact", "graze", "release", "stick", "slip", "reversal", "accumulation", "handover", "switch", "breakpoint"};
constexpr const char* kModes[] = {"", "open", "closed", "stick", "slip+", "slip-", "on", "off"};
static_assert(std::size(kKinds) == static_cast<std::size_t>(EventKind::breakpoint) + 1);
static_assert(std::size(kModes) == static_cast<std::size_t>(EventMode::off) + 1);

std::string number(double value) {
    if (std::isnan(value)) return {};
    char text[40];
    return {text, std::to_chars(text, text + sizeof text, value, std::chars_format::general, 17).ptr}; // as printf's %.17g, without the locale
}

std::string quoted(const std::string& name) { // RFC 4180
    if (name.find_first_of(",\"\r\n") == std::string::npos) return name;
    std::string out = "\"";
    for (const char c : name) {
        if (c == '"') out += '"';
        out += c;
    }
    return out + '"';
}

// What a time-stepping run knows: a closing with an impulse, and the end of a contact.
std::vector<RunEvent> of_steps(const Recording& recording) {
    std::vector<RunEvent> events;
    for (const Impact& impact : recording.impacts()) {
        RunEvent event;
        event.time = impact.time;
        event.kind = EventKind::impact;
        event.interaction = impact.interaction;
        event.component = impact.component;
        event.before = impact.velocity_before;
        event.after = impact.velocity_after;
        event.impulse = impact.impulse;
        events.push_back(event);
    }
    for (const ContactSpan& span : recording.contact_spans()) {
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

std::string events_text(const Recording& recording) {
    std::vector<RunEvent> events = recording.events();
    if (events.empty()) events = of_steps(recording);
    std::string text = "t,kind,object,row,u_before,u_after,p,mode\n";
    for (const RunEvent& event : events) {
        const bool of_row = event.interaction != kNoRow;
        text += number(event.time) + ',' + kKinds[static_cast<std::size_t>(event.kind)] + ',' +
                quoted(of_row ? recording.interactions()[event.interaction] : event.object) + ',' + (of_row ? std::to_string(event.component) : std::string()) + ',' +
                number(event.before) + ',' + number(event.after) + ',' + number(event.impulse) + ',' + kModes[static_cast<std::size_t>(event.mode)] + '\n';
    }
    return text;
}

Result<void> write_events(const Recording& recording, const std::filesystem::path& file) { return write_file_atomically(file, events_text(recording)); }

} // namespace saltus::io

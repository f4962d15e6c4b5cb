// SPDX-License-Identifier: GPL-3.0-or-later
// What every event-driven run of a mechanism must show, whatever it does: Signorini's and Coulomb's laws at every sample, books that close, events in
// order, and the same events when steps are a fiftieth.
#pragma once

#include "tests/core/simulation/random_mechanisms.h"

#include <algorithm>
#include <map>
#include <utility>

namespace saltus::testing {

struct Verdict {
    std::string fault;   // "": none
    std::string refusal; // why it could not go on; the last good state is checked all the same
    std::size_t events = 0, compared = 0;
};

namespace checks {

inline constexpr double kEnd = 1.5, kTolerance = 1e-10;
inline constexpr double kClosed = 20.0 * kTolerance;     // a closed gap: 10 (rtol scale + atol), m
inline constexpr double kOpen = 1e-11;                   // an open one, m
inline constexpr std::size_t kMostEvents = 30'000;
inline constexpr double kMoved = 1e-9, kParted = 1e-5;   // of the start; s
inline constexpr double kJumped = 2e-5;                  // s
inline constexpr double kMostJumped = 1e-3;              // s, of flights of one accumulation
inline constexpr double kGap = kTolerance;               // m, of what a gap may be off by: it is met the later the more slowly it closes
inline constexpr double kRemembered = 1e-3;              // s: so long that tells on what follows

struct Ran {
    std::unique_ptr<Session> session;
    std::string refusal, fault;
};

inline model::Model model_of(const RandomMechanism& mechanism, double step, double max_step) {
    model::Model model = parse(mechanism.scene(kEnd, kTolerance, step, max_step));
    model.run.record = {"energy.total", "energy.input", "energy.scheme"};
    for (const model::Interaction& one : model.interactions) {
        const bool rubs = std::holds_alternative<model::NewtonImpactFrictionLaw>(one.law);
        for (int row = 0; row < (rubs ? 2 : 1); ++row)
            for (const char* what : {".y[", ".ydot[", ".force["})
                if (row == 0 || what[1] != 'y' || what[2] == 'd') model.run.record.push_back(one.name + what + std::to_string(row) + "]");
    }
    return model;
}

inline Ran run(const RandomMechanism& mechanism, double step, double max_step = 0.0) {
    Ran out;
    auto session = Session::create(model_of(mechanism, step, max_step));
    if (!session) {
        out.refusal = text_of(session.error());
        return out;
    }
    out.session = std::move(*session);
    std::size_t turns = 0;
    const std::size_t most = static_cast<std::size_t>(kEnd / step) + kMostEvents;
    while (static_cast<double>(out.session->step_number()) * step < kEnd - 0.5 * step) {
        if (const auto done = out.session->step(); !done) {
            out.refusal = done.error().text();
            break;
        }
        if (++turns > most) {
            out.fault = "it does not end";
            break;
        }
    }
    return out;
}

inline std::string at(double t, const std::string& what, double value) { return what + " = " + text(value) + " at t = " + text(t); }

// 0 <= y _|_ force >= 0, and with friction |force_T| <= mu force, against the sliding where it slides.
inline std::string contact_fault(const Recording& recording, const model::Interaction& contact, const std::vector<double>& t) {
    const auto y = column(recording, contact.name + ".y[0]"), force = column(recording, contact.name + ".force[0]");
    double largest = 1.0;
    for (const double one : force) largest = std::max(largest, std::abs(one));
    for (std::size_t k = 0; k < y.size(); ++k) {
        if (!(std::abs(y[k]) <= 1e3)) return at(t[k], contact.name + ".y", y[k]);
        if (!(force[k] >= -1e-6 * largest)) return at(t[k], contact.name + ".force", force[k]);
        if (force[k] > 0.0 ? std::abs(y[k]) > kClosed : y[k] < -kOpen) return at(t[k], contact.name + (force[k] > 0.0 ? ".y closed" : ".y open"), y[k]);
    }
    const auto* law = std::get_if<model::NewtonImpactFrictionLaw>(&contact.law);
    if (!law) return {};
    const double mu = std::get<double>(law->mu.source);
    const auto slides = column(recording, contact.name + ".ydot[1]"), drag = column(recording, contact.name + ".force[1]");
    for (std::size_t k = 0; k < y.size(); ++k) {
        const double most = mu * force[k], room = 1e-6 * largest;
        if (std::abs(drag[k]) > most + room) return at(t[k], contact.name + ".force[1] beyond mu N", drag[k]);
        if (force[k] > 0.0 && std::abs(slides[k]) > 1e-7 && (drag[k] * slides[k] > room * std::abs(slides[k]) || std::abs(std::abs(drag[k]) - most) > room))
            return at(t[k], contact.name + " slides at " + text(slides[k]) + " with force[1]", drag[k]);
    }
    return {};
}

inline std::string fault_of(const Session& session) {
    const Recording& recording = *session.recording();
    const auto t = column(recording, "t");
    for (const model::Interaction& one : session.model().interactions) {
        if (std::holds_alternative<model::EqualityLaw>(one.law)) {
            const auto y = column(recording, one.name + ".y[0]");
            for (std::size_t k = 0; k < y.size(); ++k)
                if (!(std::abs(y[k]) <= kClosed)) return at(t[k], one.name + ".y", y[k]);
        } else if (std::string fault = contact_fault(recording, one, t); !fault.empty()) {
            return fault;
        }
    }
    const auto total = column(recording, "energy.total"), input = column(recording, "energy.input"), scheme = column(recording, "energy.scheme");
    double scale = 1.0;
    for (std::size_t k = 0; k < t.size(); ++k) {
        scale = std::max({scale, std::abs(total[k]), std::abs(input[k])});
        const bool of_event = k > 0 && t[k] == t[k - 1]; // samples in between come from the step's polynomial, whose order is less by one
        if (!(std::abs(scheme[k]) <= (of_event ? 1e-9 : 2e-8) * scale)) return at(t[k], "what the books leave", scheme[k]);
    }
    double before = 0.0;
    for (const RunEvent& event : recording.events()) {
        if (!(event.time >= before)) return at(event.time, "an event before one at", before);
        before = event.time;
    }
    return {};
}

using Key = std::pair<std::uint32_t, std::uint32_t>;
struct Told {
    EventKind kind;
    double time;
    double unsure; // s: in which a gap that was met so slowly just before changes by its error
};
using Lists = std::map<Key, std::vector<Told>>;

// What of accumulations runs jump over, from, to: not the same in every run.
using Jumps = std::vector<std::pair<double, double>>;
inline void add_jumps(const Session& session, Jumps& jumps) {
    std::map<Key, double> last;
    for (const RunEvent& event : session.recording()->events()) {
        const Key key{event.interaction, event.component};
        if (event.kind == EventKind::impact && event.before < 0.0) last[key] = event.time;
        if (event.kind != EventKind::accumulation) continue;
        const double from = last.contains(key) ? last[key] - kJumped : event.time;
        jumps.push_back({std::min(std::max(from, event.time - kMostJumped), event.time - kJumped), event.time});
    }
}

inline Lists by_row(const Session& session, const Jumps& jumps) {
    Lists lists;
    const std::vector<RunEvent> events = session.recording()->events();
    for (const RunEvent& event : events) {
        const bool jumped = event.kind != EventKind::accumulation && std::any_of(jumps.begin(), jumps.end(), [&](const auto& one) { return event.time > one.first && event.time <= one.second; });
        if (jumped || event.kind == EventKind::graze) continue;
        double slowest = HUGE_VAL;
        for (std::size_t k = static_cast<std::size_t>(&event - events.data()) + 1; k-- > 0 && events[k].time > event.time - kRemembered;)
            if (events[k].kind == EventKind::impact && events[k].before != 0.0) slowest = std::min(slowest, std::abs(events[k].before));
        lists[{event.interaction, event.component}].push_back({event.kind, event.time, std::min(kGap / slowest, kJumped)});
    }
    return lists;
}

struct Parting {
    double until = kEnd;  // s: up to here both have the same events
    double most = 0.0;   // s: of the differences of their instants
    std::string what;
    std::size_t compared = 0;
};

// limit: of a difference of instants, s; only: events before this instant count.
inline Parting compare(const Lists& one, const Lists& other, double limit, double only) {
    Parting out;
    const auto part = [&](double t, const Key& key, const std::string& how) {
        if (t < out.until && t < only) out.until = t, out.what = "row " + std::to_string(key.first) + '/' + std::to_string(key.second) + " at t = " + text(t) + ": " + how;
    };
    Lists all = one;
    for (const auto& [key, list] : other) all.try_emplace(key);
    for (const auto& [key, ignored] : all) {
        static const std::vector<Told> none;
        const auto find = [&, &key = key](const Lists& lists) -> const auto& { return lists.contains(key) ? lists.at(key) : none; };
        const auto &a = find(one), &b = find(other);
        std::size_t k = 0;
        for (; k < a.size() && k < b.size(); ++k) {
            const double t = std::min(a[k].time, b[k].time), apart = std::abs(a[k].time - b[k].time);
            if (t >= only) break;
            if (a[k].kind != b[k].kind) part(t, key, "kinds " + std::to_string(static_cast<int>(a[k].kind)) + " and " + std::to_string(static_cast<int>(b[k].kind)));
            else if (apart > limit + std::max(a[k].unsure, b[k].unsure)) part(t, key, "instants " + text(apart) + " s apart");
            if (t >= out.until) break;
            out.most = std::max(out.most, apart);
            ++out.compared;
        }
        if (k < a.size() && k == b.size()) part(a[k].time, key, "kind " + std::to_string(static_cast<int>(a[k].kind)) + " in the first alone");
        if (k < b.size() && k == a.size()) part(b[k].time, key, "kind " + std::to_string(static_cast<int>(b[k].kind)) + " in the second alone");
    }
    return out;
}

} // namespace checks

// samples: of the whole run, each checked.
inline Verdict examine(unsigned seed, int samples) {
    using namespace checks;
    RandomMechanism mechanism(seed);
    Verdict out;
    const Ran plain = run(mechanism, kEnd / samples);
    out.refusal = plain.refusal, out.fault = plain.fault;
    if (!plain.session || !out.fault.empty()) return out;
    out.events = plain.session->recording()->events().size();
    if (out.fault = fault_of(*plain.session); !out.fault.empty() || !out.refusal.empty()) return out;
    const Ran fine = run(mechanism, kEnd / 10, kEnd / 1000);
    mechanism.move_start(kMoved);
    const Ran beside = run(mechanism, kEnd / 10);
    if (!fine.refusal.empty() || !fine.fault.empty()) {
        out.fault = "steps of a fiftieth: " + fine.refusal + fine.fault;
        return out;
    }
    if (!beside.session) return out;
    // up to where neighbours part, errors are no larger than what a trifle at the start becomes
    Jumps jumps;
    for (const Ran* one : {&plain, &beside, &fine}) add_jumps(*one->session, jumps);
    const Lists events = by_row(*plain.session, jumps);
    const Parting neighbours = compare(events, by_row(*beside.session, jumps), kParted, beside.session->time());
    const double limit = 30.0 * std::max(neighbours.most, kMoved);
    const Parting found = compare(events, by_row(*fine.session, jumps), limit, neighbours.until - limit);
    out.compared = found.compared;
    if (!found.what.empty()) out.fault = "steps of a fiftieth part: " + found.what + " (limit " + text(limit) + ", neighbours until " + text(neighbours.until) + ")";
    return out;
}

} // namespace saltus::testing

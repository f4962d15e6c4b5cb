// SPDX-License-Identifier: GPL-3.0-or-later
// What happened in a run, by rows in the order of time, without a copy of the recording: a few bytes an event. The numbers of a
// row are read when it is shown. Flight times and their ratios are of one contact each.
#pragma once

#include "core/simulation/recording.h"
#include "ui/panels/accumulation.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace saltus::ui {

QString eventName(EventKind kind);      // in the window's language
QString modeText(const std::string& mode); // the same, of EventRow::mode

struct EventRow {
    EventKind kind = EventKind::impact;
    double time = 0.0;         // s
    std::string object;        // interaction, contact law or joint, as in the recording
    std::optional<std::uint32_t> component = 0; // nullopt: of a formula, whose text `object` is
    bool angular = false;      // rad/s and N m s
    std::optional<double> before, after, impulse; // m/s, m/s, N s
    std::optional<double> loss;                   // J, of the contact: >= 0 when it takes energy
    std::optional<double> flight, ratio;          // s since the event before of this contact; by the flight before it
    std::string mode;                             // after it, as core/simulation/event_words.h has it; "": not known
    std::optional<std::size_t> impact;            // in the recording
    std::uint32_t body_a = kNoBody, body_b = kNoBody;
};

class EventIndex {
public:
    using Name = std::function<QString(const EventRow&)>; // of the contact, for people: what the filter looks at

    void set(std::shared_ptr<const Recording> recording, double step);
    void setNames(Name name) { name_ = std::move(name); }
    const std::shared_ptr<const Recording>& recording() const { return recording_; }
    // Words that kind, contact or the mode after it must hold, each of them; upper and lower case are the same.
    void setFilter(const QString& text);

    enum class Change { none, appended, anew };
    Change take(std::size_t most = 400'000, bool all = true); // what came since; all: releases too, which need a look at all spans
    std::size_t size() const { return shown_.size(); }        // rows that the filter lets through
    std::size_t total() const { return rows_.size(); }
    std::size_t number(std::size_t row) const;                // among all events, from 1
    EventRow row(std::size_t row) const;
    double time(std::size_t row) const;
    std::size_t firstAfter(double time) const;                // row of the first one later than this
    bool releasesLeftOut() const { return tooManySpans_; }
    static constexpr std::size_t kMostSpans = 500'000;

private:
    enum class Source : std::uint32_t { impact, release, accumulation, happened };
    struct Entry { // of an event: where it comes from, and its place there
        std::uint32_t source : 2, index : 30;
    };
    struct Release {
        double time;
        std::uint32_t interaction, component;
    };
    struct Happened { // in an event-driven run, besides the impacts of contacts
        double time, before, after, impulse;
        std::uint32_t interaction, component, text; // text: of formulas, in texts_
        EventKind kind;
        EventMode mode;
    };
    double timeOf(Entry entry) const;
    EventRow rowOf(Entry entry) const;
    bool passes(Entry entry);
    QString textOf(const EventRow& row) const;
    QStringList missing(const QString& text) const; // words that it does not hold
    void takeReleases();
    void takeHappened();
    void merge();

    std::shared_ptr<const Recording> recording_;
    double step_ = 0.0;
    Name name_;
    QStringList words_;
    // Of the impacts: the one before of the same contact, and whether the contact stays closed for longer than a step.
    static constexpr std::uint32_t kNone = 0xffffffffu;
    std::vector<std::uint32_t> before_, contact_;
    std::vector<double> times_;
    std::unordered_map<std::uint64_t, std::uint32_t> last_, contacts_; // by contact
    std::vector<signed char> passes_[4];                               // by source and contact: -1 not asked yet, 2: by the mode
    AccumulationFinder finder_;
    std::vector<Release> releases_;
    std::vector<std::uint32_t> releaseContact_, accumulationContact_;
    std::unordered_map<std::uint64_t, std::vector<std::pair<double, double>>> long_; // spans of more than a step, by contact
    std::size_t accumulations_ = 0;
    // Of an event-driven run, which tells everything that happened: its events but the impacts of contacts, of which the modes.
    bool driven_ = false;
    std::vector<Happened> happened_;
    std::vector<std::uint32_t> happenedGroup_;
    std::vector<std::string> texts_;
    std::unordered_map<std::string, std::uint32_t> groups_; // what the filter sees, by its text
    std::vector<EventMode> impactMode_;
    std::size_t seen_ = 0;
    bool tooManySpans_ = false;
    std::vector<Entry> rows_;
    std::vector<std::uint32_t> shown_; // of rows_
};

} // namespace saltus::ui

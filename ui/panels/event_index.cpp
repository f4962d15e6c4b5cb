// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/event_index.h"

#include "core/simulation/event_words.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace saltus::ui {

namespace {
std::uint64_t contactOf(std::uint32_t interaction, std::uint32_t component) { return (std::uint64_t{interaction} << 32) | component; }
// As they stand in the table and in files.
QString modeWords(const std::string& mode) { return mode.empty() ? QString() : (modeText(mode) + QLatin1Char(' ') + QString::fromStdString(mode)).toLower(); }
} // namespace

QString modeText(const std::string& mode) {
    if (mode == "open") return QObject::tr("open", "contact");
    if (mode == "closed") return QObject::tr("closed", "contact");
    if (mode == "stick") return QObject::tr("stick", "contact");
    if (mode == "slip+") return QObject::tr("slip +", "contact");
    if (mode == "slip-") return QObject::tr("slip −", "contact");
    if (mode == "on") return QObject::tr("on", "relay or diode");
    if (mode == "off") return QObject::tr("off", "relay or diode");
    return QString::fromStdString(mode);
}

QString eventName(EventKind kind) {
    switch (kind) {
    case EventKind::impact: return QObject::tr("impact", "event");
    case EventKind::graze: return QObject::tr("graze", "event");
    case EventKind::release: return QObject::tr("release", "event");
    case EventKind::stick: return QObject::tr("stick", "event");
    case EventKind::slip: return QObject::tr("slip", "event");
    case EventKind::reversal: return QObject::tr("reversal", "event");
    case EventKind::accumulation: return QObject::tr("accumulation", "event");
    case EventKind::handover: return QObject::tr("hand-over", "event");
    case EventKind::switching: return QObject::tr("switch", "event");
    case EventKind::breakpoint: return QObject::tr("breakpoint", "event");
    }
    return {};
}

void EventIndex::set(std::shared_ptr<const Recording> recording, double step) {
    const Name name = std::move(name_);
    const QStringList words = std::move(words_);
    *this = EventIndex();
    recording_ = std::move(recording);
    step_ = step;
    name_ = name;
    words_ = words;
    finder_ = AccumulationFinder(step);
}

void EventIndex::setFilter(const QString& text) {
    words_ = text.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (auto& known : passes_) known.clear();
    shown_.clear();
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (passes(rows_[i])) shown_.push_back(static_cast<std::uint32_t>(i));
}

// Asked once for every kind of event of every contact.
bool EventIndex::passes(Entry entry) {
    if (words_.isEmpty()) return true;
    const auto source = static_cast<Source>(entry.source);
    const std::uint32_t contact = source == Source::impact ? contact_[entry.index] : source == Source::release ? releaseContact_[entry.index] : source == Source::happened ? happenedGroup_[entry.index] : accumulationContact_[entry.index];
    auto& known = passes_[entry.source];
    if (contact >= known.size()) known.resize(contact + 1, -1);
    if (known[contact] < 0) {
        const QStringList left = missing(textOf(rowOf(entry)));
        const bool mode = std::any_of(std::begin(kEventModeWords), std::end(kEventModeWords), [&](const char* word) {
            const QString text = modeWords(word);
            return std::all_of(left.begin(), left.end(), [&](const QString& wanted) { return text.contains(wanted); });
        });
        known[contact] = left.isEmpty() ? 1 : mode ? 2 : 0;
    }
    if (known[contact] < 2) return known[contact] == 1;
    const EventRow row = rowOf(entry);
    return missing(textOf(row) + QLatin1Char(' ') + modeWords(row.mode)).isEmpty();
}

QString EventIndex::textOf(const EventRow& row) const {
    return (eventName(row.kind) + QLatin1Char(' ') + QLatin1String(word_of(row.kind)) + QLatin1Char(' ') + QString::fromStdString(row.object) + QLatin1Char(' ') +
            (name_ ? name_(row) : QString()))
        .toLower();
}

QStringList EventIndex::missing(const QString& text) const {
    QStringList left;
    for (const QString& word : words_)
        if (!text.contains(word)) left << word;
    return left;
}

EventIndex::Change EventIndex::take(std::size_t most, bool all) {
    if (!recording_) return Change::none;
    const std::size_t first = times_.size(), count = recording_->impact_count();
    if (count > first)
        for (const Impact& impact : recording_->impacts(first, most)) {
            const auto index = static_cast<std::uint32_t>(times_.size());
            const std::uint64_t key = contactOf(impact.interaction, impact.component);
            const auto last = last_.try_emplace(key, kNone).first;
            contact_.push_back(contacts_.try_emplace(key, static_cast<std::uint32_t>(contacts_.size())).first->second);
            before_.push_back(std::exchange(last->second, index));
            times_.push_back(impact.time);
            finder_.add(impact);
            if (finder_.found().size() > accumulationContact_.size()) accumulationContact_.push_back(contact_.back());
        }
    const auto longSpans = [this] {
        std::size_t n = 0;
        for (const auto& [key, spans] : long_) n += spans.size();
        return n;
    };
    const std::size_t others = releases_.size(), sums = accumulations_, told = happened_.size(), lasting = longSpans();
    if (all && times_.size() == count) {
        takeHappened();
        if (!driven_) takeReleases();
    }
    accumulations_ = driven_ ? 0 : finder_.found().size();
    if (releases_.size() != others || longSpans() != lasting || accumulations_ != sums || happened_.size() != told || (all && accumulations_ > 0 && times_.size() > first)) { // estimates move
        merge();
        return Change::anew;
    }
    if (times_.size() == first) return Change::none;
    // What came is later than all before, but for accumulations whose point was estimated to lie ahead.
    if (!rows_.empty() && timeOf(rows_.back()) > times_[first]) {
        merge();
        return Change::anew;
    }
    for (std::size_t i = first; i < times_.size(); ++i) {
        rows_.push_back({static_cast<std::uint32_t>(Source::impact), static_cast<std::uint32_t>(i)});
        if (passes(rows_.back())) shown_.push_back(static_cast<std::uint32_t>(rows_.size() - 1));
    }
    return Change::appended;
}

// Ends of contacts that lasted longer than a step: every bounce opens again at once, which is no news.
void EventIndex::takeReleases() {
    const auto spans = recording_->contact_spans();
    tooManySpans_ = spans.size() > kMostSpans;
    releases_.clear();
    releaseContact_.clear();
    long_.clear();
    if (tooManySpans_) return;
    for (const ContactSpan& span : spans) {
        if (span.end - span.begin <= 1.5 * step_ && !span.open_ended) continue;
        const std::uint64_t key = contactOf(span.interaction, span.component);
        long_[key].emplace_back(span.begin, span.end);
        if (!span.open_ended) releases_.push_back({span.end, span.interaction, span.component});
    }
    std::stable_sort(releases_.begin(), releases_.end(), [](const Release& a, const Release& b) { return a.time < b.time; });
    for (const Release& r : releases_)
        releaseContact_.push_back(contacts_.try_emplace(contactOf(r.interaction, r.component), static_cast<std::uint32_t>(contacts_.size())).first->second);
}

// Of an event-driven run: it tells by itself what others are found from, and more.
void EventIndex::takeHappened() {
    const std::vector<RunEvent> events = recording_->events();
    if (events.empty()) return;
    if (!driven_) driven_ = true, releases_.clear(), releaseContact_.clear(), long_.clear();
    for (; seen_ < events.size(); ++seen_) {
        const RunEvent& event = events[seen_];
        if (event.kind == EventKind::impact) { // of a contact: it stands among the impacts, in the same order
            const std::size_t k = impactMode_.size();
            if (k < times_.size() && times_[k] == event.time) {
                const Impact impact = recording_->impact(k);
                if (impact.interaction == event.interaction && impact.component == event.component) {
                    impactMode_.push_back(event.mode);
                    continue;
                }
            }
            if (k == times_.size() && event.interaction != kNoRow) { // its impact is not read yet, or it is of a joint, which has none
                const auto later = recording_->impacts(k, 1);
                if (!later.empty() && later[0].time == event.time) return;
            }
        }
        Happened one{event.time, event.before, event.after, event.impulse, event.interaction, event.component, 0, event.kind, event.mode};
        std::string group = word_of(event.kind) + (event.interaction == kNoRow ? ' ' + event.object : '/' + std::to_string(event.interaction) + '/' + std::to_string(event.component));
        const auto [known, fresh] = groups_.try_emplace(std::move(group), static_cast<std::uint32_t>(groups_.size()));
        if (event.interaction == kNoRow) {
            const auto text = std::find(texts_.begin(), texts_.end(), event.object);
            one.text = static_cast<std::uint32_t>(text - texts_.begin());
            if (text == texts_.end()) texts_.push_back(event.object);
        }
        happenedGroup_.push_back(known->second);
        happened_.push_back(one);
    }
}

void EventIndex::merge() {
    const auto all = [](std::vector<Entry>& out, Source source, std::size_t n) {
        for (std::size_t i = 0; i < n; ++i) out.push_back({static_cast<std::uint32_t>(source), static_cast<std::uint32_t>(i)});
    };
    const auto earlier = [this](Entry a, Entry b) { return timeOf(a) < timeOf(b); };
    std::vector<Entry> others, impacts;
    all(others, Source::release, releases_.size());
    all(others, Source::accumulation, accumulations_);
    all(others, Source::happened, happened_.size());
    std::stable_sort(others.begin(), others.end(), earlier);
    all(impacts, Source::impact, times_.size());
    rows_.clear();
    rows_.reserve(impacts.size() + others.size());
    std::merge(impacts.begin(), impacts.end(), others.begin(), others.end(), std::back_inserter(rows_), earlier);
    shown_.clear();
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (passes(rows_[i])) shown_.push_back(static_cast<std::uint32_t>(i));
}

double EventIndex::timeOf(Entry entry) const {
    switch (static_cast<Source>(entry.source)) {
    case Source::impact: return times_[entry.index];
    case Source::release: return releases_[entry.index].time;
    case Source::accumulation: return finder_.found()[entry.index].end;
    case Source::happened: return happened_[entry.index].time;
    }
    return 0.0;
}

EventRow EventIndex::rowOf(Entry entry) const {
    EventRow row;
    row.time = timeOf(entry);
    const auto& names = recording_->interactions();
    const auto name = [&](std::uint32_t interaction) { return interaction < names.size() ? names[interaction] : std::string(); };
    const auto contactNamed = [&](std::uint32_t contact) { // the last impact of it tells whose it is
        for (const auto& [key, number] : contacts_)
            if (number == contact) {
                row.object = name(static_cast<std::uint32_t>(key >> 32));
                row.component = static_cast<std::uint32_t>(key);
                if (const auto last = last_.find(key); last != last_.end() && last->second != kNone) {
                    const Impact impact = recording_->impact(last->second);
                    row.body_a = impact.body_a;
                    row.body_b = impact.body_b;
                }
            }
    };
    switch (static_cast<Source>(entry.source)) {
    case Source::release:
        row.kind = EventKind::release;
        row.mode = "open";
        contactNamed(releaseContact_[entry.index]);
        return row;
    case Source::accumulation:
        row.kind = EventKind::accumulation;
        contactNamed(accumulationContact_[entry.index]);
        return row;
    case Source::happened: {
        const Happened& one = happened_[entry.index];
        const auto known = [](double value) { return value == value ? std::optional(value) : std::nullopt; };
        row.kind = one.kind;
        row.mode = word_of(one.mode);
        row.before = known(one.before), row.after = known(one.after), row.impulse = known(one.impulse);
        row.component = one.interaction == kNoRow ? std::nullopt : std::optional(one.component);
        row.object = one.interaction == kNoRow ? texts_[one.text] : name(one.interaction);
        return row;
    }
    case Source::impact: break;
    }
    const Impact impact = recording_->impact(entry.index);
    row.object = name(impact.interaction);
    row.component = impact.component;
    row.angular = impact.angular != 0;
    row.before = impact.velocity_before;
    row.after = impact.velocity_after;
    row.impulse = impact.impulse;
    row.loss = -impact.energy;
    row.impact = std::size_t{entry.index};
    row.body_a = impact.body_a;
    row.body_b = impact.body_b;
    if (const std::uint32_t last = before_[entry.index]; last != kNone) {
        row.flight = impact.time - times_[last];
        if (const std::uint32_t earlier = before_[last]; earlier != kNone && times_[last] > times_[earlier]) row.ratio = *row.flight / (times_[last] - times_[earlier]);
    }
    if (driven_) {
        row.mode = entry.index < impactMode_.size() ? word_of(impactMode_[entry.index]) : "";
    } else if (!tooManySpans_) {
        row.mode = "open";
        if (const auto found = long_.find(contactOf(impact.interaction, impact.component)); found != long_.end()) {
            const auto span = std::lower_bound(found->second.begin(), found->second.end(), impact.time - 1.5 * step_, [](const auto& s, double t) { return s.first < t; });
            if (span != found->second.end() && span->first <= impact.time + 0.5 * step_) row.mode = "closed";
        }
    }
    return row;
}

std::size_t EventIndex::number(std::size_t row) const { return shown_[row] + std::size_t{1}; }
EventRow EventIndex::row(std::size_t row) const { return rowOf(rows_[shown_[row]]); }
double EventIndex::time(std::size_t row) const { return timeOf(rows_[shown_[row]]); }

std::size_t EventIndex::firstAfter(double time) const {
    return static_cast<std::size_t>(std::upper_bound(shown_.begin(), shown_.end(), time, [this](double t, std::uint32_t i) { return t < timeOf(rows_[i]); }) - shown_.begin());
}

} // namespace saltus::ui

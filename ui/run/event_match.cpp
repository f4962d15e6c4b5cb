// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/event_match.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::ui {

namespace {
double newest(const Recording& r) { return r.rows() > 0 ? r.value(0, r.rows() - 1) : 0.0; }
} // namespace

void EventMatch::set(std::shared_ptr<const Recording> a, std::shared_ptr<const Recording> b, double tolerance) {
    *this = EventMatch();
    runs_[0] = std::move(a);
    runs_[1] = std::move(b);
    tolerance_ = tolerance;
}

bool EventMatch::take() {
    if (!runs_[0] || !runs_[1]) return false;
    // Times first: what is recorded afterwards is judged the next time.
    const double until_a = newest(*runs_[0]), until_b = newest(*runs_[1]);
    if (std::min(until_a, until_b) == judged_) return false;
    judged_ = std::min(until_a, until_b);
    for (int run = 0; run < 2; ++run) {
        const auto& names = runs_[run]->interactions();
        for (const Impact& impact : runs_[run]->impacts(taken_[run])) {
            Contact& contact = contacts_[{impact.interaction < names.size() ? names[impact.interaction] : std::string(), impact.component}];
            contact.times[run].push_back(impact.time);
            if (run == 0) contact.impacts.push_back(taken_[0]);
            ++taken_[run];
        }
    }
    for (auto& [key, contact] : contacts_) judge(key, contact, until_a, until_b);
    return true;
}

// Partners are the k-th impacts of a contact; one has none when the other run has gone on beyond the tolerance without it.
void EventMatch::judge(const Key& key, Contact& c, double until_a, double until_b) {
    while (!c.parted) {
        const bool in_a = c.next < c.times[0].size(), in_b = c.next < c.times[1].size();
        if (!in_a && !in_b) return;
        const double a = in_a ? c.times[0][c.next] : 0.0, b = in_b ? c.times[1][c.next] : 0.0;
        if (in_a && in_b && std::abs(a - b) <= tolerance_) {
            ++c.next;
            ++matched_;
            continue;
        }
        if (!in_b && until_b <= a + tolerance_) return; // may still come
        if (!in_a && until_a <= b + tolerance_) return;
        c.parted = true;
        Disagreement d;
        d.time = in_a && in_b ? std::min(a, b) : in_a ? a : b;
        d.interaction = key.first;
        d.component = key.second;
        d.order = c.next + 1;
        if (in_a) d.a = a;
        if (in_b) d.b = b;
        if (in_a) d.impact_a = c.impacts[c.next];
        if (!first_ || d.time < first_->time) first_ = d;
    }
}

// Recording::row_at(time), from the guessed row on by steps that double: two looks where the guess is right.
std::size_t RowGuess::find(const Recording& recording, std::size_t rows, double time) {
    const auto upTo = [&](std::size_t row) { return recording.value(0, row) <= time; };
    std::size_t low = std::min(row_ + advance_, rows - 1), high = rows, step = 1;
    if (upTo(low)) {
        for (; low + step < rows && upTo(low + step); step *= 2) low += step;
        high = std::min(low + step, rows);
    } else {
        for (high = low; high > step && !upTo(high - step); step *= 2) high -= step;
        low = high > step ? high - step : 0;
    }
    while (high - low > 1) {
        const std::size_t middle = low + (high - low) / 2;
        (upTo(middle) ? low : high) = middle;
    }
    advance_ = low > row_ ? low - row_ : 0;
    return row_ = low;
}

double valueAt(const Recording& recording, std::size_t column, double time, RowGuess* guess) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const std::size_t rows = recording.rows();
    if (rows == 0 || !(time >= recording.value(0, 0)) || !(time <= recording.value(0, rows - 1) * (1.0 + 1e-12))) return none;
    const std::size_t row = guess ? guess->find(recording, rows, time) : recording.row_at(time);
    const double t0 = recording.value(0, row), v0 = recording.value(column, row);
    if (row + 1 >= rows || !(time > t0)) return v0;
    const double t1 = recording.value(0, row + 1), v1 = recording.value(column, row + 1);
    // Times of two grids are the same but for round-off: a row of its own is taken as it is.
    const double fraction = t1 > t0 ? (time - t0) / (t1 - t0) : 0.0;
    if (fraction < 1e-9) return v0;
    if (fraction > 1.0 - 1e-9) return v1;
    return v0 + fraction * (v1 - v0);
}

std::optional<double> largestDifference(const Recording& a, const Recording& b, const std::string& signal, double until, std::size_t most) {
    const auto in_a = a.catalogue().find(signal), in_b = b.catalogue().find(signal);
    if (!in_a || !in_b || a.rows() == 0 || b.rows() == 0) return std::nullopt;
    const std::size_t rows = a.row_at(std::min(until, newest(b))) + 1, stride = std::max<std::size_t>(1, rows / std::max<std::size_t>(most, 1));
    double largest = 0.0;
    bool any = false;
    RowGuess guess;
    for (std::size_t row = 0; row < rows; row += stride) {
        const double d = std::abs(valueAt(b, *in_b, a.value(0, row), &guess) - a.value(*in_a, row));
        if (!std::isfinite(d)) continue;
        largest = std::max(largest, d);
        any = true;
    }
    return any ? std::optional(largest) : std::nullopt;
}

std::optional<double> observedOrder(double coarse, double fine) {
    if (!(coarse > 0.0) || !(fine > 0.0) || !std::isfinite(coarse) || !std::isfinite(fine)) return std::nullopt;
    return std::log2(coarse / fine);
}

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs of one scene beside each other: their impacts in pairs, by contact and order; the first that differ; and how far
// apart their signals are, interpolated to common times.
#pragma once

#include "core/simulation/recording.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace saltus::ui {

struct Disagreement {
    double time = 0.0;                    // s: of the earlier of the two
    std::string interaction;
    std::uint32_t component = 0;
    std::size_t order = 0;                // of the impact among those of its contact, from 1
    std::optional<double> a, b;           // s: when it happens in each run; none: it has no partner there
    std::optional<std::size_t> impact_a;  // in A's recording
};

class EventMatch {
public:
    // tolerance: s that partners may be apart.
    void set(std::shared_ptr<const Recording> a, std::shared_ptr<const Recording> b, double tolerance);
    bool take(); // what came since; true when anything did
    std::size_t matched() const { return matched_; }
    const std::optional<Disagreement>& first() const { return first_; } // the earliest so far
    double tolerance() const { return tolerance_; }

private:
    using Key = std::pair<std::string, std::uint32_t>; // interaction, component
    struct Contact {
        std::vector<double> times[2];
        std::vector<std::size_t> impacts; // of A
        std::size_t next = 0;             // first that is not judged
        bool parted = false;
    };
    void judge(const Key& key, Contact& contact, double until_a, double until_b);

    std::shared_ptr<const Recording> runs_[2];
    std::size_t taken_[2] = {0, 0};
    double tolerance_ = 0.0, judged_ = -1.0;
    std::map<Key, Contact> contacts_;
    std::size_t matched_ = 0;
    std::optional<Disagreement> first_;
};

// Rows of times that are asked for in order: each is looked for as far behind the last one as that was behind the one before.
class RowGuess {
public:
    std::size_t find(const Recording& recording, std::size_t rows, double time); // as row_at(), of the first `rows`; time: not before the first

private:
    std::size_t row_ = 0, advance_ = 0;
};

// The value of a column at a time, on the straight line between its rows; NaN outside the recording. guess: where many times are asked for in order.
double valueAt(const Recording& recording, std::size_t column, double time, RowGuess* guess = nullptr);
// The largest |b - a| of a signal at A's rows up to a time; at most `most` of them, evenly; nothing where either lacks it.
std::optional<double> largestDifference(const Recording& a, const Recording& b, const std::string& signal, double until, std::size_t most = 4096);
// Of runs with steps h, h/2, h/4: log2(|a - b| / |b - c|), the order in which they approach each other.
std::optional<double> observedOrder(double coarse, double fine);

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/sections.h"

#include "core/model/validate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

namespace saltus {

namespace {

constexpr std::size_t kNodes = 8; // of a polynomial

// Through (t, y) at its nodes, by Neville.
double polynomial_at(double at, std::size_t nodes, const std::array<double, kNodes>& t, std::array<double, kNodes> y) noexcept {
    for (std::size_t width = 1; width < nodes; ++width)
        for (std::size_t k = 0; k + width < nodes; ++k) y[k] = ((at - t[k]) * y[k + 1] - (at - t[k + width]) * y[k]) / (t[k + width] - t[k]);
    return y[0];
}

// The growth of a signal that begins anew after a period; 0: it does not.
double unwrapped(double growth, double period) noexcept {
    return period > 0.0 && growth < -0.5 * period ? growth + period * std::ceil(-growth / period - 0.5) : growth;
}

constexpr std::size_t kBlock = 4096; // rows read at once

Unexpected<Error> unknown(const std::string& what, const std::string& name, const std::vector<std::string>& known,
                          const std::string& otherwise) {
    const std::string near = model::nearest_name(name, known);
    return fail(ErrorKind::input, "the recording holds no " + what + " \"" + name + '"',
                near.empty() ? otherwise : "did you mean \"" + near + "\"? Otherwise " + otherwise,
                Place{{}, 0, 0, name});
}

std::vector<std::string> names_of(const Catalogue& catalogue) {
    std::vector<std::string> names;
    for (const Channel& channel : catalogue.channels()) names.push_back(channel.name);
    return names;
}

// The recording may come from before Impact::row was known.
std::size_t row_of(const Impact& impact, const Recording& recording) {
    if (impact.row >= 0) return static_cast<std::size_t>(impact.row);
    const std::size_t row = recording.row_at(impact.time);
    return recording.value(0, row) < impact.time ? row + 1 : row;
}

std::array<double, 3> values_at(const Recording& recording, const std::vector<std::size_t>& columns, std::size_t row) {
    std::array<double, 3> values{};
    for (std::size_t k = 0; k < columns.size(); ++k) values[k] = recording.value(columns[k], row);
    return values;
}

// The impacts of a recording in the order of their rows, a few at a time: a long chatter has millions.
class ImpactsByRow {
public:
    ImpactsByRow(const Recording& recording, std::size_t next) : recording_(recording), first_(next) {}

    const Impact* peek() {
        if (at_ == some_.size()) {
            first_ += some_.size();
            some_ = recording_.impacts(first_, kBlock);
            at_ = 0;
        }
        return at_ < some_.size() ? &some_[at_] : nullptr;
    }
    void pass() { ++at_; }
    std::size_t next() const { return first_ + at_; }

private:
    const Recording& recording_;
    std::size_t first_, at_ = 0; // index of some_[0]; of the next one in some_
    std::vector<Impact> some_;
};

} // namespace

void Section::Passing::see(double value, double level) {
    largest = std::max(largest, std::abs(value));
    const double round_off = 1e-13 * std::max(largest, std::abs(level));
    above = above || value > level + round_off;
    below = below || value < level - round_off;
}

Result<Section> Section::create(const Recording& recording, SectionKind kind, std::vector<std::string> channels, Between between) {
    SALTUS_DEMAND(channels.size() <= std::tuple_size_v<decltype(SectionPoint::values)>);
    const Catalogue& catalogue = recording.catalogue();
    const auto column_of = [&](const std::string& name) -> Result<std::size_t> {
        if (const auto found = catalogue.find(name)) return *found;
        return unknown("signal", name, names_of(catalogue), "record it: add it to the signals of the run");
    };
    Section out;
    for (const std::string& name : channels) {
        auto column = column_of(name);
        if (!column) return Unexpected(column.error());
        out.columns_.push_back(*column);
    }
    if (const auto* strobe = std::get_if<StroboscopicSection>(&kind)) {
        if (!(strobe->period > 0.0) || !std::isfinite(strobe->period))
            return fail(ErrorKind::input, "the period of a stroboscopic section must be positive",
                        "give the period in the unit of the phase, such as 2*pi", Place{{}, 0, 0, strobe->phase});
        if (!std::isfinite(strobe->offset))
            return fail(ErrorKind::input, "the offset of a stroboscopic section must be a finite number", {},
                        Place{{}, 0, 0, strobe->phase});
        auto column = column_of(strobe->phase);
        if (!column) return Unexpected(column.error());
        out.watched_ = *column;
    } else if (const auto* impact = std::get_if<ImpactSection>(&kind)) {
        const auto& names = recording.interactions();
        bool any = impact->interaction.empty();
        for (const std::string& name : names) {
            const bool counts = impact->interaction.empty() || name == impact->interaction ||
                                name.starts_with(impact->interaction + '[');
            out.interactions_.push_back(counts);
            any = any || counts;
        }
        if (!any) return unknown("interaction", impact->interaction, names, "check the name in the scene");
    } else {
        const auto& plane = std::get<PlaneSection>(kind);
        if (!std::isfinite(plane.level))
            return fail(ErrorKind::input, "the level of a plane section must be a finite number", {},
                        Place{{}, 0, 0, plane.signal});
        if (plane.direction < -1 || plane.direction > 1)
            return fail(ErrorKind::input, "the direction of a plane section must be 1, -1 or 0", {},
                        Place{{}, 0, 0, plane.signal});
        auto column = column_of(plane.signal);
        if (!column) return Unexpected(column.error());
        out.watched_ = *column;
    }
    out.kind_ = std::move(kind);
    out.between_ = between;
    out.channels_ = std::move(channels);
    return out;
}

void Section::clear() {
    next_row_ = 0;
    next_impact_ = 0;
    passing_ = {};
    points_.clear();
}

std::size_t Section::update(const Recording& recording, std::size_t most_rows) {
    // Rows first: the events of a row are committed before it.
    const std::size_t committed = recording.rows();
    if (committed < next_row_) clear();
    // Points come from rows as they were written; what was thinned before it was looked at gives none.
    if (const std::size_t thinned = std::min(recording.thinned_rows(), committed); next_row_ < thinned) next_row_ = thinned;
    const std::size_t rows = committed - next_row_ > most_rows ? next_row_ + most_rows : committed;
    const std::size_t before = points_.size();
    if (rows == next_row_) return 0;
    changes_.clear();
    if (between_ == Between::smooth)
        for (const ParameterChange& change : recording.parameter_changes()) changes_.push_back(change.row > 0 ? static_cast<std::size_t>(change.row) - 1 : 0);

    if (std::holds_alternative<ImpactSection>(kind_)) {
        find_impacts(recording, rows);
    } else if (const auto* strobe = std::get_if<StroboscopicSection>(&kind_)) {
        const double period = strobe->period, offset = strobe->offset;
        find_crossings(recording, rows, period, [period, offset](double from, double to, Crossing& crossing) {
            const double growth = unwrapped(to - from, period);
            const double start = std::floor((from - offset) / period);
            const double end = std::floor((from + growth - offset) / period);
            if (!(end > start)) return false;
            const double at = offset + end * period;
            crossing.fraction = std::clamp((at - from) / growth, 0.0, 1.0);
            crossing.level = at;
            crossing.value = to - (1.0 - crossing.fraction) * growth;
            return true;
        });
    } else {
        const auto& plane = std::get<PlaneSection>(kind_);
        const double level = plane.level;
        const bool up = plane.direction >= 0, down = plane.direction <= 0;
        find_crossings(recording, rows, 0.0, [this, level, up, down](double from, double to, Crossing& crossing) {
            passing_.see(from, level);
            const bool rises = from < level && to >= level && std::exchange(passing_.below, false);
            const bool falls = from > level && to <= level && std::exchange(passing_.above, false);
            if (!(up && rises) && !(down && falls)) return false;
            crossing.fraction = (level - from) / (to - from);
            crossing.level = crossing.value = level;
            return true;
        });
    }
    next_row_ = rows;
    return points_.size() - before;
}

void Section::find_impacts(const Recording& recording, std::size_t rows) {
    ImpactsByRow impacts(recording, next_impact_);
    for (; const Impact* impact = impacts.peek(); impacts.pass()) {
        const std::size_t row = row_of(*impact, recording);
        if (row >= rows) break;
        if (row < next_row_) continue; // thinned
        if (impact->interaction < interactions_.size() && interactions_[impact->interaction])
            points_.push_back({impact->time, row, values_at(recording, columns_, row)});
    }
    next_impact_ = impacts.next();
}

void Section::refine(const Recording& recording, const Crossing& crossing, double period, SectionPoint& point) {
    std::array<std::size_t, kNodes> row;
    std::array<double, kNodes> t, y;
    std::size_t nodes = 0;
    for (std::size_t at = point.row; nodes < kNodes; --at) {
        const double time = recording.value(0, at);
        if (nodes > 0 && !(time < t[nodes - 1])) break; // an event
        row[nodes] = at, t[nodes] = time;
        ++nodes;
        if (at == 0 || (nodes > 1 && std::find(changes_.begin(), changes_.end(), at) != changes_.end())) break;
    }
    if (nodes < 3) return;
    for (std::size_t k = 0; k < nodes; ++k) y[k] = recording.value(watched_, row[k]);
    for (std::size_t k = 1; k < nodes; ++k) { // on one branch
        const double growth = unwrapped(recording.value(watched_, row[k - 1]) - recording.value(watched_, row[k]), period);
        y[k] = y[k - 1] - growth;
    }
    const double level = crossing.level + (y[1] - recording.value(watched_, row[1]));
    const auto off = [&](double at) { return polynomial_at(at, nodes, t, y) - level; };
    double from = t[1], to = t[0], before = y[1] - level, behind = y[0] - level;
    if (!(before * behind <= 0.0)) return;
    for (int round = 0; round < 200 && to > from && before != 0.0 && behind != 0.0; ++round) {
        double at = round % 3 == 2 ? 0.5 * (from + to) : from + (to - from) * (before / (before - behind));
        if (!(at > from && at < to)) at = 0.5 * (from + to);
        if (!(at > from && at < to)) break;
        const double value = off(at);
        if (value == 0.0) from = to = at;
        else if (value * before > 0.0) from = at, before = value;
        else to = at, behind = value;
    }
    const double time = before == 0.0 ? from : to;
    point.time = time;
    for (std::size_t k = 0; k < columns_.size(); ++k) {
        if (columns_[k] == watched_) continue;
        if (columns_[k] == 0) {
            point.values[k] = time;
            continue;
        }
        std::array<double, kNodes> wanted;
        for (std::size_t i = 0; i < nodes; ++i) wanted[i] = recording.value(columns_[k], row[i]);
        if (const double value = polynomial_at(time, nodes, t, wanted); std::isfinite(value)) point.values[k] = value;
    }
}

template <class Finder>
void Section::find_crossings(const Recording& recording, std::size_t rows, double period, Finder crosses) {
    ImpactsByRow impacts(recording, next_impact_);
    const auto next_impact_row = [&](std::size_t row) { // the first impact at this row or later
        const Impact* impact = impacts.peek();
        for (; impact && row_of(*impact, recording) < row; impact = impacts.peek()) impacts.pass();
        return impact ? row_of(*impact, recording) : std::numeric_limits<std::size_t>::max();
    };
    std::vector<double> watched(kBlock + 1);
    std::size_t first = next_row_ > 0 ? next_row_ - 1 : 0; // one row back: the pair that spans the last call
    while (first + 1 < rows) {
        const std::size_t count = std::min(kBlock + 1, rows - first);
        recording.copy(watched_, first, count, watched.data());
        for (std::size_t i = 1; i < count; ++i) {
            Crossing crossing{};
            if (!crosses(watched[i - 1], watched[i], crossing)) continue;
            const std::size_t row = first + i;
            SectionPoint point{recording.value(0, row), row, values_at(recording, columns_, row)};
            const double before = recording.value(0, row - 1);
            const bool jumps = between_ == Between::smooth && !(before < point.time); // an event
            if (next_impact_row(row) != row && !jumps) { // an impact makes the motion between the rows anything but a line
                const double f = crossing.fraction;
                point.time = before + f * (point.time - before);
                for (std::size_t k = 0; k < columns_.size(); ++k) {
                    const double from = recording.value(columns_[k], row - 1);
                    point.values[k] = columns_[k] == watched_ ? crossing.value : from + f * (point.values[k] - from);
                }
                if (between_ == Between::smooth) refine(recording, crossing, period, point);
            }
            points_.push_back(std::move(point));
        }
        first += count - 1;
    }
    next_impact_row(rows);
    next_impact_ = impacts.next();
}

} // namespace saltus

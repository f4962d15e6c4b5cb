// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/recording_impl.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace saltus {

using detail::Chunk;
using detail::include;
using detail::kCoarseBits;
using detail::kFan;
using detail::kFanBits;
using detail::kInfinity;
using detail::kNothing;
using detail::kTopLevel;
using detail::SpillFile;

Recording::Recording(Catalogue catalogue, std::vector<std::string> interactions, std::vector<std::string> parameters,
                     std::vector<double> parameter_values, RecordingSettings settings)
    : impl_(std::make_unique<Impl>(std::move(catalogue), std::move(interactions), std::move(parameters),
                                   std::move(parameter_values), std::move(settings))) {
    constexpr std::size_t first_room = 128; // of short runs all: growing from nothing costs as much as an event itself
    impl_->impacts.reserve(first_room);
    impl_->run_events.reserve(first_room);
}

Recording::~Recording() = default;

const Catalogue& Recording::catalogue() const noexcept {
    return impl_->catalogue;
}
const std::vector<std::string>& Recording::interactions() const noexcept {
    return impl_->interactions;
}
const std::vector<std::string>& Recording::parameters() const noexcept {
    return impl_->parameters;
}
std::size_t Recording::rows() const noexcept {
    return impl_->rows.load(std::memory_order_acquire);
}
std::size_t Recording::memory_bytes() const noexcept {
    return impl_->memory(impl_->committed_chunks());
}
std::size_t Recording::spilled_bytes() const noexcept {
    return impl_->spilled(impl_->committed_chunks());
}
std::size_t Recording::file_bytes() const noexcept {
    const std::scoped_lock lock(impl_->event_mutex); // the writer makes the file when it needs one
    return impl_->spill ? impl_->spill->used() : 0;
}

std::size_t Recording::thinned_rows() const noexcept {
    const Impl& self = *impl_;
    std::size_t low = 0, high = self.committed_chunks(); // chunks before low are thinned, those from high on are not
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (self.chunks[middle]->level() > 0) low = middle + 1;
        else high = middle;
    }
    return std::max(low << self.chunk_shift, self.thinned_copy);
}

bool Recording::kept(std::size_t row) const noexcept {
    const Impl& self = *impl_;
    SALTUS_ASSERT(row < rows());
    if ((row & ((std::size_t{1} << kCoarseBits) - 1)) == 0) return true;
    if (row < self.thinned_copy) return false; // perhaps: how far it had been thinned is not known any more
    const int level = self.chunks[row >> self.chunk_shift]->level();
    return level == 0 || (level == 1 && (row & (kFan - 1)) == 0);
}

void Recording::set_limits(std::size_t memory_budget, std::size_t disk_budget) noexcept {
    const std::scoped_lock lock(impl_->event_mutex);
    impl_->settings.memory_budget = memory_budget;
    impl_->settings.disk_budget = disk_budget;
    impl_->warned = false;
}

std::size_t usual_disk_budget(const std::string& spill_folder) {
    constexpr std::size_t most = std::size_t{8} << 30;
    std::error_code error;
    const auto space = std::filesystem::space(spill_folder.empty() ? detail::temporary_folder() : spill_folder, error);
    if (error) return most / 8;
    return static_cast<std::size_t>(std::min<std::uintmax_t>(most, space.available / 4));
}

double Recording::value(std::size_t column, std::size_t row) const noexcept {
    SALTUS_ASSERT(column < impl_->columns && row < rows());
    return impl_->at(column, row);
}

void Recording::copy(std::size_t column, std::size_t first, std::size_t count, double* out) const noexcept {
    SALTUS_ASSERT(column < impl_->columns && first + count <= rows());
    const Impl& self = *impl_;
    while (count > 0) {
        const std::size_t offset = first & (self.chunk_rows - 1);
        const std::size_t part = std::min(count, self.chunk_rows - offset);
        const Chunk& chunk = *self.chunks[first >> self.chunk_shift];
        self.steadily(chunk, [&](int level) {
            if (level == 0) chunk.copy(column * self.stride + offset, part, out);
            else
                for (std::size_t i = 0; i < part; ++i) out[i] = self.at(column, first + i);
            return true;
        });
        out += part;
        first += part;
        count -= part;
    }
}

MinMax Recording::range(std::size_t column, std::size_t first, std::size_t last) const noexcept {
    const Impl& self = *impl_;
    SALTUS_ASSERT(column < self.columns);
    last = std::min(last, rows());
    MinMax bounds = kNothing;
    if (first >= last) return bounds;
    const auto scan_rows = [&](std::size_t from, std::size_t to) { // within one block of 64, so within one chunk
        if (from < to) include(bounds, self.part_of_block(column, from, to));
    };
    // Blocks [low, high) lie wholly inside; what sticks out is scanned row by row.
    std::size_t low = (first + kFan - 1) >> kFanBits, high = last >> kFanBits;
    if (low > high) { // first and last in one block
        scan_rows(first, last);
        return bounds;
    }
    scan_rows(first, low << kFanBits);
    scan_rows(high << kFanBits, last);
    for (std::size_t level = 1; low < high; ++level) {
        const auto scan_nodes = [&](std::size_t from, std::size_t to) {
            for (std::size_t i = from; i < to; ++i) include(bounds, self.node(level, i, column));
        };
        const std::size_t inner_low = (low + kFan - 1) >> kFanBits, inner_high = high >> kFanBits;
        if (level == kTopLevel || inner_low >= inner_high) {
            scan_nodes(low, high);
            break;
        }
        scan_nodes(low, inner_low << kFanBits);
        scan_nodes(inner_high << kFanBits, high);
        low = inner_low;
        high = inner_high;
    }
    return bounds;
}

std::size_t Recording::row_at(double time) const noexcept {
    std::size_t low = 0, high = rows(); // t[low] <= time < t[high], once low is past the first row
    SALTUS_ASSERT(high > 0);
    while (high - low > 1) {
        const std::size_t middle = low + (high - low) / 2;
        if (impl_->at(0, middle) <= time)
            low = middle;
        else
            high = middle;
    }
    return low;
}

Result<void> Recording::append(const double* row) {
    Impl& self = *impl_;
    const std::size_t n = self.next_row;
    const std::size_t offset = n & (self.chunk_rows - 1);
    if (offset == 0 && (n >> self.chunk_shift) == self.chunk_count)
        if (auto added = self.add_chunk(); !added) return added;
    double* out = self.current + offset;
    const std::size_t columns = self.columns, stride = self.stride;
    for (std::size_t c = 0; c < columns; ++c, out += stride) *out = row[c];
    if ((n & ((std::size_t{1} << kCoarseBits) - 1)) == 0) {
        const std::size_t first = (n >> kCoarseBits) * columns;
        self.coarse.reserve(first + columns);
        for (std::size_t c = 0; c < columns; ++c) self.coarse[first + c] = row[c];
    }
    if (((n + 1) & (kFan - 1)) == 0) self.close_nodes(n + 1); // may run out of memory: then the row is not there, and may come again
    self.next_row = n + 1;
    self.rows.store(self.next_row, std::memory_order_release);
    self.prepare_next();
    return {};
}

double* Recording::place_in_block() noexcept {
    const Impl& self = *impl_;
    return ((self.next_row + 1) & (kFan - 1)) > 1 ? self.current + (self.next_row & (self.chunk_rows - 1)) : nullptr;
}

std::size_t Recording::stride() const noexcept {
    return impl_->stride;
}

void Recording::take_place() noexcept {
    impl_->rows.store(++impl_->next_row, std::memory_order_release);
    impl_->prepare_next();
}

std::shared_ptr<Recording> Recording::branch(std::size_t wanted_rows) const {
    const Impl& self = *impl_;
    const std::size_t count = std::min(wanted_rows, rows());
    RecordingSettings settings;
    std::shared_ptr<SpillFile> spill;
    {
        const std::scoped_lock lock(self.event_mutex);
        settings = self.settings;
        spill = self.spill;
    }
    auto out = std::make_shared<Recording>(self.catalogue, self.interactions, self.parameters, self.initial_parameters,
                                           settings);
    Impl& other = *out->impl_;
    // The chunk of the last row is copied, whole or not: lines of what may be thinned later end in rows of its own.
    const std::size_t full = count > 0 ? (count - 1) >> self.chunk_shift : 0;
    other.spill = std::move(spill);
    other.warned = self.warned.load();
    other.told = self.told.load();
    other.thinned_copy = std::min(self.thinned_copy, count);
    for (std::size_t i = 0; i < full; ++i) other.adopt(self.chunks[i]);
    if (const std::size_t rest = count - (full << self.chunk_shift); rest > 0) {
        // One chunk more than the budget is better than a branch that fails.
        std::shared_ptr<Chunk> chunk = std::exchange(other.spare, nullptr);
        if (!chunk) throw std::bad_alloc();
        const std::size_t blocks = self.chunk_rows / kFan;
        const bool thinned = !self.steadily(*self.chunks[full], [&](int level) {
            if (level == 0) self.copy_rows(full, rest, chunk->data());
            return level == 0;
        });
        if (thinned) other.thinned_copy = count; // lines are all there is
        double* to = chunk->data();
        for (std::size_t c = 0; thinned && c < self.columns; ++c, to += self.stride) {
            for (std::size_t i = 0; i < rest; ++i) to[i] = self.at(c, (full << self.chunk_shift) + i);
            for (std::size_t b = 0; b < rest >> kFanBits; ++b) {
                const MinMax bounds = self.node(1, ((full << self.chunk_shift) >> kFanBits) + b, c);
                to[self.chunk_rows + b] = bounds.min;
                to[self.chunk_rows + blocks + b] = bounds.max;
            }
        }
        other.adopt(std::move(chunk));
    }
    std::size_t nodes = count >> (2 * kFanBits);
    for (std::size_t level = 2; level <= kTopLevel && nodes > 0; ++level, nodes >>= kFanBits) {
        const std::size_t entries = nodes * self.columns * 2;
        other.upper[level].reserve(entries);
        for (std::size_t i = 0; i < entries; ++i) other.upper[level][i] = self.upper[level][i];
    }
    if (count > 0) {
        const std::size_t entries = (((count - 1) >> kCoarseBits) + 1) * self.columns;
        other.coarse.reserve(entries);
        for (std::size_t i = 0; i < entries; ++i) other.coarse[i] = self.coarse[i];
    }
    other.next_row = count;

    // Without rows only what holds from the start is kept.
    const double end = count > 0 ? self.at(0, count - 1) : -kInfinity;
    const std::scoped_lock lock(self.event_mutex);
    for (const Impact& impact : self.impacts)
        if (impact.time <= end) other.impacts.push_back(impact);
    for (const RunEvent& event : self.run_events)
        if (event.time <= end) other.run_events.push_back(event);
    for (ContactSpan span : self.spans) {
        if (span.begin > end) continue;
        if (span.end > end) {
            span.end = end;
            span.open_ended = true;
        }
        if (span.open_ended)
            other.open_slot(span.interaction, span.component) = static_cast<std::ptrdiff_t>(other.spans.size());
        other.spans.push_back(span);
    }
    for (const Notice& notice : self.notices)
        if (notice.time <= end) other.notices.push_back(notice);
    for (const ParameterChange& change : self.changes)
        if (change.row < static_cast<std::int64_t>(count)) other.changes.push_back(change);
    other.left_out = self.left_out;
    other.impact_total.store(other.impacts.size(), std::memory_order_release);
    other.rows.store(count, std::memory_order_release);
    return out;
}

} // namespace saltus

// SPDX-License-Identifier: GPL-3.0-or-later
// The order that readers rely on: values, level-1 nodes, upper nodes and chunk pointers are written first, then the row
// count is stored with release. A reader loads it with acquire and touches nothing beyond it.
#include "core/simulation/recording.h"

#include "core/base/check.h"
#include "core/simulation/recording_chunk.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <mutex>
#include <new>
#include <utility>

namespace saltus {

using detail::Chunk;
using detail::GrowingArray;
using detail::SpillFile;

namespace {

constexpr std::size_t kFan = 64; // rows in a level-1 node, children in a node of the levels above
constexpr std::size_t kFanBits = 6;
constexpr std::size_t kTopLevel = 9; // 64^9 rows are more than any disk holds
constexpr std::size_t kChunkBytes = std::size_t{4} << 20;
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr MinMax kNothing{kInfinity, -kInfinity};

// A comparison with NaN is false, so NaN never replaces a bound.
void include(MinMax& bounds, double value) noexcept {
    bounds.min = value < bounds.min ? value : bounds.min;
    bounds.max = value > bounds.max ? value : bounds.max;
}

void include(MinMax& bounds, const MinMax& other) noexcept {
    bounds.max = other.max > bounds.max ? other.max : bounds.max;
    bounds.min = other.min < bounds.min ? other.min : bounds.min;
}

// Four lanes: one chain of dependent comparisons would cost as much as the rest of an append.
MinMax bounds_of(const double* values, std::size_t count) noexcept {
    double low[4] = {kInfinity, kInfinity, kInfinity, kInfinity};
    double high[4] = {-kInfinity, -kInfinity, -kInfinity, -kInfinity};
    std::size_t i = 0;
    for (; i + 4 <= count; i += 4)
        for (std::size_t lane = 0; lane < 4; ++lane) {
            const double value = values[i + lane];
            low[lane] = value < low[lane] ? value : low[lane];
            high[lane] = value > high[lane] ? value : high[lane];
        }
    MinMax bounds{std::min(std::min(low[0], low[1]), std::min(low[2], low[3])),
                  std::max(std::max(high[0], high[1]), std::max(high[2], high[3]))};
    for (; i < count; ++i) include(bounds, values[i]);
    return bounds;
}

// Rows of a chunk: a power of two in [64, 65536] that keeps a chunk near kChunkBytes.
std::size_t chunk_rows_for(std::size_t columns) noexcept {
    std::size_t rows = 65536;
    while (rows > kFan && rows * columns * sizeof(double) > kChunkBytes + kChunkBytes / 4) rows /= 2;
    return rows;
}

// Doubles from one column to the next: values, minima and maxima of level 1, and a pad so that the columns of one row
// do not fall into the same cache set.
std::size_t stride_for(std::size_t rows) noexcept {
    return rows + 2 * (rows / kFan) + (rows >= 512 ? 72 : 6);
}

} // namespace

struct Recording::Impl {
    const Catalogue catalogue;
    const std::vector<std::string> interactions;
    const std::vector<std::string> parameters;
    const std::vector<double> initial_parameters;
    const RecordingSettings settings;
    const std::size_t columns;
    const std::size_t chunk_rows;
    const std::size_t chunk_shift;
    const std::size_t stride;
    const std::size_t chunk_bytes;

    alignas(64) std::atomic<std::size_t> rows{0};

    // the writer's own
    alignas(64) double* current = nullptr; // data of the chunk being filled
    std::size_t next_row = 0;
    std::size_t chunk_count = 0;
    std::size_t page_out_next = 0;
    std::shared_ptr<SpillFile> spill;
    std::shared_ptr<Chunk> spare; // made with the recording, so that the first steps find their memory ready

    GrowingArray<std::shared_ptr<Chunk>> chunks;
    // upper[l][(node * columns + column) * 2 + {0, 1}]: minimum and maximum of 64^l rows, l >= 2
    std::array<GrowingArray<double>, kTopLevel + 1> upper;
    std::atomic<std::size_t> memory{0}, spilled{0};

    mutable std::mutex event_mutex;
    std::atomic<std::size_t> impact_total{0};
    std::vector<Impact> impacts;
    std::vector<ContactSpan> spans;
    std::vector<std::vector<std::ptrdiff_t>> open_spans; // by interaction and component: index in spans, -1
    std::vector<Notice> notices;
    std::vector<ParameterChange> changes;

    Impl(Catalogue catalogue_in, std::vector<std::string> interactions_in, std::vector<std::string> parameters_in,
         std::vector<double> values_in, RecordingSettings settings_in)
        : catalogue(std::move(catalogue_in)), interactions(std::move(interactions_in)),
          parameters(std::move(parameters_in)), initial_parameters(std::move(values_in)),
          settings(std::move(settings_in)), columns(catalogue.size()), chunk_rows(chunk_rows_for(columns)),
          chunk_shift(static_cast<std::size_t>(std::countr_zero(chunk_rows))), stride(stride_for(chunk_rows)),
          chunk_bytes((columns * stride * sizeof(double) + 4095) / 4096 * 4096) {
        SALTUS_DEMAND(columns > 0);
        SALTUS_DEMAND(initial_parameters.size() == parameters.size());
        if (auto chunk = Chunk::in_memory(chunk_bytes)) spare = std::move(*chunk);
    }

    const double* column_data(std::size_t chunk, std::size_t column) const noexcept {
        return chunks[chunk]->data() + column * stride;
    }
    double at(std::size_t column, std::size_t row) const noexcept {
        return column_data(row >> chunk_shift, column)[row & (chunk_rows - 1)];
    }
    MinMax node(std::size_t level, std::size_t index, std::size_t column) const noexcept {
        if (level == 1) {
            const std::size_t row = index << kFanBits;
            const double* data = column_data(row >> chunk_shift, column) + chunk_rows;
            const std::size_t block = (row & (chunk_rows - 1)) >> kFanBits;
            return {data[block], data[chunk_rows / kFan + block]};
        }
        const std::size_t entry = (index * columns + column) * 2;
        return {upper[level][entry], upper[level][entry + 1]};
    }

    void adopt(std::shared_ptr<Chunk> chunk) {
        (chunk->spilled() ? spilled : memory).fetch_add(chunk->bytes(), std::memory_order_relaxed);
        chunks.reserve(chunk_count + 1);
        current = chunk->data();
        chunks[chunk_count] = std::move(chunk);
        ++chunk_count;
    }

    Result<void> add_chunk() {
        if (spare) {
            adopt(std::exchange(spare, nullptr));
            return {};
        }
        if (memory.load(std::memory_order_relaxed) + chunk_bytes <= settings.memory_budget || chunk_count == 0) {
            auto chunk = Chunk::in_memory(chunk_bytes);
            if (chunk) {
                adopt(std::move(*chunk));
                return {};
            }
        }
        if (!spill) {
            auto file = SpillFile::create(settings.spill_folder);
            if (!file) return Unexpected(file.error());
            spill = std::move(*file);
        }
        auto chunk = Chunk::in_file(spill, chunk_bytes);
        if (!chunk) return Unexpected(chunk.error());
        // The chunk just filled goes out, and one older that a reader may have fetched again.
        if (chunk_count > 0) chunks[chunk_count - 1]->page_out();
        if (page_out_next >= chunk_count) page_out_next = 0;
        if (chunk_count > 0) chunks[page_out_next++]->page_out();
        adopt(std::move(*chunk));
        return {};
    }

    // After rows [.., end) were written and end is a multiple of 64.
    void close_nodes(std::size_t end) {
        const std::size_t first = (end - kFan) & (chunk_rows - 1);
        const std::size_t block = first >> kFanBits;
        for (std::size_t c = 0; c < columns; ++c) {
            double* data = current + c * stride;
            const MinMax bounds = bounds_of(data + first, kFan);
            data[chunk_rows + block] = bounds.min;
            data[chunk_rows + chunk_rows / kFan + block] = bounds.max;
        }
        std::size_t nodes = end >> kFanBits; // complete nodes of level - 1
        for (std::size_t level = 2; level <= kTopLevel && (nodes & (kFan - 1)) == 0; ++level) {
            const std::size_t index = (nodes >> kFanBits) - 1;
            upper[level].reserve((index + 1) * columns * 2);
            for (std::size_t c = 0; c < columns; ++c) {
                MinMax bounds = kNothing;
                for (std::size_t child = index << kFanBits; child < nodes; ++child)
                    include(bounds, node(level - 1, child, c));
                upper[level][(index * columns + c) * 2] = bounds.min;
                upper[level][(index * columns + c) * 2 + 1] = bounds.max;
            }
            nodes >>= kFanBits;
        }
    }

    // Finds or makes the slot of a contact; the event mutex is held.
    std::ptrdiff_t& open_slot(std::uint32_t interaction, std::uint32_t component) {
        if (open_spans.size() <= interaction)
            open_spans.resize(std::max<std::size_t>(interaction + 1, interactions.size()));
        auto& components = open_spans[interaction];
        if (components.size() <= component) components.resize(component + 1, -1);
        return components[component];
    }
};

Recording::Recording(Catalogue catalogue, std::vector<std::string> interactions, std::vector<std::string> parameters,
                     std::vector<double> parameter_values, RecordingSettings settings)
    : impl_(std::make_unique<Impl>(std::move(catalogue), std::move(interactions), std::move(parameters),
                                   std::move(parameter_values), std::move(settings))) {}

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
    return impl_->memory.load(std::memory_order_relaxed);
}
std::size_t Recording::spilled_bytes() const noexcept {
    return impl_->spilled.load(std::memory_order_relaxed);
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
        self.chunks[first >> self.chunk_shift]->copy(column * self.stride + offset, part, out);
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
        if (from < to)
            include(bounds,
                    bounds_of(self.column_data(from >> self.chunk_shift, column) + (from & (self.chunk_rows - 1)),
                              to - from));
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

std::size_t Recording::impact_count() const noexcept {
    return impl_->impact_total.load(std::memory_order_acquire);
}

Impact Recording::impact(std::size_t index) const {
    const std::scoped_lock lock(impl_->event_mutex);
    SALTUS_DEMAND(index < impl_->impacts.size());
    return impl_->impacts[index];
}

std::vector<Impact> Recording::impacts(std::size_t first, std::size_t most) const {
    const std::scoped_lock lock(impl_->event_mutex);
    first = std::min(first, impl_->impacts.size());
    const auto begin = impl_->impacts.begin() + static_cast<std::ptrdiff_t>(first);
    return {begin, begin + static_cast<std::ptrdiff_t>(std::min(most, impl_->impacts.size() - first))};
}

std::vector<ContactSpan> Recording::contact_spans() const {
    const std::scoped_lock lock(impl_->event_mutex);
    return impl_->spans;
}

std::vector<Notice> Recording::notices() const {
    const std::scoped_lock lock(impl_->event_mutex);
    return impl_->notices;
}

std::vector<ParameterChange> Recording::parameter_changes() const {
    const std::scoped_lock lock(impl_->event_mutex);
    return impl_->changes;
}

std::vector<double> Recording::parameters_at(std::size_t row) const {
    std::vector<double> values = impl_->initial_parameters;
    const std::scoped_lock lock(impl_->event_mutex);
    for (const ParameterChange& change : impl_->changes)
        if (change.row <= static_cast<std::int64_t>(row)) values[change.parameter] = change.value;
    return values;
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
    self.next_row = n + 1;
    if ((self.next_row & (kFan - 1)) == 0) self.close_nodes(self.next_row);
    self.rows.store(self.next_row, std::memory_order_release);
    return {};
}

void Recording::add_impact(const Impact& impact) {
    const std::scoped_lock lock(impl_->event_mutex);
    impl_->impacts.push_back(impact);
    impl_->impact_total.store(impl_->impacts.size(), std::memory_order_release);
}

void Recording::open_contact(std::uint32_t interaction, std::uint32_t component, double begin) {
    const std::scoped_lock lock(impl_->event_mutex);
    std::ptrdiff_t& slot = impl_->open_slot(interaction, component);
    if (slot >= 0) impl_->spans[static_cast<std::size_t>(slot)].open_ended = false;
    slot = static_cast<std::ptrdiff_t>(impl_->spans.size());
    impl_->spans.push_back({interaction, component, begin, begin, true});
}

void Recording::extend_contact(std::uint32_t interaction, std::uint32_t component, double end, bool still_closed) {
    const std::scoped_lock lock(impl_->event_mutex);
    std::ptrdiff_t& slot = impl_->open_slot(interaction, component);
    if (slot < 0) { // closed since before this recording began
        slot = static_cast<std::ptrdiff_t>(impl_->spans.size());
        impl_->spans.push_back({interaction, component, end, end, true});
    }
    ContactSpan& span = impl_->spans[static_cast<std::size_t>(slot)];
    span.end = end;
    span.open_ended = still_closed;
    if (!still_closed) slot = -1;
}

void Recording::add_notice(Notice notice) {
    const std::scoped_lock lock(impl_->event_mutex);
    impl_->notices.push_back(std::move(notice));
}

void Recording::add_parameter_change(const ParameterChange& change) {
    SALTUS_DEMAND(change.parameter < impl_->parameters.size());
    const std::scoped_lock lock(impl_->event_mutex);
    impl_->changes.push_back(change);
}

std::shared_ptr<Recording> Recording::branch(std::size_t wanted_rows) const {
    const Impl& self = *impl_;
    const std::size_t count = std::min(wanted_rows, rows());
    auto out = std::make_shared<Recording>(self.catalogue, self.interactions, self.parameters, self.initial_parameters,
                                           self.settings);
    Impl& other = *out->impl_;
    const std::size_t full = count >> self.chunk_shift;
    for (std::size_t i = 0; i < full; ++i) other.adopt(self.chunks[i]);
    if (other.memory.load(std::memory_order_relaxed) + self.chunk_bytes > self.settings.memory_budget &&
        count == full << self.chunk_shift && full > 0)
        other.spare.reset(); // no room for it within the budget
    if (const std::size_t rest = count & (self.chunk_rows - 1); rest > 0) {
        // One chunk more than the budget is better than a branch that fails.
        std::shared_ptr<Chunk> chunk = std::exchange(other.spare, nullptr);
        if (!chunk) throw std::bad_alloc();
        const double* from = self.chunks[full]->data();
        double* to = chunk->data();
        const std::size_t blocks = self.chunk_rows / kFan;
        for (std::size_t c = 0; c < self.columns; ++c, from += self.stride, to += self.stride) {
            std::copy_n(from, rest, to);
            std::copy_n(from + self.chunk_rows, rest >> kFanBits, to + self.chunk_rows);
            std::copy_n(from + self.chunk_rows + blocks, rest >> kFanBits, to + self.chunk_rows + blocks);
        }
        other.adopt(std::move(chunk));
    }
    std::size_t nodes = count >> (2 * kFanBits);
    for (std::size_t level = 2; level <= kTopLevel && nodes > 0; ++level, nodes >>= kFanBits) {
        const std::size_t entries = nodes * self.columns * 2;
        other.upper[level].reserve(entries);
        for (std::size_t i = 0; i < entries; ++i) other.upper[level][i] = self.upper[level][i];
    }
    other.next_row = count;

    // Without rows only what holds from the start is kept.
    const double end = count > 0 ? self.at(0, count - 1) : -kInfinity;
    const std::scoped_lock lock(self.event_mutex);
    for (const Impact& impact : self.impacts)
        if (impact.time <= end) other.impacts.push_back(impact);
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
    other.impact_total.store(other.impacts.size(), std::memory_order_release);
    other.rows.store(count, std::memory_order_release);
    return out;
}

} // namespace saltus

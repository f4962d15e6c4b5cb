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
#include <filesystem>
#include <limits>
#include <mutex>
#include <new>
#include <system_error>
#include <utility>

namespace saltus {

using detail::Chunk;
using detail::GrowingArray;
using detail::SpillFile;

namespace {

constexpr std::size_t kFan = detail::kBlockRows; // rows in a level-1 node, children in a node of the levels above
constexpr std::size_t kFanBits = 6;
constexpr std::size_t kTopLevel = 9; // 64^9 rows are more than any disk holds
constexpr std::size_t kChunkBytes = std::size_t{4} << 20;
constexpr std::size_t kCoarseBits = 2 * kFanBits; // of rows that stay for ever: each 4096th
constexpr std::size_t kWholeChunks = 2;           // the newest ones are never thinned
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
    RecordingSettings settings; // the writer's own; it changes them, and others read them, under the mutex of events
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
    std::size_t thin_next = 0, drop_next = 0; // first chunks that are not at level 1, not at level 2
    std::atomic<bool> warned{false}, told{false};        // the user knows that it gets full, that it is thinned
    std::shared_ptr<SpillFile> spill;
    std::shared_ptr<Chunk> spare; // made with the recording, so that the first steps find their memory ready

    GrowingArray<std::shared_ptr<Chunk>> chunks;
    // upper[l][(node * columns + column) * 2 + {0, 1}]: minimum and maximum of 64^l rows, l >= 2
    std::array<GrowingArray<double>, kTopLevel + 1> upper;
    GrowingArray<double> coarse; // [(row >> 12) * columns + column]: values of each 4096th row
    std::size_t thinned_copy = 0; // rows before this one are lines already: of a branch that left a thinned past

    mutable std::mutex event_mutex;
    std::atomic<std::size_t> impact_total{0};
    std::vector<Impact> impacts;
    std::vector<RunEvent> run_events;
    std::size_t left_out = 0; // events beyond the most
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
    // Calls read(level) until what it read was still there: chunks may be thinned meanwhile.
    template <class Read>
    auto steadily(const Chunk& chunk, const Read& read) const noexcept {
        for (;;) {
            const int level = chunk.level();
            const auto found = read(level);
            if (chunk.still(level)) return found;
        }
    }
    // A branch may end where the chunks that it shares were thinned with what came after them.
    bool has(std::size_t row) const noexcept { return row < rows.load(std::memory_order_relaxed); }
    const double* thin_data(std::size_t chunk, std::size_t column) const noexcept {
        return chunks[chunk]->thinned() + 3 * (chunk_rows / kFan) * column;
    }
    double at(std::size_t column, std::size_t row) const noexcept {
        const std::size_t chunk = row >> chunk_shift, offset = row & (chunk_rows - 1);
        return steadily(*chunks[chunk], [&](int level) {
            if (level == 0) return column_data(chunk, column)[offset];
            if (level == 1) {
                const std::size_t block = offset >> kFanBits, past = offset & (kFan - 1);
                const double low = thin_data(chunk, column)[block];
                if (past == 0) return low;
                const std::size_t next = (chunk + 1) << chunk_shift;
                const double high = block + 1 < chunk_rows / kFan ? thin_data(chunk, column)[block + 1] : has(next) ? at(column, next) : low;
                return low + (high - low) * (static_cast<double>(past) / kFan);
            }
            const std::size_t index = row >> kCoarseBits, past = row & ((std::size_t{1} << kCoarseBits) - 1);
            const double low = coarse[index * columns + column];
            if (past == 0) return low;
            const double high = has((index + 1) << kCoarseBits) ? coarse[(index + 1) * columns + column] : low;
            return low + (high - low) * (static_cast<double>(past) / (std::size_t{1} << kCoarseBits));
        });
    }
    MinMax node(std::size_t level, std::size_t index, std::size_t column) const noexcept {
        if (level == 1) {
            const std::size_t row = index << kFanBits, chunk = row >> chunk_shift;
            const std::size_t block = (row & (chunk_rows - 1)) >> kFanBits, blocks = chunk_rows / kFan;
            return steadily(*chunks[chunk], [&](int thinned) {
                if (thinned == 2) { // bounds of its neighbours too
                    const std::size_t upper_node = index >> kFanBits;
                    if (has(((upper_node + 1) << kCoarseBits) - 1)) return node(2, upper_node, column);
                    const double first = coarse[upper_node * columns + column]; // a branch that ended within them
                    return MinMax{first, first};
                }
                const double* minima = thinned == 1 ? thin_data(chunk, column) + blocks : column_data(chunk, column) + chunk_rows;
                return MinMax{minima[block], minima[blocks + block]};
            });
        }
        const std::size_t entry = (index * columns + column) * 2;
        return {upper[level][entry], upper[level][entry + 1]};
    }

    // Bounds of rows within one block of 64; where they were thinned, of the whole block.
    MinMax part_of_block(std::size_t column, std::size_t from, std::size_t to) const noexcept {
        const std::size_t chunk = from >> chunk_shift;
        return steadily(*chunks[chunk], [&](int level) {
            if (level > 0) return node(1, from >> kFanBits, column);
            return bounds_of(column_data(chunk, column) + (from & (chunk_rows - 1)), to - from);
        });
    }
    // Of chunks [0, count): only those that hold something cost a look.
    std::size_t memory(std::size_t count) const noexcept {
        std::size_t sum = 0;
        for (std::size_t i = 0; i < count; ++i) sum += chunks[i]->memory_bytes();
        return sum;
    }
    std::size_t spilled(std::size_t count) const noexcept {
        std::size_t sum = 0;
        for (std::size_t i = 0; i < count; ++i) sum += chunks[i]->spilled_bytes();
        return sum;
    }
    std::size_t committed_chunks() const noexcept {
        return (rows.load(std::memory_order_acquire) + chunk_rows - 1) >> chunk_shift;
    }
    // The first rows of a whole chunk with their level-1 nodes.
    void copy_rows(std::size_t chunk, std::size_t count, double* to) const noexcept {
        const double* from = chunks[chunk]->data();
        const std::size_t blocks = chunk_rows / kFan;
        for (std::size_t c = 0; c < columns; ++c, from += stride, to += stride) {
            std::copy_n(from, count, to);
            std::copy_n(from + chunk_rows, count >> kFanBits, to + chunk_rows);
            std::copy_n(from + chunk_rows + blocks, count >> kFanBits, to + chunk_rows + blocks);
        }
    }
    double last_time() const noexcept { return next_row > 0 ? at(0, next_row - 1) : 0.0; }
    void tell(std::string message) {
        const std::scoped_lock lock(event_mutex);
        notices.push_back({NoticeKind::information, last_time(), 0, std::move(message)});
    }

    void adopt(std::shared_ptr<Chunk> chunk) {
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
        for (;;) {
            const std::size_t held = memory(chunk_count);
            if (settings.thins) warn(held);
            if (held + chunk_bytes <= settings.memory_budget || chunk_count == 0) {
                auto chunk = Chunk::in_memory(chunk_bytes);
                if (chunk) {
                    adopt(std::move(*chunk));
                    return {};
                }
            }
            if (settings.thins && !file_has_room()) {
                if (thin_oldest()) continue;
                return fail(ErrorKind::io, "the recording is at its limits of memory and disk and there is nothing left to thin",
                            "raise them in the preferences, or record fewer signals or every n-th step");
            }
            auto chunk = chunk_in_file();
            if (!chunk && settings.thins && thin_oldest()) continue; // the disk is fuller than it said
            if (!chunk) return Unexpected(chunk.error());
            // The chunk just filled goes out, and one older that a reader may have fetched again.
            if (chunk_count > 0) chunks[chunk_count - 1]->page_out();
            if (page_out_next >= chunk_count) page_out_next = 0;
            if (chunk_count > 0) chunks[page_out_next++]->page_out();
            adopt(std::move(*chunk));
            return {};
        }
    }

    Result<std::shared_ptr<Chunk>> chunk_in_file() {
        if (!spill) {
            auto file = SpillFile::create(settings.spill_folder);
            if (!file) return Unexpected(file.error());
            const std::scoped_lock lock(event_mutex); // branches take it over
            spill = std::move(*file);
        }
        return Chunk::in_file(spill, chunk_bytes);
    }
    bool file_has_room() {
        if (settings.disk_budget < chunk_bytes) return false;
        return !spill || (spill->used() + chunk_bytes <= settings.disk_budget && spill->has_room(chunk_bytes));
    }

    // Before it bites: four fifths of memory and file are used.
    void warn(std::size_t held) {
        if (warned) return;
        const std::size_t on_disk = spill ? spill->used() : 0;
        const double limit = static_cast<double>(settings.memory_budget) + static_cast<double>(settings.disk_budget);
        if (static_cast<double>(held + on_disk) < 0.8 * limit && (!spill || spill->has_room(64 * chunk_bytes))) return;
        warned = true;
        tell("the recording has used four fifths of its limit: soon only every 64th of its oldest rows will stay; the preferences have the limit");
    }

    // Makes room. Of the oldest chunk that is whole, every 64th row stays; where none is left but the newest, of the oldest one
    // that is thinned already, every 4096th. False: nothing is left to take.
    bool thin_oldest() {
        while (thin_next + kWholeChunks < chunk_count && chunks[thin_next]->level() > 0) ++thin_next; // by another branch
        const bool whole = thin_next + kWholeChunks < chunk_count;
        if (!whole || !chunks[thin_next]->thin(columns, chunk_rows, stride)) return drop_oldest();
        ++thin_next;
        if (!told) {
            told = warned = true;
            tell("the recording is full: of its oldest rows every 64th stays, with all events and the least and largest values; "
                 "a run that goes there computes them again");
        }
        // What stays of them must not fill the memory either.
        std::size_t thin = 0;
        for (std::size_t i = drop_next; i < thin_next; ++i) thin += chunks[i]->memory_bytes();
        while (thin > settings.memory_budget / 2) {
            const std::size_t next = drop_next < thin_next ? chunks[drop_next]->memory_bytes() : 0;
            if (!drop_oldest()) break;
            thin -= next;
        }
        return true;
    }
    bool drop_oldest() {
        while (drop_next < thin_next && chunks[drop_next]->level() > 1) ++drop_next;
        if (drop_next >= thin_next) return false;
        constexpr std::size_t mask = (std::size_t{1} << kCoarseBits) - 1;
        if ((((drop_next + 1) << chunk_shift) + mask) / (mask + 1) * (mask + 1) >= next_row) return false; // its line would have no other end
        chunks[drop_next++]->drop();
        return true;
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
    return impl_->memory(impl_->committed_chunks());
}
std::size_t Recording::spilled_bytes() const noexcept {
    return impl_->spilled(impl_->committed_chunks());
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

std::size_t Recording::notice_count() const {
    const std::scoped_lock lock(impl_->event_mutex);
    return impl_->notices.size();
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
    if ((n & ((std::size_t{1} << kCoarseBits) - 1)) == 0) {
        const std::size_t first = (n >> kCoarseBits) * columns;
        self.coarse.reserve(first + columns);
        for (std::size_t c = 0; c < columns; ++c) self.coarse[first + c] = row[c];
    }
    if (((n + 1) & (kFan - 1)) == 0) self.close_nodes(n + 1); // may run out of memory: then the row is not there, and may come again
    self.next_row = n + 1;
    self.rows.store(self.next_row, std::memory_order_release);
    return {};
}

std::size_t Recording::events_left_out() const {
    const std::scoped_lock lock(impl_->event_mutex);
    return impl_->left_out;
}

std::vector<RunEvent> Recording::events() const {
    const std::scoped_lock lock(impl_->event_mutex);
    return impl_->run_events;
}

void Recording::add_event(RunEvent event) {
    const std::scoped_lock lock(impl_->event_mutex);
    if (impl_->run_events.size() >= impl_->settings.most_events) {
        ++impl_->left_out;
        return;
    }
    impl_->run_events.push_back(std::move(event));
}

void Recording::add_impact(const Impact& impact) {
    const std::scoped_lock lock(impl_->event_mutex);
    if (impl_->impacts.size() >= impl_->settings.most_events) {
        ++impl_->left_out;
        return;
    }
    impl_->impacts.push_back(impact);
    impl_->impact_total.store(impl_->impacts.size(), std::memory_order_release);
}

void Recording::open_contact(std::uint32_t interaction, std::uint32_t component, double begin) {
    const std::scoped_lock lock(impl_->event_mutex);
    std::ptrdiff_t& slot = impl_->open_slot(interaction, component);
    if (slot >= 0) impl_->spans[static_cast<std::size_t>(slot)].open_ended = false;
    slot = -1;
    if (impl_->spans.size() >= impl_->settings.most_events) {
        ++impl_->left_out;
        return;
    }
    impl_->spans.push_back({interaction, component, begin, begin, true});
    slot = static_cast<std::ptrdiff_t>(impl_->spans.size()) - 1;
}

void Recording::extend_contact(std::uint32_t interaction, std::uint32_t component, double end, bool still_closed) {
    const std::scoped_lock lock(impl_->event_mutex);
    std::ptrdiff_t& slot = impl_->open_slot(interaction, component);
    if (slot < 0 && impl_->spans.size() >= impl_->settings.most_events) return; // open_contact() has counted it
    if (slot < 0) { // closed since before this recording began
        impl_->spans.push_back({interaction, component, end, end, true});
        slot = static_cast<std::ptrdiff_t>(impl_->spans.size()) - 1;
    }
    ContactSpan& span = impl_->spans[static_cast<std::size_t>(slot)];
    span.end = end;
    span.open_ended = still_closed;
    if (!still_closed) slot = -1;
}

void Recording::add_contact_span(const ContactSpan& span) {
    const std::scoped_lock lock(impl_->event_mutex);
    impl_->spans.push_back(span);
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

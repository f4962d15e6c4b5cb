// SPDX-License-Identifier: GPL-3.0-or-later
// Private to the recording: what it holds. Rows and their pyramids are read and written in recording.cpp, what happened besides them in
// recording_events.cpp.
//
// The order that readers rely on: values, level-1 nodes, upper nodes and chunk pointers are written first, then the row
// count is stored with release. A reader loads it with acquire and touches nothing beyond it.
#pragma once

#include "core/base/check.h"
#include "core/simulation/recording.h"
#include "core/simulation/recording_bounds.h"
#include "core/simulation/recording_chunk.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <limits>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace saltus {

namespace detail {

inline constexpr std::size_t kFan = kBlockRows; // rows in a level-1 node, children in a node of the levels above
inline constexpr std::size_t kFanBits = 6;
inline constexpr std::size_t kTopLevel = 9; // 64^9 rows are more than any disk holds
inline constexpr std::size_t kChunkBytes = std::size_t{4} << 20;
inline constexpr std::size_t kCoarseBits = 2 * kFanBits; // of rows that stay for ever: each 4096th
inline constexpr std::size_t kWholeChunks = 2;           // the newest ones are never thinned

// Rows of a chunk: a power of two in [64, 65536] that keeps a chunk near kChunkBytes.
inline std::size_t chunk_rows_for(std::size_t columns) noexcept {
    std::size_t rows = 65536;
    while (rows > kFan && rows * columns * sizeof(double) > kChunkBytes + kChunkBytes / 4) rows /= 2;
    return rows;
}

// Doubles from one column to the next: values, minima and maxima of level 1, and a pad so that the columns of one row
// do not fall into the same cache set.
inline std::size_t stride_for(std::size_t rows) noexcept {
    return rows + 2 * (rows / kFan) + (rows >= 512 ? 72 : 6);
}

} // namespace detail

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
    std::shared_ptr<detail::SpillFile> spill;
    std::shared_ptr<detail::Chunk> spare; // the next one: made with the recording, so that the first steps find their memory ready, and by prepare_next()

    detail::GrowingArray<std::shared_ptr<detail::Chunk>> chunks;
    // upper[l][(node * columns + column) * 2 + {0, 1}]: minimum and maximum of 64^l rows, l >= 2
    std::array<detail::GrowingArray<double>, detail::kTopLevel + 1> upper;
    detail::GrowingArray<double> coarse; // [(row >> 12) * columns + column]: values of each 4096th row
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
          settings(std::move(settings_in)), columns(catalogue.size()), chunk_rows(detail::chunk_rows_for(columns)),
          chunk_shift(static_cast<std::size_t>(std::countr_zero(chunk_rows))), stride(detail::stride_for(chunk_rows)),
          chunk_bytes((columns * stride * sizeof(double) + 4095) / 4096 * 4096) {
        SALTUS_DEMAND(columns > 0);
        SALTUS_DEMAND(initial_parameters.size() == parameters.size());
        if (auto chunk = detail::Chunk::in_memory(chunk_bytes)) spare = std::move(*chunk);
    }

    const double* column_data(std::size_t chunk, std::size_t column) const noexcept {
        return chunks[chunk]->data() + column * stride;
    }
    // Calls read(level) until what it read was still there: chunks may be thinned meanwhile.
    template <class Read>
    auto steadily(const detail::Chunk& chunk, const Read& read) const noexcept {
        for (;;) {
            const int level = chunk.level();
            const auto found = read(level);
            if (chunk.still(level)) return found;
        }
    }
    // A branch may end where the chunks that it shares were thinned with what came after them.
    bool has(std::size_t row) const noexcept { return row < rows.load(std::memory_order_relaxed); }
    const double* thin_data(std::size_t chunk, std::size_t column) const noexcept {
        return chunks[chunk]->thinned() + 3 * (chunk_rows / detail::kFan) * column;
    }
    double at(std::size_t column, std::size_t row) const noexcept {
        const std::size_t chunk = row >> chunk_shift, offset = row & (chunk_rows - 1);
        return steadily(*chunks[chunk], [&](int level) {
            if (level == 0) return column_data(chunk, column)[offset];
            if (level == 1) {
                const std::size_t block = offset >> detail::kFanBits, past = offset & (detail::kFan - 1);
                const double low = thin_data(chunk, column)[block];
                if (past == 0) return low;
                const std::size_t next = (chunk + 1) << chunk_shift;
                const double high = block + 1 < chunk_rows / detail::kFan ? thin_data(chunk, column)[block + 1] : has(next) ? at(column, next) : low;
                return low + (high - low) * (static_cast<double>(past) / detail::kFan);
            }
            const std::size_t index = row >> detail::kCoarseBits, past = row & ((std::size_t{1} << detail::kCoarseBits) - 1);
            const double low = coarse[index * columns + column];
            if (past == 0) return low;
            const double high = has((index + 1) << detail::kCoarseBits) ? coarse[(index + 1) * columns + column] : low;
            return low + (high - low) * (static_cast<double>(past) / (std::size_t{1} << detail::kCoarseBits));
        });
    }
    MinMax node(std::size_t level, std::size_t index, std::size_t column) const noexcept {
        if (level == 1) {
            const std::size_t row = index << detail::kFanBits, chunk = row >> chunk_shift;
            const std::size_t block = (row & (chunk_rows - 1)) >> detail::kFanBits, blocks = chunk_rows / detail::kFan;
            return steadily(*chunks[chunk], [&](int thinned) {
                if (thinned == 2) { // bounds of its neighbours too
                    const std::size_t upper_node = index >> detail::kFanBits;
                    if (has(((upper_node + 1) << detail::kCoarseBits) - 1)) return node(2, upper_node, column);
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
            if (level > 0) return node(1, from >> detail::kFanBits, column);
            return detail::bounds_of(column_data(chunk, column) + (from & (chunk_rows - 1)), to - from);
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
        const std::size_t blocks = chunk_rows / detail::kFan;
        for (std::size_t c = 0; c < columns; ++c, from += stride, to += stride) {
            std::copy_n(from, count, to);
            std::copy_n(from + chunk_rows, count >> detail::kFanBits, to + chunk_rows);
            std::copy_n(from + chunk_rows + blocks, count >> detail::kFanBits, to + chunk_rows + blocks);
        }
    }
    double last_time() const noexcept { return next_row > 0 ? at(0, next_row - 1) : 0.0; }
    void tell(std::string message) {
        const std::scoped_lock lock(event_mutex);
        notices.push_back({NoticeKind::information, last_time(), 0, std::move(message)});
    }

    void adopt(std::shared_ptr<detail::Chunk> chunk) {
        chunks.reserve(chunk_count + 1);
        current = chunk->data();
        chunks[chunk_count] = std::move(chunk);
        ++chunk_count;
    }

    // Of many columns: a few pages of the next chunk with each row of this one, in memory or in the file. All of them with its first row,
    // which touches each, would hold the run up for a fifth of a second (10,000 bodies: 66 MB every 64 rows). After a row.
    void prepare_next() noexcept {
        if (!is_wide()) return;
        const std::size_t done = (next_row - 1) & (chunk_rows - 1);
        if (done == 0 && !spare)
            try {
                const auto fits_in_memory = [this] { return memory(chunk_count) + chunk_bytes <= settings.memory_budget; };
                while (!fits_in_memory() && !file_has_room())
                    if (!settings.thins || !thin_oldest()) return;
                auto chunk = fits_in_memory() ? detail::Chunk::in_memory(chunk_bytes, false) : chunk_in_file();
                if (chunk) spare = std::move(*chunk);
            } catch (const std::bad_alloc&) { // asked for again when it is due, and told then
            }
        if (spare) spare->touch(chunk_bytes / chunk_rows * done, done + 1 == chunk_rows ? chunk_bytes : chunk_bytes / chunk_rows * (done + 1));
    }
    bool is_wide() const noexcept { return chunk_bytes >= std::size_t{16} << 20; }

    Result<void> add_chunk() {
        for (;;) {
            const std::size_t held = memory(chunk_count);
            if (settings.thins && chunk_count > 0) warn(held);
            if (held + chunk_bytes <= settings.memory_budget || chunk_count == 0) {
                if (spare) {
                    adopt(std::exchange(spare, nullptr));
                    return {};
                }
                auto chunk = detail::Chunk::in_memory(chunk_bytes);
                if (chunk) {
                    adopt(std::move(*chunk));
                    return {};
                }
            }
            if (spare && !spare->is_in_file()) spare.reset(); // the budget was lowered meanwhile
            if (!spare && settings.thins && !file_has_room()) {
                if (thin_oldest()) continue;
                return fail(ErrorKind::io, "the recording is at its limits of memory and disk and there is nothing left to thin",
                            "raise them in the preferences, or record fewer signals or every n-th step");
            }
            auto chunk = spare ? Result<std::shared_ptr<detail::Chunk>>(std::exchange(spare, nullptr)) : chunk_in_file();
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

    Result<std::shared_ptr<detail::Chunk>> chunk_in_file() {
        if (!spill) {
            auto file = detail::SpillFile::create(settings.spill_folder);
            if (!file) return Unexpected(file.error());
            const std::scoped_lock lock(event_mutex); // branches take it over
            spill = std::move(*file);
        }
        return detail::Chunk::in_file(spill, chunk_bytes);
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
        while (thin_next + detail::kWholeChunks < chunk_count && chunks[thin_next]->level() > 0) ++thin_next; // by another branch
        const bool whole = thin_next + detail::kWholeChunks < chunk_count;
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
        constexpr std::size_t mask = (std::size_t{1} << detail::kCoarseBits) - 1;
        if ((((drop_next + 1) << chunk_shift) + mask) / (mask + 1) * (mask + 1) >= next_row) return false; // its line would have no other end
        chunks[drop_next++]->drop();
        return true;
    }

    // After rows [.., end) were written and end is a multiple of 64.
    void close_nodes(std::size_t end) {
        const std::size_t first = (end - detail::kFan) & (chunk_rows - 1);
        const std::size_t block = first >> detail::kFanBits;
        for (std::size_t c = 0; c < columns; ++c) {
            double* data = current + c * stride;
            const MinMax bounds = detail::bounds_of(data + first, detail::kFan);
            data[chunk_rows + block] = bounds.min;
            data[chunk_rows + chunk_rows / detail::kFan + block] = bounds.max;
        }
        std::size_t nodes = end >> detail::kFanBits; // complete nodes of level - 1
        for (std::size_t level = 2; level <= detail::kTopLevel && (nodes & (detail::kFan - 1)) == 0; ++level) {
            const std::size_t index = (nodes >> detail::kFanBits) - 1;
            upper[level].reserve((index + 1) * columns * 2);
            for (std::size_t c = 0; c < columns; ++c) {
                MinMax bounds = detail::kNothing;
                for (std::size_t child = index << detail::kFanBits; child < nodes; ++child)
                    detail::include(bounds, node(level - 1, child, c));
                upper[level][(index * columns + c) * 2] = bounds.min;
                upper[level][(index * columns + c) * 2 + 1] = bounds.max;
            }
            nodes >>= detail::kFanBits;
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

} // namespace saltus

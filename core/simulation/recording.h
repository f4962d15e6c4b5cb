// SPDX-License-Identifier: GPL-3.0-or-later
// Append-only columns of a run. One thread writes; any number of threads read the committed part at the same time
// without locks. Columns live in chunks with a min/max pyramid, so that a plot of 10^8 samples draws as fast as one of
// 10^4. Chunks beyond the memory budget are backed by an unlinked temporary file (the system pages them out).
//
// A recording that thins itself never fills the disk: when memory and file are used up, of the oldest rows the first of every
// 64 stays, later the first of every 4096, with the least and largest values between them. Row numbers stay what they are:
// value() and copy() give the straight line between the rows that stayed. Events stay, all of them.
#pragma once

#include "core/base/error.h"
#include "core/simulation/catalogue.h"
#include "core/simulation/events.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace saltus {

struct MinMax {
    double min, max; // NaN samples are skipped; min > max when there is no sample
};

struct RecordingSettings {
    std::size_t memory_budget = std::size_t{256} << 20; // bytes kept in RAM before chunks go to a temporary file
    std::string spill_folder;                           // "": the system's temporary folder
    bool thins = false;                                 // else a full disk or limit is an error of append()
    std::size_t disk_budget = static_cast<std::size_t>(-1); // bytes of the temporary file, of all branches together
    std::size_t most_events = 4'000'000; // impacts that are kept, and as many contact spans; later ones are counted
};

// What a recording that thins itself may take of the disk when nobody says: at most 8 GiB, and a quarter of what is free there.
std::size_t usual_disk_budget(const std::string& spill_folder = {});

class Recording {
public:
    Recording(Catalogue catalogue, std::vector<std::string> interactions, std::vector<std::string> parameters,
              std::vector<double> parameter_values, RecordingSettings settings = {});
    ~Recording();
    Recording(const Recording&) = delete;
    Recording& operator=(const Recording&) = delete;

    // --- readers, any thread -------------------------------------------------------------------------------------
    const Catalogue& catalogue() const noexcept;
    const std::vector<std::string>& interactions() const noexcept; // expanded names, by Impact::interaction
    const std::vector<std::string>& parameters() const noexcept;   // names, the model's order
    std::size_t rows() const noexcept;                             // committed rows
    double value(std::size_t column, std::size_t row) const noexcept;
    void copy(std::size_t column, std::size_t first, std::size_t count, double* out) const noexcept;
    // Minimum and maximum over rows [first, last), O(log n).
    MinMax range(std::size_t column, std::size_t first, std::size_t last) const noexcept;
    // Last row with t <= time; 0 before the first; needs rows() > 0.
    std::size_t row_at(double time) const noexcept;
    // The committed events; copies of [first, count()), of impacts at most so many.
    std::size_t impact_count() const noexcept;
    Impact impact(std::size_t index) const;
    std::vector<Impact> impacts(std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;
    std::vector<ContactSpan> contact_spans() const;
    std::vector<RunEvent> events() const; // of an event-driven run, in their order
    std::size_t events_left_out() const; // impacts and contact spans beyond RecordingSettings::most_events
    std::size_t notice_count() const;
    std::vector<Notice> notices() const;
    std::vector<ParameterChange> parameter_changes() const;
    std::vector<double> parameters_at(std::size_t row) const; // SI values in force at this row
    // Rows before this one were thinned; kept(): the row is there as it was written.
    std::size_t thinned_rows() const noexcept;
    bool kept(std::size_t row) const noexcept;
    std::size_t memory_bytes() const noexcept;                // held in RAM by chunks
    std::size_t spilled_bytes() const noexcept;               // in the temporary file
    std::size_t file_bytes() const noexcept;                  // of it in use, by all branches together

    // --- the writer, one thread ----------------------------------------------------------------------------------
    void set_limits(std::size_t memory_budget, std::size_t disk_budget) noexcept; // from the next chunk on
    // Events of a step are added before its row: a reader that sees the row then sees them too.
    // row: catalogue().size() doubles. Allocates only when a chunk is full. Errors: the disk is full (io).
    Result<void> append(const double* row);
    // Where the next row lies within a block of rows, the place of its first column, the others stride() numbers apart: whoever has written all of
    // them calls take_place() instead of append(). Null at the ends of a block.
    double* place_in_block() noexcept;
    std::size_t stride() const noexcept;
    void take_place() noexcept;
    void add_impact(const Impact& impact);
    void add_event(RunEvent event);
    void open_contact(std::uint32_t interaction, std::uint32_t component, double begin);
    void extend_contact(std::uint32_t interaction, std::uint32_t component, double end, bool still_closed);
    void add_contact_span(const ContactSpan& span); // whole, of a run that is not gone on with
    void add_notice(Notice notice);
    void add_parameter_change(const ParameterChange& change);
    // A new recording that shares the full chunks before `rows` and goes on from there; events after it are left out.
    std::shared_ptr<Recording> branch(std::size_t rows) const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus

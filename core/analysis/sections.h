// SPDX-License-Identifier: GPL-3.0-or-later
// Sections of any recorded motion: stroboscopic, impact, plane. Incremental: update() looks only at new rows, so that
// maps fill while a run goes on. Pure functions of Recordings.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/simulation/recording.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace saltus {

// Phase passes offset + n period upwards. The phase may grow without end or be wrapped (a fall by more than half a
// period counts as a wrap). Rows further apart than a period give one point, the last crossing between them.
struct StroboscopicSection {
    std::string phase;
    double period = 0.0, offset = 0.0; // the phase's unit; period > 0
};
struct ImpactSection { // closings of this interaction ("contact[3]"; "contact" means all its copies); "" for all
    std::string interaction;
};
// Signal passes level: direction +1 upwards, -1 downwards, 0 both. It must have left the level by more than round-off (1e-13 of
// the largest value so far) since it passed last: a body at rest, whose speed is +-1e-17, passes nothing.
struct PlaneSection {
    std::string signal;
    double level = 0.0;
    int direction = 1;
};
using SectionKind = std::variant<StroboscopicSection, ImpactSection, PlaneSection>;

// What is known of the motion between two rows. lines: nothing, points lie on the line between them. smooth: of a run by events, whose rows lie on a smooth
// motion but where two of equal time tell an event: points lie on the polynomial through the last rows, at most eight.
enum class Between : std::uint8_t { lines, smooth };

Between between_rows(const model::Model& model); // that a run of it records

struct SectionPoint {
    double time = 0.0;
    std::size_t row = 0;            // first recorded row at or after the crossing
    std::array<double, 3> values{}; // of the wanted signals, as Between says unless an impact lies between, then the row's
};

class Section {
public:
    // channels: names of the signals wanted at each point, at most three. Errors: a signal or interaction that the recording
    // does not hold, a period that is not positive.
    static Result<Section> create(const Recording& recording, SectionKind kind, std::vector<std::string> channels, Between between = Between::lines);

    // Points found since the last call are appended; returns how many. A recording shorter than what was looked at is
    // a new run: starts again.
    // At most most_rows rows are looked at, so that a view of a long recording stays quick: call it again until
    // rows_seen() is the recording's.
    std::size_t update(const Recording& recording, std::size_t most_rows = static_cast<std::size_t>(-1));
    std::size_t rows_seen() const noexcept { return next_row_; }
    const std::vector<SectionPoint>& points() const noexcept { return points_; }
    const std::vector<std::string>& channels() const noexcept { return channels_; } // "signals" is a keyword of Qt
    void clear(); // starts again at row 0

private:
    Section() = default;
    // What of the watched signal the plane has to remember.
    struct Passing {
        double largest = 0.0;               // |signal| so far
        bool above = false, below = false;  // has been there since it passed downwards, upwards
        void see(double value, double level);
    };

    void find_impacts(const Recording& recording, std::size_t rows);
    struct Crossing { // between row i - 1 and row i
        double fraction; // where in between on the line, in (0, 1]
        double level;    // the watched value there, on the branch of row i - 1
        double value;    // and on that of row i
    };
    // Moves the point that lies on the line onto the polynomial through the rows up to this one that know nothing of an event or a change; at least three.
    void refine(const Recording& recording, const Crossing& crossing, double period, SectionPoint& point);
    template <class Finder>
    void find_crossings(const Recording& recording, std::size_t rows, double period, Finder crosses); // period: of the watched signal; 0: none

    SectionKind kind_;
    Between between_ = Between::lines;
    std::vector<std::size_t> changes_; // last rows before parameters changed, of the last update()
    std::vector<std::string> channels_;
    std::vector<std::size_t> columns_;
    std::size_t watched_ = 0;       // column of the phase or signal
    std::vector<char> interactions_; // by index: does its closing count
    std::size_t next_row_ = 0;      // first row not looked at
    std::size_t next_impact_ = 0;   // first impact not behind next_row_
    Passing passing_;
    std::vector<SectionPoint> points_;
};

// The section and wanted signals (x, y) of a plot in the scene, with its period, offset or level evaluated.
struct PlotSection {
    SectionKind kind;
    std::string x, y;
    Between between = Between::lines; // as the scene's integrator is
};
// Errors: a plot that is no section; a period, offset or level that cannot be evaluated.
Result<PlotSection> section_of(const model::Model& model, const model::Plot& plot);

} // namespace saltus

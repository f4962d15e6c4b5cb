// SPDX-License-Identifier: GPL-3.0-or-later
// Sections of any recorded motion: stroboscopic, impact, plane. Incremental: update() looks only at new rows, so that
// maps fill while a run goes on. Pure functions of Recordings.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/simulation/recording.h"

#include <cstddef>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace saltus {

struct StroboscopicSection { // phase passes offset + n period (upwards)
    std::string phase;
    double period = 0.0, offset = 0.0;
};
struct ImpactSection { // closings of this interaction ("contact"; with repeat "contact[3]"); "" for all
    std::string interaction;
};
struct PlaneSection { // signal passes level: direction +1 upwards, -1 downwards, 0 both
    std::string signal;
    double level = 0.0;
    int direction = 1;
};
using SectionKind = std::variant<StroboscopicSection, ImpactSection, PlaneSection>;

struct SectionPoint {
    double time = 0.0;
    std::size_t row = 0;          // first recorded row at or after the crossing
    std::vector<double> values;   // one per wanted signal; linear between rows unless an impact lies between, then the row's
};

class Section {
public:
    // channels: the signals wanted at each point. Errors: a signal or interaction that the recording does not hold.
    static Result<Section> create(const Recording& recording, SectionKind kind, std::vector<std::string> channels);

    // Points found since the last call are appended; returns how many.
    std::size_t update(const Recording& recording);
    const std::vector<SectionPoint>& points() const noexcept { return points_; }
    const std::vector<std::string>& channels() const noexcept { return channels_; }
    void clear(); // starts again at row 0

private:
    Section() = default;
    SectionKind kind_;
    std::vector<std::string> channels_;
    std::vector<std::size_t> columns_;
    std::size_t watched_ = 0;
    std::size_t next_row_ = 0;
    std::size_t next_impact_ = 0;
    std::vector<SectionPoint> points_;
};

// The section and wanted signals (x, y) of a plot in the scene, with its period, offset or level evaluated.
struct PlotSection {
    SectionKind kind;
    std::string x, y;
};
Result<PlotSection> section_of(const model::Model& model, const model::Plot& plot);

} // namespace saltus

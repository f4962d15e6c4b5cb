// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded motion as a polyline in three signals, thinned while it grows: a point is kept when it has moved visibly since the
// last one, and always on both sides of an impact, so that jumps stay jumps. Knows no graphics.
#pragma once

#include "core/simulation/recording.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace saltus::ui {

struct PhasePoint {
    std::array<double, 3> value; // x, y, z; z wrapped into the period around the section
    double time = 0.0;
    bool starts_line = false;    // no segment leads here: first point, or z has wrapped
    bool impact = false;         // state just after an impact
};

struct Wrap { // z is shown in [offset - period/2, offset + period/2)
    double period, offset;
    double operator()(double z) const;
};

class PhaseTrajectory {
public:
    static constexpr std::size_t kCapacity = 40000; // points; the oldest quarter is dropped beyond it

    PhaseTrajectory(std::array<std::size_t, 3> columns, std::optional<Wrap> wrap) : columns_(columns), wrap_(wrap) {}

    // Takes rows recorded since the last call. True when something was added.
    bool update(const Recording& recording);
    PhasePoint at(const Recording& recording, double time) const; // recording must hold a row

    const std::vector<PhasePoint>& points() const noexcept { return points_; }
    // Lowest and highest value of each signal over the whole recording; the period for a wrapped z.
    std::array<MinMax, 3> ranges() const noexcept { return ranges_; }
    const std::optional<Wrap>& wrap() const noexcept { return wrap_; }

private:
    void consider(const Recording& recording, std::size_t row, bool keep, bool impact);
    PhasePoint read(const Recording& recording, std::size_t row) const;

    std::array<std::size_t, 3> columns_;
    std::optional<Wrap> wrap_;
    std::vector<PhasePoint> points_;
    std::array<MinMax, 3> ranges_{MinMax{1.0, -1.0}, MinMax{1.0, -1.0}, MinMax{1.0, -1.0}};
    std::size_t next_row_ = 0, next_impact_ = 0;
    double last_z_ = 0.0;
    bool broken_ = true; // the next point kept starts a line
};

} // namespace saltus::ui

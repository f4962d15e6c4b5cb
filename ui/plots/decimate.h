// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded signal thinned to what a picture can show, through the recording's min/max pyramid: the cost depends on the
// picture's width, not on the number of rows, and no extreme is lost.
#pragma once

#include "core/simulation/recording.h"
#include "ui/look/ticks.h"

#include <QPointF>

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

namespace saltus::ui {

inline constexpr double kBreak = std::numeric_limits<double>::quiet_NaN(); // a point of it breaks a line

// Rows at the edges of equal bins of time; shared by the signals of one plot.
struct TimeBins {
    std::size_t first = 0, last = 0; // rows [first, last) cover the range and one row more on either side
    bool exact = true;               // few rows: every one is a point of the line
    std::vector<std::size_t> edges;  // bins + 1 rows, not decreasing (unless exact)
    std::vector<double> times;       // time of each edge's row (exact: of each row)
};

void binRows(const Recording& recording, const Range& time, int bins, TimeBins& out);

// Points (time, value): first, extremes when inside, next bin. NaN samples break the line (a NaN point).
void thin(const Recording& recording, std::size_t column, const TimeBins& bins, std::vector<QPointF>& out,
          std::vector<double>& workspace);

// Least and greatest value over a range of time; min > max when there is none.
MinMax extremes(const Recording& recording, std::size_t column, const Range& time);

// The largest |value| of the whole recording; 0 when there is none.
double largestEver(const Recording& recording, std::size_t column);

// Bounds of data as an automatic axis shows them: not narrower than 1e-9 of the largest value that the signals ever had. A
// body at rest is a line then, not a picture of its round-off.
Range apartFromRoundOff(const Range& bounds, double largest, std::optional<double> own = {}); // own: of the signals themselves, where largest is more

// The coordinate X.q[i] of a velocity X.v[i]; none where it was not recorded.
std::optional<std::size_t> positionOf(const Recording& recording, std::size_t velocity);
// A velocity that in all the recorded time moves its coordinate by less than a millionth of it is rest with the solver's rounding: 1e-9 of what
// this gives, as of largestEver().
double speedThatShows(const Recording& recording, std::size_t position);

// Newest recorded time; 0 when there are no rows.
double newestTime(const Recording& recording);

} // namespace saltus::ui

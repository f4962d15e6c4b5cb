// SPDX-License-Identifier: GPL-3.0-or-later
// The set-valued graphs of the laws, as figures in the plane (y, lambda). Pure geometry.
#pragma once

#include "ui/look/ticks.h"

#include <QPointF>

#include <vector>

namespace saltus::ui {

struct LawGraph {
    enum class Shape {
        corner, // 0 <= y _|_ lambda >= 0: complementarity, Newton impact
        wall,   // y = 0: equality
        stairs, // -y in N_[lower, upper](lambda): relay, box, Coulomb friction at a given normal impulse
    };
    Shape shape = Shape::corner;
    double lower = 0.0, upper = 0.0; // of stairs

    // The part of the graph inside these ranges, from its left or upper end; half-lines end at the edge. Empty when
    // nothing of it is inside.
    std::vector<QPointF> line(const Range& y, const Range& lambda) const;
    // Distance of a point from the graph, the two directions measured in these units.
    double distance(QPointF point, double unitY, double unitLambda) const;
    friend bool operator==(const LawGraph&, const LawGraph&) = default;
};

// Ranges in which the whole shape can be seen and all data have room. greatest* and least*: of the data so far; NaN or
// empty ones (least > greatest) count as none.
struct LawRanges {
    Range y, lambda;
    friend bool operator==(const LawRanges&, const LawRanges&) = default;
};
LawRanges rangesFor(const LawGraph& graph, Range y, Range lambda);

} // namespace saltus::ui

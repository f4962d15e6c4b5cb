// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/law/law_graph.h"

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {

constexpr double kBehind = 0.18; // of the data's size: room on the side where the graph ends

// 0 when there are no data.
double reach(const Range& data) {
    if (!(data.begin <= data.end) || !std::isfinite(data.begin) || !std::isfinite(data.end)) return 0.0;
    return std::max(std::abs(data.begin), std::abs(data.end));
}

// Round-off around zero has no size of its own.
double sized(double value, double otherwise) { return value > 1e-12 && value < 1e300 ? value : otherwise; }

} // namespace

std::vector<QPointF> LawGraph::line(const Range& y, const Range& lambda) const {
    std::vector<QPointF> points;
    const auto add = [&](double a, double b) {
        const QPointF p(std::clamp(a, y.begin, y.end), std::clamp(b, lambda.begin, lambda.end));
        if (points.empty() || points.back() != p) points.push_back(p);
    };
    switch (shape) {
    case Shape::corner:
        if (y.end < 0.0 || lambda.end < 0.0) break;
        if (y.contains(0.0)) add(0.0, lambda.end);
        if (y.contains(0.0) && lambda.begin > 0.0) {
            add(0.0, lambda.begin);
            break;
        }
        if (lambda.contains(0.0)) {
            add(std::max(0.0, y.begin), 0.0);
            add(y.end, 0.0);
        }
        break;
    case Shape::wall:
        if (!y.contains(0.0)) break;
        add(0.0, lambda.end);
        add(0.0, lambda.begin);
        break;
    case Shape::stairs: {
        const bool tread = lambda.contains(upper), other = lambda.contains(lower);
        if (tread && y.begin < 0.0) {
            add(y.begin, upper);
            add(0.0, upper);
        }
        if (y.contains(0.0) && upper >= lambda.begin && lower <= lambda.end) {
            add(0.0, upper);
            add(0.0, lower);
        }
        if (other && y.end > 0.0) {
            add(0.0, lower);
            add(y.end, lower);
        }
        break;
    }
    }
    return points;
}

double LawGraph::distance(QPointF point, double unitY, double unitLambda) const {
    const double y = point.x() / unitY, l = point.y() / unitLambda;
    switch (shape) {
    case Shape::corner: {
        const double toWall = std::hypot(y, std::min(l, 0.0)), toFloor = std::hypot(std::min(y, 0.0), l);
        return std::min(toWall, toFloor);
    }
    case Shape::wall: return std::abs(y);
    case Shape::stairs: {
        const double low = lower / unitLambda, high = upper / unitLambda;
        const double step = std::hypot(y, l - std::clamp(l, low, high));
        return std::min({step, std::hypot(std::max(y, 0.0), l - high), std::hypot(std::min(y, 0.0), l - low)});
    }
    }
    return 0.0;
}

LawRanges rangesFor(const LawGraph& graph, Range y, Range lambda) {
    switch (graph.shape) {
    case LawGraph::Shape::corner: {
        // What lies on the wrong side (a solver's residual, an approach) may ask for room, but not hide the corner.
        const double right = sized(std::max(0.0, reach({0.0, std::max(0.0, y.end)})), 1.0);
        const double up = sized(std::max(0.0, reach({0.0, std::max(0.0, lambda.end)})), 1.0);
        return {{-kBehind * right, right}, {-kBehind * up, up}};
    }
    case LawGraph::Shape::wall: {
        const double wide = sized(reach(y), 1.0), high = sized(reach(lambda), 1.0);
        return {{-wide, wide}, {-high, high}};
    }
    case LawGraph::Shape::stairs: {
        const double wide = sized(reach(y), 1.0);
        double low = graph.lower, high = graph.upper;
        if (lambda.begin <= lambda.end && std::isfinite(lambda.begin) && std::isfinite(lambda.end)) {
            low = std::isfinite(low) ? std::min(low, lambda.begin) : lambda.begin;
            high = std::isfinite(high) ? std::max(high, lambda.end) : lambda.end;
        }
        if (!std::isfinite(low)) low = -1.0;
        if (!std::isfinite(high)) high = 1.0;
        const double room = kBehind * sized(high - low, 2.0);
        if (!(high - low > 1e-12)) return {{-wide, wide}, {low - 1.0, high + 1.0}};
        return {{-wide, wide}, {low - room, high + room}};
    }
    }
    return {};
}

} // namespace saltus::ui

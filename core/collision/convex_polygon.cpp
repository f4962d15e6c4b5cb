// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collision/convex_polygon.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace saltus::collision {

// Both chains of the points sorted by x (A. M. Andrew, Inf. Process. Lett. 9, 1979).
Result<Polygon> convex_polygon_of(std::span<const Eigen::Vector2d> points) {
    for (std::size_t i = 0; i < points.size(); ++i)
        if (!points[i].allFinite())
            return fail(ErrorKind::input, "point " + std::to_string(i) + " is not finite", "write finite numbers");
    std::vector<Eigen::Vector2d> sorted(points.begin(), points.end());
    std::sort(sorted.begin(), sorted.end(), [](const Eigen::Vector2d& a, const Eigen::Vector2d& b) {
        return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y());
    });
    double size = 0.0;
    for (const Eigen::Vector2d& point : sorted) size = std::max(size, (point - sorted.front()).norm());
    const double least = 1e-12 * size * size; // twice the area of a corner that is none
    Polygon out;
    std::vector<Eigen::Vector2d>& chain = out.points;
    const auto add = [&](const Eigen::Vector2d& point, std::size_t begin) {
        while (chain.size() >= begin + 2) {
            const Eigen::Vector2d a = chain.back() - chain[chain.size() - 2], b = point - chain.back();
            if (a.x() * b.y() - a.y() * b.x() > least) break;
            chain.pop_back();
        }
        chain.push_back(point);
    };
    for (const Eigen::Vector2d& point : sorted) add(point, 0);
    const std::size_t upper = chain.empty() ? 0 : chain.size() - 1; // the chains share their ends
    for (std::size_t i = sorted.size(); i-- > 0;) add(sorted[i], upper);
    if (!chain.empty()) chain.pop_back();
    if (chain.size() < 3)
        return fail(ErrorKind::input, "the points lie on one line", "write at least three that do not");
    return out;
}

} // namespace saltus::collision

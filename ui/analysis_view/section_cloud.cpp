// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis_view/section_cloud.h"

#include <algorithm>
#include <cmath>

namespace saltus::ui {

void SectionCloud::clear() {
    cells_ = kFinest;
    next_ = 0;
    taken_.clear();
    places_.clear();
    times_.clear();
}

bool SectionCloud::setBox(const std::array<Range, 3>& box) {
    if (box == box_) return false;
    box_ = box;
    clear();
    return true;
}

void SectionCloud::setPlane(int axis, double value) {
    axis_ = axis;
    value_ = value;
    clear();
}

// True for the first place of its cell. What is not a number is nowhere.
bool SectionCloud::keep(const std::array<double, 3>& place) {
    std::uint64_t cell = 0;
    for (std::size_t k = 0; k < 3; ++k) {
        const double at = (place[k] - box_[k].begin) / box_[k].span();
        if (!std::isfinite(at)) return false;
        cell = cell << 21 | static_cast<std::uint64_t>(std::clamp(at, 0.0, 1.0) * cells_);
    }
    return taken_.insert(cell).second;
}

void SectionCloud::coarsen() {
    cells_ /= 2;
    taken_.clear();
    std::size_t kept = 0;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        if (!keep(places_[i])) continue;
        places_[kept] = places_[i];
        times_[kept++] = times_[i];
    }
    places_.resize(kept);
    times_.resize(kept);
}

bool SectionCloud::take(const Section& section) {
    const std::vector<SectionPoint>& points = section.points();
    if (points.size() < next_) clear(); // of a new run
    const std::size_t last = std::min(points.size(), next_ + kPointsACall);
    bool grown = false;
    for (; next_ < last; ++next_) {
        std::array<double, 3> place = points[next_].values;
        // a wrapped phase cannot be interpolated across its jump: on the plane it is what the plane says
        if (axis_ >= 0) place[static_cast<std::size_t>(axis_)] = value_;
        if (!keep(place)) continue;
        places_.push_back(place);
        times_.push_back(points[next_].time);
        grown = true;
        if (places_.size() > kCapacity) coarsen();
    }
    return grown;
}

} // namespace saltus::ui

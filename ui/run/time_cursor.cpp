// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/time_cursor.h"

namespace saltus::ui {

void TimeCursor::follow() {
    if (following_) return;
    following_ = true;
    emit followingChanged(true);
}

void TimeCursor::advance(double newestTime) {
    if (!following_ || newestTime == time_) return;
    time_ = newestTime;
    emit changed(time_);
}

void TimeCursor::scrub(double time) {
    if (following_) {
        following_ = false;
        emit followingChanged(false);
    }
    if (time == time_) return;
    time_ = time;
    emit changed(time_);
}

void TimeCursor::pickImpact(std::optional<std::size_t> impact) {
    if (impact == impact_) return;
    impact_ = impact;
    emit impactPicked(impact_);
}

void TimeCursor::setMarker(Marker which, std::optional<double> time) {
    if (markers_[which] == time) return;
    markers_[which] = time;
    emit markersChanged();
}

} // namespace saltus::ui

#include "moc_time_cursor.cpp"

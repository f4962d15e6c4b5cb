// SPDX-License-Identifier: GPL-3.0-or-later
// The one time that the scene view, all plots and the timeline show. It follows the run until someone scrubs.
#pragma once

#include <QObject>

#include <array>
#include <optional>

namespace saltus::ui {

class TimeCursor : public QObject {
    Q_OBJECT
public:
    explicit TimeCursor(QObject* parent = nullptr) : QObject(parent) {}

    double time() const { return time_; }
    bool following() const { return following_; }            // shows the newest state
    std::optional<std::size_t> pickedImpact() const { return impact_; } // index in the recording
    // Two times that are compared; they stay while the cursor moves.
    enum Marker { a, b };
    std::optional<double> marker(Marker which) const { return markers_[which]; }

public slots:
    void follow();                    // back to the newest state
    void advance(double newestTime);  // by the shell, on each tick; moves the cursor only while following
    void scrub(double time);          // shows the past; stops following
    void pickImpact(std::optional<std::size_t> impact);
    void setMarker(saltus::ui::TimeCursor::Marker which, std::optional<double> time);

signals:
    void changed(double time);
    void followingChanged(bool following);
    void impactPicked(std::optional<std::size_t> impact);
    void markersChanged();

private:
    double time_ = 0.0;
    bool following_ = true;
    std::optional<std::size_t> impact_;
    std::array<std::optional<double>, 2> markers_;
};

} // namespace saltus::ui

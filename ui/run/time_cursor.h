// SPDX-License-Identifier: GPL-3.0-or-later
// The one time that the scene view, all plots and the timeline show. It follows the run until someone scrubs.
#pragma once

#include <QObject>

#include <optional>

namespace saltus::ui {

class TimeCursor : public QObject {
    Q_OBJECT
public:
    explicit TimeCursor(QObject* parent = nullptr) : QObject(parent) {}

    double time() const { return time_; }
    bool following() const { return following_; }            // shows the newest state
    std::optional<std::size_t> pickedImpact() const { return impact_; } // index in the recording

public slots:
    void follow();                    // back to the newest state
    void advance(double newestTime);  // by the shell, on each tick; moves the cursor only while following
    void scrub(double time);          // shows the past; stops following
    void pickImpact(std::optional<std::size_t> impact);

signals:
    void changed(double time);
    void followingChanged(bool following);
    void impactPicked(std::optional<std::size_t> impact);

private:
    double time_ = 0.0;
    bool following_ = true;
    std::optional<std::size_t> impact_;
};

} // namespace saltus::ui

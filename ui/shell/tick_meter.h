// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window's ticks take and how regularly they come. A tick that waits for painting shows in the interval.
#pragma once

#include <QElapsedTimer>
#include <QString>

#include <algorithm>

namespace saltus::ui {

class TickMeter {
public:
    void reset() { *this = TickMeter(); }
    void begin() {
        if (clock_.isValid()) {
            const double interval = milliseconds();
            intervalSum_ += interval;
            worstInterval_ = std::max(worstInterval_, interval);
            ++intervals_;
        }
        clock_.start();
    }
    void end() {
        const double took = milliseconds();
        sum_ += took;
        worst_ = std::max(worst_, took);
        ++count_;
    }

    qint64 count() const { return count_; }
    double meanMilliseconds() const { return count_ ? sum_ / double(count_) : 0.0; }
    double worstMilliseconds() const { return worst_; }
    double ticksPerSecond() const { return intervalSum_ > 0.0 ? 1000.0 * double(intervals_) / intervalSum_ : 0.0; }
    double worstInterval() const { return worstInterval_; } // ms from one tick's begin to the next
    QString text() const {
        return QStringLiteral("%1 ticks, %2 a second, mean %3 ms, worst %4 ms, longest interval %5 ms")
            .arg(count_)
            .arg(ticksPerSecond(), 0, 'f', 1)
            .arg(meanMilliseconds(), 0, 'f', 2)
            .arg(worst_, 0, 'f', 1)
            .arg(worstInterval_, 0, 'f', 1);
    }

private:
    double milliseconds() const { return double(clock_.nsecsElapsed()) * 1e-6; }
    QElapsedTimer clock_;
    qint64 count_ = 0, intervals_ = 0;
    double sum_ = 0.0, worst_ = 0.0, intervalSum_ = 0.0, worstInterval_ = 0.0;
};

} // namespace saltus::ui

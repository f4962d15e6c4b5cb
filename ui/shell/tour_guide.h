// SPDX-License-Identifier: GPL-3.0-or-later
// Leads through a tour in the real window: points, waits until the step is done, goes on. It never blocks: every control works
// on, any step may be left out, and Esc ends it.
#pragma once

#include "ui/shell/tour.h"
#include "ui/shell/tour_hand.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace saltus::ui {

class Theme;
class TourCard;
class TourMark;

class TourGuide : public QObject {
    Q_OBJECT
public:
    TourGuide(Theme& theme, QWidget* window, QObject* parent = nullptr);
    ~TourGuide() override;

    void start(Tour tour);
    bool isActive() const { return active_; }
    int step() const { return step_; }
    int steps() const { return int(tour_.steps.size()); }
    bool stepDone() const { return done_; }
    TourCard* card() const; // null when no tour runs
    TourHand& hand() { return hand_; }

public slots:
    void next();   // after the last step: the end
    void back();
    void showMe(); // the present step
    void stop();

signals:
    void changed(); // another step, or the end

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void enter(int step, bool forward);
    void tick();
    void settle(QWidget* host); // card and mark belong to that window
    const TourStep& now() const { return tour_.steps[std::size_t(step_)]; }

    Theme& theme_;
    QWidget* window_;
    Tour tour_;
    TourHand hand_;
    QTimer timer_;
    QElapsedTimer doneSince_;
    QPointer<TourCard> card_;
    QPointer<TourMark> mark_;
    QPointer<QWidget> host_;
    int step_ = 0, stays_ = 0; // stays_: ms that the step is shown as done
    bool active_ = false, done_ = false, goesOn_ = false, sought_ = false;
};

} // namespace saltus::ui

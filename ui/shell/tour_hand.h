// SPDX-License-Identifier: GPL-3.0-or-later
// "Show me": a visible hand that does what the user would do, with real mouse and key events, slowly enough to be followed.
// What it is told is done one after the other; widgets are looked up when their turn comes.
#pragma once

#include "ui/shell/tour.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QObject>
#include <QTimer>

#include <deque>

class QAction;

namespace saltus::ui {

class Theme;

class TourHand : public QObject {
    Q_OBJECT
public:
    using Place = std::function<TourPlace()>;

    explicit TourHand(Theme& theme, QObject* parent = nullptr);
    ~TourHand() override;

    TourHand& click(Place place);
    TourHand& drag(Place from, Place to);
    TourHand& type(Place field, QString text); // over what stands there, then Enter
    TourHand& trigger(QAction* action);        // a command that has a key
    TourHand& call(std::function<void()> what);
    TourHand& wait(int milliseconds);

    bool isBusy() const { return !todo_.empty(); }
    void stop(); // a button that is held is let go
    void setPace(double factor) { pace_ = factor; } // 1: as people do; 0: at once

signals:
    void finished();

private:
    using Deed = std::function<bool(double)>; // s since it began; true: it is done
    void tick();
    void moveTo(const Place& place);
    bool moveOver(double seconds, double duration);
    void send(QEvent::Type type, Qt::MouseButtons buttons);
    void put(const QPoint& global, QWidget* host, bool pressed);

    Theme& theme_;
    std::deque<Deed> todo_;
    QTimer timer_;
    QElapsedTimer since_;
    bool begun_ = false;
    double pace_ = 1.0;
    QPointer<QWidget> target_, dot_, held_;
    QPoint from_, to_, at_; // global
    bool known_ = false;    // at_ means something
};

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The event loop's present turn: between two turns the window takes keys and clicks, so what can wait does not make a long one longer.
#pragma once

#include <QObject>

namespace saltus::ui {

class LoopTurn : public QObject {
    Q_OBJECT
public:
    static constexpr double kLong = 100.0; // ms of the thread's processor time

    explicit LoopTurn(QObject* parent = nullptr);
    bool isLong() const; // much was done in it already
    // Whether what can wait, and asks here each time it is about to begin, waits for another turn: where this one is long, and at most so often in a row.
    bool givesWay(bool can = true);
    static constexpr int kMostTurns = 4;

signals:
    void began();

private:
    void begin();
    double begun_ = 0.0; // ms of the thread
    int gaveWay_ = 0;
};

} // namespace saltus::ui

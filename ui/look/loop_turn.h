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

signals:
    void began();

private:
    void begin();
    double begun_ = 0.0; // ms of the thread
};

} // namespace saltus::ui

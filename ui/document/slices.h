// SPDX-License-Identifier: GPL-3.0-or-later
// What shows the scene anew and takes long, put off: one piece in each turn of the event loop, with no other long work in it, so that the window
// answers between them.
#pragma once

#include "ui/look/loop_turn.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <deque>
#include <functional>

namespace saltus::ui {

class Slices : public QObject {
    Q_OBJECT
public:
    explicit Slices(QObject* parent = nullptr);
    // After what others put off before. Of one owner the newest work alone is done, at the place of the first; of an owner that is gone none.
    void putOff(QObject* owner, std::function<void()> work);
    bool waits(const QObject* owner) const;
    void doNow(const QObject* owner); // whoever asks the owner cannot wait
    void drop(const QObject* owner);

private:
    void next();
    struct Piece {
        QPointer<QObject> owner;
        std::function<void()> work;
    };
    std::deque<Piece> pieces_;
    LoopTurn turn_;
    QTimer timer_;
};

} // namespace saltus::ui

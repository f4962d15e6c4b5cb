// SPDX-License-Identifier: GPL-3.0-or-later
// Who takes mouse and keys before the camera does: gizmos, things that are being placed.
#pragma once

#include <QPointF>
#include <Qt>

class QKeyEvent;
class QMouseEvent;

namespace saltus::ui::scene {

class CanvasTool {
public:
    virtual ~CanvasTool() = default;
    // True: the press is taken, and moves up to the release come here. body: what lies under the cursor, -1: nothing.
    virtual bool press(const QMouseEvent& event, int body) = 0;
    virtual void move(const QPointF& at, Qt::KeyboardModifiers modifiers) = 0;
    virtual void release(const QPointF& at, Qt::KeyboardModifiers modifiers) = 0;
    // The mouse without a button; true: the cursor stands on a handle of the tool.
    virtual bool hover(const QPointF& at, Qt::KeyboardModifiers modifiers) = 0;
    virtual bool wantsKey(const QKeyEvent& event) const = 0; // before shortcuts get it
    virtual bool key(const QKeyEvent& event) = 0;
    virtual void cancel() = 0; // the mouse was taken away
};

} // namespace saltus::ui::scene

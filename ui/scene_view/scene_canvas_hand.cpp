// SPDX-License-Identifier: GPL-3.0-or-later
// What mouse, wheel and keys do in the picture: to a tool first, then to bodies and the camera.
#include "ui/scene_view/scene_canvas.h"

#include "ui/scene_view/links.h"

#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>

namespace saltus::ui::scene {

namespace {

constexpr double kTurn = 0.0075;       // rad per pixel
constexpr double kDragThreshold = 4.0; // pixels before a click becomes a drag

} // namespace

void SceneCanvas::mousePressEvent(QMouseEvent* event) {
    pressed_ = last_ = event->position();
    overlayPressed_ = event->button() == Qt::LeftButton && overlayClick && overlayClick(event->position());
    if (overlayPressed_) return;
    animation_.stop();
    pivot_ = underCursor(event->position(), &pressedOn_, true);
    if (tool_ && tool_->press(*event, pressedOn_.body)) {
        drag_ = Drag::tool;
        hoverNothing(event->position());
        return;
    }
    if (event->button() == Qt::LeftButton && event->modifiers() & Qt::ControlModifier && pressedOn_.body >= 0 &&
        !graph_.bodies().spec(static_cast<std::size_t>(pressedOn_.body)).fixed) {
        drag_ = Drag::pull;
        setCursor(Qt::ClosedHandCursor);
        hoverNothing(event->position());
        // A planar body is pulled in its plane, not at the face of its slab.
        if (graph_.bodies().frame().planar()) pressedOn_.local.z() = 0.0;
        emit pullStarted(pressedOn_.body, pressedOn_.local, handAt(event->position()));
        return;
    }
    drag_ = event->button() != Qt::LeftButton ? Drag::pan : event->modifiers() & Qt::ShiftModifier ? Drag::box : Drag::pending;
    if (drag_ == Drag::pan) setCursor(Qt::ClosedHandCursor);
}

void SceneCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (drag_ == Drag::none) {
        if (overlayHover) overlayHover(event->position());
        if (tool_ && tool_->hover(event->position(), event->modifiers())) {
            hoverNothing(event->position());
            return;
        }
        hover(event->position());
        return;
    }
    if (drag_ == Drag::pull) {
        last_ = event->position();
        emit pullMoved(handAt(last_));
        return;
    }
    if (drag_ == Drag::tool) {
        last_ = event->position();
        tool_->move(last_, event->modifiers());
        return;
    }
    if (drag_ == Drag::box) {
        last_ = event->position();
        emit boxDragged(QRectF(pressed_, last_).normalized());
        return;
    }
    const QPointF step = event->position() - last_;
    if (drag_ == Drag::pending) {
        if (QLineF(pressed_, event->position()).length() < kDragThreshold) return;
        drag_ = Drag::orbit;
        setCursor(Qt::SizeAllCursor);
    }
    last_ = event->position();
    if (drag_ == Drag::orbit) camera_.orbit(-step.x() * kTurn, step.y() * kTurn, pivot_);
    else {
        camera_.pan(step.x(), step.y(), pivot_);
        keepsInSight_ = false;
    }
    moved();
}

void SceneCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (overlayPressed_) {
        overlayPressed_ = false;
        return;
    }
    if (drag_ == Drag::pull) {
        const bool click = QLineF(pressed_, event->position()).length() < kDragThreshold;
        const int body = pressedOn_.body;
        endPull();
        if (click) emit pickedBody(body, true);
        return;
    }
    if (drag_ == Drag::tool) {
        drag_ = Drag::none;
        tool_->release(event->position(), event->modifiers());
        return;
    }
    if (drag_ == Drag::box) {
        drag_ = Drag::none;
        emit boxDragged({});
        if (QLineF(pressed_, event->position()).length() < kDragThreshold) {
            if (pressedOn_.body >= 0) emit pickedBody(pressedOn_.body, true);
        } else {
            emit boxed(QRectF(pressed_, event->position()).normalized(), event->modifiers() & Qt::ControlModifier);
        }
        return;
    }
    const bool click = drag_ == Drag::pending;
    const bool menu = drag_ == Drag::pan && event->button() == Qt::RightButton && QLineF(pressed_, event->position()).length() < kDragThreshold;
    drag_ = Drag::none;
    unsetCursor();
    if (menu) emit menuRequested(pressedOn_.body, pressedOn_.link, event->globalPosition().toPoint());
    if (!click || (markClick && markClick(event->position()))) return;
    if (pressedOn_.body >= 0) emit pickedBody(pressedOn_.body, event->modifiers() & Qt::ControlModifier);
    else if (pressedOn_.link >= 0) emit pickedLink(pressedOn_.link, event->modifiers() & Qt::ControlModifier);
    else emit picked(pressedOn_.shape);
}

void SceneCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (overlayClick && overlayClick(event->position())) return;
    Hit hit;
    underCursor(event->position(), &hit, true);
    if (event->button() != Qt::LeftButton) return;
    if (hit.body >= 0) focusBody(hit.body);
    else if (hit.link >= 0) frameBox(graph_.links().boundsOf(static_cast<std::size_t>(hit.link)));
    else if (hit.shape >= 0) frameBox(graph_.boundsOf(static_cast<std::size_t>(hit.shape)));
}

bool SceneCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && tool_ && tool_->wantsKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return GlWidget::event(event);
}

void SceneCanvas::focusOutEvent(QFocusEvent* event) {
    if (event->reason() != Qt::PopupFocusReason) endPull();
    if (drag_ == Drag::box) {
        drag_ = Drag::none;
        emit boxDragged({});
    }
    GlWidget::focusOutEvent(event);
}

void SceneCanvas::leaveEvent(QEvent*) {
    if (drag_ == Drag::none) hover(QPointF(-1, -1));
    if (overlayHover) overlayHover(QPointF(-1, -1));
}

void SceneCanvas::wheelEvent(QWheelEvent* event) {
    const double notches = event->angleDelta().y() / 120.0;
    if (notches == 0.0) {
        event->ignore();
        return;
    }
    animation_.stop();
    camera_.zoom(std::pow(0.88, notches), zoomPoint(event->position()));
    keepsInSight_ = false;
    moved();
    event->accept();
}

void SceneCanvas::keyPressEvent(QKeyEvent* event) {
    if (tool_ && tool_->key(*event)) {
        // What Esc gave up does not go on with the mouse that is still down.
        if (drag_ == Drag::tool && event->key() == Qt::Key_Escape) drag_ = Drag::none;
        return;
    }
    const bool control = event->modifiers() & Qt::ControlModifier, shift = event->modifiers() & Qt::ShiftModifier;
    const double turn = 0.0873; // 5 degrees
    const osg::Vec3d target = camera_.stand().target;
    const auto arrow = [&](double x, double y) {
        if (shift) {
            camera_.pan(-40.0 * x, 40.0 * y, target);
            keepsInSight_ = false;
        }
        else camera_.orbit(turn * x, turn * y, graph_.bounds().valid() ? osg::Vec3d(graph_.bounds().center()) : target);
    };
    if (event->key() == Qt::Key_Escape && (isPulling() || followed_ >= 0)) {
        if (isPulling()) endPull();
        else follow(-1);
        return;
    }
    animation_.stop();
    if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal || event->key() == Qt::Key_Minus) keepsInSight_ = false;
    if (control && event->key() == Qt::Key_Left) arrow(-1, 0);
    else if (control && event->key() == Qt::Key_Right) arrow(1, 0);
    else if (control && event->key() == Qt::Key_Up) arrow(0, 1);
    else if (control && event->key() == Qt::Key_Down) arrow(0, -1);
    else if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal) camera_.zoom(0.88, target);
    else if (event->key() == Qt::Key_Minus) camera_.zoom(1.0 / 0.88, target);
    else {
        GlWidget::keyPressEvent(event); // plain arrows belong to the transport
        return;
    }
    moved();
}

} // namespace saltus::ui::scene

// SPDX-License-Identifier: GPL-3.0-or-later
// The hand of a person in the real window: keys go where the keyboard is, clicks and drags onto what is visible, and every one
// of them counts as an action.
#pragma once

#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workbench.h"

#include <QAbstractButton>
#include <QApplication>
#include <QTest>

#include <cmath>

namespace saltus::testing {

class WindowHand {
public:
    explicit WindowHand(ui::MainWindow& window) : window_(window) {}

    int actions() const { return actions_; }
    void startCounting() { actions_ = 0; }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { this->key(keyboard(), key, modifiers); }
    void key(QWidget* to, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        ++actions_;
        QTest::keyClick(to, key, modifiers);
        QTest::qWait(60);
    }
    void type(const QString& text) { type(keyboard(), text); }
    void type(QWidget* into, const QString& text) { // one action: a word or a number
        ++actions_;
        QTest::keyClicks(into, text);
        QTest::qWait(40);
    }
    bool click(QWidget* widget, const QPoint& at, Qt::KeyboardModifiers modifiers = {}) {
        ++actions_;
        if (!widget || !widget->isVisible() || !widget->isEnabled() || !widget->rect().contains(at)) return false;
        QTest::mouseClick(widget, Qt::LeftButton, modifiers, at);
        QTest::qWait(60);
        return true;
    }
    bool click(QWidget* widget) { return widget && click(widget, widget->rect().center()); }
    bool doubleClick(QWidget* widget, const QPoint& at) {
        ++actions_;
        if (!widget || !widget->isVisible()) return false;
        QTest::mouseDClick(widget, Qt::LeftButton, {}, at);
        QTest::qWait(60);
        return true;
    }
    // The end may lie in another widget: in `to`'s coordinates.
    bool drag(QWidget* from, const QPoint& start, QWidget* to, const QPoint& end, Qt::KeyboardModifiers modifiers = {}, int pause = 15) {
        ++actions_;
        if (!from || !to || !from->isVisible() || !to->isVisible()) return false;
        const QPoint last = from->mapFromGlobal(to->mapToGlobal(end));
        mouse(from, QEvent::MouseButtonPress, start, Qt::LeftButton, Qt::LeftButton, modifiers);
        for (int i = 1; i <= 8; ++i) {
            mouse(from, QEvent::MouseMove, start + (last - start) * i / 8, Qt::NoButton, Qt::LeftButton, modifiers);
            QTest::qWait(pause);
        }
        mouse(from, QEvent::MouseButtonRelease, last, Qt::LeftButton, Qt::NoButton, modifiers);
        QTest::qWait(80);
        return true;
    }
    // A visible button of this window or of a dialog, by what is written on it.
    static QAbstractButton* button(QWidget* in, const QString& text) {
        for (QAbstractButton* candidate : in->findChildren<QAbstractButton*>())
            if (candidate->isVisible() && candidate->text().remove(QLatin1Char('&')) == text) return candidate;
        return nullptr;
    }
    // Where a body's centre is drawn, in the picture's widget.
    QPoint bodyOnScreen(const QString& name) const {
        ui::SceneView& view = window_.workbench().sceneView();
        ui::scene::SceneCanvas* canvas = view.canvas();
        const int body = view.bodyIndex(name);
        if (!canvas || body < 0) return {-1, -1};
        const auto& pose = view.bodyPoses()[static_cast<std::size_t>(body)];
        const osg::Vec2d at = canvas->camera().toScreen(canvas->graph().bodies().frame().point(pose.position));
        return {int(std::lround(at.x())), int(std::lround(at.y()))};
    }

private:
    QWidget* keyboard() const {
        if (QWidget* popup = QApplication::activePopupWidget()) return popup;
        if (QWidget* focus = QApplication::focusWidget()) return focus;
        return QApplication::activeModalWidget() ? QApplication::activeModalWidget() : static_cast<QWidget*>(&window_);
    }
    static void mouse(QWidget* widget, QEvent::Type type, const QPoint& at, Qt::MouseButton button, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers) {
        QMouseEvent event(type, at, widget->mapToGlobal(at), button, buttons, modifiers);
        QApplication::sendEvent(widget, &event);
    }

    ui::MainWindow& window_;
    int actions_ = 0;
};

} // namespace saltus::testing

// SPDX-License-Identifier: GPL-3.0-or-later
// The hand of a person in the real window: keys go where the keyboard is, clicks and drags onto what is visible, and every one
// of them counts as an action.
#pragma once

#include "core/authoring/create.h"
#include "ui/document/document.h"
#include "ui/look/theme.h"
#include "ui/panels/palette_panel.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workbench.h"

#include <QAbstractButton>
#include <QApplication>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <memory>

namespace saltus::testing {

// A window of a test's own, 1600x1000: no settings of the user, none of another test.
class TestWindow {
public:
    // keepState: what a window keeps is kept in the folder, for the next one.
    bool show(bool keepState = false) {
        if (!folder_.isValid()) return false;
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
        QCoreApplication::setOrganizationName(QStringLiteral("SaltusTest"));
        theme_.apply();
        ui::WindowOptions options;
        options.keepState = keepState;
        window_ = std::make_unique<ui::MainWindow>(theme_, options);
        window_->resize(1600, 1000);
        window_->show();
        window_->activateWindow();
        return QTest::qWaitForWindowActive(window_.get());
    }
    // A shipped scene, and its run, built.
    bool open(const char* scene) {
        window_->document().undoStack().setClean();
        QSignalSpy ready(window_.get(), &ui::MainWindow::modelReady);
        return window_->openFile(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/%1.saltus").arg(QLatin1String(scene))) &&
               QTest::qWaitFor([&] { return ready.count() > 0; }, 20000);
    }
    void reset() { window_.reset(); }
    ui::Theme& theme() { return theme_; }
    QString folder() const { return folder_.path(); }
    QString file(const QString& name) const { return folder_.filePath(name); }
    ui::MainWindow* get() const { return window_.get(); }
    ui::MainWindow* operator->() const { return window_.get(); }
    ui::MainWindow& operator*() const { return *window_; }

private:
    ui::Theme theme_;
    QTemporaryDir folder_;
    std::unique_ptr<ui::MainWindow> window_;
};

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
    // From the palette to a place of the view.
    bool dragIn(const authoring::NewPart& part, const QPoint& inView) {
        QToolButton* from = window_.workbench().partPalette().button(part);
        if (!from || !QTest::qWaitFor([&] { return from->isVisible() && from->isEnabled(); }, 5000)) return false;
        return drag(from, from->rect().center(), &window_.workbench().sceneView(), inView);
    }
    void count() { ++actions_; } // what is done without the hand
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

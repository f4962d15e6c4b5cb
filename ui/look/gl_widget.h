// SPDX-License-Identifier: GPL-3.0-or-later
// A widget that OpenGL draws. With a graphics card it holds a QOpenGLWidget. Without one it draws into a framebuffer of its own and
// paints what came out as a picture: with a QOpenGLWidget in it the whole window is composed by OpenGL, and then the processor pays
// for every pixel of the window in each picture, changed or not.
#pragma once

#include <QImage>
#include <QWidget>

#include <functional>
#include <memory>

class QOpenGLContext;

namespace saltus::ui {

class GlWidget : public QWidget {
    Q_OBJECT
public:
    // automatic: as inSoftware() says.
    enum class Way { automatic, composed, painted };
    explicit GlWidget(QWidget* parent = nullptr, Way way = Way::automatic);
    ~GlWidget() override;

    static bool inSoftware(); // the processor draws: there is no graphics card, or no OpenGL at all; asked once

    // As those of QOpenGLWidget.
    bool isValid() const; // a context is there and initializeGL() was called
    QOpenGLContext* context() const;
    void makeCurrent();
    void doneCurrent();
    unsigned defaultFramebufferObject() const;
    QImage grabFramebuffer();
    void update(); // a new picture; QWidget::update(region) shows the last one again
    // A picture ahead: OpenGL is given it now and works on while the widgets draw themselves; takeAhead(), at the next tick, has it
    // shown. Nobody waits for it before. Composed: as update().
    void drawAhead();
    bool takeAhead();     // false: none was under way
    bool isAhead() const; // one is under way
    // It was given up, for something else is to be drawn at once: what belongs to it (texts) belongs to that one.
    std::function<void()> aheadDropped;

protected:
    virtual void initializeGL() = 0;
    virtual void resizeGL(int width, int height) = 0;
    virtual void paintGL() = 0;
    bool isPainting() const; // in paintGL(): for the screen; else for someone who keeps the picture
    bool isAheadPicture() const; // in paintGL(): it is one ahead, and waits for nothing
    virtual void aheadDone() {}  // before takeAhead() reads it; the context is current
    // What of the next picture stands by itself and may take long (a shadow map) is drawn now; paintGL() then finds it done. False: there is none.
    virtual bool drawFirstPart() { return false; }
    // Pixels, from below, that the last paintGL() changed of the picture before; usual: all of them.
    virtual QRect changedArea() const;

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool start();            // the painted picture is given to OpenGL
    void draw();             // and read
    void dropAhead();
    bool givesWay(); // the last picture stays for a turn of the event loop that is long already
    bool givesWayAfterFirstPart(); // or has become it by that part
    void drawAtNextTurn();
    struct Composed;
    struct Painted;
    bool painting_ = false, startingAhead_ = false, hasFirstPart_ = false;
    std::unique_ptr<Painted> painted_; // null: composed_
    Composed* composed_ = nullptr;
};

} // namespace saltus::ui

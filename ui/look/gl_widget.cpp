// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/gl_widget.h"

#include "ui/look/gl_format.h"
#include "ui/look/loop_turn.h"

#include <QBackingStore>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <QOpenGLFunctions>
#include <QOpenGLWidget>
#include <QPaintEngine>
#include <QPaintEvent>
#include <QPainter>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

namespace saltus::ui {

// What a graphics card draws into: covers the widget, which keeps mouse and keys.
struct GlWidget::Composed : QOpenGLWidget {
    explicit Composed(GlWidget& widget) : QOpenGLWidget(&widget), owner(&widget) {
        setFormat(glFormat());
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
    }
    void initializeGL() override {
        if (owner) owner->initializeGL();
    }
    void resizeGL(int width, int height) override {
        if (owner) owner->resizeGL(width, height);
    }
    void paintGL() override {
        if (!owner) return;
        owner->paintGL();
        // Windows are composed with alpha: what was drawn must be opaque.
        QOpenGLFunctions* gl = context()->functions();
        gl->glBindFramebuffer(GL_FRAMEBUFFER, defaultFramebufferObject());
        gl->glDisable(GL_SCISSOR_TEST);
        gl->glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_TRUE);
        gl->glClearColor(0.0f, 0.0f, 0.0f, 1.0f);
        gl->glClear(GL_COLOR_BUFFER_BIT);
        gl->glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    }
    void paintEvent(QPaintEvent* event) override {
        if (owner) owner->painting_ = true;
        QOpenGLWidget::paintEvent(event);
        if (owner) owner->painting_ = false;
    }
    GlWidget* owner;
};

struct GlWidget::Painted {
    std::unique_ptr<QOffscreenSurface> surface;
    std::unique_ptr<QOpenGLContext> context;
    std::unique_ptr<QOpenGLFramebufferObject> target;
    QImage picture;
    QRect unread; // of the target, from below: what differs from the picture
    bool ready = false, failed = false, stale = true, ahead = false;
    LoopTurn turn;

    bool create() {
        if (context || failed) return !failed;
        context = std::make_unique<QOpenGLContext>();
        context->setFormat(glFormat());
        context->setShareContext(QOpenGLContext::globalShareContext());
        failed = !context->create();
        if (failed) return false;
        surface = std::make_unique<QOffscreenSurface>();
        surface->setFormat(context->format());
        surface->create();
        failed = !surface->isValid();
        return !failed;
    }
    // True when the picture has another size than before.
    bool resize(const QSize& pixels) {
        if (target && target->size() == pixels) return false;
        QOpenGLFramebufferObjectFormat format;
        format.setAttachment(QOpenGLFramebufferObject::CombinedDepthStencil);
        format.setInternalTextureFormat(GL_RGBA8);
        target = std::make_unique<QOpenGLFramebufferObject>(pixels, format);
        stale = true;
        return true;
    }
    // Only what has changed; OpenGL's rows come from below.
    QRect read(qreal ratio) {
        const bool other = picture.size() != target->size();
        if (other) picture = QImage(target->size(), QImage::Format_RGB32);
        picture.setDevicePixelRatio(ratio);
        const QRect all(QPoint(), picture.size()), part = other ? all : std::exchange(unread, QRect()).intersected(all);
        unread = QRect();
        if (part.isEmpty()) return {};
        QOpenGLFunctions* gl = context->functions();
        gl->glBindFramebuffer(GL_FRAMEBUFFER, target->handle());
        rows.resize(static_cast<std::size_t>(part.width()) * static_cast<std::size_t>(part.height()));
        gl->glPixelStorei(GL_PACK_ALIGNMENT, 4);
        gl->glReadPixels(part.left(), part.top(), part.width(), part.height(), 0x80E1 /* BGRA */, GL_UNSIGNED_BYTE, rows.data());
        const QRect shown(part.left(), picture.height() - 1 - part.bottom(), part.width(), part.height());
        for (int y = 0; y < part.height(); ++y)
            std::memcpy(picture.scanLine(shown.bottom() - y) + 4 * shown.left(), &rows[static_cast<std::size_t>(y) * static_cast<std::size_t>(part.width())], 4 * static_cast<std::size_t>(part.width()));
        return shown;
    }
    std::vector<std::uint32_t> rows;
};

bool GlWidget::inSoftware() {
    static const bool answer = [] {
        QOpenGLContext context;
        context.setFormat(glFormat());
        QOffscreenSurface surface;
        if (!context.create()) return true;
        surface.setFormat(context.format());
        surface.create();
        if (!context.makeCurrent(&surface)) return true;
        const QByteArray renderer(reinterpret_cast<const char*>(context.functions()->glGetString(GL_RENDERER)));
        context.doneCurrent();
        return renderer.contains("llvmpipe") || renderer.contains("softpipe") || renderer.contains("SWR");
    }();
    return answer;
}

GlWidget::GlWidget(QWidget* parent, Way way) : QWidget(parent) {
    if (way == Way::painted || (way == Way::automatic && inSoftware())) {
        painted_ = std::make_unique<Painted>();
        setAttribute(Qt::WA_OpaquePaintEvent);
    } else {
        composed_ = new Composed(*this);
    }
}

GlWidget::~GlWidget() {
    if (!composed_) return;
    composed_->owner = nullptr;
    delete composed_;
}

bool GlWidget::isValid() const { return composed_ ? composed_->isValid() : painted_->ready; }
QOpenGLContext* GlWidget::context() const { return composed_ ? composed_->context() : painted_->context.get(); }
unsigned GlWidget::defaultFramebufferObject() const {
    if (composed_) return composed_->defaultFramebufferObject();
    return painted_->target ? painted_->target->handle() : 0u;
}
bool GlWidget::isPainting() const { return painting_; }
bool GlWidget::isAheadPicture() const { return startingAhead_; }
bool GlWidget::isAhead() const { return painted_ && painted_->ahead; }
QRect GlWidget::changedArea() const { return painted_ && painted_->target ? QRect(QPoint(), painted_->target->size()) : QRect(); }

void GlWidget::makeCurrent() {
    if (composed_) return composed_->makeCurrent();
    Painted& p = *painted_;
    if (!p.create()) return;
    p.context->makeCurrent(p.surface.get());
    if (p.target) p.target->bind();
}

void GlWidget::doneCurrent() {
    if (composed_) composed_->doneCurrent();
    else if (painted_->context) painted_->context->doneCurrent();
}

void GlWidget::update() {
    if (composed_) return composed_->update();
    dropAhead();
    painted_->stale = true;
    QWidget::update();
}

void GlWidget::dropAhead() {
    if (std::exchange(painted_->ahead, false) && aheadDropped) aheadDropped();
}

void GlWidget::drawAhead() {
    if (composed_ || !isVisible() || !updatesEnabled() || painted_->stale || painted_->picture.isNull()) return update();
    Painted& p = *painted_;
    p.ahead = painting_ = startingAhead_ = true;
    const bool started = start();
    painting_ = startingAhead_ = false;
    if (!p.ahead || !started) return update(); // given up while it was drawn
    p.context->functions()->glFlush();
}

bool GlWidget::takeAhead() {
    if (!isAhead()) return false;
    Painted& p = *painted_;
    p.ahead = false;
    makeCurrent();
    aheadDone();
    const QRect changed = p.read(devicePixelRatioF());
    const qreal ratio = p.picture.devicePixelRatio();
    if (!changed.isEmpty()) QWidget::update(QRectF(QPointF(changed.topLeft()) / ratio, QSizeF(changed.size()) / ratio).toAlignedRect());
    return true;
}

QImage GlWidget::grabFramebuffer() {
    if (composed_) return composed_->grabFramebuffer();
    if (painted_->ahead) QWidget::update(); // there is nothing else that would show the next one
    dropAhead();
    draw();
    painted_->stale = true; // it was drawn for someone else
    return painted_->picture.copy();
}

bool GlWidget::start() {
    Painted& p = *painted_;
    const qreal ratio = devicePixelRatioF();
    const QSize pixels(static_cast<int>(std::lround(width() * ratio)), static_cast<int>(std::lround(height() * ratio)));
    if (pixels.isEmpty() || !p.create()) return false;
    makeCurrent();
    const bool resized = p.resize(pixels), fresh = !std::exchange(p.ready, true);
    p.target->bind();
    if (fresh) initializeGL();
    if (fresh || resized) resizeGL(width(), height());
    p.target->bind();
    paintGL();
    p.stale = false; // whoever wants another one while it is drawn asked before
    p.unread |= changedArea();
    return true;
}

void GlWidget::draw() {
    if (start()) painted_->read(devicePixelRatioF());
}

void GlWidget::paintEvent(QPaintEvent* event) {
    if (composed_) return;
    Painted& p = *painted_;
    QPainter painter(this);
    QBackingStore* store = window()->backingStore();
    const bool kept = !store || painter.paintEngine()->paintDevice() != store->paintDevice(); // a picture of the widget, not the screen
    if (kept || p.picture.isNull() || (p.stale && !givesWay() && !givesWayAfterFirstPart())) {
        dropAhead();
        painting_ = !kept;
        draw();
        painting_ = false;
        if (kept) p.stale = true;
    }
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    const qreal ratio = p.picture.devicePixelRatio();
    for (const QRect& part : event->region()) painter.drawImage(part, p.picture, QRectF(part.topLeft() * ratio, QSizeF(part.size()) * ratio));
}

bool GlWidget::givesWay() {
    Painted& p = *painted_;
    const bool gives = p.turn.givesWay(p.picture.size() == size() * devicePixelRatioF());
    if (gives) drawAtNextTurn();
    return gives;
}

// Once a picture: where the scene has changed again meanwhile, both parts are drawn together.
bool GlWidget::givesWayAfterFirstPart() {
    Painted& p = *painted_;
    if (std::exchange(hasFirstPart_, false) || !p.ready || p.ahead || p.picture.size() != size() * devicePixelRatioF()) return false;
    makeCurrent();
    p.target->bind();
    painting_ = true;
    const bool drawn = drawFirstPart();
    painting_ = false;
    if (!drawn || !p.turn.isLong()) return false;
    hasFirstPart_ = true;
    drawAtNextTurn();
    return true;
}

void GlWidget::drawAtNextTurn() { connect(&painted_->turn, &LoopTurn::began, this, qOverload<>(&QWidget::update), Qt::SingleShotConnection); }

void GlWidget::resizeEvent(QResizeEvent*) {
    if (composed_) return composed_->setGeometry(rect());
    Painted& p = *painted_;
    dropAhead();
    p.stale = true;
    if (!p.ready || size().isEmpty()) return;
    makeCurrent();
    p.resize(size() * devicePixelRatioF());
    resizeGL(width(), height());
}

} // namespace saltus::ui

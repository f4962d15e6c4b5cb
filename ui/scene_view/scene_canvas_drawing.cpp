// SPDX-License-Identifier: GPL-3.0-or-later
// What the canvas draws into, and which part of it.
#include "ui/scene_view/scene_canvas.h"

#include <QOpenGLContext>
#include <QOpenGLExtraFunctions>
#include <QOpenGLFunctions>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>

namespace saltus::ui::scene {

QSize SceneCanvas::pixels() const {
    const qreal scale = devicePixelRatioF();
    return QSize(static_cast<int>(std::lround(width() * scale)), static_cast<int>(std::lround(height() * scale)));
}

// What is drawn of `whole` at this level; small_ has that size then.
QSize SceneCanvas::scaled(const QSize& whole, PictureQuality::Level level) {
    const QSize size = (whole * PictureQuality::scaleOf(level)).expandedTo(QSize(1, 1));
    if (size == whole) return whole;
    if (!small_ || small_->size() != size) {
        QOpenGLFramebufferObjectFormat wanted;
        wanted.setAttachment(QOpenGLFramebufferObject::CombinedDepthStencil);
        wanted.setInternalTextureFormat(GL_RGBA8);
        small_ = std::make_unique<QOpenGLFramebufferObject>(size, wanted);
    }
    return small_->isValid() ? size : whole;
}

// Fewer samples only where the driver has them: two of llvmpipe's are four, and need no other framebuffer.
QOpenGLFramebufferObject* SceneCanvas::target(const QSize& size, int samples) {
    const bool known = smooth_ && smooth_->size() == size;
    if (known && (samplesWanted_ == samples || (samplesWanted_ == PictureQuality::kFewest && smooth_->format().samples() >= samples))) return smooth_.get();
    QOpenGLFramebufferObjectFormat wanted;
    wanted.setSamples(samples);
    wanted.setAttachment(QOpenGLFramebufferObject::CombinedDepthStencil);
    wanted.setInternalTextureFormat(GL_RGBA8);
    smooth_ = std::make_unique<QOpenGLFramebufferObject>(size, wanted);
    samplesWanted_ = samples;
    if (!smooth_->isValid()) smooth_.reset();
    return smooth_.get();
}

int SceneCanvas::samples() const { return smooth_ ? smooth_->format().samples() : 1; }

void SceneCanvas::draw(unsigned framebuffer, unsigned mask) {
    window_->setDefaultFboId(framebuffer);
    viewer_->getCamera()->setCullMask(mask);
    viewer_->frame();
}

// Pixels from below, that drawing the solids may touch: a picture is mostly background.
QRect SceneCanvas::drawnArea(const QSize& size) const {
    const QRect all(QPoint(), size);
    const std::optional<osg::BoundingBox> box = graph_.drawnBounds();
    if (!box) return all;
    if (!box->valid() || !std::isfinite(box->radius2())) return {};
    double left = 1e300, right = -1e300, low = 1e300, high = -1e300;
    for (unsigned k = 0; k < 8; ++k) {
        const osg::Vec2d at = camera_.toScreen(osg::Vec3d(box->corner(k)));
        if (!std::isfinite(at.x()) || !std::isfinite(at.y())) return all;
        left = std::min(left, at.x());
        right = std::max(right, at.x());
        low = std::min(low, camera_.height() - at.y());
        high = std::max(high, camera_.height() - at.y());
    }
    const double scale = size.width() / std::max<double>(camera_.width(), 1.0), air = 8.0; // rims, outlines
    const auto pixel = [&](double x, int most) { return static_cast<int>(std::clamp(x * scale, 0.0, static_cast<double>(most))); };
    return QRect(QPoint(pixel(left - air, size.width()), pixel(low - air, size.height())),
                 QPoint(pixel(right + air, size.width()) - 1, pixel(high + air, size.height()) - 1));
}

void SceneCanvas::copyArea(unsigned from, unsigned to, const QRect& source, const QRect& place) {
    QOpenGLExtraFunctions* gl = context()->extraFunctions();
    const bool cut = gl->glIsEnabled(GL_SCISSOR_TEST);
    if (cut) gl->glDisable(GL_SCISSOR_TEST);
    gl->glBindFramebuffer(GL_READ_FRAMEBUFFER, from);
    gl->glBindFramebuffer(GL_DRAW_FRAMEBUFFER, to);
    gl->glBlitFramebuffer(source.left(), source.top(), source.right() + 1, source.bottom() + 1, place.left(), place.top(), place.right() + 1, place.bottom() + 1,
                          GL_COLOR_BUFFER_BIT, source.size() == place.size() ? GL_NEAREST : GL_LINEAR);
    if (cut) gl->glEnable(GL_SCISSOR_TEST);
}

// OSG keeps its own book of OpenGL's state: what is changed here is put back.
void SceneCanvas::clearDepth(unsigned framebuffer, const QRect& area) {
    QOpenGLFunctions* gl = context()->functions();
    gl->glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    const bool cut = gl->glIsEnabled(GL_SCISSOR_TEST);
    GLint was[4], stencil = 0;
    GLboolean depth = GL_TRUE;
    gl->glGetIntegerv(GL_SCISSOR_BOX, was);
    gl->glGetIntegerv(GL_STENCIL_WRITEMASK, &stencil);
    gl->glGetBooleanv(GL_DEPTH_WRITEMASK, &depth);
    gl->glEnable(GL_SCISSOR_TEST);
    gl->glScissor(area.left(), area.top(), area.width(), area.height());
    gl->glDepthMask(GL_TRUE);
    gl->glStencilMask(~0u);
    gl->glClearDepthf(1.0f);
    gl->glClearStencil(0);
    gl->glClear(GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    gl->glDepthMask(depth);
    gl->glStencilMask(static_cast<GLuint>(stencil));
    gl->glScissor(was[0], was[1], was[2], was[3]);
    if (!cut) gl->glDisable(GL_SCISSOR_TEST);
}

} // namespace saltus::ui::scene

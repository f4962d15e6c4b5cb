// SPDX-License-Identifier: GPL-3.0-or-later
// What the canvas draws into, and which part of it.
#include "ui/scene_view/scene_canvas.h"

#include "ui/scene_view/body_marks.h"

#include <QOpenGLContext>
#include <QOpenGLExtraFunctions>
#include <QOpenGLFunctions>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <span>
#include <utility>

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
    context()->functions()->glBindFramebuffer(GL_FRAMEBUFFER, framebuffer); // OSG does after a shadow map, else not
    viewer_->getCamera()->setCullMask(mask);
    window_->getState()->haveAppliedAttribute(osg::StateAttribute::SCISSOR); // the same attribute, but it cuts elsewhere
    viewer_->frame();
}

// The shadow map, where it is to be drawn anew. All that it and the picture need is set.
bool SceneCanvas::drawLight(PictureQuality::Level level) {
    graph_.setFine(level == PictureQuality::Level::fine);
    graph_.setFewPixels(PictureQuality::scaleOf(level) < 1.0);
    graph_.setMultisampled(true);
    osg::Camera* camera = viewer_->getCamera();
    camera->setViewMatrix(camera_.view());
    camera->setProjectionMatrix(camera_.projection());
    const QSize whole = pixels(), size = scaled(whole, level);
    camera->setViewport(0, 0, size.width(), size.height());
    if (!graph_.prepareLight()) return false;
    draw(size == whole ? defaultFramebufferObject() : small_->handle(), kShadows);
    context()->functions()->glFlush();
    graph_.lightDrawn();
    return true;
}

void SceneCanvas::drawPicture(PictureQuality::Level level, bool onlyWhatDiffers) {
    drawLight(level);
    const QSize whole = pixels(), size = scaled(whole, level);
    graph_.setCamera(camera_, static_cast<double>(whole.width()) / size.width());
    const unsigned all = size == whole ? defaultFramebufferObject() : small_->handle();
    const QRect differs = differing(size, level), change = onlyWhatDiffers ? differs : QRect(QPoint(), size);
    changed_ = change;
    // Sky and ground have no edges of solids: they cost one sample a pixel. The rest is drawn with several, where there is any of it.
    drawBackdrop(all, size, change, level != PictureQuality::Level::fine);
    cut_->setScissor(change.x(), change.y(), change.width(), change.height());
    if (graph_.hasShades()) draw(all, kShades);
    graph_.drawn();
    const QRect area = drawnArea(size).intersected(change);
    if (QOpenGLFramebufferObject* smooth = area.isEmpty() ? nullptr : target(size, PictureQuality::samplesOf(level))) {
        copyArea(all, smooth->handle(), area, area);
        clearDepth(smooth->handle(), area);
        cut_->setScissor(area.x(), area.y(), area.width(), area.height());
        draw(smooth->handle(), kDrawn);
        copyArea(smooth->handle(), all, area, area);
    } else if (!area.isEmpty()) {
        graph_.setMultisampled(false);
        clearDepth(all, change);
        draw(all, kDrawn);
    }
    if (size != whole) enlarge(size, whole, change);
}

// Sky, floor and lines. Of a motion they are drawn once more, into a picture of their own, and then copied from it as long as they stay.
void SceneCanvas::drawBackdrop(unsigned framebuffer, const QSize& size, const QRect& area, bool keep) {
    if (area.isEmpty()) return;
    const Stood now{sight(), size, graph_.backdrop()};
    const std::optional<Stood> before = std::exchange(stood_, keep ? std::optional(now) : std::nullopt);
    if (!keep || before != now) {
        kept_.reset();
    } else if (!kept_) {
        QOpenGLFramebufferObjectFormat wanted;
        wanted.setInternalTextureFormat(GL_RGBA8);
        kept_ = std::make_unique<QOpenGLFramebufferObject>(size, wanted);
        if (kept_->isValid()) {
            cut_->setScissor(0, 0, size.width(), size.height());
            draw(kept_->handle(), kBackdrop);
        } else {
            kept_.reset();
        }
    }
    if (kept_) return blitWithin(kept_->handle(), framebuffer, QRect(QPoint(), size), QRect(QPoint(), size), area);
    cut_->setScissor(area.x(), area.y(), area.width(), area.height());
    draw(framebuffer, kBackdrop);
}

QRect SceneCanvas::differing(const QSize& size, PictureQuality::Level level) {
    const Drawn now{sight(), size, level, areaOfMarks(size)};
    const std::optional<Drawn> before = std::exchange(drawn_, now);
    const QRect all(QPoint(), size);
    // Soft shadows reach far.
    if (!before || level == PictureQuality::Level::fine || before->level != level || before->size != size || before->sight != now.sight)
        return all;
    const auto points = graph_.changed();
    return points ? areaOf(*points, size) | now.marks | before->marks : all;
}

// A picture is mostly background: what drawing the solids may touch.
QRect SceneCanvas::drawnArea(const QSize& size) const {
    const std::optional<osg::BoundingBox> box = graph_.drawnBounds();
    if (!box) return QRect(QPoint(), size);
    if (!box->valid() || !std::isfinite(box->radius2())) return {};
    std::array<osg::Vec3, 8> corners;
    for (unsigned k = 0; k < 8; ++k) corners[k] = box->corner(k);
    return areaOf(corners, size) | areaOfMarks(size);
}

// Marks have their size on the screen.
QRect SceneCanvas::areaOfMarks(const QSize& size) const {
    const BodyMarks& marks = graph_.marks();
    if (!marks.isShown()) return {};
    const osg::BoundingBox box = marks.bounds();
    if (!box.valid() || !std::isfinite(box.radius2())) return QRect(QPoint(), size);
    std::array<osg::Vec3, 8> corners;
    for (unsigned k = 0; k < 8; ++k) corners[k] = box.corner(k);
    return areaOf(corners, size, marks.reach());
}

QRect SceneCanvas::areaOf(std::span<const osg::Vec3> points, const QSize& size, double around) const {
    if (points.empty()) return {};
    const QRect all(QPoint(), size);
    double left = 1e300, right = -1e300, low = 1e300, high = -1e300;
    for (const osg::Vec3& point : points) {
        const osg::Vec2d at = camera_.toScreen(osg::Vec3d(point));
        if (!std::isfinite(at.x()) || !std::isfinite(at.y())) return all;
        left = std::min(left, at.x());
        right = std::max(right, at.x());
        low = std::min(low, camera_.height() - at.y());
        high = std::max(high, camera_.height() - at.y());
    }
    const double scale = size.width() / std::max<double>(camera_.width(), 1.0), air = 16.0 + around * scale; // rims, outlines; a smooth line that is cut keeps its shade
    const auto pixel = [&](double x, int most) { return static_cast<int>(std::clamp(x * scale, 0.0, static_cast<double>(most))); };
    return QRect(QPoint(pixel(left - air, size.width()), pixel(low - air, size.height())),
                 QPoint(pixel(right + air, size.width()) - 1, pixel(high + air, size.height()) - 1));
}

// The picture of fewer pixels, stretched over all of them: the same wherever it is cut.
void SceneCanvas::enlarge(const QSize& size, const QSize& whole, const QRect& area) {
    if (area.isEmpty()) return;
    const double x = static_cast<double>(whole.width()) / size.width(), y = static_cast<double>(whole.height()) / size.height();
    const QRectF wide(QPointF((area.left() - 1) * x, (area.top() - 1) * y), QPointF((area.right() + 2) * x, (area.bottom() + 2) * y));
    changed_ = wide.toAlignedRect().intersected(QRect(QPoint(), whole));
    blitWithin(small_->handle(), defaultFramebufferObject(), QRect(QPoint(), size), QRect(QPoint(), whole), changed_);
}

// Drawn by OpenGL's threads, as all else is: a copy that is not cut may be made by this one, which waits for them.
void SceneCanvas::blitWithin(unsigned from, unsigned to, const QRect& source, const QRect& place, const QRect& within) {
    QOpenGLFunctions* gl = context()->functions();
    const bool cut = gl->glIsEnabled(GL_SCISSOR_TEST);
    GLint was[4];
    gl->glGetIntegerv(GL_SCISSOR_BOX, was);
    gl->glEnable(GL_SCISSOR_TEST);
    gl->glScissor(within.left(), within.top(), within.width(), within.height());
    blit(from, to, source, place);
    gl->glScissor(was[0], was[1], was[2], was[3]);
    if (!cut) gl->glDisable(GL_SCISSOR_TEST);
}

void SceneCanvas::copyArea(unsigned from, unsigned to, const QRect& source, const QRect& place) {
    QOpenGLFunctions* gl = context()->functions();
    const bool cut = gl->glIsEnabled(GL_SCISSOR_TEST);
    if (cut) gl->glDisable(GL_SCISSOR_TEST);
    blit(from, to, source, place);
    if (cut) gl->glEnable(GL_SCISSOR_TEST);
}

void SceneCanvas::blit(unsigned from, unsigned to, const QRect& source, const QRect& place) {
    QOpenGLExtraFunctions* gl = context()->extraFunctions();
    gl->glBindFramebuffer(GL_READ_FRAMEBUFFER, from);
    gl->glBindFramebuffer(GL_DRAW_FRAMEBUFFER, to);
    gl->glBlitFramebuffer(source.left(), source.top(), source.right() + 1, source.bottom() + 1, place.left(), place.top(), place.right() + 1, place.bottom() + 1,
                          GL_COLOR_BUFFER_BIT, source.size() == place.size() ? GL_NEAREST : GL_LINEAR);
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

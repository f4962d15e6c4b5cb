// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/scene_canvas.h"

#include "ui/look/gl_format.h"
#include "ui/scene_view/links.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QOpenGLContext>
#include <QOpenGLFunctions>

#include <algorithm>
#include <cmath>
#include <utility>

namespace saltus::ui::scene {

namespace {

constexpr int kTransition = 150;     // ms
constexpr int kStill = 120;          // ms without a change: time for full quality
constexpr int kWaits = 1500;         // the same in a motion that goes on: a simulation that takes breath does not stand still
constexpr double kMargin = 0.035;    // of the view, that what moves is kept away from its border
constexpr double kFarMotion = 4.0;   // motion over the size of what moves from which on the camera goes along instead of stepping back
constexpr double kHomeBodies = 0.34, kHomePlanar = 0.07; // rad, home elevation for bodies on a floor; for planar worlds
constexpr double kLinkReach = 3.0;   // px about rods, ropes and springs that belong to them
constexpr double kHomeX = 0.44;      // the motion stands left of the middle: cards open on its right

} // namespace

QString SceneCanvas::missingOpenGl() {
    const QString platform = QGuiApplication::platformName();
    if (platform == QLatin1String("offscreen") || platform == QLatin1String("minimal"))
        return tr("The moving picture needs a display with OpenGL. Start Saltus in a desktop session or under Xvfb.");
    QOpenGLContext context;
    if (!context.create())
        return tr("The moving picture needs OpenGL, and none could be started. Install a graphics driver "
                  "(Debian: libgl1-mesa-dri); the plots and the timeline work without it.");
    return {};
}

SceneCanvas::SceneCanvas(QWidget* parent) : GlWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    still_.setSingleShot(true);
    still_.setInterval(kStill);
    connect(&still_, &QTimer::timeout, this, [this] {
        refine_ = true;
        update();
    });
    animation_.setDuration(kTransition);
    animation_.setStartValue(0.0);
    animation_.setEndValue(1.0);
    animation_.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&animation_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        camera_.setStand(SceneCamera::between(from_, to_, value.toDouble()));
        moved();
    });
}

SceneCanvas::~SceneCanvas() {
    animation_.stop();
    if (context()) {
        disconnect(context(), nullptr, this, nullptr);
        makeCurrent();
        release();
        doneCurrent();
    }
}

void SceneCanvas::release() {
    if (!viewer_) return;
    graph_.root()->releaseGLObjects(window_->getState());
    smooth_.reset();
    small_.reset();
    kept_.reset();
    drawn_.reset();
    stood_.reset();
    end_.reset(); // while its context is current: behind it a query that was destroyed still looks for it
    still_.stop();
    viewer_->setSceneData(nullptr);
    viewer_ = nullptr;
    window_ = nullptr;
}

void SceneCanvas::initializeGL() {
    release();
    connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, [this] {
        makeCurrent();
        release();
        doneCurrent();
    });
    const QSurfaceFormat got = context()->format();
    if (got.version() < qMakePair(3, 2) || got.profile() == QSurfaceFormat::CoreProfile) {
        failure_ = tr("The moving picture needs OpenGL 3.2 with the compatibility profile; this display offers %1.%2.")
                       .arg(got.majorVersion()).arg(got.minorVersion());
        emit drawFailed(failure_);
        return;
    }
    failure_.clear();
    const qreal scale = devicePixelRatioF();
    viewer_ = new osgViewer::Viewer;
    viewer_->setThreadingModel(osgViewer::Viewer::SingleThreaded);
    viewer_->setUseConfigureAffinity(false); // else OSG ties this thread, and all it starts, to one core
    viewer_->setKeyEventSetsDone(0);
    viewer_->setQuitEventSetsDone(false);
    viewer_->setLightingMode(osg::View::NO_LIGHT);
    window_ = viewer_->setUpViewerAsEmbeddedInWindow(0, 0, static_cast<int>(width() * scale), static_cast<int>(height() * scale));
    osg::Camera* camera = viewer_->getCamera();
    camera->setClearMask(0); // the sky covers all colours, clearDepth() does the rest
    camera->setDrawBuffer(GL_COLOR_ATTACHMENT0);
    camera->setReadBuffer(GL_COLOR_ATTACHMENT0);
    camera->setComputeNearFarMode(osg::CullSettings::DO_NOT_COMPUTE_NEAR_FAR);
    camera->setCullingMode(osg::CullSettings::NO_CULLING); // few parts; springs and spheres get their size in the shader
    camera->getOrCreateStateSet()->setMode(GL_MULTISAMPLE, osg::StateAttribute::ON);
    cut_ = new osg::Scissor(0, 0, pixels().width(), pixels().height());
    camera->getOrCreateStateSet()->setAttributeAndModes(cut_);
    if (context()->hasExtension(QByteArrayLiteral("GL_ARB_timer_query"))) {
        end_ = std::make_unique<QOpenGLTimerQuery>();
        if (!end_->create()) end_.reset();
    }
    viewer_->setSceneData(graph_.root());
    viewer_->realize();
}

void SceneCanvas::resizeGL(int width, int height) {
    // A view gets its size after its scene: where nobody moved the camera, the whole scene stays framed.
    const bool moving = animation_.state() == QAbstractAnimation::Running;
    const bool framed = home_ && (moving ? to_ : camera_.stand()).isNear(*home_);
    camera_.setSize(width, height);
    drawn_.reset();
    if (framed && moving) home_ = to_ = homeStand();
    else if (framed) goHome();
    if (!window_) return;
    window_->resized(0, 0, pixels().width(), pixels().height());
    window_->getEventQueue()->windowResize(0, 0, pixels().width(), pixels().height());
    emit cameraChanged();
}

PictureQuality::Level SceneCanvas::nextLevel() const { return isPainting() && !refine_ ? quality_.moving() : PictureQuality::Level::fine; }

bool SceneCanvas::drawFirstPart() { return viewer_ && drawLight(nextLevel()); }

void SceneCanvas::paintGL() {
    if (!viewer_) return;
    ++pictures_;
    QElapsedTimer timer;
    timer.start();
    camera_.setBounds(graph_.visibleBounds());
    if (wantsHome_) {
        wantsHome_ = false;
        goHome();
        emit cameraChanged();
    }
    keepInSight();
    // A picture that is asked for outside a paint event is kept by someone: it takes full quality, as one that stands still does.
    const bool ahead = isAheadPicture(), moving = isPainting() && !refine_;
    const PictureQuality::Level level = nextLevel();
    if (ahead && end_) began_ = end_->waitForTimestamp(); // asks the clock, waits for nothing
    drawPicture(level, ahead);
    context()->functions()->glBindFramebuffer(GL_FRAMEBUFFER, defaultFramebufferObject());
    if (ahead) {
        if (end_) end_->recordTimestamp();
    } else if (inSoftware() || qEnvironmentVariableIsSet("SALTUS_MEASURE")) {
        context()->functions()->glFinish(); // drawn in software the picture is not done before it is asked for
    }
    const double spent = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
    if (isPainting()) {
        const bool simple = level != PictureQuality::Level::fine;
        // On a busy machine pictures of a motion may come further apart than kStill: they must not become dearer still.
        if (refine_ || !simple) still_.stop();
        if (moving && (simple || isSimplified())) still_.start(std::max(ahead ? kWaits : kStill, static_cast<int>(3.0 * (ahead ? frameMilliseconds_ : spent))));
        refine_ = false;
        if (std::exchange(level_, level) != level) emit qualityChanged();
        if (!ahead) quality_.took(level, spent + PictureQuality::kBeside);
    }
    if (!ahead) frameMilliseconds_ = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
}

void SceneCanvas::standsStill() {
    if (still_.isActive()) still_.start(kStill);
}

void SceneCanvas::drawNext(double tick) {
    tick_ = tick;
    if (end_) drawAhead();
    else update();
}

// From when it was begun until OpenGL had done all of it, beside the widgets.
void SceneCanvas::aheadDone() {
    if (!end_) return;
    frameMilliseconds_ = static_cast<double>(end_->waitForResult() - began_) * 1e-6;
    quality_.took(level_, frameMilliseconds_, tick_);
}

// What moves stays in the picture. A motion that fits is framed; what goes on and on is followed.
void SceneCanvas::keepInSight() {
    if (!keepsInSight_ || followed_ >= 0 || drag_ != Drag::none || animation_.state() == QAbstractAnimation::Running) return;
    const osg::BoundingBox now = graph_.subjectBounds();
    if (!now.valid() || !std::isfinite(now.radius2())) return;
    if (std::exchange(lastSubject_, now) == now) return; // nothing moved: where one looks is one's own choice
    double left = 1e300, right = -1e300, top = 1e300, bottom = -1e300;
    for (unsigned k = 0; k < 8; ++k) {
        const osg::Vec2d at = camera_.toScreen(osg::Vec3d(now.corner(k)));
        if (!std::isfinite(at.x()) || !std::isfinite(at.y())) {
            goHome(); // behind the eye
            emit cameraChanged();
            return;
        }
        left = std::min(left, at.x());
        right = std::max(right, at.x());
        top = std::min(top, at.y());
        bottom = std::max(bottom, at.y());
    }
    const double x = kMargin * camera_.width(), y = kMargin * camera_.height();
    if (left >= x && right <= camera_.width() - x && top >= y && bottom <= camera_.height() - y) return;
    osg::BoundingBox motion = graph_.homeBounds();
    if (motion.valid() && motion.radius() < kFarMotion * now.radius()) {
        // Some room more: it is still on its way.
        const osg::Vec3 room = (motion.corner(7) - motion.corner(0)) * 0.06f;
        motion.expandBy(motion.corner(0) - room);
        motion.expandBy(motion.corner(7) + room);
        turnTo(camera_.framing(motion, camera_.stand().azimuth, camera_.stand().elevation, width() > 720 ? kHomeX : 0.5));
        return;
    }
    const osg::Vec3d middle(now.center());
    const double larger = std::max((right - left) / (camera_.width() - 2.0 * x), (bottom - top) / (camera_.height() - 2.0 * y));
    if (larger > 1.0) {
        camera_.zoom(1.1 * larger, middle);
    } else {
        const double across = left < x ? x - left : right > camera_.width() - x ? camera_.width() - x - right : 0.0;
        const double down = top < y ? y - top : bottom > camera_.height() - y ? camera_.height() - y - bottom : 0.0;
        camera_.pan(across, down, middle);
    }
    camera_.setBounds(graph_.visibleBounds());
    emit cameraChanged();
}

void SceneCanvas::moved() {
    update();
    emit cameraChanged();
}

SceneCamera::Stand SceneCanvas::homeStand() const {
    const osg::BoundingBox box = graph_.homeBounds();
    double azimuth = SceneCamera::kHomeAzimuth, elevation = SceneCamera::kHomeElevation;
    if (const BodyScene& bodies = graph_.bodies(); !bodies.isEmpty()) {
        elevation = bodies.frame().planar() ? kHomePlanar : kHomeBodies;
        if (bodies.frame().planar()) azimuth = 0.0;
    }
    return camera_.framing(box.valid() ? box : osg::BoundingBox(-3, -3, 0, 3, 3, 3), azimuth, elevation, width() > 720 ? kHomeX : 0.5);
}

void SceneCanvas::home(bool animated) {
    follow(-1);
    keepsInSight_ = true;
    wantsHome_ = !isVisible(); // the size is known when it is shown
    if (wantsHome_) update();
    else if (animated) {
        turnTo(homeStand());
        home_ = to_;
    } else {
        animation_.stop();
        goHome();
        moved();
    }
}

void SceneCanvas::goHome() {
    camera_.setStand(homeStand());
    home_ = camera_.stand();
}

void SceneCanvas::turnTo(const SceneCamera::Stand& stand) {
    animation_.stop();
    from_ = camera_.stand();
    to_ = stand;
    animation_.start();
}

void SceneCanvas::setOrthographic(bool on) {
    camera_.setOrthographic(on);
    moved();
}

osg::Vec3d SceneCanvas::underCursor(const QPointF& point, Hit* under, bool links) const {
    osg::Vec3d start, end;
    camera_.ray(point.x(), point.y(), start, end);
    const PickWidth width{kLinkReach * camera_.pixelSize(start), kLinkReach * camera_.pixelSize(end)};
    const Hit hit = graph_.pick(start, end, links ? &width : nullptr);
    if (under) *under = hit;
    if (!hit.isNothing()) return hit.at;
    // The ground, when it is under the cursor and not at the horizon; else the depth of what is looked at.
    const osg::Vec3d along = end - start;
    if (graph_.gridStep() > 0.0 && std::abs(along.z()) > 1e-9) {
        const double t = (graph_.groundHeight() - start.z()) / along.z();
        const osg::Vec3d at = start + along * t;
        if (t > 0.0 && t < 1.0 && (at - camera_.stand().target).length() < 2.0 * camera_.stand().distance) return at;
    }
    const osg::Vec3d ahead = camera_.stand().target - camera_.eye();
    return start + along * (((camera_.stand().target - start) * ahead) / std::max(along * ahead, 1e-12));
}

// The ground far behind would carry the eye through the scene: over the background it is the depth of what is nearest to the ray.
osg::Vec3d SceneCanvas::zoomPoint(const QPointF& point) const {
    Hit hit;
    const osg::Vec3d under = underCursor(point, &hit, true);
    const osg::BoundingBox box = graph_.bounds();
    if (!hit.isNothing() || !box.valid()) return under;
    osg::Vec3d start, end;
    camera_.ray(point.x(), point.y(), start, end);
    const osg::Vec3d ahead = camera_.stand().target - camera_.eye(), along = end - start;
    return start + along * (((osg::Vec3d(box.center()) - start) * ahead) / std::max(along * ahead, 1e-12));
}

void SceneCanvas::frameBox(osg::BoundingBox box) {
    if (!box.valid()) return;
    keepsInSight_ = false;
    // Some room around it: what it touches stays in sight.
    const osg::Vec3 room = (box.corner(7) - box.corner(0)) * 0.25f;
    box.expandBy(box.corner(0) - room);
    box.expandBy(box.corner(7) + room);
    turnTo(camera_.framing(box, camera_.stand().azimuth, camera_.stand().elevation));
}

void SceneCanvas::focusBody(int body) {
    if (body >= 0) frameBox(graph_.boundsOfBody(static_cast<std::size_t>(body)));
}

// --- bodies -----------------------------------------------------------------------------------------------------------

// A plane through the grabbed point, parallel to the screen; of planar worlds their own plane.
collision::Vector3 SceneCanvas::handAt(const QPointF& point) const {
    osg::Vec3d start, end;
    camera_.ray(point.x(), point.y(), start, end);
    const ViewFrame& frame = graph_.bodies().frame();
    const osg::Vec3d along = end - start;
    osg::Vec3d normal = camera_.stand().target - camera_.eye(), through = pivot_;
    if (frame.planar() && std::abs(along.y()) > 0.05 * along.length()) {
        normal.set(0.0, 1.0, 0.0);
        through.set(0.0, -graph_.bodies().slabHalf(), 0.0); // the slabs' front, where one sees it
    }
    const double against = along * normal;
    collision::Vector3 hand = frame.world(std::abs(against) < 1e-12 ? pivot_ : start + along * (((through - start) * normal) / against));
    if (frame.planar()) hand.z() = 0.0;
    return hand;
}

void SceneCanvas::endPull() {
    if (drag_ != Drag::pull) return;
    drag_ = Drag::none;
    unsetCursor();
    emit pullEnded();
}

void SceneCanvas::hover(const QPointF& point) {
    Hit hit;
    if (!graph_.bodies().isEmpty() && rect().contains(point.toPoint())) underCursor(point, &hit, true);
    if (hit.body >= 0 || hovered_ >= 0) emit hoveredBody(hovered_ = hit.body, point);
    if (hit.link >= 0 || hoveredLink_ >= 0) emit hoveredLink(hoveredLink_ = hit.link, point);
}

void SceneCanvas::hoverNothing(const QPointF& point) {
    if (hovered_ >= 0) emit hoveredBody(hovered_ = -1, point);
    if (hoveredLink_ >= 0) emit hoveredLink(hoveredLink_ = -1, point);
}

void SceneCanvas::shift(const osg::Vec3d& by) {
    SceneCamera::Stand stand = camera_.stand();
    stand.target += by;
    from_.target += by;
    to_.target += by;
    pivot_ += by;
    camera_.setStand(stand);
}

void SceneCanvas::follow(int body) {
    const BodyScene& bodies = graph_.bodies();
    if (body >= 0 && static_cast<std::size_t>(body) >= bodies.size()) body = -1;
    if (body == followed_) return;
    followed_ = body;
    if (body >= 0) {
        followedAt_ = bodies.frame().point(bodies.pose(static_cast<std::size_t>(body)).position);
        SceneCamera::Stand stand = camera_.stand();
        stand.target = followedAt_;
        turnTo(stand);
    }
    emit followChanged(body);
}

void SceneCanvas::bodiesMoved() {
    if (followed_ < 0) return;
    const BodyScene& bodies = graph_.bodies();
    if (static_cast<std::size_t>(followed_) >= bodies.size()) return follow(-1);
    const osg::Vec3d now = bodies.frame().point(bodies.pose(static_cast<std::size_t>(followed_)).position);
    const osg::Vec3d by = now - followedAt_;
    if (by.length2() == 0.0) return;
    followedAt_ = now;
    shift(by);
    moved();
}

} // namespace saltus::ui::scene

#include "moc_scene_canvas.cpp"

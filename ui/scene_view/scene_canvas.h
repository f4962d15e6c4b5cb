// SPDX-License-Identifier: GPL-3.0-or-later
// OSG in a GlWidget: draws when asked, turns the mouse into camera moves and picks.
#pragma once

#include "ui/look/gl_widget.h"
#include "ui/scene_view/canvas_tool.h"
#include "ui/scene_view/picture_quality.h"
#include "ui/scene_view/scene_camera.h"
#include "ui/scene_view/scene_graph.h"

#include <QOpenGLFramebufferObject>
#include <QOpenGLTimerQuery>
#include <QPointF>
#include <QTimer>
#include <QVariantAnimation>

#include <osg/Scissor>
#include <osgViewer/GraphicsWindow>
#include <osgViewer/Viewer>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace saltus::ui::scene {

class SceneCanvas : public GlWidget {
    Q_OBJECT
public:
    explicit SceneCanvas(QWidget* parent);
    ~SceneCanvas() override;

    // Empty when the widget can draw; else what is missing, for the user.
    static QString missingOpenGl();

    SceneGraph& graph() { return graph_; }
    SceneCamera& camera() { return camera_; }
    void home(bool animated);
    void turnTo(const SceneCamera::Stand& stand); // within 150 ms
    void setOrthographic(bool on);
    // True when the point belongs to a control drawn over the picture (the orientation cube), which takes the click.
    std::function<bool(const QPointF&)> overlayClick;
    std::function<void(const QPointF&)> overlayHover;
    // True when a click (without a drag) hit a mark of a contact.
    std::function<bool(const QPointF&)> markClick;
    void setTool(CanvasTool* tool) { tool_ = tool; } // null: none
    // What lies under a point of the widget: a body or shape, else the ground or the depth of what is looked at. links: rods, ropes
    // and springs too, a few pixels wider than they are; else what they hide.
    osg::Vec3d underCursor(const QPointF& point, Hit* hit = nullptr, bool links = false) const;
    // The camera goes along with this body, and can be turned meanwhile; -1: it stays where it is.
    void follow(int body);
    int followed() const { return followed_; }
    void bodiesMoved(); // after SceneGraph::placeBodies()
    void focusBody(int body);
    bool isPulling() const { return drag_ == Drag::pull; }
    void endPull();
    double lastFrameMilliseconds() const { return frameMilliseconds_; }
    std::uint64_t pictures() const { return pictures_; } // drawn so far
    QString failure() const { return failure_; } // of the last initialisation
    // Of a motion that goes on: ahead, where OpenGL can tell when it was done; else at once. tick: ms between the last two ticks of the window.
    void drawNext(double tick = 0.0);
    void standsStill(); // it goes on no more: full quality is due
    PictureQuality& quality() { return quality_; }
    // Edges are always smooth, moving or not: never fewer than two samples a pixel. A motion that the machine cannot draw at 30
    // pictures a second is drawn with plain shadows, then with fewer pixels too, until it stands still; pictures that are kept never are.
    PictureQuality::Level level() const { return level_; } // of the last picture for the screen
    bool isSimplified() const { return level_ != PictureQuality::Level::fine; }
    bool keepsBackdrop() const { return kept_ != nullptr; } // sky, floor and lines of the last picture are a copy of the one before
    bool drawsFewerPixels() const { return PictureQuality::scaleOf(level_) < 1.0; }
    int samples() const; // a pixel, of the last picture
    // What to zoom about: what lies under the cursor, and over the background the depth of the scene.
    osg::Vec3d zoomPoint(const QPointF& point) const;
    // While on, the camera keeps what moves in the picture. Off once one has moved or zoomed it; home() turns it on.
    bool keepsInSight() const { return keepsInSight_; }

signals:
    void cameraChanged();
    void picked(int shape); // -1: background
    void pickedBody(int body, bool add); // add: to what is chosen already, or away from it
    void pickedLink(int link, bool add); // of SceneGraph::links()
    void boxDragged(const QRectF& box);  // Shift-drag; empty: it is over
    void boxed(const QRectF& box, bool add);
    void hoveredBody(int body, const QPointF& at); // -1: none; while nothing is dragged
    void hoveredLink(int link, const QPointF& at); // the same
    // Ctrl-drag: the point in the body's frame, the hand in the world (planar worlds: z = 0).
    void pullStarted(int body, const saltus::collision::Vector3& local, const saltus::collision::Vector3& target);
    void pullMoved(const saltus::collision::Vector3& target);
    void pullEnded();
    void menuRequested(int body, int link, const QPoint& global); // right click
    void followChanged(int body);
    void qualityChanged(); // level()
    void drawFailed(const QString& what);

protected:
    void initializeGL() override;
    void resizeGL(int width, int height) override;
    void paintGL() override;
    bool drawFirstPart() override; // the shadow map
    void aheadDone() override;
    QRect changedArea() const override { return changed_; }
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void release();
    void draw(unsigned framebuffer, unsigned mask);
    void drawBackdrop(unsigned framebuffer, const QSize& size, const QRect& area, bool keep);
    QRect drawnArea(const QSize& size) const;
    QRect areaOf(std::span<const osg::Vec3> points, const QSize& size, double around = 0.0) const; // of the screen, from below; around: pixels of the screen
    QRect areaOfMarks(const QSize& size) const;
    // Where a picture of this size may differ from the one before it; all of it where that was of another camera, size or quality.
    QRect differing(const QSize& size, PictureQuality::Level level);
    PictureQuality::Level nextLevel() const; // of the picture that is being asked for
    bool drawLight(PictureQuality::Level level);
    void drawPicture(PictureQuality::Level level, bool onlyWhatDiffers);
    QSize pixels() const; // of the widget
    QSize scaled(const QSize& whole, PictureQuality::Level level);
    void copyArea(unsigned from, unsigned to, const QRect& source, const QRect& place);
    void blitWithin(unsigned from, unsigned to, const QRect& source, const QRect& place, const QRect& within);
    void blit(unsigned from, unsigned to, const QRect& source, const QRect& place);
    void enlarge(const QSize& size, const QSize& whole, const QRect& area);
    void clearDepth(unsigned framebuffer, const QRect& area);
    SceneCamera::Stand homeStand() const;
    void goHome(); // at once
    void moved();
    void hover(const QPointF& point);
    void hoverNothing(const QPointF& point);
    collision::Vector3 handAt(const QPointF& point) const; // of the pull
    void frameBox(osg::BoundingBox box);
    void shift(const osg::Vec3d& by);
    void keepInSight();
    QOpenGLFramebufferObject* target(const QSize& size, int samples);

    SceneGraph graph_;
    SceneCamera camera_;
    osg::ref_ptr<osgViewer::Viewer> viewer_;
    osg::ref_ptr<osgViewer::GraphicsWindowEmbedded> window_;
    std::unique_ptr<QOpenGLFramebufferObject> smooth_; // several samples a pixel
    int samplesWanted_ = 0;                            // of smooth_
    osg::ref_ptr<osg::Scissor> cut_;                   // to what differs from the picture before
    QRect changed_;                                    // that, of the widget's pixels from below
    struct Sight { // where a point of the scene lies in the picture: near and far, which go with all that moves, do not matter
        osg::Matrixd view;
        double distance, width, height;
        bool orthographic;
        friend bool operator==(const Sight&, const Sight&) = default;
    };
    Sight sight() const { return {camera_.view(), camera_.stand().distance, camera_.width(), camera_.height(), camera_.orthographic()}; }
    struct Drawn { // the picture before, as it lies in the framebuffer
        Sight sight;
        QSize size;
        PictureQuality::Level level;
        QRect marks; // where they are
    };
    std::optional<Drawn> drawn_;
    struct Stood { // what sky, floor and lines hang on
        Sight sight;
        QSize size;
        Backdrop backdrop;
        friend bool operator==(const Stood&, const Stood&) = default;
    };
    std::optional<Stood> stood_;                       // of the picture before, of a motion
    std::unique_ptr<QOpenGLFramebufferObject> kept_;   // sky, floor and lines while they stay as they are; null: they did not yet
    std::unique_ptr<QOpenGLTimerQuery> end_;           // of a picture ahead
    quint64 began_ = 0;                                // ns, as OpenGL counts them
    QTimer still_;
    double tick_ = 0.0; // ms, of drawNext()
    std::unique_ptr<QOpenGLFramebufferObject> small_;  // fewer pixels than the widget has
    PictureQuality quality_;
    PictureQuality::Level level_ = PictureQuality::Level::fine;
    bool refine_ = false;
    bool keepsInSight_ = true;
    osg::BoundingBox lastSubject_;  // of the last picture
    QVariantAnimation animation_;
    SceneCamera::Stand from_, to_;
    bool wantsHome_ = true;

    CanvasTool* tool_ = nullptr;
    enum class Drag { none, pending, orbit, pan, pull, box, tool };
    Drag drag_ = Drag::none;
    QPointF pressed_, last_;
    osg::Vec3d pivot_;
    Hit pressedOn_;
    int followed_ = -1, hovered_ = -1, hoveredLink_ = -1;
    osg::Vec3d followedAt_;
    bool overlayPressed_ = false;
    double frameMilliseconds_ = 0.0;
    std::uint64_t pictures_ = 0;
    QString failure_;
    std::optional<SceneCamera::Stand> home_; // where home() put it last
};

} // namespace saltus::ui::scene

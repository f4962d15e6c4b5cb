// SPDX-License-Identifier: GPL-3.0-or-later
// Private to the scene view: what it holds. Its rooms: the widget and its signals (scene_view.cpp), what a model and a run become
// (scene_view_build.cpp), what moves (scene_view_motion.cpp), what is written over the picture (scene_view_text.cpp).
#pragma once

#include "ui/scene_view/scene_view.h"

#include "ui/document/scene_bodies.h"
#include "ui/language/text.h"
#include "ui/run/run_controller.h"
#include "ui/run/second_run.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/body_source.h"
#include "ui/scene_view/contact_points.h"
#include "ui/scene_view/impulse_glyphs.h"
#include "ui/scene_view/pose_source.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_overlay.h"
#include "ui/scene_view/second_shapes.h"

#include <QElapsedTimer>

#include <cmath>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace saltus::ui {

struct SceneView::Impl {
    SceneView& self;
    Theme& theme;
    RunController& run;
    TimeCursor& cursor;
    scene::SceneCanvas* canvas = nullptr; // null without OpenGL
    scene::SceneOverlay* overlay = nullptr;

    std::shared_ptr<const model::Model> model = std::make_shared<const model::Model>(); // shared with whoever shows it too
    bool hasModel = false;
    BodiesOf bodiesOf;
    std::function<std::unique_ptr<DrawnBodies>()> drawnOf;
    struct Drawn : DrawnBodies { // made beside the window
        Drawn(scene::BodySource of, scene::BodyScene built) : source(std::move(of)), scene(std::move(built)) {}
        scene::BodySource source;
        scene::BodyScene scene;
    };
    std::optional<scene::PoseSource> source;
    std::optional<scene::ContactPoints> contacts;
    std::vector<scene::ShapePose> poses;
    std::optional<scene::BodySource> bodies; // of a model without bodies: empty
    std::vector<collision::Pose> bodyPoses;
    std::vector<double> bodyParameters; // as they were built
    scene::MarkOptions marks;
    struct Pulled {
        int body = -1;
        collision::Vector3 local, target;
        bool running = false; // else there is nothing that moves: a hint says so
    };
    std::optional<Pulled> pulled;
    int hovered = -1, hoveredLink = -1;
    QPointF hoveredAt;
    std::optional<PickedContact> contactPicked;
    std::vector<double> row, parameters;
    std::vector<double> sampled; // parameters of the cams as drawn
    std::vector<double> trailRow;
    std::vector<scene::TrailPoint> trail;
    std::vector<osg::Vec3d> trailPlaces; // of all trails at the first time, then at the next
    std::vector<double> trailTimes;
    std::vector<scene::Point> trailNow;
    double trailPitch = 0.0;
    std::weak_ptr<const Recording> shownRecording;
    std::int64_t shownRow = -1;
    double time = 0.0, previousTime = 0.0;
    QElapsedTimer tickClock;
    double tickMilliseconds = 0.0; // from the tick before to this one
    int gapContact = -1;         // index among the recording's interactions
    QString gapSymbol;
    std::vector<std::size_t> trailShapes, trailBodies;
    QString selected;      // the first of the chosen
    QStringList chosen;
    QStringList hidden;
    bool edited = false;   // bodies stand at their start, whatever the run says
    bool previewing = false;
    bool nearly = false; // bodies stand where they belong but for what one does not see (SceneGraph::unseen)
    QRectF box;            // of a selection being drawn
    std::function<void(scene::OverlayContent&)> layer;
    std::optional<scene::OverlayContent> ahead; // what belongs to the picture under way
    const SecondRun* second = nullptr;
    scene::SecondShapes others;
    std::size_t secondRows = 0; // of its recording, when last looked at
    QString message;
    scene::ImpulseHistory impulses;
    bool showImpulses = true, showTrail = true, showLabels = true;

    Impl(SceneView& view, Theme& t, RunController& r, TimeCursor& c) : self(view), theme(t), run(r), cursor(c) {}

    void applyTheme();

    // --- what is shown ---------------------------------------------------------------------------------------------

    Result<void> build(const Catalogue& catalogue, const std::vector<std::string>& interactions, std::span<const double> values, bool sameModel);

    // `built`: what they are drawn with, where it was made beside the window.
    Result<scene::BodySource> bodySource(const model::Model& of, const Catalogue& catalogue, std::span<const double> values, std::optional<scene::BodyScene>& built) const;

    // The motion so far, looked through at some of its rows.
    void noteRecorded();

    // Without a run there are no signals: bodies stand where the scene puts them.
    Result<void> buildEdited(const std::shared_ptr<const model::Model>& shared);

    // What was put where one does not look comes into the picture.
    void frameNew(const std::vector<std::string>& before);
    void applyHidden();

    // --- rigid bodies ----------------------------------------------------------------------------------------------

    void buildBodies(std::optional<scene::BodyScene> built = {});
    scene::MarkOptions options() const;

    // Contacts belong to the newest state only; the past shows the bodies alone.
    std::shared_ptr<const Frame> liveFrame() const { return cursor.following() ? run.frame() : nullptr; }

    bool showBodies();
    void placeExactly(); // when the run has stopped

    // Also of a scene without bodies: marks of those that went are taken off.
    bool updateMarks();
    void setMarks(const scene::MarkOptions& wanted);

    // The spring follows the hand in a tenth of a second of the clock, at any speed of the run.
    void sendPull();
    void endPull();
    QString bodyName(int body) const { return body >= 0 && bodies && static_cast<std::size_t>(body) < bodies->size() ? text(bodies->name(static_cast<std::size_t>(body))) : QString(); }

    QString linkName(int link) const; // of its joint

    void dropContact();
    bool pickContact(const QPointF& at);
    void placePickedContact();
    void updatePickedContact(const Frame* frame);

    // The gap of a cam is the follower's coordinate relative to the cam: the field writes û.
    QString shiftedSymbol() const;

    // The row of the cursor's time; false when it is the one already shown.
    bool readNewest();
    void show();

    // At any speed the trail is as long as the eye remembers; it is never the whole path over and over.
    double trailSeconds() const;
    void forgetTrails();

    // Points of the last moments, sampled at fixed times, so that running trails only grow at their ends.
    bool updateTrails();
    void addBodyPlaces(const Recording& recording, std::size_t index);
    void addShapePlaces(const Recording& recording, std::size_t index);

    // --- what is written over it -----------------------------------------------------------------------------------

    void layOut(bool onScreen = true); // else for a picture that is kept: it is never simplified
    void showAhead();                  // texts of the picture ahead, with it or because it was given up
    void addSecond(scene::OverlayContent& content);
    void bodyLabels(scene::OverlayContent& content);
    void chip(scene::OverlayContent& content);

    // Something solid stands before the point; what is nearer to it than `slack` belongs to the contact itself.
    bool hides(const osg::Vec3d& at, double slack) const;
    void contactMarks(scene::OverlayContent& content);

    // Simulated time that an impulse stays in sight: the same on the clock at every speed.
    double impulseWindow() const;
    QPointF onScreen(const scene::ContactPlace& place) const;
    void impulseArrows(scene::OverlayContent& content);
    void camLabels(scene::OverlayContent& content);
    void applySelection();
    // Who follows a click follows one part: of several it would let go of all but the first.
    void tellPicked() {
        if (chosen.size() <= 1) emit self.picked(selected);
    }
    int shapeNamed(const QString& name) const;

    static osg::Vec3d vec(const scene::Point& p) { return {p[0], p[1], p[2]}; }
    static QPointF point(const osg::Vec2d& p) { return {p.x(), p.y()}; }
    static bool shownAt(const osg::Vec2d& p) { return std::isfinite(p.x()) && std::isfinite(p.y()); }
};

} // namespace saltus::ui

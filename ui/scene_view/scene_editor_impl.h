// SPDX-License-Identifier: GPL-3.0-or-later
// Private to the scene's editor: what it holds. Its rooms: what the window asks of it (scene_editor.cpp), handles and the field of
// their value (scene_editor_handles.cpp), drags and keys (scene_editor_drags.cpp), what is put into the scene (scene_editor_placing.cpp).
#pragma once

#include "ui/scene_view/scene_editor.h"

#include "core/authoring/place.h"
#include "ui/document/document.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_overlay.h"
#include "ui/scene_view/scene_view.h"

#include <QLineEdit>
#include <QPointer>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace saltus::ui {

struct SceneEditor::Impl : scene::CanvasTool {
    SceneEditor& self;
    Theme& theme;
    QPointer<SceneView> view;
    Document& document;
    RunController& run;
    TimeCursor& cursor;

    EditTool tool = EditTool::select;
    bool local = false;
    QSet<QString> locked;
    std::shared_ptr<authoring::Stage> stage; // of others too, who work beside the window: then it is copied before it follows
    std::shared_ptr<const model::Model> staged; // of which
    bool stale = true;
    scene::Gizmo gizmo;
    scene::GizmoPart hot = scene::GizmoPart::none;
    QLineEdit* field = nullptr; // the value of the drag, or the one being typed

    enum class Doing { nothing, handle, slide, typing, placing } doing = Doing::nothing;
    authoring::Targets dragged;
    std::vector<std::size_t> onStage; // bodies of the stage that move
    std::vector<collision::Pose> base, shown; // of all bodies: centres of mass
    authoring::Motion motion;
    collision::Vector3 factors = collision::Vector3::Ones(), arrow = collision::Vector3::Zero();
    scene::GizmoPart part = scene::GizmoPart::none;
    QPointF pressed, pointer, virtualPointer;
    int pressedBody = -1;
    bool moved = false;
    collision::Vector3 grabbed = collision::Vector3::Zero();

    // What is being put into the scene.
    std::optional<authoring::NewPart> armed, placing;
    std::optional<authoring::Surroundings> around;
    std::optional<model::Body> ghost;
    struct MeshBody { // of a file that is read and beside the scene
        model::Body body;
        bool millimetres = false;
    };
    std::optional<MeshBody> mesh;
    std::optional<MeshBody> prepareMesh(const QString& file, bool fixed);
    void tellMillimetres();
    collision::Pose ghostCentre; // centre of mass in the ghost's frame
    std::optional<authoring::Landing> landing;
    QString placeNote;
    QPointF placeAt;
    std::optional<collision::Vector3> jointAt; // where a joint would be put
    QString remark; // on what was put in: said when the hand is free again

    Impl(SceneEditor& editor, Theme& t, SceneView& v, Document& d, RunController& r, TimeCursor& c)
        : self(editor), theme(t), view(&v), document(d), run(r), cursor(c) {}

    scene::SceneCanvas* canvas() const { return view ? view->canvas() : nullptr; }
    const model::Model& model() const { return document.model(); }
    bool planar() const { return model().world.planar; }
    bool running() const { return run.state() == RunState::running; }
    bool atStart() const { return view->time() <= 0.0; }

    // Of the model of then; what only moved since is only moved.
    const authoring::Stage* currentStage();
    authoring::Targets targets() const;
    QString described(const authoring::Targets& what) const;

    // --- handles ---------------------------------------------------------------------------------------------------

    double front() const { return canvas()->graph().bodies().slabHalf(); }

    // Middle of what is selected, as it is shown; nothing: no handles.
    bool placeGizmo();
    void placeArrows(int body);
    void layer(scene::OverlayContent& content);
    void refresh();

    // --- the field -------------------------------------------------------------------------------------------------

    QString quantityUnit() const;
    void makeField();
    void placeField();
    void showValue(double si);
    void hideField();
    void startTyping(const QString& first);
    QString placeholder() const;

    // What stands in the field, SI; nothing: no number of the kind.
    std::optional<double> typedValue() const;

    // A typed value along an axis; across a plane or freely: along the way dragged so far.
    bool takeTyped();
    void previewTyped();
    void typed();

    // --- drags -----------------------------------------------------------------------------------------------------

    // The state at t = 0 is what is edited.
    bool toStart();
    bool startDrag(const authoring::Targets& what);
    void showMotion();
    void dragHandle(const QPointF& at, Qt::KeyboardModifiers modifiers);

    // Numbers that a hand makes are round: a thousandth of the scene's size, or less where the picture shows more.
    double readableLength(double x) const;
    static double readable(double x);
    static double niceStep(double x) { return std::pow(10.0, std::floor(std::log10(std::max(x, 1e-12)))) * 0.5; }

    std::optional<scene::Gizmo> dragGizmo;
    // Across the way in which things fall, through the point that was grabbed; planar worlds: their plane.
    std::optional<collision::Vector3> onSlidePlane(const QPointF& at) const;
    void dragSlide(const QPointF& at, Qt::KeyboardModifiers modifiers);
    // Of many bodies beside the window; what was dragged stays where the hand left it until then.
    template <class Work>
    bool makeBeside(const QString& told, Work work, bool needsStage, const std::optional<QStringList>& selected = {}) {
        auto edit = self.beside<Result<model::Edit>>(told, std::move(work), needsStage);
        return edit && self.make(std::move(*edit), told, selected);
    }
    void finish();
    void giveUp();
    bool selectGroupAt(const QPointF& at);

    // --- CanvasTool ------------------------------------------------------------------------------------------------

    bool press(const QMouseEvent& event, int body) override;
    void move(const QPointF& at, Qt::KeyboardModifiers modifiers) override;
    void release(const QPointF& at, Qt::KeyboardModifiers modifiers) override;
    bool hover(const QPointF& at, Qt::KeyboardModifiers modifiers) override;

    static int axisKey(int key) { return key == Qt::Key_X ? 0 : key == Qt::Key_Y ? 1 : key == Qt::Key_Z ? 2 : -1; }
    static bool isDigit(const QKeyEvent& event);
    bool wantsKey(const QKeyEvent& event) const override;
    bool key(const QKeyEvent& event) override;
    void cancel() override { self.cancel(); }

    // --- new parts -------------------------------------------------------------------------------------------------

    QString whyNot(const authoring::NewPart& what) const;
    void disarm();

    // What stands around and what is put there; once a drag.
    bool prepareGhost(const authoring::NewPart& what);

    // An empty scene becomes planar with the first thing that only is in the plane.
    std::shared_ptr<const model::Model> worldFor(const authoring::NewPart& what) const;
    bool prepareBody(model::Body body);

    struct Under {
        int body = -1;
        collision::Vector3 point = collision::Vector3::Zero();
    };
    Under under(const QPointF& at) const;
    Under holdAt(const QPointF& at); // for joints: beside a body, its corner, edge or end that is within reach of the cursor
    void showPlacing(const QPointF& at, Qt::KeyboardModifiers modifiers);
    double readableAt(double x, const collision::Vector3& at) const;

    struct JointEnds {
        QString a, b;
        collision::Vector3 point = collision::Vector3::Zero(), pointB = collision::Vector3::Zero(), axis = collision::Vector3::UnitZ();
        collision::Vector3 clicked = collision::Vector3::Zero(); // on the body, or what it snapped to
        double mass = 1.0;
        QString snapped; // to what of the body; empty: to nothing
    };
    // The first end of a rod, rope or spring whose second one is still to be clicked.
    std::optional<JointEnds> begun;
    bool beganNow = false; // by the press that is not released yet

    // A point of a body that one would name.
    struct SnapPoint {
        collision::Vector3 at;
        QString what;
        bool surface = false;
        // Behind what was clicked: it counts less than one in front.
        bool hidden(const collision::Vector3& clicked, double pixel) const { return surface && (at - clicked).norm() > 40.0 * pixel; }
    };
    static std::vector<SnapPoint> snapPoints(const authoring::StageBody& body);

    // The body under the cursor, with the other one that is selected, else with the next one behind it, else with the world.
    JointEnds endsAt(const QPointF& at, const Under& here, authoring::NewJoint kind);
    // begun, with its second end under the cursor: on another body, else in the air beside the first one. Nothing on the first end's own body.
    std::optional<collision::Vector3> hangsOn(int body); // the hinge or ball joint that alone holds it to what does not move
    std::optional<JointEnds> endedAt(const QPointF& at, authoring::NewJoint kind);
    bool begin(const QPointF& at); // whether the armed part now waits for its second end
    bool putJoint(const QPointF& at, authoring::NewJoint kind);
    bool put(const QPointF& at, Qt::KeyboardModifiers modifiers);
    bool putShape(authoring::NewShape shape);
    bool add(model::Body body, model::Edit before);
    bool putEffect(authoring::NewEffect effect, int under);
};

} // namespace saltus::ui

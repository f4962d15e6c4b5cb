// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/scene_editor.h"

#include "core/authoring/first_body.h"
#include "core/authoring/groups.h"
#include "core/authoring/place.h"
#include "core/authoring/value_text.h"
#include "core/collision/mesh_file.h"
#include "core/formula/formula.h"
#include "core/io/atomic_file.h"
#include "core/model/validate.h"
#include "ui/document/document.h"
#include "ui/language/text.h"
#include "ui/look/error_text.h"
#include "ui/look/format.h"
#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/look/wait_bar.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/mesh_wait.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_overlay.h"
#include "ui/scene_view/scene_view.h"

#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLineF>
#include <QMimeData>
#include <QMouseEvent>
#include <QPointer>
#include <QUrl>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <utility>

namespace saltus::ui {

using namespace scene;
using authoring::Landing;
using authoring::Motion;
using authoring::NewEffect;
using authoring::NewJoint;
using authoring::NewPart;
using authoring::NewShape;
using authoring::Stage;
using authoring::Surroundings;
using authoring::Targets;
using collision::Pose;
using collision::Vector3;

namespace {

constexpr qint64 kLargestDropped = qint64(128) << 20; // bytes of a mesh that is copied beside the scene
constexpr double kFine = 0.1, kTurnStep = std::numbers::pi / 12.0, kScaleStep = 0.1;
constexpr double kClick = 4.0;        // px
constexpr double kSnap = 8.0;         // px within which a joint takes a corner, an edge, a face or the middle of a body


} // namespace

struct SceneEditor::Impl : CanvasTool {
    SceneEditor& self;
    Theme& theme;
    QPointer<SceneView> view;
    Document& document;
    RunController& run;
    TimeCursor& cursor;

    EditTool tool = EditTool::select;
    bool local = false;
    QStringList locked;
    std::optional<Stage> stage;
    model::Model staged;
    bool stale = true;
    Gizmo gizmo;
    GizmoPart hot = GizmoPart::none;
    QLineEdit* field = nullptr; // the value of the drag, or the one being typed

    enum class Doing { nothing, handle, slide, typing, placing } doing = Doing::nothing;
    Targets dragged;
    std::vector<std::size_t> onStage; // bodies of the stage that move
    std::vector<Pose> base, shown;    // of all bodies: centres of mass
    Motion motion;
    Vector3 factors = Vector3::Ones(), arrow = Vector3::Zero();
    GizmoPart part = GizmoPart::none;
    QPointF pressed, pointer, virtualPointer;
    int pressedBody = -1;
    bool moved = false;
    Vector3 grabbed = Vector3::Zero();

    // What is being put into the scene.
    std::optional<NewPart> armed, placing;
    std::optional<Surroundings> around;
    std::optional<model::Body> ghost;
    Pose ghostCentre; // centre of mass in the ghost's frame
    std::optional<Landing> landing;
    QString placeNote;
    QPointF placeAt;
    std::optional<Vector3> jointAt; // where a joint would be put

    Impl(SceneEditor& editor, Theme& t, SceneView& v, Document& d, RunController& r, TimeCursor& c)
        : self(editor), theme(t), view(&v), document(d), run(r), cursor(c) {}

    SceneCanvas* canvas() const { return view ? view->canvas() : nullptr; }
    const model::Model& model() const { return document.model(); }
    bool planar() const { return model().world.planar; }
    bool running() const { return run.state() == RunState::running; }
    bool atStart() const { return view->time() <= 0.0; }

    // Of the model of then; what only moved since is only moved.
    const Stage* currentStage() {
        if (stage && !stale) return &*stage;
        const auto others = stage ? authoring::only_moved(staged, model()) : std::nullopt;
        if (others) {
            stage->follow(model(), *others);
        } else {
            stage.reset();
            auto made = Stage::create(model());
            if (!made) return nullptr;
            stage.emplace(std::move(made).value());
        }
        staged = model();
        stale = false;
        return &*stage;
    }

    Targets targets() const {
        std::vector<std::string> names;
        for (const QString& name : view->selection())
            if (!locked.contains(name) && !locked.contains(name.section(QLatin1Char('['), 0, 0))) names.push_back(name.toStdString());
        return authoring::targets_of(model(), names);
    }

    QString described(const Targets& what) const {
        const auto names = authoring::names_of(model(), what);
        if (names.size() == 1) return text(names[0]);
        return what.joints.empty() ? tr("%1 bodies").arg(names.size()) : tr("%1 parts").arg(names.size());
    }

    // --- handles ---------------------------------------------------------------------------------------------------

    double front() const { return canvas()->graph().bodies().slabHalf(); }

    // Middle of what is selected, as it is shown; nothing: no handles.
    bool placeGizmo() {
        gizmo.setMode(GizmoMode::none);
        gizmo.setArrows({}, {}, 1.0, 1.0);
        SceneCanvas* c = canvas();
        if (!c || tool == EditTool::select || running() || doing == Doing::placing) return false;
        const BodyScene& bodies = c->graph().bodies();
        Vector3 sum = Vector3::Zero();
        int count = 0, first = -1;
        for (const QString& name : view->selection()) {
            if (locked.contains(name) || locked.contains(name.section(QLatin1Char('['), 0, 0))) continue;
            const int b = view->bodyIndex(name);
            if (b < 0 || static_cast<std::size_t>(b) >= bodies.size()) continue;
            if (first < 0) first = b;
            sum += bodies.pose(static_cast<std::size_t>(b)).position;
            ++count;
        }
        if (count == 0) return false;
        gizmo.setMode(tool == EditTool::move ? GizmoMode::move : tool == EditTool::turn ? GizmoMode::turn : GizmoMode::scale);
        const bool own = local || tool == EditTool::scale;
        const Eigen::Quaterniond axes = own ? bodies.pose(static_cast<std::size_t>(first)).rotation : Eigen::Quaterniond::Identity();
        gizmo.setPlace(sum / count, axes, bodies.frame(), front());
        if (count == 1 && atStart()) placeArrows(first);
        return true;
    }

    void placeArrows(int body) {
        const Stage* s = currentStage();
        if (!s || static_cast<std::size_t>(body) >= s->bodies().size()) return;
        const auto& of = s->bodies()[static_cast<std::size_t>(body)];
        if (of.fixed) return;
        const double size = std::max(canvas()->graph().bodies().typicalSize(), 1e-9);
        const double fall = std::sqrt(9.81 * size); // m/s: what it gains in falling by its own size
        Vector3 velocity = of.velocity, spin = planar() ? of.spin : of.frame.rotation * of.spin;
        if (doing == Doing::handle && part == GizmoPart::velocity) velocity = arrow;
        if (doing == Doing::handle && part == GizmoPart::spin) spin = arrow;
        gizmo.setArrows(tool == EditTool::move ? std::optional(velocity) : std::nullopt, tool == EditTool::turn ? std::optional(spin) : std::nullopt,
                        60.0 / fall, 60.0 * size / fall);
    }

    void layer(OverlayContent& content) {
        if (!canvas()) return;
        if (placeGizmo()) content.strokes = gizmo.strokes(canvas()->camera(), doing == Doing::handle || doing == Doing::typing ? part : hot);
        if (doing == Doing::placing && jointAt) {
            const osg::Vec2d at = canvas()->camera().toScreen(canvas()->graph().bodies().markPoint(*jointAt));
            if (std::isfinite(at.x()) && std::isfinite(at.y())) content.contacts.push_back({QPointF(at.x(), at.y()), false, true});
        }
        if (doing == Doing::placing && !placeNote.isEmpty()) {
            Label label;
            label.text = {{placeNote, TextRun::Style::normal}};
            label.anchor = placeAt + QPointF(20.0, 22.0);
            label.plate = true;
            content.labels.insert(content.labels.begin(), std::move(label));
        }
        if (view->showsEdited() && model().bodies.empty() && model().systems.empty() && doing == Doing::nothing && !armed) {
            Label label;
            label.text = {{tr("Drag a body out of the palette to here"), TextRun::Style::normal}};
            label.below = tr("or click it there and then where it shall be");
            label.anchor = QPointF(0.5 * view->width() - 110.0, 0.36 * view->height());
            content.labels.push_back(std::move(label));
        }
        placeField();
    }

    void refresh() {
        if (view) view->layOut();
    }

    // --- the field -------------------------------------------------------------------------------------------------

    QString quantityUnit() const {
        switch (part) {
        case GizmoPart::velocity: return QStringLiteral("m/s");
        case GizmoPart::spin: return QStringLiteral("rad/s");
        default: break;
        }
        if (doing == Doing::slide) return QStringLiteral("m");
        return tool == EditTool::turn ? QStringLiteral("°") : tool == EditTool::scale ? QString() : QStringLiteral("m");
    }

    void makeField() {
        if (field) return;
        field = new QLineEdit(view);
        field->setObjectName(QStringLiteral("gizmoField"));
        field->setAccessibleName(tr("Value of the drag"));
        field->setToolTip(tr("Type a number with or without a unit: 5 cm, 1/2 in, 30 deg. Enter takes it, Esc gives up"));
        field->setFixedWidth(124);
        field->setFixedHeight(measure::row + 2);
        field->hide();
        QObject::connect(field, &QLineEdit::returnPressed, &self, [this] { typed(); });
        QObject::connect(field, &QLineEdit::textEdited, &self, [this] { previewTyped(); });
        field->installEventFilter(&self);
    }

    void placeField() {
        if (!field || !field->isVisible() || !canvas()) return;
        const QPointF at = gizmo.mode() == GizmoMode::none ? pointer : gizmo.centre(canvas()->camera());
        if (!std::isfinite(at.x())) return;
        QPoint corner = (at + QPointF(26.0, 26.0)).toPoint();
        corner.setX(std::clamp(corner.x(), 4, std::max(4, view->width() - field->width() - 4)));
        corner.setY(std::clamp(corner.y(), 4, std::max(4, view->height() - field->height() - 4)));
        field->move(corner);
        field->raise();
    }

    void showValue(double si) {
        makeField();
        QString shownValue;
        if (quantityUnit() == QStringLiteral("°")) shownValue = plainNumber(si * 180.0 / std::numbers::pi) + QStringLiteral(" °");
        else if (quantityUnit().isEmpty()) shownValue = QStringLiteral("× ") + plainNumber(si);
        else shownValue = shownText(si, quantityUnit());
        field->setText(shownValue);
        field->show();
        placeField();
    }

    void hideField() {
        if (!field) return;
        const bool focused = field->hasFocus();
        field->hide();
        field->setStyleSheet({});
        if (focused && canvas()) canvas()->setFocus();
    }

    void startTyping(const QString& first) {
        makeField();
        doing = Doing::typing;
        field->setText(first);
        field->setPlaceholderText(placeholder());
        field->show();
        placeField();
        field->setFocus();
        field->setCursorPosition(static_cast<int>(first.size()));
        if (!first.isEmpty()) previewTyped();
    }

    QString placeholder() const {
        const int k = Gizmo::axisOf(part);
        const QString axis = k < 0 ? QString() : QString(QLatin1Char(static_cast<char>('x' + k)));
        if (tool == EditTool::turn) return tr("° about %1").arg(axis);
        if (tool == EditTool::scale) return k < 0 ? tr("factor") : tr("factor along %1").arg(axis);
        return k < 0 ? tr("m") : tr("m along %1").arg(axis);
    }

    // What stands in the field, SI; nothing: no number of the kind.
    std::optional<double> typedValue() const {
        QString written = field->text().trimmed();
        written.remove(QStringLiteral("×"));
        written.replace(QStringLiteral("−"), QStringLiteral("-"));
        const auto read = formula::parse_constant(written.trimmed().toStdString());
        if (!read || !std::isfinite(read->si)) return std::nullopt;
        const bool bare = !read->unit && read->dimension.is_none();
        const bool angle = quantityUnit() == QStringLiteral("°");
        if (angle) return bare ? read->si * std::numbers::pi / 180.0 : read->dimension.is_none() ? std::optional(read->si) : std::nullopt;
        if (quantityUnit().isEmpty()) return bare ? std::optional(read->si) : std::nullopt;
        if (bare) return read->si;
        const auto wanted = formula::parse_constant("1 " + quantityUnit().toStdString());
        return wanted && wanted->dimension == read->dimension ? std::optional(read->si) : std::nullopt;
    }

    // A typed value along an axis; across a plane or freely: along the way dragged so far.
    bool takeTyped() {
        const auto value = typedValue();
        if (!value) return false;
        const int k = Gizmo::axisOf(part);
        if (part == GizmoPart::velocity || part == GizmoPart::spin) {
            const Vector3 direction = arrow.isZero(0.0) ? (part == GizmoPart::velocity ? Vector3(Vector3::UnitX()) : Vector3(Vector3::UnitZ())) : arrow.normalized();
            arrow = *value * direction;
            return true;
        }
        if (tool == EditTool::turn) {
            motion = {};
            motion.about = gizmo.origin();
            motion.turn = Eigen::AngleAxisd(*value, gizmo.axis(std::max(k, 0)));
        } else if (tool == EditTool::scale) {
            if (!(*value > 0.0)) return false;
            factors = Vector3::Ones();
            if (k < 0) factors *= *value;
            else factors[k] = *value;
        } else {
            Vector3 direction = k >= 0 && !Gizmo::isPlane(part) ? gizmo.axis(k) : motion.shift;
            if (direction.isZero(0.0)) direction = gizmo.axis(0);
            motion = {};
            motion.shift = *value * direction.normalized();
        }
        return true;
    }

    void previewTyped() {
        const bool good = field->text().trimmed().isEmpty() || takeTyped();
        field->setStyleSheet(good ? QString() : QStringLiteral("border: 1px solid %1;").arg(theme.colors().error.name()));
        field->setToolTip(good ? tr("Enter takes it, Esc gives up")
                               : quantityUnit().isEmpty() ? tr("A number above 0 is needed") : tr("A number is needed, with a unit of %1 or none").arg(quantityUnit()));
        if (good) showMotion();
    }

    void typed() {
        if (!takeTyped()) return previewTyped();
        finish();
    }

    // --- drags -----------------------------------------------------------------------------------------------------

    // The state at t = 0 is what is edited.
    bool toStart() {
        if (atStart()) return true;
        run.pause();
        run.reset();
        cursor.follow();
        emit self.said(tr("Back at t = 0, where bodies are placed: drag again"));
        return false;
    }

    bool startDrag(const Targets& what) {
        if (what.empty()) return false;
        const Stage* s = currentStage();
        if (!s) {
            emit self.refused(tr("The scene has values that cannot be read, so nothing can be moved"), tr("mend what the list of errors shows"));
            return false;
        }
        dragged = what;
        onStage = authoring::on_stage(*s, what);
        base.clear();
        for (const auto& body : s->bodies()) base.push_back({body.centre_in_world(), body.frame.rotation});
        shown = base;
        motion = {};
        factors = Vector3::Ones();
        moved = false;
        return true;
    }

    void showMotion() {
        if (part == GizmoPart::velocity || part == GizmoPart::spin) return refresh();
        shown = base;
        for (const std::size_t b : onStage) shown[b] = motion.apply(base[b]);
        if (view) view->preview(shown);
        refresh();
    }

    void dragHandle(const QPointF& at, Qt::KeyboardModifiers modifiers) {
        virtualPointer += (at - pointer) * (modifiers & Qt::ShiftModifier ? kFine : 1.0);
        pointer = at;
        const SceneCamera& camera = canvas()->camera();
        const bool steps = modifiers & Qt::ControlModifier;
        const double grid = std::max(canvas()->graph().gridStep(), 0.0);
        // The handle stays where it was grabbed; what it moves does not move it.
        Gizmo fixed = gizmo;
        if (dragGizmo) fixed = *dragGizmo;
        const Gizmo::Step step = fixed.drag(virtualPointer, camera);
        dragGizmo = fixed;
        const int k = Gizmo::axisOf(part);
        if (part == GizmoPart::velocity || part == GizmoPart::spin) {
            arrow = step.arrow;
            if (steps && !arrow.isZero(0.0)) arrow = arrow.normalized() * authoring::on_grid(arrow.norm(), niceStep(arrow.norm()));
            else if (!arrow.isZero(0.0)) arrow = arrow.normalized() * readable(arrow.norm());
            showValue(planar() && part == GizmoPart::spin ? arrow.z() : arrow.norm());
            return showMotion();
        }
        motion = {};
        if (tool == EditTool::turn) {
            const double angle = steps ? authoring::on_grid(step.angle, kTurnStep) : std::round(step.angle * 1800.0 / std::numbers::pi) * std::numbers::pi / 1800.0;
            motion.about = fixed.origin();
            motion.turn = Eigen::AngleAxisd(angle, fixed.axis(k));
            showValue(angle);
        } else if (tool == EditTool::scale) {
            const double factor = std::max(steps ? authoring::on_grid(step.factor, kScaleStep) : std::round(step.factor * 100.0) / 100.0, 0.01);
            factors = Vector3::Ones();
            if (k < 0) factors *= factor;
            else factors[k] = factor;
            showValue(factor);
        } else if (k >= 0 && !Gizmo::isPlane(part)) {
            const Vector3 axis = fixed.axis(k);
            double along = readableLength(step.along);
            if (steps && grid > 0.0) {
                const double from = fixed.origin().dot(axis);
                along = authoring::on_grid(from + step.along, grid) - from;
            }
            motion.shift = along * axis;
            showValue(along);
        } else {
            motion.shift = step.shift;
            for (int i = 0; i < 3; ++i) {
                if (steps && grid > 0.0 && std::abs(step.shift[i]) > 1e-12) motion.shift[i] = authoring::on_grid(fixed.origin()[i] + step.shift[i], grid) - fixed.origin()[i];
                else motion.shift[i] = readableLength(step.shift[i]);
            }
            showValue(motion.shift.norm());
        }
        showMotion();
    }

    // Numbers that a hand makes are round: a thousandth of the scene's size, or less where the picture shows more.
    double readableLength(double x) const {
        const double px = canvas()->camera().pixelSize(canvas()->graph().bodies().frame().point(gizmo.origin()));
        const double unit = std::pow(10.0, std::floor(std::log10(std::max(px, 1e-15) * 0.5)));
        return authoring::tidy(std::round(x / unit) * unit);
    }
    static double readable(double x) {
        if (!(x > 0.0)) return 0.0;
        const double unit = std::pow(10.0, std::floor(std::log10(x)) - 2.0);
        return authoring::tidy(std::round(x / unit) * unit);
    }
    static double niceStep(double x) { return std::pow(10.0, std::floor(std::log10(std::max(x, 1e-12)))) * 0.5; }

    std::optional<Gizmo> dragGizmo;

    // Across the way in which things fall, through the point that was grabbed; planar worlds: their plane.
    std::optional<Vector3> onSlidePlane(const QPointF& at) const {
        osg::Vec3d start, end;
        canvas()->camera().ray(at.x(), at.y(), start, end);
        const ViewFrame& frame = canvas()->graph().bodies().frame();
        const osg::Vec3d shift(0.0, planar() ? front() : 0.0, 0.0);
        const Vector3 p = frame.world(start + shift), d = (frame.world(end + shift) - p).normalized();
        const Vector3 normal = planar() ? Vector3(Vector3::UnitZ()) : stage ? stage->down() : Vector3(-Vector3::UnitZ());
        const double against = d.dot(normal);
        if (std::abs(against) < 0.02) return std::nullopt; // along the ground: no point of it is meant
        const double t = (grabbed - p).dot(normal) / against;
        if (t < 0.0) return std::nullopt;
        return p + t * d;
    }

    void dragSlide(const QPointF& at, Qt::KeyboardModifiers modifiers) {
        pointer = at;
        const auto now = onSlidePlane(at);
        if (!now) return;
        motion = {};
        motion.shift = *now - grabbed;
        if (planar()) motion.shift.z() = 0.0;
        const double grid = canvas()->graph().gridStep();
        for (int i = 0; i < 3; ++i) {
            if (modifiers & Qt::ShiftModifier && grid > 0.0 && !onStage.empty() && std::abs(motion.shift[i]) > 1e-12) {
                const double from = base[onStage.front()].position[i];
                motion.shift[i] = authoring::on_grid(from + motion.shift[i], grid) - from;
            } else {
                motion.shift[i] = readableLength(motion.shift[i]);
            }
        }
        showValue(motion.shift.norm());
        showMotion();
    }

    void finish() {
        const Doing was = std::exchange(doing, Doing::nothing);
        const GizmoPart what = std::exchange(part, GizmoPart::none);
        gizmo.end();
        dragGizmo.reset();
        hideField();
        if (was == Doing::nothing) return;
        const QString name = described(dragged);
        bool done = false;
        if (what == GizmoPart::velocity || what == GizmoPart::spin) {
            const std::size_t b = dragged.bodies.empty() ? 0 : dragged.bodies[0];
            if (what == GizmoPart::velocity) done = self.make(authoring::set_velocity(model(), b, arrow), tr("Velocity of %1").arg(name));
            else {
                const Vector3 spin = planar() ? arrow : Vector3(base[onStage.front()].rotation.conjugate() * arrow);
                done = self.make(authoring::set_spin(model(), b, spin), tr("Spin of %1").arg(name));
            }
        } else if (was != Doing::slide && tool == EditTool::scale) {
            if (!factors.isOnes(0.0)) done = self.make(authoring::scale(model(), dragged, factors), tr("Size of %1").arg(name));
        } else if (motion.turns() || !motion.shift.isZero(0.0)) {
            const Stage* s = currentStage();
            if (s) done = self.make(authoring::move(model(), *s, dragged, motion), motion.turns() ? tr("Turn %1").arg(name) : tr("Move %1").arg(name));
        }
        if (view) view->endPreview();
        if (done && view && !view->showsEdited()) view->layOut();
        refresh();
    }

    void giveUp() {
        doing = Doing::nothing;
        part = GizmoPart::none;
        gizmo.end();
        dragGizmo.reset();
        hideField();
        if (view) view->endPreview();
        refresh();
    }

    bool selectGroupAt(const QPointF& at) {
        Hit hit;
        canvas()->underCursor(at, &hit);
        const std::string_view group = hit.body < 0 ? std::string_view() : authoring::group_of(model(), view->bodyName(hit.body).toStdString());
        if (group.empty()) return false;
        QStringList names;
        for (const std::string& name : authoring::names_of(model(), authoring::group_members(model(), group))) names.append(text(name));
        view->setSelection(names);
        emit self.said(SceneEditor::tr("Group %1").arg(text(std::string(group))));
        return true;
    }

    // --- CanvasTool ------------------------------------------------------------------------------------------------

    bool press(const QMouseEvent& event, int body) override {
        if (event.button() != Qt::LeftButton || !document.isOpen()) return false;
        pressed = pointer = virtualPointer = event.position();
        pressedBody = body;
        if (doing == Doing::typing) giveUp();
        if (armed) {
            placing = armed;
            doing = Doing::placing;
            showPlacing(event.position(), event.modifiers());
            return true;
        }
        if (tool != EditTool::select && placeGizmo()) {
            const GizmoPart handle = gizmo.at(event.position(), canvas()->camera());
            if (handle != GizmoPart::none) {
                if (!toStart()) return true;
                if (!startDrag(targets())) return true;
                doing = Doing::handle;
                part = handle;
                if (part == GizmoPart::velocity || part == GizmoPart::spin) {
                    const auto& of = stage->bodies()[onStage.front()];
                    arrow = part == GizmoPart::velocity ? of.velocity : planar() ? of.spin : Vector3(of.frame.rotation * of.spin);
                }
                dragGizmo = gizmo;
                dragGizmo->begin(handle, event.position(), canvas()->camera());
                refresh();
                return true;
            }
        }
        // Ctrl drags a body over the ground while the run is paused; with the tool for moving what is selected needs no Ctrl.
        if (running() || body < 0) return false;
        const QString name = view->bodyName(body);
        const bool chosen = view->selection().contains(name);
        if (!(event.modifiers() & Qt::ControlModifier) && !(tool == EditTool::move && chosen)) return false;
        if (event.modifiers() & Qt::ShiftModifier && !(event.modifiers() & Qt::ControlModifier)) return false;
        if (locked.contains(name) || locked.contains(name.section(QLatin1Char('['), 0, 0))) return false;
        doing = Doing::slide;
        part = GizmoPart::none;
        moved = false;
        dragged = {};
        return true;
    }

    void move(const QPointF& at, Qt::KeyboardModifiers modifiers) override {
        switch (doing) {
        case Doing::handle:
            if (!moved && QLineF(pressed, at).length() < 1.0) return;
            moved = true;
            dragHandle(at, modifiers);
            break;
        case Doing::slide:
            if (!moved) {
                if (QLineF(pressed, at).length() < kClick) return;
                if (!toStart()) return giveUp();
                const QString name = view->bodyName(pressedBody);
                std::vector<std::string> alone = {name.toStdString()};
                if (!startDrag(view->selection().contains(name) ? targets() : authoring::targets_of(model(), alone))) return giveUp();
                Hit hit;
                canvas()->underCursor(pressed, &hit);
                grabbed = canvas()->graph().bodies().frame().world(hit.at);
                if (planar()) grabbed.z() = 0.0;
                if (const auto on = onSlidePlane(pressed)) grabbed = *on;
                moved = true;
            }
            dragSlide(at, modifiers);
            break;
        case Doing::placing: showPlacing(at, modifiers); break;
        case Doing::nothing:
        case Doing::typing: break;
        }
    }

    void release(const QPointF& at, Qt::KeyboardModifiers modifiers) override {
        switch (doing) {
        case Doing::handle:
            if (moved) finish();
            else giveUp();
            break;
        case Doing::slide: {
            if (moved) return finish();
            giveUp();
            // No drag: a click that chooses.
            if (pressedBody >= 0 && canvas()) emit canvas()->pickedBody(pressedBody, modifiers & Qt::ControlModifier);
            break;
        }
        case Doing::placing: {
            const NewPart what = *placing;
            const bool again = modifiers & Qt::ControlModifier && std::holds_alternative<NewShape>(what);
            put(at, modifiers);
            if (!again) disarm();
            break;
        }
        case Doing::nothing:
        case Doing::typing: break;
        }
    }

    bool hover(const QPointF& at, Qt::KeyboardModifiers modifiers) override {
        pointer = at;
        if (armed && !running()) {
            placing = armed;
            doing = Doing::placing;
            showPlacing(at, modifiers);
            return true;
        }
        if (tool == EditTool::select || doing != Doing::nothing) return false;
        const GizmoPart now = placeGizmo() ? gizmo.at(at, canvas()->camera()) : GizmoPart::none;
        if (now != hot) {
            hot = now;
            if (canvas()) canvas()->setCursor(now == GizmoPart::none ? Qt::ArrowCursor : Qt::PointingHandCursor);
            refresh();
        }
        return now != GizmoPart::none;
    }

    static int axisKey(int key) { return key == Qt::Key_X ? 0 : key == Qt::Key_Y ? 1 : key == Qt::Key_Z ? 2 : -1; }
    static bool isDigit(const QKeyEvent& event) {
        const QString t = event.text();
        return !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) && t.size() == 1 && (t[0].isDigit() || t[0] == QLatin1Char('-') || t[0] == QLatin1Char('.'));
    }

    bool wantsKey(const QKeyEvent& event) const override {
        if (event.key() == Qt::Key_Escape) return doing != Doing::nothing || armed.has_value() || tool != EditTool::select;
        if (doing == Doing::handle && isDigit(event)) return true;
        const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier));
        return plain && axisKey(event.key()) >= 0 && tool != EditTool::select && gizmo.mode() != GizmoMode::none;
    }

    bool key(const QKeyEvent& event) override {
        if (event.key() == Qt::Key_Escape && (doing != Doing::nothing || armed || tool != EditTool::select)) {
            self.cancel();
            return true;
        }
        if (doing == Doing::handle && isDigit(event)) {
            startTyping(event.text());
            return true;
        }
        const int k = axisKey(event.key());
        if (k < 0 || event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier) || doing != Doing::nothing || !placeGizmo()) return false;
        if (planar() && (tool == EditTool::turn ? k != 2 : k == 2)) return false;
        if (!toStart() || !startDrag(targets())) return true;
        part = static_cast<GizmoPart>(static_cast<int>(GizmoPart::x) + k);
        startTyping({});
        refresh();
        return true;
    }

    void cancel() override { self.cancel(); }

    // --- new parts -------------------------------------------------------------------------------------------------

    QString whyNot(const NewPart& what) const {
        if (!document.isOpen()) return tr("Open a scene or begin a new one");
        const bool blank = model().bodies.empty();
        if (!blank && !fits(what, planar())) return planar() ? tr("This scene is planar") : tr("This scene is spatial");
        if (!std::holds_alternative<NewShape>(what) && blank) return tr("First put a body into the scene");
        return {};
    }

    void disarm() {
        const bool had = armed.has_value();
        armed.reset();
        placing.reset();
        around.reset();
        ghost.reset();
        landing.reset();
        placeNote.clear();
        if (doing == Doing::placing) doing = Doing::nothing;
        if (canvas()) {
            canvas()->graph().setGhost({}, false);
            canvas()->unsetCursor();
            canvas()->update();
        }
        if (had) {
            emit self.armedChanged();
            emit self.said({});
        }
        refresh();
    }

    // What stands around and what is put there; once a drag.
    bool prepareGhost(const NewPart& what) {
        if (around) return ghost.has_value();
        const Stage* s = currentStage();
        const auto* shape = std::get_if<NewShape>(&what);
        if (!s || !shape || *shape == NewShape::ground || *shape == NewShape::hull_file || *shape == NewShape::mesh_file) return false;
        return prepareBody(authoring::new_body(worldFor(what), *shape, authoring::sensible_size(*s)));
    }

    // An empty scene becomes planar with the first thing that only is in the plane.
    model::Model worldFor(const NewPart& what) const {
        model::Model m = model();
        if (m.bodies.empty() && !fits(what, m.world.planar)) m.world.planar = !m.world.planar;
        return m;
    }

    bool prepareBody(model::Body body) {
        model::Model alone;
        const Stage* s = currentStage();
        if (!s) return false;
        alone.world = model().world;
        const bool flat = std::any_of(body.shapes.begin(), body.shapes.end(), [](const model::BodyShape& one) {
            const auto* hull = std::get_if<model::HullShape>(&one);
            return std::holds_alternative<model::DiscShape>(one) || (hull && !hull->points.empty() && hull->points[0].size() == 2);
        });
        if (model().bodies.empty() && flat) alone.world.planar = true;
        alone.world.gravity.clear();
        body.material.clear();
        alone.bodies.push_back(body);
        auto made = Stage::create(alone);
        if (!made) {
            self.refuse(made.error().front());
            return false;
        }
        const auto& of = made->bodies().front();
        BodySpec spec;
        spec.name = body.name;
        spec.fixed = false;
        for (const auto& one : of.parts) spec.parts.push_back({one.shape, one.in_frame, 0, std::nullopt});
        ghost = std::move(body);
        if (model().bodies.empty() && made->planar() != s->planar()) around.emplace(*made, std::vector<std::size_t>{0}, authoring::cluster_of(of), true);
        else {
            const bool floor = std::none_of(s->bodies().begin(), s->bodies().end(), [](const authoring::StageBody& b) { return authoring::is_ground(b); });
            around.emplace(*s, std::vector<std::size_t>{}, authoring::cluster_of(of), floor);
        }
        if (canvas()) canvas()->graph().setGhost(spec, made->planar());
        return true;
    }

    struct Under {
        int body = -1;
        Vector3 point = Vector3::Zero();
    };
    Under under(const QPointF& at) const {
        Under result;
        Hit hit;
        const osg::Vec3d seen = canvas()->underCursor(at, &hit);
        result.body = hit.body;
        const BodyScene& bodies = canvas()->graph().bodies();
        if (planar()) {
            osg::Vec3d start, end;
            canvas()->camera().ray(at.x(), at.y(), start, end);
            const osg::Vec3d along = end - start;
            const double t = std::abs(along.y()) > 1e-9 ? (-front() - start.y()) / along.y() : 0.0;
            const osg::Vec3d on = start + along * t;
            result.point = {on.x(), on.z(), 0.0};
        } else {
            result.point = bodies.frame().world(seen);
        }
        return result;
    }

    void showPlacing(const QPointF& at, Qt::KeyboardModifiers modifiers) {
        SceneCanvas* c = canvas();
        if (!c || !placing) return;
        pointer = placeAt = at;
        c->setCursor(Qt::CrossCursor);
        landing.reset();
        jointAt.reset();
        const Under here = under(at);
        if (prepareGhost(*placing)) {
            Vector3 point = here.point;
            const double grid = c->graph().gridStep();
            if (modifiers & Qt::ShiftModifier) point = authoring::on_grid(point, grid, stage->down(), planar());
            else
                for (int k = 0; k < 3; ++k)
                    if (std::abs(stage->down()[k]) < 0.5) point[k] = readableAt(point[k], here.point);
            if (modifiers & Qt::ControlModifier && here.body >= 0 && static_cast<std::size_t>(here.body) < stage->bodies().size()) {
                const auto normal = authoring::face_normal(stage->bodies()[static_cast<std::size_t>(here.body)], here.point);
                if (normal) landing = around->rest_on(here.point, *normal, planar() ? Vector3(Vector3::UnitY()) : Vector3(Vector3::UnitZ()));
            }
            if (!landing) landing = around->rest_over(point, Eigen::Quaterniond::Identity());
            c->graph().placeGhost(landing->pose);
            placeNote = landing->landed ? (landing->on.empty() ? tr("on the floor, gap 0") : tr("on %1, gap 0").arg(text(landing->on))) : tr("nothing lies below");
        } else if (const auto* joint = std::get_if<NewJoint>(&*placing)) {
            const JointEnds ends = endsAt(at, here, *joint);
            placeNote = ends.a.isEmpty() ? tr("drop it on a body") : ends.b.isEmpty() ? tr("%1 to the world").arg(ends.a) : tr("%1 to %2").arg(ends.a, ends.b);
            if (!ends.snapped.isEmpty() && !ends.a.isEmpty()) placeNote += QStringLiteral(" · ") + ends.snapped;
            if (!ends.a.isEmpty()) jointAt = ends.point;
        } else if (std::holds_alternative<NewEffect>(*placing)) {
            placeNote = here.body >= 0 ? view->bodyName(here.body) : tr("drop it on a body");
        } else {
            placeNote = tr("ground, level");
        }
        c->update();
        refresh();
    }

    double readableAt(double x, const Vector3& at) const {
        const double px = canvas()->camera().pixelSize(canvas()->graph().bodies().frame().point(at));
        const double unit = std::pow(10.0, std::floor(std::log10(std::max(px, 1e-15) * 2.0)));
        return authoring::tidy(std::round(x / unit) * unit);
    }

    struct JointEnds {
        QString a, b;
        Vector3 point = Vector3::Zero(), pointB = Vector3::Zero(), axis = Vector3::UnitZ();
        double mass = 1.0;
        QString snapped; // to what of the body; empty: to nothing
    };

    // A point of a body that one would name.
    struct SnapPoint {
        Vector3 at;
        QString what;
        bool surface = false;
        // Behind what was clicked: it counts less than one in front.
        bool hidden(const Vector3& clicked, double pixel) const { return surface && (at - clicked).norm() > 40.0 * pixel; }
    };

    static std::vector<SnapPoint> snapPoints(const authoring::StageBody& body) {
        std::vector<SnapPoint> all{{body.centre_in_world(), tr("centre"), false}};
        for (const auto& part : body.parts) {
            const auto add = [&](const Vector3& p, const QString& what) { all.push_back({body.frame.apply(part.in_frame.apply(p)), what, p != Vector3(Vector3::Zero())}); };
            if (const auto* box = std::get_if<collision::Box>(&part.shape)) {
                for (int i = -1; i <= 1; ++i)
                    for (int j = -1; j <= 1; ++j)
                        for (int k = -1; k <= 1; ++k) {
                            const int sides = std::abs(i) + std::abs(j) + std::abs(k);
                            add(box->half.cwiseProduct(Vector3(i, j, k)), sides == 3 ? tr("corner") : sides == 2 ? tr("middle of an edge") : sides == 1 ? tr("middle of a face") : tr("centre"));
                        }
            } else if (const auto* cylinder = std::get_if<collision::Cylinder>(&part.shape)) {
                for (const double side : {-1.0, 1.0}) add({0.0, 0.0, side * cylinder->half_height}, tr("middle of a face"));
            } else if (const auto* capsule = std::get_if<collision::Capsule>(&part.shape)) {
                for (const double side : {-1.0, 1.0}) add({0.0, 0.0, side * capsule->half_height}, tr("end"));
            } else if (const auto* cone = std::get_if<collision::Cone>(&part.shape)) {
                add({0.0, 0.0, 0.75 * cone->height}, tr("tip"));
                add({0.0, 0.0, -0.25 * cone->height}, tr("middle of a face"));
            } else if (const auto* polygon = std::get_if<collision::Polygon>(&part.shape)) {
                for (std::size_t i = 0; i < polygon->points.size(); ++i) {
                    const Eigen::Vector2d p = polygon->points[i], q = polygon->points[(i + 1) % polygon->points.size()], middle = 0.5 * (p + q);
                    add({p.x(), p.y(), 0.0}, tr("corner"));
                    add({middle.x(), middle.y(), 0.0}, tr("middle of an edge"));
                }
            }
            if (!std::holds_alternative<collision::HalfSpace>(part.shape) && !std::holds_alternative<collision::HalfPlane>(part.shape)) add(Vector3::Zero(), tr("centre"));
        }
        for (SnapPoint& one : all)
            for (int k = 0; k < 3; ++k) one.at[k] = authoring::tidy(one.at[k]);
        return all;
    }

    // The body under the cursor, with the other one that is selected, else with the next one behind it, else with the world.
    JointEnds endsAt(const QPointF& at, const Under& here, NewJoint kind) {
        JointEnds ends;
        const Stage* s = currentStage();
        if (!s || here.body < 0 || static_cast<std::size_t>(here.body) >= s->bodies().size()) return ends;
        const auto& body = s->bodies()[static_cast<std::size_t>(here.body)];
        ends.a = text(body.name);
        ends.mass = body.mass;
        ends.point = here.point;
        const SceneCamera& camera = canvas()->camera();
        const BodyScene& drawn = canvas()->graph().bodies();
        const auto onScreen = [&](const Vector3& p) {
            const osg::Vec2d q = camera.toScreen(drawn.markPoint(p));
            return QPointF(q.x(), q.y());
        };
        // Where one clicked, unless something that has a name is within reach of the cursor: then there, to the last digit.
        double nearest = kSnap;
        for (const SnapPoint& one : snapPoints(body)) {
            const QPointF seen = onScreen(one.at);
            if (!std::isfinite(seen.x())) continue;
            const double away = QLineF(seen, at).length() + (one.hidden(here.point, canvas()->camera().pixelSize(drawn.markPoint(one.at))) ? 0.5 * kSnap : 0.0);
            if (!(away < nearest)) continue;
            nearest = away;
            ends.point = one.at;
            ends.snapped = one.what;
        }
        if (ends.snapped.isEmpty())
            for (int k = 0; k < 3; ++k) ends.point[k] = readableAt(ends.point[k], ends.point);
        const authoring::StageBody* other = nullptr;
        for (const QString& name : view->selection()) {
            const std::size_t b = s->find(name.toStdString());
            if (b < s->bodies().size() && static_cast<int>(b) != here.body && !other) other = &s->bodies()[b];
        }
        // Touching or overlapping at the point: what is built of parts that meet is joined where they meet.
        if (!other && kind != NewJoint::spring && kind != NewJoint::rod && kind != NewJoint::rope)
            for (std::size_t b = 0; b < s->bodies().size() && !other; ++b) {
                if (static_cast<int>(b) == here.body || authoring::is_ground(s->bodies()[b]) || !s->bodies()[b].touches) continue;
                const auto box = s->extent(b);
                const double air = 0.02 * s->typical_size();
                if (((ends.point - box.lower).array() > -air).all() && ((box.upper - ends.point).array() > -air).all()) other = &s->bodies()[b];
            }
        if (other) {
            ends.b = text(other->name);
            ends.pointB = other->centre_in_world();
            if (!other->fixed) ends.mass = body.fixed ? other->mass : body.mass * other->mass / (body.mass + other->mass);
        } else {
            ends.pointB = ends.point - 1.5 * std::max(s->typical_size(), 1e-3) * s->down();
        }
        if (kind == NewJoint::spring || kind == NewJoint::rod || kind == NewJoint::rope) ends.point = body.centre_in_world();
        for (int k = 0; k < 3; ++k) ends.pointB[k] = readableAt(ends.pointB[k], ends.pointB);
        // Hinges turn in the plane of the screen, as far as an axis of the world allows; what slides goes up and down.
        const osg::Vec3d back = camera.eye() - camera.stand().target;
        const Vector3 look = drawn.frame().world(back).normalized();
        if (kind == NewJoint::hinge || kind == NewJoint::motor) {
            int axis = 0;
            Vector3 across = look - look.dot(s->down()) * s->down();
            if (across.norm() < 0.3) across = look;
            across.cwiseAbs().maxCoeff(&axis);
            ends.axis = Vector3::Unit(axis);
        } else {
            ends.axis = -s->down();
        }
        return ends;
    }

    bool put(const QPointF& at, Qt::KeyboardModifiers modifiers) {
        if (!placing) return false;
        const NewPart what = *placing;
        if (const QString reason = whyNot(what); !reason.isEmpty()) {
            emit self.refused(reason, {});
            return false;
        }
        if (running() || !atStart()) {
            run.pause();
            run.reset();
            cursor.follow();
        }
        showPlacing(at, modifiers);
        bool done = false;
        if (const auto* shape = std::get_if<NewShape>(&what)) done = putShape(*shape);
        else if (const auto* joint = std::get_if<NewJoint>(&what)) {
            const JointEnds ends = endsAt(at, under(at), *joint);
            authoring::JointPlace place;
            place.body_a = ends.a.toStdString();
            place.body_b = ends.b.toStdString();
            place.point = ends.point;
            place.point_b = ends.pointB;
            place.axis = ends.axis;
            place.mass = ends.mass;
            auto edit = authoring::add_joint(model(), *joint, place);
            QStringList name;
            if (edit) name = {text(std::string(model::name_of(std::get<model::Insert>(edit->front()).item)))};
            done = self.make(std::move(edit), name.isEmpty() ? QString() : tr("Add %1").arg(name[0]), name);
        } else {
            done = putEffect(std::get<NewEffect>(what), under(at).body);
        }
        around.reset();
        ghost.reset();
        landing.reset();
        placeNote.clear();
        if (canvas()) canvas()->graph().setGhost({}, false);
        return done;
    }

    bool putShape(NewShape shape) {
        model::Edit edit;
        model::Model next = worldFor(shape);
        if (next.world.planar != model().world.planar) edit.push_back(model::Set{next.world});
        model::Body body;
        if (shape == NewShape::ground) {
            body = authoring::new_body(next, shape, 1.0);
            // Under what is there already.
            double level = 0.0;
            if (const Stage* s = currentStage())
                for (std::size_t b = 0; b < s->bodies().size(); ++b)
                    if (!authoring::is_ground(s->bodies()[b])) level = std::min(level, next.world.planar ? s->extent(b).lower.y() : s->extent(b).lower.z());
            Pose pose;
            pose.position[next.world.planar ? 1 : 2] = level;
            if (level != 0.0) authoring::stand(body, pose, next.world.planar);
        } else {
            if (!ghost || !landing) return false;
            body = *ghost;
            authoring::stand(body, landing->pose, next.world.planar);
        }
        return add(std::move(body), std::move(edit));
    }

    bool add(model::Body body, model::Edit before) {
        const QString name = text(body.name);
        const bool falls = !body.fixed && landing && landing->landed && landing->on.empty();
        auto added = authoring::add_body(model(), body);
        if (!added) {
            self.refuse(added.error());
            return false;
        }
        before.insert(before.end(), added->begin(), added->end());
        authoring::accompany(model(), body, before);
        const bool done = self.make(std::move(before), tr("Add %1").arg(name), QStringList{name});
        if (done && falls) emit self.said(tr("There is no ground yet, so %1 will fall: put Ground into the scene").arg(name));
        return done;
    }

    bool putEffect(NewEffect effect, int under) {
        const Stage* s = currentStage();
        if (!s) return false;
        if (effect == NewEffect::force) {
            if (under < 0 || static_cast<std::size_t>(under) >= s->bodies().size()) {
                emit self.refused(tr("A force needs a body"), tr("drop it on the body that it shall move"));
                return false;
            }
            const auto& body = s->bodies()[static_cast<std::size_t>(under)];
            double size = body.mass * 9.81;
            const double unit = std::pow(10.0, std::floor(std::log10(std::max(size, 1e-12))) - 1.0);
            size = std::round(size / unit) * unit;
            return self.make(authoring::add_force(model(), body.source, size, -s->down()), tr("Force on %1").arg(text(body.name)), QStringList{text(body.name)});
        }
        // Between the two that are selected, or the one under the cursor and the other; alone: for every pair without a law.
        std::vector<std::size_t> pair;
        const auto take = [&](std::size_t b) {
            if (b < s->bodies().size() && std::find(pair.begin(), pair.end(), s->bodies()[b].source) == pair.end()) pair.push_back(s->bodies()[b].source);
        };
        if (under >= 0) take(static_cast<std::size_t>(under));
        for (const QString& name : view->selection()) take(s->find(name.toStdString()));
        if (pair.size() < 2) {
            for (const auto& law : model().contacts)
                if (law.between.empty()) {
                    view->select(text(law.name));
                    emit view->picked(text(law.name));
                    return true;
                }
            std::string name;
            auto edit = authoring::add_law(model(), &name);
            return self.make(std::move(edit), tr("Add law %1").arg(text(name)), QStringList{text(name)});
        }
        auto law = authoring::law_between(model(), pair[0], pair[1]);
        if (!law) {
            self.refuse(law.error());
            return false;
        }
        if (law->edit.empty()) {
            view->select(text(law->name));
            emit view->picked(text(law->name));
            return true;
        }
        return self.make(std::move(law->edit), tr("Add law %1").arg(text(law->name)), QStringList{text(law->name)});
    }
};

SceneEditor::SceneEditor(Theme& theme, SceneView& view, Document& document, RunController& run, TimeCursor& cursor, QObject* parent)
    : QObject(parent), impl_(std::make_unique<Impl>(*this, theme, view, document, run, cursor)) {
    if (SceneCanvas* canvas = view.canvas()) {
        canvas->setTool(impl_.get());
        canvas->installEventFilter(this);
    }
    view.setLayer([this](OverlayContent& content) { impl_->layer(content); });
    view.setAcceptDrops(true);
    view.installEventFilter(this);
    const auto changed = [this] {
        impl_->stale = true;
        impl_->hot = GizmoPart::none;
        if (impl_->doing == Impl::Doing::handle || impl_->doing == Impl::Doing::slide || impl_->doing == Impl::Doing::typing) impl_->giveUp();
        impl_->around.reset();
    };
    connect(&document, &Document::modelChanged, this, changed);
    connect(&document, &Document::opened, this, [this, changed] {
        changed();
        // An empty scene has no run that would show it: the ground grid, and what to do there.
        QMetaObject::invokeMethod(this, [this] {
            const model::Model& m = impl_->model();
            if (impl_->view && impl_->document.isOpen() && m.bodies.empty() && m.systems.empty()) (void)impl_->view->showEdited(m);
        }, Qt::QueuedConnection);
    });
    connect(&document, &Document::closed, this, [this, changed] {
        changed();
        impl_->disarm();
        if (impl_->tool != EditTool::select) setTool(EditTool::select);
    });
    // Bodies stand where the edit put them at once; the run follows when it has been built.
    connect(&document, &Document::edited, this, [this](const model::Effects& effects) {
        if (!effects.dynamics || !impl_->view || (impl_->model().bodies.empty() && !impl_->model().systems.empty())) return;
        (void)impl_->view->showEdited(impl_->model()); // what cannot be shown is in the list of errors
    });
    connect(&view, &SceneView::selectionChanged, this, [this] { impl_->refresh(); });
    connect(&run, &RunController::stateChanged, this, [this] { impl_->refresh(); });
}

SceneEditor::~SceneEditor() {
    if (!impl_->view) return;
    if (SceneCanvas* canvas = impl_->view->canvas()) canvas->setTool(nullptr);
    impl_->view->setLayer({});
}

SceneView& SceneEditor::view() const { return *impl_->view; }
Document& SceneEditor::document() const { return impl_->document; }
EditTool SceneEditor::tool() const { return impl_->tool; }
bool SceneEditor::localAxes() const { return impl_->local; }
QStringList SceneEditor::selection() const { return impl_->view->selection(); }
Targets SceneEditor::targets() const { return impl_->targets(); }
const Stage* SceneEditor::stage() { return impl_->currentStage(); }
bool SceneEditor::isDragging() const { return impl_->doing != Impl::Doing::nothing; }

QString SceneEditor::whyNot(const NewPart& part) const { return impl_->whyNot(part); }
std::optional<NewPart> SceneEditor::armed() const { return impl_->armed; }

void SceneEditor::arm(const NewPart& part) {
    if (const QString reason = whyNot(part); !reason.isEmpty()) {
        emit refused(reason, {});
        return;
    }
    impl_->disarm();
    impl_->armed = part;
    emit armedChanged();
    emit said(tr("Click where it shall be. Shift: on the grid. Ctrl: on the face. Esc gives up"));
    if (SceneCanvas* canvas = impl_->canvas()) canvas->setFocus();
}

void SceneEditor::dragPart(const NewPart& part, const QPoint& global, Qt::KeyboardModifiers modifiers) {
    SceneCanvas* canvas = impl_->canvas();
    if (!canvas) return;
    if (!impl_->placing || *impl_->placing != part || impl_->armed) {
        impl_->disarm();
        impl_->placing = part;
    }
    const QPoint at = canvas->mapFromGlobal(global);
    if (!canvas->rect().contains(at) || !whyNot(part).isEmpty()) {
        impl_->placeNote.clear();
        impl_->around.reset();
        impl_->ghost.reset();
        canvas->graph().setGhost({}, false);
        canvas->update();
        impl_->refresh();
        return;
    }
    impl_->doing = Impl::Doing::placing;
    impl_->showPlacing(at, modifiers);
}

bool SceneEditor::dropPart(const QPoint& global, Qt::KeyboardModifiers modifiers) {
    SceneCanvas* canvas = impl_->canvas();
    bool done = false;
    if (canvas && impl_->placing) {
        const QPoint at = canvas->mapFromGlobal(global);
        if (canvas->rect().contains(at)) done = impl_->put(at, modifiers);
    }
    impl_->disarm();
    if (done && canvas) canvas->setFocus();
    return done;
}

void SceneEditor::cancelPart() { impl_->disarm(); }

bool SceneEditor::placeAtCentre(const NewPart& part) {
    SceneCanvas* canvas = impl_->canvas();
    if (!canvas) return false;
    impl_->disarm();
    impl_->placing = part;
    impl_->doing = Impl::Doing::placing;
    // Where the eye looks; joints and forces go to the selected body.
    QPointF at = canvas->rect().center();
    const int chosen = impl_->view->bodyIndex(selection().value(0));
    if (!std::holds_alternative<NewShape>(part) && chosen >= 0) {
        const BodyScene& bodies = canvas->graph().bodies();
        const osg::Vec2d seen = canvas->camera().toScreen(osg::Vec3d(bodies.boundsOf(static_cast<std::size_t>(chosen)).center()));
        if (std::isfinite(seen.x())) at = QPointF(seen.x(), seen.y());
    }
    const bool done = impl_->put(at, {});
    impl_->disarm();
    return done;
}

bool SceneEditor::isMesh(const QString& file) {
    const QString suffix = QFileInfo(file).suffix().toLower();
    return suffix == QLatin1String("obj") || suffix == QLatin1String("stl") || suffix == QLatin1String("ply");
}

bool SceneEditor::placeMesh(const QString& file, bool fixed, const QPoint& global) {
    const NewShape shape = NewShape::mesh_file;
    if (const QString reason = whyNot(shape); !reason.isEmpty()) {
        emit refused(reason, {});
        return false;
    }
    const QString scene = impl_->document.filePath();
    if (scene.isEmpty() || impl_->document.isShipped()) {
        emit refused(tr("The mesh is kept beside the scene, which has no place yet"), tr("save the scene (%1), then drop the file again").arg(keyOf("file.save")));
        return false;
    }
    if (const qint64 size = QFileInfo(file).size(); size > kLargestDropped) {
        emit refused(tr("%1 has %2 MB; what is dropped here may have %3 MB").arg(plainName(QFileInfo(file).fileName())).arg(size >> 20).arg(kLargestDropped >> 20),
                     tr("make the mesh coarser, or name its file in the scene file"));
        return false;
    }
    // A file beside the scene is named as it is; another one is copied there.
    const QDir folder = QFileInfo(scene).dir();
    QString name = folder.relativeFilePath(file);
    if (name.startsWith(QLatin1String("..")) || QDir::isAbsolutePath(name)) {
        name = QFileInfo(file).fileName();
        const std::string target = folder.filePath(name).toStdString(), source = file.toStdString();
        if (!QFile::exists(folder.filePath(name))) {
            auto copied = std::make_shared<bool>(false);
            if (!waitFor(impl_->view, tr("Copying %1").arg(plainName(name)), [copied, source, target] {
                    const auto bytes = io::read_file(source, collision::kLargestMesh);
                    *copied = bytes && io::write_file_atomically(target, *bytes);
                }))
                return false;
            if (!*copied) {
                emit refused(tr("%1 cannot be copied beside the scene").arg(plainName(name)), tr("look whether the folder can be written"));
                return false;
            }
        }
    }
    // Read, and taken apart, beside the window; who asks for its shapes then finds them.
    if (!readMeshes({{simulation::mesh_path(name.toStdString(), {scene.toStdString(), 0, 0, {}}), fixed ? simulation::MeshUse::triangles : simulation::MeshUse::convex_parts}}, impl_->view)) return false;
    SceneCanvas* canvas = impl_->canvas();
    if (!canvas) return false;
    impl_->disarm();
    model::Body body = authoring::new_body(impl_->model(), shape, 1.0, name.toStdString());
    body.fixed = fixed;
    body.place.file = scene.toStdString();
    if (!impl_->prepareBody(body)) return false;
    // Most modelling programs write millimetres.
    const double size = impl_->around->cluster().radius(), usual = impl_->currentStage() ? impl_->currentStage()->typical_size() : 1.0;
    const bool millimetres = size > 100.0 * usual;
    if (millimetres) {
        std::get<model::MeshShape>(body.shapes[0]).scale = 1e-3;
        impl_->around.reset();
        if (!impl_->prepareBody(body)) return false;
    }
    impl_->placing = shape;
    const QPoint at = canvas->mapFromGlobal(global);
    const auto here = impl_->under(canvas->rect().contains(at) ? QPointF(at) : QPointF(canvas->rect().center()));
    if (fixed) { // stands with its lowest point where it was dropped
        impl_->landing.emplace();
        const Vector3 down = impl_->currentStage()->down();
        impl_->landing->pose.position = here.point - impl_->around->cluster().reach_along({}, down) * down;
    } else {
        impl_->landing = impl_->around->rest_over(here.point, Eigen::Quaterniond::Identity());
    }
    authoring::stand(*impl_->ghost, impl_->landing->pose, impl_->planar());
    const bool done = impl_->add(*impl_->ghost, {});
    impl_->disarm();
    if (done && millimetres) emit said(tr("%1 was read in millimetres; the inspector has its scale").arg(name));
    return done;
}

bool SceneEditor::make(Result<model::Edit> edit, const QString& what, const std::optional<QStringList>& selected) {
    if (!edit) {
        refuse(edit.error());
        return false;
    }
    if (edit->empty() || model::is_void(impl_->model(), *edit)) return false;
    emit said({});
    impl_->document.edit(std::move(edit).value(), what);
    if (selected) {
        impl_->view->setSelection(*selected);
        emit impl_->view->picked(selected->isEmpty() ? QString() : selected->first());
    }
    return true;
}

void SceneEditor::refuse(const Error& error) { emit refused(asSentence(error.message), asSentence(error.remedy)); }

void SceneEditor::dropDown() {
    const Targets what = impl_->targets();
    const Stage* stage = impl_->currentStage();
    if (!stage || what.bodies.empty()) return;
    const auto bodies = authoring::on_stage(*stage, what);
    const bool floor = std::none_of(stage->bodies().begin(), stage->bodies().end(), [](const authoring::StageBody& b) { return authoring::is_ground(b); });
    const Pose frame;
    Surroundings around(*stage, bodies, authoring::cluster_of(*stage, bodies, frame), floor);
    if (around.cluster().empty()) return;
    if (!around.overlaps(frame).empty()) {
        emit refused(tr("%1 overlaps something").arg(impl_->described(what)), tr("move it free first"));
        return;
    }
    const Landing landing = around.advance(frame, stage->down(), 1e4 * std::max(stage->typical_size(), 1.0));
    if (!landing.landed) {
        emit refused(tr("Nothing lies below %1").arg(impl_->described(what)), tr("put Ground into the scene"));
        return;
    }
    Motion motion;
    motion.shift = landing.pose.position;
    make(authoring::move(impl_->model(), *stage, what, motion), tr("Drop %1").arg(impl_->described(what)));
}

void SceneEditor::setTool(EditTool tool) {
    if (impl_->doing != Impl::Doing::nothing) cancel();
    if (impl_->tool == tool) return;
    impl_->tool = tool;
    impl_->hot = GizmoPart::none;
    if (tool == EditTool::select) impl_->hideField();
    impl_->refresh();
    emit toolChanged();
}

void SceneEditor::setLocalAxes(bool on) {
    if (impl_->local == on) return;
    impl_->local = on;
    impl_->refresh();
    emit toolChanged();
}

void SceneEditor::setLocked(const QStringList& names) {
    impl_->locked = names;
    impl_->refresh();
}

bool SceneEditor::eventFilter(QObject* watched, QEvent* event) {
    if (watched == impl_->field) {
        if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            impl_->giveUp();
            return true;
        }
        // Esc is the field's before it is anybody's shortcut; leaving it gives up.
        if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) event->accept();
        if (event->type() == QEvent::FocusOut && impl_->doing == Impl::Doing::typing && static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason &&
            static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
            QMetaObject::invokeMethod(this, [this] { if (impl_->doing == Impl::Doing::typing && !impl_->field->hasFocus()) impl_->giveUp(); }, Qt::QueuedConnection);
    }
    // Events first: while the view is taken down it still gets some, and is no SceneView any more.
    // A click chooses a body, a double click the group that it is in.
    if (event->type() == QEvent::MouseButtonDblClick && impl_->view && watched == impl_->view->canvas()) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::LeftButton && mouse->modifiers() == Qt::NoModifier && !impl_->armed && impl_->selectGroupAt(mouse->position())) return true;
    }
    if ((event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove || event->type() == QEvent::Drop) && watched == impl_->view.data()) {
        auto* drop = static_cast<QDropEvent*>(event);
        for (const QUrl& url : drop->mimeData()->urls()) {
            if (!url.isLocalFile() || !isMesh(url.toLocalFile()) || !impl_->document.isOpen()) continue;
            drop->setDropAction(Qt::CopyAction);
            drop->accept();
            if (event->type() == QEvent::Drop)
                placeMesh(url.toLocalFile(), drop->modifiers() & Qt::ControlModifier, impl_->view->mapToGlobal(drop->position().toPoint()));
            return true;
        }
        event->ignore(); // scenes are the window's
        return true;
    }
    return QObject::eventFilter(watched, event);
}

void SceneEditor::cancel() {
    if (impl_->doing == Impl::Doing::placing || impl_->armed) return impl_->disarm();
    if (impl_->doing != Impl::Doing::nothing) return impl_->giveUp();
    setTool(EditTool::select);
}

} // namespace saltus::ui

#include "moc_scene_editor.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/scene_editor_impl.h"

#include "core/authoring/groups.h"
#include "core/authoring/value_text.h"
#include "ui/language/text.h"

#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace saltus::ui {

using namespace scene;
using authoring::NewPart;
using authoring::NewShape;
using authoring::Stage;
using authoring::Targets;
using collision::Vector3;

namespace {

constexpr double kFine = 0.1, kTurnStep = std::numbers::pi / 12.0, kScaleStep = 0.1;
constexpr double kClick = 4.0;        // px

} // namespace

bool SceneEditor::Impl::toStart() {
    if (atStart()) return true;
    run.pause();
    run.reset();
    cursor.follow();
    emit self.said(SceneEditor::tr("Back at t = 0, where bodies are placed: drag again"));
    return false;
}

bool SceneEditor::Impl::startDrag(const Targets& what) {
    if (what.empty()) return false;
    const Stage* s = currentStage();
    if (!s) {
        emit self.refused(SceneEditor::tr("The scene has values that cannot be read, so nothing can be moved"), SceneEditor::tr("mend what the list of errors shows"));
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

void SceneEditor::Impl::showMotion() {
    if (part == GizmoPart::velocity || part == GizmoPart::spin) return refresh();
    shown = base;
    for (const std::size_t b : onStage) shown[b] = motion.apply(base[b]);
    if (view) view->preview(shown);
    refresh();
}

void SceneEditor::Impl::dragHandle(const QPointF& at, Qt::KeyboardModifiers modifiers) {
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

double SceneEditor::Impl::readableLength(double x) const {
    const double px = canvas()->camera().pixelSize(canvas()->graph().bodies().frame().point(gizmo.origin()));
    const double unit = std::pow(10.0, std::floor(std::log10(std::max(px, 1e-15) * 0.5)));
    return authoring::tidy(std::round(x / unit) * unit);
}

double SceneEditor::Impl::readable(double x) {
    if (!(x > 0.0)) return 0.0;
    const double unit = std::pow(10.0, std::floor(std::log10(x)) - 2.0);
    return authoring::tidy(std::round(x / unit) * unit);
}

std::optional<Vector3> SceneEditor::Impl::onSlidePlane(const QPointF& at) const {
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

void SceneEditor::Impl::dragSlide(const QPointF& at, Qt::KeyboardModifiers modifiers) {
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

void SceneEditor::Impl::finish() {
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
        if (what == GizmoPart::velocity) done = self.make(authoring::set_velocity(model(), b, arrow), SceneEditor::tr("Velocity of %1").arg(name));
        else {
            const Vector3 spin = planar() ? arrow : Vector3(base[onStage.front()].rotation.conjugate() * arrow);
            done = self.make(authoring::set_spin(model(), b, spin), SceneEditor::tr("Spin of %1").arg(name));
        }
    } else if (was != Doing::slide && tool == EditTool::scale) {
        const QString told = SceneEditor::tr("Size of %1").arg(name);
        const auto sized = [of = dragged, by = factors](const model::Model& m, const Stage*) { return authoring::scale(m, of, by); };
        if (!factors.isOnes(0.0)) done = makeBeside(told, sized, false);
    } else if (motion.turns() || !motion.shift.isZero(0.0)) {
        const QString told = motion.turns() ? SceneEditor::tr("Turn %1").arg(name) : SceneEditor::tr("Move %1").arg(name);
        const auto moving = [of = dragged, by = motion](const model::Model& m, const Stage* s) { return s ? authoring::move(m, *s, of, by) : Result<model::Edit>(model::Edit()); };
        if (currentStage()) done = makeBeside(told, moving, true);
    }
    if (view) view->endPreview();
    if (done && view && !view->showsEdited()) view->layOut();
    refresh();
}

void SceneEditor::Impl::giveUp() {
    doing = Doing::nothing;
    part = GizmoPart::none;
    gizmo.end();
    dragGizmo.reset();
    hideField();
    if (view) view->endPreview();
    refresh();
}

bool SceneEditor::Impl::selectGroupAt(const QPointF& at) {
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

bool SceneEditor::Impl::press(const QMouseEvent& event, int body) {
    if (event.button() != Qt::LeftButton || !document.isOpen()) return false;
    pressed = pointer = virtualPointer = event.position();
    pressedBody = body;
    if (doing == Doing::typing) giveUp();
    if (armed) {
        placing = armed;
        doing = Doing::placing;
        if (atStart() && !running()) beganNow = begin(event.position());
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

void SceneEditor::Impl::move(const QPointF& at, Qt::KeyboardModifiers modifiers) {
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

void SceneEditor::Impl::release(const QPointF& at, Qt::KeyboardModifiers modifiers) {
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
        // The first end was clicked, not drawn to the second one; or what was clicked holds no joint: it waits on.
        const bool first = std::exchange(beganNow, false) && QLineF(pressed, at).length() < kClick;
        const auto* joint = armed ? std::get_if<authoring::NewJoint>(&*placing) : nullptr;
        const bool missed = joint && (begun ? !endedAt(at, *joint) : endsAt(at, holdAt(at), *joint).a.isEmpty());
        if (first || missed) {
            showPlacing(at, modifiers);
            break;
        }
        const NewPart what = *placing;
        const bool again = modifiers & Qt::ControlModifier && std::holds_alternative<NewShape>(what);
        const bool waited = begun.has_value();
        put(at, modifiers);
        if (!again && (waited || !begun)) disarm();
        break;
    }
    case Doing::nothing:
    case Doing::typing: break;
    }
}

bool SceneEditor::Impl::hover(const QPointF& at, Qt::KeyboardModifiers modifiers) {
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

bool SceneEditor::Impl::isDigit(const QKeyEvent& event) {
    const QString t = event.text();
    return !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) && t.size() == 1 && (t[0].isDigit() || t[0] == QLatin1Char('-') || t[0] == QLatin1Char('.'));
}

bool SceneEditor::Impl::wantsKey(const QKeyEvent& event) const {
    if (event.key() == Qt::Key_Escape) return doing != Doing::nothing || armed.has_value() || tool != EditTool::select;
    if (doing == Doing::handle && isDigit(event)) return true;
    const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier));
    return plain && axisKey(event.key()) >= 0 && tool != EditTool::select && gizmo.mode() != GizmoMode::none;
}

bool SceneEditor::Impl::key(const QKeyEvent& event) {
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

} // namespace saltus::ui

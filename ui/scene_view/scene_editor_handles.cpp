// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/scene_editor_impl.h"

#include "core/formula/formula.h"
#include "core/model/parameter_numbers.h"
#include "core/simulation/body_input.h"
#include "ui/language/text.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace saltus::ui {

using namespace scene;
using authoring::Stage;
using authoring::Targets;
using collision::Vector3;

const Stage* SceneEditor::Impl::currentStage() {
    if (stage && !stale) return &*stage;
    const auto others = stage ? authoring::only_moved(*staged, model()) : std::nullopt;
    if (others) {
        if (stage.use_count() > 1) stage = std::make_shared<Stage>(*stage);
        stage->follow(model(), *others);
    } else {
        stage.reset();
        const auto values = model::parameter_numbers(model());
        if (!values) return nullptr;
        const auto& bodies = document.bodies(*values);
        if (!bodies) return nullptr;
        auto made = Stage::create(model(), *values, **bodies);
        if (!made) return nullptr;
        stage = std::make_shared<Stage>(std::move(made).value());
    }
    staged = document.snapshot();
    stale = false;
    return &*stage;
}

Targets SceneEditor::Impl::targets() const {
    std::vector<std::string> names;
    for (const QString& name : view->selection())
        if (!locked.contains(name) && !locked.contains(name.section(QLatin1Char('['), 0, 0))) names.push_back(name.toStdString());
    return authoring::targets_of(model(), names);
}

QString SceneEditor::Impl::described(const Targets& what) const {
    const auto names = authoring::names_of(model(), what);
    if (names.size() == 1) return text(names[0]);
    return what.joints.empty() ? SceneEditor::tr("%1 bodies").arg(names.size()) : SceneEditor::tr("%1 parts").arg(names.size());
}

bool SceneEditor::Impl::placeGizmo() {
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
    Vector3 place = sum / count;
    if (tool == EditTool::turn && count == 1 && atStart()) place = hangsOn(first).value_or(place);
    gizmo.setPlace(place, axes, bodies.frame(), front());
    if (count == 1 && atStart()) placeArrows(first);
    return true;
}

// A pendulum is turned about its hinge, not about its middle: the joint stays on the body then.
std::optional<Vector3> SceneEditor::Impl::hangsOn(int body) {
    const Stage* s = currentStage();
    if (!s || static_cast<std::size_t>(body) >= s->bodies().size()) return std::nullopt;
    const std::string& name = s->bodies()[static_cast<std::size_t>(body)].name;
    std::optional<Vector3> found;
    for (const model::Joint& joint : model().joints) {
        if (std::find(joint.between.begin(), joint.between.end(), name) == joint.between.end() || joint.repeat) continue;
        const bool toWorld = std::all_of(joint.between.begin(), joint.between.end(), [&](const std::string& one) {
            const std::size_t b = s->find(one);
            return one == name || (b < s->bodies().size() && s->bodies()[b].fixed);
        });
        if (!toWorld || joint.kind == model::JointKind::distance) continue;
        const bool turns = joint.kind == model::JointKind::revolute || joint.kind == model::JointKind::ball;
        const Vector3 at = turns ? authoring::constant_vector(joint.point) : Vector3::Constant(std::nan(""));
        if (found || !at.allFinite()) return std::nullopt; // two of them, or one that lets it not turn
        found = at;
    }
    return found;
}

void SceneEditor::Impl::placeArrows(int body) {
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

void SceneEditor::Impl::layer(OverlayContent& content) {
    if (!canvas()) return;
    if (placeGizmo()) content.strokes = gizmo.strokes(canvas()->camera(), doing == Doing::handle || doing == Doing::typing ? part : hot);
    if (doing == Doing::placing && jointAt) {
        const osg::Vec2d at = canvas()->camera().toScreen(canvas()->graph().bodies().markPoint(*jointAt));
        if (std::isfinite(at.x()) && std::isfinite(at.y())) content.contacts.push_back({QPointF(at.x(), at.y()), false, true});
    }
    if (doing == Doing::placing && begun) {
        const auto onScreen = [this](const collision::Vector3& p) {
            const osg::Vec2d at = canvas()->camera().toScreen(canvas()->graph().bodies().markPoint(p));
            return QPointF(at.x(), at.y());
        };
        const QPointF from = onScreen(begun->point), to = jointAt ? onScreen(*jointAt) : placeAt;
        if (std::isfinite(from.x()) && std::isfinite(from.y()) && std::isfinite(to.x()) && std::isfinite(to.y())) {
            content.contacts.push_back({from, false, true});
            content.strokes.push_back({QPolygonF({from, to}), scene::GizmoStroke::Hue::guide, 1.5, 1.0, true});
        }
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
        label.text = {{SceneEditor::tr("Drag a body out of the palette to here"), TextRun::Style::normal}};
        label.below = SceneEditor::tr("or click one there, then click here");
        label.anchor = QPointF(0.5 * view->width() - 110.0, 0.36 * view->height());
        content.labels.push_back(std::move(label));
    }
    placeField();
}

void SceneEditor::Impl::refresh() {
    if (view) view->layOut();
}

QString SceneEditor::Impl::quantityUnit() const {
    switch (part) {
    case GizmoPart::velocity: return QStringLiteral("m/s");
    case GizmoPart::spin: return QStringLiteral("rad/s");
    default: break;
    }
    if (doing == Doing::slide) return QStringLiteral("m");
    return tool == EditTool::turn ? QStringLiteral("°") : tool == EditTool::scale ? QString() : QStringLiteral("m");
}

void SceneEditor::Impl::makeField() {
    if (field) return;
    field = new QLineEdit(view);
    field->setObjectName(QStringLiteral("gizmoField"));
    field->setAccessibleName(SceneEditor::tr("Value of the drag"));
    field->setToolTip(SceneEditor::tr("Type a number with or without a unit: 5 cm, 1/2 in, 30 deg. Enter takes it, Esc gives up"));
    field->setFixedWidth(124);
    field->setFixedHeight(measure::row + 2);
    field->hide();
    QObject::connect(field, &QLineEdit::returnPressed, &self, [this] { typed(); });
    QObject::connect(field, &QLineEdit::textEdited, &self, [this] { previewTyped(); });
    field->installEventFilter(&self);
}

void SceneEditor::Impl::placeField() {
    if (!field || !field->isVisible() || !canvas()) return;
    const QPointF at = gizmo.mode() == GizmoMode::none ? pointer : gizmo.centre(canvas()->camera());
    if (!std::isfinite(at.x())) return;
    QPoint corner = (at + QPointF(26.0, 26.0)).toPoint();
    corner.setX(std::clamp(corner.x(), 4, std::max(4, view->width() - field->width() - 4)));
    corner.setY(std::clamp(corner.y(), 4, std::max(4, view->height() - field->height() - 4)));
    field->move(corner);
    field->raise();
}

void SceneEditor::Impl::showValue(double si) {
    makeField();
    QString shownValue;
    if (quantityUnit() == QStringLiteral("°")) shownValue = plainNumber(si * 180.0 / std::numbers::pi) + QStringLiteral(" °");
    else if (quantityUnit().isEmpty()) shownValue = QStringLiteral("× ") + plainNumber(si);
    else shownValue = shownText(si, quantityUnit());
    field->setText(shownValue);
    field->show();
    placeField();
}

void SceneEditor::Impl::hideField() {
    if (!field) return;
    const bool focused = field->hasFocus();
    field->hide();
    field->setStyleSheet({});
    if (focused && canvas()) canvas()->setFocus();
}

void SceneEditor::Impl::startTyping(const QString& first) {
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

QString SceneEditor::Impl::placeholder() const {
    const int k = Gizmo::axisOf(part);
    const QString axis = k < 0 ? QString() : QString(QLatin1Char(static_cast<char>('x' + k)));
    if (tool == EditTool::turn) return SceneEditor::tr("° about %1").arg(axis);
    if (tool == EditTool::scale) return k < 0 ? SceneEditor::tr("factor") : SceneEditor::tr("factor along %1").arg(axis);
    return k < 0 ? SceneEditor::tr("m") : SceneEditor::tr("m along %1").arg(axis);
}

std::optional<double> SceneEditor::Impl::typedValue() const {
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

bool SceneEditor::Impl::takeTyped() {
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

void SceneEditor::Impl::previewTyped() {
    const bool good = field->text().trimmed().isEmpty() || takeTyped();
    field->setStyleSheet(good ? QString() : QStringLiteral("border: 1px solid %1;").arg(theme.colors().error.name()));
    field->setToolTip(good ? SceneEditor::tr("Enter takes it, Esc gives up")
                           : quantityUnit().isEmpty() ? SceneEditor::tr("A number above 0 is needed") : SceneEditor::tr("A number is needed, with a unit of %1 or none").arg(quantityUnit()));
    if (good) showMotion();
}

void SceneEditor::Impl::typed() {
    if (!takeTyped()) return previewTyped();
    finish();
}

} // namespace saltus::ui

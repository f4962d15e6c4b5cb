// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/scene_view_impl.h"

#include "core/simulation/frame.h"
#include "core/simulation/recording.h"
#include "ui/language/language.h"
#include "ui/look/format.h"
#include "ui/look/key_names.h"
#include "ui/scene_view/links.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace saltus::ui {

using namespace scene;

namespace {

constexpr double kImpulseWall = 0.4; // s on the clock that an impulse stays, at any speed

} // namespace

void SceneView::Impl::layOut(bool onScreen) {
    OverlayContent content;
    content.message = message;
    if (canvas) {
        content.azimuth = canvas->camera().stand().azimuth;
        content.elevation = canvas->camera().stand().elevation;
    }
    if (canvas && source && message.isEmpty()) {
        if (canvas->graph().gridStep() > 0.0) {
            const ShownNumber step = shown(canvas->graph().gridStep(), QStringLiteral("m"), 3);
            const QString plain = canvas->graph().gridStep() == 0.25 ? QStringLiteral("0.25 m") : step.value + QLatin1Char(' ') + step.unit;
            content.note = {{SceneView::tr("Grid ") + plain, TextRun::Style::unit}};
            if (bodies && bodies->isLoose()) content.note.push_back({QStringLiteral("   ") + SceneView::tr("no ground"), TextRun::Style::normal});
        }
        if (bodies && bodies->lacksPoses()) content.note.push_back({(content.note.empty() ? QString() : QStringLiteral("   ")) + SceneView::tr("bodies whose place is not recorded stand where they start"), TextRun::Style::normal});
        if (onScreen && canvas->isSimplified())
                content.note.push_back({(content.note.empty() ? QString() : QStringLiteral("   ")) + (canvas->drawsFewerPixels() ? SceneView::tr("Plain shadows and fewer pixels while it moves") : SceneView::tr("Plain shadows while it moves")), TextRun::Style::normal});
        bodyLabels(content);
        chip(content);
        contactMarks(content);
        if (showImpulses) impulseArrows(content);
        if (showLabels) camLabels(content);
        content.box = box;
        addSecond(content);
        if (layer) layer(content);
    }
    if (onScreen && canvas && canvas->isAhead()) { // comes with its picture
        ahead = std::move(content);
        return;
    }
    ahead.reset();
    overlay->setContent(std::move(content));
}

void SceneView::Impl::showAhead() {
    if (ahead) overlay->setContent(*std::exchange(ahead, std::nullopt));
}

void SceneView::Impl::addSecond(OverlayContent& content) {
    if (!second || !second->active() || edited || !others.isBound()) return;
    const auto place = [this](const collision::Vector3& p) { return canvas->graph().bodies().frame().point(p); };
    for (QPolygonF& outline : others.outlines(time, canvas->camera(), place)) {
        if (outline.isEmpty()) continue;
        outline.push_back(QPointF(outline.front())); // closed
        content.strokes.push_back({std::move(outline), GizmoStroke::Hue::all, 1.5, 1.0, true});
    }
    content.note.push_back({(content.note.empty() ? QString() : QStringLiteral("   ")) + SceneView::tr("Dashed: B"), TextRun::Style::normal});
}

void SceneView::Impl::bodyLabels(OverlayContent& content) {
    if (!bodies || bodies->isEmpty()) return;
    if (canvas->followed() >= 0)
        content.note.push_back({(content.note.empty() ? QString() : QStringLiteral("   ")) + SceneView::tr("Following %1").arg(bodyName(canvas->followed())),
                                TextRun::Style::normal});
    const auto beside = [&](const QPointF& at, const QString& what, const QString& below) {
        Label label;
        label.text = {{what, TextRun::Style::normal}};
        label.below = below;
        label.anchor = at + QPointF(16.0, 18.0);
        content.labels.push_back(std::move(label));
    };
    if (pulled && !pulled->running) beside(hoveredAt, SceneView::tr("Run (%2) to pull %1").arg(bodyName(pulled->body), keyOf("run.toggle")), {});
    else if (hovered >= 0) beside(hoveredAt, bodyName(hovered), {});
    else if (hoveredLink >= 0) beside(hoveredAt, linkName(hoveredLink), {});
}

QString SceneView::Impl::linkName(int link) const {
    const Links& links = canvas->graph().links();
    return link >= 0 && static_cast<std::size_t>(link) < links.size() ? text(links.joint(static_cast<std::size_t>(link)).name) : QString();
}

void SceneView::Impl::chip(OverlayContent& content) {
    if (bodies && !bodies->isEmpty()) {
        const auto frame = liveFrame();
        if (!frame || frame->contacts == 0) return;
        content.chipTitle = frame->contacts == 1 ? SceneView::tr("1 contact") : SceneView::tr("%1 contacts").arg(groupedInteger(static_cast<qint64>(frame->contacts)));
        content.chipState = SceneView::tr("%1 closed").arg(groupedInteger(static_cast<qint64>(frame->closed)));
        return;
    }
    if (!contacts || contacts->touching() == 0) return;
    const bool ofOne = gapContact >= 0 && contacts->touches(static_cast<std::size_t>(gapContact));
    if (ofOne || (contacts->size() == 1 && contacts->touching() == 1)) {
        const auto which = static_cast<std::size_t>(std::max(gapContact, 0));
        const std::string& label = contacts->label(which);
        content.chipTitle = SceneView::tr("Contact %1").arg(label == contacts->name(which) ? partName(label) : sceneName(label));
        const auto place = contacts->at(which, row, parameters, poses);
        if (place) content.chipState = place->closed ? SceneView::tr("closed") : SceneView::tr("open");
    } else {
        content.chipTitle = contacts->touching() == 1 ? SceneView::tr("1 contact") : SceneView::tr("%1 contacts").arg(groupedInteger(static_cast<qint64>(contacts->touching())));
        content.chipState = SceneView::tr("%1 closed").arg(groupedInteger(static_cast<qint64>(contacts->closed(row))));
    }
}

bool SceneView::Impl::hides(const osg::Vec3d& at, double slack) const {
    const osg::Vec3d eye = canvas->camera().eye(), way = at - eye;
    const double length = way.length(), near = length - std::max(slack, 3.0 * canvas->camera().pixelSize(at));
    if (canvas->camera().orthographic() || !(near > 0.0)) return false;
    const Hit hit = canvas->graph().pick(eye, eye + way * (near / length));
    return hit.shape >= 0 || hit.body >= 0;
}

void SceneView::Impl::contactMarks(OverlayContent& content) {
    if (!contacts) return;
    const SceneCamera& camera = canvas->camera();
    const std::size_t most = std::min<std::size_t>(contacts->size(), 64); // more would be a carpet of dots
    for (std::size_t k = 0; k < most; ++k) {
        const auto place = contacts->at(k, row, parameters, poses);
        const bool main = static_cast<int>(k) == gapContact;
        if (!place || !(place->closed || main)) continue;
        const osg::Vec2d at = camera.toScreen(vec(place->on_partner));
        if (!shownAt(at) || (!main && hides(vec(place->on_partner), place->reach))) continue;
        content.contacts.push_back({point(at), place->closed, main});
        if (!main || !showLabels || !std::isfinite(place->gap)) continue;
        const osg::Vec2d tip = camera.toScreen(vec(place->on_body));
        if (!shownAt(tip)) continue;
        const double reach = place->reach / camera.pixelSize(vec(place->on_partner));
        const ShownNumber number = shown(place->gap, QStringLiteral("m"));
        const double x = at.x() - std::clamp(reach + 36.0, 56.0, 240.0);
        content.gap = GapMark{point(tip), point(at), x};
        Label label;
        label.text = {{gapSymbol, gapSymbol.size() <= 2 ? TextRun::Style::symbol : TextRun::Style::normal}, {QStringLiteral(" = ") + number.value + QLatin1Char(' '), TextRun::Style::normal},
                      {number.unit, TextRun::Style::unit}};
        label.anchor = QPointF(x - 10.0, (tip.y() + at.y()) / 2.0);
        label.leftwards = true;
        content.labels.push_back(std::move(label));
    }
}

double SceneView::Impl::impulseWindow() const {
    double speed = run.wantedSpeed();
    if (!std::isfinite(speed)) speed = run.measuredSpeed();
    return std::max(kImpulseWall * std::max(speed, 1e-4), 1e-6);
}

// The direction of a percussion as the camera sees it; towards the eye it is short.
QPointF SceneView::Impl::onScreen(const ContactPlace& place) const {
    const SceneCamera& camera = canvas->camera();
    const osg::Vec3d foot = vec(place.on_partner);
    const double size = camera.pixelSize(foot);
    const osg::Vec2d from = camera.toScreen(foot), to = camera.toScreen(foot + vec(place.direction) * (20.0 * size));
    if (!shownAt(from) || !shownAt(to)) return {0.0, -1.0};
    const QPointF along = point(to - from) / 20.0;
    const double seen = std::hypot(along.x(), along.y());
    return seen < 1e-6 ? QPointF(0.0, -1.0) : along / std::max(seen, 0.4);
}

void SceneView::Impl::impulseArrows(OverlayContent& content) {
    const auto recording = run.recording();
    if (!recording || !contacts) return;
    const SceneCamera& camera = canvas->camera();
    const ImpulseGlyph* strongest = nullptr;
    QPointF labelAt;
    for (const ImpulseGlyph& glyph : impulses.at(*recording, time, impulseWindow())) {
        const auto place = contacts->at(glyph.interaction, row, parameters, poses);
        if (!place) continue;
        const osg::Vec2d at = camera.toScreen(vec(place->on_partner));
        if (!shownAt(at)) continue;
        const double reach = place->reach / camera.pixelSize(vec(place->on_partner));
        static constexpr double kEcho[] = {0.0, 16.0, 30.0};
        const QPointF along = onScreen(*place), beside = QPointF(-along.y(), along.x()) / std::hypot(along.x(), along.y()); // right of one that points up
        const QPointF foot = point(at) + beside * (std::clamp(reach + 18.0, 14.0, 220.0) + kEcho[glyph.rank]);
        // Constant heads; the length tells the impulse by its square root, as the ticks of the timeline do.
        double length = (28.0 + 96.0 * glyph.share) * (glyph.rank == 0 ? 1.0 : 0.92);
        if (contacts->size() > 3) { // side by side or above one another: short, no echoes
            if (glyph.rank > 0) continue;
            length = std::clamp(1.7 * reach, 14.0, length);
        }
        content.arrows.push_back({foot, foot + along * length, glyph.opacity, glyph.rank == 0 ? 3.5 : 3.0});
        if (glyph.rank != 0) continue;
        if (contacts->size() <= 3) content.dotted.push_back({point(at) + beside * 7.0, foot - beside * 3.0, glyph.opacity});
        if (strongest && strongest->impulse >= glyph.impulse) continue;
        strongest = &glyph;
        labelAt = foot + along * (length - 4.0);
    }
    if (!strongest || !showLabels) return;
    const ShownNumber number = shown(strongest->impulse, QStringLiteral("N s"));
    Label label;
    label.text = {{QStringLiteral("p"), TextRun::Style::symbol}, {QStringLiteral(" = ") + number.value + QLatin1Char(' '), TextRun::Style::normal},
                  {unitText(number.unit), TextRun::Style::unit}};
    label.below = strongest->age > 0.0 ? SceneView::tr("%1 ago").arg(shownText(strongest->age, QStringLiteral("s"), 2)) : SceneView::tr("now");
    if (contacts->size() > 1) label.below = sceneName(contacts->label(strongest->interaction)) + QStringLiteral(", ") + label.below;
    label.anchor = labelAt + QPointF(52.0, 0.0);
    label.leader = labelAt + QPointF(10.0, 0.0);
    content.labels.push_back(std::move(label));
}

void SceneView::Impl::camLabels(OverlayContent& content) {
    const SceneCamera& camera = canvas->camera();
    for (std::size_t k = 0; k < poses.size(); ++k) {
        if (source->shapes()[k].kind != model::ShapeKind::cam || canvas->graph().isHiddenShape(k)) continue;
        const auto speed = source->speed(k);
        if (!speed) continue;
        const osg::Vec3d axis = vec(poses[k].position);
        const osg::Vec2d at = camera.toScreen(axis);
        if (!shownAt(at)) continue;
        const double radius = canvas->graph().camRadius(k) / camera.pixelSize(axis);
        Label label;
        label.text = {{QStringLiteral("ω"), TextRun::Style::symbol},
                      {QStringLiteral(" = ") + plainNumber(*speed * 30.0 / std::numbers::pi) + QLatin1Char(' '), TextRun::Style::normal},
                      {QStringLiteral("rpm"), TextRun::Style::unit}};
        label.anchor = QPointF(at.x() - 1.0 * radius, at.y() + 0.70 * radius);
        label.leftwards = true;
        content.labels.push_back(std::move(label));
    }
}

void SceneView::Impl::applySelection() {
    const int body = bodies ? bodies->find(selected.toStdString()) : -1;
    // The chosen body draws a trail, else the one that the scene names.
    std::vector<std::size_t> trailed;
    if (body >= 0) trailed = {static_cast<std::size_t>(body)};
    else if (bodies && !model->views.trail.empty()) trailed = bodies->named(model->views.trail);
    if (trailed != trailBodies) {
        trailBodies = std::move(trailed);
        forgetTrails();
        if (canvas && source) updateTrails();
    }
    if (!canvas) return;
    std::vector<int> marked;
    for (const QString& name : std::as_const(chosen)) {
        if (!bodies) break;
        for (const std::size_t one : bodies->named(name.toStdString())) marked.push_back(static_cast<int>(one)); // a block stands for all of its copies
    }
    if (!marked.empty()) canvas->graph().selectBodies(std::move(marked));
    else {
        canvas->graph().selectBody(-1);
        canvas->graph().select(shapeNamed(selected));
    }
    std::vector<std::string> joints; // chosen by themselves; a block stands for all of its copies
    for (const JointMark& joint : canvas->graph().marks().joints())
        if (std::any_of(chosen.begin(), chosen.end(), [&](const QString& name) {
                const std::string wanted = name.toStdString();
                return joint.name == wanted || joint.name.starts_with(wanted + '[');
            }))
            joints.push_back(joint.name);
    std::vector<std::size_t> links;
    for (std::size_t k = 0; k < canvas->graph().links().size(); ++k)
        if (std::find(joints.begin(), joints.end(), canvas->graph().links().joint(k).name) != joints.end()) links.push_back(k);
    canvas->graph().selectLinks(std::move(links));
    canvas->graph().marks().setChosenJoints(std::move(joints));
    updateMarks(); // joints of what is chosen
    canvas->update();
}

int SceneView::Impl::shapeNamed(const QString& name) const {
    if (!source || name.isEmpty()) return -1;
    const std::string wanted = name.toStdString();
    for (std::size_t k = 0; k < source->shapes().size(); ++k)
        if (source->shapes()[k].name == wanted) return static_cast<int>(k);
    for (std::size_t k = 0; k < source->shapes().size(); ++k)
        if (source->shapes()[k].object == wanted && source->shapes()[k].kind != model::ShapeKind::spring) return static_cast<int>(k);
    return -1;
}

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/names.h"
#include "ui/scene_view/scene_view_impl.h"

#include "core/authoring/stage.h"
#include "core/model/parameter_numbers.h"
#include "core/simulation/recording.h"
#include "ui/look/theme.h"
#include "ui/scene_view/scene_palette.h"

#include <QSet>

#include <algorithm>
#include <limits>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace saltus::ui {

using namespace scene;

void SceneView::Impl::applyTheme() {
    if (canvas) {
        canvas->graph().setPalette(paletteOf(theme));
        updateMarks();
        canvas->update();
    }
    overlay->update();
}

Result<BodySource> SceneView::Impl::bodySource(const model::Model& of, const Catalogue& catalogue, std::span<const double> values, std::optional<BodyScene>& built) const {
    if (!bodiesOf || of.bodies.empty()) return BodySource::create(of, catalogue, values);
    auto made = drawnOf ? drawnOf() : nullptr;
    if (auto* drawn = dynamic_cast<Drawn*>(made.get())) {
        const auto own = model::parameter_numbers(of); // as it was made
        if (own && std::ranges::equal(*own, values)) {
            built = std::move(drawn->scene);
            drawn->source.bind(catalogue);
            return std::move(drawn->source);
        }
    }
    auto bodiesMade = bodiesOf(of, values);
    if (!bodiesMade) return Unexpected(std::move(bodiesMade.error().front()));
    return BodySource::of(of, catalogue, std::move(*bodiesMade));
}

Result<void> SceneView::Impl::build(const Catalogue& catalogue, const std::vector<std::string>& interactions, std::span<const double> values, bool sameModel) {
    auto poseSource = PoseSource::create(*model, catalogue, values);
    if (!poseSource) return Unexpected(std::move(poseSource).error());
    auto points = ContactPoints::create(*model, catalogue, interactions, poseSource->shapes(), values);
    if (!points) return Unexpected(std::move(points).error());
    const bool same = source && source->shapes() == poseSource->shapes();
    const bool stays = std::exchange(edited, false) && canvas; // the camera, as it was while editing
    previewing = false;
    source.emplace(std::move(poseSource).value());
    contacts.emplace(std::move(points).value());
    poses.assign(source->shapes().size(), {});
    parameters.assign(values.begin(), values.end());
    bool sameBodies = false;
    std::optional<BodyScene> built;
    if (sameModel && bodies && parameters == bodyParameters) { // the run of what was edited
        bodies->bind(catalogue);
        sameBodies = canvas && canvas->graph().bodies().size() == bodies->size();
    } else {
        auto made = bodySource(*model, catalogue, values, built);
        if (!made) return Unexpected(std::move(made).error());
        sameBodies = bodies && bodies->looksLike(*made) && canvas && canvas->graph().bodies().size() == made->size();
        bodies.emplace(std::move(made).value());
        trailBodies.clear(); // chosen again by whoever selects
    }
    bodyPoses.assign(bodies->size(), {});
    bodyParameters = parameters;

    forgetTrails();
    trailShapes = model->views.trail.empty() ? std::vector<std::size_t>() : source->named(model->views.trail);
    if (auto watched = source->watch(*model, catalogue, trailShapes, values); !watched) return watched;

    gapContact = -1;
    gapSymbol = SceneView::tr("gap");
    if (const auto channel = catalogue.find(model->views.gap); channel && !model->views.gap.empty()) {
        const std::string& object = catalogue[*channel].object;
        if (const auto found = contacts->find(object)) gapContact = static_cast<int>(*found);
        const QString label = text(catalogue[*channel].label);
        gapSymbol = !label.isEmpty() && label.size() <= 2 ? label : shiftedSymbol();
    }
    row.assign(catalogue.size(), std::numeric_limits<double>::quiet_NaN());
    readNewest();
    source->evaluate(row, parameters, poses);
    if (canvas && (!same || !sameBodies)) {
        const bool blank = !canvas->graph().bounds().valid(); // there was nothing that one could look at
        canvas->follow(-1);
        canvas->graph().build(source->shapes(), poses);
        buildBodies(std::move(built));
        canvas->graph().setPalette(paletteOf(theme));
        if (!stays || blank) canvas->home(stays);
    } else if (canvas) {
        canvas->graph().marks().clear();
    }
    dropContact();
    return {};
}

void SceneView::Impl::noteRecorded() {
    const auto recording = run.recording();
    if (edited || !source || !recording || recording->rows() == 0 || !source->fits(recording->catalogue().size(), recording->parameters().size())) return;
    constexpr std::size_t looks = 160;
    const std::size_t rows = recording->rows(), columns = recording->catalogue().size();
    std::vector<double> at(columns);
    std::vector<ShapePose> then(poses);
    std::vector<collision::Pose> bodiesThen(bodyPoses.size());
    for (std::size_t k = 0; k < looks; ++k) {
        const std::size_t r = rows <= looks ? k : k * (rows - 1) / (looks - 1);
        if (r >= rows) break;
        for (std::size_t c = 0; c < columns; ++c) at[c] = recording->value(c, r);
        source->evaluate(at, recording->parameters_at(r), then);
        if (bodies) bodies->poses(at, bodiesThen);
        canvas->graph().noteMotion(then, bodiesThen);
    }
    source->evaluate(row, parameters, poses); // it keeps the speeds of the last row
}

Result<void> SceneView::Impl::buildEdited(const std::shared_ptr<const model::Model>& shared) {
    const model::Model& next = *shared;
    const auto numbers = model::parameter_numbers(next);
    if (!numbers) return Unexpected(numbers.error());
    const std::vector<double>& values = *numbers;
    static const Catalogue none;
    // A drag of a few bodies costs those alone.
    const auto moved = hasModel && bodies && values == bodyParameters ? authoring::only_moved(*model, next) : std::nullopt;
    std::optional<BodySource> other;
    std::optional<BodyScene> built;
    bool sameBodies = false;
    if (moved) {
        sameBodies = bodies->follow(*model, next, *moved) && canvas && canvas->graph().bodies().size() == bodies->size();
    } else {
        auto made = bodySource(next, none, values, built);
        if (!made) return Unexpected(std::move(made).error());
        sameBodies = bodies && bodies->looksLike(*made) && canvas && canvas->graph().bodies().size() == made->size();
        other.emplace(std::move(made).value());
    }
    // A blank scene that becomes planar is looked at from the front.
    const bool fresh = !hasModel || (bodies && bodies->isEmpty() && next.world.planar != model->world.planar);
    // What stood for equations that are no more goes with them, its labels and marks too.
    const bool dead = source && std::any_of(source->shapes().begin(), source->shapes().end(), [&](const ShapeSpec& spec) {
        return std::none_of(next.views.shapes.begin(), next.views.shapes.end(),
                            [&](const model::Shape& s) { return s.name == model::base_of(spec.name); });
    });
    if (!source || !contacts || dead || next.interactions != model->interactions) {
        model::Model bare = next;
        bare.views.shapes.clear();
        bare.interactions.clear();
        auto poseSource = PoseSource::create(bare, none, values);
        if (!poseSource) return Unexpected(std::move(poseSource).error());
        auto points = ContactPoints::create(bare, none, {}, poseSource->shapes(), values);
        if (!points) return Unexpected(std::move(points).error());
        source.emplace(std::move(poseSource).value());
        contacts.emplace(std::move(points).value());
        poses.assign(source->shapes().size(), {});
        trailShapes.clear();
        gapContact = -1;
        forgetTrails();
        impulses.clear();
        if (canvas) {
            canvas->graph().build({}, {});
            canvas->graph().setPalette(paletteOf(theme));
        }
    }
    std::vector<std::string> before; // names of the bodies that were there
    if (bodies)
        for (std::size_t b = 0; b < bodies->size(); ++b) before.push_back(bodies->name(b));
    model = shared;
    hasModel = edited = true;
    previewing = false;
    if (other) bodies.emplace(std::move(*other));
    bodyPoses.assign(bodies->size(), {});
    bodies->startPoses(bodyPoses);
    parameters = bodyParameters = values;
    if (!canvas) return {};
    canvas->graph().setFloor(next.systems.empty() || !next.bodies.empty());
    if (!sameBodies) {
        const int followed = canvas->followed();
        canvas->follow(-1);
        buildBodies(std::move(built));
        canvas->graph().setPalette(paletteOf(theme));
        if (followed >= 0 && static_cast<std::size_t>(followed) < bodies->size()) canvas->follow(followed);
    }
    canvas->graph().marks().setContacts({}, 0.0, 0.0);
    canvas->graph().placeBodies(bodyPoses);
    canvas->bodiesMoved();
    updateMarks();
    applyHidden();
    applySelection();
    if (fresh) canvas->home(false);
    else if (!sameBodies) frameNew(before);
    dropContact();
    canvas->update();
    return {};
}

void SceneView::Impl::frameNew(const std::vector<std::string>& before) {
    const std::unordered_set<std::string_view> known(before.begin(), before.end());
    const BodyScene& scene = canvas->graph().bodies();
    for (std::size_t b = 0; b < scene.size(); ++b) {
        const osg::BoundingBox place = scene.boundsOf(b);
        if (known.contains(bodies->name(b)) || !place.valid()) continue;
        const osg::Vec2d at = canvas->camera().toScreen(osg::Vec3d(place.center()));
        if (shownAt(at) && QRectF(canvas->rect()).contains(point(at))) continue;
        canvas->home(true);
        return;
    }
}

void SceneView::Impl::applyHidden() {
    if (!canvas || !bodies) return;
    std::vector<unsigned char> flags;
    if (!hidden.isEmpty()) {
        flags.assign(bodies->size(), 0);
        const QSet<QString> names(hidden.begin(), hidden.end());
        for (std::size_t b = 0; b < bodies->size(); ++b) {
            const QString name = text(bodies->name(b));
            if (names.contains(name) || names.contains(name.section(QLatin1Char('['), 0, 0))) flags[b] = 1;
        }
    }
    canvas->graph().hideBodies(flags);
    flags.clear();
    if (source && !hidden.isEmpty()) {
        flags.assign(source->shapes().size(), 0);
        for (const QString& name : std::as_const(hidden))
            for (const std::size_t shape : source->named(name.toStdString())) flags[shape] = 1;
    }
    canvas->graph().hideShapes(flags);
    canvas->update();
}

} // namespace saltus::ui

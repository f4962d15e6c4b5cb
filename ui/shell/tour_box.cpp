// SPDX-License-Identifier: GPL-3.0-or-later
// A box with friction: bodies from the palette, a law of contact, a run, its impacts. The same as scenes/bouncing-box.saltus.
#include "ui/shell/tour_places.h"

#include "core/authoring/create.h"
#include "ui/document/document.h"
#include "ui/panels/palette_panel.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/main_window.h"
#include "ui/shell/tour_hand.h"
#include "ui/shell/workbench.h"

#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {

using model::Key;
using model::Owner;

const model::Body* movingBody(MainWindow& window) {
    for (const model::Body& body : window.document().model().bodies)
        if (!body.fixed) return &body;
    return nullptr;
}

QString movingName(MainWindow& window) {
    const model::Body* body = movingBody(window);
    return body ? QString::fromStdString(body->name) : QString();
}

std::optional<double> value(MainWindow& window, const std::string& name, model::PropertyId id) {
    const model::Model& model = window.document().model();
    const auto found = model::find(model, name);
    return found ? model::property_value(model, *found, id) : std::nullopt;
}

// A drag from the palette into the middle of the view.
TourStep placed(MainWindow& window, const QString& title, const QString& text, authoring::NewPart part, std::function<bool()> done) {
    TourStep step;
    step.title = title;
    step.text = text;
    step.place = [&window, part] { return tours::widget(window.workbench().partPalette().button(part)); };
    step.done = std::move(done);
    step.show = [&window, place = step.place](TourHand& hand) {
        hand.drag(place, [&window] { return tours::widget(&window.workbench().sceneView()); });
    };
    return step;
}

} // namespace

Tour boxTour(MainWindow& window) {
    const auto bodies = [&window](bool fixed) {
        const auto& all = window.document().model().bodies;
        return std::any_of(all.begin(), all.end(), [fixed](const model::Body& b) { return b.fixed == fixed; });
    };
    const auto box = [&window] { return movingName(window); };
    const auto law = [&window] {
        const auto& laws = window.document().model().contacts;
        return laws.empty() ? QString() : QString::fromStdString(laws.front().name);
    };
    const model::PropertyId position{Owner::part, Key::position}, rotation{Owner::part, Key::rotation}, velocity{Owner::part, Key::velocity},
        mu{Owner::part, Key::mu};
    const auto is = [&window](std::function<QString()> name, model::PropertyId id, std::function<bool(double)> fits) {
        return [&window, name, id, fits] {
            const auto now = value(window, name().toStdString(), id);
            return now && fits(*now);
        };
    };
    Tour tour{QObject::tr("A box with friction"), {}};
    auto& steps = tour.steps;
    steps.push_back(tours::emptyScene(window));
    steps.push_back(placed(window, QObject::tr("Drag the ground into the view"),
                           QObject::tr("Press on <b>Ground</b> in the palette, drag it into the view and let go. A click on it and another in the view do the same."),
                           authoring::NewShape::ground, [bodies] { return bodies(true); }));
    steps.push_back(placed(window, QObject::tr("Drag a box onto it"),
                           QObject::tr("It settles on what lies below, with no gap between. The last step is taken back by %1, always.").arg(tours::key(window, "edit.undo")),
                           authoring::NewShape::box, [bodies] { return bodies(false); }));
    steps.push_back(tours::typed(window, QObject::tr("Lift it to 2 m"),
                                 QObject::tr("Type <b>2 m</b> into the height, the third field of its position, and press Enter. Any unit will do, and formulas too: <b>1 m + 1 m</b>."),
                                 box, position, 2, "2 m", is(box, model::entry(position, 2), [](double z) { return z > 0.9; })));
    steps.push_back(tours::typed(window, QObject::tr("Tilt it"),
                                 QObject::tr("An angle and an axis, typed into the first field of the rotation: <b>35 deg, 1, 1, 0</b>. It will fall on a corner."),
                                 box, rotation, 0, "35 deg, 1, 1, 0", is(box, model::entry(rotation, 0), [](double a) { return std::abs(a) > 1e-6; })));
    steps.push_back(tours::typed(window, QObject::tr("Throw it forward"), QObject::tr("Its velocity along x: <b>1 m/s</b>."), box, velocity, 0, "1 m/s",
                                 is(box, model::entry(velocity, 0), [](double v) { return std::abs(v) > 1e-6; })));
    steps.push_back(tours::typed(window, QObject::tr("Say what happens when they touch"),
                                 QObject::tr("A <b>contact law</b> with Newton's e and Coulomb's μ came with the box: it is for every pair of bodies without a law of its own. "
                                             "Newton's e stands at 0.5: half of the speed of approach comes back at every contact point, at every speed, however small. "
                                             "Type <b>0.4</b> as Coulomb's μ; with 0 the box would slide on for ever."),
                                 law, mu, 0, "0.4", is(law, mu, [](double v) { return std::abs(v - 0.4) < 1e-9; })));
    steps.push_back(tours::run(window, QObject::tr("Press the space bar, or this button. Every impact leaves a tick on the timeline; green bands are contacts that stay closed.")));
    steps.push_back(tours::impact(window));
    steps.push_back(tours::end(QObject::tr("A scene built by hand, and every step of it can be undone. %1 saves it, %2 finds every command, %3 shows the keys. "
                                           "Try it: turn μ down and press space again.")
                                   .arg(tours::key(window, "file.save"), tours::key(window, "help.palette"), tours::key(window, "help.keys"))));
    return tour;
}

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// A cam-follower: the cam's dialog, a run, a slider, the section. The same as scenes/cam-follower.saltus.
#include "ui/shell/tour_places.h"

#include "ui/document/document.h"
#include "ui/making/cam_editor.h"
#include "ui/panels/parameter_slider.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/main_window.h"
#include "ui/shell/tour_hand.h"
#include "ui/shell/workbench.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>

#include <memory>

namespace saltus::ui {

namespace {

CamEditor* camDialog(MainWindow& window) {
    auto* found = window.findChild<CamEditor*>();
    return found && found->isVisible() ? found : nullptr;
}
bool camMade(MainWindow& window) { return !window.document().model().systems.empty(); }

ParameterSlider* slider(MainWindow& window) {
    for (auto* s : window.findChildren<ParameterSlider*>())
        if (s->isVisible()) return s;
    return nullptr;
}

} // namespace

Tour camTour(MainWindow& window) {
    Tour tour{QObject::tr("A cam and its follower"), {}};
    auto& steps = tour.steps;
    steps.push_back(tours::emptyScene(window));

    TourStep open;
    open.title = QObject::tr("Open the cam's drawing board");
    open.text = QObject::tr("Edit > <b>Cam…</b>, or %1. Nothing is written into the scene before you say OK.").arg(tours::key(window, "scene.cam"));
    open.place = [&window] { return tours::menuOf(window, "scene.cam"); };
    open.done = [&window] { return camDialog(window) || camMade(window); };
    open.show = [&window](TourHand& hand) { hand.trigger(window.actions().action(QStringLiteral("scene.cam"))); };
    steps.push_back(std::move(open));

    TourStep look;
    look.title = QObject::tr("Choose the law of its lift");
    look.text = QObject::tr("This cam begins as one of circular arcs, with its lift and the lift's three derivatives on the right: where the third jumps, the follower rattles. "
                            "Other laws are in this list. For this tour leave it as it is.");
    look.place = [&window]() -> TourPlace {
        CamEditor* editor = camDialog(window);
        return tours::widget(editor ? editor->findChild<QComboBox*>() : nullptr);
    };
    steps.push_back(std::move(look));

    TourStep whole;
    whole.title = QObject::tr("A whole cam-follower");
    whole.text = QObject::tr("With this tick the drive, the follower with its spring, the impacts between them and the plots are made as well.");
    whole.place = [&window]() -> TourPlace {
        CamEditor* editor = camDialog(window);
        auto* tick = editor ? editor->findChild<QCheckBox*>() : nullptr;
        return tick ? TourPlace{tick, QRect(0, 0, tick->sizeHint().width(), tick->height())} : TourPlace{};
    };
    whole.done = [&window] {
        CamEditor* editor = camDialog(window);
        auto* tick = editor ? editor->findChild<QCheckBox*>() : nullptr;
        return (tick && tick->isVisible() && tick->isChecked()) || camMade(window);
    };
    whole.show = [&window](TourHand& hand) {
        hand.click([&window]() -> TourPlace {
            CamEditor* editor = camDialog(window);
            auto* tick = editor ? editor->findChild<QCheckBox*>() : nullptr;
            return tick && !tick->isChecked() ? TourPlace{tick, QRect(0, 0, 16, tick->height())} : TourPlace{};
        });
    };
    steps.push_back(std::move(whole));

    TourStep ok;
    ok.title = QObject::tr("Take it into the scene");
    ok.text = QObject::tr("<b>OK</b>. One step of undo takes all of it back.");
    ok.place = [&window]() -> TourPlace { return tours::widget(tours::okOf(camDialog(window))); };
    ok.done = [&window] { return camMade(window); };
    ok.show = [place = ok.place](TourHand& hand) { hand.click(place); };
    steps.push_back(std::move(ok));

    steps.push_back(tours::run(window, QObject::tr("Press the space bar, or this button. The follower is thrown off where the cam falls away too fast, and comes back with impacts.")));

    steps.push_back(tours::impact(window));

    TourStep turn;
    turn.title = QObject::tr("Turn a parameter");
    turn.text = QObject::tr("Drag the first slider, also while it runs: the past stays what it was, and what follows is computed with the new value.");
    turn.place = [&window] { return tours::widget(slider(window)); };
    // The text before the step began, so that any other one is the user's doing.
    const auto values = [&window] {
        std::string all;
        for (const model::Parameter& p : window.document().model().parameters) all += p.value.formula() + ";";
        return all;
    };
    auto before = std::make_shared<std::optional<std::string>>();
    turn.done = [before, values] {
        if (!before->has_value()) *before = values();
        return **before != values();
    };
    turn.show = [&window](TourHand& hand) {
        const auto handle = [&window](int by) -> TourPlace {
            ParameterSlider* s = slider(window);
            if (!s) return {};
            const QPoint at(int(s->xOf(s->value())) + by, int(s->track().center().y()));
            return {s, QRect(at - QPoint(2, 2), QSize(5, 5))};
        };
        hand.drag([handle] { return handle(0); }, [handle] { return handle(40); });
    };
    steps.push_back(std::move(turn));

    TourStep section;
    section.title = QObject::tr("See the motion as a trajectory");
    section.text = QObject::tr("%1 opens the analysis: the trajectory in phase space and its section, one point each turn of the cam. A click on a point shows that state. "
                               "%2 is the way back to the picture.")
                       .arg(tours::key(window, "view.analysis"), tours::key(window, "view.scene"));
    section.place = [&window] { return tours::menuOf(window, "view.analysis"); };
    section.done = [&window] { return window.workbench().tab() == ViewTab::analysis; };
    section.show = [&window](TourHand& hand) { hand.trigger(window.actions().action(QStringLiteral("view.analysis"))); };
    steps.push_back(std::move(section));

    steps.push_back(tours::end(QObject::tr("A cam-follower from nothing. %1 saves it, %2 finds every command, %3 shows the keys.")
                                   .arg(tours::key(window, "file.save"), tours::key(window, "help.palette"), tours::key(window, "help.keys"))));
    return tour;
}

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// A diode bridge, typed element by element. The same as scenes/diode-bridge.saltus.
#include "ui/shell/tour_places.h"

#include "ui/document/document.h"
#include "ui/making/circuit_editor.h"
#include "ui/plots/plot_area.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/main_window.h"
#include "ui/shell/tour_hand.h"
#include "ui/shell/workbench.h"

#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace saltus::ui {

namespace {

using Kind = model::CircuitElementKind;

CircuitEditor* circuitDialog(MainWindow& window) {
    auto* found = window.findChild<CircuitEditor*>();
    return found && found->isVisible() ? found : nullptr;
}
bool circuitMade(MainWindow& window) { return !window.document().model().circuits.empty(); }
int count(MainWindow& window, Kind kind) {
    CircuitEditor* editor = circuitDialog(window);
    if (!editor) return 0;
    const auto& elements = editor->circuit().elements;
    return int(std::count_if(elements.begin(), elements.end(), [kind](const model::CircuitElement& e) { return e.kind == kind; }));
}

// Lines typed into the dialog's field, until there are so many elements of the kind.
TourStep lines(MainWindow& window, const QString& title, const QString& text, QStringList typed, Kind kind, int least) {
    TourStep step;
    step.title = title;
    step.text = text;
    step.place = [&window]() -> TourPlace {
        CircuitEditor* editor = circuitDialog(window);
        return tours::widget(editor ? editor->line() : nullptr);
    };
    step.done = [&window, kind, least] { return count(window, kind) >= least || circuitMade(window); };
    step.show = [place = step.place, typed](TourHand& hand) {
        for (const QString& line : typed) hand.type(place, line);
    };
    return step;
}

} // namespace

Tour circuitTour(MainWindow& window) {
    Tour tour{QObject::tr("A diode bridge"), {}};
    auto& steps = tour.steps;
    steps.push_back(tours::emptyScene(window));

    TourStep open;
    open.title = QObject::tr("Open the circuit's drawing board");
    open.text = QObject::tr("Edit > <b>Circuit…</b>, or %1.").arg(tours::key(window, "scene.circuit"));
    open.place = [&window] { return tours::menuOf(window, "scene.circuit"); };
    open.done = [&window] { return circuitDialog(window) || circuitMade(window); };
    open.show = [&window](TourHand& hand) { hand.trigger(window.actions().action(QStringLiteral("scene.circuit"))); };
    steps.push_back(std::move(open));

    steps.push_back(lines(window, QObject::tr("A capacitor that is charged"),
                          QObject::tr("An element is a line: letter, value, two nodes. Type <b>C 1uF a b 10V</b> and Enter. The voltage at its end is that of the start; nodes are named as you like."),
                          {QStringLiteral("C 1uF a b 10V")}, Kind::capacitor, 1));
    steps.push_back(lines(window, QObject::tr("A coil beside it"), QObject::tr("Between the same nodes: <b>L 10mH a b</b>. The two will oscillate with a period of 0.63 ms."),
                          {QStringLiteral("L 10mH a b")}, Kind::inductor, 1));
    steps.push_back(lines(window, QObject::tr("Four diodes"),
                          QObject::tr("Anode first: <b>D a p</b>, <b>D b p</b>, <b>D m a</b>, <b>D m b</b>. They are ideal: they block or they conduct, nothing between."),
                          {QStringLiteral("D a p"), QStringLiteral("D b p"), QStringLiteral("D m a"), QStringLiteral("D m b")}, Kind::diode, 4));
    steps.push_back(lines(window, QObject::tr("What the bridge feeds"), QObject::tr("A load from plus to minus: <b>R 1k p m</b>."), {QStringLiteral("R 1k p m")}, Kind::resistor, 1));
    steps.push_back(lines(window, QObject::tr("Ground", "of a circuit"), QObject::tr("The node whose voltage counts as zero: <b>G m</b>."), {QStringLiteral("G m")}, Kind::ground, 1));

    TourStep ok;
    ok.title = QObject::tr("Take it into the scene");
    ok.text = QObject::tr("<b>OK</b>. The equations are written for you, and plots of voltages and currents with them; one step of undo takes all of it back.");
    ok.place = [&window]() -> TourPlace { return tours::widget(tours::okOf(circuitDialog(window))); };
    ok.done = [&window] { return circuitMade(window); };
    ok.show = [place = ok.place](TourHand& hand) { hand.click(place); };
    steps.push_back(std::move(ok));

    steps.push_back(tours::run(window, QObject::tr("Press %1, or this button. Milliseconds pass slowly enough to be seen.").arg(tours::key(window, "run.toggle"))));

    TourStep look;
    look.title = QObject::tr("Pause and read the plots");
    look.text = QObject::tr("%1 pauses. The voltage of the load has one sign only: that is what a bridge is for. A drag over a plot shows the time there in all of them; "
                            "the law of a diode shows where on its two branches it stands.").arg(tours::key(window, "run.toggle"));
    look.place = [&window] { return tours::widget(&window.workbench().plots()); };
    look.done = [&window] { return window.run().state() != RunState::running; };
    look.show = [&window](TourHand& hand) {
        hand.call([&window] {
            window.run().pause();
            window.cursor().scrub(1e-3);
        });
    };
    steps.push_back(std::move(look));

    steps.push_back(tours::end(QObject::tr("A circuit with four nonsmooth elements, from eight lines. %1 saves it, %2 finds every command, %3 shows the keys.")
                                   .arg(tours::key(window, "file.save"), tours::key(window, "help.palette"), tours::key(window, "help.keys"))));
    return tour;
}

} // namespace saltus::ui

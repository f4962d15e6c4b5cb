// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/cases.h"

#include "core/io/scene_file.h"

#include <variant>

namespace saltus::peers {

namespace {

constexpr int kBeads = 300;

// At rest: each bead on the next, pressed together a little, so that rounding does not part them.
void start_touching(model::Model& model) {
    std::get<model::LagrangianLinear>(model.systems[0].kind).q[0] = "0.1 + 0.2*i - 1e-9*(i + 1)";
}

std::vector<Case> make_cases() {
    std::vector<Case> all;

    Case diodes;
    diodes.name = diodes.scene = "diode-bridge";
    diodes.table = "a2-diode-bridge";
    diodes.step = 1e-6;
    diodes.steps = 5000;
    diodes.demanded = 30;
    diodes.peer = diode_bridge;
    diodes.compared = 5000;
    diodes.tolerance = 1e-11;
    diodes.table_tolerance = 1e-11;
    diodes.last_row = 5000;
    diodes.note = "LCP of 4 rows by Lemke";
    all.push_back(diodes);

    Case relay;
    relay.name = relay.scene = "relay-oscillator";
    relay.table = "b4-relay-oscillator";
    relay.step = 1e-2;
    relay.steps = 10000;
    relay.demanded = 30;
    relay.peer = relay_oscillator;
    relay.compared = 10000;
    relay.tolerance = 1e-10;
    relay.table_tolerance = 1e-11;
    relay.last_row = 10000;
    relay.note = "relay by Lemke";
    all.push_back(relay);

    Case ball;
    ball.name = ball.scene = "bouncing-ball";
    ball.table = "e1-bouncing-ball";
    ball.step = 5e-3;
    ball.steps = 2000;
    ball.demanded = 30;
    ball.peer = bouncing_ball;
    ball.compared = 2000;
    ball.tolerance = 1e-12;
    ball.table_tolerance = 1e-12;
    ball.last_row = 2000;
    ball.note = "LCP by Lemke";
    all.push_back(ball);

    Case toy;
    toy.name = toy.scene = "woodpecker";
    toy.table = "h3-woodpecker";
    toy.step = 2e-5;
    toy.steps = 15000;
    toy.demanded = 30;
    toy.peer = woodpecker;
    toy.compared = 15000;
    toy.tolerance = 1e-8;
    toy.table_tolerance = 1e-11;
    toy.last_row = 15000;
    toy.note = "friction in the plane by NSGS";
    all.push_back(toy);

    Case slider;
    slider.name = slider.scene = "slider-crank";
    slider.table = "g4-slider-crank";
    slider.step = 1e-4;
    slider.steps = 2000;
    slider.demanded = 30;
    slider.peer = [](int steps) { return slider_crank(steps, FrictionSolver::enumeration, 1); };
    slider.compared = 26; // to the first contact: what is left by one iteration differs, and the motion is chaotic
    slider.tolerance = 1e-8;
    slider.table_tolerance = 1e-11;
    slider.last_row = 1;
    slider.adapt = [](model::Model& model) {
        model.run.newton_iterations = 1;
        model.run.projection = model::ProjectionKind::none;
    };
    slider.note = "friction in the plane by enumeration, as the reference; positions not projected";
    all.push_back(slider);

    Case crank = slider;
    crank.name += " Lemke";
    crank.demanded = 0;
    crank.peer = [](int steps) { return slider_crank(steps, FrictionSolver::lemke, 1); };
    crank.note = "the same by Lemke, the fastest solver of the peer here";
    all.push_back(crank);

    Case converged = slider;
    converged.name += " converged";
    converged.table.clear();
    converged.demanded = 0;
    converged.peer = [](int steps) { return slider_crank(steps, FrictionSolver::enumeration, 50); };
    converged.adapt = [](model::Model& model) {
        model.run.newton_iterations = 50;
        model.run.projection = model::ProjectionKind::none;
    };
    converged.tolerance = 0.5; // rad/s of 150: the peer takes M at q+, which is of first order; ours at the middle
    converged.note = "as above, Newton's method to 1e-10 in every step";
    all.push_back(converged);

    Case column;
    column.name = "bead-column " + std::to_string(kBeads);
    column.scene = "bead-column";
    column.step = 5e-4;
    column.steps = 100;
    column.demanded = 50;
    column.peer = [](int steps) { return bead_column(steps, kBeads, ColumnStart::touching, BeadSolver::newton); };
    column.set = {{"n", std::to_string(kBeads)}};
    column.adapt = start_touching;
    column.compared = 100;
    column.tolerance = 1e-9;
    column.note = "all contacts closed; Newton on Fischer-Burmeister, the fastest solver of the peer here";
    all.push_back(column);

    Case lemke = column;
    lemke.name += " Lemke";
    lemke.steps = lemke.compared = 20;
    lemke.demanded = 0;
    lemke.peer = [](int steps) { return bead_column(steps, kBeads, ColumnStart::touching, BeadSolver::lemke); };
    lemke.note = "all contacts closed; Lemke, the peer's solver unless told otherwise";
    all.push_back(lemke);

    Case falling;
    falling.name = "bead-column 10 falling";
    falling.scene = "bead-column";
    falling.table = "e10-bead-column";
    falling.step = 5e-4;
    falling.steps = 4000;
    falling.peer = [](int steps) { return bead_column(steps, 10, ColumnStart::falling, BeadSolver::lemke); };
    falling.compared = 4000;
    falling.tolerance = 1e-10;
    falling.table_tolerance = 1e-11;
    falling.last_row = 4000;
    falling.note = "from rest above the floor; Lemke";
    all.push_back(falling);

    for (const auto& [h, ratio] : {std::pair(0.1, 12.0), std::pair(5e-3, 25.0)}) {
        Case flights;
        flights.name = "ball by events " + std::string(h > 0.01 ? "0.1 s" : "5 ms");
        flights.scene = "bouncing-ball";
        flights.by_events = true;
        flights.step = h;
        flights.steps = flights.compared = static_cast<int>(8.5 / h + 0.5);
        flights.demanded = ratio;
        flights.peer = [h = h](int steps) { return ball_by_events(steps, h); };
        flights.tolerance = 1e-6; // of speeds just before the accumulation: 4e-7 are the peer's, whose instants are off by its index sets' tolerance
        flights.note = "44 impacts, LSODAR 1e-10";
        all.push_back(flights);
    }
    for (const auto& [rpm, ratio] : {std::pair(358, 45.0), std::pair(660, 30.0), std::pair(700, 30.0)}) {
        Case lifts;
        lifts.name = "cam " + std::to_string(rpm) + " by events";
        lifts.scene = "cam-follower";
        lifts.by_events = true;
        lifts.step = 1e-2;
        lifts.steps = 2000;
        lifts.demanded = ratio;
        lifts.set = {{"rpm", std::to_string(rpm) + " rpm"}};
        lifts.peer = [rpm = rpm](int steps) { return cam_follower_by_events(steps, 1e-2, rpm); };
        lifts.compared = rpm == 660 ? 100 : 200; // its jumps of acceleration are no events there, and 660 rpm is chaotic
        lifts.tolerance = 1e-3;
        lifts.note = "LSODAR 1e-10, index sets by 1e-8";
        all.push_back(lifts);
    }
    return all;
}

} // namespace

const std::vector<Case>& cases() {
    static const std::vector<Case> all = make_cases();
    return all;
}

Result<std::unique_ptr<Session>, Errors> our_run(const Case& one) {
    auto model = io::read_scene(std::string(SALTUS_SOURCE_DIR) + "/scenes/" + one.scene + ".saltus");
    if (!model) return Unexpected(model.error());
    if (one.adapt) one.adapt(*model);
    if (one.by_events) {
        const model::Run usual;
        model->run.integrator = model::IntegratorKind::event_driven;
        model->run.theta = usual.theta, model->run.gamma = usual.gamma, model->run.activation = usual.activation;
        model->run.rtol = 1e-10, model->run.atol = 1e-10;
    }
    RunOptions options;
    options.set = one.set;
    options.step = one.step;
    return Session::create(*model, options);
}

} // namespace saltus::peers

// SPDX-License-Identifier: GPL-3.0-or-later
// Event-driven runs against instants and states from closed forms, elliptic integrals or two independent integrations in higher precision.
#include "tests/core/simulation/event_scenes.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double g = 9.81;

void compare(const std::vector<RunEvent>& events, const std::vector<double>& times, double tolerance) {
    QVERIFY2(events.size() >= times.size(), qPrintable(QString("%1 events, %2 are known").arg(events.size()).arg(times.size())));
    double worst = 0;
    std::size_t at = 0;
    for (std::size_t i = 0; i < times.size(); ++i)
        if (const double error = std::abs(events[i].time - times[i]); error > worst) worst = error, at = i;
    qInfo("largest error of %d instants: %.2g s", static_cast<int>(times.size()), worst);
    QVERIFY2(worst <= tolerance, qPrintable(QString("%1 at event %2").arg(worst).arg(at)));
}

} // namespace

class TestEventDriven : public QObject {
    Q_OBJECT

private slots:
    // 1
    void aBall() {
        auto session = start(parse(contact_scene(R"j("lagrangian-linear", "M": [[1]], "F": ["-9.81"], "q": [1], "v": [0])j", R"j([[1]])j", 0.5, "2 s", 1e-12)));
        run_to(*session, 2);
        const auto hits = events_of(*session, EventKind::impact);
        QVERIFY(hits.size() > 12 && hits.size() < 40);
        const std::pair<std::size_t, double> known[] = {{0, 0.4515236409857309}, {1, 0.9030472819714618}, {4, 1.2981304678339764}, {9, 1.3528071587345922}};
        for (const auto& [at, t] : known) QVERIFY2(std::abs(hits[at].time - t) < 1e-12, qPrintable(QString::number(hits[at].time - t)));
        const auto rest = events_of(*session, EventKind::accumulation);
        QCOMPARE(rest.size(), std::size_t(1));
        QVERIFY2(std::abs(rest[0].time - 1.3545709229571927) < 1e-10, qPrintable(QString::number(rest[0].time - 1.3545709229571927)));
        QVERIFY(std::abs(last(*session, "c.force[0]") - g) < 1e-12);
        QVERIFY(std::abs(last(*session, "mass.q[0]")) < 1e-12 && last(*session, "mass.v[0]") == 0.0);
    }

    // 2
    void aBallOnATableThatMoves() {
        auto session = start(parse(scene_of(R"j("mass": {"kind": "lagrangian-linear", "M": [[1]], "F": ["-9.81"], "q": [0.1], "v": [0]})j",
            R"j("c": {"between": ["mass"], "relation": {"kind": "lagrangian-rheonomous", "h": ["mass.q[0] - 0.01*sin(25*t)"]}, "law": {"kind": "newton-impact", "e": 0.8}})j",
            "2 s", 1e-10)));
        run_to(*session, 2);
        compare(events_of(*session, EventKind::impact), {0.1462574063078284, 0.2825299057625931, 0.4604757722610160, 0.6611379971003992, 0.7454288214678775, 0.8945402894900167,
            0.9517498087961708, 1.000333925490092, 1.067722839926898, 1.126050298965252, 1.15470459514714, 1.174180558979315, 1.188886500066823, 1.20050951255221,
            1.209905831614883, 1.217588458572163, 1.223901806071705, 1.229097131780242, 1.233369072395747, 1.236874672904215}, 60e-9);
        const auto rest = events_of(*session, EventKind::accumulation);
        QCOMPARE(rest.size(), std::size_t(1));
        QVERIFY2(std::abs(rest[0].time - 1.2519495968896919) < 1e-7, qPrintable(QString::number(rest[0].time - 1.2519495968896919)));
        QCOMPARE(events_of(*session, EventKind::release).size(), std::size_t(0)); // the table never throws it up again
    }

    // 3: the periodic orbit
    void anImpactOscillatorsOrbit() {
        const double phase = 2.8949333422000323, speed = 0.63635819599946836, period = 2 * std::numbers::pi / 2.5;
        // behind an impact of the orbit at t = 0
        const std::string force = "cos(2.5*t + 2.8949333422000323)";
        auto session = start(parse(contact_scene("\"lagrangian-linear\", \"M\": [[1]], \"C\": [[0.1]], \"K\": [[1]], \"F\": [\"" + force + "\"], \"q\": [0], \"v\": [-0.50908655679957469]", "[[-1]]", 0.8, "21 s")));
        Q_UNUSED(phase)
        run_to(*session, 21);
        const auto hits = events_of(*session, EventKind::impact);
        QVERIFY(hits.size() >= 8);
        for (std::size_t k = 0; k < 8; ++k) {
            QVERIFY2(std::abs(hits[k].time - static_cast<double>(k + 1) * period) < 1e-9, qPrintable(QString::number(hits[k].time)));
            QVERIFY(std::abs(hits[k].before + speed) < 1e-8);
        }
    }

    // 3: pressed against its stop until the force turns; from the linear equation's solution, 30 digits
    void anImpactOscillatorIsReleasedByItsStop() {
        auto session = start(parse(contact_scene(R"j("lagrangian-linear", "M": [[1]], "C": [[0.1]], "K": [[1]], "F": ["cos(2.5*t)"], "q": [0], "v": [0])j", "[[-1]]", 0.8, "4 s")));
        run_to(*session, 4);
        const auto released = events_of(*session, EventKind::release), hits = events_of(*session, EventKind::impact);
        QCOMPARE(released.size(), std::size_t(1));
        QVERIFY2(std::abs(released[0].time - std::numbers::pi / 5) < 1e-11, qPrintable(QString::number(released[0].time - std::numbers::pi / 5)));
        QVERIFY(!hits.empty());
        QVERIFY2(std::abs(hits[0].time - 3.4296023179935) < 1e-9, qPrintable(QString::number(hits[0].time - 3.4296023179935)));
        QVERIFY(std::abs(hits[0].before + 0.7407371155249) < 1e-8);
    }

    // 4: the gallery's scene
    void theCamFollower() {
        auto session = start(driven(scene("cam-follower"), 0.67, 1e-3));
        run_to(*session, 0.67);
        const auto hits = events_of(*session, EventKind::impact);
        compare(hits, {0.03115809179378234, 0.1041964371205957, 0.1811529014028217, 0.2615220687135161, 0.3406133477607022, 0.4195176971510312, 0.4956895330308155,
                       0.5496676877125799, 0.6000857484748, 0.6667448029105519}, 1e-9);
        QVERIFY(std::abs(hits[0].before + 17.81019220403027) < 2e-7 && std::abs(hits[9].before + 7.466830316413671) < 1e-7);
    }
    void theCamFollowerRestsAtAHundredTurns() {
        model::Model model = driven(scene("cam-follower"), 0.7, 1e-3);
        for (auto& parameter : model.parameters)
            if (parameter.name == "rpm") parameter.value = "100 rpm";
        auto& kind = std::get<model::LagrangianLinear>(model.systems[0].kind);
        kind.q = {0.0}, kind.v = {0.0};
        model.run.record = {"contact.force[0]"};
        auto session = start(model);
        run_to(*session, 0.65);
        QVERIFY(events_of(*session, EventKind::impact).empty() && events_of(*session, EventKind::release).empty());
        const auto corners = events_of(*session, EventKind::breakpoint);
        QVERIFY(corners.size() >= 4);
        bool found = false;
        const auto forces = column(*session->recording(), "contact.force[0]");
        for (const RunEvent& corner : corners) {
            const auto row = static_cast<std::size_t>(corner.row);
            if (std::abs(forces[row] - 376.61950128443139) > 1) continue;
            found = true;
            QVERIFY2(std::abs(forces[row] - 376.61950128443139) < 1e-8, qPrintable(QString::number(forces[row], 'g', 17)));
            QVERIFY2(std::abs(forces[row + 1] - 80.597317652002483) < 1e-8, qPrintable(QString::number(forces[row + 1], 'g', 17)));
        }
        QVERIFY(found);
    }

    // 5
    void aGrazeJustBeyondTouchingIsAnImpact() {
        auto session = start(parse(scene_of(R"j("mass": {"kind": "lagrangian-linear", "M": [[1]], "C": [[0.2]], "K": [[1]], "F": ["0.39399370750305137*cos(0.8*(t - 3.4042104050132052))"], "q": [-1.0001], "v": [0]})j",
            R"j("c": {"between": ["mass"], "relation": {"kind": "lagrangian-linear", "H": [[-1]], "b": [1]}, "law": {"kind": "newton-impact", "e": 0.5}})j", "5 s", 1e-10)));
        run_to(*session, 4.5);
        const auto hits = events_of(*session, EventKind::impact);
        QVERIFY(!hits.empty());
        QVERIFY2(std::abs(hits[0].time - 3.9093138839796364) < 1e-7, qPrintable(QString::number(hits[0].time - 3.9093138839796364)));
        QVERIFY(std::abs(hits[0].before + 0.011313991338161789) < 1e-7);
    }

    // 6
    void aPlasticBodyIsThrownByItsTable() {
        auto session = start(parse(scene_of(R"j("mass": {"kind": "lagrangian-linear", "M": [[1]], "F": ["-9.81"], "q": [0], "v": [0.5]})j",
            R"j("c": {"between": ["mass"], "relation": {"kind": "lagrangian-rheonomous", "h": ["mass.q[0] - 0.01*sin(50*t)"]}, "law": {"kind": "newton-impact", "e": 0}})j", "0.5 s", 1e-10)));
        run_to(*session, 0.4);
        const auto released = events_of(*session, EventKind::release), hits = events_of(*session, EventKind::impact);
        const double period = 2 * std::numbers::pi / 50;
        QVERIFY(released.size() >= 3 && hits.size() >= 2);
        QVERIFY2(std::abs(released[0].time - 0.008064788459797073) < 1e-10, qPrintable(QString::number(released[0].time - 0.008064788459797073)));
        QVERIFY2(std::abs(hits[0].time - 0.1170128030665160) < 1e-9, qPrintable(QString::number(hits[0].time - 0.1170128030665160)));
        QVERIFY(std::abs(hits[0].before + 1.0628335901420354) < 1e-8);
        QVERIFY(std::abs(released[1].time - 0.1337284946033888) < 1e-9);
        QVERIFY(std::abs(released[2].time - released[1].time - period) < 1e-9 && std::abs(hits[1].time - hits[0].time - period) < 1e-9);
    }

    // 7
    void aBlockSlipsWhereItsGroundIsTooSteep() {
        auto session = start(parse(scene_of(R"j("block": {"kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "F": ["sin(t/2)*9.81", "-9.81*cos(t/2)"], "q": [0, 0], "v": [0, 0]})j",
            R"j("c": {"between": ["block"], "relation": {"kind": "lagrangian-linear", "H": [[0, 1]], "T": [[1, 0]]}, "law": {"kind": "newton-impact-friction", "e": 0, "mu": 0.4}})j", "2 s", 1e-10)));
        run_to(*session, 2);
        const auto slips = events_of(*session, EventKind::slip);
        QCOMPARE(slips.size(), std::size_t(1));
        QVERIFY2(std::abs(slips[0].time - 2 * std::atan(0.4)) < 1e-10, qPrintable(QString::number(slips[0].time - 2 * std::atan(0.4))));
        QVERIFY2(std::abs(last(*session, "block.v[0]") - 3.9267911732905208) < 1e-8, qPrintable(QString::number(last(*session, "block.v[0]"), 'g', 17)));
        QVERIFY(std::abs(last(*session, "block.q[0]") - 1.6427821598491863) < 1e-8);
    }

    // 8
    void dryFrictionSticksSlipsAndTurns() {
        auto session = start(parse(scene_of(R"j("mass": {"kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "K": [[1, 0], [0, 0]], "F": ["cos(0.6*t) + 0", -1], "q": [2, 0], "v": [0, 0]})j",
            R"j("c": {"between": ["mass"], "relation": {"kind": "lagrangian-linear", "H": [[0, 1]], "T": [[1, 0]]}, "law": {"kind": "newton-impact-friction", "e": 0, "mu": 0.5}})j", "27 s", 1e-10)));
        run_to(*session, 27);
        checkDryFriction(*session);
    }
    void dryFrictionAsARelayDoesTheSame() {
        auto session = start(parse(scene_of(R"j("mass": {"kind": "lagrangian-linear", "M": [[1]], "K": [[1]], "F": ["cos(0.6*t)"], "q": [2], "v": [0]})j",
            R"j("c": {"between": ["mass"], "relation": {"kind": "lagrangian-linear", "H": [[1]]}, "law": {"kind": "relay", "lower": -0.5, "upper": 0.5}})j", "27 s", 1e-10)));
        run_to(*session, 27);
        const auto switches = events_of(*session, EventKind::switching);
        std::vector<double> times;
        for (const RunEvent& event : switches) times.push_back(event.time);
        const std::vector<double> known = {5.3268216750276045, 6.7893596395684742, 11.327841160144816, 16.167969897776793, 21.455244620230881, 26.709395010200634};
        QCOMPARE(times.size(), known.size());
        for (std::size_t k = 0; k < known.size(); ++k) QVERIFY2(std::abs(times[k] - known[k]) < 1e-9, qPrintable(QString::number(times[k] - known[k])));
    }

    // 9
    void twoBallsAndAWallHitThirtyOneTimes() {
        auto session = start(parse(scene_of(R"j("a": {"kind": "lagrangian-linear", "M": [[1]], "q": [1], "v": [0]}, "b": {"kind": "lagrangian-linear", "M": [[100]], "q": [2], "v": [-1]})j",
            R"j("wall": {"between": ["a"], "relation": {"kind": "lagrangian-linear", "H": [[1]]}, "law": {"kind": "newton-impact", "e": 1}},
               "pair": {"between": ["a", "b"], "relation": {"kind": "lagrangian-linear", "H": [[-1, 1]]}, "law": {"kind": "newton-impact", "e": 1}})j", "10 s", 1e-10)));
        run_to(*session, 10);
        const auto hits = events_of(*session, EventKind::impact);
        QCOMPARE(hits.size(), std::size_t(31));
        const std::pair<std::size_t, double> known[] = {{0, 1.0}, {1, 1.505}, {2, 1.6755852842809365}, {29, 2.6548630658493771}, {30, 3.9263747227911022}};
        for (const auto& [at, t] : known) QVERIFY2(std::abs(hits[at].time - t) < 1e-11, qPrintable(QString::number(hits[at].time - t)));
        QVERIFY(std::abs(last(*session, "b.v[0]") - 0.99885759556311843) < 1e-11);
        QVERIFY(std::abs(last(*session, "a.v[0]") - 0.47786020820588593) < 1e-11); // in rationals
    }

    // 10
    void aPendulumAtAWall() {
        auto session = start(parse(contact_scene(R"j("lagrangian-nonlinear", "M": [[1]], "F": ["-9.81*sin(mass.q[0])"], "q": [1], "v": [0])j", "[[1]]", 0.7, "5 s")));
        run_to(*session, 5);
        const auto hits = events_of(*session, EventKind::impact);
        compare(hits, {0.53478440013967221, 1.5680020344932016, 2.5853206763106078, 3.5952400156559682, 4.6016209811636241}, 1e-9);
        QVERIFY(std::abs(hits[0].before + 3.0032097427364441) < 1e-8);
    }

    // 11
    void aSliderCrank() {
        auto session = start(parse(scene_of(R"j("crank": {"kind": "lagrangian-nonlinear", "M": [[0.02, 0], [0, 0.5]], "q": [0, 1.7], "v": [10, 0]})j",
            R"j("rod": {"between": ["crank"], "relation": {"kind": "lagrangian-scleronomous", "h": ["((0.5*cos(crank.q[0]) - crank.q[1])^2 + (0.5*sin(crank.q[0]))^2 - 1.44)/2"]}, "law": {"kind": "equality"}})j", "1 s", 1e-11)));
        run_to(*session, 1);
        QVERIFY2(std::abs(last(*session, "crank.q[0]") - 5.1416974631829325) < 1e-8, qPrintable(QString::number(last(*session, "crank.q[0]"), 'g', 17)));
        QVERIFY(std::abs(last(*session, "crank.v[0]") - 3.4741287346650786) < 1e-8);
        QVERIFY(std::abs(last(*session, "crank.q[1]") - 1.3186679516261499) < 1e-8);
        QVERIFY2(std::abs(last(*session, "rod.force[0]") + 0.04430295842) < 1e-8, qPrintable(QString::number(last(*session, "rod.force[0]"), 'g', 12)));
        for (const double y : column(*session->recording(), "rod.y[0]")) QVERIFY2(std::abs(y) <= 1e-12, qPrintable(QString::number(y)));
    }

    // 12: Housner's block on two corners, nonlinear; the corners' law gives the angular speed behind an impact
    void aRockingBlockAsOneAngle() {
        const double alpha = 0.2, p2 = 3 * g / 4, ratio = 1 - 1.5 * std::sin(alpha) * std::sin(alpha);
        auto session = start(parse(contact_scene("\"lagrangian-nonlinear\", \"M\": [[1]], \"F\": [\"-" + text(p2) + "*sin(0.2 - mass.q[0])\"], \"q\": [0.1], \"v\": [0]", "[[1]]", ratio, "3 s")));
        run_to(*session, 3);
        compare(events_of(*session, EventKind::impact), {0.48608973195735394, 1.3288603272660068, 2.0765283644762580, 2.7491830954409104}, 1e-9);
    }

    // 13
    void aCircuitWithADiode() {
        model::Model model = driven(scene("circuit-rlcd"), 1.5e-3, 1e-5);
        model.run.atol = 1e-12;
        auto session = start(model);
        run_to(*session, 1.5e-3);
        compare(events_of(*session, EventKind::switching), {1.522680011086063e-4, 4.664272664675856e-4, 7.809799687563857e-4, 1.095139234115365e-3}, 1e-12);
    }

    // 14
    void aRelayOscillator() {
        auto session = start(driven(scene("relay-oscillator"), 16, 0.1));
        run_to(*session, 16);
        compare(events_of(*session, EventKind::switching), {2.2323319957594384, 4.0421800066707881, 5.8867081433076799, 7.7192304639361051, 9.5508043150873038,
                                                            11.381901778552881, 13.212894545700063, 15.043857419748512}, 1e-9);
    }

    // lambda acts on the third derivative of y, and y and its rate begin at zero: x'' decides which way y goes
    void aRelayThatActsThroughThreeIntegrations() {
        const auto plant = [](const char* x) {
            return parse(scene_of(std::string(R"j("p": {"kind": "first-order-linear", "A": [[-1, 0, 0], [1, -1, 0], [0, 1, -1]], "x": )j") + x + "}",
                R"j("c": {"between": ["p"], "relation": {"kind": "first-order-linear", "C": [[0, 0, 1]], "B": [[1], [0], [0]]}, "law": {"kind": "relay", "lower": -1, "upper": 1}})j",
                "60 s", 1e-11));
        };
        auto session = start(plant("[0.3, 0, 0]"));
        run_to(*session, 60);
        const auto turns = events_of(*session, EventKind::switching);
        compare(turns, {0.7400334867071987, 1.8421569327061975, 3.306230737714002, 4.981183714562332}, 1e-9); // by matrix exponentials
        const double period = turns[turns.size() - 1].time - turns[turns.size() - 3].time;
        QVERIFY2(std::abs(period - 3.679750670864802) < 1e-8, qPrintable(QString::number(period, 'g', 12))); // of the limit cycle: y = 0 after half a turn
        auto mirrored = start(plant("[-0.3, 0, 0]"));
        run_to(*mirrored, 1);
        compare(events_of(*mirrored, EventKind::switching), {0.7400334867071987}, 1e-9);
        auto resting = start(plant("[0, 0, 0]")); // an equilibrium under lambda = 0
        run_to(*resting, 5);
        QVERIFY(last(*resting, "p.x[2]") == 0.0 && last(*resting, "c.lambda[0]") == 0.0);
    }

    // 15
    void aCradleWithGaps() {
        std::string systems, laws;
        const double at[] = {0, 0.1, 0.3, 0.6, 1.0};
        for (int i = 0; i < 5; ++i) systems += std::string(i ? ", " : "") + "\"b" + std::to_string(i) + "\": {\"kind\": \"lagrangian-linear\", \"M\": [[1]], \"q\": [" + text(at[i]) + "], \"v\": [" + (i ? "0" : "1") + "]}";
        for (int i = 0; i < 4; ++i)
            laws += std::string(i ? ", " : "") + contact_between("c" + std::to_string(i), "b" + std::to_string(i), "b" + std::to_string(i + 1), 0.0, 1.0);
        auto session = start(parse(scene_of(systems, laws, "2 s", 1e-10)));
        run_to(*session, 2);
        const auto hits = events_of(*session, EventKind::impact);
        QCOMPARE(hits.size(), std::size_t(4));
        compare(hits, {0.1, 0.3, 0.6, 1.0}, 1e-13);
        QVERIFY(std::abs(last(*session, "b4.v[0]") - 1) < 1e-12 && std::abs(last(*session, "b0.v[0]")) < 1e-12);
    }

    // 16
    void aForceThatSwitchesInTime() {
        auto session = start(parse(scene_of(R"j("mass": {"kind": "lagrangian-nonlinear", "M": [[1]], "F": ["sign(sin(2*t)) - mass.q[0]"], "q": [0], "v": [0]})j", "", "20 s", 1e-10)));
        run_to(*session, 20);
        QVERIFY2(std::abs(last(*session, "mass.q[0]") - 0.59191793818660801) < 1e-9, qPrintable(QString::number(last(*session, "mass.q[0]"), 'g', 17)));
        QVERIFY(std::abs(last(*session, "mass.v[0]") - 0.91294525072762765) < 1e-9);
        const auto edges = events_of(*session, EventKind::breakpoint);
        for (std::size_t k = 0; k < edges.size(); ++k) QVERIFY(std::abs(edges[k].time - static_cast<double>(k + 1) * std::numbers::pi / 2) < 1e-12);
        QCOMPARE(edges.size(), std::size_t(12));
    }
    void aKinkInTheState() {
        auto session = start(parse(scene_of(R"j("mass": {"kind": "lagrangian-nonlinear", "M": [[1]], "F": ["-mass.q[0] - 8*max(mass.q[0] - 0.3, 0)"], "q": [-1], "v": [0]})j", "", "5 s", 1e-11)));
        run_to(*session, 4.7285441737296196);
        const auto kinks = events_of(*session, EventKind::switching);
        compare(kinks, {1.8754889808102941, 2.8530551929193254}, 1e-9);
        QCOMPARE(kinks.size(), std::size_t(2));
    }

    // Pushed against a stop by more than its friction: the stop carries the rest, nothing slides. Pulled away it slips where friction alone has reached its limit.
    void frictionThatAStopHoldsSlidesOnlyAwayFromIt() {
        model::Model model = parse(scene_of(R"j("block": {"kind": "lagrangian-nonlinear", "M": [[1, 0], [0, 1]], "F": ["-20*sin(t)", "-10"], "q": [0, 0], "v": [0, 0]})j",
                                            R"j("floor": {"between": ["block"], "relation": {"kind": "lagrangian-linear", "H": [[0, 1]], "T": [[1, 0]]}, "law": {"kind": "newton-impact-friction", "e": 0, "mu": 0.5}},
            "stop": {"between": ["block"], "relation": {"kind": "lagrangian-linear", "H": [[1, 0]]}, "law": {"kind": "newton-impact", "e": 0}})j", "3.6 s", 1e-10));
        model.run.record = {"block.q[0]", "floor.force[0]", "floor.force[1]", "stop.force[0]"};
        auto session = start(model);
        run_to(*session, 3.6);
        const auto t = column(*session->recording(), "t"), x = column(*session->recording(), "block.q[0]"), drag = column(*session->recording(), "floor.force[1]"),
                   stop = column(*session->recording(), "stop.force[0]");
        const auto slips = events_of(*session, EventKind::slip);
        QCOMPARE(slips.size(), std::size_t(1));
        QVERIFY2(std::abs(slips[0].time - (std::numbers::pi + std::asin(0.25))) < 1e-10, qPrintable(QString::number(slips[0].time, 'g', 15)));
        QVERIFY(events_of(*session, EventKind::stick).empty() && events_of(*session, EventKind::reversal).empty());
        for (std::size_t k = 1; k < t.size() && t[k] < slips[0].time; ++k) { // what both carry is unique, their shares are not
            QVERIFY(std::abs(x[k]) < 1e-13 && stop[k] >= 0.0 && std::abs(drag[k]) <= 5 + 1e-9);
            QVERIFY2(std::abs(drag[k] + stop[k] - 20 * std::sin(t[k])) < 1e-9, qPrintable(QString("%1: %2 and %3").arg(t[k]).arg(drag[k]).arg(stop[k])));
        }
        QVERIFY(x.back() > 0.0);
    }

    // Newton's law asks it to leave both stops: they are taken one after the other, 1.5/(1 - 1/4) and 0.75/(1 - 1/4) N s.
    void aBodyWithoutRoomBetweenTwoStops() {
        model::Model model = parse(scene_of(R"j("ball": {"kind": "lagrangian-linear", "M": [[1]], "q": [0], "v": [-1]})j",
                                            R"j("left": {"between": ["ball"], "relation": {"kind": "lagrangian-linear", "H": [[1]]}, "law": {"kind": "newton-impact", "e": 0.5}},
            "right": {"between": ["ball"], "relation": {"kind": "lagrangian-linear", "H": [[-1]]}, "law": {"kind": "newton-impact", "e": 0.5}})j", "1 s", 1e-10));
        auto session = start(model);
        run_to(*session, 1);
        const auto hits = events_of(*session, EventKind::impact);
        QCOMPARE(hits.size(), std::size_t(2));
        QVERIFY2(std::abs(hits[0].impulse - 2) < 1e-11 && std::abs(hits[1].impulse - 1) < 1e-11, qPrintable(QString("%1 %2").arg(hits[0].impulse).arg(hits[1].impulse)));
        QVERIFY(std::abs(last(*session, "ball.v[0]")) < 1e-12 && std::abs(last(*session, "ball.q[0]")) < 1e-12);
        const auto& notices = session->recording()->notices();
        QVERIFY(std::any_of(notices.begin(), notices.end(), [](const Notice& one) { return one.message.find("one after the other") != std::string::npos; }));
    }

    // Plastic impacts in a row of bodies that touch, one after the other, never end in so many steps: they near the one speed of all, and are taken to be
    // there where rounding is.
    void aPlasticRowTakesOneSpeedOneAfterTheOther() {
        std::string systems, laws;
        double mass = 0;
        constexpr int count = 8;
        for (int i = 0; i < count; ++i) {
            const double own = 1 + (i * 3) % 4;
            mass += own;
            systems += std::string(i ? ", " : "") + "\"b" + std::to_string(i) + "\": {\"kind\": \"lagrangian-linear\", \"M\": [[" + text(own) + "]], \"q\": [" + text(i ? 0 : -0.3) + "], \"v\": [" + (i ? "0" : "1") + "]}";
            if (i) laws += std::string(i > 1 ? ", " : "") + contact_between("c" + std::to_string(i), "b" + std::to_string(i - 1), "b" + std::to_string(i), 0.0, 0.0);
        }
        model::Model model = parse(scene_of(systems, laws, "1 s", 1e-10));
        model.run.impact = model::ImpactRule::sequential;
        auto session = start(model);
        run_to(*session, 1);
        for (int i = 0; i < count; ++i) {
            const double v = last(*session, "b" + std::to_string(i) + ".v[0]");
            QVERIFY2(std::abs(v - 1 / mass) < 1e-10, qPrintable(QString("%1: %2").arg(i).arg(v, 0, 'g', 15)));
        }
    }

    // Joints alone, of which one cannot be met by any number: the message names them and the place of the first, and speaks of no contacts.
    void anImpactOfJointsAloneThatHasNoAnswer() {
        auto session = Session::create(parse(R"j({"saltus": 2, "world": {"planar": true, "gravity": [0, -9.81]},
            "bodies": {"a": {"mass": 1, "inertia": [0.1], "position": [0, 0]}, "b": {"mass": 1, "inertia": [0.1], "position": [1, 0]}},
            "joints": {"p": {"kind": "revolute", "between": ["a"], "point": [0, 0], "coordinates": [{"drive": "position", "value": "sin(3*t)"}]},
                       "q": {"kind": "revolute", "between": ["b"], "point": [1, 0]}, "g": {"kind": "gear", "between": ["a", "b"], "ratio": 1e300}},
            "run": {"step": "1 ms", "end": "1 s", "integrator": {"kind": "event-driven"}}})j"));
        Error error;
        if (!session) error = session.error().front();
        else if (auto done = (*session)->run_until(0.01); !done) error = done.error();
        QVERIFY2(error.message.find("'p[0]'") != std::string::npos && error.message.find("one after the other") == std::string::npos, error.message.c_str());
        QVERIFY(!error.place.file.empty() || error.place.line > 0 || !error.place.object.empty());
        QVERIFY(!error.remedy.empty());
    }

private:
    void checkDryFriction(const Session& session) {
        const auto sticks = events_of(session, EventKind::stick), slips = events_of(session, EventKind::slip), turns = events_of(session, EventKind::reversal);
        QCOMPARE(sticks.size(), std::size_t(1));
        QCOMPARE(slips.size(), std::size_t(1));
        QCOMPARE(turns.size(), std::size_t(4));
        QVERIFY2(std::abs(sticks[0].time - 5.3268216750276045) < 1e-9, qPrintable(QString::number(sticks[0].time - 5.3268216750276045)));
        QVERIFY2(std::abs(slips[0].time - 6.7893596395684742) < 1e-9, qPrintable(QString::number(slips[0].time - 6.7893596395684742)));
        compare(turns, {11.327841160144816, 16.167969897776793, 21.455244620230881, 26.709395010200634}, 1e-9);
        const auto x = column(*session.recording(), "mass.q[0]");
        QVERIFY(std::abs(x[static_cast<std::size_t>(sticks[0].row)] + 1.0962109784379101) < 1e-8);
    }
};

QTEST_APPLESS_MAIN(TestEventDriven)
#include "test_event_driven.moc"

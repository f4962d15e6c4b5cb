// SPDX-License-Identifier: GPL-3.0-or-later
// Event-driven runs as runs: snapshots, energies, orders, refusals, and random scenes in which nothing may be missed.
#include "core/io/events_csv.h"
#include "tests/core/simulation/event_scenes.h"

#include <QtTest>

#include <chrono>
#include <cmath>
#include <cstring>
#include <random>
#include <thread>
#include <utility>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double g = 9.81;

const std::string pendulum = R"j("lagrangian-nonlinear", "M": [[1]], "F": ["-9.81*sin(mass.q[0])"], "q": [1], "v": [0])j";

bool same(double a, double b) { return std::memcmp(&a, &b, sizeof a) == 0; }

std::string refusal(const std::string& scene) {
    auto model = io::parse_scene(scene, "test.saltus");
    if (!model) return text_of(model.error());
    auto session = Session::create(*model);
    return session ? std::string("it was made") : text_of(session.error());
}

} // namespace

class TestEventDrivenRuns : public QObject {
    Q_OBJECT

private slots:
    // One step of h takes millions of the integrator's
    void aRunIsStoppedBetweenTwoSamplesAndGoesOnWithTheSameBits() {
        auto endless = parse(contact_scene(pendulum, "[[1]]", 0.7, "2 s", 1e-10, R"j(, "max_step": "1 ns")j"));
        endless.run.step = 1.0;
        auto stopped = start(endless);
        std::jthread by_hand([&] { std::this_thread::sleep_for(std::chrono::milliseconds(30)), stopped->cancel(); });
        const auto outcome = stopped->run_until(2.0);
        QVERIFY(outcome && *outcome == Outcome::cancelled);
        QCOMPARE(stopped->time(), 0.0);

        const auto cam = driven(testing::scene("cam-follower"), 80.0, 2.0);
        auto whole = start(cam), cut = start(cam);
        QVERIFY(whole->run_until(80.0));
        int cuts = 0;
        for (bool reached = false; !reached; ++cuts) {
            cut->clear_cancel();
            std::jthread soon([&] { std::this_thread::sleep_for(std::chrono::microseconds(100 + 37 * cuts)), cut->cancel(); });
            const auto ran = cut->run_until(80.0);
            QVERIFY2(ran.has_value(), ran ? "" : qPrintable(QString::fromStdString(ran.error().message)));
            reached = *ran == Outcome::reached;
        }
        QVERIFY(cuts > 1);
        QCOMPARE(cut->state_hash(), whole->state_hash());
        QCOMPARE(cut->recording()->rows(), whole->recording()->rows());
    }

    void aRestoredRunGoesOnWithTheSameBits_data() {
        QTest::addColumn<QString>("scene");
        QTest::newRow("cam") << "cam-follower";
        QTest::newRow("diode") << "circuit-rlcd";
        QTest::newRow("relay") << "relay-oscillator";
        QTest::newRow("pendulum") << "";
    }
    void aRestoredRunGoesOnWithTheSameBits() {
        QFETCH(QString, scene);
        const double h = scene == "circuit-rlcd" ? 1e-5 : scene == "relay-oscillator" ? 0.13 : 0.0037;
        const auto model = scene.isEmpty() ? parse(contact_scene(pendulum, "[[1]]", 0.7, "2 s")) : driven(testing::scene(scene.toStdString()), 200 * h, h);
        auto one = start(model), other = start(model);
        run_for(*one, 37);
        const Snapshot snapshot = one->snapshot();
        run_for(*one, 60);
        QVERIFY(other->restore(snapshot));
        QCOMPARE(other->state_hash() == one->state_hash(), false);
        run_for(*other, 60);
        QCOMPARE(other->state_hash(), one->state_hash());
        const Recording &a = *one->recording(), &b = *other->recording();
        const std::size_t from = a.row_at(snapshot.time()) + 1;
        const std::size_t count = a.rows() - from, begin = b.rows() - count; // the other one had begun by itself
        QVERIFY(count >= 60 && begin == 1);
        for (std::size_t c = 0; c < a.catalogue().size(); ++c)
            for (std::size_t r = 0; r < count; ++r) QVERIFY(same(a.value(c, from + r), b.value(c, begin + r)));
    }

    // With a coil in series lambda is the voltage that the diode holds, with a resistor its current; first instants: DOP853 with root finding (SciPy).
    void onIsADiodeThatConducts_data() {
        QTest::addColumn<QString>("series");
        QTest::addColumn<double>("first");
        QTest::newRow("behind a coil") << R"("kind": "inductor", "value": "5 mH")" << 0.004020514050160037;
        QTest::newRow("behind a resistor") << R"("kind": "resistor", "value": "1 Ohm")" << 0.006079910607900534;
    }
    void onIsADiodeThatConducts() {
        QFETCH(QString, series);
        QFETCH(double, first);
        auto run = start(parse(R"j({ "saltus": 1, "title": "Rectifier", "circuits": { "net": { "elements": {
            "V": { "kind": "voltage-source", "nodes": ["in", "gnd"], "value": "10*sin(2*pi*50*t)" }, "S": { "nodes": ["in", "a"], )j" + series.toStdString() + R"j( },
            "D": { "kind": "diode", "nodes": ["a", "out"] }, "R": { "kind": "resistor", "nodes": ["out", "gnd"], "value": 100 },
            "C": { "kind": "capacitor", "nodes": ["out", "gnd"], "value": "100 uF" }, "G": { "kind": "ground", "nodes": ["gnd"] } } } },
            "run": { "integrator": { "kind": "event-driven" }, "step": "0.1 ms", "end": "80 ms", "record": ["i_D"] } })j"));
        run_to(*run, 0.08);
        const Recording& recording = *run->recording();
        const auto events = recording.events();
        QVERIFY(events.size() >= 7);
        QVERIFY2(std::abs(events[0].time - first) < 1e-9, qPrintable(QString::number(events[0].time, 'g', 17)));
        for (std::size_t k = 0; k + 1 < events.size(); ++k) {
            const double between = recording.value(1, recording.row_at((events[k].time + events[k + 1].time) / 2));
            QCOMPARE(events[k].mode, between > 1e-6 ? EventMode::on : EventMode::off);
        }
    }

    void theGridOfSamplesChangesNoEvent() {
        auto coarse = start(driven(scene("cam-follower"), 0.7, 0.1)), fine = start(driven(scene("cam-follower"), 0.7, 1e-3));
        run_to(*coarse, 0.7), run_to(*fine, 0.7);
        const auto a = coarse->recording()->events(), b = fine->recording()->events();
        QVERIFY(a.size() > 10);
        QCOMPARE(a.size(), b.size());
        for (std::size_t k = 0; k < a.size(); ++k) QVERIFY(same(a[k].time, b[k].time) && a[k].kind == b[k].kind);
    }

    void whatIsRecordedChangesNoBit() {
        auto model = driven(scene("cam-follower"), 0.5, 1e-2);
        auto plain = start(model);
        model.run.record = {"energy.total", "energy.scheme", "follower.q[0]"};
        auto booked = start(model);
        run_to(*plain, 0.5), run_to(*booked, 0.5);
        QVERIFY(same(column(*plain->recording(), "follower.q[0]").back(), column(*booked->recording(), "follower.q[0]").back()));
    }

    void anEventHasTwoRowsOfEqualTime() {
        auto model = parse(contact_scene(pendulum, "[[1]]", 0.7, "2 s"));
        { // a scene that says nothing gets what there is by its own name, without a word
            const auto plain = start(model);
            QVERIFY(plain->recording()->notices().empty());
            const auto& catalogue = plain->recording()->catalogue();
            QVERIFY(catalogue.find("c.percussion[0]") && catalogue.find("c.force[0]") && !catalogue.find("c.lambda[0]"));
        }
        model.run.record = {"mass.v[0]", "c.percussion[0]", "c.lambda[0]"};
        auto session = start(model);
        run_to(*session, 1);
        const auto hits = events_of(*session, EventKind::impact);
        QVERIFY(!hits.empty());
        const auto t = column(*session->recording(), "t"), v = column(*session->recording(), "mass.v[0]"), p = column(*session->recording(), "c.percussion[0]"),
                   lambda = column(*session->recording(), "c.lambda[0]");
        const auto row = static_cast<std::size_t>(hits[0].row);
        QVERIFY(same(t[row], hits[0].time) && same(t[row + 1], hits[0].time));
        QVERIFY(std::abs(v[row] - hits[0].before) < 1e-12 && std::abs(v[row + 1] - hits[0].after) < 1e-12);
        QVERIFY(std::abs(v[row + 1] + 0.7 * v[row]) < 1e-12);
        QVERIFY(p[row] == 0 && std::abs(p[row + 1] - hits[0].impulse) < 1e-12 && same(lambda[row + 1], p[row + 1]));
        QVERIFY(std::abs(p[row + 1] + 1.7 * v[row]) < 1e-12);
    }

    void theBooksClose_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"cam-follower", "pendulum", "moving table", "friction"}) QTest::newRow(name) << name;
    }
    void theBooksClose() {
        QFETCH(QString, name);
        model::Model model;
        if (name == "cam-follower") model = driven(scene("cam-follower"), 2, 0.01);
        else if (name == "pendulum") model = parse(contact_scene(pendulum, "[[1]]", 0.7, "4 s"));
        else if (name == "moving table")
            model = parse(scene_of(R"j("mass": {"kind": "lagrangian-linear", "M": [[1]], "F": ["-9.81"], "q": [0], "v": [0.5]})j",
                R"j("c": {"between": ["mass"], "relation": {"kind": "lagrangian-rheonomous", "h": ["mass.q[0] - 0.01*sin(50*t)"]}, "law": {"kind": "newton-impact", "e": 0.3}})j", "2 s", 1e-10));
        else
            model = parse(scene_of(R"j("mass": {"kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "K": [[1, 0], [0, 0]], "F": ["cos(0.6*t)*1", -1], "q": [2, 0], "v": [0, 0]})j",
                R"j("c": {"between": ["mass"], "relation": {"kind": "lagrangian-linear", "H": [[0, 1]], "T": [[1, 0]]}, "law": {"kind": "newton-impact-friction", "e": 0, "mu": 0.5}})j", "27 s", 1e-10));
        model.run.record = {"energy.kinetic", "energy.total", "energy.input", "energy.damping", "energy.impact", "energy.scheme"};
        auto session = start(model);
        run_to(*session, session->end_time());
        double scale = 0, worst = 0, impacts = column(*session->recording(), "energy.impact").back();
        for (const double total : column(*session->recording(), "energy.total")) scale = std::max(scale, std::abs(total));
        for (const double scheme : column(*session->recording(), "energy.scheme")) worst = std::max(worst, std::abs(scheme));
        QVERIFY(impacts > 1e-3);
        QVERIFY2(worst <= 1e-9 * std::max(scale, 1.0), qPrintable(QString("%1 of %2").arg(worst).arg(scale)));
    }

    // The slope of errors over the tolerance.
    void errorsFollowTheTolerance() {
        double last = 1;
        for (double tolerance : {1e-6, 1e-8, 1e-10}) {
            auto session = start(parse(contact_scene(pendulum, "[[1]]", 0.7, "5 s", tolerance)));
            run_to(*session, 5);
            const auto hits = events_of(*session, EventKind::impact);
            QVERIFY(hits.size() > 4);
            const double error = std::abs(hits[4].time - 4.6016209811636241);
            QVERIFY2(error < 100 * tolerance && error < last, qPrintable(QString::number(error)));
            last = error + 1e-14;
        }
    }

    // Random chains of oscillators with stops, driven: between two events no gap is negative at any sample, the books close, no run hangs.
    void randomScenesMissNoEvent() {
        std::mt19937 random(11);
        const auto number = [&](double from, double to) { return std::uniform_real_distribution<double>(from, to)(random); };
        std::size_t total = 0;
        for (int trial = 0; trial < 100; ++trial) {
            const int n = 1 + trial % 6;
            std::string systems, contacts;
            for (int i = 0; i < n; ++i) {
                const std::string name = "m" + std::to_string(i);
                // Drawn one after the other: which operand of a sum is computed first is the compiler's choice.
                const double stiffness = number(1, 20), amplitude = number(0, 4), frequency = number(0.5, 9), mass = number(0.5, 2), q = number(0.0, 0.3), v = number(-1, 1);
                const double place = number(0.02, 0.3), e = trial % 4 == 0 ? 0.0 : number(0.2, 1);
                const std::string force = text(-stiffness) + "*" + name + ".q[0] - 0.1*" + name + ".v[0] + " + text(amplitude) + "*sin(" + text(frequency) + "*t)";
                systems += std::string(i ? ", " : "") + "\"" + name + "\": {\"kind\": \"lagrangian-nonlinear\", \"M\": [[" + text(mass) + "]], \"F\": [\"" + force + "\"], \"q\": [" + text(q) +
                           "], \"v\": [" + text(v) + "]}";
                contacts += std::string(i ? ", " : "") + stop("c" + std::to_string(i), name, place, e);
                if (i > 0) contacts += ", " + contact_between("p" + std::to_string(i), "m" + std::to_string(i - 1), name, 0.5, 0.5);
            }
            auto model = parse(scene_of(systems, contacts, "2 s", 1e-9));
            model.run.step = 0.005;
            auto session = start(model);
            const auto done = session->run_until(2);
            QVERIFY2(done, done ? "" : qPrintable(QString("trial %1: ").arg(trial) + QString::fromStdString(done.error().text())));
            for (std::size_t c = 0; c < session->recording()->catalogue().size(); ++c) {
                if (session->recording()->catalogue()[c].name.find(".y[") == std::string::npos) continue;
                std::vector<double> y(session->recording()->rows());
                session->recording()->copy(c, 0, y.size(), y.data());
                for (const double gap : y) QVERIFY2(gap > -1e-8, qPrintable(QString("trial %1: %2").arg(trial).arg(gap)));
            }
            total += session->recording()->impact_count();
        }
        QVERIFY2(total > 300, qPrintable(QString::number(total)));
    }

    void whatCannotBeDoneIsRefused_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const std::string& scene, const char* says) { QTest::newRow(name) << QString::fromStdString(scene) << says; };
        const std::string ball = R"j("lagrangian-linear", "M": [[1]], "F": ["-9.81"], "q": [1], "v": [0])j";
        row("overlap", contact_scene(R"j("lagrangian-linear", "M": [[1]], "q": [-0.003], "v": [0])j", "[[1]]", 0.5, "1 s"), "bodies overlap at the start");
        row("theta", contact_scene(ball, "[[1]]", 0.5, "1 s", 1e-10, R"j(, "theta": 0.7)j"), "\"theta\" is of time stepping");
        row("tolerance", contact_scene(ball, "[[1]]", 0.5, "1 s", 0.5), "outside [1e-14, 0.01]");
        row("step", contact_scene(ball, "[[1]]", 0.5, "1 s", 1e-10, R"j(, "max_step": "-1 s")j"), "the longest step is -1 s");
        row("compliance", scene_of(R"j("mass": {"kind": "lagrangian-linear", "M": [[1]], "F": ["-9.81"], "q": [1], "v": [0]})j",
                                   R"j("c": {"between": ["mass"], "relation": {"kind": "lagrangian-compliant", "h": ["mass.q[0] + c.lambda[0]/1000"]}, "law": {"kind": "complementarity"}})j", "1 s", 1e-10),
            "has no event-driven form yet");
        row("bodies beside systems", R"j({"saltus": 1, "title": "T", "bodies": {"ball": {"shapes": [{"kind": "sphere", "radius": 0.1}], "position": [0, 0, 1]}},
            "systems": {"m": {"kind": "lagrangian-linear", "M": [[1]], "q": [0], "v": [0]}}, "run": {"integrator": {"kind": "event-driven"}, "step": "1 ms", "end": "1 s"}})j",
            "takes bodies or systems of equations, and this scene has both");
    }
    void whatCannotBeDoneIsRefused() {
        QFETCH(QString, scene);
        QFETCH(QString, says);
        const std::string told = refusal(scene.toStdString());
        QVERIFY2(QString::fromStdString(told).contains(says), told.c_str());
    }

    void switchesWithoutEndAreTold() { // dry friction as a formula, at rest: no mode of the formula goes on
        auto session = start(parse(scene_of(R"j("mass": {"kind": "lagrangian-nonlinear", "M": [[1]], "F": ["-mass.q[0] - sign(mass.v[0])"], "q": [0.5], "v": [0.2]})j", "", "5 s", 1e-10)));
        const auto done = session->run_until(5);
        QVERIFY(!done);
        QVERIFY2(QString::fromStdString(done.error().text()).contains("without end"), done.error().text().c_str());
    }

    void eventsAreWrittenAsCsv() {
        auto session = start(parse(contact_scene(pendulum, "[[1]]", 0.7, "1 s")));
        run_to(*session, 1);
        const QStringList lines = QString::fromStdString(io::events_text(*session->recording())).split('\n');
        QCOMPARE(lines[0], QString("t,kind,object,row,u_before,u_after,p,mode"));
        const QStringList first = lines[1].split(',');
        QCOMPARE(first.size(), 8);
        QVERIFY(std::abs(first[0].toDouble() - 0.53478440013967221) < 1e-9);
        QCOMPARE(first[1], QString("impact"));
        QCOMPARE(first[2], QString("c"));
        QCOMPARE(first[3], QString("0"));
        QCOMPARE(first[7], QString("open"));
        model::Model stepped = parse(contact_scene(pendulum, "[[1]]", 0.7, "1 s"));
        stepped.run.integrator = model::IntegratorKind::moreau_jean, stepped.run.step = 1e-3, stepped.run.rtol = model::Run().rtol;
        auto other = start(stepped);
        run_to(*other, 1);
        const QStringList theirs = QString::fromStdString(io::events_text(*other->recording())).split('\n');
        QVERIFY(theirs.size() > 2 && theirs[1].contains(",impact,c,0,") && std::abs(theirs[1].split(',')[0].toDouble() - 0.5348) < 2e-3);
        QVERIFY2(theirs[1].endsWith(",open"), qPrintable(theirs[1])); // it bounces
        stepped = parse(contact_scene(R"j("lagrangian-linear", "M": [[1]], "F": ["-9.81"], "q": [0.1], "v": [0])j", "[[1]]", 0.0, "1 s"));
        stepped.run.integrator = model::IntegratorKind::moreau_jean, stepped.run.step = 1e-3, stepped.run.rtol = model::Run().rtol;
        auto rests = start(stepped);
        run_to(*rests, 1);
        const QStringList once = QString::fromStdString(io::events_text(*rests->recording())).split('\n');
        QVERIFY2(once[1].contains(",impact,c,0,") && once[1].endsWith(",closed"), qPrintable(once[1]));
    }

    // Handed over where flights get short, and back when it rests: what was lost is what there was, and the rest is the jump's, but for the step.
    void anAccumulationMayBeHandedToTimeStepping() {
        const std::string ball = R"j("lagrangian-linear", "M": [[1]], "F": ["-9.81 + 30*max(0, t - 1.6)"], "q": [1], "v": [0])j";
        model::Model model = parse(contact_scene(ball, "[[1]]", 0.5, "3 s", 1e-10, R"j(, "zeno": "time-stepping")j"));
        model.run.step = 0.01;
        model.run.record = {"mass.q[0]", "mass.v[0]", "c.force[0]", "energy.scheme", "energy.impact"};
        auto session = start(model);
        run_to(*session, 3);
        const auto over = events_of(*session, EventKind::handover);
        QCOMPARE(over.size(), std::size_t(2));
        QVERIFY(over[0].time > 1.34 && over[0].time < 1.3545709229571927 && over[0].mode == EventMode::none);
        QVERIFY(over[1].time > 1.3545709229571927 && over[1].time < 1.5 && over[1].mode == EventMode::closed);
        QVERIFY(events_of(*session, EventKind::accumulation).empty());
        const Recording& recording = *session->recording();
        const auto at = recording.row_at(1.55);
        QVERIFY(std::abs(column(recording, "mass.q[0]")[at]) < 1e-15 && std::abs(column(recording, "c.force[0]")[at] - g) < 1e-12);
        const double lost = column(recording, "energy.impact")[at];
        QVERIFY2(std::abs(lost - g) < 1e-4, qPrintable(QString::number(lost - g)));
        for (const double scheme : column(recording, "energy.scheme")) QVERIFY2(std::abs(scheme) < 1e-9, qPrintable(QString::number(scheme)));
        for (const double force : column(recording, "c.force[0]")) QVERIFY(force < 1.001 * g); // of steps too
        // pulled up from 1.6 s on: it leaves where that is more than its weight, exactly again
        const auto released = events_of(*session, EventKind::release);
        QVERIFY(!released.empty());
        QVERIFY2(std::abs(released.back().time - (1.6 + g / 30)) < 1e-9, qPrintable(QString::number(released.back().time - (1.6 + g / 30))));
        double before = 0;
        for (const RunEvent& event : recording.events()) QVERIFY(event.time >= std::exchange(before, event.time));
    }
    void aRunThatWasHandedOverIsRestoredWithTheSameBits() {
        const std::string ball = R"j("lagrangian-linear", "M": [[1]], "F": ["-9.81"], "q": [1], "v": [0])j";
        model::Model model = parse(contact_scene(ball, "[[1]]", 0.8, "5 s", 1e-10, R"j(, "zeno": "time-stepping")j"));
        model.run.step = 1e-3;
        auto one = start(model), other = start(model);
        run_to(*one, 5.0);
        const auto over = events_of(*one, EventKind::handover);
        QCOMPARE(over.size(), std::size_t(2));
        auto again = start(model);
        run_to(*again, 0.5 * (over[0].time + over[1].time)); // among the time steps
        QVERIFY(other->restore(again->snapshot()));
        run_to(*other, 5.0);
        const auto mine = events_of(*other, EventKind::handover);
        QCOMPARE(mine.size(), std::size_t(1));
        QVERIFY2(same(mine[0].time, over[1].time), qPrintable(QString::number(mine[0].time - over[1].time)));
        for (const char* name : {"mass.q[0]", "mass.v[0]", "c.y[0]", "c.force[0]"}) QVERIFY2(same(last(*other, name), last(*one, name)), name);
        QCOMPARE(other->state_hash(), one->state_hash());
    }

    void aParameterMayChangeWhileItRuns() {
        auto session = start(driven(scene("bouncing-ball"), 4, 0.01));
        run_to(*session, 0.3);
        QVERIFY(session->set_parameter("g", 1.62));
        // the ball goes on with what speed it has: v = -9.81 * 0.3 at h = 1 - 9.81 * 0.045
        const double v = -9.81 * 0.3, y = 1 - 9.81 * 0.045, t = 0.3 + (v + std::sqrt(v * v + 2 * 1.62 * y)) / 1.62;
        run_to(*session, 1);
        const auto hits = events_of(*session, EventKind::impact);
        QVERIFY(!hits.empty());
        QVERIFY2(std::abs(hits[0].time - t) < 1e-10, qPrintable(QString::number(hits[0].time - t)));
    }
    // What a parameter does to contacts is an event of its instant: a floor that is lowered leaves what lay on it, a smaller mu lets go what stuck.
    void aParameterTakesTheFloorAway() {
        model::Model model = parse(R"j({"saltus": 1, "title": "Test", "parameters": {"level": {"value": 0}, "mu": {"value": 0.5}},
            "systems": {"block": {"kind": "lagrangian-nonlinear", "M": [[1, 0], [0, 1]], "F": ["3", "-9.81"], "q": [0, 0], "v": [0, 0]}},
            "interactions": {"c": {"between": ["block"], "relation": {"kind": "lagrangian-scleronomous", "h": ["block.q[1] - level"], "tangent": ["block.v[0]"]},
                                   "law": {"kind": "newton-impact-friction", "e": 0, "mu": "mu"}}},
            "run": {"integrator": {"kind": "event-driven"}, "step": "10 ms", "end": "2 s"}})j");
        auto session = start(model);
        run_to(*session, 0.2);
        QVERIFY(session->set_parameter("level", -0.1));
        run_to(*session, 1);
        const auto released = events_of(*session, EventKind::release), hits = events_of(*session, EventKind::impact);
        QCOMPARE(released.size(), std::size_t(1));
        QCOMPARE(released[0].time, session->recording()->parameter_changes().at(0).time);
        QCOMPARE(hits.size(), std::size_t(1));
        QVERIFY2(std::abs(hits[0].time - 0.2 - std::sqrt(0.2 / 9.81)) < 1e-12, qPrintable(QString::number(hits[0].time, 'g', 15)));
        QVERIFY(std::abs(last(*session, "block.q[1]") + 0.1) < 1e-14);

        const double resting = session->time();
        const auto pushed = session->set_parameter("level", 0.1); // into the block: refused, and the run goes on as it was
        QVERIFY(!pushed && pushed.error().message.find("pushes bodies into each other") != std::string::npos && pushed.error().remedy.find("initial") == std::string::npos);
        run_to(*session, resting + 0.1);
        QVERIFY(std::abs(last(*session, "block.q[1]") + 0.1) < 1e-14);

        auto other = start(model);
        run_to(*other, 0.2);
        QVERIFY(other->set_parameter("mu", 0.1));
        run_to(*other, 0.5);
        QVERIFY(other->set_parameter("mu", 0.5));
        run_to(*other, 1.5);
        const auto slips = events_of(*other, EventKind::slip), sticks = events_of(*other, EventKind::stick);
        const double v = 0.3 * (3 - 0.981), stops = 0.5 + v / (0.5 * 9.81 - 3);
        QCOMPARE(slips.size(), std::size_t(1));
        QVERIFY(std::abs(slips[0].time - 0.2) < 1e-15);
        QCOMPARE(sticks.size(), std::size_t(1));
        QVERIFY2(std::abs(sticks[0].time - stops) < 1e-12, qPrintable(QString::number(sticks[0].time, 'g', 15)));
    }
    void impactsThatAreTooManyAreToldWithPlaceAndRemedy() {
        auto session = start(parse(contact_scene("\"lagrangian-linear\", \"M\": [[1]], \"q\": [0.5], \"v\": [-250000]", "[[1], [-1]], \"b\": [0, 1]", 1.0, "2 s", 1e-10, R"j(, "zeno": "count")j")));
        Result<void> outcome;
        while (outcome && session->time() < 2) outcome = session->step();
        QVERIFY(!outcome);
        const std::string told = outcome.error().text();
        QVERIFY2(told.find("more than 100000 impacts within 1 s at t = 0.") != std::string::npos && told.find("'c[") != std::string::npos && told.find("\"zeno\": \"jump\"") != std::string::npos, told.c_str());
    }
    // Which guards are looked at in samples alone, and what makes these denser.
    void whatIsOnlySampledIsTold() {
        const auto says = [](const std::string& scene) { return start(parse(scene))->statistics().solver; };
        const std::string run = R"(, "run": {"integrator": {"kind": "event-driven"}, "step": "10 ms", "end": "1 s"}})", mass = R"({"saltus": 1, "systems": {"m": {"kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "q": [1, 0], "v": [0, 0]}})",
                          row = R"(, "interactions": {"r": {"between": ["m"], "relation": {"kind": "lagrangian-linear", "H": [[1, 0]], "b": [-1]}, "law": )";
        const std::string stop = says(mass + row + R"({"kind": "newton-impact", "e": 0}}})" + run), held = says(mass + row + R"({"kind": "equality"}}})" + run), nothing = says(mass + run);
        const std::string ball = says(R"({"saltus": 1, "world": {"planar": true, "gravity": [0, -9.81]}, "contacts": {"c": {"e": 0.5}}, "bodies": {"ground": {"fixed": true, "shapes": [{"kind": "half-space"}]},
                                      "ball": {"mass": 1, "inertia": [0.1], "position": [0, 1], "shapes": [{"kind": "disc", "radius": 0.1}]}})" + run);
        QVERIFY2(stop.find("; forces are looked at ten times a step (smaller max_step: more often)") != std::string::npos, stop.c_str());
        QVERIFY2(ball.find("; gaps and forces of bodies are looked at ten times a step (smaller max_step: more often)") != std::string::npos, ball.c_str());
        for (const std::string& one : {held, nothing}) QVERIFY2(one.find("looked at") == std::string::npos, one.c_str());
    }
};

QTEST_APPLESS_MAIN(TestEventDrivenRuns)
#include "test_event_driven_runs.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Run both: B goes along with A with one thing different, and what they have in common and apart is told rightly: against closed
// forms of oscillators and balls, and the known order of the scheme.
#include "ui/run/divergence.h"
#include "ui/run/event_match.h"
#include "ui/run/run_controller.h"
#include "ui/run/second_run.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <functional>
#include <limits>

using namespace saltus;
using namespace saltus::ui;

namespace {

// A ball dropped from 1 m onto a floor, e = 0.8; with k > 0 a mass on a spring that meets nothing.
model::Model scene(double h, double k = 0.0) {
    model::Model m;
    model::Parameter g;
    g.name = "g";
    g.value = k > 0.0 ? 0.0 : 9.81;
    g.range = {{0.0, 100.0}};
    m.parameters.push_back(g);
    model::System s;
    s.name = "ball";
    model::LagrangianLinear kind;
    kind.M = {{1.0}};
    if (k > 0.0) kind.K = {{k}};
    kind.F = {"-g"};
    kind.q = {1.0};
    kind.v = {0.0};
    s.kind = kind;
    m.systems.push_back(s);
    model::Interaction i;
    i.name = "floor";
    i.between = {"ball"};
    i.relation = model::LagrangianLinearRelation{{{1.0}}, {k > 0.0 ? 10.0 : 0.0}, {}, {}};
    i.law = model::NewtonImpactLaw{0.8};
    m.interactions.push_back(i);
    m.run.step = h;
    m.run.end = 10.0;
    return m;
}

Variation of(const char* object, model::Owner owner, model::Key key, const char* text) { return {object, {owner, key}, text, QString::fromLatin1(text)}; }
const Variation kHalf = of("", model::Owner::part, model::Key::step, "0.5 ms");

bool loads(RunController& run, const model::Model& model) {
    run.load(model);
    return QTest::qWaitFor([&] { return run.poll(), run.canRun(); }, 20000);
}
bool stepsTo(RunController& run, double time) {
    run.stepForward(static_cast<int>(std::llround((time - run.frame()->time) / run.stepSize())));
    return QTest::qWaitFor([&] { return run.poll(), std::abs(run.frame()->time - time) < 0.4 * run.stepSize(); }, 20000);
}
bool catchesUp(SecondRun& second) {
    return QTest::qWaitFor([&] { return second.tick(), second.recording() && !second.behind(); }, 20000);
}
double at(const Recording& r, const char* signal, double time) { return valueAt(r, *r.catalogue().find(signal), time); }

std::shared_ptr<Recording> hits(std::initializer_list<double> times, double until, const char* contact = "floor") {
    Catalogue c;
    c.add({"t", "t", "s", Quantity::time, ""});
    c.add({"x", "x", "m", Quantity::position, ""});
    auto r = std::make_shared<Recording>(c, std::vector<std::string>{contact}, std::vector<std::string>{}, std::vector<double>{});
    for (const double t : times) {
        Impact i;
        i.time = t;
        r->add_impact(i);
    }
    for (int k = 0; k <= 100; ++k) {
        const double row[] = {until * k / 100.0, std::sin(until * k / 100.0)};
        if (!r->append(row)) std::abort();
    }
    return r;
}

} // namespace

// x = sin t, and beside it what a function adds.
std::shared_ptr<Recording> wave(double until, const std::function<double(double)>& more) {
    Catalogue c;
    c.add({"t", "t", "s", Quantity::time, ""});
    c.add({"x", "x", "m", Quantity::position, ""});
    auto r = std::make_shared<Recording>(c, std::vector<std::string>{}, std::vector<std::string>{}, std::vector<double>{});
    for (int k = 0; k <= 4000; ++k) {
        const double t = until * k / 4000.0, row[] = {t, std::sin(t) + more(t)};
        if (!r->append(row)) std::abort();
    }
    return r;
}

class TestSecondRun : public QObject {
    Q_OBJECT
private slots:
    // A difference of 1e-9 that doubles in half a second, until it is as large as the motion; 2^(2 t) 1e-9 = 0.5 at t = 14.45 s.
    void theDoublingTimeOfAChaoticMotionIsTold() {
        const auto none = [](double) { return 0.0; };
        const auto chaotic = [](double t) { return 1e-9 * std::exp2(2 * t) * std::cos(9 * t); };
        const auto grown = divergence(*wave(12, none), *wave(12, chaotic), "x");
        QVERIFY(grown);
        QVERIFY2(std::abs(grown->doubling - 0.5) < 0.02, qPrintable(QString::number(grown->doubling)));
        QVERIFY2(std::abs(grown->until - 14.45) < 0.5, qPrintable(QString::number(grown->until)));
        const auto over = divergence(*wave(20, none), *wave(20, [](double t) { return std::min(1.0, 1e-9 * std::exp2(2 * t)) * std::cos(9 * t); }), "x");
        QVERIFY(over && std::abs(over->doubling - 0.5) < 0.03 && std::abs(over->until - 14.45) < 1.0);
        // the growth is told of long runs too, where it was over at their beginning
        const auto early = divergence(*wave(400, none), *wave(400, [](double t) { return std::min(1.0, 1e-9 * std::exp2(2 * t)) * std::cos(9 * t); }), "x");
        QVERIFY(early);
        QVERIFY2(std::abs(early->doubling - 0.5) < 0.03 && std::abs(early->until - 14.45) < 1.0, qPrintable(QString("%1 %2").arg(early->doubling).arg(early->until)));
        // regular motions part by a power of time, or not at all
        QVERIFY(!divergence(*wave(12, none), *wave(12, [](double t) { return 1e-6 * t * t; }), "x"));
        QVERIFY(!divergence(*wave(12, none), *wave(12, [](double t) { return 1e-3 * std::cos(7 * t); }), "x"));
        QVERIFY(!divergence(*wave(12, none), *wave(12, none), "x"));
    }
    void bGoesAsFarAsAWithItsOwnStep() {
        RunController run;
        SecondRun second(run);
        QSignalSpy changed(&second, &SecondRun::changed);
        QVERIFY(loads(run, scene(1e-3)));
        QVERIFY(second.begin(scene(1e-3), kHalf));
        QVERIFY(stepsTo(run, 0.4));
        QVERIFY(catchesUp(second));
        QVERIFY(changed.count() >= 2);
        QCOMPARE(second.step(), 5e-4);
        QVERIFY2(std::abs(second.time() - 0.4) < 1e-9, qPrintable(QString::number(second.time())));
        // Free fall, exact for theta = 1/2 at steps but for round-off.
        QVERIFY(std::abs(at(*second.recording(), "ball.q[0]", 0.4) - (1.0 - 0.5 * 9.81 * 0.16)) < 1e-12);
        QVERIFY(stepsTo(run, 1.0));
        QVERIFY(catchesUp(second));
        QVERIFY(std::abs(second.time() - 1.0) < 1e-9);
        second.end();
        QVERIFY(!second.active() && !second.recording());
    }

    void bMakesTheChangesOfAAtTheSameTimes() {
        RunController run;
        SecondRun second(run);
        QVERIFY(loads(run, scene(1e-3)));
        QVERIFY(second.begin(scene(1e-3), kHalf));
        QVERIFY(stepsTo(run, 0.2));
        run.setParameter(QStringLiteral("g"), 1.0);
        QVERIFY(stepsTo(run, 0.4));
        QVERIFY(catchesUp(second));
        const double v = -9.81 * 0.2, q = 1.0 - 0.5 * 9.81 * 0.04 + v * 0.2 - 0.5 * 0.04;
        QVERIFY2(std::abs(at(*second.recording(), "ball.q[0]", 0.4) - q) < 1e-12, qPrintable(QString::number(at(*second.recording(), "ball.q[0]", 0.4) - q)));
    }

    void aParameterOrALawMayBeDifferent() {
        RunController run;
        SecondRun second(run);
        QVERIFY(loads(run, scene(1e-3)));
        QVERIFY(second.begin(scene(1e-3), of("g", model::Owner::part, model::Key::value, "1.62")));
        QVERIFY(stepsTo(run, 0.4));
        QVERIFY(catchesUp(second));
        QVERIFY(std::abs(at(*second.recording(), "ball.q[0]", 0.4) - (1.0 - 0.5 * 1.62 * 0.16)) < 1e-12);
        QVERIFY(second.begin(scene(1e-3), of("floor", model::Owner::law, model::Key::e, "0.5")));
        QVERIFY(stepsTo(run, 0.6));
        QVERIFY(catchesUp(second));
        const Impact hit = second.recording()->impact(0);
        QVERIFY2(std::abs(hit.velocity_after + 0.5 * hit.velocity_before) < 1e-12, "e = 0.5 in B");
        QVERIFY(std::abs(run.recording()->impact(0).velocity_after + 0.8 * run.recording()->impact(0).velocity_before) < 1e-12);
    }

    // Another value is no other program, in whatever unit it is typed; another law is.
    void aVariedParameterTakesTheProgramOfA() {
        RunController run;
        SecondRun second(run);
        model::Model a = scene(1e-3);
        a.parameters[0].value = "9.81 m/s^2";
        a.parameters[0].range.reset();
        QVERIFY(loads(run, a));
        const std::shared_ptr<const Program> program = run.program();
        QVERIFY(program);
        run.setParameter(QStringLiteral("g"), 3.0); // A's own program all the same
        QVERIFY(stepsTo(run, 0.1));
        const long alone = program.use_count();
        QVERIFY(second.begin(a, of("g", model::Owner::part, model::Key::value, "162 cm/s^2")));
        QVERIFY(catchesUp(second));
        QVERIFY(program.use_count() > alone);
        QVERIFY(std::abs(at(*second.recording(), "ball.q[0]", 0.1) - (1.0 - 0.5 * 1.62 * 0.01)) < 1e-12);
        QVERIFY(second.begin(a, of("floor", model::Owner::law, model::Key::e, "0.5")));
        QVERIFY(catchesUp(second));
        QCOMPARE(program.use_count(), alone);
        run.reset();
        QVERIFY(QTest::qWaitFor([&] { return run.poll(), run.frame() && run.frame()->step == 0; }, 20000));
        QCOMPARE(run.program(), program);
    }

    void whatCannotBeIsRefusedWithAReason() {
        RunController run;
        SecondRun second(run);
        QVERIFY(loads(run, scene(1e-3)));
        for (const Variation& wrong : {of("nobody", model::Owner::part, model::Key::value, "1"), of("", model::Owner::part, model::Key::step, "five"),
                                       of("floor", model::Owner::law, model::Key::e, "")}) {
            const auto begun = second.begin(scene(1e-3), wrong);
            QVERIFY2(!begun && !begun.error().message.empty(), wrong.text.c_str());
            QVERIFY(!second.active());
        }
        // A run that cannot be made is told, and B is over.
        QSignalSpy failed(&second, &SecondRun::failed);
        QVERIFY(second.begin(scene(1e-3), of("", model::Owner::part, model::Key::step, "-1 ms")) ? QTest::qWaitFor([&] { return second.tick(), failed.count() > 0; }, 20000) : true);
        QVERIFY(!second.active());
    }

    void impactsArePairedByContactAndOrder() {
        EventMatch match;
        match.set(hits({0.1, 0.5, 0.9}, 1.0), hits({0.1004, 0.4996, 0.9}, 1.0), 1e-3);
        QVERIFY(match.take());
        QCOMPARE(match.matched(), std::size_t{3});
        QVERIFY(!match.first());
        QVERIFY(!match.take());
        // The second one comes later in B.
        match.set(hits({0.1, 0.5, 0.9}, 1.0), hits({0.1, 0.503, 0.9}, 1.0), 1e-3);
        match.take();
        QVERIFY(match.first() && match.first()->time == 0.5 && match.first()->order == 2 && *match.first()->b == 0.503 && *match.first()->impact_a == 1);
        QCOMPARE(match.matched(), std::size_t{1});
        // Missing in B, which has gone on; and not yet judged where B has not come so far.
        match.set(hits({0.1, 0.5}, 1.0), hits({0.1}, 1.0), 1e-3);
        match.take();
        QVERIFY(match.first() && match.first()->a && !match.first()->b);
        match.set(hits({0.1, 0.5}, 1.0), hits({0.1}, 0.4), 1e-3);
        match.take();
        QVERIFY(!match.first());
        // Missing in A; and of another contact.
        match.set(hits({}, 1.0), hits({0.3}, 1.0), 1e-3);
        match.take();
        QVERIFY(match.first() && !match.first()->a && *match.first()->b == 0.3);
        match.set(hits({0.3}, 1.0, "floor"), hits({0.3}, 1.0, "wall"), 1e-3);
        match.take();
        QCOMPARE(match.matched(), std::size_t{0});
        QVERIFY(match.first());
    }

    // Looked for near the last one, a row is the same as looked for in all: forwards, backwards, with rows at one instant, at both ends.
    void aGuessFindsTheSameRow() {
        const auto r = hits({0.3, 0.3, 0.71}, 1.0);
        for (const double advance : {0.0004, 0.003, 0.01, 0.013, 0.17, -0.0007, -0.02, -0.4}) {
            RowGuess guess;
            for (int k = 0; k < 2600; ++k) {
                const double time = advance > 0.0 ? k * advance : 1.0 + k * advance;
                if (time < 0.0 || time > 1.0) break;
                QCOMPARE(guess.find(*r, r->rows(), time), r->row_at(time));
            }
        }
        RowGuess guess;
        for (const std::size_t row : {std::size_t{0}, r->rows() - 1, std::size_t{1}, r->rows() / 2, std::size_t{0}})
            QCOMPARE(guess.find(*r, r->rows(), r->value(0, row)), r->row_at(r->value(0, row)));
    }

    void valuesBetweenRowsLieOnTheLine() {
        const auto r = hits({}, 1.0);
        QVERIFY(std::abs(valueAt(*r, 1, 0.505) - 0.5 * (std::sin(0.5) + std::sin(0.51))) < 1e-15);
        QVERIFY(valueAt(*r, 1, r->value(0, 37)) == r->value(1, 37)); // a row of its own, bit for bit
        QVERIFY(std::isnan(valueAt(*r, 1, 1.5)) && std::isnan(valueAt(*r, 1, -0.1)));
        QVERIFY(*largestDifference(*r, *r, "x", 1.0) == 0.0);
        QVERIFY(!largestDifference(*r, *r, "y", 1.0));
    }

    // q = cos(w t): the scheme with theta = 1/2 is of order 2, with theta = 1 of order 1.
    void halvedStepsTellTheOrderOfTheScheme() {
        for (const double theta : {0.5, 1.0}) {
            std::shared_ptr<const Recording> runs[3];
            for (int k = 0; k < 3; ++k) {
                RunController run;
                model::Model m = scene(1e-3 / (1 << k), 100.0); // small enough for its first term to rule
                m.run.theta = theta;
                QVERIFY(loads(run, m));
                QVERIFY(stepsTo(run, 0.6));
                runs[k] = run.recording();
            }
            const auto coarse = largestDifference(*runs[0], *runs[1], "ball.q[0]", 0.6), fine = largestDifference(*runs[1], *runs[2], "ball.q[0]", 0.6);
            QVERIFY(coarse && fine);
            const auto order = observedOrder(*coarse, *fine);
            QVERIFY2(order && std::abs(*order - (theta == 0.5 ? 2.0 : 1.0)) < 0.1, qPrintable(QString::number(order.value_or(-1.0))));
        }
    }
};

QTEST_MAIN(TestSecondRun)
#include "test_second_run.moc"

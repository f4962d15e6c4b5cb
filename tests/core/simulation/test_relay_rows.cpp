// SPDX-License-Identifier: GPL-3.0-or-later
// Bounds of a relay by row: the numbers of the same rows as interactions of their own.
#include "tests/core/simulation/runs.h"

#include <QtTest>

#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

std::string scene_with(const std::string& interactions) {
    return R"j({ "saltus": 1, "title": "Relays",
      "systems": { "plant": { "kind": "first-order-linear", "A": [[-1, 1], [0, -2]], "b": ["3*cos(t)", 1], "x": [2, -1] } },
      "run": { "step": 0.01, "end": 4, "record": ["plant.x[0]", "plant.x[1]"] },
      "interactions": {)j" + interactions + "} }";
}

std::string together(const std::string& lower, const std::string& upper) {
    return scene_with(R"j("relays": { "between": ["plant"], "relation": { "kind": "first-order-linear", "C": [[1, 0], [0, 1]], "B": [[2, 0], [0, 3]] },
        "law": { "kind": "relay", "lower": )j" + lower + ", \"upper\": " + upper + " } }");
}

const char* const kWatch = R"j({ "saltus": 1, "title": "Watch", "systems": { "p": { "kind": "first-order-linear", "A": [[-1]], "x": [1] } },
  "interactions": { "watch": { "between": ["p"], "relation": { "kind": "first-order-linear", "C": [[1]], "e": [-0.5], "B": [[0]] },
                               "law": { "kind": "relay", "lower": -1, "upper": 1 } } },
  "run": { "step": "1 ms", "end": 2, "record": ["p.x[0]", "watch.lambda[0]"] } })j";

} // namespace

class TestRelayRows : public QObject {
    Q_OBJECT

private slots:
    void oneInteractionWithBoundsByRowIsTwoWithTheirOwn() {
        const auto one = start(parse(together("[-1, -0.25]", "[0.5, 2]")));
        const auto two = start(parse(scene_with(
            R"j("a": { "between": ["plant"], "relation": { "kind": "first-order-linear", "C": [[1, 0]], "B": [[2], [0]] }, "law": { "kind": "relay", "lower": -1, "upper": 0.5 } },
               "b": { "between": ["plant"], "relation": { "kind": "first-order-linear", "C": [[0, 1]], "B": [[0], [3]] }, "law": { "kind": "relay", "lower": -0.25, "upper": 2 } })j")));
        run_to(*one, 4.0);
        run_to(*two, 4.0);
        for (const char* name : {"plant.x[0]", "plant.x[1]"}) {
            const auto x = column(*one->recording(), name), y = column(*two->recording(), name);
            QCOMPARE(x.size(), y.size());
            for (std::size_t k = 0; k < x.size(); ++k) QVERIFY(std::abs(x[k] - y[k]) < 1e-13);
        }
    }

    // Steps that reach the origin rest there, whatever their length: what is left of the state then is rounding of the relays' range, later of the smallest
    // numbers that there are, and no residual.
    void twoRelaysRestAtTheOriginWithAnyStep() {
        for (const double step : {1e-3, 0.95e-3, 0.93e-3, 0.87e-3, 0.79e-3, 0.61e-3, 0.4e-3}) {
            model::Model model = scene("filippov");
            model.run.step = step, model.run.end = 2.0;
            model.run.record.clear();
            const auto session = start(model);
            run_to(*session, 2.0);
            QVERIFY2(column(*session->recording(), "t").back() > 2.0 - step, qPrintable(QString::number(step)));
            for (const char* name : {"state.x[0]", "state.x[1]"}) QVERIFY(std::abs(column(*session->recording(), name).back()) <= 600 * step);
        }
    }

    // Nothing is moved by it: it tells on which side y is, and a formula may read that.
    void aRelayThatWatchesIsASwitch() {
        for (const auto integrator : {model::IntegratorKind::euler_moreau, model::IntegratorKind::event_driven}) {
            model::Model model = parse(kWatch);
            model.run.integrator = integrator;
            const auto session = start(model);
            bool told = false;
            for (const Notice& notice : session->recording()->notices()) told = told || notice.message.find("acts on no state") != std::string::npos;
            QVERIFY(told);
            run_to(*session, 2.0);
            const auto t = column(*session->recording(), "t"), lambda = column(*session->recording(), "watch.lambda[0]"), x = column(*session->recording(), "p.x[0]");
            for (std::size_t k = 1; k < t.size(); ++k)
                if (std::abs(t[k] - std::log(2.0)) > 2e-3) QCOMPARE(lambda[k], t[k] < std::log(2.0) ? -1.0 : 1.0);
            QVERIFY(std::abs(x.back() - std::exp(-2.0)) < 1e-3);
        }
    }

    void oneBoundStandsForAllRows() {
        const auto all = start(parse(together("-1", "0.5"))), each = start(parse(together("[-1, -1]", "[0.5, 0.5]"))), mixed = start(parse(together("-1", "[0.5, 0.5]")));
        for (const auto* session : {&all, &each, &mixed}) run_to(**session, 4.0);
        QCOMPARE(all->state_hash(), each->state_hash());
        QCOMPARE(all->state_hash(), mixed->state_hash());
    }

    void aListThatDoesNotFitIsRefused() {
        const auto told = [](const std::string& text) {
            const auto model = io::parse_scene(text, "test.saltus");
            return model ? std::string() : text_of(model.error());
        };
        const std::string few = told(together("[-1, -1, -1]", "1")), none = told(together("-1", "[]")), reversed = told(together("[-1, 3]", "[1, 2]"));
        QVERIFY2(few.find("lower has 3 entries, but the relation has 2 rows") != std::string::npos, few.c_str());
        QVERIFY2(none.find("upper has 0 entries") != std::string::npos, none.c_str());
        QVERIFY2(reversed.find("lower = 3 is above upper = 2") != std::string::npos && reversed.find("law.lower[1]") != std::string::npos, reversed.c_str());
    }

    void theWriterKeepsBothForms() {
        for (const char* bounds : {"-2", "[-2, -3]"}) {
            const auto model = parse(together(bounds, "5"));
            const std::string text = io::scene_text(model);
            QVERIFY2(text.find(std::string("\"lower\": ") + bounds) != std::string::npos, text.c_str());
            QVERIFY(parse(text) == model);
        }
    }
};

QTEST_APPLESS_MAIN(TestRelayRows)
#include "test_relay_rows.moc"

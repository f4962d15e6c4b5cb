// SPDX-License-Identifier: GPL-3.0-or-later
// Forces that contacts share in more than one way, by the active set that was asked for.
#include "tests/core/simulation/runs.h"

#include <QtTest>

#include <cmath>

using namespace saltus;
using namespace saltus::testing;

class TestSharedForces : public QObject {
    Q_OBJECT

private slots:
    // A rod falls on two unequal feet with friction: both stick, and how they share the tangential force is not unique. By the active set that was asked for as by what
    // solves it otherwise.
    void anActiveSetSharesWhatIsNotUnique_data() {
        QTest::addColumn<QString>("feet");
        QTest::addColumn<double>("mu");
        QTest::addColumn<double>("push");
        QTest::newRow("pushed") << R"("H": [[0, 1, -0.5], [0, 1, 0.8]], "T": [[1, 0, 0.2], [1, 0, 0.2]])" << 0.5 << 3.0;
        QTest::newRow("not pushed") << R"("H": [[0, 1, -0.5], [0, 1, 0.5]], "T": [[1, 0, 0.1], [1, 0, 0.1]])" << 0.5 << 0.0;
        QTest::newRow("rough") << R"("H": [[0, 1, -0.5], [0, 1, 0.5]], "T": [[1, 0, 0.2], [1, 0, 0.2]])" << 1.0 << 3.0;
    }
    void anActiveSetSharesWhatIsNotUnique() {
        QFETCH(QString, feet);
        QFETCH(double, mu);
        QFETCH(double, push);
        std::vector<double> found[2];
        for (const bool asked : {false, true}) {
            const auto session = start(parse(QString(R"j({ "saltus": 1, "title": "Rod",
              "systems": { "rod": { "kind": "lagrangian-linear", "M": [[1, 0, 0], [0, 1, 0], [0, 0, 0.1]], "F": [%3, -9.81, 0], "q": [0, 0.1, 0.05], "v": [0, 0, 0] } },
              "interactions": { "feet": { "between": ["rod"], "relation": { "kind": "lagrangian-linear", %1 }, "law": { "kind": "newton-impact-friction", "e": 0, "mu": %2 } } },
              "run": { "solver": { "kind": "%4" }, "step": "1 ms", "end": 1, "record": ["rod.q[0]", "rod.q[1]", "rod.q[2]"] } })j")
                                                 .arg(feet).arg(mu).arg(push).arg(asked ? "active-set" : "automatic").toStdString()));
            run_to(*session, 1.0);
            for (const char* name : {"rod.q[0]", "rod.q[1]", "rod.q[2]"}) found[asked].push_back(column(*session->recording(), name).back());
            QVERIFY(session->statistics().worst_residual < 1e-9);
        }
        for (std::size_t k = 0; k < 3; ++k) QVERIFY2(std::abs(found[0][k] - found[1][k]) < 1e-9, qPrintable(QString::number(found[0][k] - found[1][k])));
    }

    // Where the set contradicts itself (the feet bounce, and still stick) the method has no answer, and says which has.
    void whatAnActiveSetCannotSolveNamesAnotherSolver() {
        const char* const text = R"j({ "saltus": 1, "title": "Rod",
          "systems": { "rod": { "kind": "lagrangian-linear", "M": [[1, 0, 0], [0, 1, 0], [0, 0, 0.1]], "F": [3, -9.81, 0], "q": [0, 0.1, 0], "v": [0, 0, 0.3] } },
          "interactions": { "feet": { "between": ["rod"], "relation": { "kind": "lagrangian-linear", "H": [[0, 1, -0.36450212213715605], [0, 1, 0.5]], "T": [[1, 0, 0.1], [1, 0, 0.3]] },
                                      "law": { "kind": "newton-impact-friction", "e": 0.5, "mu": 1 } } },
          "run": { "solver": { "kind": "%" }, "step": "1 ms", "end": 1, "record": ["rod.q[0]"] } })j";
        for (const char* solver : {"active-set", "automatic"}) {
            const auto session = start(parse(QString(text).replace('%', solver).toStdString()));
            const auto ran = session->run_steps(1000);
            QCOMPARE(ran.has_value(), solver == std::string("automatic"));
            if (!ran) QVERIFY2(ran.error().text().find("choose \"solver\": { \"kind\": \"automatic\" }") != std::string::npos, ran.error().text().c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestSharedForces)
#include "test_shared_forces.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// 300 mechanisms made by chance; the program check_random_events (target `long`) takes 10,000 and more.
#include "tests/core/simulation/event_checks.h"

#include <QtTest>

using namespace saltus;
using namespace saltus::testing;

class TestRandomEvents : public QObject {
    Q_OBJECT

private slots:
    // Friction that a stop holds in its place, still or moving; a body without room between two stops; an accumulation whose end two runs take from one
    // impact to the next; a contact that an impact elsewhere lets go.
    void theHardOnes() {
        for (const unsigned seed : {637u, 1407u, 3646u, 4511u, 8097u, 9855u}) {
            const Verdict verdict = examine(seed, 1000);
            QVERIFY2(verdict.fault.empty() && verdict.refusal.empty(), qPrintable(QString("%1: %2 %3").arg(seed).arg(verdict.fault.c_str(), verdict.refusal.c_str())));
            QVERIFY(verdict.compared > 10);
        }
    }
    void noMechanismMissesAnEvent() {
        constexpr unsigned count = 300;
        std::size_t events = 0, compared = 0;
        int refused = 0, faults = 0;
        for (unsigned seed = 1; seed <= count; ++seed) {
            const Verdict verdict = examine(seed, 400);
            events += verdict.events, compared += verdict.compared;
            if (!verdict.refusal.empty()) {
                ++refused;
                qInfo("%u refused: %s", seed, verdict.refusal.c_str());
            }
            if (verdict.fault.empty()) continue;
            ++faults;
            qWarning("%u: %s", seed, verdict.fault.c_str());
        }
        qInfo("%zu events, %zu of them compared, %d refused", events, compared, refused);
        QCOMPARE(faults, 0);
        QVERIFY(events > 3000 && 10 * compared > 3 * events);
        QVERIFY(refused <= 3);
    }
};

QTEST_APPLESS_MAIN(TestRandomEvents)
#include "test_random_events.moc"

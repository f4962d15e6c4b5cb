// SPDX-License-Identifier: GPL-3.0-or-later
// All lines of a run write into one file: kept ones go before the present one loses rows.
#include "core/io/scene_file.h"
#include "core/session.h"
#include "ui/run/run_controller.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace saltus;
using namespace saltus::ui;

namespace {

const char* const kBall = R"j({ "saltus": 1, "title": "Ball", "parameters": { "g": { "value": 9.81, "range": [0, 100], "pinned": true } },
  "systems": { "ball": { "kind": "lagrangian-linear", "M": [[1]], "F": ["-g"], "q": [1], "v": [0] } },
  "interactions": { "floor": { "between": ["ball"], "relation": { "kind": "lagrangian-linear", "H": [[1]] }, "law": { "kind": "newton-impact", "e": 0.8 } } },
  "run": { "step": "0.1 ms", "end": 10 } })j";

} // namespace

class TestLineRoom : public QObject {
    Q_OBJECT

private slots:
    void theOldestLineGoesBeforeThePresentOneIsThinned() {
        constexpr std::size_t mega = std::size_t{1} << 20;
        const auto model = io::parse_scene(kBall, "ball.saltus");
        QVERIFY(model);
        RunController run;
        RecordingLimits limits;
        limits.memory = 12 * mega;
        limits.disk = 64 * mega;
        run.setLimits(limits);
        run.load(*model);
        QTRY_VERIFY_WITH_TIMEOUT((run.poll(), run.canRun()), 20000);
        run.setWantedSpeed(std::numeric_limits<double>::infinity());
        run.play();
        QTRY_VERIFY_WITH_TIMEOUT((run.poll(), run.recording()->spilled_bytes() > 20 * mega), 60000);
        run.goTo(1.0);
        QTRY_VERIFY_WITH_TIMEOUT((run.poll(), std::abs(run.frame()->time - 1.0) < 0.4 * run.stepSize()), 20000);
        run.setParameter(QStringLiteral("g"), 5.0);
        run.stepForward(1); // makes the line
        QTRY_COMPARE((run.poll(), run.lines().size()), std::size_t{2});
        QVERIFY(run.recording()->file_bytes() >= 20 * mega); // of the line beside it
        run.setWantedSpeed(25.0); // slow enough for a pause to come before the disk is full
        run.play();
        std::size_t most = 0;
        QTRY_VERIFY_WITH_TIMEOUT((run.poll(), most = std::max(most, run.recording()->file_bytes()), run.recording()->spilled_bytes() > 45 * mega), 60000);
        run.pause();
        QTRY_COMPARE((run.poll(), run.state()), RunState::paused);
        QCOMPARE(run.lines().size(), std::size_t{1});
        QCOMPARE(run.linesDropped(), 1);
        QCOMPARE(run.recording()->thinned_rows(), std::size_t{0}); // nothing of the present one
        QVERIFY2(most <= *limits.disk, qPrintable(QString::number(most / mega)));
    }
};
QTEST_GUILESS_MAIN(TestLineRoom)
#include "test_line_room.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Command lines that cannot be meant.
#include "tests/cli/program.h"

using namespace saltus::testing;

class TestCliArguments : public QObject, Program {
    Q_OBJECT
private slots:
    void init() { begin(); }
    void anUnknownCommandOrOptionIsWrongInput() {
        STATUS(run({}), 1);
        STATUS(run({"fly"}), 1);
        STATUS(run({"run"}), 1);
        STATUS(run({"run", kCam, "--nonsense"}), 1);
        STATUS(run({"run", kCam, "--every", "0"}), 1);
        STATUS(run({"run", kCam, "--every", "many"}), 1);
    }

    void anEmptyTextIsNotTakenForNothing() {
        for (const char* option : {"--until", "--step", "--memory", "--solver", "--output", "--report", "--events", "--bundle", "--record", "--set", "--change", "--every"}) {
            for (const QStringList& given : {QStringList{option, ""}, QStringList{option + QString("=")}}) {
                const Ran ran = run(QStringList{"run", kCam, "--set", "run.step=1 ms"} + given);
                STATUS(ran, 1);
                SAYS(ran.err, option);
                QVERIFY(ran.out.isEmpty());
            }
        }
        for (const char* list : {",", " , ,", " "}) {
            const Ran ran = run({"run", kCam, "--until", "10 ms", "--record", list});
            STATUS(ran, 1);
            SAYS(ran.err, "names no signal");
        }
        for (const char* command : {"check", "run", "sections", "import", "replay", "solve"}) {
            const Ran ran = run({command, ""});
            STATUS(ran, 1);
            SAYS(ran.err, "is given an empty text");
        }
        STATUS(run({"sections", kCam, "--plot", "stroboscopic", "--until", "10 ms", "--output", ""}), 1);
        QVERIFY(entries().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCliArguments)
#include "test_cli_arguments.moc"

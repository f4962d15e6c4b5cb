// SPDX-License-Identifier: GPL-3.0-or-later
// How long a huge scene that is read, checked and made into a run goes on after it was told to stop: at most until the next question.
// With 100,000 bodies, and 40,000 systems and relations: SALTUS_LONG=1.
#include "core/base/going_on.h"
#include "core/io/scene_file.h"
#include "core/session.h"
#include "tests/processor_time.h"

#include <QTest>

#include <algorithm>
#include <string>

using namespace saltus;
using namespace saltus::testing;

namespace {

struct Gaps {
    double first = thread_seconds(), last = first, longest = 0.0;
    int questions = 0;
    std::string where, before, longest_where;

    bool ask() {
        const double now = thread_seconds();
        if (now - last > longest) longest = now - last, longest_where = before + " to " + where;
        last = now;
        before = where;
        ++questions;
        return true;
    }
    void tell(const char* what) {
        ask(); // the end
        qInfo("%s: %.2f s of processor time, %d questions, %.3f s at most between two (%s)", what, last - first, questions, longest, longest_where.c_str());
    }
};

std::string bodies(int n) {
    std::string text = "{ \"saltus\": 1, \"bodies\": { \"ground\": { \"fixed\": true, \"shapes\": [{ \"kind\": \"half-space\" }] }";
    for (int k = 0; k < n; ++k) {
        const std::string i = std::to_string(k);
        text += ", \"b" + i + "\": { \"mass\": 1, \"position\": [" + i + ", 0, 1], \"shapes\": [{ \"kind\": \"sphere\", \"radius\": 0.1 }] }";
    }
    return text + " }, \"run\": { \"record\": [\"b0.q[0]\"], \"step\": \"1 ms\", \"end\": \"1 s\" } }\n";
}

std::string relations(int n) {
    std::string systems, floors;
    for (int k = 0; k < n; ++k) {
        const std::string i = std::to_string(k), comma = k > 0 ? ", " : "";
        systems += comma + "\"b" + i + "\": { \"kind\": \"lagrangian-linear\", \"M\": [[1]], \"F\": [\"-9.81 m/s^2 * 1 kg\"], \"q\": [1], \"v\": [0] }";
        floors += comma + "\"f" + i + "\": { \"between\": [\"b" + i + "\"], \"relation\": { \"kind\": \"lagrangian-linear\", \"H\": [[1]] }, \"law\": { \"kind\": \"newton-impact\", \"e\": 0.5 } }";
    }
    return "{ \"saltus\": 1, \"systems\": { " + systems + " }, \"interactions\": { " + floors + " }, \"run\": { \"record\": [\"b0.q[0]\"], \"step\": \"1 ms\", \"end\": \"1 s\" } }\n";
}

} // namespace

class TestStoppedReading : public QObject {
    Q_OBJECT
private slots:
    void itAsksToTheEnd_data() {
        QTest::addColumn<QString>("text");
        const int n = qEnvironmentVariableIsSet("SALTUS_LONG") ? 100000 : 10000;
        QTest::newRow("bodies") << QString::fromStdString(bodies(n));
        QTest::newRow("systems and relations") << QString::fromStdString(relations(std::min(n, 40000))); // a scene has at most 2,000,000 values
    }
    // Nothing of the reading and of the making takes a quarter of it without a question (checking and the state at the start were one piece).
    void itAsksToTheEnd() {
        QFETCH(const QString, text);
        Gaps reading;
        const auto model = io::parse_scene(text.toStdString(), "huge.saltus", [&] { return reading.ask(); });
        QVERIFY2(model, model ? "" : model.error().front().text().c_str());
        reading.tell("reading and checking");
        QVERIFY(reading.longest < 0.25 * (reading.last - reading.first));

        Gaps making;
        RunOptions options;
        options.recording.memory_budget = 0;
        options.progress = [&](std::string_view what) {
            making.where = what;
            return making.ask();
        };
        const auto session = Session::create(*model, options);
        QVERIFY2(session, session ? "" : session.error().front().text().c_str());
        making.tell("making the run");
        QVERIFY(making.longest < 0.25 * (making.last - making.first));
    }

    // At whichever question: refused as cancelled, with nothing else said.
    void aRunThatIsStoppedWhileItIsMadeIsToldAsSuch() {
        const auto model = io::parse_scene(relations(2000), "x.saltus");
        QVERIFY(model);
        int asked = 0;
        RunOptions options;
        options.progress = [&](std::string_view) { return ++asked > 0; };
        QVERIFY(Session::create(*model, options));
        QVERIFY2(asked > 5, std::to_string(asked).c_str()); // at each stage, and in between
        for (int last = 0; last < std::min(asked, 12); ++last) {
            int left = last;
            options.progress = [&](std::string_view) { return left-- > 0; };
            const auto session = Session::create(*model, options);
            if (session) continue; // the last ones come by the clock, and this time it was faster
            QCOMPARE(session.error().size(), std::size_t{1});
            QCOMPARE(session.error().front().kind, ErrorKind::cancelled);
        }
    }

    // A question inside a question: the outer one is put again afterwards; without one nothing is asked.
    void questionsNest() {
        int outer = 0, inner = 0;
        const GoesOn out = [&] { return ++outer > 0; }, in = [&] { return ++inner < 2; }, none;
        {
            const StopQuestion a(out);
            ask_to_go_on();
            {
                const StopQuestion b(none);
                ask_to_go_on();
            }
            {
                const StopQuestion b(in);
                ask_to_go_on();
                QVERIFY_THROWS_EXCEPTION(Stopped, ask_to_go_on());
            }
            ask_to_go_on();
        }
        ask_to_go_on();
        QCOMPARE(outer, 3);
        QCOMPARE(inner, 2);
    }
};

QTEST_APPLESS_MAIN(TestStoppedReading)
#include "test_stopped_reading.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Any request for memory may fail: a run ends at its last good state with what it recorded, and can be gone on with from a snapshot.
#include "tests/failing_allocations.h"

#include "core/io/scene_file.h"
#include "core/session.h"

#include <QtTest>

#include <algorithm>
#include <bit>

using namespace saltus;

namespace {

struct Disarm {
    ~Disarm() { testing::fail_request(0); }
};

std::uint64_t bits_of(double value) { return std::bit_cast<std::uint64_t>(value); }

// The rows of `part` are the first rows of `whole`, bit for bit.
bool begins(const Recording& whole, const Recording& part) {
    if (part.rows() > whole.rows()) return false;
    for (std::size_t c = 0; c < part.catalogue().size(); ++c)
        for (std::size_t i = 0; i < part.rows(); ++i)
            if (bits_of(part.value(c, i)) != bits_of(whole.value(c, i))) return false;
    return true;
}

} // namespace

class TestWantOfMemory : public QObject {
    Q_OBJECT
private slots:
    void aRunEndsAtItsLastGoodStateAndGoesOnFromASnapshot_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<double>("end");
        QTest::addColumn<int>("bodies"); // of a scene that has a count; by two threads. 0: the scene as it is
        QTest::newRow("linear") << "cam-follower" << 0.4 << 0;
        QTest::newRow("nonlinear") << "woodpecker" << 0.1 << 0;
        QTest::newRow("circuit") << "diode-bridge" << 2e-3 << 0;
        QTest::newRow("bodies") << "bouncing-box" << 0.8 << 0;
        QTest::newRow("dominoes") << "dominoes" << 0.15 << 0;
        QTest::newRow("two threads") << "box-pile" << 0.2 << 520; // more than 2000 contacts: the solver's threads meet too
    }
    void aRunEndsAtItsLastGoodStateAndGoesOnFromASnapshot() {
        QFETCH(QString, scene);
        QFETCH(double, end);
        QFETCH(int, bodies);
        auto model = io::read_scene((QStringLiteral(SALTUS_SOURCE_DIR "/scenes/") + scene + ".saltus").toStdString());
        QVERIFY(model);
        if (bodies > 0) {
            model->parameters.front().value = bodies;
            model->world.threads = 2;
        }
        RunOptions options;
        options.record_every = 1;
        auto reference = Session::create(*model, options);
        QVERIFY(reference);
        testing::fail_request(0);
        QVERIFY((*reference)->run_until(end));
        const long count = testing::requests;
        const Recording& whole = *(*reference)->recording();
        QVERIFY(count > 0);
        int ended = 0;
        const long tries = std::min(count, bodies > 0 ? 12l : 40l);
        for (long i = 0; i < tries; ++i) {
            auto made = Session::create(*model, options);
            QVERIFY(made);
            Session& session = **made;
            const Snapshot start = session.snapshot();
            testing::fail_request(1 + i * count / tries);
            const Disarm disarm;
            const auto outcome = session.run_until(end);
            testing::fail_request(0);
            if (outcome) { // what failed was not needed
                QCOMPARE(session.state_hash(), (*reference)->state_hash());
                continue;
            }
            ++ended;
            QVERIFY(outcome.error().kind == ErrorKind::run);
            QVERIFY2(outcome.error().message.find("memory") != std::string::npos, outcome.error().text().c_str());
            const Recording& part = *session.recording();
            QVERIFY2(begins(whole, part), qPrintable(QString("request %1").arg(1 + i * count / tries)));
            QCOMPARE(part.value(0, part.rows() - 1), session.time());
            QVERIFY(!session.step()); // nothing goes on from half a step
            QVERIFY(session.restore(start));
            QVERIFY(session.run_until(end));
            QCOMPARE(session.state_hash(), (*reference)->state_hash());
            QVERIFY(begins(whole, *session.recording()));
            QCOMPARE(session.recording()->rows(), whole.rows());
            QCOMPARE(session.recording()->impact_count(), whole.impact_count());
        }
        qInfo("%ld requests in the run, %d of %ld failing ones ended it", count, ended, tries);
    }

    // Bodies write their state down for it: no door that may not throw.
    void aHashThatFindsNoMemorySaysSo() {
        const auto model = io::read_scene(SALTUS_SOURCE_DIR "/scenes/bouncing-box.saltus");
        QVERIFY(model);
        const auto session = Session::create(*model);
        QVERIFY(session);
        const std::uint64_t whole = (*session)->state_hash();
        bool refused = false;
        testing::fail_request(1);
        try {
            const Disarm disarm;
            QCOMPARE((*session)->state_hash(), whole);
        } catch (const std::bad_alloc&) {
            refused = true;
        }
        QVERIFY(refused);
        QCOMPARE((*session)->state_hash(), whole);
    }

    void aSceneThatFindsNoMemoryIsRefused() {
        const auto model = io::read_scene(SALTUS_SOURCE_DIR "/scenes/bouncing-box.saltus");
        QVERIFY(model);
        testing::fail_request(0);
        QVERIFY(Session::create(*model));
        const long count = testing::requests;
        for (long i = 0; i < 60; ++i) {
            testing::fail_request(1 + i * count / 60);
            const Disarm disarm;
            const auto session = Session::create(*model);
            testing::fail_request(0);
            if (!session) QVERIFY2(session.error().front().message.find("memory") != std::string::npos, session.error().front().text().c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestWantOfMemory)
#include "test_want_of_memory.moc"

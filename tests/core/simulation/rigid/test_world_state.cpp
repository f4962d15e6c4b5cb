// SPDX-License-Identifier: GPL-3.0-or-later
// The same future: on every run, for every number of threads, after restore(); sleeping.
#include "tests/core/simulation/rigid/worlds.h"

#include <QtTest>

#include <cinttypes>

using namespace saltus;
using namespace saltus::testing;
namespace c = saltus::collision;

namespace {

// Shapes of all kinds fall on each other.
Build heap(int count, int threads, bool planar = false) {
    Settings s;
    s.h = 5e-3;
    s.threads = threads;
    s.planar = planar;
    s.tolerance = 1e-6;
    Build build(s);
    build.law({.e = 0.2, .mu = 0.4, .e_T = 0.0, .mu_rolling = 0.0, .mu_spinning = 0.0});
    for (int i = 0; i < count; ++i) {
        const int column = i % 8;
        const double height = 0.8 + 1.3 * (i / 8), lean = 0.1 * i;
        if (planar) {
            const c::Shape shape = i % 2 == 0 ? c::Shape(c::Disc{0.5}) : c::Shape(c::Polygon{{{-0.4, -0.3}, {0.4, -0.3}, {0.4, 0.3}, {-0.4, 0.3}}});
            build.body("body" + std::to_string(i), 1.0, shape, Vector3(1.2 * column + 0.1 * (i / 8 % 3), height, 0.0),
                       Eigen::Quaterniond(Eigen::AngleAxisd(lean, Vector3::UnitZ())));
        } else {
            const c::Shape shape = i % 3 == 0   ? c::Shape(c::Sphere{0.5})
                                   : i % 3 == 1 ? c::Shape(c::Box{Vector3(0.4, 0.3, 0.35)})
                                                : c::Shape(c::Cylinder{0.3, 0.4});
            build.body("body" + std::to_string(i), 1.0, shape, Vector3(1.2 * (column % 4) + 0.1 * (i / 8 % 3), 1.2 * (column / 4), height),
                       Eigen::Quaterniond(Eigen::AngleAxisd(lean, Vector3(1.0, 0.5, 0.2 * i).normalized())));
        }
        build.input.bodies.back().spin = planar ? Vector3(0.0, 0.0, 1.0) : Vector3(0.5, 1.0, -0.7);
    }
    build.ground(planar ? Vector3(Vector3::UnitY()) : Vector3(Vector3::UnitZ()));
    return build;
}

// Three layers of boxes, the middle one shifted. apart: by how much they fall, not all at once.
Build pile(int threads, double apart) {
    Settings s;
    s.h = 5e-3;
    s.threads = threads;
    s.tolerance = 1e-4;
    s.projection = Projection::none;
    Build build(s);
    build.law({.e = 0.0, .mu = 0.5, .e_T = 0.0, .mu_rolling = 0.0, .mu_spinning = 0.0});
    for (int i = 0; i < 300; ++i) {
        const int layer = i / 100, row = i / 10 % 10, column = i % 10;
        build.body("box" + std::to_string(i), 1.0, c::Box{Vector3(0.5, 0.5, 0.5)},
                   Vector3(1.1 * column + 0.3 * (layer % 2), 1.1 * row + 0.3 * (layer % 2), 0.5 + layer + apart * (1.0 + 9.0 * layer + 2.0 * (i % 5))));
    }
    build.ground();
    return build;
}

} // namespace

class TestWorldState : public QObject {
    Q_OBJECT

private slots:
    void theBitsAreTheSameForOneAndTwoThreadsAndOnEveryRun() {
        Run one(heap(120, 1)), again(heap(120, 1)), two(heap(120, 2));
        for (int i = 0; i < 160; i += 20) {
            one.steps(20);
            again.steps(20);
            two.steps(20);
            QCOMPARE(again.hash(), one.hash());
            QCOMPARE(two.hash(), one.hash());
        }
    }
    // Below 2000 contacts one thread does all but detection: these are more, and while they fall not all take part.
    void aPileOfThousandsOfContactsHasTheSameBitsByAnyNumberOfThreads_data() {
        QTest::addColumn<double>("apart");
        QTest::addColumn<int>("steps");
        QTest::newRow("falling") << 1e-3 << 20;
        QTest::newRow("at rest") << 0.0 << 3;
    }
    void aPileOfThousandsOfContactsHasTheSameBitsByAnyNumberOfThreads() {
        QFETCH(const double, apart);
        QFETCH(const int, steps);
        Run one(pile(1, apart)), two(pile(2, apart)), three(pile(3, apart));
        bool all = false, some = false; // take part
        for (int i = 0; i < steps; ++i) {
            const Report& expected = one.step();
            for (Run* other : {&two, &three}) {
                const Report& report = other->step();
                QCOMPARE(other->hash(), one.hash());
                QCOMPARE(report.closed_contacts, expected.closed_contacts);
                QCOMPARE(report.work_normal, expected.work_normal);
                QCOMPARE(report.work_friction, expected.work_friction);
                QCOMPARE(report.gain, expected.gain);
                QCOMPARE(report.gain_contact, expected.gain_contact);
                const auto contacts = other->world->contacts(), wanted = one.world->contacts();
                QCOMPARE(contacts.size(), wanted.size());
                for (std::size_t c = 0; c < contacts.size(); ++c) {
                    QVERIFY(contacts[c].active == wanted[c].active && contacts[c].mode == wanted[c].mode);
                    for (int r = 0; r < 3; ++r)
                        QVERIFY(contacts[c].after[r] == wanted[c].after[r] && contacts[c].p[r] == wanted[c].p[r]);
                }
            }
            const std::size_t detected = one.world->contacts().size();
            all = all || (detected >= 2000 && expected.active_contacts == detected);
            some = some || (detected >= 2000 && expected.active_contacts < detected && expected.active_contacts > 0);
        }
        QVERIFY(apart > 0.0 ? some : all);
    }
    void aRestoredWorldReplaysBitwise_data() {
        QTest::addColumn<bool>("planar");
        QTest::addColumn<bool>("combined");
        for (const bool planar : {false, true})
            for (const bool combined : {false, true})
                QTest::addRow("%s%s", planar ? "plane" : "space", combined ? ", projected" : "") << planar << combined;
    }
    void aRestoredWorldReplaysBitwise() {
        QFETCH(bool, planar);
        QFETCH(bool, combined);
        Build build = heap(16, 1, planar);
        if (!combined) build.input.settings.projection = Projection::none;
        Run run(build);
        run.steps(150);
        std::vector<double> numbers;
        std::vector<std::int64_t> integers;
        run.world->save(numbers, integers);
        const auto q = run.q, v = run.v;
        const long count = run.count;
        run.steps(60);
        const auto expected = run.hash();

        Run other(build); // a fresh world
        QVERIFY(other.world->restore(numbers, integers));
        other.q = q;
        other.v = v;
        other.count = count;
        QVERIFY(other.world->settle(other.time(), q.data(), v.data()));
        other.steps(60);
        QCOMPARE(other.hash(), expected);

        QVERIFY(run.world->restore(numbers, integers)); // the same one, without settle()
        run.q = q;
        run.v = v;
        run.count = count;
        run.steps(60);
        QCOMPARE(run.hash(), expected);
    }
    void restoreRefusesWhatIsNotItsOwn() {
        Run run(heap(4, 1));
        run.steps(10);
        std::vector<double> numbers;
        std::vector<std::int64_t> integers;
        run.world->save(numbers, integers);
        auto fewer = numbers;
        fewer.pop_back();
        QVERIFY(!run.world->restore(fewer, integers));
        auto wild = integers;
        wild[0] = 1'000'000'000'000;
        QVERIFY(!run.world->restore(numbers, wild));
        wild[0] = -1;
        QVERIFY(!run.world->restore(numbers, wild));
        QVERIFY(!run.world->restore({}, {}));
        QVERIFY(run.world->restore(numbers, integers));
    }
    void computeCommitsNothing() {
        Run run(heap(12, 1));
        run.steps(120);
        std::vector<double> numbers, after;
        std::vector<std::int64_t> integers, integers_after;
        run.world->save(numbers, integers);
        run.world->compute(run.time(), run.q.data(), run.v.data());
        const std::vector<double> first(run.world->next_q().begin(), run.world->next_q().end());
        run.world->save(after, integers_after);
        QVERIFY(numbers == after);
        run.world->compute(run.time(), run.q.data(), run.v.data());
        QVERIFY(std::equal(first.begin(), first.end(), run.world->next_q().begin()));
    }
    void bodiesAtRestSleepUntilTouchedIfTheUserAllowsIt() {
        Settings s;
        s.h = 5e-3;
        s.sleeping = true;
        Build build(s);
        build.law({.e = 0.0, .mu = 0.5, .e_T = 0.0, .mu_rolling = 0.0, .mu_spinning = 0.0});
        for (int i = 0; i < 3; ++i)
            build.body("box" + std::to_string(i), 1.0, c::Box{Vector3(0.5, 0.5, 0.5)}, Vector3(0.0, 0.0, 0.5 + i));
        build.body("ball", 1.0, c::Sphere{0.5}, Vector3(0.0, 0.0, 12.0));
        build.ground();
        Run run(build);
        const auto sleepers = [&] { return std::count(run.world->asleep().begin(), run.world->asleep().end(), 1); };
        run.steps(120); // 0.6 s, the ball falls for 1.3 s
        QCOMPARE(sleepers(), 3L);
        const double height = run.position(2)[2];
        run.steps(100);
        QCOMPARE(run.position(2)[2], height); // nothing moves it
        while (run.velocity(3)[2] < -1e-3 && run.time() < 3.0) run.step();
        QVERIFY(run.time() < 1.5);
        QCOMPARE(sleepers(), 0L);
        run.steps(1000);
        QCOMPARE(sleepers(), 4L);
        QVERIFY(std::fabs(run.position(2)[2] - 2.5) < 1e-5);
    }
    void asLongAsNobodyAsksNothingSleeps() {
        Build build{Settings{}};
        build.body("box", 1.0, c::Box{Vector3(0.5, 0.5, 0.5)}, Vector3(0.0, 0.0, 0.5));
        build.ground();
        Run run(build);
        run.steps(300);
        QCOMPARE(run.world->asleep()[0], static_cast<unsigned char>(0));
    }
    // Of x86-64 with glibc, without contraction of floating-point operations.
    void goldenStates() {
        Build ball(plain(5e-3)); // case I1
        ball.gravity(Vector3(-9.81, 0.0, 0.0)).law({.e = 0.9, .mu = 0.6, .e_T = 0.9, .mu_rolling = 0.0, .mu_spinning = 0.0});
        ball.body("ball", 1.0, Matrix3(Matrix3::Identity()), Vector3(1.0, 0.0, 0.0));
        ball[0].velocity = Vector3(2.0, 0.0, 0.0);
        ball.part(0, c::Sphere{0.1});
        ball.ground(Vector3::UnitX());
        Run bouncing(ball);
        bouncing.steps(1000);
        Build body(plain(1e-2));
        body.gravity(Vector3::Zero());
        body.body("body", 1.0, Matrix3(Vector3(1.0, 2.0, 2.5).asDiagonal()), Vector3::Zero());
        body[0].spin = Vector3(1e-3, 2.0, 1e-3);
        Run tumbling(body);
        tumbling.steps(10000);
        qInfo("bouncing 0x%016" PRIx64 ", tumbling 0x%016" PRIx64, bouncing.hash(), tumbling.hash());
        QCOMPARE(bouncing.hash(), std::uint64_t{0x775a2042db3bb85e});
        QCOMPARE(tumbling.hash(), std::uint64_t{0x79867d4f50bb7c75});
    }
};

QTEST_GUILESS_MAIN(TestWorldState)
#include "test_world_state.moc"

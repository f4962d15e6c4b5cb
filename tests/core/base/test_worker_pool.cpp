// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/worker_pool.h"
#include "tests/counted_allocations.h"

#include <QtTest>

#include <array>
#include <atomic>
#include <new>
#include <numeric>
#include <thread>

using saltus::AskedBy;
using saltus::GoesOn;
using saltus::Stopped;
using saltus::StopQuestion;
using saltus::Team;
using saltus::WorkerPool;

class TestWorkerPool : public QObject {
    Q_OBJECT
private slots:
    void everyMemberOfTheTeamWorksOnce() {
        WorkerPool pool;
        for (const int threads : {1, 2, 4, 3, 0, 4, 1}) { // more, fewer, none
            std::array<int, 4> calls{};
            int count = 0;
            auto task = [&](const Team& team) {
                ++calls[static_cast<std::size_t>(team.index)];
                if (team.index == 0) count = team.count;
            };
            pool.run(threads, task);
            const int team = std::max(threads, 1);
            QCOMPARE(count, team);
            for (int k = 0; k < 4; ++k) QCOMPARE(calls[static_cast<std::size_t>(k)], k < team ? 1 : 0);
        }
    }

    void theCallerIsNumberZero() {
        WorkerPool pool;
        std::array<std::thread::id, 3> ids;
        auto task = [&](const Team& team) { ids[static_cast<std::size_t>(team.index)] = std::this_thread::get_id(); };
        pool.run(3, task);
        QVERIFY(ids[0] == std::this_thread::get_id());
        QVERIFY(ids[1] != ids[0] && ids[2] != ids[0] && ids[1] != ids[2]);
        const auto before = ids;
        pool.run(3, task);
        QVERIFY(ids == before); // threads stay
    }

    // Prefix sums by doubling: every round reads what all others wrote in the one before.
    void whatIsWrittenBeforeABarrierIsSeenAfterIt() {
        constexpr std::size_t n = 64;
        WorkerPool pool;
        for (int run = 0; run < 200; ++run) {
            std::array<std::array<long, n>, 2> sums;
            std::iota(sums[0].begin(), sums[0].end(), run);
            auto task = [&](const Team& team) {
                const auto count = static_cast<std::size_t>(team.count), index = static_cast<std::size_t>(team.index);
                std::size_t now = 0;
                for (std::size_t step = 1; step < n; step *= 2, now = 1 - now) {
                    for (std::size_t i = n * index / count; i < n * (index + 1) / count; ++i)
                        sums[1 - now][i] = sums[now][i] + (i >= step ? sums[now][i - step] : 0);
                    team.wait();
                }
            };
            pool.run(1 + run % 4, task);
            long expected = 0;
            for (std::size_t i = 0; i < n; ++i) {
                expected += run + static_cast<long>(i);
                QCOMPARE(sums[0][i], expected); // six rounds: back in the first
            }
        }
    }

    // Want of memory in one thread: the others leave the barrier that it never reaches, and the next piece of work is done.
    void whatOneThrowsEndsTheWorkOfAll() {
        WorkerPool pool;
        for (int run = 0; run < 400; ++run) {
            const int threads = 1 + run % 4, thrower = run / 4 % threads, at = run % 7;
            std::atomic<int> whole = 0;
            auto task = [&](const Team& team) {
                for (int part = 0; part < 8; ++part) {
                    if (part == at && team.index == thrower) throw std::bad_alloc();
                    team.wait();
                }
                ++whole;
            };
            QVERIFY_THROWS_EXCEPTION(std::bad_alloc, pool.run(threads, task));
            QCOMPARE(whole.load(), 0);
            std::atomic<int> done = 0;
            auto next = [&](const Team& team) {
                team.wait();
                ++done;
            };
            pool.run(threads, next);
            QCOMPARE(done.load(), threads);
        }
    }

    void aLoopThatWaitsForAnothersWorkLeavesToo() {
        WorkerPool pool;
        auto task = [&](const Team& team) {
            if (team.index == 1) throw std::bad_alloc();
            for (;;) team.check();
        };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, pool.run(2, task));
    }

    // Long work of one of the others is left when the caller's question says so; what its thread alone may be asked is not asked elsewhere.
    void theOthersAskWhatTheCallerAsks() {
        WorkerPool pool;
        for (const AskedBy by : {AskedBy::any_thread, AskedBy::its_thread}) {
            const auto caller = std::this_thread::get_id();
            std::atomic<int> asked = 0, elsewhere = 0;
            const GoesOn goes_on = [&] {
                if (std::this_thread::get_id() != caller) ++elsewhere;
                return ++asked < 1000;
            };
            const StopQuestion question(goes_on, by);
            auto task = [&](const Team& team) {
                for (int k = 0; team.index == 1 && k < 2000; ++k) saltus::ask_to_go_on();
                team.wait();
            };
            if (by == AskedBy::any_thread) {
                QVERIFY_THROWS_EXCEPTION(Stopped, pool.run(2, task));
                QCOMPARE(elsewhere.load(), 1000);
            } else {
                pool.run(2, task);
                QCOMPARE(elsewhere.load(), 0);
            }
        }
        std::atomic<int> done = 0; // the question has ended with its scope
        auto next = [&](const Team&) {
            saltus::ask_to_go_on();
            ++done;
        };
        pool.run(2, next);
        QCOMPARE(done.load(), 2);
    }

    void aPoolThatStandsAsksTheHeapForNothing() {
        WorkerPool pool;
        std::array<long, 3> calls{};
        auto task = [&](const Team& team) {
            ++calls[static_cast<std::size_t>(team.index)];
            team.wait();
        };
        pool.run(3, task);
        const long before = saltus::testing::allocations;
        for (int run = 0; run < 100; ++run) pool.run(1 + run % 3, task);
        QCOMPARE(saltus::testing::allocations.load(), before);
        QCOMPARE(calls[0], 101L);
    }
};

QTEST_APPLESS_MAIN(TestWorkerPool)
#include "test_worker_pool.moc"

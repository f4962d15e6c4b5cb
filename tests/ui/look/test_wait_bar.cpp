// SPDX-License-Identifier: GPL-3.0-or-later
// What takes long is done beside the window, with a bar and a way out.
#include "core/base/going_on.h"
#include "ui/look/wait_bar.h"

#include <QApplication>
#include <QProgressDialog>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <atomic>
#include <memory>
#include <new>

using namespace saltus::ui;

class TestWaitBar : public QObject {
    Q_OBJECT

private slots:
    void shortWorkShowsNoBar() {
        std::atomic<int> thread = 0;
        bool seen = false;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] { seen = seen || QApplication::activeModalWidget(); });
        timer.start(1);
        const auto here = QThread::currentThreadId();
        QVERIFY(waitFor(nullptr, QStringLiteral("Working"), [&] { thread = QThread::currentThreadId() == here ? 1 : 2; }, 20000));
        QCOMPARE(thread.load(), 2); // another one than the window's
        QVERIFY(!seen);
    }

    void longWorkShowsWhatItIs() {
        auto seen = std::make_shared<std::atomic<bool>>(false);
        QString text;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* bar = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget());
            if (!bar) return;
            text = bar->labelText();
            *seen = true;
        });
        timer.start(1);
        QVERIFY(waitFor(nullptr, QStringLiteral("Working"), [seen] {
            while (!*seen) QThread::msleep(1);
        }, 0));
        QCOMPARE(text, QStringLiteral("Working"));
        QVERIFY(!QApplication::activeModalWidget());
    }

    void stopDoesNotWaitForTheWork() {
        auto mayEnd = std::make_shared<std::atomic<bool>>(false);
        auto ended = std::make_shared<std::atomic<bool>>(false);
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [] {
            if (auto* bar = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget())) bar->cancel();
        });
        timer.start(1);
        QVERIFY(!waitFor(nullptr, QStringLiteral("Working"), [mayEnd, ended] {
            while (!*mayEnd) QThread::msleep(1);
            *ended = true;
        }, 0));
        QVERIFY(!*ended);
        *mayEnd = true;
        QTRY_VERIFY(*ended);
    }

    // What asks to go on ends where it was stopped.
    void stoppedWorkEndsAtItsNextQuestion() {
        auto left = std::make_shared<std::atomic<bool>>(false);
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [] {
            if (auto* bar = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget())) bar->cancel();
        });
        timer.start(1);
        QVERIFY(!waitFor(nullptr, QStringLiteral("Working"), [left] {
            struct Leaving {
                std::atomic<bool>& told;
                ~Leaving() { told = true; }
            } leaving{*left};
            for (;;) {
                saltus::ask_to_go_on();
                QThread::msleep(1);
            }
        }, 0));
        QTRY_VERIFY(*left);
        QVERIFY(waitFor(nullptr, QStringLiteral("Working"), [] { saltus::ask_to_go_on(); })); // another one goes on
    }

    void wantOfMemoryArrivesHere() {
        bool caught = false;
        try {
            waitFor(nullptr, QStringLiteral("Working"), [] { throw std::bad_alloc(); });
        } catch (const std::bad_alloc&) {
            caught = true;
        }
        QVERIFY(caught);
    }
};

QTEST_MAIN(TestWaitBar)
#include "test_wait_bar.moc"

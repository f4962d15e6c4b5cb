// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/wait_bar.h"

#include "core/base/going_on.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QProgressDialog>
#include <QWidget>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace saltus::ui {

namespace {
constexpr int kWaitLook = 10; // ms of events at a time
constexpr int kWaitSteps = 1000;

struct Work {
    std::function<void()> work;
    std::exception_ptr failure;
    std::atomic<bool> stopped{false};

    void end() {
        const std::lock_guard lock(mutex_);
        done_ = true;
        ended_.notify_all();
    }
    // Until it is done, `ms` at most: short work costs no more than itself.
    bool isDone(int ms) {
        std::unique_lock lock(mutex_);
        return ended_.wait_for(lock, std::chrono::milliseconds(ms), [this] { return done_; });
    }

private:
    std::mutex mutex_;
    std::condition_variable ended_;
    bool done_ = false;
};
} // namespace

bool waitFor(QWidget* window, const QString& text, std::function<void()> work, int silent, const std::function<double()>& fraction) {
    auto shared = std::make_shared<Work>();
    shared->work = std::move(work);
    std::thread([shared] {
        const GoesOn goesOn = [&shared] { return !shared->stopped.load(std::memory_order_relaxed); };
        const StopQuestion question(goesOn);
        try {
            shared->work();
        } catch (const Stopped&) { // nobody waits any more
        } catch (...) {
            shared->failure = std::current_exception();
        }
        shared->end();
    }).detach();
    QElapsedTimer timer;
    timer.start();
    std::optional<QProgressDialog> bar;
    while (!shared->isDone(bar ? 1 : static_cast<int>(std::clamp<qint64>(silent - timer.elapsed(), 0, silent)))) {
        if (timer.elapsed() < silent) continue;
        if (!bar) {
            while (QWidget* const popup = QApplication::activePopupWidget()) // it would take the click on Stop
                if (!popup->close()) break;
            bar.emplace(text, QObject::tr("Stop"), 0, fraction ? kWaitSteps : 0, window);
            bar->setObjectName(QStringLiteral("waiting"));
            bar->setWindowModality(Qt::ApplicationModal);
            bar->setMinimumDuration(0);
            bar->setMinimumWidth(360);
            bar->setAutoClose(false);
            bar->setAutoReset(false);
            bar->show();
        }
        if (fraction) bar->setValue(static_cast<int>(fraction() * kWaitSteps));
        QApplication::processEvents(QEventLoop::AllEvents, kWaitLook);
        if (bar->wasCanceled()) {
            shared->stopped.store(true, std::memory_order_relaxed);
            return false;
        }
    }
    if (shared->failure) std::rethrow_exception(shared->failure);
    return true;
}

} // namespace saltus::ui

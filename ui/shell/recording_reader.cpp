// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/recording_reader.h"

#include "core/base/cancel.h"
#include "core/base/want_of_memory.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QProgressDialog>
#include <QThread>
#include <QWidget>

#include <atomic>
#include <new>
#include <optional>
#include <thread>

namespace saltus::ui {

namespace {

constexpr int kSteps = 1000;  // of the bar
constexpr int kLookEvery = 15; // ms

// Joins when it is destroyed, whatever happens.
class Reading {
public:
    Reading(std::string path, std::function<void(double)> reached)
        : thread_([this, path = std::move(path), reached = std::move(reached)] {
              io::ReadOptions options;
              options.progress = [this, &reached](double fraction) {
                  fraction_.store(fraction);
                  if (reached) reached(fraction);
              };
              options.cancel = &cancel_;
              try {
                  result_ = io::read_hdf5(path, {}, options);
              } catch (const std::bad_alloc&) { // told by the caller
              }
              finished_.store(true);
          }) {}
    ~Reading() {
        stop();
        if (thread_.joinable()) thread_.join();
    }
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;

    void stop() { cancel_.cancel(); }
    bool finished() const { return finished_.load(); }
    double fraction() const { return fraction_.load(); }
    Result<io::RecordingFile> take() {
        thread_.join();
        if (!result_) return Unexpected(want_of_memory());
        return std::move(*result_);
    }

private:
    CancelToken cancel_;
    std::atomic<bool> finished_{false};
    std::atomic<double> fraction_{0.0};
    std::optional<Result<io::RecordingFile>> result_;
    std::thread thread_; // last: it uses the others
};

} // namespace

Result<io::RecordingFile> readRecording(const QString& path, QWidget* window) { return readRecording(path, window, {}); }

Result<io::RecordingFile> readRecording(const QString& path, QWidget* window, const ReadingWatch& watch) {
    Reading reading(path.toStdString(), watch.reached);
    QElapsedTimer timer;
    timer.start();
    std::optional<QProgressDialog> bar;
    while (!reading.finished()) {
        QThread::msleep(kLookEvery);
        if (timer.elapsed() < watch.silent) continue;
        if (!bar) {
            bar.emplace(QObject::tr("Reading %1").arg(QFileInfo(path).fileName()), QObject::tr("Stop"), 0, kSteps, window);
            bar->setWindowModality(Qt::ApplicationModal);
            bar->setMinimumDuration(0);
            bar->setAutoClose(false);
            bar->setAutoReset(false);
            bar->show();
        }
        bar->setValue(static_cast<int>(reading.fraction() * kSteps));
        QApplication::processEvents(QEventLoop::AllEvents, kLookEvery);
        if (bar->wasCanceled()) reading.stop();
    }
    // Stopped is stopped, even where the last rows had come before the button was seen.
    if (bar && bar->wasCanceled()) return fail(ErrorKind::cancelled, "the reading was stopped", {}, Place{path.toStdString(), 0, 0, {}});
    return reading.take();
}

} // namespace saltus::ui

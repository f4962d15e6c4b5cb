// SPDX-License-Identifier: GPL-3.0-or-later
#include "screenshot.h"

#include "print_error.h"

#include "ui/analysis_view/analysis_view.h"
#include "ui/document/document.h"
#include "ui/look/error_text.h"
#include "ui/run/run_controller.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/main_window.h"
#include "ui/shell/parameter_text.h"
#include "ui/shell/scene_library.h"
#include "ui/shell/workbench.h"

#include <QApplication>
#include <QFileInfo>
#include <QImageWriter>
#include <QPixmap>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

namespace saltus::app {

namespace {
constexpr int kLook = 20;          // ms between looks
constexpr int kSettle = 40;        // looks after the last frame: every view has drawn it, plots have caught up
constexpr int kPatience = 300'000; // ms
constexpr int kFrameSettle = 8;    // looks, of a moving picture's frames after the first
} // namespace

Screenshot::Screenshot(ui::MainWindow& window, ScreenshotRequest request) : window_(window), request_(std::move(request)) {
    timer_.setInterval(kLook);
    connect(&timer_, &QTimer::timeout, this, &Screenshot::look);
    connect(&window_, &ui::MainWindow::modelReady, this, &Screenshot::modelReady);
}

void Screenshot::start() {
    timer_.start();
    if (request_.scene.isEmpty() || request_.view == QLatin1String("gallery")) {
        stage_ = Stage::settling;
        return;
    }
    window_.openFile(request_.scene);
}

void Screenshot::modelReady() {
    if (!request_.set.isEmpty() && !parametersSet_) {
        parametersSet_ = true;
        for (const QString& pair : std::as_const(request_.set)) {
            const auto equals = pair.indexOf(QLatin1Char('='));
            if (equals <= 0) return fail(QStringLiteral("--set takes name=value, not “%1”").arg(pair));
            if (const auto wrong = ui::setParameterFromText(window_.document(), window_.run(), pair.left(equals), pair.mid(equals + 1)))
                return fail(ui::errorText(wrong->error));
        }
        // From t = 0 on with these values, as `saltus-cli run --set` would.
        window_.run().load(window_.document().model());
        return;
    }
    if (request_.view == QLatin1String("analysis")) window_.workbench().setTab(ui::ViewTab::analysis);
    if (request_.view == QLatin1String("table")) window_.workbench().setTab(ui::ViewTab::table);
    if (request_.view == QLatin1String("split")) window_.workbench().setSplit(true);
    stage_ = Stage::running;
}

void Screenshot::look() {
    waited_ += kLook;
    if (waited_ > kPatience) return fail(QStringLiteral("nothing came to rest within %1 s").arg(kPatience / 1000));
    if (window_.page() == ui::MainWindow::Page::errors) {
        for (const Error& error : window_.lastErrors()) printError(error.text());
        timer_.stop();
        QApplication::exit(1);
        return;
    }
    ui::RunController& run = window_.run();
    if (stage_ == Stage::running) {
        if (run.state() == ui::RunState::failed)
            return fail(run.error() ? QString::fromStdString(run.error()->text()) : QStringLiteral("the run failed"));
        const auto frame = run.frame();
        const bool live = run.canRun() && request_.until > 0.0;
        if (live && (!frame || frame->step_size <= 0.0)) return;
        const double left = live ? request_.until - frame->time : 0.0;
        if (live && left > 0.5 * frame->step_size) {
            // Steps are exact: the picture shows the state at the asked time, not a little later.
            // Asked once: the worker goes on until it is there, however long that takes.
            if (!asked_ && run.state() == ui::RunState::paused) {
                asked_ = true;
                run.stepForward(int(std::min(std::round(left / frame->step_size), 2e9)));
            }
            if (frame->step != lastStep_) waited_ = 0; // patience is for a run that stands still
            lastStep_ = frame->step;
            return;
        }
        stage_ = Stage::settling;
        waited_ = 0;
        return;
    }
    const int settle = frames_ > 0 ? kFrameSettle : kSettle;
    if (stage_ == Stage::settling && waited_ >= settle * kLook) request_.span > 0.0 ? takeFrame() : save();
}

// One frame more of a moving picture, then on to the time of the next one.
void Screenshot::takeFrame() {
    const QImage frame = onlyScene().convertToFormat(QImage::Format_RGB32).scaled(ui::kFrameSize, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    if (frame.isNull()) return fail(QStringLiteral("nothing was drawn"));
    if (strip_.isNull()) strip_ = QImage(frame.width(), frame.height() * ui::kFrames, QImage::Format_RGB32);
    for (int y = 0; y < frame.height(); ++y) std::copy_n(frame.constScanLine(y), frame.bytesPerLine(), strip_.scanLine(frames_ * frame.height() + y));
    if (++frames_ == ui::kFrames) {
        timer_.stop();
        if (write(strip_, 58)) QApplication::exit(0);
        return;
    }
    request_.until += request_.span / ui::kFrames;
    asked_ = false;
    waited_ = 0;
    stage_ = Stage::running;
}

void Screenshot::save() {
    timer_.stop();
    if (write(request_.onlyScene ? onlyScene() : window_.grab().toImage(), 88)) QApplication::exit(0);
}

QImage Screenshot::onlyScene() const {
    ui::Workbench& workbench = window_.workbench();
    return request_.view == QLatin1String("analysis") && workbench.analysisView() ? workbench.analysisView()->picture() : workbench.sceneView().card();
}

bool Screenshot::write(const QImage& image, int quality) {
    const bool jpeg = request_.file.endsWith(QLatin1String(".jpg"), Qt::CaseInsensitive);
    QImageWriter writer(request_.file, jpeg ? "jpg" : "png");
    if (jpeg) writer.setQuality(quality);
    if (!image.isNull() && writer.write(image)) return true;
    fail(QStringLiteral("%1 could not be written: %2").arg(request_.file, writer.errorString()));
    return false;
}

void Screenshot::fail(const QString& text) {
    timer_.stop();
    printError("saltus: error: " + text.toStdString());
    QApplication::exit(1);
}

} // namespace saltus::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "screenshot.h"

#include "print_error.h"

#include "ui/analysis_view/analysis_view.h"
#include "core/model/edit.h"
#include "core/option_text.h"
#include "core/replay.h"
#include "core/run_settings.h"
#include "ui/document/document.h"
#include "ui/edits/run_edits.h"
#include "ui/plots/image_file.h"
#include "ui/run/run_controller.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/main_window.h"
#include "ui/shell/scene_library.h"
#include "ui/shell/workbench.h"

#include <QApplication>
#include <QFileInfo>
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
constexpr int kRefine = 500;       // looks at most until a picture that stands still is a fine one
} // namespace

Screenshot::Screenshot(ui::MainWindow& window, ScreenshotRequest request) : window_(window), request_(std::move(request)) {
    timer_.setInterval(kLook);
    connect(&timer_, &QTimer::timeout, this, &Screenshot::look);
    connect(&window_, &ui::MainWindow::modelReady, this, &Screenshot::modelReady);
    connect(&window_.run(), &ui::RunController::failed, this, [this](const Errors& errors) { // a setting that the scene cannot run with
        if (stage_ == Stage::loading && settingsMade_ && !errors.empty()) fail(errors.front());
    });
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
    if (!request_.set.isEmpty() && !settingsMade_) {
        settingsMade_ = true;
        return makeSettings();
    }
    auto changes = parse_changes(window_.document().model(), request_.changes);
    if (!changes) return fail(changes.error());
    changes_ = std::move(*changes);
    if (request_.view == QLatin1String("analysis")) window_.workbench().setTab(ui::ViewTab::analysis);
    if (request_.view == QLatin1String("table")) window_.workbench().setTab(ui::ViewTab::table);
    if (request_.view == QLatin1String("split")) window_.workbench().setSplit(true);
    stage_ = Stage::running;
}

// From t = 0 on with these values, as `saltus-cli run --set` would.
void Screenshot::makeSettings() {
    RunOptions options;
    for (const QString& text : std::as_const(request_.set)) {
        auto setting = parse_setting(text.toStdString());
        if (!setting) return fail(setting.error());
        options.set.push_back(std::move(*setting));
    }
    model::Model model = window_.document().model();
    const auto told = apply_settings(model, options);
    if (!told) return fail(told.error());
    for (const Error& remark : *told) printError(remark.text("remark"));
    for (const auto& [name, text] : options.set)
        if (const auto wrong = window_.edits().setParameter(QString::fromStdString(name), QString::fromStdString(text)))
            return fail(wrong->error);
    model.parameters = window_.document().model().parameters;
    const model::Edit edit = model::difference(window_.document().model(), model);
    if (edit.empty()) window_.run().load(window_.document().snapshot());
    else window_.document().edit(edit, QStringLiteral("--set")); // a new run follows by itself
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
        const auto last = live ? frame->step + std::llround((request_.until - frame->time) / frame->step_size) : 0;
        const bool changes = live && made_ < changes_.size();
        if (changes && changes_.back().step > last)
            return fail(QStringLiteral("the run ends before the change at step %1: give a later --until, or an earlier step").arg(changes_.back().step));
        const auto goal = changes ? changes_[made_].step : last;
        if (live && frame->step < goal) {
            // Steps are exact: the picture shows the state at the asked time, not a little later.
            // Asked once: the worker goes on until it is there, however long that takes.
            if (!asked_ && run.state() == ui::RunState::paused) {
                asked_ = true;
                run.stepForward(int(std::min<std::int64_t>(goal - frame->step, 2'000'000'000)));
            }
            if (frame->step != lastStep_) waited_ = 0; // patience is for a run that stands still
            lastStep_ = frame->step;
            return;
        }
        if (changes) { // the step that it was waiting for
            if (run.state() != ui::RunState::paused) return;
            const RunChange& change = changes_[made_++];
            if (change.name.empty()) run.setPull(change.pull);
            else run.setParameter(QString::fromStdString(change.name), change.value);
            asked_ = false;
            return;
        }
        stage_ = Stage::settling;
        waited_ = 0;
        return;
    }
    const int settle = frames_ > 0 ? kFrameSettle : kSettle;
    if (stage_ == Stage::settling && waited_ >= (window_.workbench().sceneView().isSimplified() ? kRefine : settle) * kLook) request_.span > 0.0 ? takeFrame() : save();
}

// One frame more of a moving picture, then on to the time of the next one.
void Screenshot::takeFrame() {
    const QImage frame = onlyScene().convertToFormat(QImage::Format_RGB32).scaled(ui::kFrameSize, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    if (frame.isNull()) return fail(QStringLiteral("nothing was drawn"));
    if (strip_.isNull()) strip_ = QImage(frame.width(), frame.height() * ui::kFrames, QImage::Format_RGB32);
    for (int y = 0; y < frame.height(); ++y) std::copy_n(frame.constScanLine(y), frame.bytesPerLine(), strip_.scanLine(frames_ * frame.height() + y));
    if (++frames_ == ui::kFrames) {
        timer_.stop();
        if (write(strip_, 46)) QApplication::exit(0);
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
    const auto written = ui::writeImage(image, request_.file, quality);
    if (!written) fail(written.error());
    return written.has_value();
}

void Screenshot::fail(const Error& error) {
    timer_.stop();
    printError(error.text());
    QApplication::exit(1);
}

void Screenshot::fail(const QString& text) {
    timer_.stop();
    printError("saltus: error: " + text.toStdString());
    QApplication::exit(1);
}

} // namespace saltus::app

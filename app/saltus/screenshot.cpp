// SPDX-License-Identifier: GPL-3.0-or-later
#include "screenshot.h"

#include "ui/analysis_view/analysis_view.h"
#include "ui/document/document.h"
#include "ui/run/run_controller.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/main_window.h"
#include "ui/shell/parameter_text.h"
#include "ui/shell/workbench.h"

#include <QApplication>
#include <QFileInfo>
#include <QImageWriter>
#include <QPixmap>

#include <cmath>
#include <cstdio>
#include <limits>

namespace saltus::app {

namespace {
constexpr int kLook = 20;          // ms between looks
constexpr int kSettle = 40;        // looks after the last frame: every view has drawn it, plots have caught up
constexpr int kPatience = 300'000; // ms
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
                return fail(*wrong);
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
        for (const Error& error : window_.lastErrors()) std::fprintf(stderr, "%s\n", error.text().c_str());
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
    if (stage_ == Stage::settling && waited_ >= kSettle * kLook) save();
}

void Screenshot::save() {
    timer_.stop();
    ui::Workbench& workbench = window_.workbench();
    const bool diagram = request_.view == QLatin1String("analysis") && workbench.analysisView();
    const QImage image = !request_.onlyScene ? window_.grab().toImage()
                         : diagram           ? workbench.analysisView()->picture()
                                             : workbench.sceneView().card();
    QImageWriter writer(request_.file, "png");
    if (image.isNull() || !writer.write(image))
        return fail(QStringLiteral("%1 could not be written: %2").arg(request_.file, writer.errorString()));
    QApplication::exit(0);
}

void Screenshot::fail(const QString& text) {
    timer_.stop();
    std::fprintf(stderr, "saltus: error: %s\n", qPrintable(text));
    QApplication::exit(1);
}

} // namespace saltus::app

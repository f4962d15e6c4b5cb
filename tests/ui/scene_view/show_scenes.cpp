// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of scenes to look at: show_scenes FOLDER SCENE=SECONDS... writes FOLDER/SCENE-light.png and -dark.png, as the scene view
// shows them after a run to that time; SCENE=SECONDS:SPAN writes the pictures of the gallery's card instead.
#include "core/io/scene_file.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/scene_view.h"

#include <QApplication>
#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace saltus;
using namespace saltus::ui;

namespace {

constexpr QSize kCard{547, 242}, kFrame{264, 117}; // as scenes/thumbnails/make has them
constexpr int kFrames = 12;

struct Stage {
    Theme theme;
    RunController run;
    TimeCursor cursor;
    SceneView view{theme, run, cursor};

    bool open(const QString& file, const QSize& size) {
        theme.apply();
        const auto model = io::read_scene(file.toStdString());
        if (!model) {
            qWarning("%s", model.error().front().text().c_str());
            return false;
        }
        QSignalSpy loaded(&run, &RunController::loaded);
        run.load(*model, {});
        for (int k = 0; k < 4000 && loaded.isEmpty(); ++k) {
            QTest::qWait(10);
            run.poll();
        }
        view.resize(size);
        view.show();
        if (loaded.isEmpty() || !QTest::qWaitForWindowExposed(&view)) return false;
        if (auto done = view.setModel(*model); !done) {
            qWarning("%s", done.error().text().c_str());
            return false;
        }
        QTest::qWait(60);
        return true;
    }

    void runTo(double time) {
        const auto frame = run.frame();
        const double left = time - (frame ? frame->time : 0.0);
        if (!frame || frame->step_size <= 0.0 || left <= 0.5 * frame->step_size) return;
        const auto steps = static_cast<int>(std::llround(left / frame->step_size));
        const auto wanted = frame->step + steps;
        run.stepForward(steps);
        for (int k = 0; k < 12000; ++k) {
            QTest::qWait(5);
            run.poll();
            const auto now = run.frame();
            if (now && now->step >= wanted) break;
        }
        cursor.advance(run.frame()->time);
        view.tick();
        QTest::qWait(160); // the camera goes along
    }
};

QString themed(const QString& folder, const QString& scene, ThemeKind kind, const QString& rest) {
    return folder + QLatin1Char('/') + scene + (kind == ThemeKind::light ? QStringLiteral("-light") : QStringLiteral("-dark")) + rest;
}

// SCENE=SECONDS: two pictures. SCENE=SECONDS:SPAN: the gallery's four, still and moving.
int show(const QString& folder, const QString& scene, const QString& when) {
    const bool card = when.contains(QLatin1Char(':'));
    const double until = when.section(QLatin1Char(':'), 0, 0).toDouble(), span = when.section(QLatin1Char(':'), 1).toDouble();
    Stage stage;
    if (!stage.open(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/") + scene + QStringLiteral(".saltus"), card ? kCard : QSize(1040, 640))) return 1;
    for (int stop = 1; stop <= 4; ++stop) stage.runTo(until * stop / 4.0);
    stage.view.tick();
    for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark}) {
        stage.theme.setKind(kind);
        QTest::qWait(30);
        const QImage picture = card ? stage.view.card() : stage.view.picture();
        if (!(card ? picture.save(themed(folder, scene, kind, QStringLiteral(".jpg")), "JPG", 88) : picture.save(themed(folder, scene, kind, QStringLiteral(".png"))))) return 1;
    }
    if (!card) return 0;
    QImage strips[2];
    for (QImage& strip : strips) strip = QImage(kFrame.width(), kFrame.height() * kFrames, QImage::Format_RGB32);
    for (int k = 0; k < kFrames; ++k) {
        stage.runTo(until + span * k / kFrames);
        for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark}) {
            stage.theme.setKind(kind);
            const QImage frame = stage.view.card().convertToFormat(QImage::Format_RGB32).scaled(kFrame, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
            QImage& strip = strips[kind == ThemeKind::light ? 0 : 1];
            for (int y = 0; y < frame.height(); ++y) std::copy_n(frame.constScanLine(y), frame.bytesPerLine(), strip.scanLine(k * frame.height() + y));
        }
    }
    return strips[0].save(themed(folder, scene, ThemeKind::light, QStringLiteral("-moving.jpg")), "JPG", 58) &&
                   strips[1].save(themed(folder, scene, ThemeKind::dark, QStringLiteral("-moving.jpg")), "JPG", 58)
               ? 0
               : 1;
}

} // namespace

int main(int argc, char** argv) {
    useGlFormat();
    QApplication app(argc, argv);
    const QStringList wanted = app.arguments();
    int failed = 0;
    for (qsizetype k = 2; k < wanted.size(); ++k) failed += show(wanted[1], wanted[k].section(QLatin1Char('='), 0, 0), wanted[k].section(QLatin1Char('='), 1));
    return failed;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Not a test: what a moving picture costs in the whole window, 1600×1000, under a display.
//   bench_pictures [SCENE = cam-follower] [SECONDS = 8] [SPEED = 1]
// Each row: pictures a second by the clock, processor time for one of them by who spent it, and what that makes a second on two free
// cores: the window's thread beside OpenGL's two, and not more than both cores have. A machine that is shared makes the first figure
// smaller, the others hardly. SALTUS_PICTURES=FOLDER: what is on the screen at each quality.
#include "core/io/scene_file.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workbench.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QPixmap>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <optional>

#include <unistd.h>

using namespace saltus;
using namespace saltus::ui;

namespace {

double ranMs(const QString& task) { // on a processor so far
    QFile file(task + QStringLiteral("/schedstat"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').first().toDouble() * 1e-6 : 0.0;
}

struct Spent {
    double window = 0.0, raster = 0.0, others = 0.0, server = 0.0; // ms
    Spent operator-(const Spent& o) const { return {window - o.window, raster - o.raster, others - o.others, server - o.server}; }
};

// window: the thread that draws all widgets; raster: OpenGL's; others: above all the one that simulates; server: X.
Spent spent() {
    Spent sum;
    const QString own = QStringLiteral("/proc/self/task");
    for (const QString& task : QDir(own).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile name(own + QLatin1Char('/') + task + QStringLiteral("/comm"));
        const QByteArray who = name.open(QIODevice::ReadOnly) ? name.readAll() : QByteArray();
        (task.toLongLong() == getpid() ? sum.window : who.startsWith("llvmpipe") ? sum.raster : sum.others) += ranMs(own + QLatin1Char('/') + task);
    }
    QFile lock(QStringLiteral("/tmp/.X%1-lock").arg(qEnvironmentVariable("DISPLAY").section(QLatin1Char(':'), 1).section(QLatin1Char('.'), 0, 0)));
    if (lock.open(QIODevice::ReadOnly)) sum.server = ranMs(QStringLiteral("/proc/") + QString::fromLatin1(lock.readAll().trimmed()));
    return sum;
}

void timed(const char* what, double seconds, const std::function<quint64()>& count) {
    QTest::qWait(1500);
    const Spent before = spent();
    const quint64 first = count();
    QElapsedTimer clock;
    clock.start();
    QTest::qWait(static_cast<int>(1e3 * seconds));
    const double wall = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
    const Spent own = spent() - before;
    const double n = std::max<double>(1.0, static_cast<double>(count() - first));
    const double all = own.window + own.raster + own.others + own.server, needed = std::max(own.window, all / 2.0) / n;
    std::printf("%-44s %5.1f a second; ms a picture: %5.1f window, %5.1f raster, %5.1f others, %5.1f server; two free cores: %5.1f a second\n", what, n / wall,
                own.window / n, own.raster / n, own.others / n, own.server / n, 1e3 / needed);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    useGlFormat();
    QApplication app(argc, argv);
    const QString name = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("cam-follower");
    const double seconds = argc > 2 ? std::atof(argv[2]) : 8.0, speed = argc > 3 ? std::atof(argv[3]) : 1.0;
    QTemporaryDir folder;
    Theme theme;
    theme.apply();
    WindowOptions options;
    options.keepState = false;
    options.recoveryFolder = folder.filePath(QStringLiteral("kept"));
    MainWindow window(theme, options);
    window.resize(1600, 1000);
    window.show();
    (void)QTest::qWaitForWindowExposed(&window);
    bool ready = false;
    QObject::connect(&window, &MainWindow::modelReady, [&] { ready = true; });
    window.openFile(name.contains(QLatin1Char('/')) ? name : QStringLiteral(SALTUS_SOURCE_DIR "/scenes/") + name + QStringLiteral(".saltus"));
    (void)QTest::qWaitFor([&] { return ready && window.run().canRun(); }, 60000);
    scene::SceneCanvas* canvas = window.workbench().sceneView().canvas();
    if (!canvas) return 1;
    std::printf("%s, view %d×%d\n", qPrintable(name), canvas->width(), canvas->height());
    quint64 ticks = 0;
    QTimer clock;
    clock.setTimerType(Qt::PreciseTimer);
    QObject::connect(&clock, &QTimer::timeout, [&] { ++ticks; });
    clock.start(33);
    window.run().setWantedSpeed(speed);
    const auto pictures = [&] { return canvas->pictures(); };
    const auto rounds = [&] { return ticks; };

    timed("the window paused (a tick counts)", seconds / 2, rounds);
    window.run().play();
    using Level = scene::PictureQuality::Level;
    const auto shoot = [&](const char* which) {
        if (const QString to = qEnvironmentVariable("SALTUS_PICTURES"); !to.isEmpty()) window.screen()->grabWindow(window.winId()).save(to + QStringLiteral("/moving-") + QLatin1String(which) + QStringLiteral(".png"));
    };
    timed("the window while it runs", seconds, pictures);
    const char* const names[] = {"fine", "plain", "coarse", "coarsest"};
    std::printf("%44s samples %d, quality %s, last picture %.1f ms\n", "", canvas->samples(), names[static_cast<std::size_t>(canvas->level())], canvas->lastFrameMilliseconds());
    shoot("own");
    for (const Level level : {Level::fine, Level::plain, Level::coarse, Level::coarsest}) {
        canvas->quality().hold(level);
        timed(qPrintable(QStringLiteral("at quality %1").arg(QLatin1String(names[static_cast<std::size_t>(level)]))), seconds, pictures);
        shoot(names[static_cast<std::size_t>(level)]);
    }
    canvas->quality().hold(std::nullopt);
    canvas->setUpdatesEnabled(false);
    timed("as it runs, but for the picture (a tick counts)", seconds, rounds);
    canvas->setUpdatesEnabled(true);
    window.run().pause();
    QTest::qWait(500);
    QTimer again;
    again.setTimerType(Qt::PreciseTimer);
    QObject::connect(&again, &QTimer::timeout, [&] { canvas->update(); });
    again.start(33);
    timed("the picture alone, nothing moves", seconds, pictures);
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Not a test: what a moving picture costs in the whole window, 1600×1000, under a display.
//   bench_pictures [SCENE = cam-follower] [SECONDS = 8] [SPEED = 1] [ROWS = all]
// SCENE: one of scenes/, a file, or "beads" (10,000 in a heap), "boxes" (1000, likewise without contacts), "pile" (box-pile with 1000).
// ROWS: only those whose name has this. SALTUS_BESIDE=PARAMETER=VALUE: the scene at that value, and the same by events beside it.
// Each row: pictures a second by the clock, processor time for one of them by who spent it, and what that makes a second on two free
// cores: the window's thread beside OpenGL's two, and not more than both cores have. A machine that is shared makes the first figure
// smaller, the others hardly. SALTUS_PICTURES=FOLDER: what is on the screen at each quality.
#include "core/io/scene_file.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/document/document.h"
#include "ui/edits/run_edits.h"
#include "ui/run/run_controller.h"
#include "ui/run/second_run.h"
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

QByteArray wantedRows;

void timed(MainWindow& window, const char* what, double seconds, const std::function<quint64()>& count) {
    if (!QByteArray(what).contains(wantedRows)) return;
    QTest::qWait(1500);
    const Spent before = spent();
    const quint64 first = count();
    window.tickMeter().reset();
    QElapsedTimer clock;
    clock.start();
    QTest::qWait(static_cast<int>(1e3 * seconds));
    const double wall = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
    const Spent own = spent() - before;
    const double n = std::max<double>(1.0, static_cast<double>(count() - first));
    const double all = own.window + own.raster + own.others + own.server, needed = std::max(own.window, all / 2.0) / n;
    std::printf("%-44s %5.1f a second; ms a picture: %5.1f window, %5.1f raster, %5.1f others, %5.1f server; two free cores: %5.1f a second\n", what, n / wall,
                own.window / n, own.raster / n, own.others / n, own.server / n, 1e3 / needed);
    // A tick that finds nothing new from the simulation draws nothing.
    std::printf("%44s %s\n", "", qPrintable(window.tickMeter().text()));
    std::fflush(stdout);
}

// Many bodies that move a little and meet nothing: the picture's own cost.
QByteArray heap(const char* count, const char* place, const char* speed, const char* shape) {
    QByteArray text = R"s({ "saltus": 1, "title": "Heap", "world": { "gravity": [0, 0, 0] }, "materials": { "a": { "density": 1000, "colour": "#D8A24A" } },
        "bodies": { "ground": { "fixed": true, "shapes": [{ "kind": "half-space" }] },
        "part": { "repeat": { "index": "i", "count": COUNT }, "material": "a", "touches": false, "position": [PLACE],
        "velocity": [SPEED], "spin": ["0.3*sin(i)", "0.3*cos(i)", 0.3], "shapes": [{ SHAPE }] } },
        "run": { "integrator": { "kind": "moreau-jean", "theta": 0.5 }, "step": "30 ms", "end": "1000 s" },
        "views": { "plots": { "e": { "kind": "energy", "title": "Energy" } } } })s";
    return text.replace("COUNT", count).replace("PLACE", place).replace("SPEED", speed).replace("SHAPE", shape);
}

// Of the scenes that are made here; else as it is.
QString fileOf(const QString& name, const QString& folder) {
    const QString shipped = QStringLiteral(SALTUS_SOURCE_DIR "/scenes/%1.saltus");
    QByteArray text;
    if (name == QLatin1String("beads"))
        text = heap("10000", R"s("(mod(i,34)-16.5)*0.1+0.02*sin(3*i)", "(mod(floor(i/34),17)-8)*0.1+0.02*sin(5*i)", "0.08+0.092*floor(i/578)")s",
                    R"s("0.001*sin(7*i)", "0.001*cos(3*i)", "0.001*sin(11*i)")s", R"s("kind": "sphere", "radius": 0.05)s");
    else if (name == QLatin1String("boxes"))
        text = heap("1000", R"s("(mod(i,10)-4.5)*1.1+0.12*sin(3*i)", "(mod(floor(i/10),10)-4.5)*1.1+0.12*cos(5*i)", "0.9+1.05*floor(i/100)")s",
                    R"s("0.005*sin(7*i)", "0.005*cos(3*i)", "0.002*sin(11*i)")s", R"s("kind": "box", "size": [1, 1, 1])s");
    if (QFile pile(shipped.arg(QStringLiteral("box-pile"))); name == QLatin1String("pile") && pile.open(QIODevice::ReadOnly))
        text = pile.readAll().replace(R"("value": 60)", R"("value": 1000)").replace(R"("end": "6 s")", R"("end": "1000 s")");
    if (text.isEmpty()) return name.contains(QLatin1Char('/')) ? name : shipped.arg(name);
    QFile file(folder + QLatin1Char('/') + name + QStringLiteral(".saltus"));
    if (file.open(QIODevice::WriteOnly)) file.write(text);
    return file.fileName();
}

// A with the parameter at the value given, B the same by events, from the start on.
Result<void> beginBeside(MainWindow& window, const QString& change) {
    const qsizetype at = change.indexOf(QLatin1Char('='));
    if (const auto refused = window.edits().setParameter(change.first(at), change.sliced(at + 1))) return Unexpected(refused->error);
    const model::Model& scene = window.document().model();
    for (const model::Property& p : model::properties(scene, model::Setting::run))
        if (p.id.key == model::Key::kind && p.id.owner == model::Owner::integrator) return window.workbench().second().begin(scene, {"", p.id, "event-driven", QStringLiteral("by events")});
    return fail(ErrorKind::input, "there is no integrator to choose");
}

} // namespace

int main(int argc, char** argv) {
    useGlFormat();
    QApplication app(argc, argv);
    const QString name = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("cam-follower");
    const double seconds = argc > 2 ? std::atof(argv[2]) : 8.0, speed = argc > 3 ? std::atof(argv[3]) : 1.0;
    if (argc > 4) wantedRows = argv[4];
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
    window.openFile(fileOf(name, folder.path()));
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
    if (const QString change = qEnvironmentVariable("SALTUS_BESIDE"); change.contains(QLatin1Char('=')))
        if (const auto begun = beginBeside(window, change); !begun) return std::fprintf(stderr, "%s\n", begun.error().text().c_str()), 1;
    const auto pictures = [&] { return canvas->pictures(); };
    const auto rounds = [&] { return ticks; };

    timed(window, "the window paused (a tick counts)", seconds / 2, rounds);
    window.run().play();
    using Level = scene::PictureQuality::Level;
    const auto shoot = [&](const char* which) {
        if (const QString to = qEnvironmentVariable("SALTUS_PICTURES"); !to.isEmpty()) window.screen()->grabWindow(window.winId()).save(to + QStringLiteral("/moving-") + QLatin1String(which) + QStringLiteral(".png"));
    };
    timed(window, "the window while it runs", seconds, pictures);
    const char* const names[] = {"fine", "plain", "coarse", "coarsest"};
    if (const SecondRun& second = window.workbench().second(); second.active())
        std::printf("%44s A is at %.2f s, B by events at %.2f s\n", "", window.run().frame() ? window.run().frame()->time : 0.0, second.time());
    std::printf("%44s samples %d, quality %s, last picture %.1f ms\n", "", canvas->samples(), names[static_cast<std::size_t>(canvas->level())], canvas->lastFrameMilliseconds());
    shoot("own");
    for (const Level level : {Level::fine, Level::plain, Level::coarse, Level::coarsest}) {
        canvas->quality().hold(level);
        timed(window, qPrintable(QStringLiteral("at quality %1").arg(QLatin1String(names[static_cast<std::size_t>(level)]))), seconds, pictures);
        shoot(names[static_cast<std::size_t>(level)]);
    }
    canvas->quality().hold(std::nullopt);
    canvas->setUpdatesEnabled(false);
    timed(window, "as it runs, but for the picture (a tick counts)", seconds, rounds);
    canvas->setUpdatesEnabled(true);
    window.run().pause();
    QTest::qWait(500);
    QTimer again;
    again.setTimerType(Qt::PreciseTimer);
    QObject::connect(&again, &QTimer::timeout, [&] { canvas->update(); });
    again.start(33);
    timed(window, "the picture alone, nothing moves", seconds, pictures);
    return 0;
}

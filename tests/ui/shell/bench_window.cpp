// SPDX-License-Identifier: GPL-3.0-or-later
// Not a test: what a person waits for in the whole window with a scene of many bodies. bench_window [N = 2000 [ACTION ...]], under a display;
// with actions ("edit.selectAll", ... "moveAll", "massOfAll", "rename", "dragAll", "place") only those, one after the other.
// Each figure: the event itself, with its waits, and the longest time that the window did not answer in the half second after it; of edits of
// all bodies, until the run is there again. Processor: of the window's thread, most of it when the picture is drawn by the processor.
#include "core/io/scene_file.h"
#include "core/model/edit.h"
#include "core/model/rename.h"
#include "tests/ui/many_boxes.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/panels/outline_panel.h"
#include "ui/run/run_controller.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_editor.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workbench.h"

#include <QAbstractEventDispatcher>
#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>
#include <utility>
#include <vector>

using namespace saltus;
using namespace saltus::ui;

namespace {

double ms(const QElapsedTimer& timer) { return static_cast<double>(timer.nsecsElapsed()) * 1e-6; }

// Of this thread, which is the window's.
double processor_ms() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

struct Pieces { // rounds of the event loop: the longest, ms
    double clock = 0.0, processor = 0.0;
};

// What the longest round of any event loop was made of, a bar's with Stop too: its events that took longest, by the processor.
class Watched : public QApplication {
public:
    Watched(int& count, char** words) : QApplication(count, words) {
        connect(QThread::currentThread()->eventDispatcher(), &QAbstractEventDispatcher::awake, this, [this] {
            end();
            depth_ = 0;
        });
    }
    bool notify(QObject* receiver, QEvent* event) override {
        const int depth = depth_++; // those that a handler sends are part of it
        const double begun = processor_ms();
        const QByteArray kind = receiver->metaObject()->className();
        const int type = event->type();
        const bool taken = QApplication::notify(receiver, event);
        depth_ = depth;
        const double used = processor_ms() - begun;
        if (depth == 0 && used > 30.0) events_.push_back({used, kind.toStdString() + " (event " + std::to_string(type) + ")"});
        return taken;
    }
    void begin() {
        end();
        longest_ = 0.0;
    }
    // Of the rounds since begin().
    std::string longest() {
        end();
        std::string text = std::to_string(static_cast<int>(longest_)) + " ms:";
        for (const auto& [used, what] : longestEvents_) text += " " + std::to_string(static_cast<int>(used)) + " " + what + ",";
        text.pop_back();
        return text;
    }

private:
    using Events = std::vector<std::pair<double, std::string>>;
    void end() {
        const double now = processor_ms();
        const double used = now - std::exchange(begun_, now);
        Events events = std::exchange(events_, {});
        if (used > 200.0 && std::getenv("SALTUS_ROUNDS")) {
            std::printf("    round %.0f ms:", used);
            for (const auto& [took, what] : events) std::printf(" %.0f %s,", took, what.c_str());
            std::printf("\n");
        }
        if (used <= longest_) return;
        longest_ = used;
        longestEvents_ = std::move(events);
    }
    int depth_ = 0;
    double begun_ = 0.0, longest_ = 0.0;
    Events events_, longestEvents_;
};

// Nobody does anything for `during` ms, and until `settled`, a minute at most.
Pieces stall(int during, const std::function<bool()>& settled = {}) {
    QElapsedTimer whole, one;
    whole.start();
    Pieces most;
    while (whole.elapsed() < during || (settled && !settled() && whole.elapsed() < 60000)) {
        one.start();
        const double begun = processor_ms();
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        most.clock = std::max(most.clock, ms(one));
        most.processor = std::max(most.processor, processor_ms() - begun);
        QThread::usleep(200);
    }
    return most;
}

Watched& watched() { return *static_cast<Watched*>(qApp); }

double middle_of(std::vector<double>& list) {
    std::sort(list.begin(), list.end());
    return list[list.size() / 2];
}

void timed(const char* what, int times, const std::function<void(int)>& act, const std::function<bool()>& settled = {}) {
    std::vector<double> event, used, after, afterUsed;
    for (int k = 0; k < times; ++k) {
        QElapsedTimer timer;
        timer.start();
        watched().begin();
        const double begun = processor_ms();
        act(k);
        event.push_back(ms(timer));
        used.push_back(processor_ms() - begun);
        const Pieces pieces = stall(500, settled);
        after.push_back(pieces.clock);
        afterUsed.push_back(pieces.processor);
    }
    const double eventMs = middle_of(event), usedMs = middle_of(used), afterMs = middle_of(after), afterUsedMs = middle_of(afterUsed);
    std::printf("%-26s event %7.1f ms (worst %.1f; processor %.1f), then not answering for %7.1f ms (worst %.1f; processor %.1f)\n", what, eventMs, event.back(), usedMs, afterMs,
                after.back(), afterUsedMs);
    std::printf("    longest piece %s\n", watched().longest().c_str()); // of the last time
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    useGlFormat();
    const Watched app(argc, argv);
    const int count = argc > 1 ? std::max(1, std::atoi(argv[1])) : 2000;
    QTemporaryDir folder;
    model::Model model = testing::many_boxes(count);
    model.title = "Many boxes";
    const QString file = folder.filePath(QStringLiteral("many.saltus"));
    if (!io::write_scene(model, file.toStdString())) return 1;

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
    std::printf("%d bodies\n", count);

    QElapsedTimer opening;
    opening.start();
    watched().begin();
    double longest = 0.0;
    window.openFile(file);
    longest = ms(opening);
    const auto until = [&](const std::function<bool()>& done) {
        QElapsedTimer one;
        while (!done() && opening.elapsed() < 60000 + 6 * count) {
            one.start();
            QCoreApplication::processEvents(QEventLoop::AllEvents);
            longest = std::max(longest, ms(one));
        }
    };
    until([&] { return ready; });
    std::printf("open: views built after %.0f ms", ms(opening));
    if (scene::SceneCanvas* canvas = window.workbench().sceneView().canvas()) canvas->grabFramebuffer();
    std::printf(", shown after %.0f ms", ms(opening));
    until([&] { return window.run().canRun(); });
    std::printf(", can run after %.0f ms, longest not answering %.0f ms\n", ms(opening), longest);
    std::printf("    longest piece %s\n", watched().longest().c_str());
    std::printf("idle: not answering for %.1f ms (a picture)\n", stall(2000).clock);

    // Of all bodies at once: once each, they may take long.
    const auto settled = [&] { return window.document().isBlank() || (window.run().canRun() && !window.workbench().sceneView().showsEdited()); };
    const auto act = [&](const char* id) { timed(id, 1, [&](int) { window.actions().action(QLatin1String(id))->trigger(); }, settled); };
    const auto changeAll = [&](const char* what, const std::function<void(model::Body&)>& change) {
        timed(what, 1, [&](int) {
            Document& document = window.document();
            model::Edit edit;
            for (std::size_t b = 1; b < document.model().bodies.size(); ++b) {
                model::Body body = document.model().bodies[b];
                change(body);
                edit.push_back(model::Replace{b, std::move(body)});
            }
            document.edit(std::move(edit), QLatin1String(what));
        }, settled);
    };
    const auto moveAll = [&] { changeAll("all moved", [](model::Body& body) { body.position[0] = model::Value(0.1 + std::get<double>(body.position[0].source)); }); };
    const auto massOfAll = [&] { changeAll("the mass of all", [](model::Body& body) { body.mass = model::Value("2 kg"); }); };
    const auto rename = [&] {
        timed("rename", 1, [&](int) {
            Document& document = window.document();
            if (auto renamed = model::rename(document.model(), {model::Part::body, 8}, "another")) document.edit(std::move(*renamed), QStringLiteral("Rename"));
        }, settled);
    };
    // By hand, of what is selected: Ctrl takes a body along the ground.
    const auto dragAll = [&] {
        scene::SceneCanvas* canvas = window.workbench().sceneView().canvas();
        const QPoint at = canvas->rect().center();
        timed("drag: pressed", 1, [&](int) { QTest::mousePress(canvas, Qt::LeftButton, Qt::ControlModifier, at); });
        timed("drag: begun", 1, [&](int) { QTest::mouseMove(canvas, at + QPoint(10, 0)); });
        timed("drag: a step", 3, [&](int k) { QTest::mouseMove(canvas, at + QPoint(20 + 5 * k, 0)); });
        timed("drag: ended", 1, [&](int) { QTest::mouseRelease(canvas, Qt::LeftButton, Qt::ControlModifier, at + QPoint(40, 0)); }, settled);
    };
    const auto place = [&] {
        SceneEditor& editor = window.workbench().editor();
        const scene::SceneCanvas* canvas = window.workbench().sceneView().canvas();
        const QPoint at = canvas->mapToGlobal(canvas->rect().center());
        const authoring::NewPart box = authoring::NewShape::box;
        timed("place: over the view", 1, [&](int) { editor.dragPart(box, at, Qt::NoModifier); });
        timed("place: a step", 3, [&](int k) { editor.dragPart(box, at + QPoint(5 + 5 * k, 0), Qt::NoModifier); });
        timed("place: dropped", 1, [&](int) { editor.dropPart(at, Qt::NoModifier); }, settled);
        const authoring::NewPart hinge = authoring::NewJoint::hinge;
        timed("place a hinge: over", 1, [&](int) { editor.dragPart(hinge, at, Qt::NoModifier); });
        timed("place a hinge: a step", 3, [&](int k) { editor.dragPart(hinge, at + QPoint(5 + 5 * k, 0), Qt::NoModifier); });
        timed("place a hinge: dropped", 1, [&](int) { editor.dropPart(at, Qt::NoModifier); }, settled);
    };
    if (argc > 2) {
        for (int k = 2; k < argc; ++k) {
            const std::string what = argv[k];
            if (what == "moveAll") moveAll();
            else if (what == "massOfAll") massOfAll();
            else if (what == "rename") rename();
            else if (what == "dragAll") dragAll();
            else if (what == "place") place();
            else act(argv[k]);
        }
        return 0;
    }

    SceneView& view = window.workbench().sceneView();
    OutlinePanel& outline = window.workbench().outline();
    const int times = count > 20000 ? 1 : 7; // a picture of so many takes long
    timed("select one in the view", times, [&](int k) { emit view.picked(QStringLiteral("box%1").arg(10 * k)); });
    timed("select one in the outline", times, [&](int k) {
        outline.select(QStringLiteral("box%1").arg(100 + k));
        emit outline.selectionChanged({QStringLiteral("box%1").arg(100 + k)});
    });
    std::vector<collision::Pose> poses = view.bodyPoses();
    timed("step of a drag", times, [&](int) {
        poses[7].position.z() += 0.01;
        view.preview(poses);
    });
    view.endPreview();
    Document& document = window.document();
    timed("edit: a body moved", times, [&](int k) {
        model::Body body = document.model().bodies[8];
        body.position[2] = model::Value(3.0 + k);
        document.edit(model::Edit{model::Replace{8, model::Item{body}}}, QStringLiteral("Move"));
    });
    timed("undo", times, [&](int) { document.undo(); });
    timed("redo", times, [&](int) { document.redo(); });

    timed("edit: a body made", std::min(times, 3), [&](int k) {
        model::Body body = document.model().bodies[8];
        body.name = "new" + std::to_string(k);
        document.edit(model::Edit{model::Insert{document.model().bodies.size(), model::Item{body}}}, QStringLiteral("Insert"));
    });
    act("edit.selectAll");
    act("edit.copy");
    act("edit.duplicate");
    act("edit.undo");
    act("edit.paste");
    act("edit.undo");
    act("edit.selectAll");
    act("edit.delete");
    act("edit.undo");
    act("edit.selectAll");
    moveAll();
    act("edit.undo");
    massOfAll();
    act("edit.undo");
    rename();
    timed("save", 1, [&](int) { (void)document.save(); });
    return 0;
}

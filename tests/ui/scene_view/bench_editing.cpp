// SPDX-License-Identifier: GPL-3.0-or-later
// Not a test: what a person waits for in a scene of many bodies. bench_editing [N = 2000], under a display.
#include "core/authoring/place.h"
#include "tests/ui/many_boxes.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_editor.h"
#include "ui/scene_view/scene_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QtTest>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace saltus;
using namespace saltus::ui;

namespace {

void timed(const char* what, int times, const std::function<void()>& act) {
    std::vector<double> ms;
    for (int k = 0; k < times; ++k) {
        QElapsedTimer timer;
        timer.start();
        act();
        ms.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-6);
    }
    std::sort(ms.begin(), ms.end());
    std::printf("%-44s %8.2f ms  (worst %.2f of %d)\n", what, ms[ms.size() / 2], ms.back(), times);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    useGlFormat();
    QApplication app(argc, argv);
    const int count = argc > 1 ? std::max(1, std::atoi(argv[1])) : 2000;
    const model::Model model = testing::many_boxes(count);
    Theme theme;
    theme.apply();
    Document document;
    RunController run;
    TimeCursor cursor;
    SceneView view(theme, run, cursor);
    SceneEditor editor(theme, view, document, run, cursor);
    view.resize(1040, 600);
    view.show();
    (void)QTest::qWaitForWindowExposed(&view);
    document.openModel(model, {});
    std::printf("%d bodies\n", count);
    timed("open: bodies shown", 1, [&] { (void)view.showEdited(document.model()); });
    QTest::qWait(300);
    scene::SceneCanvas* canvas = view.canvas();
    if (!canvas) return 1;
    int next = 0;
    timed("select one", 20, [&] { view.select(QStringLiteral("box%1").arg(next++)); });
    QStringList all;
    for (int k = 0; k < count; ++k) all.append(QStringLiteral("box%1").arg(k));
    timed("select all", 5, [&] {
        view.select({});
        view.setSelection(all);
    });
    view.select(QStringLiteral("box7"));
    timed("stage for placing", 3, [&] {
        document.edit(model::Edit{model::Set{model::Heading{document.model().title + "x", {}}}}, QStringLiteral("title"));
        (void)editor.stage();
    });
    std::vector<collision::Pose> poses = view.bodyPoses();
    timed("step of a drag: one body", 40, [&] {
        poses[7].position.z() += 0.01;
        view.preview(poses);
    });
    timed("step of a drag: all bodies", 40, [&] {
        for (collision::Pose& pose : poses) pose.position.z() += 0.01;
        view.preview(poses);
    });
    view.endPreview();
    authoring::Motion motion;
    motion.shift = {0.0, 0.0, 0.01};
    timed("edit: one body moved and shown", 20, [&] {
        const std::string name[] = {"box7"};
        editor.make(authoring::move(document.model(), *editor.stage(), authoring::targets_of(document.model(), name), motion), QStringLiteral("Move"));
    });
    timed("undo", 10, [&] { document.undoStack().undo(); });
    timed("redo", 10, [&] { document.undoStack().redo(); });
    const auto stage = editor.stage();
    const model::Body body = authoring::new_body(document.model(), authoring::NewShape::box, 1.0);
    model::Model alone;
    alone.bodies.push_back(body);
    const authoring::Stage ghost = *authoring::Stage::create(alone);
    std::unique_ptr<authoring::Surroundings> around;
    timed("palette drag begins", 5, [&] {
        around = std::make_unique<authoring::Surroundings>(*stage, std::vector<std::size_t>{}, authoring::cluster_of(ghost.bodies()[0]), false);
    });
    double x = 0.0;
    timed("palette drag: a step", 40, [&] { (void)around->rest_over({x += 0.1, 3.0, 0.0}, Eigen::Quaterniond::Identity()); });
    timed("add a body", 5, [&] {
        model::Body one = authoring::new_body(document.model(), authoring::NewShape::sphere, 1.0);
        authoring::stand(one, {{-3.0, 0.0, 0.5}, Eigen::Quaterniond::Identity()}, false);
        editor.make(authoring::add_body(document.model(), std::move(one)), QStringLiteral("Add"));
    });
    timed("picture", 10, [&] { canvas->grabFramebuffer(); });
    return 0;
}

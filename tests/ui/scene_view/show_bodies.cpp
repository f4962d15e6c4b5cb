// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of rigid bodies and what they cost: show_bodies FOLDER writes pictures, show_bodies alone measures.
#include "sample_bodies.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_palette.h"
#include "ui/scene_view/shaders.h"

#include <QApplication>
#include <QDir>
#include <QScreen>
#include <QtTest>

#include <osg/Geode>
#include <osg/MatrixTransform>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace saltus;
using namespace saltus::ui;
using namespace saltus::ui::scene;

namespace {

void show(SceneCanvas& canvas, Theme& theme, const SampleBodies& sample, const MarkOptions& options = {}) {
    SceneGraph& graph = canvas.graph();
    graph.clear();
    graph.buildBodies(sample.bodies, sample.joints, sample.planar);
    graph.setPalette(paletteOf(theme));
    graph.marks().setOptions(options);
    graph.marks().setContacts(sample.contacts, 0.0, 0.4);
    graph.marks().update(graph.bodies());
    canvas.home(false);
}

template <class Move>
void timed(SceneCanvas& canvas, const char* what, Move move) {
    constexpr int kWarm = 6, kCounted = 24;
    std::vector<double> times;
    double placing = 0.0;
    std::clock_t begin = 0;
    for (int k = 0; k < kWarm + kCounted; ++k) {
        if (k == kWarm) begin = std::clock(), placing = 0.0;
        const std::clock_t before = std::clock();
        move(k);
        placing += 1e3 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        canvas.update();
        QCoreApplication::processEvents();
        if (k >= kWarm) times.push_back(canvas.lastFrameMilliseconds());
    }
    std::sort(times.begin(), times.end());
    const double cpu = 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / kCounted;
    std::printf("%-44s %6.1f ms a picture (median), %6.1f best; placing %5.2f ms; %6.1f ms of processor in all\n", what, times[times.size() / 2],
                times.front(), placing / kCounted, cpu);
    std::fflush(stdout);
}

void shake(std::vector<collision::Pose>& poses, const std::vector<collision::Pose>& start, int k) {
    for (std::size_t i = 1; i < poses.size(); ++i) {
        poses[i].position = start[i].position + collision::Vector3(0, 0, 1e-4 * k);
        poses[i].rotation = start[i].rotation * turn(1e-3 * k, {0, 1, 0});
    }
}

// For comparison: the same boxes with a node each, one shared mesh.
struct OneNodeEach {
    osg::ref_ptr<osg::Group> group = new osg::Group;
    std::vector<osg::ref_ptr<osg::MatrixTransform>> nodes;
    explicit OneNodeEach(const SampleBodies& sample) {
        const SolidMesh mesh = solidMesh(sample.bodies.back().parts[0].shape, {});
        osg::ref_ptr<osg::Geometry> geometry = new osg::Geometry;
        geometry->setUseVertexBufferObjects(true);
        geometry->setUseDisplayList(false);
        geometry->setVertexArray(new osg::Vec3Array(mesh.points.begin(), mesh.points.end()));
        geometry->setNormalArray(new osg::Vec3Array(mesh.normals.begin(), mesh.normals.end()), osg::Array::BIND_PER_VERTEX);
        geometry->setTexCoordArray(0, new osg::Vec4Array(mesh.edges.begin(), mesh.edges.end()));
        osg::ref_ptr<osg::Vec4Array> color = new osg::Vec4Array(1);
        (*color)[0].set(0.8f, 0.8f, 0.7f, 1.0f);
        geometry->setColorArray(color, osg::Array::BIND_OVERALL);
        geometry->addPrimitiveSet(new osg::DrawElementsUInt(GL_TRIANGLES, mesh.triangles.begin(), mesh.triangles.end()));
        osg::ref_ptr<osg::Geode> geode = new osg::Geode;
        geode->addDrawable(geometry);
        group->getOrCreateStateSet()->setAttributeAndModes(solidProgram());
        group->setNodeMask(kDrawn | kCasts);
        for (std::size_t k = 1; k < sample.bodies.size(); ++k) {
            nodes.push_back(new osg::MatrixTransform);
            nodes.back()->addChild(geode);
            group->addChild(nodes.back());
        }
    }
    void place(const std::vector<collision::Pose>& poses) {
        for (std::size_t k = 0; k < nodes.size(); ++k) {
            const auto& q = poses[k + 1].rotation;
            osg::Matrixd m = osg::Matrixd::rotate(osg::Quat(q.x(), q.y(), q.z(), q.w()));
            m.setTrans(poses[k + 1].position.x(), poses[k + 1].position.y(), poses[k + 1].position.z());
            nodes[k]->setMatrix(m);
        }
    }
};

} // namespace

int main(int argc, char** argv) {
    useGlFormat();
    if (argc < 2) qputenv("SALTUS_MEASURE", "1");
    QApplication app(argc, argv);
    Theme theme;
    SceneCanvas canvas(nullptr);
    canvas.resize(1040, 560);
    canvas.show();
    if (!QTest::qWaitForWindowExposed(&canvas)) return 1;
    QTest::qWait(60);
    if (argc > 1) {
        const QDir folder(QString::fromLocal8Bit(argv[1]));
        for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark}) {
            theme.setKind(kind);
            const QString suffix = kind == ThemeKind::dark ? QStringLiteral("-dark.png") : QStringLiteral("-light.png");
            const auto save = [&](const char* name) {
                QTest::qWait(30);
                canvas.grabFramebuffer().save(folder.filePath(QLatin1String(name) + suffix));
            };
            MarkOptions all;
            all.points = all.cones = all.modes = all.joints = true;
            MarkOptions none;
            none.impulses = false;
            show(canvas, theme, everyShape(), none);
            canvas.graph().selectBody(2);
            save("shapes");
            show(canvas, theme, everyShape(), all);
            save("marks");
            MarkOptions frames = none;
            frames.frames = frames.normals = true;
            show(canvas, theme, everyShape(), frames);
            save("frames");
            show(canvas, theme, boxPile(200), none);
            save("pile");
            show(canvas, theme, boxPile(1000), none);
            save("pile1000");
            show(canvas, theme, planarScene(), all);
            save("planar");
        }
        return 0;
    }
    theme.setKind(ThemeKind::dark);
    for (const std::size_t count : {100, 1000, 3000}) {
        const SampleBodies sample = boxPile(count);
        const auto start = sample.poses();
        auto poses = start;
        show(canvas, theme, sample);
        timed(canvas, qPrintable(QStringLiteral("%1 boxes, one array").arg(count)), [&](int k) {
            shake(poses, start, k);
            canvas.graph().placeBodies(poses);
        });
        if (count == 1000) {
            timed(canvas, "1000 boxes at rest", [&](int) {});
            SampleBodies pushed = sample;
            for (std::uint32_t i = 1; i <= 1000; ++i)
                for (int c = 0; c < 4; ++c)
                    pushed.push(i, 0, sample.bodies[i].start.position + collision::Vector3(0.04 * (c % 2 * 2 - 1), 0.04 * (c / 2 * 2 - 1), -0.05), {0, 0, 1},
                                {0.01, 0, 0.02 * (1 + i % 7)}, 0.5, 1);
            MarkOptions options;
            options.points = options.cones = true;
            for (const bool cones : {false, true}) {
                options.cones = cones;
                canvas.graph().marks().setOptions(options);
                timed(canvas, cones ? "the same, points, arrows, cones of 4000" : "the same, points and arrows of 4000 contacts", [&](int k) {
                    shake(poses, start, k);
                    canvas.graph().placeBodies(poses);
                    canvas.graph().marks().setContacts(pushed.contacts, 0.01 * k, 0.1);
                    canvas.graph().marks().update(canvas.graph().bodies());
                });
            }
            canvas.graph().buildBodies({sample.bodies.front()}, {}, false);
            canvas.graph().marks().update(canvas.graph().bodies());
            OneNodeEach each(sample);
            osg::Group* bodies = canvas.graph().root();
            bodies->addChild(each.group);
            timed(canvas, "1000 boxes, a node each, without shadows", [&](int k) {
                shake(poses, start, k);
                each.place(poses);
            });
            bodies->removeChild(each.group);
        }
    }
    SampleBodies balls;
    balls.add("ground", collision::HalfSpace{}, {0, 0, 0}, Eigen::Quaterniond::Identity(), true);
    for (int i = 0; i < 1000; ++i) balls.add("ball", collision::Sphere{0.05}, {0.11 * (i % 10), 0.11 * (i / 10 % 10), 0.05 + 0.1 * (i / 100)});
    const auto start = balls.poses();
    auto poses = start;
    show(canvas, theme, balls);
    timed(canvas, "1000 balls", [&](int k) {
        shake(poses, start, k);
        canvas.graph().placeBodies(poses);
    });
    // Heaps that fill the view, as a motion draws them. SALTUS_PICTURES=FOLDER: what that looks like.
    const QString to = qEnvironmentVariable("SALTUS_PICTURES");
    for (const bool round : {true, false}) {
        SampleBodies heap = round ? ballHeap(10000) : boxPile(1000);
        const auto lie = heap.poses();
        auto now = lie;
        show(canvas, theme, heap);
        canvas.camera().zoom(round ? 0.62 : 0.7, osg::Vec3d(canvas.graph().subjectBounds().center()));
        using Level = PictureQuality::Level;
        for (const auto& [level, name] : {std::pair{Level::fine, "fine"}, {Level::plain, "plain"}, {Level::coarse, "two thirds"}, {Level::coarsest, "half"}}) {
            canvas.quality().hold(level);
            timed(canvas, qPrintable(QStringLiteral("%1, %2").arg(QLatin1String(round ? "a heap of 10,000 beads" : "a heap of 1000 boxes"), QLatin1String(name))), [&](int k) {
                shake(now, lie, k);
                canvas.graph().placeBodies(now);
            });
            if (!to.isEmpty()) canvas.screen()->grabWindow(canvas.winId()).save(to + QStringLiteral("/heap-%1-%2.png").arg(QLatin1String(round ? "beads" : "boxes"), QLatin1String(name)));
        }
        canvas.quality().hold(std::nullopt);
    }
    return 0;
}

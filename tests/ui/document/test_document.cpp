// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene_file.h"
#include "core/model/edit.h"
#include "core/simulation/body_input.h"
#include "tests/ui/many_boxes.h"
#include "ui/document/document.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

#include <unistd.h>

using namespace saltus;
using namespace saltus::ui;

class TestDocument : public QObject {
    Q_OBJECT
    const QString cam_ = QStringLiteral(SALTUS_SOURCE_DIR "/scenes/cam-follower.saltus");
    static std::string value(const Document& d, std::size_t i) { return d.model().parameters[i].value.formula(); }
private slots:
    void aSceneIsOpened() {
        Document d;
        QSignalSpy opened(&d, &Document::opened);
        QVERIFY(!d.isOpen());
        QVERIFY(d.open(cam_).has_value());
        QCOMPARE(opened.count(), 1);
        QCOMPARE(d.displayName(), QStringLiteral("cam-follower.saltus"));
        QVERIFY(!d.isModified());
        QVERIFY(!d.isShipped());
        d.setShippedFolder(QStringLiteral(SALTUS_SOURCE_DIR "/scenes"));
        QVERIFY(d.isShipped());
    }
    void aMissingFileLeavesTheOpenOneAlone() {
        Document d;
        QVERIFY(d.open(cam_).has_value());
        const auto result = d.open(QStringLiteral("/no/such/file.saltus"));
        QVERIFY(!result.has_value());
        QVERIFY(!result.error().empty() && !result.error().front().message.empty());
        QCOMPARE(d.displayName(), QStringLiteral("cam-follower.saltus"));
    }
    void aDragIsOneStepOfUndo() {
        Document d;
        QVERIFY(d.open(cam_).has_value());
        QSignalSpy modified(&d, &Document::modifiedChanged);
        for (int n = 359; n <= 660; ++n) d.setParameter(QStringLiteral("rpm"), std::to_string(n) + " rpm");
        QCOMPARE(d.undoStack().count(), 1);
        QVERIFY(d.isModified());
        QCOMPARE(modified.last().at(0).toBool(), true);
        QCOMPARE(value(d, 0), std::string("660 rpm"));
        d.setParameter(QStringLiteral("e"), 0.5);
        QCOMPARE(d.undoStack().count(), 2);
        d.undoStack().undo();
        d.undoStack().undo();
        QCOMPARE(value(d, 0), std::string("358 rpm"));
        QVERIFY(!d.isModified());
        d.undoStack().redo();
        QCOMPARE(value(d, 0), std::string("660 rpm"));
    }
    void aDragBackIsNoChange() {
        Document d;
        QVERIFY(d.open(cam_).has_value());
        d.setParameter(QStringLiteral("rpm"), "400 rpm");
        d.setParameter(QStringLiteral("rpm"), "358 rpm");
        QVERIFY(!d.undoStack().canUndo());
        QVERIFY(!d.isModified());
    }
    void pinsAndViewsAreUndone() {
        Document d;
        QVERIFY(d.open(cam_).has_value());
        const model::Model before = d.model();
        d.setPinned(QStringLiteral("m"), true);
        model::Views views = d.model().views;
        views.plots.clear();
        d.setViews(views, QStringLiteral("Close all plots"));
        QVERIFY(d.model().views.plots.empty());
        auto systems = d.model().systems;
        systems.front().label = "other";
        d.setInitialState(systems, QStringLiteral("State as start"));
        QCOMPARE(d.undoStack().count(), 3);
        for (int i = 0; i < 3; ++i) d.undoStack().undo();
        QVERIFY(d.model() == before);
        for (int i = 0; i < 3; ++i) d.undoStack().redo();
        QVERIFY(d.model().systems.front().label == "other");
        QVERIFY(d.model().views.plots.empty());
    }
    void changedEquationsAreUndoneAndSaidEachTime() {
        Document d;
        QVERIFY(d.open(cam_).has_value());
        const model::Model before = d.model();
        QSignalSpy changed(&d, &Document::equationsChanged);
        d.setEquations(before, QStringLiteral("Nothing"));
        QVERIFY(!d.undoStack().canUndo()); // nothing changed
        model::Model next = before;
        std::get<model::LagrangianLinear>(next.systems.front().kind).q = {0.5};
        next.expressions.front().formula = "0";
        next.title = "not an equation";
        d.setEquations(next, QStringLiteral("Equations of follower"));
        QCOMPARE(changed.count(), 1);
        QVERIFY(d.model().systems == next.systems && d.model().expressions == next.expressions);
        QCOMPARE(d.model().title, before.title);
        d.undoStack().undo();
        QCOMPARE(changed.count(), 2);
        QVERIFY(d.model() == before);
        d.setParameter(QStringLiteral("rpm"), "400 rpm");
        QCOMPARE(changed.count(), 2); // a parameter needs no new run
    }
    void aChangeThatComesAfterTheSceneWasClosedIsNothing() {
        Document d;
        QVERIFY(d.open(cam_).has_value());
        const model::Model before = d.model();
        model::Model next = before;
        next.title = "too late";
        d.close();
        d.edit(model::difference(before, next), QStringLiteral("Title")); // a field gives up its text when its panel goes
        QVERIFY(!d.undoStack().canUndo() && !d.isModified());
    }
    void whatIsSavedIsReadAgain() {
        QTemporaryDir folder;
        Document d;
        QVERIFY(d.open(cam_).has_value());
        d.setParameter(QStringLiteral("rpm"), "660 rpm");
        const QString file = folder.filePath(QStringLiteral("mine.saltus"));
        QVERIFY(d.save(file).has_value());
        QVERIFY(!d.isModified());
        QCOMPARE(d.displayName(), QStringLiteral("mine.saltus"));
        Document again;
        QVERIFY(again.open(file).has_value());
        QVERIFY(again.model() == d.model());
        d.undoStack().undo();
        QVERIFY(d.isModified()); // another value than the file's
    }
    void aFolderThatRefusesIsToldAndNothingIsLost() {
        Document d;
        QVERIFY(d.open(cam_).has_value());
        d.setParameter(QStringLiteral("rpm"), "660 rpm");
        const auto missing = d.save(QStringLiteral("/no/such/folder/mine.saltus"));
        QVERIFY(!missing.has_value());
        QVERIFY(!missing.error().message.empty());
        QVERIFY(d.isModified());
        QCOMPARE(d.displayName(), QStringLiteral("cam-follower.saltus"));
        if (::geteuid() == 0) return; // root may write everywhere
        QTemporaryDir folder;
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner);
        QVERIFY(!d.save(folder.filePath(QStringLiteral("mine.saltus"))).has_value());
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    void anUnnamedSceneAsksForAName() {
        Document d;
        model::Model m;
        m.title = "From a recording";
        d.openModel(m, {});
        QCOMPARE(d.displayName(), QStringLiteral("From a recording"));
        QVERIFY(!d.save().has_value());
        d.close();
        QVERIFY(!d.isOpen());
    }

    // Numbers of bodies are made once for all who ask, and are those of the scene as it is.
    void bodiesAreMadeOnceForAllWhoAsk() {
        Document d;
        d.openModel(testing::many_boxes(30), {});
        const auto first = d.bodies({});
        QVERIFY(first && (*first)->input.bodies.size() == 31);
        QVERIFY(*d.bodies({}) == *first);
        model::Body body = d.model().bodies[8];
        body.position[2] = 7.25;
        body.velocity = {1.0, 2.0, 3.0};
        d.edit({model::Replace{8, body}}, QStringLiteral("Move"));
        const auto moved = d.bodies({});
        const auto made = simulation::body_scene(d.model(), {});
        QVERIFY(moved && made && *moved != *first);
        QCOMPARE((*moved)->input.bodies[8].pose.position.z(), 7.25);
        for (std::size_t b = 0; b < made->input.bodies.size(); ++b) {
            const auto &is = (*moved)->input.bodies[b], &wanted = made->input.bodies[b];
            QVERIFY(is.pose.position == wanted.pose.position && is.velocity == wanted.velocity && is.spin == wanted.spin && is.mass == wanted.mass);
        }
        body.name = "another";
        d.edit({model::Insert{31, body}}, QStringLiteral("Insert"));
        QCOMPARE((*d.bodies({}))->names.bodies.back(), std::string("another"));
        d.undo();
        QCOMPARE((*d.bodies({}))->names.bodies.size(), std::size_t{31});
        body.mass = "no number";
        d.edit({model::Replace{8, body}}, QStringLiteral("Mass"));
        QVERIFY(!d.bodies({})); // told, not the old ones
    }

    // An edit of many bodies is waited for with what is drawn of it; given up it leaves the scene and the list of undo as they were.
    void anEditThatIsGivenUpIsNotDone() {
        Document d;
        d.openModel(testing::many_boxes(static_cast<int>(Document::kManyBodies)), {});
        bool goOn = true;
        QStringList waited;
        d.setWait([&](const QString& what, const std::function<void()>& work) {
            waited << what;
            d.edit({model::Remove{model::Part::body, 3}}, QStringLiteral("meanwhile")); // not taken
            d.undo();
            if (goOn) work();
            return goOn;
        });
        model::Body body = d.model().bodies[8];
        const model::Model before = d.model();
        // Moved: nothing is made anew.
        model::Body high = body;
        high.position[2] = 9.0;
        QVERIFY(d.edit({model::Replace{8, high}}, QStringLiteral("Move")));
        d.undo();
        QVERIFY(waited.isEmpty() && d.model() == before);
        body.name = "another";
        const model::Edit insert{model::Insert{5, body}};
        goOn = false;
        QSignalSpy changed(&d, &Document::modelChanged), edited(&d, &Document::edited);
        QVERIFY(!d.edit(insert, QStringLiteral("Insert")));
        QCOMPARE(waited, QStringList{QStringLiteral("Insert")});
        QVERIFY(d.model() == before);
        QCOMPARE(d.undoStack().index(), 0);
        QCOMPARE(changed.count(), 1); // who showed it already shows the scene again
        QCOMPARE(edited.count(), 0);
        QVERIFY(d.undoStack().canRedo()); // the move
        goOn = true;
        std::shared_ptr<const simulation::BodyScene> drawn;
        connect(&d, &Document::edited, this, [&] { drawn = *d.bodies({}); });
        QVERIFY(d.edit(insert, QStringLiteral("Insert")));
        QCOMPARE(waited.size(), 2);
        QCOMPARE(drawn->names.bodies[5], std::string("another"));
        QVERIFY(drawn == *d.bodies({}));
        const model::Model after = d.model();
        goOn = false;
        d.undo();
        QVERIFY(d.model() == after && d.undoStack().index() == 1);
        goOn = true;
        d.undo();
        QVERIFY(d.model() == before && d.undoStack().index() == 0);
        goOn = false;
        d.redo();
        QVERIFY(d.model() == before && d.undoStack().index() == 0);
        goOn = true;
        d.redo();
        QVERIFY(d.model() == after && d.undoStack().index() == 1);
        QCOMPARE(waited.size(), 6);
        QCOMPARE(drawn->names.bodies[5], std::string("another"));
    }
};
QTEST_MAIN(TestDocument)
#include "test_document.moc"

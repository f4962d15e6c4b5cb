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
#include <QTimer>

#include <ctime>
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

    // Several steps at once are told, and waited for, as one change.
    void severalStepsAreOneChange() {
        Document d;
        d.openModel(testing::many_boxes(static_cast<int>(Document::kManyBodies)), {});
        std::vector<model::Model> scenes{d.model()};
        for (const char* name : {"one", "two", "three"}) {
            model::Body body = d.model().bodies[8];
            body.name = name;
            QVERIFY(d.edit({model::Insert{5, body}}, QString::fromLatin1(name)));
            scenes.push_back(d.model());
        }
        bool goOn = false;
        QStringList waited;
        d.setWait([&](const QString& what, const std::function<void()>& work) {
            waited << what;
            if (goOn) work();
            return goOn;
        });
        QSignalSpy changed(&d, &Document::modelChanged), void_(&d, &Document::equationsChanged);
        std::vector<model::Effects> told;
        std::shared_ptr<const simulation::BodyScene> drawn;
        connect(&d, &Document::edited, this, [&](const model::Effects& effects) {
            told.push_back(effects);
            drawn = *d.bodies({});
        });
        d.stepTo(0);
        QCOMPARE(waited, QStringList{QStringLiteral("Undo 3 steps")});
        QVERIFY(d.model() == scenes[3] && d.undoStack().index() == 3 && changed.isEmpty() && told.empty());
        goOn = true;
        d.stepTo(0);
        QVERIFY(d.model() == scenes[0] && d.undoStack().index() == 0);
        QCOMPARE(waited.size(), 2);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(void_.count(), 1);
        QCOMPARE(told, (std::vector<model::Effects>{{false, false, true}}));
        QCOMPARE(drawn->names.bodies.size(), d.model().bodies.size());
        d.stepTo(2);
        QVERIFY(d.model() == scenes[2] && d.undoStack().index() == 2);
        QCOMPARE(waited, (QStringList{QStringLiteral("Undo 3 steps"), QStringLiteral("Undo 3 steps"), QStringLiteral("Redo 2 steps")}));
        QCOMPARE(drawn->names.bodies[5], std::string("two"));
        QVERIFY(drawn == *d.bodies({})); // made once
        d.stepTo(4); // there is none
        d.stepTo(-1);
        QCOMPARE(waited.size(), 3);
        QVERIFY(d.model() == scenes[2]);
    }

    // Pieces put off are done one in each round of the event loop, so that the window answers between them.
    void onePieceIsDoneInEachRound() {
        Slices slices;
        QStringList done;
        QObject a, b;
        auto c = std::make_unique<QObject>();
        slices.putOff(&a, [&] { done << QStringLiteral("a"); });
        slices.putOff(&b, [&] { done << QStringLiteral("b"); });
        slices.putOff(c.get(), [&] { done << QStringLiteral("c"); });
        slices.putOff(&a, [&] { // the newest alone, at its old place
            done << QStringLiteral("A");
            slices.putOff(&a, [&] { done << QStringLiteral("again"); });
        });
        c.reset();
        QVERIFY(slices.waits(&a) && slices.waits(&b) && done.isEmpty());
        QStringList rounds; // how many pieces each did
        while (slices.waits(&a) || slices.waits(&b)) {
            const qsizetype before = done.size();
            QCoreApplication::processEvents();
            if (done.size() > before) rounds << QString::number(done.size() - before);
        }
        QCOMPARE(done, (QStringList{QStringLiteral("A"), QStringLiteral("b"), QStringLiteral("again")}));
        QCOMPARE(rounds, (QStringList{QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("1")}));
        slices.putOff(&a, [&] { done << QStringLiteral("now"); });
        slices.doNow(&b); // has nothing
        slices.doNow(&a);
        QCOMPARE(done.back(), QStringLiteral("now"));
        slices.putOff(&a, [&] { done << QStringLiteral("never"); });
        slices.drop(&a);
        QTest::qWait(20);
        QCOMPARE(done.size(), 4);
    }

    // A handler of the same turn took long: the piece is done in a later one, also where there is always one.
    void aPieceGivesWayInALongTurn_data() {
        QTest::addColumn<int>("busy"); // turns that are long
        QTest::addColumn<int>("least"); // turns until it is done, at least
        QTest::newRow("once") << 1 << 2;
        QTest::newRow("always") << 1000 << 4;
    }
    void aPieceGivesWayInALongTurn() {
        QFETCH(const int, busy);
        QFETCH(const int, least);
        Slices slices;
        int turns = 0, worked = 0, done = 0;
        QTimer other;
        other.setInterval(0);
        connect(&other, &QTimer::timeout, this, [&] {
            if (++worked > busy) return;
            timespec now{};
            const auto spent = [&now] {
                clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
                return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
            };
            const double until = spent() + 1.5 * LoopTurn::kLong;
            while (spent() < until) {}
        });
        other.start(); // before the pieces' timer: always the first of a turn
        slices.putOff(this, [&] { done = worked; });
        while (done == 0 && turns < 100) {
            QCoreApplication::processEvents();
            ++turns;
        }
        QVERIFY2(done >= least && done <= 8, qPrintable(QString::number(done)));
    }

    // What was kept when the program ended, and the scene of a recording or a bundle, are waited for as a file is.
    void anOpeningThatIsGivenUpKeepsWhatIsOpen() {
        Document d;
        d.openModel(testing::many_boxes(3), {});
        const model::Model before = d.model();
        bool goOn = false;
        QStringList waited;
        d.setWait([&](const QString& what, const std::function<void()>& work) {
            waited << what;
            if (goOn) work();
            return goOn;
        });
        model::Model many = testing::many_boxes(static_cast<int>(Document::kManyBodies));
        many.title = "Many";
        int left = 0;
        QSignalSpy opened(&d, &Document::opened);
        QVERIFY(!d.openModel(many, {}, [&] { ++left; }));
        QVERIFY(!d.openRecovered(many, QStringLiteral("/there/kept.saltus"), [&] { ++left; }));
        QCOMPARE(waited, (QStringList{QStringLiteral("Opening Many"), QStringLiteral("Opening kept.saltus")}));
        QVERIFY(d.model() == before && left == 0 && opened.isEmpty());
        goOn = true;
        std::shared_ptr<const simulation::BodyScene> drawn;
        connect(&d, &Document::opened, this, [&] { drawn = *d.bodies({}); });
        QVERIFY(d.openRecovered(many, {}, [&] { ++left; }));
        QVERIFY(d.model() == many && d.isModified() && left == 1);
        QVERIFY(drawn && drawn == *d.bodies({}));
    }
};
QTEST_MAIN(TestDocument)
#include "test_document.moc"

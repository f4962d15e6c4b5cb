// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector by mouse and keys: fields with units, refusals with what to write instead, pins, several parts, shapes, the drop test.
#include "ui/edits/run_edits.h"
#include "ui/panels/inspector_panel.h"

#include "core/model/rename.h"
#include "core/model/validate.h"
#include "ui/document/document.h"
#include "ui/look/theme.h"
#include "ui/panels/drive_card.h"
#include "ui/panels/inspector_drop_test.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include "tests/core/model/boxes.h"

#include <QComboBox>
#include <QCheckBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <cmath>

using namespace saltus;
using namespace saltus::ui;
using model::Key;
using model::Owner;

namespace {

struct Bench {
    Theme theme;
    Document document;
    RunController run;
    RunEdits edits{document, run};
    TimeCursor cursor;
    QWidget window;
    InspectorPanel* inspector;

    explicit Bench(int height = 900) {
        theme.apply();
        window.resize(300, height);
        inspector = new InspectorPanel(theme, edits, cursor, &window);
        inspector->setGeometry(0, 0, 300, height);
        window.show();
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window, 2000);
    }
    bool open(const char* name) { return document.open(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/%1.saltus").arg(QLatin1String(name))).has_value(); }
    const model::Body& body(const char* name) const {
        for (const model::Body& b : document.model().bodies)
            if (b.name == name) return b;
        return document.model().bodies.front();
    }
    // Types into a field as people do.
    void type(ValueField* field, const char* text, bool enter = true) {
        field->edit()->setFocus();
        field->edit()->selectAll();
        QTest::keyClicks(field->edit(), QString::fromUtf8(text));
        if (enter) QTest::keyClick(field->edit(), Qt::Key_Return);
    }
    ValueField* field(model::PropertyId id, std::size_t i = 0) {
        PropertyRow* row = inspector->row(id);
        return row ? row->field(i) : nullptr;
    }
};

constexpr model::PropertyId mass{Owner::part, Key::mass}, position{Owner::part, Key::position}, velocity{Owner::part, Key::velocity};

} // namespace

class TestInspector : public QObject {
    Q_OBJECT

private slots:
    void aMassWithAUnitIsTypedAndUndone() {
        Bench b;
        b.document.openModel(test::boxes(3), {});
        b.inspector->select(QStringLiteral("box1"));
        ValueField* field = b.field(mass);
        QVERIFY(field);
        b.type(field, "1/2 lb");
        QVERIFY(b.body("box1").mass);
        QCOMPARE(b.body("box1").mass->formula(), std::string("1/2 lb"));
        QCOMPARE(b.document.undoStack().undoText(), QStringLiteral("Mass of box1: 1/2 lb"));
        b.document.undoStack().undo();
        QVERIFY(!b.body("box1").mass);
        QCOMPARE(field->edit()->text(), QString()); // the same field shows it
    }

    void anIntegratorIsChosenWithItsReasonAndTakenBack() {
        Bench b;
        QVERIFY(b.open("bouncing-ball"));
        const model::Run before = b.document.model().run;
        const auto click = [&] {
            auto* link = b.inspector->findChild<QToolButton*>(QStringLiteral("inspector.chooseIntegrator"));
            QVERIFY(link);
            link->click();
            QTest::qWait(1); // what was shown before goes, the reason comes
        };
        const auto reason = [&] {
            auto* label = b.inspector->findChild<QLabel*>(QStringLiteral("inspector.integratorReason"));
            return label && !label->isHidden() ? label->text() : QString();
        };
        QCOMPARE(reason(), QString());
        click();
        QCOMPARE(b.document.model().run.integrator, model::IntegratorKind::event_driven);
        QCOMPARE(reason(), QStringLiteral("event-driven chosen: 155 events in the first 10 s, each met at its own instant, not at the end of a step"));
        QCOMPARE(b.document.undoStack().undoText(), QStringLiteral("Integrator: event-driven"));
        click(); // again: it stays, and nothing is to be undone
        QVERIFY(reason().startsWith(QStringLiteral("event-driven suits this scene: ")));
        QCOMPARE(b.document.undoStack().count(), 1);
        b.document.undoStack().undo();
        QVERIFY(b.document.model().run == before);
        QTest::qWait(1);
        QCOMPARE(reason(), QString());
    }

    void aSceneThatCannotRunByEventsKeepsItsIntegrator() {
        Bench b;
        QVERIFY(b.open("compliant-floor"));
        b.inspector->findChild<QToolButton*>(QStringLiteral("inspector.chooseIntegrator"))->click();
        QTest::qWait(1);
        QCOMPARE(b.document.undoStack().count(), 0);
        const QString told = b.inspector->findChild<QLabel*>(QStringLiteral("inspector.integratorReason"))->text();
        QVERIFY2(told.contains(QStringLiteral("suits this scene: by events it cannot run: the compliant gap")), qPrintable(told));
    }

    // A dear force: what the trial may evaluate takes seconds. The window stays drawn, and Stop ends it.
    void aTrialThatTakesLongIsStopped() {
        Bench b;
        QTemporaryDir folder;
        QFile scene(folder.filePath(QStringLiteral("fast.saltus")));
        QVERIFY(scene.open(QIODevice::WriteOnly));
        QByteArray force("0");
        for (int k = 1; k <= 2000; ++k) force += " + sin(" + QByteArray::number(k) + "*t)";
        scene.write(R"({ "saltus": 1, "systems": { "mass": { "kind": "lagrangian-linear", "M": [[1]], "K": [[1e4]], "F": [")" + force +
                    R"("], "q": [1], "v": [0] } }, "run": { "step": 1, "end": 100000 } })");
        scene.close();
        QVERIFY(b.document.open(scene.fileName()));
        bool shown = false;
        QTimer stop;
        connect(&stop, &QTimer::timeout, this, [&] {
            auto* bar = b.window.findChild<QProgressDialog*>(QStringLiteral("waiting"));
            if (!bar) return;
            shown = bar->isVisible();
            bar->cancel();
        });
        stop.start(20);
        QElapsedTimer clock;
        clock.start();
        b.inspector->findChild<QToolButton*>(QStringLiteral("inspector.chooseIntegrator"))->click();
        QVERIFY(shown);
        QVERIFY(clock.elapsed() < 20'000);
        QTest::qWait(1);
        QCOMPARE(b.document.undoStack().count(), 0);
        QVERIFY(b.inspector->findChild<QLabel*>(QStringLiteral("inspector.integratorReason"))->isHidden());
    }

    void aWrongUnitStaysRedAndOneClickMendsIt() {
        Bench b;
        b.document.openModel(test::boxes(1), {});
        b.inspector->select(QStringLiteral("box0"));
        ValueField* field = b.field(mass);
        b.type(field, "5 cm");
        QVERIFY(field->hasError());
        QVERIFY2(field->reason().contains(QStringLiteral("length")), qPrintable(field->reason()));
        QCOMPARE(field->edit()->text(), QStringLiteral("5 cm"));
        QVERIFY(!b.body("box0").mass);
        PropertyRow* row = b.inspector->row(mass);
        QCOMPARE(row->fixes().size(), std::size_t{2});
        QCOMPARE(static_cast<QPushButton*>(row->fixes().front())->text(), QStringLiteral("Use 5 kg"));
        QTest::mouseClick(row->fixes().front(), Qt::LeftButton);
        QTRY_VERIFY(b.body("box0").mass.has_value());
        QCOMPARE(b.body("box0").mass->formula(), std::string("5 kg"));
        QVERIFY(!field->hasError());
        // Escape takes the old value back; Alt+Enter takes the first proposal.
        b.type(field, "-3 kg");
        QVERIFY(field->hasError());
        QTest::keyClick(field->edit(), Qt::Key_Escape);
        QVERIFY(!field->hasError());
        QCOMPARE(field->edit()->text(), QStringLiteral("5 kg"));
        b.type(field, "-3 kg");
        QTest::keyClick(field->edit(), Qt::Key_Return, Qt::AltModifier);
        QTRY_COMPARE(b.body("box0").mass->formula(), std::string("3 kg"));
    }

    void aVectorIsEditedEntryByEntry() {
        Bench b;
        b.document.openModel(test::boxes(1), {});
        b.inspector->select(QStringLiteral("box0"));
        QVERIFY(b.field(velocity, 2));
        b.type(b.field(velocity, 2), "-3 ft/s");
        QCOMPARE(b.body("box0").velocity.size(), std::size_t{3});
        QCOMPARE(b.body("box0").velocity[2].formula(), std::string("-3 ft/s"));
        QCOMPARE(b.field(velocity, 0)->edit()->text(), QStringLiteral("0"));
        b.type(b.field(position, 0), "5 cm");
        QCOMPARE(b.body("box0").position[0].formula(), std::string("5 cm"));
    }

    void severalBodiesAreEditedAtOnce() {
        Bench b;
        b.document.openModel(test::boxes(5), {});
        b.inspector->selectAll({QStringLiteral("box1"), QStringLiteral("box2"), QStringLiteral("box3")});
        QCOMPARE(b.field(position, 2)->edit()->placeholderText(), QStringLiteral("several"));
        QCOMPARE(b.field(position, 2)->edit()->text(), QString());
        QCOMPARE(b.field(position, 0)->edit()->text(), QStringLiteral("0"));
        b.type(b.field(mass), "4");
        for (const char* name : {"box1", "box2", "box3"}) QCOMPARE(b.body(name).mass->formula(), std::string("4"));
        QVERIFY(!b.body("box0").mass && !b.body("box4").mass);
        QCOMPARE(b.document.undoStack().count(), 1);
        QVERIFY(b.document.undoStack().undoText().contains(QStringLiteral("3 bodies")));
        b.document.undoStack().undo();
        QVERIFY(!b.body("box2").mass);
    }

    void aFieldIsPinnedAsAParameter() {
        Bench b;
        b.document.openModel(test::boxes(1), {});
        b.inspector->select(QStringLiteral("box0"));
        b.type(b.field(mass), "2 kg");
        QToolButton* pin = b.inspector->row(mass)->pin();
        QVERIFY(pin->isVisible());
        QTest::mouseClick(pin, Qt::LeftButton);
        QCOMPARE(b.document.model().parameters.size(), std::size_t{1});
        QVERIFY(b.document.model().parameters[0].pinned);
        QCOMPARE(b.body("box0").mass->formula(), std::string("box0_mass"));
        QCOMPARE(b.field(mass)->edit()->text(), QStringLiteral("2")); // the parameter's value, in its unit
        QVERIFY(pin->isChecked());
        b.type(b.field(mass), "3");
        QCOMPARE(b.document.model().parameters[0].value.formula(), std::string("3 kg"));
        b.document.undoStack().undo();
        b.document.undoStack().undo();
        QVERIFY(b.document.model().parameters.empty());
    }

    void thePinOfAVectorAsksForTheEntry() {
        Bench b;
        b.document.openModel(test::boxes(1), {});
        b.inspector->select(QStringLiteral("box0"));
        b.field(position, 0)->edit()->setFocus(); // which one had the keyboard does not matter
        QToolButton* pin = b.inspector->row(position)->pin();
        QVERIFY(pin->isVisible());
        QTest::mouseClick(pin, Qt::LeftButton);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 3);
        QVERIFY2(menu->actions()[2]->text().startsWith(QStringLiteral("z = ")), qPrintable(menu->actions()[2]->text()));
        QVERIFY(b.document.model().parameters.empty());
        menu->actions()[2]->trigger();
        menu->close();
        QCOMPARE(b.document.model().parameters.size(), std::size_t{1});
        QVERIFY(!b.body("box0").position[2].is_number());
        QVERIFY(b.body("box0").position[0].is_number());
        QVERIFY(pin->isChecked());
        QTest::mouseClick(pin, Qt::LeftButton); // again: which ones are is shown, and taken back there
        menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu && menu->actions()[2]->isChecked() && !menu->actions()[0]->isChecked());
        menu->actions()[2]->trigger();
        menu->close();
        QVERIFY(!b.document.model().parameters[0].pinned);
    }

    void keysOfAnotherIntegratorAreNotOffered() {
        Bench b;
        QVERIFY(b.open("cam-follower"));
        const auto offered = [&](Key key) { return b.inspector->row({Owner::integrator, key}) != nullptr; };
        QVERIFY(offered(Key::theta) && offered(Key::gamma) && offered(Key::activation) && offered(Key::percussion));
        for (const Key key : {Key::rtol, Key::atol, Key::max_step, Key::flow, Key::zeno, Key::impact}) QVERIFY(!offered(key));
        PropertyRow* kind = b.inspector->row({Owner::integrator, Key::kind});
        QVERIFY(kind && kind->choice());
        kind->choice()->setCurrentIndex(kind->choice()->findData(QStringLiteral("event-driven")));
        emit kind->choice()->activated(kind->choice()->currentIndex());
        QTRY_COMPARE(b.document.model().run.integrator, model::IntegratorKind::event_driven);
        QTRY_VERIFY(offered(Key::rtol) && offered(Key::flow) && offered(Key::zeno) && offered(Key::impact));
        QVERIFY(!offered(Key::activation) && !offered(Key::percussion) && !offered(Key::projection));
        b.document.undoStack().undo();
        QTRY_VERIFY(offered(Key::activation) && !offered(Key::rtol));
        QVERIFY(b.open("relay-pair"));
        QVERIFY(offered(Key::theta) && !offered(Key::activation) && !offered(Key::percussion) && !offered(Key::compliance));
        QVERIFY(b.open("bouncing-box"));
        QVERIFY(offered(Key::activation) && !offered(Key::percussion));
        // and what is chosen from reads as a word, not as a key
        QVERIFY(b.open("bouncing-ball"));
        kind = b.inspector->row({Owner::integrator, Key::kind});
        for (int i = 0; i < kind->choice()->count(); ++i) QVERIFY(!kind->choice()->itemText(i).at(0).isLower());
    }

    void aRunThatArrivesTakesNothingOutOfOnesHands() {
        Bench b;
        QVERIFY(b.open("motor-crank"));
        b.run.load(b.document.model());
        QTRY_VERIFY_WITH_TIMEOUT((b.run.poll(), b.run.canRun()), 20000);
        b.inspector->select(QStringLiteral("shaft"));
        auto* card = b.inspector->findChild<DriveCard*>();
        QVERIFY(card);
        auto* choice = card->findChild<QComboBox*>();
        QVERIFY(choice);
        choice->showPopup();
        QVERIFY(QApplication::activePopupWidget());
        const QPointer<QComboBox> kept = choice;
        const auto before = b.run.recording();
        b.run.load(b.document.model()); // another recording comes
        QTRY_VERIFY_WITH_TIMEOUT((b.run.poll(), b.run.canRun() && b.run.recording() != before), 20000);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        b.inspector->tick();
        QVERIFY(kept && kept->isVisible());
        QVERIFY(QApplication::activePopupWidget());
        kept->hidePopup();
        QTRY_VERIFY(!QApplication::activePopupWidget());
        b.inspector->tick(); // now it is made anew
        QVERIFY(b.inspector->findChild<DriveCard*>());
    }

    // A slider's value that is typed into another row, of a drive or of a property: the field shows what the run took, at once and afterwards.
    void aSlidersValueThatIsTypedStays() {
        Bench b;
        QVERIFY(b.open("motor-crank"));
        b.run.load(b.document.model());
        QTRY_VERIFY_WITH_TIMEOUT((b.run.poll(), b.run.canRun() && b.run.frame()), 20000);
        const auto stays = [&](ValueField* field, const char* typed) {
            int changed = 0;
            const auto heard = connect(&b.run, &RunController::parameterChanged, this, [&] { ++changed; });
            b.type(field, typed);
            QTRY_VERIFY_WITH_TIMEOUT((b.run.poll(), changed > 0), 20000);
            QCOMPARE(field->edit()->text(), QLatin1String(typed));
            QTest::qWait(50);
            b.run.poll();
            QCOMPARE(field->edit()->text(), QLatin1String(typed));
            QCOMPARE(field->edit()->selectedText(), QLatin1String(typed)); // so that Space runs the scene
            disconnect(heard);
        };
        b.inspector->select(QStringLiteral("shaft"));
        auto* card = b.inspector->findChild<DriveCard*>();
        QVERIFY(card);
        for (const char* typed : {"12", "9"}) stays(card->field(QStringLiteral("Voltage")), typed);
        b.inspector->select(QStringLiteral("guide"));
        for (const char* typed : {"30", "25"}) stays(b.field({Owner::coordinate, Key::friction}), typed);
    }

    // Why a value of a drive is refused stands below it with all its lines, also when the panel is made narrower.
    void aRefusalOfADriveIsReadWhole() {
        Bench b;
        QVERIFY(b.open("motor-crank"));
        b.inspector->select(QStringLiteral("shaft"));
        auto* card = b.inspector->findChild<DriveCard*>();
        QVERIFY(card);
        ValueField* field = card->field(QStringLiteral("Voltage"));
        b.type(field, "6 + motr_voltage_of_the_source*unknown");
        QVERIFY(field->hasError());
        for (const int width : {300, 240}) {
            b.inspector->setGeometry(0, 0, width, 900);
            QTest::qWait(20);
            bool seen = false;
            for (QLabel* label : field->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly)) {
                if (label->property("role") != QLatin1String("error")) continue;
                seen = true;
                QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(QString("%1 of %2").arg(label->height()).arg(label->heightForWidth(label->width()))));
            }
            QVERIFY(seen);
        }
    }

    void aParameterInARowShowsItsOwnUnit() { // 35 is degrees, though the row is told in radians
        Bench b;
        QVERIFY(b.open("bouncing-box"));
        b.inspector->select(QStringLiteral("box"));
        const model::PropertyId rotation{Owner::part, Key::rotation};
        QVERIFY(b.field(rotation, 0));
        QCOMPARE(b.field(rotation, 0)->edit()->text(), QStringLiteral("35"));
        QCOMPARE(b.inspector->row(rotation)->unitsAbove(), QStringLiteral("rad, ∠ deg"));
        QCOMPARE(b.inspector->row(position)->unitsAbove(), QStringLiteral("m"));
    }

    void aFlagAChoiceAndAShapeAreChanged() {
        Bench b;
        b.document.openModel(test::boxes(1), {});
        b.inspector->select(QStringLiteral("box0"));
        PropertyRow* fixed = b.inspector->row({Owner::part, Key::fixed});
        QVERIFY(fixed && fixed->tick());
        QTest::mouseClick(fixed->tick(), Qt::LeftButton, {}, QPoint(8, fixed->tick()->height() / 2));
        QVERIFY(b.body("box0").fixed);
        PropertyRow* kind = b.inspector->row({Owner::shape, Key::kind, 0});
        QVERIFY(kind && kind->choice());
        kind->choice()->setFocus();
        QTest::keyClick(kind->choice(), Qt::Key_Home); // sphere
        QTRY_VERIFY(std::holds_alternative<model::SphereShape>(b.body("box0").shapes[0]));
        QToolButton* add = nullptr;
        for (QToolButton* link : b.inspector->findChildren<QToolButton*>())
            if (link->text() == QStringLiteral("Add shape") && link->isVisible()) add = link;
        QVERIFY(add);
        QTest::mouseClick(add, Qt::LeftButton);
        QCOMPARE(b.body("box0").shapes.size(), std::size_t{2});
        QVERIFY(b.inspector->row({Owner::shape, Key::radius, 1}));
    }

    // An edit brings a new run, and what is shown is made anew for it: what is being edited does not go out of sight.
    void whatIsEditedStaysInSight() {
        Bench b(420);
        QVERIFY(b.open("bouncing-box"));
        b.run.load(b.document.model());
        QTRY_VERIFY_WITH_TIMEOUT((b.run.poll(), b.run.canRun()), 20000);
        b.inspector->select(QStringLiteral("box"));
        QTest::qWait(50);
        auto* area = b.inspector->findChild<QScrollArea*>();
        const model::PropertyId size{Owner::shape, Key::size, 0};
        area->ensureWidgetVisible(b.field(size, 1));
        const int place = area->verticalScrollBar()->value();
        QVERIFY(place > 100);
        for (const char* length : {"0.7", "0.6"}) {
            const auto before = b.run.recording();
            b.type(b.field(size, 1), length);
            QTRY_VERIFY_WITH_TIMEOUT((b.run.poll(), b.run.canRun() && b.run.recording() != before), 20000);
            for (int i = 0; i < 5; ++i, QTest::qWait(20)) b.inspector->tick();
            QVERIFY2(std::abs(area->verticalScrollBar()->value() - place) < 20, qPrintable(QString("%1, was %2").arg(area->verticalScrollBar()->value()).arg(place)));
        }
        b.inspector->select({});
        QTest::qWait(50);
        QCOMPARE(area->verticalScrollBar()->value(), 0); // another part from its beginning
    }

    // What was asked for by a link is unfolded, in sight and holds the keyboard.
    void limitsThatAreAddedStandOpen() {
        Bench b(420);
        QVERIFY(b.open("cart-pendulum"));
        b.inspector->select(QStringLiteral("pivot"));
        QTest::qWait(50);
        QToolButton* add = nullptr;
        for (QToolButton* link : b.inspector->findChildren<QToolButton*>())
            if (link->text() == QStringLiteral("Add limits, spring or drive")) add = link;
        QVERIFY(add);
        QTest::mouseClick(add, Qt::LeftButton);
        QTest::qWait(50);
        const auto lowest = [&] { return b.field({Owner::coordinate, Key::limits, 0}); };
        QTRY_VERIFY(lowest() && lowest()->edit()->hasFocus() && !lowest()->visibleRegion().isEmpty());
        QTRY_VERIFY(b.inspector->findChild<QLabel*>(QStringLiteral("limits.note"))->text().startsWith(QStringLiteral("Limits count from the start pose")));
    }

    void aNewNameGoesThroughTheScene() {
        Bench b;
        QVERIFY(b.open("cam-follower"));
        b.inspector->select(QStringLiteral("follower"));
        QString from, to;
        connect(b.inspector, &InspectorPanel::renamed, this, [&](const QString& a, const QString& c) { from = a, to = c; });
        b.type(b.field({Owner::part, Key::name}), "tappet");
        QCOMPARE(from, QStringLiteral("follower"));
        QCOMPARE(to, QStringLiteral("tappet"));
        QCOMPARE(b.inspector->selection(), QStringLiteral("tappet"));
        QVERIFY(model::validate(b.document.model()).empty());
        b.type(b.field({Owner::part, Key::name}), "two words");
        QVERIFY(b.field({Owner::part, Key::name})->hasError());
    }

    void theDropTestMeasuresWhatIsSet_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("object");
        QTest::newRow("bodies") << QStringLiteral("bouncing-box") << QString();
        QTest::newRow("equations") << QStringLiteral("cam-follower") << QStringLiteral("contact");
        QTest::newRow("equations with friction") << QStringLiteral("bouncing-ball-inclined") << QString();
    }
    void theDropTestMeasuresWhatIsSet() {
        QFETCH(QString, scene);
        QFETCH(QString, object);
        Bench b;
        QVERIFY(b.open(qPrintable(scene)));
        const model::Model& m = b.document.model();
        if (object.isEmpty()) object = QString::fromStdString(m.contacts.empty() ? m.interactions.front().name : m.contacts.front().name);
        b.inspector->select(object);
        DropTestCard* card = b.inspector->dropTest();
        QVERIFY(card);
        QTest::keyClick(&b.window, Qt::Key_D);
        QVERIFY(card->isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!card->isRunning(), 20000);
        QCOMPARE(card->results().size(), std::size_t{6});
        for (const DropResult& r : card->results()) {
            QVERIFY2(std::abs(r.e_squared() - card->setValue()) < 1e-9, qPrintable(QString::number(r.e_squared())));
            QVERIFY(std::abs(r.velocity_before * r.velocity_before / (2.0 * 9.81 * r.height) - 1.0) < 0.05); // v^2 = 2 g h
        }
    }

    void everyPartOfEveryShippedSceneIsShown_data() {
        QTest::addColumn<QString>("name");
        const QDir dir(QStringLiteral(SALTUS_SOURCE_DIR "/scenes"));
        for (QString name : dir.entryList({QStringLiteral("*.saltus")}, QDir::Files)) QTest::newRow(qPrintable(name)) << name.remove(QStringLiteral(".saltus"));
    }
    void everyPartOfEveryShippedSceneIsShown() {
        QFETCH(QString, name);
        Bench b;
        QVERIFY(b.open(qPrintable(name)));
        const model::Model& m = b.document.model();
        for (std::size_t p = 0; p < model::kParts; ++p)
            for (std::size_t i = 0; i < std::min<std::size_t>(model::count(m, static_cast<model::Part>(p)), 3); ++i) {
                const QString part = QString::fromStdString(std::string(model::name_at(m, static_cast<model::Part>(p), i)));
                b.inspector->select(part);
                b.inspector->tick();
            }
        b.inspector->select({});
        QVERIFY(b.inspector->row({Owner::part, Key::step}));
    }

    void nothingIsWiderThanTheNarrowestPanel() {
        Bench b;
        b.inspector->setFixedWidth(256);
        const auto check = [&](const char* what) {
            QTest::qWait(20);
            auto* area = b.inspector->findChild<QScrollArea*>();
            if (area->widget()->width() <= area->viewport()->width()) return true;
            for (QWidget* w : area->widget()->findChildren<QWidget*>())
                if (w->isVisible() && w->minimumSizeHint().width() > 246) qWarning() << what << w->metaObject()->className() << w->accessibleName() << w->toolTip() << w->minimumSizeHint();
            return false;
        };
        for (const char* scene : {"box-pile", "cam-follower", "slider-crank-3d", "friction-oscillator", "diode-bridge", "tippe-top"}) {
            QVERIFY(b.open(scene));
            const model::Model& m = b.document.model();
            QVERIFY(check(scene));
            for (std::size_t p = 0; p < model::kParts; ++p)
                for (std::size_t i = 0; i < std::min<std::size_t>(model::count(m, static_cast<model::Part>(p)), 2); ++i) {
                    const std::string part(model::name_at(m, static_cast<model::Part>(p), i));
                    b.inspector->select(QString::fromStdString(part));
                    QVERIFY(check(part.c_str()));
                }
        }
    }

    void selectingAmongTwoThousandBodiesIsQuick() {
        Bench b;
        b.document.openModel(test::boxes(2000), {});
        b.inspector->select(QStringLiteral("box7"));
        QElapsedTimer clock;
        double worst = 0.0, several = 0.0;
        for (int i = 0; i < 8; ++i) {
            clock.start();
            b.inspector->select(QStringLiteral("box%1").arg(100 + 200 * i));
            QCoreApplication::processEvents(); // and drawn
            worst = std::max(worst, 1e-6 * static_cast<double>(clock.nsecsElapsed()));
        }
        QStringList all;
        for (int i = 0; i < 2000; ++i) all << QStringLiteral("box%1").arg(i);
        clock.start();
        b.inspector->selectAll(all);
        QCoreApplication::processEvents();
        several = 1e-6 * static_cast<double>(clock.nsecsElapsed());
        clock.start();
        b.type(b.field(mass), "4");
        const double typed = 1e-6 * static_cast<double>(clock.nsecsElapsed());
        qInfo("one of 2000 bodies: %.1f ms at worst; all of them: %.1f ms; a mass for all: %.1f ms", worst, several, typed);
        QVERIFY(b.body("box1999").mass);
    }

    void pictures() {
        const QString folder = qEnvironmentVariable("SALTUS_SHOTS");
        if (folder.isEmpty()) QSKIP("SALTUS_SHOTS is not set");
        for (const bool dark : {false, true})
            for (const int height : {900, 560}) {
                Bench b(height);
                b.theme.setKind(dark ? ThemeKind::dark : ThemeKind::light);
                const auto shot = [&](const char* what) {
                    QTest::qWait(60);
                    b.inspector->tick();
                    b.inspector->grab().save(QStringLiteral("%1/inspector-%2-%3-%4.png").arg(folder, QLatin1String(what), dark ? "dark" : "light").arg(height));
                };
                QVERIFY(b.open("box-pile"));
                shot("scene");
                b.inspector->select(QString::fromStdString(b.document.model().bodies.back().name));
                shot("body");
                if (ValueField* field = b.field(mass)) b.type(field, "5 cm");
                shot("refused");
                b.inspector->select(QString::fromStdString(b.document.model().contacts.front().name));
                b.inspector->dropTest()->run();
                (void)QTest::qWaitFor([&] { return !b.inspector->dropTest()->isRunning(); }, 10000);
                shot("law");
                QVERIFY(b.open("cam-follower"));
                b.inspector->select(QStringLiteral("contact"));
                shot("contact");
                b.inspector->select(QStringLiteral("follower"));
                shot("system");
                QVERIFY(b.open("slider-crank-3d"));
                b.inspector->select(QString::fromStdString(b.document.model().joints.front().name));
                shot("joint");
                b.document.openModel(test::boxes(5), {});
                b.inspector->selectAll({QStringLiteral("box1"), QStringLiteral("box2")});
                shot("several");
            }
    }
};

QTEST_MAIN(TestInspector)
#include "test_inspector.moc"

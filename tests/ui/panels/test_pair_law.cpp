// SPDX-License-Identifier: GPL-3.0-or-later
// The law between two bodies: which one applies, a new one by one edit, its cone, its trials; and the table of all pairs.
#include "core/session.h"
#include "ui/document/document.h"
#include "ui/edits/run_edits.h"
#include "ui/look/theme.h"
#include "ui/panels/inspector_compare.h"
#include "ui/panels/inspector_drop_test.h"
#include "ui/panels/inspector_materials.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/property_row.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace saltus;
using namespace saltus::ui;

namespace {

model::Model box(bool materials, bool usual) {
    model::Model m;
    m.title = "Box";
    if (materials) m.materials = {{"wood", "700 kg/m^3", "", {}}, {"stone", "2700 kg/m^3", "", {}}};
    if (usual) {
        model::ContactLaw law;
        law.name = "everywhere";
        law.e = 0.25;
        law.mu = 0.5;
        m.contacts = {law};
    }
    model::Body body, ground;
    body.name = "box";
    model::BoxShape shape;
    shape.size = {0.2, 0.2, 0.1};
    body.shapes.emplace_back(shape);
    body.position = {0.0, 0.0, 0.05};
    body.velocity = {1.0, 0.0, 0.0};
    body.material = materials ? "wood" : "";
    ground.name = "ground";
    ground.fixed = true;
    ground.shapes.emplace_back(model::HalfSpaceShape{});
    ground.material = materials ? "stone" : "";
    m.bodies = {body, ground};
    m.run.step = "1 ms";
    m.run.end = "2 s";
    return m;
}

struct Bench {
    Theme theme;
    Document document;
    RunController run;
    RunEdits edits{document, run};
    TimeCursor cursor;
    QWidget window;
    InspectorPanel* inspector;

    explicit Bench(model::Model model) {
        theme.apply();
        window.resize(300, 1200);
        inspector = new InspectorPanel(theme, edits, cursor, &window);
        inspector->setGeometry(0, 0, 300, 1200);
        window.show();
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window, 2000);
        document.openModel(std::move(model), {});
        inspector->selectAll({QStringLiteral("box"), QStringLiteral("ground")});
    }
    QString rowText(const QString& label) const {
        for (const Readout& r : inspector->readouts())
            if (r.label == label) return r.value;
        return {};
    }
};

bool type(QTableView& view, int row, int column, const QString& text) {
    view.setCurrentIndex(view.model()->index(row, column));
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Return);
    auto* edit = view.findChild<QLineEdit*>();
    if (!edit) return false;
    edit->selectAll();
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
    return QTest::qWaitFor([&] { return !view.findChild<QLineEdit*>() || !view.findChild<QLineEdit*>()->isVisible(); }, 2000);
}

} // namespace

class TestPairLaw : public QObject {
    Q_OBJECT

private slots:
    void aPairWithoutALawGetsOneByOneEdit() {
        Bench b(box(true, false));
        QCOMPARE(b.rowText(QStringLiteral("wood – stone")), QStringLiteral("no law: e = 0, μ = 0"));
        QVERIFY(b.inspector->openPairLaw());
        QCOMPARE(b.document.model().contacts.size(), std::size_t{1});
        QCOMPARE(b.document.model().contacts[0].between, (std::vector<std::string>{"wood", "stone"}));
        QCOMPARE(b.document.undoStack().count(), 1);
        QVERIFY(b.inspector->row({model::Owner::part, model::Key::e}));
        QVERIFY(b.rowText(QStringLiteral("wood – stone")).contains(QStringLiteral("(this pair)")));
        QVERIFY(b.inspector->openPairLaw()); // again: nothing new
        QCOMPARE(b.document.undoStack().count(), 1);
        b.document.undoStack().undo();
        QVERIFY(b.document.model().contacts.empty());
        QVERIFY(b.document.model() == box(true, false));
    }

    // By a click on the card of the two and back; and by its name in the row of the body. Each is one step of undo.
    void twoBodiesPassThroughEachOther() {
        Bench b(box(true, true));
        QVERIFY(b.inspector->openPairLaw());
        const auto click = [&](const QString& words) {
            for (QToolButton* link : b.inspector->findChildren<QToolButton*>())
                if (link->text() == words && link->isVisible()) {
                    QTest::mouseClick(link, Qt::LeftButton);
                    return true;
                }
            return false;
        };
        QVERIFY(click(QStringLiteral("Let them pass through each other")));
        QTRY_COMPARE(b.document.model().bodies[0].passes, std::vector<std::string>{"ground"});
        QCOMPARE(b.document.undoStack().undoText(), QStringLiteral("box and ground pass through each other"));
        QTRY_VERIFY(click(QStringLiteral("Let them touch")));
        QTRY_VERIFY(b.document.model() == box(true, true));
        b.document.undoStack().undo(), b.document.undoStack().undo();
        QVERIFY(b.document.model() == box(true, true));
        b.inspector->select(QStringLiteral("ground"));
        const auto field = [&] { PropertyRow* row = b.inspector->row({model::Owner::part, model::Key::passes}); return row ? row->field(0) : nullptr; };
        QTRY_VERIFY(field());
        const auto type = [&](const char* words) {
            field()->edit()->setFocus();
            field()->edit()->selectAll();
            QTest::keyClicks(field()->edit(), words);
            QTest::keyClick(field()->edit(), Qt::Key_Return);
        };
        type("boks");
        QVERIFY(field()->hasError() && b.document.model() == box(true, true));
        type("box");
        QTRY_COMPARE(b.document.model().bodies[1].passes, std::vector<std::string>{"box"});
        b.inspector->selectAll({QStringLiteral("box"), QStringLiteral("ground")});
        QVERIFY(b.inspector->openPairLaw());
        QTRY_VERIFY(click(QStringLiteral("Let them touch"))); // on whichever side it stands
        QTRY_VERIFY(b.document.model() == box(true, true));
    }

    void bodiesWithoutMaterialsGetThemInTheSameEdit() {
        Bench b(box(false, false));
        QVERIFY(b.inspector->openPairLaw());
        QCOMPARE(b.document.undoStack().count(), 1);
        QCOMPARE(b.document.model().materials.size(), std::size_t{2});
        QVERIFY(!b.document.model().bodies[0].material.empty());
        b.document.undoStack().undo();
        QVERIFY(b.document.model() == box(false, false));
    }

    void theDefaultIsNamedAndThePairMayHaveItsOwn() {
        Bench b(box(true, true));
        QVERIFY(b.inspector->openPairLaw());
        QCOMPARE(b.document.undoStack().count(), 0);
        QCOMPARE(b.rowText(QStringLiteral("wood – stone")), QStringLiteral("everywhere (default)"));
        QVERIFY(b.inspector->ownLawButton());
        QTest::mouseClick(b.inspector->ownLawButton(), Qt::LeftButton);
        QTRY_COMPARE(b.document.model().contacts.size(), std::size_t{2});
        QVERIFY(b.document.model().contacts[1].e == model::Value(0.25));
        QTRY_VERIFY(!b.inspector->ownLawButton());
        QVERIFY(b.rowText(QStringLiteral("wood – stone")).contains(QStringLiteral("(this pair)")));
    }

    void oneBodyOrAJointHasNoPairLaw() {
        Bench b(box(true, true));
        b.inspector->selectAll({QStringLiteral("box")});
        QVERIFY(!b.inspector->openPairLaw());
        b.inspector->selectAll({QStringLiteral("box"), QStringLiteral("wood")});
        QVERIFY(!b.inspector->openPairLaw());
    }

    void theReactionStandsOnTheConeWhileItSlipsAndInItWhileItSticks() {
        Bench b(box(true, true));
        QVERIFY(b.inspector->openPairLaw());
        QVERIFY(b.inspector->cone());
        b.run.load(b.document.model());
        QTRY_VERIFY((b.run.poll(), b.run.canRun()));
        b.run.stepForward(100); // slides: 1 m/s, mu g t = 0.49 m/s
        QTRY_VERIFY((b.run.poll(), b.run.frame() && b.run.frame()->step == 100));
        b.cursor.advance(b.run.frame()->time);
        b.inspector->tick();
        FrictionConeData data = b.inspector->cone()->data();
        QVERIFY(!data.now.empty());
        QCOMPARE(data.mu, 0.5);
        QCOMPARE(data.now.back().mode, ConePoint::Mode::slip);
        QVERIFY2(std::abs(data.now.back().share() - 1.0) < 1e-4, qPrintable(QString::number(data.now.back().share(), 'g', 10)));
        QVERIFY(data.now.back().t1 < 0.0); // against the motion along x
        b.run.stepForward(400); // at rest
        QTRY_VERIFY((b.run.poll(), b.run.frame()->step == 500));
        b.cursor.advance(b.run.frame()->time);
        b.inspector->tick();
        data = b.inspector->cone()->data();
        QVERIFY(!data.now.empty());
        QCOMPARE(data.now.back().mode, ConePoint::Mode::stick);
        QVERIFY(data.now.back().share() < 0.9999); // four points may press sideways on each other
        QVERIFY(b.inspector->cone()->state().startsWith(QStringLiteral("sticks")));
    }

    void theDropTestIsOfTheirOwnShapes() {
        Bench b(box(true, true));
        QVERIFY(b.inspector->openPairLaw());
        DropTestCard* card = b.inspector->dropTest();
        QVERIFY(card);
        QSignalSpy done(card, &DropTestCard::finished);
        card->run();
        QVERIFY(done.wait(20000));
        QVERIFY2(card->subject().startsWith(QStringLiteral("box falls on ground")), qPrintable(card->subject()));
        QCOMPARE(card->results().size(), std::size_t{6});
        for (const DropResult& r : card->results()) QVERIFY(std::abs(r.e_squared() - 0.0625) < 1e-6);
    }

    void twoLawsAreRunOverEachOther() {
        Bench b(box(true, true));
        QVERIFY(b.inspector->openPairLaw());
        CompareCard* card = b.inspector->compare();
        QVERIFY(card);
        ValueField* second = card->field(1, CompareCard::e);
        second->edit()->setFocus();
        second->edit()->selectAll();
        QTest::keyClicks(second->edit(), QStringLiteral("3"));
        QTest::keyClick(second->edit(), Qt::Key_Return);
        QVERIFY(second->hasError());
        card->run();
        QVERIFY(!card->isRunning());
        second->edit()->selectAll();
        QTest::keyClicks(second->edit(), QStringLiteral("1/2"));
        QTest::keyClick(second->edit(), Qt::Key_Return);
        QVERIFY2(!second->hasError(), qPrintable(second->reason()));
        QSignalSpy done(card, &CompareCard::finished);
        QTest::mouseClick(card->button(), Qt::LeftButton);
        QVERIFY(done.wait(30000));
        QCOMPARE(card->results().size(), std::size_t{2});
        const double one = card->results()[0].rebound, two = card->results()[1].rebound;
        QVERIFY2(std::abs(one - 0.0625 * 0.5) < 0.01, qPrintable(QString::number(one)));
        QVERIFY2(std::abs(two - 0.25 * 0.5) < 0.01, qPrintable(QString::number(two)));
        QVERIFY(card->note().contains(QStringLiteral("box falls on ground")));
        QVERIFY(!card->cell(0, 2).isEmpty());
        QCOMPARE(b.document.undoStack().count(), 0); // a trial changes nothing
    }

    // --- the table ----------------------------------------------------------------------------------------------------

    void cellsAreTypedWithUnitsAndUndone() {
        Bench b(box(true, true));
        MaterialTable table(b.theme, b.document, nullptr);
        b.window.hide();
        table.show();
        table.activateWindow();
        (void)QTest::qWaitForWindowActive(&table, 3000);
        QCOMPARE(table.grid().rowCount(), 2);
        QCOMPARE(table.grid().data(table.grid().index(0, 1), Qt::DisplayRole).toString(), QStringLiteral("0.25"));
        QVERIFY(table.grid().rule(0, 1).origin.contains(QStringLiteral("default")));
        QVERIFY(type(table.view(), 0, 1, QStringLiteral("4/5")));
        QCOMPARE(b.document.model().contacts.size(), std::size_t{2});
        QVERIFY(table.view().hasFocus()); // the arrows go on from here
        QCOMPARE(table.view().currentIndex(), table.grid().index(0, 1));
        QVERIFY2(table.about().contains(QStringLiteral("e 0.8")), qPrintable(table.about()));
        QCOMPARE(b.document.undoStack().count(), 1);
        QVERIFY(table.grid().rule(1, 0).own); // the same pair
        QCOMPARE(table.grid().rule(1, 0).text, QStringLiteral("4/5"));
        QCOMPARE(b.document.model().contacts[1].mu.formula(), model::Value(0.5).formula());
        table.quantities().setCurrentIndex(3);
        QVERIFY(type(table.view(), 0, 1, QStringLiteral("2 mm")));
        QCOMPARE(b.document.model().contacts[1].mu_rolling.formula(), std::string("2 mm"));
        QCOMPARE(b.document.undoStack().count(), 2);
        QTest::keyClick(&table, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(&table, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(b.document.model() == box(true, true));
        b.document.undoStack().redo();
        b.document.undoStack().redo();
        table.quantities().setCurrentIndex(0);
        table.view().setCurrentIndex(table.grid().index(0, 1));
        table.view().setFocus();
        QTest::keyClick(&table.view(), Qt::Key_Delete);
        QVERIFY(b.document.model() == box(true, true));
    }

    void whatIsNoValueStaysRedWithItsReason() {
        Bench b(box(true, true));
        MaterialTable table(b.theme, b.document, nullptr);
        b.window.hide();
        table.show();
        table.activateWindow();
        (void)QTest::qWaitForWindowActive(&table, 3000);
        QVERIFY(type(table.view(), 0, 0, QStringLiteral("1.5")));
        QCOMPARE(b.document.undoStack().count(), 0);
        QCOMPARE(table.grid().data(table.grid().index(0, 0), Qt::DisplayRole).toString(), QStringLiteral("1.5"));
        QVERIFY(!table.grid().refusal(0, 0).isEmpty());
        QVERIFY(!table.error().isEmpty());
        QVERIFY(type(table.view(), 1, 1, QStringLiteral("0.9"))); // another cell
        QVERIFY(!table.grid().refusal(0, 0).isEmpty());
        QVERIFY(type(table.view(), 0, 0, QStringLiteral("0.5")));
        QVERIFY(table.grid().refusal(0, 0).isEmpty());
        QVERIFY(table.error().isEmpty());
    }

    void theArrowsMoveThroughTheCells() {
        Bench b(box(true, true));
        MaterialTable table(b.theme, b.document, nullptr);
        b.window.hide();
        table.show();
        table.activateWindow();
        (void)QTest::qWaitForWindowActive(&table, 3000);
        table.view().setFocus();
        QTest::keyClick(&table.view(), Qt::Key_Right);
        QCOMPARE(table.view().currentIndex(), table.grid().index(0, 1));
        QTest::keyClick(&table.view(), Qt::Key_Down);
        QCOMPARE(table.view().currentIndex(), table.grid().index(1, 1));
        QVERIFY(table.about().startsWith(QStringLiteral("stone – stone")));
        QTest::keyClick(&table, Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(table.grid().key(), model::Key::mu);
        QCOMPARE(table.view().currentIndex(), table.grid().index(1, 1));
    }
};

QTEST_MAIN(TestPairLaw)
#include "test_pair_law.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The equations of every kind of system and relation as lines of text and back, and the panel that edits them, by keyboard.
#include "core/io/scene_file.h"
#include "ui/document/document.h"
#include "ui/formula/formula_view.h"
#include "ui/look/theme.h"
#include "ui/panels/equation_sheet.h"
#include "ui/panels/formula_edit.h"
#include "ui/panels/formula_panel.h"
#include "ui/panels/formula_probe.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace saltus;
using namespace saltus::ui;

namespace {

std::vector<QString> textsOf(const EquationSheet& sheet) {
    std::vector<QString> texts;
    for (const EquationLine& line : sheet.lines()) texts.push_back(line.text);
    return texts;
}

QStringList names(const EquationSheet& sheet) {
    QStringList list;
    for (const EquationLine& line : sheet.lines()) list << line.name;
    return list;
}

model::Model with(model::SystemKind kind) {
    model::Model m;
    m.parameters = {{"k", model::Value("1430.8 N/m"), {}, {}, {}, false, false, {}}, {"m", model::Value("1.221 kg"), {}, {}, {}, false, false, {}}};
    m.systems = {{"body", {}, std::move(kind), {}, {}}};
    return m;
}

model::LagrangianLinear oscillator() {
    model::LagrangianLinear s;
    s.M = {{"m"}};
    s.K = {{"k"}};
    s.F = {"-m*9.81"};
    s.q = {0.4};
    s.v = {"0.1 m/s"};
    return s;
}

model::LagrangianLinear pair() {
    model::LagrangianLinear s;
    s.M = {{"m", 0.0}, {0.0, "2*m"}};
    s.q = {0.0, 1.0};
    s.v = {0.0, 0.0};
    return s;
}

model::FirstOrderLinear circuit() {
    model::FirstOrderLinear s;
    s.A = {{0.0, -1.0}, {1.0, -0.5}};
    s.x = {10.0, 0.0};
    return s;
}

model::Model circuitWith(model::RelationKind relation, model::LawKind law) {
    model::Model m = with(circuit());
    m.systems[0].name = "circuit";
    m.interactions = {{"diodes", {}, {"circuit"}, std::move(relation), std::move(law), {}, {}, {}}};
    return m;
}

} // namespace

class FormulaPanelTest : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    // The cam-follower's neighbour: one ball over a floor, a scene that runs.
    QString ball() {
        const QString file = folder_.filePath(QStringLiteral("ball.saltus"));
        return QFile::copy(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/bouncing-ball.saltus"), file) || QFile::exists(file) ? file : QString();
    }

    struct Bench {
        Theme theme;
        Document document;
        RunController run;
        TimeCursor cursor;
        QWidget window;
        FormulaPanel* panel;
        Bench() {
            theme.apply();
            window.resize(420, 800);
            panel = new FormulaPanel(theme, document, run, cursor, &window);
            panel->setGeometry(0, 0, 420, 800);
            QObject::connect(&document, &Document::equationsChanged, &run, [this] { run.load(document.model()); });
            window.show();
            window.activateWindow();
            (void)QTest::qWaitForWindowActive(&window, 2000);
        }
        bool open(const QString& file) {
            if (!document.open(file)) return false;
            run.load(document.model());
            return loaded();
        }
        bool loaded() {
            return QTest::qWaitFor([this] { run.poll(); return run.canRun(); }, 20000);
        }
        void type(FormulaEdit* edit, const QString& text) {
            edit->setFocus();
            edit->selectAll();
            QTest::keyClicks(edit, text);
        }
    };

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }

    // --- lines --------------------------------------------------------------------------------------------------------

    void listsAreCutAtTheirOwnCommasOnly() {
        const auto parts = splitList(QStringLiteral(" 1, max(a, b) ,c[i, j],"));
        QCOMPARE(parts.size(), std::size_t{4});
        QCOMPARE(parts[0], (std::pair{1, QStringLiteral("1")}));
        QCOMPARE(parts[1], (std::pair{4, QStringLiteral("max(a, b)")}));
        QCOMPARE(parts[2].second, QStringLiteral("c[i, j]"));
        QVERIFY(parts[3].second.isEmpty());
    }

    void everyKindOfSystemHasItsLines_data() {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("expected");
        QTest::newRow("linear") << 0 << "M C K F q v";
        QTest::newRow("two coordinates") << 1 << "M[0] M[1] C[0] C[1] K[0] K[1] F[0] F[1] q v";
        QTest::newRow("first order") << 2 << "M[0] M[1] A[0] A[1] b[0] b[1] x";
        QTest::newRow("diagonal") << 3 << "M C K F size q v";
        QTest::newRow("nonlinear") << 4 << "M F_gyr F_int F q v";
        QTest::newRow("first order, nonlinear") << 5 << "M f x";
    }
    void everyKindOfSystemHasItsLines() {
        QFETCH(int, which);
        QFETCH(QString, expected);
        model::LagrangianNonlinear pendulum;
        pendulum.M = {{"m"}};
        pendulum.F = {"-m*sin(body.q[0])"};
        pendulum.q = pendulum.v = {0.0};
        model::FirstOrderNonlinear gene;
        gene.f = {"-body.x[0]^3"};
        gene.x = {1.0};
        const model::SystemKind kinds[] = {oscillator(), pair(), circuit(), model::LagrangianDiagonal{}, pendulum, gene};
        const auto m = with(kinds[which]);
        const auto sheet = EquationSheet::of(m, QStringLiteral("body"));
        QVERIFY(sheet);
        QCOMPARE(names(*sheet).join(QLatin1Char(' ')), expected);
        QVERIFY(!sheet->kind().isEmpty());
        // The same texts give the same model, value by value.
        QVERIFY(sheet->apply(m, textsOf(*sheet)) == m);
        QVERIFY(!toLatex(sheet->whole(textsOf(*sheet))).isEmpty());
    }

    void everyKindOfRelationHasItsLines_data() {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("expected");
        QTest::newRow("linear") << 0 << "H b";
        QTest::newRow("linear with friction") << 1 << "H b T e mu e_T";
        QTest::newRow("rheonomous") << 2 << "h e";
        QTest::newRow("scleronomous") << 3 << "h u_T";
        QTest::newRow("compliant") << 4 << "h";
        QTest::newRow("first order") << 5 << "C[0] C[1] D[0] D[1] e[0] e[1] B[0] B[1]";
        QTest::newRow("first order, nonlinear, relay") << 6 << "h g[0] g[1] lower upper";
    }
    void everyKindOfRelationHasItsLines() {
        QFETCH(int, which);
        QFETCH(QString, expected);
        using namespace model;
        LagrangianLinearRelation linear{{{1.0}}, {}, {}, {}}, tangential{{{1.0}}, {}, {{0.0}}, {}};
        FirstOrderLinearRelation first{{{1.0, 0.0}, {0.0, 1.0}}, {}, {{1.0, 0.0}, {0.0, 1.0}}, {}};
        const std::pair<RelationKind, LawKind> kinds[] = {
            {linear, ComplementarityLaw{}},
            {tangential, NewtonImpactFrictionLaw{0.5, 0.3, 0.0}},
            {LagrangianRheonomousRelation{{"circuit.q[0] - t"}, {}}, NewtonImpactLaw{0.8}},
            {LagrangianScleronomousRelation{{"circuit.q[0]"}, {"circuit.v[0]"}}, ComplementarityLaw{}},
            {LagrangianCompliantRelation{{"circuit.q[0] + diodes.lambda[0]/k"}}, ComplementarityLaw{}},
            {first, ComplementarityLaw{}},
            {FirstOrderNonlinearRelation{{"circuit.x[0]"}, {"-diodes.lambda[0]", 0.0}}, RelayLaw{}}};
        const auto m = circuitWith(kinds[which].first, kinds[which].second);
        const auto sheet = EquationSheet::of(m, QStringLiteral("diodes"));
        QVERIFY(sheet);
        QCOMPARE(names(*sheet).join(QLatin1Char(' ')), expected);
        QVERIFY(sheet->apply(m, textsOf(*sheet)) == m);
    }

    void theWholeEquationIsWrittenOut() {
        auto sheet = EquationSheet::of(with(oscillator()), QStringLiteral("body"));
        QCOMPARE(toLatex(sheet->whole(textsOf(*sheet))), QStringLiteral(R"(m \, \dot{v} + k \, q = - m \cdot 9.81 + p)"));
        model::LagrangianDiagonal string;
        sheet = EquationSheet::of(with(string), QStringLiteral("body")); // F = 0
        QVERIFY2(toLatex(sheet->whole(textsOf(*sheet))).endsWith(QStringLiteral("= p_{k}")), qPrintable(toLatex(sheet->whole(textsOf(*sheet)))));
        sheet = EquationSheet::of(with(circuit()), QStringLiteral("body"));
        QCOMPARE(toLatex(sheet->whole(textsOf(*sheet))),
                 QStringLiteral(R"(\dot{x} = \left[ \begin{matrix} 0 & -1 \\ 1 & -0.5 \end{matrix} \right] \, x + r)").replace("-1", "- 1").replace("-0.5", "- 0.5"));
    }

    void changedTextsReachTheModelAndTheRestKeepsItsValues() {
        const auto m = with(circuit());
        const auto sheet = EquationSheet::of(m, QStringLiteral("body"));
        auto texts = textsOf(*sheet);
        texts[2] = QStringLiteral("0, -2*k"); // A[0]
        texts[5] = QStringLiteral("sin(t)");  // b[1], so far none
        const auto next = sheet->apply(m, texts);
        const auto& kind = std::get<model::FirstOrderLinear>(next.systems[0].kind);
        QVERIFY(kind.A[0] == (model::ValueVector{0.0, "-2*k"}));
        QVERIFY(kind.A[1] == (model::ValueVector{1.0, -0.5}));
        QVERIFY(kind.b == (std::vector<model::Formula>{0.0, "sin(t)"}));
        QVERIFY(kind.M.empty());
        texts[5].clear(); // and none again
        QVERIFY(std::get<model::FirstOrderLinear>(sheet->apply(next, texts).systems[0].kind).M.empty());
    }

    void aMassThatIsBegunStaysTheIdentityElsewhere() {
        const auto m = with(circuit());
        const auto sheet = EquationSheet::of(m, QStringLiteral("body"));
        auto texts = textsOf(*sheet);
        texts[1] = QStringLiteral("0, 2"); // M[1] of an identity that was not written
        const auto next = sheet->apply(m, texts);
        const auto& kind = std::get<model::FirstOrderLinear>(next.systems[0].kind);
        QCOMPARE(kind.M.size(), std::size_t{2});
        QVERIFY(kind.M[0] == (model::ValueVector{1.0, 0.0}));
        QVERIFY(kind.M[1] == (model::ValueVector{0.0, 2.0}));
    }

    void errorsPointIntoTheirLine() {
        const auto m = with(oscillator());
        const auto sheet = EquationSheet::of(m, QStringLiteral("body"));
        auto texts = textsOf(*sheet);
        texts[3] = QStringLiteral("-m*9.81 + kk*t"); // F
        const auto errors = sheet->check(m, texts);
        QCOMPARE(errors.size(), std::size_t{1});
        QCOMPARE(errors[0].line, std::optional<std::size_t>{3});
        QCOMPARE(errors[0].column, 10);
        QCOMPARE(errors[0].length, 2);
        QVERIFY(errors[0].message.contains(QStringLiteral("kk")));
        QVERIFY(!errors[0].remedy.isEmpty());
        QVERIFY(sheet->check(m, textsOf(*sheet)).empty());
    }

    void anEntryOfARowHasItsOwnPlace() {
        const auto sheet = EquationSheet::of(with(circuit()), QStringLiteral("body"));
        const auto wrong = sheet->parse(2, QStringLiteral("0, 2*)"));
        QVERIFY(wrong);
        QCOMPARE(wrong->column, 5);
        const auto missing = sheet->parse(2, QStringLiteral("0, , 1"));
        QVERIFY(missing && missing->message.contains(QStringLiteral("missing")));
        QVERIFY(!sheet->parse(0, QString())); // M may be empty
        QVERIFY(sheet->parse(6, QString()));  // x may not
    }

    void aWrongNumberOfEntriesIsAnErrorOfItsLine() {
        const auto m = with(circuit());
        const auto sheet = EquationSheet::of(m, QStringLiteral("body"));
        auto texts = textsOf(*sheet);
        texts[2] = QStringLiteral("0, 1, 2"); // A[0] of a system with two states
        const auto errors = sheet->check(m, texts);
        QVERIFY(!errors.empty());
        QVERIFY2(errors[0].line.has_value(), qPrintable(errors[0].message));
    }

    void largeSystemsSayWhereToChangeThem() {
        model::LagrangianLinear s;
        s.M.assign(100, model::ValueVector(100, model::Value(0.0)));
        s.q.assign(100, 0.0);
        s.v = s.q;
        const auto sheet = EquationSheet::of(with(std::move(s)), QStringLiteral("body"));
        QVERIFY(sheet);
        QVERIFY(sheet->hint().contains(QStringLiteral("scene file")));
    }

    void everyShippedSceneGoesThereAndBack_data() {
        QTest::addColumn<QString>("file");
        const QDir scenes(QStringLiteral(SALTUS_SOURCE_DIR "/scenes"));
        for (const QString& name : scenes.entryList({QStringLiteral("*.saltus")})) QTest::newRow(qPrintable(name)) << scenes.filePath(name);
    }
    void everyShippedSceneGoesThereAndBack() {
        QFETCH(QString, file);
        const auto m = io::read_scene(file.toStdString());
        QVERIFY(m);
        QStringList objects;
        for (const auto& s : m->systems) objects << QString::fromStdString(s.name);
        for (const auto& i : m->interactions) objects << QString::fromStdString(i.name);
        for (const auto& e : m->expressions) objects << QString::fromStdString(e.name);
        for (const QString& object : objects) {
            const auto sheet = EquationSheet::of(*m, object);
            QVERIFY2(sheet, qPrintable(object));
            const auto texts = textsOf(*sheet);
            QVERIFY2(sheet->apply(*m, texts) == *m, qPrintable(object));
            const auto errors = sheet->check(*m, texts);
            QVERIFY2(errors.empty(), qPrintable(object + QStringLiteral(": ") + (errors.empty() ? QString() : errors[0].message)));
            const QString whole = toLatex(sheet->whole(texts));
            QVERIFY2(!whole.isEmpty() || !sheet->hint().isEmpty(), qPrintable(object));
            QVERIFY2(!whole.contains(QStringLiteral("…")), qPrintable(object + whole)); // everything could be written
            for (std::size_t i = 0; i < texts.size(); ++i) QVERIFY2(!sheet->parse(i, texts[i]), qPrintable(object + QLatin1Char(' ') + sheet->lines()[i].name));
        }
    }

    void whatHasNoEquationsHasNoSheet() {
        QVERIFY(!EquationSheet::of(with(circuit()), QStringLiteral("nobody")));
        QVERIFY(!EquationSheet::of(with(circuit()), QString()));
    }

    // --- the panel ----------------------------------------------------------------------------------------------------

    void emptyItSaysWhatToDo() {
        Bench b;
        b.panel->select(QStringLiteral("nobody"));
        QVERIFY(!b.panel->sheet());
        bool said = false;
        for (const QLabel* label : b.panel->findChildren<QLabel*>()) said = said || label->text().contains(QStringLiteral("Open a scene"));
        QVERIFY(said);
        QVERIFY(b.open(ball()));
        said = false;
        b.panel->select(QStringLiteral("nobody"));
        for (const QLabel* label : b.panel->findChildren<QLabel*>()) said = said || label->text().contains(QStringLiteral("Select a system"));
        QVERIFY(said);
    }

    void typingShowsErrorsAtOnceAndLeavesTheRunAlone() {
        Bench b;
        QVERIFY(b.open(ball()));
        const auto recording = b.run.recording();
        const auto before = b.document.model();
        b.panel->select(QStringLiteral("ball"));
        FormulaEdit* force = b.panel->edit(QStringLiteral("F"));
        if (!force) force = b.panel->edit(QStringLiteral("F[0]"));
        QVERIFY(force);
        const QString name = force->accessibleName();
        b.type(force, QStringLiteral("-9.81*(1 + "));
        QVERIFY(force->isWrong()); // without waiting
        QVERIFY(!b.panel->errorText(name).isEmpty());
        QVERIFY(b.panel->drawing(name)->isStale() || !b.panel->drawing(name)->isVisibleTo(b.panel));
        QVERIFY(!b.panel->isValid());
        b.type(force, QStringLiteral("-9.81*gg"));
        QTRY_VERIFY(b.panel->errorText(name).contains(QStringLiteral("gg"))); // names when the keys rest
        QCOMPARE(force->wrongBegin(), 6);
        QVERIFY(b.panel->status().contains(QStringLiteral("error")));
        QTest::keyClick(force, Qt::Key_Return); // refused
        QVERIFY(b.document.model() == before);
        QCOMPARE(b.run.recording(), recording);
        QCOMPARE(force->text(), QStringLiteral("-9.81*gg"));
        b.type(force, QStringLiteral("-9.81*2"));
        QTRY_VERIFY(b.panel->errorText(name).isEmpty());
        QVERIFY(b.panel->isValid() && b.panel->isChanged());
        QVERIFY(b.document.model() == before);
    }

    // As in the inspector: the name that was meant, and the line as it was.
    void whatIsWrongIsMendedByAButton() {
        Bench b;
        QVERIFY(b.open(ball()));
        b.panel->select(QStringLiteral("ball"));
        FormulaEdit* force = b.panel->edit(QStringLiteral("F"));
        if (!force) force = b.panel->edit(QStringLiteral("F[0]"));
        QVERIFY(force);
        const QString old = force->text(), name = force->accessibleName();
        const auto button = [&](const QString& text) -> QPushButton* {
            for (auto* candidate : b.panel->findChildren<QPushButton*>())
                if (candidate->accessibleName() == text && candidate->isVisible()) return candidate;
            return nullptr;
        };
        b.type(force, QStringLiteral("-9.81*sqtr(4)"));
        QTRY_VERIFY(!b.panel->errorText(name).isEmpty());
        QPushButton* use = nullptr;
        QTRY_VERIFY((use = button(QStringLiteral("Use sqrt"))) != nullptr);
        QVERIFY(button(QStringLiteral("Keep %1").arg(old)));
        QTest::mouseClick(use, Qt::LeftButton);
        QTRY_COMPARE(force->text(), QStringLiteral("-9.81*sqrt(4)"));
        QTRY_VERIFY(b.panel->errorText(name).isEmpty());
        QVERIFY(b.panel->isValid());
        b.type(force, QStringLiteral("-9.81*("));
        QPushButton* keep = nullptr;
        QTRY_VERIFY((keep = button(QStringLiteral("Keep %1").arg(old))) != nullptr);
        QTest::mouseClick(keep, Qt::LeftButton);
        QTRY_COMPARE(force->text(), old);
        QVERIFY(!b.panel->isChanged());
    }

    void enterAppliesUndoTakesBackAndTheRunBeginsAnew() {
        Bench b;
        QVERIFY(b.open(ball()));
        b.run.stepForward(50);
        QTRY_VERIFY_WITH_TIMEOUT((b.run.poll(), b.run.frame() && b.run.frame()->step >= 50), 10000);
        b.panel->select(QStringLiteral("ball"));
        FormulaEdit* q = b.panel->edit(QStringLiteral("q"));
        QVERIFY(q);
        const QString old = q->text();
        const auto recording = b.run.recording();
        QSignalSpy applied(b.panel, &FormulaPanel::applied);
        QString raised = old;
        raised.replace(raised.indexOf(splitList(old)[0].second), splitList(old)[0].second.size(), QStringLiteral("1.5 m"));
        b.type(q, raised);
        QTest::keyClick(q, Qt::Key_Return);
        QVERIFY(b.document.isModified());
        QVERIFY(b.loaded());
        QCOMPARE(applied.count(), 1);
        QVERIFY(b.run.recording() != recording);
        QCOMPARE(b.run.recording()->value(*b.run.recording()->catalogue().find("ball.q[0]"), 0), 1.5);
        QCOMPARE(b.run.frame()->time, 0.0);
        QVERIFY(b.panel->status().contains(QStringLiteral("t = 0")));
        QVERIFY(!b.panel->isChanged());
        QVERIFY(b.document.undoStack().undoText().contains(QStringLiteral("ball")));

        b.document.undoStack().undo();
        QVERIFY(b.loaded());
        QCOMPARE(q->text(), old); // the same field: nothing was rebuilt under the keyboard
        QVERIFY(!b.document.isModified());
        b.document.undoStack().redo();
        QVERIFY(b.loaded());
        QCOMPARE(q->text(), raised);

        // Saved and opened again it is what was typed, unit and all.
        const QString file = folder_.filePath(QStringLiteral("saved.saltus"));
        QVERIFY(b.document.save(file));
        const auto again = io::read_scene(file.toStdString());
        QVERIFY(again);
        QVERIFY(*again == b.document.model());
        QFile text(file);
        QVERIFY(text.open(QIODevice::ReadOnly));
        QVERIFY(text.readAll().contains("1.5 m"));
    }

    void escapeTakesALineBackAndThenAll() {
        Bench b;
        QVERIFY(b.open(ball()));
        b.panel->select(QStringLiteral("ball"));
        FormulaEdit *q = b.panel->edit(QStringLiteral("q")), *v = b.panel->edit(QStringLiteral("v"));
        const QString oldQ = q->text(), oldV = v->text();
        b.type(q, QStringLiteral("7"));
        b.type(v, QStringLiteral("8"));
        QTest::keyClick(v, Qt::Key_Escape);
        QCOMPARE(v->text(), oldV);
        QCOMPARE(q->text(), QStringLiteral("7"));
        QTest::keyClick(v, Qt::Key_Escape);
        QCOMPARE(q->text(), oldQ);
        QVERIFY(!b.panel->isChanged());
        QVERIFY(!b.document.isModified());
    }

    void theKeyboardReachesEverything() {
        Bench b;
        QVERIFY(b.open(ball()));
        b.panel->select(QStringLiteral("ball"));
        b.panel->focusFirst();
        auto* first = qobject_cast<FormulaEdit*>(QApplication::focusWidget());
        QVERIFY(first);
        QSet<QWidget*> seen;
        for (int i = 0; i < 60; ++i) {
            seen.insert(QApplication::focusWidget());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        for (const EquationLine& line : b.panel->sheet()->lines()) QVERIFY2(seen.contains(b.panel->edit(line.name)), qPrintable(line.name));
        for (const EquationLine& line : b.panel->sheet()->lines()) {
            QVERIFY(!b.panel->edit(line.name)->toolTip().isEmpty());
            QVERIFY(!b.panel->edit(line.name)->accessibleName().isEmpty());
        }
    }

    void whatWasTypedWaitsWhileSomethingElseIsLookedAt() {
        Bench b;
        QVERIFY(b.open(ball()));
        b.panel->select(QStringLiteral("ball"));
        b.type(b.panel->edit(QStringLiteral("q")), QStringLiteral("3"));
        b.panel->select(QString::fromStdString(b.document.model().interactions[0].name));
        QVERIFY(!b.panel->edit(QStringLiteral("q")));
        b.panel->select(QStringLiteral("ball"));
        QCOMPARE(b.panel->edit(QStringLiteral("q"))->text(), QStringLiteral("3"));
        QVERIFY(b.panel->isChanged());
    }

    void aRunThatRefusesLeavesTextAndScene() {
        Bench b;
        QVERIFY(b.open(ball()));
        b.panel->select(QStringLiteral("ball"));
        const auto before = b.document.model();
        b.type(b.panel->edit(QStringLiteral("q")), QStringLiteral("3, 0, 0"));
        b.panel->apply();
        QVERIFY(!(b.document.model() == before));
        // What the window does when the load fails.
        b.document.undoStack().undo();
        b.panel->refused({Error{ErrorKind::input, "the mass matrix is singular", "mend it", {}}});
        QVERIFY(b.document.model() == before);
        QCOMPARE(b.panel->edit(QStringLiteral("q"))->text(), QStringLiteral("3, 0, 0"));
        QVERIFY(!b.panel->isValid());
        b.type(b.panel->edit(QStringLiteral("q")), QStringLiteral("4, 0, 0"));
        QVERIFY(b.panel->isValid()); // the next attempt begins clean
    }

    void pastedLinesBecomeOne() {
        Bench b;
        QVERIFY(b.open(ball()));
        b.panel->select(QStringLiteral("ball"));
        FormulaEdit* q = b.panel->edit(QStringLiteral("q"));
        q->setFocus();
        q->selectAll();
        QApplication::clipboard()->setText(QStringLiteral("1 +\n  2"));
        q->paste();
        QCOMPARE(q->text(), QStringLiteral("1 +   2"));
    }

    void itFitsNarrowAndWide() {
        Bench b;
        QVERIFY(b.open(ball()));
        b.panel->select(QStringLiteral("ball"));
        for (const int width : {256, 420, 900}) {
            b.panel->resize(width, 600);
            QTest::qWait(20);
            for (const EquationLine& line : b.panel->sheet()->lines()) {
                const FormulaEdit* edit = b.panel->edit(line.name);
                const QPoint right = edit->mapTo(b.panel, QPoint(edit->width(), 0));
                QVERIFY2(right.x() <= width, qPrintable(line.name));
                QVERIFY(edit->width() > 80);
            }
        }
    }
};

QTEST_MAIN(FormulaPanelTest)
#include "test_formula_panel.moc"

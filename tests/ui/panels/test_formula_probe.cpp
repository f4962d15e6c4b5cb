// SPDX-License-Identifier: GPL-3.0-or-later
// Value and derivative of the formula at the text cursor: exact, with unit, plain about what has no number.
#include "core/session.h"
#include "tests/processor_time.h"
#include "ui/document/document.h"
#include "ui/formula/formula_view.h"
#include "ui/look/theme.h"
#include "ui/panels/formula_edit.h"
#include "ui/panels/formula_panel.h"
#include "ui/panels/formula_probe.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>

using namespace saltus;
using namespace saltus::ui;

namespace {

// A mass on a spring, driven by a crank.
model::Model oscillator() {
    model::Model m;
    m.parameters = {{"k", model::Value("100 N/m"), {}, {}, {}, false, false, {}}, {"m", model::Value("2 kg"), {}, {}, {}, false, false, {}}};
    m.drives = {{"crank", "60 rpm", 0.0, {}, {}}};
    m.expressions = {{"pull", "k*body.q[0]", "", "", "", {}}};
    model::LagrangianLinear s;
    s.M = {{"m"}};
    s.K = {{"k"}};
    s.F = {"3*sin(crank)"};
    s.q = {0.4};
    s.v = {"0.1 m/s"};
    m.systems = {{"body", {}, s, {}, {}}};
    m.run.step = "1 ms";
    m.run.end = "1 s";
    return m;
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
        window.show();
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window, 2000);
        document.openModel(oscillator(), {});
    }
    bool load() {
        run.load(document.model());
        return QTest::qWaitFor([this] { run.poll(); return run.canRun(); }, 20000);
    }
    void type(const char* line, const QString& text) {
        FormulaEdit* edit = panel->edit(QLatin1String(line));
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    bool answered() {
        return QTest::qWaitFor([this] { return !panel->probe().isWaiting(); }, 5000);
    }
};

} // namespace

class TestFormulaProbe : public QObject {
    Q_OBJECT

private slots:
    void derivativesAgreeWithDifferences_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("by");
        QTest::newRow("spring") << "k*body.q[0]^2/2 + sin(3*body.q[0])" << "body.q[0]";
        QTest::newRow("velocity") << "exp(-body.v[0]^2)*body.q[0]" << "body.v[0]";
        QTest::newRow("parameter") << "sqrt(k/m)*body.q[0]" << "k";
        QTest::newRow("drive") << "m*sin(2*crank)^2 + crank*k" << "crank";
        QTest::newRow("time") << "t^3*body.q[0]" << "t";
        QTest::newRow("cases") << "if(body.q[0] > 0, body.q[0]^3, -body.q[0])" << "body.q[0]";
    }
    void derivativesAgreeWithDifferences() {
        QFETCH(QString, text);
        QFETCH(QString, by);
        FormulaValues values(oscillator());
        const FormulaAnswer answer = values.answer({text.toStdString(), {}, by.toStdString(), {}, {}}, nullptr);
        QVERIFY2(!answer.error, answer.error ? answer.error->message.c_str() : "");
        QVERIFY(answer.hasDerivative);
        QCOMPARE(answer.by, by.toStdString());
        QVERIFY2(!QString::fromStdString(answer.derivative).contains("anchor"), answer.derivative.c_str());
        std::vector<double> in, work(answer.tape.workspace_size());
        std::size_t moved = answer.inputs.size();
        for (std::size_t i = 0; i < answer.inputs.size(); ++i) {
            const FormulaAnswer::Input& input = answer.inputs[i];
            using From = FormulaAnswer::Input::From;
            in.push_back(input.from == From::parameter ? (input.parameter == 0 ? 100.0 : 2.0) : input.from == From::time ? 0.7 : input.from == From::drive ? 1.1 : 0.3);
            const bool own = (input.from == From::parameter && by == (input.parameter == 0 ? "k" : "m")) || input.name == by.toStdString() ||
                             (input.from == From::time && by == "t");
            if (own) moved = i;
        }
        QVERIFY(moved < in.size());
        double out[2], above[2], below[2];
        answer.tape.evaluate(in.data(), out, work.data());
        const double at = in[moved], step = 1e-5 * std::max(1.0, std::abs(at));
        in[moved] = at + step;
        answer.tape.evaluate(in.data(), above, work.data());
        in[moved] = at - step;
        answer.tape.evaluate(in.data(), below, work.data());
        const double difference = (above[0] - below[0]) / (2.0 * step);
        QVERIFY2(std::abs(out[1] - difference) < 1e-6 * std::max(1.0, std::abs(difference)), qPrintable(QStringLiteral("%1 %2").arg(out[1]).arg(difference)));
    }

    void whatAFormulaDependsOnIsOffered() {
        FormulaValues values(oscillator());
        const auto of = [&](const char* text) { return values.answer({text, {}, {}, {}, {}}, nullptr).variables; };
        QCOMPARE(of("3"), std::vector<std::string>());
        QCOMPARE(of("k*2"), std::vector<std::string>{"k"});
        QCOMPARE(of("pull/m"), (std::vector<std::string>{"body.q[0]", "d/dt", "k", "m"}));
        const auto driven = of("sin(crank)*body.v[0]");
        QVERIFY(std::find(driven.begin(), driven.end(), "crank") != driven.end());
        QVERIFY(values.answer({"k*", {}, {}, {}, {}}, nullptr).error);
    }

    void unitsFollowFromTheirParts() {
        auto session = Session::create(oscillator());
        QVERIFY(session.has_value());
        const auto recording = (*session)->recording();
        FormulaValues values(oscillator());
        const auto of = [&](const char* text, const char* by) { return values.answer({text, {}, by, {}, {}}, recording.get()); };
        QCOMPARE(of("k*body.q[0]", "body.q[0]").unit, std::string("N"));
        QCOMPARE(of("k*body.q[0]", "body.q[0]").derivativeUnit, std::string("N/m"));
        QCOMPARE(of("k*body.q[0]^2/2", "d/dt").unit, std::string("J"));
        QCOMPARE(of("k*body.q[0]^2/2", "d/dt").derivativeUnit, std::string("W"));
        const FormulaAnswer clash = of("k + m", "k"); // works in SI, and is told
        QCOMPARE(clash.unit, std::string());
        QVERIFY(!clash.error && clash.units && clash.units->message == "'+' joins kg/s^2 and kg");
        QVERIFY(!of("k*body.q[0] + 3", "k").units); // a plain number is meant in SI
        const FormulaAnswer expected = values.answer({"k*body.v[0]", {}, {}, "body", "F[0]"}, recording.get());
        QVERIFY(expected.units && expected.units->message == "the formula amounts to kg m/s^3, and N is expected");
        QVERIFY(!values.answer({"-k*body.q[0]", {}, {}, "body", "F[0]"}, recording.get()).units);
        QCOMPARE(values.answer({"k*0.02", {}, {}, "body", "F[0]"}, recording.get()).unit, std::string("N"));
    }

    void theValueFollowsTypingAndTheCursor() {
        Bench b;
        b.panel->select(QStringLiteral("body"));
        b.type("F", QStringLiteral("k*0.02"));
        QVERIFY(b.answered());
        QCOMPARE(b.panel->probe().rows().front().value, QStringLiteral("–"));
        QVERIFY2(b.panel->probe().note().startsWith(QStringLiteral("No run")), qPrintable(b.panel->probe().note()));
        QVERIFY(b.load());
        QVERIFY(b.answered());
        QTRY_COMPARE(b.panel->probe().rows().front().exact, QStringLiteral("2"));
        QCOMPARE(b.panel->probe().rows().front().unit, QStringLiteral("N"));
        b.type("F", QStringLiteral("k*t"));
        QVERIFY(b.answered());
        QCOMPARE(b.panel->probe().rows().front().exact, QStringLiteral("0"));
        b.run.stepForward(500);
        QTRY_VERIFY(b.run.poll() || b.run.frame()->step == 500);
        QTRY_VERIFY([&] { b.run.poll(); return b.run.frame()->step == 500; }());
        b.cursor.scrub(0.25);
        QCOMPARE(b.panel->probe().rows().front().exact, QStringLiteral("25"));
        b.cursor.scrub(0.5);
        QCOMPARE(b.panel->probe().rows().front().exact, QStringLiteral("50"));
        QVERIFY(b.panel->probe().note().contains(QStringLiteral("500.0 ms")));
        QVERIFY2(b.panel->probe().note().contains(QStringLiteral("Units: The formula amounts to N s/m, and N is expected")), qPrintable(b.panel->probe().note())); // no error: it works in SI
    }

    void whatIsNoNumberIsSaidPlainly() {
        Bench b;
        b.panel->select(QStringLiteral("body"));
        QVERIFY(b.load());
        b.type("F", QStringLiteral("1/t"));
        QVERIFY(b.answered());
        QCOMPARE(b.panel->probe().rows().front().value, QStringLiteral("∞"));
        QVERIFY2(b.panel->probe().note().contains(QStringLiteral("division by zero")), qPrintable(b.panel->probe().note()));
        b.type("F", QStringLiteral("log(t - 1)"));
        QVERIFY(b.answered());
        QCOMPARE(b.panel->probe().rows().front().value, QStringLiteral("not a number"));
        b.type("F", QStringLiteral("log(t"));
        QVERIFY(b.answered());
        QCOMPARE(b.panel->probe().rows().front().value, QStringLiteral("–"));
        QVERIFY(b.panel->probe().note().contains(QStringLiteral("error")));
    }

    void shiftF9ShowsADerivativeThatCanBeCopied() {
        Bench b;
        b.panel->select(QStringLiteral("pull"));
        QVERIFY(b.load());
        FormulaEdit* edit = b.panel->edit(b.panel->sheet()->lines().front().name);
        QVERIFY(edit);
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_F9, Qt::ShiftModifier);
        FormulaProbe& probe = b.panel->probe();
        QVERIFY(probe.isDerivativeShown());
        QVERIFY(b.answered());
        QTRY_COMPARE(probe.answer().by, std::string("body.q[0]"));
        QVERIFY(probe.derivative()->isVisible());
        QVERIFY2(toLatex(probe.derivative()->formula()).contains(QStringLiteral("partial")) || toLatex(probe.derivative()->formula()).contains(QStringLiteral("∂")),
                 qPrintable(toLatex(probe.derivative()->formula())));
        QTest::mouseClick(probe.copyButton(), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("k"));
        QCOMPARE(probe.rows().size(), std::size_t{2});
        QCOMPARE(probe.rows()[1].exact, QStringLiteral("100"));
        // Another variable, by its keys.
        probe.variables()->setFocus();
        QTest::keyClick(probe.variables(), Qt::Key_End);
        QVERIFY(b.answered());
        QTRY_COMPARE(probe.answer().by, std::string("k"));
        QTest::mouseClick(probe.copyButton(), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("body.q[0]"));
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_F9, Qt::ShiftModifier);
        QVERIFY(!probe.derivative()->isVisible());
    }

    void entriesOfAListAreLookedAtOneByOne() {
        Bench b;
        b.panel->select(QStringLiteral("body"));
        QVERIFY(b.load());
        b.type("q", QStringLiteral("0.4, 2*k"));
        QVERIFY(b.answered());
        QCOMPARE(b.panel->probe().rows().front().label, QStringLiteral("q[1]"));
        QCOMPARE(b.panel->probe().rows().front().exact, QStringLiteral("200"));
        QTest::keyClick(b.panel->edit(QStringLiteral("q")), Qt::Key_Home);
        QVERIFY(b.answered());
        QCOMPARE(b.panel->probe().rows().front().label, QStringLiteral("q[0]"));
    }

    void typingNeverWaits() {
        Bench b;
        model::Model many = oscillator();
        for (int i = 0; i < 1500; ++i) {
            model::System s = many.systems.front();
            s.name = "body" + std::to_string(i);
            many.systems.push_back(s);
        }
        b.document.openModel(many, {});
        b.panel->select(QStringLiteral("body"));
        b.panel->probe().setDerivativeShown(true);
        FormulaEdit* edit = b.panel->edit(QStringLiteral("F"));
        edit->setFocus();
        double worst = 0.0; // of the window's own thread: formulas are worked out beside it
        for (const QChar c : QStringLiteral("k*sin(3*t)*exp(-t)*m + 2*k*t^3")) {
            const double begin = saltus::testing::thread_seconds();
            QTest::keyClick(edit, c.toLatin1());
            worst = std::max(worst, saltus::testing::thread_seconds() - begin);
        }
        QVERIFY2(worst < 0.1, qPrintable(QStringLiteral("%1 s").arg(worst)));
        QVERIFY(b.answered());
    }
};

QTEST_MAIN(TestFormulaProbe)
#include "test_formula_probe.moc"

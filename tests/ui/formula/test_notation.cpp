// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/formula/formula_view.h"
#include "ui/formula/math_layout.h"
#include "ui/formula/notation.h"
#include "ui/look/theme.h"

#include <QImage>
#include <QPainter>
#include <QtTest>

using namespace saltus::ui;

namespace {

QString latex(const QString& text, const Notation& notation = {}) {
    const auto node = notationOf(text, notation);
    return node ? toLatex(*node) : QStringLiteral("error: ") + QString::fromStdString(node.error().message);
}

MathLayout laid(const QString& text) {
    QFont font;
    font.setPixelSize(20);
    return layOut(*notationOf(text), font);
}

} // namespace

class NotationTest : public QObject {
    Q_OBJECT
private slots:
    void isWrittenAsOnPaper_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("fraction") << "(a + b)/(2*c)" << R"(\frac{a + b}{2 \, c})";
        QTest::newRow("brackets only where needed") << "(a*b) + (c)" << R"(a \, b + c)";
        QTest::newRow("brackets where needed") << "a*(b - c) - (d - f)" << R"(a \, \left( b - c \right) - \left( d - f \right))";
        QTest::newRow("negative factor") << "a*-b" << R"(a \, \left( - b \right))";
        QTest::newRow("negative first factor") << "-a*b - (-a)*b + c*(-a*b)" << R"(- a \, b - \left( - a \, b \right) + c \, \left( - a \, b \right))";
        QTest::newRow("negative first of many") << "-a*b*c + d*(-a*b)*c" << R"(- a \, b \, c + d \, \left( - a \, b \right) \, c)";
        QTest::newRow("powers") << "x^2*y^(n+1)" << R"(x^{2} \, y^{n + 1})";
        QTest::newRow("power of a power") << "(a^b)^c" << R"(\left( a^{b} \right)^{c})";
        QTest::newRow("tower") << "a^b^c" << R"(a^{b^{c}})";
        QTest::newRow("power of a sum") << "(a + b)^2" << R"(\left( a + b \right)^{2})";
        QTest::newRow("power of a negative") << "(-a)^2" << R"(\left( - a \right)^{2})";
        QTest::newRow("negative of a power") << "-a^2" << R"(- a^{2})";
        QTest::newRow("fraction in an exponent") << "x^(1/2)" << R"(x^{1 / 2})";
        QTest::newRow("roots") << "sqrt(x^2 + 1)/cbrt(y)" << R"(\frac{\sqrt{x^{2} + 1}}{\sqrt[3]{y}})";
        QTest::newRow("Greek") << "omega*sin(theta1) + Omega_0" << R"(\omega \, \mathrm{sin} \left( \theta_{1} \right) + \Omega_{0})";
        QTest::newRow("names with parts") << "k_spring*m1*rpm" << R"(k_{\mathrm{spring}} \, m_{1} \cdot \mathrm{rpm})";
        QTest::newRow("words stay whole") << "run3 + mu" << R"(\mathrm{run3} + \mu)";
        QTest::newRow("functions by their usual names") << "log(x) + atan(y) + log10(z)"
                                                        << R"(\mathrm{ln} \left( x \right) + \mathrm{arctan} \left( y \right) + \mathrm{log}_{10} \left( z \right))";
        QTest::newRow("power of a sine") << "sin(x)^2" << R"(\mathrm{sin}^{2} \left( x \right))";
        QTest::newRow("bars") << "abs(x) + floor(y) + ceil(z)" << R"(\left| x \right| + \left\lfloor y \right\rfloor + \left\lceil z \right\rceil)";
        QTest::newRow("dots of time") << "dt(c) + dt(dt(x1))" << R"(\dot{c} + \ddot{x}_{1})";
        QTest::newRow("d/dt of more") << "dt(a*b)" << R"(\frac{\mathrm{d}}{\mathrm{d} t} \left( a \, b \right))";
        QTest::newRow("partial") << "diff(x^2, x)" << R"(\frac{\partial}{\partial x} \left( x^{2} \right))";
        QTest::newRow("primes") << "cam''(a)" << R"(\mathrm{cam} '' \left( a \right))";
        QTest::newRow("numbers") << "2*3 + 1.5e-3*x + 1e6" << R"(2 \cdot 3 + 1.5 \cdot 10^{-3} \, x + 10^{6})";
        QTest::newRow("units") << "1430.8 N/m*x" << R"(1430.8 \, \mathrm{N/m} \cdot x)";
        QTest::newRow("cases") << "if(x >= 0, a, b)"
                               << R"(\left\{ \begin{matrix} a & \mathrm{if } x \geq 0 \\ b & \mathrm{otherwise} \end{matrix} \right.)";
        QTest::newRow("logic") << "if(x < 0 and not y == 1, a, b)"
                               << R"(\left\{ \begin{matrix} a & \mathrm{if } x < 0 \ \text{and}\  \neg \left( y = 1 \right) \\ b & \mathrm{otherwise} \end{matrix} \right.)";
        QTest::newRow("states of others") << "ball.q[0] - bead[2].v[1]" << R"(\mathrm{ball.} q_{0} - \mathrm{bead[2].} v_{1})";
        QTest::newRow("relative velocity") << "wall.ydot[0]" << R"(\mathrm{wall.} \dot{y}_{0})";
        QTest::newRow("infinity") << "-inf" << R"(- \infty)";
    }
    void isWrittenAsOnPaper() {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(latex(text), expected);
    }

    void ownStatesNeedNoName() {
        QCOMPARE(latex("ball.q[0] + wall.lambda[0]", {QStringLiteral("ball"), false, {}}), QStringLiteral(R"(q_{0} + \mathrm{wall.} \lambda_{0})"));
        QCOMPARE(latex("ball.q[0]", {QStringLiteral("ball"), true, {}}), QStringLiteral("q"));
    }

    void brokenTextIsAnErrorWithItsColumn() {
        const auto node = notationOf(QStringLiteral("a + )"));
        QVERIFY(!node);
        QCOMPARE(node.error().place.column, 5);
    }

    void endlessTextIsRefused() {
        QString text = QStringLiteral("1");
        for (int i = 0; i < 5000; ++i) text += QStringLiteral("+1");
        QVERIFY(!notationOf(text));
    }

    // --- measures ---------------------------------------------------------------------------------------------------

    void aFractionIsTallerAndNoWiderThanItsParts() {
        const MathLayout a = laid("a + b"), f = laid("(a + b)/c"), inRow = laid("a + b + c");
        QVERIFY(f.height() > 1.8 * a.height());
        QVERIFY(f.width < inRow.width);
        QVERIFY(f.width > a.width);
        QVERIFY(f.descent > 0.25 * f.height()); // it hangs on the axis, not on the baseline
    }

    void anExponentIsSmallerAndHigher() {
        const MathLayout x = laid("x^n");
        QCOMPARE(x.marks.size(), std::size_t{2});
        QVERIFY(x.marks[1].font.pixelSize() < x.marks[0].font.pixelSize());
        QVERIFY(x.marks[1].at.y() < x.marks[0].at.y());
        QVERIFY(x.marks[1].at.x() >= x.marks[0].at.x() + 4);
        const MathLayout i = laid("x_n");
        QVERIFY(i.marks[1].at.y() > i.marks[0].at.y());
    }

    void indexAndExponentStandOverEachOther() {
        const MathLayout x = laid("x_1^2");
        QCOMPARE(x.marks.size(), std::size_t{3});
        QVERIFY(std::abs(x.marks[1].at.x() - x.marks[2].at.x()) < 3.0);
        QVERIFY(x.marks[2].at.y() < x.marks[1].at.y());
    }

    void aBracketGrowsWithWhatItHolds() {
        const auto reach = [](const MathLayout& l) {
            double most = 0.0;
            for (const MathMark& m : l.marks)
                if (m.text.isEmpty()) most = std::max(most, m.path.boundingRect().height());
            return most;
        };
        QVERIFY(reach(laid("sin(a/b)")) > 1.6 * reach(laid("sin(a)")));
        QVERIFY(reach(laid("sqrt(a/b)")) > 1.6 * reach(laid("sqrt(a)")));
    }

    void nothingIsPaintedOutsideItsBox_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"(a + b)/c", "x_1^2", "sqrt(x/y)", "if(x > 0, a/b, c)", "dt(dt(x))", "abs(a/b)^2", "m*c''(t) + k*x", "cbrt(2)"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void nothingIsPaintedOutsideItsBox() {
        QFETCH(QString, text);
        const MathLayout l = laid(text);
        QImage image(400, 200, QImage::Format_ARGB32);
        image.fill(Qt::white);
        QPainter p(&image);
        l.paint(p, {60, 100}, Qt::black, Qt::black);
        p.end();
        QRect ink;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (qGray(image.pixel(x, y)) < 128) ink |= QRect(x, y, 1, 1);
        QVERIFY(ink.width() > 5);
        const QRectF box(60 - 2, 100 - l.ascent - 2, l.width + 4, l.height() + 4);
        QVERIFY2(box.contains(QRectF(ink)), qPrintable(QStringLiteral("ink %1 %2 %3 %4, box %5 %6 %7 %8").arg(ink.left()).arg(ink.top()).arg(ink.right()).arg(ink.bottom())
                     .arg(box.left()).arg(box.top()).arg(box.right()).arg(box.bottom())));
    }

    void aLongSumIsBrokenBeforeItsSigns() {
        const auto node = notationOf(QStringLiteral("a*b*c + d*f*g - h*i*j + k*l*m - n*o*p"));
        QFont font;
        font.setPixelSize(16);
        const double whole = layOutBlock(*node, font, 1e6).size.width();
        const MathBlock block = layOutBlock(*node, font, whole / 2.5);
        QVERIFY(block.lines.size() >= 3);
        QCOMPARE(block.scale, 1.0);
        QVERIFY(block.size.width() <= whole / 2.5);
        for (std::size_t i = 1; i < block.lines.size(); ++i) {
            const QString first = block.lines[i].marks.front().text;
            QVERIFY(first == QStringLiteral("+") || first == QStringLiteral("−"));
            QVERIFY(block.at[i].y() - block.lines[i].ascent >= block.at[i - 1].y() + block.lines[i - 1].descent);
        }
    }

    void whatCannotBeBrokenIsMadeSmaller() {
        const auto node = notationOf(QStringLiteral("sqrt(aaaa + bbbb + cccc + dddd)"));
        QFont font;
        font.setPixelSize(16);
        const double whole = layOutBlock(*node, font, 1e6).size.width();
        const MathBlock block = layOutBlock(*node, font, 0.85 * whole);
        QVERIFY(block.scale < 1.0);
        QVERIFY(block.size.width() <= 0.85 * whole);
        QCOMPARE(layOutBlock(*node, font, 0.1 * whole).scale, 0.7); // but it stays readable
    }

    void theViewFollowsThemeAndWidth() {
        Theme theme;
        FormulaView view(theme);
        view.resize(400, 60);
        view.setFormula(*notationOf(QStringLiteral("a*b*c*d + f*g*h*i + j*k*l*m + n*o*p*r")));
        const int wide = view.heightForWidth(400), narrow = view.heightForWidth(90);
        QVERIFY(narrow > 1.5 * wide);
        QCOMPARE(view.accessibleName(), toLatex(view.formula()));
    }
};

QTEST_MAIN(NotationTest)
#include "test_notation.moc"

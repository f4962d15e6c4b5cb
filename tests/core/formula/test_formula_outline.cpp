// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/outline.h"

#include <QtTest>

using namespace saltus;
using formula::Outline;
using formula::OutlineNode;

namespace {

std::string shown(const Outline& o, const OutlineNode& node) {
    std::string text = node.text + (node.unit.empty() ? "" : "{" + node.unit + "}") + std::string(static_cast<std::size_t>(node.primes), '\'');
    if (node.kind == OutlineNode::Kind::cases) text = "cases";
    if (node.kind == OutlineNode::Kind::rate) text = "dt";
    if (node.kind == OutlineNode::Kind::slope) text = "diff:" + node.text;
    if (node.operands.empty()) return text;
    text += '(';
    for (std::size_t i = 0; i < node.operands.size(); ++i) text += (i ? " " : "") + shown(o, o.nodes[node.operands[i]]);
    return text + ')';
}

std::string tree(const char* text, const formula::OutlineNames& names = {}) {
    const auto o = formula::outline(text, names);
    return o ? shown(*o, o->root()) : "error: " + o.error().message;
}

} // namespace

class FormulaOutlineTest : public QObject {
    Q_OBJECT
private slots:
    void keepsTheShapeOfTheText_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("precedence") << "a + b*c^2" << "+(a *(b ^(c 2)))";
        QTest::newRow("left to right") << "a - b - c" << "-(-(a b) c)";
        QTest::newRow("signs") << "-x^2" << "-(^(x 2))";
        QTest::newRow("brackets leave no trace") << "(a + b)/(2*c)" << "/(+(a b) *(2 c))";
        QTest::newRow("constants keep their names") << "2*pi" << "*(2 pi)";
        QTest::newRow("numbers as written") << "1.50e-3 + .5" << "+(1.50e-3 .5)";
        QTest::newRow("units") << "358 rpm" << "358{rpm}";
        QTest::newRow("a fraction of a unit") << "1/2 in" << "1/2{in}";
        QTest::newRow("a unit, then a division") << "3 m/2" << "/(3{m} 2)";
        QTest::newRow("superscript signs") << "x²" << "^(x 2)";
        QTest::newRow("comparisons as written") << "if(x >= 1 and y < 2, a, b)" << "cases(and(>=(x 1) <(y 2)) a b)";
        QTest::newRow("names with indices") << "follower.q[0] - bead[2].v[1]" << "-(follower.q[0] bead[2].v[1])";
        QTest::newRow("derivatives") << "dt(dt(c)) + cam''(a) + diff(x^2, x)" << "+(+(dt(dt(c)) cam''(a)) diff:x(^(x 2)))";
        QTest::newRow("functions") << "min(a, b, c) + sqrt(2)" << "+(min(a b c) sqrt(2))";
        QTest::newRow("clamp") << "clamp(x, 0, 1)" << "clamp(x 0 1)";
        QTest::newRow("after letters that take two bytes") << "2 µm + a" << "+(2{µm} a)";
    }
    void keepsTheShapeOfTheText() {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(tree(text.toUtf8().constData())), expected);
    }

    void keepsAnIndexAsItIsWritten() {
        const std::pair<std::string, double> i[]{{"i", 3.0}};
        QCOMPARE(tree("bead[i+1].q[0] - i", {{}, {}, i}), std::string("-(bead[i+1].q[0] i)"));
    }

    void tellsUnitsFromNamesOfTheScene() {
        QCOMPARE(tree("6 N / m"), std::string("6{N / m}"));
        QCOMPARE(tree("6 N / m", {[](std::string_view n) { return n == "m"; }, {}, {}}), std::string("/(6{N} m)"));
    }

    void errorsNameTheColumn() {
        const auto o = formula::outline("a + * b");
        QVERIFY(!o);
        QCOMPARE(o.error().place.column, 5);
    }
};

QTEST_APPLESS_MAIN(FormulaOutlineTest)
#include "test_formula_outline.moc"

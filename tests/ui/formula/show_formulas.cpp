// SPDX-License-Identifier: GPL-3.0-or-later
// show_formulas FILE.png [dark]: every kind of notation, to look at.
#include "ui/formula/math_layout.h"
#include "ui/formula/notation.h"
#include "ui/look/theme.h"

#include <QApplication>
#include <QPainter>
#include <QPixmap>

using namespace saltus::ui;

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    Theme theme;
    theme.setKind(argc > 2 ? ThemeKind::dark : ThemeKind::light);
    const QStringList formulas{
        "-(m*c''(t) + k*c(t))", "l1*cos(q[0]) + l2*cos(q[0] + theta)", "(a + b)/(2*sqrt(x^2 + y^2))", "omega_n^2*x/(1 + x/(2 + x))",
        "if(x >= 0 and y < 1, 3.5e-3*x, -x)", "piecewise(phi < 60 deg, a*phi^2, phi < 120 deg, b, c/2)", "dt(dt(c)) - g*sin(theta)^2",
        "exp(-((x - mu)/sigma)^2/2)", "abs(x) + floor(y) - cbrt(2)", "diff(x^2*y, x) + mod(t, 2*pi)", "max(0, ball.q[0]) - bead[2].v[1]",
        "2*3*x*rpm*sin(alpha1)", "-(1.221 kg*c''(t) + 1430.8 N/m*c(t))", "x^(1/2) + 2^x^y - (-a)^2", "m_1*l^2*(theta' )"};
    QPixmap picture(900, 1000);
    picture.setDevicePixelRatio(1.0);
    picture.fill(theme.colors().panel);
    QPainter p(&picture);
    double y = 10;
    for (const QString& text : formulas) {
        const auto node = notationOf(text, {QStringLiteral("own"), false, {}});
        if (!node) continue;
        const MathBlock block = layOutBlock(*node, theme.font(TextSize::section), 420);
        p.setFont(theme.font(TextSize::small));
        p.setPen(theme.colors().secondary);
        p.drawText(QPointF(10, y + 20), text);
        block.paint(p, {460, y}, theme.colors().text, theme.colors().secondary);
        p.setPen(theme.colors().border);
        p.drawRect(QRectF({460, y}, block.size));
        y += std::max(30.0, block.size.height() + 14);
    }
    const MathNode matrix = math::row({math::matrix({math::symbol("m"), math::text("0"), math::text("0"), math::fraction(math::symbol("m"), math::text("2"))}, 2),
                                       math::dotted(math::symbol("v"), 1), math::relation("="), math::symbol("F"), math::sum("+"), math::symbol("p")});
    layOutBlock(matrix, theme.font(TextSize::section), 420).paint(p, {460, y}, theme.colors().text, theme.colors().secondary);
    p.end();
    return picture.save(QString::fromLocal8Bit(argv[1])) ? 0 : 1;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/quantity_text.h"

#include "ui/look/format.h"
#include "ui/look/text_advance.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace saltus::ui {
namespace {

bool isOneLetter(const QString& word) {
    // A letter, possibly with accents, primes, subscript or superscript digits behind it.
    if (word.isEmpty() || !word[0].isLetter()) return false;
    for (qsizetype i = 1; i < word.size(); ++i) {
        const QChar c = word[i];
        const bool mark = c.category() == QChar::Mark_NonSpacing || c.category() == QChar::Mark_Enclosing;
        const bool script = (c.unicode() >= 0x2070 && c.unicode() <= 0x209F) || c == QChar(0xB2) || c == QChar(0xB3) ||
                            c == QChar(0xB9) || c == QChar(0x2032) || c == QLatin1Char('\'');
        if (!mark && !script) return false;
    }
    return true;
}

const QFont& fontOf(const TextRun& run, const PlotStyle& style) { return run.italic ? style.italic : style.font; }

QString superscript(int number) {
    static const std::array<char16_t, 10> digits{u'⁰', u'¹', u'²', u'³', u'⁴', u'⁵', u'⁶', u'⁷', u'⁸', u'⁹'};
    QString text;
    for (const QChar c : QString::number(std::abs(number))) text += QChar(digits[static_cast<std::size_t>(c.digitValue())]);
    return number < 0 ? QStringLiteral("⁻") + text : text;
}

} // namespace

TextRuns quantityRuns(const QString& label, const QString& unit) {
    TextRuns runs;
    const QStringList words = label.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& word : words) {
        if (!runs.empty()) runs.back().text += QLatin1Char(' ');
        runs.push_back({word, isOneLetter(word), false});
    }
    if (!unit.isEmpty()) {
        if (!runs.empty()) runs.back().text += QLatin1Char(' ');
        runs.push_back({unitText(unit), false, true});
    }
    return runs;
}

QString groupedNumber(std::size_t number) {
    QString text = QString::number(number);
    if (text.size() >= 5)
        for (qsizetype i = text.size() - 3; i > 0; i -= 3) text.insert(i, QChar(0x2009));
    return text;
}

QString plainText(const TextRuns& runs) {
    QString text;
    for (const TextRun& run : runs) text += run.text;
    return text;
}

double widthOf(const TextRuns& runs, const PlotStyle& style) {
    double width = 0.0;
    for (const TextRun& run : runs) width += textAdvance(fontOf(run, style), run.text);
    return width;
}

TextRuns elided(TextRuns runs, const PlotStyle& style, double width) {
    const auto lastOf = [](TextRuns& all) { return std::find_if(all.rbegin(), all.rend(), [](const TextRun& run) { return !run.secondary && !run.text.trimmed().isEmpty(); }); };
    double over = widthOf(runs, style) - width;
    bool dropped = false;
    while (over > 0.0) {
        const auto last = lastOf(runs);
        if (last == runs.rend()) return runs;
        const QFontMetricsF metrics(fontOf(*last, style));
        const double all = metrics.horizontalAdvance(last->text), dots = metrics.horizontalAdvance(QChar(0x2026));
        const bool only = std::next(last) == runs.rend();
        // The space before the unit stays.
        const QString gap = last->text.endsWith(QLatin1Char(' ')) ? QStringLiteral(" ") : QString();
        const double room = all - over - metrics.horizontalAdvance(gap);
        if (room > dots || only) {
            last->text = metrics.elidedText(last->text.chopped(gap.size()), Qt::ElideRight, std::max(dots, room)) + gap;
            return runs;
        }
        over -= dropped ? all : all - dots; // what is left says by dots that something is missing
        dropped = true;
        runs.erase(std::next(last).base());
    }
    if (const auto last = lastOf(runs); dropped && last != runs.rend()) last->text = last->text.trimmed() + QChar(0x2026) + (last->text.endsWith(QLatin1Char(' ')) ? QStringLiteral(" ") : QString());
    return runs;
}

double drawRuns(QPainter& painter, QPointF at, const TextRuns& runs, const PlotStyle& style) {
    const double left = at.x();
    for (const TextRun& run : runs) {
        painter.setFont(fontOf(run, style));
        painter.setPen(run.secondary ? style.colors.secondary : style.colors.text);
        painter.drawText(at, run.text);
        at.rx() += textAdvance(fontOf(run, style), run.text);
    }
    return at.x() - left;
}

QString scaledUnit(const QString& unit, int exponent) {
    if (exponent == 0) return unit;
    static const QStringList prefixed{"m", "m/s", "s", "N", "N s", "N·s", "J", "W", "V", "A", "Pa", "Hz", "N/m", "rad"};
    static const std::array<const char*, 9> prefixes{"p", "n", "µ", "m", "", "k", "M", "G", "T"};
    if (prefixed.contains(unit) && exponent >= -12 && exponent <= 12)
        return QString::fromUtf8(prefixes[static_cast<std::size_t>(exponent / 3 + 4)]) + unit;
    const QString factor = QStringLiteral("10") + superscript(exponent);
    return unit.isEmpty() ? factor : factor + QChar(0xA0) + unit;
}

} // namespace saltus::ui

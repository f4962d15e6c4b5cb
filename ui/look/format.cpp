// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/format.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace saltus::ui {

namespace {

const QString kNotComputed = QStringLiteral("–");
constexpr QChar kMinus(0x2212);
constexpr QChar kThinSpace(0x2009);

QString withRealMinus(QString text) { return text.replace(QLatin1Char('-'), kMinus); }

NumberStyle& style() {
    static NumberStyle chosen;
    return chosen;
}

int digitsFor(int asked) { return std::clamp(asked == preferredDigits ? style().digits : asked, 1, 17); }

// Decimal exponent of |x| after rounding to `digits` significant digits: 999.96 counts as 10^3.
int exponentOf(double x, int digits) {
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), "%.*e", digits - 1, std::fabs(x));
    const QByteArray shown(text.data());
    return shown.mid(shown.indexOf('e') + 1).toInt();
}

// `digits` significant digits in positional notation; all integer digits are kept.
QString positional(double x, int exponent, int digits) {
    return withRealMinus(QString::number(x, 'f', std::max(0, digits - 1 - exponent)));
}

// 2.1e−13: no plus sign, no leading zero in the exponent.
QString scientific(double x, int digits) {
    const QString text = QString::number(x, 'e', digits - 1);
    const auto e = text.indexOf(QLatin1Char('e'));
    return withRealMinus(text.left(e)) + QLatin1Char('e') + withRealMinus(QString::number(text.mid(e + 1).toInt()));
}

// Units that take a prefix on their first symbol. Angles, rates of turn and pure numbers keep theirs, and so do powers
// ("mm²" would not be a thousandth) and products that begin with the kilogram.
bool takesPrefix(const QString& unit) {
    static const QStringList kBase{QStringLiteral("m"),  QStringLiteral("s"),  QStringLiteral("g"),  QStringLiteral("N"),
                                   QStringLiteral("J"),  QStringLiteral("W"),  QStringLiteral("Pa"), QStringLiteral("V"),
                                   QStringLiteral("A"),  QStringLiteral("Hz"), QStringLiteral("Ω"),  QStringLiteral("F"),
                                   QStringLiteral("H"),  QStringLiteral("C"),  QStringLiteral("K")};
    qsizetype end = 0;
    while (end < unit.size() && unit.at(end).isLetter()) ++end;
    if (!kBase.contains(unit.left(end))) return false;
    if (end == unit.size()) return true;
    const QChar next = unit.at(end);
    return next == QLatin1Char('/') || next == QLatin1Char(' ') || next == QChar(0x00B7) || next == QLatin1Char('*');
}

} // namespace

void setNumberStyle(const NumberStyle& chosen) { style() = chosen; }
NumberStyle numberStyle() { return style(); }

QString unitText(const QString& unit) {
    QString text = unit;
    text.replace(QLatin1String("^2"), QStringLiteral("²")).replace(QLatin1String("^3"), QStringLiteral("³"));
    text.replace(QLatin1Char('*'), QChar(0x00B7)).replace(QLatin1Char(' '), QChar(0x00B7));
    return text;
}

ShownNumber shown(double si, const QString& unit, int digits) {
    digits = digitsFor(digits);
    if (!std::isfinite(si)) return {kNotComputed, unitText(unit)};
    if (si == 0.0) return {QStringLiteral("0"), unitText(unit)};
    if (!style().prefixes) return {plainNumber(si, digits), unitText(unit)};
    double value = si;
    QString base = unit;
    bool kilograms = false;
    if (unit == QLatin1String("kg")) {
        if (exponentOf(si, digits) >= 0) return {plainNumber(si, digits), unit}; // kg up; g, mg, µg down
        kilograms = true;
        value = si * 1e3;
        base = QStringLiteral("g");
    }
    if (!takesPrefix(base)) return {plainNumber(si, digits), unitText(unit)};
    static const std::array<const char*, 7> kPrefixes{"n", "µ", "m", "", "k", "M", "G"};
    const int exponent = exponentOf(value, digits);
    const int step = static_cast<int>(std::floor(exponent / 3.0));
    if (step < -3 || step > 3) return {scientific(si, digits), unitText(unit)};
    if (kilograms && step > 0) return {plainNumber(si, digits), unit};
    const double scaled = value / std::pow(10.0, 3 * step);
    return {positional(scaled, exponent - 3 * step, digits),
            QString::fromUtf8(kPrefixes[static_cast<std::size_t>(step + 3)]) + unitText(base)};
}

QString shownText(double si, const QString& unit, int digits) {
    const ShownNumber number = shown(si, unit, digits);
    return number.unit.isEmpty() ? number.value : number.value + QLatin1Char(' ') + number.unit;
}

QString exactText(double si) {
    if (!std::isfinite(si)) return kNotComputed;
    return QString::number(si, 'g', 17);
}

QString plainNumber(double value, int digits) {
    digits = digitsFor(digits);
    if (!std::isfinite(value)) return kNotComputed;
    if (value == 0.0) return QStringLiteral("0");
    const int exponent = exponentOf(value, digits);
    if (exponent < -4 || exponent > 6) return scientific(value, digits);
    return positional(value, exponent, digits);
}

QString groupedInteger(qint64 count) {
    QString text = QString::number(std::abs(count));
    if (text.size() >= 5)
        for (qsizetype i = text.size() - 3; i > 0; i -= 3) text.insert(i, kThinSpace);
    return count < 0 ? kMinus + text : text;
}

QString fixedNumber(double value, int decimals) {
    if (!std::isfinite(value)) return kNotComputed;
    QString text = QString::number(value, 'f', decimals);
    if (text.startsWith(QLatin1Char('-')) && text.count(QLatin1Char('0')) + text.count(QLatin1Char('.')) == text.size() - 1)
        text.remove(0, 1); // no minus before a zero
    return withRealMinus(text);
}

} // namespace saltus::ui

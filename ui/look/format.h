// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as people read them: four significant digits with SI prefix, unit apart; all 17 digits for hover and copy.
#pragma once

#include <QString>

namespace saltus::ui {

// How numbers are shown in the whole program: the user's preference, set once by the shell from the GUI's thread.
struct NumberStyle {
    bool prefixes = true; // 53.53 mm instead of 0.05353 m
    int digits = 4;       // significant digits where the caller asks for none
};
void setNumberStyle(const NumberStyle& style);
NumberStyle numberStyle();
inline constexpr int preferredDigits = 0;

struct ShownNumber {
    QString value; // "53.53", "–" when not finite
    QString unit;  // "mm"
};

ShownNumber shown(double si, const QString& unit, int digits = preferredDigits); // 0.05353, "m" -> "53.53", "mm"
QString shownText(double si, const QString& unit, int digits = preferredDigits); // "53.53 mm"
QString exactText(double si);                                      // 17 significant digits, round-trips
// Fixed-unit formatting for axes and sliders (no prefix): value in `unit` = si / to_si.
QString plainNumber(double value, int digits = preferredDigits);
QString groupedInteger(qint64 count); // "174 400", thin spaces from five digits on
QString unitText(const QString& unit); // "N s" -> "N·s", "m/s^2" -> "m/s²"
QString fixedNumber(double value, int decimals); // "3.4880", real minus sign

} // namespace saltus::ui

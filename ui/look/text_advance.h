// SPDX-License-Identifier: GPL-3.0-or-later
// How wide texts are: what is drawn anew thirty times a second mostly says the same words, and shaping them costs more than all else about them.
#pragma once

class QFont;
class QString;

namespace saltus::ui {

// As QFontMetricsF(font).horizontalAdvance(text) has it; what has been asked for lately is remembered.
double textAdvance(const QFont& font, const QString& text);

} // namespace saltus::ui

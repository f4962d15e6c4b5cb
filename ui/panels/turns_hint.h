// SPDX-License-Identifier: GPL-3.0-or-later
// While "11 Hz" is typed for a quantity in rpm the field says "11 Hz = 660 rpm" (core/formula/turns.h).
#pragma once

#include <QString>

#include <functional>

class QLineEdit;

namespace saltus::ui {

// unit: the quantity's own, at that moment. It must live as long as the edit.
void sayTurns(QLineEdit* edit, std::function<QString()> unit);

} // namespace saltus::ui

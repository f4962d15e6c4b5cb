// SPDX-License-Identifier: GPL-3.0-or-later
// The unit of a bare number that is typed into a field: the one shown, or after something that was no value the last one shown.
#pragma once

#include "ui/panels/panel_kit.h"

#include <QLineEdit>

namespace saltus::ui {

inline void showValue(ValueField* field, const QString& text, const QString& unit) {
    if (!unit.isEmpty()) field->edit()->setProperty("unit", unit);
    field->setValue(text, unit);
}

inline QString unitOf(const ValueField* field) { return field->edit()->property("unit").toString(); }

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Lengths and angles of a cam as they stand in fields, and the names of its laws.
#pragma once

#include "core/model/model.h"

#include <QString>

#include <utility>

namespace saltus::ui {

// "70 deg" -> "70", "deg"; a plain number has the SI unit; a formula or what is no such value stays whole, without a unit.
std::pair<QString, QString> camFieldText(const model::Value& value, bool angle);
// A bare number has the unit that stood in the field (deg and mm where none did); anything else stays as it was typed.
model::Value camTypedValue(const QString& text, const QString& unit, bool angle);
// SI; NaN when it is no such value.
double camNumber(const model::Value& value, bool angle);
model::Value camAngle(double radians);  // "70 deg"
model::Value camLength(double metres);  // "12.5 mm"

QString camLawName(model::CamLaw law);
QString camMotionName(model::CamMotion motion);
QString camFollowerName(model::CamFollower follower);

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Elements of circuits as they are typed: values with the unit of their kind, and whole elements on one line.
#pragma once

#include "core/model/model.h"

#include <QChar>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace saltus::ui {

inline constexpr model::CircuitElementKind kCircuitKinds[] = {
    model::CircuitElementKind::resistor,       model::CircuitElementKind::inductor, model::CircuitElementKind::capacitor, model::CircuitElementKind::voltage_source,
    model::CircuitElementKind::current_source, model::CircuitElementKind::diode,    model::CircuitElementKind::relay,     model::CircuitElementKind::ground};

QString circuitKindName(model::CircuitElementKind kind); // "Resistor"
QChar circuitKindKey(model::CircuitElementKind kind);    // 'R'; a relay has Y, a ground G
std::optional<model::CircuitElementKind> circuitKindOfKey(QChar key); // K is a relay too

// "Ohm", "F", "H", "V", "A"; empty for grounds. Of the initial value: "V" of a capacitor, "A" of an inductor, else empty.
QString circuitUnit(model::CircuitElementKind kind);
QString circuitInitialUnit(model::CircuitElementKind kind);

// "10 mH" -> "10", "mH"; a plain number has `unit`; a formula stays whole, without a unit.
std::pair<QString, QString> circuitFieldText(const model::Value& value, const QString& unit);
// "10mH", "10m" -> "10 mH"; a bare number has the unit that stood in the field; anything else stays as it was typed.
model::Value circuitTypedValue(const QString& text, const QString& shownUnit, const QString& unit);
// SI, of values without names; NaN of others.
double circuitNumber(const model::Value& value);

model::Value circuitUsualValue(model::CircuitElementKind kind); // of a new element

// An element on one line: key or name, then two nodes and the value, in this order or the value first:
//   "R 1k a b", "L1 a gnd 10mH 1A", "C 1uF a b 10V" (the last is the initial value), "D a b", "V a 0 10*sin(2*pi*50*t)",
//   "Y a 0 -1 1 L2" (lower, upper, control), "G a". The name is empty when only the key is given.
// Nothing when it is no such line; `wrong` then says why.
std::optional<model::CircuitElement> circuitLine(const QString& line, QString* wrong);

// Circuits to begin with: a name, and its lines.
std::vector<std::pair<QString, QStringList>> circuitPresets();

} // namespace saltus::ui

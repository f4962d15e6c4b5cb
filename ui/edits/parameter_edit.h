// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed for a parameter, before it becomes an edit: why it is none, and what it names.
#pragma once

#include "core/model/properties.h"

#include <QString>

#include <optional>

namespace saltus::ui {

// Why this text is no value of the parameter, in the words of the window (its label, not its name), and texts that would be;
// nothing when it is one.
std::optional<model::Refusal> refusalOf(const model::Model& model, const QString& name, const QString& text);
// The parameter that this value is, when it is nothing else ("e", not "e/2").
const model::Parameter* soleParameter(const model::Model& model, const model::Value& value);

} // namespace saltus::ui

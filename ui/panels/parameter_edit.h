// SPDX-License-Identifier: GPL-3.0-or-later
// One way for a typed or dragged value to reach the scene and the run.
#pragma once

#include "core/model/properties.h"

#include <QString>

#include <optional>

namespace saltus::ui {

class Document;
class RunController;

// Why this text is no value of the parameter, in the words of the window (its label, not its name), and texts that would be;
// nothing when it is one.
std::optional<model::Refusal> refusalOf(const model::Model& model, const QString& name, const QString& text);
// Checks the text ("660", "660 rpm", "2*pi*11 Hz"), then changes the scene (undoable) and the run. What is wrong with it, or
// nothing; when something is wrong, nothing changes. "11 Hz" for a speed in rpm stands in the scene as "11 rev/s".
std::optional<model::Refusal> commitParameter(Document& document, RunController& run, const QString& name, const QString& text);
// The same for a value that is known to be in range.
void commitParameter(Document& document, RunController& run, const QString& name, double si);
// The parameter that this value is, when it is nothing else ("e", not "e/2").
const model::Parameter* soleParameter(const model::Model& model, const model::Value& value);

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// "660" or "660 rpm" typed for a parameter: checked, written to the document (undoable) and to the run.
#pragma once

#include "core/model/properties.h"

#include <QString>

#include <optional>

namespace saltus::ui {

class Document;
class RunController;

// What is wrong with the text and what would be right, or nothing when it was taken.
std::optional<model::Refusal> setParameterFromText(Document& document, RunController& run, const QString& name, const QString& text);

} // namespace saltus::ui

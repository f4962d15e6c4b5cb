// SPDX-License-Identifier: GPL-3.0-or-later
// "660" or "660 rpm" typed for a parameter: checked, written to the document (undoable) and to the run.
#pragma once

#include <QString>

#include <optional>

namespace saltus::ui {

class Document;
class RunController;

// What is wrong with the text, or nothing when it was taken.
std::optional<QString> setParameterFromText(Document& document, RunController& run, const QString& name, const QString& text);

} // namespace saltus::ui

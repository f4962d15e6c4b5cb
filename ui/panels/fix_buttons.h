// SPDX-License-Identifier: GPL-3.0-or-later
// "Use 1200 rpm", "Keep 358 rpm": below a field whose text was refused.
#pragma once

#include "core/model/properties.h"

#include <QString>

#include <functional>
#include <string>

class QWidget;

namespace saltus::ui {

// The old value is `before`. `use` gets the text that was chosen, and whether it is the old one; after the click.
QWidget* fixButtons(QWidget* parent, const model::Refusal& refusal, const QString& before, const std::function<void(const QString& text, bool keep)>& use);

// The name in an error's "did you mean 'rpm'?"; "" when it proposes none.
std::string meantBy(const Error& error);

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// How a signal is called on axes, in legends and lists, in the language of the window.
#pragma once

#include "core/simulation/catalogue.h"

#include <QString>

namespace saltus::ui {

// Its label, or its name when it has none. What the scene calls its drives and expressions stays as it is.
QString signalLabel(const Channel& channel);

} // namespace saltus::ui

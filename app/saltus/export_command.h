// SPDX-License-Identifier: GPL-3.0-or-later
// saltus export SCENE|RECORDING --figure NAME --output FILE: a figure without any window.
#pragma once

#include <QStringList>

namespace saltus::app {

int exportCommand(const QStringList& arguments); // exit status

} // namespace saltus::app

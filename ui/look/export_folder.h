// SPDX-License-Identifier: GPL-3.0-or-later
// Where the user saved last: figures, tables, events, bundles are proposed beside each other.
#pragma once

#include <QString>

namespace saltus::ui {

QString exportFolder();                      // one that is there: the user's own where the last one is gone
void keepExportFolder(const QString& file);  // of a file that is saved; nothing of a folder that is not there

} // namespace saltus::ui

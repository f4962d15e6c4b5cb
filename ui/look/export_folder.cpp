// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/export_folder.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace saltus::ui {

namespace {
const QString kExportFolder = QStringLiteral("export/folder");
}

QString exportFolder() {
    const QString folder = QSettings().value(kExportFolder).toString();
    return !folder.isEmpty() && QDir(folder).exists() ? folder : QDir::homePath();
}

void keepExportFolder(const QString& file) {
    const QString folder = QFileInfo(file).absolutePath();
    if (QDir(folder).exists()) QSettings().setValue(kExportFolder, folder);
}

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/mesh_wait.h"

#include "ui/language/text.h"
#include "ui/look/wait_bar.h"

#include <QObject>

namespace saltus::ui {

bool readMeshes(const std::vector<simulation::MeshFile>& files, QWidget* window) {
    for (const simulation::MeshFile& file : files)
        if (!simulation::mesh_is_known(file) &&
            !waitFor(window, QObject::tr("Reading %1").arg(plainName(QString::fromStdString(file.path.filename().string()))), [file] { (void)simulation::mesh_shapes(file); }))
            return false;
    return true;
}

} // namespace saltus::ui

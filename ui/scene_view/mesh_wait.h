// SPDX-License-Identifier: GPL-3.0-or-later
// Mesh files are read beside the window, before a view asks for their shapes.
#pragma once

#include "core/simulation/mesh_shapes.h"

#include <vector>

class QWidget;

namespace saltus::ui {

// Returns when all of them are read or refused (whoever uses them tells why), with a bar where that takes long. False: its user
// stopped it.
bool readMeshes(const std::vector<simulation::MeshFile>& files, QWidget* window);

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Joints of bodies that say what others say already: two in one place, a closed loop in space. They do no harm where they agree (those
// that contradict each other are refused, rigid/joint_checks.cpp), but how they share their forces is not unique. By the pivots of
// J M^-1 J^T of their equality rows at the start, as for systems (equalities.h). Rows of a body's only joint are independent of all
// others, so joints that close no loop are left out.
#pragma once

#include "core/simulation/rigid/world.h"

#include <string>
#include <vector>

namespace saltus::simulation {

// Joints by name, with the rank of all rows.
std::vector<std::string> redundant_joints(const rigid::Input& input);

} // namespace saltus::simulation

// SPDX-License-Identifier: GPL-3.0-or-later
// Whether two models differ in their bodies alone, at the cost of a look: difference() copies whatever differs.
#pragma once

namespace saltus::model {

struct Model;
bool same_but_bodies(const Model& a, const Model& b);

} // namespace saltus::model

// SPDX-License-Identifier: GPL-3.0-or-later
// What falls where a scene with bodies says nothing of gravity.
#pragma once

namespace saltus::model {

inline constexpr double kUsualGravity = 9.81; // m/s^2, downwards: -z, in a planar world -y

} // namespace saltus::model

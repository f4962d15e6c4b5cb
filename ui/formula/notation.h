// SPDX-License-Identifier: GPL-3.0-or-later
// How a formula's text is written on paper: / becomes a fraction, ^ an exponent, sqrt a root, omega_n an ω with an index.
#pragma once

#include "core/base/error.h"
#include "core/formula/outline.h"
#include "ui/formula/math_node.h"

#include <QString>

namespace saltus::ui {

struct Notation {
    QString own;              // the object at hand: its states are shown without its name
    bool single = false;      // it has one coordinate: q instead of q with index 0
    formula::OutlineNames names;
};

Result<MathNode> notationOf(const QString& formula, const Notation& notation = {});
// A name of a scene: "omega_n", "bead[2].q[0]".
MathNode notationOfName(const QString& name, const Notation& notation = {});

} // namespace saltus::ui

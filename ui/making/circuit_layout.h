// SPDX-License-Identifier: GPL-3.0-or-later
// Where elements of a circuit stand in its drawing and how the wires between their pins go, on a grid with y down.
// An element is 4 long: at rotation 0 its first pin lies at x - 2, its second at x + 2; rotations are clockwise.
#pragma once

#include "core/model/model.h"

#include <QPoint>

#include <string>
#include <vector>

namespace saltus::ui {

std::vector<QPoint> circuitPins(const model::CircuitElement& element); // in the order of its nodes

bool circuitIsUnplaced(const model::Circuit& circuit); // all at 0, 0
// Places all: nodes side by side, what is grounded hangs down from them, the rest lies between them, stacked.
void placeCircuit(model::Circuit& circuit);
// A place beside the others for this one.
void placeElement(model::Circuit& circuit, std::size_t element);

struct CircuitWires {
    std::string node;
    std::vector<std::vector<QPoint>> lines; // orthogonal
    std::vector<QPoint> dots;               // where more than two ends meet
    std::vector<std::pair<QPoint, QPoint>> unrouted; // no way was found: straight
    QPoint label;                           // on a wire, near its first pin
};
std::vector<CircuitWires> routeCircuit(const model::Circuit& circuit);

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Room for the texts of a circuit's drawing: on no symbol, on no other text, over as few wires as may be. What finds none is left out.
#pragma once

#include <QLineF>
#include <QRectF>

#include <optional>
#include <vector>

namespace saltus::ui {

class LabelRoom {
public:
    explicit LabelRoom(const QRectF& all) : all_(all) {}
    void block(const QRectF& taken) { taken_.push_back(taken); }
    void wire(const QLineF& wire) { wires_.push_back(wire); }
    // The first of the places with the fewest wires below it; it is taken then.
    std::optional<QRectF> take(const std::vector<QRectF>& places);

private:
    QRectF all_;
    std::vector<QRectF> taken_;
    std::vector<QLineF> wires_; // across or upright
};

// Around a symbol, the likeliest first: of what lies below and above its middle, of what stands on its right and left. upwards: of a
// name, which stands above its values.
std::vector<QRectF> labelPlaces(const QRectF& symbol, QSizeF size, bool stands, bool upwards);

} // namespace saltus::ui

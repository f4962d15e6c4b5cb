// SPDX-License-Identifier: GPL-3.0-or-later
// In which direction the percussion of a contact pushes the shape of a body. The percussion p of a gap h(q) is the generalised one
// Hᵀp with H = ∂h/∂q; one of n p at the shape's place P(q) is Jᵀ n p with J = ∂P/∂q. So Jᵀ n = Hᵀ, by least squares (what is left is
// a torque about P), the shortest n where the place has fewer freedoms than three.
#pragma once

#include "core/model/expand.h"
#include "core/simulation/catalogue.h"
#include "core/simulation/observer.h"
#include "ui/scene_view/shape_pose.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace saltus::ui::scene {

class ContactDirections {
public:
    struct Pushed {
        std::size_t contact = 0;                                // the caller's number
        const model::ExpandedInteraction* interaction = nullptr;
        std::size_t system = 0;                                 // of the interaction's: 0 or 1
        std::string shape;                                      // by its name
    };
    // Contacts of a relation that is no formula of recorded coordinates get no direction.
    static ContactDirections create(const model::Model& model, const Catalogue& catalogue, const model::Expanded& expanded,
                                    std::span<const Pushed> pushed, std::span<const double> parameters);
    // n: m of gap for each m of the place; nothing where it is not known. Not thread-safe (own workspace).
    std::optional<Point> at(std::size_t contact, std::span<const double> row, std::span<const double> parameters) const;

private:
    struct One {
        std::size_t contact = 0, outputs = 0; // first of: place (3), then the gap or a row of H
        bool linear = false;
        std::vector<std::size_t> columns;     // coordinates, in the row
    };
    std::vector<One> known_;
    std::vector<std::size_t> channels_; // of the observer, in the row: without expressions, which are worked out anew
    std::optional<Observer> observer_;
    mutable std::vector<double> row_, low_, high_;
};

} // namespace saltus::ui::scene

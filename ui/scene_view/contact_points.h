// SPDX-License-Identifier: GPL-3.0-or-later
// Where the contacts of a scene are, from the shapes that stand for the systems they join.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/simulation/catalogue.h"
#include "ui/scene_view/contact_directions.h"
#include "ui/scene_view/shape_pose.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace saltus::ui::scene {

struct ContactPlace {
    Point on_body{};     // of the moving body that is pushed
    Point on_partner{};  // a gap away from it
    double reach = 0.0;  // m, how far the body extends sideways: arrows stand beside it
    double gap = 0.0;    // m; NaN: not recorded
    bool closed = false; // impulse in this step
    Point direction{0.0, 0.0, 1.0}; // unit: in which the percussion pushes the body, of two the smaller one, of equal ones the second
};

class ContactPoints {
public:
    // Interactions without a shape that stands for their systems get no place.
    static Result<ContactPoints> create(const model::Model& model, const Catalogue& catalogue,
                                        const std::vector<std::string>& interactions, const std::vector<ShapeSpec>& shapes,
                                        std::span<const double> parameters);
    std::size_t size() const { return contacts_.size(); }
    const std::string& name(std::size_t interaction) const { return contacts_[interaction].name; }
    const std::string& label(std::size_t interaction) const { return contacts_[interaction].label; }
    std::optional<std::size_t> find(const std::string& name) const;
    std::optional<ContactPlace> at(std::size_t interaction, std::span<const double> row, std::span<const double> parameters, std::span<const ShapePose> poses) const;
    // It opens and closes: relays, diodes and what is joined for good do not.
    bool touches(std::size_t interaction) const { return contacts_[interaction].touches; }
    std::size_t touching() const; // contacts that do, each row of an interaction by itself, as the run counts them
    // Those of them with an impulse in this row of the recording.
    std::size_t closed(std::span<const double> row) const;

private:
    struct Contact {
        std::string name, label;
        int first = -1, second = -1; // shapes
        int gap = -1, impulse = -1;  // channels
        std::vector<int> impulses;   // of all its rows: several gaps of one interaction are as many contacts
        bool touches = true;
    };
    bool areBalls(const Contact& contact) const;
    std::vector<Contact> contacts_;
    std::vector<ShapeSpec> shapes_;
    ContactDirections directions_;
};

} // namespace saltus::ui::scene

// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers for the shapes of a scene, from one recorded row: all formulas in one Observer, constants evaluated once.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/simulation/catalogue.h"
#include "core/simulation/observer.h"
#include "ui/scene_view/shape_pose.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace saltus::ui::scene {

class PoseSource {
public:
    // Errors: a formula that cannot be read (with its place), a cam whose profile is not above 0 everywhere.
    static Result<PoseSource> create(const model::Model& model, const Catalogue& catalogue,
                                     std::span<const double> parameters);

    const std::vector<ShapeSpec>& shapes() const { return specs_; }
    // Allocates nothing. row: one value per channel; parameters: SI, the model's order; poses: shapes().size().
    void evaluate(std::span<const double> row, std::span<const double> parameters, std::span<ShapePose> poses);
    // Position of one shape alone (trails).
    Point position(std::size_t shape, std::span<const double> row, std::span<const double> parameters);
    // rad/s of the drive that turns this shape; nothing when its angle is no drive.
    std::optional<double> speed(std::size_t shape) const; // of the last evaluate()
    // Samples the cams' profiles again; true when one changed (a parameter in it was moved).
    Result<bool> resample(std::span<const double> parameters);

private:
    PoseSource() = default;
    struct Slot { // one formula's place in a pose
        std::uint32_t shape;
        std::uint8_t field; // 0..2 position, 3 angle, 4..6 size, 7 speed
    };
    struct Cam {
        std::size_t shape;
        Observer profile;
        Place place;
    };
    std::vector<ShapeSpec> specs_;
    std::vector<ShapePose> constants_;
    std::vector<double> speeds_; // NaN: none
    std::vector<Slot> slots_;
    std::optional<Observer> observer_;
    std::vector<double> values_;
    std::vector<Cam> cams_;
    std::vector<double> no_row_;
    // trail: the formulas of one shape's position alone
    std::optional<Observer> single_;
    std::size_t single_shape_ = 0;
    std::array<double, 3> single_values_{};

public:
    // Prepares position(): call once for the shape that leaves the trail.
    Result<void> watch(const model::Model& model, const Catalogue& catalogue, std::size_t shape,
                       std::span<const double> parameters);
};

} // namespace saltus::ui::scene

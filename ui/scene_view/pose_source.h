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
#include <string_view>
#include <vector>

namespace saltus::ui::scene {

class PoseSource {
public:
    // Errors: a formula that cannot be read (with its place), a cam whose profile is not above 0 everywhere.
    static Result<PoseSource> create(const model::Model& model, const Catalogue& catalogue,
                                     std::span<const double> parameters);

    const std::vector<ShapeSpec>& shapes() const { return specs_; }
    // Rows of a recording of so many channels and parameters can be shown: those of another version of the scene cannot.
    bool fits(std::size_t channels, std::size_t parameters) const { return channels == no_row_.size() && parameters == parameters_; }
    // Allocates nothing. row: one value per channel; parameters: SI, the model's order; poses: shapes().size().
    void evaluate(std::span<const double> row, std::span<const double> parameters, std::span<ShapePose> poses);
    // The shapes of this name: one, all copies of it, or all that stand for the system of this name.
    std::vector<std::size_t> named(std::string_view name) const;
    // Positions of some shapes alone (trails), of those that watch() was told.
    void positions(std::span<const double> row, std::span<const double> parameters, std::span<Point> out);
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
    std::size_t parameters_ = 0;
    // trails: the formulas of some positions alone, three a shape; none for a shape that does not move by a formula
    std::optional<Observer> watching_;
    std::vector<std::size_t> watched_;
    std::vector<int> watched_at_; // of its first formula; -1: it has none
    std::vector<double> watched_values_;

public:
    // Prepares positions(): call once for the shapes that leave trails.
    Result<void> watch(const model::Model& model, const Catalogue& catalogue, std::vector<std::size_t> shapes,
                       std::span<const double> parameters);
};

} // namespace saltus::ui::scene

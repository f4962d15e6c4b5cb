// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/pose_source.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace saltus::ui::scene {

namespace {

constexpr std::size_t kProfileSamples = 720; // half a degree: chords leave the curve by less than 0.01 mm

void store(ShapePose& pose, std::uint8_t field, double value) {
    if (field < 3) pose.position[field] = value;
    else if (field == 3) pose.angle = value;
    else pose.size[field - 4u] = value;
}

} // namespace

Result<PoseSource> PoseSource::create(const model::Model& model, const Catalogue& catalogue,
                                      std::span<const double> parameters) {
    auto shapes = expand_shapes(model, parameters);
    if (!shapes) return Unexpected(std::move(shapes).error());

    PoseSource source;
    std::vector<model::Formula> formulas;
    const auto add = [&](std::size_t shape, std::uint8_t field, const model::Formula& formula) {
        if (const double* number = std::get_if<double>(&formula.source)) {
            if (field < 7) store(source.constants_[shape], field, *number);
            else source.speeds_[shape] = *number;
            return;
        }
        source.slots_.push_back({static_cast<std::uint32_t>(shape), field});
        formulas.push_back(formula);
    };
    source.specs_.reserve(shapes->size());
    source.constants_.resize(shapes->size());
    source.speeds_.assign(shapes->size(), std::numeric_limits<double>::quiet_NaN());
    for (std::size_t i = 0; i < shapes->size(); ++i) {
        const model::Shape& shape = (*shapes)[i];
        ShapeSpec spec;
        spec.kind = shape.kind;
        spec.name = shape.name;
        spec.object = shape.object;
        spec.has_position = !shape.position.empty();
        source.specs_.push_back(std::move(spec));
        for (std::size_t k = 0; k < shape.position.size() && k < 3; ++k)
            add(i, static_cast<std::uint8_t>(k), shape.position[k]);
        add(i, 3, shape.angle);
        for (std::size_t k = 0; k < shape.size.size() && k < 3; ++k)
            add(i, static_cast<std::uint8_t>(4 + k), shape.size[k]);
        if (shape.kind == model::ShapeKind::cam) {
            for (const model::Drive& drive : model.drives)
                if (!shape.angle.is_number() && std::get<std::string>(shape.angle.source) == drive.name)
                    add(i, 7, drive.rate);
            const model::Formula one[] = {shape.profile};
            auto profile = Observer::create(model, catalogue, one, shape.profile_variable);
            if (!profile) return Unexpected(std::move(profile).error());
            source.cams_.push_back({i, std::move(profile).value(), shape.profile.place});
            if (source.cams_.back().place.object.empty()) source.cams_.back().place.object = "views.shapes." + shape.name + ".profile";
        }
    }
    if (!formulas.empty()) {
        auto observer = Observer::create(model, catalogue, formulas);
        if (!observer) return Unexpected(std::move(observer).error());
        source.observer_.emplace(std::move(observer).value());
        source.values_.resize(formulas.size());
    }
    source.no_row_.assign(catalogue.size(), 0.0);
    source.parameters_ = model.parameters.size();
    if (auto sampled = source.resample(parameters); !sampled) return Unexpected(std::move(sampled).error());
    return source;
}

Result<bool> PoseSource::resample(std::span<const double> parameters) {
    bool changed = false;
    for (Cam& cam : cams_) {
        std::vector<double> radii(kProfileSamples);
        for (std::size_t k = 0; k < kProfileSamples; ++k) {
            const double b = 2.0 * std::numbers::pi * static_cast<double>(k) / static_cast<double>(kProfileSamples);
            cam.profile.evaluate(no_row_, parameters, std::span(&radii[k], 1), b);
            if (!(radii[k] > 0.0) || !std::isfinite(radii[k]))
                return fail(ErrorKind::input,
                            "the cam's profile is " + std::to_string(radii[k]) + " m at " +
                                std::to_string(static_cast<int>(std::lround(b * 180.0 / std::numbers::pi))) + " degrees",
                            "write the distance from the cam's axis to its contact point, above 0, and put the axis "
                            "where it belongs with \"position\"",
                            cam.place);
        }
        if (radii == specs_[cam.shape].profile) continue;
        specs_[cam.shape].profile = std::move(radii);
        changed = true;
    }
    return changed;
}

void PoseSource::evaluate(std::span<const double> row, std::span<const double> parameters,
                          std::span<ShapePose> poses) {
    std::copy(constants_.begin(), constants_.end(), poses.begin());
    if (!observer_) return;
    observer_->evaluate(row, parameters, values_);
    for (std::size_t k = 0; k < slots_.size(); ++k) {
        const Slot& slot = slots_[k];
        if (slot.field == 7) speeds_[slot.shape] = values_[k];
        else store(poses[slot.shape], slot.field, values_[k]);
    }
}

std::optional<double> PoseSource::speed(std::size_t shape) const {
    if (shape >= speeds_.size() || std::isnan(speeds_[shape])) return std::nullopt;
    return speeds_[shape];
}

std::vector<std::size_t> PoseSource::named(std::string_view name) const {
    std::vector<std::size_t> found;
    const auto is = [&](const std::string& own) { return own == name || (own.size() > name.size() && own.starts_with(name) && own[name.size()] == '['); };
    for (std::size_t k = 0; k < specs_.size(); ++k)
        if (is(specs_[k].name) || is(specs_[k].object)) found.push_back(k);
    return found;
}

Result<void> PoseSource::watch(const model::Model& model, const Catalogue& catalogue, std::vector<std::size_t> watched,
                               std::span<const double> parameters) {
    watching_.reset();
    watched_ = std::move(watched);
    watched_at_.assign(watched_.size(), -1);
    if (watched_.empty()) return {};
    auto shapes = expand_shapes(model, parameters);
    if (!shapes) return Unexpected(std::move(shapes).error());
    std::vector<model::Formula> formulas;
    for (std::size_t k = 0; k < watched_.size(); ++k) {
        if (watched_[k] >= shapes->size() || (*shapes)[watched_[k]].position.size() != 3) continue;
        watched_at_[k] = static_cast<int>(formulas.size());
        for (const model::Formula& formula : (*shapes)[watched_[k]].position) formulas.push_back(formula);
    }
    if (formulas.empty()) return {};
    auto observer = Observer::create(model, catalogue, formulas);
    if (!observer) return Unexpected(std::move(observer).error());
    watching_.emplace(std::move(observer).value());
    watched_values_.resize(formulas.size());
    return {};
}

void PoseSource::positions(std::span<const double> row, std::span<const double> parameters, std::span<Point> out) {
    if (watching_) watching_->evaluate(row, parameters, watched_values_);
    for (std::size_t k = 0; k < watched_.size() && k < out.size(); ++k) {
        if (watched_at_[k] < 0) out[k] = constants_[watched_[k]].position;
        else std::copy_n(watched_values_.begin() + watched_at_[k], 3, out[k].begin());
    }
}

} // namespace saltus::ui::scene

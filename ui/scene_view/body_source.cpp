// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/body_source.h"

#include "core/authoring/stage.h"
#include "core/formula/formula.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <unordered_map>

namespace saltus::ui::scene {

namespace {

// "#RRGGBB"
std::optional<osg::Vec3> colourOf(const std::string& text) {
    if (text.size() != 7 || text[0] != '#') return std::nullopt;
    osg::Vec3 color;
    for (int k = 0; k < 3; ++k) {
        int value = 0;
        for (int i = 0; i < 2; ++i) {
            const char c = text[static_cast<std::size_t>(1 + 2 * k + i)];
            const int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
            if (digit < 0) return std::nullopt;
            value = 16 * value + digit;
        }
        color[k] = static_cast<float>(value) / 255.0f;
    }
    return color;
}

// Metals shine, wood and stone hardly do: told by the density, which every material has.
float glossOf(const model::Material& material, bool planar) {
    constexpr float matte = 0.16f, plain = 0.28f, metal = 0.62f;
    const auto density = formula::parse_constant(material.density.formula());
    if (!density || planar) return plain;
    return density->si >= 4000.0 ? metal : density->si >= 2000.0 ? plain : matte;
}

int bodyIndex(std::uint32_t body) { return body == rigid::kWorld ? -1 : static_cast<int>(body); }

} // namespace

Result<BodySource> BodySource::create(const model::Model& model, const Catalogue& catalogue, std::span<const double> parameters) {
    if (model.bodies.empty()) return of(model, catalogue, nullptr);
    auto scene = simulation::body_scene(model, parameters);
    if (!scene) return Unexpected(scene.error().front());
    return of(model, catalogue, std::make_shared<const simulation::BodyScene>(std::move(*scene)));
}

BodySource BodySource::of(const model::Model& model, const Catalogue& catalogue, std::shared_ptr<const simulation::BodyScene> scene) {
    BodySource source;
    source.planar_ = model.world.planar;
    if (model.bodies.empty()) return source;
    source.scene_ = std::move(scene);
    source.names_ = {source.scene_, &source.scene_->names};
    source.index_.reserve(source.names_->bodies.size());
    for (std::size_t k = 0; k < source.names_->bodies.size(); ++k) source.index_.emplace(source.names_->bodies[k], static_cast<int>(k));
    source.colours_.emplace_back();
    source.gloss_.push_back(BodyPart{}.gloss);
    for (const model::Material& material : model.materials) {
        source.colours_.push_back(colourOf(material.colour));
        source.gloss_.push_back(glossOf(material, model.world.planar));
    }

    source.bind(catalogue);
    return source;
}

void BodySource::bind(const Catalogue& catalogue) {
    const std::size_t each = planar_ ? 3 : 7;
    columns_.assign(each * size(), -1);
    lacksPoses_ = false;
    if (catalogue.size() == 0) return;
    std::size_t at = 0;
    std::string wanted;
    for (const std::string& name : names_->bodies)
        for (std::size_t i = 0; i < each; ++i, ++at) {
            wanted.assign(name).append(".q[").append(std::to_string(i)).append("]");
            if (const auto found = catalogue.find(wanted)) columns_[at] = static_cast<int>(*found);
        }
    for (std::size_t i = 0; i < columns_.size(); ++i) lacksPoses_ = lacksPoses_ || (columns_[i] < 0 && !input().bodies[i / each].fixed);
}

bool BodySource::follow(const model::Model& before, const model::Model& after, std::span<const std::size_t> moved) {
    if (!own_) scene_ = own_ = std::make_shared<simulation::BodyScene>(*scene_);
    authoring::follow(own_->input, before, after, moved);
    return std::none_of(moved.begin(), moved.end(), [this](std::size_t b) { return input().bodies[b].fixed; });
}

int BodySource::find(std::string_view body) const {
    const auto found = index_.find(body);
    return found == index_.end() ? -1 : found->second;
}

std::vector<std::size_t> BodySource::named(std::string_view name) const {
    if (const int one = find(name); one >= 0) return {static_cast<std::size_t>(one)};
    std::vector<std::size_t> copies;
    for (int k = 0, at = 0; at >= 0; ++k)
        if (at = find(std::string(name) + '[' + std::to_string(k) + ']'); at >= 0) copies.push_back(static_cast<std::size_t>(at));
    return copies;
}

const std::string* BodySource::lawName(std::uint32_t law) const { return law < names_->laws.size() ? &names_->laws[law] : nullptr; }

const rigid::Law* BodySource::law(std::uint32_t law) const {
    for (std::size_t pair = 0; pair < names_->law_of_pair.size() && pair < input().laws.size(); ++pair)
        if (names_->law_of_pair[pair] == law) return &input().laws[pair];
    return nullptr;
}

bool BodySource::isLoose() const {
    const auto& all = input().bodies;
    return !all.empty() && input().joints.empty() && std::none_of(all.begin(), all.end(), [](const auto& body) { return body.fixed; });
}

std::vector<BodySpec> BodySource::bodies() const {
    std::vector<BodySpec> list(input().bodies.size());
    for (std::size_t k = 0; k < list.size(); ++k) {
        list[k].name = names_->bodies[k];
        list[k].fixed = input().bodies[k].fixed;
        list[k].start = input().bodies[k].pose;
    }
    const auto draw = [&](const rigid::PartInput& part) {
        list[part.body].parts.push_back({part.shape, part.in_body, part.material,
                                         part.material < colours_.size() ? colours_[part.material] : std::nullopt,
                                         part.material < gloss_.size() ? gloss_[part.material] : BodyPart{}.gloss});
    };
    for (std::size_t k = 0; k < input().parts.size(); ++k)
        if (!scene_->hidden[k]) draw(input().parts[k]);
    for (const rigid::PartInput& part : scene_->untouched) draw(part);
    return list;
}

std::vector<JointMark> BodySource::joints() const {
    std::vector<JointMark> list;
    const collision::Vector3 still = planar_ ? -collision::Vector3::UnitY() : -collision::Vector3::UnitZ(); // where nothing falls, as one is used to
    const collision::Vector3 down = input().gravity.norm() > 0.0 ? collision::Vector3(input().gravity.normalized()) : still;
    for (std::size_t k = 0; k < input().joints.size(); ++k) {
        const rigid::JointInput& from = input().joints[k];
        JointMark joint;
        joint.name = k < input().joint_names.size() ? input().joint_names[k] : std::string();
        joint.kind = from.kind;
        joint.body_a = bodyIndex(from.body_a);
        joint.body_b = bodyIndex(from.body_b);
        joint.frame_a = from.frame_a;
        joint.frame_b = from.frame_b;
        joint.driven = from.kind == rigid::JointKind::twist;
        joint.link = linkOf(from, joint.length);
        joint.down = down;
        for (const auto& coordinate : from.coordinates) joint.driven = joint.driven || coordinate.drive != rigid::JointCoordinate::Drive::none;
        list.push_back(std::move(joint));
    }
    return list;
}

bool BodySource::looksLike(const BodySource& other) const {
    if (planar_ != other.planar_ || names_->bodies != other.names_->bodies || input().parts.size() != other.input().parts.size() ||
        scene_->untouched.size() != other.scene_->untouched.size() || input().joints.size() != other.input().joints.size() || colours_ != other.colours_ || scene_->hidden != other.scene_->hidden)
        return false;
    const auto samePose = [](const collision::Pose& a, const collision::Pose& b) {
        return a.position == b.position && a.rotation.coeffs() == b.rotation.coeffs();
    };
    for (std::size_t k = 0; k < input().bodies.size(); ++k)
        if (input().bodies[k].fixed != other.input().bodies[k].fixed ||
            (input().bodies[k].fixed && !samePose(input().bodies[k].pose, other.input().bodies[k].pose)))
            return false;
    for (std::size_t k = 0; k < input().parts.size() + scene_->untouched.size(); ++k) {
        const bool touches = k < input().parts.size();
        const rigid::PartInput& a = touches ? input().parts[k] : scene_->untouched[k - input().parts.size()];
        const rigid::PartInput& b = touches ? other.input().parts[k] : other.scene_->untouched[k - input().parts.size()];
        if (a.body != b.body || a.material != b.material || !samePose(a.in_body, b.in_body) || !sameShape(a.shape, b.shape)) return false;
    }
    for (std::size_t k = 0; k < input().joints.size(); ++k) {
        const rigid::JointInput &a = input().joints[k], &b = other.input().joints[k];
        double length_a = 0.0, length_b = 0.0;
        if (!samePose(a.frame_a, b.frame_a) || !samePose(a.frame_b, b.frame_b) || linkOf(a, length_a) != linkOf(b, length_b)) return false;
        if (a.kind == rigid::JointKind::distance && length_a != length_b) return false;
    }
    return true;
}

void BodySource::startPoses(std::span<collision::Pose> out) const {
    for (std::size_t b = 0; b < out.size() && b < size(); ++b) out[b] = input().bodies[b].pose;
}

void BodySource::poses(std::span<const double> row, std::span<collision::Pose> out) const {
    const std::size_t each = planar_ ? 3 : 7;
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    for (std::size_t b = 0; b < out.size() && b < size(); ++b) {
        const auto at = [&](std::size_t i) {
            const int column = columns_[each * b + i];
            return column >= 0 && static_cast<std::size_t>(column) < row.size() ? row[static_cast<std::size_t>(column)] : none;
        };
        if (planar_) {
            out[b].position = {at(0), at(1), 0.0};
            out[b].rotation = Eigen::Quaterniond(std::cos(0.5 * at(2)), 0.0, 0.0, std::sin(0.5 * at(2)));
        } else {
            out[b].position = {at(0), at(1), at(2)};
            out[b].rotation = Eigen::Quaterniond(at(3), at(4), at(5), at(6));
        }
    }
}

std::array<int, 3> BodySource::positionColumns(std::size_t body) const {
    const std::size_t each = planar_ ? 3 : 7;
    return {columns_[each * body], columns_[each * body + 1], planar_ ? -1 : columns_[each * body + 2]};
}

} // namespace saltus::ui::scene

// SPDX-License-Identifier: GPL-3.0-or-later
// The bodies of a model as they stand at the start, as geometry: what placing and arranging measure against.
#pragma once

#include "core/base/error.h"
#include "core/collision/shape.h"
#include "core/model/edit.h"
#include "core/model/model.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace saltus::rigid {
struct Input;
}
namespace saltus::simulation {
struct BodyScene;
}

namespace saltus::authoring {

using collision::Matrix3;
using collision::Pose;
using collision::Vector3;

struct StagePart {
    collision::Shape shape;
    Pose in_frame; // of the body
};

struct StageBody {
    std::string name;       // "box", "box[3]"
    std::size_t source = 0; // index in Model::bodies; copies of a repeat share it
    bool fixed = false, touches = true;
    Pose frame;             // position and rotation of the body at the start, in the world
    Vector3 centre = Vector3::Zero(); // of mass, in its frame
    Vector3 velocity = Vector3::Zero(), spin = Vector3::Zero(); // world axes; body axes
    double mass = 0.0;      // kg
    std::vector<StagePart> parts;

    Vector3 centre_in_world() const { return frame.apply(centre); }
};

struct Extent { // axis-aligned, m
    Vector3 lower = Vector3::Zero(), upper = Vector3::Zero();
    Vector3 centre() const { return 0.5 * (lower + upper); }
    Vector3 size() const { return upper - lower; }
};

class Stage {
public:
    // parameters: SI, the model's order. A model without bodies gives an empty stage. Errors: values that are no numbers, mesh
    // files that cannot be read.
    static Result<Stage, Errors> create(const model::Model& model, std::span<const double> parameters);
    // The same of bodies that are made already, at the same parameters.
    static Result<Stage, Errors> create(const model::Model& model, std::span<const double> parameters, const simulation::BodyScene& scene);
    // With the values that the model gives its parameters.
    static Result<Stage, Errors> create(const model::Model& model);

    bool planar() const { return planar_; }
    // Unit vector in which things fall; without gravity downwards (-z, planar -y).
    const Vector3& down() const { return down_; }
    const std::vector<StageBody>& bodies() const { return bodies_; }
    // Index in bodies(); size() when there is none. "box" finds the first copy of a repeat too.
    std::size_t find(std::string_view name) const;
    // All copies of the model's body.
    std::vector<std::size_t> copies(std::size_t source) const;

    // After an edit of which only_moved() speaks, at the cost of those bodies.
    void follow(const model::Model& after, std::span<const std::size_t> moved);
    // Of a body with other positions: the stage follows a drag without lowering the model anew.
    void set_frame(std::size_t body, const Pose& frame) { bodies_[body].frame = frame; }

    // Around the shapes, not around half-spaces; a body without shapes is the point at its origin.
    Extent extent(std::size_t body) const;
    // Median of the largest edges of the moving bodies' extents, m; 1 without any.
    double typical_size() const;

private:
    std::vector<StageBody> bodies_;
    bool planar_ = false;
    Vector3 down_ = -Vector3::UnitZ();
};

// The bodies that stand or move differently at the start, when nothing else differs and all of these are constants; nothing where
// the model has to be lowered anew (another shape, a formula, a joint, a repeat). The order of bodies is then that of the stage.
std::optional<std::vector<std::size_t>> only_moved(const model::Model& before, const model::Model& after);
// What an edit of it is to do; at the cost of what it changes, but for a look through the bodies.
std::optional<std::vector<std::size_t>> only_moved(const model::Model& before, const model::Edit& edit);
// These bodies stand and move as `after` says.
void follow(rigid::Input& input, const model::Model& before, const model::Model& after, std::span<const std::size_t> moved);
// Position and rotation of a body whose values are constants.
Pose constant_frame(const model::Body& body);
Vector3 constant_vector(const model::ValueVector& values);

bool is_ground(const collision::Shape& shape) noexcept;  // half-spaces
bool is_ground(const StageBody& body) noexcept;          // all of its shapes are
// Largest x . direction over the shape, m; of half-spaces: 0.
double reach_along(const collision::Shape& shape, const Pose& at, const Vector3& direction);

} // namespace saltus::authoring

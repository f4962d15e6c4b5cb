// SPDX-License-Identifier: GPL-3.0-or-later
// New things in a model, each as an Edit that adds it: bodies of every shape, joints, springs, motors, forces, laws of
// contact. Names are free and sizes those of the scene.
#pragma once

#include "core/authoring/stage.h"
#include "core/base/error.h"
#include "core/model/edit.h"
#include "core/model/free_name.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace saltus::authoring {

using model::TakenNames;
using model::without_number;

// --- bodies ----------------------------------------------------------------------------------------------------------

enum class NewShape { sphere, box, cylinder, capsule, cone, wedge, disc, polygon, ground, hull_file, mesh_file };
bool fits(NewShape shape, bool planar) noexcept; // discs and polygons are planar, spheres are not

// A body with this shape and largest edge `size` (m, > 0), at the origin, with a free name. Files are taken as they are
// (`scale` metres a unit). Bodies with a mesh file are fixed, with a hull file they move.
model::Body new_body(const model::Model& model, NewShape shape, double size, const std::string& file = {}, double scale = 1.0);
// A round number near the size of the scene's bodies: 0.5, 0.2, 1 ...
double sensible_size(const Stage& stage);
// Puts the body where its frame is `at`.
void stand(model::Body& body, const Pose& at, bool planar);

// Adds a body. Rigid bodies and equations cannot be in one scene: then an error says so.
Result<model::Edit> add_body(const model::Model& model, model::Body body);

// --- what joins them -------------------------------------------------------------------------------------------------

enum class NewJoint { hinge, slider, ball, weld, cylindrical, rod, spring, rope, motor };
bool fits(NewJoint joint, bool planar) noexcept; // ball and cylindrical are not planar

struct JointPlace {
    std::string body_a, body_b; // model's names or copies ("box[2]"); b may be "": the world
    Vector3 point = Vector3::Zero();
    Vector3 point_b = Vector3::Zero();        // rod, spring, rope: the other end
    Vector3 axis = Vector3::UnitZ();          // hinge, slider, cylindrical, motor
    double stiffness = 0.0, damping = 0.0;    // spring, N/m, N s/m; 0: from `mass`
    double mass = 1.0;                        // kg, of what hangs on it: a spring swings about once a second
};
// Errors: no body, a body joined to itself, both ends of a spring in one place.
Result<model::Edit> add_joint(const model::Model& model, NewJoint kind, const JointPlace& place);

// What a palette offers: a body, a joint, or something that is done to bodies.
enum class NewEffect { force, contact_law };
using NewPart = std::variant<NewShape, NewJoint, NewEffect>;
inline bool fits(const NewPart& part, bool planar) noexcept {
    if (const auto* shape = std::get_if<NewShape>(&part)) return fits(*shape, planar);
    if (const auto* joint = std::get_if<NewJoint>(&part)) return fits(*joint, planar);
    return true;
}

// --- laws, forces, the rest ------------------------------------------------------------------------------------------

// The law that holds between two bodies of the model, made if there is none of its own: bodies without a material get one of
// their name. `name`: of the law, new or old.
struct LawEdit {
    model::Edit edit; // empty when the law was there
    std::string name;
};
Result<LawEdit> law_between(const model::Model& model, std::size_t body_a, std::size_t body_b);
model::Edit add_material(const model::Model& model, std::string* name = nullptr);
model::Edit add_law(const model::Model& model, std::string* name = nullptr); // for every pair without a law of its own

// A constant force of `size` (N) at the centre of mass against gravity, to be written as a formula; a force that is there stays.
Result<model::Edit> add_force(const model::Model& model, std::size_t body, double size, const Vector3& direction);

} // namespace saltus::authoring

// SPDX-License-Identifier: GPL-3.0-or-later
// Repeated blocks unrolled: the flat lists of systems and interactions that the rest of the program counts on.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace saltus::model {

// Values of the repeat's index, for ModelGraph::parse(); empty without a repeat.
using Constants = std::vector<std::pair<std::string, double>>;

struct ExpandedSystem {
    std::string name;       // "follower", "bead[3]"
    std::size_t source = 0; // index in Model::systems
    Constants constants;
    bool first_order = false;
    std::size_t size = 0;   // coordinates, of first-order systems states
    std::size_t offset = 0; // first coordinate in the global q and v, of first-order systems first state in the global x
};

struct ExpandedInteraction {
    std::string name;       // "contact", "contact[3]"
    std::size_t source = 0; // index in Model::interactions
    Constants constants;
    std::vector<std::size_t> systems; // indices in Expanded::systems, in the order of `between`
    std::vector<std::size_t> bodies;  // in Expanded::bodies, the same: then its rows are the bodies'
    bool first_order = false;         // joins first-order systems
    bool friction = false;            // two rows a gap: normal, tangential
    std::size_t rows = 0;
    std::size_t offset = 0; // first row in the global y and lambda
    bool of_bodies() const noexcept { return !bodies.empty(); }
};

struct ExpandedBody {
    std::string name;       // "box", "box[3]"
    std::size_t source = 0; // index in Model::bodies
    Constants constants;
    std::size_t q = 0, v = 0; // first numbers in the global q and v
};

struct ExpandedJoint {
    std::string name;       // "knee", "knee[3]"
    std::size_t source = 0; // index in Model::joints
    Constants constants;
    std::vector<std::size_t> bodies; // indices in Expanded::bodies, in the order of `between`
    std::size_t rows = 0;            // equality rows, then coordinates
    std::size_t offset = 0;          // first row in the global y and lambda
};

// Pairs of bodies that pass through each other, by their indices in Expanded::bodies; some perhaps twice.
using Apart = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

struct Expanded {
    std::vector<ExpandedSystem> systems;           // the model's order, copies of one block side by side
    std::vector<ExpandedInteraction> interactions; // the same; those of systems, then those of bodies
    std::vector<ExpandedBody> bodies;              // the same
    std::vector<ExpandedJoint> joints;             // the same
    Apart apart;
    std::size_t body_q = 7, body_v = 6;            // numbers of a body in q and v; planar 3 and 3
    std::size_t positions = 0;                     // numbers in q: coordinates of systems, then of bodies
    std::size_t coordinates = 0;                   // numbers in v, in all
    std::size_t states = 0;                        // of first-order systems, in all
    std::size_t rows = 0;                          // of interactions and joints, in all
    std::size_t system_coordinates = 0;            // the first numbers of q and of v: those of systems; the rest are of bodies
    std::size_t interaction_rows = 0;              // the first rows: those of interactions of systems
    std::size_t relation_rows = 0;                 // the last rows: those of interactions of bodies; between them are those of joints
};

inline constexpr std::size_t kMostJoined = 8; // by an interaction with bodies
inline constexpr std::size_t kMostCopies = 1'000'000; // systems, interactions, bodies and joints in all
inline constexpr std::size_t kMostApart = 1'000'000;  // pairs of bodies that pass through each other
inline constexpr std::size_t kMostModes = 100'000;    // coordinates of one diagonal system

bool is_first_order(const SystemKind& kind) noexcept;
bool is_first_order(const RelationKind& relation) noexcept;
bool has_lagrangian(const Model& model) noexcept;          // at least one Lagrangian system
std::size_t output_count(const RelationKind& relation) noexcept; // gaps or outputs; friction makes two rows of each
// Rows that a joint holds, and coordinates that it leaves and shows.
std::size_t joint_equalities(const Joint& joint, bool planar) noexcept;
// Whether a row of the joint is an angle (rad, N m), not a length (m, N): rows that it holds, then coordinates.
bool is_angle_row(const Joint& joint, bool planar, std::size_t row) noexcept;
std::size_t joint_coordinates(const Joint& joint) noexcept;
// The integrator of a run; "automatic" is what fits the systems.
IntegratorKind integrator_of(const Model& model) noexcept;

// Tolerance of the one-step problem: the run's own, or the usual one: 1e-12, of bodies in contact 1e-8.
double tolerance_of(const Model& model) noexcept;
// Of scenes with bodies, by their accuracy where they do not say it themselves. Sweeps a step: 0: as many as the tolerance asks for.
ProjectionKind projection_of(const Model& model) noexcept;
double usual_projection_tolerance(const Model& model) noexcept; // m
int sweeps_of(const Model& model) noexcept;

// parameter_values: SI, the model's order. Errors: a count that is negative, not an integer or too large, a block used
// in `between` that does not exist (with "did you mean"), an index outside its block, one system joined to itself, a diagonal
// system whose size is none.
Result<Expanded, Errors> expand(const Model& model, std::span<const double> parameter_values);

// The number of copies that a repeat stands for (views use it for shapes).
Result<std::size_t> repeat_count(const Model& model, const Repeat& repeat, std::span<const double> parameter_values,
                                 const std::string& object);

} // namespace saltus::model

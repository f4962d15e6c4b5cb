// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies, materials, contacts and joints of a model as numbers: from formulas over parameters to rigid::Input. The only place
// that visits the kinds of shapes and joints of a model.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/model/model_graph.h"
#include "core/simulation/body_relations.h"
#include "core/simulation/number_tape.h"
#include "core/simulation/rigid/world.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace saltus::simulation {

class StartNumbers;

// What a rigid::Input does not say.
struct BodyNames {
    std::vector<std::string> bodies;       // "box[3]", by body
    std::vector<std::string> laws;         // of contacts: the model's, then kUsualLaw if a pair of materials has none
    std::vector<std::uint32_t> law_of_pair; // by index in rigid::Input::laws (rigid::ContactState::law): index in `laws`
    std::vector<std::string> limited;        // joints with limits, which raise events as contacts do
    std::vector<std::uint32_t> interaction_of_joint; // index in interactions(); of joints without limits of no use

    std::vector<std::string> interactions() const { // what events belong to: laws, then joints with limits
        std::vector<std::string> all = laws;
        all.insert(all.end(), limited.begin(), limited.end());
        return all;
    }
};
inline constexpr const char* kUsualLaw = "contact"; // no friction, no rebound: what holds where the scene gives no law

// Everything that views need to draw a scene's bodies.
struct BodyScene {
    rigid::Input input;
    std::vector<rigid::PartInput> untouched; // what meets nothing: drawn, unknown to `input`
    std::vector<bool> hidden;                // by part of `input`: not drawn
    BodyNames names;
};

class BodyInput {
public:
    // Reads mesh files too. Errors: values that are no numbers, files that cannot be read, each with its place.
    static Result<std::unique_ptr<BodyInput>, Errors> create(const model::Model& model, model::ModelGraph& graph);
    ~BodyInput();
    BodyInput(const BodyInput&) = delete;
    BodyInput& operator=(const BodyInput&) = delete;

    const BodyNames& names() const noexcept;
    const std::vector<std::uint32_t>& carriers() const noexcept; // of BodyRelations
    // All that evaluate() goes by, at these parameters, into `out`, which grows once: where it is the same, its result is. From any thread.
    // Errors: a value that is not finite.
    Result<void> numbers(std::span<const double> parameter_values, std::vector<double>& out, const StartNumbers* starts = nullptr) const;
    // From any thread, one after the other. Without `settings`, which are the scheme's. Errors: a value that is not finite, a shape that is none.
    // drawn, if given, takes `untouched` and `hidden`. starts: places and velocities in place of the scene's own.
    Result<rigid::Input, Errors> evaluate(std::span<const double> parameter_values, BodyScene* drawn = nullptr, const StartNumbers* starts = nullptr);

private:
    BodyInput();
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

// For views: the bodies at the start, at these parameters (SI, the model's order).
Result<BodyScene, Errors> body_scene(const model::Model& model, std::span<const double> parameter_values);

} // namespace saltus::simulation

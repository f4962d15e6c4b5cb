// SPDX-License-Identifier: GPL-3.0-or-later
// The bodies of the scene as numbers, made once for all who draw or measure them.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace saltus::simulation {
struct BodyScene;
}

namespace saltus::ui {

// What a view draws bodies with; made along with them.
struct DrawnBodies {
    virtual ~DrawnBodies() = default;
};

class SceneBodies {
public:
    using Bodies = Result<std::shared_ptr<const simulation::BodyScene>, Errors>;
    struct Made {
        std::shared_ptr<const model::Model> model; // of which
        std::vector<double> parameters;            // at which, SI
        Bodies bodies;
        std::unique_ptr<DrawnBodies> drawn; // until a view takes it
    };
    // At these parameters (SI, the model's order). On any thread; asks to go on. Errors: as of simulation::body_scene().
    static Made make(std::shared_ptr<const model::Model> model, std::vector<double> parameters);
    // With the values that the model gives its parameters; nothing where they make none.
    static std::optional<Made> make(std::shared_ptr<const model::Model> model);

    // Of the model of this revision. What only moved since is moved, what is known is given, all else is made here and now.
    const Bodies& of(std::shared_ptr<const model::Model> model, std::uint64_t revision, std::span<const double> parameters);
    bool knows(std::uint64_t revision) const { return made_ && revision_ == revision; }
    void take(Made made, std::uint64_t revision);
    std::unique_ptr<DrawnBodies> takeDrawn(std::uint64_t revision); // of this revision, once; null: none was made
    void forget() { made_.reset(); }

private:
    std::optional<Made> made_;
    std::uint64_t revision_ = 0;
};

} // namespace saltus::ui

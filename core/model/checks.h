// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/model: the parts of validate(), each appends what it finds.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/model/model_graph.h"
#include "core/model/name_advice.h"
#include "core/model/names.h"
#include "core/model/validate.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace saltus::model::checks {

inline constexpr std::size_t kLargestBlock = 2000; // coordinates of one system with matrices, rows of one interaction
inline constexpr std::size_t kMostUnknowns = 1'000'000; // coordinates and states, rows of all interactions

class Findings { // keeps the first hundred, counts the others
public:
    explicit Findings(Errors& errors) : errors_(errors) {}
    void add(const Place& place, std::string message, std::string remedy) {
        keep({ErrorKind::input, std::move(message), std::move(remedy), place});
    }
    // An error from elsewhere; what it does not know of its place is filled in.
    void add(Error error, const Place& place) { add(placed(std::move(error), place)); }
    void add(Error error) { keep(advice_ && errors_.size() < kMostErrors ? advice_->explained(std::move(error)) : std::move(error)); }
    void add(Errors errors) {
        for (Error& error : errors) add(std::move(error));
    }
    // From now on unknown names are explained; it must outlive the use of this.
    void advise(const NameAdvice* advice) noexcept { advice_ = advice; }
    std::size_t count() const noexcept { return count_; }

private:
    void keep(Error error) {
        ++count_;
        if (errors_.size() < kMostErrors) errors_.push_back(std::move(error));
    }

    Errors& errors_;
    std::size_t count_ = 0;
    const NameAdvice* advice_ = nullptr;
};

void check_names(const Model& model, Findings& findings);
void check_run(const Model& model, Findings& findings);
void check_sizes(const Model& model, Findings& findings);
// Laws, relations, systems and the integrator: which go together.
void check_pairing(const Model& model, Findings& findings);
void check_dynamics(const Model& model, ModelGraph& graph, std::span<const double> parameters, Findings& findings);
// The widths of a relation's matrices, when the sizes of the systems joined are known.
void check_columns(const Interaction& interaction, std::size_t joined, Findings& findings);
// The sum of the sizes of the systems joined, when it stands in the scene: all are known by name and none is diagonal.
std::optional<std::size_t> joined_size(const Model& model, const Interaction& interaction);
// One bound for all rows of a relation, or one for each.
bool bounds_fit(const RelayLaw& law, std::size_t rows) noexcept;
// Bodies, materials, contacts, joints: what stands in the scene; then what its formulas give.
void check_body_sizes(const Model& model, Findings& findings);
void check_bodies(const Model& model, ModelGraph& graph, std::span<const double> parameters, Findings& findings);
void check_views(const Model& model, ModelGraph& graph, std::span<const double> parameters, Findings& findings);

} // namespace saltus::model::checks

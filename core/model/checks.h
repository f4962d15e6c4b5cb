// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/model: the parts of validate(), each appends what it finds.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/model/model_graph.h"
#include "core/model/names.h"

#include <span>
#include <string>
#include <vector>

namespace saltus::model::checks {

inline constexpr std::size_t kLargestBlock = 2000; // coordinates of one system, rows of one interaction

class Findings {
public:
    explicit Findings(Errors& errors) : errors_(errors) {}
    void add(const Place& place, std::string message, std::string remedy) {
        errors_.push_back({ErrorKind::input, std::move(message), std::move(remedy), place});
    }
    // An error from elsewhere; what it does not know of its place is filled in.
    void add(Error error, const Place& place) {
        errors_.push_back(placed(std::move(error), place));
    }
    void add(Errors errors) {
        for (Error& error : errors) errors_.push_back(std::move(error));
    }
    std::size_t count() const noexcept { return errors_.size(); }

private:
    Errors& errors_;
};

void check_names(const Model& model, Findings& findings);
void check_run(const Run& run, Findings& findings);
void check_sizes(const Model& model, Findings& findings);
void check_dynamics(const Model& model, ModelGraph& graph, std::span<const double> parameters, Findings& findings);
void check_views(const Model& model, ModelGraph& graph, std::span<const double> parameters, Findings& findings);

} // namespace saltus::model::checks

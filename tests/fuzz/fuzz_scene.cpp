// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a scene file: they are read or explained, and what is read survives being written and read again.
#include "targets.h"

#include "core/io/scene_file.h"
#include "core/model/expand.h"
#include "core/model/model_graph.h"
#include "core/model/validate.h"

#include <string_view>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace saltus;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto model = io::parse_scene(text, "fuzz.saltus");
    if (!model) {
        demand(!model.error().empty(), "a refused scene comes with an error");
        for (const Error& error : model.error()) demand(!error.message.empty() && error.place.file == "fuzz.saltus", "an error has a message and a file");
        return 0;
    }
    const auto values = model::parameter_values(*model);
    demand(values.has_value(), "the parameters of a good scene have values");
    std::vector<double> numbers;
    for (const auto& value : *values) numbers.push_back(value.value);
    auto expanded = model::expand(*model, numbers);
    demand(expanded.has_value(), "a good scene can be expanded");
    demand(model::ModelGraph::create(*model, std::move(*expanded)).has_value(), "a good scene has a graph");
    const std::string written = io::scene_text(*model);
    auto again = io::parse_scene(written, "fuzz.saltus");
    demand(again.has_value(), "a scene that was written can be read");
    demand(io::scene_text(*again) == written, "writing is a fixed point");
    again->comments = model->comments; // comments of defaults move to their owner
    demand(*again == *model, "a scene comes back as it was written");
    return 0;
}

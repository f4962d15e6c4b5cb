// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a bundle: read or explained; what is read is written and read as the same.
#include "targets.h"

#include "core/io/bundle.h"

#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace saltus;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto bundle = io::parse_bundle(text, "fuzz.json");
    if (!bundle) {
        demand(!bundle.error().message.empty() && bundle.error().place.file == "fuzz.json", "an error has a message and a file");
        return 0;
    }
    const std::string written = io::bundle_text(*bundle);
    const auto again = io::parse_bundle(written, "fuzz.json");
    demand(again.has_value(), "a bundle that was written can be read");
    demand(io::bundle_text(*again) == written, "writing is a fixed point");
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a problem for the solvers, as each kind: read or explained; what is read has the shape that it says.
#include "targets.h"

#include "core/io/problem_file.h"

#include <optional>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace saltus;
    using io::ProblemKind;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const std::optional<ProblemKind> kind :
         {std::optional<ProblemKind>{}, std::optional(ProblemKind::lcp), std::optional(ProblemKind::mlcp), std::optional(ProblemKind::relay),
          std::optional(ProblemKind::friction2d), std::optional(ProblemKind::friction3d), std::optional(ProblemKind::rolling),
          std::optional(ProblemKind::global_friction)}) {
        const auto problem = io::parse_problem(text, "fuzz.dat", kind);
        if (!problem) {
            demand(!problem.error().message.empty() && problem.error().place.file == "fuzz.dat", "an error has a message and a file");
            continue;
        }
        demand(problem->M.size() == problem->q.size(), "as many rows of M as numbers in q");
        if (problem->dimension > 0)
            demand(problem->mu.size() * static_cast<std::size_t>(problem->dimension) == problem->q.size(), "a coefficient for each contact");
    }
    return 0;
}

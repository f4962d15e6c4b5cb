// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/drive.h"
#include "app/cli/run_settings.h"
#include "app/cli/terminal.h"
#include "core/io/bundle.h"

#include <algorithm>

namespace saltus::cli {

int replay(const std::string& file, Interrupts& interrupts) {
    auto bundle = io::read_bundle(file);
    if (!bundle) return fail_with(bundle.error(), Doing::reading);
    auto model = io::parse_scene(bundle->scene_text, bundle->scene_name);
    if (!model) return fail_with(model.error());
    RunOptions options;
    options.set = bundle->set;
    if (auto told = apply_settings(*model, options); !told) return fail_with(told.error());
    options.step = bundle->step;
    options.end = bundle->end;
    options.record = std::vector<std::string>{}; // nothing of it is looked at
    options.record_every = 1 << 20;
    if (!bundle->solver.empty()) {
        auto solver = parse_solver(bundle->solver);
        if (!solver) return fail_with(solver.error());
        options.solver = *solver;
    }
    auto created = Session::create(*model, options);
    if (!created) return fail_with(created.error());
    Session& session = **created;
    if (bundle->version != SALTUS_VERSION)
        say("the bundle was written by version " + bundle->version + ", this is version " SALTUS_VERSION);

    const Interrupts::Guard guard(interrupts, [&session] { session.cancel(); });
    const auto diverged = [&](std::int64_t last_same, std::int64_t different) {
        const std::string text = different - last_same == 1 ? "diverged at step " + std::to_string(different)
                                                            : "diverged between steps " + std::to_string(last_same) +
                                                                  " and " + std::to_string(different);
        if (auto said = write_output(text + '\n'); !said) report(said.error());
        return kRunFailed;
    };
    std::int64_t same = 0; // the last step whose digest agreed
    while (same < bundle->steps) {
        const std::int64_t next = std::min(same + bundle->stride, bundle->steps);
        auto outcome = session.run_steps(next - same);
        if (!outcome) {
            report(outcome.error());
            return diverged(session.step_number(), session.step_number() + 1);
        }
        if (*outcome == Outcome::cancelled) {
            say("interrupted after step " + std::to_string(session.step_number()) + "; no difference so far");
            return kInterrupted;
        }
        const std::uint64_t hash = session.state_hash();
        const auto index = static_cast<std::size_t>(next / bundle->stride);
        const bool agrees = next % bundle->stride == 0 ? bundle->digests[index - 1] == io::digest_of(hash) : true;
        if (!agrees || (next == bundle->steps && hash != bundle->final_hash)) return diverged(same, next);
        same = next;
    }
    if (bundle->steps == 0 && session.state_hash() != bundle->final_hash) return diverged(-1, 0);
    if (auto said = write_output("identical\n"); !said) return fail_with(said.error());
    return kDone;
}

} // namespace saltus::cli

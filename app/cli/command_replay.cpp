// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/terminal.h"
#include "core/replay.h"

namespace saltus::cli {

int replay(const std::string& file, Interrupts& interrupts) {
    auto bundle = io::read_bundle(file);
    if (!bundle) return fail_with(bundle.error(), Doing::reading);
    const auto refused = [&file](Errors errors) { // the bundle's own end, solver, parameters: they stand in no scene
        for (Error& one : errors)
            if (one.place.file.empty()) one.place.file = file;
        return fail_with(errors);
    };
    auto made = replayable(*bundle);
    if (!made) return refused(std::move(made.error()));
    made->options.record = std::vector<std::string>{}; // nothing of it is looked at
    made->options.record_every = 1 << 20;
    auto created = make_session(made->model, made->options);
    if (!created) return refused(std::move(created.error()));
    Session& session = **created;
    if (bundle->version != SALTUS_VERSION)
        say("the bundle was written by version " + bundle->version + ", this is version " SALTUS_VERSION);

    const Interrupts::Guard guard(interrupts, [&session] { session.cancel(); });
    const Comparison found = compare(session, *bundle);
    if (found.error) {
        Error error = *found.error;
        if (error.place.file.empty()) error.place.file = file;
        report(error);
    }
    if (found.cancelled) {
        say("interrupted after step " + std::to_string(session.step_number()) + "; no difference so far");
        return kInterrupted;
    }
    std::string text = "identical\n";
    if (found.different)
        text = *found.different - found.same == 1 ? "diverged at step " + std::to_string(*found.different) + '\n'
                                                  : "diverged between steps " + std::to_string(found.same) + " and " + std::to_string(*found.different) + '\n';
    if (auto said = write_output(text); !said) {
        report(said.error());
        if (found.identical()) return status_of(said.error());
    }
    return found.identical() ? kDone : kRunFailed;
}

} // namespace saltus::cli

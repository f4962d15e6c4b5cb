// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/terminal.h"

namespace saltus::cli {

int check(const std::vector<std::string>& scenes) {
    int status = kDone;
    for (const std::string& file : scenes) {
        auto model = io::read_scene(file);
        if (!model) {
            report(model.error());
            status = kInputWrong;
            continue;
        }
        // A singular mass matrix or a force that is not finite at t = 0 shows only when the scene is made ready to run.
        RunOptions options;
        options.recording.memory_budget = 0;
        if (auto session = Session::create(*model, options); !session) {
            for (Error error : session.error()) {
                if (error.place.file.empty()) error.place.file = file;
                report(error);
            }
            status = kInputWrong;
            continue;
        }
        if (auto said = write_output(file + ": no errors\n"); !said) return fail_with(said.error());
    }
    return status;
}

} // namespace saltus::cli

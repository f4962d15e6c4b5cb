// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/terminal.h"
#include "app/cli/wait_note.h"
#include "core/base/printable.h"
#include "core/choose_integrator.h"
#include "core/model/expand.h"
#include "core/model/words.h"

#include <algorithm>

namespace saltus::cli {

namespace {

// What suits the scene, beside what it says: its own choice stands.
std::string advice(const model::Model& model) {
    const WaitNote note("looking which integrator suits it");
    const IntegratorChoice choice = choose_integrator(model);
    const model::IntegratorKind own = model::integrator_of(model);
    const std::string suits(model::word_of(choice.kind));
    if (choice.kind == own) return suits + " suits it: " + choice.reason;
    const char* why = model.run.integrator == model::IntegratorKind::automatic ? ", the usual one, stays; " : " stays, as the scene says; ";
    return std::string(model::word_of(own)) + why + suits + " would suit it (--set run.integrator=" + suits + "): " + choice.reason;
}

} // namespace

int check(const std::vector<std::string>& scenes) {
    int status = kDone;
    for (const std::string& file : scenes) {
        auto scene = read_scene_and_text(file);
        if (!scene) {
            report(scene.error());
            status = kInputWrong;
            continue;
        }
        // A singular mass matrix or a force that is not finite at t = 0 shows only when the scene is made ready to run.
        RunOptions options;
        options.recording.memory_budget = 0;
        auto session = make_session(scene->model, options);
        if (!session) {
            for (Error error : session.error()) {
                if (error.place.file.empty()) error.place.file = file;
                report(error);
            }
            status = kInputWrong;
            continue;
        }
        for (const Error& one : scene->remarks) remark(one);
        tell_units(*scene, **session);
        for (const Notice& notice : news(*(*session)->recording(), scene->remarks))
            remark({ErrorKind::input, notice.message, {}, Place{file, 0, 0, {}}});
        if (auto said = write_output(printable(file) + ": no errors\n" + printable(file) + ": integrator: " + printable(advice(scene->model)) + '\n'); !said) return fail_with(said.error());
    }
    return status;
}

} // namespace saltus::cli

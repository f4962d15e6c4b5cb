// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/terminal.h"
#include "app/cli/wait_note.h"
#include "core/io/scene_file.h"
#include "core/io/urdf.h"

namespace saltus::cli {

int import_robot(const ImportCommand& command) {
    Outputs outputs;
    if (auto files = outputs.look_at({"the robot", command.source}, {{"--output", command.output}}); !files) return fail_with(files.error());
    io::UrdfOptions options;
    options.free_base = command.free_base;
    const auto read = [&] {
        const WaitNote note("reading " + command.source);
        return io::import_urdf(command.source, options);
    };
    auto made = read();
    if (!made) return fail_with(made.error());
    if (auto spared = outputs.spare_meshes_of(made->model); !spared) return fail_with(spared.error());
    if (made->errors.empty()) { // what only the run that is made of it can tell: what is reported as done can run
        RunOptions run;
        run.recording.memory_budget = 0;
        if (auto session = make_session(made->model, run); !session) made->errors = std::move(session.error());
        for (Error& error : made->errors)
            if (error.place.file.empty()) error.place.file = command.source;
    }
    for (const Error& note : made->notes) say(note.text("note"));
    report(made->errors);
    if (command.output.empty()) {
        if (auto said = write_output(io::scene_text(made->model)); !said) return fail_with(said.error());
    } else {
        io::make_files_relative(made->model, command.output);
        if (auto written = io::write_scene(made->model, command.output); !written) return fail_with(written.error());
    }
    return made->errors.empty() ? kDone : kInputWrong;
}

} // namespace saltus::cli

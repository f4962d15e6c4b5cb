// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/drive.h"
#include "app/cli/progress.h"
#include "app/cli/report_json.h"
#include "app/cli/terminal.h"
#include "app/cli/wait_note.h"
#include "core/base/printable.h"
#include "core/base/want_of_memory.h"
#include "core/io/atomic_file.h"
#include "core/io/bundle.h"
#include "core/io/events_csv.h"
#include "core/io/export.h"
#include "core/replay.h"

#include <algorithm>
#include <new>
#include <optional>
#include <utility>

namespace saltus::cli {

namespace {

bool is_hdf5(const std::string& file) {
    return has_extension(file, ".h5") || has_extension(file, ".hdf5");
}

// Everything about the files that can be known before the run.
Result<void> check_files(const RunCommand& command, Outputs& outputs) {
    if (!command.output.empty() && !is_hdf5(command.output) && !has_extension(command.output, ".csv") &&
        !command.output.starts_with("/dev/"))
        return fail(ErrorKind::input, "\"" + command.output + "\" ends neither with .csv nor with .h5",
                    "name the output FILE.csv or FILE.h5", Place{{}, 0, 0, "--output"});
    for (const char* other : {".h5", ".hdf5", ".json", ".saltus", ".saltus-bundle"})
        if (has_extension(command.events, other))
            return fail(ErrorKind::input, "\"" + command.events + "\" ends with " + other + ", and events are written as CSV",
                        is_hdf5(command.events) ? "name it FILE.csv; a recording keeps its events: --output FILE.h5" : "name it FILE.csv", Place{{}, 0, 0, "--events"});
    if (is_hdf5(command.output))
        if (auto takes = io::takes_recording(command.output); !takes) return takes;
    return outputs.look_at({"the scene", command.scene},
                           {{"--output", command.output}, {"--report", command.report}, {"--bundle", command.bundle}, {"--events", command.events}});
}

std::string summary(const Session& session, const Errors& remarks, const std::string& output) {
    const Statistics& statistics = session.statistics();
    const Recording& recording = *session.recording();
    std::string text = session.model().title.empty() ? std::string("Run") : printable(session.model().title, kLongestName);
    text += ": t = " + number(session.time()) + " s after " + std::to_string(statistics.steps) +
            " steps (h = " + seconds(session.step_size()) + "), computed in " + seconds(statistics.wall_seconds);
    if (statistics.steps > 0)
        text += " (" + seconds(statistics.wall_seconds / static_cast<double>(statistics.steps)) + " a step)";
    text += '\n';
    const std::size_t impacts = recording.impact_count();
    if (statistics.contacts > 0 || !session.model().bodies.empty())
        text += "Contacts: " + std::to_string(impacts) + (impacts == 1 ? " impact; " : " impacts; ");
    else if (statistics.rows > 0)
        text += "Rows: " + std::to_string(statistics.rows) + "; ";
    text += "solver: " + statistics.solver;
    if (statistics.rows > 0 || !session.model().bodies.empty())
        text += ", worst residual " + number(statistics.worst_residual) +
                (statistics.residual_unit.empty() ? "" : ' ' + statistics.residual_unit);
    text += '\n';
    if (statistics.worst_equations)
        text += "The steps' equations hold to " + number(*statistics.worst_equations) + " of their terms";
    if (statistics.worst_equalities)
        text += (statistics.worst_equations ? ", equalities of positions to " : "Equalities of positions hold to ") +
                number(*statistics.worst_equalities);
    if (statistics.cut_steps > 0)
        text += (statistics.worst_equations || statistics.worst_equalities ? ", " : "") + std::to_string(statistics.cut_steps) +
                (statistics.cut_steps == 1 ? " step was made in parts" : " steps were made in parts");
    if (statistics.worst_equations || statistics.worst_equalities || statistics.cut_steps > 0) text += '\n';
    if (const auto notices = news(recording, remarks); !notices.empty())
        text += std::to_string(notices.size()) + (notices.size() == 1 ? " notice: " : " notices, the first: ") +
                printable(notices.front().message) + '\n';
    if (!output.empty()) {
        const auto counted = [](std::size_t n, const char* what) { return std::to_string(n) + ' ' + what + (n == 1 ? "" : "s"); };
        text += "Wrote " + counted(recording.rows(), "row") + " of " + counted(recording.catalogue().size(), "signal") + " to " + printable(output) + '\n';
    } else if (recording.rows() > 0) {
        text += "Last row:";
        const std::size_t shown = std::min<std::size_t>(recording.catalogue().size(), 12);
        for (std::size_t c = 0; c < shown; ++c)
            text += ' ' + printable(recording.catalogue()[c].name, kLongestName) + " = " + number(recording.value(c, recording.rows() - 1));
        text += shown < recording.catalogue().size() ? " ...\n" : "\n";
        text += "Nothing was saved; add --output FILE.csv or FILE.h5 to keep the data\n";
    }
    return text;
}

} // namespace

int run(const RunCommand& command, Interrupts& interrupts) {
    Outputs outputs;
    if (auto files = check_files(command, outputs); !files) return fail_with(files.error());
    auto options = run_options(command.run);
    if (!options) return fail_with(options.error());
    if (!command.record.empty()) options->record = command.record;
    if (command.every > 0) options->record_every = command.every;
    // A recording is opened in the workbench and by `sections`: it also gets what the scene's plots need.
    options->record_views = is_hdf5(command.output) && command.record.empty();

    auto scene = read_scene_and_text(command.scene);
    if (!scene) return fail_with(scene.error());
    if (auto spared = outputs.spare_meshes_of(scene->model); !spared) return fail_with(spared.error());
    const auto all_settings = options->set; // as a replay needs them
    if (auto settled = settle(*scene, *options); !settled) return fail_with(settled.error());
    const auto changes = parse_changes(scene->model, command.changes);
    if (!changes) return fail_with(changes.error());
    auto created = make_session(scene->model, *options);
    if (!created) return fail_with(created.error());
    Session& session = **created;
    if (auto fits = reaches(session, *changes); !fits) return fail_with(fits.error());
    tell_units(*scene, session);
    // What the lowered scene alone shows; a summary is not always written.
    const auto tell = [&](const Notice& notice) { remark({ErrorKind::input, notice.message, {}, Place{command.scene, 0, 0, {}}}); };
    const std::size_t told_first = news(*session.recording(), scene->remarks).size();
    for (const Notice& notice : news(*session.recording(), scene->remarks)) tell(notice);

    MemoryReserve reserve;
    io::Bundle bundle;
    RunEnd end;
    if (command.bundle.empty()) {
        end = drive(session, interrupts, 0, {}, *changes);
    } else {
        bundle.version = SALTUS_VERSION;
        bundle.scene_name = command.scene;
        bundle.scene_text = scene->text;
        if (auto files = files_of(scene->model)) bundle.files = std::move(*files);
        else return fail_with(files.error(), Doing::reading);
        bundle.set = all_settings;
        bundle.step = options->step;
        bundle.end = options->end;
        bundle.solver = command.run.solver;
        bundle.stride = io::digest_stride(steps_left(session));
        end = drive(session, interrupts, bundle.stride,
                    [&] { bundle.digests.push_back(io::digest_of(session.state_hash())); }, *changes);
        bundle.changes = session.changes();
        bundle.steps = session.step_number();
        bundle.final_hash = session.state_hash();
    }
    if (end.error) report(*end.error);

    // The files come after the message: whatever happened, the good part is kept, each file by itself.
    reserve.release();
    int status = end.status();
    const auto complain = [&](const Error& error) {
        report(error);
        if (status == kDone || status == kInterrupted) status = status_of(error);
    };
    const auto keep = [&](const auto& write) {
        try {
            if (const Result<void> written = write(); !written) complain(written.error());
            else return true;
        } catch (const std::bad_alloc&) {
            complain(want_of_memory("there is no memory left to write what was computed"));
        }
        return false;
    };
    Progress progress(end.interrupted ? "writing what was computed (a second Ctrl-C leaves it out)" : "writing");
    // Where no bar is seen. Much is written for longer than whoever asked to end may have expected.
    std::optional<WaitNote> note;
    if (!progress.visible())
        note.emplace(end.interrupted ? "interrupted at t = " + number(session.time()) + " s; writing what was computed so far, a second signal leaves it out"
                                     : "writing " + std::to_string(session.recording()->rows()) + " rows");
    io::ExportOptions export_options;
    export_options.cancel = &interrupts.writing();
    export_options.hurry = &interrupts.running(); // a machine that shuts down waits for some seconds only
    export_options.progress = [&](double fraction) { progress.show(fraction); };
    const bool csv_to_output = command.output.empty() && !output_is_terminal();
    bool written = !command.output.empty();
    if (!command.output.empty()) {
        written = keep([&] {
            return is_hdf5(command.output) ? io::write_hdf5(*session.recording(), scene->text, command.output, export_options)
                                           : io::write_csv(*session.recording(), command.output, export_options);
        });
    } else if (csv_to_output) {
        keep([&] { return io::write_csv(*session.recording(), [](std::string_view text) { return write_output(text); }, export_options); });
    }
    if (!command.report.empty()) keep([&] { return io::write_file_atomically(command.report, report_json(session, command.scene, end)); });
    if (!command.events.empty()) keep([&] { return io::write_events(*session.recording(), command.events); });
    if (!command.bundle.empty()) keep([&] { return io::write_bundle(bundle, command.bundle); });
    note.reset();
    if (csv_to_output) { // there is no summary that would tell them
        const auto notices = news(*session.recording(), scene->remarks);
        constexpr std::size_t most = 20;
        for (std::size_t i = told_first; i < std::min(notices.size(), told_first + most); ++i) tell(notices[i]);
        if (notices.size() > told_first + most) say("and " + std::to_string(notices.size() - told_first - most) + " more notices");
    }
    if (end.interrupted) say("interrupted at t = " + number(session.time()) + " s; what was computed so far is kept");
    if (!csv_to_output && (written || command.output.empty())) keep([&] { return write_output(summary(session, scene->remarks, command.output)); });
    return status;
}

} // namespace saltus::cli

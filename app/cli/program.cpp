// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"

#include "app/cli/commands.h"
#include "app/cli/terminal.h"
#include "core/base/text_stream.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <string>

namespace saltus::cli {

namespace {

constexpr const char* kAbout =
    R"(Nonsmooth dynamics without a display: run scenes, take sections, check that results repeat.

Values and times take units: --step "0.1 ms", --set "rpm=660 rpm"; a bare number is in seconds, or in the
parameter's own unit. Messages read FILE:LINE:COLUMN: error: ...

Exit status: 0 done, 1 the input is wrong, 2 the run failed (what was computed is written), 130 interrupted.)";

constexpr const char* kExamples = R"(
Examples:
  saltus-cli check scenes/*.saltus
  saltus-cli run scenes/cam-follower.saltus --set rpm=660 --until "5 s" --output cam.csv
  saltus-cli run scenes/cam-follower.saltus --output cam.h5 --report cam.json
  saltus-cli run scenes/cam-follower.saltus --set run.theta=1 --record "u,m*follower.v[0]^2/2"
  saltus-cli sections scenes/cam-follower.saltus --plot stroboscopic --output strobe.csv
  saltus-cli import arm.urdf -o arm.saltus
  saltus-cli export cam.h5 --csv cam.csv --record u,c
  saltus-cli run scenes/cam-follower.saltus --bundle cam.saltus-bundle
  saltus-cli replay cam.saltus-bundle
  saltus-cli solve bridge.dat --solver all)";

void add_run_arguments(CLI::App& command, RunArguments& run) {
    command
        .add_option("--set", run.set,
                    "give a parameter another value, or a key of run or world: run.integrator=euler-moreau, run.theta=1, "
                    "world.projection=none; may be repeated")
        ->type_name("NAME=VALUE")
        ->type_size(1)
        ->allow_extra_args(false);
    command.add_option("--step", run.step, "time step h instead of the scene's (s, or with a unit)")->type_name("TIME");
    command.add_option("--until", run.until, "end of the run instead of the scene's (s, or with a unit)")
        ->type_name("TIME");
    command.add_option("--memory", run.memory, "most memory that matrices may take, by an estimate before the run (2 GB)")->type_name("SIZE");
    command.add_option("--solver", run.solver, "automatic, closed-form, lemke, pgs, active-set, semismooth-newton or enumerative")->type_name("KIND");
}

void add_changes(CLI::App& command, std::vector<std::string>& changes) {
    command
        .add_option("--change", changes,
                    "give a parameter another value when so many steps are made, 120:rpm=660, or pull a body there, "
                    "\"300:pull=crate 0,0,0 1,2,3\", until 350:pull=; may be repeated")
        ->type_name("STEP:NAME=VALUE")
        ->type_size(1)
        ->allow_extra_args(false);
}

// Cut at commas outside of brackets: "u,hypot(u, c)" is two.
void add_record(CLI::App& command, std::vector<std::string>& record, const std::string& help) {
    const auto take = [&record](const std::vector<std::string>& lists) {
        record = split_signals(lists);
        return true;
    };
    const auto names_one = [](const std::string& list) { return split_signals({list}).empty() ? std::string("names no signal; name one, or leave --record out") : std::string(); };
    command.add_option("--record", take, help)->type_name("SIGNAL,...")->type_size(1)->allow_extra_args(false)->take_all()->check(names_one);
}

// A script's variable that is not set comes as an empty text: taken for "not given", it would change the run without a word.
void refuse_empty_texts(CLI::App& app) {
    const auto holds_something = [](const std::string& text) { return text.empty() ? std::string("is given an empty text; give a value, or leave it out") : std::string(); };
    for (CLI::App* command : app.get_subcommands({}))
        for (CLI::Option* option : command->get_options())
            if (option->get_expected_max() > 0) option->check(holds_something);
}

} // namespace

int run_program(int argc, char** argv, Interrupts& interrupts) {
    CLI::App app(kAbout, "saltus-cli");
    app.set_version_flag("--version", "saltus-cli " SALTUS_VERSION, "print the version and exit");
    app.require_subcommand(1);
    app.footer(kExamples);
    app.get_formatter()->column_width(34);
    int status = kDone;

    std::vector<std::string> scenes;
    auto* check_command = app.add_subcommand("check", "read scenes and report every error in them");
    check_command->add_option("SCENE", scenes, "scene files")->required()->type_name("");
    check_command->callback([&] { status = check(scenes); });

    RunCommand run_arguments;
    auto* run_command = app.add_subcommand("run", "run a scene and write what it records");
    run_command->add_option("SCENE", run_arguments.scene, "scene file")->required()->type_name("");
    add_run_arguments(*run_command, run_arguments.run);
    add_changes(*run_command, run_arguments.changes);
    add_record(*run_command, run_arguments.record, "signals to record instead of the scene's, such as follower.q[0],u, and formulas of them: u - c");
    run_command->add_option("--every", run_arguments.every, "record every n-th step only")
        ->type_name("N")
        ->check(CLI::Range(1, 1000000000));
    run_command
        ->add_option(
            "-o,--output", run_arguments.output,
            "FILE.csv: signals, SI, 17 digits; FILE.h5: a recording with events and all that the scene's plots "
            "need. Without it CSV goes to standard output, or a summary if that is a terminal")
        ->type_name("FILE");
    run_command->add_option("--report", run_arguments.report, "steps, time taken, solver statistics, events as JSON")
        ->type_name("FILE.json");
    run_command->add_option("--events", run_arguments.events, "what happened, as CSV: t,kind,object,row,u_before,u_after,p,mode; event-driven runs know their events to the last digits")
        ->type_name("FILE.csv");
    run_command->add_option("--bundle", run_arguments.bundle, "scene, options and state hashes, for `replay`")
        ->type_name("FILE");
    run_command->footer(
        "\nExample:\n  saltus-cli run scenes/cam-follower.saltus --set rpm=660 --step \"0.05 ms\" --output cam.csv");
    run_command->callback([&] { status = run(run_arguments, interrupts); });

    SectionsCommand section_arguments;
    auto* sections_command =
        app.add_subcommand("sections", "points of a Poincare section, of a scene (which is run) or a recording");
    sections_command->add_option("SCENE|RECORDING", section_arguments.source, "scene file, or recording FILE.h5")
        ->required()
        ->type_name("");
    sections_command->add_option("--plot", section_arguments.plot, "take the section of this plot of the scene")
        ->type_name("NAME");
    sections_command->add_option("--kind", section_arguments.kind, "stroboscopic, impact or plane")
        ->type_name("KIND")
        ->check(CLI::IsMember({"stroboscopic", "impact", "plane"}));
    sections_command->add_option("--x", section_arguments.x, "first signal of each point")->type_name("SIGNAL");
    sections_command->add_option("--y", section_arguments.y, "second signal of each point")->type_name("SIGNAL");
    sections_command->add_option("--phase", section_arguments.phase, "stroboscopic: the phase, usually a drive")
        ->type_name("SIGNAL");
    sections_command->add_option("--period", section_arguments.period, "stroboscopic: period of the phase (2*pi)")
        ->type_name("VALUE");
    sections_command->add_option("--offset", section_arguments.offset, "stroboscopic: phase of the flash (0)")
        ->type_name("VALUE");
    sections_command->add_option("--interaction", section_arguments.interaction, "impact: whose impacts (all)")
        ->type_name("NAME");
    sections_command->add_option("--signal", section_arguments.signal, "plane: the signal that passes the level")
        ->type_name("SIGNAL");
    sections_command->add_option("--level", section_arguments.level, "plane: the level (0)")->type_name("VALUE");
    sections_command
        ->add_option("--direction", section_arguments.direction, "plane: 1 upwards (default), -1 downwards, 0 both")
        ->type_name("N")
        ->check(CLI::Range(-1, 1));
    sections_command->add_option("--from", section_arguments.from, "leave out points before this time")
        ->type_name("TIME");
    sections_command->add_option("-o,--output", section_arguments.output, "CSV file t, x, y; without it standard output")
        ->type_name("FILE.csv");
    add_run_arguments(*sections_command, section_arguments.run);
    add_changes(*sections_command, section_arguments.changes);
    sections_command->footer(
        "\nExamples:\n  saltus-cli sections scenes/cam-follower.saltus --plot stroboscopic --set rpm=660\n"
        "  saltus-cli sections cam.h5 --kind stroboscopic --phase cam_angle --x \"contact.y[0]\" --y "
        "\"contact.ydot[0]\"\n"
        "  saltus-cli sections cam.h5 --kind plane --signal u --level \"0.2 m\" --x t --y u");
    sections_command->callback([&] { status = sections(section_arguments, interrupts); });

    ExportCommand export_arguments;
    auto* export_command = app.add_subcommand("export", "write a recording in another format");
    export_command->add_option("RECORDING", export_arguments.recording, "recording FILE.h5")->required()->type_name("");
    export_command->add_option("--csv", export_arguments.csv, "CSV file: signals, SI, 17 digits")
        ->required()
        ->type_name("FILE");
    add_record(*export_command, export_arguments.record, "these signals only, and formulas of them: u - c");
    export_command->add_option("--from", export_arguments.from, "leave out rows before this time")->type_name("TIME");
    export_command->add_option("--to", export_arguments.to, "leave out rows after this time")->type_name("TIME");
    export_command->callback([&] { status = export_recording(export_arguments); });

    ImportCommand import_arguments;
    auto* import_command = app.add_subcommand("import", "make a scene of a robot (URDF); what cannot be taken over is listed with its line");
    import_command->add_option("ROBOT", import_arguments.source, "robot FILE.urdf")->required()->type_name("");
    import_command->add_option("-o,--output", import_arguments.output, "scene file; without it standard output")->type_name("FILE.saltus");
    import_command->add_flag("--free-base", import_arguments.free_base, "the first link moves too");
    import_command->footer("\nMeshes stay where they are; package://NAME/... is a folder NAME at or above the file's.\n\n"
                           "Example:\n  saltus-cli import arm.urdf -o arm.saltus");
    import_command->callback([&] { status = import_robot(import_arguments); });

    std::string bundle;
    auto* replay_command =
        app.add_subcommand("replay", "run a bundle again: \"identical\" or \"diverged at step n\" (status 2)");
    replay_command->add_option("BUNDLE", bundle, "file written by run --bundle")->required()->type_name("");
    replay_command->callback([&] { status = replay(bundle, interrupts); });

    std::string bench_name;
    bool bench_json = false;
    auto* bench_command = app.add_subcommand("bench", "measure the time of a step, beside a bare hand-written loop");
    bench_command->add_option("NAME", bench_name, "one benchmark only")->type_name("");
    bench_command->add_flag("--json", bench_json, "results as JSON");
    bench_command->callback([&] { status = bench(bench_name, bench_json); });

    SolveCommand solve_arguments;
    auto* solve_command = app.add_subcommand("solve", "solve a complementarity or friction problem from a file");
    solve_command->add_option("PROBLEM", solve_arguments.problem, "problem file; the formats are in the guide")
        ->required()
        ->type_name("");
    solve_command
        ->add_option("--kind", solve_arguments.kind,
                     "lcp, mlcp, relay, friction2d, friction3d or rolling, where the file does not show it")
        ->type_name("KIND");
    solve_command
        ->add_option("--solver", solve_arguments.solver,
                     "automatic (default), closed-form, active-set, semismooth-newton, pgs, lemke or enumerative; of contacts with friction also nsgs, "
                     "nsgs-projection, anderson, alart-curnier, fischer-burmeister, interior-point, admm or proximal; all: each that applies")
        ->type_name("NAME");
    solve_command
        ->add_option("--tolerance", solve_arguments.tolerance, "of the residual, relative to |q| (1e-10, friction 1e-8)")
        ->type_name("VALUE");
    solve_command->add_flag("--json", solve_arguments.json, "the result as JSON; with --solver all an array");
    solve_command->footer("\nStatus: solved, infeasible (proven), ray, stalled, singular or invalid; exit status 0 if solved, "
                          "2 if not, 1 if the file is wrong.\n\nExamples:\n  saltus-cli solve bridge.dat\n"
                          "  saltus-cli solve bridge.dat --solver all --tolerance 1e-12");
    solve_command->callback([&] { status = solve(solve_arguments); });

    refuse_empty_texts(app);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // What it says of a wrong argument holds the argument: printable, line by line.
        TextStream results, complaints;
        const int status_told = app.exit(error, results, complaints);
        if (auto said = write_output(results.str()); !said) return fail_with(said.error());
        const std::string lines = complaints.str();
        for (std::size_t begin = 0, end = 0; begin < lines.size(); begin = end + 1) {
            end = std::min(lines.find('\n', begin), lines.size());
            say(lines.substr(begin, end - begin));
        }
        return status_told == 0 ? kDone : kInputWrong;
    }
    return status;
}

} // namespace saltus::cli

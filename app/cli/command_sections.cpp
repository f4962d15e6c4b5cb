// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/drive.h"
#include "app/cli/terminal.h"
#include "core/analysis/sections.h"
#include "core/base/decimal.h"
#include "core/io/atomic_file.h"
#include "core/io/export.h"
#include "core/model/validate.h"
#include "core/option_text.h"
#include "core/replay.h"

#include <algorithm>
#include <limits>
#include <numbers>

namespace saltus::cli {

namespace {

Unexpected<Error> wrong(const std::string& option, std::string message, std::string remedy) {
    return fail(ErrorKind::input, std::move(message), std::move(remedy), Place{{}, 0, 0, option});
}

// What the options ask for, with numbers in the unit of the signal that is watched.
Result<PlotSection> wanted_section(const SectionsCommand& command, const std::optional<model::Model>& model,
                                   const Catalogue& catalogue) {
    const auto unit_of = [&](const std::string& name) {
        const auto column = catalogue.find(name);
        return column ? catalogue[*column].unit : std::string();
    };
    if (!command.plot.empty()) {
        if (!model) return wrong("--plot", "the recording holds no scene", "give --kind and its options instead");
        std::vector<std::string> names;
        for (const model::Plot& plot : model->views.plots) {
            names.push_back(plot.name);
            if (plot.name != command.plot) continue;
            auto section = section_of(*model, plot);
            if (!section) return section;
            if (!command.x.empty()) section->x = command.x;
            if (!command.y.empty()) section->y = command.y;
            return section;
        }
        const std::string near = model::nearest_name(command.plot, names);
        return wrong("--plot", "the scene has no plot \"" + command.plot + '"',
                     near.empty() ? "look for its name under views.plots" : "did you mean \"" + near + "\"?");
    }
    if (command.kind.empty())
        return wrong("--kind", "the kind of the section is missing",
                     "give --kind stroboscopic, impact or plane, or --plot NAME for a plot of the scene");
    if (command.x.empty() || command.y.empty())
        return wrong(command.x.empty() ? "--x" : "--y", "the signals of the points are missing",
                     "give --x SIGNAL --y SIGNAL");
    PlotSection section;
    section.x = command.x;
    section.y = command.y;
    if (command.kind == "stroboscopic") {
        if (command.phase.empty())
            return wrong("--phase", "the phase of the stroboscopic section is missing",
                         "give --phase SIGNAL, such as a drive");
        StroboscopicSection strobe{command.phase, 2.0 * std::numbers::pi, 0.0};
        const std::string unit = unit_of(command.phase);
        if (!command.period.empty()) {
            auto period = parse_number(command.period, unit, "--period");
            if (!period) return Unexpected(period.error());
            if (!(*period > 0.0)) return wrong("--period", "the period must be positive", "give a number such as 2*pi");
            strobe.period = *period;
        }
        if (!command.offset.empty()) {
            auto offset = parse_number(command.offset, unit, "--offset");
            if (!offset) return Unexpected(offset.error());
            strobe.offset = *offset;
        }
        section.kind = strobe;
    } else if (command.kind == "impact") {
        section.kind = ImpactSection{command.interaction};
    } else {
        if (command.signal.empty())
            return wrong("--signal", "the signal of the plane section is missing", "give --signal SIGNAL");
        PlaneSection plane{command.signal, 0.0, command.direction.value_or(1)};
        if (!command.level.empty()) {
            auto level = parse_number(command.level, unit_of(command.signal), "--level");
            if (!level) return Unexpected(level.error());
            plane.level = *level;
        }
        section.kind = plane;
    }
    return section;
}

std::vector<std::string> needed(const PlotSection& section) {
    std::vector<std::string> names;
    const auto add = [&](const std::string& name) {
        if (name != "t" && std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    };
    if (const auto* strobe = std::get_if<StroboscopicSection>(&section.kind)) add(strobe->phase);
    if (const auto* plane = std::get_if<PlaneSection>(&section.kind)) add(plane->signal);
    add(section.x);
    add(section.y);
    return names;
}

std::string csv(const Section& section, double from) {
    std::vector<std::size_t> wanted; // the time stands in the first column already
    std::string text = "t";
    for (std::size_t k = 0; k < section.channels().size(); ++k) {
        if (section.channels()[k] == "t") continue;
        wanted.push_back(k);
        text += ',' + section.channels()[k];
    }
    text += '\n';
    const auto append = [&text](double value) { text += decimal(value, 17); };
    for (const SectionPoint& point : section.points()) {
        if (point.time < from) continue;
        append(point.time);
        for (const std::size_t k : wanted) {
            text += ',';
            append(point.values[k]);
        }
        text += '\n';
    }
    return text;
}

} // namespace

int sections(const SectionsCommand& command, Interrupts& interrupts) {
    Outputs outputs;
    if (auto files = outputs.look_at({"the scene or recording", command.source}, {{"--output", command.output}}); !files) return fail_with(files.error());
    double from = -std::numeric_limits<double>::infinity();
    if (!command.from.empty()) {
        auto parsed = parse_number(command.from, "s", "--from");
        if (!parsed) return fail_with(parsed.error());
        from = *parsed;
    }

    std::shared_ptr<const Recording> recording;
    std::unique_ptr<Session> session;
    std::optional<PlotSection> wanted;
    RunEnd end;
    if (has_extension(command.source, ".h5") || has_extension(command.source, ".hdf5")) {
        for (const auto& [given, option] : {std::pair{!command.run.set.empty(), "--set"},
                                            {!command.run.step.empty(), "--step"},
                                            {!command.run.until.empty(), "--until"},
                                            {!command.run.solver.empty(), "--solver"},
                                            {!command.run.memory.empty(), "--memory"},
                                            {!command.changes.empty(), "--change"}})
            if (given)
                return fail_with(
                    wrong(option, "a recording was run already", "leave the option out or give a scene").error());
        auto file = read_recording(command.source);
        if (!file) return fail_with(file.error(), Doing::reading);
        std::optional<model::Model> model;
        if (!command.plot.empty()) {
            auto parsed = io::parse_scene(file->scene_text, command.source);
            if (!parsed) return fail_with(parsed.error());
            auto as_run =
                with_values(std::move(*parsed), file->recording->parameters(), file->recording->parameters_at(0));
            if (!as_run) return fail_with(as_run.error());
            model = std::move(*as_run);
        }
        recording = file->recording;
        auto section = wanted_section(command, model, recording->catalogue());
        if (!section) return fail_with(section.error());
        wanted = std::move(*section);
        wanted->between = recording->events().empty() ? Between::lines : Between::smooth;
    } else {
        auto options = run_options(command.run);
        if (!options) return fail_with(options.error());
        auto scene = read_scene_and_text(command.source);
        if (!scene) return fail_with(scene.error());
        if (auto spared = outputs.spare_meshes_of(scene->model); !spared) return fail_with(spared.error());
        if (auto settled = settle(*scene, *options); !settled) return fail_with(settled.error());
        // A first session, not run, tells the units of all signals; the second one records what the section needs.
        auto names = make_session(scene->model, *options);
        if (!names) return fail_with(names.error());
        auto model = with_settings(scene->model, options->set);
        if (!model) return fail_with(model.error());
        auto section = wanted_section(command, *model, (*names)->catalogue());
        if (!section) return fail_with(section.error());
        wanted = std::move(*section);
        wanted->between = between_rows(*model);
        options->record = needed(*wanted);
        options->record_every = 1;
        const std::shared_ptr<const Program> program = (*names)->program();
        names->reset();
        const auto changes = parse_changes(scene->model, command.changes);
        if (!changes) return fail_with(changes.error());
        auto created = make_session(program, *options);
        if (!created) return fail_with(created.error());
        session = std::move(*created);
        if (auto fits = reaches(*session, *changes); !fits) return fail_with(fits.error());
        end = drive(*session, interrupts, 0, {}, *changes);
        if (end.error) report(*end.error);
        recording = session->recording();
    }

    auto section = Section::create(*recording, wanted->kind, {wanted->x, wanted->y}, wanted->between);
    if (!section) return fail_with(section.error());
    section->update(*recording);
    const std::string text = csv(*section, from);
    const auto written = command.output.empty() ? write_output(text) : io::write_file_atomically(command.output, text);
    if (!written) return fail_with(written.error());
    if (end.interrupted) say("interrupted at t = " + number(session->time()) + " s; the points found so far are kept");
    return end.status();
}

} // namespace saltus::cli

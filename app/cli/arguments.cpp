// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "app/cli/progress.h"
#include "app/cli/terminal.h"
#include "app/cli/wait_note.h"
#include "core/formula/formula.h"
#include "core/io/distinct_files.h"
#include "core/io/unfinished.h"
#include "core/model/remarks.h"
#include "core/model/split.h"
#include "core/model/validate.h"
#include "core/model/words.h"
#include "core/option_text.h"
#include "core/run_settings.h"
#include "core/simulation/mesh_shapes.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <set>
#include <system_error>
#include <thread>

namespace saltus::cli {

namespace {

// Once a folder: what is told now is removed by the next program that looks.
void tell_unfinished(const std::filesystem::path& folder) {
    static std::set<std::filesystem::path> looked_at;
    std::error_code error;
    const auto canonical = std::filesystem::weakly_canonical(folder, error);
    if (!looked_at.insert(error ? folder : canonical).second) return;
    for (const io::Unfinished& left : io::clear_unfinished(folder)) say(left.text());
}

} // namespace

Result<double> parse_bytes(const std::string& text, const std::string& option) {
    static constexpr std::pair<std::string_view, double> units[] = {{"TB", 1e12}, {"GB", 1e9}, {"MB", 1e6}, {"kB", 1e3}, {"B", 1.0}, {"", 1.0}};
    for (const auto& [unit, factor] : units) {
        if (!std::string_view(text).ends_with(unit)) continue;
        const std::string number(model::trimmed(std::string_view(text).substr(0, text.size() - unit.size())));
        double value = 0.0;
        const auto end = std::from_chars(number.data(), number.data() + number.size(), value);
        if (!number.empty() && end.ec == std::errc() && end.ptr == number.data() + number.size() && value > 0.0 && std::isfinite(value)) return value * factor;
        break;
    }
    return fail(ErrorKind::input, "'" + text + "' is no size of memory", "write for example \"8 GB\"", option_place(option));
}

Result<model::SolverKind> parse_solver(const std::string& text) {
    std::string known;
    for (std::size_t i = 0; i < std::size(model::kSolverWords); ++i) {
        if (text == model::kSolverWords[i]) return static_cast<model::SolverKind>(i);
        known += (known.empty() ? "" : ", ") + std::string(model::kSolverWords[i]);
    }
    return fail(ErrorKind::input, "there is no solver \"" + text + '"', "choose one of " + known,
                option_place("--solver"));
}

std::vector<std::string> split_signals(const std::vector<std::string>& lists) {
    std::vector<std::string> names;
    for (const std::string& list : lists)
        for (const std::string_view one : model::split(list, ','))
            if (const std::string_view name = model::trimmed(one); !name.empty()) names.emplace_back(name);
    return names;
}

Result<RunOptions> run_options(const RunArguments& arguments) {
    RunOptions options;
    for (const std::string& text : arguments.set) {
        auto setting = parse_setting(text);
        if (!setting) return Unexpected(setting.error());
        options.set.push_back(std::move(*setting));
    }
    if (!arguments.step.empty()) {
        auto step = parse_seconds(arguments.step, "--step");
        if (!step) return Unexpected(step.error());
        options.step = *step;
    }
    if (!arguments.until.empty()) {
        auto end = parse_seconds(arguments.until, "--until");
        if (!end) return Unexpected(end.error());
        options.end = *end;
    }
    if (!arguments.solver.empty()) {
        auto solver = parse_solver(arguments.solver);
        if (!solver) return Unexpected(solver.error());
        options.solver = *solver;
    }
    if (!arguments.memory.empty()) {
        auto memory = parse_bytes(arguments.memory, "--memory");
        if (!memory) return Unexpected(memory.error());
        options.most_memory = *memory;
    }
    return options;
}

namespace {

template <class Of>
Result<std::unique_ptr<Session>, Errors> session_of(const Of& of, RunOptions options) {
    WaitNote note("making the run");
    options.progress = [&note](std::string_view what) {
        note.now("making the run: " + std::string(what));
        return true;
    };
    return Session::create(of, options);
}

} // namespace

Result<std::unique_ptr<Session>, Errors> make_session(const model::Model& model, RunOptions options) {
    return session_of(model, std::move(options));
}
Result<std::unique_ptr<Session>, Errors> make_session(const std::shared_ptr<const Program>& program, RunOptions options) {
    return session_of(program, std::move(options));
}

Result<model::Model> with_settings(const model::Model& model,
                                   const std::vector<std::pair<std::string, std::string>>& set) {
    std::vector<std::string> names;
    std::vector<double> values;
    for (const auto& [name, text] : set) {
        auto value = model::parse_parameter(model, name, text);
        if (!value) return Unexpected(value.error());
        names.push_back(name);
        values.push_back(*value);
    }
    return with_values(model, names, values);
}

Result<model::Model> with_values(model::Model model, const std::vector<std::string>& names,
                                 const std::vector<double>& values) {
    const auto known = model::parameter_values(model);
    if (!known) return Unexpected(known.error());
    for (std::size_t k = 0; k < names.size(); ++k)
        for (std::size_t i = 0; i < model.parameters.size(); ++i) {
            if (model.parameters[i].name != names[k]) continue;
            const auto& unit = (*known)[i].unit; // kept, so that formulas see the same dimension
            if (unit)
                model.parameters[i].value = model::Value(values[k] / unit->to_si).formula() + ' ' + unit->symbol;
            else
                model.parameters[i].value = values[k];
        }
    return model;
}

Result<Scene, Errors> read_scene_and_text(const std::string& file) {
    const WaitNote note("reading " + file);
    auto text = io::read_file(file, io::kLargestScene);
    if (!text) return Unexpected(Errors{text.error()});
    auto draft = io::parse_draft(*text, file);
    if (!draft) return Unexpected(draft.error());
    if (!draft->errors.empty()) return Unexpected(std::move(draft->errors));
    return Scene{std::move(draft->model), std::move(*text), file, std::move(draft->remarks)};
}

Result<void> settle(Scene& scene, RunOptions& options) {
    const WaitNote note("looking at the settings of the run");
    auto told = apply_settings(scene.model, options);
    if (!told) return Unexpected(told.error());
    for (const Error& one : *told) remark(one);
    const auto step = model::step_size(scene.model.run), end = model::end_time(scene.model.run);
    Errors remarks = model::remarks(scene.model, options.step.value_or(step.value_or(1.0)), options.end.value_or(end.value_or(1.0)));
    for (Error& one : remarks) { // what stands in the file has its place there
        const auto same = std::find_if(scene.remarks.begin(), scene.remarks.end(), [&](const Error& e) { return e.message == one.message; });
        if (same != scene.remarks.end()) one = *same;
        else one.place = Place{scene.file, 0, 0, one.place.object};
        remark(one);
    }
    scene.remarks = std::move(remarks);
    return {};
}

void tell_units(Scene& scene, const Session& session) {
    for (Error one : session.unit_remarks()) {
        one.place.file = scene.file;
        remark(one);
        scene.remarks.push_back(std::move(one));
    }
}

std::vector<Notice> news(const Recording& recording, const Errors& remarks) {
    std::vector<Notice> notices = recording.notices();
    std::erase_if(notices, [&](const Notice& notice) {
        return std::any_of(remarks.begin(), remarks.end(), [&](const Error& one) { return one.message == notice.message; });
    });
    return notices;
}

Result<io::RecordingFile> read_recording(const std::string& file) {
    Progress progress("reading");
    io::ReadOptions options;
    options.progress = [&](double fraction) { progress.show(fraction); };
    return io::read_hdf5(file, {}, options);
}

Result<void> Outputs::look_at(const std::string& file) {
    constexpr auto pause = std::chrono::milliseconds(20);
    constexpr int silent = 50; // pauses: who is started together with us comes within a second
    int pauses = 0;
    auto opened = io::AtomicFile::create(file, [&] {
        if (++pauses == silent) say("waiting until somebody reads the pipe \"" + file + "\"; Ctrl-C ends the program");
        std::this_thread::sleep_for(pause);
        return true;
    });
    if (!opened) return Unexpected(opened.error());
    if (opened->direct()) direct_.push_back(std::move(*opened));
    else tell_unfinished(io::folder_of(file));
    return {};
}

Result<void> Outputs::look_at(const NamedFile& source, const std::vector<NamedFile>& files) {
    std::vector<NamedFile> all{source};
    all.insert(all.end(), files.begin(), files.end());
    if (auto distinct = io::distinct_files(all); !distinct) return distinct;
    files_ = files;
    for (const auto& [option, file] : files)
        if (!file.empty())
            if (auto writable = look_at(file); !writable) return writable;
    return {};
}

Result<void> Outputs::spare_meshes_of(const model::Model& model) const {
    for (const simulation::MeshFile& mesh : simulation::mesh_files(model))
        for (const NamedFile& file : files_)
            if (auto distinct = io::distinct_files({{"a mesh of the scene", mesh.path.string()}, file}); !distinct) return distinct;
    return {};
}

bool has_extension(const std::string& file, const char* extension) {
    const std::string wanted = extension;
    if (file.size() <= wanted.size()) return false;
    return std::equal(wanted.rbegin(), wanted.rend(), file.rbegin(), [](char a, char b) {
        return a == static_cast<char>(std::tolower(static_cast<unsigned char>(b)));
    });
}

} // namespace saltus::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// The command line as the user wrote it, and its meaning.
#pragma once

#include "core/base/error.h"
#include "core/io/atomic_file.h"
#include "core/io/export.h"
#include "core/io/scene_file.h"
#include "core/session.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace saltus::cli {

// Options that decide a run; texts are empty when not given.
struct RunArguments {
    std::vector<std::string> set; // name=value
    std::string step, until;
    std::string solver;
    std::string memory; // "8 GB"
};

// "8 GB", "500 MB" or a number of bytes.
Result<double> parse_bytes(const std::string& text, const std::string& option);
Result<model::SolverKind> parse_solver(const std::string& text);

// "u,hypot(u, c)": names and formulas, cut at commas outside of brackets.
std::vector<std::string> split_signals(const std::vector<std::string>& lists);

// What takes long says what it does.
Result<std::unique_ptr<Session>, Errors> make_session(const model::Model& model, RunOptions options);
Result<std::unique_ptr<Session>, Errors> make_session(const std::shared_ptr<const Program>& program, RunOptions options);
Result<RunOptions> run_options(const RunArguments& arguments);

// The model with --set written into its parameters.
Result<model::Model> with_settings(const model::Model& model,
                                   const std::vector<std::pair<std::string, std::string>>& set);
// The same with SI values, as a recording holds them. Names that the model does not have are left out.
Result<model::Model> with_values(model::Model model, const std::vector<std::string>& names,
                                 const std::vector<double>& values);

struct Scene {
    model::Model model;
    std::string text; // of the file, byte for byte
    std::string file;
    Errors remarks;   // with their places; then what apply_settings() adds
};
Result<Scene, Errors> read_scene_and_text(const std::string& file);
// --set, --step and --until into scene and options, and what is to be remarked on them all, on standard error.
Result<void> settle(Scene& scene, RunOptions& options);
// Units that do not fit: told on standard error, and kept with the scene's remarks.
void tell_units(Scene& scene, const Session& session);
// What a run noticed, without the remarks that were told already.
std::vector<Notice> news(const Recording& recording, const Errors& remarks);

// With a bar on a terminal.
Result<io::RecordingFile> read_recording(const std::string& file);

using NamedFile = std::pair<std::string, std::string>; // "--output", FILE

// Where results go, looked at before the work: fails now rather than after an hour of computing.
class Outputs {
public:
    // Tells what a program that was killed left unfinished in that folder. Waits for the reader of a pipe, and says so.
    Result<void> look_at(const std::string& file);
    // The same of all of them, by the option that names each, and that none is another nor `source`, which is read ("the scene"). Empty ones are left out.
    Result<void> look_at(const NamedFile& source, const std::vector<NamedFile>& files);
    // That none of them is a mesh that the scene reads, once that is known.
    Result<void> spare_meshes_of(const model::Model& model) const;

private:
    std::vector<NamedFile> files_; // looked at last
    std::vector<io::AtomicFile> direct_; // stay open: a pipe's reader would take the look for all that comes
};
bool has_extension(const std::string& file, const char* extension); // without regard to case

} // namespace saltus::cli

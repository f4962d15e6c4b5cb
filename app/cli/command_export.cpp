// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/progress.h"
#include "app/cli/terminal.h"
#include "core/io/export.h"
#include "core/option_text.h"

#include <limits>
#include <tuple>

namespace saltus::cli {

int export_recording(const ExportCommand& command) {
    io::ExportOptions options;
    options.channels = command.record;
    double from = -std::numeric_limits<double>::infinity(), to = std::numeric_limits<double>::infinity();
    for (const auto& [text, option, value] :
         {std::tuple{&command.from, "--from", &from}, std::tuple{&command.to, "--to", &to}}) {
        if (text->empty()) continue;
        auto parsed = parse_number(*text, "s", option);
        if (!parsed) return fail_with(parsed.error());
        *value = *parsed;
    }
    if (!command.from.empty() || !command.to.empty()) options.time_range = {{from, to}};
    Outputs outputs;
    if (auto files = outputs.look_at({"the recording", command.recording}, {{"--csv", command.csv}}); !files) return fail_with(files.error());
    auto file = read_recording(command.recording);
    if (!file) return fail_with(file.error(), Doing::reading);

    Progress progress("writing");
    options.progress = [&](double fraction) { progress.show(fraction); };
    if (auto written = io::write_csv(*file->recording, command.csv, options); !written)
        return fail_with(written.error());
    return kDone;
}

} // namespace saltus::cli

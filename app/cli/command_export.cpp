// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/progress.h"
#include "app/cli/terminal.h"
#include "core/io/export.h"
#include "core/io/scene_file.h"
#include "core/option_text.h"
#include "core/simulation/observer.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <tuple>

namespace saltus::cli {

namespace {

// Formulas of what was recorded, worked out for all of them at once where the first column asks.
class FormulaColumns {
public:
    FormulaColumns(Observer observer, std::shared_ptr<const Recording> recording)
        : observer_(std::move(observer)), recording_(std::move(recording)), row_(recording_->catalogue().size()), out_(observer_.size()) {}
    void copy(std::size_t formula, std::size_t first, std::size_t count, double* out) {
        if (first != first_ || count != count_) compute(first, count);
        for (std::size_t i = 0; i < count; ++i) out[i] = values_[i * out_.size() + formula];
    }

private:
    void compute(std::size_t first, std::size_t count) {
        first_ = first;
        count_ = count;
        values_.resize(count * out_.size());
        std::vector<double> block(row_.size() * count);
        for (std::size_t c = 0; c < row_.size(); ++c) recording_->copy(c, first, count, block.data() + c * count);
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t c = 0; c < row_.size(); ++c) row_[c] = block[c * count + i];
            observer_.evaluate(row_, recording_->parameters_at(first + i), out_);
            std::copy(out_.begin(), out_.end(), values_.begin() + static_cast<std::ptrdiff_t>(i * out_.size()));
        }
    }

    Observer observer_;
    std::shared_ptr<const Recording> recording_;
    std::vector<double> row_, out_, values_; // values_: row by row
    std::size_t first_ = 0, count_ = 0;
};

Result<void> add_formulas(const ExportCommand& command, const io::RecordingFile& file, io::ExportOptions& options) {
    std::vector<std::string> texts;
    for (const std::string& name : command.record)
        if (!file.recording->catalogue().find(name) && is_formula(name)) texts.push_back(name);
    if (texts.empty()) return {};
    auto model = io::parse_scene(file.scene_text, command.recording);
    if (!model)
        return fail(ErrorKind::input, "the recording's scene cannot be read, so that nothing says what its formulas mean", "name signals that were recorded", Place{{}, 0, 0, "--record"});
    const std::vector<model::Formula> formulas(texts.begin(), texts.end());
    auto observer = Observer::create(*model, file.recording->catalogue(), formulas);
    if (!observer) return Unexpected(std::move(observer).error());
    const auto columns = std::make_shared<FormulaColumns>(std::move(*observer), file.recording);
    for (std::size_t k = 0; k < texts.size(); ++k)
        options.computed.push_back({texts[k], [columns, k](std::size_t first, std::size_t count, double* out) { columns->copy(k, first, count, out); }});
    return {};
}

} // namespace

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
    if (auto added = add_formulas(command, *file, options); !added) return fail_with(added.error());

    Progress progress("writing");
    options.progress = [&](double fraction) { progress.show(fraction); };
    if (auto written = io::write_csv(*file->recording, command.csv, options); !written)
        return fail_with(written.error());
    return kDone;
}

} // namespace saltus::cli

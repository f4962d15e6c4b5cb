// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/bundle_job.h"

#include "core/base/input_file.h"
#include "core/base/want_of_memory.h"
#include "core/io/scene_file.h"
#include "core/replay.h"
#include "ui/run/parameter_info.h"

#include <QCoreApplication>

#include <algorithm>

namespace saltus::ui {

Result<io::Bundle> bundleOf(const RunHistory& history, const QString& sceneName, const GoesOn& goesOn) try {
    const StopQuestion question(goesOn);
    const auto infos = parameterInfos(history.scene);
    if (!infos) return Unexpected(infos.error());
    io::Bundle bundle;
    bundle.version = QCoreApplication::applicationVersion().toStdString();
    bundle.scene_name = sceneName.toStdString();
    bundle.scene_text = io::scene_text(history.scene);
    auto files = files_of(history.scene);
    if (!files) return Unexpected(std::move(files.error()));
    bundle.files = std::move(*files);
    for (const auto& [name, si] : history.start) {
        const auto info = std::find_if(infos->begin(), infos->end(), [&name = name](const ParameterInfo& i) { return i.name == name; });
        if (info != infos->end()) bundle.set.emplace_back(name, info->sceneValue(si).formula());
    }
    bundle.changes = history.changes;
    bundle.steps = history.steps;
    return bundle;
} catch (const Stopped&) {
    return Unexpected(io::reading_stopped({sceneName.toStdString(), 0, 0, {}}));
}

BundleJob::BundleJob(io::Bundle bundle, std::int64_t steps, std::optional<std::uint64_t> hash, const QString& file)
    : bundle_(std::move(bundle)), steps_(steps), hash_(hash) {
    thread_ = std::thread([this, file] {
        result_ = or_want_of_memory([&] { return work(file); });
        finished_.store(true);
    });
}

BundleJob::~BundleJob() {
    cancel();
    thread_.join();
}

void BundleJob::cancel() {
    const std::lock_guard lock(mutex_);
    cancelled_ = true;
    if (session_) session_->cancel();
}

Result<void> BundleJob::work(const QString& file) {
    const auto given_up = [] { return fail(ErrorKind::cancelled, "saving the bundle was stopped", "no file was left behind"); };
    const auto goes_on = [this] {
        const std::lock_guard lock(mutex_);
        return !cancelled_;
    };
    const auto refused = [&](const Errors& errors) { return goes_on() ? Unexpected(errors.front()) : given_up(); };
    auto made = replayable(bundle_, goes_on);
    if (!made) return refused(made.error());
    made->options.progress = [&](std::string_view) { return goes_on(); };
    made->options.record = std::vector<std::string>{}; // nothing of it is looked at
    made->options.record_every = 1 << 20;
    auto created = Session::create(made->model, made->options);
    if (!created) return refused(created.error());
    {
        const std::lock_guard lock(mutex_);
        if (cancelled_) return given_up();
        session_ = std::move(*created);
    }
    const auto ran = write_digests(*session_, bundle_, steps_, [this](std::int64_t step) { done_.store(step); });
    if (!ran) return Unexpected(ran.error());
    if (*ran == Outcome::cancelled) return given_up();
    if (hash_ && *hash_ != bundle_.final_hash)
        return fail(ErrorKind::run, "the run that was made again ended in another state than the one in the window", "run the scene again from its start, then save the bundle; please report it");
    return io::write_bundle(bundle_, file.toStdString());
}

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/file_reader.h"

#include "core/base/cancel.h"
#include "core/base/input_file.h"
#include "core/base/want_of_memory.h"
#include "core/io/scene_file.h"
#include "core/model/validate.h"
#include "core/replay.h"
#include "ui/language/text.h"
#include "ui/run/parameter_info.h"
#include "ui/shell/bundle_job.h"

#include <QFileInfo>
#include <QObject>

#include <atomic>
#include <memory>
#include <new>
#include <optional>
#include <utility>

namespace saltus::ui {

namespace {

// Of the thread that reads and of the window; the thread ends by itself when it is no longer waited for.
template <class What>
struct Reading {
    std::string path;
    std::function<void(double)> reached;
    CancelToken cancel;
    std::atomic<double> fraction{0.0};
    std::optional<What> result;

    bool goesOn(double now) {
        fraction.store(now);
        if (reached) reached(now);
        return !cancel.cancelled();
    }
};

// What it came to, or that it was stopped.
template <class What, class Work>
What waited(Reading<What>& reading, const QString& path, QWidget* window, int silent, Work work, const std::function<double()>& fraction) {
    try {
        if (waitFor(window, QObject::tr("Reading %1").arg(plainName(QFileInfo(path).fileName())), std::move(work), silent, fraction)) return std::move(*reading.result);
    } catch (const std::bad_alloc&) {
        return Unexpected<typename What::error_type>(typename What::error_type{want_of_memory()});
    }
    reading.cancel.cancel();
    return Unexpected<typename What::error_type>(typename What::error_type{io::reading_stopped({reading.path, 0, 0, {}})});
}

} // namespace

Result<io::RecordingFile> readRecording(const QString& path, QWidget* window, const ReadingWatch& watch) {
    const auto reading = std::make_shared<Reading<Result<io::RecordingFile>>>();
    reading->path = path.toStdString();
    reading->reached = watch.reached;
    const auto work = [reading] {
        io::ReadOptions options;
        options.progress = [&](double fraction) { reading->goesOn(fraction); };
        options.cancel = &reading->cancel;
        reading->result = io::read_hdf5(reading->path, {}, options);
    };
    return waited(*reading, path, window, watch.silent, work, [&] { return reading->fraction.load(); });
}

namespace {

// A scene by `read`, given the question whether to go on.
Result<model::Model, Errors> readModel(const QString& path, QWidget* window, const ReadingWatch& watch, std::function<Result<model::Model, Errors>(const GoesOn&)> read) {
    const auto reading = std::make_shared<Reading<Result<model::Model, Errors>>>();
    reading->path = path.toStdString();
    reading->reached = watch.reached;
    const auto work = [reading, read = std::move(read)] { reading->result = read([&] { return reading->goesOn(0.0); }); };
    return waited(*reading, path, window, watch.silent, work, {});
}

} // namespace

Result<model::Model, Errors> parseScene(std::string text, const QString& path, QWidget* window, const ReadingWatch& watch) {
    return readModel(path, window, watch, [text = std::move(text), name = path.toStdString()](const GoesOn& goesOn) { return io::parse_scene(text, name, goesOn); });
}

Result<model::Model, Errors> readDraft(const QString& path, QWidget* window, const ReadingWatch& watch) {
    return readModel(path, window, watch, [file = path.toStdString()](const GoesOn& goesOn) -> Result<model::Model, Errors> {
        auto draft = io::read_draft(file, goesOn);
        if (!draft) return Unexpected(std::move(draft.error()));
        return std::move(draft->model);
    });
}

Result<model::Model, Errors> readScene(const QString& path, QWidget* window, const ReadingWatch& watch) {
    return readModel(path, window, watch, [file = path.toStdString()](const GoesOn& goesOn) { return io::read_scene(file, goesOn); });
}

namespace {

// The scene has the values of the run's start.
Result<BundleFile, Errors> bundle_file(const std::string& path, const GoesOn& goes_on) {
    auto read = io::read_bundle(path, goes_on);
    if (!read) return Unexpected(Errors{std::move(read.error())});
    BundleFile out{std::make_shared<const io::Bundle>(std::move(*read)), {}};
    auto made = replayable(*out.bundle, goes_on);
    if (!made) return Unexpected(std::move(made.error()));
    out.scene = std::move(made->model);
    if (made->options.step) out.scene.run.step = model::Value(*made->options.step);
    if (made->options.end) out.scene.run.end = model::Value(*made->options.end);
    if (made->options.solver) out.scene.run.solver = *made->options.solver;
    const auto infos = parameterInfos(out.scene);
    if (!infos) return Unexpected(Errors{infos.error()});
    for (const auto& [name, text] : out.bundle->set) {
        if (name.find('.') != std::string::npos) continue; // a setting of the run: taken already
        const auto si = model::parse_parameter(out.scene, name, text);
        if (!si) return Unexpected(Errors{si.error()});
        for (std::size_t i = 0; i < infos->size(); ++i)
            if ((*infos)[i].name == name) out.scene.parameters[i].value = (*infos)[i].sceneValue(*si);
    }
    return out;
}

} // namespace

Result<BundleFile, Errors> readBundle(const QString& path, QWidget* window, const ReadingWatch& watch) {
    const auto reading = std::make_shared<Reading<Result<BundleFile, Errors>>>();
    reading->path = path.toStdString();
    reading->reached = watch.reached;
    const auto work = [reading] { reading->result = bundle_file(reading->path, [&] { return reading->goesOn(0.0); }); };
    return waited(*reading, path, window, watch.silent, work, {});
}

Result<io::Bundle> gatherBundle(const RunHistory& history, const QString& sceneName, QWidget* window, const ReadingWatch& watch) {
    const auto reading = std::make_shared<Reading<Result<io::Bundle>>>();
    reading->path = sceneName.toStdString();
    reading->reached = watch.reached;
    const auto work = [reading, history, sceneName] { reading->result = bundleOf(history, sceneName, [&] { return reading->goesOn(0.0); }); };
    return waited(*reading, sceneName, window, watch.silent, work, {});
}

} // namespace saltus::ui

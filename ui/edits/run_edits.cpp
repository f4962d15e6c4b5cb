// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/edits/run_edits.h"

#include "core/formula/turns.h"
#include "core/model/validate.h"
#include "ui/document/document.h"
#include "ui/edits/parameter_edit.h"
#include "ui/run/parameter_info.h"
#include "ui/run/run_controller.h"

#include <algorithm>

namespace saltus::ui {

RunEdits::RunEdits(Document& document, RunController& run, QObject* parent) : QObject(parent), document_(document), run_(run) {
    soon_.setSingleShot(true);
    soon_.setInterval(0);
    connect(&soon_, &QTimer::timeout, this, &RunEdits::restart);
    const auto opened = [this] {
        late_.clear();
        told_ = liveValues();
    };
    connect(&document, &Document::opened, this, opened);
    connect(&document, &Document::closed, this, opened);
    connect(&document, &Document::edited, this, &RunEdits::take);
    connect(&document, &Document::equationsChanged, this, [this] { soon_.start(); });
    connect(&run, &RunController::loaded, this, [this] {
        for (const auto& [name, si] : std::exchange(late_, {})) run_.setParameter(QString::fromStdString(name), si);
    });
    connect(&run, &RunController::parameterRefused, this, &RunEdits::keepValue);
    opened();
}

std::map<std::string, double> RunEdits::liveValues() const {
    std::map<std::string, double> values;
    if (const auto infos = parameterInfos(document_.model()))
        for (const ParameterInfo& info : *infos)
            if (!info.integer) values[info.name] = info.value;
    return values;
}

// --- values ---------------------------------------------------------------------------------------------------------

void RunEdits::take(const model::Effects& effects) {
    auto values = liveValues();
    std::swap(values, told_);
    if (effects.dynamics || pending()) return; // the new run begins with them
    if (!run_.recording() && !awaitsRun() && told_ != values) return soon_.start(); // what was refused may run with these
    for (const auto& [name, si] : told_) {
        const auto before = values.find(name);
        if (before == values.end() || before->second == si) continue;
        if (run_.canRun()) run_.setParameter(QString::fromStdString(name), si);
        else late_[name] = si;
    }
}

void RunEdits::commit(const QString& name, double si, std::optional<model::Value> written) {
    const auto infos = parameterInfos(document_.model());
    if (!infos) return; // a scene whose parameters do not evaluate has no fields
    const auto info = std::find_if(infos->begin(), infos->end(), [&](const auto& i) { return i.name == name.toStdString(); });
    if (info == infos->end()) return;
    const bool same = info->value == si;
    document_.setParameter(name, written ? std::move(*written) : info->sceneValue(si)); // take() tells the run
    if (same && !info->integer) run_.setParameter(name, si);
}

void RunEdits::keepValue(const QString& name, double refused, double kept) {
    const auto infos = parameterInfos(document_.model());
    if (!infos) return;
    for (const ParameterInfo& info : *infos)
        if (info.name == name.toStdString() && info.value == refused) return document_.setParameter(name, info.sceneValue(kept));
}

std::optional<model::Refusal> RunEdits::setParameter(const QString& name, const QString& text) {
    if (auto refused = refusalOf(document_.model(), name, text)) return refused;
    const auto si = model::parse_parameter(document_.model(), name.toStdString(), text.trimmed().toStdString());
    if (!si) return model::Refusal{si.error(), {}};
    std::optional<model::Value> written;
    if (const auto infos = parameterInfos(document_.model()))
        for (const ParameterInfo& info : *infos)
            if (info.name == name.toStdString())
                if (auto turns = formula::turns_typed_as_hertz(text.toStdString(), info.unit)) written = model::Value(std::move(*turns));
    commit(name, *si, std::move(written));
    return std::nullopt;
}

void RunEdits::setParameter(const QString& name, double si) { commit(name, si, std::nullopt); }

// --- runs -----------------------------------------------------------------------------------------------------------

void RunEdits::begin() {
    restart_ = Restart::changed;
    late_.clear();
    run_.load(document_.snapshot());
}

void RunEdits::startAgain(std::vector<std::pair<QString, double>> values) {
    if (!pending()) return run_.resetWithParameters(std::move(values), true);
    soon_.stop();
    restart();
    run_.play();
}

void RunEdits::drop() {
    soon_.stop();
    restart_ = Restart::none;
    late_.clear();
    run_.unload();
}

bool RunEdits::takeBack() {
    if (restart_ != Restart::changed || !document_.undoStack().canUndo()) return false;
    restart_ = Restart::takenBack;
    const std::uint64_t before = document_.revision();
    document_.undo(); // of many bodies it is waited for, and may be given up
    if (document_.revision() != before) return true;
    restart_ = Restart::changed;
    return false;
}

void RunEdits::restart() {
    if (!document_.isOpen()) return;
    if (restart_ == Restart::none) restart_ = Restart::changed;
    const bool running = run_.state() == RunState::running;
    late_.clear(); // the model has them
    emit restarting();
    if (document_.isBlank()) {
        restart_ = Restart::none;
        run_.unload();
        emit emptied();
        return;
    }
    run_.reload(document_.snapshot());
    emit restarted();
    if (running && restart_ == Restart::changed) run_.play();
}

} // namespace saltus::ui

#include "moc_run_edits.cpp"

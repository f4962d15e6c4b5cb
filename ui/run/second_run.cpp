// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/second_run.h"

#include "core/choose_integrator.h"
#include "core/model/edit.h"
#include "core/program.h"
#include "ui/run/parameter_info.h"
#include "ui/run/run_controller.h"
#include "ui/run/run_worker.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

namespace saltus::ui {

namespace {
constexpr std::int64_t kMostSteps = 20'000; // a command: one that is given up does not hold the next up for long
}

Result<model::Model> varied(const model::Model& model, const Variation& variation) {
    model::Target target = model::Setting::run;
    if (!variation.object.empty()) {
        const auto found = model::find(model, variation.object);
        if (!found) return fail(ErrorKind::input, "the scene has no part '" + variation.object + "' any more", "choose again what is different in B");
        target = *found;
    }
    auto edit = model::set_property(model, std::span<const model::Target>(&target, 1), variation.property, variation.text);
    if (!edit) return Unexpected(edit.error().error);
    model::Model other = model;
    model::apply(other, std::move(*edit));
    if (other.run.integrator != model.run.integrator) return with_integrator(model, other.run.integrator); // without what the former alone takes
    return other;
}

SecondRun::SecondRun(RunController& first, QObject* parent) : QObject(parent), first_(first) {}
SecondRun::~SecondRun() = default;

Result<void> SecondRun::begin(const model::Model& model, const Variation& variation) {
    auto other = varied(model, variation);
    if (!other) return Unexpected(std::move(other.error()));
    variation_ = variation;
    model_ = std::move(*other);
    active_ = true;
    load();
    return {};
}

void SecondRun::setModel(const model::Model& model) {
    if (!active_) return;
    if (auto done = begin(model, variation_); !done) {
        end();
        emit failed({done.error()});
    }
}

void SecondRun::end() {
    if (!active_) return;
    active_ = ready_ = false;
    worker_.reset();
    recording_.reset();
    dense_.clear();
    of_.reset();
    emit changed();
}

// A's program, where B's scene is A's but for values of parameters.
std::shared_ptr<const Program> SecondRun::sharedProgram() const {
    const std::shared_ptr<const Program>& program = first_.program();
    if (!program || program->model().parameters.size() != model_.parameters.size()) return nullptr;
    model::Model valued = model_;
    for (std::size_t i = 0; i < valued.parameters.size(); ++i) valued.parameters[i].value = program->model().parameters[i].value;
    return model::difference(program->model(), valued).empty() ? program : nullptr;
}

// The slow way is the right one: from the start of A's line, with its changes.
void SecondRun::load() {
    of_ = first_.recording();
    ready_ = false;
    recording_.reset();
    dense_.clear();
    steps_ = 0;
    changes_ = 0;
    if (of_ && of_->rows() > 0) {
        if (!worker_) worker_ = std::make_unique<RunWorker>();
        ParameterValues values;
        const std::vector<double> start = of_->parameters_at(0);
        const auto& names = of_->parameters();
        for (std::size_t i = 0; i < names.size() && i < start.size(); ++i)
            if (names[i] != variation_.object) values.emplace_back(names[i], start[i]);
        std::shared_ptr<const Program> program = sharedProgram();
        if (const auto infos = parameterInfos(model_); infos && program)
            for (const ParameterInfo& info : *infos)
                if (info.name == variation_.object) values.emplace_back(info.name, info.value);
        sent_ = worker_->send(command::Load{std::make_shared<const model::Model>(model_), std::move(values), false, nullptr, std::move(program)});
    }
    emit changed();
}

void SecondRun::askDense(double begin, double end, std::int64_t samples) {
    if (ready_ && worker_) worker_->send(command::ShowDensely{begin, end, samples});
}

double SecondRun::time() const { return recording_ && recording_->rows() > 0 ? recording_->value(0, recording_->rows() - 1) : 0.0; }

bool SecondRun::behind() const {
    return active_ && of_ && of_->rows() > 0 && (!ready_ || static_cast<double>(steps_) * step_ + 0.5 * step_ < of_->value(0, of_->rows() - 1) || worker_->done() < sent_);
}

void SecondRun::tick() {
    if (!active_) return;
    if (first_.recording() != of_) { // another line, or another run
        if (!first_.recording()) return;
        load();
    }
    if (!worker_) return;
    take();
    if (active_ && ready_ && worker_->done() >= sent_) sendOn();
}

void SecondRun::take() {
    for (Event& e : worker_->takeEvents()) {
        if (auto* loaded = std::get_if<event::Loaded>(&e.kind); loaded && e.after >= sent_ && !ready_) {
            recording_ = loaded->recording;
            step_ = loaded->step;
            ready_ = true;
            emit changed();
        }
        if (auto* shown = std::get_if<event::ShownDensely>(&e.kind); shown && shown->of == recording_) {
            keep(dense_, shown->part);
        }
        if (auto* lost = std::get_if<event::Failed>(&e.kind)) {
            if (e.after < sent_ && lost->empty) continue; // of a run that was given up
            const Errors errors = lost->errors;
            if (lost->empty) end();
            else ready_ = false; // it stays where it is, to be looked at
            emit failed(errors);
            if (!active_) return;
        }
    }
    worker_->takeFrame();
}

void SecondRun::sendOn() {
    const std::size_t rows = of_->rows();
    if (rows == 0 || !(step_ > 0.0)) return;
    const double until = of_->value(0, rows - 1);
    std::int64_t target = static_cast<std::int64_t>(std::floor(until / step_ + 1e-6));
    const auto changes = of_->parameter_changes();
    if (changes_ < changes.size()) {
        const ParameterChange& next = changes[changes_];
        const std::int64_t at = std::llround(next.time / step_);
        if (at <= steps_) {
            ++changes_;
            const auto& names = of_->parameters();
            if (next.parameter < names.size() && names[next.parameter] != variation_.object) sent_ = worker_->send(command::SetParameter{names[next.parameter], next.value});
            return;
        }
        target = std::min(target, at);
    }
    if (target <= steps_) return;
    const std::int64_t count = std::min(target - steps_, kMostSteps);
    steps_ += count;
    sent_ = worker_->send(command::Step{count});
}

} // namespace saltus::ui

#include "moc_second_run.cpp"

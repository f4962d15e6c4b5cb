// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/run_controller.h"

#include "ui/look/loop_turn.h"
#include "ui/run/run_worker.h"
#include "ui/run/time_cursor.h"

#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace saltus::ui {

namespace {
constexpr int kLook = 15;             // ms between looks at the worker's events, only while it has something to do
} // namespace

struct RunController::Impl {
    RunController& self;
    RunWorker worker;
    QTimer look;
    LoopTurn turn;

    RunState state = RunState::empty;
    bool session = false;
    bool loading = false;
    std::uint64_t foretold = 0; // a state shown at once: the worker's word counts again after this command
    std::uint64_t lastLoad = 0;
    QPointer<TimeCursor> cursor;
    std::uint64_t followAfter = 0; // 0: nothing to wait for
    std::optional<Error> error;
    std::shared_ptr<const Recording> recording;
    DenseParts dense; // of it
    struct Line {
        RunLine line;
        std::map<LineId, double> parts; // from the others
    };
    std::vector<Line> lines; // oldest first
    LineId present = 1;
    std::size_t linesBytes = 0;
    int linesDropped = 0;
    struct Kept { // of a run that rests
        std::vector<Line> lines;
        LineId present;
        std::size_t linesBytes;
        int linesDropped;
    };
    std::map<std::uint64_t, Kept> kept;
    std::uint64_t runNumber = 0;
    struct Ended { // by an edit
        std::uint64_t run;
        std::shared_ptr<const Recording> recording;
    };
    std::optional<Ended> before;
    std::vector<std::pair<QString, double>> waiting; // parameters set while the past was shown
    std::map<std::string, double> told;              // parameters that were changed since the run was loaded
    std::shared_ptr<const Frame> frame;
    double wanted = 1.0, measured = 0.0, end = 0.0, step = 0.0;
    double fastest = std::numeric_limits<double>::infinity();
    QString solver;
    Errors unitRemarks;
    std::shared_ptr<const Program> program;
    RecordingLimits limits;

    explicit Impl(RunController& controller) : self(controller) {}

    std::uint64_t send(Command command) {
        const std::uint64_t number = worker.send(std::move(command));
        if (!look.isActive()) look.start();
        return number;
    }

    void setState(RunState next) {
        if (next != RunState::failed) error.reset();
        if (next == state) return;
        state = next;
        emit self.stateChanged(next);
    }

    void setRecording(std::shared_ptr<const Recording> next) {
        if (next == recording) return;
        recording = std::move(next);
        dense.clear();
        emit self.recordingChanged();
    }

    void forgetLines() {
        lines.clear();
        present = 1;
        linesBytes = 0;
        linesDropped = 0;
        waiting.clear();
        told.clear();
    }
    Line* find(LineId id) {
        for (Line& line : lines)
            if (line.line.id == id) return &line;
        return nullptr;
    }
    bool showsPast() const {
        return cursor && !cursor->following() && recording && recording->rows() > 0 &&
               cursor->time() < recording->value(0, recording->rows() - 1) - 0.5 * step;
    }
    void sendWaiting() {
        for (const auto& [name, si] : std::exchange(waiting, {})) send(command::SetParameter{name.toStdString(), si});
    }

    void forgetRun() {
        session = false;
        forgetLines();
        frame.reset();
        end = step = measured = 0.0;
        followAfter = 0;
        solver.clear();
        setRecording(nullptr);
    }

    // A cursor in the past is where the run goes on. It stays there until the run has arrived, so that no view jumps.
    void startFromCursor() {
        if (!cursor || cursor->following()) return;
        if (showsPast())
            followAfter = send(command::GoTo{cursor->time()});
        else
            followAfter = send(command::GoTo{std::numeric_limits<double>::infinity()});
    }

    // What the user sees at once; the worker's own events follow.
    void foretell(RunState next, std::uint64_t number) {
        foretold = number;
        setState(next);
    }

    bool takeFrame() {
        auto fresh = worker.takeFrame();
        if (!fresh) return false;
        frame = std::move(fresh);
        emit self.frameArrived();
        return true;
    }

    void drain() {
        for (Event& e : worker.takeEvents()) {
            if (e.after < lastLoad) continue; // of a run that was given up
            std::visit([&](auto& kind) { take(kind, e.after); }, e.kind);
        }
    }

    void take(event::Loaded& e, std::uint64_t) {
        session = true;
        loading = false;
        forgetLines();
        runNumber = e.run;
        if (const auto old = kept.find(e.run); old != kept.end()) {
            lines = std::move(old->second.lines);
            present = old->second.present;
            linesBytes = old->second.linesBytes;
            linesDropped = old->second.linesDropped;
        } else {
            lines.push_back({RunLine{}, {}});
            lines.back().line.recording = e.recording;
            lines.back().line.present = true;
        }
        const auto rests = [&](std::uint64_t run) { return std::find(e.resting.begin(), e.resting.end(), run) != e.resting.end(); };
        if (before && (before->run == e.run || !rests(before->run))) before.reset();
        std::erase_if(kept, [&](const auto& k) { return std::find(e.resting.begin(), e.resting.end(), k.first) == e.resting.end(); });
        frame = std::move(e.frame);
        end = e.end;
        step = e.step;
        solver = QString::fromStdString(e.solver);
        unitRemarks = std::move(e.unit_remarks);
        program = std::move(e.program);
        if (state != RunState::running) setState(RunState::paused); // a rebuilt run may be wanted running already
        setRecording(std::move(e.recording));
        emit self.loaded();
        emit self.linesChanged();
        emit self.frameArrived();
    }
    void take(event::State& e, std::uint64_t after) {
        if (after >= foretold) setState(e.running ? RunState::running : RunState::paused);
    }
    void take(event::Branched& e, std::uint64_t) {
        // The new line shares with the one before all up to `left`, with the others what that one shares, or less.
        Line next;
        next.line.id = e.line;
        next.line.recording = e.recording;
        next.line.began = e.left;
        for (Line& other : lines) {
            const auto shared = other.parts.find(present);
            const double parts = other.line.id == present || shared == other.parts.end() ? e.left : std::min(e.left, shared->second);
            other.parts[e.line] = parts;
            next.parts[other.line.id] = parts;
        }
        lines.push_back(std::move(next));
        takePresent(e.line, std::move(e.recording));
    }
    void take(event::LineChosen& e, std::uint64_t) {
        takePresent(e.line, std::move(e.recording));
        if (cursor) cursor->follow();
    }
    void take(event::LinesKept& e, std::uint64_t) {
        linesBytes = e.bytes;
        linesDropped += int(e.dropped.size());
        for (const LineId id : e.dropped)
            lines.erase(std::remove_if(lines.begin(), lines.end(), [id](const Line& l) { return l.line.id == id; }), lines.end());
        emit self.linesChanged();
    }
    void takePresent(LineId id, std::shared_ptr<const Recording> next) {
        present = id;
        for (Line& line : lines) {
            line.line.present = line.line.id == id;
            const auto parts = line.parts.find(id);
            line.line.parts = parts == line.parts.end() ? line.line.began : parts->second;
        }
        setRecording(std::move(next));
        emit self.linesChanged();
    }
    void take(event::Pulled&, std::uint64_t) {
        Line* line = find(present);
        if (!line || line->line.pulled || !line->line.parameter.empty()) return;
        line->line.pulled = true;
        emit self.linesChanged();
    }
    void take(event::ParameterChanged& e, std::uint64_t) {
        // A line has the name of the first change made in it; a slider that is drawn on goes on naming it.
        if (Line* line = find(present); e.made && line && line->line.id > 1 && !line->line.pulled &&
                                        (line->line.parameter.empty() || line->line.parameter == e.name)) {
            line->line.parameter = e.name;
            line->line.value = e.value;
            emit self.linesChanged();
        }
        told[e.name] = e.value;
        emit self.parameterChanged(QString::fromStdString(e.name), e.value);
    }
    void take(event::ParameterRefused& e, std::uint64_t) {
        told[e.name] = e.kept;
        emit self.parameterRefused(QString::fromStdString(e.name), e.refused, e.kept, e.error);
    }
    void take(event::History& e, std::uint64_t) { emit self.historyTold(*e.history); }
    void take(event::Replayed& e, std::uint64_t) {
        takeFrame(); // published before: who hears of the end finds its state
        emit self.replayed(e.report);
    }
    void take(event::ShownDensely& e, std::uint64_t) {
        if (e.of != recording) return; // another line was taken meanwhile
        keep(dense, e.part);
        emit self.denseArrived();
    }
    void take(event::AtEnd& e, std::uint64_t) { emit self.pausedAtEnd(e.time); }
    void take(event::Failed& e, std::uint64_t) {
        if (e.empty) {
            loading = false;
            forgetRun();
        }
        if (e.stops) {
            if (!e.errors.empty()) error = e.errors.front();
            setState(RunState::failed);
        }
        emit self.failed(e.errors);
    }
};

RunController::RunController(QObject* parent) : QObject(parent), impl_(std::make_unique<Impl>(*this)) {
    impl_->look.setInterval(kLook);
    connect(&impl_->look, &QTimer::timeout, this, [this] {
        if (impl_->turn.isLong()) return; // it looks again soon
        impl_->drain();
        if (!impl_->worker.isBusy()) impl_->look.stop();
    });
}

RunController::~RunController() = default;

void RunController::setCursor(TimeCursor* cursor) { impl_->cursor = cursor; }

void RunController::load(const model::Model& model, std::vector<std::pair<QString, double>> parameters) {
    load(std::make_shared<const model::Model>(model), std::move(parameters));
}

void RunController::load(std::shared_ptr<const model::Model> model, std::vector<std::pair<QString, double>> parameters) {
    ParameterValues values;
    for (const auto& [name, si] : parameters) values.emplace_back(name.toStdString(), si);
    impl_->lastLoad = impl_->send(command::Load{std::move(model), std::move(values)});
    impl_->loading = true;
    impl_->kept.clear();
    impl_->before.reset();
    impl_->forgetRun();
    impl_->foretell(RunState::empty, impl_->lastLoad);
}

void RunController::loadBundle(std::shared_ptr<const model::Model> scene, std::shared_ptr<const io::Bundle> bundle) {
    impl_->lastLoad = impl_->send(command::Load{std::move(scene), {}, false, std::move(bundle)});
    impl_->loading = true;
    impl_->kept.clear();
    impl_->before.reset();
    impl_->forgetRun();
    impl_->foretell(RunState::empty, impl_->lastLoad);
}

void RunController::askHistory() {
    if (!impl_->session) return;
    impl_->sendWaiting();
    impl_->send(command::TellHistory{});
}

void RunController::reload(std::shared_ptr<const model::Model> model) {
    // Of several edits in a row the run that went furthest stays in sight.
    if (impl_->session && impl_->recording && impl_->recording->rows() > 1 &&
        (!impl_->before || impl_->recording->value(0, impl_->recording->rows() - 1) >= 0.1 * impl_->before->recording->value(0, impl_->before->recording->rows() - 1)))
        impl_->before = Impl::Ended{impl_->runNumber, impl_->recording};
    if (impl_->session) impl_->kept[impl_->runNumber] = {impl_->lines, impl_->present, impl_->linesBytes, impl_->linesDropped};
    impl_->lastLoad = impl_->send(command::Load{std::move(model), {}, true});
    impl_->loading = true;
    impl_->session = false;
    impl_->measured = 0.0;
    impl_->followAfter = 0;
    impl_->foretell(RunState::empty, impl_->lastLoad);
}

void RunController::loadRecording(std::shared_ptr<const Recording> recording) {
    unload();
    if (recording && recording->rows() > 0) {
        auto frame = std::make_shared<Frame>();
        const std::size_t row = recording->rows() - 1, columns = recording->catalogue().size();
        frame->values.resize(columns);
        for (std::size_t i = 0; i < columns; ++i) frame->values[i] = recording->value(i, row);
        frame->time = frame->values.empty() ? 0.0 : frame->values[0];
        frame->row = static_cast<std::int64_t>(row);
        frame->parameters = recording->parameters_at(row);
        frame->impacts = recording->impact_count();
        frame->rows = frame->contacts = static_cast<std::uint32_t>(recording->interactions().size());
        impl_->end = frame->time;
        impl_->frame = std::move(frame);
    }
    impl_->setState(RunState::paused);
    impl_->setRecording(std::move(recording));
    emit loaded();
    if (impl_->frame) emit frameArrived();
}

void RunController::unload() {
    impl_->lastLoad = impl_->send(command::Unload{});
    impl_->loading = false;
    impl_->kept.clear();
    impl_->before.reset();
    impl_->forgetRun();
    impl_->foretell(RunState::empty, impl_->lastLoad);
}

void RunController::askDense(double begin, double end, std::int64_t samples) {
    if (impl_->session) impl_->send(command::ShowDensely{begin, end, samples});
}

const DenseParts& RunController::dense() const { return impl_->dense; }
RunState RunController::state() const { return impl_->state; }
bool RunController::canRun() const { return impl_->session; }
const Error* RunController::error() const { return impl_->error ? &*impl_->error : nullptr; }
std::shared_ptr<const Recording> RunController::recording() const { return impl_->recording; }
std::shared_ptr<const Recording> RunController::before() const { return impl_->before ? impl_->before->recording : nullptr; }
std::vector<std::shared_ptr<const Recording>> RunController::branches() const {
    std::vector<std::shared_ptr<const Recording>> all;
    for (const auto& line : impl_->lines)
        if (!line.line.present) all.push_back(line.line.recording);
    return all;
}
std::vector<double> RunController::branchTimes() const {
    std::vector<double> all;
    for (const auto& line : impl_->lines)
        if (!line.line.present) all.push_back(line.line.parts);
    return all;
}
std::vector<RunLine> RunController::lines() const {
    std::vector<RunLine> all;
    for (const auto& line : impl_->lines) all.push_back(line.line);
    return all;
}
std::size_t RunController::linesBytes() const { return impl_->linesBytes; }
int RunController::linesDropped() const { return impl_->linesDropped; }
std::shared_ptr<const Frame> RunController::frame() const { return impl_->frame; }

std::optional<double> RunController::parameter(std::size_t index, const std::string& name) const {
    for (const auto& [waits, si] : impl_->waiting)
        if (waits.toStdString() == name) return si;
    if (const auto changed = impl_->told.find(name); changed != impl_->told.end()) return changed->second;
    if (!impl_->frame || index >= impl_->frame->parameters.size()) return std::nullopt;
    return impl_->frame->parameters[index];
}
double RunController::wantedSpeed() const { return impl_->wanted; }
double RunController::fastestSpeed() const { return impl_->fastest; }
double RunController::measuredSpeed() const { return impl_->state == RunState::running ? impl_->measured : 0.0; }
double RunController::endTime() const { return impl_->end; }
double RunController::stepSize() const { return impl_->step; }
QString RunController::solver() const { return impl_->solver; }
const std::shared_ptr<const Program>& RunController::program() const { return impl_->program; }
const Errors& RunController::unitRemarks() const { return impl_->unitRemarks; }

bool RunController::poll() {
    impl_->drain();
    const double measured = impl_->worker.measuredSpeed();
    if (measured != impl_->measured) {
        impl_->measured = measured;
        emit speedChanged();
    }
    if (!impl_->session) return false;
    const bool arrived = impl_->followAfter != 0 && impl_->worker.done() >= impl_->followAfter;
    const bool fresh = impl_->takeFrame();
    if (arrived) {
        impl_->followAfter = 0;
        if (impl_->cursor) {
            impl_->cursor->follow();
            if (impl_->frame) impl_->cursor->advance(impl_->frame->time);
        }
    }
    return fresh;
}

void RunController::play() {
    if (impl_->loading) impl_->send(command::Play{}); // as soon as the run is there
    if (!impl_->session || impl_->state == RunState::running) return;
    impl_->startFromCursor();
    impl_->sendWaiting();
    impl_->foretell(RunState::running, impl_->send(command::Play{}));
}

void RunController::pause() {
    if (impl_->loading) impl_->send(command::Pause{});
    if (!impl_->session) return;
    const std::uint64_t number = impl_->send(command::Pause{});
    if (impl_->state == RunState::running) impl_->foretell(RunState::paused, number);
}

void RunController::toggle() {
    if (impl_->state == RunState::running)
        pause();
    else
        play();
}

void RunController::stepForward(int steps) {
    if (!impl_->session || steps <= 0) return;
    impl_->startFromCursor();
    impl_->sendWaiting();
    impl_->foretell(RunState::paused, impl_->send(command::Step{steps}));
}

void RunController::stepBack() {
    if (!impl_->session) return;
    impl_->startFromCursor();
    impl_->foretell(RunState::paused, impl_->send(command::StepBack{}));
}

void RunController::reset() {
    if (!impl_->session) return;
    impl_->sendWaiting();
    impl_->foretell(RunState::paused, impl_->send(command::Rebuild{{}, false, true}));
}

void RunController::goTo(double time) {
    if (!impl_->session) return;
    impl_->foretell(RunState::paused, impl_->send(command::GoTo{time}));
}

void RunController::setWantedSpeed(double factor) {
    if (std::isnan(factor)) return;
    const double wanted = std::min(impl_->fastest, std::isinf(factor) ? factor : std::clamp(factor, kSlowest, kFastest));
    if (wanted == impl_->wanted) return;
    impl_->wanted = wanted;
    impl_->send(command::SetSpeed{wanted});
    emit speedChanged();
}

void RunController::setFastestSpeed(double factor) {
    if (!(factor >= kSlowest) || factor == impl_->fastest) return;
    impl_->fastest = factor;
    setWantedSpeed(impl_->wanted);
    emit speedChanged();
}

void RunController::setMostMemory(double bytes) { impl_->worker.setMostMemory(bytes); }
std::string RunController::making() const { return impl_->worker.making(); }
void RunController::stopMaking() { impl_->worker.stopMaking(); }

void RunController::setLimits(const RecordingLimits& limits) {
    if (limits == impl_->limits) return;
    impl_->limits = limits;
    impl_->send(command::SetLimits{limits});
}

void RunController::setParameter(const QString& name, double si) {
    if (!impl_->session) return;
    if (impl_->state == RunState::running || !impl_->showsPast()) {
        impl_->sendWaiting();
        impl_->send(command::SetParameter{name.toStdString(), si});
        impl_->told[name.toStdString()] = si; // as soon as the worker comes to it
        return;
    }
    auto& waiting = impl_->waiting;
    waiting.erase(std::remove_if(waiting.begin(), waiting.end(), [&](const auto& w) { return w.first == name; }), waiting.end());
    waiting.emplace_back(name, si);
    emit parameterChanged(name, si);
}

void RunController::chooseLine(LineId line) {
    if (!impl_->session || line == impl_->present) return;
    impl_->waiting.clear();
    impl_->foretell(RunState::paused, impl_->send(command::ChooseLine{line}));
}

void RunController::setPull(const std::optional<rigid::Pull>& pull) {
    if (impl_->session) impl_->send(command::SetPull{pull});
}

void RunController::resetWithParameters(std::vector<std::pair<QString, double>> parameters, bool run) {
    if (!impl_->session) return;
    impl_->waiting.clear();
    ParameterValues values;
    for (const auto& [name, si] : parameters) values.emplace_back(name.toStdString(), si);
    impl_->foretell(run ? RunState::running : RunState::paused,
                    impl_->send(command::Rebuild{std::move(values), run, false}));
}

} // namespace saltus::ui

#include "moc_run_controller.cpp"

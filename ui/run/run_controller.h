// SPDX-License-Identifier: GPL-3.0-or-later
// The GUI's side of a run. A worker thread owns the Session; commands go to it through a queue, Frames come back through
// a latest-wins mailbox, and the recording is read without locks. No call here waits for a step.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/simulation/frame.h"
#include "core/simulation/recording.h"
#include "core/simulation/rigid/pull.h"
#include "ui/run/dense_part.h"
#include "ui/run/recording_limits.h"
#include "ui/run/run_history.h"
#include "ui/run/run_line.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace saltus {
class Program;
}

namespace saltus::ui {

enum class RunState { empty, paused, running, failed };

class TimeCursor;

class RunController : public QObject {
    Q_OBJECT
public:
    static constexpr double kSlowest = 1e-4, kFastest = 1000.0; // wanted speeds

    explicit RunController(QObject* parent = nullptr);
    ~RunController() override; // cancels, then waits for the worker

    // play(), stepForward() and stepBack() begin where this cursor stands when it shows the past; it then follows again.
    void setCursor(TimeCursor* cursor);

    // A new run of this model, paused at t = 0; the old one is dropped. Errors of the model arrive by failed().
    void load(std::shared_ptr<const model::Model> model, std::vector<std::pair<QString, double>> parameters = {});
    void load(const model::Model& model, std::vector<std::pair<QString, double>> parameters = {}); // a copy
    // The same for a model that was edited: what is shown stays until the new run is there or refused.
    void reload(std::shared_ptr<const model::Model> model);
    // The run of a bundle, made again with all that was done while it ran; replayed() tells what came of it. `scene`: the bundle's.
    void loadBundle(std::shared_ptr<const model::Model> scene, std::shared_ptr<const io::Bundle> bundle);
    void askHistory(); // of the present line: historyTold()
    void askDense(double begin, double end, std::int64_t samples); // of an event-driven run, s: denseArrived()
    // A finished recording, read-only: scrub, plots, export, but no stepping.
    void loadRecording(std::shared_ptr<const Recording> recording);
    void unload();

    RunState state() const;
    bool canRun() const; // a session is there (not a recording opened for reading)
    const Error* error() const; // when failed: the state shown is the last good one
    std::shared_ptr<const Recording> recording() const; // may be replaced: recordingChanged()
    // Of the run that the last edit ended, as long as it rests and comes back by undo; else null.
    std::shared_ptr<const Recording> before() const;
    // Older branches of this run, oldest first, and the times where the run left each of them.
    std::vector<std::shared_ptr<const Recording>> branches() const;
    std::vector<double> branchTimes() const;
    // All lines of the run, the present one among them, oldest first.
    std::vector<RunLine> lines() const;
    std::size_t linesBytes() const; // of those besides the present one; at most kLinesBudget
    int linesDropped() const;       // for want of memory, since the run began
    std::shared_ptr<const Frame> frame() const;         // the last one taken from the mailbox
    // What the run has, or will have as soon as it goes on, SI: a frame may be older than what the run has told since. Nothing: there is no run.
    std::optional<double> parameter(std::size_t index, const std::string& name) const;

    const DenseParts& dense() const; // stretches of the present recording that were asked for last
    double wantedSpeed() const;   // simulated seconds a second
    double fastestSpeed() const;  // that may be wanted; infinity: no limit
    double measuredSpeed() const; // over the last half second; 0 when paused
    double endTime() const;       // of the scene
    double stepSize() const;      // h, s; 0 when there is no session
    QString solver() const;       // the one in use, and why
    const std::shared_ptr<const Program>& program() const; // of the run; null where its scene has changed since
    const Errors& unitRemarks() const; // of the scene's formulas, with their places

    // Called by the shell's one timer: takes the newest Frame from the mailbox; true when there was one.
    bool poll();

public slots:
    void play();  // from the cursor's time when it stands in the past: a new branch; else on from the end
    void pause();
    void toggle();
    void stepForward(int steps = 1); // pauses
    void stepBack();                 // by checkpoint and replay, bitwise the same states
    void reset();                    // t = 0 with the present parameters
    void goTo(double time);          // the state becomes the one at this time (a branch begins when played)
    void chooseLine(saltus::ui::LineId line); // its end is shown, and the run goes on from there
    void setLimits(const saltus::ui::RecordingLimits& limits); // of what is recorded, from now on
    void setMostMemory(double bytes); // that a run which is made from now on may take, by an estimate; more is refused
    std::string making() const; // what is being done to make a run ("checking the scene"); "": none is being made
    void stopMaking();          // refused then, as cancelled
    void setWantedSpeed(double factor); // kSlowest ... kFastest; "as fast as possible": infinity; at most fastestSpeed()
    void setFastestSpeed(double factor);
    // Live, between two steps. While the cursor shows the past of a paused run it waits: play() makes the change there, in a
    // new line.
    void setParameter(const QString& name, double si);
    void setPull(const std::optional<saltus::rigid::Pull>& pull); // a hand on a body; nothing: it lets go
    void resetWithParameters(std::vector<std::pair<QString, double>> parameters, bool run); // rebuilds

signals:
    void loaded();           // a model was loaded; the catalogue is known
    void recordingChanged(); // another Recording object: plots start anew
    void stateChanged(saltus::ui::RunState state);
    void frameArrived();
    void linesChanged();     // one came, went, was chosen or got its name
    void speedChanged();
    void denseArrived();
    void historyTold(const saltus::ui::RunHistory& history);
    void replayed(const saltus::ui::ReplayReport& report);
    void pausedAtEnd(double time); // as the scene asks for (run.pause_at_end)
    void parameterChanged(const QString& name, double si);
    void parameterRefused(const QString& name, double refused, double kept, const saltus::Error& error); // the run goes on with the value kept
    void failed(const saltus::Errors& errors);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::ui

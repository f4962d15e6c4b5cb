// SPDX-License-Identifier: GPL-3.0-or-later
// How an edit of the scene becomes a run, whoever made it: a panel, a slider, the command palette, undo. A value acts on the
// run that is there, between two steps; everything else, a count of copies too, makes a new run, and undo brings back the one
// before. Nobody else sends a run what the scene says.
#pragma once

#include "core/model/edit.h"
#include "core/model/properties.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace saltus::ui {

class Document;
class RunController;

class RunEdits : public QObject {
    Q_OBJECT
public:
    RunEdits(Document& document, RunController& run, QObject* parent = nullptr);

    Document& document() const { return document_; }
    RunController& run() const { return run_; }

    // What was typed ("660", "660 rpm", "2*pi*11 Hz"): checked, then an edit of the scene that can be undone, and the run's value.
    // What is wrong with it, and then nothing changes; else nothing. "11 Hz" for a speed in rpm stands in the scene as "11 rev/s".
    std::optional<model::Refusal> setParameter(const QString& name, const QString& text);
    // The same for a value that is known to be in range, SI. What the scene says already is told to the run alone, which may
    // stand elsewhere (an older line was chosen); not of counts.
    void setParameter(const QString& name, double si);

    // The scene's first run, or a refusal of what cannot run yet.
    void begin();
    // A new run from t = 0 that begins at once, with these values (SI) where no edit waits for a run of its own.
    void startAgain(std::vector<std::pair<QString, double>> values);
    void drop(); // the run, there or on the way

    bool pending() const { return soon_.isActive(); }                                    // edited, the new run is asked for at the end of this moment
    bool awaitsRun() const { return pending() || restart_ != Restart::none; }            // or it is asked for and neither there nor refused
    // The run that was asked for is there or was refused: true when it was one of a changed scene. Awaits nothing from now on.
    bool settle() { return std::exchange(restart_, Restart::none) != Restart::none; }
    // The run of the last edit was refused: the scene goes back to what ran. False when there is nothing to go back to, or when that
    // was given up.
    bool takeBack();

signals:
    void restarting(); // a new run of the changed scene is asked for now
    void restarted();  // it was
    void emptied();    // the changed scene has nothing that could run: there is no run any more

private:
    void keepValue(const QString& name, double refused, double kept); // the scene says what the run does
    void commit(const QString& name, double si, std::optional<model::Value> written);
    void take(const model::Effects& effects);
    void restart();
    std::map<std::string, double> liveValues() const; // of the scene: those that a run takes between two steps

    enum class Restart { none, changed, takenBack }; // the run is built anew: for a changed scene, or for the one before it again
    Document& document_;
    RunController& run_;
    QTimer soon_; // edits of one moment make one new run
    Restart restart_ = Restart::none;
    std::map<std::string, double> told_; // what the run knows, or will know when it is there
    std::map<std::string, double> late_; // edited while the run was made
};

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// One open scene: the Model, its file and its edits with undo. The only writer of the Model.
#pragma once

#include "core/base/error.h"
#include "core/model/edit.h"
#include "core/model/model.h"
#include "ui/document/scene_bodies.h"
#include "ui/document/slices.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace saltus::ui {

// What a file was when it was last read or written. No file: all zero.
struct FileStamp {
    std::uintmax_t size = 0;
    std::int64_t written = 0; // of the file system's clock
    static FileStamp of(const QString& file);
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

class EditCommand;

class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);

    bool isOpen() const { return open_; }
    const model::Model& model() const { return model_; }
    std::uint64_t revision() const { return revision_; } // another one whenever the model is
    QString filePath() const { return filePath_; } // empty: never saved
    QString displayName() const;                   // "cam-follower.saltus"
    // What another program did with the file since it was opened or saved.
    enum class Outside { untouched, changed, gone };
    Outside outside() const;
    bool isModified() const;
    // Nothing is in it yet that could run or be drawn.
    bool isBlank() const;
    // Lies in the gallery folder, which the shell names once: save asks for another place.
    bool isShipped() const;
    void setShippedFolder(const QString& folder);

    using Reader = std::function<Result<model::Model, Errors>(const QString& filePath)>;
    // Refuses what cannot run; without a reader by io::read_scene. `leave` is called when all is ready, before the open scene is replaced: never where
    // it stays open, refused or stopped.
    using Leave = std::function<void()>;
    Result<void, Errors> open(const QString& filePath, const Reader& reader = {}, const Leave& leave = {});
    void openNew(); // an empty scene
    // From a recording or a bundle. False: given up.
    bool openModel(model::Model model, const QString& filePath, const Leave& leave = {});
    // Work that was not saved when the program ended: open, and modified from the start. filePath: of its scene, or "". False: given up.
    bool openRecovered(model::Model model, const QString& filePath, const Leave& leave = {});
    void close();
    Result<void> save(const QString& filePath = {}); // atomic
    // Undoable: the scene becomes what its file holds. Errors: no file, unreadable; the scene stays as it is.
    Result<void, Errors> revert(const Reader& reader = {}); // else by io::read_draft, which takes what cannot run, too

    // At these parameters (SI, the model's order); made once for all who ask.
    const SceneBodies::Bodies& bodies(std::span<const double> parameters) { return bodies_.of(snapshot(), revision_, parameters); }
    // Makes what a view draws them with, in the work that is waited for. Asked for in the window, done beside it: it owns all that it uses.
    using Draw = std::function<std::unique_ptr<DrawnBodies>(const model::Model& model, const std::shared_ptr<const simulation::BodyScene>& bodies)>;
    void setDraw(std::function<Draw()> draw) { draw_ = std::move(draw); }
    std::unique_ptr<DrawnBodies> takeDrawn() { return bodies_.takeDrawn(revision_); } // of the model as it is; null: it is made by who needs it
    // The model as it is, for work beside the window.
    std::shared_ptr<const model::Model> snapshot();

    // For panels that show very many parts; of fewer than kManyBodies they show what is new at once.
    Slices& slices() { return slices_; }

    // How one waits for work beside the window: false when its user gave it up (ui/look/wait_bar.h). Without it all is done at once.
    using Wait = std::function<bool(const QString& what, std::function<void()> work)>;
    void setWait(Wait wait) { wait_ = std::move(wait); }
    static constexpr std::size_t kManyBodies = 1000; // fewer are not waited for
    // Does the work, which owns all that it uses, beside the window where it is about many bodies. False: it was given up, or the
    // scene is another one meanwhile; no edit is taken as long as it is waited for.
    bool waitFor(std::size_t bodies, const QString& what, std::function<void()> work);
    // What the work makes of the model, waited for where many bodies are there or come. Nothing: given up.
    template <class Made>
    std::optional<Made> beside(const QString& what, std::function<Made(const model::Model&)> work, std::size_t coming = 0) {
        const auto made = std::make_shared<std::optional<Made>>();
        if (!waitFor(std::max(model_.bodies.size(), coming), what, [made, model = snapshot(), work = std::move(work)] { made->emplace(work(*model)); })) return std::nullopt;
        return std::move(*made);
    }
    // bodies() at the model's own values will not take long. False: given up.
    bool prepareBodies(const QString& what);

    // As of the stack, but that of many bodies these wait for what is to be drawn, and may be given up: nothing is done then.
    void undo() { stepTo(undo_.index() - 1); }
    void redo() { stepTo(undo_.index() + 1); }
    // As many steps as it takes, told as one change: nobody draws what is passed on the way.
    void stepTo(int index);
    QUndoStack& undoStack() { return undo_; }
    // Undoable. Consecutive edits of the same parts within 1.5 s are one step of undo; an edit that changes nothing is none.
    // What follows for parts that are made from others (authoring::completed) is part of it.
    // False: given up (or there is no scene); the model is as it was, and modelChanged() tells so to whoever showed it edited already.
    // `leave` as of open(): when all is ready, before the edit is done.
    bool edit(model::Edit edit, const QString& whatChanged, const Leave& leave = {});

    // Undoable, as are the following ones.
    void setParameter(const QString& name, model::Value value);
    void setPinned(const QString& name, bool pinned); // a slider in the Parameters panel, or none
    void setViews(model::Views views, const QString& whatChanged);
    // Systems, interactions and expressions become those of `next`.
    void setEquations(const model::Model& next, const QString& whatChanged);
    // The state shown becomes the initial state; the run goes on.
    void setInitialState(std::vector<model::System> systems, const QString& whatChanged);

signals:
    void opened();
    void closed();
    void modelChanged();
    void edited(const saltus::model::Effects& effects); // after modelChanged(), not after opened()
    void equationsChanged(); // a run of the old equations is void; after modelChanged()
    void modifiedChanged(bool modified);
    // The scene is changed, but not all who show it could follow; show it anew.
    void memoryWanted();

private:
    friend class EditCommand;
    bool push(model::Edit edit, const QString& whatChanged, bool keepsRun, const Leave& leave = {});
    // Done from first to last; shared with work that may go on when it is given up.
    using Edits = std::vector<std::shared_ptr<const model::Edit>>;
    bool prepare(Edits edits, const QString& what);
    // What the model is drawn from, and with, when the edits are done. copy: where a copy of that model goes, which takes as long. False: given up.
    bool make(std::shared_ptr<const model::Model> model, Edits edits, const QString& what, std::optional<SceneBodies::Made>& made, bool drawn = true, model::Model* copy = nullptr);
    bool begin(model::Model model, const QString& filePath, bool modified, const Leave& leave);
    void takeNext(); // what was prepared belongs to the model as it is now
    void changed(const model::Effects& effects, bool endsRun); // tells all
    void start(model::Model model, const QString& filePath, bool modified);

    model::Model model_;
    std::uint64_t revision_ = 0;
    SceneBodies bodies_;
    std::optional<SceneBodies::Made> next_;              // of the model as it will be after the next step
    std::shared_ptr<const model::Model> snapshot_;       // of snapshotRevision_
    std::uint64_t snapshotRevision_ = 0;
    Slices slices_;
    std::function<Draw()> draw_;
    Wait wait_;
    bool waiting_ = false;
    QString filePath_;
    FileStamp stamp_;
    QString shipped_;
    bool open_ = false;
    bool recovered_ = false; // differs from its file from the start
    EditCommand* pushed_ = nullptr; // while the list of undo takes it
    struct Passed { // of the steps that are not told yet
        int steps = 0;
        model::Effects effects;
        bool endsRun = false;
    };
    std::optional<Passed> passed_; // while several are done at once
    QUndoStack undo_;
};

} // namespace saltus::ui

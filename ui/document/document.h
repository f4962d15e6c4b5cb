// SPDX-License-Identifier: GPL-3.0-or-later
// One open scene: the Model, its file and its edits with undo. The only writer of the Model.
#pragma once

#include "core/base/error.h"
#include "core/model/edit.h"
#include "core/model/model.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <cstdint>
#include <functional>

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
    Result<void, Errors> open(const QString& filePath, const Reader& reader = {}); // refuses what cannot run; else by io::read_scene
    void openNew();                                     // an empty scene
    void openModel(model::Model model, const QString& filePath); // from a recording
    // Work that was not saved when the program ended: open, and modified from the start. filePath: of its scene, or "".
    void openRecovered(model::Model model, const QString& filePath);
    void close();
    Result<void> save(const QString& filePath = {}); // atomic
    // Undoable: the scene becomes what its file holds. Errors: no file, unreadable; the scene stays as it is.
    Result<void, Errors> revert(const Reader& reader = {}); // else by io::read_draft, which takes what cannot run, too

    QUndoStack& undoStack() { return undo_; }
    // Undoable. Consecutive edits of the same parts within 1.5 s are one step of undo; an edit that changes nothing is none.
    // What follows for parts that are made from others (authoring::completed) is part of it.
    void edit(model::Edit edit, const QString& whatChanged);

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
    void push(model::Edit edit, const QString& whatChanged, bool keepsRun);
    void start(model::Model model, const QString& filePath, bool modified);

    model::Model model_;
    QString filePath_;
    FileStamp stamp_;
    QString shipped_;
    bool open_ = false;
    bool recovered_ = false; // differs from its file from the start
    EditCommand* pushed_ = nullptr; // while the list of undo takes it
    QUndoStack undo_;
};

} // namespace saltus::ui

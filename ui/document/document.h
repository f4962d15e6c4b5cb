// SPDX-License-Identifier: GPL-3.0-or-later
// One open scene: the Model, its file and its edits with undo. The only writer of the Model.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

namespace saltus::ui {

class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);

    bool isOpen() const { return open_; }
    const model::Model& model() const { return model_; }
    QString filePath() const { return filePath_; } // empty: never saved
    QString displayName() const;                   // "cam-follower.saltus"
    bool isModified() const;
    // Lies in the gallery folder, which the shell names once: save asks for another place.
    bool isShipped() const;
    void setShippedFolder(const QString& folder);

    Result<void, Errors> open(const QString& filePath);
    void openModel(model::Model model, const QString& filePath); // from a recording
    void close();
    Result<void> save(const QString& filePath = {}); // atomic

    QUndoStack& undoStack() { return undo_; }
    // Undoable, consecutive changes of the same parameter merge (slider drags).
    void setParameter(const QString& name, model::Value value);
    // Undoable: a slider in the Parameters panel, or none.
    void setPinned(const QString& name, bool pinned);
    // Undoable: replaces the plots' arrangement.
    void setViews(model::Views views, const QString& whatChanged);
    // Undoable: systems, interactions and expressions become those of `next`. A run of the old equations is void:
    // equationsChanged() says so, after modelChanged().
    void setEquations(const model::Model& next, const QString& whatChanged);
    // Undoable: the state shown becomes the initial state.
    void setInitialState(std::vector<model::System> systems, const QString& whatChanged);

signals:
    void opened();
    void closed();
    void modelChanged();
    void equationsChanged();
    void modifiedChanged(bool modified);

private:
    friend class ModelCommand;
    model::Model model_;
    QString filePath_;
    QString shipped_;
    bool open_ = false;
    QUndoStack undo_;
};

} // namespace saltus::ui

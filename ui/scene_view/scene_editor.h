// SPDX-License-Identifier: GPL-3.0-or-later
// Building by hand in the scene view: what is dragged in from the palette, the handles of what is selected, the field for a typed
// value. One drag is one edit of the document, made when it ends; meanwhile the view shows what will be. Edits concern the state
// at t = 0: where the run stands later it is taken back there first.
//
// Keys in the view while handles are shown: X, Y, Z and then a number with or without a unit; digits during a drag; Enter takes
// it, Esc gives up. Shift: a tenth of the way; Ctrl: steps (grid, 15 degrees, tenths).
#pragma once

#include "core/authoring/create.h"
#include "core/authoring/transform.h"
#include "core/base/error.h"
#include "core/model/edit.h"
#include "ui/document/document.h"

#include <QObject>
#include <QPoint>
#include <QSet>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <utility>

namespace saltus::ui {

class RunController;
class SceneView;
class Theme;
class TimeCursor;

enum class EditTool { select, move, turn, scale };

class SceneEditor : public QObject {
    Q_OBJECT
public:
    SceneEditor(Theme& theme, SceneView& view, Document& document, RunController& run, TimeCursor& cursor, QObject* parent = nullptr);
    ~SceneEditor() override;

    SceneView& view() const;
    Document& document() const;

    EditTool tool() const;
    bool localAxes() const;        // handles along the axes of the body instead of the world's
    QStringList selection() const; // names, copies of a repeat as "box[3]", in the order chosen
    const QSet<QString>& locked() const;
    authoring::Targets targets() const; // bodies and joints of the selection that are not locked
    // Of the model as it is now; null when its values cannot be read. Kept until the model changes.
    std::shared_ptr<const authoring::Stage> stage();
    bool isDragging() const;

    // --- new parts (the palette) ---
    // Why it cannot be put here now; empty: it can.
    QString whyNot(const authoring::NewPart& part) const;
    void arm(const authoring::NewPart& part); // the next click in the view puts it there; Esc gives up
    std::optional<authoring::NewPart> armed() const;
    // A drag out of the palette, in global coordinates; it shows what will be when the cursor is over the view.
    void dragPart(const authoring::NewPart& part, const QPoint& global, Qt::KeyboardModifiers modifiers);
    bool dropPart(const QPoint& global, Qt::KeyboardModifiers modifiers); // false: nothing was put anywhere
    void cancelPart();
    bool placeAtCentre(const authoring::NewPart& part);
    // A mesh file (OBJ, STL, PLY) at a point of the view: fixed as it is, or moving as convex pieces. It is copied beside the scene.
    bool placeMesh(const QString& file, bool fixed, const QPoint& global);
    // The same, where the next click in the view says; Esc gives up.
    bool armMesh(const QString& file, bool fixed);
    static bool isMesh(const QString& file);

    // --- commands ---
    // Makes the edit, or says why not. `selected`: names to be selected then; nothing: the selection stays.
    bool make(Result<model::Edit> edit, const QString& what, const std::optional<QStringList>& selected = {});
    void refuse(const Error& error);
    // Work on the scene as it is, and on its stage where one is needed (null: its values cannot be read), told `what`: beside the window
    // where many bodies are there or come. Nothing: given up.
    template <class Made, class Work>
    std::optional<Made> beside(const QString& what, Work work, bool needsStage = true, std::size_t coming = 0) {
        if (needsStage && !document().prepareBodies(what)) return std::nullopt;
        return document().beside<Made>(what, [work = std::move(work), on = needsStage ? stage() : nullptr](const model::Model& model) -> Made { return work(model, on.get()); }, coming);
    }
    void dropDown(); // what is selected comes to rest on what lies below it

public slots:
    void setTool(saltus::ui::EditTool tool);
    void setLocalAxes(bool on);
    void setLocked(const QStringList& names); // from the outline: not to be moved
    void cancel();                            // a drag, an armed part, else the tool

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // Esc in the field

signals:
    void toolChanged();
    void armedChanged();
    void said(const QString& text); // for the status bar; "": nothing more to say
    void refused(const QString& message, const QString& remedy);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::ui

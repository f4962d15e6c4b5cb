// SPDX-License-Identifier: GPL-3.0-or-later
// What is done to the bodies that are selected: copies, order, clipboard. The shell connects its actions to these slots.
#pragma once

#include "core/authoring/arrange.h"
#include "core/authoring/drives.h"

#include <QObject>
#include <QSet>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <optional>

class QWidget;

namespace saltus::ui {

class SceneEditor;
struct ArrayWish;

inline constexpr const char* kClipboardFormat = "application/x-saltus"; // the text of a scene with the parts

class EditCommands : public QObject {
    Q_OBJECT
public:
    EditCommands(SceneEditor& editor, QWidget* window); // window: for dialogs

    // What can be done with what is selected.
    struct Can {
        bool any = false;     // bodies or joints
        bool align = false;   // two bodies or more
        bool group = false;   // two bodies or joints, or more
        bool ungroup = false; // one of them is in a group
        bool drive = false;   // one joint that a motor or controller can act on
    };
    const Can& can() const; // looked for once for each selection and scene: it is asked for after every signal
    bool hasSelection() const { return can().any; }
    static bool canPaste();

public slots:
    bool copy(); // false: given up
    void cut();
    void paste();
    void duplicate();   // beside what is selected, without overlap
    void array();       // asks for number, steps or axis
    void mirror(int axis); // across the plane through the scene's origin whose normal is x, y, z
    void align(int axis, saltus::authoring::Align how); // to what was selected first
    void distribute(int axis);
    void group();
    void ungroup();
    void addMotor();      // on the joint selected: a circuit and the parameters that tune it
    void addController(); // the same: P, I and D about a set value
    void remove();
    void selectAll();
    void dropDown();

private:
    std::vector<std::string> names() const;
    void makeCopies(const QString& what, std::function<Result<authoring::Copies>(const model::Model&, const authoring::Stage&)> make);
    void arrange(const QString& what, std::function<Result<model::Edit>(const model::Model&, const authoring::Stage&)> make);
    void drive(Result<authoring::DriveEdit> made);
    void makeArray(const ArrayWish& wish);
    SceneEditor& editor_;
    QWidget* window_;
    struct Looked { // what can() was found for
        std::uint64_t revision;
        QStringList selection;
        QSet<QString> locked;
        friend bool operator==(const Looked&, const Looked&) = default;
    };
    mutable std::optional<Looked> looked_;
    mutable Can can_;
};

} // namespace saltus::ui

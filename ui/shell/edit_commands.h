// SPDX-License-Identifier: GPL-3.0-or-later
// What is done to the bodies that are selected: copies, order, clipboard. The shell connects its actions to these slots.
#pragma once

#include "core/authoring/arrange.h"
#include "core/authoring/drives.h"

#include <QObject>
#include <QStringList>

class QWidget;

namespace saltus::ui {

class SceneEditor;
struct ArrayWish;

inline constexpr const char* kClipboardFormat = "application/x-saltus"; // the text of a scene with the parts

class EditCommands : public QObject {
    Q_OBJECT
public:
    EditCommands(SceneEditor& editor, QWidget* window); // window: for dialogs

    bool hasSelection() const;      // bodies or joints
    bool canAlign() const;          // two bodies or more
    bool canGroup() const;          // two bodies or joints, or more
    bool canUngroup() const;        // one of them is in a group
    bool canDrive() const;          // one joint that a motor or controller can act on
    static bool canPaste();

public slots:
    void copy();
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
    bool take(Result<authoring::Copies> copies, const QString& what);
    void drive(Result<authoring::DriveEdit> made);
    void makeArray(const ArrayWish& wish);
    SceneEditor& editor_;
    QWidget* window_;
};

} // namespace saltus::ui

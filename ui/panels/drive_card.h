// SPDX-License-Identifier: GPL-3.0-or-later
// What drives one coordinate of a joint: nothing, a motor, a controller of one of three kinds, with its values as fields.
#pragma once

#include "core/authoring/controller.h"
#include "core/base/error.h"
#include "core/model/edit.h"

#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QComboBox;
class QVBoxLayout;

namespace saltus::ui {

class Document;
class FieldRow;
class RunController;
class RunEdits;
class Theme;
class ValueField;

class DriveCard : public QWidget {
    Q_OBJECT
public:
    enum class Kind { none, motor, pid, state_feedback, formula, own }; // own: what the coordinate's own fields say
    DriveCard(Theme& theme, RunEdits& edits, std::string joint, std::size_t coordinate, QWidget* parent);

    const std::string& joint() const { return joint_; }
    std::size_t coordinate() const { return coordinate_; }
    Kind kind() const;
    QComboBox* choice() const { return choice_; }
    ValueField* field(const QString& label, int nth = 0) const; // the nth of this label, or null
    void refreshValues();

private:
    struct Entry {
        QString label, unit, help, placeholder;
        bool italic = false;
        bool number = true;          // may be a parameter with a slider
        std::string text;            // as it stands in the scene; "" : left out
        std::string parameter;       // what it is called when it becomes one
        std::function<Result<model::Edit>(const model::Model&, const std::string&)> set;
        std::function<Result<model::Edit>(const model::Model&)> remove; // what the link below takes away
    };
    std::vector<Entry> entries() const;
    void addMotor(std::vector<Entry>& out) const;
    void addController(std::vector<Entry>& out, const authoring::Controller& controller) const;
    void refresh();
    void rebuild();
    void choose(Kind kind);
    void commit(std::size_t at, const QString& typed);
    void pin(std::size_t at);
    void take(Result<model::Edit> edit, const QString& what, FieldRow* row);
    QString subject() const;

    Theme& theme_;
    Document& document_;
    RunController& run_;
    RunEdits& edits_;
    std::string joint_;
    std::size_t coordinate_;
    QVBoxLayout* column_;
    QComboBox* choice_;
    QWidget* content_ = nullptr;
    std::vector<Entry> entries_;
    std::vector<FieldRow*> rows_;
    Kind shown_ = Kind::none;
};

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a circuit: its elements as rows on the left, as a drawing on the right. Nothing is written into the scene before
// Apply; one Apply is one step of undo.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <QDialog>
#include <QString>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;
class QPushButton;

namespace saltus::ui {

class CircuitDrawing;
class CircuitRows;
class Document;
class Theme;

class CircuitEditor : public QDialog {
    Q_OBJECT
public:
    CircuitEditor(Theme& theme, Document& document, QWidget* parent = nullptr);

    // "circuit": that one of the scene; empty: a new one without elements.
    void edit(const QString& circuitName);
    const model::Circuit& circuit() const { return circuit_; }
    bool isValid() const { return valid_; }
    QLineEdit* line() const { return line_; } // an element is typed here
    QLineEdit* thetaField() const { return theta_; } // "": as the run's

public slots:
    bool apply(); // false: something is wrong
    bool addLine(); // what stands in line(): false: it is no element

signals:
    void applied(const QString& circuitName);

private:
    void buildLeft(QHBoxLayout* row);
    void buildRight(QHBoxLayout* row);
    void buildTheta(QVBoxLayout* column);
    void takeTheta();
    bool thetaFits() const;
    void setPreset(int index);
    void add(model::CircuitElement element); // names and places it
    void addKind(model::CircuitElementKind kind);
    void remove(int element);
    void join(const std::string& node, const std::string& into);
    void setCircuit(model::Circuit circuit);
    void refresh(); // everything shown, from circuit_
    void showHead();
    bool canMakeScene() const;
    bool offersPresets() const;
    model::Model candidate() const; // the scene with this circuit, without its parts

    Theme& theme_;
    Document& document_;
    QString name_; // of the circuit in the scene, empty: new
    model::Circuit circuit_;
    model::Circuit fromPreset_; // as it was filled in
    bool filling_ = false;      // by a preset, just now
    bool valid_ = false;
    bool placed_ = false; // by someone: no automatic layout any more

    QLabel *head_, *lineError_, *thetaError_, *rest_, *state_;
    QComboBox* preset_;
    QLineEdit *line_, *theta_;
    CircuitRows* rows_;
    CircuitDrawing* drawing_;
    QCheckBox* scene_;
    QPushButton *apply_, *ok_;
};

} // namespace saltus::ui

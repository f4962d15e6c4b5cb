// SPDX-License-Identifier: GPL-3.0-or-later
// The circuit of a scene beside its plots: as it is drawn in its editor, with the voltages and currents at the time shown. Diodes
// that conduct are green, those that block grey. It is looked at; a double click opens the editor.
#pragma once

#include "ui/making/circuit_drawing.h"

#include <memory>
#include <string>
#include <vector>

namespace saltus {
class Recording;
}

namespace saltus::ui {

class RunController;
class TimeCursor;

class CircuitView : public QWidget {
    Q_OBJECT
public:
    CircuitView(Theme& theme, RunController& run, TimeCursor& cursor, QWidget* parent);

    void setModel(const model::Model& model); // its first circuit
    bool isEmpty() const { return name_.empty(); }
    void tick(); // by the shell's one timer: the numbers of the time shown
    CircuitDrawing& drawing() { return *drawing_; }

signals:
    void editRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Columns {
        std::optional<std::size_t> voltage, current;
    };
    void bind();

    RunController& run_;
    TimeCursor& cursor_;
    CircuitDrawing* drawing_;
    std::string name_;
    model::Circuit circuit_;
    std::shared_ptr<const Recording> recording_;
    std::vector<Columns> columns_; // of the elements
    std::size_t row_ = 0, rows_ = 0;
};

} // namespace saltus::ui

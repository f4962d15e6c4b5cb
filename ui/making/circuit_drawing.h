// SPDX-License-Identifier: GPL-3.0-or-later
// The circuit as it is drawn: symbols on a grid, wires between pins of the same node. Elements are dragged, turned and
// removed here; a drag from pin to pin joins their nodes. It changes nothing itself but says what was done.
#pragma once

#include "core/model/model.h"
#include "ui/making/circuit_layout.h"

#include <QIcon>
#include <QPointF>
#include <QWidget>

#include <optional>
#include <vector>

namespace saltus::ui {

class Theme;

// The symbol of a kind, 4 units long, centred at 0 (a ground hangs from it); with the painter's pen.
void paintCircuitSymbol(QPainter& painter, model::CircuitElementKind kind);
QIcon circuitIcon(Theme& theme, model::CircuitElementKind kind);

// What an element does at the time shown.
struct CircuitReading {
    enum class State { none, conducts, blocks };
    QString voltage, current; // "9.87 V", "" when it is not known
    State state = State::none;
    friend bool operator==(const CircuitReading&, const CircuitReading&) = default;
};

// A text of the drawing and where it stands, pixels.
struct CircuitText {
    enum class Role { name, value, node } role = Role::name;
    QString text;
    QRectF at;
};

class CircuitDrawing : public QWidget {
    Q_OBJECT
public:
    CircuitDrawing(Theme& theme, QWidget* parent);
    void setCircuit(const model::Circuit& circuit);
    void setSelected(int element); // -1: none
    void setReadOnly(bool readOnly);  // it is only looked at
    void setReadings(std::vector<CircuitReading> readings); // of the elements, in place of their values; empty: none
    const std::vector<CircuitReading>& readings() const { return readings_; }
    int selected() const { return selected_; }
    std::vector<CircuitText> texts() const; // as they are drawn: those that find room
    QPointF elementPosition(std::size_t element) const; // pixels
    QPointF pinPosition(std::size_t element, std::size_t pin) const;
    QSize sizeHint() const override { return {520, 440}; }
    QSize minimumSizeHint() const override { return {280, 220}; }

signals:
    void selectedChanged(int element);
    void moved(int element, double x, double y);
    void turned(int element);
    void removed(int element);
    void joined(const QString& node, const QString& into);
    void wanted(saltus::model::CircuitElementKind kind); // its key was pressed

protected:
    bool event(QEvent* event) override; // the texts of one element, whether they found room or not
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override { fit(); }
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent*) override { update(); }
    void focusOutEvent(QFocusEvent*) override { update(); }

private:
    using Pin = std::pair<std::size_t, std::size_t>; // element, number
    void fit();
    QPointF shown(QPointF grid) const { return (grid - middle_) * scale_ + QPointF(0.5 * width(), 0.5 * height()); }
    QPointF grid(QPointF pixels) const { return (pixels - QPointF(0.5 * width(), 0.5 * height())) / scale_ + middle_; }
    std::optional<Pin> pinAt(QPointF pixels) const;
    int elementAt(QPointF pixels) const;
    QStringList valuesOf(std::size_t element) const; // what is read off, or its value
    void select(int element);

    Theme& theme_;
    model::Circuit circuit_;
    std::vector<CircuitWires> wires_;
    QPointF middle_;
    double scale_ = 16.0; // pixels a unit
    int selected_ = -1;
    bool dragging_ = false, readOnly_ = false;
    std::vector<CircuitReading> readings_;
    QPointF grip_;
    std::optional<Pin> pulled_; // a wire is drawn from it
    QPointF mouse_;
};

} // namespace saltus::ui

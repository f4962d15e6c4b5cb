// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/making/circuit_view.h"

#include "core/simulation/recording.h"
#include "ui/look/format.h"
#include "ui/making/circuit_layout.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {

// Of the largest current that a diode ever had: less is none.
constexpr double kNoCurrent = 1e-6;
// Of the largest voltage or current of the circuit: less is rounding, and shown as 0.
constexpr double kRounding = 1e-11;

} // namespace

CircuitView::CircuitView(Theme& theme, RunController& run, TimeCursor& cursor, QWidget* parent) : QWidget(parent), run_(run), cursor_(cursor) {
    setObjectName(QStringLiteral("circuitView"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    drawing_ = new CircuitDrawing(theme, this);
    drawing_->setReadOnly(true);
    drawing_->setAccessibleName(tr("Circuit of the scene"));
    drawing_->setToolTip(tr("The circuit at the time shown: voltages and currents; diodes that conduct are green, those that block grey. A double click opens its editor"));
    drawing_->installEventFilter(this);
    layout->addWidget(drawing_);
}

void CircuitView::setModel(const model::Model& model) {
    name_.clear();
    circuit_ = {};
    if (!model.circuits.empty()) {
        circuit_ = model.circuits.front();
        name_ = circuit_.name;
        if (circuitIsUnplaced(circuit_)) placeCircuit(circuit_);
    }
    drawing_->setCircuit(circuit_);
    recording_.reset();
    columns_.clear();
    drawing_->setReadings({});
}

void CircuitView::bind() {
    recording_ = run_.recording();
    columns_.clear();
    row_ = rows_ = 0;
    if (!recording_) return;
    for (const auto& element : circuit_.elements)
        columns_.push_back({recording_->catalogue().find("v_" + element.name), recording_->catalogue().find("i_" + element.name)});
}

void CircuitView::tick() {
    if (isEmpty()) return;
    if (recording_ != run_.recording()) bind();
    if (!recording_ || recording_->rows() == 0) {
        if (rows_ == 0) return;
        rows_ = 0;
        return drawing_->setReadings({});
    }
    const std::size_t row = recording_->row_at(cursor_.time());
    if (row == row_ && rows_ > 0) return;
    row_ = row;
    rows_ = recording_->rows();
    const auto largestOf = [&](std::optional<std::size_t> Columns::*which) {
        double out = 0.0;
        for (const Columns& of : columns_)
            if (const auto column = of.*which) {
                const MinMax all = recording_->range(*column, 0, rows_);
                out = std::max({out, std::abs(all.min), std::abs(all.max)});
            }
        return out;
    };
    const double volts = largestOf(&Columns::voltage), amperes = largestOf(&Columns::current);
    const auto text = [&](std::optional<std::size_t> column, double most, const char* unit) {
        if (!column) return QString();
        const double value = recording_->value(*column, row);
        return shownText(std::abs(value) < kRounding * most ? 0.0 : value, QLatin1String(unit), 3);
    };
    std::vector<CircuitReading> readings;
    for (std::size_t i = 0; i < columns_.size() && i < circuit_.elements.size(); ++i) {
        CircuitReading reading;
        reading.voltage = text(columns_[i].voltage, volts, "V");
        reading.current = text(columns_[i].current, amperes, "A");
        if (circuit_.elements[i].kind == model::CircuitElementKind::diode && columns_[i].current) {
            const MinMax all = recording_->range(*columns_[i].current, 0, recording_->rows());
            const double largest = std::max(std::abs(all.min), std::abs(all.max));
            reading.state = recording_->value(*columns_[i].current, row) > kNoCurrent * largest ? CircuitReading::State::conducts : CircuitReading::State::blocks;
        }
        readings.push_back(std::move(reading));
    }
    drawing_->setReadings(std::move(readings));
}

bool CircuitView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == drawing_ && event->type() == QEvent::MouseButtonDblClick) {
        emit editRequested();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace saltus::ui

#include "moc_circuit_view.cpp"

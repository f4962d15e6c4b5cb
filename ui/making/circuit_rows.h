// SPDX-License-Identifier: GPL-3.0-or-later
// The elements of a circuit, one row each: name, nodes, value, initial value; what is wrong stands under the row.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QStringListModel;
class QVBoxLayout;

namespace saltus::ui {

class Theme;
class ValueField;

class CircuitRows : public QWidget {
    Q_OBJECT
public:
    // check: what is wrong with a circuit in its scene.
    CircuitRows(Theme& theme, std::function<Errors(const model::Circuit&)> check, QWidget* parent);
    // Errors that belong to an element; the others are returned.
    Errors setCircuit(const model::Circuit& circuit, const Errors& errors);
    const model::Circuit& circuit() const { return circuit_; }
    void setSelected(int row);
    std::size_t count() const { return rows_.size(); }
    QLineEdit* nameField(std::size_t row) const { return rows_[row].name; }
    QLineEdit* nodeField(std::size_t row, std::size_t which) const { return rows_[row].node[which]; } // none at a ground's second
    ValueField* valueField(std::size_t row) const { return rows_[row].value; }     // of a relay the lower voltage; none of a ground
    ValueField* initialField(std::size_t row) const { return rows_[row].initial; } // of a relay the upper voltage; none of most
    QLineEdit* controlField(std::size_t row) const { return rows_[row].control; }  // of a relay
    QString errorOf(std::size_t row) const;

signals:
    void changed(); // circuit() is another
    void removeWanted(int row);
    void selectedChanged(int row);

private:
    struct Row {
        QWidget* box = nullptr;
        QLabel *icon = nullptr, *error = nullptr;
        QLineEdit *name = nullptr, *node[2] = {nullptr, nullptr}, *control = nullptr;
        ValueField *value = nullptr, *initial = nullptr;
    };
    void build();
    void buildRow(std::size_t i);
    void fill(const Errors& errors, Errors& rest);
    void mend(std::size_t row, const Error& error);

    Theme& theme_;
    std::function<Errors(const model::Circuit&)> check_;
    model::Circuit circuit_, good_; // good_: the last without errors
    std::vector<Row> rows_;
    std::vector<model::CircuitElementKind> built_;
    QStringListModel* nodes_;
    QVBoxLayout* column_;
    int selected_ = -1;
};

} // namespace saltus::ui

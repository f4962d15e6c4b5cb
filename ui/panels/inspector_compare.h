// SPDX-License-Identifier: GPL-3.0-or-later
// Two laws, or one law with two settings of the solver, on the same pair: both falls drawn over each other, and what differs as a
// small table. Nothing of it changes the scene.
#pragma once

#include "core/drop_test_pair.h"
#include "core/model/model.h"
#include "ui/panels/panel_kit.h"

#include <QWidget>

#include <array>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace saltus::ui {

class Document;

class CompareCard : public QWidget {
    Q_OBJECT
public:
    enum Quantity { e, mu, step }; // of a side
    CompareCard(Theme& theme, Document& document, QWidget* parent);
    void setPair(const std::string& a, const std::string& b, const std::string& law); // law: of the model, "": none
    void run(); // elsewhere; the results come when they are there
    bool isRunning() const { return running_; }
    const std::vector<DropRun>& results() const { return results_; } // two, or none
    ValueField* field(int side, Quantity what) const;
    ValueField* height() const { return height_; }
    QComboBox* law(int side) const { return sides_[static_cast<std::size_t>(side)].law; }
    QComboBox* projection(int side) const { return sides_[static_cast<std::size_t>(side)].projection; }
    QPushButton* button() const { return button_; }
    QString cell(int row, int column) const; // of the table: 1, 2, difference
    QString note() const;

signals:
    void finished();

protected:
    void paintEvent(QPaintEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Side {
        QComboBox* law = nullptr;
        ValueField *e = nullptr, *mu = nullptr, *step = nullptr;
        QComboBox* projection = nullptr;
        DropVariant variant; // as the fields say
    };
    struct Results {
        std::vector<DropRun> runs;
        std::optional<Error> error;
        std::string falls, held;
    };
    QWidget* labelled(QGridLayout* grid, int row, const QString& label, const QString& tip);
    ValueField* value(QGridLayout* grid, int row, int column, const QString& name, const QString& tip);
    void read(ValueField* field, const QString& text, const char* unit, double least, double most, double& into);
    void fill();             // laws of the scene into the lists
    void takeLaw(int side);  // the fields as the chosen law has them
    void showSide(int side);
    void drop();             // results of something else than the fields say
    void take(Results results, quint64 ticket);
    void showTable();
    QRectF graph() const;

    Theme& theme_;
    Document& document_;
    std::string a_, b_, law_;
    std::array<Side, 2> sides_;
    ValueField *height_, *sideways_;
    DropFall fall_;
    QPushButton* button_;
    QWidget* space_; // the graph is painted there
    QWidget* table_;
    std::vector<std::array<QLabel*, 3>> cells_;
    QLabel* note_;
    std::vector<DropRun> results_;
    quint64 ticket_ = 0;
    bool running_ = false, filling_ = false;
};

} // namespace saltus::ui

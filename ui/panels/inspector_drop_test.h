// SPDX-License-Identifier: GPL-3.0-or-later
// The drop test of a law: e² set, e² measured over six heights, as numbers and as points.
#pragma once

#include "core/drop_test.h"
#include "core/model/edit.h"
#include "ui/panels/panel_kit.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QPushButton;

namespace saltus::ui {

class Document;
class RunController;

class DropTestCard : public QWidget {
    Q_OBJECT
public:
    DropTestCard(Theme& theme, Document& document, RunController& run, QWidget* parent);
    void show(model::Location law); // an interaction or a contact law
    // Of a contact law: these two fall on each other; without them a ball on a ground does.
    void setPair(const std::string& a, const std::string& b);
    void run();                     // elsewhere; the results come when they are there
    bool isRunning() const { return running_; }
    const std::vector<DropResult>& results() const { return results_; }
    double setValue() const { return set_; } // e^2
    QString subject() const { return subject_; } // "ball on floor"; "" without results of a pair

signals:
    void finished();

protected:
    void paintEvent(QPaintEvent*) override;

private:
    std::optional<DropTest> testNow() const;
    void take(Result<std::vector<DropResult>> results, const QString& subject, quint64 ticket);
    void updateRows();
    QRectF graph() const;

    Theme& theme_;
    Document& document_;
    RunController& run_;
    model::Location law_{};
    std::string a_, b_; // bodies; empty: none
    QString subject_;
    ReadoutList* rows_;
    QWidget* space_; // the graph is painted there
    QLabel* note_;
    QPushButton* button_;
    std::vector<DropResult> results_;
    double set_ = 0.0;      // e^2 of the results
    quint64 ticket_ = 0;    // of the last test begun: older answers are not taken
    bool running_ = false;
};

} // namespace saltus::ui

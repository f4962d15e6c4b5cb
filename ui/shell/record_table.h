// SPDX-License-Identifier: GPL-3.0-or-later
// The recorded values as numbers: a window of rows around the time shown. However long the recording, the table holds
// only what a person can read.
#pragma once

#include "core/model/model.h"
#include "core/simulation/recording.h"

#include <QAbstractTableModel>
#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QTableView;

namespace saltus::ui {

class Document;
class RunController;
class Theme;
class TimeCursor;

class RecordModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit RecordModel(QObject* parent) : QAbstractTableModel(parent) {}
    void setRecording(std::shared_ptr<const Recording> recording, const model::Model& model);
    std::size_t channel(int column) const { return columns_[static_cast<std::size_t>(column)]; }
    void setWindow(std::size_t first, std::size_t count);
    std::size_t first() const { return first_; }
    std::size_t count() const { return count_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const Recording> recording_;
    std::vector<std::size_t> columns_; // of the recording, in the order of the table
    std::size_t first_ = 0, count_ = 0;
};

class RecordTable : public QWidget {
    Q_OBJECT
public:
    RecordTable(Theme& theme, Document& document, RunController& run, TimeCursor& cursor, QWidget* parent);
    void tick();
    RecordModel& model() { return *model_; }

signals:
    void timeRequested(double time); // a row was double-clicked

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent*) override;

private:
    void copySelection() const;
    Theme& theme_;
    Document& document_;
    RunController& run_;
    TimeCursor& cursor_;
    RecordModel* model_;
    QTableView* view_;
    QLabel* head_;
    std::shared_ptr<const Recording> shown_;
    double shownTime_ = -1.0;
    qint64 lastUpdate_ = 0;
};

} // namespace saltus::ui

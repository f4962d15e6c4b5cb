// SPDX-License-Identifier: GPL-3.0-or-later
// The events of a run as a table: when, what, of which contact, with which speeds and percussion, after which flight. A click or
// an arrow key goes to that instant; a filter leaves some; a CSV file takes what the filter leaves.
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "ui/panels/event_index.h"
#include "ui/panels/panel_kit.h"

#include <QAbstractTableModel>
#include <QElapsedTimer>

#include <filesystem>

class QLabel;
class QTableView;

namespace saltus::ui {

class RunController;
class TimeCursor;

class EventModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { number, time, kind, contact, before, after, impulse, loss, flight, ratio, mode, columns };

    EventModel(Theme& theme, QObject* parent) : QAbstractTableModel(parent), theme_(theme) {}
    EventIndex& index() { return index_; }
    const EventIndex& index() const { return index_; }
    using QAbstractTableModel::index;
    void setNames(EventIndex::Name name);
    void setRecording(std::shared_ptr<const Recording> recording, double step);
    void setFilter(const QString& text);
    void take(bool all); // what came since

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : rows_; }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : columns; }
    QVariant data(const QModelIndex& at, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QString contactText(const EventRow& row) const;

private:
    QString text(const EventRow& row, Column column, std::size_t at) const;
    QString exact(const EventRow& row, Column column) const;
    Theme& theme_;
    EventIndex index_;
    EventIndex::Name name_;
    int rows_ = 0;
};

class EventPanel : public PanelBase {
    Q_OBJECT
public:
    EventPanel(Theme& theme, RunController& run, TimeCursor& cursor, QWidget* parent);
    void setNames(EventIndex::Name name) { model_->setNames(std::move(name)); } // of contacts, for people
    void tick();
    EventModel& model() { return *model_; }
    QTableView& view() { return *view_; }
    QLineEdit& filter() { return *filter_; }

signals:
    void instantWanted(double time, std::optional<std::size_t> impact);
    void saved(const QString& file);
    void refused(const QString& message, const QString& remedy);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void go(const QModelIndex& at);
    void follow();
    void copy() const;
    void save();

    RunController& run_;
    TimeCursor& cursor_;
    EventModel* model_;
    QTableView* view_;
    QLineEdit* filter_;
    QLabel* note_;
    std::shared_ptr<const Recording> shown_;
    QElapsedTimer sinceAll_;
    double shownTime_ = -1.0;
    bool going_ = false; // by a row of this table
};

// The events that the index lets through: SI, 17 digits. Errors: the file cannot be written; cancelled: it is not touched.
Result<void> writeEvents(const EventIndex& index, const std::filesystem::path& file, const CancelToken* cancel = nullptr);

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Every recorded signal with its value at the cursor's time.
#pragma once

#include "ui/look/drag_names.h"
#include "ui/panels/panel_kit.h"

class QListView;
class QSortFilterProxyModel;

namespace saltus::ui {

class Document;
class RunController;
class SignalsModel;
class TimeCursor;

class SignalsPanel : public PanelBase {
    Q_OBJECT
public:
    SignalsPanel(Theme& theme, Document& document, RunController& run, TimeCursor& cursor, QWidget* parent = nullptr);
    void tick();
    QListView* list() const { return list_; }
    QLineEdit* search() const { return search_; }

signals:
    void plotRequested(const saltus::ui::DraggedNames& names); // a new plot of the signals chosen

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void copy(int role) const;
    void plotChosen();
    void updateEmpty();
    Document& document_;
    RunController& run_;
    TimeCursor& cursor_;
    SignalsModel* model_;
    QSortFilterProxyModel* filter_;
    QListView* list_;
    QLineEdit* search_;
    QLabel* empty_; // instead of rows: why there are none
};

} // namespace saltus::ui

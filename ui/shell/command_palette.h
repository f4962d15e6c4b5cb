// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+K: one field over all commands, scenes, parameters and fields of the inspector. It lies over the window, not in one of its own.
#pragma once

#include "core/model/properties.h"

#include <QIcon>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QListView;
class QStandardItemModel;

namespace saltus::ui {

class Theme;

struct PaletteItem {
    QString title;
    QString detail; // grey behind the title: "Run", "Scene", "358 rpm"
    QString keys;
    QString icon;   // name of resources/icons, may be empty
    std::function<void()> run;
    // Parameters: asks for a text; returns what is wrong with it and what would be right, or nothing when it was taken.
    std::function<std::optional<model::Refusal>(const QString&)> set;
    QString unavailable = {}; // what it is for, of a command that cannot be used now: listed last, and only where searched for
    QString word = {};        // another name it is found by, "theta"; what has one is listed only where searched for
};

// How well `pattern` fits `text`: all letters in order; higher is better; negative: not at all. Starts of words and
// runs of letters count more.
int fuzzyScore(const QString& pattern, const QString& text);

class CommandPalette : public QWidget {
    Q_OBJECT
public:
    CommandPalette(Theme& theme, QWidget* window);

    void open(std::vector<PaletteItem> items);
    QLineEdit& field() { return *field_; }
    int shownCount() const;

protected:
    void paintEvent(QPaintEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter();
    void accept();
    void tellUnavailable(const PaletteItem& item);
    void dismiss();
    void place();

    Theme& theme_;
    QLineEdit* field_;
    QLabel* hint_;
    QListView* list_;
    QStandardItemModel* model_;
    std::vector<PaletteItem> items_;
    std::optional<std::size_t> setting_; // the parameter that is being given a value
    QPointer<QWidget> before_;           // had the focus; it may go meanwhile
};

} // namespace saltus::ui

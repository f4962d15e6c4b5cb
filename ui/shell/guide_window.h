// SPDX-License-Identifier: GPL-3.0-or-later
// The user guide (docs/guide.md, built in), with its headings and a search.
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace saltus::ui {

class Theme;

class GuideWindow : public QDialog {
    Q_OBJECT
public:
    GuideWindow(Theme& theme, QWidget* parent);

    QLineEdit& searchField() { return *search_; }
    int found() const { return found_; } // places of what is searched for
    QString placeText() const;           // the line where the last search stopped

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void render();
    void listHeadings();
    void search();
    void go(bool backwards);
    void showHeading(const QString& anchorOrTitle);

    Theme& theme_;
    QLineEdit* search_;
    QLabel* count_;
    QListWidget* headings_;
    QTextBrowser* text_;
    int found_ = 0;
};

} // namespace saltus::ui

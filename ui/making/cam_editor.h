// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a cam: base circle, follower and segments on the left, what comes of them on the right. Nothing is written into
// the scene before Apply; one Apply is one step of undo.
#pragma once

#include "core/authoring/cam_profile.h"
#include "core/model/model.h"

#include <QDialog>
#include <QString>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace saltus::ui {

class CamDiagrams;
class CamDrawing;
class CamRows;
class Document;
class Theme;
class ValueField;

class CamEditor : public QDialog {
    Q_OBJECT
public:
    CamEditor(Theme& theme, Document& document, QWidget* parent = nullptr);

    // "cam": that function of the scene; empty: a new cam, which begins as the preset of arcs.
    void edit(const QString& functionName);
    const model::CamProfile& profile() const { return profile_; }
    bool isValid() const { return valid_; }
    bool importTable(const QString& filePath); // false: what is wrong stands beside the button

public slots:
    bool apply(); // false: something is wrong

signals:
    void applied(const QString& functionName);

private:
    void buildLeft(QHBoxLayout* row);
    void buildRight(QHBoxLayout* row);
    void setPreset(int index);
    void setProfile(model::CamProfile profile);
    void refresh(); // everything shown, from profile_
    void showHead();
    void chooseTable();
    bool canMakeScene() const;

    Theme& theme_;
    Document& document_;
    QString name_;     // of the function, empty: new
    QString before_;   // a remark on what the function is now
    model::CamProfile profile_, good_; // good_: the last without errors
    bool valid_ = false;

    QLabel *head_, *note_, *tableError_, *state_;
    QComboBox *preset_, *follower_;
    ValueField *base_, *offset_, *roller_;
    QLabel *offsetLabel_, *rollerLabel_;
    CamRows* rows_;
    CamDrawing* drawing_;
    CamDiagrams* diagrams_;
    QListWidget* remarks_;
    QCheckBox* scene_;
    QPushButton *apply_, *ok_;
};

} // namespace saltus::ui

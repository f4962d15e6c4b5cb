// SPDX-License-Identifier: GPL-3.0-or-later
// The segments of a cam as rows of fields, or the handles of its spline.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <QString>
#include <QWidget>

#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace saltus::ui {

class Theme;
class ValueField;

class CamRows : public QWidget {
    Q_OBJECT
public:
    CamRows(Theme& theme, QWidget* parent);
    // Places begin with "profile."; good: the last profile without errors.
    void setProfile(const model::CamProfile& profile, const Errors& errors, const model::CamProfile& good);
    const model::CamProfile& profile() const { return profile_; }
    ValueField* angleField(std::size_t row) const { return rows_[row].angle; }
    ValueField* liftField(std::size_t row) const { return rows_[row].lift; } // none of a dwell
    QComboBox* motionBox(std::size_t row) const { return rows_[row].motion; }
    QComboBox* lawBox(std::size_t row) const { return rows_[row].law; }
    std::size_t count() const { return rows_.size(); }

public slots:
    void add();       // after the row with the focus: half of its angle
    void remove();    // that row; the one before it takes its angle
    void move(int by);

signals:
    void changed();

private:
    struct Row {
        QWidget* box = nullptr;
        QComboBox *motion = nullptr, *law = nullptr;
        ValueField *angle = nullptr, *lift = nullptr, *flank = nullptr, *crown = nullptr;
    };
    bool sameRows() const; // those built are for such a profile
    void build();
    void buildSegment(std::size_t i);
    void buildHandle(std::size_t i);
    ValueField* field(QWidget* parent, const QString& name, const QString& tip);
    void fill(const Errors& errors);
    std::size_t current() const;
    void focusRow(std::size_t row);

    Theme& theme_;
    model::CamProfile profile_, good_;
    std::vector<Row> rows_;
    std::vector<std::pair<model::CamMotion, model::CamLaw>> built_;
    std::size_t builtHandles_ = 0;
    QVBoxLayout* column_;
    QLabel* note_;
    std::size_t current_ = 0;
};

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// One pinned parameter: name and value, a track with a knob, the limits. 60 px.
#pragma once

#include "core/model/properties.h"
#include "ui/look/text_size.h"
#include "ui/run/parameter_info.h"

#include <QString>
#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QToolButton;

namespace saltus::ui {

class Theme;

class ParameterSlider : public QWidget {
    Q_OBJECT
public:
    static constexpr Px kHeight{60}; // without a refusal

    ParameterSlider(Theme& theme, const ParameterInfo& info, QWidget* parent);
    const ParameterInfo& info() const { return info_; }
    void setInfo(const ParameterInfo& info); // the scene's; the value shown stays the run's
    double value() const { return value_; }  // SI
    void setValue(double si);                // of the run; not while someone drags
    // Of the text being typed: why, in full, and buttons that mend it; nothing: it is right.
    void setRefusal(const std::optional<model::Refusal>& refusal);
    QString reason() const; // shown; "": none
    bool isDragging() const { return dragging_; }
    QLineEdit* edit() const { return edit_; }
    QRect track() const;
    double xOf(double si) const;
    void startEditing();

signals:
    void moved(double si);               // while dragging, by keys, by the wheel
    void released();
    void typed(const QString& text);     // Enter in the field
    void unpinWanted();

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent*) override { update(); }
    void focusOutEvent(QFocusEvent*) override { update(); }
    void resizeEvent(QResizeEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    double low() const;
    double high() const;
    double rounded(double si) const; // to a round number in the shown unit, within the range
    QString valueText() const;
    QRect valueRect() const;
    void describe();
    void moveTo(double si);
    void endEditing();
    void take(); // what stands in the field

    Theme& theme_;
    ParameterInfo info_;
    double value_;
    bool dragging_ = false;
    double grab_ = 0.0; // where in the knob
    QLineEdit* edit_;
    QToolButton* pin_;
    QLabel* error_;
    QWidget* fixes_ = nullptr;
    bool refused_ = false;
    void placeError();
    void placeEdit();
};

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// One property of what is selected, as people edit it: a field, fields in a row, a choice, a tick. A refused text stays,
// red, with the reason and what to write instead.
#pragma once

#include "core/model/properties.h"
#include "ui/panels/panel_kit.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace saltus::ui {

class PropertyRow : public QWidget {
    Q_OBJECT
public:
    // What one field shows. text: nothing when the parts selected differ.
    struct Shown {
        std::optional<QString> text;
        QString unit;        // behind it: "kg", or what a formula amounts to: "= 69.12 rad/s"
        QString placeholder; // of an empty field
        QString tip;         // all digits, the parameter's help
        bool parameter = false, pinned = false, canPin = false;
    };

    PropertyRow(Theme& theme, model::Property property, QWidget* parent);

    const model::Property& property() const { return property_; }
    const std::vector<model::PropertyId>& ids() const { return ids_; } // of its fields
    // The same fields with other values; false when they do not fit and a new row is needed.
    bool take(const model::Property& property);
    void setShown(std::size_t field, const Shown& shown);
    void refuse(std::size_t field, const model::Refusal& refusal, const QString& before);
    void accept(std::size_t field); // takes the reason away
    void setReadOnly(const QString& why); // "" for none

    ValueField* field(std::size_t i) const { return i < fields_.size() ? fields_[i].field : nullptr; }
    QToolButton* pin() const { return pin_; }
    QComboBox* choice() const { return choice_; }
    QCheckBox* tick() const { return tick_; }
    QString unitsAbove() const; // of three or more fields: the unit once, then those of parameters that have another
    std::vector<QWidget*> fixes() const; // the buttons that mend it, the first by Alt+Enter

signals:
    void committed(int field, const QString& text);
    void pinClicked(int field);
    void pinMenuAsked(int field, const QPoint& globalPos);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Field {
        ValueField* field = nullptr;
        QString label;          // before it, "" for none
        QLabel* name = nullptr; // that shows it
        Shown shown;
    };
    void addField(QGridLayout* to, int row, int column, const QString& label, int columns);
    void buildFields(QVBoxLayout* column);
    void placeLine();
    void placeChoice();
    void nameFont(QLabel& name) const;
    void updatePin();
    std::vector<int> pinnable() const; // fields that are or can be parameters
    bool choosesEntry() const;
    int pinned() const; // the field that the pin speaks of where there is one
    void chooseEntry(const std::function<void(int)>& chosen);
    int labelWidth() const;

    Theme& theme_;
    model::Property property_;
    std::vector<model::PropertyId> ids_;
    std::vector<Field> fields_;
    QComboBox* choice_ = nullptr;
    QHBoxLayout *choiceLine_ = nullptr, *line_ = nullptr;
    QCheckBox* tick_ = nullptr;
    QToolButton* pin_ = nullptr;
    QWidget* fixes_ = nullptr;
    QString before_; // the text in force while another one is refused
    bool beside_ = true; // the field stands beside the label, else below it
    bool filling_ = false;
};

// Words for people.
QString propertyLabel(const model::Property& property);
QString propertyHelp(const model::Property& property);
QString choiceLabel(model::Key key, const std::string& word);
QString topicTitle(model::Topic topic);

} // namespace saltus::ui

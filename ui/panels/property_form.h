// SPDX-License-Identifier: GPL-3.0-or-later
// The properties of what is selected, in sections by topic, made from the table of the model. Several parts are edited at
// once; what they do not share is not shown.
#pragma once

#include "core/model/properties.h"
#include "ui/panels/property_row.h"
#include "ui/run/parameter_info.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <map>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace saltus::ui {

class Document;
class RunController;
class RunEdits;

class PropertyForm : public QWidget {
    Q_OBJECT
public:
    struct Topics { // of the properties shown: `only` these when there are some, never `without`
        std::vector<model::Topic> only = {}, without = {};
        friend bool operator==(const Topics&, const Topics&) = default;
    };
    PropertyForm(Theme& theme, RunEdits& edits, Topics topics, QWidget* parent);

    // subject: what the steps of undo call them, "box", "3 bodies".
    void show(std::vector<model::Target> targets, const QString& subject);
    const std::vector<model::Target>& targets() const { return targets_; }
    const Topics& topics() const { return topics_; }
    const QString& subject() const { return subject_; }
    // Values as they are now; new fields where a part has others than before.
    void refresh();
    void refreshValues(); // parameters of the run, theme: the fields are the same

    ValueField* field(const QString& parameter) const; // that edits this parameter, or null
    PropertyRow* row(model::PropertyId id) const;      // of the whole property or one of its entries, or null
    QWidget* reveal(const std::string& path); // unfolds the field at ".shapes[1].radius" (core/model/property_path.h); null: there is none
    std::vector<PropertyRow*> rows() const;
    bool isEmpty() const { return groups_.empty(); }
    // What applies while an optional field, or an entry of it, is empty: grey, "2.3".
    void setPlaceholders(model::PropertyId whole, const QStringList& entries);
    // What stands beneath the limits of a coordinate of a joint.
    void setLimitsNote(std::size_t coordinate, const QString& text);

signals:
    void renamed(const QString& from, const QString& to);
    void blockAdded(const QString& path); // of a field of the new shape or coordinate: to be shown

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct GroupKey {
        int rank;         // of the topic
        int owner, item;  // of shapes and coordinates, else -1
        friend auto operator<=>(const GroupKey&, const GroupKey&) = default;
    };
    struct Group {
        GroupKey key;
        QString title;
        std::vector<model::Property> properties;
        FoldSection* section = nullptr; // null: stands without a head
        std::vector<PropertyRow*> rows;
        bool built = false;
        QLabel* note = nullptr; // of a coordinate: setLimitsNote()
    };

    std::vector<Group> groupsNow() const;
    void rebuild(std::vector<Group> groups);
    void build(Group& group);
    void fitNote(const Group& group) const;
    void addRow(Group& group, QVBoxLayout* to, const model::Property& property);
    void addBlockButtons(Group& group, QVBoxLayout* to);
    void fill(const std::vector<Group*>& groups);
    bool isStale() const; // shown of another model: its parts may be elsewhere, until who holds it shows them anew
    QString placeholderOf(const model::Property& property, model::PropertyId id) const;
    PropertyRow::Shown shownOf(const model::Property& property, model::PropertyId id, const std::optional<std::string>& text) const;
    void commit(PropertyRow* row, int field, const QString& text);
    void pinClicked(PropertyRow* row, int field);
    void pinMenu(PropertyRow* row, int field, const QPoint& at);
    void takeEdit(Result<model::Edit, model::Refusal> edit, const QString& what, PropertyRow* row, int field, const QString& before, const std::function<void()>& leave = {});
    QString titleOf(const model::Property& property, GroupKey key) const;
    QString readOnlyReason() const;

    Document& document_;
    RunController& run_;
    RunEdits& edits_;
    Theme& theme_;
    Topics topics_;
    std::vector<model::Target> targets_;
    std::uint64_t revision_ = 0; // of the model that they are parts of
    QString subject_, readOnly_;
    std::vector<ParameterInfo> infos_;
    std::vector<Group> groups_;
    std::map<std::pair<int, int>, bool> folds_; // by topic and owner, as the user left them
    std::map<model::PropertyId, QStringList> placeholders_;
    std::map<int, QString> limitsNotes_; // by coordinate
    QVBoxLayout* column_;
    QWidget* content_ = nullptr;
};

// A text that is clicked like a link.
QToolButton* linkButton(Theme& theme, const QString& text, const QString& tip, QWidget* parent);

} // namespace saltus::ui

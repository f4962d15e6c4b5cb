// SPDX-License-Identifier: GPL-3.0-or-later
// Under the time axis a bar for every contact, in the lane's time: empty while it is open, grey while it is closed, green while
// it sticks, vermillion while it slips, from what is recorded. Contacts of bodies stick or slip unrecorded: they are open or closed.
#pragma once

#include "core/simulation/recording.h"
#include "ui/law/law_signals.h"
#include "ui/look/text_size.h"

#include <QElapsedTimer>
#include <QImage>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace saltus::ui {

class Document;
class RunController;
class Theme;
class TimelineLane;

class ModeStrip : public QWidget {
    Q_OBJECT
public:
    static constexpr Px kRow{14};
    static constexpr int kMost = 6; // rows shown at once; the wheel goes on

    using Mode = LawSignals::Mode;
    using Name = std::function<QString(const std::string& interaction, std::uint32_t component)>;

    ModeStrip(Theme& theme, Document& document, RunController& run, TimelineLane& lane, Name name, QWidget* parent);

    void setWanted(bool on); // shown where a contact is known
    bool wanted() const { return wanted_; }
    void tick();
    std::size_t contacts() const { return contacts_.size(); }
    Mode modeAt(std::size_t contact, double time) const;
    QString nameOf(std::size_t contact) const;

signals:
    void heightChanged();

protected:
    void paintEvent(QPaintEvent*) override;
    void wheelEvent(QWheelEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Span {
        double begin, end;
    };
    struct Change { // of what friction does, by an event
        double time; // s
        Mode mode, before;
    };
    struct Contact {
        std::uint32_t interaction, component;
        std::vector<Span> closed;          // in the order of time
        std::unique_ptr<LawSignals> slips; // of the tangential row; null: no friction, or not recorded, or told by events
        std::vector<Change> changes = {};  // of runs by events
    };
    void take();
    void takeChanges();
    bool byEvents() const;
    void fit();
    QColor colourOf(Mode mode) const;
    int shownRows() const;

    Theme& theme_;
    Document& document_;
    RunController& run_;
    TimelineLane& lane_;
    Name name_;
    std::shared_ptr<const Recording> recording_;
    std::vector<Contact> contacts_; // in the order of their first closing
    std::size_t rows_ = 0;
    int first_ = 0;
    bool wanted_ = false;
    QElapsedTimer since_;
    QImage picture_; // of the rows shown; null: to be made
};

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline: lane of impacts and the transport below it, 72 px in all and more while the run has several lines, with the card of the picked impact above.
#pragma once

#include "ui/panels/panel_kit.h"

#include <cstdint>
#include <optional>
#include <string>

class QComboBox;

namespace saltus::model {
struct Model;
}

namespace saltus::ui {

class Document;
class ImpactCard;
class RunController;
class TimeCursor;
class ModeStrip;
class TimelineBranches;
class TimelineLane;
enum class RunState;

// Of a contact as events and the mode strip tell it: the label that the scene gives, with the number of its row where there are several.
QString shownContact(const model::Model& model, const std::string& interaction, std::uint32_t component);

class TimelineBar : public PanelBase {
    Q_OBJECT
public:
    TimelineBar(Theme& theme, Document& document, RunController& run, TimeCursor& cursor, QWidget* parent = nullptr);
    void tick();

    TimelineLane* lane() const { return lane_; }
    TimelineBranches* branches() const { return branches_; }
    ModeStrip* modes() const { return modes_; }
    ImpactCard* card() const { return card_; }
    QComboBox* speedBox() const { return speed_; }
    QToolButton* playButton() const { return play_; }

public slots:
    void showInstant(double time, std::optional<std::size_t> impact); // pauses there; an impact with its card
    void nextImpact();     // picks it and shows its time
    void previousImpact();
    void closeCard();
    void listWarnings(); // of the solver, with their times; a click on one goes there

signals:
    void objectRequested(const QString& name, const QString& field); // of a remark that has a place
    void impactSelected(const QString& interaction); // name, when an impact is picked
    void focusLeft(); // the card that had it is closed: it belongs to the view

protected:
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void pick(std::size_t impact);
    void showCard();
    void hideCard();
    void placeCard();
    void updateState();
    void offerSpeeds();
    void updateSpeed();
    void updateTexts();
    void arrange();
    bool isCrowded() const;
    void goTo(double time);

    Document& document_;
    RunController& run_;
    TimeCursor& cursor_;
    TimelineLane* lane_;
    TimelineBranches* branches_;
    ImpactCard* card_ = nullptr;
    QWidget* transport_;
    QToolButton *restart_, *previous_, *back_, *play_, *step_, *next_;
    QLabel *clock_, *speedLabel_, *measured_, *impacts_, *accumulations_;
    QToolButton* warnings_;
    QComboBox* speed_;
    QString playIcon_;
    double offered_ = 0.0; // the limit of the speeds in the list
    ModeStrip* modes_;
};

// "0.10×", "1.00×", "10.0×", "max"
QString shownSpeed(double factor);

// The speed with which a scene that lasts `end` seconds is opened: 1, or for short ones such that they take some 5 to 13 s
// of the user's time: a circuit of milliseconds would be over before it was seen.
double usualSpeed(double end) noexcept;

} // namespace saltus::ui

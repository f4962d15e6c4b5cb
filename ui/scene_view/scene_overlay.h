// SPDX-License-Identifier: GPL-3.0-or-later
// What is written over the picture: readouts, measures, impulse arrows, orientation cube. Plain screen coordinates; a
// transparent child that lets the mouse through and repaints only where something changed.
#pragma once

#include "ui/scene_view/gizmo.h"
#include "ui/scene_view/orientation_cube.h"

#include <QColor>
#include <QLineF>
#include <QRegion>
#include <QWidget>

#include <optional>
#include <vector>

namespace saltus::ui {
class Theme;
}

namespace saltus::ui::scene {

struct TextRun {
    enum class Style { normal, symbol, unit }; // symbols are italic, units grey
    QString text;
    Style style = Style::normal;
    friend bool operator==(const TextRun&, const TextRun&) = default;
};

struct Label {
    std::vector<TextRun> text;
    QString below;            // second line, small and grey
    QPointF anchor;           // where the text's middle line begins or ends
    bool leftwards = false;   // the text ends at the anchor
    std::optional<QPointF> leader; // thin line from here towards the text
    bool plate = false;       // on a card: it stands over bodies
    friend bool operator==(const Label&, const Label&) = default;
};

struct ImpulseArrow {
    QPointF foot, tip;
    double opacity = 1.0, width = 3.5;
    friend bool operator==(const ImpulseArrow&, const ImpulseArrow&) = default;
};

struct DottedLine { // from a contact to its arrow
    QPointF from, to;
    double opacity = 1.0;
    friend bool operator==(const DottedLine&, const DottedLine&) = default;
};

struct ContactMark {
    QPointF at;
    bool closed = false;
    bool ring = false; // the contact that the readout is about
    friend bool operator==(const ContactMark&, const ContactMark&) = default;
};

struct GapMark { // a dimension line between two heights
    QPointF upper, lower; // on the bodies
    double x = 0.0;       // of the dimension line
    friend bool operator==(const GapMark&, const GapMark&) = default;
};

struct OverlayContent {
    QString chipTitle, chipState; // "Contact Cam–Follower", "open"; empty: no chip
    std::vector<TextRun> note;    // grid caption
    std::vector<Label> labels;    // first come, first served where they would overlap
    std::vector<ImpulseArrow> arrows;
    std::vector<DottedLine> dotted;
    std::vector<ContactMark> contacts;
    std::optional<GapMark> gap;
    std::vector<GizmoStroke> strokes; // handles
    QRectF box;                       // of a selection being drawn
    double azimuth = 0.0, elevation = 0.0;
    QString message;              // instead of a picture: what is missing and what to do
    friend bool operator==(const OverlayContent&, const OverlayContent&) = default;
};

class SceneOverlay : public QWidget {
    Q_OBJECT
public:
    explicit SceneOverlay(Theme& theme, QWidget* parent);

    void setContent(OverlayContent content);
    const OverlayContent& content() const { return content_; }
    const OrientationCube& cube() const { return cube_; }
    void setHovered(const QPointF& point); // highlights a face of the cube
    enum class Detail { all, motion }; // motion: impulses and contacts without any text, mark or cube
    void paintOn(QPainter& painter, const QRectF& area, Detail detail = Detail::all) const;
    std::vector<QRectF> labelRects() const; // as placed, for the proof that none overlap
    std::vector<QRectF> readoutRects() const; // chip, cube and note

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Placed {
        QRectF rect;
        const Label* label;
    };
    std::vector<Placed> placed(const QRectF& area) const;
    double textWidth(const std::vector<TextRun>& text, bool small = false) const;
    QRectF chipRect(const QRectF& area) const; // beside the cube; null: nothing to say
    QRectF noteRect(const QRectF& area) const;
    void drawText(QPainter& painter, const std::vector<TextRun>& text, QPointF baseline, bool small) const;
    void drawHaloed(QPainter& painter, const QPointF& baseline, const QString& text, const QColor& color) const;
    QRegion region() const;
    void layCube();

    Theme& theme_;
    OverlayContent content_;
    OrientationCube cube_;
    QString hovered_;
};

} // namespace saltus::ui::scene

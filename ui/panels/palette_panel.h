// SPDX-License-Identifier: GPL-3.0-or-later
// What can be put into a scene, as a grid of icons: dragged into the view, clicked and then placed by a click there, or by the
// keyboard (arrows, Enter: at the view's centre). It makes nothing itself: the shell hands its signals to the scene editor.
#pragma once

#include "core/authoring/create.h"
#include "core/authoring/equations.h"
#include "ui/panels/panel_kit.h"

#include <QPoint>

#include <optional>
#include <variant>
#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;
class QScrollArea;
class QToolButton;

namespace saltus::ui {

class Document;

// What is made in a dialog of its own.
enum class PaletteDialog { circuit, cam, mesh };

class PalettePanel : public PanelBase {
    Q_OBJECT
public:
    PalettePanel(Theme& theme, Document& document, QWidget* parent = nullptr);

    QLineEdit* search() const { return search_; }
    QToolButton* button(const authoring::NewPart& part) const; // null: not in the palette of this scene
    QToolButton* button(authoring::NewEquation equation) const;
    QToolButton* button(PaletteDialog dialog) const;
    // The part that the next click in the view places: its button is down.
    void setArmed(const std::optional<authoring::NewPart>& part);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void armRequested(const saltus::authoring::NewPart& part); // a click
    void disarmRequested();                                    // a click on the one that is down
    void placeRequested(const saltus::authoring::NewPart& part); // Enter
    void equationRequested(saltus::authoring::NewEquation equation); // a click or Enter: it needs no place
    void dialogRequested(saltus::ui::PaletteDialog dialog);
    void dragged(const saltus::authoring::NewPart& part, const QPoint& global, Qt::KeyboardModifiers modifiers);
    void dropped(const QPoint& global, Qt::KeyboardModifiers modifiers);
    void dragCancelled();
    void mouseDone(); // a click or a drag ends: the keys belong to the view again

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Entry {
        std::variant<authoring::NewPart, authoring::NewEquation, PaletteDialog> what;
        QToolButton* button;
        int section;
        QString words; // what the search looks at
        const authoring::NewPart* part() const { return std::get_if<authoring::NewPart>(&what); }
        bool isMesh() const { return std::holds_alternative<PaletteDialog>(what) && std::get<PaletteDialog>(what) == PaletteDialog::mesh; }
    };
    void place(const Entry& entry); // at the view's centre
    void lay();        // what fits the scene and the search
    void updateTips();
    int columns() const;
    void moveFocus(const QToolButton* from, int key);

    Document& document_;
    QLineEdit* search_;
    QScrollArea* scroll_;
    QWidget* inside_;
    QGridLayout* grid_;
    std::vector<QLabel*> heads_;
    QLabel* none_;
    std::vector<Entry> entries_;
    QToolButton* pressed_ = nullptr;
    QPoint pressedAt_;
    bool dragging_ = false;
};

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/palette_panel.h"

#include "ui/document/document.h"
#include "ui/look/theme.h"

#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace saltus::ui {

using authoring::NewEffect;
using authoring::NewJoint;
using authoring::NewPart;
using authoring::NewShape;

namespace {

constexpr int kCellWidth = 58, kCellHeight = 50, kMargin = 8;

enum Section { bodies, joints, effects, sections };

} // namespace

PalettePanel::PalettePanel(Theme& theme, Document& document, QWidget* parent) : PanelBase(theme, parent), document_(document) {
    setObjectName(QStringLiteral("palette"));
    setAccessibleName(tr("Palette"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new PanelHead(theme, tr("Palette"), this);
    search_ = head->addSearch(tr("Find a part"));
    column->addWidget(head);
    scroll_ = new QScrollArea(this);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->viewport()->setAutoFillBackground(false);
    inside_ = new QWidget;
    inside_->setAutoFillBackground(false);
    grid_ = new QGridLayout(inside_);
    grid_->setContentsMargins(kMargin, 4, kMargin, 8);
    grid_->setSpacing(2);
    scroll_->setWidget(inside_);
    column->addWidget(scroll_, 1);
    for (const QString& title : {tr("Bodies"), tr("Joints"), tr("Forces and laws")}) {
        auto* label = noteLabel(title, inside_);
        label->setContentsMargins(4, 4, 0, 0);
        heads_.push_back(label);
    }
    none_ = noteLabel(tr("Nothing of this name. Esc shows all"), inside_);

    const auto add = [&](const NewPart& part, int section, const char* icon, const QString& label, const QString& tip, const QString& words = {}) {
        auto* button = new QToolButton(inside_);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIcon(theme_.icon(QLatin1String(icon)));
        button->setIconSize({20, 20});
        button->setText(label);
        button->setAutoRaise(true);
        button->setCheckable(true);
        button->setFixedHeight(kCellHeight);
        // All cells are alike, whatever is written in them.
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        button->setMinimumWidth(kCellWidth - 4);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setFont(theme_.font(TextSize::small));
        button->setAccessibleName(label);
        button->setAccessibleDescription(tip);
        button->setProperty("icon-name", QString::fromLatin1(icon));
        button->setProperty("tip", tip);
        button->installEventFilter(this);
        entries_.push_back({part, button, section, (label + QLatin1Char(' ') + tip + QLatin1Char(' ') + words).toLower()});
    };
    add(NewShape::sphere, bodies, "sphere", tr("Sphere"), tr("A ball"));
    add(NewShape::disc, bodies, "disc", tr("Disc"), tr("A disc in the plane"), tr("circle wheel"));
    add(NewShape::box, bodies, "box", tr("Box"), tr("A box"), tr("cube rectangle"));
    add(NewShape::polygon, bodies, "polygon", tr("Polygon"), tr("A convex polygon: six corners, to be changed in the inspector"));
    add(NewShape::cylinder, bodies, "cylinder", tr("Cylinder"), tr("A cylinder along z"), tr("wheel rod"));
    add(NewShape::capsule, bodies, "capsule", tr("Capsule"), tr("A cylinder with round ends"), tr("pill"));
    add(NewShape::cone, bodies, "solid-cone", tr("Cone"), tr("A cone, tip upwards"));
    add(NewShape::wedge, bodies, "wedge", tr("Wedge"), tr("A ramp: the hull of six points, to be changed in the inspector"), tr("hull prism"));
    add(NewShape::ground, bodies, "ground", tr("Ground"), tr("A level ground without end"), tr("floor half-space plane"));
    add(NewJoint::hinge, joints, "hinge", tr("Hinge"), tr("Turns about an axis"), tr("revolute pin"));
    add(NewJoint::slider, joints, "slider", tr("Slider"), tr("Slides along an axis"), tr("prismatic rail"));
    add(NewJoint::ball, joints, "ball-joint", tr("Ball joint"), tr("Holds a point, turns every way"), tr("spherical"));
    add(NewJoint::cylindrical, joints, "sleeve", tr("Sleeve"), tr("Slides along an axis and turns about it"), tr("cylindrical"));
    add(NewJoint::weld, joints, "weld", tr("Weld"), tr("Holds everything"), tr("fixed rigid"));
    add(NewJoint::rod, joints, "rod", tr("Rod"), tr("Keeps two points at their distance"), tr("distance link"));
    add(NewJoint::rope, joints, "rope", tr("Rope"), tr("Keeps two points from going farther apart"), tr("cable string"));
    add(NewJoint::spring, joints, "spring", tr("Spring"), tr("A spring with a damper between two points"), tr("damper stiffness"));
    add(NewJoint::motor, joints, "drive", tr("Motor"), tr("A hinge that turns at a given speed"), tr("drive"));
    add(NewEffect::force, effects, "force", tr("Force"), tr("A force on a body, by a formula"), tr("push load"));
    add(NewEffect::contact_law, effects, "law", tr("Contact"),
        tr("The law of impact and friction of the two selected bodies; with none selected, of every pair without a law"), tr("impact restitution friction"));

    connect(search_, &QLineEdit::textChanged, this, &PalettePanel::lay);
    connect(&document, &Document::modelChanged, this, &PalettePanel::lay);
    connect(&document, &Document::opened, this, &PalettePanel::lay);
    connect(&theme, &Theme::changed, this, [this] {
        for (const Entry& entry : entries_) {
            entry.button->setIcon(theme_.icon(entry.button->property("icon-name").toString()));
            entry.button->setFont(theme_.font(TextSize::small));
        }
        lay();
    });
    search_->installEventFilter(this);
    lay();
}

int PalettePanel::columns() const {
    const double wide = kCellWidth * std::max(1.0, theme_.fontScale());
    // Of the panel: the area inside is laid out after it. The scroll bar lies over the margin.
    return std::max(2, static_cast<int>((width() - 2 * kMargin + 2) / (wide + 2)));
}

void PalettePanel::lay() {
    while (QLayoutItem* item = grid_->takeAt(0)) delete item;
    const model::Model& model = document_.model();
    const bool blank = model.bodies.empty(), equations = !model.systems.empty();
    const QString wanted = search_->text().trimmed().toLower();
    const int wide = columns();
    for (int k = 0; k < 8; ++k) grid_->setColumnStretch(k, k < wide ? 1 : 0);
    int row = 0;
    bool any = false;
    for (int section = 0; section < sections; ++section) {
        std::vector<QToolButton*> shown;
        for (const Entry& entry : entries_) {
            if (entry.section != section) continue;
            // A blank scene may become either kind; what cannot be is not offered.
            const bool fits = authoring::fits(entry.part, model.world.planar) || (blank && std::holds_alternative<NewShape>(entry.part));
            const bool found = wanted.isEmpty() || entry.words.contains(wanted);
            entry.button->setVisible(fits && found);
            entry.button->setEnabled(document_.isOpen() && !equations && (!blank || section == bodies));
            if (fits && found) shown.push_back(entry.button);
        }
        QLabel* head = heads_[static_cast<std::size_t>(section)];
        head->setVisible(!shown.empty());
        if (shown.empty()) continue;
        any = true;
        grid_->addWidget(head, row++, 0, 1, wide);
        for (std::size_t k = 0; k < shown.size(); ++k)
            grid_->addWidget(shown[k], row + static_cast<int>(k) / wide, static_cast<int>(k) % wide);
        row += (static_cast<int>(shown.size()) + wide - 1) / wide;
    }
    none_->setVisible(!any);
    if (!any) grid_->addWidget(none_, row++, 0, 1, wide);
    for (int k = 0; k < 24; ++k) grid_->setRowStretch(k, 0);
    grid_->setRowStretch(row, 1);
    updateTips();
}

void PalettePanel::updateTips() {
    const model::Model& model = document_.model();
    QString why;
    if (!document_.isOpen()) why = tr("Open a scene or begin a new one");
    else if (!model.systems.empty()) why = tr("This scene has equations; bodies need a scene of their own");
    const bool blank = model.bodies.empty();
    for (const Entry& entry : entries_) {
        QString tip = entry.button->property("tip").toString();
        if (!why.isEmpty()) tip += QLatin1Char('\n') + why;
        else if (blank && entry.section != bodies) tip += QLatin1Char('\n') + tr("First put a body into the scene");
        else if (entry.section == bodies) tip += QLatin1Char('\n') + tr("Drag it into the view, or click here and there. Enter puts it at the view's centre");
        else tip += QLatin1Char('\n') + tr("Drag it onto a body; with another one selected it joins both. Enter: at the selected body");
        entry.button->setToolTip(tip);
    }
}

QToolButton* PalettePanel::button(const NewPart& part) const {
    for (const Entry& entry : entries_)
        if (entry.part == part) return entry.button->isVisibleTo(this) ? entry.button : nullptr;
    return nullptr;
}

void PalettePanel::setArmed(const std::optional<NewPart>& part) {
    for (const Entry& entry : entries_) entry.button->setChecked(part && entry.part == *part);
}

QSize PalettePanel::sizeHint() const { return {measure::railWidth, measure::headHeight + inside_->sizeHint().height()}; }
QSize PalettePanel::minimumSizeHint() const { return {140, measure::headHeight + 2 * kCellHeight}; }

void PalettePanel::resizeEvent(QResizeEvent* event) {
    PanelBase::resizeEvent(event);
    lay();
}

void PalettePanel::moveFocus(const QToolButton* from, int key) {
    std::vector<const Entry*> shown;
    for (const Entry& entry : entries_)
        if (entry.button->isVisibleTo(this) && entry.button->isEnabled()) shown.push_back(&entry);
    const auto at = std::find_if(shown.begin(), shown.end(), [&](const Entry* entry) { return entry->button == from; });
    if (at == shown.end()) return;
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        const auto k = at - shown.begin() + (key == Qt::Key_Right ? 1 : -1);
        if (k >= 0 && k < static_cast<std::ptrdiff_t>(shown.size())) shown[static_cast<std::size_t>(k)]->button->setFocus(Qt::TabFocusReason);
        return;
    }
    // The nearest one in the next row.
    const QPoint centre = from->geometry().center();
    QToolButton* best = nullptr;
    int least = 1 << 20;
    for (const Entry* entry : shown) {
        const QPoint there = entry->button->geometry().center();
        const int down = key == Qt::Key_Down ? there.y() - centre.y() : centre.y() - there.y();
        if (down < kCellHeight / 2) continue;
        const int distance = 4 * down + std::abs(there.x() - centre.x());
        if (distance < least) {
            least = distance;
            best = entry->button;
        }
    }
    if (!best) return;
    best->setFocus(Qt::TabFocusReason);
    scroll_->ensureWidgetVisible(best, 0, 8);
}

bool PalettePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)
            for (const Entry& entry : entries_)
                if (entry.button->isVisibleTo(this) && entry.button->isEnabled()) {
                    if (key == Qt::Key_Down) entry.button->setFocus(Qt::TabFocusReason);
                    else emit placeRequested(entry.part);
                    return true;
                }
    }
    const auto found = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) { return entry.button == watched; });
    if (found == entries_.end()) return PanelBase::eventFilter(watched, event);
    QToolButton* button = found->button;
    switch (event->type()) {
    case QEvent::KeyPress: {
        const auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down: moveFocus(button, key->key()); return true;
        case Qt::Key_Return:
        case Qt::Key_Enter: emit placeRequested(found->part); return true;
        case Qt::Key_Escape:
            if (dragging_) {
                dragging_ = false;
                pressed_ = nullptr;
                button->setDown(false);
                emit dragCancelled();
                return true;
            }
            if (button->isChecked()) {
                emit disarmRequested();
                return true;
            }
            break;
        default: break;
        }
        break;
    }
    case QEvent::ShortcutOverride: {
        // Arrows step the run elsewhere; here they walk over the grid.
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Space) {
            event->accept();
            return true;
        }
        break;
    }
    case QEvent::MouseButtonPress: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() != Qt::LeftButton || !button->isEnabled()) break;
        pressed_ = button;
        pressedAt_ = mouse->globalPosition().toPoint();
        dragging_ = false;
        button->setFocus(Qt::MouseFocusReason);
        button->setDown(true);
        return true;
    }
    case QEvent::MouseMove: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (pressed_ != button || !(mouse->buttons() & Qt::LeftButton)) break;
        const QPoint at = mouse->globalPosition().toPoint();
        if (!dragging_ && (at - pressedAt_).manhattanLength() < QApplication::startDragDistance()) return true;
        dragging_ = true;
        emit dragged(found->part, at, mouse->modifiers());
        return true;
    }
    case QEvent::MouseButtonRelease: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() != Qt::LeftButton || pressed_ != button) break;
        pressed_ = nullptr;
        button->setDown(false);
        if (std::exchange(dragging_, false)) emit dropped(mouse->globalPosition().toPoint(), mouse->modifiers());
        else if (button->isChecked()) emit disarmRequested();
        else emit armRequested(found->part);
        return true;
    }
    case QEvent::MouseButtonDblClick: return true;
    default: break;
    }
    return PanelBase::eventFilter(watched, event);
}

} // namespace saltus::ui

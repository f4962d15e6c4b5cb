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
using authoring::NewEquation;
using authoring::NewJoint;
using authoring::NewPart;
using authoring::NewShape;

namespace {

constexpr Px kCellWidth{58}, kCellHeight{50}, kLowCell{46}; // low: where the panel is, so that three rows are seen
constexpr int kPaletteMargin = 6;

enum Section { bodies, joints, effects, equations, sections };

// What a click does, or why it can do nothing now.
QString equationTip(const model::Model& model, NewEquation equation) {
    if (authoring::why_not(model, equation).message.empty()) return PalettePanel::tr("A click or Enter puts it into the scene; change it in the inspector or with Edit equations");
    switch (equation) {
    case NewEquation::mechanical:
    case NewEquation::first_order: break;
    case NewEquation::function: return PalettePanel::tr("First put a system or a body into the scene");
    case NewEquation::interaction: break;
    }
    return model.bodies.empty() || !model.systems.empty() ? PalettePanel::tr("First put a system into the scene") : PalettePanel::tr("Bodies meet by contact laws and joints");
}

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
    grid_->setContentsMargins(kPaletteMargin, 4, kPaletteMargin, 8);
    grid_->setSpacing(2);
    scroll_->setWidget(inside_);
    column->addWidget(scroll_, 1);
    for (const QString& title : {tr("Bodies"), tr("Joints"), tr("Forces and laws"), tr("Equations")}) {
        auto* label = noteLabel(title, inside_);
        label->setContentsMargins(4, 4, 0, 0);
        heads_.push_back(label);
    }
    none_ = noteLabel(tr("Nothing of this name. Esc shows all"), inside_);

    const auto add = [&](const std::variant<NewPart, NewEquation, PaletteDialog>& part, int section, const char* icon, const QString& label, const QString& tip, const QString& words = {}) {
        auto* button = new QToolButton(inside_);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIcon(theme_.icon(QLatin1String(icon)));
        button->setIconSize({20_px, 20_px});
        button->setText(label);
        button->setAutoRaise(true);
        button->setProperty("role", "cell");
        button->setCheckable(std::holds_alternative<NewPart>(part));
        button->setFixedHeight(kCellHeight);
        // All cells are alike, whatever is written in them.
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        button->setMinimumWidth(kCellWidth - 4);
        button->setFocusPolicy(Qt::TabFocus); // the mouse leaves the keys to the view
        button->setFont(theme_.font(TextSize::small));
        button->setAccessibleName(label);
        button->setAccessibleDescription(tip);
        button->setProperty("icon-name", QString::fromLatin1(icon));
        button->setProperty("tip", tip);
        button->installEventFilter(this);
        entries_.push_back({part, button, section, (label + QLatin1Char(' ') + tip + QLatin1Char(' ') + words).toLower()});
    };
    add(NewPart(NewShape::sphere), bodies, "sphere", tr("Sphere"), tr("A ball"));
    add(NewPart(NewShape::disc), bodies, "disc", tr("Disc"), tr("A disc in the plane"), tr("circle wheel"));
    add(NewPart(NewShape::box), bodies, "box", tr("Box"), tr("A box"), tr("cube rectangle"));
    add(NewPart(NewShape::polygon), bodies, "polygon", tr("Polygon"), tr("A convex polygon: six corners, to be changed in the inspector"));
    add(NewPart(NewShape::cylinder), bodies, "cylinder", tr("Cylinder"), tr("A cylinder along z"), tr("wheel rod"));
    add(NewPart(NewShape::capsule), bodies, "capsule", tr("Capsule"), tr("A cylinder with round ends"), tr("pill"));
    add(NewPart(NewShape::cone), bodies, "solid-cone", tr("Cone"), tr("A cone, tip upwards"));
    add(NewPart(NewShape::wedge), bodies, "wedge", tr("Wedge"), tr("A ramp: the hull of six points, to be changed in the inspector"), tr("hull prism"));
    add(NewPart(NewShape::ground), bodies, "ground", tr("Ground"), tr("A level ground without end"), tr("floor half-space plane"));
    add(PaletteDialog::mesh, bodies, "mesh", tr("Mesh…"), tr("A body of a mesh file: OBJ, STL or PLY"), tr("triangles import stl obj ply"));
    add(NewPart(NewJoint::hinge), joints, "hinge", tr("Hinge"), tr("Turns about an axis"), tr("revolute pin"));
    add(NewPart(NewJoint::slider), joints, "slider", tr("Slider"), tr("Slides along an axis"), tr("prismatic rail"));
    add(NewPart(NewJoint::ball), joints, "ball-joint", tr("Ball joint"), tr("Holds a point, turns every way"), tr("spherical"));
    add(NewPart(NewJoint::cylindrical), joints, "sleeve", tr("Sleeve"), tr("Slides along an axis and turns about it"), tr("cylindrical"));
    add(NewPart(NewJoint::weld), joints, "weld", tr("Weld"), tr("Holds everything"), tr("fixed rigid"));
    add(NewPart(NewJoint::rod), joints, "rod", tr("Rod"), tr("Keeps two points at their distance"), tr("distance link"));
    add(NewPart(NewJoint::rope), joints, "rope", tr("Rope"), tr("Keeps two points from going farther apart"), tr("cable string"));
    add(NewPart(NewJoint::spring), joints, "spring", tr("Spring"), tr("A spring with a damper between two points"), tr("damper stiffness"));
    add(NewPart(NewJoint::motor), joints, "drive", tr("Motor"), tr("A hinge that turns at a given speed"), tr("drive"));
    add(NewPart(NewEffect::force), effects, "force", tr("Force"), tr("A force on a body, by a formula"), tr("push load"));
    add(NewPart(NewEffect::contact_law), effects, "law", tr("Contact"),
        tr("The law of impact and friction of the two selected bodies; with none selected, of every pair without a law"), tr("impact restitution friction"));
    add(NewEquation::mechanical, equations, "spring", tr("Mass"), tr("A linear mechanical system: mass, damping, stiffness, force"), tr("oscillator lagrangian linear spring damper"));
    add(NewEquation::first_order, equations, "trail", tr("States"), tr("A system of the first order, by a formula for each state"), tr("ode differential equation"));
    add(NewEquation::function, equations, "section", tr("f(t)", "a function of time"), tr("A function of time, recorded and plotted, for use in other formulas"), tr("function expression signal sine"));
    add(NewEquation::interaction, equations, "law", tr("Relation"), tr("A relation with a law: a wall at a coordinate, or a bound of a state"), tr("interaction complementarity impact constraint"));
    add(PaletteDialog::circuit, equations, "diode", tr("Circuit…"), tr("Draw a circuit: sources, resistors, coils, capacitors, diodes, relays"), tr("electric diode relay"));
    add(PaletteDialog::cam, equations, "cam", tr("Cam…"), tr("A cam by its motion: rises, falls, laws, or a table"), tr("profile follower"));

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
    // Of the panel: the area inside is laid out after it. The scroll bar lies over the margin.
    return std::max(2, (width() - 2 * kPaletteMargin + 2) / (kCellWidth + 2));
}

void PalettePanel::lay() {
    const int cell = height() < 4 * kCellHeight + 12 ? int(kLowCell) : int(kCellHeight);
    for (const Entry& entry : entries_) entry.button->setFixedHeight(cell);
    while (QLayoutItem* item = grid_->takeAt(0)) delete item;
    const model::Model& model = document_.model();
    const bool blank = model.bodies.empty();
    const QString wanted = search_->text().trimmed().toLower();
    const int wide = columns();
    for (int k = 0; k < 8; ++k) grid_->setColumnStretch(k, k < wide ? 1 : 0);
    int row = 0;
    bool any = false;
    // Every part keeps its place; what this scene cannot take is grey.
    for (int section = 0; section < sections; ++section) {
        std::vector<QToolButton*> shown;
        for (const Entry& entry : entries_) {
            if (entry.section != section) continue;
            // A blank scene may become either kind.
            const NewPart* part = entry.part();
            const bool fits = !part || authoring::fits(*part, model.world.planar) || (blank && std::holds_alternative<NewShape>(*part));
            const bool found = wanted.isEmpty() || entry.words.contains(wanted);
            entry.button->setVisible(found);
            const auto* equation = std::get_if<NewEquation>(&entry.what);
            const bool now = part       ? !blank || section == bodies
                             : equation ? authoring::why_not(model, *equation).message.empty()
                                        : true;
            const bool flat = entry.isMesh() && model.world.planar && !blank;
            entry.button->setEnabled(document_.isOpen() && now && fits && !flat);
            if (found) shown.push_back(entry.button);
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
    const bool blank = model.bodies.empty();
    for (const Entry& entry : entries_) {
        QString tip = entry.button->property("tip").toString();
        if (const auto* equation = std::get_if<NewEquation>(&entry.what)) {
            entry.button->setToolTip(tip + QLatin1Char('\n') + (document_.isOpen() ? equationTip(model, *equation) : why));
            continue;
        }
        if (!entry.part()) {
            const QString how = !document_.isOpen() ? why : !entry.isMesh() ? tr("A click or Enter opens its window") : model.world.planar && !blank ? tr("Only in scenes in space; this one is planar") : tr("A click or Enter chooses the file, a click in the view puts it there");
            entry.button->setToolTip(tip + QLatin1Char('\n') + how);
            continue;
        }
        if (!why.isEmpty()) tip += QLatin1Char('\n') + why;
        else if (!blank && !authoring::fits(*entry.part(), model.world.planar))
            tip += QLatin1Char('\n') + (model.world.planar ? tr("Only in scenes in space; this one is planar") : tr("Only in planar scenes; this one is in space"));
        else if (blank && entry.section != bodies) tip += QLatin1Char('\n') + tr("First put a body into the scene");
        else if (entry.section == bodies) tip += QLatin1Char('\n') + tr("Drag it into the view, or click here and there. Enter puts it at the view's centre");
        else tip += QLatin1Char('\n') + tr("Drag it onto a body; with another one selected it joins both. Enter: at the selected body");
        entry.button->setToolTip(tip);
    }
}

QToolButton* PalettePanel::button(const NewPart& part) const {
    for (const Entry& entry : entries_)
        if (entry.part() && *entry.part() == part) return entry.button->isVisibleTo(this) ? entry.button : nullptr;
    return nullptr;
}

QToolButton* PalettePanel::button(NewEquation equation) const {
    for (const Entry& entry : entries_)
        if (const auto* one = std::get_if<NewEquation>(&entry.what); one && *one == equation) return entry.button->isVisibleTo(this) ? entry.button : nullptr;
    return nullptr;
}

QToolButton* PalettePanel::button(PaletteDialog dialog) const {
    for (const Entry& entry : entries_)
        if (const auto* one = std::get_if<PaletteDialog>(&entry.what); one && *one == dialog) return entry.button->isVisibleTo(this) ? entry.button : nullptr;
    return nullptr;
}

void PalettePanel::place(const Entry& entry) {
    if (const NewPart* part = entry.part()) emit placeRequested(*part);
    else if (const auto* equation = std::get_if<NewEquation>(&entry.what)) emit equationRequested(*equation);
    else emit dialogRequested(std::get<PaletteDialog>(entry.what));
}

void PalettePanel::setArmed(const std::optional<NewPart>& part) {
    for (const Entry& entry : entries_) entry.button->setChecked(part && entry.part() && *entry.part() == *part);
}

QSize PalettePanel::sizeHint() const { return {measure::railWidth, measure::headHeight + inside_->sizeHint().height()}; }
QSize PalettePanel::minimumSizeHint() const { return {140_px, measure::headHeight + 2 * kCellHeight}; }

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
                    else place(entry);
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
        case Qt::Key_Enter: place(*found); return true;
        case Qt::Key_Space: return true; // it runs the scene, where there is a run
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
        // Arrows step the run elsewhere; here they walk over the grid. Space runs, here too.
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down) {
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
        button->setDown(true);
        return true;
    }
    case QEvent::MouseMove: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (pressed_ != button || !(mouse->buttons() & Qt::LeftButton)) break;
        const QPoint at = mouse->globalPosition().toPoint();
        if (!dragging_ && (at - pressedAt_).manhattanLength() < QApplication::startDragDistance()) return true;
        if (!found->part()) return true; // equations have no place
        dragging_ = true;
        emit dragged(*found->part(), at, mouse->modifiers());
        return true;
    }
    case QEvent::MouseButtonRelease: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() != Qt::LeftButton || pressed_ != button) break;
        pressed_ = nullptr;
        button->setDown(false);
        emit mouseDone();
        if (std::exchange(dragging_, false)) emit dropped(mouse->globalPosition().toPoint(), mouse->modifiers());
        else if (!found->part()) {
            if (button->rect().contains(mouse->position().toPoint())) place(*found);
        } else if (button->isChecked()) emit disarmRequested();
        else emit armRequested(*found->part());
        return true;
    }
    case QEvent::MouseButtonDblClick: return true;
    default: break;
    }
    return PanelBase::eventFilter(watched, event);
}

} // namespace saltus::ui

#include "moc_palette_panel.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/top_bar.h"

#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/paint.h"

#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QStyleOptionButton>
#include <QToolButton>
#include <QUndoStack>
#include <QUndoView>
#include <QWidgetAction>

namespace saltus::ui {

namespace {
constexpr int kLogoLeft = 14, kBarGap = 16, kRight = 12;
constexpr Px kLogoSize{20}, kMenusLeft{38}, kSearchWidth{480}, kSearchLeast{160};
// Icon, name, and the key in grey behind it.
class ExportButton : public QPushButton {
public:
    ExportButton(Theme& theme, QWidget* parent) : QPushButton(parent), theme_(theme) {}
    QSize sizeHint() const override { return {qMax(120_px, widthWithText() + keyWidth() - 4), measure::button}; }
    // Narrower: without the key, then without the name.
    int widthWithText() const { return 10 + 16_px + 8 + QFontMetrics(theme_.font(TextSize::normal)).horizontalAdvance(TopBar::tr("Export")) + 12; }
    int widthOfIcon() const { return 10 + 16_px + 10; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        option.text.clear();
        option.icon = {};
        style()->drawControl(QStyle::CE_PushButton, &option, &p, this);
        const Colors& c = theme_.colors();
        const QColor ink = isEnabled() ? c.text : c.disabled;
        p.drawPixmap(10, (height() - 16_px) / 2, theme_.pixmap(QStringLiteral("export"), 16_px, ink, devicePixelRatioF()));
        p.setPen(ink);
        p.setFont(theme_.font(TextSize::normal));
        if (width() < widthWithText()) return;
        p.drawText(rect().adjusted(18 + 16_px, 0, 0, 0), Qt::AlignVCenter, TopBar::tr("Export"));
        if (width() < widthWithText() + keyWidth() - 4) return;
        p.setPen(isEnabled() ? c.secondary : c.disabled);
        p.setFont(theme_.font(TextSize::small));
        p.drawText(rect().adjusted(0, 0, -10, 0), Qt::AlignVCenter | Qt::AlignRight, shownKey());
    }

private:
    int keyWidth() const { return 8 + QFontMetrics(theme_.font(TextSize::small)).horizontalAdvance(shownKey()) + 4; }
    static QString shownKey() { return KeyNames::instance().first(QStringLiteral("file.export")); }
    Theme& theme_;
};

} // namespace

SearchButton::SearchButton(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::IBeamCursor);
    setFixedHeight(measure::button);
    setAccessibleName(tr("Search scenes, commands, parameters"));
    setKeyTip(this, tr("Search scenes, commands and parameters"), "help.palette");
    connect(&KeyNames::instance(), &KeyNames::changed, this, qOverload<>(&QWidget::update));
}

void SearchButton::paintEvent(QPaintEvent*) {
    const Colors& c = theme_.colors();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const double pen = hasFocus() ? 2.0 : 1.0;
    p.setPen(QPen(hasFocus() ? c.accent : underMouse() ? c.secondary : c.fieldBorder, pen));
    p.setBrush(c.field);
    p.drawRoundedRect(QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), 6, 6);
    const bool small = width() < kSearchLeast; // no room for a text that says anything
    p.drawPixmap(small ? (width() - 16_px) / 2 : 9, (height() - 16_px) / 2, theme_.pixmap(QStringLiteral("search"), 16_px, c.secondary, devicePixelRatioF()));
    if (small) return;
    const double chip = paintKeyChip(p, theme_, width() - 8, height() / 2.0, KeyNames::instance().first(QStringLiteral("help.palette")));
    p.setFont(theme_.font(TextSize::normal));
    p.setPen(c.secondary);
    const QRect area(16 + 16_px, 0, width() - 32 - 16_px - int(chip), height());
    p.drawText(area, Qt::AlignVCenter | Qt::AlignLeft,
               p.fontMetrics().elidedText(tr("Search scenes, commands, parameters"), Qt::ElideRight, area.width()));
}

void SearchButton::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) emit clicked();
}
void SearchButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) emit clicked();
    else QWidget::keyPressEvent(event);
}
void SearchButton::enterEvent(QEnterEvent*) { update(); }
void SearchButton::leaveEvent(QEvent*) { update(); }

TopBar::TopBar(Theme& theme, ActionRegistry& actions, QWidget* parent) : QWidget(parent), theme_(theme) {
    setFixedHeight(measure::menuHeight);
    menus_ = new QMenuBar(this);
    menus_->setNativeMenuBar(false);
    search_ = new SearchButton(theme, this);
    scene_ = new QLabel(this);
    scene_->setProperty("role", "secondary");
    scene_->setAlignment(Qt::AlignVCenter | Qt::AlignRight);
    history_ = new QToolButton(this);
    history_->setIconSize({20_px, 20_px});
    history_->setPopupMode(QToolButton::InstantPopup);
    history_->setFocusPolicy(Qt::TabFocus);
    history_->setToolTip(tr("The scene's changes so far; click one to go back to it"));
    history_->setAccessibleName(tr("History"));
    auto* menu = new QMenu(history_);
    auto* holder = new QWidgetAction(menu);
    steps_ = new QUndoView(menu);
    steps_->setEmptyLabel(tr("As opened"));
    steps_->setMinimumSize(260_px, 180_px);
    steps_->setStyleSheet(QStringLiteral("QListView { background: transparent; }"));
    holder->setDefaultWidget(steps_);
    menu->addAction(holder);
    history_->setMenu(menu);
    themeButton_ = new QToolButton(this);
    themeButton_->setDefaultAction(actions.action(QStringLiteral("view.theme")));
    themeButton_->setIconSize({20_px, 20_px});
    themeButton_->setToolButtonStyle(Qt::ToolButtonIconOnly);
    themeButton_->setFocusPolicy(Qt::TabFocus);
    export_ = new ExportButton(theme, this);
    export_->setAccessibleName(tr("Export"));
    export_->setFocusPolicy(Qt::TabFocus);
    QAction* action = actions.action(QStringLiteral("file.export"));
    setKeyTip(export_, action->statusTip(), "file.export");
    connect(&KeyNames::instance(), &KeyNames::changed, this, &TopBar::refresh);
    export_->setObjectName(QStringLiteral("exportButton"));
    connect(export_, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, [this, action] { export_->setEnabled(action->isEnabled()); });
    export_->setEnabled(action->isEnabled());
    connect(&theme_, &Theme::changed, this, &TopBar::refresh);
    refresh();
}

// The list would do the steps by itself, and nobody could wait for them: it only tells which one is meant.
void TopBar::setUndoStack(QUndoStack& stack) {
    steps_->setStack(&stack);
    QItemSelectionModel* const chosen = steps_->selectionModel();
    disconnect(chosen, &QItemSelectionModel::currentChanged, steps_->model(), nullptr);
    connect(chosen, &QItemSelectionModel::currentChanged, this, [this, &stack](const QModelIndex& to) {
        if (!to.isValid() || to.row() == stack.index()) return;
        emit stepWanted(to.row());
        if (steps_->currentIndex().row() != stack.index()) steps_->setCurrentIndex(steps_->model()->index(stack.index(), 0)); // given up
    });
}

void TopBar::setSceneName(const QString& name, const QString& toolTip) {
    sceneName_ = name;
    scene_->setToolTip(toolTip);
    arrange();
}

void TopBar::refresh() {
    history_->setIcon(theme_.icon(QStringLiteral("history")));
    arrange();
    update();
}

void TopBar::paintEvent(QPaintEvent*) {
    const Colors& c = theme_.colors();
    QPainter p(this);
    p.fillRect(rect(), c.panel);
    p.fillRect(0, height() - 1, width(), 1, c.border);
    p.drawPixmap(kLogoLeft, (height() - kLogoSize) / 2,
                 theme_.pixmap(QStringLiteral("cam"), kLogoSize, c.accentText, devicePixelRatioF()));
}

void TopBar::resizeEvent(QResizeEvent*) { arrange(); }

bool TopBar::event(QEvent* event) {
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange || event->type() == QEvent::Polish ||
        event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        arrange();
    return done;
}

void TopBar::arrange() {
    int right = width() - kRight;
    // Where menus and texts are long, the search field gives way to its icon, the button to export to its own, then menus go behind an arrow.
    const int others = 8 + measure::button + 4 + measure::button + 12 + kBarGap + measure::button;
    const int menusWanted = menus_->sizeHint().width();
    const auto menusRoom = [&](int exportWidth) { return right - exportWidth - others - kMenusLeft - kBarGap; };
    const auto* button = static_cast<const ExportButton*>(export_);
    int exportWidth = button->sizeHint().width();
    for (const int narrower : {button->widthWithText(), button->widthOfIcon()})
        if (menusRoom(exportWidth) < menusWanted) exportWidth = narrower;
    const int menusWidth = qMin(menusWanted, menusRoom(exportWidth));
    // Never lower than it wants to be: QMenuBar hides all menus that do not fit.
    const int menusHeight = menus_->sizeHint().height();
    menus_->setGeometry(kMenusLeft, (height() - 1 - menusHeight) / 2, menusWidth, menusHeight);
    const int left = kMenusLeft + menusWidth + kBarGap;
    right -= exportWidth;
    export_->setGeometry(right, (height() - measure::button) / 2, exportWidth, measure::button);
    right -= 8 + measure::button;
    themeButton_->setGeometry(right, (height() - measure::button) / 2, measure::button, measure::button);
    right -= 4 + measure::button;
    history_->setGeometry(right, (height() - measure::button) / 2, measure::button, measure::button);
    right -= 12;
    // The search field stays in the window's middle while it can, then gives way, to its icon before the scene's name is cut.
    const int nameWanted = QFontMetrics(scene_->font()).horizontalAdvance(sceneName_) + 4;
    const int nameWidth = qBound(0, right - left - measure::button - kBarGap, nameWanted);
    scene_->setGeometry(right - nameWidth, 0, nameWidth, height() - 1);
    scene_->setText(QFontMetrics(scene_->font()).elidedText(sceneName_, Qt::ElideMiddle, nameWidth));
    scene_->setVisible(nameWidth >= qMin(nameWanted, 60_px));
    right -= nameWidth + kBarGap;
    const int searchWidth = right - left < kSearchLeast ? int(measure::button) : qMin<int>(right - left, kSearchWidth);
    const int x = qBound(left, (width() - searchWidth) / 2, qMax(left, right - searchWidth));
    search_->setGeometry(x, (height() - measure::button) / 2, searchWidth, measure::button);
}

} // namespace saltus::ui

#include "moc_top_bar.cpp"

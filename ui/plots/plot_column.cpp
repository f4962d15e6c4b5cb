// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_column.h"

#include "ui/look/popup_menu.h"
#include "ui/look/theme.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QStackedWidget>
#include <QStyleOption>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace saltus::ui {
namespace {

// Panel colour with a line above and below.
class Head : public QWidget {
public:
    explicit Head(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
        setFixedHeight(measure::headHeight);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.fillRect(rect(), theme_.colors().panel);
        painter.fillRect(0, 0, width(), 1, theme_.colors().border);
        painter.fillRect(0, height() - 1, width(), 1, theme_.colors().border);
    }

private:
    Theme& theme_;
};

// A title that is a tab: strong when shown, grey otherwise; an accent line marks it among others.
class Tab : public QToolButton {
public:
    Tab(Theme& theme, const QString& title, bool alone, QWidget* parent) : QToolButton(parent), theme_(theme), alone_(alone) {
        setText(title);
        setCheckable(true);
        setFixedHeight(measure::headHeight);
        setFocusPolicy(alone ? Qt::NoFocus : Qt::TabFocus);
        setAttribute(Qt::WA_TransparentForMouseEvents, alone);
        setAccessibleName(title);
        setToolTip(title); // it is cut where the plots are narrow
    }
    QSize sizeHint() const override {
        return {static_cast<int>(std::ceil(QFontMetricsF(theme_.font(TextSize::normal, true)).horizontalAdvance(text()))) + 26,
                measure::headHeight};
    }
    QSize minimumSizeHint() const override { return {40_px, measure::headHeight}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const Colors& c = theme_.colors();
        const bool strong = isChecked() || alone_;
        const QFont font = theme_.font(TextSize::normal, strong);
        painter.setFont(font);
        painter.setPen(strong || underMouse() ? c.text : c.secondary);
        const QRect room = rect().adjusted(12, 1, -12, -1);
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetrics(font).elidedText(text(), Qt::ElideRight, room.width()));
        if (!alone_ && isChecked()) painter.fillRect(QRect(12, height() - 3, width() - 24, 2), c.accent);
        if (hasFocus()) {
            painter.setPen(QPen(c.accent, 2));
            painter.setRenderHint(QPainter::Antialiasing);
            painter.drawRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), 4, 4);
        }
    }

private:
    Theme& theme_;
    bool alone_;
};

} // namespace

// Whole or not at all: half a number is a wrong number.
class PlotColumn::Subtitle : public QLabel {
public:
    using QLabel::QLabel;
    void tell(const QString& text) {
        if (text == text_) return;
        text_ = text;
        fit();
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QLabel::resizeEvent(event);
        fit();
    }
    void changeEvent(QEvent* event) override {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::FontChange) fit();
    }

private:
    void fit() { setText(fontMetrics().horizontalAdvance(text_) <= width() ? text_ : QString()); }

    QString text_;
};

PlotColumn::PlotColumn(Theme& theme, std::vector<PlotPage*> pages, QWidget* parent)
    : QWidget(parent), theme_(theme), pages_(std::move(pages)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    head_ = new Head(theme, this);
    auto* row = new QHBoxLayout(head_);
    row->setContentsMargins(0, 0, 8, 0);
    row->setSpacing(0);
    stack_ = new QStackedWidget(this);
    tabs_ = new QButtonGroup(this);
    for (PlotPage* page : pages_) {
        const int index = stack_->addWidget(page);
        auto* tab = new Tab(theme, page->title(), pages_.size() == 1, head_);
        tab->setObjectName(QStringLiteral("tab.") + page->canvases().front()->plotName());
        tab->setChecked(index == 0);
        tabs_->addButton(tab, index);
        row->addWidget(tab);
    }
    subtitle_ = new Subtitle(head_);
    subtitle_->setIndent(0);
    subtitle_->setMinimumWidth(0);
    subtitle_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(subtitle_, 1);
    more_ = new QToolButton(head_);
    more_->setObjectName(QStringLiteral("more"));
    more_->setFixedSize(24_px, 24_px);
    more_->setFocusPolicy(Qt::TabFocus);
    more_->setToolTip(tr("Export, copy, zoom"));
    more_->setAccessibleName(tr("Plot menu"));
    row->addWidget(more_);
    column->addWidget(head_);
    column->addWidget(stack_, 1);

    connect(tabs_, &QButtonGroup::idClicked, this, [this](int index) { show(pages_[static_cast<std::size_t>(index)]); });
    connect(more_, &QToolButton::clicked, this, [this] {
        QMenu* menu = popupMenu(this);
        current()->fillMenu(*menu, nullptr);
        menu->popup(more_->mapToGlobal(QPoint(0, more_->height())));
    });
    applyTheme();
}

PlotPage* PlotColumn::current() const { return pages_[static_cast<std::size_t>(std::max(0, stack_->currentIndex()))]; }

void PlotColumn::show(PlotPage* page) {
    const int index = stack_->indexOf(page);
    if (index < 0) return;
    stack_->setCurrentIndex(index);
    tabs_->button(index)->setChecked(true);
    for (PlotCanvas* canvas : page->canvases()) canvas->markChanged();
    emit page->canvases().front()->windowChanged(); // draws without waiting for a tick
}

void PlotColumn::applyTheme() {
    const PlotStyle style = PlotStyle::screen(theme_);
    for (PlotPage* page : pages_)
        for (PlotCanvas* canvas : page->canvases()) {
            canvas->setLook(style);
            canvas->markChanged();
            emit canvas->windowChanged();
        }
    QPalette palette = subtitle_->palette();
    palette.setColor(QPalette::WindowText, theme_.colors().secondary);
    subtitle_->setPalette(palette);
    subtitle_->setFont(theme_.font(TextSize::normal));
    more_->setIcon(theme_.icon(QStringLiteral("more")));
    more_->setIconSize(QSize(16_px, 16_px));
    head_->update();
}

void PlotColumn::refresh(double newest) {
    PlotPage* page = current();
    page->refresh(newest);
    subtitle_->tell(page->subtitle());
}

int PlotColumn::weight() const { return pages_.front()->hasTimeAxis() ? 56 : 37; }

} // namespace saltus::ui

#include "moc_plot_column.cpp"

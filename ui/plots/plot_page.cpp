// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_page.h"

#include "ui/look/popup_menu.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace saltus::ui {

PlotPage::PlotPage(std::shared_ptr<TimeWindow> window, QWidget* parent) : QWidget(parent), window_(std::move(window)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
}

void PlotPage::add(PlotCanvas* canvas) {
    canvases_.push_back(canvas);
    layout()->addWidget(canvas);
    connect(canvas, &PlotCanvas::windowChanged, this, &PlotPage::schedule);
    connect(canvas, &PlotCanvas::stateRequested, this, &PlotPage::stateRequested);
    connect(canvas, &PlotCanvas::startRequested, this, [this, canvas](double x, double y) { emit startRequested(canvas->plotName(), x, y); });
    connect(canvas, &PlotCanvas::editRequested, this, [this, canvas] { emit editRequested(canvas->plotName()); });
    connect(canvas, &PlotCanvas::menuRequested, this, [this, canvas](QPoint at) {
        QMenu* menu = popupMenu(canvas);
        fillMenu(*menu, canvas);
        menu->popup(at);
    });
}

void PlotPage::finish() {
    for (std::size_t i = 0; i < canvases_.size(); ++i) {
        const bool time = canvases_[i]->content().timeAxis();
        const bool joinsAbove = time && i > 0 && canvases_[i - 1]->content().timeAxis();
        const bool joinsBelow = time && i + 1 < canvases_.size() && canvases_[i + 1]->content().timeAxis();
        canvases_[i]->setStack(!joinsAbove, !joinsBelow);
    }
}

bool PlotPage::hasTimeAxis() const {
    return std::any_of(canvases_.begin(), canvases_.end(), [](PlotCanvas* c) { return c->content().timeAxis(); });
}

QString PlotPage::title() const { return canvases_.empty() ? QString() : canvases_.front()->title(); }

QString PlotPage::subtitle() const {
    for (const PlotCanvas* canvas : canvases_)
        if (const QString text = canvas->content().subtitle(); !text.isEmpty()) return text;
    return {};
}

void PlotPage::schedule() {
    if (scheduled_) return;
    scheduled_ = true;
    QTimer::singleShot(0, this, [this] {
        scheduled_ = false;
        refresh(newest_);
    });
}

void PlotPage::settle(PlotCanvas& canvas, double newest) {
    newest_ = newest;
    window_->advance(newest);
    canvas.content().takeAll();
    canvas.markChanged();
    canvas.prepare();
}

void PlotPage::refresh(double newest) {
    newest_ = newest;
    if (!isVisible()) return;
    window_->advance(newest);
    bool any = false;
    std::vector<char> changed;
    changed.reserve(canvases_.size());
    for (PlotCanvas* canvas : canvases_) {
        changed.push_back(canvas->prepare() ? 1 : 0);
        any = any || changed.back() != 0;
    }
    if (!any) return;
    int left = 0;
    for (PlotCanvas* canvas : canvases_) left = std::max(left, canvas->leftMargin());
    // A margin that follows every digit would make the axes dance.
    const bool moved = left > left_ || left < left_ - 12;
    if (moved) left_ = left;
    for (std::size_t i = 0; i < canvases_.size(); ++i)
        if (moved || changed[i] != 0) canvases_[i]->commit(left_);
}

void PlotPage::fillMenu(QMenu& menu, PlotCanvas* under) {
    const QString beside = under ? under->plotName() : canvases_.empty() ? QString() : canvases_.front()->plotName();
    QMenu* add = menu.addMenu(tr("Add plot"));
    add->setObjectName(QStringLiteral("plots.add"));
    // Queued: all plots are made anew under the menu.
    for (const PlotOffer offer : kPlotOffers)
        add->addAction(offerName(offer), this, [this, offer, beside] { emit addRequested(offer, beside); }, Qt::QueuedConnection)->setObjectName(QLatin1String(offerId(offer)));
    for (PlotCanvas* canvas : canvases_) {
        if (under != nullptr && canvas != under) continue;
        const QString of = canvases_.size() > 1 ? tr(" “%1”").arg(canvas->title()) : QString();
        const QString plot = canvas->plotName();
        menu.addAction(tr("Edit plot%1…\tClick its legend").arg(of), this, [this, plot] { emit editRequested(plot); }, Qt::QueuedConnection);
    }
    menu.addSeparator();
    for (PlotCanvas* canvas : canvases_) {
        if (under != nullptr && canvas != under) continue;
        const QString of = canvases_.size() > 1 ? tr(" “%1”").arg(canvas->title()) : QString();
        menu.addAction(tr("Export figure or data%1…").arg(of), this,
                       [this, canvas] { emit exportRequested(canvas->plotName()); });
        menu.addAction(tr("Copy picture%1").arg(of), this, [canvas] {
            QApplication::clipboard()->setPixmap(canvas->toPixmap(0, 0, std::max(2.0, canvas->devicePixelRatioF())));
        });
    }
    if (under != nullptr && under->content().timeAxis()) {
        menu.addSeparator();
        under->placeMarkers(menu);
    }
    menu.addSeparator();
    for (PlotCanvas* canvas : canvases_) {
        if (under != nullptr && canvas != under) continue;
        const QString of = canvases_.size() > 1 ? tr(" “%1”").arg(canvas->title()) : QString();
        const QString plot = canvas->plotName();
        const auto channels = canvas->content().recordedSignals();
        if (under != nullptr && channels.size() > 1) {
            QMenu* curves = menu.addMenu(tr("Remove curve"));
            for (const std::string& channel : channels) {
                const QString name = QString::fromStdString(channel);
                curves->addAction(name, this, [this, plot, name] { emit curveRemoveRequested(plot, name); }, Qt::QueuedConnection);
            }
        }
        // Queued: the plot that shows the menu goes.
        menu.addAction(tr("Remove plot%1").arg(of), this, [this, plot] { emit removeRequested(plot); }, Qt::QueuedConnection);
    }
    menu.addSeparator();
    for (PlotCanvas* canvas : canvases_)
        if ((under == nullptr || canvas == under) && canvas->content().hasEarlier())
            menu.addAction(canvas->content().isMap() ? tr("Forget the points of other values") : tr("Forget the run before"), this, [this, canvas] {
                canvas->content().forgetEarlier();
                canvas->markChanged();
                schedule();
            });
    menu.addAction(tr("Reset zoom\tDouble click"), this, [this, under] {
        for (PlotCanvas* canvas : canvases_)
            if (under == nullptr || canvas == under || canvas->content().timeAxis()) canvas->resetZoom();
    });
    if (hasTimeAxis() && (under == nullptr || under->content().timeAxis())) {
        QAction* follow = menu.addAction(tr("Follow the run"));
        follow->setCheckable(true);
        follow->setChecked(window_->follow);
        connect(follow, &QAction::toggled, this, [this](bool on) {
            window_->follow = on;
            schedule();
        });
    }
}

} // namespace saltus::ui

#include "moc_plot_page.cpp"

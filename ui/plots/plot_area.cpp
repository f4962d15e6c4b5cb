// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_area.h"

#include "core/analysis/forcing.h"
#include "core/io/export.h"
#include "ui/look/key_names.h"
#include "ui/look/popup_menu.h"
#include "ui/look/theme.h"
#include "ui/plots/broken_content.h"
#include "ui/plots/cloud_content.h"
#include "ui/plots/decimate.h"
#include "ui/plots/dense_curves.h"
#include "ui/plots/difference_content.h"
#include "ui/plots/figure_file.h"
#include "ui/plots/phase_content.h"
#include "ui/plots/plot_column.h"
#include "ui/plots/plot_drop.h"
#include "ui/plots/plot_editor.h"
#include "ui/plots/plot_offer.h"
#include "ui/run/run_controller.h"
#include "ui/run/second_run.h"
#include "ui/run/time_cursor.h"

#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedLayout>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace saltus::ui {
namespace {

// Rolling window of a scene: some ten periods of what drives it, else all of a short run and about a tenth of a long one; a round
// number of seconds, not more than the run.
double usualWindow(double endTime, double period) {
    const bool ends = endTime > 0.0 && std::isfinite(endTime);
    if (!ends && !(period > 0.0)) return 2.0;
    if (ends && (endTime <= 10.0 * period || (endTime <= 5.0 && !(period > 0.0)))) return endTime;
    const double wanted = period > 0.0 ? 10.0 * period : endTime / 10.0, magnitude = std::pow(10.0, std::floor(std::log10(wanted)));
    for (const double mantissa : {1.0, 2.0, 5.0, 10.0})
        if (mantissa * magnitude >= wanted * (1.0 - 1e-9)) return ends ? std::min(mantissa * magnitude, endTime) : mantissa * magnitude;
    return wanted;
}

// Columns keep their proportions when the window is resized, and what the user dragged.
class Columns : public QSplitter {
public:
    explicit Columns(QWidget* parent) : QSplitter(Qt::Horizontal, parent) {
        setHandleWidth(1);
        setChildrenCollapsible(false);
        connect(this, &QSplitter::splitterMoved, this, [this] {
            shares_.clear();
            for (const int size : sizes()) shares_.push_back(size);
        });
    }
    void setShares(std::vector<double> shares) {
        shares_ = std::move(shares);
        apply();
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QSplitter::resizeEvent(event);
        apply();
    }

private:
    void apply() {
        if (static_cast<int>(shares_.size()) != count() || width() <= 0) return;
        double all = 0.0;
        for (const double share : shares_) all += share;
        QList<int> sizes;
        for (const double share : shares_) sizes.push_back(static_cast<int>(std::lround(share / all * width())));
        setSizes(sizes);
    }
    std::vector<double> shares_;
};

} // namespace

// Where a drop would go.
class DropMark : public QWidget {
public:
    DropMark(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }
    void present(const QRect& area, const QString& text) {
        setGeometry(area);
        text_ = text;
        raise();
        show();
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        QColor fill = theme_.colors().accent;
        fill.setAlphaF(0.15f);
        p.fillRect(rect(), fill);
        p.setPen(QPen(theme_.colors().accent, 2));
        p.drawRect(rect().adjusted(1, 1, -1, -1));
        p.setFont(theme_.font(TextSize::normal));
        p.setPen(theme_.colors().text);
        p.drawText(rect().adjusted(6, 4, -6, -4), Qt::AlignCenter | Qt::TextWordWrap, text_);
    }

private:
    Theme& theme_;
    QString text_;
};

struct PlotArea::Impl {
    PlotArea& area;
    Theme& theme;
    RunController& run;
    TimeCursor& cursor;
    QStackedLayout* pages = nullptr;
    QWidget* nothing = nullptr;
    Columns* columns = nullptr;
    QScrollArea* scroll = nullptr; // around the columns: where they are wider than the area (beside a schematic in a small window) one scrolls
    std::vector<PlotColumn*> list;
    std::shared_ptr<const Recording> recording;
    std::map<QString, QString> failed; // plots that could not be made: name, reason
    model::Views views;
    std::vector<std::string> contacts; // names of interactions and contact laws
    DropMark* mark = nullptr;
    std::shared_ptr<const model::Model> model = std::make_shared<const model::Model>();
    PlotEditor* editor = nullptr;
    QString shownNext = {}; // the plot that was just added: its tab is shown when it is made
    QString remark = {};    // about it
    SecondRun* second = nullptr; // of two runs
    bool withDifference = false, logarithmic = false;
    std::vector<DenseCurves> close = {}; // by column, of both runs
    std::map<QString, DenseCurves> trails = {}; // by plot

    BesideRun beside() const {
        if (second && second->active()) return {second->recording(), BesideRun::Look::dashed, QStringLiteral("B")};
        return {run.before(), BesideRun::Look::faint, QCoreApplication::translate("Plots", "run before")};
    }
    // Below the first plot over time; its signals.
    PlotCanvas* difference(const model::Plot& of, std::shared_ptr<TimeWindow> times, const PlotStyle& style, QWidget* parent) {
        model::Plot plot;
        plot.name = "B - A";
        auto content = std::make_unique<DifferenceContent>(plot, std::get<model::TimePlot>(of.kind).channels);
        content->setLogarithmic(logarithmic);
        auto* canvas = new PlotCanvas(std::move(content), plot, std::move(times), cursor, style, parent);
        return canvas;
    }

    // What lies under the mouse: the lower edge of a plot is the place below it, its x axis the signal against which.
    std::pair<DropPlace, QRect> placeAt(QPoint at, const DraggedNames& names) {
        for (PlotColumn* column : list)
            for (PlotCanvas* canvas : column->current()->canvases()) {
                const QRect r(canvas->mapTo(&area, QPoint(0, 0)), canvas->size());
                if (!r.contains(at)) continue;
                const std::string plot = canvas->plotName().toStdString();
                const QPoint in = at - r.topLeft();
                const int axis = std::max(int(canvas->view().rect.bottom()), r.height() - 40);
                const bool single = names.channels.size() == 1 && names.objects.isEmpty();
                const bool curves = !names.channels.isEmpty() && !canvas->content().recordedSignals().empty() && canvas->content().timeAxis();
                if (in.x() > r.width() * 4 / 5) return {{DropPlace::Zone::right, plot}, r.adjusted(r.width() * 4 / 5, 0, 0, 0)};
                if (single && in.y() > axis) return {{DropPlace::Zone::xAxis, plot}, r.adjusted(0, axis, 0, 0)};
                if (curves && in.y() < r.height() * 2 / 3) return {{DropPlace::Zone::curve, plot}, r};
                return {{DropPlace::Zone::below, plot}, r.adjusted(0, r.height() / 2, 0, 0)};
            }
        return {{}, list.empty() ? area.rect() : area.rect().adjusted(area.width() * 4 / 5, 0, 0, 0)};
    }
    static QString textOf(const DropPlace& place, const DraggedNames& names) {
        if (place.zone == DropPlace::Zone::curve) return QString();
        if (place.zone == DropPlace::Zone::xAxis) return QObject::tr("against this on the x axis");
        if (!names.objects.isEmpty()) return names.objects.contains(kDraggedWorld) ? QObject::tr("Energies") : QObject::tr("Impulses");
        return names.channels.size() == 2 ? QObject::tr("Phase portrait") : QObject::tr("New plot over time");
    }
    void want(const std::optional<model::Views>& next, const QString& what) {
        if (next) emit area.viewsWanted(*next, what);
    }

    void start(const std::string& plotName, double x, double y) {
        const auto plot = std::find_if(views.plots.begin(), views.plots.end(), [&](const model::Plot& p) { return p.name == plotName; });
        if (plot != views.plots.end() && run.canRun()) emit area.startWanted(*plot, x, y);
    }

    void forEach(const auto& function) {
        for (PlotColumn* column : list)
            for (PlotPage* page : column->pages())
                for (PlotCanvas* canvas : page->canvases()) function(*canvas);
    }
    PlotCanvas* find(const QString& name) {
        PlotCanvas* found = nullptr;
        forEach([&](PlotCanvas& canvas) {
            if (canvas.plotName() == name) found = &canvas;
        });
        return found;
    }
    void tellHow() {
        const QString hint = run.canRun() ? tr("Press %1 to run").arg(keyOf("run.toggle")) : tr("Nothing recorded yet");
        forEach([&](PlotCanvas& canvas) {
            const bool difference = dynamic_cast<DifferenceContent*>(&canvas.content()) != nullptr;
            canvas.setEmptyText(difference ? tr("Nothing of B yet") : hint);
        });
    }
    void bind() {
        recording = run.recording();
        tellHow();
        forEach([&](PlotCanvas& canvas) {
            canvas.bind(recording);
            canvas.content().setBeside(beside());
        });
        takePast();
        for (PlotColumn* column : list)
            for (PlotPage* page : column->pages()) {
                page->window().length = page->window().usualLength;
                page->window().reset(recording ? newestTime(*recording) : 0.0);
            }
    }
    // While the cursor shows the past, plots stay with it instead of with the run.
    void takePast() {
        const std::optional<double> past = cursor.following() ? std::nullopt : std::optional(cursor.time());
        for (PlotColumn* column : list)
            for (PlotPage* page : column->pages()) page->window().past = past;
    }
    // A tab behind may not have been drawn since the last rows came.
    void settle(PlotCanvas& wanted) {
        for (PlotColumn* column : list)
            for (PlotPage* page : column->pages())
                for (PlotCanvas* canvas : page->canvases())
                    if (canvas == &wanted) page->settle(wanted, recording ? newestTime(*recording) : 0.0);
    }
    // Where a run by events is looked at more closely than it was sampled.
    void lookClosely(PlotPage& page, std::size_t place) {
        const bool second_too = second && second->active();
        forEachOf(page, [&](PlotCanvas& canvas) {
            if (canvas.content().setDense(run.dense(), second_too ? second->dense() : DenseParts())) canvas.markChanged();
        });
        const TimeWindow& times = page.window();
        if (!page.isVisible() || (times.live && times.follow)) return;
        lookAtTrails(page);
        if (!page.hasTimeAxis()) return;
        const int pixels = static_cast<int>(std::ceil(page.width() * page.devicePixelRatioF()));
        close.resize(std::max(close.size(), 2 * place + 2));
        if (model->run.integrator == model::IntegratorKind::event_driven && run.canRun())
            close[2 * place].look(recording, run.dense(), times.range, pixels, [&](double begin, double end, std::int64_t samples) { run.askDense(begin, end, samples); });
        if (second_too && second->model().run.integrator == model::IntegratorKind::event_driven)
            close[2 * place + 1].look(second->recording(), second->dense(), times.range, pixels,
                                      [&](double begin, double end, std::int64_t samples) { second->askDense(begin, end, samples); });
    }
    void lookAtTrails(PlotPage& page) {
        if (model->run.integrator != model::IntegratorKind::event_driven || !run.canRun()) return;
        forEachOf(page, [&](PlotCanvas& canvas) {
            trails[canvas.plotName()].look(recording, run.dense(), canvas.content().sparse(canvas.view(), canvas.shownState()),
                                           [&](double begin, double end, std::int64_t samples) { run.askDense(begin, end, samples); });
        });
    }
    void forEachOf(PlotPage& page, const auto& function) {
        for (PlotCanvas* canvas : page.canvases()) function(*canvas);
    }
    void refresh() {
        const double newest = recording ? newestTime(*recording) : 0.0;
        const bool live = run.state() == RunState::running;
        takePast();
        for (std::size_t place = 0; place < list.size(); ++place) {
            PlotColumn* column = list[place];
            for (PlotPage* page : column->pages()) page->window().live = live;
            lookClosely(*column->current(), place);
            column->refresh(newest);
        }
    }
    Result<PlotCanvas*> named(const QString& name, const QString& file) {
        if (PlotCanvas* canvas = find(name)) return canvas;
        Place place;
        place.file = file.toStdString();
        return fail(ErrorKind::input, QObject::tr("There is no plot %1").arg(name).toStdString(),
                    QObject::tr("the plots are %1").arg(area.plotNames().join(QStringLiteral(", "))).toStdString(), place);
    }
};

void PlotArea::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), impl_->theme.colors().plotCanvas);
}

PlotArea::PlotArea(Theme& theme, RunController& run, TimeCursor& cursor, QWidget* parent)
    : QWidget(parent), impl_(new Impl{*this, theme, run, cursor, nullptr, nullptr, nullptr, nullptr, {}, {}, {}, {}, {}, nullptr}) {
    setObjectName(QStringLiteral("plots"));
    Impl& d = *impl_;
    d.pages = new QStackedLayout(this);
    setAcceptDrops(true);
    d.mark = new DropMark(theme, this);
    d.nothing = new QWidget(this);
    auto* hint = new QLabel(tr("No plots yet. Drag a signal here, or choose one and press Enter."), d.nothing);
    hint->setWordWrap(true);
    hint->setAlignment(Qt::AlignCenter);
    hint->setProperty("role", "secondary");
    auto* first = new QPushButton(tr("Add plot"), d.nothing);
    first->setObjectName(QStringLiteral("plots.first"));
    connect(first, &QPushButton::clicked, this, [this, first] {
        QMenu* menu = popupMenu(this);
        for (const PlotOffer offer : kPlotOffers)
            menu->addAction(offerName(offer), this, [this, offer] { addPlot(offer); }, Qt::QueuedConnection)->setObjectName(QLatin1String(offerId(offer)));
        menu->popup(first->mapToGlobal(QPoint(0, first->height())));
    });
    auto* rows = new QVBoxLayout(d.nothing);
    rows->addStretch(1);
    rows->addWidget(hint);
    rows->addWidget(first, 0, Qt::AlignHCenter);
    rows->addStretch(1);
    d.pages->addWidget(d.nothing);
    connect(&theme, &Theme::changed, this, [this] {
        for (PlotColumn* column : impl_->list) column->applyTheme();
    });
    connect(&KeyNames::instance(), &KeyNames::changed, this, [this] { impl_->tellHow(); });
    connect(&run, &RunController::recordingChanged, this, [this] {
        impl_->bind();
        impl_->refresh();
    });
    // While following, the tick moves the cursor; a scrub is drawn at once.
    connect(&cursor, &TimeCursor::changed, this, [this](double time) {
        if (impl_->cursor.following()) return;
        impl_->takePast();
        for (PlotColumn* column : impl_->list) {
            for (PlotPage* page : column->pages()) page->window().show(time);
            emit column->current()->canvases().front()->windowChanged();
        }
    });
    connect(&cursor, &TimeCursor::impactPicked, this, [this] {
        for (PlotColumn* column : impl_->list) emit column->current()->canvases().front()->windowChanged();
    });
}

PlotArea::~PlotArea() = default;

void PlotArea::clear() {
    Impl& d = *impl_;
    if (d.editor) d.editor->hide();
    d.list.clear();
    d.failed.clear();
    delete d.scroll;
    d.scroll = nullptr;
    d.columns = nullptr;
    d.recording.reset();
    d.pages->setCurrentWidget(d.nothing);
}

void PlotArea::setModel(const model::Model& model) { setModel(std::make_shared<const model::Model>(model)); }

void PlotArea::setModel(std::shared_ptr<const model::Model> scene) {
    const model::Model& model = *scene;
    Impl& d = *impl_;
    // What maps kept of earlier runs goes on in those that are made anew.
    std::vector<std::pair<model::Plot, std::unique_ptr<CloudContent>>> kept;
    d.forEach([&](PlotCanvas& canvas) {
        auto* cloud = dynamic_cast<CloudContent*>(&canvas.content());
        const auto plot = std::find_if(d.views.plots.begin(), d.views.plots.end(), [&](const model::Plot& p) { return p.name == canvas.content().name(); });
        if (!cloud || !cloud->hasEarlier() || plot == d.views.plots.end()) return;
        auto holder = std::make_unique<CloudContent>(*plot, cloud->section());
        holder->inherit(*cloud);
        kept.emplace_back(*plot, std::move(holder));
    });
    clear();
    d.model = std::move(scene);
    d.views = model.views;
    d.contacts.clear();
    for (const auto& interaction : model.interactions) d.contacts.push_back(interaction.name);
    for (const auto& law : model.contacts) d.contacts.push_back(law.name);
    // column -> tab -> row, in the order of their numbers; plots in the same place keep the scene's order.
    std::map<int, std::map<int, std::multimap<int, const model::Plot*>>> places;
    for (const model::Plot& plot : model.views.plots) places[plot.column][plot.tab].emplace(plot.row, &plot);
    if (places.empty()) return;

    const std::vector<Forcing> forcings = forcings_of(model);
    const double window = usualWindow(d.run.endTime(), forcings.empty() ? 0.0 : forcings.front().seconds);
    const PlotStyle style = PlotStyle::screen(d.theme);
    d.scroll = new QScrollArea(this);
    d.scroll->setFrameShape(QFrame::NoFrame);
    d.scroll->setWidgetResizable(true);
    d.scroll->setFocusPolicy(Qt::NoFocus);
    d.scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    d.scroll->viewport()->setAutoFillBackground(false);
    d.columns = new Columns(d.scroll);
    std::vector<double> shares;
    bool wantsDifference = d.withDifference = d.second && d.second->active();
    for (const auto& [columnNumber, tabs] : places) {
        std::vector<PlotPage*> pages;
        for (const auto& [tabNumber, rows] : tabs) {
            auto times = std::make_shared<TimeWindow>();
            times->length = times->usualLength = window;
            auto* page = new PlotPage(times);
            for (const auto& [rowNumber, plot] : rows) {
                auto made = makeContent(model, *plot);
                auto content = made ? std::move(*made) : makeBroken(*plot, made.error());
                if (auto* cloud = dynamic_cast<CloudContent*>(content.get()))
                    for (auto& [was, holder] : kept)
                        if (was.name == plot->name && was.kind == plot->kind) cloud->inherit(*holder);
                if (auto* phase = dynamic_cast<PhaseContent*>(content.get())) phase->setTrail(1.5 * window);
                const auto& fixed = plot->x_range ? plot->x_range : plot->t_range;
                if (content->timeAxis() && fixed && fixed->first < fixed->second)
                    times->fixed = Range{fixed->first, fixed->second};
                auto* canvas = new PlotCanvas(std::move(content), *plot, times, d.cursor, style, page);
                page->add(canvas);
                if (wantsDifference && std::holds_alternative<model::TimePlot>(plot->kind)) {
                    page->add(d.difference(*plot, times, style, page));
                    wantsDifference = false;
                }
            }
            page->finish();
            connect(page, &PlotPage::exportRequested, this, &PlotArea::exportRequested);
            connect(page, &PlotPage::stateRequested, this, &PlotArea::stateRequested);
            connect(page, &PlotPage::editRequested, this, &PlotArea::editPlot);
            connect(page, &PlotPage::addRequested, this, &PlotArea::addPlot);
            connect(page, &PlotPage::startRequested, this, [this](const QString& plot, double x, double y) { impl_->start(plot.toStdString(), x, y); });
            connect(page, &PlotPage::removeRequested, this, [this](const QString& plot) {
                impl_->want(withoutPlot(impl_->views, plot.toStdString()), tr("Remove plot %1").arg(plot));
            });
            connect(page, &PlotPage::curveRemoveRequested, this, [this](const QString& plot, const QString& channel) {
                impl_->want(withoutCurve(impl_->views, plot.toStdString(), channel.toStdString()), tr("Remove curve %1").arg(channel));
            });
            pages.push_back(page);
        }
        auto* column = new PlotColumn(d.theme, std::move(pages), d.columns);
        column->setMinimumWidth(150);
        d.columns->addWidget(column);
        d.list.push_back(column);
        shares.push_back(column->weight());
    }
    // The drawing's own measures for its arrangement.
    if (shares == std::vector<double>{56, 37, 37}) shares = {560, 360, 380};
    d.scroll->setWidget(d.columns);
    d.columns->setAutoFillBackground(false);
    d.pages->addWidget(d.scroll);
    d.pages->setCurrentWidget(d.scroll);
    d.columns->setShares(std::move(shares));
    if (const QString added = std::exchange(d.shownNext, {}); d.find(added)) {
        for (PlotColumn* column : d.list)
            for (PlotPage* page : column->pages())
                for (PlotCanvas* canvas : page->canvases())
                    if (canvas->plotName() == added) column->show(page);
        // When it has its place.
        QTimer::singleShot(0, this, [this, added] { editPlot(added); });
    }
    d.bind();
    d.refresh();
}

void PlotArea::setSecond(SecondRun* second) {
    Impl& d = *impl_;
    d.second = second;
    const bool active = second && second->active();
    if (d.list.empty()) return;
    if (active != d.withDifference) return setModel(std::shared_ptr<const model::Model>(d.model));
    d.forEach([&](PlotCanvas& canvas) {
        canvas.content().setBeside(d.beside());
        canvas.markChanged();
    });
    d.refresh();
}

void PlotArea::setLogarithmicDifference(bool on) {
    Impl& d = *impl_;
    d.logarithmic = on;
    d.forEach([&](PlotCanvas& canvas) {
        auto* content = dynamic_cast<DifferenceContent*>(&canvas.content());
        if (!content) return;
        content->setLogarithmic(on);
        canvas.resetZoom();
        canvas.markChanged();
    });
    d.refresh();
}

void PlotArea::addPlot(PlotOffer offer, const QString& beside) {
    Impl& d = *impl_;
    if (offer == PlotOffer::table) return emit tableWanted();
    if (!d.recording) return emit refused(tr("No plot was added: this scene has no run yet"), tr("Mend the scene first, so that its signals are known."));
    OfferedPlot offered = offeredPlot(*d.model, d.recording->catalogue(), offer);
    if (!offered.plot) return emit refused(tr("No plot was added: %1").arg(offerName(offer)), offered.whyNot);
    std::string name;
    const model::Views next = withPlot(d.views, *offered.plot, beside.toStdString(), &name);
    d.shownNext = QString::fromStdString(name);
    d.remark = offered.remark;
    d.want(next, tr("Add plot %1").arg(offerName(offer)));
}

void PlotArea::editPlot(const QString& plotName) {
    Impl& d = *impl_;
    PlotCanvas* canvas = d.find(plotName);
    const auto plot = std::find_if(d.views.plots.begin(), d.views.plots.end(), [&](const model::Plot& p) { return p.name == plotName.toStdString(); });
    if (!d.recording || plot == d.views.plots.end() || !canvas) return;
    if (!d.editor) {
        d.editor = new PlotEditor(d.theme, window());
        connect(d.editor, &PlotEditor::accepted, this, [this](const model::Plot& changed) {
            impl_->want(withChanged(impl_->views, changed), tr("Edit plot %1").arg(QString::fromStdString(changed.name)));
        });
        connect(this, &QObject::destroyed, d.editor, &QObject::deleteLater);
    }
    d.editor->open(*d.model, d.recording->catalogue(), *plot, std::exchange(d.remark, {}), QRect(canvas->mapTo(window(), QPoint(0, 0)), canvas->size()));
}

void PlotArea::plotNew(const DraggedNames& names) {
    impl_->want(afterDrop(impl_->views, impl_->contacts, names, {}), tr("Plot %1").arg((names.channels + names.objects).join(QStringLiteral(", "))));
}

void PlotArea::dragEnterEvent(QDragEnterEvent* event) {
    if (!draggedIn(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void PlotArea::dragMoveEvent(QDragMoveEvent* event) {
    const DraggedNames names = draggedIn(*event->mimeData());
    const auto [place, area] = impl_->placeAt(event->position().toPoint(), names);
    if (names.isEmpty() || !afterDrop(impl_->views, impl_->contacts, names, place)) {
        impl_->mark->hide();
        return event->ignore();
    }
    impl_->mark->present(area, Impl::textOf(place, names));
    event->acceptProposedAction();
}

void PlotArea::dragLeaveEvent(QDragLeaveEvent*) { impl_->mark->hide(); }

void PlotArea::dropEvent(QDropEvent* event) {
    impl_->mark->hide();
    const DraggedNames names = draggedIn(*event->mimeData());
    const auto place = impl_->placeAt(event->position().toPoint(), names).first;
    const auto next = afterDrop(impl_->views, impl_->contacts, names, place);
    if (!next) return;
    event->acceptProposedAction();
    const QString what = tr("Plot %1").arg((names.channels + names.objects).join(QStringLiteral(", ")));
    // After the drop: the plots are made anew.
    QMetaObject::invokeMethod(this, [this, next, what] { impl_->want(next, what); }, Qt::QueuedConnection);
}

void PlotArea::tick() { impl_->refresh(); }

QStringList PlotArea::plotNames() const {
    QStringList names;
    impl_->forEach([&](PlotCanvas& canvas) { names.push_back(canvas.plotName()); });
    return names;
}

Result<void> PlotArea::exportFigure(const QString& plotName, const QString& file, double widthMillimetres) {
    auto found = impl_->named(plotName, file);
    if (!found) return Unexpected(found.error());
    PlotCanvas& canvas = **found;
    impl_->settle(canvas);
    if (!canvas.content().hasData()) {
        Place place;
        place.file = file.toStdString();
        return fail(ErrorKind::input, QObject::tr("The plot “%1” has nothing to show yet").arg(plotName).toStdString(),
                    QObject::tr("run the scene first").toStdString(), place);
    }
    PlotFrame frame(canvas.content(), PlotStyle::paper());
    frame.setRanges(canvas.xRange(), canvas.yRange());
    frame.setShown(canvas.shownState());
    auto written = writeFrame(frame, file, widthMillimetres, usualHeight(canvas.content(), widthMillimetres), canvas.title());
    canvas.markChanged(); // its thinning was refined for paper
    return written;
}

Result<ShownData> PlotArea::shownData(const QString& plotName) {
    auto found = impl_->named(plotName, {});
    if (!found) return Unexpected(found.error());
    PlotCanvas& canvas = **found;
    impl_->settle(canvas);
    if (!impl_->recording || !canvas.content().hasData())
        return fail(ErrorKind::input, QObject::tr("The plot %1 has no data").arg(plotName).toStdString(), QObject::tr("run the scene first").toStdString());
    const View view = canvas.view();
    ShownData shown;
    shown.recording = impl_->recording;
    shown.channels = canvas.content().recordedSignals();
    const Range times = canvas.content().shownTimes(view, canvas.shownState());
    shown.times = {times.begin, times.end};
    if (shown.channels.empty()) shown.table = canvas.content().table(view);
    return shown;
}

} // namespace saltus::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/figure.h"

#include "ui/language/language.h"
#include "ui/language/text.h"
#include "ui/plots/decimate.h"
#include "ui/plots/figure_file.h"
#include "ui/plots/phase_content.h"

#include <QObject>

namespace saltus::ui {

Result<void> writeFigure(const model::Model& model, const model::Plot& plot, const Recording& recording,
                         const QString& file, const FigureOptions& options) {
    auto made = makeContent(model, plot);
    if (!made) return Unexpected(made.error());
    PlotContent& content = **made;
    // Shares the caller's recording without owning it: the content does not outlive this call.
    const std::shared_ptr<const Recording> borrowed(std::shared_ptr<const Recording>(), &recording);
    if (auto bound = content.bind(borrowed); !bound) return bound;
    content.takeAll();
    if (options.beside) content.setBeside({options.beside, BesideRun::Look::dashed, options.besideName});
    if (!content.hasData())
        return fail(ErrorKind::input, QObject::tr("The plot “%1” has nothing to show yet").arg(QString::fromStdString(plot.name)).toStdString(),
                    QObject::tr("run the scene longer, or choose another plot").toStdString(), Place{file.toStdString(), 0, 0, "views.plots." + plot.name});

    const auto asked = [](const std::optional<std::pair<double, double>>& pair) -> std::optional<Range> {
        if (!pair) return std::nullopt;
        return Range{pair->first, pair->second};
    };
    Shown shown;
    shown.cursor = newestTime(recording);
    const Range whole{recording.value(0, 0), shown.cursor};
    shown.times = asked(plot.t_range).value_or(whole);
    PlotFrame frame(content, PlotStyle::paper());
    frame.setShown(shown);
    Range x = asked(plot.x_range).value_or(content.timeAxis() ? *shown.times : Range{0.0, 1.0});
    Range y = asked(plot.y_range).value_or(Range{0.0, 1.0});
    for (const Range& range : {x, y})
        if (!(range.span() > 0.0))
            return fail(ErrorKind::input, QObject::tr("An axis of the figure is empty").toStdString(), QObject::tr("give its lower end first").toStdString(),
                        Place{plot.place.file, plot.place.line, plot.place.column, "views.plots." + plot.name});
    if (const auto bounds = content.bounds(x, shown)) {
        if (!plot.x_range && !content.timeAxis()) x = niceRange(bounds->x.begin, bounds->x.end, 6, content.tickKind(Qt::Horizontal));
        if (!plot.y_range)
            y = niceRange(bounds->fromZero ? std::min(0.0, bounds->y.begin) : bounds->y.begin, bounds->y.end, 5, content.tickKind(Qt::Vertical));
    }
    frame.setRanges(x, y);
    const double height = options.heightMillimetres > 0.0 ? options.heightMillimetres
                                                          : usualHeight(content, options.widthMillimetres);
    return writeFrame(frame, file, options.widthMillimetres, height,
                      sceneName(plot.title.empty() ? plot.name : plot.title));
}

} // namespace saltus::ui

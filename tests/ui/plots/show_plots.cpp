// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the plot area for the eye: show_plots FOLDER
#include "tests/ui/plots/sample_run.h"
#include "ui/look/theme.h"
#include "ui/plots/plot_area.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QApplication>
#include <QDir>
#include <QMouseEvent>
#include <QToolButton>

#include <cstdio>

using namespace saltus::ui;

namespace {

void settle(PlotArea& area) {
    for (int i = 0; i < 3; ++i) {
        area.tick();
        QApplication::processEvents();
    }
}

} // namespace

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    const QDir folder(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("."));
    folder.mkpath(QStringLiteral("."));
    Theme theme;
    for (const ThemeKind kind : {ThemeKind::dark, ThemeKind::light}) {
        theme.setKind(kind);
        theme.apply();
        const QString name = kind == ThemeKind::dark ? QStringLiteral("dark") : QStringLiteral("light");
        RunController run;
        TimeCursor cursor;
        PlotArea area(theme, run, cursor);
        const saltus::model::Model model = sample::scene();
        area.resize(1300, 328);
        area.show();
        sample::CamFollower cam(660.0);
        const auto shot = [&](const char* what) {
            settle(area);
            area.grab().save(folder.filePath(QStringLiteral("%1-%2.png").arg(QString::fromLatin1(what), name)));
        };
        const auto empty = std::make_shared<saltus::Recording>(saltus::Catalogue(cam.recording()->catalogue()),
                                                               std::vector<std::string>{"contact"},
                                                               std::vector<std::string>{}, std::vector<double>{});
        run.loadRecording(empty);
        area.setModel(model);
        shot("empty");
        run.loadRecording(cam.recording());
        area.setModel(model);
        cam.until(3.488);
        cursor.advance(cam.time());
        cursor.pickImpact(31);
        shot("main");
        for (auto* tab : area.findChildren<QToolButton*>())
            if (tab->objectName() == QLatin1String("tab.energy") || tab->objectName() == QLatin1String("tab.impact-map"))
                tab->click();
        shot("tabs");
        if (auto* plot = area.findChild<QWidget*>(QStringLiteral("plot.time"))) {
            QMouseEvent move(QEvent::MouseMove, QPointF(200, 80), plot->mapToGlobal(QPointF(200, 80)), Qt::NoButton,
                             Qt::NoButton, Qt::NoModifier);
            QApplication::sendEvent(plot, &move);
        }
        shot("hover");
        cam.until(400.0);
        cursor.advance(cam.time());
        for (auto* tab : area.findChildren<QToolButton*>())
            if (tab->objectName() == QLatin1String("tab.stroboscopic") || tab->objectName() == QLatin1String("tab.phase"))
                tab->click();
        shot("long");
        area.resize(760, 240);
        shot("small");
        area.resize(1900, 500);
        shot("large");
        if (kind == ThemeKind::dark)
            for (const QString& plot : area.plotNames())
                for (const char* suffix : {"pdf", "svg", "png"}) {
                    const auto written = area.exportFigure(
                        plot, folder.filePath(plot + QLatin1Char('.') + QString::fromLatin1(suffix)), 86.0);
                    if (!written) std::printf("%s\n", written.error().text().c_str());
                }
    }
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// All panels around one document and run, for their tests.
#pragma once

#include "ui/document/document.h"
#include "ui/edits/run_edits.h"
#include "ui/look/theme.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/parameters_panel.h"
#include "ui/panels/signals_panel.h"
#include "ui/panels/timeline_bar.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QTest>

#include <limits>
#include <numbers>

namespace saltus::ui {

// In a window, ticked as the shell does.
struct Bench {
    Theme theme;
    Document document;
    RunController run;
    RunEdits edits{document, run};
    TimeCursor cursor;
    QWidget window;
    OutlinePanel* outline;
    SignalsPanel* signals_;
    InspectorPanel* inspector;
    ParametersPanel* parameters;
    TimelineBar* timeline;

    Bench() {
        theme.apply();
        window.resize(1600, 1000);
        outline = new OutlinePanel(theme, document, run, cursor, &window);
        signals_ = new SignalsPanel(theme, document, run, cursor, &window);
        inspector = new InspectorPanel(theme, edits, cursor, &window);
        parameters = new ParametersPanel(theme, edits, &window);
        timeline = new TimelineBar(theme, document, run, cursor, &window);
        outline->setGeometry(0, 40, 260, 300);
        signals_->setGeometry(0, 340, 260, 308);
        inspector->setGeometry(1300, 40, 300, 608);
        parameters->setGeometry(1300, 648, 300, 328);
        timeline->setGeometry(260, 576, 1040, 72);
        window.show();
        window.activateWindow();
        // A result that nobody needs: without a window manager the window may stay inactive.
        (void)QTest::qWaitForWindowActive(&window, 2000);
    }
    bool open(const char* name) {
        if (!document.open(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/%1").arg(QLatin1String(name)))) return false;
        run.load(document.model());
        const bool loaded = QTest::qWaitFor([this] { tick(); return run.canRun(); }, 20000);
        QTest::qWait(50); // new sliders get their places
        tick();
        return loaded;
    }
    void tick() {
        run.poll();
        if (const auto frame = run.frame()) cursor.advance(frame->time);
        outline->tick();
        signals_->tick();
        inspector->tick();
        parameters->tick();
        timeline->tick();
    }
    bool runTo(double t) {
        run.setWantedSpeed(std::numeric_limits<double>::infinity());
        run.play();
        const bool reached = QTest::qWaitFor([&] { tick(); return run.frame()->time >= t; }, 30000);
        run.pause();
        for (int i = 0; i < 20; ++i) {
            QTest::qWait(15);
            tick();
        }
        return reached;
    }
    double inForce(std::size_t i) { return run.frame()->parameters[i]; }
};

inline constexpr double kRpm = 2 * std::numbers::pi / 60;

} // namespace saltus::ui

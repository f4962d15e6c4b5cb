// SPDX-License-Identifier: GPL-3.0-or-later
// The first row of the run says whether it began at the point.
#include "core/analysis/sections.h"
#include "core/analysis/start_at.h"
#include "core/io/scene_file.h"
#include "core/session.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace saltus;

namespace {

model::Model scene(const char* name) {
    auto read = io::read_scene(std::string(SALTUS_SOURCE_DIR "/scenes/") + name + ".saltus");
    if (!read) qFatal("%s", read.error().front().text().c_str());
    return *read;
}

const model::Plot& plotOf(const model::Model& m, const char* name) {
    for (const model::Plot& p : m.views.plots)
        if (p.name == name) return p;
    qFatal("no plot %s", name);
}

double first(const Recording& r, const std::string& signal) {
    const auto column = r.catalogue().find(signal);
    return column ? r.value(*column, 0) : NAN;
}

void begins(const char* file, const char* map, double x, double y) {
    const model::Model m = scene(file);
    const model::Plot plot = plotOf(m, map);
    const auto section = section_of(m, plot);
    QVERIFY(section);
    const auto started = started_at(m, plot, x, y);
    QVERIFY2(started, started ? "" : started.error().text().c_str());
    RunOptions options;
    options.record_views = true;
    auto session = Session::create(*started, options);
    QVERIFY2(session, session ? "" : session.error().front().text().c_str());
    const Recording& r = *(*session)->recording();
    QVERIFY2(std::abs(first(r, section->x) - x) < 1e-9, qPrintable(QString::number(first(r, section->x))));
    QVERIFY2(std::abs(first(r, section->y) - y) < 1e-9, qPrintable(QString::number(first(r, section->y))));
    if (const auto* strobe = std::get_if<StroboscopicSection>(&section->kind)) {
        const double off = (first(r, strobe->phase) - strobe->offset) / strobe->period;
        QVERIFY2(std::abs(off - std::round(off)) < 1e-9, qPrintable(QString::number(off)));
    }
    if (const auto* impact = std::get_if<ImpactSection>(&section->kind)) QVERIFY(std::abs(first(r, impact->interaction + ".y[0]")) < 1e-9);
}

} // namespace

class TestStartAt : public QObject {
    Q_OBJECT
private slots:
    void aRunBeginsAtAPointOfAStroboscopicMap() {
        begins("cam-follower", "stroboscopic", 0.05, 1.5);
        begins("cam-follower-rheonomous", "stroboscopic", 0.05, 1.5);
        begins("ball-on-moving-plane", "stroboscopic", 0.02, -0.3);
    }

    void atAPointOfAnImpactMapTheContactIsClosedAndTheDriveTurned() {
        begins("cam-follower", "impact-map", 2.5, 0.8);
        begins("cam-follower-rheonomous", "impact-map", 2.5, 0.8);
    }

    // Two signals that are one quantity cannot have two values.
    void whatCannotBeIsRefusedWithAReason() {
        const model::Model m = scene("cam-follower");
        model::Plot plot = plotOf(m, "stroboscopic");
        std::get<model::StroboscopicPlot>(plot.kind) = {"cam_angle", "contact.y[0]", "gap2", "2*pi", 0.0};
        model::Model doubled = m;
        model::Expression e;
        e.name = "gap2";
        e.formula = "2*follower.q[0]";
        doubled.expressions.push_back(e);
        const auto started = started_at(doubled, plot, 0.1, 0.3);
        QVERIFY(!started);
        QVERIFY(!started.error().remedy.empty());
        std::get<model::StroboscopicPlot>(plot.kind).y = "contact.lambda[0]";
        QVERIFY(!started_at(m, plot, 0.1, 0.3));
        QVERIFY(!started_at(m, plotOf(m, "time"), 0.1, 0.3));
    }
};

QTEST_APPLESS_MAIN(TestStartAt)
#include "test_start_at.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The analysis view in a real window with real mouse events.
#include "core/io/scene_file.h"
#include "core/session.h"
#include "tests/processor_time.h"
#include "ui/look/gl_format.h"
#include "ui/analysis_view/analysis_view.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QApplication>
#include <QtTest>

#include <cmath>

using namespace saltus;
using namespace saltus::ui;

namespace {

// Share of pixels within 40 of a colour.
int count_near(const QImage& image, const QColor& color) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor c = image.pixelColor(x, y);
            count += std::abs(c.red() - color.red()) + std::abs(c.green() - color.green()) + std::abs(c.blue() - color.blue()) < 40;
        }
    return count;
}

} // namespace

class TestAnalysisView : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        auto read = io::read_scene(std::string(SALTUS_SOURCE_DIR) + "/scenes/cam-follower.saltus");
        QVERIFY(read);
        model_ = *read;
        RunOptions options;
        options.record_views = true;
        options.set = {{"rpm", "660"}};
        auto made = Session::create(model_, options);
        QVERIFY(made);
        QVERIFY((*made)->run_until(4.0));
        session_ = std::move(*made);
    }

    void init() {
        theme_ = std::make_unique<Theme>();
        run_ = std::make_unique<RunController>();
        cursor_ = std::make_unique<TimeCursor>();
        view_ = std::make_unique<AnalysisView>(*theme_, *run_, *cursor_);
        view_->resize(900, 560);
        view_->show();
        QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
        QVERIFY(view_->setModel(model_));
        run_->loadRecording(session_->recording());
        QTRY_VERIFY(run_->recording() != nullptr);
        cursor_->scrub(4.0);
        view_->tick();
        QTest::qWait(100);
    }
    void cleanup() {
        view_.reset();
        cursor_.reset();
        run_.reset();
        theme_.reset();
    }

    void theTrajectoryTheImpactsAndTheSectionAreDrawnInTheirColours() {
        for (const ThemeKind kind : {ThemeKind::dark, ThemeKind::light}) {
            theme_->setKind(kind);
            view_->tick();
            QTest::qWait(100);
            const QImage picture = view_->picture();
            if (const QString folder = qEnvironmentVariable("SALTUS_PICTURES"); !folder.isEmpty())
                picture.save(folder + (kind == ThemeKind::dark ? "/analysis-dark.png" : "/analysis-light.png"));
            QVERIFY(picture.width() >= 900);
            QVERIFY(count_near(picture, theme_->colors().impulse) > 50);
            QVERIFY(count_near(picture, theme_->colors().section) > 50);
            QVERIFY(count_near(picture, theme_->colors().accent) > 10); // the state now
        }
    }

    void draggingTurnsAndDoubleClickGoesHome() {
        const QImage before = view_->picture();
        QTest::mousePress(view_.get(), Qt::LeftButton, {}, QPoint(400, 300));
        for (int i = 1; i <= 10; ++i) {
            QTest::mouseMove(view_.get(), QPoint(400 + 12 * i, 300 + 3 * i));
            QTest::qWait(10);
        }
        QTest::mouseRelease(view_.get(), Qt::LeftButton, {}, QPoint(520, 330));
        const QImage turned = view_->picture();
        QVERIFY(turned != before);
        QTest::mouseDClick(view_.get(), Qt::LeftButton, {}, QPoint(20, 540));
        QCOMPARE(view_->picture(), before);
    }

    void clickingAPointAsksForItsState() {
        QSignalSpy asked(view_.get(), &AnalysisView::stateRequested);
        // the blue dot is the state at t = 4; somewhere a section point (yellow) is under the mouse
        const QImage picture = view_->picture();
        const QColor yellow = theme_->colors().section;
        for (int y = 120; y < 480 && asked.isEmpty(); y += 2)
            for (int x = 200; x < 700 && asked.isEmpty(); x += 2) {
                const QColor c = picture.pixelColor(x, y);
                if (std::abs(c.red() - yellow.red()) + std::abs(c.green() - yellow.green()) + std::abs(c.blue() - yellow.blue()) < 40)
                    QTest::mouseClick(view_.get(), Qt::LeftButton, {}, QPoint(x, y));
            }
        QVERIFY(!asked.isEmpty());
        const double time = asked.first().first().toDouble();
        QVERIFY(time >= 0.0 && time <= 4.0);
    }

    void aSceneWithoutPhaseSpaceSaysWhatToDo() {
        model::Model plain = model_;
        plain.views.phase_space.reset();
        QVERIFY(view_->setModel(plain));
        view_->tick();
        QVERIFY(!view_->picture().isNull());
    }

    void aBadPeriodIsRefusedWithItsPlace() {
        model::Model bad = model_;
        bad.views.phase_space->z_period = model::Value("-1");
        const auto result = view_->setModel(bad);
        QVERIFY(!result);
        QVERIFY(QString::fromStdString(result.error().message).contains("not positive"));
    }

    void noFrameHangs() {
        const double begin = saltus::testing::processor_seconds();
        const int frames = 30;
        for (int i = 0; i < frames; ++i) {
            cursor_->scrub(1.0 + 0.1 * i);
            view_->tick();
            view_->repaint();
            QCoreApplication::processEvents();
        }
        const double each = 1e3 * (saltus::testing::processor_seconds() - begin) / frames;
        qInfo("%.1f ms a frame", each);
        QVERIFY(each < 1000.0); // without a graphics card
    }

private:
    model::Model model_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<Theme> theme_;
    std::unique_ptr<RunController> run_;
    std::unique_ptr<TimeCursor> cursor_;
    std::unique_ptr<AnalysisView> view_;
};

int main(int argc, char** argv) {
    saltus::ui::useGlFormat();
    QApplication application(argc, argv);
    TestAnalysisView test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_analysis_view.moc"

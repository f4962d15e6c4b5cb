// SPDX-License-Identifier: GPL-3.0-or-later
// The cam editor by mouse and keys: presets, values, refusals, handles, tables, one step of undo.
#include "ui/making/cam_editor.h"

#include "core/authoring/cam_mechanism.h"
#include "core/authoring/made_parts.h"
#include "core/model/validate.h"
#include "core/session.h"
#include "ui/document/document.h"
#include "ui/language/language.h"
#include "ui/look/theme.h"
#include "ui/making/cam_diagrams.h"
#include "ui/making/cam_drawing.h"
#include "ui/making/cam_rows.h"
#include "ui/making/cam_values.h"
#include "ui/panels/panel_kit.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::ui;
using model::CamLaw;
using model::CamMotion;

namespace {

struct Bench {
    Theme theme;
    Document document;
    std::unique_ptr<CamEditor> editor;

    explicit Bench(ThemeKind kind = ThemeKind::dark) {
        theme.setKind(kind);
        theme.apply();
        document.openNew();
        editor = std::make_unique<CamEditor>(theme, document);
        editor->show();
        editor->activateWindow();
        (void)QTest::qWaitForWindowActive(editor.get(), 2000);
    }
    template <class T>
    T* named(const char* name) const {
        for (T* widget : editor->findChildren<T*>())
            if (widget->accessibleName() == QLatin1String(name)) return widget;
        return nullptr;
    }
    CamRows* rows() const { return editor->findChild<CamRows*>(); }
    CamDiagrams* diagrams() const { return editor->findChild<CamDiagrams*>(); }
    static void type(QLineEdit* field, const char* text) {
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, QString::fromUtf8(text));
        QTest::keyClick(field, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    static void choose(QComboBox* box, int index) { // by keys, as people do
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < index; ++i) QTest::keyClick(box, Qt::Key_Down);
        QCoreApplication::processEvents();
    }
    void press(const char* name) { QTest::mouseClick(named<QPushButton>(name), Qt::LeftButton); }
};

void drag(QWidget* widget, QPointF from, QPointF to) {
    QTest::mouseMove(widget, from.toPoint());
    QTest::mousePress(widget, Qt::LeftButton, {}, from.toPoint());
    for (int i = 1; i <= 8; ++i) {
        const QPointF at = from + (to - from) * i / 8.0;
        QMouseEvent move(QEvent::MouseMove, at, widget->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(widget, &move);
    }
    QTest::mouseRelease(widget, Qt::LeftButton, {}, to.toPoint());
}

} // namespace

class TestCamEditor : public QObject {
    Q_OBJECT
private slots:
    void anEmptySceneBecomesTheCamFollower() {
        Bench bench;
        const model::Model blank = bench.document.model();
        QVERIFY(bench.editor->isValid());
        auto* scene = bench.editor->findChild<QCheckBox*>();
        QVERIFY(scene->isVisible() && scene->isChecked());
        bench.press("Apply");
        const model::Model wanted = *authoring::cam_follower(authoring::cam_preset(CamLaw::arcs));
        QVERIFY(bench.document.model().systems == wanted.systems);
        QVERIFY(bench.document.model().views == wanted.views);
        QVERIFY(bench.document.model().functions == wanted.functions);
        QVERIFY(model::validate(bench.document.model()).empty());
        auto session = Session::create(bench.document.model());
        QVERIFY(session.has_value());
        QVERIFY(!scene->isVisible());
        QCOMPARE(bench.document.undoStack().count(), 1);
        bench.document.undoStack().undo();
        QVERIFY(bench.document.model() == blank);
        bench.document.undoStack().redo();
        QVERIFY(bench.document.model().systems == wanted.systems);
    }

    // What is typed after something wrong is in the unit that the field had.
    void unitsStayWhenAValueWasWrong() {
        Bench bench;
        const auto typeAndLeave = [](QLineEdit* field, const char* text) {
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, QString::fromUtf8(text));
            QTest::keyClick(field, Qt::Key_Tab);
            QCoreApplication::processEvents();
        };
        QLineEdit* base = bench.named<QLineEdit>("Base radius");
        typeAndLeave(base, "0.5 m");
        QVERIFY(std::abs(camNumber(bench.editor->profile().base_radius, false) - 0.5) < 1e-12);
        typeAndLeave(base, "abc");
        QVERIFY(!bench.editor->isValid());
        typeAndLeave(base, "0.4");
        QVERIFY(std::abs(camNumber(bench.editor->profile().base_radius, false) - 0.4) < 1e-12);
        // Segments, whose rows stay: an angle in turns, a lift in inches.
        QLineEdit* angle = bench.named<QLineEdit>("Angle of segment 2");
        QVERIFY(angle);
        const double half = camNumber(bench.editor->profile().segments[1].angle, true);
        Bench::type(angle, (std::to_string(half) + " rad").c_str());
        Bench::type(angle, "?");
        Bench::type(angle, "1.1");
        QVERIFY(std::abs(camNumber(bench.editor->profile().segments[1].angle, true) - 1.1) < 1e-12);
        QLineEdit* lift = bench.named<QLineEdit>("Lift of segment 2");
        QVERIFY(lift);
        Bench::type(lift, "6 in");
        Bench::type(lift, "x");
        Bench::type(lift, "5");
        QVERIFY(std::abs(camNumber(*bench.editor->profile().segments[1].lift, false) - 5 * 0.0254) < 1e-12);
    }

    void aPresetIsChosenAndAValueChanged() {
        Bench bench;
        Bench::choose(bench.named<QComboBox>("Preset"), static_cast<int>(CamLaw::cycloidal));
        QCOMPARE(bench.editor->profile().segments[1].law, CamLaw::cycloidal);
        Bench::type(bench.rows()->liftField(1)->edit(), "120 mm");
        QVERIFY(bench.editor->profile().segments[1].lift == model::Value("120 mm"));
        QVERIFY(bench.editor->isValid()); // the fall goes to the base circle
        Bench::type(bench.named<QLineEdit>("Base radius"), "300 mm");
        Bench::type(bench.named<QLineEdit>("Base radius"), "350"); // in the unit that the field shows
        QVERIFY(bench.editor->profile().base_radius == model::Value("350 mm"));
        QVERIFY(bench.editor->isValid());
    }

    void anotherLawKeepsTheLiftOfTheArcs() {
        Bench bench;
        Bench::choose(bench.rows()->lawBox(1), static_cast<int>(CamLaw::cycloidal)); // the fall stays one of arcs
        QVERIFY(bench.editor->isValid());
        QVERIFY(std::abs(camNumber(*bench.editor->profile().segments[1].lift, false) - 0.15393320723821) < 1e-9);
    }

    void whatIsWrongStandsBesideItsField() {
        Bench bench;
        Bench::choose(bench.named<QComboBox>("Preset"), static_cast<int>(CamLaw::polynomial_345));
        ValueField* angle = bench.rows()->angleField(1);
        Bench::type(angle->edit(), "1 kg");
        QVERIFY(angle->hasError());
        QVERIFY(!bench.editor->isValid());
        QVERIFY(!bench.named<QPushButton>("Apply")->isEnabled());
        QVERIFY(!bench.editor->apply());
        Bench::type(angle->edit(), "80"); // 370 degrees in all: no field says it, the list does
        QVERIFY(!angle->hasError());
        QVERIFY(!bench.editor->isValid());
        bool told = false;
        for (QLabel* label : bench.rows()->findChildren<QLabel*>()) told = told || (label->isVisible() && label->text().contains(QStringLiteral("370")));
        QVERIFY(told);
        Bench::type(angle->edit(), "70 deg");
        QVERIFY(bench.editor->isValid());
        QVERIFY(bench.document.undoStack().count() == 0); // nothing was written
    }

    // As in the inspector: what could stand there, and what stood there.
    void whatIsWrongIsMendedByAButton() {
        Bench bench;
        const auto button = [](QWidget* field, const QString& text) -> QPushButton* {
            for (auto* b : field->findChildren<QPushButton*>())
                if (b->accessibleName() == text && b->isVisible()) return b;
            return nullptr;
        };
        auto* base = qobject_cast<ValueField*>(bench.named<QLineEdit>("Base radius")->parentWidget());
        QVERIFY(base);
        const model::Value before = bench.editor->profile().base_radius;
        const QString keep = QStringLiteral("Keep %1").arg(QString::fromStdString(before.formula()));
        Bench::type(base->edit(), "-300 mm");
        QVERIFY(base->hasError());
        QVERIFY(!base->reason().contains(QStringLiteral("profile."))); // no paths of the file
        QPushButton* use = button(base, QStringLiteral("Use 300 mm"));
        QVERIFY(use && button(base, keep));
        QTest::mouseClick(use, Qt::LeftButton);
        QTRY_VERIFY(bench.editor->isValid());
        QVERIFY(bench.editor->profile().base_radius == model::Value("300 mm"));
        QVERIFY(!button(base, keep));
        // Another quantity: the number is meant as a length.
        Bench::type(base->edit(), "250 kg");
        QVERIFY(button(base, QStringLiteral("Use 250 mm")));
        QTest::keyClick(base->edit(), Qt::Key_Return, Qt::AltModifier);
        QTRY_VERIFY(bench.editor->profile().base_radius == model::Value("250 mm"));
        // No number at all: only the value of before. Esc takes it.
        Bench::type(base->edit(), "abc");
        QVERIFY(!bench.editor->isValid());
        QVERIFY(button(base, QStringLiteral("Keep 250 mm")));
        QTest::keyClick(base->edit(), Qt::Key_Escape);
        QTRY_VERIFY(bench.editor->isValid());
        QVERIFY(bench.editor->profile().base_radius == model::Value("250 mm"));
        QVERIFY(bench.editor->isVisible()); // Esc did not close it
        // In a row of a segment.
        Bench::choose(bench.named<QComboBox>("Preset"), static_cast<int>(CamLaw::polynomial_345));
        ValueField* angle = bench.rows()->angleField(1);
        Bench::type(angle->edit(), "70 kg");
        QVERIFY(angle->hasError());
        QPushButton* degrees = button(angle, QStringLiteral("Use 70 deg"));
        QVERIFY(degrees);
        QTest::mouseClick(degrees, Qt::LeftButton);
        QTRY_VERIFY(bench.editor->isValid());
        QVERIFY(bench.editor->profile().segments[1].angle == model::Value("70 deg"));
    }

    void segmentsAreAddedMovedAndRemovedByKeys() {
        Bench bench;
        Bench::choose(bench.named<QComboBox>("Preset"), static_cast<int>(CamLaw::harmonic));
        bench.rows()->angleField(0)->edit()->setFocus();
        QTest::keyClick(bench.rows()->angleField(0)->edit(), Qt::Key_Insert, Qt::AltModifier);
        QTest::qWait(10);
        QCOMPARE(bench.rows()->count(), std::size_t(6));
        QVERIFY(bench.editor->isValid());
        QVERIFY(bench.editor->profile().segments[1].angle == model::Value("45 deg"));
        QTest::keyClick(bench.rows()->angleField(1)->edit(), Qt::Key_Delete, Qt::AltModifier);
        QTest::qWait(10);
        QCOMPARE(bench.rows()->count(), std::size_t(5));
        QVERIFY(bench.editor->profile().segments[0].angle == model::Value("90 deg"));
        bench.rows()->angleField(0)->edit()->setFocus();
        QTest::keyClick(bench.rows()->angleField(0)->edit(), Qt::Key_Down, Qt::AltModifier);
        QTest::qWait(10);
        QCOMPARE(bench.editor->profile().segments[0].motion, CamMotion::rise);
        QVERIFY(bench.editor->isValid());
        Bench::choose(bench.rows()->motionBox(1), static_cast<int>(CamMotion::rise)); // and now rises twice
        QCOMPARE(bench.editor->profile().segments[1].motion, CamMotion::rise);
        QVERIFY(bench.editor->isValid());
        QVERIFY(bench.rows()->lawBox(1) != nullptr);
        QTRY_VERIFY(bench.rows()->motionBox(1)->hasFocus()); // in the new row, where the old one had it
    }

    void aHandleIsDragged() {
        Bench bench;
        Bench::choose(bench.named<QComboBox>("Preset"), static_cast<int>(CamLaw::harmonic) + 1);
        QCOMPARE(bench.editor->profile().handles.size(), std::size_t(8));
        const QPointF from = bench.diagrams()->handlePosition(2);
        const double before = camNumber(bench.editor->profile().handles[2][1], false);
        drag(bench.diagrams(), from, from + QPointF(10, -12));
        const double lift = camNumber(bench.editor->profile().handles[2][1], false), angle = camNumber(bench.editor->profile().handles[2][0], true);
        QVERIFY(lift > before + 0.01);
        QVERIFY(angle > std::numbers::pi / 2 + 0.05);
        QVERIFY(bench.editor->isValid());
        drag(bench.diagrams(), bench.diagrams()->handlePosition(2), bench.diagrams()->handlePosition(2) + QPointF(400, 0)); // not past its neighbour
        QVERIFY(camNumber(bench.editor->profile().handles[2][0], true) < camNumber(bench.editor->profile().handles[3][0], true));
        const auto count = bench.editor->profile().handles.size();
        QTest::keyClick(bench.diagrams(), Qt::Key_Delete);
        QCOMPARE(bench.editor->profile().handles.size(), count - 1);
        bench.press("Apply");
        QVERIFY(model::validate(bench.document.model()).empty());
        QVERIFY(Session::create(bench.document.model()).has_value());
    }

    void aTableIsImportedOrRefusedWithItsLine() {
        Bench bench;
        QTemporaryDir folder;
        const auto write = [&](const char* name, const char* text) {
            QFile file(folder.filePath(QLatin1String(name)));
            if (file.open(QIODevice::WriteOnly)) file.write(text);
            return file.fileName();
        };
        QVERIFY(bench.editor->importTable(write("good.csv", "angle [deg]; lift [mm]\n0; 0\n90; 20\n180; 40\n270; 20\n")));
        QCOMPARE(bench.editor->profile().handles.size(), std::size_t(4));
        QVERIFY(bench.editor->isValid());
        QVERIFY(!bench.editor->importTable(write("bad.csv", "0; 0\n90; much\n180; 40\n")));
        QCOMPARE(bench.editor->profile().handles.size(), std::size_t(4));
        bool told = false;
        for (QLabel* label : bench.editor->findChildren<QLabel*>()) told = told || (label->isVisible() && label->text().contains(QStringLiteral("much")) && label->text().contains(QLatin1Char('2')));
        QVERIFY(told);
    }

    void aCamOfASceneIsEditedAndUndone() {
        Bench bench;
        bench.press("Apply");
        const model::Model before = bench.document.model();
        bench.document.undoStack().setClean();
        bench.editor->edit(QStringLiteral("cam"));
        Bench::choose(bench.named<QComboBox>("Follower"), 1);
        QVERIFY(bench.named<QLineEdit>("Roller radius")->isVisible());
        Bench::type(bench.rows()->liftField(1)->edit(), "140 mm");
        Bench::type(bench.named<QLineEdit>("Crown of segment 2"), "");
        Bench::type(bench.named<QLineEdit>("Crown of segment 4"), "");
        QVERIFY2(bench.editor->isValid(), "of lift, flank and crown two are enough");
        QTest::qWait(1600); // two edits of the same part at once would be one step
        bench.press("Apply");
        QVERIFY(!(bench.document.model() == before));
        QCOMPARE(bench.document.model().functions.size(), before.functions.size());
        QVERIFY(authoring::stands_for(bench.document.model().functions[0]));
        bench.document.undoStack().undo();
        QVERIFY(bench.document.model() == before);
    }

    void aSecondCamGetsItsOwnName() {
        Bench bench;
        bench.press("Apply");
        bench.editor->edit({});
        QVERIFY(!bench.editor->findChild<QCheckBox*>()->isVisible());
        bench.press("Apply");
        QCOMPARE(bench.document.model().functions.size(), std::size_t(2));
        QCOMPARE(bench.document.model().functions[1].signature, std::string("cam2(b)"));
        QVERIFY(model::validate(bench.document.model()).empty());
    }

    void theAngleUnderTheMouseIsTheSameEverywhere() {
        Bench bench;
        auto* drawing = bench.editor->findChild<CamDrawing*>();
        bench.diagrams()->setAngle(1.0);
        QCOMPARE(drawing->angle(), 1.0);
        bench.diagrams()->setFocus();
        QTest::keyClick(bench.diagrams(), Qt::Key_Right);
        QVERIFY(std::abs(drawing->angle() - 1.0 - std::numbers::pi / 180) < 1e-12);
        QVERIFY(bench.named<QListWidget>("Remarks")->count() > 0);
    }

    void itFitsADisplayOf800Pixels() {
        Bench bench;
        bench.editor->resize(760, 560);
        QTRY_VERIFY2(bench.editor->width() == 760, qPrintable(QString::number(bench.editor->width())));
        QVERIFY2(bench.editor->minimumSizeHint().width() <= 760, qPrintable(QString::number(bench.editor->minimumSizeHint().width())));
        for (auto* button : bench.editor->findChildren<QPushButton*>()) {
            if (!button->isVisible()) continue;
            const QRect at(button->mapTo(bench.editor.get(), QPoint()), button->size());
            QVERIFY2(bench.editor->rect().contains(at), qPrintable(button->text()));
        }
        bench.editor->resize(1120, 680);
        QTRY_COMPARE(bench.rows()->parentWidget()->parentWidget()->parentWidget()->width(), scaledLength(424));
    }

    void everyControlSaysWhatItIs() {
        Bench bench;
        for (QWidget* widget : bench.editor->findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->inherits("QScrollBar")) continue;
            if (!widget->inherits("QLineEdit") && !widget->inherits("QComboBox") && !widget->inherits("QAbstractButton") && !widget->inherits("QListWidget")) continue;
            const bool named = !widget->accessibleName().isEmpty() || widget->inherits("QCheckBox");
            QVERIFY2(named && !widget->toolTip().isEmpty(), qPrintable(QLatin1String(widget->metaObject()->className()) + widget->accessibleName()));
        }
    }

    // With SALTUS_PICTURES=FOLDER the dialog is drawn into it, to be looked at.
    void pictures() {
        const QString folder = qEnvironmentVariable("SALTUS_PICTURES");
        if (folder.isEmpty()) QSKIP("no folder for pictures");
        QVERIFY(speak(Language::german));
        {
            Bench bench;
            Bench::choose(bench.rows()->lawBox(1), static_cast<int>(CamLaw::modified_trapezoid));
            QVERIFY(bench.editor->grab().save(folder + QStringLiteral("/cam-german.png")));
        }
        QVERIFY(speak(Language::english));
        for (const ThemeKind kind : {ThemeKind::dark, ThemeKind::light}) {
            Bench bench(kind);
            const QString name = kind == ThemeKind::dark ? QStringLiteral("dark") : QStringLiteral("light");
            bench.diagrams()->setAngle(2.0);
            QVERIFY(bench.editor->grab().save(folder + QStringLiteral("/cam-arcs-") + name + QStringLiteral(".png")));
            Bench::choose(bench.named<QComboBox>("Follower"), 1);
            Bench::choose(bench.named<QComboBox>("Preset"), static_cast<int>(CamLaw::harmonic) + 1);
            QVERIFY(bench.editor->grab().save(folder + QStringLiteral("/cam-spline-") + name + QStringLiteral(".png")));
            Bench::choose(bench.named<QComboBox>("Preset"), static_cast<int>(CamLaw::cycloidal));
            Bench::choose(bench.rows()->lawBox(1), static_cast<int>(CamLaw::modified_trapezoid)); // the longest names
            Bench::choose(bench.rows()->lawBox(3), static_cast<int>(CamLaw::polynomial_4567));
            Bench::choose(bench.named<QComboBox>("Follower"), 2);
            QVERIFY(bench.editor->grab().save(folder + QStringLiteral("/cam-flat-") + name + QStringLiteral(".png")));
            Bench::type(bench.rows()->angleField(1)->edit(), "1 kg");
            QVERIFY(bench.editor->grab().save(folder + QStringLiteral("/cam-wrong-") + name + QStringLiteral(".png")));
        }
    }
};

QTEST_MAIN(TestCamEditor)
#include "test_cam_editor.moc"

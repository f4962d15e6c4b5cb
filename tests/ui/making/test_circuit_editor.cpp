// SPDX-License-Identifier: GPL-3.0-or-later
// The circuit editor by mouse and keys: elements on lines and in rows, refusals, the drawing, presets, one step of undo.
#include "ui/making/circuit_editor.h"

#include "core/authoring/made_parts.h"
#include "core/io/scene_file.h"
#include "core/model/validate.h"
#include "core/session.h"
#include "ui/document/document.h"
#include "ui/language/language.h"
#include "ui/look/theme.h"
#include "ui/making/circuit_drawing.h"
#include "ui/making/circuit_layout.h"
#include "ui/making/circuit_rows.h"
#include "ui/making/circuit_text.h"
#include "ui/panels/panel_kit.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <map>
#include <set>

using namespace saltus;
using namespace saltus::ui;
using Kind = model::CircuitElementKind;

namespace {

const char* const kBridge[] = {"C 1uF a b 10V", "L 10mH a b", "D a p", "D b p", "D m a", "D m b", "R 1k p m", "G m"};

struct Bench {
    Theme theme;
    Document document;
    std::unique_ptr<CircuitEditor> editor;
    int actions = 0; // a click, a key, a field that is typed

    explicit Bench(ThemeKind kind = ThemeKind::dark) {
        theme.setKind(kind);
        theme.apply();
        document.openNew();
        editor = std::make_unique<CircuitEditor>(theme, document);
        editor->show();
        editor->activateWindow();
        (void)QTest::qWaitForWindowActive(editor.get(), 2000);
    }
    template <class T>
    T* named(const char* name) const {
        for (T* widget : editor->findChildren<T*>())
            if (widget->accessibleName() == QLatin1String(name) && widget->isVisible()) return widget;
        return nullptr;
    }
    CircuitRows* rows() const { return editor->findChild<CircuitRows*>(); }
    CircuitDrawing* drawing() const { return editor->findChild<CircuitDrawing*>(); }
    void line(const char* text) { // as people type it: the field has the focus already
        ++actions;
        QTest::keyClicks(editor->line(), QString::fromUtf8(text));
        QTest::keyClick(editor->line(), Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    void type(QLineEdit* field, const char* text) {
        ++actions;
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, QString::fromUtf8(text));
        QTest::keyClick(field, Qt::Key_Return);
        QTest::qWait(5);
    }
    void press(const char* name) {
        ++actions;
        QTest::mouseClick(named<QPushButton>(name), Qt::LeftButton);
    }
    void bridge() {
        for (const char* text : kBridge) line(text);
    }
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

std::vector<double> column(const model::Model& model, const std::string& name, double until) {
    RunOptions options;
    options.record = std::vector<std::string>{name};
    auto session = Session::create(model, options);
    if (!session || !(*session)->run_until(until)) return {};
    std::vector<double> out;
    const Recording& recording = *(*session)->recording();
    for (std::size_t i = 0; i < recording.rows(); ++i) out.push_back(recording.value(1, i));
    return out;
}

} // namespace

class TestCircuitEditor : public QObject {
    Q_OBJECT
private slots:
    // A bridge of three phases without positions: all of it is seen, no text lies on another, and with room none is left out.
    void textsOfACircuitLieOnNoOthers_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::newRow("beside plots, 1200 x 700") << QSize(299, 532) << 1.0;
        QTest::newRow("large texts") << QSize(400, 532) << 2.0;
        QTest::newRow("alone") << QSize(1400, 900) << 1.0;
    }
    void textsOfACircuitLieOnNoOthers() {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        model::Circuit circuit;
        for (const char* line : {"V1 a n 10*sin(2*pi*50*t)", "V2 b n 10*sin(2*pi*50*t-2*pi/3)", "V3 c n 10*sin(2*pi*50*t+2*pi/3)", "R1 1 a d", "R2 1 b e", "R3 1 c f", "D1 d p", "D2 e p",
                                 "D3 f p", "D4 m d", "D5 m e", "D6 m f", "C1 100uF p m", "R4 100 p m", "G n"}) {
            auto element = circuitLine(QString::fromLatin1(line), nullptr);
            QVERIFY2(element, line);
            circuit.elements.push_back(*element);
        }
        QVERIFY(circuitIsUnplaced(circuit));
        placeCircuit(circuit);
        Theme theme;
        theme.setFontScale(scale);
        CircuitDrawing drawing(theme, nullptr);
        drawing.setReadOnly(true);
        drawing.resize(size);
        drawing.setCircuit(circuit);
        drawing.setReadings(std::vector<CircuitReading>(circuit.elements.size(), CircuitReading{QStringLiteral("−8.66 V"), QStringLiteral("−203 mA"), CircuitReading::State::none}));
        drawing.grab(); // takes its size
        const auto texts = drawing.texts();
        const QRectF all = drawing.rect();
        std::size_t names = 0, values = 0;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            QVERIFY2(all.contains(texts[i].at), qPrintable(texts[i].text));
            for (std::size_t k = 0; k < i; ++k) QVERIFY2(!texts[i].at.intersects(texts[k].at), qPrintable(texts[i].text + QLatin1Char('/') + texts[k].text));
            names += texts[i].role == CircuitText::Role::name ? 1 : 0;
            values += texts[i].role == CircuitText::Role::value ? 1 : 0;
        }
        for (std::size_t i = 0; i < circuit.elements.size(); ++i)
            for (std::size_t k = 0; k < circuitPins(circuit.elements[i]).size(); ++k) QVERIFY(all.contains(drawing.pinPosition(i, k)));
        if (scale == 1.0) QCOMPARE(names, std::size_t{14});
        if (size.width() > 1000) QCOMPARE(values, std::size_t{14});
        if (scale == 1.0) QVERIFY2(values >= 7, qPrintable(QString::number(values)));
        theme.setFontScale(1.0);
    }

    // A period of 20 ms is resolved and ten of them are shown, whatever the slow time constant (here 0.1 s) is.
    void aRectifierOfTheMainsHasStepsOfItsPeriodAndCurvesOfFourColours() {
        Bench bench;
        for (const char* text : {"V a b 10*sin(2*pi*50*t)", "C 1mF p m", "R 100 p m", "D a p", "D b p", "D m a", "D m b", "G m"}) bench.line(text);
        bench.press("OK");
        const model::Model& made = bench.document.model();
        QVERIFY(model::validate(made).empty());
        const auto step = model::step_size(made.run), end = model::end_time(made.run);
        QVERIFY(step && end);
        QVERIFY2(*step <= 0.02 / 200 + 1e-12 && *step > 0.02 / 2000, qPrintable(QString::number(*step)));
        QVERIFY2(*end >= 0.2 && *end <= 1.0, qPrintable(QString::number(*end)));
        bool four = false;
        for (const model::Plot& plot : made.views.plots)
            if (const auto* curves = std::get_if<model::TimePlot>(&plot.kind)) four = four || curves->channels.size() == 4;
        QVERIFY(four);
    }

    void aCircuitHasAThetaOfItsOwn() {
        Bench bench;
        bench.bridge();
        bench.type(bench.editor->thetaField(), "1.5");
        QVERIFY(!bench.editor->isValid());
        bench.type(bench.editor->thetaField(), "");
        QVERIFY(bench.editor->isValid() && !bench.editor->circuit().theta);
        bench.type(bench.editor->thetaField(), "1");
        QVERIFY(bench.editor->isValid());
        QVERIFY(bench.editor->apply());
        const model::Model& made = bench.document.model();
        QVERIFY(made.circuits.at(0).theta == model::Value(1.0));
        QVERIFY(std::get<model::FirstOrderLinear>(made.systems.at(0).kind).theta == model::Value(1.0));
        QVERIFY(model::validate(made).empty());
        bench.editor->edit(QString::fromStdString(made.circuits[0].name));
        QCOMPARE(bench.editor->thetaField()->text(), QStringLiteral("1"));
    }

    void theDiodeBridgeIsTypedInTenActionsAndRunsAsTheShippedOne() {
        Bench bench;
        const model::Model blank = bench.document.model();
        QVERIFY(bench.editor->line()->hasFocus());
        auto* scene = bench.editor->findChild<QCheckBox*>();
        QVERIFY(scene->isVisible() && scene->isChecked());
        bench.bridge();
        QCOMPARE(bench.rows()->count(), std::size_t(8));
        QVERIFY(bench.editor->isValid());
        bench.press("OK");
        QVERIFY(!bench.editor->isVisible());
        QVERIFY2(bench.actions <= 25, qPrintable(QString::number(bench.actions)));
        const model::Model& made = bench.document.model();
        QVERIFY(model::validate(made).empty());
        QVERIFY(made.run.step == model::Value("1 us"));
        QVERIFY(made.run.end == model::Value("5 ms"));
        QVERIFY(made.views.plots.size() >= 3);
        const auto shipped = io::read_scene(SALTUS_SOURCE_DIR "/scenes/diode-bridge.saltus");
        QVERIFY(shipped.has_value());
        for (const auto& [ours, theirs] : std::map<std::string, std::string>{{"v_C1", "v"}, {"i_L1", "i"}, {"v_R1", "v_load"}, {"i_R1", "i_load"}}) {
            const auto a = column(made, ours, 5e-3), b = column(*shipped, theirs, 5e-3);
            QCOMPARE(a.size(), b.size());
            QVERIFY(a.size() > 100);
            double most = 0.0;
            for (std::size_t i = 1; i < a.size(); ++i) most = std::max(most, std::abs(a[i] - b[i]));
            QVERIFY2(most < 1e-9, qPrintable(QString("%1 differs by %2").arg(QString::fromStdString(ours)).arg(most)));
        }
        QCOMPARE(bench.document.undoStack().count(), 1);
        bench.document.undoStack().undo();
        QVERIFY(bench.document.model() == blank);
    }

    void aLineIsReadInEitherOrder() {
        const auto same = [](const char* a, const char* b) {
            const auto x = circuitLine(QString::fromUtf8(a), nullptr), y = circuitLine(QString::fromUtf8(b), nullptr);
            return x && y && *x == *y;
        };
        QVERIFY(same("L 10mH a gnd", "l a gnd 10 mH"));
        QVERIFY(same("R 1k a b", "R a b 1 kOhm"));
        QVERIFY(same("R a b 1kΩ", "R 1 kohm a b"));
        QVERIFY(same("C 1u a b 10", "C a b 1uF ic=10V"));
        QVERIFY(same("K a 0 -1 1 L2", "Y a 0 -1V 1V L2"));
        QVERIFY(same("R2 a 0 5", "R2 5 a 0"));
        const auto source = circuitLine(QStringLiteral("V a 0 10 * sin(2*pi*50*t)"), nullptr);
        QVERIFY(source && source->value == model::Value("10 * sin(2*pi*50*t)"));
        QVERIFY(same("V 12 V*sin(2*pi*50 Hz*t) a b", "V a b 12 V*sin(2*pi*50 Hz*t)")); // as the hint says: the value, then the nodes
        QVERIFY(same("V 12*sin(2*pi*50 Hz*t) a b", "V a b 12*sin(2*pi*50 Hz*t)"));
        const auto resistor = circuitLine(QStringLiteral("R Rload1 a"), nullptr); // two nodes
        QVERIFY(resistor && resistor->nodes == (std::vector<std::string>{"Rload1", "a"}));
        for (const char* wrong : {"", "X a b", "R a", "G", "G a b", "Y a b 1 2 L1 L2", "R a% b"}) {
            QString reason;
            QVERIFY2(!circuitLine(QString::fromUtf8(wrong), &reason), wrong);
            QVERIFY(!reason.isEmpty());
        }
    }

    void aGroundComesWithItsNode() {
        Bench bench;
        bench.line("V 10V a gnd");
        QCOMPARE(bench.rows()->count(), std::size_t(2));
        QCOMPARE(bench.editor->circuit().elements[1].kind, Kind::ground);
        bench.line("R 1k a gnd");
        QCOMPARE(bench.rows()->count(), std::size_t(3)); // one is enough
        bench.line("G gnd");
        QCOMPARE(bench.rows()->count(), std::size_t(3));
    }

    void aWrongLineStaysWithItsReason() {
        Bench bench;
        bench.line("X a b");
        QCOMPARE(bench.editor->line()->text(), QStringLiteral("X a b"));
        QCOMPARE(bench.rows()->count(), std::size_t(0));
        bool told = false;
        for (QLabel* label : bench.editor->findChildren<QLabel*>()) told = told || (label->isVisible() && label->text().contains(QStringLiteral("X")) && label->property("role") == "error");
        QVERIFY(told);
    }

    void whatIsWrongStandsUnderItsRow() {
        Bench bench;
        bench.bridge();
        bench.type(bench.rows()->valueField(6)->edit(), "-3");
        QVERIFY(bench.rows()->errorOf(6).contains(QStringLiteral("R1")));
        QVERIFY(bench.rows()->errorOf(0).isEmpty());
        QVERIFY(!bench.editor->isValid());
        QVERIFY(!bench.named<QPushButton>("Apply")->isEnabled());
        QVERIFY(!bench.editor->apply());
        bench.type(bench.rows()->valueField(6)->edit(), "2"); // in the unit that the field shows
        QVERIFY(bench.editor->circuit().elements[6].value == model::Value("2 kOhm"));
        QVERIFY(bench.editor->isValid());
        bench.type(bench.rows()->nodeField(6, 1), "q");
        QVERIFY(!bench.rows()->errorOf(6).isEmpty()); // nothing else is joined to q
        bench.type(bench.rows()->nodeField(6, 1), "m");
        QVERIFY(bench.editor->isValid());
        bench.type(bench.rows()->nameField(6), "C1");
        QVERIFY(!bench.editor->isValid()); // two of that name
        bench.type(bench.rows()->nameField(6), "load");
        QVERIFY(bench.editor->isValid());
        QVERIFY(bench.document.undoStack().count() == 0); // nothing was written
    }

    // As in the inspector: what could stand there, and what stood there.
    void whatIsWrongIsMendedByAButton() {
        Bench bench;
        bench.bridge();
        const auto button = [&](const QString& text) -> QPushButton* {
            for (auto* b : bench.rows()->findChildren<QPushButton*>())
                if (b->accessibleName() == text && b->isVisible()) return b;
            return nullptr;
        };
        const model::Value before = bench.editor->circuit().elements[6].value;
        bench.type(bench.rows()->valueField(6)->edit(), "-3 kOhm");
        QVERIFY(!bench.rows()->errorOf(6).contains(QStringLiteral("circuits."))); // no paths of the file
        QPushButton* use = button(QStringLiteral("Use 3 kOhm"));
        QVERIFY(use);
        QTest::mouseClick(use, Qt::LeftButton);
        QTRY_VERIFY(bench.editor->isValid());
        QVERIFY(bench.editor->circuit().elements[6].value == model::Value("3 kOhm"));
        bench.type(bench.rows()->valueField(6)->edit(), "5 kg");
        QVERIFY(!bench.editor->isValid());
        QVERIFY(button(QStringLiteral("Use 5 Ohm")));
        QPushButton* keep = button(QStringLiteral("Keep 3 kOhm"));
        QVERIFY(keep);
        QTest::mouseClick(keep, Qt::LeftButton);
        QTRY_VERIFY(bench.editor->isValid());
        QVERIFY(bench.editor->circuit().elements[6].value == model::Value("3 kOhm"));
        QVERIFY(!button(QStringLiteral("Keep 3 kOhm")));
        QVERIFY(before != model::Value("3 kOhm"));
    }

    void aRowIsRemovedByItsKey() {
        Bench bench;
        bench.bridge();
        bench.rows()->valueField(1)->edit()->setFocus();
        QTest::keyClick(bench.rows()->valueField(1)->edit(), Qt::Key_Delete, Qt::AltModifier);
        QTest::qWait(10);
        QCOMPARE(bench.rows()->count(), std::size_t(7));
        QCOMPARE(bench.editor->circuit().elements[1].name, std::string("D1"));
    }

    void theDrawingMovesTurnsAndJoins() {
        Bench bench;
        bench.bridge();
        const auto before = bench.editor->circuit();
        CircuitDrawing* drawing = bench.drawing();
        const double unit = std::abs(drawing->pinPosition(0, 1).x() - drawing->pinPosition(0, 0).x()) / 4;
        QVERIFY(unit > 4);
        drag(drawing, drawing->elementPosition(0), drawing->elementPosition(0) + QPointF(0, -3 * unit));
        QCOMPARE(bench.editor->circuit().elements[0].y, before.elements[0].y - 3);
        QCOMPARE(bench.editor->circuit().elements[0].x, before.elements[0].x);
        QCOMPARE(bench.document.undoStack().count(), 0);
        QTest::keyClick(drawing, Qt::Key_R);
        QCOMPARE(bench.editor->circuit().elements[0].rotation, (before.elements[0].rotation + 90) % 360);
        drag(drawing, drawing->pinPosition(6, 0), drawing->pinPosition(0, 0)); // p becomes a
        for (const auto& e : bench.editor->circuit().elements)
            for (const std::string& node : e.nodes) QVERIFY(node != "p");
        QVERIFY(!bench.editor->isValid()); // the diodes are short-circuited
        QCOMPARE(bench.document.undoStack().count(), 0);
        QTest::keyClick(drawing, Qt::Key_Delete);
        QCOMPARE(bench.rows()->count(), std::size_t(7));
    }

    void positionsAreKeptByTheScene() {
        Bench bench;
        bench.bridge();
        CircuitDrawing* drawing = bench.drawing();
        drag(drawing, drawing->elementPosition(2), drawing->elementPosition(2) + QPointF(0, -90));
        bench.press("Apply");
        const auto kept = bench.editor->circuit();
        bench.editor->edit(QStringLiteral("circuit"));
        QVERIFY(bench.editor->circuit() == kept);
        QVERIFY(!bench.editor->findChild<QCheckBox*>()->isVisible());
        bench.line("R 5k a m");
        QCOMPARE(bench.editor->circuit().elements[8].name, std::string("R2"));
        QCOMPARE(bench.editor->circuit().elements[2].y, kept.elements[2].y); // the others stay
        QTest::qWait(1600); // two edits of the same part at once would be one step
        bench.press("Apply");
        QCOMPARE(bench.document.undoStack().count(), 2);
        QCOMPARE(bench.document.model().circuits.size(), std::size_t(1));
        QVERIFY(authoring::stands_for(bench.document.model(), bench.document.model().circuits[0]));
        bench.document.undoStack().undo();
        QVERIFY(bench.document.model().circuits[0] == kept);
    }

    void presetsAreOfferedWhileNothingIsThereAndRun() {
        for (int i = 0; i < 4; ++i) {
            Bench bench;
            auto* preset = bench.named<QComboBox>("Preset");
            QVERIFY(preset);
            preset->setFocus();
            QTest::keyClick(preset, Qt::Key_Home);
            for (int k = 0; k < i; ++k) QTest::keyClick(preset, Qt::Key_Down); // nothing was touched: still offered
            QVERIFY2(bench.editor->isValid(), qPrintable(QString::number(i)));
            bench.press("Apply");
            QVERIFY(!preset->isVisible());
            QVERIFY(model::validate(bench.document.model()).empty());
            auto session = Session::create(bench.document.model());
            QVERIFY(session.has_value());
            for (int k = 0; k < 200; ++k) QVERIFY((*session)->step());
        }
    }

    void elementsOfTheButtonsGoOnWhereTheLastEnded() {
        Bench bench;
        for (const char* name : {"Voltage source", "Resistor"}) QTest::mouseClick(bench.named<QToolButton>(name), Qt::LeftButton);
        QCOMPARE(bench.rows()->count(), std::size_t(2));
        QCOMPARE(bench.editor->circuit().elements[1].nodes[0], bench.editor->circuit().elements[0].nodes[1]);
        QVERIFY(bench.rows()->nodeField(1, 0)->hasFocus());
        bench.drawing()->setFocus();
        bench.drawing()->setSelected(-1);
        QTest::keyClick(bench.drawing(), Qt::Key_L);
        QCOMPARE(bench.editor->circuit().elements[2].kind, Kind::inductor);
    }

    void wiresJoinTheirPinsAndNeverThoseOfOthers() {
        for (const auto& [name, lines] : circuitPresets()) {
            model::Circuit circuit;
            for (const QString& text : lines) {
                circuit.elements.push_back(*circuitLine(text, nullptr));
                circuit.elements.back().name = std::to_string(circuit.elements.size());
            }
            placeCircuit(circuit);
            std::map<std::pair<int, int>, std::string> pins;
            for (const auto& e : circuit.elements)
                for (std::size_t k = 0; k < e.nodes.size(); ++k) {
                    const QPoint p = circuitPins(e)[k];
                    const auto [at, fresh] = pins.emplace(std::pair(p.x(), p.y()), e.nodes[k]);
                    QVERIFY2(fresh || at->second == e.nodes[k], qPrintable(name));
                }
            for (const CircuitWires& wires : routeCircuit(circuit)) {
                QVERIFY2(wires.unrouted.empty(), qPrintable(name + QString::fromStdString(": " + wires.node)));
                for (const auto& line : wires.lines)
                    for (std::size_t i = 1; i < line.size(); ++i) {
                        const QPoint d = line[i] - line[i - 1];
                        QVERIFY(d.x() == 0 || d.y() == 0);
                        const int length = std::abs(d.x()) + std::abs(d.y());
                        for (int s = 0; s <= length; ++s) {
                            const QPoint p = line[i - 1] + d * s / std::max(1, length);
                            const auto at = pins.find({p.x(), p.y()});
                            QVERIFY(at == pins.end() || at->second == wires.node);
                        }
                    }
            }
        }
    }

    void everyControlSaysWhatItIs() {
        Bench bench;
        bench.line("C 1uF a b 10V");
        bench.line("Y a b 1");
        for (QWidget* widget : bench.editor->findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->inherits("QScrollBar")) continue;
            if (!widget->inherits("QLineEdit") && !widget->inherits("QComboBox") && !widget->inherits("QAbstractButton")) continue;
            const bool named = !widget->accessibleName().isEmpty() || widget->inherits("QCheckBox");
            QVERIFY2(named && !widget->toolTip().isEmpty(), qPrintable(QLatin1String(widget->metaObject()->className()) + widget->accessibleName()));
        }
    }

    // With SALTUS_PICTURES=FOLDER the dialog is drawn into it, to be looked at.
    void pictures() {
        const QString folder = qEnvironmentVariable("SALTUS_PICTURES");
        if (folder.isEmpty()) QSKIP("no folder for pictures");
        for (const ThemeKind kind : {ThemeKind::dark, ThemeKind::light}) {
            const QString name = kind == ThemeKind::dark ? QStringLiteral("dark") : QStringLiteral("light");
            for (int i = 0; i < 4; ++i) {
                Bench bench(kind);
                if (i == 0) QVERIFY(bench.editor->grab().save(folder + QStringLiteral("/circuit-empty-%1.png").arg(name)));
                emit bench.named<QComboBox>("Preset")->activated(i);
                QTest::qWait(20);
                QVERIFY(bench.editor->grab().save(folder + QStringLiteral("/circuit-%1-%2.png").arg(QString::number(i), name)));
                if (i > 0) continue;
                bench.type(bench.rows()->valueField(6)->edit(), "-3");
                bench.drawing()->setSelected(6);
                QVERIFY(bench.editor->grab().save(folder + QStringLiteral("/circuit-wrong-%1.png").arg(name)));
            }
        }
    }
};

QTEST_MAIN(TestCircuitEditor)
#include "test_circuit_editor.moc"

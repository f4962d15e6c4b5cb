// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene_file.h"
#include "core/model/expand.h"
#include "core/model/words.h"
#include "tests/processor_time.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>
#include <set>

using namespace saltus;
using namespace saltus::model;

namespace {

std::string bytes(const QString& file) {
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(file));
    return in.readAll().toStdString();
}

std::string text(const Errors& errors) {
    std::string out;
    for (const Error& error : errors) out += error.text() + '\n';
    return out;
}

const QString kScenes = QStringLiteral(SALTUS_SOURCE_DIR "/scenes");

QStringList shippedScenes() {
    QStringList files;
    for (const char* folder : {"", "/figures"}) {
        const QDir dir(kScenes + QLatin1String(folder));
        for (const QString& name : dir.entryList({QStringLiteral("*.saltus")}, QDir::Files, QDir::Name)) files << dir.filePath(name);
    }
    return files;
}

// A model that uses every kind and every key.
Model everything() {
    Model m;
    m.title = "Everything \"quoted\", with \\ and tab\t";
    m.description = "φ, û, – and ü";
    m.parameters = {{"e", 0.8, std::pair<Value, Value>(0.0, 1.0), "Restitution", "How much\ncomes back", true, false, {}},
                    {"n", 3.0, std::pair<Value, Value>(1.0, 9.0), "", "", false, true, {}},
                    {"rpm", "358 rpm", std::pair<Value, Value>("60 rpm", "1000 rpm"), "", "", false, false, {}}};
    m.functions = {{"f(x, y)", "x*y + e", "a product"}, {"g(x)", "f(x, 2)", ""}};
    m.drives = {{"angle", "rpm", 0.0, "", {}}, {"other", "2*rpm", "pi/2", "other angle", {}}};
    m.expressions = {{"zz", "sin(angle)", "m", "z", "position", {}}, {"aa", "zz + 1", "", "", "", {}}};
    LagrangianLinear bead;
    bead.M = {{"1 kg"}};
    bead.C = {{0.1}};
    bead.K = {{"e*3"}};
    bead.F = {"-9.81 + zz"};
    bead.q = {"1 + 0.25*i"};
    bead.v = {1.0 / 3.0};
    LagrangianLinear plate;
    plate.M = {{2.0, 0.5}, {0.5, 2.0}};
    plate.q = {0.0, 0.1};
    plate.v = {-1e-300, 12345678901234567.0};
    m.systems = {{"bead", Repeat{"i", "n"}, bead, "Bead", {}}, {"plate", {}, plate, "", {}}};
    Interaction a;
    a.name = "touch";
    a.repeat = Repeat{"k", "n - 1"};
    a.between = {"bead[k]", "bead[k+1]"};
    a.relation = LagrangianLinearRelation{{{-1.0, 1.0}}, {"-0.2"}, {}, {}};
    a.law = NewtonImpactLaw{"e"};
    a.label = "Touch";
    Interaction b;
    b.name = "floor";
    b.between = {"plate"};
    b.relation = LagrangianRheonomousRelation{{"plate.q[0] - zz", "plate.q[1]"}, {}};
    b.law = ComplementarityLaw{};
    LagrangianDiagonal wire;
    wire.index = "mode";
    wire.size = "n";
    wire.M = "2 g";
    wire.C = "0.1*mode";
    wire.K = "(mode + 1)^2";
    wire.F = "if(mode == 0, zz, 0)";
    wire.q = "0.01/(mode + 1)";
    wire.v = 0.5;
    LagrangianNonlinear rod;
    rod.M = {{"1 + sin(rod.q[1])^2", 0.0}, {0.0, "e + 1"}};
    rod.F = {"-9.81", "zz*rod.v[0]"};
    rod.F_int = {"3*rod.q[0]", 0.0};
    rod.F_gyr = {0.0, "rod.v[0]*rod.v[1]"};
    rod.q = {1.0, "pi/7"};
    rod.v = {0.0, 1.0};
    FirstOrderLinear circuit;
    circuit.M = {{1.0, 0.5}, {0.0, 1.0}};
    circuit.A = {{0.0, -1e6}, {"100*cos(t)", 0.0}};
    circuit.b = {"zz", 0.0};
    circuit.x = {10.0, 0.0};
    FirstOrderNonlinear cell;
    cell.M = {{2.0}};
    cell.f = {"-4.5*cell.x[0]"};
    cell.x = {"e"};
    m.systems.insert(m.systems.end(), {{"wire", {}, wire, "Wire", {}}, {"rod", {}, rod, "", {}}, {"circuit", {}, circuit, "", {}}, {"cell", {}, cell, "", {}}});
    const auto interaction = [](const char* name, std::vector<std::string> between, RelationKind relation, LawKind law) {
        Interaction i;
        i.name = name;
        i.between = std::move(between);
        i.relation = std::move(relation);
        i.law = std::move(law);
        return i;
    };
    m.interactions = {a, b,
                      interaction("fret", {"wire"}, LagrangianLinearRelation{{{"sin((j + 1)/3)"}}, {0.01}, {{"cos(j)"}}, "j"}, NewtonImpactFrictionLaw{0.5, "e/2", -0.5}),
                      interaction("tip", {"rod"}, LagrangianScleronomousRelation{{"rod.q[0] - cos(rod.q[1])"}, {"rod.v[1]*sin(rod.q[1])"}}, NewtonImpactFrictionLaw{0.0, 0.3, 0.0}),
                      interaction("belt", {"rod", "plate"}, LagrangianRheonomousRelation{{"rod.q[0] - zz"}, {"rod.v[1] - 2"}}, NewtonImpactFrictionLaw{1.0, 0.0, 1.0}),
                      interaction("cushion", {"rod"}, LagrangianCompliantRelation{{"rod.q[0] + cushion.lambda[0]/1000"}}, ComplementarityLaw{}),
                      interaction("joint", {"plate"}, LagrangianScleronomousRelation{{"plate.q[0]^2 - plate.q[1]"}, {}}, EqualityLaw{}),
                      interaction("brake", {"plate"}, LagrangianLinearRelation{{{1.0, 0.0}}, {}, {}, {}}, RelayLaw{"-2*e", "2*e"}),
                      interaction("diode", {"circuit"}, FirstOrderLinearRelation{{{-1.0, 0.0}}, {{"1000 Ohm"}}, {{-1e6}, {0.0}}, {"zz"}}, ComplementarityLaw{}),
                      interaction("wire_up", {"circuit", "cell"}, FirstOrderLinearRelation{{{-1.0, 0.0, 1.0}}, {}, {{-1e6}, {0.0}, {1.0}}, {}}, EqualityLaw{}),
                      interaction("gene", {"cell"}, FirstOrderNonlinearRelation{{"4 - cell.x[0]"}, {"40*(1 - gene.lambda[0])"}}, RelayLaw{"-inf", "inf"}),
                      interaction("gene2", {"cell"}, FirstOrderNonlinearRelation{{"8 - cell.x[0]"}, {"gene2.lambda[0]^3"}}, RelayLaw{})};
    m.run.integrator = IntegratorKind::moreau_jean;
    m.run.activation = Activation::gap_and_velocity;
    m.run.percussion = Percussion::end;
    m.run.compliance = Compliance::implicit;
    m.run.newton_tolerance = 1e-9;
    m.run.newton_iterations = 7;
    m.run.theta = 0.7;
    m.run.gamma = 1.5;
    m.run.step = "10 us";
    m.run.end = 1.5;
    m.run.solver = SolverKind::active_set;
    m.run.tolerance = 1e-10;
    m.run.max_iterations = 77;
    m.run.record = {"aa", "bead[2].q[0]", "touch[1].lambda[0]", "energy.total"};
    m.run.record_every = 4;
    m.run.pause_at_end = true;
    const auto shape = [](ShapeKind kind, std::vector<Formula> size) {
        Shape s;
        s.kind = kind;
        s.name = "s" + std::to_string(static_cast<int>(kind));
        s.size = std::move(size);
        return s;
    };
    m.views.shapes = {shape(ShapeKind::sphere, {0.1}), shape(ShapeKind::box, {1.0, 2.0, "e"}), shape(ShapeKind::cylinder, {0.1, 2.0}), shape(ShapeKind::cam, {}),
                      shape(ShapeKind::follower, {}), shape(ShapeKind::spring, {0.1, 1.0}), shape(ShapeKind::ground, {}), shape(ShapeKind::guide, {})};
    m.views.shapes[0].repeat = Repeat{"i", "n"};
    m.views.shapes[0].object = "bead[i]";
    m.views.shapes[0].position = {0.0, 0.0, "bead[i].q[0]"};
    m.views.shapes[3].profile = "1 + 0.1*cos(b)";
    m.views.shapes[3].profile_variable = "b";
    m.views.shapes[3].angle = "angle";
    m.views.trail = "s0";
    m.views.gap = "touch[0].y[0]";
    m.views.speed = "touch[0].ydot[0]";
    m.views.plots = {{"time", "Time", TimePlot{{"aa", "zz"}}, 0, 0, 0, std::pair(0.0, 1.5), std::pair(-1.0, 1.0), {}, {}},
                     {"stems", "", StemPlot{"floor"}, 1, 2, 3, {}, {}, {}, {}},
                     {"phase", "", PhasePlot{"aa", "zz"}, 0, 0, 0, {}, {}, std::pair(1.0, 1.5), {}},
                     {"strobe", "", StroboscopicPlot{"angle", "aa", "zz", "2*pi", 0.25}, 0, 0, 0, {}, {}, {}, {}},
                     {"map", "", ImpactPlot{"touch[1]", "aa", "zz"}, 0, 0, 0, {}, {}, {}, {}},
                     {"all", "", ImpactPlot{"", "aa", "zz"}, 0, 0, 0, {}, {}, {}, {}},
                     {"plane", "", PlanePlot{"zz", "aa", "zz", 0.5, -1}, 0, 0, 0, {}, {}, {}, {}},
                     {"energy", "", EnergyPlot{}, 0, 0, 0, {}, {}, {}, {}},
                     {"law", "Law", LawPlot{"fret", 1}, 0, 0, 0, {}, {}, {}, {}},
                     {"relay", "", LawPlot{"brake", 0}, 0, 0, 0, {}, {}, {}, {}}};
    m.views.phase_space = PhaseSpace{"aa", "zz", "angle", Value("2*pi"), "strobe", {}};
    return m;
}

} // namespace

class TestSceneFile : public QObject {
    Q_OBJECT

private slots:
    void theShippedScenesAreGood_data() {
        QTest::addColumn<QString>("file");
        const QStringList files = shippedScenes();
        QVERIFY(files.size() >= 5);
        for (const QString& file : files) QTest::newRow(qPrintable(QDir(kScenes).relativeFilePath(file))) << file;
    }
    void theShippedScenesAreGood() {
        QFETCH(QString, file);
        const auto model = io::read_scene(file.toStdString());
        QVERIFY2(model.has_value(), model ? "" : text(model.error()).c_str());
        QVERIFY(!model->title.empty());
        QVERIFY(!model->description.empty());
        // What has a body has a view.
        const bool body = std::any_of(model->systems.begin(), model->systems.end(), [](const System& s) { return !is_first_order(s.kind); });
        QVERIFY(!body || !model->views.shapes.empty());
        QVERIFY(!model->views.plots.empty());
        QVERIFY(model->views.phase_space.has_value());
        for (const Parameter& parameter : model->parameters) QVERIFY2(!parameter.help.empty() && !parameter.label.empty(), parameter.name.c_str());
    }

    // So that saving a shipped scene changes only what was edited.
    void theShippedScenesAreWrittenAsTheyAre_data() { theShippedScenesAreGood_data(); }
    void theShippedScenesAreWrittenAsTheyAre() {
        QFETCH(QString, file);
        const auto model = io::read_scene(file.toStdString());
        QVERIFY(model.has_value());
        QCOMPARE(QString::fromStdString(io::scene_text(*model)), QString::fromStdString(bytes(file)));
    }

    void everyKindComesBackAsItWasWritten() {
        const Model model = everything();
        const std::string written = io::scene_text(model);
        const auto again = io::parse_scene(written, "everything.saltus");
        QVERIFY2(again.has_value(), again ? "" : (text(again.error()) + written).c_str());
        QVERIFY(again->parameters == model.parameters);
        QVERIFY(again->functions == model.functions);
        QVERIFY(again->drives == model.drives);
        QVERIFY(again->expressions == model.expressions);
        QVERIFY(again->systems == model.systems);
        QVERIFY(again->interactions == model.interactions);
        QVERIFY(again->run == model.run);
        QVERIFY(again->views == model.views);
        QVERIFY(*again == model);
        QCOMPARE(io::scene_text(*again), written);
    }

    void theModelOfTheTestUsesEveryKind() {
        const Model model = everything();
        std::set<std::size_t> systems, relations, laws, plots;
        for (const System& s : model.systems) systems.insert(s.kind.index());
        for (const Interaction& i : model.interactions) {
            relations.insert(i.relation.index());
            laws.insert(i.law.index());
        }
        for (const Plot& p : model.views.plots) plots.insert(p.kind.index());
        QCOMPARE(systems.size(), std::variant_size_v<SystemKind::variant>);
        QCOMPARE(relations.size(), std::variant_size_v<RelationKind::variant>);
        QCOMPARE(laws.size(), std::variant_size_v<LawKind::variant>);
        QCOMPARE(plots.size(), std::variant_size_v<PlotKind::variant>);
    }

    void everyIntegratorAndSolverComesBack() {
        Model model = everything();
        for (std::size_t i = 0; i < std::size(kSolverWords); ++i) {
            model.run.solver = static_cast<SolverKind>(i);
            const auto again = io::parse_scene(io::scene_text(model), "");
            QVERIFY(again.has_value());
            QVERIFY(again->run == model.run);
        }
        const auto run_of = [](const std::string& system, const std::string& integrator) {
            const auto model_of = io::parse_scene(R"({"saltus": 1, "systems": {)" + system + R"(}, "run": {"integrator": )" + integrator + "}}", "");
            if (!model_of) qFatal("%s", text(model_of.error()).c_str());
            const auto again = io::parse_scene(io::scene_text(*model_of), "");
            if (!again || !(*again == *model_of)) qFatal("it did not come back: %s", io::scene_text(*model_of).c_str());
            return again->run;
        };
        const std::string decay = R"("decay": {"kind": "first-order-linear", "A": [[-1]], "x": [1]})", wire = R"("wire": {"kind": "lagrangian-diagonal", "size": 3, "q": 0, "v": 1})";
        QVERIFY(run_of(decay, R"({"kind": "automatic"})").integrator == IntegratorKind::automatic);
        QVERIFY(!run_of(decay, R"({"kind": "automatic"})").gamma.has_value());
        QVERIFY(run_of(decay, R"({"kind": "euler-moreau", "gamma": 1})").gamma == 1.0);
        QVERIFY(run_of(decay, R"({"kind": "full-theta-gamma", "theta": 0.5, "gamma": 0.5})").integrator == IntegratorKind::full_theta_gamma);
        QVERIFY(run_of(wire, R"({"kind": "modal", "activation": "gap-and-velocity"})").activation == Activation::gap_and_velocity);
        QVERIFY(run_of(wire, R"({"kind": "moreau-jean", "percussion": "end"})").percussion == Percussion::end);
        QVERIFY(run_of(wire, R"({"kind": "moreau-jean", "compliance": "implicit"})").compliance == Compliance::implicit);
        QVERIFY(run_of(wire, R"({"kind": "modal", "theta": 0.7})").theta == 0.7);
        QVERIFY(run_of(wire, R"({"kind": "moreau-jean", "newton": {"max_iterations": 1}})").newton_iterations == 1);
    }

    // What the user did not write is not written either, whatever is edited; what he wrote stays.
    void aRunKeepsWhatWasWritten() {
        const std::string system = R"({"saltus": 1, "systems": {"decay": {"kind": "first-order-linear", "A": [[-1]], "x": [1]}}, "run": {"step": 0.01, "end": 1)";
        for (const char* more : {"", R"(, "integrator": { "kind": "automatic" })", R"(, "integrator": { "kind": "automatic", "theta": 0.5 })", R"(, "integrator": { "kind": "automatic", "theta": 0.6 })",
                                 R"(, "solver": { "tolerance": 1e-06 })", R"(, "solver": { "kind": "automatic", "tolerance": 1e-06 })"}) {
            auto model = io::parse_scene(system + more + "}}", "");
            QVERIFY(model.has_value());
            model->title = "edited";
            model->run.end = 2.0;
            const std::string text = io::scene_text(*model);
            const std::size_t run = text.find("\"run\"");
            for (const char* key : {"integrator", "solver", "\"kind\"", "theta"})
                QVERIFY2((text.find(key, run) != std::string::npos) == (std::string(more).find(key) != std::string::npos), text.c_str());
            const auto again = io::parse_scene(text, "");
            QVERIFY(again.has_value() && *again == *model);
        }
    }

    void noLineIsWiderThanItMust() {
        for (const QString& line : QString::fromStdString(io::scene_text(everything())).split(QLatin1Char('\n')))
            QVERIFY2(line.size() <= 110, qPrintable(line));
    }

    void numbersKeepEveryBit() {
        std::mt19937_64 random(7);
        Model model;
        model.systems = {everything().systems[1]};
        auto& plate = std::get<LagrangianLinear>(model.systems[0].kind);
        for (int i = 0; i < 2000; ++i) {
            double number = 0.0;
            do {
                const std::uint64_t bits = random();
                std::memcpy(&number, &bits, sizeof number);
            } while (!std::isfinite(number));
            if (i == 0) number = -0.0;
            plate.q[0] = number;
            const auto again = io::parse_scene(io::scene_text(model), "");
            QVERIFY(again.has_value());
            const double back = std::get<double>(std::get<LagrangianLinear>(again->systems[0].kind).q[0].source);
            QVERIFY2(std::memcmp(&back, &number, sizeof number) == 0, qPrintable(QString::number(number, 'g', 17)));
        }
    }

    void theOrderOfTheFileIsTheOrderOfTheModel() {
        const auto model = io::parse_scene(io::scene_text(everything()), "");
        QVERIFY(model.has_value());
        QCOMPARE(model->expressions[0].name, std::string("zz"));
        QCOMPARE(model->expressions[1].name, std::string("aa"));
        QCOMPARE(model->systems[1].name, std::string("plate"));
        QCOMPARE(model->views.plots[1].name, std::string("stems"));
    }

    // Wherever it is stopped, nothing of the scene is given, nor what its first half would be blamed for.
    void aReadingThatIsStoppedIsToldAsSuch() {
        const std::string text = io::scene_text(everything());
        int asked = 0;
        QVERIFY(io::parse_scene(text, "x.saltus", [&] { return ++asked > 0; }));
        QVERIFY(asked > 100); // for each part, when it is read and when it is looked at
        for (int last = 0; last < asked; ++last) {
            int left = last;
            const auto model = io::parse_scene(text, "x.saltus", [&] { return left-- > 0; });
            QVERIFY(!model && model.error().size() == 1);
            QCOMPARE(model.error().front().kind, ErrorKind::cancelled);
            QCOMPARE(model.error().front().place.file, std::string("x.saltus"));
        }
    }

    // A folder of bad files with what must be said about each: FILE | LINE:COLUMN | MESSAGE | REMEDY.
    void badFilesAreExplained_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("remedy");
        const QDir dir(QStringLiteral(SALTUS_SOURCE_DIR "/tests/corpus"));
        QStringList seen;
        const QStringList lines = QString::fromStdString(bytes(dir.filePath(QStringLiteral("expected.txt")))).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        for (const QString& line : lines) {
            if (line.startsWith(QLatin1Char('#'))) continue;
            QStringList parts = line.split(QStringLiteral(" | "));
            while (parts.size() < 4) parts << QString();
            seen << parts[0].trimmed() + QStringLiteral(".saltus");
            QTest::newRow(qPrintable(parts[0].trimmed())) << dir.filePath(seen.last()) << parts[1].trimmed() << parts[2].trimmed() << parts[3].trimmed();
        }
        seen.sort();
        QCOMPARE(seen, dir.entryList({QStringLiteral("*.saltus")}, QDir::Files, QDir::Name));
    }
    void badFilesAreExplained() {
        QFETCH(QString, file);
        QFETCH(QString, place);
        QFETCH(QString, message);
        QFETCH(QString, remedy);
        const auto model = io::read_scene(file.toStdString());
        if (place == QLatin1String("good")) {
            QVERIFY2(model.has_value(), model ? "" : text(model.error()).c_str());
            return;
        }
        QVERIFY2(!model, "the file was taken for good");
        const Error& first = model.error().front();
        const QString said = QString::fromStdString(text(model.error()));
        QCOMPARE(QString::number(first.place.line) + QLatin1Char(':') + QString::number(first.place.column), place);
        QVERIFY2(QString::fromStdString(first.message).contains(message), qPrintable(said));
        QVERIFY2(QString::fromStdString(first.remedy).contains(remedy), qPrintable(said));
        QCOMPARE(QString::fromStdString(first.place.file), file);
        for (const Error& error : model.error()) {
            QVERIFY2(error.place.line > 0, error.text().c_str());
            QVERIFY2(!error.remedy.empty(), error.text().c_str());
        }
    }

    void allErrorsOfAFileComeAtOnceAndInItsOrder() {
        const auto model = io::read_scene(SALTUS_SOURCE_DIR "/tests/corpus/many.saltus");
        QVERIFY(!model);
        QVERIFY2(model.error().size() >= 4, text(model.error()).c_str());
        for (std::size_t i = 1; i < model.error().size(); ++i) QVERIFY(model.error()[i - 1].place.line <= model.error()[i].place.line);
    }

    void commentsSurviveASave() {
        const std::string scene = bytes(QStringLiteral(SALTUS_SOURCE_DIR "/tests/corpus/good-comments.saltus"));
        const auto model = io::parse_scene(scene, "");
        QVERIFY(model.has_value());
        const std::string written = io::scene_text(*model);
        QVERIFY2(written.rfind("// A ball over a floor.\n{\n", 0) == 0, written.c_str());
        QVERIFY2(written.find("  // what\n  // moves\n  \"systems\": {") != std::string::npos, written.c_str());
        const auto again = io::parse_scene(written, "");
        QVERIFY(again.has_value());
        QCOMPARE(io::scene_text(*again), written);
    }

    void aColumnInsideAFormulaIsCounted() {
        std::string scene = io::scene_text(everything());
        const auto at = scene.find("-9.81 + zz");
        scene.replace(at, 10, "-9.81 + zq");
        const auto model = io::parse_scene(scene, "x.saltus");
        QVERIFY(!model);
        const std::string_view before = std::string_view(scene).substr(0, at);
        const Place place = model.error().front().place;
        QCOMPARE(place.line, static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1);
        QCOMPARE(place.column, static_cast<int>(at - before.rfind('\n')) + 8);
        QCOMPARE(place.object, std::string("systems.bead.F[0]"));
    }

    void deepNestingIsRefused() {
        const std::string deep = "{ \"saltus\": 1, \"systems\": " + std::string(100'000, '[') + std::string(100'000, ']') + " }";
        const auto model = io::parse_scene(deep, "deep.saltus");
        QVERIFY(!model);
        QVERIFY2(text(model.error()).find("nested more than 64 deep") != std::string::npos, text(model.error()).c_str());
    }

    void hugeFilesAreRefusedBeforeTheyAreRead() {
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("huge.saltus")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(100'000'000));
        file.close();
        const double begin = saltus::testing::thread_seconds();
        const auto model = io::read_scene(file.fileName().toStdString());
        QVERIFY(!model);
        QVERIFY2(saltus::testing::thread_seconds() - begin < 1.0, "it was read");
        QVERIFY2(text(model.error()).find("100") != std::string::npos || text(model.error()).find("64") != std::string::npos, text(model.error()).c_str());
    }

    void manyValuesOnOneLineTakeNoAges() {
        std::string scene = R"({"saltus":1,"systems":{"a":{"kind":"lagrangian-linear","M":[[1]],"q":[0],"v":[0]}},"views":{"shapes":[)";
        for (int i = 0; i < 30'000; ++i) scene += R"({"size":[0.1],"kind":"sphere","colour":1},)";
        scene += R"({"kind":"ground"}]}})";
        const double begin = saltus::testing::thread_seconds();
        const auto model = io::parse_scene(scene, "long.saltus");
        QVERIFY(!model);
        QCOMPARE(model.error().size(), std::size_t{101});
        const double took = saltus::testing::thread_seconds() - begin;
        QVERIFY2(took < 5.0, qPrintable(QString::number(took)));
    }

    void aMissingFileIsNamed() {
        const auto model = io::read_scene("/nowhere/ball.saltus");
        QVERIFY(!model);
        QVERIFY2(text(model.error()).find("/nowhere/ball.saltus") != std::string::npos, text(model.error()).c_str());
    }

    void aSceneIsWrittenAndReadBack() {
        QTemporaryDir dir;
        const std::string file = dir.filePath(QStringLiteral("e.saltus")).toStdString();
        QVERIFY(io::write_scene(everything(), file).has_value());
        const auto model = io::read_scene(file);
        QVERIFY(model.has_value());
        QVERIFY(*model == everything());
    }

    void aTruncatedSceneIsNeverTakenForAWholeOne() {
        const std::string scene = io::scene_text(everything());
        for (std::size_t n = 0; n + 2 < scene.size(); n += 7) {
            const auto model = io::parse_scene(std::string_view(scene).substr(0, n), "x");
            QVERIFY2(!model, qPrintable(QString::number(n)));
        }
    }
};

QTEST_GUILESS_MAIN(TestSceneFile)
#include "test_scene_file.moc"

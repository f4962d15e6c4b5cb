// SPDX-License-Identifier: GPL-3.0-or-later
// Cams and circuits in scene files: what they are made from is written, read, and made anew.
#include "core/authoring/cam_profile.h"
#include "core/authoring/made_parts.h"
#include "core/io/scene_file.h"
#include "core/model/remove.h"
#include "core/model/rename.h"
#include "tests/core/simulation/runs.h"

#include <QFile>
#include <QTest>

using namespace saltus;
using namespace saltus::authoring;
using namespace saltus::model;
using saltus::testing::text_of;

namespace {

std::string corpus() {
    QFile file(QStringLiteral(SALTUS_SOURCE_DIR "/tests/corpus/good-made.saltus"));
    if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error("no corpus");
    return file.readAll().toStdString();
}
Model parsed(const std::string& text) {
    auto model = io::parse_scene(text, "scene.saltus");
    if (!model) throw std::runtime_error(text_of(model.error()));
    return std::move(*model);
}
std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const std::size_t at = text.find(what);
    if (at == std::string::npos) throw std::runtime_error("no " + what);
    return text.replace(at, what.size(), by);
}

} // namespace

class TestMadeFiles : public QObject {
    Q_OBJECT

private slots:
    void aFileHoldsTheSourcesAndTheModelTheParts() {
        const Model model = parsed(corpus());
        QCOMPARE(model.functions.size(), std::size_t{3});
        for (const Function& f : model.functions) QVERIFY(f.body.formula().find("mod(b, 2*pi)") != std::string::npos);
        QCOMPARE(model.systems.size(), std::size_t{1});
        QVERIFY(is_made(model.systems[0]));
        QVERIFY(model.expressions.size() > 10 && !is_made(model.expressions[0]) && !is_made(model.expressions[1]) && is_made(model.expressions[2]));
        const auto session = testing::start(model);
        testing::run_for(*session, 20);
    }

    void writingGivesBackTheSources() {
        const Model model = parsed(corpus());
        const std::string text = io::scene_text(model);
        QVERIFY(text.find("\"systems\"") == std::string::npos);
        QVERIFY(text.find("\"interactions\"") == std::string::npos);
        QVERIFY(text.find("v_L1") == std::string::npos);
        QVERIFY(text.find("piecewise") == std::string::npos);
        QVERIFY(text.find("// back to the base circle") != std::string::npos);
        const Model again = parsed(text);
        QVERIFY(again == model);
        QCOMPARE(io::scene_text(again), text);
    }

    void theShippedSceneCanHoldItsCamAsAProfile() {
        Model model = testing::scene("cam-follower");
        model.functions = *to_functions(cam_preset(CamLaw::arcs), "cam");
        const std::string text = io::scene_text(model);
        QVERIFY(text.find("\"law\": \"arcs\"") != std::string::npos);
        QVERIFY(parsed(text) == model);
    }

    void partsChangedByHandCount() {
        Model model = parsed(corpus());
        model.functions[0].body = "0.4";
        std::get<FirstOrderLinear>(model.systems[0].kind).x[0] = 0.5;
        const Model again = parsed(io::scene_text(model));
        QVERIFY(!again.functions[0].profile);
        QVERIFY(again.functions[0].body == Value("0.4"));
        QVERIFY(again.circuits.empty());
        QVERIFY(again.systems.size() == 1 && !is_made(again.systems[0]));
        QVERIFY(std::get<FirstOrderLinear>(again.systems[0].kind) == std::get<FirstOrderLinear>(model.systems[0].kind));
    }

    void renamedNamesReachTheElementsAndThePartsAreMadeAnew() {
        const Model model = parsed(corpus());
        for (const Part part : {Part::parameter, Part::expression, Part::drive})
            for (std::size_t i = 0; i < count(model, part); ++i) {
                auto edit = rename(model, {part, i}, "another_" + std::string(name_at(model, part, i)));
                if (!edit) continue; // made parts are refused
                Model next = model;
                apply(next, completed(model, *edit));
                for (const Circuit& circuit : next.circuits) QVERIFY(stands_for(next, circuit));
                const Model again = parsed(io::scene_text(next));
                QVERIFY(again == next);
                QCOMPARE(again.circuits.size(), std::size_t{1});
            }
        // A value becomes a formula in its place when its parameter goes.
        const Location resistance = *find(model, "R");
        const auto removal = remove_parts(model, std::span(&resistance, 1));
        QVERIFY(removal.has_value());
        Model next = model;
        apply(next, completed(model, removal->edit));
        QVERIFY(stands_for(next, next.circuits[0]));
        QVERIFY(parsed(io::scene_text(next)) == next);
    }

    void aFunctionWrittenByHandIsNoLongerMadeFromItsProfile() {
        const Model model = parsed(corpus());
        Function f = model.functions[0];
        f.body = "0.4";
        Model next = model;
        apply(next, completed(model, {Replace{0, f}}));
        QVERIFY(!next.functions[0].profile);
        Function named = model.functions[0]; // its help is no part of its motion
        named.help = "a cam";
        next = model;
        apply(next, completed(model, {Replace{0, named}}));
        QVERIFY(next.functions[0].profile);
    }

    void aHalfDrawnCircuitIsKept() {
        Model model = parsed(corpus());
        model.circuits[0].elements.pop_back(); // the ground
        QVERIFY(!make_parts(model).empty());
        const std::string text = io::scene_text(model);
        const auto draft = io::parse_draft(text, "scene.saltus");
        QVERIFY(draft.has_value());
        QCOMPARE(draft->errors.size(), std::size_t{1});
        QVERIFY(draft->errors[0].message.find("no ground") != std::string::npos);
        QVERIFY(draft->errors[0].place.line > 10);
        QVERIFY(draft->model == model);
        QVERIFY(!io::parse_scene(text, "scene.saltus"));
    }

    void errorsStandWhereTheyAre_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("words");
        QTest::newRow("a lift in seconds") << "\"20 mm\"" << "\"20 s\"" << "scene.saltus:11:73: error: \"20 s\" is no length (functions.cam(b).profile.segments[1].lift)";
        QTest::newRow("angles") << "\"30 deg\"" << "\"40 deg\"" << "scene.saltus:9:";
        QTest::newRow("a parameter in a cam") << "\"40 mm\"" << "\"R\"" << "scene.saltus:8:";
        QTest::newRow("an unknown law") << "3-4-5" << "3-4-6" << "did you mean \"3-4-5\"?";
        QTest::newRow("an unknown element") << "\"diode\"" << "\"diod\"" << "did you mean \"diode\"?";
        QTest::newRow("an unknown key") << "\"handles\"" << "\"handels\"" << "did you mean \"handles\"?";
        QTest::newRow("an unknown value") << "\"value\": \"R\"" << "\"value\": \"Q\"" << "circuits.circuit.elements.R1.value";
        QTest::newRow("both") << "\"help\": \"Dist" << "\"formula\": \"b\", \"help\": \"Dist" << "both a formula and a profile";
        QTest::newRow("a hanging end") << "[\"e\", \"ground\"], \"value\"" << "[\"f\", \"ground\"], \"value\"" << "nothing but K2 is joined to the node 'e'";
    }
    void errorsStandWhereTheyAre() {
        QFETCH(QString, what);
        QFETCH(QString, by);
        QFETCH(QString, words);
        const auto model = io::parse_scene(replaced(corpus(), what.toStdString(), by.toStdString()), "scene.saltus");
        QVERIFY(!model);
        QVERIFY2(text_of(model.error()).find(words.toStdString()) != std::string::npos, text_of(model.error()).c_str());
        for (const Error& error : model.error()) QVERIFY2(error.place.line > 0, error.text().c_str());
    }
};

QTEST_APPLESS_MAIN(TestMadeFiles)
#include "test_made_files.moc"

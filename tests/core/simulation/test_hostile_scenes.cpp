// SPDX-License-Identifier: GPL-3.0-or-later
// Well-formed scenes that mean harm (tests/hostile): zero, negative, huge, tiny, undefined and unfitting values in every place.
// Whatever is asked: nothing crashes or goes on for ever, no number that a run shows is undefined, and who is refused or stopped
// is told what, where and what to do.
#include "core/io/scene_file.h"
#include "core/run_settings.h"
#include "core/session.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <regex>
#include <string_view>
#include <thread>

using namespace saltus;

namespace {

namespace fs = std::filesystem;

constexpr int kSteps = 60;
constexpr double kMostSeconds = 5.0; // of processor time: 2 on a quiet machine, and busy ones count their waiting for memory too
const char* const kValues[] = {"0",       "-1",         "1e300",         "-1e300",  "1e-300",      "1e15",
                               "\"0/0\"", "\"log(-1)\"", "\"3 kg + 2 m\"", "\"3 mol\"", "\"nobody\"", "\"\"", "true"};
// In places that are formulas already.
const char* const kFormulas[] = {"0", "-1", "1e300", "1e-300", "1e15", "0/0", "log(-1)", "1/t", "nobody", "", "sqrt(-t)", "1/(t - 0.05)", "exp(1e4*t)"};

std::string read(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

struct Place {
    std::string name, usual;
    bool formula;
};

const std::regex& place_pattern() {
    static const std::regex pattern(R"((.?)\$\{(\w+):([^}]*)\})");
    return pattern;
}

std::vector<Place> places_of(const std::string& text) {
    std::vector<Place> places;
    for (auto i = std::sregex_iterator(text.begin(), text.end(), place_pattern()); i != std::sregex_iterator(); ++i)
        places.push_back({(*i)[2], (*i)[3], (*i)[1] == "\""});
    return places;
}

// The scene with one place changed.
std::string changed(const std::string& text, const std::string& place, const std::string& value) {
    std::string made;
    auto at = text.cbegin();
    for (auto i = std::sregex_iterator(text.begin(), text.end(), place_pattern()); i != std::sregex_iterator(); ++i) {
        made.append(at, (*i)[1].second);
        made += (*i)[2] == place ? value : (*i)[3].str();
        at = (*i)[0].second;
    }
    return made.append(at, text.cend());
}

std::string one_line(std::string text) {
    for (char& c : text)
        if (c == '\n' || c == '|') c = ' ';
    return text;
}

// Of the states: multipliers and energies may be without a value.
bool shows_a_state(const Session& session) {
    const auto frame = session.frame();
    const auto& channels = session.recording()->catalogue().channels();
    for (std::size_t i = 0; i < channels.size(); ++i) {
        const std::string& name = channels[i].name;
        const bool state = name.find(".q[") != std::string::npos || name.find(".v[") != std::string::npos || name.find(".x[") != std::string::npos;
        if (state && !std::isfinite(frame->values[i])) return false;
    }
    return std::isfinite(session.time());
}

// The name in the scene, or the line; "" without either.
std::string text_of(const saltus::Place& place) { return place.object.empty() && place.line > 0 ? std::to_string(place.line) : place.object; }

struct Fate {
    std::string what, message, remedy, place;
    bool finite = true;
    std::size_t messages = 0;
};

// What says "stops": when and who.
#define IS_PLACED(fate)                                                                                                \
    QVERIFY2((fate).message.find("t = ") != std::string::npos, (fate).message.c_str());                                \
    QVERIFY2(!(fate).place.empty(), (fate).message.c_str())

// By events a step may be any number of the integrator's own: whoever waits stops it.
constexpr auto kPatience = std::chrono::milliseconds(500);

Fate fate_by_events(const std::string& text) {
    const auto refused = [](const Error& first) { return Fate{"refused", first.message, first.remedy, text_of(first.place), true, 1}; };
    auto model = io::parse_scene(text, "hostile.saltus");
    if (!model) return refused(model.error().front());
    RunOptions options;
    options.set = {{"run.integrator", "event-driven"}};
    if (const auto settled = apply_settings(*model, options); !settled) return refused(settled.error());
    auto session = Session::create(*model, options);
    if (!session) return refused(session.error().front());
    std::mutex mutex;
    std::condition_variable_any over;
    std::jthread patience([&](const std::stop_token& stop) {
        std::unique_lock lock(mutex);
        over.wait_for(lock, stop, kPatience, [] { return false; });
        if (!stop.stop_requested()) (*session)->cancel();
    });
    const auto ran = (*session)->run_steps(kSteps);
    patience.request_stop();
    patience.join();
    Fate fate{!ran ? "stops" : *ran == Outcome::cancelled ? "waits" : "runs", {}, {}, {}, true, 0};
    if (!ran) fate.message = ran.error().message, fate.remedy = ran.error().remedy, fate.place = text_of(ran.error().place);
    fate.finite = shows_a_state(**session);
    return fate;
}

Fate fate_of(const std::string& text) {
    const auto refused = [](const Errors& errors) {
        const Error& first = errors.front();
        return Fate{"refused", first.message, first.remedy, first.place.object, true, errors.size()};
    };
    const auto model = io::parse_scene(text, "hostile.saltus");
    if (!model) return refused(model.error());
    auto session = Session::create(*model);
    if (!session) return refused(session.error());
    Fate fate{"runs", {}, {}, {}, true, 0};
    for (int i = 0; i < kSteps; ++i) {
        const auto stepped = (*session)->step();
        if (!stepped) {
            fate.what = "stops";
            fate.message = stepped.error().message;
            fate.remedy = stepped.error().remedy;
            fate.place = text_of(stepped.error().place);
            fate.messages = 1;
            break;
        }
    }
    fate.finite = shows_a_state(**session);
    return fate;
}

class TestHostileScenes : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanupTestCase();
    void eachIsRunOrExplained_data();
    void eachIsRunOrExplained();
    void eachIsRunOrExplainedByEvents_data();
    void eachIsRunOrExplainedByEvents();
    void theBodyThatCannotBeFollowedIsNamed_data();
    void theBodyThatCannotBeFollowedIsNamed();
    void eachNameIsTakenOrExplained_data();
    void eachNameIsTakenOrExplained();
    void eachStructureIsExplained_data();
    void eachStructureIsExplained();
    void meshesWithoutExtentHoldNoStepUp();

private:
    std::map<std::string, std::string> expected_, seen_;
};

void TestHostileScenes::initTestCase() {
    std::ifstream in(SALTUS_SOURCE_DIR "/tests/hostile/expected.txt");
    for (std::string line; std::getline(in, line);)
        if (const auto bar = line.find(" | "); bar != std::string::npos && line[0] != '#') expected_[line.substr(0, bar)] = line.substr(bar + 3);
}

void TestHostileScenes::cleanupTestCase() {
    if (!qEnvironmentVariableIsSet("SALTUS_WRITE_EXPECTED")) {
        QVERIFY(seen_.size() >= 300);
        return;
    }
    std::ofstream out(SALTUS_SOURCE_DIR "/tests/hostile/expected.txt");
    out << "# What comes of each hostile value: FILE.PLACE = VALUE | refused, stops or runs | MESSAGE (README.md)\n";
    for (const auto& [scene, fate] : seen_) out << scene << " | " << fate << '\n';
}

void TestHostileScenes::eachIsRunOrExplainedByEvents_data() { eachIsRunOrExplained_data(); }

void TestHostileScenes::eachIsRunOrExplainedByEvents() {
    QFETCH(QString, file);
    QFETCH(QString, place);
    QFETCH(QString, value);
    const std::string text = read(fs::path(SALTUS_SOURCE_DIR "/tests/hostile") / (file.toStdString() + ".saltus"));
    const auto begin = std::clock();
    const Fate fate = fate_by_events(changed(text, place.toStdString(), value.toStdString()));
    QVERIFY2(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC < kMostSeconds, "it takes too long");
    QVERIFY2(fate.finite, "a state that is shown is not finite");
    if (fate.what == "refused" || fate.what == "stops") {
        QVERIFY(!fate.message.empty());
        QVERIFY2(!fate.remedy.empty(), fate.message.c_str());
        QVERIFY2(!fate.place.empty(), fate.message.c_str());
    }
    if (fate.what == "stops") { IS_PLACED(fate); }
}

// A body that cannot be followed is named itself, and not the ground before it.
void TestHostileScenes::theBodyThatCannotBeFollowedIsNamed_data() {
    QTest::addColumn<QString>("numbers");
    for (const char* numbers : {R"("mass": 1e-300, "inertia": [1, 1, 1])", R"("mass": 1e300, "inertia": [1, 1, 1])", R"("mass": 1, "inertia": [1e-300, 1e-300, 1e-300])",
                                R"("mass": 1, "inertia": [1e300, 1e300, 1e300])", R"("mass": 1, "inertia": [1, 1, 1], "velocity": [0, 0, 1e300])",
                                R"("mass": 1, "inertia": [1, 1, 1], "velocity": [1e150, 0, 0])", R"("mass": 1, "inertia": [1, 2, 2.5], "spin": [1e300, 1, 1])",
                                R"j("mass": 1, "inertia": [1, 1, 1], "force": ["exp(1e4*t)", 0, 0])j"})
        QTest::newRow(numbers) << numbers;
}

void TestHostileScenes::theBodyThatCannotBeFollowedIsNamed() {
    QFETCH(QString, numbers);
    const Fate fate = fate_by_events(R"({ "saltus": 1, "bodies": { "ground": { "fixed": true, "shapes": [{ "kind": "half-space" }] }, "other": { "mass": 1, "inertia": [1, 1, 1], "position": [9, 0, 4] }, "ball": { )" +
                                     numbers.toStdString() + R"(, "position": [0, 0, 2], "shapes": [{ "kind": "sphere", "radius": 1 }] } }, "run": { "step": 0.005, "end": 1 } })");
    QVERIFY2(fate.what == "refused" || fate.what == "stops", fate.what.c_str());
    QVERIFY2(fate.place.starts_with("bodies.ball"), (fate.message + " (" + fate.place + ')').c_str());
}

void TestHostileScenes::eachIsRunOrExplained_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("value");
    for (const char* file : {"ball", "curve", "circuit", "bodies", "relations", "carried"}) {
        const std::string text = read(fs::path(SALTUS_SOURCE_DIR "/tests/hostile") / (std::string(file) + ".saltus"));
        for (const Place& place : places_of(text)) {
            const auto add = [&](const char* value) {
                QTest::newRow((std::string(file) + '.' + place.name + " = " + value).c_str()) << file << QString::fromStdString(place.name) << value;
            };
            if (place.formula) for (const char* value : kFormulas) add(value);
            else for (const char* value : kValues) add(value);
        }
    }
}

void TestHostileScenes::eachIsRunOrExplained() {
    QFETCH(QString, file);
    QFETCH(QString, place);
    QFETCH(QString, value);
    const std::string text = read(fs::path(SALTUS_SOURCE_DIR "/tests/hostile") / (file.toStdString() + ".saltus"));
    const auto begin = std::clock();
    const Fate fate = fate_of(changed(text, place.toStdString(), value.toStdString()));
    QVERIFY2(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC < kMostSeconds, "it takes too long");
    const std::string key = (file + '.' + place + " = " + value).toStdString();
    seen_[key] = one_line(fate.message.empty() ? fate.what : fate.what + " | " + fate.message);

    QVERIFY2(fate.finite, "a state that is shown is not finite");
    if (fate.what != "runs") {
        QVERIFY(!fate.message.empty());
        QVERIFY2(!fate.remedy.empty(), fate.message.c_str());
        QVERIFY(fate.messages <= 101);
    }
    if (fate.what == "stops") { IS_PLACED(fate); }
    if (!qEnvironmentVariableIsSet("SALTUS_WRITE_EXPECTED")) QCOMPARE(seen_[key], expected_[key]);
}

const char* const kNames[] = {"",           " ",    "a b",        "a\\u0000b", "a\\nb",   "\\u001b[31mred", "pi",    "t",     "energy", "sin",
                              "nan",        "3",    "-",          "a.b",       "a[0]",    "../../etc/passwd", "%1%s%n", "<b>x</b>", "'",    "\\u202egnp.exe",
                              "\xF0\x9F\x98\x80", "\\ufffe", "e\xCC\x81", "LONG",      "contacts", "NaN",              "true",  "null",  "_",      "a__b"};

std::string named(const char* name) {
    return std::strcmp(name, "LONG") == 0 ? std::string(1000000, 'n') : std::string(name);
}

// A system with a floor, or a body, of that name.
std::string scene_with(const std::string& name, bool body) {
    const std::string run = R"("run": { "integrator": { "kind": "moreau-jean" }, "step": 0.005, "end": 0.1 } })";
    if (body)
        return R"({ "saltus": 1, "title": "Name", "bodies": { ")" + name + R"(": { "mass": 1, "inertia": [1, 1, 1], "shapes": [{ "kind": "sphere", "radius": 1 }] } }, )" + run;
    return R"({ "saltus": 1, "title": "Name", "systems": { ")" + name +
           R"(": { "kind": "lagrangian-linear", "M": [[1]], "F": ["-9.81"], "q": [0.01], "v": [0] } }, "interactions": { "floor": { "between": [")" + name +
           R"("], "relation": { "kind": "lagrangian-linear", "H": [[1]] }, "law": { "kind": "newton-impact", "e": 0.5 } } }, )" + run;
}

void TestHostileScenes::eachNameIsTakenOrExplained_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("body");
    for (const bool body : {false, true})
        for (const char* name : kNames) QTest::addRow("%s \"%s\"", body ? "body" : "system", name) << QByteArray(name) << body;
}

void TestHostileScenes::eachNameIsTakenOrExplained() {
    QFETCH(QByteArray, name);
    QFETCH(bool, body);
    const auto begin = std::clock();
    const Fate fate = fate_of(scene_with(named(name), body));
    QVERIFY2(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC < kMostSeconds, "it takes too long");
    QVERIFY(fate.what != "stops" && fate.finite);
    if (fate.what == "runs") {
        QVERIFY2(std::all_of(name.begin(), name.end(), [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }), "no name by its letters");
        QVERIFY(name != "LONG" && name != "t" && name != "energy");
        return;
    }
    QVERIFY2(fate.message.find("name") != std::string::npos, fate.message.c_str());
    QVERIFY2(!fate.remedy.empty() && !fate.place.empty(), fate.message.c_str());
    const std::string shown = Error{ErrorKind::input, fate.message, fate.remedy, {"hostile.saltus", 1, 1, fate.place}}.text();
    QVERIFY2(shown.size() < 10000, "the message is without bound");
    QVERIFY2(std::none_of(shown.begin(), shown.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }), "a control character reaches the terminal");
}

// What is wrong with the whole and with no single value: circles, contradictions, crowds.
struct Structure {
    const char* name;
    const char* scene; // without its run
    const char* message;
};

const Structure kStructures[] = {
    {"an expression of itself", R"("expressions": { "a": "a" }, BALL)", "'a' is made of itself"},
    {"expressions in a circle", R"("expressions": { "a": "b + 1", "b": "c", "c": "2*a" }, BALL)", "is made of itself"},
    {"functions in a circle", R"~("functions": { "f(x)": { "formula": "g(x)" }, "g(x)": { "formula": "f(x)" } }, "expressions": { "a": "f(1)" }, BALL)~", "itself"},
    {"parameters in a circle", R"("parameters": { "a": { "value": "b" }, "b": { "value": "a" } }, BALL)", "is not a constant"},
    {"one name for two", R"("parameters": { "ball": { "value": 1 } }, BALL)", "is already that of a parameter"},
    {"a million bodies", R"("bodies": { "b": { "repeat": { "index": "i", "count": 1000000 }, "mass": 1, "inertia": [1, 1, 1], "position": ["3*i", 0, 0], "shapes": [{ "kind": "sphere", "radius": 1 }] } })", "the most of each is"},
    {"a thousand million bodies", R"("bodies": { "b": { "repeat": { "index": "i", "count": 1000000000 }, "mass": 1, "inertia": [1, 1, 1], "shapes": [{ "kind": "sphere", "radius": 1 }] } })", "the most that a scene may have"},
    {"copies by the square root of -1", R"~("bodies": { "b": { "repeat": { "index": "i", "count": "sqrt(-1)" }, "mass": 1, "inertia": [1, 1, 1], "shapes": [{ "kind": "sphere", "radius": 1 }] } })~", ""},
    {"minus two copies", R"("bodies": { "b": { "repeat": { "index": "i", "count": -2 }, "mass": 1, "inertia": [1, 1, 1], "shapes": [{ "kind": "sphere", "radius": 1 }] } })", ""},
    {"two thousand bodies in one place", R"("bodies": { "b": { "repeat": { "index": "i", "count": 2000 }, "mass": 1, "inertia": [1, 1, 1], "position": [0, 0, 0], "shapes": [{ "kind": "sphere", "radius": 1 }] } })", "stand in each other"},
    {"a joint of a body with itself", R"(BODY, "joints": { "j": { "kind": "revolute", "between": ["b", "b"], "axis": [0, 1, 0] } })", "with itself"},
    {"a joint with nobody", R"(BODY, "joints": { "j": { "kind": "revolute", "between": ["c"], "axis": [0, 1, 0] } })", "there is no body named"},
    {"a joint about no axis", R"(BODY, "joints": { "j": { "kind": "revolute", "between": ["b"], "axis": [0, 0, 0] } })", "axis"},
    {"points of a joint without a finite distance", R"(BODY, "joints": { "j": { "kind": "distance", "between": ["b"], "point": [-1e308, 0, 0], "point_b": [2.3, 0, 0.1] } })", "no finite number at the start"},
    {"a singular mass matrix", R"("systems": { "s": { "kind": "lagrangian-linear", "M": [[1, 1], [1, 1]], "F": [0, 0], "q": [0, 0], "v": [0, 0] } })", "M is singular"},
    {"a mass matrix that is not symmetric", R"("systems": { "s": { "kind": "lagrangian-linear", "M": [[1, 0.5], [0, 1]], "F": [0, 0], "q": [0, 0], "v": [0, 0] } })", "symmetric"},
    {"equalities that contradict each other", R"(BALL, "interactions": { "a": { "between": ["ball"], "relation": { "kind": "lagrangian-linear", "H": [[1]], "b": [-1] }, "law": { "kind": "equality" } },
        "b": { "between": ["ball"], "relation": { "kind": "lagrangian-linear", "H": [[1]], "b": [-2] }, "law": { "kind": "equality" } } })", "contradicts"},
    {"a relation of nobody", R"(BALL, "interactions": { "a": { "between": ["nobody"], "relation": { "kind": "lagrangian-linear", "H": [[1]] }, "law": { "kind": "newton-impact", "e": 0 } } })", "nobody"},
    {"a relation with ten thousand rows", "ROWS", "an interaction may have at most"},
    {"a million relations", R"(BALL, "interactions": { "r": { "between": ["ball"], "repeat": { "index": "i", "count": 1000000 }, "relation": { "kind": "lagrangian-linear", "H": [[1]] }, "law": { "kind": "newton-impact", "e": 0 } } })", "parts"},
    {"ten thousand relations on one coordinate", R"(BALL, "interactions": { "r": { "between": ["ball"], "repeat": { "index": "i", "count": 10000 }, "relation": { "kind": "lagrangian-linear", "H": [[1]] }, "law": { "kind": "newton-impact", "e": 0 } } })", "10000 rows on 'ball'"},
    {"two thousand materials", "MATERIALS", "take at most 1000"},
    {"a thousand joints between two bodies", "JOINTS", "3000 rows of joints on 'a'"},
    {"two thousand joints on one body", "HUB", "6000 rows of joints on 'hub'"},
};

std::string replaced(std::string text, const std::string& word, const std::string& by) {
    if (const auto at = text.find(word); at != std::string::npos) text.replace(at, word.size(), by);
    return text;
}

std::string rows_of_one(int count) {
    std::string rows;
    for (int i = 0; i < count; ++i) rows += i == 0 ? "[1]" : ",[1]";
    return R"(BALL, "interactions": { "r": { "between": ["ball"], "relation": { "kind": "lagrangian-linear", "H": [)" + rows + R"(] }, "law": { "kind": "newton-impact", "e": 0.5 } } })";
}

std::string body_at(const std::string& name, int place) {
    return '"' + name + R"(": { "mass": 1, "inertia": [1, 1, 1], "position": [)" + std::to_string(place) + R"(, 0, 0], "shapes": [{ "kind": "sphere", "radius": 0.1 }] })";
}

std::string materials(int count) {
    std::string list;
    for (int i = 0; i < count; ++i) list += std::string(i == 0 ? "" : ", ") + "\"m" + std::to_string(i) + R"(": { "density": 1000 })";
    return "BODY, \"materials\": { " + list + " }";
}

// Balls that join `first` with as many others, or with one.
std::string joined(int count, const std::string& first, bool with_one) {
    std::string bodies = body_at(first, -1), joints;
    for (int i = 0; i < count; ++i) {
        const std::string number = std::to_string(i), other = with_one ? "b0" : "b" + number;
        if (i == 0 || !with_one) bodies += ", " + body_at(other, i);
        joints += std::string(i == 0 ? "" : ", ") + "\"j" + number + R"(": { "kind": "ball", "between": [")" + other + "\", \"" + first + R"("], "point": [)" + number + ", 0, 1] }";
    }
    return "\"bodies\": { " + bodies + " }, \"joints\": { " + joints + " }";
}

void TestHostileScenes::eachStructureIsExplained_data() {
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(std::size(kStructures)); ++i) QTest::newRow(kStructures[i].name) << i;
}

void TestHostileScenes::eachStructureIsExplained() {
    QFETCH(int, index);
    const Structure& structure = kStructures[index];
    const std::string_view made = structure.scene;
    std::string text = made == "ROWS" ? rows_of_one(10000) : made == "MATERIALS" ? materials(2000) : made == "JOINTS" ? joined(1000, "a", true) : made == "HUB" ? joined(2000, "hub", false) : structure.scene;
    text = replaced(text, "BALL", R"("systems": { "ball": { "kind": "lagrangian-linear", "M": [[1]], "F": ["-9.81"], "q": [1], "v": [0] } })");
    text = replaced(text, "BODY", R"("bodies": { "b": { "mass": 1, "inertia": [1, 1, 1], "shapes": [{ "kind": "sphere", "radius": 1 }] } })");
    const auto begin = std::clock();
    const Fate fate = fate_of(R"({ "saltus": 1, "title": "Structure", )" + text + R"(, "run": { "integrator": { "kind": "moreau-jean" }, "step": 0.005, "end": 0.1 } })");
    QVERIFY2(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC < kMostSeconds, "it takes too long");
    QCOMPARE(QByteArray::fromStdString(fate.what), QByteArray("refused"));
    QVERIFY2((fate.message + "; " + fate.remedy).find(structure.message) != std::string::npos, fate.message.c_str());
    QVERIFY2(!fate.remedy.empty(), fate.message.c_str());
    QVERIFY(fate.messages <= 101);
}

// What lands on a mesh of 1e-151 m: once the method of multipliers had nothing left to do and went on doing it.
void TestHostileScenes::meshesWithoutExtentHoldNoStepUp() {
    QTemporaryDir folder;
    const std::string file = folder.filePath("point.obj").toStdString();
    std::ofstream mesh(file);
    for (int k = 0; k < 8; ++k) mesh << "v " << (k & 4 ? 1e-151 : -1e-151) << ' ' << (k & 2 ? 1e-151 : -1e-151) << ' ' << (k & 1 ? 1e-151 : -1e-151) << '\n';
    mesh << "f 1 2 4\nf 1 4 3\nf 5 7 8\nf 5 8 6\nf 1 5 6\nf 1 6 2\nf 3 4 8\nf 3 8 7\nf 1 3 7\nf 1 7 5\nf 2 6 8\nf 2 8 4\n";
    mesh.close();
    const auto model = io::parse_scene(R"({ "saltus": 2, "title": "Point",
        "bodies": { "ground": { "fixed": true, "shapes": [{ "kind": "half-space" }] },
            "m": { "fixed": true, "position": [0, 0, 0.5], "shapes": [{ "kind": "mesh", "file": ")" + file + R"(" }] },
            "ball": { "mass": 1, "inertia": [0.004, 0.004, 0.004], "position": [0.02, 0.01, 1.2], "shapes": [{ "kind": "sphere", "radius": 0.1 }] },
            "box": { "mass": 1, "inertia": [0.004, 0.004, 0.004], "position": [0.02, 0.01, 2.2], "shapes": [{ "kind": "box", "size": [0.2, 0.2, 0.2] }] } },
        "contacts": { "all": { "mu": 0.3, "e": 0.2 } }, "run": { "end": "0.8 s", "step": "2 ms" } })", "point.saltus");
    QVERIFY2(model, model ? "" : model.error().front().message.c_str());
    auto session = Session::create(*model);
    QVERIFY(session);
    std::mutex mutex;
    std::condition_variable_any over;
    std::jthread patience([&](const std::stop_token& stop) {
        std::unique_lock lock(mutex);
        if (!over.wait_for(lock, stop, std::chrono::seconds(100), [] { return false; }) && !stop.stop_requested()) qFatal("a step goes on for ever");
    });
    const auto ran = (*session)->run_until(0.8);
    patience.request_stop();
    QVERIFY(ran && shows_a_state(**session));
}

} // namespace

QTEST_GUILESS_MAIN(TestHostileScenes)
#include "test_hostile_scenes.moc"

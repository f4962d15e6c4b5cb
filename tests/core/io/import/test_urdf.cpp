// SPDX-License-Identifier: GPL-3.0-or-later
// Robots from URDF files: a double pendulum moves as the textbook's equations say; nothing is dropped without a word; hostile
// files get a message.
#include "core/base/going_on.h"
#include "core/io/scene_file.h"
#include "core/io/urdf.h"
#include "core/model/validate.h"
#include "tests/core/simulation/runs.h"
#include "tests/processor_time.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace saltus;
using namespace saltus::model;
using saltus::testing::column;
using saltus::testing::text_of;

namespace {

const std::filesystem::path kFolder = SALTUS_SOURCE_DIR "/tests/core/io/import/robot_description";

io::Imported imported(const std::filesystem::path& file, const io::UrdfOptions& options = {}) {
    auto made = io::import_urdf(file, options);
    if (!made) throw std::runtime_error(text_of(made.error()));
    return std::move(*made);
}
std::string file_text(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}
template <class Part>
const Part& named(const std::vector<Part>& list, const char* name) {
    for (const Part& part : list)
        if (part.name == name) return part;
    throw std::runtime_error(std::string("nothing is named ") + name);
}
bool noted(const Errors& notes, int line, const std::string& words) {
    return std::any_of(notes.begin(), notes.end(), [&](const Error& n) { return n.place.line == line && (n.message + "; " + n.remedy).find(words) != std::string::npos; });
}

// Two rods that hang from each other: angles against the vertical and their rates. Classical Runge-Kutta of the equations in
// Goldstein, Classical Mechanics, for physical pendulums.
using State = std::array<double, 4>;
State rate(const State& s) {
    constexpr double g = 9.81, m1 = 2.0, c1 = 0.4, L1 = 0.8, I1 = 0.12, m2 = 1.0, c2 = 0.25, I2 = 0.05; // turned inertial frame: I1 is its ixx
    const double d = s[0] - s[1];
    const double a = I1 + m1 * c1 * c1 + m2 * L1 * L1, b = m2 * L1 * c2 * std::cos(d), c = I2 + m2 * c2 * c2;
    const double p = -m2 * L1 * c2 * std::sin(d) * s[3] * s[3] - (m1 * c1 + m2 * L1) * g * std::sin(s[0]);
    const double q = m2 * L1 * c2 * std::sin(d) * s[2] * s[2] - m2 * c2 * g * std::sin(s[1]);
    const double det = a * c - b * b;
    return {s[2], s[3], (p * c - b * q) / det, (a * q - b * p) / det};
}
State exact(double t) {
    State s{1.2, 0.7, 0.0, 0.0};
    const int n = 20000;
    const double h = t / n;
    const auto add = [](const State& x, double k, const State& y) { return State{x[0] + k * y[0], x[1] + k * y[1], x[2] + k * y[2], x[3] + k * y[3]}; };
    for (int i = 0; i < n; ++i) {
        const State k1 = rate(s), k2 = rate(add(s, h / 2, k1)), k3 = rate(add(s, h / 2, k2)), k4 = rate(add(s, h, k3));
        for (std::size_t j = 0; j < 4; ++j) s[j] += h / 6 * (k1[j] + 2 * k2[j] + 2 * k3[j] + k4[j]);
    }
    return s;
}

} // namespace

class TestUrdf : public QObject {
    Q_OBJECT

private slots:
    // In words, with the line: not the XML library's name for it.
    void whatIsNoXmlIsToldInWords() {
        const std::pair<const char*, const char*> cases[] = {{"", "nothing in it"},
                                                             {"<robot>\n<link name='a'>\n</robot>", "closed by the name of another"},
                                                             {"<robot>\n<link name='a'/>\n", "not closed"},
                                                             {"<robot><link name=a/></robot>", "no value in quotes"},
                                                             {"<robot><!-- x </robot>", "comment does not end"},
                                                             {"hello", "text outside"}};
        for (const auto& [text, told] : cases) {
            const auto read = io::parse_urdf(text, "r.urdf");
            QVERIFY(!read);
            const std::string& message = read.error().front().message;
            QVERIFY2(message.find(told) != std::string::npos && message.find("XML_") == std::string::npos, message.c_str());
        }
    }

    void aDoublePendulumMovesAsItsEquationsSay() {
        io::Imported made = imported(kFolder / "double-pendulum.urdf");
        QCOMPARE(text_of(made.errors), std::string());
        const auto error_at = [&](const char* step) {
            Model m = made.model;
            m.run.step = step;
            const auto session = testing::start(m);
            testing::run_to(*session, 1.5);
            const auto last = [&](const char* signal) { return column(*session->recording(), signal).back(); };
            const State s = exact(1.5);
            const double x1 = -0.4 * std::sin(s[0]), z1 = 3.0 - 0.4 * std::cos(s[0]);
            const double x2 = -0.8 * std::sin(s[0]) - 0.25 * std::sin(s[1]), z2 = 3.0 - 0.8 * std::cos(s[0]) - 0.25 * std::cos(s[1]);
            return std::max({std::abs(last("upper_rod.q[0]") - x1), std::abs(last("upper_rod.q[2]") - z1), std::abs(last("lower.q[0]") - x2),
                             std::abs(last("lower.q[2]") - z2), std::abs(last("lower.q[1]"))});
        };
        const double coarse = error_at("2 ms"), fine = error_at("1 ms");
        QVERIFY2(fine < 1e-4, qPrintable(QString::number(fine)));
        QVERIFY2(coarse / fine > 3.0, qPrintable(QString("%1 %2").arg(coarse).arg(fine))); // second order
    }

    void shapesColoursAndNamesAreTaken() {
        const io::Imported made = imported(kFolder / "double-pendulum.urdf");
        const Body& upper = named(made.model.bodies, "upper_rod");
        QCOMPARE(upper.label, std::string("upper-rod"));
        QCOMPARE(upper.shapes.size(), std::size_t{2}); // one to see, one to meet
        const auto& seen = std::get<CylinderShape>(upper.shapes[0]);
        QVERIFY(!seen.where.touches && seen.where.shown);
        QCOMPARE(named(made.model.materials, seen.where.material.c_str()).colour, std::string("#4582B5"));
        const auto& met = std::get<BoxShape>(upper.shapes[1]);
        QVERIFY(met.where.touches && !met.where.shown);
        // the same box twice is one; the massless marker belongs to the rod that carries it
        const Body& lower = named(made.model.bodies, "lower");
        QCOMPARE(lower.shapes.size(), std::size_t{2});
        QVERIFY(std::get<BoxShape>(lower.shapes[0]).where.touches && std::get<BoxShape>(lower.shapes[0]).where.shown);
        QVERIFY(std::get<SphereShape>(lower.shapes[1]).where.position[2] == Value(-0.5));
        QVERIFY(noted(made.notes, 43, "no body of its own"));
        QCOMPARE(made.model.bodies.size(), std::size_t{2});
        QCOMPARE(made.model.joints.size(), std::size_t{2});
        // and the file that is written of it reads as the same
        const auto again = io::parse_scene(io::scene_text(made.model), "x.saltus");
        QVERIFY2(again.has_value(), again ? "" : text_of(again.error()).c_str());
        QVERIFY(*again == made.model);
    }

    void anImportAsksToGoOn() {
        std::string text = "<robot name='chain'><link name='l0'/>";
        for (int k = 1; k <= 100; ++k)
            text += "<link name='l" + std::to_string(k) + "'/><joint name='j" + std::to_string(k) + "' type='fixed'><parent link='l" + std::to_string(k - 1) + "'/><child link='l" +
                    std::to_string(k) + "'/></joint>";
        text += "</robot>";
        int asked = 0;
        const GoesOn counts = [&] { return ++asked > 0; }, stops = [&] { return --asked > 0; };
        {
            const StopQuestion question(counts);
            QVERIFY(io::parse_urdf(text, "chain.urdf"));
        }
        QVERIFY2(asked > 500, std::to_string(asked).c_str()); // its elements read, links placed, made bodies, joints made
        for (const int last : {1, 150, 300, asked - 1}) {
            asked = last;
            const StopQuestion question(stops);
            QVERIFY_THROWS_EXCEPTION(Stopped, (void)io::parse_urdf(text, "chain.urdf"));
        }
    }

    void whatASceneHasNoPlaceForIsNamedWithItsLine() {
        const io::Imported made = imported(kFolder / "machine.urdf");
        QCOMPARE(text_of(made.errors), std::string());
        QVERIFY(noted(made.notes, 2, "\"colour\" of <link> 'base' is left out"));
        QVERIFY(noted(made.notes, 2, "stands still"));
        QVERIFY(noted(made.notes, 5, "missing.stl"));
        QVERIFY(noted(made.notes, 6, "one positive scale"));
        QVERIFY(noted(made.notes, 7, "nothing is fetched from the net"));
        QVERIFY(noted(made.notes, 12, "<sensor> 'eye'"));
        QVERIFY(noted(made.notes, 14, "starts at 0.2 rad"));
        QVERIFY(noted(made.notes, 17, "effort and velocity"));
        QVERIFY(noted(made.notes, 31, "the inertia of 'slide' is that of no body"));
        QVERIFY(noted(made.notes, 38, "gears join turning joints only"));
        QVERIFY(noted(made.notes, 40, "<transmission> 'drive'"));
        QVERIFY(noted(made.notes, 41, "<gazebo>"));
        QCOMPARE(made.notes.size(), std::size_t{12});
    }

    void limitsDampingFrictionAndMimicAreTaken() {
        const io::Imported made = imported(kFolder / "machine.urdf");
        const Model& m = made.model;
        QVERIFY(named(m.bodies, "base").fixed);
        QVERIFY(std::get<MeshShape>(named(m.bodies, "base").shapes.at(0)).file.find("/meshes/tetra.obj") != std::string::npos);
        const JointCoordinate& c = named(m.joints, "a").coordinates.at(0);
        QCOMPARE(std::get<double>(c.limits[0].source), 0.0); // it starts at its lower limit, 0.2
        QCOMPARE(std::get<double>(c.limits[1].source), 1.3);
        QVERIFY(c.damping == Value(0.3) && c.friction == Value(0.1));
        QCOMPARE(named(m.bodies, "right").inertia.size(), std::size_t{6});
        QVERIFY(named(m.bodies, "right").inertia[3] == Value(0.02));
        const Joint& gear = named(m.joints, "b_gear");
        QCOMPARE(gear.kind, JointKind::gear);
        // b turns -2 times as far as a about -z: twice as far about +z
        QVERIFY(gear.ratio == Value(-2.0));
        Model driven = m;
        for (Joint& joint : driven.joints)
            if (joint.name == "a") {
                joint.coordinates[0].drive = DriveKind::velocity;
                joint.coordinates[0].value = 0.5;
            }
        driven.world.gravity = {0.0, 0.0, 0.0};
        const auto session = testing::start(driven);
        testing::run_to(*session, 1.0);
        const auto last = [&](const std::string& signal) { return column(*session->recording(), signal).back(); };
        QVERIFY(std::abs(last("left.v[5]") - 0.5) < 1e-8);
        QVERIFY(std::abs(last("right.v[5]") - 1.0) < 1e-8);
    }

    void linksThatAreFixedToEachOtherAreOneBody() {
        // Two masses on a rod: 2 kg at the origin, 1 kg at 3 m along x, whose frame is turned about z.
        const char* text = "<robot name='r'><link name='world'/><link name='a'><inertial><mass value='2'/><inertia ixx='0.1' iyy='0.2' izz='0.3'/></inertial></link>"
                           "<joint name='j' type='floating'><parent link='world'/><child link='a'/></joint>"
                           "<link name='b'><inertial><mass value='1'/><inertia ixx='0.4' iyy='0.5' izz='0.6'/></inertial><collision><geometry><sphere radius='0.1'/></geometry></collision></link>"
                           "<joint name='k' type='fixed'><parent link='a'/><child link='b'/><origin xyz='3 0 0' rpy='0 0 1.5707963267948966'/></joint></robot>";
        const auto made = io::parse_urdf(text, "r.urdf");
        QVERIFY(made.has_value());
        QCOMPARE(text_of(made->errors), std::string());
        QCOMPARE(made->model.bodies.size(), std::size_t{1});
        const Body& body = made->model.bodies[0];
        QCOMPARE(std::get<double>(body.mass->source), 3.0);
        QVERIFY(body.centre[0] == Value(1.0));
        const auto entry = [&](std::size_t k) { return std::get<double>(body.inertia[k].source); };
        QVERIFY(std::abs(entry(0) - (0.1 + 0.5)) < 1e-12);       // along the rod; b's axes are turned
        QVERIFY(std::abs(entry(1) - (0.2 + 0.4 + 6.0)) < 1e-12); // 2 * 1^2 + 1 * 2^2
        QVERIFY(std::abs(entry(2) - (0.3 + 0.6 + 6.0)) < 1e-12);
        QVERIFY(std::get<SphereShape>(body.shapes.at(0)).where.position[0] == Value(3.0));
        testing::run_for(*testing::start(made->model), 10);
    }

    // The second link's ball stands in the base's, two joints away: they pass through each other, and the robot moves as one whose
    // shapes touch nothing, by time steps and by events.
    void linksThatStandInEachOtherPass() {
        const char* text = "<robot name='r'>\n<link name='base'><collision><geometry><sphere radius='0.3'/></geometry></collision></link>\n"
                           "<link name='upper'><inertial><mass value='2'/><inertia ixx='0.1' iyy='0.1' izz='0.1'/></inertial><collision><geometry><sphere radius='0.1'/></geometry></collision></link>\n"
                           "<link name='fore-arm'><inertial><mass value='1'/><inertia ixx='0.05' iyy='0.05' izz='0.05'/></inertial><collision><geometry><sphere radius='0.2'/></geometry></collision></link>\n"
                           "<joint name='a' type='continuous'><parent link='base'/><child link='upper'/><origin xyz='0.3 0 0'/><axis xyz='0 1 0'/></joint>"
                           "<joint name='b' type='continuous'><parent link='upper'/><child link='fore-arm'/><origin xyz='0.1 0 0'/><axis xyz='0 1 0'/></joint></robot>";
        const auto made = io::parse_urdf(text, "r.urdf");
        QVERIFY(made && made->errors.empty());
        QVERIFY2(noted(made->notes, 2, "'base' and 'fore_arm' pass through each other"), text_of(made->notes).c_str());
        QCOMPARE(named(made->model.bodies, "base").passes, std::vector<std::string>{"fore_arm"});
        QVERIFY(named(made->model.bodies, "upper").passes.empty()); // joined ones pass anyway
        const auto again = io::parse_scene(io::scene_text(made->model), "r.saltus");
        QVERIFY2(again && *again == made->model, again ? "" : text_of(again.error()).c_str());
        for (const IntegratorKind kind : {IntegratorKind::moreau_jean, IntegratorKind::event_driven}) {
            Model touching = made->model;
            touching.run.integrator = kind;
            Model ghosts = touching;
            for (Body& body : ghosts.bodies) body.touches = false, body.passes.clear();
            const auto a = testing::start(touching), b = testing::start(ghosts);
            testing::run_to(*a, 0.05), testing::run_to(*b, 0.05);
            QCOMPARE(column(*a->recording(), "fore_arm.q[2]").back(), column(*b->recording(), "fore_arm.q[2]").back());
            QVERIFY(column(*a->recording(), "fore_arm.q[2]").back() < -1e-4); // it falls
        }
    }

    // Half a million pairs would be a mistake, not a robot: none is written, and the run tells it with a few words.
    void heapsOfLinksAreNotWrittenDown() {
        std::string text = "<robot name='r'><link name='base'/>";
        for (int i = 0; i < 1000; ++i) {
            const std::string n = std::to_string(i);
            text += "<link name='l" + n + "'><inertial><mass value='1'/><inertia ixx='1' iyy='1' izz='1'/></inertial><collision><geometry><sphere radius='0.5'/></geometry></collision></link>"
                    "<joint name='j" + n + "' type='continuous'><parent link='base'/><child link='l" + n + "'/></joint>";
        }
        const auto made = io::parse_urdf(text + "</robot>", "r.urdf");
        QVERIFY(made && made->errors.empty() && made->notes.size() < 20);
        for (const Body& body : made->model.bodies) QVERIFY(body.passes.empty());
        const auto session = Session::create(made->model);
        QVERIFY(!session);
        QVERIFY2(session.error().front().message.find("pairs of shapes stand in each other at the start") != std::string::npos, text_of(session.error()).c_str());
    }

    // A joint whose leader would start it outside its limits; an inertia that is flat but for rounding; two links that are one body,
    // with inertias of none.
    void whatNoSceneCanHoldIsMendedAndNamed_data() {
        QTest::addColumn<QByteArray>("rest");
        QTest::addColumn<QString>("note");
        QTest::newRow("follower") << QByteArray("<link name='c'><inertial><mass value='1'/><inertia ixx='1' iyy='1' izz='1'/></inertial></link><joint name='k' type='revolute'><parent link='w'/><child link='c'/>"
                                                "<limit lower='0.3' upper='1' effort='1' velocity='1'/><mimic joint='j' multiplier='-1'/></joint>")
                                  << "the joint 'k' starts at 0.3 rad; what it follows would put it outside its limits";
        QTest::newRow("flat") << QByteArray("<link name='c'><inertial><origin rpy='0 0 1.5707963267948966'/><mass value='2'/><inertia iyy='0.11' izz='0.01'/></inertial></link>"
                                            "<joint name='k' type='continuous'><parent link='w'/><child link='c'/></joint>")
                              << "the inertia of 'c' is that of no body";
        QTest::newRow("long") << QByteArray("<link name='c'><inertial><mass value='1'/><inertia ixx='0.1' iyy='99999999.1' izz='0.1' ixy='0.02'/></inertial></link>"
                                            "<joint name='k' type='continuous'><parent link='w'/><child link='c'/></joint>")
                              << "the largest principal moment is above the sum of the others";
        QTest::newRow("one of two") << QByteArray("<link name='c'><inertial><mass value='2'/><inertia ixx='9' iyy='1' izz='1'/></inertial></link><joint name='k' type='continuous'><parent link='w'/><child link='c'/></joint>"
                                                  "<link name='d'><inertial><mass value='2'/><inertia ixx='9' iyy='1' izz='1'/></inertial></link><joint name='l' type='fixed'><parent link='c'/><child link='d'/></joint>")
                                    << "the largest principal moment is above the sum of the others";
    }
    void whatNoSceneCanHoldIsMendedAndNamed() {
        QFETCH(QByteArray, rest);
        QFETCH(QString, note);
        const auto made = io::parse_urdf("<robot name='r'><link name='w'/><link name='b'><inertial><mass value='1'/><inertia ixx='1' iyy='1' izz='1'/></inertial></link>"
                                         "<joint name='j' type='continuous'><parent link='w'/><child link='b'/></joint>" + rest.toStdString() + "</robot>", "r.urdf");
        QVERIFY(made && made->errors.empty());
        QVERIFY2(noted(made->notes, 1, note.toStdString()), text_of(made->notes).c_str());
        testing::run_for(*testing::start(made->model), 10);
    }

    void aFreeBaseMoves() {
        io::UrdfOptions options;
        options.free_base = true;
        QVERIFY(!named(imported(kFolder / "machine.urdf", options).model.bodies, "base").fixed);
    }

    void filesBesideTheSceneAreWrittenRelative() {
        Model m = imported(kFolder / "machine.urdf").model;
        io::make_files_relative(m, kFolder.parent_path() / "scene.saltus");
        QCOMPARE(std::get<MeshShape>(named(m.bodies, "base").shapes.at(0)).file, std::string("robot_description/meshes/tetra.obj"));
    }

    void wrongFilesAreToldWithTheirLine_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* text, const char* words) { QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(words); };
        row("latin 1", "<robot>\n<link name='gr\xFC" "n'/></robot>", "r.urdf:2: error: there are bytes that are not UTF-8 text");
        row("no character", "<robot>\n<link name='a&#xD800;'/></robot>", "r.urdf:2: error: \"name\" of <link> ");
        row("nothing", "", "no XML");
        row("no xml", "solid cube", "no XML");
        row("open tag", "<robot>\n<link name='a'>\n</robot>", "r.urdf:2");
        row("sdf", "<sdf/>", "SDF is another format");
        row("xacro", "<robot>\n<xacro:property name='x'/><link name='a'/></robot>", "r.urdf:2: error: this is a xacro file");
        row("no links", "<robot name='r'/>", "has no links");
        row("no name", "<robot>\n\n<link/></robot>", "r.urdf:3: error: <link> has no \"name\"");
        row("two names", "<robot><link name='a'/>\n<link name='a'/></robot>", "r.urdf:2: error: there are two links named 'a'");
        row("no such link", "<robot><link name='a'/>\n<joint name='j' type='fixed'><parent link='a'/><child link='b'/></joint></robot>", "names the link 'b', which is not there");
        row("two parents", "<robot><link name='a'/><link name='b'/><joint name='j' type='fixed'><parent link='a'/><child link='b'/></joint>\n<joint name='k' type='fixed'><parent link='a'/><child link='b'/></joint></robot>", "r.urdf:2: error: the link 'b' is the child of two joints");
        row("loop", "<robot><link name='a'/><link name='b'/><joint name='j' type='fixed'><parent link='a'/><child link='b'/></joint><joint name='k' type='fixed'><parent link='b'/><child link='a'/></joint></robot>", "the links form a loop");
        row("itself", "<robot><link name='a'/><joint name='j' type='fixed'><parent link='a'/><child link='a'/></joint></robot>", "loop");
        row("kind", "<robot><link name='a'/><link name='b'/>\n<joint name='j' type='hinge'><parent link='a'/><child link='b'/></joint></robot>", "'hinge' is no kind of joint");
        row("number", "<robot><link name='a'><collision><geometry>\n<sphere radius='big'/></geometry></collision></link></robot>", "r.urdf:2: error: 'big' in \"radius\" of <sphere> is no number");
        row("nan", "<robot><link name='a'><collision><origin xyz='nan 0 0'/><geometry><sphere radius='1'/></geometry></collision></link></robot>", "is no number");
        row("too large", "<robot><link name='a'><collision><origin xyz='1e999 0 0'/><geometry><sphere radius='1'/></geometry></collision></link></robot>", "is no number");
        row("two numbers", "<robot><link name='a'><collision><geometry><box size='1 2'/></geometry></collision></link></robot>", "has 2 numbers");
        row("negative mass", "<robot><link name='a'><inertial><mass value='-1'/></inertial></link></robot>", "the mass is negative");
        row("negative size", "<robot><link name='a'><collision><geometry><box size='1 -2 3'/></geometry></collision></link></robot>", "an edge that is not positive");
        row("no axis", "<robot><link name='a'/><link name='b'/><joint name='j' type='continuous'><axis xyz='0 0 0'/><parent link='a'/><child link='b'/></joint></robot>", "has no direction");
        row("limits", "<robot><link name='a'/><link name='b'/><joint name='j' type='revolute'><limit lower='2' upper='1'/><parent link='a'/><child link='b'/></joint></robot>", "upside down");
        row("no travel", "<robot><link name='a'/><link name='b'/><joint name='j' type='revolute'><limit effort='1' velocity='1'/><parent link='a'/><child link='b'/></joint></robot>", "the limits of 'j' leave it no travel");
        row("follows nothing", "<robot><link name='a'/><link name='b'/><joint name='j' type='continuous'><mimic joint='k'/><parent link='a'/><child link='b'/></joint></robot>", "'k', which is not there");
        row("entities", "<!DOCTYPE r [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'>]><robot name='&b;'/>", "error");
    }
    void wrongFilesAreToldWithTheirLine() {
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        const auto made = io::parse_urdf(text.toStdString(), "r.urdf");
        QVERIFY(!made.has_value());
        QVERIFY2(text_of(made.error()).find(words.toStdString()) != std::string::npos, text_of(made.error()).c_str());
        for (const Error& error : made.error()) QVERIFY(error.place.line > 0 || error.place.file == "r.urdf");
    }

    void anAxisOfAnyLengthIsADirection() {
        const auto made = io::parse_urdf("<robot name='r'><link name='a'/><link name='b'><inertial><mass value='1'/><inertia ixx='1' iyy='1' izz='1' ixy='0' ixz='0' iyz='0'/></inertial></link>"
                                         "<joint name='j' type='continuous'><axis xyz='1e300 0 1e300'/><parent link='a'/><child link='b'/></joint></robot>", "r.urdf");
        QVERIFY(made && made->errors.empty());
        const auto& axis = made->model.joints[0].axis;
        QCOMPARE(axis.size(), 3U);
        for (std::size_t k = 0; k < 3; ++k) QVERIFY(std::abs(std::get<double>(axis[k].source) - (k == 1 ? 0.0 : std::sqrt(0.5))) < 1e-12);
    }

    void everyPieceOfAFileIsReadOrRefused() {
        for (const char* name : {"machine.urdf", "double-pendulum.urdf"}) {
            const std::string text = file_text(kFolder / name);
            for (std::size_t n = 0; n < text.size(); n += 7) {
                const auto made = io::parse_urdf(std::string_view(text).substr(0, n), kFolder / name);
                QVERIFY(!made || !made->model.bodies.empty());
            }
            std::uint32_t random = 1;
            for (int i = 0; i < 2000; ++i) {
                std::string wrong = text;
                for (int k = 0; k < 3; ++k) {
                    random = random * 1664525u + 1013904223u;
                    wrong[random % wrong.size()] = static_cast<char>(random >> 24);
                }
                auto made = io::parse_urdf(wrong, kFolder / name);
                if (!made) continue;
                validate(made->model);
                for (const Error& one : made->errors) QCOMPARE(one.place.file, (kFolder / name).string());
                if (made->errors.empty()) QVERIFY2(Session::create(made->model), wrong.c_str());
            }
        }
    }

    void deepAndLongFilesDoNoHarm() {
        std::string deep = "<robot>";
        for (int i = 0; i < 100000; ++i) deep += "<a>";
        QVERIFY(!io::parse_urdf(deep, "r.urdf"));
        std::string chain = "<robot name='chain'><link name='l0'/>";
        for (int i = 1; i < 3000; ++i) {
            const std::string n = std::to_string(i), before = std::to_string(i - 1);
            chain += "<link name='l" + n + "'><inertial><mass value='1'/><inertia ixx='1' iyy='1' izz='1'/></inertial></link><joint name='j" + n +
                     "' type='continuous'><parent link='l" + before + "'/><child link='l" + n + "'/><origin xyz='0 0 -1'/></joint>";
        }
        const auto made = io::parse_urdf(chain + "</robot>", "r.urdf");
        QVERIFY(made.has_value());
        QCOMPARE(made->model.bodies.size(), std::size_t{2999});
        // What is left out is counted, not kept without end, and no list is gone through anew for each of its entries.
        const auto repeated = [](int count, const auto& one) {
            std::string text = "<robot name='r'>";
            for (int i = 0; i < count; ++i) text += one(std::to_string(i));
            return text + "</robot>";
        };
        const auto within = [](double seconds, const std::string& text) {
            const double begin = testing::thread_seconds();
            auto read = io::parse_urdf(text, "r.urdf");
            const double spent = testing::thread_seconds() - begin;
            if (spent > seconds) qFatal("%.1f s for %zu bytes: %.80s", spent, text.size(), text.c_str());
            return read;
        };
        const auto left_out = within(10.0, repeated(1'000'000, [](const std::string&) { return "<a/>"; }).replace(16, 4, "<link name='l'/>"));
        QVERIFY(left_out.has_value());
        QVERIFY(left_out->notes.size() <= 1001);
        QVERIFY2(left_out->notes.back().message.find("more things") != std::string::npos, left_out->notes.back().message.c_str());
        const std::string name(1'000'000, 'n');
        QVERIFY(!within(5.0, repeated(1, [&](const std::string&) { // a long name is not told anew with each of its children
            std::string link = "<link name='" + name + "'>";
            for (int i = 0; i < 100'000; ++i) link += "<b/>";
            return link + "</link>";
        })));
        QVERIFY(!within(5.0, repeated(300'000, [](const std::string& i) { return "<link name='l" + i + "'><visual/></link>"; })));
        QVERIFY(!within(5.0, repeated(1, [](const std::string&) {
            std::string link = "<link name='l'>";
            for (int i = 0; i < 20'000; ++i) link += "<visual><geometry><sphere radius='1'/></geometry></visual><collision><geometry><sphere radius='2'/></geometry></collision>";
            return link + "</link>";
        })));
        QVERIFY(within(20.0, repeated(100'000, [](const std::string& i) {
            return "<material name='m" + i + "'><color rgba='0 0 0 1'/></material>" + (i == "0" ? "<link name='l'/>" : "");
        })));
        QVERIFY(!within(20.0, repeated(60'000, [](const std::string& i) { // the last two carry each other
            return "<link name='l" + i + "'/>" + (i == "59999" ? "<joint name='a' type='fixed'><parent link='l59998'/><child link='l59999'/></joint>"
                                                                "<joint name='b' type='fixed'><parent link='l59999'/><child link='l59998'/></joint>" : "");
        })));
        QVERIFY(within(20.0, repeated(20'000, [](const std::string& i) { // names that are one name here
            std::string odd;
            for (int bits = std::stoi(i) + (1 << 15); bits > 0; bits /= 2) odd += bits % 2 != 0 ? "\u00e4" : "\u00f6";
            return "<link name='" + odd + "'><inertial><mass value='1'/><inertia ixx='1' iyy='1' izz='1'/></inertial></link>";
        })));
        std::string crowded = "<robot name='r'";
        for (int i = 0; i < 300'000; ++i) crowded += " a" + std::to_string(i) + "='1'";
        const auto refused = within(5.0, "<!-- <a b='1\"> -->\n" + crowded + "><link name='l'/></robot>");
        QVERIFY(!refused);
        QVERIFY2(text_of(refused.error()).find("r.urdf:2: error: a tag has more than 100 attributes") != std::string::npos, text_of(refused.error()).c_str());
        QVERIFY(!io::import_urdf("/nowhere/r.urdf"));
        QVERIFY(!io::import_urdf(kFolder));
    }

    // Sixteen million tags of four bytes took tinyxml2 sixteen seconds and two gigabytes, in one call.
    void moreTagsThanAnyRobotNeedsAreRefusedBeforeTheyAreRead() {
        for (const char* part : {"<a/>", "<!---->", "<a>x</a>", "<a b='' c='' d='' e=''/>"}) {
            std::string text = "<robot name='r'><link name='l'/>\n";
            while (text.size() < (std::size_t{30} << 20)) text += part;
            const double begin = testing::processor_seconds();
            const auto read = io::parse_urdf(text + "</robot>", "r.urdf");
            const double took = testing::processor_seconds() - begin;
            QVERIFY(!read);
            QVERIFY2(text_of(read.error()).find("r.urdf:2: error: the file has more than 2000000 tags, attributes and comments; ") != std::string::npos, text_of(read.error()).c_str());
            QVERIFY2(took < 1.0, qPrintable(QStringLiteral("%1: %2 s").arg(QLatin1String(part)).arg(took)));
        }
    }

    // Whatever is reported as done opens.
    void theLargestRobotThatIsTakenOpensAndALargerOneIsRefused() {
        const auto robot = [](int links) {
            std::string text = "<robot name='r'><link name='l0'/>\n";
            for (int i = 1; i < links; ++i) {
                const std::string n = std::to_string(i), before = std::to_string(i % 50 == 1 ? 0 : i - 1);
                text += "<link name='l" + n + "'><inertial><origin xyz='0.1 0.2 0.3' rpy='0.1 0.2 0.3'/><mass value='1.5'/><inertia ixx='1' iyy='1' izz='1' ixy='0.1' ixz='0.1' iyz='0.1'/></inertial>";
                if (i <= 5'000) text += "<visual><origin xyz='0.1 0 0' rpy='1 0 0'/><geometry><cylinder radius='0.1' length='1'/></geometry></visual><collision><origin xyz='0 0.1 0' rpy='0 1 0'/><geometry><box size='1 2 3'/></geometry></collision>";
                text += "</link><joint name='j" + n + "' type='revolute'><parent link='l" + before + "'/><child link='l" + n + "'/><origin xyz='3 4 5' rpy='0.1 0.1 0.1'/><axis xyz='1 2 3'/><limit lower='-1' upper='1'/><dynamics damping='0.1' friction='0.2'/></joint>\n";
            }
            return io::parse_urdf(text + "</robot>", "r.urdf");
        };
        const auto largest = robot(20'000);
        QVERIFY2(largest.has_value(), largest ? "" : text_of(largest.error()).c_str());
        QCOMPARE(largest->model.bodies.size(), std::size_t{19'999});
        const auto opened = io::parse_draft(io::scene_text(largest->model), "r.saltus");
        QVERIFY2(opened.has_value(), opened ? "" : text_of(opened.error()).c_str());
        const auto larger = robot(20'001);
        QVERIFY(!larger);
        QVERIFY2(text_of(larger.error()).find("the robot has more than 20000 links") != std::string::npos, text_of(larger.error()).c_str());
    }

    // What no body has is mended and told: the scene runs.
    void anInertiaOfNoBodyIsLoweredToThatOfAFlatOne() {
        QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("r.urdf").toStdString();
        std::ofstream(file) << "<robot name='r'><link name='a'>\n<inertial><origin rpy='0.3 -0.2 0.5'/><mass value='1'/><inertia ixx='1' iyy='2' izz='5' ixy='0' ixz='0' iyz='0'/></inertial></link></robot>";
        io::UrdfOptions free;
        free.free_base = true;
        const io::Imported made = imported(file, free);
        QVERIFY(noted(made.notes, 2, "the inertia of 'a' is that of no body; the largest principal moment is above the sum of the others; it is lowered to that"));
        const Body& a = named(made.model.bodies, "a");
        QCOMPARE(a.inertia.size(), std::size_t{6});
        double trace = 0.0;
        for (std::size_t i = 0; i < 3; ++i) trace += std::get<double>(a.inertia[i].source);
        QVERIFY2(std::abs(trace - 6.0) < 1e-6, qPrintable(QString::number(trace))); // 1, 2 and 3
        QVERIFY(validate(made.model).empty());
        const auto session = Session::create(made.model);
        QVERIFY2(session.has_value(), session ? "" : text_of(session.error()).c_str());
        QVERIFY((*session)->run_until(0.05).has_value());
    }
};

QTEST_GUILESS_MAIN(TestUrdf)
#include "test_urdf.moc"

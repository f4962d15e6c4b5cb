// SPDX-License-Identifier: GPL-3.0-or-later
// New names and removals keep scenes whole: every part of every shipped scene is renamed and back, and taken out.
#include "core/io/scene_file.h"
#include "core/model/remove.h"
#include "core/model/free_name.h"
#include "core/model/rename.h"
#include "core/model/replace_name.h"
#include "core/model/validate.h"
#include "boxes.h"
#include "models.h"

#include <QDir>
#include <QTest>

using namespace saltus;
using namespace saltus::model;

namespace {

Model scene(const QString& file) {
    auto read = io::read_scene(file.toStdString());
    return read ? std::move(*read) : Model{};
}

void scenes() {
    QTest::addColumn<QString>("file");
    const QDir dir(QStringLiteral(SALTUS_SOURCE_DIR "/scenes"));
    for (const QString& name : dir.entryList({QStringLiteral("*.saltus")}, QDir::Files)) QTest::newRow(qPrintable(name)) << dir.filePath(name);
}

bool small(const Model& m) { return m.bodies.size() + m.systems.size() < 300; }

std::string first(const Errors& errors) { return errors.empty() ? std::string() : errors.front().text(); }

} // namespace

class TestRename : public QObject {
    Q_OBJECT

private slots:
    void aNameIsReplacedWhereItMeansThePart_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        const auto row = [](const char* before, const char* after) { QTest::newRow(before) << QString::fromUtf8(before) << QString::fromUtf8(after); };
        row("2*m", "2*mass"), row("2 m", "2 m"), row("6 N / m", "6 N / mass"), row("m1 + m*m", "m1 + mass*mass"), row("m.q[0] + am.q[0]", "mass.q[0] + am.q[0]");
        row("m[i+1].v[0]", "mass[i+1].v[0]"), row("sin(m*t)", "sin(mass*t)"), row("diff(m^2, m)", "diff(mass^2, mass)"), row("µ + 3 µm*m", "µ + 3 µm*mass");
        row("piecewise(m < 1, m, 2 m)", "piecewise(mass < 1, mass, 2 m)"), row("2*(m", "2*(mass");
    }
    void aNameIsReplacedWhereItMeansThePart() {
        QFETCH(QString, before);
        QFETCH(QString, after);
        Model m = test::ball();
        m.parameters.push_back({"m", 1.0, {}, "", "", false, false, {}});
        std::string text = before.toStdString();
        NameReplacer(m, "m", "mass").formula(text);
        QCOMPARE(QString::fromStdString(text), after);
    }

    void severalNamesAreReplacedAtOnce() {
        Model m = test::ball();
        for (const char* name : {"a", "b", "ab", "m"}) m.parameters.push_back({name, 1.0, {}, "", "", false, false, {}});
        const NameReplacer swap(m, NewNames{{"a", "b"}, {"b", "a"}, {"m", "mass"}, {"ball", "crate"}});
        std::string text = "a*b + 3 N m + m - ball.q[0]/ab";
        QVERIFY(swap.formula(text));
        QCOMPARE(text, std::string("b*a + 3 N m + mass - crate.q[0]/ab"));
        std::string reference = "ball[i+1]";
        QVERIFY(swap.name(reference));
        QCOMPARE(reference, std::string("crate[i+1]"));
        Function f{"f(a)", "a + b", "", {}}; // an argument hides what has its name
        QVERIFY(swap.part(f));
        QCOMPARE(f.body.formula(), std::string("a + a"));
    }

    void everyPartOfAShippedSceneIsRenamedAndBack_data() { scenes(); }
    void everyPartOfAShippedSceneIsRenamedAndBack() {
        QFETCH(QString, file);
        const Model m = scene(file);
        const std::string text = io::scene_text(m);
        QCOMPARE(first(validate(m)), std::string());
        int checked = 0;
        for (std::size_t p = 0; p < kParts; ++p)
            for (std::size_t i = 0; i < count(m, static_cast<Part>(p)); ++i) {
                const Location at{static_cast<Part>(p), i};
                const std::string name(name_at(m, at.part, i));
                if (name.empty() || at.part == Part::circuit || (!small(m) && i > 3)) continue;
                const auto there = rename(m, at, "renamed_" + name);
                if (!there && there.error().message.find("circuit") != std::string::npos) continue;
                QVERIFY2(there, name.c_str());
                Model next = m;
                apply(next, *there);
                QVERIFY(io::scene_text(next) != text);
                if (++checked % 4 == 1) QCOMPARE(first(validate(next)), std::string()); // a quarter of them: it takes its time
                const auto back = rename(next, at, name);
                QVERIFY(back);
                apply(next, *back);
                QCOMPARE(QString::fromStdString(io::scene_text(next)), QString::fromStdString(text));
            }
    }

    void everyPartOfAShippedSceneCanBeTakenOut_data() { scenes(); }
    void everyPartOfAShippedSceneCanBeTakenOut() {
        QFETCH(QString, file);
        const Model m = scene(file);
        int checked = 0;
        for (std::size_t p = 0; p < kParts; ++p)
            for (std::size_t i = 0; i < count(m, static_cast<Part>(p)); ++i) {
                if (!small(m) && i > 3) continue;
                const Location at[] = {{static_cast<Part>(p), i}};
                const auto gone = remove_parts(m, at);
                if (!gone) continue;
                Model next = m;
                Edit back = apply(next, gone->edit);
                // What is left stands for itself: no name in it is unknown. (A run may lack something to move.)
                if (++checked % 4 == 1)
                    for (const Error& error : validate(next))
                        QVERIFY2(error.message.find("is not known") == std::string::npos && error.message.find("there is no") == std::string::npos,
                                 (std::string(name_at(m, at[0].part, i)) + ": " + error.text()).c_str());
                apply(next, back);
                QVERIFY(next == m);
            }
    }

    void aNameThatIsTakenOrNoneIsRefused() {
        const Model m = test::beads(3);
        const Location bead{Part::system, 0};
        for (const char* name : {"", "2x", "a b", "contact", "e", "pi", "t", "i"}) {
            const auto edit = rename(m, bead, name);
            QVERIFY2(!edit, name);
            QVERIFY(!edit.error().message.empty());
        }
        QVERIFY(rename(m, bead, "pearl"));
    }

    void aParameterThatGoesLeavesItsValue() {
        Model m = test::ball();
        m.parameters.push_back({"k", "2 N", {}, "", "", false, false, {}});
        std::get<LagrangianLinear>(m.systems[0].kind).F = {"3*k - k^2"};
        const Location e[] = {{Part::parameter, 0}, {Part::parameter, 1}};
        const auto gone = remove_parts(m, e);
        QVERIFY(gone && gone->also.empty());
        apply(m, gone->edit);
        QVERIFY(m.parameters.empty());
        QCOMPARE(std::get<NewtonImpactLaw>(m.interactions[0].law).e.formula(), std::string("0.9"));
        QCOMPARE(std::get<LagrangianLinear>(m.systems[0].kind).F[0].formula(), std::string("3*(2 N) - (2 N)^2"));
        QCOMPARE(first(validate(m)), std::string());
    }

    void whatUsesASystemGoesWithItAndIsNamed() {
        Model m = test::ball();
        m.expressions = {{"height", "ball.q[0]", "m", "", "", {}}, {"twice", "2*height", "m", "", "", {}}};
        m.views.plots.push_back({"p", "", TimePlot{{"height", "t2", "ball.v[0]"}}, 0, 0, 0, {}, {}, {}, {}});
        m.run.record = {"ball.q[0]", "other"};
        const Location ball[] = {{Part::system, 0}};
        const auto gone = remove_parts(m, ball);
        QVERIFY(gone);
        std::vector<std::string> also;
        for (const Location& at : gone->also) also.emplace_back(name_at(m, at.part, at.at));
        std::sort(also.begin(), also.end());
        QCOMPARE(also, (std::vector<std::string>{"floor", "height", "twice"}));
        Model next = m;
        apply(next, gone->edit);
        QVERIFY(next.interactions.empty() && next.expressions.empty());
        QCOMPARE(std::get<TimePlot>(next.views.plots[0].kind).channels, std::vector<std::string>{"t2"});
        QCOMPARE(next.run.record, std::vector<std::string>{"other"});
    }

    // Whom a body passes through is named there: renamed with it, by its copy too, and dropped with it; the body itself stays.
    void whomABodyPassesIsRenamedAndDropped() {
        Model m = test::boxes(3);
        m.bodies[1].repeat = Repeat{"i", 2.0};
        m.bodies[2].passes = {"box0", "box1[1]", "box1"};
        const auto renamed = rename(m, {Part::body, 1}, "crate");
        QVERIFY(renamed.has_value());
        Model next = m;
        apply(next, *renamed);
        QCOMPARE(next.bodies[2].passes, (std::vector<std::string>{"box0", "crate[1]", "crate"}));
        const Location gone[] = {{Part::body, 1}};
        const auto removed = remove_parts(next, gone);
        QVERIFY(removed && removed->also.empty());
        Model left = next;
        const Edit back = apply(left, removed->edit);
        QCOMPARE(left.bodies.size(), std::size_t{2});
        QCOMPARE(left.bodies[1].passes, std::vector<std::string>{"box0"});
        apply(left, back);
        QVERIFY(left == next);
    }

    void usersAreFound() {
        const Model m = test::beads(3);
        QCOMPARE(users(m, {Part::parameter, 0}).size(), std::size_t{2}); // the laws of both interactions
        QCOMPARE(users(m, {Part::system, 0}).size(), std::size_t{2});
        QCOMPARE(free_name(m, "bead"), std::string("bead2"));
        QCOMPARE(free_name(m, "my box"), std::string("my_box"));
        QCOMPARE(free_name(m, "and"), std::string("and2")); // a word of formulas
    }
};

QTEST_GUILESS_MAIN(TestRename)
#include "test_rename.moc"

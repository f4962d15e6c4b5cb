// SPDX-License-Identifier: GPL-3.0-or-later
// Groups of bodies and joints: made, named, dissolved, copied, written.
#include "core/authoring/arrange.h"
#include "core/authoring/clipboard.h"
#include "core/authoring/groups.h"
#include "core/io/scene_file.h"
#include "tests/core/model/boxes.h"
#include "tests/processor_time.h"

#include <QTest>

using namespace saltus;
using namespace saltus::authoring;
using namespace saltus::model;

namespace {

const std::vector<std::string> kTwo = {"box0", "box1"};

Model grouped() {
    Model m = test::boxes(4);
    Joint hinge;
    hinge.name = "hinge";
    hinge.kind = JointKind::revolute;
    hinge.between = {"box0", "box1"};
    hinge.point = {0.0, 0.0, 0.2};
    hinge.axis = {0.0, 1.0, 0.0};
    m.joints.push_back(hinge);
    apply(m, group(m, kTwo)->edit);
    return m;
}

} // namespace

class TestGroups : public QObject {
    Q_OBJECT

private slots:
    void bodiesAndTheJointsBetweenThemAreAGroup() {
        const Model m = grouped();
        QCOMPARE(m.bodies[0].group, std::string("group"));
        QCOMPARE(m.bodies[1].group, std::string("group"));
        QCOMPARE(m.joints[0].group, std::string("group"));
        QVERIFY(m.bodies[2].group.empty());
        QCOMPARE(group_members(m, "group").bodies, (std::vector<std::size_t>{0, 1}));
        QCOMPARE(group_members(m, "group").joints, std::vector<std::size_t>{0});
        QVERIFY(group_members(m, "").empty());
        QCOMPARE(std::string(group_of(m, "hinge")), std::string("group"));
        const std::vector<std::string> one = {"box3"};
        QVERIFY(!group(m, one));
    }

    void aRunGoesOn() {
        const Model m = test::boxes(4);
        const Effects e = effects(m, group(m, kTwo)->edit);
        QVERIFY(e.views && !e.dynamics && !e.parameters);
    }

    void aSecondGroupHasAnotherNameAndTakesPartsAway() {
        Model m = grouped();
        const std::vector<std::string> other = {"box1", "box2"};
        const auto second = group(m, other);
        QCOMPARE(second->name, std::string("group2"));
        apply(m, second->edit);
        QCOMPARE(m.bodies[0].group, std::string("group"));
        QCOMPARE(m.bodies[1].group, std::string("group2"));
        QVERIFY(!rename_group(m, "group", "group2"));
        QVERIFY(!rename_group(m, "group", " "));
        apply(m, *rename_group(m, "group2", "left arm"));
        QCOMPARE(m.bodies[2].group, std::string("left arm"));
    }

    void ungroupingOneDissolvesTheWholeGroupAndUndoBringsItBack() {
        Model m = grouped();
        const Model before = m;
        const std::vector<std::string> hinge = {"hinge"};
        const Edit back = apply(m, ungroup(m, hinge));
        for (const Body& body : m.bodies) QVERIFY(body.group.empty());
        QVERIFY(m.joints[0].group.empty());
        QVERIFY(ungroup(m, hinge).empty());
        QVERIFY(!in_groups(m, targets_of(m, hinge)));
        apply(m, back);
        QVERIFY(m == before);
        QVERIFY(in_groups(m, targets_of(m, hinge)));
        const std::vector<std::string> unknown = {"nobody", "box3"};
        QVERIFY(!in_groups(m, targets_of(m, unknown)));
    }

    // All of 30,000 named bodies are found in the time that reading their names takes, not in its square (20 s).
    void manyPartsAreFoundAtOnce() {
        Model m;
        std::vector<std::string> names;
        for (int k = 0; k < 30000; ++k) {
            Body body;
            body.name = names.emplace_back("a body with a long name, number " + std::to_string(k));
            body.group = k == 29999 ? "last" : "";
            m.bodies.push_back(std::move(body));
        }
        const double begin = testing::processor_seconds();
        QCOMPARE(targets_of(m, names).bodies.size(), names.size());
        QVERIFY(in_groups(m, targets_of(m, names)));
        QCOMPARE(ungroup(m, names).size(), std::size_t{1});
        const double took = testing::processor_seconds() - begin;
        QVERIFY2(took < 1.0, qPrintable(QString::number(took)));
    }

    void copiesAreGroupsOfTheirOwn() {
        Model m = grouped();
        const auto stage = Stage::create(m);
        QVERIFY(stage.has_value());
        const std::vector<std::string> names = {"box0", "box1", "box2"};
        const auto copies = array_along(m, *stage, targets_of(m, names), 3, {1.0, 0.0, 0.0});
        QVERIFY(copies.has_value());
        apply(m, copies->edit);
        QCOMPARE(group_members(m, "group").bodies.size(), std::size_t{2});
        QCOMPARE(group_members(m, "group2").bodies.size(), std::size_t{2});
        QCOMPARE(group_members(m, "group2").joints.size(), std::size_t{1});
        QCOMPARE(group_members(m, "group3").bodies.size(), std::size_t{2});
        QVERIFY(group_members(m, "group4").empty());
        const auto pasted = paste(m, fragment(m, kTwo), Vector3::Zero());
        QVERIFY(pasted.has_value());
        apply(m, pasted->edit);
        QCOMPARE(group_members(m, "group4").bodies.size(), std::size_t{2});
    }

    void aFileKeepsGroupsAndWhatShapesAreFor() {
        Model m = grouped();
        apply(m, *rename_group(m, "group", "linker Arm"));
        std::get<BoxShape>(m.bodies[0].shapes[0]).where.shown = false;
        SphereShape look;
        look.where.touches = false;
        m.bodies[0].shapes.emplace_back(look);
        const std::string text = io::scene_text(m);
        QVERIFY(text.find("\"group\": \"linker Arm\"") != std::string::npos);
        const auto read = io::parse_scene(text, "x.saltus");
        QVERIFY(read.has_value());
        QVERIFY(*read == m);
        m.bodies[2].group = "two\nlines";
        QVERIFY(!io::parse_scene(io::scene_text(m), "x.saltus"));
        // what is only drawn gives no mass
        Model light = test::boxes(1);
        std::get<BoxShape>(light.bodies[0].shapes[0]).where.touches = false;
        const auto wrong = io::parse_scene(io::scene_text(light), "x.saltus");
        QVERIFY(!wrong && wrong.error()[0].message.find("only drawn") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestGroups)
#include "test_groups.moc"

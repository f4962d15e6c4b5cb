// SPDX-License-Identifier: GPL-3.0-or-later
// Every key of the published schema is a property with words and help; texts that people type become edits or reasons.
#include "core/model/fields.h"
#include "core/model/properties.h"
#include "core/model/validate.h"
#include "models.h"

#include <json/json.h>

#include <QFile>
#include <QTest>

#include <cmath>
#include <numbers>
#include <set>

using namespace saltus;
using namespace saltus::model;

namespace {

Model box() { // one box on a floor
    Model m;
    m.parameters.push_back({"m1", "3 kg", {}, "", "", false, false, {}});
    m.parameters.push_back({"L", 0.5, {}, "", "", false, false, {}});
    m.materials.push_back({"steel", "7800 kg/m^3", "", {}});
    ContactLaw law;
    law.name = "all";
    law.e = 0.5;
    m.contacts.push_back(law);
    Body body;
    body.name = "box";
    BoxShape shape;
    shape.size = {0.1, 0.2, 0.3};
    body.shapes.emplace_back(shape);
    m.bodies.push_back(body);
    body.name = "other";
    body.mass = Value("2 kg");
    m.bodies.push_back(body);
    Body floor;
    floor.name = "floor";
    floor.fixed = true;
    floor.shapes.emplace_back(HalfSpaceShape{});
    m.bodies.push_back(floor);
    Joint hinge;
    hinge.name = "hinge";
    hinge.kind = JointKind::revolute;
    hinge.between = {"box"};
    hinge.axis = {0.0, 0.0, 1.0};
    hinge.coordinates.emplace_back();
    m.joints.push_back(hinge);
    return m;
}

// What most rows are about.
constexpr PropertyId mass{Owner::part, Key::mass}, size{Owner::shape, Key::size, 0}, position{Owner::part, Key::position};

struct Typed {
    Model model;
    std::string reason, remedy;
    std::vector<std::string> instead;
};
Typed typed(Model model, const Target& target, PropertyId id, std::string_view text) {
    const Target one[] = {target};
    auto edit = set_property(model, one, id, text);
    Typed out;
    if (edit) apply(model, *edit);
    else out.reason = edit.error().error.message, out.remedy = edit.error().error.remedy, out.instead = edit.error().instead;
    out.model = std::move(model);
    return out;
}
const Property* found(const std::vector<Property>& list, PropertyId id) {
    for (const Property& p : list)
        if (p.id == id) return &p;
    return nullptr;
}

template <class Kind>
void collect(std::set<std::string>& keys, bool& helped) {
    each_key<Kind>([&](const auto& field) {
        keys.insert(word_of(field.key));
        helped = helped && *field.info.label != 0 && std::string_view(field.info.help).size() > 8 && !std::string_view(field.info.help).ends_with('.');
    });
}

const Target first_body = Location{Part::body, 0}, hinge = Location{Part::joint, 0};

} // namespace

class TestProperties : public QObject {
    Q_OBJECT

private slots:
    void everyKeyOfTheSchemaIsAFieldWithHelpAndTheOtherWayRound() {
        QFile file(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/saltus.schema.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        Json::Value schema;
        const QByteArray bytes = file.readAll();
        std::string errors;
        const std::unique_ptr<Json::CharReader> reader(Json::CharReaderBuilder().newCharReader());
        QVERIFY(reader->parse(bytes.data(), bytes.data() + bytes.size(), &schema, &errors));
        bool helped = true;
        const auto check = [&]<class Kind>(std::set<std::string> also = {}) {
            collect<Kind>(also, helped);
            std::set<std::string> listed;
            for (const std::string& key : schema["$defs"][std::string(Fields<Kind>::object)]["properties"].getMemberNames()) listed.insert(key);
            if (also != listed) qWarning() << QByteArray(Fields<Kind>::object.data());
            QVERIFY(also == listed);
            QVERIFY2(helped, Fields<Kind>::object.data());
        };
        const auto kinds = [&]<class Variant>(const std::set<std::string>& common) {
            each_kind<Variant>([&]<class Kind>() { check.template operator()<Kind>(common); });
        };
        check.operator()<Parameter>(), check.operator()<Drive>(), check.operator()<Expression>(), check.operator()<Repeat>();
        check.operator()<Interaction>(), check.operator()<Material>(), check.operator()<ContactLaw>(), check.operator()<Body>();
        check.operator()<Joint>(), check.operator()<JointCoordinate>(), check.operator()<World>(), check.operator()<Shape>();
        check.operator()<Run>({"integrator", "solver"}), check.operator()<IntegratorOfRun>({"newton"}), check.operator()<NewtonOfRun>(), check.operator()<SolverOfRun>();
        std::set<std::string> of_system, of_shape{"kind"};
        collect<System>(of_system, helped);
        collect<ShapePlace>(of_shape, helped);
        kinds.operator()<SystemKind>(of_system), kinds.operator()<RelationKind>({"kind"}), kinds.operator()<LawKind>({"kind"}), kinds.operator()<BodyShape>(of_shape);
    }

    void everyPropertyOfAModelHasWordsAndReadsBackWhatIsWrittenInIt() {
        const Model models[] = {box(), test::ball(), test::beads(3), test::circuit(), test::switches(), test::rod(), test::string(4), test::cushion()};
        for (const Model& m : models) {
            std::vector<Target> targets{Setting::heading, Setting::world, Setting::run};
            for (std::size_t p = 0; p < kParts; ++p)
                for (std::size_t i = 0; i < count(m, static_cast<Part>(p)); ++i) targets.push_back(Location{static_cast<Part>(p), i});
            for (const Target& target : targets)
                for (const Property& p : properties(m, target)) {
                    QVERIFY(*p.info.label != 0 && *p.info.help != 0);
                    if (p.kind == PropertyKind::blocks) continue;
                    const std::string text = property_text(m, target, p.id);
                    const Target one[] = {target};
                    const auto edit = set_property(m, one, p.id, text);
                    if (!edit) qWarning() << text.c_str() << edit.error().error.message.c_str();
                    QVERIFY2(edit, word_of(p.id.key));
                    // A text that is a number may come back as the number that it is.
                    Model next = m;
                    apply(next, *edit);
                    QCOMPARE(property_text(next, target, p.id), text);
                }
        }
    }

    void aTextWithAUnitIsKeptAsItWasWritten_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("si");
        const auto row = [](const char* text, double si) { QTest::newRow(text) << QString::fromUtf8(text) << si; };
        row("2", 2.0), row("1/2 lb", 0.5 * 0.45359237), row("5 g", 0.005), row("m1/2", 1.5), row("m1", 3.0), row("2*m1 + 500 g", 6.5), row("2.5e-1 kg", 0.25);
        row("sqrt(4)*1 kg", 2.0);
    }
    void aTextWithAUnitIsKeptAsItWasWritten() {
        QFETCH(QString, text);
        QFETCH(double, si);
        const Typed t = typed(box(), first_body, mass, text.toStdString());
        QCOMPARE(t.reason, std::string());
        QCOMPARE(property_text(t.model, first_body, mass), text.toStdString());
        QVERIFY(std::abs(*property_value(t.model, first_body, mass) - si) < 1e-15);
        QVERIFY(validate(t.model).empty() || validate(t.model).front().message.find("mass") == std::string::npos);
    }

    void aQuantityIsOneOfItsWords() {
        Model m = box();
        m.expressions.push_back({"height", "box.q[2]", "m", "", "", {}});
        const Target expression = Location{Part::expression, m.expressions.size() - 1};
        const PropertyId quantity{Owner::part, Key::quantity};
        QCOMPARE(typed(m, expression, quantity, "90 deg").reason, std::string("'90 deg' is no choice for Quantity"));
        QVERIFY(typed(m, expression, quantity, "90 deg").remedy.find("choose one of ") == 0 && typed(m, expression, quantity, "90 deg").remedy.find("velocity") != std::string::npos);
        QCOMPARE(property_text(typed(m, expression, quantity, "velocity").model, expression, quantity), std::string("velocity"));
        QCOMPARE(property_text(typed(m, expression, quantity, "").model, expression, quantity), std::string("none"));
    }

    void ratesAndLengthsTakeTheUnitsOfTheirKind() {
        Model m = box();
        m.drives.push_back({"phi", 1.0, 0.0, "", {}});
        const Target drive = Location{Part::drive, 0};
        const PropertyId rate{Owner::part, Key::rate};
        for (const auto& [text, si] : {std::pair{"2*pi*1.5 Hz", 3.0 * std::numbers::pi}, std::pair{"358 rpm", 358.0 * std::numbers::pi / 30.0},
                                       std::pair{"90 deg/s", 0.5 * std::numbers::pi}}) {
            const Typed t = typed(m, drive, rate, text);
            QCOMPARE(t.reason, std::string());
            QVERIFY(std::abs(*property_value(t.model, drive, rate) - si) < 1e-13);
        }
        // a plain number of Hz is turns, and stands in the scene as such
        const Typed turns = typed(m, drive, rate, "11 Hz");
        QCOMPARE(property_text(turns.model, drive, rate), std::string("11 rev/s"));
        QVERIFY(std::abs(*property_value(turns.model, drive, rate) - 22.0 * std::numbers::pi) < 1e-13);
        const PropertyId spin{Owner::part, Key::spin};
        QCOMPARE(property_text(typed(m, first_body, spin, "0, 2 Hz, 1 rpm").model, first_body, spin), std::string("0, 2 rev/s, 1 rpm"));
        m.parameters.push_back({"rpm", "358 rpm", {}, "", "", false, false, {}});
        m.parameters.push_back({"f", "50 Hz", {}, "", "", false, false, {}});
        const PropertyId value{Owner::part, Key::value};
        const Target speed = Location{Part::parameter, m.parameters.size() - 2}, frequency = Location{Part::parameter, m.parameters.size() - 1};
        QCOMPARE(property_text(typed(m, speed, value, "11 Hz").model, speed, value), std::string("11 rev/s"));
        for (const char* text : {"11 rev/s", "30 deg/s", "2 rad/s"}) QCOMPARE(typed(m, speed, value, text).reason, std::string());
        QCOMPARE(property_text(typed(m, frequency, value, "60 Hz").model, frequency, value), std::string("60 Hz"));
        Model named = m; // "11 rev/s" would be refused there
        named.parameters.push_back({"s", 3.0, {}, "", "", false, false, {}});
        QCOMPARE(property_text(typed(named, drive, rate, "11 Hz").model, drive, rate), std::string("11 [rev/s]"));
        const Typed t = typed(m, first_body, entry(size, 1), "1/2 in");
        QCOMPARE(t.reason, std::string());
        QVERIFY(std::abs(*property_value(t.model, first_body, entry(size, 1)) - 0.0127) < 1e-16);
        QCOMPARE(property_text(t.model, first_body, size), std::string("0.1, 1/2 in, 0.3"));
        QCOMPARE(typed(m, first_body, entry(size, 0), "1 ft").reason, std::string());
    }

    void aWrongTextSaysWhyAndWhatInstead_data() {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("instead");
        const auto row = [](const char* where, const char* text, const char* reason, const char* instead) {
            QTest::addRow("%s %s", where, text) << QString::fromUtf8(where) << QString::fromUtf8(text) << QString::fromUtf8(reason) << QString::fromUtf8(instead);
        };
        row("mass", "5 cm", "is a length; Mass needs a mass, kg", "5 kg");
        row("mass", "0", "Mass must be above 0", "");
        row("mass", "-2 kg", "Mass must be above 0 kg, not -2 kg", "2 kg");
        row("mass", "5 kgg", "the unit 'kgg' is not known", "5 kg");
        row("mass", "2*m2", "'m2' is not known", "2*m1");
        row("mass", "3 m + 2 s", "joins m and s", "");
        row("mass", "m1*m1", "is a value in kg^2", "");
        row("mass", "t", "'t' is not known", "");
        row("mass", "1/0", "not finite", "");
        row("mass", "2 +", "", "");
        row("e", "1.2", "e must lie between 0 and 1, not 1.2", "1");
        row("e", "-0.1", "e must lie between 0 and 1, not -0.1", "0");
        row("e", "0.5 m", "'0.5 m' is a length; e is a plain number", "0.5");
        row("size", "5 mmm", "the unit 'mmm' is not known", "5 mm");
        row("material", "stel", "there is no material named 'stel'", "steel");
        row("colour", "0072B2", "'0072B2' is not a colour", "#0072B2");
        row("stiffness", "5 N/m", "needs a moment", "5 N m/rad");
        row("mass", "5 deg", "'5 deg' is an angle; Mass needs a mass, kg", "");
        row("e", "20 deg", "'20 deg' is an angle; e is a plain number", "");
        row("size", "5 mm/rev", "'5 mm/rev' is a value by an angle; Size", "");
        row("threads", "1.5", "Threads must be a whole number", "2");
        row("kind", "revolut", "'revolut' is no choice for Kind", "revolute");
        row("position", "1, 2", "Position has 2 entries", "");
        row("step", "2 m", "is a length; Step h needs a time, s", "2 s");
        row("step", "-1 ms", "Step h must be above 0 ms", "1 ms");
        row("limits", "1, 0", "the lower limit of the coordinate, 1, is not below the upper one, 0", "");
    }
    void aWrongTextSaysWhyAndWhatInstead() {
        QFETCH(QString, where);
        QFETCH(QString, text);
        QFETCH(QString, reason);
        QFETCH(QString, instead);
        const std::map<QString, std::pair<Target, PropertyId>> places{
            {"mass", {first_body, mass}},
            {"e", {Location{Part::contact_law, 0}, {Owner::part, Key::e}}},
            {"size", {first_body, entry(size, 0)}},
            {"material", {first_body, {Owner::part, Key::material}}},
            {"colour", {Location{Part::material, 0}, {Owner::part, Key::colour}}},
            {"stiffness", {hinge, {Owner::coordinate, Key::stiffness, 0}}},
            {"threads", {Setting::world, {Owner::part, Key::threads}}},
            {"kind", {hinge, {Owner::part, Key::kind}}},
            {"position", {first_body, position}},
            {"step", {Setting::run, {Owner::part, Key::step}}},
            {"limits", {hinge, {Owner::coordinate, Key::limits, 0}}}};
        const auto& [target, id] = places.at(where);
        const Typed t = typed(box(), target, id, text.toStdString());
        QVERIFY2(!t.reason.empty(), "it was taken");
        QVERIFY2(QString::fromStdString(t.reason).contains(reason), t.reason.c_str());
        if (instead.isEmpty()) return;
        QVERIFY2(!t.instead.empty(), t.remedy.c_str());
        QCOMPARE(QString::fromStdString(t.instead.front()), instead);
        QCOMPARE(typed(box(), target, id, t.instead.front()).reason, std::string()); // what is offered is taken
    }

    void unitsFollowTheWorldAndTheJoint() {
        Model m = box();
        QCOMPARE(found(properties(m, Location{Part::material, 0}), {Owner::part, Key::density})->unit, std::string_view("kg/m^3"));
        QCOMPARE(found(properties(m, hinge), {Owner::coordinate, Key::limits, 0})->unit, std::string_view("rad"));
        QCOMPARE(found(properties(m, first_body), position)->entries.size(), std::size_t{3});
        m.joints[0].kind = JointKind::screw; // its coordinate is the angle
        QCOMPARE(found(properties(m, hinge), {Owner::coordinate, Key::limits, 0})->unit, std::string_view("rad"));
        QCOMPARE(found(properties(m, hinge), {Owner::coordinate, Key::friction, 0})->unit, std::string_view("N m"));
        QVERIFY(!typed(m, hinge, {Owner::coordinate, Key::friction, 0}, "2 N").reason.empty());
        QVERIFY(typed(m, hinge, {Owner::coordinate, Key::friction, 0}, "2 N m").reason.empty());
        m.world.planar = true;
        m.joints[0].kind = JointKind::prismatic;
        QCOMPARE(found(properties(m, Location{Part::material, 0}), {Owner::part, Key::density})->unit, std::string_view("kg/m^2"));
        QCOMPARE(found(properties(m, hinge), {Owner::coordinate, Key::stiffness, 0})->unit, std::string_view("N/m"));
        QCOMPARE(found(properties(m, first_body), position)->entries.size(), std::size_t{2});
        QVERIFY(!found(properties(m, hinge), {Owner::part, Key::pitch})); // a slider has none
    }

    void anEntryOfAnEmptyVectorFillsTheOthersAndAnEmptyTextTakesItBack() {
        Typed t = typed(box(), first_body, entry(position, 2), "0.5 m");
        QCOMPARE(property_text(t.model, first_body, position), std::string("0, 0, 0.5 m"));
        t = typed(t.model, first_body, entry(position, 2), "");
        QVERIFY(t.model.bodies[0].position.empty());
        t = typed(box(), first_body, entry({Owner::part, Key::rotation}, 0), "30 deg");
        QCOMPARE(property_text(t.model, first_body, {Owner::part, Key::rotation}), std::string("30 deg, 0, 0, 1"));
        QVERIFY(validate(t.model).empty());
        t = typed(box(), Location{Part::body, 1}, mass, "");
        QVERIFY(!t.model.bodies[1].mass);
    }

    // Gravity is downwards where a scene says nothing: an entry across leaves it so (it took it away).
    void aSidewaysEntryOfGravityLeavesTheUsualOne() {
        Typed t = typed(box(), Setting::world, entry({Owner::part, Key::gravity}, 0), "1 m/s^2");
        QCOMPARE(property_text(t.model, Setting::world, {Owner::part, Key::gravity}), std::string("1 m/s^2, 0, -9.81"));
        t = typed(box(), Setting::world, entry({Owner::part, Key::gravity}, 2), "-1.62");
        QCOMPARE(property_text(t.model, Setting::world, {Owner::part, Key::gravity}), std::string("0, 0, -1.62"));
        t = typed(t.model, Setting::world, entry({Owner::part, Key::gravity}, 2), "0");
        QCOMPARE(property_text(t.model, Setting::world, {Owner::part, Key::gravity}), std::string("0, 0, 0"));
        Model flat = box();
        flat.world.planar = true;
        t = typed(flat, Setting::world, entry({Owner::part, Key::gravity}, 0), "1");
        QCOMPARE(property_text(t.model, Setting::world, {Owner::part, Key::gravity}), std::string("1, -9.81"));
    }

    void manyPartsAreChangedAtOnceAndOneUndoTakesAllBack() {
        const Model m = box();
        const Target three[] = {Location{Part::body, 0}, Location{Part::body, 1}, Location{Part::body, 2}};
        const auto shared = shared_properties(m, three);
        QVERIFY(found(shared, mass));
        QVERIFY(!found(shared, size)); // the floor is a half-space
        QVERIFY(!found(shared, {Owner::part, Key::name}));
        auto edit = set_property(m, three, mass, "4 kg");
        QVERIFY(edit);
        QCOMPARE(edit->size(), std::size_t{3});
        Model next = m;
        Edit back = apply(next, *edit);
        for (const Body& b : next.bodies) QCOMPARE(b.mass->formula(), std::string("4 kg"));
        apply(next, back);
        QVERIFY(next == m);
    }

    void anotherKindKeepsWhatBothHave() {
        Typed t = typed(test::ball(), Location{Part::interaction, 0}, {Owner::part, Key::law}, "newton-impact-friction");
        const auto& law = std::get<NewtonImpactFrictionLaw>(t.model.interactions[0].law);
        QCOMPARE(law.e.formula(), std::string("e"));
        t = typed(t.model, Location{Part::system, 0}, {Owner::part, Key::kind}, "lagrangian-nonlinear");
        const auto& system = std::get<LagrangianNonlinear>(t.model.systems[0].kind);
        QCOMPARE(system.q.size(), std::size_t{1});
        QCOMPARE(system.F.front().formula(), std::string("-9.81"));
        t = typed(box(), first_body, {Owner::shape, Key::kind, 0}, "cylinder");
        QVERIFY(std::holds_alternative<CylinderShape>(t.model.bodies[0].shapes[0]));
        t = typed(t.model, first_body, {Owner::shape, Key::kind, 0}, "box");
        QVERIFY(validate(t.model).empty());
    }

    void shapesCoordinatesAndRepeatsAreAddedAndTakenAway() {
        Model m = box();
        apply(m, *add_block(m, first_body, {Owner::part, Key::shapes}));
        QCOMPARE(m.bodies[0].shapes.size(), std::size_t{2});
        apply(m, *remove_block(m, first_body, {Owner::part, Key::shapes, 0}));
        QCOMPARE(m.bodies[0].shapes.size(), std::size_t{1});
        apply(m, *add_block(m, first_body, {Owner::part, Key::repeat}));
        QCOMPARE(m.bodies[0].repeat->index, std::string("i"));
        const Typed t = typed(m, first_body, entry(position, 2), "0.2*i");
        QCOMPARE(t.reason, std::string());
        apply(m, *remove_block(m, first_body, {Owner::part, Key::repeat}));
        QVERIFY(!m.bodies[0].repeat);
    }

    void aPinMakesAParameterAndUnpinningTakesItBack() {
        const Model m = box();
        const Target second = Location{Part::body, 1}, law = Location{Part::contact_law, 0};
        auto edit = pin(m, second, mass);
        QVERIFY(edit);
        Model next = m;
        const Edit back = apply(next, *edit);
        const Parameter& made = next.parameters.back();
        QCOMPARE(made.name, std::string("other_mass"));
        QCOMPARE(made.value.formula(), std::string("2 kg"));
        QVERIFY(made.pinned && made.range);
        QCOMPARE(made.label, std::string("Mass of other"));
        QCOMPARE(next.bodies[1].mass->formula(), std::string("other_mass"));
        QVERIFY(validate(next).empty());
        const auto values = parameter_values(next);
        QVERIFY(values && values->back().lowest > 0.0 && values->back().lowest < 2.0 && values->back().highest > 2.0);
        apply(next, *unpin(next, second, mass));
        QVERIFY(next == m);
        Model twice = m;
        apply(twice, *pin(twice, law, {Owner::part, Key::e}));
        QCOMPARE(twice.parameters.back().range->first.formula() + twice.parameters.back().range->second.formula(), std::string("01"));
        // A vector's entry; an empty field; a parameter that has other users.
        apply(twice, *pin(twice, first_body, entry(size, 2)));
        QCOMPARE(twice.parameters.back().name, std::string("box_size0_z"));
        QCOMPARE(twice.parameters.back().value.formula(), std::string("0.3 m"));
        QVERIFY(validate(twice).empty());
        QVERIFY(!pin(m, first_body, mass));
        apply(next, *pin(next, second, mass));
        const Target one[] = {first_body};
        apply(next, *set_property(next, one, mass, "other_mass"));
        apply(next, *unpin(next, second, mass));
        QCOMPARE(next.parameters.size(), m.parameters.size() + 1);
        QVERIFY(!next.parameters.back().pinned);
    }

    void aParameterOutsideItsRangeIsRefusedWithTheNearestEnd() {
        Model m = box();
        m.parameters[0].range = {Value(1.0), Value(5.0)};
        const Target parameter = Location{Part::parameter, 0};
        const Typed t = typed(m, parameter, {Owner::part, Key::value}, "9 kg");
        QVERIFY(t.reason.find("outside its range") != std::string::npos);
        QCOMPARE(t.instead.front(), std::string("5"));
    }
};

QTEST_GUILESS_MAIN(TestProperties)
#include "test_properties.moc"

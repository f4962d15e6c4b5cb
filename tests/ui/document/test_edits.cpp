// SPDX-License-Identifier: GPL-3.0-or-later
// Property: whatever is done to a scene by edits, undone completely it is the same file byte for byte, and redone the same end.
#include "core/authoring/made_parts.h"
#include "core/io/scene_file.h"
#include "ui/document/document.h"

#include <QDir>
#include <QTest>

#include <random>

using namespace saltus;
using namespace saltus::ui;
using model::Part;

namespace {

// A change of every kind at a random place. What comes out need not be a scene that runs.
class Editor {
public:
    explicit Editor(unsigned seed) : random_(seed) {}
    std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }

    model::Change change(const model::Model& m) {
        for (;;) {
            const Part part = static_cast<Part>(below(model::kParts));
            const std::size_t n = model::count(m, part);
            switch (below(6)) {
            case 0: return model::Insert{below(n + 1), n ? changed(model::item(m, part, below(n))) : fresh(part)};
            case 1: if (n) return model::Remove{part, below(n)}; break;
            case 2: if (n) { const std::size_t at = below(n); return model::Replace{at, changed(model::item(m, part, at))}; } break;
            case 3: if (n) return model::Move{part, below(n), below(n)}; break;
            case 4: return model::Set{single(m)};
            default: if (n) { const std::size_t at = below(n); return model::Replace{at, changed(model::item(m, part, at))}; } break;
            }
        }
    }

private:
    std::string word() { return "n" + std::to_string(below(1000)); }

    model::Item fresh(Part part) {
        switch (part) {
        case Part::parameter: return model::Parameter{word(), 1.0, {}, {}, {}, false, false, {}};
        case Part::function: return model::Function{word() + "(x)", "x^2", {}};
        case Part::drive: return model::Drive{word(), "1 Hz", 0.0, {}, {}};
        case Part::expression: return model::Expression{word(), "2*t", {}, {}, {}, {}};
        case Part::system: return model::System{word(), {}, model::LagrangianLinear{{{1.0}}, {}, {}, {}, {0.0}, {0.0}}, {}, {}};
        case Part::interaction: return model::Interaction{word(), {}, {"ball"}, model::LagrangianLinearRelation{{{1.0}}, {}, {}, {}}, model::NewtonImpactLaw{0.5}, {}, {}, {}};
        case Part::material: return model::Material{word(), "1 kg/m^3", {}, {}};
        case Part::contact_law: { model::ContactLaw law; law.name = word(); law.mu = 0.3; return law; }
        case Part::body: { model::Body body; body.name = word(); body.shapes = {model::SphereShape{}}; return body; }
        case Part::joint: { model::Joint joint; joint.name = word(); joint.between = {"a"}; return joint; }
        case Part::shape: { model::Shape shape; shape.name = word(); return shape; }
        case Part::circuit: return model::Circuit{word(), {}, {}, {}};
        case Part::plot: break;
        }
        model::Plot plot;
        plot.name = word();
        plot.kind = model::TimePlot{{"t"}};
        return plot;
    }

    model::Item changed(model::Item item) {
        std::visit([&](auto& part) {
            using T = std::decay_t<decltype(part)>;
            if constexpr (std::is_same_v<T, model::Function>) part.body = word();
            else {
                part.name = word();
                if constexpr (std::is_same_v<T, model::Parameter>) part.value = below(2) ? model::Value(double(below(50))) : model::Value("3 m");
                if constexpr (std::is_same_v<T, model::Body>) part.position = {double(below(9)), "2*r", 0.125};
                if constexpr (std::is_same_v<T, model::System>) part.label = word();
                if constexpr (std::is_same_v<T, model::Plot>) part.row = int(below(4));
            }
        }, item);
        return item;
    }

    model::Single single(const model::Model& m) {
        switch (below(5)) {
        case 0: return model::Heading{word(), m.description};
        case 1: { model::World world = m.world; world.gravity = {0.0, 0.0, -double(below(20))}; return world; }
        case 2: { model::Run run = m.run; run.theta = double(below(5)) / 4.0; run.step = below(2) ? "1 ms" : "2 ms"; return run; }
        case 3: return model::ViewSettings{word(), m.views.phase_space, m.views.gap, m.views.speed};
        default: { auto comments = m.comments; comments.push_back({"run", {word()}}); return comments; }
        }
    }

    std::mt19937 random_;
};

} // namespace

class TestEdits : public QObject {
    Q_OBJECT
private slots:
    void tenThousandSequencesUndoneAreTheFileByteForByteAndRedoneTheSameEnd() {
        const QDir folder(QStringLiteral(SALTUS_SOURCE_DIR "/scenes"));
        std::vector<model::Model> scenes;
        for (const QString name : {"bouncing-ball", "bouncing-box", "cam-follower", "diode-bridge", "newtons-cradle", "four-bar-clearance"}) {
            auto model = io::read_scene(folder.filePath(name + ".saltus").toStdString());
            QVERIFY(model.has_value());
            scenes.push_back(std::move(*model));
        }
        scenes.push_back({}); // an empty scene
        std::vector<std::string> texts;
        for (const auto& scene : scenes) texts.push_back(io::scene_text(scene));
        int steps = 0;
        Document document;
        for (unsigned sequence = 0; sequence < 10000; ++sequence) {
            Editor editor(sequence);
            const std::size_t which = sequence % scenes.size();
            document.openModel(scenes[which], {});
            const std::size_t edits = 1 + editor.below(12);
            for (std::size_t i = 0; i < edits; ++i) {
                model::Edit edit;
                model::Model scratch = document.model(); // an edit's later changes see what the earlier ones did
                for (std::size_t k = 0, n = 1 + editor.below(3); k < n; ++k) {
                    edit.push_back(editor.change(scratch));
                    model::apply(scratch, {edit.back()});
                }
                scratch = document.model();
                model::apply(scratch, authoring::completed(scratch, edit));
                document.edit(edit, QStringLiteral("change"));
                QVERIFY(document.model() == scratch);
            }
            const std::string end = io::scene_text(document.model());
            steps += document.undoStack().count();
            while (document.undoStack().canUndo()) document.undoStack().undo();
            if (io::scene_text(document.model()) != texts[which]) QFAIL(qPrintable(QString("sequence %1: undone differs").arg(sequence)));
            while (document.undoStack().canRedo()) document.undoStack().redo();
            if (io::scene_text(document.model()) != end) QFAIL(qPrintable(QString("sequence %1: redone differs").arg(sequence)));
        }
        QVERIFY2(steps > 20000, qPrintable(QString::number(steps)));
    }

    void theDifferenceOfTwoScenesTurnsOneIntoTheOther() {
        std::vector<model::Model> scenes{{}};
        const QDir folder(QStringLiteral(SALTUS_SOURCE_DIR "/scenes"));
        for (const QString& name : folder.entryList({"*.saltus"})) {
            auto model = io::read_scene(folder.filePath(name).toStdString());
            QVERIFY2(model.has_value(), qPrintable(name));
            scenes.push_back(std::move(*model));
        }
        for (const auto& from : scenes)
            for (const auto& to : scenes) {
                model::Model now = from;
                const model::Edit back = model::apply(now, model::difference(from, to));
                QVERIFY(now == to);
                model::apply(now, back);
                QVERIFY(io::scene_text(now) == io::scene_text(from));
                QVERIFY(model::difference(from, from).empty());
            }
    }

    void anEditSaysWhatItConcerns() {
        const auto scene = io::read_scene(SALTUS_SOURCE_DIR "/scenes/bouncing-box.saltus");
        QVERIFY(scene.has_value());
        const auto of = [&](auto change) {
            model::Model next = *scene;
            change(next);
            return model::effects(*scene, model::difference(*scene, next));
        };
        QVERIFY((of([](auto& m) { m.parameters[0].value = 0.9; }) == model::Effects{true, false, false}));
        QVERIFY((of([](auto& m) { m.parameters[0].name = "x"; }) == model::Effects{false, false, true}));
        QVERIFY((of([](auto& m) { m.views.plots.pop_back(); }) == model::Effects{false, true, false}));
        QVERIFY((of([](auto& m) { m.title = "x"; }) == model::Effects{false, true, false}));
        QVERIFY((of([](auto& m) { m.bodies.pop_back(); }) == model::Effects{false, false, true}));
        QVERIFY((of([](auto& m) { m.bodies[0].group = "table"; }) == model::Effects{false, true, false}));
        QVERIFY((of([](auto& m) { m.run.step = "2 ms"; }) == model::Effects{false, false, true}));
    }
};

QTEST_GUILESS_MAIN(TestEdits)
#include "test_edits.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/properties.h"

#include "core/base/check.h"
#include "core/model/expand.h"
#include "core/model/field_list.h"
#include "core/model/names.h"
#include "core/model/property_context.h"
#include "core/model/rename.h"
#include "core/model/split.h"
#include "core/model/validate.h"
#include "core/model/words.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>

namespace saltus::model {
namespace {

// --- kinds and words ---------------------------------------------------------------------------------------------------

inline constexpr std::string_view kShapeWords[] = {"sphere", "box", "cylinder", "cam", "follower", "spring", "ground", "guide"};
inline constexpr std::string_view kQuantityWords[] = {"none", "position", "velocity", "impulse", "friction", "loss", "parameter", "section"};

template <class T>
struct ChoiceWords;
template <> struct ChoiceWords<SystemKind> { static constexpr auto& words = kSystemWords; };
template <> struct ChoiceWords<RelationKind> { static constexpr auto& words = kRelationWords; };
template <> struct ChoiceWords<LawKind> { static constexpr auto& words = kLawWords; };
template <> struct ChoiceWords<BodyShape> { static constexpr auto& words = kBodyShapeWords; };
template <> struct ChoiceWords<JointKind> { static constexpr auto& words = kJointWords; };
template <> struct ChoiceWords<DriveKind> { static constexpr auto& words = kJointDriveWords; };
template <> struct ChoiceWords<GyroscopicKind> { static constexpr auto& words = kGyroscopicWords; };
template <> struct ChoiceWords<ProjectionKind> { static constexpr auto& words = kProjectionWords; };
template <> struct ChoiceWords<JointScheme> { static constexpr auto& words = kJointSchemeWords; };
template <> struct ChoiceWords<IntegratorKind> { static constexpr auto& words = kIntegratorWords; };
template <> struct ChoiceWords<Activation> { static constexpr auto& words = kActivationWords; };
template <> struct ChoiceWords<Accuracy> { static constexpr auto& words = kAccuracyWords; };
template <> struct ChoiceWords<Percussion> { static constexpr auto& words = kPercussionWords; };
template <> struct ChoiceWords<Compliance> { static constexpr auto& words = kComplianceWords; };
template <> struct ChoiceWords<Flow> { static constexpr auto& words = kFlowWords; };
template <> struct ChoiceWords<Zeno> { static constexpr auto& words = kZenoWords; };
template <> struct ChoiceWords<ImpactRule> { static constexpr auto& words = kImpactRuleWords; };
template <> struct ChoiceWords<SolverKind> { static constexpr auto& words = kSolverWords; };
template <> struct ChoiceWords<ShapeKind> { static constexpr auto& words = kShapeWords; };

template <class T>
concept Choice = requires { ChoiceWords<T>::words; };
template <class T>
concept Alternatives = Choice<T> && !std::is_enum_v<T>;

template <Choice T>
std::size_t index_of(const T& value) {
    if constexpr (std::is_enum_v<T>) return static_cast<std::size_t>(value);
    else return value.index();
}

// --- one part ------------------------------------------------------------------------------------------------------------

// visit(part) with the part of a target: const, or a copy that is to be changed.
template <class Visit>
void with_part(const Model& m, const Target& target, Visit visit) {
    if (const auto* setting = std::get_if<Setting>(&target)) {
        switch (*setting) {
        case Setting::heading: {
            const Heading heading{m.title, m.description};
            return visit(heading);
        }
        case Setting::world: return visit(m.world);
        case Setting::run: return visit(m.run);
        }
        return;
    }
    const Location at = std::get<Location>(target);
    const auto one = [&](const auto& list) {
        SALTUS_DEMAND(at.at < list.size());
        visit(list[at.at]);
    };
    switch (at.part) {
    case Part::parameter: return one(m.parameters);
    case Part::function: return one(m.functions);
    case Part::drive: return one(m.drives);
    case Part::expression: return one(m.expressions);
    case Part::system: return one(m.systems);
    case Part::interaction: return one(m.interactions);
    case Part::material: return one(m.materials);
    case Part::contact_law: return one(m.contacts);
    case Part::body: return one(m.bodies);
    case Part::joint: return one(m.joints);
    case Part::shape: return one(m.views.shapes);
    case Part::plot:
    case Part::circuit: return;
    }
}

// The edit that puts `part` in the target's place.
template <class P>
Change changed(const Target& target, P part) {
    if constexpr (std::is_same_v<P, Heading> || std::is_same_v<P, World> || std::is_same_v<P, Run>) return Set{Single(std::move(part))};
    else return Replace{std::get<Location>(target).at, Item(std::move(part))};
}

bool same_field(PropertyId a, PropertyId b) { return a.owner == b.owner && a.key == b.key && a.item == b.item; }

// --- lists of values as texts ------------------------------------------------------------------------------------------
std::string joined(const ValueVector& values) {
    std::string out;
    for (const Value& v : values) out += (out.empty() ? "" : ", ") + v.formula();
    return out;
}

bool in_range(std::int16_t at, std::size_t size) { return at >= 0 && static_cast<std::size_t>(at) < size; }

// --- reading ---------------------------------------------------------------------------------------------------------

struct ReadText {
    PropertyId id;
    std::string operator()(const Value& v) const { return v.formula(); }
    std::string operator()(const std::optional<Value>& v) const { return v ? v->formula() : std::string(); }
    std::string operator()(double v) const { return number_text(v); }
    std::string operator()(const std::optional<double>& v) const { return v ? number_text(*v) : std::string(); }
    std::string operator()(int v) const { return std::to_string(v); }
    std::string operator()(bool v) const { return v ? "true" : "false"; }
    std::string operator()(const std::string& v) const { return v; }
    std::string operator()(const ValueVector& v) const {
        if (id.row < 0) return joined(v);
        return in_range(id.row, v.size()) ? v[static_cast<std::size_t>(id.row)].formula() : std::string();
    }
    std::string operator()(const ValueMatrix& v) const {
        if (id.row < 0) {
            std::string out;
            for (const ValueVector& row : v) out += (out.empty() ? "" : "; ") + joined(row);
            return out;
        }
        if (!in_range(id.row, v.size())) return {};
        const ValueVector& row = v[static_cast<std::size_t>(id.row)];
        if (id.column < 0) return joined(row);
        return in_range(id.column, row.size()) ? row[static_cast<std::size_t>(id.column)].formula() : std::string();
    }
    std::string operator()(const std::vector<std::string>& v) const {
        if (id.row >= 0) return in_range(id.row, v.size()) ? v[static_cast<std::size_t>(id.row)] : std::string();
        std::string out;
        for (const std::string& name : v) out += (out.empty() ? "" : ", ") + name;
        return out;
    }
    std::string operator()(const std::optional<std::pair<Value, Value>>& v) const {
        if (!v) return {};
        if (id.row == 0) return v->first.formula();
        if (id.row == 1) return v->second.formula();
        return v->first.formula() + ", " + v->second.formula();
    }
    template <Choice T>
    std::string operator()(const T& v) const { return std::string(ChoiceWords<T>::words[index_of(v)]); }
    std::string operator()(const std::optional<Repeat>& v) const { return v ? "1" : "0"; }
    template <class T>
    std::string operator()(const std::vector<T>& v) const { return std::to_string(v.size()); } // shapes, coordinates
};

// --- writing ---------------------------------------------------------------------------------------------------------

using Done = std::optional<Refusal>;

// Puts a text into a field of a part.
struct WriteText {
    const PropertyContext& context;
    PropertyId id;
    const FieldInfo& info;
    bool required;
    std::string_view text;

    template <class T>
    Done value(T& to, std::size_t entry_number = 0) const {
        auto made = context.values().read(text, context.wanted(id, info, entry_number));
        if (!made) return std::move(made.error());
        made->place = to.place;
        to = std::move(*made);
        return {};
    }
    Done operator()(Value& to) const {
        if (trimmed(text).empty() && !required) return clear(to);
        return value(to);
    }
    Done clear(Value& to) const {
        to = context.usual(id); // and stands nowhere
        return {};
    }
    Done operator()(std::optional<Value>& to) const {
        if (trimmed(text).empty()) return to.reset(), Done{};
        Value made = to.value_or(Value{});
        if (auto wrong = value(made)) return wrong;
        to = std::move(made);
        return {};
    }
    Done number(double& to, bool whole) const {
        WantedValue wanted = context.wanted(id, info, 0);
        wanted.constant = true;
        wanted.whole = wanted.whole || whole;
        auto made = context.values().read(text, wanted);
        if (!made) return std::move(made.error());
        const auto known = context.values().quantity(made->formula());
        if (!known) return refuse(wanted.what + " must be a number", "write a number");
        to = known->si;
        return {};
    }
    Done operator()(double& to) const { return number(to, false); }
    Done operator()(std::optional<double>& to) const {
        if (trimmed(text).empty()) return to.reset(), Done{};
        double made = 0.0;
        if (auto wrong = number(made, false)) return wrong;
        to = made;
        return {};
    }
    Done operator()(int& to) const {
        double made = 0.0;
        if (auto wrong = number(made, true)) return wrong;
        if (std::abs(made) > 2e9) return refuse(std::string(info.label) + " is too large", "write a smaller number");
        to = static_cast<int>(made);
        return {};
    }
    Done operator()(bool& to) const {
        const auto word = trimmed(text);
        if (word != "true" && word != "false") return refuse('\'' + std::string(word) + "' is neither true nor false", "write true or false", {"true", "false"});
        to = word == "true";
        return {};
    }
    Done operator()(std::string& to) const {
        if (auto wrong = context.text(info, trimmed(text))) return wrong;
        to = trimmed(text);
        if (info.role != TextRole::quantity || to.empty()) return {};
        const bool known = std::find(std::begin(kQuantityWords), std::end(kQuantityWords), to) != std::end(kQuantityWords);
        return !known ? refuse('\'' + to + "' is no choice for " + info.label, "choose from the list") : to == "none" ? (to.clear(), Done{}) : Done{};
    }
    Done operator()(ValueVector& to) const {
        if (info.entries == Entries::rows && trimmed(text).empty()) return to = {context.usual(id)}, Done{};
        const std::size_t expected = context.entries(info, to.size());
        if (id.row >= 0) {
            const auto row = static_cast<std::size_t>(id.row);
            if (to.empty() && trimmed(text).empty()) return {};
            while (to.size() < std::max(expected, row + 1)) // [angle, 0, 0, 1]: about z
                to.emplace_back(info.entries == Entries::rotation && to.size() == 3 ? 1.0 : 0.0);
            if (trimmed(text).empty()) {
                to[row] = Value(0.0);
                const bool nothing = std::all_of(to.begin(), to.end(), [](const Value& v) { return v.is_number() && std::get<double>(v.source) == 0.0; });
                if (nothing && !required) to.clear();
                return {};
            }
            return value(to[row], row);
        }
        return list(to, text);
    }
    // All entries at once.
    Done list(ValueVector& to, std::string_view all) const {
        all = trimmed(all);
        if (!all.empty() && all.front() == '[' && all.back() == ']' && split(all, ',').size() == 1) all = trimmed(all.substr(1, all.size() - 2));
        ValueVector made;
        if (!all.empty())
            for (const std::string_view one : split(all, ',')) {
                auto read = context.values().read(one, context.wanted(id, info, made.size()));
                if (!read) return std::move(read.error());
                if (made.size() < to.size()) read->place = to[made.size()].place;
                made.push_back(std::move(*read));
            }
        if (auto wrong = context.count(info, made.size(), required)) return wrong;
        to = std::move(made);
        return {};
    }
    Done operator()(ValueMatrix& to) const {
        if (id.row < 0) {
            ValueMatrix made;
            if (!trimmed(text).empty())
                for (const std::string_view row : split(text, ';'))
                    if (auto wrong = WriteText{context, id, info, true, row}.list(made.emplace_back(), row)) return wrong;
            for (const ValueVector& row : made)
                if (row.size() != made.front().size())
                    return refuse("the rows of " + std::string(info.label) + " have " + std::to_string(made.front().size()) + " and " + std::to_string(row.size()) + " entries",
                                  "write rows of equal length: 1, 0; 0, 1");
            to = std::move(made);
            return {};
        }
        const auto row = static_cast<std::size_t>(id.row);
        if (row >= to.size()) return refuse(std::string(info.label) + " has no row " + std::to_string(row), "write all rows");
        if (id.column < 0) return list(to[row], text);
        const auto column = static_cast<std::size_t>(id.column);
        if (column >= to[row].size()) return refuse(std::string(info.label) + " has no column " + std::to_string(column), "write the whole row");
        return value(to[row][column], column);
    }
    Done operator()(std::vector<std::string>& to) const {
        if (id.row >= 0) {
            const auto row = static_cast<std::size_t>(id.row);
            if (auto wrong = context.text(info, trimmed(text))) return wrong;
            if (trimmed(text).empty()) {
                if (row < to.size()) to.erase(to.begin() + id.row);
                return {};
            }
            if (row >= to.size()) to.resize(row + 1);
            to[row] = trimmed(text);
            return {};
        }
        std::vector<std::string> made;
        if (!trimmed(text).empty())
            for (const std::string_view one : split(text, ',')) {
                if (auto wrong = context.text(info, trimmed(one))) return wrong;
                made.emplace_back(trimmed(one));
            }
        to = std::move(made);
        return {};
    }
    Done operator()(std::optional<std::pair<Value, Value>>& to) const {
        if (trimmed(text).empty()) return to.reset(), Done{};
        auto made = to.value_or(std::pair<Value, Value>{0.0, 1.0});
        if (id.row == 0 || id.row == 1) {
            if (auto wrong = value(id.row == 0 ? made.first : made.second)) return wrong;
        } else {
            const auto ends = split(text, ',');
            if (ends.size() != 2) return refuse("a range has two ends", "write them with a comma: 0, 1");
            if (auto wrong = WriteText{context, id, info, true, ends[0]}.value(made.first)) return wrong;
            if (auto wrong = WriteText{context, id, info, true, ends[1]}.value(made.second)) return wrong;
        }
        to = std::move(made);
        return {};
    }
    template <Choice T>
    Done operator()(T& to) const {
        const auto& words = ChoiceWords<T>::words;
        const auto found = std::find(std::begin(words), std::end(words), trimmed(text));
        if (found == std::end(words)) {
            const std::string near = nearest_word(words);
            return refuse('\'' + std::string(trimmed(text)) + "' is no choice for " + info.label, near.empty() ? "choose from the list" : "did you mean '" + near + "'?",
                          near.empty() ? std::vector<std::string>{} : std::vector{near});
        }
        const auto index = static_cast<std::size_t>(found - std::begin(words));
        if constexpr (std::is_enum_v<T>) to = static_cast<T>(index);
        else if (index != to.index()) to = context.other_kind(to, index);
        return {};
    }
    template <class Words>
    std::string nearest_word(const Words& words) const {
        return nearest_name(trimmed(text), std::vector<std::string>(std::begin(words), std::end(words)));
    }
    Done operator()(std::optional<Repeat>&) const { return refuse("a block is added or removed", ""); }
    template <class T>
    Done operator()(std::vector<T>&) const { return refuse("a block is added or removed", ""); }
};

std::string text_of(const ListedField<true>& field, PropertyId id) {
    std::string text = std::visit([&](const auto* value) { return ReadText{id}(*value); }, field.value);
    if (field.info->role == TextRole::quantity && text.empty()) text = "none";
    return text;
}

Done write(const ListedField<false>& field, const PropertyContext& context, PropertyId id, std::string_view text) {
    return std::visit([&](auto* value) { return WriteText{context, id, *field.info, field.required, text}(*value); }, field.value);
}

// One block more, or none where the field holds no blocks.
void add_to(const ListedField<false>& field, const PropertyContext& context) {
    if (auto* const* shapes = std::get_if<std::vector<BodyShape>*>(&field.value)) (*shapes)->push_back((*shapes)->empty() ? context.new_shape() : (*shapes)->back());
    else if (auto* const* coordinates = std::get_if<std::vector<JointCoordinate>*>(&field.value)) (*coordinates)->emplace_back();
    else if (auto* const* repeat = std::get_if<std::optional<Repeat>*>(&field.value)) **repeat = Repeat{context.free_index(), Value(2.0)};
}

void remove_from(const ListedField<false>& field, std::size_t item) {
    std::visit(
        [&]<class T>(T* value) {
            if constexpr (std::is_same_v<T, std::vector<BodyShape>> || std::is_same_v<T, std::vector<JointCoordinate>>) {
                if (item < value->size()) value->erase(value->begin() + static_cast<std::ptrdiff_t>(item));
            } else if constexpr (std::is_same_v<T, std::optional<Repeat>>) {
                value->reset();
            }
        },
        field.value);
}

// --- descriptions ----------------------------------------------------------------------------------------------------

template <class T>
constexpr PropertyKind kind_of(const FieldInfo& info) {
    if constexpr (std::is_same_v<T, Value> || std::is_same_v<T, std::optional<Value>>) return info.use == Use::parameters ? PropertyKind::number : PropertyKind::formula;
    else if constexpr (std::is_same_v<T, double> || std::is_same_v<T, std::optional<double>> || std::is_same_v<T, int>) return PropertyKind::number;
    else if constexpr (std::is_same_v<T, bool>) return PropertyKind::flag;
    else if constexpr (std::is_same_v<T, ValueVector>) return PropertyKind::vector;
    else if constexpr (std::is_same_v<T, ValueMatrix>) return PropertyKind::matrix;
    else if constexpr (std::is_same_v<T, std::vector<std::string>>) return PropertyKind::names;
    else if constexpr (std::is_same_v<T, std::optional<std::pair<Value, Value>>>) return PropertyKind::range;
    else if constexpr (Choice<T>) return PropertyKind::choice;
    else if constexpr (std::is_same_v<T, std::string>) return info.role == TextRole::quantity ? PropertyKind::choice : PropertyKind::text;
    else return PropertyKind::blocks;
}

template <class T>
std::size_t rows_of(const T& value) {
    if constexpr (requires { value.size(); value.begin(); }) return value.size();
    else if constexpr (std::is_same_v<T, std::optional<Repeat>>) return value ? 1 : 0;
    else return 0;
}

PropertyKind kind_of(const ListedField<true>& field) {
    return std::visit([&]<class T>(const T*) { return kind_of<T>(*field.info); }, field.value);
}

Property described(const ListedField<true>& field, const PropertyContext& context) {
    const FieldInfo& info = *field.info;
    Property p;
    p.id = field.id;
    p.kind = kind_of(field);
    p.info = info;
    p.unit = context.unit(field.id, info);
    p.required = field.required;
    p.usual = !field.required && context.is_usual(field.id);
    std::visit(
        [&]<class T>(const T* value) {
            p.rows = rows_of(*value);
            if constexpr (std::is_same_v<T, ValueMatrix>) p.columns = value->empty() ? 0 : value->front().size();
            if constexpr (Choice<T>) p.choices.assign(std::begin(ChoiceWords<T>::words), std::end(ChoiceWords<T>::words));
            if (info.role == TextRole::quantity) p.choices.assign(std::begin(kQuantityWords), std::end(kQuantityWords));
            if constexpr (std::is_same_v<T, std::string> || std::is_same_v<T, std::vector<std::string>>)
                if (p.choices.empty()) p.choices = context.candidates(info);
        },
        field.value);
    if (p.kind == PropertyKind::vector) {
        p.entries = context.entry_names(info, p.rows);
        if (info.entries == Entries::rotation && p.entries.size() == 4) p.units = {"rad", "", "", ""};
        p.rows = std::max(p.rows, p.entries.size());
    }
    return p;
}

} // namespace

std::string_view unit_of(Measure measure, bool planar, bool angular, DriveKind drive) noexcept {
    switch (measure) {
    case Measure::any:
    case Measure::pure:
    case Measure::count: return "";
    case Measure::length:
    case Measure::scale: return "m";
    case Measure::time: return "s";
    case Measure::angle: return "rad";
    case Measure::speed: return "m/s";
    case Measure::spin: return "rad/s";
    case Measure::acceleration: return "m/s^2";
    case Measure::mass: return "kg";
    case Measure::density: return planar ? "kg/m^2" : "kg/m^3";
    case Measure::inertia: return "kg m^2";
    case Measure::force: return "N";
    case Measure::moment: return "N m";
    case Measure::coordinate: return angular ? "rad" : "m";
    case Measure::coordinate_force: return angular ? "N m" : "N";
    case Measure::coordinate_stiffness: return angular ? "N m/rad" : "N/m";
    case Measure::coordinate_damping: return angular ? "N m s/rad" : "N s/m";
    case Measure::driven:
        switch (drive) {
        case DriveKind::none:
        case DriveKind::position: return angular ? "rad" : "m";
        case DriveKind::velocity: return angular ? "rad/s" : "m/s";
        case DriveKind::force: return angular ? "N m" : "N";
        }
    }
    return "";
}

bool is_angle(JointKind kind, std::size_t coordinate) noexcept {
    return kind == JointKind::revolute || (kind == JointKind::cylindrical && coordinate == 1);
}

std::vector<Property> properties(const Model& model, const Target& target) {
    std::vector<Property> list;
    with_part(model, target, [&](const auto& part) {
        const PropertyContext context(model, target, part);
        const bool joint = std::is_same_v<std::remove_cvref_t<decltype(part)>, Joint>;
        for (const auto& field : fields_of(part)) {
            Property p = described(field, context);
            const bool of_bodies = p.id.owner == Owner::part && (p.id.key == Key::accuracy || p.id.key == Key::step_budget);
            if (of_bodies && p.usual && model.bodies.empty()) continue;
            if (!joint || !p.usual || context.applies(p.id)) list.push_back(std::move(p));
        }
    });
    std::stable_sort(list.begin(), list.end(), [](const Property& a, const Property& b) {
        const auto rank = [](const Property& p) { return p.id.key == Key::name && p.id.owner == Owner::part ? 0 : 1; };
        return rank(a) < rank(b);
    });
    return list;
}

std::vector<Property> shared_properties(const Model& model, std::span<const Target> targets) {
    if (targets.empty()) return {};
    std::vector<Property> list = properties(model, targets.front());
    for (std::size_t i = 1; i < targets.size() && !list.empty(); ++i) {
        // Alike parts follow each other in long lists: what they have is asked of the model, not built again.
        std::vector<std::pair<PropertyId, PropertyKind>> there;
        with_part(model, targets[i], [&](const auto& part) {
            for (const auto& field : fields_of(part)) there.emplace_back(field.id, kind_of(field));
        });
        std::erase_if(list, [&](const Property& p) {
            return std::find(there.begin(), there.end(), std::pair(p.id, p.kind)) == there.end();
        });
    }
    if (targets.size() > 1)
        std::erase_if(list, [](const Property& p) { return (p.id.key == Key::name && p.id.owner == Owner::part) || p.id.key == Key::signature || p.kind == PropertyKind::blocks; });
    return list;
}

std::string property_text(const Model& model, const Target& target, PropertyId id) {
    std::string text;
    with_part(model, target, [&](const auto& part) {
        const auto fields = fields_of(part);
        if (const auto* field = find_field(fields, id)) text = text_of(*field, id);
    });
    return text;
}

std::vector<std::optional<std::string>> shared_texts(const Model& model, std::span<const Target> targets, std::span<const PropertyId> ids) {
    std::vector<std::optional<std::string>> texts(ids.size());
    // Fields in one order, so that a walk finds what is asked of each quickly.
    std::vector<std::size_t> order(ids.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto field = [](PropertyId id) { return std::tuple(id.owner, id.key, id.item); };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return field(ids[a]) < field(ids[b]); });
    std::vector<char> differs(ids.size(), 0);
    for (std::size_t t = 0; t < targets.size(); ++t)
        with_part(model, targets[t], [&](const auto& part) {
            for (const auto& listed : fields_of(part)) {
                auto it = std::lower_bound(order.begin(), order.end(), listed.id, [&](std::size_t a, PropertyId b) { return field(ids[a]) < field(b); });
                for (; it != order.end() && same_field(ids[*it], listed.id); ++it) {
                    if (differs[*it]) continue;
                    std::string text = text_of(listed, ids[*it]);
                    if (t == 0) texts[*it] = std::move(text);
                    else if (texts[*it] != text) texts[*it].reset(), differs[*it] = 1;
                }
            }
        });
    return texts;
}

std::optional<double> property_value(const Model& model, const Target& target, PropertyId id) {
    const std::string text = property_text(model, target, id);
    if (text.empty()) return std::nullopt;
    const auto known = TypedValues(model).quantity(text);
    return known ? std::optional(known->si) : std::nullopt;
}

namespace {

std::string written_key(PropertyId id) {
    const std::string key = word_of(id.key);
    switch (id.owner) {
    case Owner::integrator: return "integrator." + key;
    case Owner::newton: return "integrator.newton." + key;
    case Owner::solver: return "solver." + key;
    default: return key;
    }
}

} // namespace

Result<Edit, Refusal> set_property(const Model& model, std::span<const Target> targets, PropertyId id, std::string_view text) {
    const bool is_name = id.owner == Owner::part && (id.key == Key::name || id.key == Key::signature);
    if (is_name && targets.size() == 1 && std::holds_alternative<Location>(targets.front())) {
        const Location at = std::get<Location>(targets.front());
        if (at.part != Part::function) {
            auto made = rename(model, at, trimmed(text));
            if (!made) return Unexpected(Refusal{made.error(), {}});
            return std::move(*made);
        }
    }
    Edit edit;
    const TypedValues values(model);
    for (const Target& target : targets) {
        std::optional<Refusal> wrong;
        with_part(model, target, [&](const auto& part) {
            auto made = part;
            const PropertyContext context(model, target, part, &values);
            const auto fields = fields_of(made);
            const auto* field = find_field(fields, id);
            if (!field) return;
            wrong = write(*field, context, id, text);
            if (!wrong) wrong = context.whole(made);
            if constexpr (requires { made.written; }) made.written.forget(written_key(id));
            if (!wrong && !(made == part)) edit.push_back(changed(target, std::move(made)));
        });
        if (wrong) return Unexpected(std::move(*wrong));
    }
    return edit;
}

Result<Edit, Refusal> add_block(const Model& model, const Target& target, PropertyId id) {
    Edit edit;
    with_part(model, target, [&](const auto& part) {
        auto made = part;
        const PropertyContext context(model, target, part);
        const auto fields = fields_of(made);
        if (const auto* field = find_field(fields, id)) add_to(*field, context);
        if (!(made == part)) edit.push_back(changed(target, std::move(made)));
    });
    if (edit.empty()) return Unexpected(refuse("nothing can be added here", ""));
    return edit;
}

Result<Edit, Refusal> remove_block(const Model& model, const Target& target, PropertyId id) {
    Edit edit;
    with_part(model, target, [&](const auto& part) {
        auto made = part;
        const auto fields = fields_of(made);
        const PropertyId blocks{id.owner, id.key, 0};
        if (const auto* field = find_field(fields, blocks)) remove_from(*field, id.item);
        if (!(made == part)) edit.push_back(changed(target, std::move(made)));
    });
    if (edit.empty()) return Unexpected(refuse("nothing can be removed here", ""));
    return edit;
}

const Parameter* parameter_of(const Model& model, const Target& target, PropertyId id) {
    const std::string text = property_text(model, target, id);
    const auto found = std::find_if(model.parameters.begin(), model.parameters.end(), [&](const Parameter& p) { return p.name == text; });
    return found == model.parameters.end() ? nullptr : &*found;
}

} // namespace saltus::model

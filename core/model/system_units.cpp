// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/system_units.h"

#include "core/base/going_on.h"
#include "core/formula/units.h"
#include "core/model/names.h"
#include "core/model/split.h"
#include "core/model/typed_value.h"
#include "core/model/walk.h"
#include "core/model/words.h"

#include <algorithm>
#include <charconv>
#include <type_traits>
#include <utility>
#include <variant>

namespace saltus::model {

namespace {

using formula::Dimension;

constexpr Dimension kSecond{{0, 0, 1, 0, 0, 0, 0}}, kLength{{0, 1, 0, 0, 0, 0, 0}}, kEnergy{{1, 2, -2, 0, 0, 0, 0}};

std::optional<Dimension> times_seconds(const std::optional<Dimension>& d, int power) {
    return d ? formula::product(*d, kSecond, power) : std::nullopt;
}

template <class T>
const T* entry_at(const std::vector<T>& list, std::size_t i) {
    return i < list.size() ? &list[i] : nullptr;
}

} // namespace

SystemUnits::SystemUnits(const Model& model, formula::DimensionOf of_name, formula::FunctionOf functions, formula::DimensionOf of_coordinate)
    : model_(model), of_name_(std::move(of_name)), functions_(std::move(functions)), of_coordinate_(std::move(of_coordinate)) {
    for (const System& s : model.systems)
        if (s.circuit.empty()) find_coordinates(s);
}

Errors SystemUnits::remarks() {
    for (const System& s : model_.systems)
        if (s.circuit.empty()) system(s);
    for (const Interaction& i : model_.interactions)
        if (i.circuit.empty()) relation(i);
    return std::move(found_);
}

std::optional<Dimension> SystemUnits::of_state(std::string_view name) const {
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos || dot + 4 >= name.size() || name[dot + 2] != '[' || name.back() != ']') return std::nullopt;
    const auto found = coordinates_.find(name.substr(0, name.find_first_of(".[")));
    if (found == coordinates_.end()) return std::nullopt;
    std::size_t index = 0;
    const char *from = name.data() + dot + 3, *to = name.data() + name.size() - 1;
    if (std::from_chars(from, to, index).ptr != to || index >= found->second.size()) return std::nullopt;
    const char symbol = name[dot + 1];
    if (symbol == 'q' || symbol == 'x') return found->second[index];
    return symbol == 'v' ? times_seconds(found->second[index], -1) : std::nullopt;
}

std::optional<Dimension> SystemUnits::dimension_of(const Formula& formula, const std::string& object, const std::vector<std::string>& own) {
    if (formula.is_number()) return std::nullopt;
    const auto of = [&](std::string_view name) -> std::optional<Dimension> {
        if (std::find(own.begin(), own.end(), name) != own.end()) return std::nullopt;
        if (const auto state = of_state(name)) return state;
        return of_name_(name);
    };
    auto check = formula::check_units(formula.formula(), of, functions_, formula.place, formula::PlainNumbers::open);
    if (check.clash && !check.clash->message.empty() && !object.empty()) {
        check.clash->place.object = object;
        found_.push_back(std::move(*check.clash));
    }
    return check.dimension;
}

void SystemUnits::find_coordinates(const System& system) {
    ask_to_go_on();
    Coordinates out;
    const std::vector<std::string> own = local_names(system);
    const auto assumed = [&](const char* symbol) {
        return of_coordinate_ ? of_coordinate_(element(system.name + symbol, out.size())) : std::nullopt;
    };
    const auto take = [&](const Value& q, const Value& v, const Value* mass) {
        auto known = dimension_of(q, {}, own);
        if (!known) known = times_seconds(dimension_of(v, {}, own), 1);
        if (!known && mass)
            if (const auto m = dimension_of(*mass, {}, own))
                if (const auto squared = formula::product(*times_seconds(kEnergy, 2), *m, -1)) known = formula::root(*squared, 2);
        out.push_back(known ? known : assumed(".q"));
    };
    std::visit([&]<class K>(const K& kind) {
        if constexpr (std::is_same_v<K, LagrangianDiagonal>) take(kind.q, kind.v, &kind.M);
        else if constexpr (std::is_same_v<K, LagrangianLinear> || std::is_same_v<K, LagrangianNonlinear>)
            for (std::size_t i = 0; i < kind.q.size(); ++i)
                take(kind.q[i], i < kind.v.size() ? kind.v[i] : Value(), i < kind.M.size() && i < kind.M[i].size() ? &kind.M[i][i] : nullptr);
        else
            for (const Value& x : kind.x) {
                const auto known = dimension_of(x, {}, own);
                out.push_back(known ? known : assumed(".x"));
            }
    }, system.kind);
    coordinates_[system.name] = std::move(out);
}

SystemUnits::Part SystemUnits::part_of(const System& system) const {
    const auto found = coordinates_.find(system.name);
    return {"systems." + system.name, local_names(system), found == coordinates_.end() ? Coordinates() : found->second};
}

std::optional<SystemUnits::Part> SystemUnits::part_of(const Interaction& interaction) const {
    Part part{"interactions." + interaction.name + ".relation", local_names(interaction), {}};
    for (const std::string& name : interaction.between) {
        const auto found = coordinates_.find(base_of(name));
        if (found == coordinates_.end()) return std::nullopt; // bodies, circuits
        part.of.insert(part.of.end(), found->second.begin(), found->second.end());
    }
    return part;
}

std::optional<SystemUnits::Coordinate> SystemUnits::coordinate_of(const System& system, std::size_t i) {
    if (const auto* diagonal = std::get_if<LagrangianDiagonal>(&system.kind)) return Coordinate{"q", "v", &diagonal->M, &diagonal->v};
    const auto of = [&](const auto& kind) {
        const ValueVector* row = entry_at(kind.M, i);
        return Coordinate{element("q", i), element("v", i), row ? entry_at(*row, i) : nullptr, entry_at(kind.v, i)};
    };
    if (const auto* linear = std::get_if<LagrangianLinear>(&system.kind)) return of(*linear);
    if (const auto* nonlinear = std::get_if<LagrangianNonlinear>(&system.kind)) return of(*nonlinear);
    return std::nullopt;
}

// --- rows ---------------------------------------------------------------------------------------------------------------

void SystemUnits::entry(Row& row, const Formula& formula, std::string key, std::optional<std::size_t> column, int order) {
    const Part& part = row.part;
    row.entries.push_back({key, column, order});
    const auto coefficient = dimension_of(formula, part.object + '.' + key, part.own);
    if (!coefficient || (column && (*column >= part.of.size() || !part.of[*column]))) return;
    const auto whole = times_seconds(column ? formula::product(*coefficient, *part.of[*column], 1) : coefficient, -order);
    if (whole) row.terms.push_back({&formula, std::move(key), *coefficient, *whole, column, order});
}

void SystemUnits::matrix(Row& row, const ValueMatrix& matrix, std::size_t i, const char* name, int order) {
    if (i < matrix.size())
        for (std::size_t j = 0; j < matrix[i].size(); ++j) entry(row, matrix[i][j], element(name, i, j), j, order);
}

void SystemUnits::list(Row& row, const std::vector<Formula>& values, std::size_t i, const char* name) {
    if (i < values.size()) entry(row, values[i], element(name, i), {}, 0);
}

void SystemUnits::terms(Row& row, const LagrangianLinear& s, std::size_t i) {
    matrix(row, s.M, i, "M", 2);
    matrix(row, s.C, i, "C", 1);
    matrix(row, s.K, i, "K", 0);
    list(row, s.F, i, "F");
}
void SystemUnits::terms(Row& row, const LagrangianDiagonal& s, std::size_t i) {
    entry(row, s.M, "M", i, 2);
    entry(row, s.C, "C", i, 1);
    entry(row, s.K, "K", i, 0);
    entry(row, s.F, "F", {}, 0);
}
void SystemUnits::terms(Row& row, const LagrangianNonlinear& s, std::size_t i) {
    matrix(row, s.M, i, "M", 2);
    list(row, s.F, i, "F");
    list(row, s.F_int, i, "F_int");
    list(row, s.F_gyr, i, "F_gyr");
}
void SystemUnits::terms(Row& row, const FirstOrderLinear& s, std::size_t i) {
    matrix(row, s.M, i, "M", 1);
    matrix(row, s.A, i, "A", 0);
    list(row, s.b, i, "b");
}
void SystemUnits::terms(Row& row, const FirstOrderNonlinear& s, std::size_t i) {
    matrix(row, s.M, i, "M", 1);
    list(row, s.f, i, "f");
}

SystemUnits::Row SystemUnits::row_of(const Part& part, const System& system, std::size_t i) {
    Row row{part};
    std::visit([&](const auto& kind) { terms(row, kind, i); }, system.kind);
    return row;
}

template <class Take>
void SystemUnits::rows(const Part& part, const Interaction& interaction, const Take& take) {
    const auto each = [&](std::size_t count, std::optional<int> order, const auto& fill) {
        for (std::size_t i = 0; i < count; ++i) {
            Row row{part};
            fill(row, i);
            take(row, order);
        }
    };
    const auto gaps = [&](const std::vector<Formula>& h) {
        each(h.size(), 0, [&](Row& row, std::size_t i) { list(row, h, i, "h"); });
    };
    std::visit([&]<class K>(const K& kind) {
        if constexpr (std::is_same_v<K, LagrangianLinearRelation>) {
            if (!kind.column_index.empty()) return;
            each(kind.H.size(), 0, [&](Row& row, std::size_t i) {
                matrix(row, kind.H, i, "H", 0);
                list(row, kind.b, i, "b");
            });
            each(kind.T.size(), 1, [&](Row& row, std::size_t i) { matrix(row, kind.T, i, "T", 1); });
        } else if constexpr (std::is_same_v<K, FirstOrderLinearRelation>) {
            each(kind.C.size(), std::nullopt, [&](Row& row, std::size_t i) {
                matrix(row, kind.C, i, "C", 0);
                list(row, kind.e, i, "e");
            });
        } else if constexpr (std::is_same_v<K, LagrangianCompliantRelation>) {
            gaps(kind.h);
        } else if constexpr (!std::is_same_v<K, FirstOrderNonlinearRelation>) {
            gaps(kind.h);
            each(kind.tangent.size(), 1, [&](Row& row, std::size_t i) { list(row, kind.tangent, i, "tangent"); });
        }
    }, interaction.relation);
}

// --- remarks ------------------------------------------------------------------------------------------------------------

bool SystemUnits::by_mass(const Row& row, const Coordinate& coordinate, std::size_t i) {
    const auto acceleration = times_seconds(row.part.of[i], -2);
    return acceleration && coordinate.mass && !dimension_of(*coordinate.mass, {}, row.part.own) && !row.terms.empty() &&
           std::all_of(row.terms.begin(), row.terms.end(), [&](const Term& t) { return t.whole == *acceleration; });
}

void SystemUnits::system(const System& system) {
    ask_to_go_on();
    const Part part = part_of(system);
    for (std::size_t i = 0; i < part.of.size(); ++i) {
        const Row row = row_of(part, system, i);
        const auto coordinate = coordinate_of(system, i);
        const std::string name = coordinate ? coordinate->q : element("x", i);
        const std::string because = part.of[i] ? "where " + name + " is " + quantity_word(*part.of[i]) : std::string();
        std::optional<Dimension> wanted;
        if (coordinate && part.of[i]) {
            wanted = formula::product(kEnergy, *part.of[i], -1);
            if (by_mass(row, *coordinate, i)) continue;
            const auto speed = times_seconds(part.of[i], -1);
            const auto written = coordinate->speed ? dimension_of(*coordinate->speed, {}, part.own) : std::nullopt;
            if (written && speed && *written != *speed) tell({coordinate->speed, coordinate->v, *written, *written, {}, 0}, part, *speed, because);
        }
        agree(row, wanted, because);
    }
}

void SystemUnits::agree(const Row& row, std::optional<Dimension> wanted, const std::string& because) {
    if (row.terms.empty()) return;
    const Term& first = row.terms.front();
    const bool one = std::all_of(row.terms.begin(), row.terms.end(), [&](const Term& t) { return t.whole == first.whole; });
    if (one && (!wanted || row.terms.size() > 1 || first.whole == *wanted)) return; // at one with each other
    for (const Term& t : row.terms)
        if (wanted ? t.whole != *wanted : t.whole != first.whole)
            tell(t, row.part, wanted ? *wanted : first.whole, wanted ? because : "beside " + first.key + ", " + quantity_word(first.coefficient));
}

void SystemUnits::tell(const Term& term, const Part& part, const Dimension& row, const std::string& because) {
    auto needed = times_seconds(row, term.order);
    if (needed && term.column) needed = formula::product(*needed, *part.of[*term.column], -1);
    if (!needed) return;
    found_.push_back({ErrorKind::input, '\'' + term.formula->formula() + "' is " + quantity_word(term.coefficient) + "; " + because + ", " + term.key + " needs " + quantity_word(*needed),
                      "use another unit", at(term.formula->place, part.object + '.' + term.key)});
}

// Gaps are lengths, or have the dimension of a coordinate that they join; their parts agree with each other.
void SystemUnits::gap(const Row& row, int order) {
    if (row.terms.empty()) return;
    const Dimension& whole = row.terms.front().whole;
    const Coordinates& of = row.part.of;
    const auto is = [&](const std::optional<Dimension>& d) { return d && *times_seconds(d, -order) == whole; };
    const bool one = std::all_of(row.terms.begin(), row.terms.end(), [&](const Term& t) { return t.whole == whole; });
    if (!one) agree(row, {}, {});
    else if (!is(kLength) && !is(Dimension{}) && std::none_of(of.begin(), of.end(), is))
        tell(row.terms.front(), row.part, *times_seconds(kLength, -order), order ? "in a sliding velocity" : "in a gap");
}

void SystemUnits::relation(const Interaction& interaction) {
    ask_to_go_on();
    const auto part = part_of(interaction);
    if (!part) return;
    rows(*part, interaction, [&](const Row& row, std::optional<int> order) {
        if (order) gap(row, *order);
        else agree(row, {}, {});
    });
}

// --- what is expected ---------------------------------------------------------------------------------------------------

std::vector<Dimension> SystemUnits::expected(std::string_view object, std::string_view key) {
    const auto is = [key](std::string_view name) { // "F" is "F[0]"
        const std::string_view rest = name.starts_with(key) ? name.substr(key.size()) : "other";
        return rest.empty() || rest == "[0]" || rest == "[0][0]";
    };
    const auto of_row = [&](const Row& row, std::vector<Dimension> whole) {
        std::vector<Dimension> out;
        const auto slot = std::find_if(row.entries.begin(), row.entries.end(), [&](const Slot& p) { return is(p.key); });
        if (slot == row.entries.end() || (slot->column && (*slot->column >= row.part.of.size() || !row.part.of[*slot->column]))) return out;
        std::vector<const Term*> others;
        for (const Term& t : row.terms)
            if (!is(t.key)) others.push_back(&t);
        const bool one = !others.empty() && std::all_of(others.begin(), others.end(), [&](const Term* t) { return t->whole == others.front()->whole; });
        if (one) whole = {others.front()->whole};
        for (const Dimension& d : whole) {
            auto own = times_seconds(d, slot->order);
            if (own && slot->column) own = formula::product(*own, *row.part.of[*slot->column], -1);
            if (own && std::find(out.begin(), out.end(), *own) == out.end()) out.push_back(*own);
        }
        return out;
    };
    for (const System& s : model_.systems) {
        if (s.name != object || !s.circuit.empty()) continue;
        const Part part = part_of(s);
        for (std::size_t i = 0; i < part.of.size(); ++i) {
            const auto coordinate = coordinate_of(s, i);
            std::vector<Dimension> whole;
            if (part.of[i]) {
                if (is(coordinate ? coordinate->q : element("x", i))) return {*part.of[i]};
                if (coordinate && is(coordinate->v)) return {*times_seconds(part.of[i], -1)};
                if (coordinate)
                    if (const auto force = formula::product(kEnergy, *part.of[i], -1)) whole.push_back(*force);
                if (coordinate && coordinate->mass && !dimension_of(*coordinate->mass, {}, part.own)) whole.push_back(*times_seconds(part.of[i], -2));
            }
            const Row row = row_of(part, s, i);
            if (std::any_of(row.entries.begin(), row.entries.end(), [&](const Slot& p) { return is(p.key); })) return of_row(row, std::move(whole));
        }
        return {};
    }
    std::vector<Dimension> out;
    for (const Interaction& interaction : model_.interactions) {
        const auto part = interaction.name == object && interaction.circuit.empty() ? part_of(interaction) : std::nullopt;
        if (!part) continue;
        std::vector<Dimension> gaps{kLength, Dimension{}};
        for (const auto& d : part->of) {
            if (!d) gaps.clear();
            if (!d) break;
            gaps.push_back(*d);
        }
        rows(*part, interaction, [&](const Row& row, std::optional<int> order) {
            std::vector<Dimension> whole;
            if (order)
                for (const Dimension& d : gaps) whole.push_back(*times_seconds(d, -*order));
            if (std::any_of(row.entries.begin(), row.entries.end(), [&](const Slot& p) { return is(p.key); })) out = of_row(row, std::move(whole));
        });
    }
    return out;
}

} // namespace saltus::model

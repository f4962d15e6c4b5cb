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

} // namespace

SystemUnits::SystemUnits(const Model& model, formula::DimensionOf of_name, formula::FunctionOf functions)
    : model_(model), of_name_(std::move(of_name)), functions_(std::move(functions)) {
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

// "a.q[0]", "a[3].v[1]", "a.x[0]"
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
    const auto take = [&](const Value& q, const Value& v, const Value* mass) {
        auto known = dimension_of(q, {}, own);
        if (!known) known = times_seconds(dimension_of(v, {}, own), 1);
        if (!known && mass)
            if (const auto m = dimension_of(*mass, {}, own))
                if (const auto squared = formula::product(*times_seconds(kEnergy, 2), *m, -1)) known = formula::root(*squared, 2);
        out.push_back(known);
    };
    std::visit([&]<class K>(const K& kind) {
        if constexpr (std::is_same_v<K, LagrangianDiagonal>) take(kind.q, kind.v, &kind.M);
        else if constexpr (std::is_same_v<K, LagrangianLinear> || std::is_same_v<K, LagrangianNonlinear>)
            for (std::size_t i = 0; i < kind.q.size(); ++i)
                take(kind.q[i], i < kind.v.size() ? kind.v[i] : Value(), i < kind.M.size() && i < kind.M[i].size() ? &kind.M[i][i] : nullptr);
        else
            for (const Value& x : kind.x) out.push_back(dimension_of(x, {}, own));
    }, system.kind);
    coordinates_[system.name] = std::move(out);
}

void SystemUnits::entry(Row& row, const Formula& formula, std::string key, std::optional<std::size_t> column, int order, const Coordinates& of,
                        const std::vector<std::string>& own) {
    const auto coefficient = dimension_of(formula, row.object + '.' + key, own);
    if (!coefficient || (column && (*column >= of.size() || !of[*column]))) return;
    const auto whole = times_seconds(column ? formula::product(*coefficient, *of[*column], 1) : coefficient, -order);
    if (whole) row.terms.push_back({&formula, std::move(key), *coefficient, *whole, column, order});
}

void SystemUnits::matrix(Row& row, const ValueMatrix& matrix, std::size_t i, const char* name, int order, const Coordinates& of, const std::vector<std::string>& own) {
    if (i < matrix.size())
        for (std::size_t j = 0; j < matrix[i].size(); ++j) entry(row, matrix[i][j], element(name, i, j), j, order, of, own);
}

void SystemUnits::system(const System& system) {
    ask_to_go_on();
    const Coordinates& of = coordinates_[system.name];
    const std::vector<std::string> own = local_names(system);
    const auto list = [&](Row& row, const std::vector<Formula>& values, std::size_t i, const char* name) {
        if (i < values.size()) entry(row, values[i], element(name, i), {}, 0, of, own);
    };
    std::visit([&]<class K>(const K& kind) {
        for (std::size_t i = 0; i < of.size(); ++i) {
            Row row{{}, "systems." + system.name};
            std::optional<Dimension> wanted;
            constexpr bool diagonal = std::is_same_v<K, LagrangianDiagonal>;
            constexpr bool lagrangian = diagonal || std::is_same_v<K, LagrangianLinear> || std::is_same_v<K, LagrangianNonlinear>;
            const std::string coordinate = diagonal ? std::string("q") : element(lagrangian ? "q" : "x", i);
            if constexpr (diagonal) {
                entry(row, kind.M, "M", i, 2, of, own);
                entry(row, kind.C, "C", i, 1, of, own);
                entry(row, kind.K, "K", i, 0, of, own);
                entry(row, kind.F, "F", {}, 0, of, own);
            } else {
                matrix(row, kind.M, i, "M", lagrangian ? 2 : 1, of, own);
            }
            if constexpr (std::is_same_v<K, LagrangianLinear>) {
                matrix(row, kind.C, i, "C", 1, of, own);
                matrix(row, kind.K, i, "K", 0, of, own);
                list(row, kind.F, i, "F");
            } else if constexpr (std::is_same_v<K, LagrangianNonlinear>) {
                list(row, kind.F, i, "F");
                list(row, kind.F_int, i, "F_int");
                list(row, kind.F_gyr, i, "F_gyr");
            } else if constexpr (std::is_same_v<K, FirstOrderLinear>) {
                matrix(row, kind.A, i, "A", 0, of, own);
                list(row, kind.b, i, "b");
            } else if constexpr (std::is_same_v<K, FirstOrderNonlinear>) {
                list(row, kind.f, i, "f");
            }
            const std::string because = of[i] ? "where " + coordinate + " is " + quantity_word(*of[i]) : std::string();
            if (of[i]) {
                if constexpr (lagrangian) {
                    wanted = formula::product(kEnergy, *of[i], -1);
                    const Value* mass = nullptr;
                    if constexpr (diagonal) mass = &kind.M;
                    else if (i < kind.M.size() && i < kind.M[i].size()) mass = &kind.M[i][i];
                    const auto acceleration = times_seconds(of[i], -2); // the row was divided by its mass
                    if (mass && !dimension_of(*mass, {}, own) && !row.terms.empty() && std::all_of(row.terms.begin(), row.terms.end(), [&](const Term& t) { return t.whole == *acceleration; })) continue;
                    const Value* v = nullptr;
                    if constexpr (diagonal) v = &kind.v;
                    else if (i < kind.v.size()) v = &kind.v[i];
                    const auto speed = times_seconds(of[i], -1);
                    const auto written = v ? dimension_of(*v, {}, own) : std::nullopt;
                    if (written && speed && *written != *speed) {
                        const std::string key = diagonal ? std::string("v") : element("v", i);
                        tell({v, key, *written, *written, {}, 0}, row.object, *speed, because, of);
                    }
                }
            }
            agree(row, wanted, because, of);
        }
    }, system.kind);
}

void SystemUnits::agree(const Row& row, std::optional<Dimension> wanted, const std::string& because, const Coordinates& of) {
    if (row.terms.empty()) return;
    const Term& first = row.terms.front();
    const bool one = std::all_of(row.terms.begin(), row.terms.end(), [&](const Term& t) { return t.whole == first.whole; });
    if (one && (!wanted || row.terms.size() > 1 || first.whole == *wanted)) return; // at one with each other
    for (const Term& t : row.terms)
        if (wanted ? t.whole != *wanted : t.whole != first.whole)
            tell(t, row.object, wanted ? *wanted : first.whole, wanted ? because : "beside " + first.key + ", " + quantity_word(first.coefficient), of);
}

void SystemUnits::tell(const Term& term, const std::string& object, const Dimension& row, const std::string& because, const Coordinates& of) {
    auto needed = times_seconds(row, term.order);
    if (needed && term.column) needed = formula::product(*needed, *of[*term.column], -1);
    if (!needed) return;
    found_.push_back({ErrorKind::input, '\'' + term.formula->formula() + "' is " + quantity_word(term.coefficient) + "; " + because + ", " + term.key + " needs " + quantity_word(*needed),
                      "use another unit", at(term.formula->place, object + '.' + term.key)});
}

// Gaps are lengths, or have the dimension of a coordinate that they join; their parts agree with each other.
void SystemUnits::relation(const Interaction& interaction) {
    ask_to_go_on();
    Coordinates of;
    for (const std::string& name : interaction.between) {
        const auto found = coordinates_.find(std::string_view(name).substr(0, name.find('[')));
        if (found == coordinates_.end()) return; // bodies, circuits
        of.insert(of.end(), found->second.begin(), found->second.end());
    }
    const std::vector<std::string> own = local_names(interaction);
    const std::string object = "interactions." + interaction.name + ".relation";
    const auto gap = [&](const Row& row, int order) {
        if (row.terms.empty()) return;
        const Dimension& whole = row.terms.front().whole;
        const auto is = [&](const std::optional<Dimension>& d) { return d && *times_seconds(d, -order) == whole; };
        const bool one = std::all_of(row.terms.begin(), row.terms.end(), [&](const Term& t) { return t.whole == whole; });
        if (!one) agree(row, {}, {}, of);
        else if (!is(kLength) && !is(Dimension{}) && std::none_of(of.begin(), of.end(), is))
            tell(row.terms.front(), object, *times_seconds(kLength, -order), order ? "in a sliding velocity" : "in a gap", of);
    };
    std::visit([&]<class K>(const K& kind) {
        if constexpr (std::is_same_v<K, LagrangianLinearRelation>) {
            if (!kind.column_index.empty()) return;
            for (std::size_t i = 0; i < kind.H.size(); ++i) {
                Row row{{}, object}, sliding{{}, object};
                matrix(row, kind.H, i, "H", 0, of, own);
                if (i < kind.b.size()) entry(row, kind.b[i], element("b", i), {}, 0, of, own);
                gap(row, 0);
                matrix(sliding, kind.T, i, "T", 1, of, own);
                gap(sliding, 1);
            }
        } else if constexpr (std::is_same_v<K, FirstOrderLinearRelation>) {
            for (std::size_t i = 0; i < kind.C.size(); ++i) {
                Row row{{}, object};
                matrix(row, kind.C, i, "C", 0, of, own);
                if (i < kind.e.size()) entry(row, kind.e[i], element("e", i), {}, 0, of, own);
                agree(row, {}, {}, of);
            }
        } else if constexpr (std::is_same_v<K, LagrangianScleronomousRelation> || std::is_same_v<K, LagrangianRheonomousRelation> || std::is_same_v<K, LagrangianCompliantRelation>) {
            for (std::size_t i = 0; i < kind.h.size(); ++i) {
                Row row{{}, object};
                entry(row, kind.h[i], element("h", i), {}, 0, of, own);
                gap(row, 0);
            }
            if constexpr (!std::is_same_v<K, LagrangianCompliantRelation>)
                for (std::size_t i = 0; i < kind.tangent.size(); ++i) {
                    Row row{{}, object};
                    entry(row, kind.tangent[i], element("tangent", i), {}, 0, of, own);
                    for (Term& t : row.terms) t.order = 0;
                    gap(row, 1);
                }
        }
    }, interaction.relation);
}

} // namespace saltus::model

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/changed_values.h"

#include "core/formula/unit_check.h"
#include "core/model/edit.h"
#include "core/model/names.h"
#include "core/model/typed_value.h"
#include "core/model/unit_remarks.h"

#include <cmath>

namespace saltus::model {

namespace {

class Comparison {
public:
    Comparison(const Model& from, const Model& to) : from_(from), to_(to), was_(from), is_(to), written_(to), functions_(functions_of(to)) {}

    std::optional<std::vector<ChangedStart>> run() {
        for (const Change& change : difference(from_, to_)) {
            const auto* replaced = std::get_if<Replace>(&change);
            if (!replaced) return std::nullopt;
            const bool same = std::visit([&](const auto& item) { return alike(replaced->at, item); }, static_cast<const decltype(Item())::variant&>(replaced->item));
            if (!same) return std::nullopt;
        }
        return std::move(changed_);
    }

private:
    using Of = ChangedStart::Of;

    template <class Part>
    bool alike(std::size_t, const Part&) const { return false; }
    bool alike(std::size_t at, const Parameter&) const {
        Parameter before = from_.parameters[at];
        const Parameter& now = to_.parameters[at];
        if (now.integer || !same_kind(before.value, now.value, true)) return false;
        before.value = now.value;
        return before == now;
    }
    bool alike(std::size_t at, const Circuit&) const { // its states are those of its system
        Circuit before = from_.circuits[at];
        const Circuit& now = to_.circuits[at];
        if (before.elements.size() != now.elements.size()) return false;
        for (std::size_t i = 0; i < now.elements.size(); ++i) before.elements[i].initial = now.elements[i].initial;
        return before == now;
    }
    bool alike(std::size_t at, const System&) {
        System before = from_.systems[at];
        const System& now = to_.systems[at];
        if (before.kind.index() != now.kind.index()) return false;
        const std::string object = "systems." + now.name;
        const bool same = std::visit(
            [&](auto& was) {
                const auto& is = std::get<std::remove_reference_t<decltype(was)>>(now.kind);
                if constexpr (requires { was.x; }) return take(was.x, is.x, Of::x, at, object + ".x");
                else return take(was.q, is.q, Of::q, at, object + ".q") && take(was.v, is.v, Of::v, at, object + ".v");
            },
            static_cast<decltype(SystemKind())::variant&>(before.kind));
        return same && before == now;
    }
    bool alike(std::size_t at, const Body&) {
        Body before = from_.bodies[at];
        const Body& now = to_.bodies[at];
        const std::string object = "bodies." + now.name;
        return take(before.position, now.position, Of::position, at, object + ".position") && take(before.rotation, now.rotation, Of::rotation, at, object + ".rotation") &&
               take(before.velocity, now.velocity, Of::velocity, at, object + ".velocity") && take(before.spin, now.spin, Of::spin, at, object + ".spin") && before == now;
    }

    bool take(ValueVector& was, const ValueVector& is, Of of, std::size_t source, const std::string& object) {
        if (was.size() != is.size()) return false;
        for (std::size_t i = 0; i < is.size(); ++i)
            if (!take(was[i], is[i], of, source, element(object, i), i)) return false;
        return true;
    }
    bool take(Value& was, const Value& is, Of of, std::size_t source, std::string object, std::size_t component = 0) {
        if (was == is) return true;
        if (!same_kind(was, is, false)) return false;
        was = is;
        changed_.push_back({of, source, component, &is, std::move(object)});
        return true;
    }

    // What is told of the one is told of the other.
    bool same_kind(const Value& before, const Value& now, bool shown) const { // shown: of a parameter, which is shown in the unit of its value
        if (before == now) return true;
        if (before.is_number() != now.is_number()) return false;
        if (now.is_number()) return std::isfinite(std::get<double>(now.source));
        const auto read = [shown](const TypedValues& names, const std::string& text) -> std::optional<formula::ConstantValue> {
            if (!shown) return names.quantity(text);
            const auto constant = formula::parse_constant(text); // a parameter's: no name is known to it
            return constant ? std::optional(*constant) : std::nullopt;
        };
        const auto was = read(was_, before.formula()), is = read(is_, now.formula());
        if (!was || !is || !std::isfinite(is->si) || was->dimension != is->dimension) return false;
        const auto symbol = [](const formula::ConstantValue& value) { return value.unit ? value.unit->symbol : std::string(); };
        if (shown && symbol(*was) != symbol(*is)) return false;
        if (shown) return true;
        for (const formula::PlainNumbers numbers : {formula::PlainNumbers::likely, formula::PlainNumbers::open}) { // units of coordinates follow from them
            const auto said = [&](const Value& value) { return formula::check_units(value.formula(), unit_of_, functions_, {}, numbers); };
            const formula::UnitCheck a = said(before), b = said(now);
            if (a.clash || b.clash || a.dimension != b.dimension) return false;
        }
        return true;
    }

    const Model &from_, &to_;
    const TypedValues was_, is_;
    const WrittenUnits written_; // parameters keep theirs
    const formula::FunctionOf functions_;
    const formula::DimensionOf unit_of_ = [this](std::string_view name) -> std::optional<formula::Dimension> {
        const auto found = written_.parameters().find(name);
        return found == written_.parameters().end() ? std::nullopt : std::optional(found->second);
    };
    std::vector<ChangedStart> changed_;
};

} // namespace

std::optional<std::vector<ChangedStart>> changed_starts(const Model& from, const Model& to) {
    return Comparison(from, to).run();
}

} // namespace saltus::model

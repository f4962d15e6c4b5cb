// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/program_hash.h"

#include "core/base/hash.h"
#include "core/model/field_list.h"

#include <algorithm>
#include <bit>
#include <string_view>
#include <type_traits>
#include <variant>

namespace saltus::model {

namespace {

class Hasher {
public:
    template <class Part>
    void parts(const std::vector<Part>& list) {
        number(list.size());
        for (const Part& part : list) fields(part, [](PropertyId id) { return counts<Part>(id); });
    }
    template <class Part, class Counts>
    void fields(const Part& part, Counts counted) {
        for (const auto& field : fields_of(part)) {
            if (!counted(field.id)) continue;
            number(static_cast<std::uint64_t>(field.id.owner));
            text(word_of(field.id.key));
            number(field.id.item);
            std::visit([this](const auto* value) { this->take(*value); }, field.value);
        }
    }
    std::uint64_t value() const noexcept { return hash_.value(); }

private:
    template <class Part>
    static bool counts(PropertyId id) {
        constexpr Key shown[] = {Key::label, Key::help, Key::pinned, Key::range, Key::unit, Key::quantity, Key::colour, Key::group, Key::shown, Key::threads};
        if (std::find(std::begin(shown), std::end(shown), id.key) != std::end(shown)) return false;
        return !(std::is_same_v<Part, Parameter> && id.key == Key::value);
    }

    void number(std::uint64_t n) { hash_.add(n); }
    void text(std::string_view s) {
        number(s.size());
        hash_.add_bytes(s.data(), s.size());
    }
    void take(bool x) { number(x ? 1 : 0); }
    void take(int x) { number(static_cast<std::uint64_t>(x)); }
    void take(double x) { number(std::bit_cast<std::uint64_t>(x)); }
    void take(const std::string& x) { text(x); }
    void take(const Value& x) { text(x.formula()); }
    void take(const Repeat& x) {
        text(x.index);
        take(x.count);
    }
    void take(const std::pair<Value, Value>& x) {
        take(x.first);
        take(x.second);
    }
    template <class T>
    void take(const std::optional<T>& x) {
        number(x ? 1 : 0);
        if (x) take(*x);
    }
    void take(const std::vector<BodyShape>& x) { number(x.size()); } // their fields are in the list
    void take(const std::vector<JointCoordinate>& x) { number(x.size()); }
    template <class T>
    void take(const std::vector<T>& x) {
        number(x.size());
        for (const T& one : x) take(one);
    }
    template <class... T>
    void take(const std::variant<T...>& x) { // a kind
        number(x.index());
    }
    template <class T>
        requires std::is_enum_v<T>
    void take(T x) {
        number(static_cast<std::uint64_t>(x));
    }

    Hash hash_;
};

} // namespace

std::uint64_t program_hash(const Model& model) {
    Hasher hasher;
    hasher.parts(model.parameters);
    hasher.parts(model.functions);
    hasher.parts(model.drives);
    hasher.parts(model.expressions);
    hasher.parts(model.systems);
    hasher.parts(model.interactions);
    hasher.parts(model.materials);
    hasher.parts(model.contacts);
    hasher.parts(model.bodies);
    hasher.parts(model.joints);
    hasher.parts(std::vector<World>{model.world});
    return hasher.value();
}

std::uint64_t settings_hash(const Run& run) {
    Hasher hasher;
    hasher.fields(run, [](PropertyId id) {
        if (id.key == Key::kind || id.key == Key::theta || id.key == Key::gamma) return false;
        return id.owner == Owner::integrator || id.owner == Owner::newton || id.owner == Owner::solver;
    });
    return hasher.value();
}

} // namespace saltus::model
